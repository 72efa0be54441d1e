"""Siege: tournaments. Plans that are none, foreign tournaments, tables and hosts, teams and entries many times at once,
and one with full registration asked for over and over; nobody makes more than they may."""

import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from tests.siege.siegecraft import new_guest, sized

MOST_MADE = 5
JSON = {"content-type": "application/json"}
PLAN: dict[str, Any] = {"name": "Games", "game": "deukalion", "seats": 2, "round_minutes": 60, "ready_minutes": 60}
BAD_PLANS = (
    {"name": ""}, {"name": "\u200b" * 9}, {"name": "x" * 5000}, {"name": None}, {"game": "chess"}, {"game": "x" * 5000},
    {"format": "ladder"}, {"seats": 1}, {"seats": 7}, {"seats": 10**30}, {"seats": "two"}, {"rounds": -1},
    {"rounds": 10**9}, {"most": 1}, {"most": 10**6}, {"starts": 1}, {"starts": 1 << 62}, {"starts": -1},
    {"round_minutes": 0}, {"round_minutes": 10**9}, {"move_ms": -5}, {"league": True, "division_size": 1},
    {"league": True, "season_days": 0}, {"late": True, "format": "knockout"}, {"unknown": 1}, {"duplicate": "yes"},
    {"duplicate": True, "most": 2}, {"duplicate": True, "format": "knockout"}, {"team": 2}, {"team": 9},
    {"duplicate": True, "team": 3}, {"duplicate": True, "team": 2, "league": True}, {"seeding": "strength"},
)  # fmt: skip
BAD_BODIES = (b"", b"[]", b'{"plan": []}', b'{"plan": {"name": 1}}', b"{" * 60_000, b'{"plan": {' + b'"a":' * 9000)
NO_IDS = ("none", "%00" * 8, "x" * 4000, "%2e%2e%2fme", "' OR 1=1 --", "%F0%9F%A6%89")
REFUSED = {400, 403, 404, 409, 413, 414, 422, 429}


def client(url: str, name: str) -> httpx.Client:
    return httpx.Client(base_url=url, cookies={"petteia": new_guest(url, name)}, timeout=600)


@sized(large=(12, 20.0))
def test_siege_of_tournaments(strict_house, judge, size):
    """Nothing wrong makes a tournament, a guest makes five at most, and nobody else rules in them."""
    server, (guests, seconds) = strict_house, size
    stack = contextlib.ExitStack()
    host = stack.enter_context(client(server.url, "Host"))
    answer = host.post(
        "/api/tournaments", json={"plan": {**PLAN, "most": 128, "duplicate": True, "team": 2}, "join": True}
    )
    assert answer.status_code == 201, answer.text
    theirs = answer.json()["tournament"]
    many = [stack.enter_context(client(server.url, f"Eve {n}")) for n in range(guests)]

    def ask(eve: httpx.Client) -> None:
        until, rounds = time.monotonic() + seconds, 0
        while not rounds or time.monotonic() < until:
            rounds += 1
            for wrong in BAD_PLANS:
                answer = eve.post("/api/tournaments", json={"plan": {**PLAN, **wrong}})
                assert answer.status_code in REFUSED, (wrong, answer.text)
                assert answer.json()["text"], wrong
            for body in BAD_BODIES:
                answer = eve.post("/api/tournaments", content=body, headers=JSON)
                assert answer.status_code in REFUSED, (body[:20], answer.text)
            for bad in NO_IDS:
                assert eve.get(f"/api/tournaments/{bad}").status_code in REFUSED | {405}, bad[:20]
                assert eve.post(f"/api/tournaments/{bad}/entry").status_code in REFUSED | {405}, bad[:20]
            for what, body in (
                ("start", None), ("end", None), ("bots", {"bot": "random", "count": 32}), ("leave", {"number": 1}),
                ("rulings", {"board": 0, "places": [1, 2]}), ("watch", {"table": "f" * 18}),
            ):  # fmt: skip
                answer = eve.post(f"/api/tournaments/{theirs}/{what}", json=body)
                assert answer.status_code in REFUSED, (what, answer.text)
            with ThreadPoolExecutor(4) as at_once:
                asked = [at_once.submit(eve.post, f"/api/tournaments/{theirs}/entry?team=T{n % 3}") for n in range(4)]
                asked += [
                    at_once.submit(eve.post, "/api/tournaments", json={"plan": PLAN, "join": False}) for _ in range(4)
                ]
                asked += [at_once.submit(eve.get, f"/api/tournaments/{theirs}{end}") for end in ("", "/results.csv")]
            assert all(one.result().status_code in {200, 201} | REFUSED for one in asked)

    attack = server.siege("tournaments", f"{guests} guests for {seconds:.0f} s: plans, entries, other people's", "-")
    with stack, attack as field:
        with ThreadPoolExecutor(guests) as at_once:
            list(at_once.map(ask, many))
        time.sleep(1.1)  # the limits of a second are over
        found = host.get(f"/api/tournaments/{theirs}").json()
        people = [one["player"] for one in found["entrants"]]
        assert found["state"] == "open" and len(people) == len(set(people)) <= guests + 1
        named = [one["team"] for one in found["entrants"] if one["team"]]
        assert all(named.count(team) <= 2 for team in named)
        for eve in many:
            mine = eve.get("/api/tournaments?which=mine")
            assert mine.status_code == 429 or len(mine.json()["tournaments"]) <= MOST_MADE + 1
    judge(field)
