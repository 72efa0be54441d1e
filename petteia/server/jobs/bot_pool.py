"""Bots in worker processes: they receive what a browser receives, have a time budget, and never block a move.

Each worker answers one question at a time. One that is late or dies is ended and replaced; its question is put once
more, to the level below. If that fails too it is answered with None, and the table plays the game's default.
"""

import asyncio
import contextlib
import secrets
import sys
import time
from collections import deque
from collections.abc import Mapping
from typing import Any, Final

from petteia.server.jobs.child_process import Hand
from petteia.server.monitoring.logs import log
from petteia.server.monitoring.metrics import Metrics
from petteia.tables.messages import Ask
from petteia.tables.ports.bots import BotAnswer

COMMAND: Final = (sys.executable, "-P", "-c", "from petteia.bots.worker import main; main()")
STARTING_MS: Final = 8_000
"""What a process may take longer for its first answer, and for the first about a box that it has not opened yet."""
LATE_MS: Final = 1_000
"""How long after its budget an answer is still waited for."""
WHOLE_TIME: Final = 1.25
"""When the answer to a window comes, in budgets since a worker took it up: bots need a little longer."""
MOST_FRAME: Final = 1_000_000
BIDES: Final = -1
"""The action of a bot that does nothing before something happens."""
HINTED: Final = 3
"""How many decisions a hint tells."""
REST_AFTER_FAILURES: Final = (0.0, 0.1, 0.5, 2.0, 5.0)
"""How long to wait before the next try, after so many failures in a row."""


class Question:
    """Something asked and not answered yet."""

    def __init__(self, ask: Ask, answer: BotAnswer) -> None:
        self.ask = ask
        self.answer: BotAnswer | None = answer
        self.fallen = 0
        """By how many levels it has fallen, because nobody answered in time."""
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
        self.command = command
        self._waiting: deque[Question] = deque()
        self._hints: deque[Question] = deque()
        """They wait for those who play: nobody's game depends on them."""
        self._idle: deque[Question] = deque()
        """Of tables at which nobody is: they wait for everybody."""
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.processes: set[Hand] = set()
        self._later: set[asyncio.TimerHandle] = set()

    def kinds(self, game: str = "") -> list[str]:
        """The kinds of bots there are; of a game those that play it here."""
        absent = self.elsewhere(game)
        return [kind for kind in self._kinds if kind not in absent] if self.workers else []

    def elsewhere(self, game: str) -> list[str]:
        """The kinds that think too long about a game to play it here."""
        return []

    def best(self, game: str = "") -> str:
        """The kind that gives hints: the last one, which is the strongest (`petteia.bots.KINDS`)."""
        absent = self.elsewhere(game)
        return next((kind for kind in reversed(self._kinds) if kind not in absent), "")

    def ask(self, ask: Ask, answer: BotAnswer) -> None:
        """Put a question to a bot."""
        if not self.workers or ask.bot.kind not in self._kinds:
            asyncio.get_running_loop().call_soon(answer, ask, None)
            return
        self._put_in_line(Question(ask, answer))

    async def hint(self, ask: Ask) -> list[dict[str, Any]] | None:
        """What a bot would do, and the next best: each with chance and reason, as far as it knows them. Whoever no
        longer waits for it is not answered, and costs nobody any time."""
        future: asyncio.Future[list[int] | None] = asyncio.get_running_loop().create_future()
        if not self.workers or ask.bot.kind not in self._kinds:
            return None
        question = Question(ask, answered_in(future))
        self._put_in_line(question)
        try:
            actions = await future
            return question.advice or [{"action": action} for action in actions] if actions else None
        finally:
            question.answer = None
            with contextlib.suppress(ValueError):  # a bot has it already
                self._hints.remove(question)

    def _put_in_line(self, question: Question) -> None:
        ask = question.ask
        (self._hints if ask.purpose == "hint" else self._idle if ask.idle else self._waiting).append(question)
        self._something.set()
        if len(self._tasks) < min(self.workers, self.queued() + len(self.processes)):
            self._tasks.append(asyncio.create_task(self._work()))

    def queued(self) -> int:
        """How many questions wait for a bot."""
        return len(self._waiting) + len(self._hints) + len(self._idle)

    def forget(self, table: str, seat: int, decision: int) -> None:
        """The answer is no longer wanted."""
        for question in (*self._waiting, *self._idle):
            ask = question.ask
            if (ask.table, ask.seat, ask.decision, ask.purpose) == (table, seat, decision, "play"):
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
            while self._waiting or self._hints or self._idle:
                question = (self._waiting or self._hints or self._idle).popleft()
                if question.answer is not None:
                    return question
            self._something.clear()
            await self._something.wait()

    async def _work(self) -> None:
        """One worker's life: a process, and another one when that fails."""
        failures = 0
        process: Hand | None = None
        opened: set[tuple[Any, ...]] = set()
        try:
            while True:
                question = await self._next()
                began = time.monotonic()
                try:
                    if process is None:
                        opened.clear()
                        process = await self._start()
                    box = _box(question.ask)
                    wait = question.ask.budget_ms + LATE_MS + (0 if box in opened else STARTING_MS)
                    opened.add(box)
                    async with asyncio.timeout(wait / 1000):  # Python 3.11's wait_for may swallow the wish to stop
                        actions = await self._put(process, question)
                    failures = 0
                except (TimeoutError, OSError, EOFError, ValueError, KeyError, TypeError) as problem:
                    _mark(question, problem)
                    actions = None
                    failures += 1
                    if process is not None:
                        await self._kill(process)
                        process = None
                except asyncio.CancelledError:
                    question.settle(None)
                    raise
                if actions is None:
                    self.metrics.bot_failures.inc()
                self.metrics.bot.observe(time.monotonic() - began)
                if process is None and question.fallen == 0 and question.ask.purpose == "play":
                    question.fallen = 1
                    self._waiting.appendleft(question)
                else:
                    self._settle(question, actions, began)
                if process is None:
                    await asyncio.sleep(REST_AFTER_FAILURES[min(failures, len(REST_AFTER_FAILURES) - 1)])
        finally:
            if process is not None:
                await self._kill(process)

    def _settle(self, question: Question, actions: list[int] | None, began: float) -> None:
        """Answer: at once, or, where it would tell whether there was a choice, when the whole time is over. The worker
        goes on meanwhile."""
        ask = question.ask
        covered = ask.window and not ask.company  # in company the table sets the pace
        rest = began + WHOLE_TIME * ask.budget_ms / 1000 - time.monotonic() if covered else 0.0
        if rest <= 0:
            question.settle(actions)
            return

        def settle() -> None:
            self._later.discard(handle)
            question.settle(actions)

        handle = asyncio.get_running_loop().call_later(rest, settle)
        self._later.add(handle)

    async def _start(self) -> Hand:
        process = await Hand.start(self.command, MOST_FRAME)
        self.processes.add(process)
        self.metrics.bot_starts.inc()
        return process

    async def _put(self, process: Hand, asked: Question) -> list[int] | None:
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
            "advice": HINTED if ask.purpose == "hint" else 0,
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

    async def _kill(self, process: Hand) -> None:
        self.processes.discard(process)
        await process.end()


def _mark(question: Question, problem: Exception) -> None:
    """Say in the log which decision a bot did not make: one that the timer cut short is marked as such."""
    ask = question.ask
    told = {"bot": ask.bot.kind, "table": ask.table, "seat": ask.seat, "decision": ask.decision}
    if isinstance(problem, TimeoutError):
        log.warning("decision cut short by the timer", extra={**told, "budget_ms": ask.budget_ms})
    else:
        log.warning("bot failed", extra={**told, "problem": type(problem).__name__})


def _box(ask: Ask) -> tuple[Any, ...]:
    """Which box a question is about. Data of an owner's own are told apart by the table."""
    game = ask.game
    return (game.name, game.seats, *sorted(game.options.items()), ask.table if game.components else "", ask.bot.kind)


def answered_in(future: "asyncio.Future[list[int] | None]") -> BotAnswer:
    """Puts a bot's answer into a future: for hints."""

    def answer(ask: Ask, actions: list[int] | None, remark: Mapping[str, str] | None = None) -> None:
        if not future.done():
            future.set_result(actions)

    return answer
