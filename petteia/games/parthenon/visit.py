"""PAR-6.2 to PAR-6.6 — Trade abroad: turns in Archon order; what a harbor asks and gives, conversions, offers."""

from typing import Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import Packer, require
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.parthenon import events
from petteia.games.parthenon.accounts import Account
from petteia.games.parthenon.exchange import Exchange, available, surcharge
from petteia.games.parthenon.ledger import ALL_COMMODITIES, NO_LIMIT, everybody_sees, everybody_sees_none
from petteia.games.parthenon.philosophy import adopt, can_copy, why_no_copy
from petteia.games.parthenon.plans import DrawPlan, may_draw_plan, pay_for_plan, why_no_plan
from petteia.games.parthenon.procedure import Procedure
from petteia.games.parthenon.state import (
    BEGUN,
    CONVERTED,
    COPIED,
    EAGERNESS,
    OFFER_TAKEN,
    PERKS,
    SHORTAGE_CARD,
    SOPHISM,
    SURPLUS_BONUS,
    Table,
    hold_of,
)
from petteia.games.parthenon.terms import (
    ACADEMY,
    ARRIVED,
    BASIC,
    BASICS,
    BONUS_ON_ARRIVAL,
    BUY_AEGIS,
    COMMODITIES,
    COPY_PHILOSOPHY,
    DRAW_PLAN,
    EAGER,
    FREE_CARD,
    GOODS,
    KINDS,
    MOST_FLEETS,
    NOTHING,
    PER_REGION,
    PHILOSOPHIES,
    REQUIRE_AEGIS,
    SHORTAGE,
    SICKNESS,
    SURPLUS,
    TOLL,
    TRADE_DISCOUNT,
)


def at_open_land(g: Table, seat: i64, fleet: i64) -> bool:
    """Whether a fleet has arrived in a land that is open and has not begun to trade."""
    if g.status(seat, fleet) != ARRIVED or g.of(seat, BEGUN + fleet) != 0:
        return False
    return g.is_open(g.land(seat, fleet))


def harbor_card(g: Table, seat: i64, fleet: i64) -> i64:
    """The harbor card a fleet trades under."""
    return g.harbor(g.land(seat, fleet))


def shown_aegis(g: Table, hold: i64, kinds: i64) -> i64:
    """The first aegis card of some kinds aboard, or -1."""
    for kind in range(COMMODITIES, KINDS):
        if (kinds >> kind) & 1 != 0 and g.count(hold, kind) > 0:
            return kind
    return -1


def can_begin(g: Table, seat: i64, fleet: i64) -> bool:
    """PAR-6.2.1, PAR-6.6.4, PAR-6.6.5 — Whether a fleet can begin to trade."""
    if not at_open_land(g, seat, fleet):
        return False
    card = harbor_card(g, seat, fleet)
    hold = hold_of(seat, fleet)
    h = g.box.harbors
    if h.effect[card] == REQUIRE_AEGIS:
        return shown_aegis(g, hold, h.aegis_from[card]) >= 0
    return h.effect[card] != TOLL or g.commodities(hold) > 0


class TradingTurns(Procedure):
    """PAR-6.2.1 — In Archon order each player names fleets to trade with, or ends with done."""

    def __init__(self, place: i64 = 0) -> None:
        self.place: i64 = place

    def rule(self) -> str:
        return "PAR-6.2.1"

    def pending(self, g: Table) -> Seats:
        if self.place >= g.seats:
            return NOBODY
        seat = g.in_order(self.place)
        for fleet in range(MOST_FLEETS):
            if at_open_land(g, seat, fleet):
                return one(seat)
        return NOBODY

    def proceed(self, g: Table) -> None:
        if self.place >= g.seats:
            g.stack.pop()
        else:
            self.place += 1

    def verbs(self, g: Table) -> str:
        return "begin done"

    def legal(self, g: Table, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for fleet in range(MOST_FLEETS):
            if can_begin(g, seat, fleet):
                out = append(out, g.moves.begin.at(fleet))
        return append(out, g.moves.done)

    def refusal(self, g: Table, seat: i64, action: i64) -> Reason:
        fleet = g.moves.begin.index(action)
        name = g.word("fleets", fleet)
        if g.status(seat, fleet) != ARRIVED:
            return Reason("not_arrived", {"fleet": name}, "PAR-6.2.1")
        if g.of(seat, BEGUN + fleet) != 0:
            return Reason("traded_already", {"fleet": name}, "PAR-6.2.1")
        land = g.word("lands", g.land(seat, fleet))
        if not g.is_open(g.land(seat, fleet)):
            return Reason("harbor_closed", {"land": land}, "PAR-6.1.3")
        blocked = g.box.harbors.effect[harbor_card(g, seat, fleet)] == REQUIRE_AEGIS
        if blocked:
            return Reason("blockade", {"land": land}, "PAR-6.6.4")
        return Reason("no_toll", {"land": land}, "PAR-6.6.5")

    def apply(self, g: Table, seat: i64, action: i64) -> None:
        if action == g.moves.done:
            g.tell(events.TURN_ENDED, seat)
            self.place += 1
            return
        fleet = g.moves.begin.index(action)
        g.cells[g.at(seat) + BEGUN + fleet] = 1
        g.tell(events.TRADE_BEGUN, seat, fleet, g.land(seat, fleet))
        g.push(Visit(seat, fleet))

    def prompt(self, g: Table, seat: i64) -> Prompt:
        return Prompt("trading_turn")

    def pieces(self, g: Table, seat: i64, action: i64) -> list[str]:
        return [] if action == g.moves.done else [f"fleets/{seat}/{g.word('fleets', g.moves.begin.index(action))}"]

    def clone(self) -> "TradingTurns":
        return TradingTurns(self.place)

    def fields(self, p: Packer) -> None:
        self.place = p.num(self.place, 0, p.seats * MOST_FLEETS)


ENTER: Final = 0
DUES: Final = 1
FREE: Final = 2
TRADE: Final = 3


class Visit(Procedure):
    """PAR-6.2.2, PAR-6.2.3 — A fleet trades: what the harbor asks, free cards, then conversions and offers."""

    def __init__(self, seat: i64 = 0, fleet: i64 = 0) -> None:
        self.seat: i64 = seat
        self.fleet: i64 = fleet
        self.stage: i64 = ENTER
        self.free: i64 = 0  # free cards still to be taken

    def rule(self) -> str:
        return "PAR-6.2.3"

    def hold(self) -> i64:
        """The hold that trades."""
        return hold_of(self.seat, self.fleet)

    def land(self, g: Table) -> i64:
        """The land it trades in."""
        return g.land(self.seat, self.fleet)

    def card(self, g: Table) -> i64:
        """The harbor card it trades under."""
        return harbor_card(g, self.seat, self.fleet)

    def effect(self, g: Table, effect: i64) -> bool:
        """Whether the harbor card has an effect."""
        return g.box.harbors.effect[self.card(g)] == effect

    def pending(self, g: Table) -> Seats:
        if self.stage == ENTER or (self.stage == FREE and self.free == 0):
            return NOBODY
        return one(self.seat)

    def proceed(self, g: Table) -> None:
        """PAR-6.2.2 — First Blockade is checked, then Toll or Sickness is paid, then free cards are taken."""
        if self.stage == FREE:
            self.stage = TRADE
            return
        h = g.box.harbors
        hold = self.hold()
        card = self.card(g)
        self.stage = FREE
        if self.effect(g, REQUIRE_AEGIS):
            shown = shown_aegis(g, hold, h.aegis_from[card])
            g.tell(events.BLOCKADE_RUN, self.seat, shown)
            everybody_sees(g, hold, shown, 1, NO_LIMIT)
        elif self.effect(g, TOLL):
            self.stage = DUES
        elif self.effect(g, SICKNESS):
            aegis = shown_aegis(g, hold, h.aegis_from[card]) >= 0
            if aegis or g.commodities(hold) > 0:
                self.stage = DUES
            else:
                g.tell(events.SICKNESS_PASSED, self.seat)
                everybody_sees_none(g, hold, h.aegis_from[card])
                everybody_sees(g, hold, ALL_COMMODITIES, 0, 0)
            if self.stage == DUES:
                g.tell(events.SICKNESS_TAKES, self.seat)
        if self.effect(g, FREE_CARD):
            self.free += 1
        event = g.in_force(BONUS_ON_ARRIVAL)
        if event >= 0 and g.box.events.region[event] == self.land(g) // PER_REGION:
            self.free += 1

    def demand(self, g: Table, reckoning: Account) -> None:
        if self.stage == DUES and self.effect(g, TOLL):
            reckoning.bound(self.hold(), ALL_COMMODITIES, 1, NO_LIMIT)

    def possible(self, g: Table) -> bool:
        if self.stage != DUES:
            return True
        for kind in range(KINDS):
            if self.due_kind(g, kind):
                return True
        return False

    # -- what may be done ------------------------------------------------------------------------------------

    def verbs(self, g: Table) -> str:
        if self.stage == DUES:
            return "give"
        return "take" if self.stage == FREE else "convert adopt buy draw_plan finish"

    def due_kind(self, g: Table, kind: i64) -> bool:
        """PAR-6.6.5, PAR-6.6.9 — Whether a card can be given for Toll or Sickness."""
        hold = self.hold()
        if g.count(hold, kind) == 0:
            return False
        if self.effect(g, TOLL):
            return kind < COMMODITIES
        kinds = g.box.harbors.aegis_from[self.card(g)]
        if shown_aegis(g, hold, kinds) >= 0:
            return (kinds >> kind) & 1 != 0
        return kind < COMMODITIES

    def scarce(self, g: Table) -> i64:
        """PAR-6.6.3 — The basic that cannot be received here, or NOTHING."""
        return g.box.harbors.commodity[self.card(g)] if self.effect(g, SHORTAGE) else NOTHING

    def refused(self, g: Table) -> i64:
        """PAR-6.6.2 — The basic that is not accepted in payment here, or NOTHING."""
        return g.box.harbors.commodity[self.card(g)] if self.effect(g, SURPLUS) else NOTHING

    def doubles(self, g: Table) -> i64:
        """PAR-6.6.3 — The basic of which one card may still count as two, or NOTHING."""
        return self.scarce(g) if self.perks(g) & SHORTAGE_CARD == 0 else NOTHING

    def perks(self, g: Table) -> i64:
        """What the fleet has used this season."""
        return g.of(self.seat, PERKS + self.fleet)

    def is_line(self, g: Table, line: i64) -> bool:
        """PAR-6.4 — Whether a line is valid in this land."""
        lines = g.box.abroad
        land = self.land(g)
        return lines.region[line] == land // PER_REGION and (lines.land[line] < 0 or lines.land[line] == land)

    def discount(self, g: Table, which: i64) -> i64:
        """PAR-6.3.4 — How many cards a discount saves: Sophism (1), Eager Buyers (2), both (3); 0 if not to be had."""
        sophism: i64 = 0
        if self.perks(g) & SOPHISM == 0:
            sophism = g.effect_sum(self.seat, TRADE_DISCOUNT)
        eager: i64 = 0
        if self.perks(g) & EAGERNESS == 0 and self.effect(g, EAGER):
            eager = g.box.harbors.amount[self.card(g)]
        if which == 1:
            return sophism
        if which == 2:
            return eager
        return sophism + eager if sophism > 0 and eager > 0 else 0

    def price(self, g: Table, line: i64, which: i64) -> i64:
        """PAR-6.3.4 — Cards to give with a discount, or 0 if it would change nothing (PAR-6.3.5)."""
        lines = g.box.abroad
        full = lines.give[line] + surcharge(g, self.seat, lines.target[line])
        if which == 0:
            return full
        saved = self.discount(g, which)
        if saved == 0 or full == 1:
            return 0
        less = full - saved if full > saved else 1
        if which == 3:
            one_less = full - self.discount(g, 1)
            other_less = full - self.discount(g, 2)
            if less >= one_less or less >= other_less:
                return 0
        return less

    def can_pay(self, g: Table, source: i64, n: i64) -> bool:
        """Whether the hold has so many cards of a class that are accepted here."""
        have = available(g, self.hold(), source, self.refused(g), 0)
        double = self.doubles(g)
        if source == BASIC and double >= 0 and n > 1 and g.count(self.hold(), double) > 0:
            have += 1
        return have >= n

    def legal(self, g: Table, seat: i64) -> vec[i64]:
        m = g.moves
        out = vec[i64]()
        if self.stage == DUES:
            for kind in range(KINDS):
                if self.due_kind(g, kind):
                    out = append(out, m.give.at(kind))
            return out
        if self.stage == FREE:
            for kind in range(BASICS):
                if kind != self.scarce(g):
                    out = append(out, m.take.at(kind))
            return out
        if g.of(seat, CONVERTED + self.fleet) < g.variant.conversions:
            for line in range(m.lines):
                if not self.is_line(g, line):
                    continue
                for which in range(4):
                    n = self.price(g, line, which)
                    if n > 0 and self.can_pay(g, g.box.abroad.source[line], n):
                        out = append(out, m.convert.at(line * 4 + which))
        offer = g.box.offer[self.land(g)]
        if offer == BUY_AEGIS and self.why_no_aegis(g) is None:
            out = append(out, m.buy)
        if offer == DRAW_PLAN and self.why_no_plan(g) is None:
            out = append(out, m.draw_plan)
        if offer == COPY_PHILOSOPHY and g.of(seat, COPIED) == 0:
            for philosophy in range(PHILOSOPHIES):
                if can_copy(g, seat, philosophy):
                    out = append(out, m.adopt.at(philosophy))
        return append(out, m.finish)

    def why_no_aegis(self, g: Table) -> Reason | None:
        """PAR-6.5.2, PAR-6.5.6 — Why the aegis card of the land cannot be bought."""
        land = self.land(g)
        rule = "PAR-6.5.2" if land == 0 else "PAR-6.5.6"
        if self.perks(g) & OFFER_TAKEN != 0:
            return Reason("offer_taken", {"land": g.word("lands", land)}, rule)
        kind = g.box.offer_aegis[land]
        if g.supply(kind) == 0:
            return Reason("supply_empty", {"card": g.word("cards", kind)}, "PAR-1.1.7")
        if not self.can_pay(g, BASIC, g.box.offer_basics[land]):
            have = int(available(g, self.hold(), BASIC, self.refused(g), 0))
            need = int(g.box.offer_basics[land])
            return Reason("too_few_of_class", {"class": "basics", "have": have, "need": need}, rule)
        return None

    def why_no_plan(self, g: Table) -> Reason | None:
        """PAR-6.5.3 — Why no plan can be drawn."""
        if self.perks(g) & OFFER_TAKEN != 0:
            return Reason("offer_taken", {"land": g.word("lands", self.land(g))}, "PAR-6.5.3")
        return None if may_draw_plan(g, self.seat, self.hold()) else why_no_plan(g, self.seat, self.hold())

    def refusal(self, g: Table, seat: i64, action: i64) -> Reason:
        m = g.moves
        land = self.land(g)
        name = g.word("lands", land)
        if self.stage == DUES:
            kind = m.give.index(action)
            rule = "PAR-6.6.5" if self.effect(g, TOLL) else "PAR-6.6.9"
            if g.count(self.hold(), kind) == 0:
                return Reason("no_more_cards", {"card": g.word("cards", kind), "have": 0}, rule)
            return Reason("not_for_dues", {"card": g.word("cards", kind)}, rule)
        if self.stage == FREE:
            kind = m.take.index(action)
            if kind != self.scarce(g):
                return Reason("wrong_class", {"card": g.word("cards", kind)}, "PAR-6.6.6")
            return Reason("shortage", {"card": g.word("cards", kind)}, "PAR-6.6.3")
        offer = g.box.offer[land]
        if action == m.buy:
            reason = self.why_no_aegis(g) if offer == BUY_AEGIS else None
            return reason or Reason("no_such_offer", {"land": name}, "PAR-6.5.1")
        if action == m.draw_plan:
            reason = self.why_no_plan(g) if offer == DRAW_PLAN else None
            return reason or Reason("no_such_offer", {"land": name}, "PAR-6.5.1")
        if m.adopt.holds(action):
            if offer != COPY_PHILOSOPHY:
                return Reason("no_such_offer", {"land": name}, "PAR-6.5.1")
            if g.of(seat, COPIED) != 0:
                return Reason("copied_already", {"land": name}, "PAR-6.5.4")
            if not g.has_built(seat, ACADEMY):
                return Reason("no_academy", {}, "PAR-6.5.4")
            return why_no_copy(g, seat, m.adopt.index(action), "PAR-6.5.4")
        return self.why_no_conversion(g, seat, m.convert.index(action))

    def why_no_conversion(self, g: Table, seat: i64, index: i64) -> Reason:
        """Why a line is not possible, or not with these discounts."""
        line = index // 4
        name = g.word("lines", line)
        if not self.is_line(g, line):
            return Reason("no_such_line", {"line": name, "land": g.word("lands", self.land(g))}, "PAR-6.4.1")
        if g.of(seat, CONVERTED + self.fleet) >= g.variant.conversions:
            return Reason("no_conversions_left", {"conversions": int(g.variant.conversions)}, "PAR-6.2.6")
        n = self.price(g, line, index % 4)
        if n == 0:
            which = g.word("trade_discounts", index % 4)
            return Reason("no_such_discount", {"discounts": which, "line": name}, "PAR-6.3.5")
        source = g.box.abroad.source[line]
        have = int(available(g, self.hold(), source, self.refused(g), 0))
        params: dict[str, int | str] = {"class": GOODS[source], "have": have, "need": int(n)}
        return Reason("too_few_of_class", params, "PAR-6.2.4")

    # -- what is done ----------------------------------------------------------------------------------------

    def apply(self, g: Table, seat: i64, action: i64) -> None:
        m = g.moves
        hold = self.hold()
        if self.stage == DUES:
            kind = m.give.index(action)
            kinds = g.box.harbors.aegis_from[self.card(g)]
            if self.effect(g, SICKNESS) and (kinds >> kind) & 1 == 0:
                everybody_sees_none(g, hold, kinds)
            g.give_up(hold, kind, 1)
            g.tell(events.CARD_GIVEN, seat, kind)
            self.stage = FREE
        elif self.stage == FREE:
            kind = m.take.index(action)
            g.take(hold, kind, 1)
            g.tell(events.CARD_TAKEN, seat, kind)
            self.free -= 1
        elif action == m.finish:
            g.tell(events.TRADE_ENDED, seat, self.fleet)
            g.stack.pop()
        elif m.convert.holds(action):
            self.convert(g, seat, m.convert.index(action))
        else:
            self.take_offer(g, seat, action)

    def convert(self, g: Table, seat: i64, index: i64) -> None:
        """PAR-6.3.5 — A line together with the discounts used; then the cards."""
        line = index // 4
        which = index % 4
        lines = g.box.abroad
        n = self.price(g, line, which)
        at = g.at(seat)
        g.cells[at + CONVERTED + self.fleet] += 1
        g.tell(events.CONVERSION_BEGUN, seat, line, which)
        step = Exchange(seat, self.hold(), lines.source[line], n, lines.target[line], lines.get[line])
        step.land_rare = g.box.land_rare[self.land(g)]
        step.refused = self.refused(g)
        step.scarce = self.scarce(g)
        step.doubles = self.doubles(g) if lines.source[line] == BASIC else NOTHING
        if self.effect(g, SURPLUS) and self.perks(g) & SURPLUS_BONUS == 0:
            step.bonus = g.box.harbors.amount[self.card(g)]
        if which == 1 or which == 3:
            g.cells[at + PERKS + self.fleet] |= SOPHISM
        if which >= 2:
            g.cells[at + PERKS + self.fleet] |= EAGERNESS
        g.push(step)

    def take_offer(self, g: Table, seat: i64, action: i64) -> None:
        """PAR-6.5 — What only this land offers."""
        land = self.land(g)
        at = g.at(seat)
        g.tell(events.OFFER_TAKEN, seat, land)
        if g.moves.adopt.holds(action):
            g.cells[at + COPIED] = 1
            adopt(g, seat, g.moves.adopt.index(action))
            return
        g.cells[at + PERKS + self.fleet] |= OFFER_TAKEN
        if action == g.moves.draw_plan:
            pay_for_plan(g, seat, self.hold())
            g.push(DrawPlan(seat))
            return
        step = Exchange(seat, self.hold(), BASIC, g.box.offer_basics[land], BASIC, 0)
        step.refused = self.refused(g)
        step.doubles = self.doubles(g)
        step.reward = g.box.offer_aegis[land]
        g.push(step)

    def prompt(self, g: Table, seat: i64) -> Prompt:
        fleet = g.word("fleets", self.fleet)
        land = g.word("lands", self.land(g))
        if self.stage == DUES:
            return Prompt("dues", {"fleet": fleet, "land": land, "harbor": g.word("harbors", self.card(g))})
        if self.stage == FREE:
            return Prompt("free_card", {"fleet": fleet, "land": land, "left": int(self.free)})
        left = int(g.variant.conversions - g.of(seat, CONVERTED + self.fleet))
        return Prompt("trade_abroad", {"fleet": fleet, "land": land, "left": left})

    def pieces(self, g: Table, seat: i64, action: i64) -> list[str]:
        if g.moves.give.holds(action):
            return [f"hold/{seat}/{'abc'[self.fleet]}/{g.word('cards', g.moves.give.index(action))}"]
        return []

    def clone(self) -> "Visit":
        out = Visit(self.seat, self.fleet)
        out.stage = self.stage
        out.free = self.free
        return out

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)
        self.fleet = p.num(self.fleet, 0, MOST_FLEETS - 1)
        self.stage = p.num(self.stage, ENTER, TRADE)
        self.free = p.num(self.free, 0, 2)

    def audit(self, g: Table) -> None:
        """PAR-6.2.2 — A fleet that has begun to trade in an open land, and owes what its harbor asks."""
        there = g.status(self.seat, self.fleet) == ARRIVED and g.of(self.seat, BEGUN + self.fleet) != 0
        require(there and g.is_open(self.land(g)) and self.card(g) >= 0, "a fleet trades where it is not")
        asks = self.effect(g, TOLL) or self.effect(g, SICKNESS)
        require(self.stage != DUES or (asks and self.possible(g)), "a harbor asks for what nobody owes")
        require(self.stage != TRADE or self.free == 0, "cards are free after they were taken")
