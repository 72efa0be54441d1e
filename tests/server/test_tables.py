"""Tables over the wire: fair dice, bots, shared screens, chat, hints, consent, looking back."""

import asyncio
import json
import random
import subprocess
import sys

from petteia.bots.worker import BotCache
from petteia.cli import app
from petteia.engine.generator import Generator
from petteia.server.jobs.bot_pool import LATE_MS, STARTING_MS, BotPool, Question, answered_in
from petteia.server.jobs.child_process import ChildProcess
from petteia.server.monitoring.metrics import Metrics
from petteia.tables.journal.specs import BotSpec, GameSpec
from petteia.tables.messages import Ask, Update
from tests.server.running import AGORA, PATIENCE_S, QUICK, Client, Running, choice, seated, settings


async def play_on(client: Client, table: str, seat: int, rng: random.Random) -> None:
    """Play a seat until the game is over."""
    known = client.tables[table]
    while known.info["status"] != "finished":
        update = known.update
        if update is not None and update["owes"] and known.info["status"] == "running":
            action = choice(update, rng)
            await client.ask("decide", table=table, seat=seat, decision=update["decision"], actions=[action], key="")
        else:
            await client.hear()


def test_the_commitment_comes_first_and_petteia_verify_accepts_the_record(tmp_path):
    async def play() -> str:
        async with (
            Client(server.url, "Ida") as ida,
            Client(server.url, 'O"do\\') as odo,
            Client(server.url, "Una") as una,
        ):
            clients = [ida, odo, una]
            table = (await ida.post("/api/tables", {"game": "agora", "settings": QUICK}))["table"]
            for seat, client in enumerate(clients):
                await client.post(f"/api/tables/{table}/sit", {"seat": seat})
                await client.post(f"/api/tables/{table}/ready", {"seat": seat})
                await client.connect()
                await client.watch(table)
            info = await ida.post(f"/api/tables/{table}/start")
            assert info["status"] == "starting" and len(info["commitment"]) == 64 and not info.get("secret")
            for seat, client in enumerate(clients):
                assert (await ida.http.get(f"/api/tables/{table}/record")).status_code == 409
                assert (await client.ask("add", table=table, seat=seat, random=f"{seat:032x}"))["t"] == "ack"
            rng = random.Random(7)
            await asyncio.gather(*(play_on(client, table, seat, rng) for seat, client in enumerate(clients)))
            assert ida.tables[table].info["commitment"] == info["commitment"]
            assert len(ida.tables[table].info["secret"]) == 64
            record = await una.get(f"/api/tables/{table}/record")
            for seat in range(3):
                assert f"{seat:032x}" in record, "the seats' own bytes are in the record"
            new = await odo.post(f"/api/tables/{table}/rematch")
            assert await ida.post(f"/api/tables/{table}/rematch") == new
            fork = await una.post(f"/api/tables/{table}/play-on", {"line": 8})
            assert (await una.get(f"/api/tables/{fork['table']}"))["origin"]["kind"] == "fork"
            assert [t["id"] for t in (await ida.get("/api/tables?which=finished"))["tables"]] == [table]
            return str(record)

    with Running(tmp_path) as server:
        record = asyncio.run(play())
    file = tmp_path / "supper.record"
    file.write_text(record, "utf-8")
    from typer.testing import CliRunner

    told = CliRunner().invoke(app, ["verify", str(file), "--game", AGORA, "--json"])
    assert told.exit_code == 0, told.output
    assert json.loads(told.output)["verdict"] == "verified"
    file.write_text(record.replace("commitment ", "commitment 0", 1), "utf-8")
    assert CliRunner().invoke(app, ["verify", str(file), "--game", AGORA]).exit_code == 2


def test_who_adds_nothing_gets_bytes_of_the_house(tmp_path):
    async def start() -> None:
        async with Client(server.url, "Ida") as ida:
            seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]
            table = (await ida.post("/api/tables", {"game": "agora", "seats": seats, "settings": QUICK}))["table"]
            await ida.post(f"/api/tables/{table}/ready", {"seat": 0})
            await ida.connect()
            await ida.watch(table)
            info = await ida.post(f"/api/tables/{table}/start")
            assert [seat.get("added", False) for seat in info["seats"]] == [False, True, True]
            now = server.instance.registry.now
            server.instance.registry.now = lambda: now() + 15_000
            live = server.instance.registry.live[table]
            server.loop.call_soon_threadsafe(server.instance.registry._tick, live)
            await ida.until(table, lambda t: t.info["status"] == "running")

    with Running(tmp_path) as server:
        asyncio.run(start())


def test_bots_in_worker_processes_play_to_the_end(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida:
            seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]
            table = (await ida.post("/api/tables", {"game": "agora", "seats": seats, "settings": QUICK}))["table"]
            await ida.post(f"/api/tables/{table}/ready", {"seat": 0})
            await ida.connect()
            await ida.watch(table)
            await ida.post(f"/api/tables/{table}/start")
            await ida.ask("add", table=table, seat=0, random="0" * 32)
            await ida.until(table, lambda t: t.update is not None and t.update["owes"])
            hint = await ida.ask("hint", table=table, seat=0)
            update = ida.tables[table].update
            assert update is not None
            assert hint["action"] in [action["n"] for action in update["view"]["actions"]]
            await asyncio.wait_for(play_on(ida, table, 0, random.Random(1)), 3 * PATIENCE_S)
            journal = server.instance.store.journal(table).result().entries
            assert not any(b'"by":"late"' in entry for entry in journal), "every answer came from the bots themselves"

    with Running(tmp_path) as server:
        asyncio.run(play())
        assert server.instance.bots.processes
        metrics = server.instance.metrics.text().decode()
        assert "petteia_bot_failures_total 0.0" in metrics


def bot_game(tmp_path, command: tuple[str, ...]) -> list[bytes]:
    """A game of one person and two bots that run by this command: the journal."""

    async def play() -> list[bytes]:
        async with Client(server.url, "Ida") as ida:
            seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]
            wish = {"game": "agora", "seats": seats, "settings": {**QUICK, "bot_ms": 50}}
            table = (await ida.post("/api/tables", wish))["table"]
            await ida.post(f"/api/tables/{table}/ready", {"seat": 0})
            await ida.connect()
            await ida.watch(table)
            await ida.post(f"/api/tables/{table}/start")
            await ida.ask("add", table=table, seat=0, random="0" * 32)
            await asyncio.wait_for(play_on(ida, table, 0, random.Random(1)), 3 * PATIENCE_S)
            return list(server.instance.store.journal(table).result().entries)

    with Running(tmp_path) as server:
        server.instance.bots.command = command
        return asyncio.run(play())


def test_a_bot_that_dies_never_blocks_a_move(tmp_path, monkeypatch):
    monkeypatch.setattr("petteia.server.jobs.bot_pool.REST_AFTER_FAILURES", (0.0,))
    journal = bot_game(tmp_path, (sys.executable, "-c", "raise SystemExit(3)"))
    assert any(b'"by":"late"' in entry for entry in journal)
    assert not any(b'"by":"bot"' in entry for entry in journal)


def test_a_bot_that_never_answers_is_ended_and_the_game_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr("petteia.server.jobs.bot_pool.STARTING_MS", 50)
    monkeypatch.setattr("petteia.server.jobs.bot_pool.LATE_MS", 50)
    monkeypatch.setattr("petteia.server.jobs.bot_pool.REST_AFTER_FAILURES", (0.0,))
    journal = bot_game(tmp_path, (sys.executable, "-c", "import time; time.sleep(100)"))
    assert any(b'"by":"late"' in entry for entry in journal)


def test_a_bot_may_take_its_time_over_every_box_that_it_opens(tmp_path, monkeypatch):
    """A worker that has long been busy with one game opens another one: that is no failure. What is looked at is how
    long the house would wait; waiting really would ask of a busy machine to answer in time."""
    granted: list[float] = []
    waited_for = BotPool._answered

    async def patiently(pool: BotPool, process: ChildProcess, question: Question, seconds: float) -> list[int] | None:
        granted.append(seconds)
        return await waited_for(pool, process, question, PATIENCE_S)

    source = (
        "import sys; from petteia.bots.worker import read_frame, write_frame\n"
        "while read_frame(sys.stdin.buffer) is not None: write_frame(sys.stdout.buffer, {'id': 1, 'action': 5})"
    )

    async def ask() -> tuple[list[list[int] | None], str]:
        metrics = Metrics()
        pool = BotPool(1, ("random",), {}, metrics, (sys.executable, "-c", source))
        answers: list[list[int] | None] = []
        for game in ("agora", "agora", "relay", "agora"):
            answered: asyncio.Future[list[int] | None] = asyncio.get_running_loop().create_future()
            update = Update(table="t", seat=0, n=1, decision=1, owes=True, event=0, events=[], view={})
            question = Ask("t", 0, 1, BotSpec("random"), GameSpec(game, game, 3, {}, 1), update, budget_ms=50)
            pool.ask(question, answered_in(answered))
            answers.append(await answered)
        await pool.end()
        return answers, metrics.text().decode()

    monkeypatch.setattr(BotPool, "_answered", patiently)
    answers, counted = asyncio.run(ask())
    assert answers == [[5]] * 4
    known, new = (LATE_MS + 50) / 1000, (LATE_MS + 50 + STARTING_MS) / 1000
    assert granted == [new, known, new, known]
    assert "petteia_bot_starts_total 1.0" in counted


ANSWERS_ALL = (
    "import sys, time; from petteia.bots.worker import read_frame, write_frame\n"
    "while (q := read_frame(sys.stdin.buffer)) is not None:\n"
    "    time.sleep(q['budget_ms'] / 1000); write_frame(sys.stdout.buffer, {'id': 1, 'action': 5})"
)


def question_of(seat: int, purpose: str = "play") -> Ask:
    update = Update(table="t", seat=seat, n=1, decision=1, owes=True, event=0, events=[], view={})
    return Ask("t", seat, 1, BotSpec("random"), GameSpec("agora", "agora", 3, {}, 1), update, 100, purpose, played=True)


def test_a_table_that_fails_on_a_bots_answer_takes_no_bot_from_the_others():
    def fails(ask: Ask, actions: list[int] | None, remark: object = None) -> None:
        raise RuntimeError("a fault in somebody's game")

    async def ask() -> list[int] | None:
        pool = BotPool(1, ("random",), {}, Metrics(), (sys.executable, "-c", ANSWERS_ALL))
        pool.ask(question_of(0), fails)
        answered: asyncio.Future[list[int] | None] = asyncio.get_running_loop().create_future()
        pool.ask(question_of(1), answered_in(answered))
        try:
            return await asyncio.wait_for(answered, PATIENCE_S)
        finally:
            await pool.end()

    assert asyncio.run(ask()) == [5]


def test_hints_wait_for_those_who_play_and_are_dropped_with_the_one_who_asked():
    """One guest who asks for hint after hint, and leaves before the answers, must not slow the tables down."""

    async def ask() -> tuple[list[str], str]:
        metrics = Metrics()
        pool = BotPool(1, ("random",), {}, metrics, (sys.executable, "-c", ANSWERS_ALL))
        order: list[str] = []
        pool.ask(question_of(0), lambda ask, actions, remark: order.append("first"))
        while pool.queued():
            await asyncio.sleep(0)
        # Now the worker is busy: its process begins, and then takes its budget.
        hints = [asyncio.ensure_future(pool.hint(question_of(1, "hint"))) for _ in range(5)]
        hints[0].add_done_callback(lambda _: order.append("hint"))
        await asyncio.sleep(0)
        for hint in hints[1:]:
            hint.cancel()
        played: asyncio.Future[list[int] | None] = asyncio.get_running_loop().create_future()
        played.add_done_callback(lambda _: order.append("play"))
        pool.ask(question_of(2), answered_in(played))
        assert await asyncio.wait_for(hints[0], PATIENCE_S) == [{"action": 5}]
        assert await asyncio.wait_for(pool.hint(question_of(1, "hint")), PATIENCE_S) == [{"action": 5}]
        await pool.end()
        return order, metrics.text().decode()

    order, counted = asyncio.run(ask())
    assert order == ["first", "play", "hint"]
    assert "petteia_bot_seconds_count 4.0" in counted, "nobody waited for those between"


def test_a_bot_that_answers_nonsense_is_replaced_by_the_games_default(tmp_path):
    source = (
        "import sys; from petteia.bots.worker import read_frame, write_frame\n"
        "while (q := read_frame(sys.stdin.buffer)) is not None: write_frame(sys.stdout.buffer, {'id': 1, 'action': 99})"
    )
    journal = bot_game(tmp_path, (sys.executable, "-c", source))
    assert any(b'"by":"late"' in entry for entry in journal)


def test_the_worker_goes_on_after_a_question_it_cannot_answer():
    bench = BotCache()
    answer = bench.answer({"id": 4, "bot": {"kind": "nobody"}, "game": {}, "view": {}, "budget_ms": 1, "seed": 1})
    assert answer["id"] == 4 and "there is no bot" in answer["error"]


def test_a_worker_gets_no_secret_of_the_environment(tmp_path, monkeypatch):
    monkeypatch.setenv("PETTEIA_PASSWORD", "sesame")
    monkeypatch.setattr("petteia.server.jobs.bot_pool.REST_AFTER_FAILURES", (0.0,))
    shown = tmp_path / "environment"
    source = f"import os; open({str(shown)!r}, 'w').write(repr(dict(os.environ)))"
    bot_game(tmp_path, (sys.executable, "-c", source))
    assert "sesame" not in shown.read_text()


def test_on_a_shared_screen_only_the_seat_whose_curtain_is_up_is_sent(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo:
            table = await seated([odo, ida])  # Ida has the seats 1 and 2
            ida.frames.clear()
            again = await ida.watch(table)
            assert again.get("update") is None
            for wish in (
                {"t": "decide", "decision": 1, "actions": [3]},
                {"t": "why", "action": 0},
                {"t": "look"},
                {"t": "hint"},
                {"t": "pick", "decision": 1, "picks": []},
                {"t": "undo", "decision": 1},
            ):
                fields = {k: v for k, v in wish.items() if k != "t"}
                reply = await ida.ask(str(wish["t"]), table=table, seat=1, **fields)
                assert reply["t"] == "refusal" and reply["code"] == "curtain_down", reply
            update = odo.tables[table].update
            assert update is not None
            await odo.ask("decide", table=table, seat=0, decision=update["decision"], actions=[3])
            assert not any('"t":"update"' in frame for frame in ida.frames)
            for seat in (1, 2, 1):
                ida.tables[table].events.clear()
                caught = await ida.ask("curtain", table=table, seat=seat, events=0)
                assert caught["update"]["seat"] == seat and caught["update"]["view"]["seat"] == seat
            ida.frames.clear()
            assert (await ida.ask("why", table=table, seat=2, action=0))["code"] == "curtain_down"
            decision = caught["update"]["decision"]
            assert (await ida.ask("decide", table=table, seat=1, decision=decision, actions=[3]))["t"] == "ack"
            assert all(f'"seat":{2},"n"' not in frame for frame in ida.frames)
            assert (await ida.ask("order", table=table, seat=1, pass_windows=True))["t"] == "ack"
            for raised, ordered in ((2, False), (1, True)):
                caught = await ida.ask("curtain", table=table, seat=raised, events=0)
                assert caught.get("pass_windows", False) is ordered
            down = await ida.ask("curtain", table=table)
            assert down.get("update") is None and "pass_windows" not in down

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_chat_consent_orders_and_looking_back(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            clients = [ida, odo, una]
            table = await seated(clients)
            for _ in range(2):  # the same key twice is one line
                assert (await ida.ask("say", table=table, text="<b>hello</b>\x1b[2J", key="c1"))["t"] == "ack"
            await odo.until(table, lambda t: len(t.chat) == 1)
            assert odo.tables[table].chat[0]["text"] == "<b>hello</b> [2J"
            assert (await ida.ask("propose", table=table, what="pause", seat=0))["t"] == "ack"
            for client in (odo, una):
                assert (await client.ask("answer", table=table, agrees=True))["t"] == "ack"
            await ida.until(table, lambda t: t.info.get("paused", 0) > 0)
            assert (await ida.ask("decide", table=table, seat=0, decision=1, actions=[3]))["code"] == "paused"
            assert (await ida.ask("resume", table=table))["t"] == "ack"
            assert (await ida.ask("order", table=table, seat=0, pass_windows=False))["t"] == "ack"
            why = await ida.ask("why", table=table, seat=0, action=5)
            assert why["t"] == "refusal" and why["code"]
            assert (await ida.ask("why", table=table, seat=0, action="no such thing"))["code"] == "no_such_action"
            assert (await ida.ask("why", table=table, seat=1, action=5))["code"] == "not_your_seat"
            update = ida.tables[table].update
            assert update is not None
            drafted = await ida.ask("pick", table=table, seat=0, decision=update["decision"], picks=[])
            assert drafted["t"] == "draft" and drafted["addable"]
            past = await ida.ask("look", table=table, seat=0, first=1, count=50)
            assert past["t"] == "past" and past["updates"][-1]["view"] == update["view"]
            assert (await ida.ask("look", table=table, seat=1))["code"] == "not_your_seat"
            assert (await ida.ask("resign", table=table, seat=0))["t"] == "ack"
            assert (await ida.ask("unwatch", table=table))["t"] == "ack"
            assert (await ida.ask("decide", table="nowhere", seat=0, decision=1, actions=[3]))[
                "code"
            ] == "no_such_table"

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_when_the_store_fails_nothing_is_acknowledged_and_the_table_goes_on(tmp_path):
    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            update = ida.tables[table].update
            assert update is not None
            fields = {"table": table, "seat": 0, "decision": update["decision"], "actions": [3]}
            commit = server.instance.store.file.commit

            def failing(jobs):
                from petteia.tables.ports.store import StoreError

                for job in jobs:
                    job.error = StoreError("the disk is full")

            server.instance.store.file.commit = failing
            frames = len(odo.frames)
            reply = await ida.ask("decide", **fields, key="k")
            assert reply["t"] == "refusal" and reply["code"] == "not_kept" and reply["key"] == "k"
            assert "disk" not in json.dumps(reply)
            server.instance.store.file.commit = commit
            await odo.until(table, lambda t: any('"t":"lost"' in f for f in odo.frames))
            assert not any('"t":"update"' in frame for frame in odo.frames[frames:])
            for client in (ida, odo, una):
                await client.watch(table)
            assert (await ida.ask("decide", **fields, key="k"))["t"] == "ack"

    with Running(tmp_path) as server:
        asyncio.run(play())


def test_a_client_that_does_not_read_is_disconnected_and_catches_up_later(tmp_path):
    import msgspec

    from tests.server.running import UNLIMITED

    async def play() -> None:
        async with Client(server.url, "Ida") as ida, Client(server.url, "Odo") as odo, Client(server.url, "Una") as una:
            table = await seated([ida, odo, una])
            connection = next(c for c in server.instance.clients.connections if c.player.id == odo.id)

            assert odo.socket is not None
            odo.socket.transport.pause_reading()
            taken = connection.channel.waiting  # the system's own buffers would take megabytes first
            connection.channel.waiting = lambda: taken() + 10_000
            for n in range(3):
                assert (await ida.ask("say", table=table, text="x" * 400, key=f"k{n}"))["t"] == "ack"
            async with asyncio.timeout(PATIENCE_S):
                while connection in server.instance.clients.connections:
                    await asyncio.sleep(0.01)
            assert connection.outbox.too_slow
            await odo.disconnect()
            await odo.connect()
            await odo.watch(table)
            assert len(odo.tables[table].chat) == 3

    limits = msgspec.structs.replace(UNLIMITED, backlog_bytes=8000)
    with Running(tmp_path, settings(limits=limits)) as server:
        asyncio.run(play())


def test_the_worker_is_a_process_that_speaks_frames():
    told = subprocess.run(
        [sys.executable, "-c", "from petteia.bots.worker import main; main()"], input=b"\0\0\0", capture_output=True
    )
    assert told.returncode == 0 and told.stdout == b""


def test_a_bots_name_steers_no_screen(tmp_path):
    async def place() -> None:
        async with Client(server.url) as ida:
            table = (await ida.post("/api/tables", {"game": "agora"}))["table"]
            info = await ida.post(f"/api/tables/{table}/bots", {"seat": 0, "name": "\u202e\x1b[2JTalos" + "o" * 90})
            assert info["seats"][0]["bot"]["name"] == "[2JTalos" + "o" * 32

    with Running(tmp_path) as server:
        asyncio.run(place())


def test_what_only_programs_read_of_a_view_is_sent_to_those_that_ask(tmp_path):
    async def story() -> None:
        clients = [Client(server.url, name) for name in ("Ariadne", "Bion", "Chloe")]
        async with clients[0] as ariadne, clients[1], clients[2]:
            table = await seated(clients)
            assert ariadne.tables[table].update is not None
            assert "known" not in ariadne.tables[table].update["view"]
            await ariadne.disconnect()
            await ariadne.connect("?known=1")
            view = (await ariadne.ask("watch", table=table))["update"]["view"]
            game = server.instance.catalogue.load("agora", 3, None, None)
            assert game.sample_world(view, Generator(1)).pending() == tuple(view["pending"])

    with Running(tmp_path) as server:
        asyncio.run(story())
