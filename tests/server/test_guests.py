"""Guests: a name, a cookie, a link for another device; links are used once."""

import asyncio
import sqlite3

import httpx
import msgspec

from tests.server.running import PATIENCE_S, UNLIMITED, Client, Running, settings


def test_a_guest_is_known_again_by_a_cookie_that_scripts_cannot_read(tmp_path):
    with Running(tmp_path) as server, httpx.Client(base_url=server.url) as browser:
        answer = browser.post("/api/guests", json={"name": "  Ida\u202e\n "})
        assert answer.status_code == 201 and answer.json()["name"] == "Ida"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Path=/" in cookie
        assert browser.get("/api/me").json() == answer.json()
        assert browser.patch("/api/me", json={"name": "Ada"}).json()["name"] == "Ada"
        token = browser.cookies["petteia"]
        assert len(token) >= 43
        assert browser.delete("/api/me").status_code == 204
        assert httpx.get(f"{server.url}/api/me", cookies={"petteia": token}).status_code == 401


def test_under_tls_the_cookie_is_secure_and_bound_to_the_host(tmp_path):
    with Running(tmp_path, settings(public_url="https://games.example.org")) as server:
        answer = httpx.post(f"{server.url}/api/guests", json={"name": "Ida"}, headers={"host": "games.example.org"})
        assert answer.headers["set-cookie"].startswith("__Host-petteia=") and "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


def test_no_token_and_no_secret_is_kept_as_it_is(tmp_path):
    with Running(tmp_path) as server, httpx.Client(base_url=server.url) as browser:
        browser.post("/api/guests", json={"name": "Ida"})
        token = browser.cookies["petteia"]
        secret = browser.post("/api/me/transfers").json()["secret"]
    for file in tmp_path.glob("petteia.db*"):
        kept = file.read_bytes()
        assert token.encode() not in kept and secret.encode() not in kept
    with sqlite3.connect(tmp_path / "petteia.db") as database:
        assert database.execute("SELECT count(*) FROM tokens WHERE length(hash) = 32").fetchone() == (1,)


def test_a_transfer_link_makes_another_device_the_same_guest_once(tmp_path):
    with (
        Running(tmp_path) as server,
        httpx.Client(base_url=server.url) as one,
        httpx.Client(base_url=server.url) as two,
    ):
        me = one.post("/api/guests", json={"name": "Ida"}).json()
        link = one.post("/api/me/transfers").json()
        assert link["link"] == f"{server.url}/#transfer={link['secret']}" and len(link["secret"]) >= 43
        assert two.post("/api/transfers", json={"secret": link["secret"]}).json() == me
        assert two.get("/api/me").json() == me
        again = httpx.post(f"{server.url}/api/transfers", json={"secret": link["secret"]})
        assert again.status_code == 403 and again.json()["code"] == "link_used_up"
        assert link["secret"] not in again.text


def test_a_transfer_link_is_too_old_after_ten_minutes(tmp_path):
    with Running(tmp_path) as server, httpx.Client(base_url=server.url) as one:
        one.post("/api/guests", json={"name": "Ida"})
        link = one.post("/api/me/transfers").json()
        now = server.instance.registry.now
        server.instance.registry.now = lambda: now() + 11 * 60_000
        assert httpx.post(f"{server.url}/api/transfers", json={"secret": link["secret"]}).status_code == 403


def test_a_house_with_a_password_asks_for_it(tmp_path):
    with Running(tmp_path, settings(password="sesame")) as server:
        assert httpx.get(f"{server.url}/api/house").json()["password"] is True
        for said in ({}, {"password": "Sesame"}, {"password": ""}):
            answer = httpx.post(f"{server.url}/api/guests", json={"name": "Ida", **said})
            assert answer.status_code == 403 and answer.json()["code"] == "wrong_password"
            assert "esame" not in answer.text
        answer = httpx.post(f"{server.url}/api/guests", json={"name": "Ida", "password": "sesame"})
        assert answer.status_code == 201
        assert httpx.get(f"{server.url}/api/tables").status_code == 401


def test_an_invitation_leads_one_person_to_a_table_that_is_not_listed(tmp_path):
    async def invite() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Eve") as eve:
            table = (await ida.post("/api/tables", {"game": "agora", "settings": {"listed": False}}))["table"]
            assert (await odo.get("/api/tables"))["tables"] == []
            assert [t["id"] for t in (await ida.get("/api/tables?which=mine"))["tables"]] == [table]
            refused = await odo.post(f"/api/tables/{table}/sit", {"seat": 0}, expect=403)
            assert refused["code"] == "by_invitation"
            assert (await odo.post(f"/api/tables/{table}/invites", expect=403))["code"] == "players_only"
            link = await ida.post(f"/api/tables/{table}/invites")
            assert "#invite=" in link["link"]
            assert await odo.post("/api/invites", {"secret": link["secret"]}) == {"table": table}
            await odo.post(f"/api/tables/{table}/sit", {"seat": 0})
            await eve.post("/api/invites", {"secret": link["secret"]}, expect=403)
            assert (await eve.http.get(f"/api/tables/{table}")).status_code == 403
            await eve.connect()
            assert (await eve.ask("watch", table=table))["code"] == "by_invitation"
            assert (await eve.ask("say", table=table, text="hello"))["code"] == "by_invitation"
            assert (await eve.ask("look", table=table))["code"] == "by_invitation"

    with Running(tmp_path) as server:
        asyncio.run(invite())


def test_a_link_from_another_device_says_whose_it_is_and_keeps_who_one_was(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            link = await ida.post("/api/me/transfers")
            for _ in range(2):
                whose = await odo.post("/api/transfers/look", {"secret": link["secret"]})
                assert whose == {"id": ida.id, "name": "Ida"}
            assert (await odo.get("/api/me"))["name"] == "Odo", "looking changes nothing"
            assert (await odo.post("/api/me/before", expect=409))["code"] == "nobody_before"
            assert await odo.post("/api/transfers", {"secret": link["secret"]}) == {**whose, "before": "Odo"}
            assert await odo.get("/api/me") == {**whose, "before": "Odo"}
            assert await odo.post("/api/me/before") == {"id": odo.id, "name": "Odo", "before": "Ida"}
            assert await odo.get("/api/me") == {"id": odo.id, "name": "Odo", "before": "Ida"}
            await ida.post("/api/transfers/look", {"secret": link["secret"]}, expect=403)

    with Running(tmp_path) as server:
        asyncio.run(story())


def test_logging_out_closes_the_lines_of_this_device_alone(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Ida") as phone:
            await phone.post("/api/transfers", {"secret": (await ida.post("/api/me/transfers"))["secret"]})
            await ida.connect()
            await phone.connect()
            assert ida.socket is not None
            assert (await ida.http.delete("/api/me")).status_code == 204
            await asyncio.wait_for(ida.socket.wait_closed(), PATIENCE_S)
            assert ida.socket.close_code == 4401
            assert (await phone.ask("ping"))["t"] == "pong"

    with Running(tmp_path) as server:
        asyncio.run(story())


def test_nobody_sets_up_more_tables_by_asking_for_many_at_once(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida:
            wishes = [ida.http.post("/api/tables", json={"game": "agora"}) for _ in range(12)]
            answers = [answer.status_code for answer in await asyncio.gather(*wishes)]
            there = len((await ida.get("/api/tables?which=mine"))["tables"])
            assert 1 <= there == answers.count(201) <= 3 and there + answers.count(409) == 12
            one_by_one = [(await ida.http.post("/api/tables", json={"game": "agora"})).status_code for _ in range(4)]
            assert there + one_by_one.count(201) == 3

    limits = msgspec.structs.replace(UNLIMITED, tables_per_guest=3)
    with Running(tmp_path, settings(limits=limits)) as server:
        asyncio.run(story())


def test_a_rematch_counts_as_a_table_of_the_one_who_asks_for_it(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            over = (await ida.post("/api/tables", {"game": "agora", "seats": [{"who": "me"}, {}, {}]}))["table"]
            await odo.post(f"/api/tables/{over}/sit", {"seat": 1})
            assert (await ida.http.post(f"/api/tables/{over}/rematch")).json()["code"] == "not_over"
            await ida.post(f"/api/tables/{over}/close")
            for _ in range(2):
                await ida.post("/api/tables", {"game": "agora"})
            refused = await ida.http.post(f"/api/tables/{over}/rematch")
            assert refused.status_code == 409 and refused.json()["code"] == "tables_enough"
            new = await odo.post(f"/api/tables/{over}/rematch")
            assert await ida.post(f"/api/tables/{over}/rematch") == new, "one that is there already costs nothing"

    limits = msgspec.structs.replace(UNLIMITED, tables_per_guest=2)
    with Running(tmp_path, settings(limits=limits)) as server:
        asyncio.run(story())


def test_chat_has_a_rate(tmp_path):
    async def story() -> None:
        async with Client(server.url, "Ida") as ida:
            table = (await ida.post("/api/tables", {"game": "agora"}))["table"]
            await ida.connect()
            replies = [await ida.ask("say", table=table, text="hello") for _ in range(12)]
            assert {reply.get("code", "") for reply in replies} == {"", "too_often"}

    limits = msgspec.structs.replace(UNLIMITED, lines_per_minute=6)
    with Running(tmp_path, settings(limits=limits)) as server:
        asyncio.run(story())
