"""Job workers (setting `scribes`): processes for work that takes as long as a game, or as long as a guest likes.

Each has limits of memory and time for a request; one that exceeds them is ended with its process, and a fresh one takes
its place. Requests take turns (`fair_queue.py`). Where several servers share a database each has its own workers, but
for one address all of them together do no more long work than one of them would. Implements
`petteia.tables.afterwards.jobs.HistoryPort`.
"""

import asyncio
import contextlib
import sys
import time
from contextvars import Context
from typing import Any, Final

import msgspec

from petteia.server.config import ServerConfig
from petteia.server.jobs.child_process import ChildProcess
from petteia.server.jobs.errors import Overtaxed, TooMuch, settle
from petteia.server.jobs.fair_queue import LONG, LOOK, QUICK, Job, WorkQueue, asking
from petteia.server.library.catalogue import Catalogue
from petteia.server.lobby.lesson_plan import LessonPlan
from petteia.server.monitoring.logs import log
from petteia.server.monitoring.metrics import Metrics
from petteia.server.share.scene import Scene
from petteia.store.journals.delivered import Written
from petteia.store.journals.packed import Packed
from petteia.store.people.merge_and_erase import Mentions
from petteia.store.sql import SqlStore
from petteia.tables.afterwards.daily_result import DailyResult
from petteia.tables.afterwards.new_tables import Bundle, New
from petteia.tables.boxes import BoxLook
from petteia.tables.journal.rules_migration import ChosenRules, MigrationResult
from petteia.tables.journal.specs import DayPlan
from petteia.tables.ports.store import StoreError
from petteia.tables.table.metadata import Delivery

COMMAND: Final = (sys.executable, "-P", "-c", "from petteia.server.jobs.worker import main; main()")
MOST_ANSWER: Final = 32_000_000
STARTING_SECONDS: Final = 20.0
"""How much longer a process may take for its first answer: it has to read the games."""
OPENING_SECONDS: Final = 60.0
"""How long opening a table may take: it is done once, and a table that cannot be opened is set aside."""
LISTED: Final = 50
WORK: Final = "work "
AGAIN_SECONDS: Final = 0.25
"""How often to check whether the long work that other servers do for an address is over."""
WEIGHTS: Final = {
    **dict.fromkeys(("past", "way_back", "retell"), LOOK),
    **dict.fromkeys(("record", "up_to_there", "pack", "proof", "analyse", "daily", "scene", "fork", "take_in"), LONG),
    **dict.fromkeys(("coach", "coached", "tried"), LONG),
    **dict.fromkeys(("mentions", "told", "components", "check_box", "take_box"), LONG),
}
"""Everything else is quick."""

_daily: Final = msgspec.msgpack.Decoder(DailyResult)
_scene: Final = msgspec.msgpack.Decoder(Scene)
_way: Final = msgspec.msgpack.Decoder(tuple[int, dict[str, Any]] | None)
_told: Final = msgspec.msgpack.Decoder(list[Delivery])
_packed: Final = msgspec.msgpack.Decoder(Packed)
_bundle: Final = msgspec.msgpack.Decoder(Bundle)
_written: Final = msgspec.msgpack.Decoder(Written)
_mentions: Final = msgspec.msgpack.Decoder(Mentions)
_look: Final = msgspec.json.Decoder(BoxLook)
_migrated: Final = msgspec.msgpack.Decoder(MigrationResult)
_chosen_rules: Final = msgspec.msgpack.Decoder(ChosenRules)


class JobPool:
    """The job workers, started when there is something to do."""

    def __init__(self, config: ServerConfig, catalogue: Catalogue, store: SqlStore, metrics: Metrics) -> None:
        limits = config.limits
        self.workers = config.scribes
        self.memory = limits.work_bytes
        self.seconds = float(limits.work_seconds)
        self.catalogue = catalogue
        self.store = store
        self.metrics = metrics
        self.turns = WorkQueue(self.workers, limits.work_per_guest, limits.work_per_address, limits.work_waiting)
        self.turns.ready = 0
        self.processes: set[ChildProcess] = set()
        self._places: set[str] = set()
        """The names under which long work is done here."""
        self._lessons: dict[tuple[str, str], LessonPlan | None] = {}
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._busy = 0
        """How many of them are working."""
        metrics.works(lambda: self.turns.length)

    # -- what can be asked ------------------------------------------------------------------------

    async def snapshot(self, table: str) -> bytes:
        """A table's snapshot after its last entry."""
        try:
            return await self._ask("snapshot", OPENING_SECONDS, table=table)
        except TooMuch as problem:
            raise Overtaxed(f"to open it takes too much: {problem}") from problem

    async def migrate(self, table: str, now: int) -> MigrationResult:
        """What the rules installed here mean for a table."""
        try:
            return _migrated.decode(await self._ask("migrate", OPENING_SECONDS, table=table, now=now))
        except TooMuch as problem:
            raise Overtaxed(f"to sort it takes too much: {problem}") from problem

    async def chosen_rules(self, table: str, choice: str, now: int) -> ChosenRules:
        """What players chose, as entries."""
        return _chosen_rules.decode(
            await self._ask("chosen_rules", OPENING_SECONDS, table=table, choice=choice, now=now)
        )

    async def older(self, current: dict[str, int]) -> list[str]:
        """The running tables whose games have newer rules than they began with."""
        found: list[str] = msgspec.msgpack.decode(await self._ask("older", current=current), type=list[str])
        return found

    async def way_back(self, table: str, line: int) -> tuple[int, dict[str, Any]] | None:
        """The first line from there on that stands, and the way back to before it."""
        found: tuple[int, dict[str, Any]] | None = _way.decode(await self._ask("way_back", table=table, line=line))
        return found

    async def retell(self, table: str) -> None:
        """Store what was told at an older table."""
        chunk = 0
        while told := _told.decode(await self._ask("retell", table=table, chunk=chunk)):
            await asyncio.wrap_future(self.store.keep_told(table, told))
            chunk += 1

    async def past(self, table: str, seat: int, first: int, count: int, brief: bool, total: int, program: bool) -> Any:
        """What a seat was sent earlier, as it travels to a program or to people."""
        asked: dict[str, Any] = {"seat": seat, "first": first, "count": count, "brief": brief, "total": total}
        return msgspec.Raw(await self._ask("past", table=table, program=program, **asked))

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        return (await self._ask("record", table=table)).decode()

    async def record_up_to_there(self, table: str) -> str:
        """The record of a table that is set aside, as far as it can be replayed."""
        return (await self._ask("up_to_there", table=table)).decode()

    async def pack(self, table: str) -> Packed:
        """A finished game, in parts."""
        return _packed.decode(await self._ask("pack", table=table))

    async def proof(self, table: str) -> bytes:
        """What the record of a game proves, as JSON."""
        return await self._ask("proof", table=table)

    async def analyse(self, table: str) -> bytes:
        """What the bots think of a finished game, as JSON."""
        return await self._ask("analyse", table=table)

    async def coach(self, do: str, table: str, **what: int) -> bytes:
        """What the coach says of a finished game, as JSON: `coach`, `coached` or `tried`."""
        return await self._ask(do, table=table, **what)

    async def puzzles(self, do: str, **what: Any) -> bytes:
        """Puzzles as JSON: `puzzles`, `puzzle`, `puzzle_answer` or `puzzle_start`."""
        return await self._ask(do, **what)

    async def daily(self, table: str, plan: DayPlan, over_at: int) -> DailyResult:
        """What a counted try at a deal of the day is worth."""
        asked: dict[str, Any] = {"plan": plan, "over_at": over_at}
        return _daily.decode(await self._ask("daily", table=table, **asked))

    async def scene(self, table: str, n: int, seat: int) -> Scene:
        """How a finished game stood when a seat had its `n`-th update (0: at its end), as spectators saw it."""
        return _scene.decode(await self._ask("scene", table=table, n=n, seat=seat))

    async def fork(self, table: str, line: int, hidden: str, keep: int | None, seed: int, new: New) -> Bundle:
        """A new table that goes on after a line of a finished game."""
        asked: dict[str, Any] = {"line": line, "hidden": hidden, "keep": keep, "seed": seed, "new": new}
        return _bundle.decode(await self._ask("fork", table=table, **asked))

    async def take_in(self, text: str, game: str, new: New) -> Bundle:
        """A new table made from a record."""
        return _bundle.decode(await self._ask("take_in", text=text, game=game, new=new))

    async def components(
        self, game: str, seats: int | None, options: dict[str, str], text: str = "", entries: bytes = b""
    ) -> tuple[dict[str, Any], int]:
        """Component data from a file or a stored box, and in how many entries it differs. ValueError says what is wrong
        with it."""
        asked: dict[str, Any] = {"seats": seats, "options": options, "text": text, "entries": entries}
        found = msgspec.json.decode(await self._ask("components", game=game, **asked))
        return found["components"], found["differs"]

    async def sheet(self, game: str) -> bytes:
        """All components of a game and what may be changed in them, as JSON."""
        return await self._ask("sheet", game=game)

    async def check_box(self, game: str, entries: bytes) -> BoxLook:
        """What is right and wrong about a box. ValueError if its entries are none."""
        return _look.decode(await self._ask("check_box", game=game, entries=entries))

    async def take_box(self, game: str, text: str) -> bytes:
        """What differs in a file, as JSON. ValueError says what is wrong with it."""
        return await self._ask("take_box", game=game, text=text)

    async def box_file(self, game: str, entries: bytes, heading: str) -> bytes:
        """A box as a file."""
        return await self._ask("box_file", game=game, entries=entries, heading=heading)

    async def tables(self, status: tuple[str, ...], player: str, listed: bool, after: tuple[int, str] | None) -> bytes:
        """A list of tables, as JSON."""
        asked: dict[str, Any] = {"status": status, "player": player, "listed": listed, "after": after, "limit": LISTED}
        return await self._ask("tables", **asked)

    async def told(self, table: str, seat: int, lines: bool) -> list[bytes]:
        """What a seat was told, as JSON in compressed pieces, with the lines of the record or without."""
        out, first = [], 0
        while True:
            page = _written.decode(await self._ask("told", table=table, seat=seat, first=first, lines=lines))
            out.append(page.text)
            first = page.first
            if not first:
                return out

    async def said(self, table: str, player: str) -> bytes:
        """What a guest has said at a table, as JSON."""
        return await self._ask("said", table=table, player=player)

    async def profile(self, player: str, viewer: str, rates: bool, most: int) -> bytes:
        """What a guest has played, and how well, as JSON; empty if there is no such guest."""
        return await self._ask("profile", player=player, viewer=viewer, rates=rates, most=most)

    async def leaderboards(self, rates: bool) -> bytes:
        """The leaderboards, as JSON."""
        return await self._ask("leaderboards", rates=rates)

    async def mentions(self, players: list[str], after: str, since: int) -> Mentions:
        """Where guests have left traces, as far as one gets in a while."""
        return _mentions.decode(await self._ask("mentions", players=players, after=after, since=since))

    async def lesson(self, game: str, name: str) -> LessonPlan | None:
        """A lesson of a game, with the positions it begins from; read once in a server's life."""
        if (game, name) not in self._lessons:
            found = await self._ask("lesson", game=game, name=name)
            self._lessons[game, name] = msgspec.msgpack.decode(found, type=LessonPlan | None)
        return self._lessons[game, name]

    # -- how it is done ---------------------------------------------------------------------------

    async def _ask(self, do: str, seconds: float = 0.0, **what: Any) -> bytes:
        job = Job(asking.get(), do, what, WEIGHTS.get(do, QUICK), seconds or self.seconds)
        self.turns.put(job)
        self._something.set()
        # Work that may take long begins only where another process is left for what is quick.
        wanted = self._busy + self.turns.length + (job.weight != QUICK)
        while len(self._tasks) < min(wanted, self.workers):
            self._tasks.append(asyncio.create_task(self._work(), context=Context()))
        answer: bytes = await job.answer
        return answer

    async def end(self) -> None:
        """All of them go home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _next(self) -> tuple[Job, str]:
        """The next job, and its place."""
        while True:
            while (job := self.turns.next()) is None:
                self._something.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(AGAIN_SECONDS if self.turns.rests else None):
                        await self._something.wait()
            try:
                place = await self._place(job)
            except BaseException:
                self.turns.done(job)
                job.answer.cancel()
                raise
            if place is not None:
                return job, place
            self.turns.back(job, AGAIN_SECONDS)

    async def _place(self, job: Job) -> str | None:
        """The place at which a job is done; None if other servers do as much for that address as one of them may. Short
        work, and the server's own, needs none."""
        if not (job.weight == LONG and job.who.address and self.store.shared):
            return ""
        for n in range(self.turns.long_hands):
            name = f"{WORK}{job.who.address} {n}"
            if name in self._places:
                continue
            self._places.add(name)
            try:
                mine = name in await asyncio.wrap_future(self.store.hold([name]))
            except StoreError:  # code that needs the database gets the error when it asks
                mine = True
            except BaseException:
                self._leave(name)
                raise
            if mine:
                return name
            self._places.discard(name)
        return None

    def _leave(self, place: str) -> None:
        if place:
            self._places.discard(place)
            self.store.let([place])

    async def _work(self) -> None:
        """The life of one worker: a process, and another one when that had to be ended. It takes no job before its
        process has started, since another worker may be free."""
        child: ChildProcess | None = None
        ready = False
        try:
            while True:
                if child is None:
                    child = await self._begun()
                    self.turns.ready += 1
                    ready = True
                job, place = await self._next()
                self._busy += 1
                began = time.monotonic()
                try:
                    wait = job.seconds + (STARTING_SECONDS if child is None else 0)
                    async with asyncio.timeout(wait):
                        child = child or await self._start()
                        answer = await child.ask({"do": job.do, "with": job.what})
                    if "memory" in answer:
                        raise MemoryError
                    settle(job, answer, self.store)
                except (TimeoutError, MemoryError, OSError, EOFError, ValueError, KeyError, TypeError) as problem:
                    if child is not None:
                        self.processes.discard(child)
                        await child.end()
                        child = None
                    self.turns.ready -= 1
                    ready = False
                    self._failed(job, problem)
                finally:
                    if not job.answer.done():
                        job.answer.cancel()
                    self._leave(place)
                    self._busy -= 1
                    self.turns.done(job)
                    self._something.set()
                    self.metrics.work.observe(time.monotonic() - began)
        finally:
            self.turns.ready -= ready
            if child is not None:
                self.processes.discard(child)
                await child.end()

    async def _begun(self) -> ChildProcess | None:
        """A process that has loaded what it needs; None if it could not start: the next job tries again."""
        child: ChildProcess | None = None
        try:
            async with asyncio.timeout(STARTING_SECONDS):
                child = await self._start()
                await child.ask({"do": "begin", "with": {}})
                return child
        except BaseException as problem:
            if child is not None:
                self.processes.discard(child)
                await child.end()
            if not isinstance(problem, TimeoutError | OSError | EOFError | ValueError):
                raise
            return None

    async def _start(self) -> ChildProcess:
        child = await ChildProcess.start(COMMAND, MOST_ANSWER)
        self.processes.add(child)
        database = str(self.store.where)
        await child.tell({"names": self.catalogue.names, "database": database, "memory": self.memory})
        return child

    def _failed(self, job: Job, problem: BaseException) -> None:
        """End its process: it took too long, or too much, or died."""
        self.metrics.work_ended.inc()
        log.warning("work was ended", extra={"work": job.do, "problem": type(problem).__name__})
        if job.answer.done():
            return
        if isinstance(problem, TimeoutError):
            text = f"this takes longer than the {job.seconds:.0f} seconds that a request may take here"
            job.answer.set_exception(TooMuch(503, "takes_too_long", text))
        else:  # a process that runs out of memory may not say so
            text = "this takes more memory than a request may take here, or its process failed; nothing has changed"
            job.answer.set_exception(TooMuch(503, "takes_too_much", text))
