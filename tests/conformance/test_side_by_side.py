"""Seats that are asked side by side: the order of their turns changes nothing."""

from typing import Any

import pytest

from petteia.engine.early_turn import asked_beside
from petteia.engine.events import Sink
from petteia.engine.generator import Generator, chance_of
from petteia.engine.ints import i64, vec
from petteia.engine.protocol import CHANCE, NOBODY, OVER, SPECTATOR, State
from petteia.games import load
from petteia.games.parthenon.clerk import write_up
from petteia.games.parthenon.game import Position
from petteia.games.parthenon.ledger import code_of, has_cards, place_of

Line = tuple[int, int]
"""Who, and what; the seat of an outcome is `SPECTATOR`."""
SETTINGS: list[tuple[str, dict[str, Any], int]] = [
    ("age_of_mythology", {"starting_army": "any_two"}, 4),
    ("age_of_mythology", {}, 3),
    ("deukalion", {}, 4),
    ("parthenon", {}, 4),
    ("parthenon", {}, 6),
]


def forms(g: State, sink: Sink) -> list[list[Any]]:
    """What each seat and the spectators are told."""
    return [[event.form(seat) for event in sink.events] for seat in range(SPECTATOR, int(g.game.seats))]


def play(g: State, line: Line, depth: int = 0) -> list[list[Any]]:
    """Play a line; the last one of a turn without what follows the steps above this many."""
    seat, what = line
    sink = Sink()
    if seat == SPECTATOR:
        g.resolve(what, sink)
    elif depth:
        assert what in g.legal(seat)
        g.sink = sink
        g.stack[-1].apply(g, seat, what)
        while len(g.stack) > depth and g.stack[-1].pending(g) is NOBODY:
            g.stack[-1].proceed(g)
        g.sink = None
    else:
        g.apply(seat, what, sink)
    return forms(g, sink)


def in_its_turn(g: State, step: Any, seat: int) -> bool:
    """Whether it is still that seat's turn."""
    return g.pending() == (seat,) and int(step.in_turn(g)) == seat


def early(g: State, seat: int, rng: Generator) -> list[tuple[Line, list[int]]] | None:
    """A turn of a seat as if it came first, with its options each time; None if it would depend on others."""
    out: list[tuple[Line, list[int]]] = []
    g = g.clone()
    step = g.stack[-1]
    step.turn_to(g, seat)
    g.settle()
    while in_its_turn(g, step, seat):
        options = list(g.legal(seat))
        alone = [n for n in options if g.stack[-1].alone(g, seat, n)]
        if not alone or len(out) > 40:
            return None
        line = (seat, int(alone[rng.below(len(alone))]))
        out.append((line, options))
        play(g, line)
    return out


def before(g: State, seat: int, rng: Generator) -> list[Line] | None:
    """What others do until it is a seat's turn; None if the game takes another course first."""
    out: list[Line] = []
    while g.pending() != (seat,):
        who = g.pending()
        if who is OVER or len(out) > 300:
            return None
        if who is CHANCE:
            out.append((SPECTATOR, int(rng.pick(g.chance()))))
        else:
            options = g.legal(who[0])
            out.append((int(who[0]), int(options[rng.below(len(options))])))
        play(g, out[-1])
    return out


def back(g: State, stack: list[Any], seat: int) -> State:
    """The position with these steps in progress, which ask a seat."""
    g.stack, g.waiting = [step.clone() for step in stack], (seat,)
    return g


def swapped(g: State, seat: int, rng: Generator) -> str:
    """Compare a seat's turn in its place with the same turn before all others; what there was to compare."""
    if isinstance(g, Position):
        g = g.clone()
        write_up(g)
    turn = early(g, seat, rng)
    first = g.clone()
    lines = before(first, seat, rng)
    if turn is None or not lines:
        return "depends on others"
    begun = [step.clone() for step in first.stack]
    if type(begun[-1]) is not type(g.stack[-1]):
        return "asked something else first"
    told, depth = [], len(g.stack)
    for n, (line, options) in enumerate(turn):
        if list(first.legal(seat)) != options or not first.stack[-1].alone(first, seat, line[1]):
            return "lapses"
        told.append(play(first, line, depth * (n == len(turn) - 1)))
    second, other = g.clone(), g.clone()
    second.stack[-1].turn_to(second, seat)
    second.settle()
    assert [play(second, line, depth * (n == len(turn) - 1)) for n, (line, _) in enumerate(turn)] == told
    back(second, g.stack, g.pending()[0])
    for n, line in enumerate(lines):
        last = depth * (n == len(lines) - 1)
        if line[0] != SPECTATOR and list(second.legal(line[0])) != list(other.legal(line[0])):
            return "others would have other options"
        assert play(second, line, last) == play(other, line, last)
    first, second = back(first, begun, seat), back(second, begun, seat)
    in_order(first, g)
    in_order(second, g)
    for each in range(SPECTATOR, int(g.game.seats)):
        assert first.view(each) == second.view(each)
    assert first.digest() == second.digest()
    return "the same"


def in_order(g: State, since: State) -> None:
    """Bring Parthenon's notes of what everybody has seen since then into one order: those about one hand or hold stay
    in theirs, and no note about one says anything about another."""
    if isinstance(g, Position) and isinstance(since, Position):
        write_up(g)
        g.ledger = with_end_sorted(g.ledger, since.ledger)


def with_end_sorted(notes: vec[i64], since: vec[i64]) -> vec[i64]:
    """Notes, of which those that have come since then are ordered by the place that they are about."""
    old, new = list(notes[: len(since)]), list(notes[len(since) :])
    assert old == list(since) and not any(has_cards(code_of(note)) for note in new)
    return vec[i64]([*old, *sorted(new, key=lambda note: int(place_of(note)))])


GAMES, MORE = 1, 40
LINES = 400
AT_SEA = "OtherPart"
"""Where ships sail, who comes first may stand in the way."""
SEEDS = [pytest.param(n, marks=[pytest.mark.soak] if n >= GAMES else []) for n in range(MORE)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("title", "options", "seats"), SETTINGS)
def test_the_order_of_seats_asked_side_by_side_changes_nothing(
    title: str, options: dict[str, Any], seats: int, seed: int
):
    found: dict[tuple[str, str], int] = {}
    g, rng, luck = load(title, seats, options).new(), Generator(seed), chance_of(seed)
    g.settle()
    for _ in range(LINES):
        who = g.pending()
        if who is OVER:
            break
        for seat in asked_beside(g):
            what = type(g.stack[-1]).__name__, swapped(g, seat, rng)
            found[what] = found.get(what, 0) + 1
        if who is CHANCE:
            g.resolve(luck.pick(g.chance()))
        else:
            choices = g.legal(who[0])
            g.apply(who[0], choices[rng.below(len(choices))])
    assert sum(n for (_, what), n in found.items() if what == "the same") > 5
    assert [step for step, what in found if what == "others would have other options"] in ([], [AT_SEA])
