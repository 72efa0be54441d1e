"""Moments of games: a seat's views before and after an event, and what it had by the rules."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from petteia.engine.events import Event, Sink
from petteia.engine.protocol import CHANCE, OVER, State
from petteia.games.age_of_mythology.box import SPACES
from petteia.games.age_of_mythology.terms import RESOURCES
from petteia.games.parthenon.state import hand_of, hold_of
from petteia.games.parthenon.terms import CARDS, FLEETS, KINDS, KINDS_OF_STRUCTURE, PHILOSOPHIES, STRUCTURES, WONDERS

MOST_FLEETS = len(FLEETS)


class Moment(NamedTuple):
    """The events from one position to the next."""

    before: State
    after: State
    events: list[Event]

    def kinds(self) -> set[str]:
        """The events, by kind."""
        return {event.kind.name for event in self.events}


def played(state: State, seed: int, most: int) -> Iterator[Moment]:
    """This many random steps."""
    rng = random.Random(seed)
    for _ in range(most):
        if state.pending() == OVER:
            return
        before, sink = state.clone(), Sink()
        if state.pending() == CHANCE:
            weights = [int(weight) for weight in state.chance()]
            state.resolve(rng.choices(range(len(weights)), weights)[0], sink)
        else:
            seat = rng.choice(list(state.pending()))
            state.apply(seat, rng.choice([int(action) for action in state.legal(seat)]), sink)
        yield Moment(before, state.clone(), sink.events)


def with_age_of_mythology(g: Any, seat: int) -> Counter[str]:
    """Cubes, buildings, tiles, units and villagers, those at work and in battle among them."""
    box = g.box
    if g.culture(seat) < 0:
        return Counter()
    out = Counter({name: int(g.cubes(seat, r)) for r, name in enumerate(RESOURCES)})
    out.update({box.building_ids[b]: int(g.built(seat, b)) for b in range(box.buildings)})
    out.update({box.unit_ids[u]: int(g.held(seat, u) + g.in_battle(seat, u)) for u in g.own_units(seat)})
    out["villager"] += int(g.villagers(seat))
    workers = ("", *g.game.words["workers"])
    for space in range(SPACES):
        if g.tile(seat, space) >= 0:
            out[box.tile_ids[g.tile(seat, space)]] += 1
            out[workers[g.worker(seat, space)]] += 1
    out["victory"] += int(g.victory(seat))
    del out[""]
    return out


def with_deukalion(g: Any, seat: int) -> Counter[str]:
    """What is aboard, settlements held, the hand, points."""
    box = g.box
    out = Counter({"soldier": int(g.aboard(seat)), "points": int(g.total(seat))})
    out.update({box.colour_ids[c]: int(g.cargo(seat, c)) for c in range(box.colours)})
    out["theseus"] += int(g.carries_theseus(seat))
    out.update({box.card_ids[c]: int(g.in_hand(seat, c)) for c in range(box.cards)})
    out.update({box.settlement_ids[s]: 1 for s in range(box.settlements) if g.holder(s) == seat})
    return out


def with_parthenon(g: Any, seat: int) -> Counter[str]:
    """Cards at home and at sea, what is built, wonders, philosophies, fleets."""
    out: Counter[str] = Counter()
    for place in (hand_of(seat), *(hold_of(seat, fleet) for fleet in range(MOST_FLEETS))):
        out.update({CARDS[kind]: int(g.count(place, kind)) for kind in range(KINDS)})
    out.update(STRUCTURES[s] for s in range(KINDS_OF_STRUCTURE) if g.has_built(seat, s))
    out.update(g.word("wonders", w) for w in range(WONDERS) if g.owner(w) == seat)
    out.update(g.word("philosophies", p) for p in range(PHILOSOPHIES) if g.has_thought(seat, p))
    out.update(FLEETS[fleet] for fleet in range(MOST_FLEETS) if g.has_fleet(seat, fleet))
    return out


HAS: dict[str, Callable[[Any, int], Counter[str]]] = {
    "age_of_mythology": with_age_of_mythology,
    "deukalion": with_deukalion,
    "parthenon": with_parthenon,
}


def changed(game: str, moment: Moment, seat: int) -> dict[str, int]:
    """The seat's gains and losses after it, by the rules."""
    then, now = HAS[game](moment.before, seat), HAS[game](moment.after, seat)
    return {kind: now[kind] - then[kind] for kind in then | now if now[kind] != then[kind]}
