"""PAR-3.2, PAR-3.9, PAR-7, PAR-9.6, PAR-10 — What a plan does about events, production, the hand limit, the Archon."""

from typing import Any, Final

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.plans import ASK, PlanField, PlanKind, PlanValues, row_of, word_of
from petteia.games.parthenon.discard import HandLimit, keep_any
from petteia.games.parthenon.election import Election
from petteia.games.parthenon.event_phase import Donations, Ordering, RunThrough
from petteia.games.parthenon.hazard_card import HazardCard
from petteia.games.parthenon.loading import LoadingOrder
from petteia.games.parthenon.price_list import others
from petteia.games.parthenon.production import POST, RANSOM, SILENCE, Plan, Production, product
from petteia.games.parthenon.state import Pieces, hand_of
from petteia.games.parthenon.terms import (
    AWARD,
    BLOCK_PRODUCTION,
    CARDS,
    COMMODITIES,
    COMPLETE,
    EXTRA_COST,
    KINDS,
    KINDS_OF_STRUCTURE,
    MOST_FLEETS,
    PAY_OR_SUFFER,
    REDUCE_PRODUCTION,
    SUSPEND,
    WONDERS,
    WORKSHOP,
)
from petteia.games.parthenon.trade_start import PAY, Bill, Settlement, class_range, way_of
from petteia.games.parthenon.wanted import THINGS, Worth, all_of, counted, giving, taking

MOST_KEPT: Final = 8


class Household(PlanKind):
    """PAR-3.2.4, PAR-3.9, PAR-7.1.2 — What is kept longest, wherever cards are paid, lost, discarded or chosen."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        return [
            PlanField("keep_longest", CARDS, MOST_KEPT, low=1, high=6),
            PlanField("toward", THINGS, len(THINGS)),
            PlanField("limit", ("better", "any", "per_type", "ask")),
            PlanField("plague", ("army", "card", "ask"), first=1),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top = g.stack[-1]
        worth = Worth(g, seat, row_of(says, "toward"), row_of(says, "keep_longest"))
        if isinstance(top, Production):
            return produces(g, top, seat, worth, word_of(says, "plague"))
        if isinstance(top, Settlement):
            return settles(g, top, seat, worth)
        return discards(g, top, seat, worth, word_of(says, "limit")) if isinstance(top, HandLimit) else ASK


def produces(g: Pieces, of: Production, seat: i64, worth: Worth, plague: str) -> i64:
    """PAR-3.2.4 — Armies and bonus cards for the goods that help most; what is missed least is given up."""
    m = g.moves
    plan = Plan(g, seat, of.picks[seat])
    options = list(g.legal(seat))
    if plan.stage == RANSOM:
        return ASK if plague == "ask" else m.return_army if plague == "army" else m.keep_army
    pool = all_of(g, seat)
    for kind in range(COMMODITIES):
        pool[kind] += plan.due[kind]
    losing = plan.stage == SILENCE or m.forgo.holds(options[0])

    def value(action: i64) -> i64:
        if plan.stage == SILENCE or plan.stage == POST:
            verb = m.silence if plan.stage == SILENCE else m.post
            kind = product(g, seat, verb.index(action))
        elif m.take.holds(action):
            kind = m.take.index(action)
        elif m.forgo.holds(action):
            kind = m.forgo.index(action)
        else:
            return 0
        return -worth.lost(pool, kind) if losing and pool[kind] > 0 else worth.of(kind, pool[kind])

    return max(options, key=value)


def settles(g: Pieces, of: Settlement, seat: i64, worth: Worth) -> i64:
    """PAR-7.1.2 — The way to pay, and the cards, that are missed least; of villages the last one."""
    m, e = g.moves, g.box.events
    options = g.legal(seat)
    if m.take.holds(options[0]):
        return taking(worth, options, m.take.at(0), all_of(g, seat), 1)
    if not m.settle.holds(options[0]) and not m.give.holds(options[0]):
        return options[len(options) - 1]
    bill = Bill(g, of.event, seat, of.picks[seat])
    hand = g.count_row(hand_of(seat))
    if bill.stage == PAY:
        best, most = options[0], i64(-100000)
        for option in options:
            at = of.event * 3 + way_of(g, of.event, m.settle.index(option))
            have, pool = hand[:], all_of(g, seat)
            first, after = class_range(e.pay_what[at], True), class_range(e.pay_what[at], False)
            for kind in range(KINDS):
                if not first <= kind < after:
                    have[kind] = 0
            worth.least(pool, have, e.pay_count[at])
            if worth.sum_of(pool) > most:
                best, most = option, worth.sum_of(pool)
        return best
    for kind in range(KINDS):
        hand[kind] -= bill.cards[kind]
        if not bill.first <= kind < bill.after:
            hand[kind] = 0
    return giving(worth, options, m.give.at(0), all_of(g, seat), hand, bill.left)


def discards(g: Pieces, of: HandLimit, seat: i64, worth: Worth, how: str) -> i64:
    """PAR-3.9 — The option that keeps the better cards, or the one said; then what is missed least goes."""
    m = g.moves
    options = g.legal(seat)
    if options[0] == m.done:
        return m.done
    if of.chosen(seat):
        have, gone = zeros(KINDS), of.gone(g, seat)
        pool = g.count_row(hand_of(seat))
        for kind in range(COMMODITIES):
            have[kind] = max(0, of.spare(g, seat, gone, kind))
            pool[kind] -= gone[kind]
        return giving(worth, options, m.give.at(0), pool, have, of.left(g, seat))
    if how == "ask":
        return ASK
    if how != "better":
        return m.keep_any if how == "any" else m.keep_per_type
    some, each = g.count_row(hand_of(seat)), g.count_row(hand_of(seat))
    loose = commodities(some)
    worth.least(some, loose, g.commodities(hand_of(seat)) - keep_any(g, seat))
    other = of.clone()
    other.note(g, seat, m.keep_per_type)
    assert isinstance(other, HandLimit)
    loose = zeros(KINDS)
    for kind in range(COMMODITIES):
        loose[kind] = max(0, other.spare(g, seat, zeros(COMMODITIES), kind))
    worth.least(each, loose, other.left(g, seat))
    return m.keep_any if worth.sum_of(some) > worth.sum_of(each) else m.keep_per_type


def commodities(cards: vec[i64]) -> vec[i64]:
    """Of some cards those that are no aegis cards."""
    out = zeros(KINDS)
    for kind in range(COMMODITIES):
        out[kind] = cards[kind]
    return out


class Council(PlanKind):
    """PAR-9.6, PAR-10 — Donations and votes; and what one does as Archon: the order of events, whom they hit, the order
    of loading, ties at sea."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        islands = others(g, seat)
        return [
            PlanField("donate", CARDS, MOST_KEPT, low=1, high=6),
            PlanField("vote", islands, len(islands)),
            PlanField("reason", ("behind", "ahead", "keep", "spared", "ask")),
            PlanField("archon", ("events", "ask")),
            PlanField("hit", islands, len(islands)),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top = g.stack[-1]
        if isinstance(top, Donations):
            return donates(g, top, seat, row_of(says, "donate"))
        if isinstance(top, Election):
            return votes(g, seat, row_of(says, "vote"), word_of(says, "reason"))
        if word_of(says, "archon") == "ask":
            return ASK
        hit = row_of(says, "hit")
        if isinstance(top, RunThrough):
            return chooses(g, top, seat, hit)
        if isinstance(top, Ordering):
            return orders(g, top, seat)
        if isinstance(top, LoadingOrder):
            together = g.moves.together
            return int(together if together in list(g.legal(seat)) else ASK)
        return at_sea(g, seat, hit) if isinstance(top, HazardCard) else stoic(g, seat)


def donates(g: Pieces, of: Donations, seat: i64, said: list[str]) -> i64:
    """PAR-9.6.1 — The cards said, as far as they are there."""
    m = g.moves
    options = list(g.legal(seat))
    wanted = zeros(KINDS)
    for word in said:
        name, number = counted(word)
        wanted[CARDS.index(name)] += number
    for kind in range(KINDS):
        action = m.donate.at(kind)
        if action in options and of.count(seat, action) < wanted[kind]:
            return action
    return m.done


def standing(g: Pieces, seat: i64) -> i64:
    """PAR-11.3 — How far a player is, as everybody sees: wonders before buildings before villages."""
    out: i64 = 0
    for wonder in range(WONDERS):
        if g.owner(wonder) == seat:
            out += 12 if g.stage(wonder) == COMPLETE else 3 * g.stage(wonder)
    for structure in range(KINDS_OF_STRUCTURE):
        if g.has_built(seat, structure):
            out += 2 if structure < WORKSHOP else 4
    for fleet in range(MOST_FLEETS):
        out += 1 if g.has_fleet(seat, fleet) else 0
    return out


def first_said(g: Pieces, among: list[i64], said: list[str], ahead: bool) -> i64:
    """Of some players the first one said, else who is furthest ahead, or behind."""
    for name in said:
        for seat in among:
            if g.box.island_ids[g.island(seat)] == name:
                return seat
    sign = 1 if ahead else -1
    return max(among, key=lambda seat: sign * standing(g, seat))


def named(g: Pieces, seat: i64) -> bool:
    """PAR-10.1.1 — Whether the Archon has named a player for an unrest or an earthquake this season."""
    for slot in range(g.events_up()):
        event = g.event(slot)
        if g.box.events.effect[event] == SUSPEND and g.chosen(slot) == seat:
            return True
    return False


def votes(g: Pieces, seat: i64, said: list[str], reason: str) -> i64:
    """PAR-10.5 — The first of those said; else for the reason said."""
    m = g.moves
    options = list(g.legal(seat))
    among = [m.vote.index(option) for option in options if m.vote.holds(option)]
    if not among:
        return m.done
    if not said and reason == "ask":
        return ASK
    archon = g.archon()
    if not said and archon in among and (reason == "keep" or (reason == "spared" and not named(g, seat))):
        return m.vote.at(archon)
    if not said and reason == "spared" and len(among) > 1:
        among = [each for each in among if each != archon]
    return m.vote.at(first_said(g, among, said, reason == "ahead"))


def orders(g: Pieces, of: Ordering, seat: i64) -> i64:
    """PAR-10.2 — Gains before payments, as far as an order matters."""
    options = list(g.legal(seat))
    for place in range(of.place, g.events_up()):
        event = g.ordered(place)
        if g.box.events.bad[event] == 0:
            return g.moves.order.at(event)
    return options[0]


def chooses(g: Pieces, of: RunThrough, seat: i64, hit: list[str]) -> i64:
    """PAR-10.2.2 — What hurts those named, or the leader, and the Archon least; gold for the last."""
    m = g.moves
    options = list(g.legal(seat))
    effect = g.box.events.effect[of.event(g)]
    if m.target.holds(options[0]):
        among = [m.target.index(option) for option in options if m.target.index(option) != seat]
        if not among:
            return options[0]
        return m.target.at(first_said(g, among, [] if effect == AWARD else hit, effect != AWARD))
    if effect == BLOCK_PRODUCTION:
        return max(options, key=lambda option: dries(g, seat, m.drought.index(option), hit))
    return options[len(options) - 1] if g.plans(seat) < 2 else options[len(options) // 2]


def dries(g: Pieces, seat: i64, basic: i64, hit: list[str]) -> i64:
    """How much a drought takes from the others, those said first, more than from oneself."""
    worst = first_said(g, [i64(other) for other in range(g.seats) if other != seat], hit, True)
    out: i64 = 0
    for other in range(g.seats):
        for village in range(WORKSHOP):
            if g.has_built(other, village) and product(g, other, village) == basic:
                out += -3 if other == seat else 2 if other == worst else 1
    return out


def at_sea(g: Pieces, seat: i64, hit: list[str]) -> i64:
    """PAR-10.4.1, PAR-5.4.8 — A tie strikes those named, or the leader; a fleet is blown to the first land."""
    m = g.moves
    options = list(g.legal(seat))
    if not m.strike.holds(options[0]):
        return options[0]
    owners = [m.strike.index(option) // MOST_FLEETS for option in options]
    rivals = [owner for owner in owners if owner != seat]
    return options[owners.index(first_said(g, rivals, hit, True))] if rivals else options[0]


def stoic(g: Pieces, seat: i64) -> i64:
    """PAR-4.10.9 — A Stoic ignores what would cost most."""
    m, e = g.moves, g.box.events
    rank = {EXTRA_COST: 5, PAY_OR_SUFFER: 4, SUSPEND: 3, REDUCE_PRODUCTION: 2, BLOCK_PRODUCTION: 1}

    def cost(option: i64) -> int:
        if not m.ignore.holds(option):
            return -1
        event = m.ignore.index(option)
        if e.effect[event] == SUSPEND and g.choice(event) != seat:
            return 0
        return rank.get(int(e.effect[event]), 0)

    return max(g.legal(seat), key=cost)
