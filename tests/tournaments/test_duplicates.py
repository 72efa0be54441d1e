"""Duplicates: the same deal at all tables of a round, and results compared seat by seat when the last is over."""

import asyncio
import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.games import load
from petteia.server.tournaments import service
from petteia.server.tournaments.matchpoints import AVERAGE, AVERAGE_PLUS, DuplicateTable, SeatScore, matchpoints
from petteia.server.tournaments.seeding import seeded
from petteia.server.tournaments.standings import WIN
from petteia.server.tournaments.teams import formed, seatings, units
from petteia.store.people.results import Skill
from petteia.store.people.tournament_rows import EntrantRow
from tests.server.running import AGORA, Client, Running
from tests.tournaments.playing import made, page, play, until

pytestmark = pytest.mark.part("friends")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for windows."""
    monkeypatch.setattr(service, "WINDOW_MS", 0)


# -- scores -----------------------------------------------------------------------------------------


def test_a_result_is_compared_with_the_others_of_the_same_seat():
    tables = [DuplicateTable([1, 2], [5, -5]), DuplicateTable([1, 2], [9, -9]), DuplicateTable([2, 1], [-1, 1])]
    scores = matchpoints(tables)
    assert [row[0].points for row in scores] == [WIN // 2, WIN, 0]
    assert [row[1].points for row in scores] == [WIN // 2, 0, WIN]
    assert [row[0].difference for row in scores] == [WIN, 7 * WIN, -8 * WIN], "5 beside a mean of 4; 9 of 2; -1 of 7"


def test_equal_results_share_and_the_place_comes_before_the_points():
    alike = DuplicateTable([1, 2, 3], [2, -2, -9])
    first, second, third = matchpoints([alike, alike, DuplicateTable([2, 1, 3], [3, -3, 0])])
    assert first == second and first[0].points == WIN * 3 // 4
    assert third[0].points == 0, "more points ahead of the best, but not first"
    assert third[2].points == WIN


def test_what_cannot_be_compared_is_worth_what_the_laws_say():
    played, unfinished = DuplicateTable([1, 2], [5, -5]), DuplicateTable([1, 1], [])
    assert matchpoints([played, unfinished])[1] == [SeatScore(AVERAGE), SeatScore(AVERAGE)]
    assert matchpoints([played, unfinished])[0] == [SeatScore(WIN), SeatScore(0)], "alone in their seats: by place"
    walkover = DuplicateTable([1, 2], [], [1])
    assert matchpoints([played, walkover])[1] == [SeatScore(AVERAGE_PLUS), SeatScore(0)]
    resigned = DuplicateTable([1, 2], [7, None])
    scores = matchpoints([played, resigned])
    assert scores[1] == [SeatScore(WIN, 2 * WIN), SeatScore(0)]
    assert scores[0][1] == SeatScore(0), "nobody is compared with a seat that was left"
    judged = DuplicateTable([2, 1], [5, -5], judged=True)
    assert matchpoints([played, judged]) == [[SeatScore(WIN), SeatScore(0)], [SeatScore(0), SeatScore(WIN)]]


result = st.tuples(
    st.permutations([1, 2, 3]), st.lists(st.one_of(st.none(), st.integers(-9, 9)), min_size=3, max_size=3)
)


@given(st.lists(result, min_size=1, max_size=6))
def test_those_who_are_compared_share_what_there_is(results):
    scores = matchpoints([DuplicateTable(places, ahead) for places, ahead in results])
    for seat in range(3):
        there = [row[seat] for (_, ahead), row in zip(results, scores, strict=True) if ahead[seat] is not None]
        assert all(0 <= one.points <= WIN for one in there)
        if len(there) > 1:
            assert abs(2 * sum(one.points for one in there) - len(there) * WIN) <= 2 * len(there), "half on the average"
            assert abs(sum(one.difference for one in there)) <= len(there)


# -- teams ------------------------------------------------------------------------------------------


def entrants(*teams: str) -> list[EntrantRow]:
    return [EntrantRow(n, f"guest {n}", "", f"Guest {n}", 1, team=team) for n, team in enumerate(teams, 1)]


def test_teams_are_filled_by_those_without_one_and_by_bots():
    found = formed(entrants("Athens", "", "Sparta", "Sparta", "", "", ""), 2, "seer", 5)
    assert [(one.number, one.team, one.bot) for one in found] == [
        (1, "Athens", ""), (2, "Athens", ""), (3, "Sparta", ""), (4, "Sparta", ""), (5, "A", ""), (6, "A", ""),
        (7, "B", ""), (8, "B", "seer")]  # fmt: skip
    assert units(found, 2) == {1: [1, 2], 3: [3, 4], 5: [5, 6], 7: [7, 8]}


@pytest.mark.parametrize(("teams", "size"), [(n, k) for n in range(2, 6) for k in range(2, min(n, 4) + 1)])
def test_the_members_of_a_team_sit_in_different_seats_at_different_tables(teams, size):
    members = {team: [10 * team + n for n in range(size)] for team in range(1, teams + 1)}
    for number in range(1, 4):
        tables = seatings(list(members), members, size, number)
        assert sorted(itertools.chain(*tables)) == sorted(itertools.chain(*members.values())), "everybody plays once"
        for team, some in members.items():
            seats = [(n, table.index(one)) for n, table in enumerate(tables) for one in table if one in some]
            assert len({table for table, _ in seats}) == len({seat for _, seat in seats}) == size, team


def test_seeds_follow_ratings_and_the_ladder_and_then_the_lot():
    rows = [*entrants("", "", ""), EntrantRow(4, "", "olympian", "", 1), EntrantRow(5, "", "shepherd", "", 1)]
    skills = {"guest 2": Skill(60.0, 1.0, 9), "guest 3": Skill(-60.0, 1.0, 9)}
    assert [one.seed for one in seeded(rows, skills, "deukalion", 2)] == [0, 1, 4, 2, 3]


# -- at a server ------------------------------------------------------------------------------------


def later(server: Running, minutes: int) -> None:
    now = server.instance.registry.now
    server.instance.registry.now = lambda: now() + minutes * 60_000


async def refused(client: Client, path: str, body: object = None, expect: int = 409) -> str:
    answer = await (client.http.get(path) if body is None else client.http.post(path, json=body))
    assert answer.status_code == expect, answer.text
    code: str = answer.json()["code"]
    return code


def test_a_duplicate_is_closed_to_all_until_its_last_table_is_over(tmp_path):
    async def play_all() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            t = await made(ida, join=True, rounds=1, duplicate=True)
            assert (await ida.post(f"/api/tournaments/{t}/start", expect=409))["code"] == "too_few"
            await odo.post(f"/api/tournaments/{t}/entry")
            await ida.post(f"/api/tournaments/{t}/bots", {"bot": "random", "count": 7})
            found = await ida.post(f"/api/tournaments/{t}/start")
            mine, theirs = found["table"], (await page(odo, t))["table"]
            assert mine != theirs, "the seed of these names puts them at different tables"
            await ida.connect()
            await ida.watch(mine)
            for what in ("undo", "give_up"):
                assert (await ida.ask("propose", table=mine, what=what, seat=0))["code"] in (
                    "duplicate_stands",
                    "not_your_seat",
                )
            await play(ida, mine, 1)
            found = await until(ida, t, lambda p: sum(one["state"] == "done" for one in p["played"][0]["tables"]) == 2)
            this = found["played"][0]
            assert this["sealed"] and this["commitment"] and not this["secret"]
            assert all(not one["points"] and not one["places"] for one in this["tables"]), "nor what others did"
            assert all(row["points"] == 0 for row in found["standings"])
            info = await ida.get(f"/api/tables/{mine}")
            assert info["status"] == "finished" and info["commitment"] == this["commitment"] and not info.get("secret")
            assert await refused(ida, f"/api/tables/{mine}/record") == "duplicate_until"
            assert await refused(ida, f"/api/tables/{mine}/share", {"open": True}) == "duplicate_until"
            assert await refused(odo, f"/api/tables/{mine}", expect=403) == "by_invitation"
            assert await refused(ida, f"/api/tournaments/{t}/watch", {"table": theirs}) == "duplicate_until"
            assert await refused(odo, f"/api/tournaments/{t}/watch", {"table": mine}) == "duplicate_until"
            problem = await ida.ask("look", table=mine, first=1, count=1)
            assert problem["code"] == "duplicate_own_seat", problem
            await play(odo, theirs, 2)
            found = await until(ida, t, lambda p: p["state"] == "over" and not p["played"][0]["sealed"])
            this = found["played"][0]
            assert all(len(one["points"]) == 3 and len(one["ahead"]) == 3 for one in this["tables"])
            for seat in range(3):
                assert sum(one["points"][seat] for one in this["tables"]) == 3 * found["win"] // 2
            records = [await ida.get(f"/api/tables/{mine}/record")]
            watched = (await ida.post(f"/api/tournaments/{t}/watch", {"table": theirs}))["table"]
            records.append(await ida.get(f"/api/tables/{watched}/record"))
            for text in records:
                record = Record.parse(text)
                assert record.header.duplicate == f"{t}/1" and record.seed.hex() == this["secret"]
                found_out = verify(record, load(AGORA, 3))
                assert {one.about for one in found_out if one.verdict == "verified"} >= {"commitment", "outcomes"}

    with Running(tmp_path) as server:
        server.instance.tournaments.name = iter([f"t{n:02}" for n in range(20)]).__next__
        asyncio.run(play_all())


def test_what_is_not_over_in_time_is_stopped_and_shown(tmp_path):
    async def play_all() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            t = await made(ida, join=True, rounds=1, duplicate=True, round_minutes=30)
            await odo.post(f"/api/tournaments/{t}/entry")
            await ida.post(f"/api/tournaments/{t}/bots", {"bot": "random", "count": 4})
            table = (await ida.post(f"/api/tournaments/{t}/start"))["table"]
            later(server, 31)
            found = await until(ida, t, lambda p: p["state"] == "over" and not p["played"][0]["sealed"])
            going = [one for one in found["played"][0]["tables"] if not one["ahead"]]
            assert table in [one["table"] for one in going]
            assert all(points == found["win"] // 2 for one in going for points in one["points"])
            assert (await ida.get(f"/api/tables/{table}"))["closed"] == "stopped"

    with Running(tmp_path) as server:
        asyncio.run(play_all())


def test_teams_meet_at_several_tables(tmp_path):
    async def play_all() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            t = await made(ida, rounds=2, duplicate=True, team=2, seeding="rating")
            for person, team in ((ida, "Athens"), (odo, "Athens"), (una, "Sparta")):
                assert (await person.post(f"/api/tournaments/{t}/entry?team={team}"))["mine"]
            assert await refused(una, f"/api/tournaments/{t}/entry?team=Athens", {}) == "team_full"
            await ida.post(f"/api/tournaments/{t}/bots", {"bot": "random", "count": 2})
            found = await ida.post(f"/api/tournaments/{t}/start")
            assert len(found["entrants"]) == 6 and len(found["played"][0]["tables"]) == 2
            teams = {one["number"]: one["team"] for one in found["entrants"]}
            assert sorted(teams.values()) == ["A", "A", "Athens", "Athens", "Sparta", "Sparta"]
            for one in found["played"][0]["tables"]:
                assert len({teams[number] for number in one["entrants"]}) == 3
            for number in (1, 2):
                people = (ida, odo, una)
                seats = [await until(one, t, lambda p, n=number: p["round"] == n and p["table"]) for one in people]
                games: dict[str, list[Client]] = {}
                for one, each in zip(people, seats, strict=True):
                    games.setdefault(each["table"], []).append(one)
                await asyncio.gather(*[play(one, table, number) for table, some in games.items() for one in some])
            found = await until(ida, t, lambda p: p["state"] == "over")
            assert len(found["standings"]) == 3 and all(row["played"] == 2 for row in found["standings"])
            rows = await ida.get(f"/api/tournaments/{t}/results.csv")
            assert "Athens" in rows

    with Running(tmp_path) as server:
        asyncio.run(play_all())


def test_a_duplicate_that_could_not_be_compared_is_refused(tmp_path):
    async def ask() -> None:
        async with Client(server.url, "Ida") as ida:
            for code, plan in (
                ("duplicate_small", {"most": 5}),
                ("duplicate_knockout", {"format": "knockout"}),
                ("tournament_teams", {"team": 2, "duplicate": False}),
                ("tournament_teams", {"team": 1}),
                ("tournament_teams", {"team": 4}),
                ("tournament_teams", {"team": 2, "late": True}),
            ):
                body = {
                    "plan": {"name": "x", "game": "agora", "seats": 3, "round_minutes": 5, "duplicate": True, **plan}
                }
                assert await refused(ida, "/api/tournaments", body) == code
            body["plan"]["seeding"] = "strength"
            assert await refused(ida, "/api/tournaments", body, 400) == "unreadable"

    with Running(tmp_path) as server:
        asyncio.run(ask())
