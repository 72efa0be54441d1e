"""Siege: the deal of the day. Days and games that are none, tries begun many times at once, and a day that thousands
have played, asked for over and over."""

import contextlib
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import httpx

from tests.siege.siegecraft import Instance, new_guest, sized

GAME = "deukalion"
NO_DAYS = ("2026-02-30", "1999-01-01", "9999-12-31", "yesterday!", "%00" * 10, "-" * 10, "2026-11-1", "x" * 4000)
JSON = {"content-type": "application/json"}
BAD_BODIES = (b"", b"[]", b'{"fun": "yes"}', b'{"counted": true}', b"{" * 60_000, b'"' + b"x" * 60_000)


def day(ago: int) -> str:
    """A date by UTC, so many days ago."""
    return (datetime.now(UTC) - timedelta(days=ago)).strftime("%Y-%m-%d")


def many_have_played(server: Instance, tries: int) -> None:
    """Yesterday so many guests have had their try."""
    server.shut()
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "petteia.db")) as c:
        c.execute("INSERT INTO daily_days VALUES (?, ?, 0)", (day(1), bytes(32)))
        people = [(f"d{n}", f"Player {n}", 1) for n in range(tries)]
        c.executemany("INSERT INTO players (id, name, created) VALUES (?, ?, ?)", people)
        rows = [(day(1), GAME, f"d{n}", f"{n:018x}", 1, 2, "counted", 1 + n % 4, 4, n % 97 - 48) for n in range(tries)]
        c.executemany(
            "INSERT INTO daily_tries (day, game, player, table_id, began, ended, state, place, seats, ahead)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            rows,
        )
        c.commit()
    server.open()


def client(url: str, name: str) -> httpx.Client:
    return httpx.Client(base_url=url, cookies={"petteia": new_guest(url, name)}, timeout=600)


@sized(small=(0, 2, 0.5), large=(20_000, 12, 20.0))
def test_siege_of_the_deal_of_the_day(strict_house, judge, size):
    """Each guest gets one counted try, however often and wherever it is begun; nothing else is begun."""
    server, (tries, guests, seconds) = strict_house, size
    if tries:
        many_have_played(server, tries)
    stack = contextlib.ExitStack()
    many = [stack.enter_context(client(server.url, f"Eve {n}")) for n in range(guests)]
    today = many[0].get("/api/daily").json()["day"]  # all the while, even if midnight comes

    def ask(eve: httpx.Client) -> set[str]:
        tables = set[str]()
        until, rounds = time.monotonic() + seconds, 0
        while not rounds or time.monotonic() < until:
            rounds += 1
            for path in ("/api/daily", f"/api/daily/{GAME}/{today}", f"/api/daily/{GAME}/{day(1)}"):
                assert eve.get(path).status_code in ({200, 429} | ({404} if not tries else set())), path
            for bad in NO_DAYS:
                assert eve.get(f"/api/daily/{GAME}/{bad}").status_code in (400, 404, 414, 429), bad[:20]
            assert eve.post(f"/api/daily/chess/{today}", json={}).status_code in (404, 429)
            for body in BAD_BODIES:
                answer = eve.post(f"/api/daily/{GAME}/{today}", content=body, headers=JSON)
                assert answer.status_code in (400, 413, 429), (body[:20], answer.text)
            foreign = eve.post(f"/api/daily/{GAME}/{day(0)}/watch", json={"table": "f" * 18})
            assert foreign.status_code in (403, 404, 429), foreign.text
            with ThreadPoolExecutor(4) as at_once:
                begun = [at_once.submit(eve.post, f"/api/daily/{GAME}/{today}", json={}) for _ in range(4)]
            for one in begun:
                answer = one.result()
                assert answer.status_code in (200, 201, 409, 429), answer.text
                if answer.status_code < 300:
                    tables.add(answer.json()["table"])
        return tables

    sends = f"{guests} guests for {seconds:.0f} s, a day that {tries} have played"
    attack = server.siege("deal of the day", sends, "-")
    with stack, attack as field, ThreadPoolExecutor(guests) as at_once:
        found = list(at_once.map(ask, many))
    assert all(len(tables) <= 1 for tables in found), "one counted try each"
    assert any(found), "somebody has begun"
    judge(field)
