"""The coach: what decisions of a finished game cost, for those who made them."""

import asyncio

import petteia
from petteia.tables.afterwards.coach import SUSPECTS, Coach
from tests.server.running import AGORA, Client, Running, seated
from tests.server.test_afterwards import play_out
from tests.web.played import record


def test_the_coach_speaks_after_the_end_to_those_who_played(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            for seed in range(9):  # in some games nothing that one did may have cost anything
                table = await seated([ida, odo, una])
                path = f"/api/tables/{table}/coach"
                early = await ida.http.get(f"{path}?seat=0")
                assert early.status_code == 409 and early.json()["code"] == "record_at_the_end"
                assert (await ida.http.get(f"{path}/3?seat=0")).json()["code"] == "record_at_the_end"
                await play_out([ida, odo, una], table, seed)
                plan = await odo.get(f"{path}?seat=1")
                if plan["lines"]:
                    break
            assert plan["seat"] == 1 and 0 < len(plan["lines"]) <= min(SUSPECTS, plan["of"])
            line = plan["lines"][0]
            found = await odo.get(f"{path}/{line}?seat=1")
            assert found["line"] == line and found["low"] <= found["high"] and found["played"] != found["best"]
            asked = f"{path}/{line}/tried?seat=1&option={found['played']}&best={found['best']}"
            tried = await odo.get(asked)
            assert tried["option"] == found["played"] and tried["low"] <= tried["points"] <= tried["high"]
            for refused, code in (
                (f"{path}?seat=0", "players_only"),
                (f"{path}?seat=9", "no_such_seat"),
                (f"{path}/1?seat=1", "no_such_moment"),
                (asked.replace(f"option={found['played']}", "option=999999"), "not_possible"),
            ):
                answer = await odo.http.get(refused)
                assert answer.status_code in (403, 409) and answer.json()["code"] == code, refused

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_the_owner_of_a_record_is_coached_for_any_seat(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            table = (await ida.post("/api/records", {"record": record(AGORA)}, expect=201))["table"]
            for seat in (0, 2):
                assert (await ida.get(f"/api/tables/{table}/coach?seat={seat}"))["seat"] == seat
            refused = await odo.http.get(f"/api/tables/{table}/coach?seat=0")
            assert refused.status_code in (403, 409)

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_the_likeliest_mistakes_come_first_and_the_rest_is_left_out():
    coach = Coach(record(AGORA), petteia.load(AGORA, 3))
    mine = [one for one in coach.moments if one.seat == 0]
    gaps = {one.line: coach.meter.gap(one.view(), one.action) for one in mine}
    plan = coach.plan(0)
    assert plan.of == len(mine) and plan.lines and all(gaps[line] > 0 for line in plan.lines)
    assert [gaps[line] for line in plan.lines] == sorted((gaps[line] for line in plan.lines), reverse=True)
