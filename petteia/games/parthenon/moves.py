"""The list of actions: everything a player can ever choose, by number and in notation.

done · wait · none                  end one's part; stay reachable; no event to ignore
plan WONDER · complete WONDER · buy_in WONDER    free actions
pay_in WONDER CARD                  an instalment, where the table allows them
donate CARD                         to the Archon
order EVENT · drought BASIC · target SEAT · close LAND · ignore EVENT    the events of a season
silence VILLAGE · return_army · keep_army · post VILLAGE · forgo CARD    production
settle PAYMENT · raze VILLAGE       events at the start of island trade
draft · counter SEAT · accept SEAT · decline SEAT · withdraw             the trading window
to SEAT · to_all · ask CARD · next · send · drop                         a draft
look LAND · together · loads SEAT · sail LAND · stay · load CARD · set_sail    the voyage
strike SEAT FLEET · gift · bear · divert LAND                                 hazards
open LAND · leave LAND · begin FLEET · convert LINE DISCOUNTS · buy · draw_plan · finish    trade abroad
give CARD · double CARD · take CARD     cards of a payment, an exchange, a loss; cards received
build STRUCTURE · buy_fleet FLEET · market LINE · adopt PHILOSOPHY · use BUILDING · muster AEGIS · swap    build
discount SOURCE ITEM · go_on            what is left out of a price
pay_off · idle BUILDING                 an earthquake
keep_any · keep_per_type                the hand limit
vote SEAT · crown SEAT · choose WONDER
"""

from petteia.engine.actions import Actions, Verb
from petteia.engine.ints import i64
from petteia.games.parthenon import terms
from petteia.games.parthenon.box import Box

TRADE_DISCOUNTS = ("plain", "sophism", "eager", "both")


class Moves:
    """The number at which each verb begins in the list of actions."""

    def __init__(
        self, actions: Actions, words: dict[str, tuple[str, ...]], box: Box, seats: int, instalments: bool
    ) -> None:
        words["seats"] = tuple(str(seat) for seat in range(seats))
        words["cards"] = terms.CARDS
        words["commodities"] = terms.CARDS[: terms.COMMODITIES]
        words["basics"] = terms.CARDS[: terms.BASICS]
        words["aegis"] = terms.AEGIS
        words["items"] = terms.DISCOUNTABLE
        words["villages"] = terms.VILLAGES
        words["structures"] = terms.STRUCTURES
        words["buildings"] = terms.BUILDINGS
        words["fleets"] = terms.FLEETS
        words["lands"] = terms.LANDS
        words["regions"] = terms.REGIONS
        words["phases"] = terms.PHASES
        words["islands"] = tuple(box.island_ids)
        words["philosophies"] = tuple(box.philosophy_ids)
        words["wonders"] = tuple(box.wonder_ids)
        words["events"] = tuple(box.event_ids)
        words["hazards"] = tuple(box.hazard_ids)
        words["harbors"] = tuple(box.harbor_ids)
        words["lines"] = tuple(box.abroad.ids)
        words["market_lines"] = tuple(box.home.ids)
        words["trade_discounts"] = TRADE_DISCOUNTS
        words["discounts"] = tuple(box.discount_ids)
        words["payments"] = tuple(box.payment_words)

        self.plan: Verb = actions.add("plan", wonder="wonders")
        self.complete: Verb = actions.add("complete", wonder="wonders")
        self.buy_in: Verb = actions.add("buy_in", wonder="wonders")
        self.pay_in: Verb = Verb("pay_in", 0, 0)
        if instalments:  # PAR-8.1.4
            self.pay_in = actions.add("pay_in", wonder="wonders", card="commodities")
        self.donate: Verb = actions.add("donate", card="cards")
        self.order: Verb = actions.add("order", omen="events")
        self.drought: Verb = actions.add("drought", card="basics")
        self.target: Verb = actions.add("target", seat="seats")
        self.close: Verb = actions.add("close", land="lands")
        self.ignore: Verb = actions.add("ignore", omen="events")
        self.none: i64 = actions.one("none")
        self.silence: Verb = actions.add("silence", village="villages")
        self.return_army: i64 = actions.one("return_army")
        self.keep_army: i64 = actions.one("keep_army")
        self.post: Verb = actions.add("post", village="villages")
        self.forgo: Verb = actions.add("forgo", card="commodities")
        self.settle: Verb = actions.add("settle", payment="payments")
        self.raze: Verb = actions.add("raze", village="villages")
        self.draft: i64 = actions.one("draft")
        self.counter: Verb = actions.add("counter", seat="seats")
        self.accept: Verb = actions.add("accept", seat="seats")
        self.decline: Verb = actions.add("decline", seat="seats")
        self.withdraw: i64 = actions.one("withdraw")
        self.to: Verb = actions.add("to", seat="seats")
        self.to_all: i64 = actions.one("to_all")
        self.ask: Verb = actions.add("ask", card="cards")
        self.next: i64 = actions.one("next")
        self.send: i64 = actions.one("send")
        self.drop: i64 = actions.one("drop")
        self.look: Verb = actions.add("look", land="lands")
        self.together: i64 = actions.one("together")
        self.loads: Verb = actions.add("loads", seat="seats")
        self.sail: Verb = actions.add("sail", land="lands")
        self.stay: i64 = actions.one("stay")
        self.load: Verb = actions.add("load", card="cards")
        self.set_sail: i64 = actions.one("set_sail")
        self.strike: Verb = actions.add("strike", seat="seats", fleet="fleets")
        self.gift: i64 = actions.one("gift")
        self.bear: i64 = actions.one("bear")
        self.divert: Verb = actions.add("divert", land="lands")
        self.open: Verb = actions.add("open", land="lands")
        self.leave: Verb = actions.add("leave", land="lands")
        self.begin: Verb = actions.add("begin", fleet="fleets")
        self.convert: Verb = actions.add("convert", line="lines", discounts="trade_discounts")
        self.buy: i64 = actions.one("buy")
        self.draw_plan: i64 = actions.one("draw_plan")
        self.give: Verb = actions.add("give", card="cards")
        self.double: Verb = actions.add("double", card="basics")
        self.take: Verb = actions.add("take", card="commodities")
        self.build: Verb = actions.add("build", structure="structures")
        self.buy_fleet: Verb = actions.add("buy_fleet", fleet="fleets")
        self.market: Verb = actions.add("market", line="market_lines")
        self.adopt: Verb = actions.add("adopt", philosophy="philosophies")
        self.use: Verb = actions.add("use", structure="buildings")
        self.muster: Verb = actions.add("muster", card="aegis")
        self.swap: i64 = actions.one("swap")
        self.discount: Verb = actions.add("discount", discount="discounts", item="items")
        self.go_on: i64 = actions.one("go_on")
        self.pay_off: i64 = actions.one("pay_off")
        self.idle: Verb = actions.add("idle", structure="buildings")
        self.keep_any: i64 = actions.one("keep_any")
        self.keep_per_type: i64 = actions.one("keep_per_type")
        self.vote: Verb = actions.add("vote", seat="seats")
        self.crown: Verb = actions.add("crown", seat="seats")
        self.choose: Verb = actions.add("choose", wonder="wonders")
        self.finish: i64 = actions.one("finish")
        self.done: i64 = actions.one("done")
        self.wait: i64 = actions.one("wait")
        # how many there are, for loops
        self.events: i64 = len(box.event_ids)
        self.lines: i64 = len(box.abroad.ids)
        self.market_lines: i64 = len(box.home.ids)
        self.discounts: i64 = len(box.discount_ids)
        self.payments: i64 = len(box.payment_words)
