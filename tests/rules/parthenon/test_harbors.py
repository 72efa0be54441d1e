"""PAR-6 — Harbors and trade abroad."""

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from tests.rules import rule

Cards = dict[str, int]


def visit(land: str, cards: Cards, harbor: str = "open_harbor", **more: object) -> Tabletop:
    """Seat 0 has a fleet in an open land; it has not begun to trade."""
    things: dict[str, object] = {
        "phase": "fleet_trade",
        "at_sea": {0: {"a": {"to": land, "cards": cards}}},
        "harbors": {land: harbor},
        "patient": True,
    }
    return scenario(**{**things, **more})


def trading(land: str, cards: Cards, harbor: str = "open_harbor", **more: object) -> Tabletop:
    """The same, and it has begun."""
    return visit(land, cards, harbor, **more).play("begin a")


def closed(*seats: int, land: str = "sparta", card: str = "open_harbor") -> Tabletop:
    """Fleets of some seats in a land whose card lies face down, before they decide."""
    fleets = {seat: {"a": {"to": land, "cards": {"grain": 2}}} for seat in seats}
    return scenario(phase="fleet_trade", at_sea=fleets, patient=True).deal(card)


# -- opening


@rule("PAR-6.1.1", "PAR-13.2.4")
def test_every_owner_of_a_fleet_there_looks_at_the_face_down_card_in_secret() -> None:
    table = closed(0, 2, card="thieves")
    for seat in (0, 2):
        assert {form["harbor"] for form in table.heard("looked", seat) if form["seat"] == seat} == {"thieves"}
    assert all(["harbor" not in form for form in table.heard("looked", 1)])
    card = table.state.box.harbor_ids.index("thieves")
    seen = [table.state.observe(seat).harbor(0) for seat in range(3)]  # type: ignore[attr-defined]
    assert seen == [card, -1, card]


@rule("PAR-6.1.2", "PAR-13.2.7")
def test_each_owner_decides_once_for_each_land_at_the_same_time() -> None:
    fleets = {0: {"a": {"to": "sparta", "cards": {"ore": 1}}, "b": {"to": "sparta", "cards": {"ore": 1}}},
              1: {"a": {"to": "sparta", "cards": {"ore": 1}}, "b": {"to": "egypt", "cards": {"ore": 1}}}}  # fmt: skip
    table = scenario(phase="fleet_trade", at_sea=fleets, patient=True).deal("open_harbor", "blockade")
    assert table.pending == (0, 1)
    table.play("leave sparta", seat=0)
    assert table.pending == (1,) and not table.heard("harbor_wish")
    assert table.refused("open egypt", seat=1).code == "another_land"
    table.play("open sparta", "leave egypt", "done", seat=1)
    wishes = {(form["seat"], form["land"]): form["open"] for form in table.heard("harbor_wish")}
    assert wishes == {(0, "sparta"): 0, (1, "sparta"): 1, (1, "egypt"): 0}


@rule("PAR-6.1.3")
def test_one_wish_opens_a_harbor_for_all_and_none_leaves_it_closed() -> None:
    table = closed(0, 1).play("leave sparta", seat=0).play("open sparta", seat=1)
    assert table.state.is_open(0) and table.seat == 0 and table.offers("begin a")
    table = closed(0, 1).play("leave sparta", seat=0).play("leave sparta", seat=1)
    assert not table.state.is_open(0) and table.phase != "fleet_trade"
    assert table.heard("harbor_closed") and not table.heard("trade_begun")


@rule("PAR-6.1.4")
def test_an_open_card_stays_in_force_and_needs_no_decision_later() -> None:
    table = visit("sparta", {"grain": 2}, "thieves")
    assert table.prompt == "trading_turn" and table.hold(0, "a") == {"grain": 2}
    table.until("archon").until("event")
    assert table.state.is_open(0)


# -- a trading turn


@rule("PAR-6.2.1")
def test_players_trade_in_archon_order_with_each_fleet_once() -> None:
    fleets = {s: {"a": {"to": "sparta", "cards": {"grain": 2}}} for s in (0, 1)}
    table = scenario(phase="fleet_trade", archon=1, at_sea=fleets, harbors={"sparta": "open_harbor"}, patient=True)
    assert table.seat == 1
    table.play("begin a", "finish")
    assert table.seat == 0 and table.refused("begin b").code == "not_arrived"


@rule("PAR-6.2.2")
def test_entry_effects_come_in_their_order() -> None:
    table = visit("sparta", {"grain": 1, "ore": 1}, "harbor_toll", events=["dionysia"]).play("begin a")
    assert table.prompt == "dues" and table.offered() == ["give grain", "give ore"]
    table.play("give ore")
    assert table.prompt == "free_card"
    table.play("take wool")
    assert table.prompt == "trade_abroad" and table.hold(0, "a") == {"grain": 1, "wool": 1}
    both = visit("sparta", {"grain": 1}, "market_festival", events=["dionysia"]).play("begin a", "take ore", "take ore")
    assert both.prompt == "trade_abroad" and both.hold(0, "a") == {"grain": 1, "ore": 2}


@rule("PAR-6.2.3")
def test_conversions_and_offers_in_any_order_until_finish() -> None:
    table = trading("sparta", {"grain": 5, "gold": 1})
    table.play("buy", "give grain", "give grain", "convert N8 plain", "give gold", "take tools")
    table.play("convert N4 plain", "give tools", "take ore", "take wool", "finish")
    assert table.phase == "build" and table.hold(0, "a") == {}
    assert table.hand(0) == {"grain": 3, "ore": 1, "wool": 1, "army": 1}


@rule("PAR-6.2.5")
def test_a_hold_may_exceed_six_cards_while_trading() -> None:
    table = trading("sparta", {"gold": 6})
    for _ in range(2):
        table.play("convert N7 plain", "give gold", "take ore", "take ore", "take ore")
    assert sum(table.hold(0, "a").values()) == 10


@rule("PAR-6.2.6", "PAR-INV-16")
def test_a_fleet_makes_twelve_conversions_a_season() -> None:
    table = trading("egypt", {"grain": 1})
    cards = ["grain", "ore"]
    for i in range(12):
        table.play("convert F1 plain", f"give {cards[i % 2]}", f"take {cards[(i + 1) % 2]}")
    assert table.state.converted(0, 0) == 12
    assert table.refused("convert F1 plain").code == "no_conversions_left"


# -- conversions


@rule("PAR-6.3.1")
def test_a_conversion_takes_cards_of_a_class_and_none_of_a_type_given() -> None:
    table = trading("sparta", {"grain": 1, "ore": 1, "spices": 2}).play("convert N1 plain", "give grain", "give ore")
    assert table.offered() == ["take grapes", "take olives", "take timber", "take wool"]
    assert table.refused("take tools").code == "wrong_class"


@rule("PAR-6.3.2")
def test_cards_received_may_be_given_again() -> None:
    table = trading("sparta", {"gold": 1}).play("convert N8 plain", "give gold", "take tools")
    table.play("convert N4 plain", "give tools", "take ore", "take ore")
    assert table.hold(0, "a") == {"ore": 2}


@rule("PAR-6.3.3", "PAR-6.5.5", "PAR-INV-18")
def test_papyrus_is_received_only_in_egypt_and_given_anywhere() -> None:
    table = trading("italy", {"grain": 2}).play("convert F2 plain", "give grain", "give grain")
    assert table.refused("take papyrus").code == "not_to_be_had"
    egypt = trading("egypt", {"grain": 2}).play("convert F2 plain", "give grain", "give grain", "take papyrus")
    assert egypt.hold(0, "a") == {"papyrus": 1}
    for line, given in (("F5", "spices"), ("F8", "gold")):
        assert trading("egypt", {given: 1}).play(f"convert {line} plain", f"give {given}").offers("take papyrus")
    away = trading("sparta", {"papyrus": 1}).play("convert N4 plain", "give papyrus", "take ore", "take ore")
    assert away.hold(0, "a") == {"ore": 2}


@rule("PAR-6.3.4")
def test_surcharge_first_then_discounts_never_below_one() -> None:
    things = {"philosophies": {0: ["sophism"]}, "impossible": True, "events": ["debased_coin"]}
    table = trading("italy", {"grain": 3}, "eager_buyers", **things)
    assert table.refused("convert I1 plain").params["need"] == 4
    table.play("convert I1 both", "give grain", "give grain", "take gold")
    assert table.hold(0, "a") == {"grain": 1, "gold": 1}
    floor = trading("egypt", {"grain": 2}, "eager_buyers", philosophies={0: ["sophism"]}, impossible=True)
    assert floor.offers("convert F2 sophism") and floor.refused("convert F1 sophism").code == "no_such_discount"


@rule("PAR-6.3.5")
def test_a_discount_that_changes_nothing_is_not_offered() -> None:
    table = trading("egypt", {"grain": 2, "spices": 1}, "eager_buyers", philosophies={0: ["sophism"]}, impossible=True)
    offered = [text for text in table.offered() if text.startswith("convert F2")]
    assert offered == ["convert F2 plain", "convert F2 sophism", "convert F2 eager"]
    assert [text for text in table.offered() if text.startswith("convert F1")] == ["convert F1 plain"]


NEIGHBORING = {
    "N1": ("grain", 2, "wool", 1), "N2": ("grain", 3, "tools", 1), "N3": ("grain", 5, "gold", 1),
    "N4": ("tools", 1, "grain", 2), "N5": ("tools", 2, "spices", 1), "N6": ("tools", 3, "gold", 1),
    "N7": ("gold", 1, "grain", 3), "N8": ("gold", 1, "tools", 1),
}  # fmt: skip
FOREIGN = {
    "F1": ("grain", 1, "wool", 1), "F2": ("grain", 2, "tools", 1), "F3": ("grain", 4, "gold", 1),
    "F4": ("tools", 1, "grain", 2), "F5": ("tools", 1, "spices", 1), "F6": ("tools", 2, "gold", 1),
    "F7": ("gold", 1, "grain", 3), "F8": ("gold", 1, "tools", 1),
}  # fmt: skip


def converts(land: str, line: str, row: tuple[str, int, str, int]) -> None:
    give, n, get, m = row
    table = trading(land, {give: n}).play(f"convert {line} plain", *[f"give {give}"] * n)
    table.play(*[f"take {get}"] * m)
    assert table.hold(0, "a") == {get: m}
    if n > 1:
        assert trading(land, {give: n - 1}).refused(f"convert {line} plain").params["need"] == n


@rule("PAR-6.4.1")
@pytest.mark.parametrize("line", NEIGHBORING)
def test_the_table_of_neighboring_lands(line: str) -> None:
    converts("ionia", line, NEIGHBORING[line])
    assert trading("egypt", {"gold": 9}).refused(f"convert {line} plain").code == "no_such_line"


@rule("PAR-6.4.2")
@pytest.mark.parametrize("line", FOREIGN)
def test_the_table_of_foreign_lands(line: str) -> None:
    converts("carthage", line, FOREIGN[line])
    assert trading("ionia", {"gold": 9}).refused(f"convert {line} plain").code == "no_such_line"


# -- what each land offers


@rule("PAR-6.5.1", "PAR-6.5.2")
def test_sparta_sells_an_army_for_two_basics_once_per_fleet() -> None:
    table = visit("sparta", {"grain": 4}, philosophies={0: ["sophism"]}, impossible=True)
    assert table.refused("buy").code == "not_now"
    table.play("begin a", "buy", "give grain", "give grain")
    assert table.hold(0, "a") == {"grain": 2, "army": 1} and table.state.converted(0, 0) == 0
    assert table.refused("buy").code == "offer_taken"


@rule("PAR-6.5.3", "PAR-8.1.2")
def test_athens_gives_the_first_plan_free_and_the_second_for_gold() -> None:
    table = trading("athens", {"grain": 1}).play("draw_plan")
    assert table.pending == CHANCE and sum(table.state.chance()) == 12
    table.deal("oracle")
    assert table.wonders(0) == {"oracle": "plan"} and table.hold(0, "a") == {"grain": 1}
    assert table.refused("draw_plan").code == "offer_taken"
    second = trading("athens", {"gold": 1}, wonders={0: {"oracle": "partial"}}).play("draw_plan").deal("colossus")
    assert second.hold(0, "a") == {} and len(second.wonders(0)) == 2
    third = trading("athens", {"gold": 1}, wonders={0: {"oracle": "plan", "colossus": "plan"}})
    assert third.refused("draw_plan").code == "two_plans"


@rule("PAR-6.5.4")
def test_ionia_lets_owners_of_an_academy_copy_without_gold_once_a_season() -> None:
    things = {"philosophies": {1: ["cynicism", "sophism"]}, "impossible": True}
    assert trading("ionia", {"grain": 1}, **things).refused("adopt sophism").code == "no_academy"
    table = trading("ionia", {"grain": 1}, built={0: ["academy"]}, **things)
    assert table.refused("adopt stoicism").code == "nobody_holds"
    table.play("adopt sophism")
    assert table.philosophies(0) == ["sophism"] and table.refused("adopt cynicism").code == "copied_already"


@rule("PAR-6.5.6")
def test_carthage_sells_an_escort_for_two_basics() -> None:
    table = trading("carthage", {"grain": 1, "ore": 1}).play("buy", "give grain", "give ore")
    assert table.hold(0, "a") == {"escort": 1} and table.supply()["escort"] == 11


@rule("PAR-6.5.7")
def test_italy_has_a_better_rate_for_gold() -> None:
    table = trading("italy", {"grain": 3}).play(
        "convert I1 plain", "give grain", "give grain", "give grain", "take gold"
    )
    assert table.hold(0, "a") == {"gold": 1}
    assert trading("egypt", {"grain": 3}).refused("convert I1 plain").code == "no_such_line"


# -- harbor cards


@rule("PAR-6.6.1")
def test_the_box_has_these_harbor_cards() -> None:
    box = scenario().state.box
    counts = {name: int(n) for name, n in zip(box.harbor_ids, box.harbors.count, strict=True)}
    assert counts["open_harbor"] == 4
    assert [counts[name] for name in ("blockade", "harbor_toll", "market_festival", "eager_buyers")] == [2] * 4
    assert all([counts[f"{kind}_{b}"] == 1 for kind in ("surplus", "shortage") for b in ("grain", "wool", "ore")])
    assert counts["thieves"] == counts["sickness"] == 1
    assert trading("sparta", {"grain": 2}).prompt == "trade_abroad"


@rule("PAR-6.6.2")
def test_a_surplus_is_not_accepted_and_brings_one_more_the_first_time() -> None:
    table = trading("sparta", {"ore": 2, "gold": 2}, "surplus_ore")
    assert table.refused("convert N1 plain").params == {"class": "basics", "have": 0, "need": 2}
    assert table.refused("buy").code == "too_few_of_class"
    table.play("convert N7 plain", "give gold", "take grain", "take ore", "take wool")
    assert table.hold(0, "a") == {"ore": 4, "gold": 1, "grain": 1, "wool": 1}
    table.play("convert N7 plain", "give gold", "take ore", "take ore", "take ore")
    assert table.hold(0, "a")["ore"] == 7
    assert table.play("convert N1 plain").refused("give ore").code == "surplus"


@rule("PAR-6.6.3")
def test_a_shortage_is_not_to_be_had_and_one_card_counts_as_two() -> None:
    table = trading("sparta", {"grain": 2, "ore": 1, "gold": 1}, "shortage_grain")
    table.play("convert N2 plain", "double grain", "give grain", "take tools")
    assert table.hold(0, "a") == {"ore": 1, "gold": 1, "tools": 1}
    assert table.play("convert N7 plain", "give gold").refused("take grain").code == "shortage"
    offer = trading("sparta", {"grain": 1}, "shortage_grain").play("buy")
    assert offer.offered() == ["double grain"]
    assert offer.play("double grain").hold(0, "a") == {"army": 1}
    once = trading("sparta", {"grain": 3}, "shortage_grain").play("buy", "double grain")
    assert once.play("convert N1 plain").refused("double grain").code == "no_shortage"
    festival = trading("sparta", {"ore": 1}, "shortage_grain", events=["dionysia"])
    assert festival.refused("take grain").code == "shortage"


@rule("PAR-6.6.4")
def test_a_blockade_lets_fleets_with_an_army_or_escort_in() -> None:
    assert visit("sparta", {"grain": 2, "gift_of_poseidon": 1}, "blockade").refused("begin a").code == "blockade"
    table = trading("sparta", {"grain": 2, "escort": 1}, "blockade")
    assert table.heard("blockade_run") == [{"event": "blockade_run", "seat": 0, "card": "escort"}]
    assert table.hold(0, "a") == {"grain": 2, "escort": 1} and table.prompt == "trade_abroad"


@rule("PAR-6.6.5")
def test_a_harbor_toll_costs_a_commodity_and_without_one_there_is_no_trade() -> None:
    assert visit("sparta", {"army": 1}, "harbor_toll").refused("begin a").code == "no_toll"
    table = trading("sparta", {"grain": 1, "army": 1}, "harbor_toll")
    assert table.refused("give army").code == "not_for_dues"
    assert table.play("give grain").hold(0, "a") == {"army": 1}


@rule("PAR-6.6.6", "PAR-7.2.5")
def test_festivals_give_a_basic_of_choice_to_each_fleet_that_begins() -> None:
    assert trading("egypt", {"grain": 1}, "market_festival").play("take wool").hold(0, "a") == {"grain": 1, "wool": 1}
    assert trading("sparta", {"grain": 1}, events=["dionysia"]).prompt == "free_card"
    assert trading("egypt", {"grain": 1}, events=["dionysia"]).prompt == "trade_abroad"


@rule("PAR-6.6.7")
def test_eager_buyers_save_a_card_on_one_conversion() -> None:
    table = trading("sparta", {"grain": 3}, "eager_buyers").play("convert N1 eager", "give grain", "take ore")
    assert table.hold(0, "a") == {"grain": 2, "ore": 1}
    assert table.refused("convert N1 eager").code == "no_such_discount"


@rule("PAR-6.6.8")
def test_thieves_take_a_commodity_from_each_fleet_when_turned_up() -> None:
    table = closed(0, 1, card="thieves").play("open sparta", seat=0).play("leave sparta", seat=1)
    assert table.pending == CHANCE
    table.deal("grain", "grain")
    assert table.hold(0, "a") == table.hold(1, "a") == {"grain": 1} and table.prompt == "trading_turn"


@rule("PAR-6.6.9")
def test_sickness_takes_an_army_or_escort_else_a_commodity_else_nothing() -> None:
    table = trading("sparta", {"grain": 1, "army": 1, "escort": 1, "gift_of_poseidon": 1}, "sickness")
    assert table.offered() == ["give army", "give escort"]
    table = trading("sparta", {"grain": 1, "gift_of_poseidon": 1}, "sickness")
    assert table.offered() == ["give grain"]
    table = trading("sparta", {"gift_of_poseidon": 1}, "sickness")
    assert table.prompt == "trade_abroad" and table.hold(0, "a") == {"gift_of_poseidon": 1}


@rule("PAR-6.6.10")
def test_a_free_card_does_not_trigger_a_surplus() -> None:
    table = trading("sparta", {"gold": 1}, "surplus_ore", events=["dionysia"]).play("take ore")
    assert table.hold(0, "a") == {"gold": 1, "ore": 1}
    table.play("convert N7 plain", "give gold", "take ore", "take ore", "take ore")
    assert table.hold(0, "a") == {"ore": 5}
