"""What a player still wants cards for, and what that makes each card worth to him: for plans, from public prices."""

from typing import Final

from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.pricing import BUYS_FLEET, price_for
from petteia.games.parthenon.state import Pieces, hand_of, hold_of
from petteia.games.parthenon.terms import (
    ANY_BASIC,
    BASICS,
    COMMODITIES,
    KINDS,
    MOST_FLEETS,
    OTHER_BASIC,
    PARTIAL,
    PLAN,
    STRUCTURES,
    WONDERS,
)
from petteia.games.parthenon.wonders import due

WONDER: Final = 100
"""What is planned to be paid: a structure, a fleet (BUYS_FLEET on), or a wonder (WONDER on)."""
THINGS: Final = (*STRUCTURES, "fleet_b", "fleet_c", "wonder")
USUAL: Final = (
    "wonder",
    "workshop_1",
    "workshop_2",
    "village_c1",
    "village_a2",
    "village_b2",
    "village_c2",
    "academy",
    "market",
    "treasury",
    "shrine",
    "fortress",
    "port",
    "village_a1",
    "village_b1",
)
"""The order where none is said: what produces comes before the acropolis, and gold is kept for wonders,
so fleets are bought only where that is said."""

FIRST_WORTH: Final = 40
LEAST_WORTH: Final = 12
KEPT: Final = 200
"""How much more a card is worth that is to be kept,"""
IDLE_WORTH: Final = vec[i64]([5, 5, 5, 5, 5, 5, 20, 20, 20, 24, 50, 20, 12, 16])
"""what a card is worth that nothing planned needs, by kind: no line of a table is worth going round in,"""
NEED: Final = vec[i64]([12, 12, 12, 12, 12, 12, 16, 16, 16, 20, 30])
"""and how much more one that is needed first."""


def counted(word: str) -> tuple[str, i64]:
    """An entry of a list with the number that is said behind it."""
    name, _, number = word.rpartition("/")
    return name, i64(int(number))


def goals(g: Pieces, seat: i64, order: list[str]) -> list[i64]:
    """What a player has still to pay, in the order said, then in the usual one."""
    out: list[i64] = []
    for word in [*order, *[each for each in USUAL if each not in order]]:
        if word == "wonder":
            out += [
                WONDER + each for each in range(WONDERS) if g.owner(each) == seat and PLAN <= g.stage(each) <= PARTIAL
            ]
        elif word.startswith("fleet_"):
            fleet: i64 = 1 if word == "fleet_b" else 2
            if not g.has_fleet(seat, fleet):
                out.append(BUYS_FLEET + fleet)
        elif not g.has_built(seat, STRUCTURES.index(word)):
            out.append(i64(STRUCTURES.index(word)))
    if not g.has_fleet(seat, 0):
        out.insert(0, i64(BUYS_FLEET))
    return out


def price_of(g: Pieces, seat: i64, what: i64) -> vec[i64]:
    """What is to be paid for it now."""
    return due(g, what - WONDER) if what >= WONDER else price_for(g, seat, what)


def all_of(g: Pieces, seat: i64) -> vec[i64]:
    """A player's cards, in hand and at sea."""
    out = g.count_row(hand_of(seat))
    for fleet in range(MOST_FLEETS):
        for kind in range(KINDS):
            out[kind] += g.count(hold_of(seat, fleet), kind)
    return out


class Worth:
    """What the first, second and each further card of a kind is worth to a player."""

    def __init__(self, g: Pieces, seat: i64, order: list[str], kept: list[str]) -> None:
        self.steps: list[list[i64]] = [[] for _ in range(KINDS)]
        worth: i64 = FIRST_WORTH
        for what in goals(g, seat, order):
            self._need(g, seat, price_of(g, seat, what), worth)
            worth = worth - 3 if worth > LEAST_WORTH + 3 else LEAST_WORTH
        for each in self.steps:
            each.sort(reverse=True)
        for place in range(len(kept)):
            name, number = counted(kept[place])
            steps = self.steps[_card(g, name)]
            for at in range(number):
                if at == len(steps):
                    steps.append(IDLE_WORTH[_card(g, name)])
                steps[at] += KEPT - place

    def _need(self, g: Pieces, seat: i64, price: vec[i64], worth: i64) -> None:
        for kind in range(BASICS):
            wild = price[ANY_BASIC] // 2 + (0 if g.is_own(seat, kind) else price[OTHER_BASIC])
            for _ in range(price[kind]):
                self.steps[kind].append(IDLE_WORTH[kind] + NEED[kind] * worth // FIRST_WORTH)
            if wild > 0:
                self.steps[kind].append(IDLE_WORTH[kind] + NEED[kind] * worth // (2 * FIRST_WORTH))
        for kind in range(BASICS, COMMODITIES):
            for _ in range(price[kind]):
                self.steps[kind].append(IDLE_WORTH[kind] + NEED[kind] * worth // FIRST_WORTH)

    def of(self, kind: i64, at: i64) -> i64:
        """What one more card of a kind is worth to somebody who has so many."""
        steps = self.steps[kind]
        return steps[at] if at < len(steps) else IDLE_WORTH[kind]

    def lost(self, pool: vec[i64], kind: i64) -> i64:
        """What giving one up costs."""
        return self.of(kind, pool[kind] - 1)

    def least(self, pool: vec[i64], have: vec[i64], n: i64) -> vec[i64]:
        """The cards missed least, so many out of some; counts both down."""
        out = zeros(KINDS)
        for _ in range(n):
            best: i64 = -1
            for kind in range(KINDS):
                if have[kind] > 0 and (best < 0 or self.lost(pool, kind) < self.lost(pool, best)):
                    best = kind
            if best < 0:
                break
            out[best] += 1
            have[best] -= 1
            pool[best] -= 1
        return out

    def most(self, pool: vec[i64], kinds: i64, n: i64) -> vec[i64]:
        """The cards of some kinds (bits) that help most, so many; counts the pool up."""
        out = zeros(KINDS)
        for _ in range(n):
            best: i64 = -1
            for kind in range(KINDS):
                if (kinds >> kind) & 1 != 0 and (best < 0 or self.of(kind, pool[kind]) > self.of(best, pool[best])):
                    best = kind
            if best < 0:
                break
            out[best] += 1
            pool[best] += 1
        return out

    def sum_of(self, pool: vec[i64]) -> i64:
        """What some cards are worth together."""
        n: i64 = 0
        for kind in range(KINDS):
            for at in range(pool[kind]):
                n += self.of(kind, at)
        return n


def _card(g: Pieces, name: str) -> i64:
    return g.rules.words["cards"].index(name)


def kinds_in(options: vec[i64], first: i64, after: i64) -> i64:
    """The kinds, as bits, that some actions name which stand in a row of the list."""
    kinds: i64 = 0
    for option in options:
        if first <= option < after:
            kinds |= i64(1) << (option - first)
    return kinds


def lowest(options: vec[i64], first: i64, wanted: vec[i64]) -> i64:
    """PAR-2.2.4 — The option for the first of the cards wanted: cards are picked in order. -1 if none is there."""
    for option in options:
        kind = option - first
        if 0 <= kind < len(wanted) and wanted[kind] > 0:
            return option
    return -1


def giving(worth: Worth, options: vec[i64], first: i64, pool: vec[i64], have: vec[i64], n: i64) -> i64:
    """The next of so many cards to give up: those missed least of what one has, from the first option's kind on."""
    mine = have[:]
    for kind in range(KINDS):
        if kind < options[0] - first:
            mine[kind] = 0
    best = lowest(options, first, worth.least(pool[:], mine, n))
    return best if best >= 0 else options[0]


def taking(worth: Worth, options: vec[i64], first: i64, pool: vec[i64], n: i64) -> i64:
    """The next of so many cards to take: those that help most."""
    best = lowest(options, first, worth.most(pool[:], kinds_in(options, first, first + KINDS), n))
    return best if best >= 0 else options[0]


def with_(pool: vec[i64], more: vec[i64], sign: i64) -> vec[i64]:
    """Some cards with others added, or taken away."""
    out = pool[:]
    for kind in range(len(more)):
        out[kind] += sign * more[kind]
    return out
