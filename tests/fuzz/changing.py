"""The changes and their targets: valid positions, records and component files, each change made by a seeded
generator."""

import random
from typing import Any

import petteia
from petteia.engine.protocol import CHANCE, OVER, Game, State
from petteia.games import shelf

GAMES = tuple(sorted(shelf()))
EACH = 4
"""So many positions are kept of each way the steps can lie on each other: what is rare is changed as often."""


class Base:
    """A position reached by playing, and its table."""

    def __init__(self, game: Game, cells: list[int]) -> None:
        self.game = game
        self.cells = cells


def opened(name: str, rng: random.Random) -> Game:
    """A box with any number of seats and any options."""
    kind = type(petteia.load(name))
    while True:
        try:
            return petteia.load(
                name, rng.choice(kind.SEAT_COUNTS), {option.key: rng.choice(option.values) for option in kind.OPTIONS}
            )
        except ValueError:  # options that exclude each other, or a number of seats
            continue


def one_step(state: State, rng: random.Random) -> None:
    """Any decision, or any possible outcome."""
    if state.pending() == CHANCE:
        weights = [int(w) for w in state.chance()]
        state.resolve(rng.choices(range(len(weights)), weights)[0])
    else:
        seat = rng.choice(state.pending())
        state.apply(seat, rng.choice([int(action) for action in state.legal(seat)]))


def bases(name: str, walks: int, rng: random.Random) -> list[Base]:
    """Positions from random games, some for each combination of steps on the stack."""
    kept: dict[tuple[str, ...], list[Base]] = {}
    for _ in range(walks):
        game = opened(name, rng)
        state = game.new()
        while state.pending() != OVER:
            shape = tuple(type(step).__name__ for step in state.stack)
            there = kept.setdefault(shape, [])
            if len(there) < EACH:
                there.append(Base(game, [int(x) for x in state.pack()]))
            elif rng.random() < 0.01:
                there[rng.randrange(EACH)] = Base(game, [int(x) for x in state.pack()])
            one_step(state, rng)
    return [base for shape in sorted(kept) for base in kept[shape]]


def changed(base: Base, rng: random.Random) -> list[int]:
    """A position with one or a few numbers changed: often one of the last, which belong to the steps."""
    cells = list(base.cells)
    far = int(base.game.largest)
    for _ in range(rng.choice((0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 6, 6))):
        at = rng.randrange(len(cells))
        if rng.random() < 0.5:
            at = rng.randrange(max(0, len(cells) - 60), len(cells))
        other = rng.randrange(len(cells))
        what = rng.random()
        if what < 0.25:
            cells[at], cells[other] = cells[other], cells[at]
        elif what < 0.5:
            cells[at] += rng.choice((-1, 1))
        elif what < 0.6:
            cells[at] += 1
            cells[other] -= 1
        elif what < 0.75:
            cells[at] = rng.choice((-1, 0, 1, 2, 3, 5, 10, 63, 64, 255, 1000, -1000, far, -far))
        elif what < 0.85:
            cells[at] ^= 1 << rng.randrange(8)
        elif what < 0.93:
            cells.insert(at, rng.randrange(0, 6))
        elif len(cells) > 1:
            del cells[at]
    return cells


# -- text ------------------------------------------------------------------------------------------------------

WORDS = ("", "0", "1", "-1", "999999999", "A", "B", "Z", "{}", "[]", "[1,2,3]", '"', "\\u0000", "é", "undo", "all")


def changed_text(text: str, rng: random.Random) -> str:
    """A record with lines, words or letters changed, left out, doubled or swapped."""
    lines = text.split("\n")
    for _ in range(rng.choice((1, 1, 2, 4))):
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        what = rng.random()
        if what < 0.15:
            lines[at], lines[other] = lines[other], lines[at]
        elif what < 0.25 and len(lines) > 1:
            del lines[at]
        elif what < 0.35:
            lines.insert(at, lines[other])
        elif what < 0.7:
            words = lines[at].split(" ")
            words[rng.randrange(len(words))] = rng.choice((*WORDS, *lines[other].split(" ")))
            lines[at] = " ".join(words)
        else:
            line = lines[at]
            place = rng.randrange(len(line) + 1)
            lines[at] = line[:place] + rng.choice((*WORDS, *"0123456789 {}[],")) + line[place + rng.randrange(3) :]
    return "\n".join(lines)


ODD: tuple[Any, ...] = (
    *(0, 1, -1, 2, 7, 63, 64, 255, 1000, 10**6, 2**31, 2**63, -(2**63), 10**30),
    *(0.5, float("nan"), float("inf"), True, False, "", "gold", "x" * 2000, [], {}, [[]], ["gold"], {"gold": 1}, None),
)


def changed_data(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Component data with one or a few entries changed, left out, doubled or swapped."""
    fresh = copied(data)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        places: list[tuple[Any, Any]] = []
        gather(fresh, places)
        if not places:
            return fresh
        holder, key = rng.choice(places)
        there, other = rng.choice(places)
        what = rng.random()
        if what < 0.2:
            del holder[key]
        elif what < 0.4:
            holder[key] = copied(there[other])
        elif what < 0.6 and type(holder[key]) is int:
            holder[key] += rng.choice((-1, 1, -2, 10))
        elif what < 0.7 and isinstance(holder, list):
            holder.append(copied(holder[key]))
        else:
            holder[key] = copied(rng.choice(ODD))
    return fresh


def copied(value: Any) -> Any:
    """A deep copy of plain data."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    return [copied(inner) for inner in value] if isinstance(value, list) else value


def gather(value: Any, places: list[tuple[Any, Any]]) -> None:
    """Every entry of plain data, as its container and its key."""
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        places.append((value, key))
        gather(value[key], places)
