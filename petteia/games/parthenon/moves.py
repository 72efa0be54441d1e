"""The table of actions: everything a player can ever choose, by number and in notation.

done · wait · none                  end one's part; stay reachable; no event to ignore
plan WONDER · complete WONDER · buy_in WONDER    free actions
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

from petteia.engine.actions import ActionTable
from petteia.engine.ints import i64
from petteia.games.parthenon import terms
from petteia.games.parthenon.box import Box

TRADE_DISCOUNTS = ("plain", "sophism", "eager", "both")


class Moves:
    """The number at which each verb begins in the action table."""

    def __init__(self, table: ActionTable, words: dict[str, tuple[str, ...]], box: Box, seats: int) -> None:
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

        self.plan: i64 = table.add("plan", wonder="wonders")
        self.complete: i64 = table.add("complete", wonder="wonders")
        self.buy_in: i64 = table.add("buy_in", wonder="wonders")
        self.donate: i64 = table.add("donate", card="cards")
        self.order: i64 = table.add("order", omen="events")
        self.drought: i64 = table.add("drought", card="basics")
        self.target: i64 = table.add("target", seat="seats")
        self.close: i64 = table.add("close", land="lands")
        self.ignore: i64 = table.add("ignore", omen="events")
        self.none: i64 = table.add("none")
        self.silence: i64 = table.add("silence", village="villages")
        self.return_army: i64 = table.add("return_army")
        self.keep_army: i64 = table.add("keep_army")
        self.post: i64 = table.add("post", village="villages")
        self.forgo: i64 = table.add("forgo", card="commodities")
        self.settle: i64 = table.add("settle", payment="payments")
        self.raze: i64 = table.add("raze", village="villages")
        self.draft: i64 = table.add("draft")
        self.counter: i64 = table.add("counter", seat="seats")
        self.accept: i64 = table.add("accept", seat="seats")
        self.decline: i64 = table.add("decline", seat="seats")
        self.withdraw: i64 = table.add("withdraw")
        self.to: i64 = table.add("to", seat="seats")
        self.to_all: i64 = table.add("to_all")
        self.ask: i64 = table.add("ask", card="cards")
        self.next: i64 = table.add("next")
        self.send: i64 = table.add("send")
        self.drop: i64 = table.add("drop")
        self.look: i64 = table.add("look", land="lands")
        self.together: i64 = table.add("together")
        self.loads: i64 = table.add("loads", seat="seats")
        self.sail: i64 = table.add("sail", land="lands")
        self.stay: i64 = table.add("stay")
        self.load: i64 = table.add("load", card="cards")
        self.set_sail: i64 = table.add("set_sail")
        self.strike: i64 = table.add("strike", seat="seats", fleet="fleets")
        self.gift: i64 = table.add("gift")
        self.bear: i64 = table.add("bear")
        self.divert: i64 = table.add("divert", land="lands")
        self.open: i64 = table.add("open", land="lands")
        self.leave: i64 = table.add("leave", land="lands")
        self.begin: i64 = table.add("begin", fleet="fleets")
        self.convert: i64 = table.add("convert", line="lines", discounts="trade_discounts")
        self.buy: i64 = table.add("buy")
        self.draw_plan: i64 = table.add("draw_plan")
        self.give: i64 = table.add("give", card="cards")
        self.double: i64 = table.add("double", card="basics")
        self.take: i64 = table.add("take", card="commodities")
        self.build: i64 = table.add("build", structure="structures")
        self.buy_fleet: i64 = table.add("buy_fleet", fleet="fleets")
        self.market: i64 = table.add("market", line="market_lines")
        self.adopt: i64 = table.add("adopt", philosophy="philosophies")
        self.use: i64 = table.add("use", structure="buildings")
        self.muster: i64 = table.add("muster", card="aegis")
        self.swap: i64 = table.add("swap")
        self.discount: i64 = table.add("discount", discount="discounts", item="items")
        self.go_on: i64 = table.add("go_on")
        self.pay_off: i64 = table.add("pay_off")
        self.idle: i64 = table.add("idle", structure="buildings")
        self.keep_any: i64 = table.add("keep_any")
        self.keep_per_type: i64 = table.add("keep_per_type")
        self.vote: i64 = table.add("vote", seat="seats")
        self.crown: i64 = table.add("crown", seat="seats")
        self.choose: i64 = table.add("choose", wonder="wonders")
        self.finish: i64 = table.add("finish")
        self.done: i64 = table.add("done")
        self.wait: i64 = table.add("wait")
        # how many there are of some verbs, for `owns`
        self.events: i64 = len(box.event_ids)
        self.lines: i64 = len(box.abroad.ids)
        self.market_lines: i64 = len(box.home.ids)
        self.discounts: i64 = len(box.discount_ids)
        self.payments: i64 = len(box.payment_words)
