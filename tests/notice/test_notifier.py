"""People are notified of their move when they are not here: when, once, and only with what is theirs."""

import asyncio
import re
from datetime import UTC, datetime

import httpx
import pytest

from petteia.server.notices import notifier
from petteia.server.notices.notifier import is_quiet
from petteia.store.people.notices import NoticePreferences
from tests.notice.conftest import HOUR, MINUTE, Notifier, company, confirmed, table_of
from tests.server.running import Client


def test_a_mail_comes_when_it_has_been_ones_move_for_a_while_and_once(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            table, mover = await table_of(ida, odo)
            other = odo if mover is ida else ida
            await confirmed(post, mover)
            await confirmed(post, other, "odo@example.org")
            post.later(0, server)
            assert post.mails == [], "not at once"
            post.later(6 * MINUTE, server)
            assert [to for to, _ in post.mail.mails] == ["ida@example.org"], "nobody is told of others' moves"
            mail = post.mails[0]
            assert mail["subject"] == "It is your move at Petteia" and mail["from"] == "Petteia <games@example.org>"
            assert f"http://localhost/table/{table}" in mail.get_content()
            assert f"Agora, with {other.name} and Uta" in mail.get_content()
            post.later(2 * HOUR, server)
            assert len(post.mails) == 1, "once for a move"

    asyncio.run(play())


def test_no_mail_is_sent_before_somebody_at_that_address_wants_it(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            _, mover = await table_of(ida, odo)
            way = {"kind": "mail", "target": "stranger@example.org", "language": "nl"}
            told = await mover.post("/api/me/notices/ways", way)
            assert told["ways"][0]["confirmed"] is False and told["ways"][0]["shown"] == "stranger@example.org"
            assert post.mails[0]["subject"] == "Wil je mail van Petteia?"
            post.later(HOUR, server)
            assert len(post.mails) == 1
            early = await mover.http.post(f"/api/me/notices/ways/{told['ways'][0]['id']}/trial")
            assert early.status_code == 409 and early.json()["code"] == "not_confirmed"
            for _ in range(2):
                await mover.post("/api/me/notices/ways", way)
            often = await mover.http.post("/api/me/notices/ways", json=way)
            assert often.status_code == 429 and len(post.mails) == 3, "nobody is flooded with questions"
            post.later(49 * HOUR, server)
            assert (await mover.get("/api/me/notices"))["ways"] == [], "what nobody confirmed is forgotten"

    asyncio.run(play())


def test_ten_tables_are_one_mail_and_the_next_comes_an_hour_later(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            for _ in range(4):
                await table_of(ida, odo)
            await confirmed(post, ida)
            post.later(0, server)
            post.later(10 * MINUTE, server)
            assert [len(re.findall(r"/table/\w+\b(?!#)", mail.get_content())) for mail in post.mails] == [4]
            assert post.mails[0]["subject"] == "4 decisions wait for you at Petteia"
            await table_of(ida, odo)
            post.later(0, server)
            post.later(10 * MINUTE, server)
            assert len(post.mails) == 1, "not yet"
            post.later(50 * MINUTE, server)
            assert len(post.mails) == 2

    asyncio.run(play())


@pytest.mark.parametrize("spares", [True, False, None])
def test_a_mail_says_whether_a_plan_would_spare_the_next_question_and_a_webhook_never_does(
    post: Notifier, monkeypatch: pytest.MonkeyPatch, spares: bool | None
):
    looked: list[tuple[str, str, int]] = []

    async def found(registry: object, run: object, table: str, player: str, seat: int) -> list[dict[str, str]]:
        looked.append((table, player, seat))
        if spares is None:
            raise ValueError("the rules of this game are not here")
        return [{"key": "bid"}] if spares else []

    async def play() -> None:
        async with company(post) as (server, ida, odo):
            table, _ = await table_of(ida, odo)
            await confirmed(post, ida)
            await ida.post("/api/me/notices/ways", {"kind": "hook", "target": f"{post.web.url}/hook/s3cret"})
            post.later(0, server)
            post.later(10 * MINUTE, server)
            (mail,), (hook,) = post.mails, post.web.posts
            foreseen = "What you will be asked next there can be foreseen"
            assert (foreseen in mail.get_content()) is (spares is True)
            assert (f"http://localhost/table/{table}#plan" in mail.get_content()) is (spares is True)
            assert looked == [(table, ida.id, 0)], "once, for the mail: others may read a webhook"
            assert foreseen not in hook.json["text"] and "#plan" not in hook.json["text"]

    monkeypatch.setattr(notifier, "spared", found)
    asyncio.run(play())


def test_what_a_plan_would_spare_is_found_by_looking_ahead(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            table, _ = await table_of(ida, odo)
            registry, run = server.instance.registry, server.instance.previews.run
            there = post.at(server, notifier.spared(registry, run, table, ida.id, 0))
            await confirmed(post, ida)
            post.later(0, server)
            post.later(10 * MINUTE, server)
            assert ("#plan" in post.mails[0].get_content()) is bool(there)

    asyncio.run(play())


def test_who_looks_at_the_house_is_not_told_and_whose_page_lies_behind_others_is(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            _, mover = await table_of(ida, odo)
            await confirmed(post, mover)
            await mover.connect()
            post.later(0, server)
            for _ in range(3):
                post.later(10 * MINUTE, server)
            assert post.mails == []
            assert (await mover.ask("eyes", open=False))["t"] == "ack"
            post.later(10 * MINUTE, server)
            assert post.mails == [], "they have seen that it is their move"
            post.later(HOUR, server)
            assert len(post.mails) == 1, "and may have forgotten"

    asyncio.run(play())


def test_at_night_nothing_comes_and_in_the_morning_all_of_it(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            _, mover = await table_of(ida, odo)
            await confirmed(post, mover)
            now = datetime.now(UTC)
            minute = now.hour * 60 + now.minute
            quiet = {"quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 60) % 1440, "zone": "UTC"}
            told = await mover.http.patch("/api/me/notices", json={"after_minutes": 0, **quiet})
            assert told.json()["quiet_from"] == quiet["quiet_from"]
            post.later(0, server)
            post.later(30 * MINUTE, server)
            assert post.mails == []
            post.later(40 * MINUTE, server)
            assert len(post.mails) == 1
            nowhere = await mover.http.patch("/api/me/notices", json={"after_minutes": 0, "zone": "Mars/Olympus"})
            assert nowhere.status_code == 400 and nowhere.json()["code"] == "no_such_zone"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("start", "end", "hour", "quiet"),
    [(22, 7, 23, True), (22, 7, 3, True), (22, 7, 7, False), (22, 7, 12, False), (1, 5, 3, True), (1, 5, 6, False)],
)
def test_quiet_is_by_the_clock_of_the_one_who_wants_it(start: int, end: int, hour: int, quiet: bool):
    at = int(datetime(2026, 7, 1, hour, 0, tzinfo=notifier.zone_of("America/New_York")).timestamp() * 1000)
    wishes = NoticePreferences("p", 5, start * 60, end * 60, "America/New_York")
    assert is_quiet(wishes, at) is quiet
    assert not is_quiet(NoticePreferences("p", 5, 60, 60, "America/New_York"), at)


def test_one_press_stops_it_also_for_a_mail_program_and_never_for_who_only_looks(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            _, mover = await table_of(ida, odo)
            way = await confirmed(post, mover, language="de")
            await mover.post(f"/api/me/notices/ways/{way['id']}/trial")
            mail = post.mails[0]
            assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            link = mail["list-unsubscribe"].strip("<>").removeprefix("http://localhost")
            assert link in mail.get_content()
            async with httpx.AsyncClient(base_url=server.url) as program:
                seen = await program.get(link)
                assert seen.status_code == 200 and "Abbestellen" in seen.text and "<form" in seen.text
                forged = link[:-1] + ("0" if link[-1] != "0" else "1")
                assert (await program.post(forged)).status_code == 404
                other = link.replace("/stop?", "/confirm?")
                assert (await program.post(other)).status_code == 404, "a link does one thing"
                assert len((await mover.get("/api/me/notices"))["ways"]) == 1
                done = await program.post(link, data={"List-Unsubscribe": "One-Click"})
                assert done.status_code == 200 and "Erledigt" in done.text
                assert (await program.post(link)).status_code == 200, "again is no mistake"
            assert (await mover.get("/api/me/notices"))["ways"] == []
            post.later(HOUR, server)
            assert len(post.mails) == 1

    asyncio.run(play())


def test_a_house_that_starts_again_tells_nobody_twice_and_what_it_could_not_tell_before(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            _, mover = await table_of(ida, odo)
            await confirmed(post, mover)
            post.mail.refuses["ida@example.org"] = 451  # later, perhaps
            post.later(0, server)
            post.later(6 * MINUTE, server)
            assert post.mails == []
            ways = (await mover.get("/api/me/notices"))["ways"]
            assert ways[0]["trouble"] == "unreached"
        post.mail.refuses.clear()
        for _ in range(2):
            with post.open() as server:
                post.ready(server)
                post.later(2 * MINUTE, server)
                post.later(2 * HOUR, server)
        assert len(post.mails) == 1

    asyncio.run(play())


def test_an_address_that_is_none_is_not_written_to_again(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            _, mover = await table_of(ida, odo)
            way = await confirmed(post, mover)
            post.mail.refuses["ida@example.org"] = 550
            post.later(0, server)
            post.later(6 * MINUTE, server)
            post.mail.refuses.clear()
            post.later(5 * HOUR, server)
            assert post.mails == [] and (await mover.get("/api/me/notices"))["ways"][0]["trouble"] == "spoilt"
            again = await mover.http.post(f"/api/me/notices/ways/{way['id']}/trial")
            assert again.status_code == 409 and again.json()["code"] == "way_spoilt"

    asyncio.run(play())


def test_a_webhook_is_told_where_the_host_allows_it_and_calls_nobody(post: Notifier):
    async def play() -> None:
        with post.open() as server:
            post.ready(server)
            async with Client(server.url, "@everyone *Ida* http://evil.org") as ida, Client(server.url, "Odo") as odo:
                table, _ = await table_of(odo, ida)
                elsewhere = {"kind": "hook", "target": "http://127.0.0.1:1/hook/x"}
                refused = await odo.http.post("/api/me/notices/ways", json=elsewhere)
                assert refused.status_code == 403 and refused.json()["code"] == "hook_not_allowed"
                told = await odo.post("/api/me/notices/ways", {"kind": "hook", "target": f"{post.web.url}/hook/s3cret"})
                assert "s3cret" not in str(told), "an address is not given away again"
                post.later(0, server)
                post.later(HOUR, server)
                (sent,) = post.web.posts
                assert sent.path == "/hook/s3cret" and f"http://localhost/table/{table}" in sent.json["tables"]
                text = sent.json["content"]
                assert sent.json["allowed_mentions"] == {"parse": []} and "everyone Ida" in text
                assert not re.search(r"[@*]|http://evil", text) and sent.json["stop"] in text
                post.web.status = 404
                await table_of(odo, ida)
                post.later(0, server)
                post.later(HOUR, server)
                assert (await odo.get("/api/me/notices"))["ways"][0]["trouble"] == "spoilt"

    asyncio.run(play())


def test_a_browser_is_told_by_its_push_service_and_forgotten_when_it_has_gone(post: Notifier):
    pytest.importorskip("cryptography", reason="pip install 'petteia[notice]'")
    from tests.notice.post import Browser, vouched

    async def play() -> None:
        async with company(post) as (server, ida, odo):
            table, mover = await table_of(ida, odo)
            browser = Browser()
            key = (await mover.get("/api/me/notices"))["key"]
            elsewhere = browser.subscription("https://push.evil.org/1")
            refused = await mover.http.post("/api/me/notices/ways", json={"kind": "push", "subscription": elsewhere})
            assert refused.json()["code"] == "push_not_allowed"
            there = browser.subscription(f"{post.web.url}/push/1")
            await mover.post("/api/me/notices/ways", {"kind": "push", "subscription": there, "language": "nl"})
            post.later(0, server)
            post.later(6 * MINUTE, server)
            (sent,) = post.web.posts
            assert sent.headers["content-encoding"] == "aes128gcm" and sent.headers["topic"] == "turn"
            assert int(sent.headers["ttl"]) > 0
            assert vouched(sent.headers["authorization"], key)["aud"] == post.web.url
            told = browser.read(sent.body)
            assert b"Jij bent aan zet bij Petteia" in told and f"/table/{table}".encode() in told
            post.web.status = 410
            told_again = await mover.http.post(
                f"/api/me/notices/ways/{(await mover.get('/api/me/notices'))['ways'][0]['id']}/trial"
            )
            assert told_again.status_code == 409
            await table_of(ida, odo)
            post.later(0, server)
            post.later(HOUR, server)
            assert (await mover.get("/api/me/notices"))["ways"] == []

    asyncio.run(play())


def test_nothing_in_a_message_seats_anybody_or_tells_what_only_a_seat_knows(post: Notifier):
    """Leaks: whatever a guest is known by, whatever leads to a seat, and everything of a position."""

    async def play() -> None:
        async with company(post) as (server, ida, odo):
            table, mover = await table_of(ida, odo)
            await confirmed(post, mover)
            await mover.post("/api/me/notices/ways", {"kind": "hook", "target": f"{post.web.url}/hook/1"})
            post.later(0, server)
            post.later(HOUR, server)
            sent = [post.mails[0].as_string(), "\n".join(map(str, post.web.posts[0].json.values()))]
            tokens = [client.http.cookies["petteia"] for client in (ida, odo)]
            for text, plan in zip(sent, (f"/table/{table}#plan", ""), strict=True):
                assert all(token not in text for token in (*tokens, ida.id, odo.id))
                assert not re.search(r"#(code|invite|transfer)=", text)
                links = re.findall(r"https?://[^\s\"'<>\]]+", text.replace("=\n", "").replace("=3D", "="))
                paths = {re.sub(r"\?.*", "", link).removeprefix("http://localhost") for link in links}
                assert paths <= {f"/table/{table}", "/api/notices/stop", plan}, paths
            async with httpx.AsyncClient(base_url=server.url) as stranger:
                answer = await stranger.get(f"/table/{table}")
                assert answer.status_code == 200 and "set-cookie" not in answer.headers
                assert (await stranger.get(f"/api/tables/{table}")).status_code in (401, 403)

    asyncio.run(play())


def test_an_open_page_is_told_which_tables_wait_and_only_whoever_they_wait_for(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            table, mover = await table_of(ida, odo)
            other = odo if mover is ida else ida
            post.at(server, server.instance.waiting.round())
            for client in (mover, other):
                client.frames.clear()
                await client.connect()
                await client.ask("ping")
            turn = '{"t":"waiting","tables":[{"table":"' + table + '","title":"Agora"}]}'
            assert turn in "".join(mover.frames) and "waiting" not in "".join(other.frames)

    asyncio.run(play())


def test_a_game_against_bots_waits_for_nobody(post: Notifier):
    async def play() -> None:
        with post.open(config=post.config()) as server:
            async with Client(server.url, "Ida") as ida:
                table = await seated_alone(ida)
                post.at(server, server.instance.waiting.round())
                assert server.instance.waiting.by_player == {}, table

    async def seated_alone(ida: Client) -> str:
        from tests.server.running import seated

        return await seated([ida])

    asyncio.run(play())


@pytest.mark.part("days")
def test_whose_time_runs_out_is_reminded_once_and_at_once(post: Notifier):
    async def play() -> None:
        async with company(post) as (server, ida, odo):
            table, mover = await table_of(ida, odo, move_ms=48 * HOUR, vacation_ms=240 * HOUR)
            way = await confirmed(post, mover)
            await mover.http.patch(f"/api/me/notices/ways/{way['id']}", json={"every_minutes": 1440})
            post.later(0, server)
            post.later(6 * MINUTE, server)
            (first,) = post.mails
            assert first["subject"] == "It is your move at Petteia" and "47 hours left" in first.get_content()
            post.later(29 * HOUR + 50 * MINUTE, server)
            assert len(post.mails) == 1
            post.later(6 * HOUR + 20 * MINUTE, server)
            _, second = post.mails
            assert second["subject"] == "Your time is running out at Petteia"
            assert "11 hours left" in second.get_content()
            assert f"/table/{table}" in second.get_content()
            post.later(3 * HOUR, server)
            assert len(post.mails) == 2, "once"
            now = server.instance.registry.now()
            assert await mover.post("/api/me/vacation", {"until": now + 100 * HOUR}) == {"stand": 1, "run": 0}
            post.later(20 * HOUR, server)
            assert len(post.mails) == 2 and server.instance.registry.live[table].table.seats[0].stood_in is False
            assert await mover.post("/api/me/vacation", {"until": 0}) == {"stand": 1, "run": 0}

    asyncio.run(play())
