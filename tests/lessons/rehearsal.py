"""A lesson played through by its own advice, and its test by its own solution, at a real table without a house.

python -m tests.lessons.rehearsal deukalion                    every sentence with what it rings; words and presses
python -m tests.lessons.rehearsal deukalion cup                a further lesson and its test
python -m tests.lessons.rehearsal deukalion cup --find 200     luck with which everything comes as it is told
python -m tests.lessons.rehearsal deukalion cup --test --find 200   luck with which its test can be passed so
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from petteia.engine.protocol import Game
from petteia.games import shelf
from petteia.server.library.catalogue import Catalogue
from petteia.server.lobby.lesson_facts import holds
from petteia.server.lobby.lesson_plan import FIRST, LessonPlan, LessonStep
from petteia.server.lobby.lessons import OPEN, PUPIL, luck, state_of
from petteia.tables.commands.context import CommandResult
from petteia.tables.commands.play import TableCommands
from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import LESSON, BotSpec, GameSpec, Origin, SeatPlan, Settings
from petteia.tables.messages import Ack
from petteia.tables.table.metadata import RUNNING
from petteia.tables.table.table import Table
from tests import ROOT

GAMES = tuple(sorted(shelf()))
WORDS_A_MINUTE, SECONDS_A_PRESS = 150, 5
"""How fast a newcomer reads, and how long a press takes with finding where to and seeing what comes of it."""


class Astray(Exception):
    """The lesson does not go as written; the sentence says where."""


@cache
def catalogue(game: str) -> Catalogue:
    return Catalogue([game])


@cache
def plan_of(game: str, name: str = FIRST) -> LessonPlan:
    plan = catalogue(game).lesson(game, name)
    assert plan is not None, f"{game} has no lesson {name}"
    return plan


def further(game: str) -> list[str]:
    """The lessons after the first, in their order."""
    return [name for name in catalogue(game).lessons(game) if name != FIRST]


@cache
def position(game: str, name: str, test: bool) -> dict[str, Any] | None:
    """The start of a lesson or its test."""
    found = plan_of(game, name).dealt(test).position
    return None if found is None else catalogue(game).kinds[game].scenario(found).save()


class Rehearsal:
    """A table at which the pupil follows the advice, and the others play their rehearsed moves."""

    def __init__(self, game: str, chance: str | None = None, name: str = FIRST, test: bool = False) -> None:
        self.game = game
        self.plan = plan = plan_of(game, name)
        self.now = 1_000_000
        self.heard: list[dict[str, Any]] = []
        box = catalogue(game).load(game, plan.seats, None, None)
        seats = [SeatPlan("ida", "Ida"), *[SeatPlan(bot=BotSpec("greedy"))] * (plan.seats - 1)]
        origin = Origin(kind=LESSON, rehearsed=plan.rehearsed(test))
        spec = GameSpec.of(game, box, None)
        start = position(game, name, test)
        created = j.Created(self.now, "t1", spec, "ida", Settings(window_ms=0), seats, start, origin)
        self.commands = TableCommands(Table(created, self._load), bytes, self.now)
        self.commands.context.away.clear()
        key = luck(game, plan.dealt(test).luck if chance is None else chance)
        self._do(self.commands.seating.begin_lesson(key, now=self.now))

    def _load(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, components: Mapping[str, Any] | None
    ) -> Game:
        return catalogue(game).load(game, seats, options, components)

    def _do(self, answer: CommandResult) -> None:
        if not isinstance(answer.reply, Ack):
            raise Astray(f"{answer.reply}")
        for note in answer.envelopes:
            update = note.message
            if getattr(update, "seat", None) == 0 and hasattr(update, "events"):
                self.heard += update.events

    @property
    def table(self) -> Table:
        return self.commands.table

    @property
    def view(self) -> dict[str, Any]:
        """The pupil's view."""
        return self.table.running.view(0)

    def settle(self) -> None:
        """The others play until it is the pupil's move."""
        while self.table.status == RUNNING:
            due = self.commands.due()
            if due is None:
                if 0 in self.table.pending():
                    return
                for ask in self.commands.bots.asks(now=self.now):
                    offered = [a["text"] for a in ask.update.view["actions"]]
                    prompt = ask.update.view["prompt"]
                    raise Astray(f"seat {ask.seat} has rehearsed nothing for {prompt}: {offered[:60]}")
                raise Astray(f"nobody goes on: {self.table.pending()}")
            self.now = max(self.now, due)
            self._do(self.commands.tick(now=self.now))

    def follow(self) -> Iterator[LessonStep]:
        """Every step, at the moment when it is shown; it is done before the next."""
        for chapter in self.plan.chapters:
            for step in chapter.steps:
                self.settle()
                self.fits(step)
                yield step
                if step.play:
                    self.answer(*step.play)

    def said_now(self, step: LessonStep) -> bool:
        """Whether a client shows a step at this moment (`fits` in `lessonSteps.ts`)."""
        view = self.view
        if step.at and view["prompt"]["key"] != step.at:
            return False
        if step.heard and not [e for e in self.heard if e["event"] == step.heard and e.get("seat", 0) == 0]:
            return False
        offered = {action["text"] for action in view["actions"]}
        return all(holds(need, view) for need in step.needs) and (not step.play or step.play[0] in offered)

    def answer(self, *texts: str) -> None:
        """The pupil decides."""
        numbers = [int(self.table.running.game.actions.number(text)) for text in texts]
        self._do(self.commands.decide("ida", 0, self.table.decision(0), numbers, now=self.now))

    def solve(self) -> Iterator[str]:
        """The test, by its solution: how it stands after every decision."""
        assert self.plan.test is not None
        self.settle()
        yield state_of(self.plan, self.table)
        for said in self.plan.test.solution:
            if self.table.status != RUNNING or PUPIL not in self.table.pending():
                raise Astray(f"{said}: nobody asks the pupil")
            offered = [action["text"] for action in self.view["actions"]]
            texts = said.split(", ")
            if texts[0] not in offered:
                raise Astray(f"{said}: the pupil is asked {self.view['prompt']}: {offered[:80]}")
            self.answer(*texts)
            if self.table.status == RUNNING:
                self.settle()
            yield state_of(self.plan, self.table)

    def stroll(self, rng: Any, decisions: int) -> str:
        """How the test stands after somebody has played it without a thought."""
        for _ in range(decisions):
            try:
                self.settle()
            except Astray:  # a real table has a bot that goes on; here it answers at random
                return OPEN
            state = state_of(self.plan, self.table)
            if state != OPEN:
                return state
            self.answer(str(rng.choice([action["text"] for action in self.view["actions"]])))
        return state_of(self.plan, self.table)

    def fits(self, step: LessonStep) -> None:
        """The step is shown at the right moment, and its advice is possible."""
        if step.heard and not [e for e in self.heard if e["event"] == step.heard and e.get("seat", 0) == 0]:
            raise Astray(f"{step.says}: the pupil has heard no {step.heard}")
        if self.table.status != RUNNING:
            raise Astray(f"{step.says}: the game is over")
        view = self.view
        offered = [action["text"] for action in view["actions"]]
        where = f"{step.says}: the pupil is asked {view['prompt']}"
        if step.at and view["prompt"]["key"] != step.at:
            raise Astray(f"{where}, not {step.at}: {offered[:80]}")
        if step.play and step.play[0] not in offered:
            raise Astray(f"{where}; not possible: {step.play[0]}: {offered[:80]}")
        for need in step.needs:
            if not holds(need, view):
                raise Astray(f"{where}; it is not so that {need}")
        for place in step.rings:
            if not self.there(place):
                raise Astray(f"{where}; there is no {place}: {[z['id'] for z in view['zones']]}")

    def there(self, place: str) -> bool:
        """Whether a ringed thing is on the board: a zone, piece or counter, or a button of the board's own."""
        view = self.view
        ids = {zone["id"] for zone in view["zones"]} | {counter["id"] for counter in view["counters"]}
        ids |= {piece["id"] for zone in view["zones"] for piece in zone.get("pieces", ())}
        return place in ids or place.startswith("@") or any(each.startswith(f"{place}/") for each in ids)


def texts_in(file: str, language: str) -> dict[str, str]:
    """The teacher's texts in a file."""
    out: dict[str, str] = {}
    for line in (ROOT / "petteia" / "locale" / language / file).read_text("utf-8").splitlines():
        key, equals, text = line.partition(" = ")
        if equals and key.startswith("tutor-"):
            out[key.removeprefix("tutor-")] = text
    return out


def spoken(game: str, language: str = "en", name: str = FIRST) -> dict[str, str]:
    """The teacher's texts for a lesson, as in the file."""
    if name == FIRST:
        return texts_in(f"tutorial_{game}.ftl", language)
    found = texts_in(f"lessons_{game}.ftl", language)
    return {key.removeprefix(f"{name}-"): text for key, text in found.items() if key.startswith(f"{name}-")}


def told(game: str, name: str) -> None:
    """The lesson on paper."""
    texts = spoken(game, "en", name)
    lesson, words, presses = Rehearsal(game, name=name), 0, 0
    for step in lesson.follow():
        said = texts.get(step.says, "⟦no words⟧")
        words += len(said.split())
        presses += max(1, len(step.rings)) if step.rings else max(1, len(step.play))
        print(f"{step.says:16} {step.at or '·':16} {', '.join(step.play or step.rings) or '·':40} {said}")
    if lesson.plan.test is not None:
        test = Rehearsal(game, name=name, test=True)
        for said, state in zip(("", *lesson.plan.test.solution), test.solve(), strict=True):
            print(f"{'test':16} {state:16} {said}")
            presses += max(1, len(said.split(", "))) if said else 0
        words += len(texts.get("test", "").split())
    minutes = words / WORDS_A_MINUTE + presses * SECONDS_A_PRESS / 60
    print(f"{game}: {words} words, {presses} presses: about {minutes:.0f} minutes")


def found(game: str, name: str, test: bool, tries: int) -> str:
    """A seed with which the lesson goes as written."""
    furthest = (0, "")
    for chance in map(str, range(tries)):
        steps = 0
        try:
            lesson, last = Rehearsal(game, chance, name, test), ""
            for said in lesson.solve() if test else lesson.follow():
                steps, last = steps + 1, str(said)
            if not test or last == "reached":
                return chance
            furthest = max(furthest, (steps, f"{chance}: {last}"))
        except Astray as problem:
            furthest = max(furthest, (steps, f"{chance}: {problem}"))
    raise Astray(f"in {tries} tries none; furthest was {furthest}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("lesson", nargs="?", default=FIRST)
    parser.add_argument("--test", action="store_true")
    parser.add_argument("--find", type=int, default=0, metavar="TRIES")
    asked = parser.parse_args()
    try:
        if asked.find:
            print(found(asked.game, asked.lesson, asked.test, asked.find))
        else:
            told(asked.game, asked.lesson)
    except Astray as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
