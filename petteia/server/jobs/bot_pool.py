"""Bots in worker processes: they receive what a browser receives, have a time budget, and never block a move.

Each worker answers one question at a time. People who play come before those who only watch bots, and within each group
the owners of tables take turns: however many tables one has, another's bot is next but one. A worker that is late or
dies is ended and replaced; its question is asked once more, at the level below. If that fails too it is answered with
None, and the table plays the game's default. Time in the queue does not count, nor time for which a busy machine did
not let a worker think: no bot is late because of what others do.
"""

import asyncio
import contextlib
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Final

from petteia.server.jobs.child_process import ChildProcess
from petteia.server.jobs.fair_queue import Requester, RoundRobin, asking
from petteia.server.monitoring.logs import log
from petteia.server.monitoring.metrics import Metrics
from petteia.tables.messages import Ask
from petteia.tables.ports.bots import BotAnswer

TITAN: Final = "titan"
"""Has learnt some games, and plays the others like the level below."""
COMMAND: Final = (sys.executable, "-P", "-c", "from petteia.bots.worker import main; main()")
STARTING_MS: Final = 8_000
"""What a process may take longer for its first answer, for the first about a box that it has not opened yet, and for a
hint, whose chances take seconds uncompiled."""
LATE_MS: Final = 1_000
"""How long after its budget an answer is still waited for."""
WHOLE_TIME: Final = 1.25
"""When the answer to a window comes, in budgets since a worker took it up: bots need a little longer."""
MOST_FRAME: Final = 1_000_000
BIDES: Final = -1
"""The action of a bot that does nothing before something happens."""
LEAST_SHARE: Final = 0.5
"""A worker that had less of a processor than this while it was waited for is waited for as long again;"""
MOST_WAITS: Final = 20
"""at most so often."""
PLAYED, HINTS, WATCHED, IDLE = range(4)
"""The order of questions: of tables at which people play; hints; of tables that people only watch; of tables without
people."""
FOR_PEOPLE: Final = (PLAYED, HINTS)
FOR_NOBODY: Final = (WATCHED, IDLE)
HINTED: Final = 3
"""How many decisions a hint tells."""
REST_AFTER_FAILURES: Final = (0.0, 0.1, 0.5, 2.0, 5.0)
"""How long to wait before the next try, after so many failures in a row."""


class Question:
    """Something asked and not answered yet."""

    def __init__(self, ask: Ask, answer: BotAnswer, who: Requester) -> None:
        self.ask = ask
        self.who = who
        """The requester on whose behalf it is asked."""
        self.hint = ask.purpose == "hint"
        self.rank = HINTS if self.hint else PLAYED if ask.played else IDLE if ask.idle else WATCHED
        self.answer: BotAnswer | None = answer
        self.fallen = 0
        """By how many levels it has been lowered, because there was no answer in time."""
        self.remark: dict[str, str] = {}
        """What the bot says about its answer."""
        self.advice: list[dict[str, Any]] = []
        """For a hint: the best few decisions, as `petteia.bots.worker` has them."""

    def settle(self, actions: list[int] | None) -> None:
        """Answer, once."""
        answer, self.answer = self.answer, None
        if answer is not None:
            try:
                answer(self.ask, actions, self.remark)
            except Exception:  # a fault at one table is no reason to leave the others without bots
                log.exception("a bot's answer failed", extra={"table": self.ask.table})


class BotPool:
    """Runs the bots. Implements `petteia.tables.ports.bots.BotPort`."""

    SPARE: ClassVar[int] = 1
    """How many processes a single worker may have beside it."""

    def __init__(
        self,
        workers: int,
        kinds: tuple[str, ...],
        names: Mapping[str, str],
        metrics: Metrics,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        """`names` says how `petteia.load` calls the games that tables know by their id."""
        self.workers = workers
        self._kinds = kinds
        self.names = names
        self.metrics = metrics
        self.not_learnt: set[str] = set()
        """The games of which the Titan knows nothing."""
        self.command = command
        self.address_of: Callable[[str], str] = lambda guest: ""
        """The address a guest last came from, if known."""
        self._waiting: dict[int, RoundRobin[Question]] = {rank: RoundRobin() for rank in range(4)}
        self._open: dict[tuple[str, int, int], Question] = {}
        """The unanswered questions of tables, by table, seat and decision."""
        self._under_way = {FOR_PEOPLE: 0, FOR_NOBODY: 0}
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.processes: set[ChildProcess] = set()
        self._later: set[asyncio.TimerHandle] = set()

    def kinds(self, game: str = "") -> list[str]:
        """The kinds of bots; for a game, those that play it here."""
        absent = [*self.elsewhere(game), *self.strangers(game)]
        return [kind for kind in self._kinds if kind not in absent] if self.workers else []

    def strangers(self, game: str) -> list[str]:
        """The kinds that know a game no better than the one below."""
        return [TITAN] if game in self.not_learnt else []

    def elsewhere(self, game: str) -> list[str]:
        """The kinds that think too long about a game to play it here."""
        return []

    def best(self, game: str = "") -> str:
        """The kind that gives hints: the last one, which is the strongest (`petteia.bots.KINDS`) of those whose reasons
        can be told."""
        absent = [*self.elsewhere(game), TITAN]
        return next((kind for kind in reversed(self._kinds) if kind not in absent), "")

    def ask(self, ask: Ask, answer: BotAnswer) -> None:
        """Put a question to a bot."""
        if not self.workers or ask.bot.kind not in self._kinds:
            asyncio.get_running_loop().call_soon(answer, ask, None)
            return
        question = self._open[ask.table, ask.seat, ask.decision] = Question(ask, answer, self._on_account_of(ask.owner))
        self._put_in_line(question)

    def _on_account_of(self, owner: str) -> Requester:
        """For a table's owner: guests at one address share its turns; an owner not seen before has their own."""
        return Requester(owner, self.address_of(owner) or owner)

    async def hint(self, ask: Ask) -> list[dict[str, Any]] | None:
        """What a bot would do, and the next best actions: each with chance and reason, as far as it knows them. If the
        caller no longer waits, the question is dropped and costs no time."""
        future: asyncio.Future[list[int] | None] = asyncio.get_running_loop().create_future()
        if not self.workers or ask.bot.kind not in self._kinds:
            return None
        question = Question(ask, answered_in(future), asking.get())
        self._put_in_line(question)
        try:
            actions = await future
            return question.advice or [{"action": action} for action in actions] if actions else None
        finally:
            question.answer = None
            with contextlib.suppress(ValueError):  # a bot has it already
                self._waiting[HINTS].remove(question.who, question)

    def _put_in_line(self, question: Question, first: bool = False) -> None:
        self._waiting[question.rank].put(question.who, question, first)
        self._something.set()
        if len(self._tasks) < min(self.most_workers, self.queued() + len(self.processes)):
            self._tasks.append(asyncio.create_task(self._work()))

    @property
    def most_workers(self) -> int:
        """How many processes there may be. If there is a single one, another is added when needed, so that a bot that
        plays without people does not delay one that plays with people."""
        return self.workers if self.workers > 1 else 1 + self.SPARE

    def queued(self) -> int:
        """How many questions wait for a bot."""
        return sum(map(len, self._waiting.values()))

    def asked(self, table: str, seat: int, decision: int) -> bool:
        """Whether a question has not been answered yet."""
        return (table, seat, decision) in self._open

    def forget(self, table: str, seat: int, decision: int) -> None:
        """The answer is no longer wanted."""
        question = self._open.pop((table, seat, decision), None)
        if question is not None:
            question.answer = None

    async def end(self) -> None:
        """Stop all workers."""
        for handle in self._later:
            handle.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in list(self.processes):
            await self._kill(process)

    async def _next(self) -> Question:
        while True:
            for ranks, most in ((FOR_PEOPLE, self.workers), (FOR_NOBODY, max(1, self.workers - 1))):
                for rank in ranks if self._under_way[ranks] < most else ():
                    question = self._waiting[rank].take(gone=lambda question: question.answer is None)
                    if question is not None:
                        return question
            self._something.clear()
            await self._something.wait()

    @contextlib.contextmanager
    def _counted(self, question: Question) -> Iterator[None]:
        """Count a question as under way."""
        ranks = FOR_PEOPLE if question.rank in FOR_PEOPLE else FOR_NOBODY
        self._under_way[ranks] += 1
        try:
            yield
        finally:
            self._under_way[ranks] -= 1
            self._something.set()

    async def _work(self) -> None:
        """One worker's life: a process, and another one when that fails."""
        failures = 0
        process: ChildProcess | None = None
        opened: set[tuple[Any, ...]] = set()
        try:
            while True:
                question = await self._next()
                began = time.monotonic()
                try:
                    with self._counted(question):
                        if process is None:
                            opened.clear()
                            process = await self._start()
                        box = _box(question.ask)
                        longer = box not in opened or question.hint
                        wait = question.ask.budget_ms + LATE_MS + (STARTING_MS if longer else 0)
                        opened.add(box)
                        actions = await self._answered(process, question, wait / 1000)
                    failures = 0
                except (TimeoutError, OSError, EOFError, ValueError, KeyError, TypeError) as problem:
                    _mark(question, problem)
                    actions = None
                    failures += 1
                    if process is not None:
                        await self._kill(process)
                        process = None
                except asyncio.CancelledError:
                    self._end(question, None)
                    raise
                if actions is None:
                    self.metrics.bot_failures.inc()
                self.metrics.bot.observe(time.monotonic() - began)
                if process is None and question.fallen == 0:
                    question.fallen = 1
                    self._put_in_line(question, first=True)
                else:
                    self._settle(question, actions, began)
                if process is None:
                    await asyncio.sleep(REST_AFTER_FAILURES[min(failures, len(REST_AFTER_FAILURES) - 1)])
        finally:
            if process is not None:
                await self._kill(process)

    def _settle(self, question: Question, actions: list[int] | None, began: float) -> None:
        """Answer: at once, or when the whole time is over if an early answer would show whether there was a choice. The
        worker goes on meanwhile."""
        ask = question.ask
        covered = ask.window and not ask.company  # in company the table sets the pace
        rest = began + WHOLE_TIME * ask.budget_ms / 1000 - time.monotonic() if covered else 0.0
        if rest <= 0:
            self._end(question, actions)
            return

        def settle() -> None:
            self._later.discard(handle)
            self._end(question, actions)

        handle = asyncio.get_running_loop().call_later(rest, settle)
        self._later.add(handle)

    def _end(self, question: Question, actions: list[int] | None) -> None:
        """A question is answered; the same one may be asked anew meanwhile."""
        key = (question.ask.table, question.ask.seat, question.ask.decision)
        if self._open.get(key) is question:
            del self._open[key]
        question.settle(actions)

    async def _answered(self, process: ChildProcess, question: Question, seconds: float) -> list[int] | None:
        """What a worker answers. TimeoutError if it does not although it had the time."""
        answer = asyncio.ensure_future(self._put(process, question))
        try:
            before = process.work()
            for _ in range(MOST_WAITS):
                await asyncio.wait({answer}, timeout=seconds)
                if answer.done():
                    return answer.result()
                now = process.work()
                if before is None or now is None or not now.goes_on:
                    break
                if now.seconds - before.seconds >= LEAST_SHARE * seconds:
                    break
                before = now
            raise TimeoutError
        finally:
            answer.cancel()

    async def _start(self) -> ChildProcess:
        process = await ChildProcess.start(self.command, MOST_FRAME)
        self.processes.add(process)
        self.metrics.bot_starts.inc()
        return process

    async def _put(self, process: ChildProcess, asked: Question) -> list[int] | None:
        ask = asked.ask
        question: dict[str, Any] = {
            "id": 1,
            "bot": {"kind": ask.bot.kind, "settings": ask.bot.settings},
            "game": {
                "name": self.names.get(ask.game.name, ask.game.name),
                "seats": ask.game.seats,
                "options": ask.game.options,
                "components": ask.game.components,
            },
            "view": ask.update.view,
            "budget_ms": ask.budget_ms,
            "seed": secrets.randbits(62),
            "fallen": asked.fallen,
            "advice": HINTED if asked.hint and asked.fallen == 0 else 0,
            "on": ask.window,
            "company": ask.company,
        }
        answer = await process.ask(question)
        if "error" in answer:
            log.warning("bot has no answer", extra={"bot": ask.bot.kind, "problem": str(answer["error"])[:200]})
            return None
        if "problem" in answer:
            played = {"bot": ask.bot.kind, "played": str(answer["played"]), "problem": str(answer["problem"])[:200]}
            log.warning("bot failed, the level below played", extra=played)
        asked.advice = list(answer.get("advice", []))
        asked.remark = dict(answer.get("remark", {}))
        actions = [int(action) for action in answer.get("actions", [answer["action"]])]
        return [] if actions == [BIDES] else actions

    async def _kill(self, process: ChildProcess) -> None:
        self.processes.discard(process)
        await process.end()


def _mark(question: Question, problem: Exception) -> None:
    """Log which decision a bot did not make: one that the timer cut short is marked as such."""
    ask = question.ask
    told = {"bot": ask.bot.kind, "table": ask.table, "seat": ask.seat, "decision": ask.decision}
    if isinstance(problem, TimeoutError):
        log.warning("decision cut short by the timer", extra={**told, "budget_ms": ask.budget_ms})
    else:
        log.warning("bot failed", extra={**told, "problem": type(problem).__name__})


def _box(ask: Ask) -> tuple[Any, ...]:
    """The box a question is about. An owner's own data are identified by the table."""
    game = ask.game
    return (game.name, game.seats, *sorted(game.options.items()), ask.table if game.components else "", ask.bot.kind)


def answered_in(future: "asyncio.Future[list[int] | None]") -> BotAnswer:
    """Puts a bot's answer into a future: for hints."""

    def answer(ask: Ask, actions: list[int] | None, remark: Mapping[str, str] | None = None) -> None:
        if not future.done():
            future.set_result(actions)

    return answer
