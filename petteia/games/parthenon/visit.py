"""PAR-6.2 to PAR-6.6 — Trade abroad: turns in Archon order; what a harbor asks and gives, conversions, offers."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import require
from petteia.engine.paragraph import Paragraph
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.parthenon import events, terms
from petteia.games.parthenon.accounts import Account
from petteia.games.parthenon.berth import DUES, FREE, TRADE, Berth, at_open_land, hindrance
from petteia.games.parthenon.exchange import Exchange, available
from petteia.games.parthenon.harbor_effects import HARBOR_CLOSED
from petteia.games.parthenon.ledger import ALL_COMMODITIES, NO_LIMIT
from petteia.games.parthenon.philosophy import adopt, can_copy, why_no_copy
from petteia.games.parthenon.plans import DrawPlan, may_draw_plan, pay_for_plan, why_no_plan
from petteia.games.parthenon.procedure import Turns
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import COMMODITIES, EAGERNESS, OFFER_TAKEN, SOPHISM, SURPLUS_BONUS


class TradingTurns(Turns):
    """PAR-6.2.1 — In Archon order each player names fleets to trade with, or ends with done."""

    RULE: ClassVar[str] = "PAR-6.2.1"
    VERBS: ClassVar[str] = "begin done"

    def may(self, g: Pieces, seat: i64) -> bool:
        for fleet in range(terms.MOST_FLEETS):
            if at_open_land(g, seat, fleet):
                return True
        return False

    def sure(self, g: Pieces, seat: i64) -> bool:
        """PAR-6.2.1 — Everybody trades with his own cargo."""
        return True

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        return True

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for fleet in range(terms.MOST_FLEETS):
            if at_open_land(g, seat, fleet) and hindrance(g, seat, fleet) is None:
                out = append(out, g.moves.begin.at(fleet))
        return append(out, g.moves.done)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        fleet = g.moves.begin.index(action)
        name = g.word("fleets", fleet)
        if g.status(seat, fleet) != terms.ARRIVED:
            return Reason("not_arrived", {"fleet": name}, "PAR-6.2.1")
        if g.begun(seat, fleet) != 0:
            return Reason("traded_already", {"fleet": name}, "PAR-6.2.1")
        land = g.land(seat, fleet)
        found = hindrance(g, seat, fleet) if g.is_open(land) else HARBOR_CLOSED
        if found is None:
            raise ValueError(f"nothing keeps fleet {name} of seat {seat} from trading")
        return found.reason(g, seat, land, fleet)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if action == g.moves.done:
            g.tell(events.TURN_ENDED, seat)
            self.place += 1
            return
        fleet = g.moves.begin.index(action)
        g.set_begun(seat, fleet, 1)
        g.tell(events.TRADE_BEGUN, seat, fleet, g.land(seat, fleet))
        g.push(Visit(seat, fleet))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("trading_turn")

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [] if action == g.moves.done else [f"fleets/{seat}/{g.word('fleets', g.moves.begin.index(action))}"]

    def clone(self) -> "TradingTurns":
        return TradingTurns(self.place)


class Entry(Paragraph[Pieces, Berth]):
    """PAR-6.2.2 — First Blockade is checked, then Toll or Sickness is paid, then free cards are taken."""

    def proceed(self, g: Pieces, of: Berth) -> None:
        of.stage = DUES if of.harbor(g).enter(g, of.seat, of.card(g), of.hold()) else FREE
        if of.effect(g, terms.FREE_CARD):
            of.free += 1
        event = g.in_force(terms.BONUS_ON_ARRIVAL)
        if event >= 0 and g.box.events.region[event] == of.land(g) // terms.PER_REGION:
            of.free += 1


class Dues(Paragraph[Pieces, Berth]):
    """PAR-6.6.5, PAR-6.6.9 — Toll or Sickness takes a card."""

    def pending(self, g: Pieces, of: Berth) -> Seats:
        return one(of.seat)

    def legal(self, g: Pieces, of: Berth, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for kind in range(terms.KINDS):
            if of.due_kind(g, kind):
                out = append(out, g.moves.give.at(kind))
        return out

    def refusal(self, g: Pieces, of: Berth, seat: i64, action: i64) -> Reason:
        kind = g.moves.give.index(action)
        rule = of.harbor(g).rule
        if g.count(of.hold(), kind) == 0:
            return Reason("no_more_cards", {"card": g.word("cards", kind), "have": 0}, rule)
        return Reason("not_for_dues", {"card": g.word("cards", kind)}, rule)

    def apply(self, g: Pieces, of: Berth, seat: i64, action: i64) -> None:
        kind = g.moves.give.index(action)
        of.harbor(g).given(g, of.card(g), of.hold(), kind)
        g.give_up(of.hold(), kind, 1)
        g.tell(events.CARD_GIVEN, seat, kind)
        of.stage = FREE

    def prompt(self, g: Pieces, of: Berth, seat: i64) -> Prompt:
        figures = of.named(g)
        figures["harbor"] = g.word("harbors", of.card(g))
        return Prompt("dues", figures)


class FreeCards(Paragraph[Pieces, Berth]):
    """PAR-6.6.6 — Basics that a harbor or an event gives for nothing."""

    def pending(self, g: Pieces, of: Berth) -> Seats:
        return one(of.seat) if of.free > 0 else NOBODY

    def proceed(self, g: Pieces, of: Berth) -> None:
        of.stage = TRADE

    def legal(self, g: Pieces, of: Berth, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for kind in range(terms.BASICS):
            if kind != of.scarce(g):
                out = append(out, g.moves.take.at(kind))
        return out

    def refusal(self, g: Pieces, of: Berth, seat: i64, action: i64) -> Reason:
        kind = g.moves.take.index(action)
        if kind != of.scarce(g):
            return Reason("wrong_class", {"card": g.word("cards", kind)}, "PAR-6.6.6")
        return Reason("shortage", {"card": g.word("cards", kind)}, "PAR-6.6.3")

    def apply(self, g: Pieces, of: Berth, seat: i64, action: i64) -> None:
        kind = g.moves.take.index(action)
        g.take(of.hold(), kind, 1)
        g.tell(events.CARD_TAKEN, seat, kind)
        of.free -= 1

    def prompt(self, g: Pieces, of: Berth, seat: i64) -> Prompt:
        figures = of.named(g)
        figures["left"] = int(of.free)
        return Prompt("free_card", figures)


class Trading(Paragraph[Pieces, Berth]):
    """PAR-6.2.3 — Conversions and what only this land offers, until the fleet is finished."""

    def pending(self, g: Pieces, of: Berth) -> Seats:
        return one(of.seat)

    def legal(self, g: Pieces, of: Berth, seat: i64) -> vec[i64]:
        m = g.moves
        out = vec[i64]()
        if g.converted(seat, of.fleet) < g.box.conversions:
            for line in range(m.lines):
                if not of.is_line(g, line):
                    continue
                for which in range(4):
                    n = of.price(g, line, which)
                    if n > 0 and of.can_pay(g, g.box.abroad.source[line], n):
                        out = append(out, m.convert.at(line * 4 + which))
        offer = g.box.offer[of.land(g)]
        if offer == terms.BUY_AEGIS and self.why_no_aegis(g, of) is None:
            out = append(out, m.buy)
        if offer == terms.DRAW_PLAN and self.why_no_plan(g, of) is None:
            out = append(out, m.draw_plan)
        if offer == terms.COPY_PHILOSOPHY and g.copied(seat) == 0:
            for philosophy in range(terms.PHILOSOPHIES):
                if can_copy(g, seat, philosophy):
                    out = append(out, m.adopt.at(philosophy))
        return append(out, m.finish)

    def why_no_aegis(self, g: Pieces, of: Berth) -> Reason | None:
        """PAR-6.5.2, PAR-6.5.6 — Why the aegis card of the land cannot be bought."""
        land = of.land(g)
        rule = "PAR-6.5.2" if land == 0 else "PAR-6.5.6"
        if g.has_perk(of.seat, of.fleet, OFFER_TAKEN):
            return Reason("offer_taken", {"land": g.word("lands", land)}, rule)
        kind = g.box.offer_aegis[land]
        if g.supply(kind - COMMODITIES) == 0:
            return Reason("supply_empty", {"card": g.word("cards", kind)}, "PAR-1.1.7")
        if not of.can_pay(g, terms.BASIC, g.box.offer_basics[land]):
            have = int(available(g, of.hold(), terms.BASIC, of.refused(g), 0))
            need = int(g.box.offer_basics[land])
            return Reason("too_few_of_class", {"class": "basics", "have": have, "need": need}, rule)
        return None

    def why_no_plan(self, g: Pieces, of: Berth) -> Reason | None:
        """PAR-6.5.3 — Why no plan can be drawn."""
        if g.has_perk(of.seat, of.fleet, OFFER_TAKEN):
            return Reason("offer_taken", {"land": g.word("lands", of.land(g))}, "PAR-6.5.3")
        return None if may_draw_plan(g, of.seat, of.hold()) else why_no_plan(g, of.seat, of.hold())

    def refusal(self, g: Pieces, of: Berth, seat: i64, action: i64) -> Reason:
        m = g.moves
        name = g.word("lands", of.land(g))
        offer = g.box.offer[of.land(g)]
        if action == m.buy:
            reason = self.why_no_aegis(g, of) if offer == terms.BUY_AEGIS else None
            return reason or Reason("no_such_offer", {"land": name}, "PAR-6.5.1")
        if action == m.draw_plan:
            reason = self.why_no_plan(g, of) if offer == terms.DRAW_PLAN else None
            return reason or Reason("no_such_offer", {"land": name}, "PAR-6.5.1")
        if m.adopt.holds(action):
            if offer != terms.COPY_PHILOSOPHY:
                return Reason("no_such_offer", {"land": name}, "PAR-6.5.1")
            if g.copied(seat) != 0:
                return Reason("copied_already", {"land": name}, "PAR-6.5.4")
            if not g.has_built(seat, terms.ACADEMY):
                return Reason("no_academy", {}, "PAR-6.5.4")
            return why_no_copy(g, seat, m.adopt.index(action), "PAR-6.5.4")
        return self.why_no_conversion(g, of, seat, m.convert.index(action))

    def why_no_conversion(self, g: Pieces, of: Berth, seat: i64, index: i64) -> Reason:
        """Why a line is not possible, or not with these discounts."""
        line = index // 4
        name = g.word("lines", line)
        if not of.is_line(g, line):
            return Reason("no_such_line", {"line": name, "land": g.word("lands", of.land(g))}, "PAR-6.4.1")
        if g.converted(seat, of.fleet) >= g.box.conversions:
            return Reason("no_conversions_left", {"conversions": int(g.box.conversions)}, "PAR-6.2.6")
        n = of.price(g, line, index % 4)
        if n == 0:
            which = g.word("trade_discounts", index % 4)
            return Reason("no_such_discount", {"discounts": which, "line": name}, "PAR-6.3.5")
        source = g.box.abroad.source[line]
        have = int(available(g, of.hold(), source, of.refused(g), 0))
        params: dict[str, int | str] = {"class": terms.GOODS[source], "have": have, "need": int(n)}
        return Reason("too_few_of_class", params, "PAR-6.2.4")

    def apply(self, g: Pieces, of: Berth, seat: i64, action: i64) -> None:
        if action == g.moves.finish:
            g.tell(events.TRADE_ENDED, seat, of.fleet)
            g.stack.pop()
        elif g.moves.convert.holds(action):
            self.convert(g, of, seat, g.moves.convert.index(action))
        else:
            self.take_offer(g, of, seat, action)

    def convert(self, g: Pieces, of: Berth, seat: i64, index: i64) -> None:
        """PAR-6.3.5 — A line together with the discounts used; then the cards."""
        line = index // 4
        which = index % 4
        lines = g.box.abroad
        n = of.price(g, line, which)
        g.add_converted(seat, of.fleet, 1)
        g.tell(events.CONVERSION_BEGUN, seat, line, which)
        step = Exchange(seat, of.hold(), lines.source[line], n, lines.target[line], lines.get[line])
        step.land_rare = g.box.land_rare[of.land(g)]
        step.refused = of.refused(g)
        step.scarce = of.scarce(g)
        step.doubles = of.doubles(g) if lines.source[line] == terms.BASIC else terms.NOTHING
        if of.effect(g, terms.SURPLUS) and not g.has_perk(seat, of.fleet, SURPLUS_BONUS):
            step.bonus = g.box.harbors.amount[of.card(g)]
        if which == 1 or which == 3:
            g.put_perk(seat, of.fleet, SOPHISM)
        if which >= 2:
            g.put_perk(seat, of.fleet, EAGERNESS)
        g.push(step)

    def take_offer(self, g: Pieces, of: Berth, seat: i64, action: i64) -> None:
        """PAR-6.5 — What only this land offers."""
        land = of.land(g)
        g.tell(events.OFFER_TAKEN, seat, land)
        if g.moves.adopt.holds(action):
            g.set_copied(seat, 1)
            adopt(g, seat, g.moves.adopt.index(action))
            return
        g.put_perk(seat, of.fleet, OFFER_TAKEN)
        if action == g.moves.draw_plan:
            pay_for_plan(g, seat, of.hold())
            g.push(DrawPlan(seat))
            return
        step = Exchange(seat, of.hold(), terms.BASIC, g.box.offer_basics[land], terms.BASIC, 0)
        step.refused = of.refused(g)
        step.doubles = of.doubles(g)
        step.reward = g.box.offer_aegis[land]
        g.push(step)

    def prompt(self, g: Pieces, of: Berth, seat: i64) -> Prompt:
        figures = of.named(g)
        figures["left"] = int(g.box.conversions - g.converted(seat, of.fleet))
        return Prompt("trade_abroad", figures)


COURSE: Final[list[Paragraph[Pieces, Berth]]] = [Entry(), Dues(), FreeCards(), Trading()]
"""PAR-6.2.2, PAR-6.2.3 — The paragraphs in their order; `Visit.stage` counts them."""


class Visit(Berth):
    """PAR-6.2.2, PAR-6.2.3 — A fleet trades: what the harbor asks, free cards, then conversions and offers."""

    RULE: ClassVar[str] = "PAR-6.2.3"

    def pending(self, g: Pieces) -> Seats:
        return COURSE[self.stage].pending(g, self)

    def proceed(self, g: Pieces) -> None:
        COURSE[self.stage].proceed(g, self)

    def demand(self, g: Pieces, reckoning: Account) -> None:
        if self.stage == DUES and self.effect(g, terms.TOLL):
            reckoning.bound(self.hold(), ALL_COMMODITIES, 1, NO_LIMIT)

    def possible(self, g: Pieces) -> bool:
        if self.stage != DUES:
            return True
        for kind in range(terms.KINDS):
            if self.due_kind(g, kind):
                return True
        return False

    def verbs(self, g: Pieces) -> str:
        if self.stage == DUES:
            return "give"
        return "take" if self.stage == FREE else "convert adopt buy draw_plan finish"

    def alone(self, g: Pieces, seat: i64, action: i64) -> bool:
        """PAR-6.2.3 — Everything but what only this land offers."""
        m = g.moves
        return action != m.buy and action != m.draw_plan and not m.adopt.holds(action)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return COURSE[self.stage].legal(g, self, seat)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return COURSE[self.stage].refusal(g, self, seat, action)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        COURSE[self.stage].apply(g, self, seat, action)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return COURSE[self.stage].prompt(g, self, seat)

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if g.moves.give.holds(action):
            return [f"hold/{seat}/{'abc'[self.fleet]}/{g.word('cards', g.moves.give.index(action))}"]
        return []

    def clone(self) -> "Visit":
        out = Visit(self.seat, self.fleet)
        out.stage = self.stage
        out.free = self.free
        return out

    def audit(self, g: Pieces) -> None:
        """PAR-6.2.2 — Check that the fleet has begun to trade in an open land, and owes what its harbor asks."""
        there = g.status(self.seat, self.fleet) == terms.ARRIVED and g.begun(self.seat, self.fleet) != 0
        require(there and g.is_open(self.land(g)) and self.card(g) >= 0, "a fleet trades where it is not")
        require(
            self.stage != DUES or (self.harbor(g).rule != "" and self.possible(g)), "a harbor asks for what nobody owes"
        )
        require(self.stage != TRADE or self.free == 0, "cards are free after they were taken")
