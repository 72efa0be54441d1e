"""How the golden records of Parthenon are made: `make golden`.

Whole games for every number of players and every option, then games begun late, then for every component and way to win
that none of these shows a position in which it is. Everything is dealt from fixed seeds. Run it when the rules of the
game have changed on purpose, and look at what `git diff --stat` says: records that should not have changed are worth a
second look.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Set
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import petteia
from petteia.engine.dealer import ADDED_BYTES, Dealer
from petteia.engine.events import EventKind, Sink
from petteia.engine.generator import Generator
from petteia.engine.header import Header
from petteia.engine.play import DECISION, Play
from petteia.engine.protocol import CHANCE
from petteia.engine.record import write
from petteia.games.parthenon import events
from petteia.games.parthenon.game import Parthenon, Position
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.scoring import is_finished, ladder
from petteia.games.parthenon.terms import FINISHED_LADDER, LAST_LADDER
from tests.conformance.late_parthenon import late
from tests.record.golden import Golden, Recipe
from tests.rules.parthenon.test_archon import ALSO_DONE, DONE, FINISHED, LAST

FOLDER = Path(__file__).with_name("golden")
NAMES = ("Ariadne", "Bion", "Chloe", "Damon", "Eirene", "Phaidra")
MOST_LINES = 60
"""How long something may take that is shown from a position."""

WHOLE: dict[str, tuple[int, dict[str, str]]] = {
    "seats-3": (3, {}),
    "seats-4": (4, {}),
    "seats-5": (5, {}),
    "seats-6": (6, {}),
    "quick-start": (3, {"quick_start": "on", "conversions": "4", "cards_per_side": "2", "drafts": "2"}),
    "first-game": (
        4,
        {"first_game": "on", "army_season": "2", "conversions": "8", "cards_per_side": "4", "drafts": "4"},
    ),
}
"""Whole games: how many play, and the options."""

TOLD = {
    "omen": ("event_turned_up", "omen"),
    "hazard": ("hazard_drawn", "hazard"),
    "harbor": ("harbor_opened", "harbor"),
    "philosophy": ("philosophy_adopted", "philosophy"),
    "wonder": ("wonder_completed", "wonder"),
}
"""The event that shows a component, and under which name."""


def wanted(game: Parthenon) -> set[str]:
    """Everything that the records together have to show."""
    box = game.box
    rows = {
        "omen": box.event_ids, "hazard": box.hazard_ids, "harbor": box.harbor_ids, "philosophy": box.philosophy_ids,
        "wonder": box.wonder_ids,
    }  # fmt: skip
    out = {f"{kind} {word}" for kind, words in rows.items() for word in words}
    out |= {f"finished {rung}" for rung in FINISHED_LADDER} | {f"last {rung}" for rung in LAST_LADDER}
    out.add("finished alone")
    out |= {f"option {option.key}" for option in game.OPTIONS}
    return out | {f"event {kind.name}" for kind in vars(events).values() if isinstance(kind, EventKind)}


def witnessed(play: Play) -> Counter[str]:
    """What a play shows: every kind of event, the components, options other than usual, and what decided the end."""
    out: Counter[str] = Counter()
    for option in play.game.OPTIONS:
        if play.game.options[option.key] != option.values[0]:
            out[f"option {option.key}"] += 1
    state = play.start.clone()
    state.advance()
    for entry in play.entries:
        sink = Sink()
        if entry.kind == DECISION:
            state.apply(entry.seat, entry.value, sink)
        else:
            state.resolve(entry.value, sink)
        state.advance(sink)
        for event in sink.events:
            out[f"event {event.kind.name}"] += 1
            for kind, (name, word) in TOLD.items():
                if event.kind.name == name:
                    out[f"{kind} {event.public[word]}"] += 1
    assert isinstance(state, Position)
    if not state.pending():
        out[decided_by(state)] += 1
    return out


def decided_by(g: Position) -> str:
    """What set the winner apart from the next."""
    places = g.standings()
    winner, second = places[0][0], places[1][0]
    finished = is_finished(g, winner)
    if finished and not is_finished(g, second):
        return "finished alone"
    if g.crowned() >= 0:
        return f"{'finished' if finished else 'last'} archon_decides"
    names = FINISHED_LADDER if finished else LAST_LADDER
    ours, theirs = ladder(g, winner, names), ladder(g, second, names)
    rung = next(i for i in range(len(ours)) if ours[i] != theirs[i])
    return f"{'finished' if finished else 'last'} {names[rung]}"


def dealer_of(header: Header, seed: int) -> Dealer:
    """A dealer that deals the same every time."""

    def out_of(what: str) -> bytes:
        return sha256(f"golden {header.table} {seed} {what}".encode()).digest()

    dealer = Dealer(header.table, header.promised(), len(header.names), out_of("secret"))
    for seat in range(len(header.names)):
        dealer.add(seat, out_of(f"seat {seat}")[:ADDED_BYTES])
    header.promise(dealer)
    return dealer


def keen(play: Play, seat: int, rng: Generator) -> int:
    """Anything at random, but rather not nothing."""
    options = [int(n) for n in play.state.legal(seat)]
    idle = ("done", "wait", "drop", "bear", "stay", "finish", "withdraw")
    better = [n for n in options if play.game.actions[n].verb not in idle]
    pool = better if better and rng.below(4) > 0 else options
    return pool[int(rng.below(len(pool)))]


def make_whole(name: str, seats: int, options: Mapping[str, str]) -> tuple[Play, str]:
    """A whole game with its dealer's seed."""
    game = petteia.load(Parthenon.ID, seats=seats, options=options)
    header = Header.of(game, NAMES[:seats], name)
    dealer, rng = dealer_of(header, 1), Generator(seats)
    play = Play(game, listening=False)
    while play.state.pending():
        if play.state.pending() == CHANCE:
            play.deal(dealer.outcome(play.state.chance()))
            continue
        seat = play.state.pending()[0]
        play.decide(seat, keen(play, seat, rng))
    return play, write(play, header, dealer.reveal())


def make_position(name: str, things: Mapping[str, Any], *wishes: str, most: int = MOST_LINES) -> tuple[Play, str]:
    """What is shown from a position: these actions and outcomes as soon as they are possible, else anything."""
    table = scenario(**{**things, "patient": True})
    game, rng = table.game, Generator(len(name))
    play = Play(game, table.state, listening=False)
    left = list(wishes)
    while play.state.pending() and len(play.entries) < most:
        g = play.state
        if g.pending() == CHANCE:
            names = [g.stack[-1].outcome_name(g, i) if w else "" for i, w in enumerate(g.chance())]
            wished = next((wish for wish in left if wish in names), "")
            play.deal(names.index(wished) if wished else int(rng.pick(g.chance())))
        else:
            seat, wished, action = asked(play, left)
            play.decide(seat, action if wished else keen(play, seat, rng))
        if wished:
            left.remove(wished)
    return play, write(play, Header.of(game, NAMES[: int(game.seats)], name, play.start))


def asked(play: Play, wishes: list[str]) -> tuple[int, str, int]:
    """Who decides, and the first wish that is possible."""
    for wish in wishes:
        for seat in play.state.pending():
            for action in play.state.legal(seat):
                if play.game.actions.text(action) == wish:
                    return seat, wish, int(action)
    return play.state.pending()[0], "", -1


def positions() -> Iterator[tuple[str, Mapping[str, Any], tuple[str, ...], int]]:
    """Positions for everything that can be shown, with what is wished for in them."""
    for year in (1, 2, 3):
        yield f"late-{year}", late(4, year), (), 500
    box = petteia.load(Parthenon.ID).box  # type: ignore[attr-defined]
    fleet = {"to": "sparta", "cards": {"grain": 2, "ore": 1, "gold": 1, "gift_of_poseidon": 1}}
    for card in box.hazard_ids:
        at_sea = {0: {"a": fleet}, 1: {"a": {"to": "ionia", "cards": {"wool": 2, "army": 1, "escort": 1}}}}
        yield f"hazard-{card}", {"phase": "hazard", "at_sea": at_sea, "hazards": [card]}, (), 12
    for card in box.harbor_ids:
        at_sea = {0: {"a": fleet}}
        yield f"harbor-{card}", {"phase": "fleet_trade", "at_sea": at_sea}, (card, "open sparta", "begin a"), 20
    for at, card in enumerate(box.event_ids):
        things = {"year": at // 6 + 1, "season": 1, "phase": "event", "built": {0: ["market"], 1: ["port"]}}
        yield f"omen-{card}", {**things, "hands": [{"grain": 3, "ore": 1, "gold": 1}] * 3}, (card,), 90
    for philosophy in box.philosophy_ids:
        things = {"phase": "build", "built": {0: ["academy"]}, "events": ["unskilled_labor"]}
        yield f"philosophy-{philosophy}", things, (f"adopt {philosophy}",), 4
    for wonder in box.wonder_ids:
        hand = {"gold": 2, "tools": 1, "spices": 1, "pottery": 1}
        things = {"phase": "build", "wonders": {0: {wonder: "partial"}}, "hands": {0: hand}}
        yield f"wonder-{wonder}", things, (f"complete {wonder}",), 6
    dear = {"phase": "build", "options": {"completion_gold": "2"}, "wonders": {0: {"oracle": "partial"}}}
    yield "two-gold", {**dear, "hands": {0: {"gold": 2, "pottery": 1}}}, ("complete oracle",), 6
    parts = {"phase": "build", "options": {"wonder_payments": "instalments"}, "wonders": {0: {"oracle": "partial"}}}
    pay = ("pay_in oracle gold", "pay_in oracle pottery")
    yield "instalments", {**parts, "hands": {0: {"gold": 2, "pottery": 1}}}, pay, 6
    shaken = {"phase": "build", "events": ["earthquake"], "choices": {"earthquake": 0}, "built": {0: ["market"]}}
    yield "earthquake", {**shaken, "hands": {0: {"grain": 1, "ore": 2}}}, ("pay_off",), 4
    war = {"phase": "island_trade", "events": ["persian_war"], "ignored": {1: "persian_war"}}
    yield "persian-war", war, ("raze b1",), 9
    saved = {0: {"a": {"to": "sparta", "cards": {"grain": 4, "escort": 1}}}}
    yield "escort", {"phase": "hazard", "at_sea": saved, "hazards": ["tempest"]}, ("bear",), 4
    yield "stadium", {"phase": "build", "wonders": {0: {"stadium": "complete"}}, "hands": {0: {"ore": 1}}}, ("swap",), 4
    yield "theater", {"phase": "archon", "wonders": {0: {"great_theater": "complete"}}}, ("vote 0", "vote 0", "0"), 9
    yield from ends()


def ends() -> Iterator[tuple[str, Mapping[str, Any], tuple[str, ...], int]]:
    """Both ways to win and every rung of the ladders: the last election of a game."""
    ballot = ("vote 2", "vote 0", "vote 1")
    yield "finished-alone", {"phase": "archon", "all": {0}, "wonders": {0: DONE}}, ballot, 9
    base = {"phase": "archon", "all": {0, 1}, "wonders": {0: DONE, 1: ALSO_DONE}}
    for at, things in enumerate([*FINISHED, {}]):
        yield f"finished-{at}", {**base, **things}, ballot, 9
    for at, things in enumerate([*LAST, {}]):
        yield f"last-{at}", {"year": 3, "season": 4, "phase": "archon", **things}, ballot, 9


def all_wanted() -> set[str]:
    """Everything that the records together have to show."""
    game = petteia.load(Parthenon.ID)
    assert isinstance(game, Parthenon)
    return wanted(game)


def more(missing: Set[str]) -> Iterator[tuple[str, Recipe]]:
    """Positions in which something is shown."""
    for name, things, wishes, most in positions():
        yield name.replace("_", "-"), partial(make_position, name, things, *wishes, most=most)


RECIPES: dict[str, Recipe] = {
    name: partial(make_whole, name, seats, options) for name, (seats, options) in WHOLE.items()
}
GOLDEN = Golden(FOLDER, RECIPES, witnessed, all_wanted, more)
