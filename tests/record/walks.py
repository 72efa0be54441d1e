"""Walks: positions that tests of rules begin with, played on at random, and everything that anybody is told there.

    python -m tests.record.walks                      write down how they go now (those of one game: `… parthenon`)
    python -m tests.record.walks parthenon 12         what is told in one of them, to compare with another version
    python -m tests.record.walks --rules parthenon    say that what they come to now is this version of its rules
    python -m tests.record.walks --shown F parthenon  write what is shown in them, as hashes, into the folder F

Golden records show what games usually come to. A walk begins where a rule is about to matter: with the things of a
scenario, the way a test of that rule writes them. Noted are short hashes of what seats hear, what they may do, whether
they are asked although there is one choice, and how the position is kept: its numbers, what each may be, a world that a
seat holds possible, and what is said of the position, and of the scenario, where something in it is changed. A change
that nobody could notice changes none of them.

What seats see and read is not noted: texts may be mended, and `snapshots/` shows them so that a person can review them.
Faults that are planted (`tests/mutation`) are looked for there, too, against what the version without them shows.
"""

import json
import sys
from ast import literal_eval
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from petteia.engine.build import build
from petteia.engine.events import Sink
from petteia.engine.generator import Generator
from petteia.engine.packing import LEAST, MOST, Packer, Unreadable
from petteia.engine.positions import audited
from petteia.engine.protocol import CHANCE, SPECTATOR, Game, State
from petteia.games import find, open_box, shelf
from tests.record.boxes import box_of

FOLDER = Path(__file__).with_name("walks")
VERSIONS = FOLDER / "versions"
GAMES = tuple(sorted(shelf()))
PURE = build() == "pure"
KINDS = ("events", "options", "positions", "worlds", "bounds", "audits")
SHOWN = ("views", "refusals")
"""What is not noted: it is compared only with what another version shows (`--shown`)."""
BY_RULES = ("events", "options", "positions")
"""What a game under way would notice if it were otherwise."""
PURE_ONLY = ("bounds", "audits")
"""Compiled, a default is not handed to `Held`, and numbers that are none of a position end in other exceptions."""
ALTERED = 30
"""So often a position is changed in one way, half of the times in the steps, which have fewer numbers."""
ASKEW = 2
"""And so often a scenario."""
STEPS = 40
"""Decisions and outcomes of a walk from a scenario."""
WHOLE = 400
"""And of a whole game at most."""
CURIOUS = 6
"""So many choices are looked at in a whole game; one that leads to a question not asked before is made."""
MANY = 3
"""From so many outcomes on a draw is like another of the same kind, where positions are looked at."""
REFUSED = 4
"""So many actions of a step that are not possible are asked for at every decision, and all at a new question."""
LETTERS = 6
"""How much of a hash is written down: 24 bits."""


OPENED = "opened"
"""With this thing a walk is a whole game, of so many seats."""
BOX = "box"
"""And with this one it is played with a box of an owner's own (`boxes.py`)."""
IMAGINED = "imagined"
"""With this one every seat imagines worlds at every decision, not the one that is asked at new questions."""


VERBS: dict[Game, dict[str, list[int]]] = {}
"""The actions of each verb, of the game that is played."""


class Walk(NamedTuple):
    """Where a walk begins, what chooses for everybody, and the hashes of what was told, kind by kind."""

    things: dict[str, Any]
    seed: int
    told: tuple[str, ...]
    shown: tuple[str, ...] = ()

    def written(self) -> str:
        """A line of the file."""
        return f"{' '.join(self.told)} {self.seed} {self.things!r}\n"


@cache
def walks(game: str) -> list[Walk]:
    """Those that are written down for a game."""
    out = []
    for line in (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        *told, seed, things = line.split(" ", len(KINDS) + 1)
        out.append(Walk(literal_eval(things), int(seed), tuple(told)))
    return out


class Held(Packer):
    """Writes a position, and beside each number what it may be."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.bounds: list[int] = []

    def num(self, value: int, low: int = LEAST, high: int = MOST) -> int:
        self.bounds += [int(low), int(high)]
        return super().num(value, low, high)

    def nums(self, value: Any, low: int = LEAST, high: int = MOST, size: int = -1) -> Any:
        self.bounds += [int(low), int(high), int(size)]
        return super().nums(value, low, high, size)


def begun(game: str, things: dict[str, Any]) -> State:
    """Where a walk begins: in a scenario, or with a game that is opened for so many seats and set up."""
    things = {key: thing for key, thing in things.items() if key != IMAGINED}
    box = box_of(game, things[BOX]) if BOX in things else None
    if OPENED in things:
        return open_box(find(game), things[OPENED], things.get("options", {}), box).new()
    if box is not None:
        things = {**{key: thing for key, thing in things.items() if key != BOX}, "components": box}
    return find(game).scenario(things)


def told(game: str, things: dict[str, Any], seed: int) -> Iterator[tuple[str, Any]]:
    """Everything that is told in a walk, with its kind."""
    rng = Generator(seed)
    state = begun(game, things)
    if PURE and OPENED not in things:
        yield "audits", list(askew(game, things, seed))
    known: set[str] = set()
    box = state.game
    yield "bounds", [int(box.bound), int(box.largest), int(box.largest_in_step)]
    for number in range(WHOLE if OPENED in things else STEPS):
        yield from asked(state, number, known)
        who = state.pending()
        if not who:
            return
        if IMAGINED in things:
            for seat in range(int(box.seats)):
                yield "worlds", [int(x) for x in state.resample(seat, Generator(number)).pack()]
        sink = Sink()
        curious = CURIOUS if OPENED in things else 1
        if who is CHANCE:
            outcome = chosen(state, [int(rng.pick(state.chance())) for _ in range(curious)], known)
            yield "events", state.stack[-1].outcome_name(state, outcome)
            state.resolve(outcome, sink)
        else:
            seat = who[int(rng.below(len(who)))]
            options = state.legal(seat)
            some = [int(options[rng.below(len(options))]) for _ in range(curious)]
            state.apply(seat, chosen(state, some, known, seat), sink)
        state.advance(sink)
        for event in sink.events:
            yield "events", [event.form(seat) for seat in range(SPECTATOR, int(state.game.seats))]
    for seat in range(SPECTATOR, int(box.seats)):  # where it ends everything is looked at that is not on the way
        yield "views", shown(state, seat)
    yield "positions", [[int(x) for x in state.pack()], state.census(), state.scores()]


def chosen(state: State, some: list[int], known: set[str], seat: int = SPECTATOR) -> int:
    """The first of some actions or outcomes that leads to a new question; else the first."""
    for number in dict.fromkeys(some) if len(some) > 1 else ():
        ahead = state.clone()
        if seat < 0:
            ahead.resolve(number)
        else:
            ahead.apply(seat, number)
        if ahead.pending() and ahead.pending() is not CHANCE and kind_of_question(ahead) not in known:
            return number
    return some[0]


def kind_of_question(state: State) -> str:
    """The kind of question asked."""
    who = state.pending()
    return f"{type(state.stack[-1]).__name__} {state.prompt(who[0]).key}" if who else "over"


def asked(state: State, number: int, known: set[str]) -> Iterator[tuple[str, Any]]:
    """What anybody may ask at a position: refusals and the stored form only at a new question."""
    who = state.pending()
    seats = int(state.game.seats)
    if who is CHANCE:
        weights = [int(weight) for weight in state.chance()]
        yield "options", weights
        drawn = f"{type(state.stack[-1]).__name__} of {min(sum(weight > 0 for weight in weights), MANY)}"
        if drawn not in known:
            known.add(drawn)
            yield from kept(state, number)
        return
    for seat in who:
        top = state.stack[-1]
        question = state.question(seat)
        yield "views", [question.pop("key"), question.pop("params")]
        yield "options", [seat, question, state.offered(seat), int(state.default(seat))]
        yield "options", [bool(top.window(state, seat)), bool(top.assumes(state, seat)), bool(top.floor())]
    if kind_of_question(state) in known:
        yield "refusals", list(refused(state, who[number % len(who)], number))
        return
    known.add(kind_of_question(state))
    for seat in dict.fromkeys([*who[:1], number % (seats + 1) - 1]):
        yield "views", shown(state, seat)
    for seat in who[:1]:
        yield "views", state.observe(seat).odds(seat)
        reasons = (state.why_not(seat, action) for action in range(len(state.game.actions)))
        yield "refusals", [reason and reason.plain() for reason in reasons]
        yield "worlds", [int(x) for x in state.resample(seat, Generator(number)).pack()]
    yield from kept(state, number)


def shown(state: State, seat: int) -> Any:
    """A seat's view."""
    view = state.view(None if seat == SPECTATOR else seat)
    del view["known"], view["options"]  # a further option is no difference
    return view


def refused(state: State, seat: int, number: int) -> Iterator[Any]:
    """The reasons why some actions of the step's own verbs are not possible."""
    verbs = state.stack[-1].verbs(state).split()
    legal = {int(action) for action in state.legal(seat)}
    others = [action for verb in verbs for action in of_verb(state.game, verb) if action not in legal]
    rng = Generator(number)
    for _ in range(REFUSED if others else 0):
        reason = state.why_not(seat, others[int(rng.below(len(others)))])
        yield reason and reason.plain()


def of_verb(game: Game, verb: str) -> list[int]:
    """The actions of a verb."""
    if game not in VERBS:
        VERBS.clear()
        VERBS[game] = {}
        for action in range(len(game.actions)):
            VERBS[game].setdefault(game.actions[action].verb, []).append(action)
    return VERBS[game].get(verb, [])


def kept(state: State, number: int) -> Iterator[tuple[str, Any]]:
    """The stored form of a position, and the messages about slightly changed ones."""
    if PURE:
        held = Held(int(state.game.seats))
        state.fields(held)
        for step in state.stack:
            step.fields(held)
        yield "bounds", held.bounds
        yield "audits", list(altered(state, number))
    cells = [int(x) for x in state.pack()]
    yield "positions", [cells, state.census()]
    try:
        audited(state.game, cells)
    except Unreadable as problem:  # a scenario may be told to be impossible
        yield "positions", str(problem)


def altered(state: State, number: int) -> Iterator[str]:
    """The messages about changed positions from outside: a number is one more or less, in a step or on the table,
    something has moved from one place to another, two numbers are swapped, a number or a step is missing or comes
    twice."""
    cells = [int(x) for x in state.pack()]
    table = Packer()
    state.fields(table)
    rng = Generator(number)
    in_steps = len(table.cells) + 1 if state.stack else 0
    for trial in range(ALTERED):
        way = trial % 6
        first = in_steps if way in (1, 3) else 0
        last = in_steps or len(cells) if way == 2 else len(cells)
        at, other = (first + int(rng.below(last - first)) for _ in range(2))
        other_cells = cells[:]
        if way < 2:
            other_cells[at] += 1 - 2 * int(rng.below(2))
        elif way == 2:
            other_cells[at] += 1
            other_cells[other] -= 1
        elif way == 3:
            other_cells[at], other_cells[other] = cells[other], cells[at]
        elif way == 4 or not state.stack:
            other_cells[at] = 0 if cells[at] else -1
        else:
            steps = [step_cells(state, step) for step in state.stack]
            place = int(rng.below(len(steps)))
            steps[place : place + 1] = [steps[place]] * (2 * (trial // 6 % 2))
            other_cells = [*cells[: in_steps - 1], len(steps), *(x for step in steps for x in step)]
        try:
            audited(state.game, other_cells)
            yield "taken"
        except Unreadable as problem:
            yield str(problem)
        except Exception as astray:
            yield type(astray).__name__


def step_cells(state: State, step: Any) -> list[int]:
    """A step in its stored form."""
    own = Packer()
    own.num(state.game.tag(step))
    step.fields(own)
    return [int(x) for x in own.cells]


def askew(game: str, things: dict[str, Any], seed: int) -> Iterator[str]:
    """The results of changed scenarios, or the messages about them: a number, a word, a name or an entry is another
    one, missing or there twice."""
    rng = Generator(seed + 1)
    for _ in range(ASKEW):
        other = deepcopy(things)
        found = list(spots(other))
        if not found:
            return
        whole, key = found[int(rng.below(len(found)))]
        words = [what[at] for what, at in found if isinstance(what[at], str)]
        turned(whole, key, int(rng.below(3)), words[int(rng.below(len(words)))] if words else "")
        try:
            yield str(begun(game, other).digest())
        except ValueError as problem:
            # Which options there are, and which values, is no difference: others may come.
            yield "an option" if " option " in str(problem) else str(problem)
        except Exception as astray:
            yield type(astray).__name__


def spots(things: Any) -> Iterator[tuple[Any, Any]]:
    """Everything in a scenario, each with its container."""
    for key in list(things) if isinstance(things, dict) else range(len(things)):
        if key not in (BOX, IMAGINED):
            yield things, key
            if isinstance(things[key], dict | list):
                yield from spots(things[key])


def turned(whole: Any, key: Any, way: int, word: str) -> None:
    """Something in a scenario is missing, renamed, doubled or changed."""
    value = whole[key]
    if way == 0:
        del whole[key]
    elif way == 1 and isinstance(whole, list):
        whole.insert(key, value)
    elif way == 1:
        whole[key + (1 if isinstance(key, int) else "s")] = whole.pop(key)
    elif isinstance(value, dict | list):
        whole[key] = type(value)()
    elif isinstance(value, str):
        whole[key] = word
    else:
        whole[key] = not value if isinstance(value, bool) else value + 1


def walked(game: str, things: dict[str, Any], seed: int) -> Walk:
    """A walk under the present rules."""
    hashes = {kind: sha256() for kind in KINDS + SHOWN}
    for kind, what in told(game, things, seed):
        hashes[kind].update(json.dumps(what, sort_keys=True, separators=(",", ":")).encode())
    hashed = [hashes[kind].hexdigest()[:LETTERS] for kind in KINDS + SHOWN]
    return Walk(things, seed, tuple(hashed[: len(KINDS)]), tuple(hashed[len(KINDS) :]))


def come_to(game: str) -> str:
    """The baseline of a game's walks: events, options, and the positions reached."""
    hashed = sha256()
    for walk in walks(game):
        by_rules = [walk.told[KINDS.index(kind)] for kind in BY_RULES]
        hashed.update(f"{walk.seed} {walk.things!r} {by_rules}\n".encode())
    return hashed.hexdigest()[:16]


def versions() -> dict[str, tuple[int, str]]:
    """The version of each game's rules, and the baseline of its walks at that time."""
    rows = [line.split() for line in VERSIONS.read_text(encoding="utf-8").splitlines()]
    return {game: (int(version), digest) for game, version, digest in rows}


def note_versions(games: list[str]) -> None:
    """Record that the present baselines of these games' walks belong to the version of their rules."""
    known = versions() if VERSIONS.is_file() else {}
    known |= {game: (find(game).RULES_VERSION, come_to(game)) for game in games}
    lines = [f"{game} {version} {digest}\n" for game, (version, digest) in sorted(known.items())]
    VERSIONS.write_text("".join(lines), encoding="utf-8")


def main(asked_for: list[str]) -> None:
    """See above."""
    if asked_for[:1] == ["--rules"]:
        note_versions(asked_for[1:] or list(GAMES))
        return
    if asked_for[:1] == ["--shown"]:
        for game in asked_for[2:]:
            lines = [" ".join(walked(game, walk.things, walk.seed).shown) for walk in walks(game)]
            (Path(asked_for[1]) / f"{game}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    if len(asked_for) == 2:
        game, at = asked_for
        walk = walks(game)[int(at)]
        for kind, what in told(game, walk.things, walk.seed):
            sys.stdout.write(f"{kind} {json.dumps(what, sort_keys=True)}\n")
        return
    for game in asked_for or GAMES:
        lines = [walked(game, walk.things, walk.seed).written() for walk in walks(game)]
        (FOLDER / f"{game}.txt").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
