"""A league at a server, with the clock moved: seasons, divisions, who goes up and down."""

import asyncio

import pytest

from petteia.server.tournaments import service
from tests.server.running import Client, Running
from tests.tournaments.playing import made, nothing_twice, page, until
from tests.tournaments.test_tournaments import later

pytestmark = pytest.mark.part("friends")
DAY = 24 * 60


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for windows."""
    monkeypatch.setattr(service, "WINDOW_MS", 0)


def test_seasons_follow_one_another_and_people_go_up_and_down(tmp_path):
    async def play_all() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            league = await made(ida, league=True, division_size=4, moving=1, season_days=7, seasons=2)
            await ida.post(f"/api/tournaments/{league}/bots", {"bot": "random", "count": 8})
            found = await ida.post(f"/api/tournaments/{league}/start")
            assert found["state"] == "running" and found["round"] == 1 and found["next"]
            found = await until(ida, league, lambda p: all(one["state"] == "over" for one in p["divisions"]))
            first = found["divisions"]
            assert [len(one["members"]) for one in first] == [4, 4] and len({one["tournament"] for one in first}) == 2
            assert (await odo.post(f"/api/tournaments/{league}/entry"))["mine"] == 9, "newcomers come in between"
            division = await page(ida, first[0]["tournament"])
            nothing_twice(division, again=True)
            assert (division["league"], division["season"], division["division"]) == (league, 1, 0)
            refused = await odo.post(f"/api/tournaments/{division['id']}/entry", expect=409)
            assert refused["code"] == "season_entry"
            later(server, 6 * DAY)
            assert (await page(ida, league))["round"] == 1, "a season lasts as long as it was said"
            later(server, 2 * DAY)
            found = await until(ida, league, lambda p: p["round"] == 2)
            second = [one for one in found["divisions"] if one["season"] == 2]
            numbers = [[one["number"] for one in division["members"]] for division in first]
            now = [{one["number"] for one in division["members"]} for division in second]
            assert numbers[0][-1] in now[1] and numbers[1][0] in now[0], "the last goes down, the first comes up"
            assert 9 in now[1] and sum(map(len, now)) == 9
            assert [(one["entrants"], one["league"]) for one in (await odo.get("/api/tournaments?which=mine"))[
                "tournaments"]] == [(9, True)]  # fmt: skip
            later(server, 8 * DAY)
            found = await until(ida, league, lambda p: p["state"] == "over")
            assert found["round"] == 2 and all(one["state"] in ("over", "off") for one in found["divisions"])

    with Running(tmp_path) as server:
        asyncio.run(play_all())
