"""No request of a guest holds the loop: its steps are timed while everything is asked of a long table."""

import asyncio
import random
import re
import threading
import time
import typing
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

from petteia.engine.build import compiled
from petteia.engine.play import Play
from petteia.server.app import litestar_app
from petteia.server.http.openapi import Structs
from petteia.server.http.pages import DOCUMENTS
from petteia.server.websocket import codec
from petteia.tables.commands.trial import MOST_ACTIONS, copy_of
from petteia.tables.days import day_of
from tests.server.running import QUICK, Client, Running, choice, seated, settings
from tests.siege.hostile import long_record

pytestmark = pytest.mark.part("siege")

MOST_SECONDS = 0.02 if compiled() else 0.1
"""Of processor time, when nothing disturbs it (`Holds`). Uncompiled, everything takes several times as long."""
LINES = 1500 if compiled() else 500
REST = 0.05
READING = {"look as a seat", "events as a seat", "watch from the start", "ping"}
"""What changes nothing is asked twice, and the shorter time counts: what others do to the caches is not the wish's."""


class Holds:
    """The processor time of the longest step that the loop takes for what somebody asks. (The pulse of the house adds
    up all steps between two beats: on a busy machine, where it beats late, those are many.) It is told at the speed at
    which the thread works when nothing disturbs it: on a busy machine the same work takes more processor time, and so
    does a piece of known work beside it."""

    def __init__(self, server: Running) -> None:
        self.instance = server
        self.thread = 0
        self.felt: dict[str, list[tuple[float, float]]] = {}
        """By request: how long the loop was held, and how long known work took then."""

    async def during(self, name: str, asking: Callable[[], Awaitable[Any]]) -> Any:
        """Ask something."""
        held, run = 0.0, asyncio.Handle._run

        def timed(step: asyncio.Handle) -> None:
            nonlocal held
            began = time.thread_time()
            run(step)
            if threading.get_ident() == self.thread:
                held = max(held, time.thread_time() - began)

        before = await self._known_work()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio.Handle, "_run", timed)
            answer = await asking()
            await asyncio.sleep(REST)
        assert held > 0, "the loop took no step"
        self.felt.setdefault(name, []).append((held, max(before, await self._known_work())))
        return answer

    async def _known_work(self) -> float:
        async def work() -> float:
            self.thread = threading.get_ident()
            began = time.thread_time()
            for n in range(10):
                assert len({m: [n] for m in range(500)}) == 500
            return time.thread_time() - began

        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work(), self.instance.loop))

    def seconds(self) -> dict[str, float]:
        """By request; the shorter time of those asked twice."""
        quickest = min(known for felt in self.felt.values() for _, known in felt)
        return {name: min(held * quickest / known for held, known in felt) for name, felt in self.felt.items()}


class Asked:
    """A table made from a long record, and a guest who asks everything of it."""

    def __init__(self, server: Running, ida: Client, table: str, text: str, total: int) -> None:
        self.instance = server
        self.ida = ida
        self.table = table
        self.text = text
        self.total = total

    def path(self, what: str) -> str:
        return f"/api/tables/{self.table}/{what}"

    async def pack(self) -> None:
        """As the server does with finished games that rest."""

        async def work() -> bool:
            server = self.instance.instance
            parts = await server.history.pack(self.table)
            return await server.wait(server.store.pack(self.table, parts, server.registry.now()))

        assert await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work(), self.instance.loop))


AT_HOME = {"host": "localhost"}
"""Where browsers make passkeys without TLS."""
NO_KEY = {
    "id": "AAAA",
    "response": {part: "e30" for part in ("clientDataJSON", "attestationObject", "authenticatorData", "signature")},
}

ClientRequest = Callable[[Asked], Awaitable[Any]]
WISHES: dict[str, ClientRequest] = {
    "hand in": lambda a: a.ida.http.post("/api/records", json={"record": a.text}),
    "record": lambda a: a.ida.http.get(a.path("record")),
    "proof": lambda a: a.ida.http.get(a.path("proof")),
    "hindsight": lambda a: a.ida.http.get(a.path("hindsight")),
    "coach": lambda a: a.ida.http.get(a.path("coach?seat=0")),
    "a decision coached": lambda a: a.ida.http.get(a.path("coach/1?seat=0")),
    "a decision tried": lambda a: a.ida.http.get(a.path("coach/1/tried?seat=0&option=1&best=0")),
    "play on": lambda a: a.ida.http.post(a.path("play-on"), json={"line": LINES - 1}),
    "components": lambda a: a.ida.http.post("/api/tables", json={"game": "agora", "components": "a." * 4000 + "a=1"}),
    "list": lambda a: a.ida.http.get("/api/tables?which=mine"),
    "house": lambda a: a.ida.http.get("/api/house"),
    "rules": lambda a: a.ida.http.get("/api/games/agora/rules"),
    "figures": lambda a: a.ida.http.get("/api/games/agora/components"),
    "table": lambda a: a.ida.http.get(f"/api/tables/{a.table}"),
    "watch": lambda a: a.ida.ask("watch", table=a.table),
    "look": lambda a: a.ida.ask("look", table=a.table, first=max(1, a.total - 40), count=40),
    "look in brief": lambda a: a.ida.ask("look", table=a.table, first=1, count=1000, brief=True),
    "events": lambda a: a.ida.ask("events", table=a.table, first=0, count=200),
    "choose": lambda a: a.ida.ask("choose", table=a.table, choice="keep"),
    "say": lambda a: a.ida.ask("say", table=a.table, text="x" * 500),
    "pack": lambda a: a.pack(),
    "watch, packed": lambda a: a.ida.ask("watch", table=a.table),
    "events, packed": lambda a: a.ida.ask("events", table=a.table, first=LINES // 2, count=200),
    "record, packed": lambda a: a.ida.http.get(a.path("record")),
    "metrics": lambda a: a.ida.http.get("/metrics"),
    "health": lambda a: a.ida.http.get("/healthz"),
    "one game": lambda a: a.ida.http.get("/api/games/agora"),
    "an invitation that is none": lambda a: a.ida.http.post("/api/invites", json={"secret": "x" * 22}),
    "a code that is none": lambda a: a.ida.http.post("/api/codes", json={"code": "ACD-EFG-HJK"}),
    "a link that is none, looked at": lambda a: a.ida.http.post("/api/transfers/look", json={"secret": "x" * 22}),
    "a link that is none": lambda a: a.ida.http.post("/api/transfers", json={"secret": "x" * 22}),
    "recovery code": lambda a: a.ida.http.post("/api/me/recovery"),
    "whether there is a recovery code": lambda a: a.ida.get("/api/me/recovery"),
    "recovery code that is none, looked at": lambda a: a.ida.http.post("/api/recovery/look", json={"code": "A" * 20}),
    "recovery code that is none": lambda a: a.ida.http.post("/api/recovery", json={"code": "A" * 20}),
    "recovery code withdrawn": lambda a: a.ida.http.delete("/api/me/recovery"),
    "passkeys": lambda a: a.ida.get("/api/me/passkeys"),
    "a passkey to be made": lambda a: a.ida.http.post("/api/me/passkeys/challenge", headers=AT_HOME),
    "a passkey that is none": lambda a: a.ida.http.post("/api/me/passkeys", json=NO_KEY, headers=AT_HOME),
    "a passkey dropped": lambda a: a.ida.http.delete("/api/me/passkeys/AAAA"),
    "a passkey to be used": lambda a: a.ida.http.post("/api/passkeys/challenge", headers=AT_HOME),
    "a passkey that lets nobody in": lambda a: a.ida.http.post("/api/passkeys", json=NO_KEY, headers=AT_HOME),
    "back from vacation": lambda a: a.ida.http.post("/api/me/vacation", json={"until": 0}),
    "becoming one with nobody": lambda a: a.ida.http.post("/api/me/merge"),
    "being forgotten by mistake": lambda a: a.ida.http.post("/api/me/erasure", json={"name": "nobody"}),
    "notices": lambda a: a.ida.get("/api/me/notices"),
    "when to be told": lambda a: a.ida.http.patch("/api/me/notices", json={"after_minutes": 5}),
    "another way to be told": lambda a: a.ida.http.post("/api/me/notices/ways", json={"kind": "mail", "target": "x"}),
    "how often": lambda a: a.ida.http.patch("/api/me/notices/ways/none", json={"every_minutes": 5}),
    "a way tried": lambda a: a.ida.http.post("/api/me/notices/ways/none/trial"),
    "a way given up": lambda a: a.ida.http.delete("/api/me/notices/ways/none"),
    "stop, looked at": lambda a: a.ida.http.get("/api/notices/stop?way=a&key=b"),
    "stop": lambda a: a.ida.http.post("/api/notices/stop?way=a&key=b"),
    "confirm, looked at": lambda a: a.ida.http.get("/api/notices/confirm?way=a&key=b"),
    "confirm": lambda a: a.ida.http.post("/api/notices/confirm?way=a&key=b"),
    **{page: lambda a, page=page: a.ida.http.get(page) for page in DOCUMENTS},  # type: ignore[misc]
    "a page that is none": lambda a: a.ida.http.get("/nowhere.txt"),
    "my results": lambda a: a.ida.http.get("/api/me/profile"),
    "hide them": lambda a: a.ida.http.patch("/api/me/profile", json={"hidden": True}),
    "somebody's results": lambda a: a.ida.http.get(f"/api/players/{a.ida.id}/profile"),
    "leaderboards": lambda a: a.ida.http.get("/api/leaderboards"),
    "what is in a box": lambda a: a.ida.http.get("/api/games/agora/box"),
    "a box looked over": lambda a: a.ida.http.post("/api/games/agora/box", json={"entries": [["x", 1]]}),
    "a box kept": lambda a: a.ida.http.post("/api/me/boxes", json={"game": "agora", "name": "x", "file": "a = 1"}),
    "my boxes": lambda a: a.ida.http.get("/api/me/boxes"),
    "a box": lambda a: a.ida.http.get("/api/me/boxes/none"),
    "a box changed": lambda a: a.ida.http.put("/api/me/boxes/none", json={"name": "x", "entries": []}),
    "a box as a file": lambda a: a.ida.http.get("/api/me/boxes/none/file"),
    "a box thrown away": lambda a: a.ida.http.delete("/api/me/boxes/none"),
    "the box of a table": lambda a: a.ida.http.get(f"/api/tables/{a.table}/box"),
    "a note": lambda a: a.ida.http.put(f"/api/tables/{a.table}/note", json={"text": "Mind the Hydra."}),
    "my note": lambda a: a.ida.http.get(f"/api/tables/{a.table}/note"),
    "whom I do not hear": lambda a: a.ida.http.get("/api/me/silences"),
    "silence": lambda a: a.ida.http.put("/api/me/silences", json={"kind": "table", "whom": a.table}),
    "hear again": lambda a: a.ida.http.delete(f"/api/me/silences/table/{a.table}"),
    "bar": lambda a: a.ida.http.post(a.path("bar"), json={"player": "nobody", "what": ""}),
    "report": lambda a: a.ida.http.post(a.path("reports"), json={"about": a.ida.id, "line": 1}),
    "everything": lambda a: a.ida.http.get("/api/me/everything"),
    "all records": lambda a: a.ida.http.get("/api/me/records"),
    "what a link is about": lambda a: a.ida.http.get(f"/replay/{a.table}/3?lang=de"),
    "the picture of a link": lambda a: a.ida.http.get(f"/api/previews/replay/{a.table}.png?lang=nl"),
    "who I was": lambda a: a.ida.http.post("/api/me/before"),
    "let go": lambda a: a.ida.http.delete(f"/api/tables/{a.table}"),
    "log out": lambda a: a.ida.http.delete("/api/me"),
}
"""A guest who logs out asks nothing more: that comes last."""


class Playing:
    """A full table of the widest game, and the player who has to decide there."""

    def __init__(self, people: list[Client], table: str) -> None:
        self.people = people
        self.table = table
        self.rng = random.Random(7)

    async def mover(self) -> tuple[Client, dict[str, Any]]:
        """A player who owes a decision, and their view."""
        while True:
            for client in self.people:
                update = client.tables[self.table].update
                if update is not None and update["owes"] and update["view"]["actions"]:
                    return client, update
            await asyncio.sleep(0.01)

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """A player who has to decide sends a request for their seat."""
        client, update = await self.mover()
        now = {"decision": update["decision"]} if t in ("decide", "pick", "weigh", "undo", "keep") else {}
        picked = [choice(update, self.rng)]
        more: dict[str, Any] = {"decide": {"actions": picked}, "pick": {"picks": picked}}.get(t, {})
        return await client.ask(t, table=self.table, seat=update["seat"], **{**now, **more, **fields})

    async def long_list(self, play: Play) -> dict[str, Any]:
        """The player who has to decide makes as many decisions at once as can be taken back."""
        client, update = await self.mover()
        seat, copy, actions = update["seat"], copy_of(play), list[int]()
        while seat in copy.state.pending() and len(actions) < MOST_ACTIONS:
            actions.append(self.rng.choice([int(action) for action in copy.state.legal(seat)]))
            copy.decide(seat, actions[-1])
            if copy.undoable(seat) is None:
                break
        return await client.ask("decide", table=self.table, seat=seat, decision=update["decision"], actions=actions)

    async def post(self, what: str, body: Any = None, method: str = "POST") -> Any:
        """The host does something at a table of his own, of the same game."""
        host = self.people[0]
        if what == "set up":
            return await host.http.post("/api/tables", json={"game": WIDE, "seats": [{}] * WIDE_SEATS})
        mine = (await host.get("/api/tables?which=mine"))["tables"]
        opened = next(table["id"] for table in mine if table["status"] == "open")
        return await host.http.request(method, f"/api/tables/{opened}/{what}", json=body)


WIDE, WIDE_SEATS = "age_of_mythology", 6


def today() -> str:
    return day_of(int(1000 * time.time()))


TOURNAMENT = {"plan": {"name": "Games", "game": WIDE, "seats": 2, "round_minutes": 60}}
FAR = [n % 40 for n in range(64)]
"""As many actions as a list may have: nearly all of them impossible."""
AT_THE_TABLE: dict[str, Callable[[Playing], Awaitable[Any]]] = {
    "decide": lambda p: p.ask("decide"),
    "decide again": lambda p: p.ask("decide"),
    "a list that is too long": lambda p: p.ask("decide", actions=FAR),
    "undo": lambda p: p.ask("undo"),
    "show the others": lambda p: p.ask("confirm"),
    "pick": lambda p: p.ask("pick"),
    "too many picks": lambda p: p.ask("pick", picks=FAR),
    "weigh": lambda p: p.ask("weigh"),
    "why": lambda p: p.ask("why", action=3),
    "why in words": lambda p: p.ask("why", action="build wonder"),
    "hint": lambda p: p.ask("hint"),
    "keep": lambda p: p.ask("keep"),
    "plan": lambda p: p.ask("plan", add=[{"do": "pass", "repeats": True}]),
    "plan a battle": lambda p: p.ask("plan", add=[{"do": "kind", "kind": "attack", "repeats": True}]),
    "plan no more": lambda p: p.ask("plan", drop=[1]),
    "ahead": lambda p: p.ask("ahead"),
    "early": lambda p: p.ask("early"),
    "plan an early turn": lambda p: p.ask("plan", add=[{"do": "early", "wish": FAR[:30]}]),
    "glance": lambda p: p.ask("glance", ahead=True),
    "follow a tournament": lambda p: p.ask("follow", tournament="t" * 40),
    "order": lambda p: p.ask("order", pass_windows=False),
    "propose an undo": lambda p: p.ask("propose", what="undo", moment=1),
    "answer": lambda p: p.people[1].ask("answer", table=p.table, agrees=False),
    "choose among rules that have not changed": lambda p: p.people[0].ask("choose", table=p.table, choice="keep"),
    "propose a pause": lambda p: p.ask("propose", what="pause"),
    "resume": lambda p: p.people[1].ask("resume", table=p.table),
    "propose to give up": lambda p: p.ask("propose", what="give_up"),
    "look as a seat": lambda p: p.people[1].ask("look", table=p.table, seat=1, first=1, count=40),
    "events as a seat": lambda p: p.people[1].ask("events", table=p.table, seat=1, first=0, count=200),
    "nudge": lambda p: p.people[1].ask("nudge", table=p.table, seat=0),
    "stand in": lambda p: p.people[0].ask("standin", table=p.table, seat=1),
    "return": lambda p: p.people[1].ask("return", table=p.table),
    "unwatch": lambda p: p.people[2].ask("unwatch", table=p.table),
    "watch from the start": lambda p: p.people[2].ask("watch", table=p.table, events=0, chat=0),
    "curtain": lambda p: p.people[2].ask("curtain", table=p.table, seat=2),
    "pass for all": lambda p: p.people[2].ask("passall", table=p.table),
    "add": lambda p: p.people[2].ask("add", table=p.table, seat=2, random="00" * 16),
    "ping": lambda p: p.people[2].ask("ping"),
    "eyes": lambda p: p.people[2].ask("eyes", open=True),
    "set up": lambda p: p.post("set up"),
    "sit": lambda p: p.post("sit", {"seat": 0}),
    "ready": lambda p: p.post("ready", {"seat": 0}),
    "stand": lambda p: p.post("stand", {"seat": 0}),
    "bots": lambda p: p.post("bots", {"seat": 1, "bot": "random"}),
    "invites": lambda p: p.post("invites", {"seat": 2}),
    "code": lambda p: p.post("code"),
    "show the code": lambda p: p.post("code", method="GET"),
    "withdraw the code": lambda p: p.post("code", method="DELETE"),
    "halt": lambda p: p.post("halt"),
    "start": lambda p: p.post("start"),
    "share": lambda p: p.post("share", {"open": True}),
    "rematch": lambda p: p.post("rematch"),
    "retry": lambda p: p.post("retry"),
    "close": lambda p: p.post("close"),
    "a lesson's course": lambda p: p.people[3].http.get(f"/api/games/{WIDE}/lessons"),
    "lesson": lambda p: p.people[3].http.post(f"/api/games/{WIDE}/lessons"),
    "my lessons": lambda p: p.people[3].http.get("/api/me/lessons"),
    "who am I": lambda p: p.people[3].http.get("/api/me"),
    "another name": lambda p: p.people[3].http.patch("/api/me", json={"name": "Iokaste"}),
    "a link": lambda p: p.people[3].http.post("/api/me/transfers"),
    "words": lambda p: p.people[3].http.get(f"/api/locale/en/{WIDE}"),
    "wide rules": lambda p: p.people[3].http.get(f"/api/games/{WIDE}/rules"),
    "a page": lambda p: p.people[3].http.get("/"),
    "deals of the day": lambda p: p.people[3].http.get("/api/daily"),
    "a deal": lambda p: p.people[3].http.get(f"/api/daily/{WIDE}/{today()}"),
    "play a deal": lambda p: p.people[3].http.post(f"/api/daily/{WIDE}/{today()}", json={}),
    "watch a deal": lambda p: p.people[3].http.post(f"/api/daily/{WIDE}/{today()}/watch", json={"table": "t"}),
    "tournaments": lambda p: p.people[3].http.get("/api/tournaments"),
    "make a tournament": lambda p: p.people[3].http.post("/api/tournaments", json=TOURNAMENT),
    "a tournament": lambda p: p.people[3].http.get("/api/tournaments/t"),
    "enter a tournament": lambda p: p.people[3].http.post("/api/tournaments/t/entry"),
    "leave a tournament": lambda p: p.people[3].http.post("/api/tournaments/t/leave", json={}),
    "bots in a tournament": lambda p: p.people[3].http.post("/api/tournaments/t/bots", json={"bot": "random"}),
    "begin a tournament": lambda p: p.people[3].http.post("/api/tournaments/t/start"),
    "end a tournament": lambda p: p.people[3].http.post("/api/tournaments/t/end"),
    "rule on a game": lambda p: p.people[3].http.post("/api/tournaments/t/rulings", json={"board": 0, "places": [1]}),
    "watch a tournament": lambda p: p.people[3].http.post("/api/tournaments/t/watch", json={"table": "t"}),
    "a tournament's calendar": lambda p: p.people[3].http.get("/api/tournaments/t/calendar.ics"),
    "a tournament's results": lambda p: p.people[3].http.get("/api/tournaments/t/results.csv"),
    "puzzles": lambda p: p.people[3].http.get("/api/puzzles"),
    "a puzzle": lambda p: p.people[3].http.get(f"/api/puzzles/{WIDE}/p"),
    "try a puzzle": lambda p: p.people[3].http.post(f"/api/puzzles/{WIDE}/p", json={"option": 0}),
    "play a puzzle on": lambda p: p.people[3].http.post(f"/api/puzzles/{WIDE}/p/table"),
    "end a lesson": lambda p: p.people[3].http.post(f"/api/tables/{p.table}/lesson", json={"step": "x"}),
    "resign": lambda p: p.ask("resign"),
}
MOVES = 60 if compiled() else 25


@pytest.fixture(scope="module")
def at_the_table(tmp_path_factory: pytest.TempPathFactory) -> dict[str, float]:
    """How long each request of the players held the loop at most, in the game with the largest views."""
    held: dict[str, float] = {}

    async def story(people: AsyncExitStack) -> None:
        names = ("Ida", "Odo", "Ares", "Gaia", "Leto", "Nyx")
        clients = [await people.enter_async_context(Client(server.url, name)) for name in names]
        for client in clients:
            client.http.event_hooks["request"].append(noted)
        DOORS.add(("POST", "/api/guests"))  # how they came in
        playing = Playing(clients, await seated(clients, WIDE, WIDE_SEATS))
        holds = Holds(server)

        async def over_and_over() -> None:
            for _ in range(MOVES):
                await playing.ask("decide")

        async def as_much_as_goes() -> None:
            for _ in range(MOVES // 2):
                await playing.long_list(server.instance.registry.live[playing.table].table.running)

        await holds.during("decide, over and over", over_and_over)
        await holds.during("decide, as much as goes", as_much_as_goes)
        for name, wish in AT_THE_TABLE.items():
            for _ in range(2 if name in READING else 1):
                answer = await holds.during(name, partial(wish, playing))
                assert getattr(answer, "status_code", 200) != 500, (name, answer.text)
                assert not isinstance(answer, dict) or answer.get("code") != "unforeseen", (name, answer)
        held.update(holds.seconds())

    async def told() -> None:
        async with AsyncExitStack() as people:
            await story(people)

    with Running(tmp_path_factory.mktemp("wide"), settings(), games=(WIDE,)) as server:
        asyncio.run(told())
    return held


@pytest.mark.parametrize("wish", ["decide, over and over", "decide, as much as goes", *AT_THE_TABLE])
def test_nobody_who_plays_holds_the_loop(at_the_table: dict[str, float], wish: str) -> None:
    assert at_the_table[wish] < MOST_SECONDS, f"{1000 * at_the_table[wish]:.1f} ms"


DOORS: set[tuple[str, str]] = set()
"""A request to the server: method and path."""


async def noted(request: httpx.Request) -> None:
    DOORS.add((request.method, request.url.path))


def test_every_wish_is_asked() -> None:
    """Every request over a WebSocket is in one of the two lists."""
    lines = set(re.findall(r'ask\("(\w+)"', Path(__file__).read_text("utf-8")))
    missing = {wish.__struct_config__.tag for wish in typing.get_args(codec.AnyRequest)} - lines
    assert not missing, missing


def test_every_door_is_asked(at_the_table: dict[str, float], answered: dict[str, float], tmp_path: Path) -> None:
    """Every path of the server, with each of its methods, is in one of the two lists: a new route needs a request
    here."""
    with Running(tmp_path) as server:
        app = litestar_app(server.instance, Structs(), documented=False)
    missing = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            pattern = re.compile(re.sub(r"\{\w+:path\}", ".*", re.sub(r"\{\w+:(str|int)\}", "[^/]+", route.path)))
            for method in route.methods - {"OPTIONS", "HEAD"}:
                if not any(method == asked and pattern.fullmatch(path) for asked, path in DOORS):
                    missing.add((method, route.path))
    assert not missing, missing


@pytest.fixture(scope="module")
def answered(tmp_path_factory: pytest.TempPathFactory) -> dict[str, float]:
    """How long each request held the loop at most."""
    held: dict[str, float] = {}

    async def story() -> None:
        async with Client(server.url, "Ida") as ida:
            ida.http.event_hooks["request"].append(noted)
            text = long_record(server.games[0], 3, LINES)
            body = {"record": text, "settings": QUICK}
            table = (await ida.post("/api/records", body, expect=201))["table"]
            await ida.post(f"/api/tables/{table}/close")
            await ida.connect()
            caught = await ida.watch(table)
            asked = Asked(server, ida, table, text, caught["update"]["n"])
            holds = Holds(server)
            for name, wish in WISHES.items():
                answer = await holds.during(name, partial(wish, asked))
                assert getattr(answer, "status_code", 200) != 500, (name, answer.text)
            held.update(holds.seconds())

    with Running(tmp_path_factory.mktemp("lag"), settings()) as server:
        asyncio.run(story())
    return held


@pytest.mark.parametrize("wish", WISHES)
def test_no_wish_holds_the_loop(answered: dict[str, float], wish: str) -> None:
    assert answered[wish] < MOST_SECONDS, f"{1000 * answered[wish]:.1f} ms"


def test_the_pulse_feels_what_holds_the_loop(tmp_path: Any) -> None:
    """The check of the check: work on the loop shows, and is in /metrics."""

    async def hold() -> None:
        until = time.thread_time() + 0.2
        while time.thread_time() < until:
            sum(range(10_000))

    async def story() -> None:
        async with Client(server.url, "Ida") as ida:
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(hold(), server.loop))
            await asyncio.sleep(0.1)
            text = await ida.get("/metrics")
            assert "petteia_loop_lag_seconds_bucket" in text
            line = next(line for line in text.splitlines() if line.startswith("petteia_loop_hold_max_seconds"))
            assert float(line.split()[1]) > 0.05
            assert server.instance.metrics.loop_lag.longest > 0.05

    with Running(tmp_path) as server:
        asyncio.run(story())
