"""The process bots run in.

It reads questions from standard input and writes answers to standard output, both as frames: four bytes of length,
most significant first, then that many bytes of MessagePack. A question holds what a browser is sent:

    {"id": 7, "bot": {"kind", "settings"}, "game": {"name", "seats", "options", "components"}, "view": {…},
     "budget_ms": 1000, "seed": 123, "fallen": 0}

and the answer is `{"id": 7, "action": 12}`. If asked for `"advice": 3`, it also holds the best three decisions, that
one first, each with the chance of a win in thousandths and the reason: `[{"action", "chance", "reason"}]`. If asked to
go on (`"on": true`), it also holds all that the bot then picks before others hear of it: `"actions": [12, 9, 3]`. On a
floor shared with people (`"company": [0]`, their seats) the bot gives them time: the action -1 means to ask again when
something has happened; and it may say something to one of them: `"remark": {"to": "0", "code": "lacks", …}`.

A bot that fails is replaced by the level below, and the answer says so: `{"id": 7, "action": 12, "played": "seer",
"problem": "…"}`. `fallen` is the number of levels a question has fallen because it was not answered in time. Without
any answer it is `{"id": 7, "error": "…"}`. The process keeps nothing between questions except opened boxes and bots.
It ends when its input does.
"""

import os
import sys
import time
from typing import Any, BinaryIO

import msgspec

from petteia.bots import make_bot
from petteia.bots.advice import Adviser
from petteia.bots.bot import Bot
from petteia.bots.greedy import Evaluation, evaluation_of
from petteia.bots.level_settings import below
from petteia.engine.events import Sink
from petteia.engine.generator import Generator
from petteia.engine.protocol import Game
from petteia.games import load

MOST_FRAME = 8_000_000
LAST = "random"
"""The bot that plays when all others have failed."""
MOST_KEPT = 64
"""How many opened boxes and bots are kept."""
MOST_PICKS = 32
"""The most picks in one answer; the rest is asked for again."""


def read_frame(stream: BinaryIO) -> Any:
    """The next frame; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    size = int.from_bytes(head, "big")
    if size > MOST_FRAME:
        raise ValueError(f"a frame has at most {MOST_FRAME} bytes, not {size}")
    body = stream.read(size)
    return msgspec.msgpack.decode(body) if len(body) == size else None


def write_frame(stream: BinaryIO, answer: Any) -> None:
    """One frame, sent at once."""
    body = msgspec.msgpack.encode(answer)
    stream.write(len(body).to_bytes(4, "big") + body)
    stream.flush()


class BotCache:
    """Opened boxes and bots, made when they are first needed."""

    def __init__(self) -> None:
        self.games: dict[bytes, Game] = {}
        self.bots: dict[bytes, Bot] = {}
        self.manners: dict[int, tuple[Game, Evaluation]] = {}
        """What is known of a box and decides how bots behave towards people."""

    def game(self, spec: dict[str, Any]) -> Game:
        """The box for a specification."""
        wanted = [spec["name"], spec["seats"], spec["options"], spec.get("components"), spec.get("rules")]
        key = msgspec.msgpack.encode(wanted)
        if key not in self.games:
            if len(self.games) >= MOST_KEPT:
                self.games.clear()
            self.games[key] = load(*wanted)
        return self.games[key]

    def bot(self, spec: dict[str, Any]) -> Bot:
        """The bot for a specification."""
        key = msgspec.msgpack.encode([spec["kind"], spec.get("settings", {})])
        if key not in self.bots:
            if len(self.bots) >= MOST_KEPT:
                self.bots.clear()
            self.bots[key] = make_bot(spec["kind"], spec.get("settings", {}))
        return self.bots[key]

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """Let a bot think."""
        asked = question["bot"]
        for _ in range(question.get("fallen", 0)):
            asked = {"kind": below(asked["kind"])}
        problems: list[str] = []
        while True:
            try:
                action = self.decide(asked, question)
            except Exception as problem:  # the process goes on after any failure of a bot
                problems.append(f"{asked['kind']}: {type(problem).__name__}: {problem}")
                if asked["kind"] == LAST:
                    return {"id": question["id"], "error": " · ".join(problems)[:500]}
                asked = {"kind": below(asked["kind"])}
                continue
            answer: dict[str, Any] = {"id": question["id"], "action": action}
            if question.get("company") and (remark := self.remark(question, action)):
                answer["remark"] = remark
            if question.get("on") and action >= 0:
                answer["actions"] = self.goes_on(asked, question, action)
            if question.get("advice"):
                answer["advice"] = self.advice(question, action)
            return {**answer, "played": asked["kind"], "problem": problems[0][:500]} if problems else answer

    def advice(self, question: dict[str, Any], action: int) -> list[dict[str, Any]]:
        """The best few decisions; only the chosen one if nothing can be said about others."""
        game = self.game(question["game"])
        try:
            found = Adviser(game).advise(question["view"], question["advice"], action)
        except Exception:  # advice is extra: without it the decision stands
            return [{"action": action, "chance": None, "reason": ""}]
        return [one.plain() for one in found]

    def goes_on(self, asked: dict[str, Any], question: dict[str, Any], action: int) -> list[int]:
        """That decision and the picks that follow it in secret: while no other seat is told anything, no outcome is due
        and the same seat decides. One answer instead of many, so that the time they take does not show their number."""
        game, view, picks = self.game(question["game"]), question["view"], [action]
        rng = Generator(question["seed"])
        until = time.monotonic() + question["budget_ms"] / 1000
        while len(picks) < MOST_PICKS and time.monotonic() < until:
            world, told = game.sample_world(view, rng), Sink()
            try:
                world.apply(view["seat"], picks[-1], told)
                if told.events or not world.pending() or view["seat"] not in world.pending():
                    break
                view = world.view(view["seat"])
                action = self.decide(asked, {**question, "view": view})
                if action < 0:
                    break
                picks.append(action)
            except Exception:  # the picks so far stand; the rest is asked for again
                break
        return picks

    def decide(self, asked: dict[str, Any], question: dict[str, Any]) -> int:
        """One bot's answer, which must be one of the options."""
        bot = self.bot(asked)
        bot.budget_ms = question["budget_ms"]
        action = bot.choose(self.game(question["game"]), question["view"], Generator(question["seed"]))
        if action not in [offered["n"] for offered in question["view"]["actions"]]:
            raise ValueError(f"{action} is none of the options")
        company = question.get("company")
        return self.in_company(question, action, company) if company else action

    def known(self, game: Game) -> Evaluation:
        """What is known about a box."""
        if id(game) not in self.manners:
            if len(self.manners) >= MOST_KEPT:
                self.manners.clear()
            self.manners[id(game)] = game, evaluation_of(game)
        return self.manners[id(game)][1]

    def in_company(self, question: dict[str, Any], action: int, company: list[int]) -> int:
        """The same with people sharing the floor."""
        game, view = self.game(question["game"]), question["view"]
        world = game.sample_world(view, Generator(question["seed"]))
        people = sum(1 << seat for seat in company)
        return int(self.known(game).in_company(world, view["seat"], action, people))

    def remark(self, question: dict[str, Any], action: int) -> dict[str, str]:
        """What the bot says to a person about its decision, if anything."""
        game, view = self.game(question["game"]), question["view"]
        world = game.sample_world(view, Generator(question["seed"]))
        said = self.known(game).remark(world, view["seat"], action)
        return said if said and int(said["to"]) in question["company"] else {}


def main() -> None:
    """Answer until there are no more questions."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not look like an answer
    bench = BotCache()
    while True:
        question = read_frame(sys.stdin.buffer)
        if question is None:
            return
        write_frame(answers, bench.answer(question))
