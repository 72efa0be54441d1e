"""PAR-4 — Structures: prices, discounts, villages, workshops, the acropolis, philosophies."""

import pytest

from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from petteia.games.parthenon.terms import ITEMS, STRUCTURES
from tests.rules import rule


def build(hand: dict[str, int], **more: object) -> Tabletop:
    """Seat 0, on Chios (grapes, timber, olives), in its build turn."""
    return scenario(phase="build", hands={0: hand}, patient=True, **more)


def price(structure: str) -> dict[str, int]:
    """The printed price of a structure on Chios."""
    box = build({"ore": 1}).state.box
    at = STRUCTURES.index(structure) * len(ITEMS)
    return {item: int(box.price[at + i]) for i, item in enumerate(ITEMS) if box.price[at + i]}


@rule("PAR-4.1.1")
def test_any_number_of_structures_is_built_in_the_build_turn_each_once() -> None:
    hand = {"grapes": 3, "timber": 3, "olives": 1, "wool": 2, "ore": 1}
    table = build(hand)
    table.play("build village_c1", "build village_a2", "build village_b2", "give wool", "build village_c2")
    table.play("give ore", "give wool")
    assert table.built(0) == list(STRUCTURES[:6]) and table.hand(0) == {"grapes": 1, "timber": 1}
    assert table.refused("build village_c1").code == "built_already"
    early = scenario(phase="production", hands={0: hand}, patient=True)
    assert early.refused("build village_c1", seat=early.seat).code == "not_now"


@rule("PAR-4.1.2")
def test_the_whole_price_goes_from_hand_to_the_bank_at_once() -> None:
    table = build({"grapes": 1, "timber": 1, "ore": 1})
    table.play("build village_c1")
    assert table.hand(0) == {"ore": 1}
    assert table.heard("paid") == [{"event": "paid", "seat": 0, "cards": ["grapes", "timber"]}]
    assert build({"grapes": 1}).refused("build village_c1").params["card"] == "timber"


@rule("PAR-4.1.3")
def test_other_basics_are_those_not_printed_on_the_island() -> None:
    table = build({"grapes": 2, "timber": 2, "olives": 1, "ore": 1}).play("build village_b2")
    assert table.offered() == ["give ore"] and table.refused("give timber").code == "own_basic"
    table = build({"timber": 1, "spices": 1, "wool": 1}).play("build workshop_2", "give wool")
    assert "workshop_2" in table.built(0) and table.hand(0) == {}


@rule("PAR-4.1.4")
def test_two_other_basics_are_of_different_types_any_basic_may_repeat() -> None:
    assert build({"ore": 2}).refused("build village_c2").code == "too_few_wild"
    table = build({"ore": 2, "wool": 1}).play("build village_c2", "give ore")
    assert table.refused("give ore").code == "different_types"
    table.play("give wool")
    assert table.hand(0) == {"ore": 1}
    table = build({"ore": 2}, razed={0: ["village_a1"]}).play("build village_a1", "give ore", "give ore")
    assert table.hand(0) == {}
    named = build(
        {"grapes": 1, "olives": 1, "wool": 1, "pottery": 1, "spices": 1}, islands=["rhodes", "crete", "chios"]
    )
    assert named.play("build market").offered() == ["give wool"]
    both = build({"grapes": 2, "olives": 1, "pottery": 1, "spices": 1}, islands=["rhodes", "crete", "chios"])
    assert both.play("build market", "give grapes").hand(0) == {}


@rule("PAR-4.1.5", "PAR-7.2.1")
def test_unskilled_labor_makes_each_structure_dearer_but_not_for_a_stoic() -> None:
    hand = {"grapes": 1, "timber": 1, "wool": 1}
    table = build(hand, events=["unskilled_labor"])
    assert (
        build({"grapes": 1, "timber": 1}, events=["unskilled_labor"]).refused("build village_c1").code == "too_few_wild"
    )
    table.play("build village_c1", "give wool")
    assert table.hand(0) == {}
    stoic = build(hand, events=["unskilled_labor"], ignored={0: "unskilled_labor"}).play("build village_c1")
    assert stoic.hand(0) == {"wool": 1}


DISCOUNTS = {
    "events": ["master_masons"],
    "philosophies": {0: ["cynicism"]},
    "impossible": True,
    "wonders": {0: {"parthenon": "complete"}},
}


@rule("PAR-4.1.6", "PAR-8.3.9", "PAR-7.4.5")
def test_three_discounts_leave_out_basics_once_a_season_each() -> None:
    table = build({"pottery": 1, "wool": 2, "ore": 1}, **DISCOUNTS)
    table.play("build treasury", "discount cynicism grain", "discount parthenon other_basic")
    table.play("discount parthenon other_basic", "discount master_masons ore")
    assert "treasury" in table.built(0) and table.hand(0) == {"wool": 2, "ore": 1}
    table.play("build village_c2", "give ore", "give wool")
    assert table.hand(0) == {"wool": 1}
    assert table.refused("build village_c1").code == "too_few_basics"


@rule("PAR-4.10.3", "PAR-4.1.7")
def test_a_discount_removes_basics_only_and_an_unused_part_lapses() -> None:
    table = build({"wool": 1}, philosophies={0: ["cynicism"]}, impossible=True)
    assert table.refused("build academy").params == {"card": "papyrus", "have": 0, "need": 1}
    free = build({"wool": 1}, wonders={0: {"parthenon": "complete"}})
    free.play("build village_c1", "discount parthenon grapes", "discount parthenon timber")
    assert "village_c1" in free.built(0) and free.hand(0) == {"wool": 1}
    lapsed = build({"timber": 1, "wool": 1}, wonders={0: {"parthenon": "complete"}})
    lapsed.play("build village_c1", "discount parthenon grapes", "go_on")
    assert lapsed.refused("build village_b2").code == "too_few_basics"


@rule("PAR-4.1.8", "PAR-4.1.9")
def test_a_building_is_chosen_then_discounts_then_wildcards_and_never_a_dead_end() -> None:
    table = build({"timber": 1, "wool": 1}, philosophies={0: ["cynicism"]}, impossible=True)
    assert table.offers("build village_c1") and not table.offers("build village_c2", "build treasury")
    table.play("build village_b2")
    assert table.offered() == ["discount cynicism grapes"]
    assert table.state.prompt(0).params == {"bought": "village_b2"}
    assert table.refused("go_on").code == "discount_needed"
    assert table.refused("discount cynicism other_basic").code == "still_too_dear"
    table.play("discount cynicism grapes")
    assert table.offered() == ["give wool"]
    table.play("give wool")
    assert table.hand(0) == {"timber": 1}


@rule("PAR-4.1.10", "PAR-INV-14")
def test_an_acropolis_building_has_effect_once_a_season() -> None:
    table = build({"timber": 2, "wool": 2}, built={0: ["port"]}).play("use port")
    assert table.refused("use port").code == "used_already"
    assert table.hand(0) == {"timber": 1, "wool": 1, "escort": 1}


@rule("PAR-4.1.11", "PAR-INV-19")
def test_only_events_take_structures_away_and_they_may_be_built_again() -> None:
    table = scenario(phase="island_trade", events=["persian_war"], built={0: ["village_c1"]}, patient=True)
    table.play("raze c1", "done", seat=0)
    table.play("raze a1", "done", seat=1).play("raze a1", "done", seat=2)
    assert table.built(0) == ["village_a1", "village_b1"]
    table = build({"grapes": 1, "timber": 1}).play("build village_c1")
    assert "village_c1" in table.built(0)


@rule("PAR-4.2.1")
def test_villages_cost_what_is_printed() -> None:
    assert price("village_c1") == {"grapes": 1, "timber": 1}
    assert price("village_a2") == {"timber": 1, "olives": 1}
    assert price("village_b2") == {"grapes": 1, "other_basic": 1}
    assert price("village_c2") == {"other_basic": 2}


@rule("PAR-4.2.2")
def test_a_razed_start_village_costs_two_basics_of_any_type_others_their_price() -> None:
    table = build({"ore": 1, "wool": 1, "grapes": 1}, razed={0: ["village_b1"]})
    table.play("build village_b1", "give grapes", "give ore")
    assert table.built(0) == ["village_a1", "village_b1"] and table.hand(0) == {"wool": 1}


@rule("PAR-4.3.1")
def test_workshops_cost_what_is_printed_and_come_in_either_order() -> None:
    assert price("workshop_1") == {"grapes": 1, "olives": 1, "other_basic": 1}
    assert price("workshop_2") == {"timber": 1, "spices": 1, "other_basic": 1}
    table = build({"timber": 1, "spices": 1, "wool": 1}).play("build workshop_2", "give wool")
    assert table.built(0)[-1] == "workshop_2"


# -- the market


@rule("PAR-4.4.1", "PAR-4.5.1")
def test_market_and_academy_cost_what_is_printed() -> None:
    assert price("market") == {"grapes": 1, "olives": 1, "other_basic": 1, "pottery": 1, "spices": 1}
    assert price("academy") == {"grain": 1, "wool": 1, "other_basic": 1, "papyrus": 1}


@rule("PAR-4.4.2")
@pytest.mark.parametrize(
    ("line", "gives", "takes", "left"),
    [
        ("M1", ["grain"] * 4, [], {"gold": 1}),
        ("M2", ["tools", "papyrus"], [], {"gold": 1}),
        ("M3", [], ["ore", "ore", "wool"], {"ore": 2, "wool": 1}),
        ("M4", [], ["tools"], {"tools": 1}),
        ("M5", ["grain", "ore"], ["wool"], {"wool": 1}),
    ],
)
def test_the_market_exchanges_by_its_table(line: str, gives: list[str], takes: list[str], left: dict[str, int]) -> None:
    hand: dict[str, int] = {}
    for card in gives or ["gold"]:
        hand[card] = hand.get(card, 0) + 1
    table = build(hand, built={0: ["market"]}).play(f"market {line}")
    table.play(*[f"give {card}" for card in gives or ["gold"]])
    if line in ("M1", "M2"):
        table.play("take gold")
    if line == "M4":
        assert table.refused("take papyrus").code == "not_to_be_had"
    for card in takes:
        table.play(f"take {card}")
    assert table.hand(0) == left


@rule("PAR-4.4.3")
def test_two_exchanges_a_season_both_in_the_same_phase() -> None:
    table = build({"gold": 3}, built={0: ["market"]})
    for _ in range(2):
        table.play("market M4", "give gold", "take tools")
    assert table.refused("market M4").code == "market_used"
    early = scenario(phase="production", built={0: ["market"]}, hands={0: {"gold": 3}}, patient=True)
    early.all_pass()
    early.play("market M4", "give gold", "take tools", "done")
    early.until("build")
    assert early.seat == 0 and early.refused("market M4").code == "market_used"


@rule("PAR-4.4.4")
def test_a_type_given_is_not_received() -> None:
    table = build({"grain": 1, "ore": 2}, built={0: ["market"]}).play("market M5", "give grain", "give ore")
    assert table.offered() == ["take grapes", "take olives", "take timber", "take wool"]
    assert table.refused("take ore").code == "given_already"


# -- the academy and philosophies


@rule("PAR-4.5.2")
def test_a_use_of_the_owners_choice_introduces_a_philosophy_nobody_holds() -> None:
    table = build({"ore": 1}, built={0: ["academy"]}, philosophies={1: ["cynicism"]}, impossible=True)
    table.play("adopt sophism")
    assert table.philosophies(0) == ["sophism"] and table.hand(0) == {"ore": 1}
    everything = [["cynicism", "epicureanism"], ["platonism", "skepticism"], ["sophism", "stoicism"]]
    late = build({"ore": 1}, built={0: ["academy"]}, philosophies=everything, impossible=True)
    assert late.play("adopt stoicism").philosophies(0)[-1] == "stoicism"


@rule("PAR-4.5.3")
def test_later_uses_copy_for_one_gold() -> None:
    things = {"built": {0: ["academy"]}, "philosophies": {1: ["cynicism"]}, "impossible": True, "introduced": [0]}
    assert build({"ore": 1}, **things).refused("adopt cynicism").params == {"card": "gold", "have": 0, "need": 1}
    table = build({"gold": 1}, **things)
    assert table.refused("adopt sophism").code == "nobody_holds"
    table.play("adopt cynicism")
    assert table.philosophies(0) == ["cynicism"] and table.hand(0) == {}


@rule("PAR-4.5.3", "PAR-4.5.2")
def test_also_the_first_use_may_copy_and_the_introduction_is_still_to_come() -> None:
    things = {"built": {0: ["academy"]}, "philosophies": {1: ["cynicism"]}, "impossible": True}
    assert build({"ore": 1}, **things).refused("adopt cynicism").params == {"card": "gold", "have": 0, "need": 1}
    table = build({"gold": 1}, **things)
    assert table.offers("adopt cynicism", "adopt sophism")
    table.play("adopt cynicism")
    assert table.philosophies(0) == ["cynicism"] and table.hand(0) == {}
    assert table.state.introduced(0) == 0
    before = build({"gold": 1}, **things).state
    older = before.game.by_rules(1).unpack([int(x) for x in before.pack()])
    adopt = before.game.actions.number("adopt cynicism")
    assert before.why_not(0, adopt) is None
    refused = older.why_not(0, adopt)
    assert refused is not None and refused.code == "introduce_first", "version 1 asked for an introduction first"


@rule("PAR-4.5.4")
def test_an_academy_adopts_one_philosophy_a_season_also_when_just_built() -> None:
    table = build({"grain": 1, "wool": 1, "ore": 1, "papyrus": 1, "gold": 1})
    table.play("build academy", "give ore", "adopt sophism")
    assert table.refused("adopt stoicism").code == "academy_used"


@rule("PAR-4.5.5", "PAR-INV-4")
def test_nobody_holds_two_of_a_kind_and_four_cards_are_all() -> None:
    four = {s: ["cynicism"] for s in (1, 2, 3, 4)}
    everybody = {"seats": 6, "philosophies": four, "impossible": True, "introduced": [0]}
    table = build({"gold": 1}, built={0: ["academy"]}, **everybody)
    assert table.refused("adopt cynicism").code == "none_left"
    table = build({"gold": 1}, built={0: ["academy"]}, philosophies={0: ["cynicism"]}, impossible=True, introduced=[0])
    assert table.refused("adopt cynicism").code == "held_already"


@rule("PAR-4.7.1")
def test_the_port_brings_an_escort_for_timber_and_wool() -> None:
    assert price("port") == {"timber": 1, "wool": 1, "other_basic": 1, "tools": 1}
    assert build({"timber": 1, "grain": 1}, built={0: ["port"]}).refused("use port").params["card"] == "wool"
    assert build({"timber": 1, "wool": 1}, built={0: ["port"]}).play("use port").hand(0) == {"escort": 1}


@rule("PAR-4.8.1")
def test_the_fortress_brings_an_army_for_ore_and_another_basic() -> None:
    assert price("fortress") == {"ore": 1, "timber": 1, "other_basic": 2, "tools": 1}
    table = build({"ore": 2}, built={0: ["fortress"]}).play("use fortress", "give ore")
    assert table.hand(0) == {"army": 1}


@rule("PAR-4.9.1")
def test_the_shrine_brings_a_gift_for_two_basics() -> None:
    assert price("shrine") == {"grapes": 1, "olives": 1, "other_basic": 1, "spices": 1}
    assert price("treasury") == {"grain": 1, "ore": 1, "other_basic": 2, "pottery": 1}
    table = build({"grain": 1, "wool": 1}, built={0: ["shrine"]}).play("use shrine")
    assert table.state.prompt(0).params == {"bought": "shrine", "left": 2}
    table.play("give grain", "give wool")
    assert table.hand(0) == {"gift_of_poseidon": 1}


@rule("PAR-4.10.1")
def test_an_adopted_philosophy_works_at_once() -> None:
    table = build({"timber": 1, "gold": 1}, built={0: ["academy"]})
    assert not table.offers("build village_c1")
    table.play("adopt cynicism")
    assert table.offers("build village_c1")


@rule("PAR-4.10.2")
def test_an_idle_academy_does_not_silence_philosophies() -> None:
    table = build(
        {"timber": 1}, built={0: ["academy"]}, philosophies={0: ["cynicism"]}, events=["earthquake"],
        choices={"earthquake": 0},
    )  # fmt: skip
    table.play("idle academy")
    assert table.offers("build village_c1") and table.refused("adopt sophism").code == "no_academy"


@rule("PAR-4.10.6")
def test_a_skeptic_looks_at_two_face_down_harbors_one_after_the_other() -> None:
    table = scenario(
        phase="voyage", philosophies={0: ["skepticism"]}, impossible=True,
        harbors={"ionia": "open_harbor"}, hands={0: {"ore": 1}}, patient=True,
    )  # fmt: skip
    assert table.refused("look ionia").code == "face_up"
    table.play("look egypt").deal("thieves")
    assert table.heard("looked", seat=0)[0]["harbor"] == "thieves" and "harbor" not in table.heard("looked", seat=1)[0]
    assert table.offers("done", "look sparta") and table.refused("look egypt").code == "just_seen"
    table.play("look sparta").deal("blockade")
    assert table.prompt != "look"


@rule("PAR-4.10.7")
def test_a_sophist_saves_a_card_on_one_conversion_of_each_fleet() -> None:
    fleets = {"a": {"to": "sparta", "cards": {"grain": 6}}, "b": {"to": "sparta", "cards": {"grain": 3}}}
    table = scenario(
        phase="fleet_trade", philosophies={0: ["sophism"]}, impossible=True,
        at_sea={0: fleets}, harbors={"sparta": "open_harbor"}, patient=True,
    )  # fmt: skip
    table.play("begin a", "convert N2 sophism", "give grain", "give grain", "take tools")
    assert table.hold(0, "a") == {"grain": 4, "tools": 1}
    assert table.refused("convert N2 sophism").code == "no_such_discount"
    table.play("finish", "begin b")
    assert table.offers("convert N2 sophism")


@rule("PAR-4.10.8", "PAR-7.1.5")
def test_a_stoic_can_ignore_bad_events_only() -> None:
    box = build({"ore": 1}).state.box
    good = {box.event_ids[e] for e in range(18) if box.events.bad[e] == 0}
    assert good == {"rich_harvest", "dionysia", "trade_winds", "olympic_games", "master_masons", "golden_age"}
    table = scenario(season=2, events=["dionysia"], phase="event", philosophies={0: ["stoicism"]}, impossible=True)
    table.deal("drought").play("order drought", "drought ore")
    assert table.offered() == ["ignore drought", "none"] and table.refused("ignore dionysia").code == "not_bad"


@rule("PAR-4.10.9")
def test_who_gains_stoicism_later_chooses_at_once_and_for_the_rest_of_the_season() -> None:
    table = build({"grapes": 1, "timber": 1}, built={0: ["academy"]}, events=["unskilled_labor"])
    assert not table.offers("build village_c1")
    table.play("adopt stoicism")
    assert table.prompt == "ignore_event"
    table.play("ignore unskilled_labor")
    assert table.offers("build village_c1")
