"""Coming together by a code, over HTTP and the WebSocket."""

import asyncio

import httpx

from petteia.server.config import Limits
from petteia.server.limits.rate_limits import SLIPS
from tests.server.running import UNLIMITED, Client, Running, settings

TABLE = {"game": "agora", "seats": [{"who": "me"}, {}, {}], "settings": {"listed": False}}


def test_one_code_seats_all_and_the_game_starts_by_itself(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Eve") as eve:
            table = (await ida.post("/api/tables", TABLE))["table"]
            assert (await ida.get(f"/api/tables/{table}/code"))["code"] == ""
            assert (await odo.post(f"/api/tables/{table}/code", expect=403))["code"] == "players_only"
            made = await ida.post(f"/api/tables/{table}/code")
            assert made["link"].endswith(f"/#code={made['code']}") and len(made["code"]) == 11
            assert await ida.post(f"/api/tables/{table}/code") == made
            assert (await odo.get(f"/api/tables/{table}/code"))["code"] == "", "not for whoever does not sit"
            fetched = httpx.get(made["link"])
            assert fetched.status_code == 200, "whatever fetches the address to show what is behind it"
            assert (await ida.get(f"/api/tables/{table}"))["seats"][1:] == [{}, {}]
            said = made["code"].lower().replace("-", " ")
            assert await odo.post("/api/codes", {"code": said}) == {"table": table}
            assert await eve.post("/api/codes", {"code": made["code"]}) == {"table": table}
            info = await eve.get(f"/api/tables/{table}")
            assert all(seat["ready"] for seat in info["seats"]) and info["starts"] > 0
            stopped = await odo.post(f"/api/tables/{table}/halt")
            assert "starts" not in stopped
            assert [seat.get("ready", False) for seat in stopped["seats"]] == [True, False, True]
            await odo.post(f"/api/tables/{table}/ready", {"seat": 1})
            now = server.instance.registry.now
            server.instance.registry.now = lambda: now() + 11_000
            await ida.connect()
            await ida.watch(table)  # somebody looks, and its time has come
            await ida.until(table, lambda known: known.info["status"] in ("starting", "running"))
            assert (await ida.post("/api/codes", {"code": made["code"]}, expect=409))["code"] == "no_such_code"

    with Running(tmp_path) as server:
        asyncio.run(story())


def test_a_withdrawn_code_leads_nowhere(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            table = (await ida.post("/api/tables", TABLE))["table"]
            made = await ida.post(f"/api/tables/{table}/code")
            await ida.http.delete(f"/api/tables/{table}/code")
            assert (await odo.post("/api/codes", {"code": made["code"]}, expect=409))["code"] == "no_such_code"
            again = await ida.post(f"/api/tables/{table}/code")
            assert again["code"] != made["code"]
            assert await odo.post("/api/codes", {"code": again["code"]}) == {"table": table}

    with Running(tmp_path) as server:
        asyncio.run(story())


def test_wrong_codes_are_counted_by_address_and_by_house(tmp_path):
    async def guess() -> list[int]:
        async with Client(server.url, "Eve") as eve:
            return [(await eve.http.post("/api/codes", json={"code": "ACD-EFG-HJK"})).status_code for _ in range(8)]

    for name in ("address", "house"):
        (tmp_path / name).mkdir()
    few = Limits(guests_per_minute=5, requests_per_second=1000)
    with Running(tmp_path / "address", settings(limits=few)) as server:
        assert asyncio.run(guess()).count(429) >= 3
    few = Limits(**{**{f: getattr(UNLIMITED, f) for f in UNLIMITED.__struct_fields__}, "wrong_codes_per_minute": 4})
    with Running(tmp_path / "house", settings(limits=few)) as server:
        assert asyncio.run(guess()) == [403] * (SLIPS + 4) + [429] * (8 - SLIPS - 4)


def test_however_many_guess_whoever_has_the_code_comes_in(tmp_path):
    """Those who guess share what the house listens to; a friend who mistyped it once is not one of them."""

    async def story() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Eve") as eve:
            table = (await ida.post("/api/tables", {"game": "agora", "seats": [{"who": "me"}, {}, {}]}))["table"]
            made = await ida.post(f"/api/tables/{table}/code")
            for n in range(40):
                eve.http.headers["X-Forwarded-For"] = f"203.0.113.{n // 8}"
                answer = await eve.http.post("/api/codes", json={"code": "ACD-EFG-HJK"})
                assert answer.status_code in (403, 429)
            assert answer.status_code == 429, "the house is besieged"
            assert (await eve.http.post("/api/codes", json={"code": made["code"]})).status_code == 429
            odo.http.headers["X-Forwarded-For"] = "198.51.100.7"
            assert (await odo.post("/api/codes", {"code": "ACD-EFG-HJM"}, expect=403))["code"] == "no_such_code"
            assert await odo.post("/api/codes", {"code": made["code"]}) == {"table": table}

    few = Limits(**{**{f: getattr(UNLIMITED, f) for f in UNLIMITED.__struct_fields__}, "wrong_codes_per_minute": 4})
    with Running(tmp_path, settings(limits=few, trusted_proxies=["127.0.0.1"])) as server:
        asyncio.run(story())


def test_a_table_with_hours_to_think_takes_no_seat_by_connection(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida:
            for wish, code in (
                ({"move_ms": 86_400_000, "takeover_ms": 60_000}, "takeover_by_clock"),
                ({"takeover_clock": True}, "takeover_needs_clock"),
            ):
                refused = await ida.post("/api/tables", {**TABLE, "settings": wish}, expect=409)
                assert refused["code"] == code
            table = (await ida.post("/api/tables", TABLE))["table"]
            info = await ida.get(f"/api/tables/{table}")
            assert info["settings"].get("takeover_ms", 0) == 0, "by default nobody's seat is taken"

    with Running(tmp_path) as server:
        asyncio.run(story())
