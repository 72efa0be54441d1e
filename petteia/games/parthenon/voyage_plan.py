"""PAR-5, PAR-6.1, PAR-6.2 — What a plan does at sea: where fleets sail and with what, hazards, harbors."""

from typing import Any, Final

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.plans import ASK, PlanField, PlanKind, PlanValues, number_of, row_of, word_of
from petteia.games.parthenon.berth import DUES, FREE, TRADE
from petteia.games.parthenon.exchange import Exchange
from petteia.games.parthenon.gift_question import GiftQuestion
from petteia.games.parthenon.harbors import Opening
from petteia.games.parthenon.homecoming import Surplus
from petteia.games.parthenon.loading import Loading, Manifest
from petteia.games.parthenon.losses import Losses
from petteia.games.parthenon.state import Pieces, hold_of
from petteia.games.parthenon.terms import (
    BASIC,
    CARDS,
    COMMODITIES,
    DIVERT,
    FLEETS,
    HARMLESS,
    KINDS,
    LANDS,
    LOSE_AND_RETURN,
    LOSE_CARGO,
    MOST_FLEETS,
    NOTHING,
    PLACES_EACH,
    REQUIRE_AEGIS,
    SHORES,
    SICKNESS,
    SINK,
    THEFT,
    TOLL,
    TURN_BACK,
)
from petteia.games.parthenon.visit import Visit
from petteia.games.parthenon.voyage import closed_for
from petteia.games.parthenon.wanted import Worth, all_of, counted, giving, taking

HOME: Final = "home"
MOST_ENTRIES: Final = 8
HARMED: Final = 3
"""Fewer cards aboard are not risked in a harbor that takes some."""
MARGIN: Final = 6
"""How much better one wants to be off after an exchange."""


class Voyage(PlanKind):
    """PAR-5.2, PAR-5.3, PAR-6.1 — Where each fleet sails and with what; what it does when a hazard strikes, and in a
    harbor whose card lies face down."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        out = []
        for fleet in FLEETS:
            out.append(PlanField(f"to_{fleet}", (*LANDS, HOME), SHORES))
            out.append(PlanField(f"cargo_{fleet}", CARDS, MOST_ENTRIES, low=1, high=int(g.box.hold)))
        return [
            *out,
            PlanField("least", low=1, high=int(g.box.hold), first=1),
            PlanField("gift", ("heavy", "any", "never", "ask")),
            PlanField("open", ("useful", "always", "never", "ask")),
            PlanField("hold_on", CARDS, MOST_ENTRIES, low=1, high=int(g.box.hold)),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top = g.stack[-1]
        if isinstance(top, Loading):
            return loads(g, top, seat, says)
        if isinstance(top, GiftQuestion):
            return spends(g, top, seat, word_of(says, "gift"))
        if isinstance(top, Opening):
            return opens(g, top, seat, word_of(says, "open"))
        worth = Worth(g, seat, [], row_of(says, "hold_on"))
        if isinstance(top, Losses):
            return casts_off(g, top, seat, worth)
        return leaves_behind(g, top, seat, worth) if isinstance(top, Surplus) else looks(g, seat, says)


def target(g: Pieces, seat: i64, fleet: i64, says: PlanValues) -> i64:
    """PAR-5.2.2 — The first of the lands said that is not closed; SHORES: the fleet stays home; NOTHING: none is
    said."""
    lands = row_of(says, f"to_{FLEETS[fleet]}")
    for name in lands:
        if name == HOME:
            return SHORES
        if not closed_for(g, seat, LANDS.index(name)):
            return LANDS.index(name)
    return SHORES if lands else NOTHING


def cargo(g: Pieces, seat: i64, manifest: Manifest, says: PlanValues) -> vec[i64]:
    """PAR-5.2.1 — What the fleet that is being loaded takes: the cards said, in their order; else those that building
    needs least."""
    at = manifest.fleet * KINDS
    left = manifest.left[:]
    for kind in range(KINDS):
        left[kind] += manifest.cards[at + kind]
    said = row_of(says, f"cargo_{FLEETS[manifest.fleet]}")
    if not said:
        return Worth(g, seat, [], row_of(says, "hold_on")).least(all_of(g, seat), left, g.box.hold)
    out = zeros(KINDS)
    room: i64 = g.box.hold
    for word in said:
        name, number = counted(word)
        kind = CARDS.index(name)
        n = min(number, left[kind], room)
        out[kind] += n
        left[kind] -= n
        room -= n
    return out


def loads(g: Pieces, of: Loading, seat: i64, says: PlanValues) -> i64:
    """PAR-5.2.4 — Fleet by fleet: where it sails, and the next card."""
    m = g.moves
    manifest = Manifest(g, seat, of.picks[seat])
    if manifest.fleet == MOST_FLEETS:
        return m.done
    land = manifest.land[manifest.fleet]
    if land == NOTHING:
        to = target(g, seat, manifest.fleet, says)
        if to == NOTHING:
            return ASK
        n: i64 = 0
        for each in cargo(g, seat, manifest, says):
            n += each
        return m.stay if to == SHORES or n < number_of(says, "least") else m.sail.at(to)
    if target(g, seat, manifest.fleet, says) != land:
        return ASK  # somebody sent it elsewhere by hand
    wanted = cargo(g, seat, manifest, says)
    for kind in range(manifest.first, KINDS):
        if manifest.left[kind] > 0 and manifest.cards[manifest.fleet * KINDS + kind] < wanted[kind]:
            return m.load.at(kind)
    return m.set_sail if manifest.loaded > 0 else ASK


def spends(g: Pieces, of: GiftQuestion, seat: i64, how: str) -> i64:
    """PAR-5.3.6 — Whether a Gift is spent: heavy is what takes half of the cards aboard, the fleet, or the voyage of
    three cards and more."""
    m = g.moves
    fleet = of.fleet(g, seat)
    if fleet == MOST_FLEETS:
        return m.done
    if how == "ask":
        return ASK
    h = g.box.hazards
    effect, size = h.effect[of.card], g.size(hold_of(seat, fleet))
    harmless = effect == HARMLESS or effect == DIVERT
    heavy = effect == SINK or effect == LOSE_AND_RETURN or (effect == TURN_BACK and size >= HARMED)
    if effect == LOSE_CARGO:
        lost = (size + 1) // 2 if h.amount[of.card] < 0 else h.amount[of.card]
        heavy = 2 * lost >= size and lost > 1
    wanted = heavy if how == "heavy" else how == "any" and not harmless
    return m.gift if wanted and m.gift in list(g.legal(seat)) else m.bear


def opens(g: Pieces, of: Opening, seat: i64, how: str) -> i64:
    """PAR-6.1.2 — Whether a harbor is opened: useful is one in which an own fleet can trade without losing much."""
    m = g.moves
    land = of.land(g, seat)
    if land == SHORES:
        return m.done
    if how == "ask":
        return ASK
    wanted = how == "always"
    if how == "useful":
        card = g.harbor(land)
        effect = g.box.harbors.effect[card]
        for fleet in range(MOST_FLEETS):
            if g.arrived(seat, land) > 0 and g.land(seat, fleet) == land:
                hold = hold_of(seat, fleet)
                harm = effect == THEFT or effect == TOLL or effect == SICKNESS
                shut = effect == REQUIRE_AEGIS and not carries(g, hold, g.box.harbors.aegis_from[card])
                wanted = wanted or not (shut or (harm and g.size(hold) < HARMED))
    return m.open.at(land) if wanted else m.leave.at(land)


def carries(g: Pieces, hold: i64, kinds: i64) -> bool:
    """Whether a hold has a card of some kinds (bits)."""
    return any([(kinds >> kind) & 1 != 0 and g.count(hold, kind) > 0 for kind in range(KINDS)])


def casts_off(g: Pieces, of: Losses, seat: i64, worth: Worth) -> i64:
    """PAR-5.3.8 — What goes overboard: the cards missed least."""
    jettison = of.jettison(g, seat)
    if jettison.fleet == MOST_FLEETS:
        return g.moves.done
    have = g.count_row(hold_of(seat, jettison.fleet))
    for kind in range(KINDS):
        have[kind] -= jettison.cards[jettison.fleet * KINDS + kind]
        if not jettison.first <= kind < jettison.after:
            have[kind] = 0
    return giving(worth, g.legal(seat), g.moves.give.at(0), all_of(g, seat), have, jettison.left)


def leaves_behind(g: Pieces, of: Surplus, seat: i64, worth: Worth) -> i64:
    """PAR-3.7.2 — Surplus cargo: the cards missed least."""
    land = of.land(g, seat)
    if land == SHORES:
        return g.moves.done
    gone = of.discarded(g, seat, land)
    have, pool = zeros(KINDS), all_of(g, seat)
    due: i64 = -g.box.hold_home * g.arrived(seat, land)
    for kind in range(KINDS):
        have[kind] = of.aboard(g, seat, land, kind) - gone[kind]
        pool[kind] -= gone[kind]
        due += have[kind]
    return giving(worth, g.legal(seat), g.moves.give.at(0), pool, have, due)


def looks(g: Pieces, seat: i64, says: PlanValues) -> i64:
    """PAR-4.10.6 — A Skeptic looks at the harbors his fleets are to sail to."""
    m = g.moves
    for fleet in range(MOST_FLEETS):
        land = target(g, seat, fleet, says) if g.has_fleet(seat, fleet) else NOTHING
        if 0 <= land < SHORES and m.look.at(land) in list(g.legal(seat)):
            return m.look.at(land)
    return m.done


class Abroad(PlanKind):
    """PAR-6.2 to PAR-6.5 — What fleets buy abroad, and what they give for it."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        return [
            PlanField("buy", CARDS, MOST_ENTRIES, low=1, high=int(g.box.hold)),
            PlanField("draw", ("yes", "no", "ask")),
            PlanField("copy", tuple(g.box.philosophy_ids), len(g.box.philosophy_ids)),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top, m = g.stack[-1], g.moves
        options = g.legal(seat)
        if not isinstance(top, Visit | Exchange):
            return int(options[0])  # the first fleet that can begin, or done
        worth = Worth(g, seat, [], row_of(says, "buy"))
        if isinstance(top, Exchange):
            return exchanges(g, top, seat, worth) if top.place % PLACES_EACH > 0 else ASK
        if top.stage == DUES:
            have = zeros(KINDS)
            for option in options:
                have[m.give.index(option)] = 1
            return giving(worth, options, m.give.at(0), all_of(g, seat), have, 1)
        if top.stage == FREE:
            return taking(worth, options, m.take.at(0), all_of(g, seat), top.free)
        return trades(g, top, seat, worth, says) if top.stage == TRADE else ASK


def exchanges(g: Pieces, of: Exchange, seat: i64, worth: Worth) -> i64:
    """PAR-6.3.5, PAR-4.4.4 — Give what is missed least, take what helps most."""
    m = g.moves
    options = g.legal(seat)
    if of.due == 0:
        return taking(worth, options, m.take.at(0), all_of(g, seat), of.get)
    if m.double.holds(options[len(options) - 1]):
        return options[len(options) - 1]
    return giving(worth, options, m.give.at(0), all_of(g, seat), payable(g, of.place, of.source, of.refused), of.due)


def payable(g: Pieces, place: i64, source: i64, refused: i64) -> vec[i64]:
    """The cards of a class in a place that are accepted in payment."""
    from_, after = ((0, 6), (6, 10), (10, 11))[source]
    have = g.count_row(place)
    for kind in range(KINDS):
        if not from_ <= kind < after or kind == refused:
            have[kind] = 0
    return have


def bargain(worth: Worth, pool: vec[i64], have: vec[i64], n: i64, kinds: i64, get: i64) -> i64:
    """How much better one is off for giving so many cards, those missed least, for the best others of some kinds."""
    after = pool[:]
    given = worth.least(after, have, n)
    for kind in range(KINDS):
        if given[kind] > 0:
            kinds &= ~(i64(1) << kind)
    worth.most(after, kinds, get)
    return worth.sum_of(after) - worth.sum_of(pool)


def trades(g: Pieces, of: Visit, seat: i64, worth: Worth, says: PlanValues) -> i64:
    """PAR-6.2.3 — The next conversion or offer of the land that helps, or the end."""
    m, box = g.moves, g.box
    pool = all_of(g, seat)
    best, most = m.finish, MARGIN
    for option in g.legal(seat):
        gain: i64 = 0
        if m.adopt.holds(option):
            wanted = row_of(says, "copy")
            name = box.philosophy_ids[m.adopt.index(option)]
            gain = 500 - wanted.index(name) if name in wanted else 100
        elif option == m.draw_plan:
            how = word_of(says, "draw")
            if how == "ask":
                return ASK
            gain = 400 if how == "yes" else 0
        elif option == m.buy:
            have = payable(g, of.hold(), BASIC, of.refused(g))
            kind = box.offer_aegis[of.land(g)]
            gain = bargain(worth, pool, have, box.offer_basics[of.land(g)], i64(1) << kind, 1)
        elif m.convert.holds(option):
            gain = converted(g, of, worth, pool, m.convert.index(option))
        if gain > most:
            best, most = option, gain
    return best


def converted(g: Pieces, of: Visit, worth: Worth, pool: vec[i64], index: i64) -> i64:
    """PAR-6.3 — What a line brings, with its discounts; nothing if the fleet could not bring it all home."""
    lines = g.box.abroad
    line = index // 4
    price = of.price(g, line, index % 4)
    if g.size(of.hold()) - price + lines.get[line] > g.box.hold_home:
        return 0
    kinds: i64 = 0
    for kind in range(COMMODITIES):
        there = (g.box.only_abroad >> kind) & 1 == 0 or kind == g.box.land_rare[of.land(g)]
        if class_of(kind) == lines.target[line] and kind != of.scarce(g) and there:
            kinds |= i64(1) << kind
    return bargain(worth, pool, payable(g, of.hold(), lines.source[line], of.refused(g)), price, kinds, lines.get[line])


def class_of(kind: i64) -> i64:
    """Basics, rares or gold."""
    return 0 if kind < 6 else 1 if kind < 10 else 2
