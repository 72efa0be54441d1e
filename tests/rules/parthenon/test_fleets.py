"""PAR-5 — Fleets, voyages, hazards and aegis cards."""

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from tests.rules import rule

Cards = dict[str, int]


def fleet(to: str, **cards: int) -> dict[str, object]:
    return {"to": to, "cards": cards}


def sea(*hazards: str, **more: object) -> Tabletop:
    """The hazard phase with these cards on top of the pile; nobody is answered for."""
    things: dict[str, object] = {"phase": "hazard", "hazards": list(hazards), "patient": True}
    return scenario(**{**things, **more})


def struck(card: str, cards: Cards, **more: object) -> Tabletop:
    """One fleet of seat 0 bound for Sparta meets a hazard and accepts it."""
    table = sea(card, at_sea={0: {"a": {"to": "sparta", "cards": cards}}}, **more)
    if table.pending not in (CHANCE, ()) and table.prompt == "gift":
        table.play("bear")
    return table


# -- fleets


@rule("PAR-5.1.1", "PAR-5.1.2")
def test_fleet_b_costs_a_gold_and_c_two_and_needs_b() -> None:
    table = scenario(phase="build", hands={0: {"gold": 4}}, patient=True)
    assert table.fleets(0) == "a" and table.refused("buy_fleet c").code == "fleet_before"
    table.play("buy_fleet b")
    assert table.hand(0) == {"gold": 3}
    table.play("buy_fleet c")
    assert table.hand(0) == {"gold": 1} and table.fleets(0) == "abc"


@rule("PAR-5.1.3")
def test_a_sunk_fleet_may_be_bought_again() -> None:
    table = scenario(phase="build", fleets={0: "c"}, hands={0: {"grain": 1, "ore": 1, "gold": 1}}, patient=True)
    table.play("buy_fleet a", "give grain", "give ore", "buy_fleet b")
    assert table.fleets(0) == "abc" and table.hand(0) == {}


@rule("PAR-5.1.4", "PAR-5.2.5")
def test_a_fleet_has_no_strength_but_the_number_of_its_cards_aegis_included() -> None:
    table = sea(
        "pirates", at_sea={0: {"a": fleet("sparta", grain=3)}, 1: {"a": fleet("ionia", ore=2, gift_of_poseidon=2)}}
    )
    assert table.heard("struck") == [{"event": "struck", "seat": 1, "fleet": "a"}]


# -- loading


@rule("PAR-5.2.1")
def test_a_sailing_fleet_carries_one_to_six_cards() -> None:
    table = scenario(phase="voyage", hands={0: {"grain": 7, "army": 1}}, patient=True)
    table.play("sail sparta")
    assert table.refused("set_sail").code == "no_cargo"
    table.play(*["load grain"] * 6)
    assert table.offered() == ["done"] and table.refused("load grain").code == "all_loaded"
    table.play("done")
    assert table.hold(0, "a") == {"grain": 6} and table.hand(0) == {"grain": 1, "army": 1}
    idle = scenario(phase="voyage", hands={0: {"grain": 1}}, patient=True).play("stay", "done")
    assert idle.fleet(0, "a") == "home" and idle.phase != "hazard"


@rule("PAR-5.2.2")
def test_any_land_is_a_destination_and_fleets_may_share_it() -> None:
    table = scenario(phase="voyage", fleets={0: "ab"}, hands={0: {"grain": 2}}, patient=True)
    assert len([text for text in table.offered() if text.startswith("sail")]) == 6
    table.play("sail italy", "load grain", "set_sail", "sail italy", "load grain", "done")
    assert table.fleet(0, "a") == table.fleet(0, "b") == "under_way italy"


@rule("PAR-5.2.3", "PAR-10.3.1")
def test_loading_is_secret_and_simultaneous_if_the_archon_says_so() -> None:
    table = scenario(phase="voyage", hands={0: {"grain": 1}, 1: {"ore": 1}}, patient=True).play("together")
    assert table.pending == (0, 1)
    table.play("sail egypt", "load ore", "done", seat=1)
    assert table.fleet(1, "a") == "home" and table.heard("sailed") == []
    table.play("stay", "done", seat=0)
    assert table.fleet(1, "a") == "under_way egypt"


@rule("PAR-5.2.4")
def test_fleets_are_loaded_one_after_the_other_card_by_card() -> None:
    table = scenario(phase="voyage", fleets={0: "abc"}, hands={0: {"grain": 2, "gold": 1}}, patient=True)
    assert table.refused("load grain").code == "land_first"
    table.play("stay", "sail sparta", "load gold")
    assert table.refused("load grain").code == "in_order"
    table.play("set_sail", "sail egypt", "load grain", "load grain")
    assert table.offered() == ["done"]
    table.play("done")
    assert (table.hold(0, "b"), table.hold(0, "c")) == ({"gold": 1}, {"grain": 2})


# -- resolving a hazard card


@rule("PAR-5.3.1")
def test_a_fleet_is_under_way_in_its_region_until_it_sinks_or_turns_back() -> None:
    table = sea(
        "safe_voyage", "contrary_winds", "becalmed",
        at_sea={0: {"a": fleet("egypt", grain=5)}, 1: {"a": fleet("italy", grain=2)}, 2: {"a": fleet("sparta", ore=1)}},
    )  # fmt: skip
    table.play("bear")
    assert [form["seat"] for form in table.heard("struck")] == [0, 1]


@rule("PAR-5.3.2", "PAR-10.4.1")
def test_the_archon_picks_among_equal_fleets_and_small_ones_are_left_out() -> None:
    table = sea(
        "tempest", archon=2,
        at_sea={0: {"a": fleet("sparta", grain=4)}, 1: {"a": fleet("ionia", ore=4)}, 2: {"a": fleet("sparta", ore=3)}},
    )  # fmt: skip
    assert table.pending == (2,) and table.offered() == ["strike 0 a", "strike 1 a"]
    assert table.refused("strike 2 a").code == "not_equal"
    table.play("strike 1 a", "bear")
    assert table.fleets(1) == "" and table.fleets(0) == "a"


@rule("PAR-5.3.3", "PAR-5.3.12")
def test_protection_is_not_passed_on_and_sizes_are_counted_afresh() -> None:
    table = sea(
        "safe_voyage", "pirates", "pirates",
        at_sea={
            0: {"a": fleet("egypt", grain=4, army=1)}, 1: {"a": fleet("italy", ore=4)},
            2: {"a": fleet("sparta", ore=1)},
        },
    )  # fmt: skip
    assert [(form["seat"], form["card"]) for form in table.heard("protected")] == [(0, "army"), (0, "army")]
    assert table.hold(1, "a") == {"ore": 4}
    table = sea(
        "safe_voyage", "sirens", "scylla", archon=1,
        at_sea={
            0: {"a": fleet("egypt", grain=3)}, 1: {"a": fleet("italy", ore=2, army=1)},
            2: {"a": fleet("sparta", ore=1)},
        },
    )  # fmt: skip
    table.play("bear", seat=0).play("done", seat=0)
    assert [form["seat"] for form in table.heard("struck")] == [0, 1]


@rule("PAR-5.3.4", "PAR-8.3.1", "PAR-8.3.3")
def test_colossus_and_lighthouse_make_fleets_immune() -> None:
    at_sea = {0: {"a": fleet("sparta", grain=6)}}
    table = sea("pirates", at_sea=at_sea, wonders={0: {"colossus": "complete"}})
    assert table.heard("immune") and table.hold(0, "a") == {"grain": 6}
    assert sea("storm", at_sea=at_sea, wonders={0: {"colossus": "complete"}}).heard("struck")
    assert sea("storm", at_sea=at_sea, wonders={0: {"great_lighthouse": "complete"}}).heard("immune")
    foreign = {0: {"a": fleet("egypt", grain=6)}}
    assert sea("storm", at_sea=foreign, wonders={0: {"great_lighthouse": "complete"}}).heard("struck")


@rule("PAR-5.3.5")
def test_free_protection_is_shown_and_stays_aboard() -> None:
    table = sea("pirate_squadron", at_sea={0: {"a": fleet("sparta", grain=4, escort=1)}})
    assert table.heard("protected") == [{"event": "protected", "seat": 0, "fleet": "a", "card": "escort"}]
    assert table.hold(0, "a") == {"grain": 4, "escort": 1}


@rule("PAR-5.3.6", "PAR-13.2.10")
def test_owners_of_struck_fleets_are_asked_for_a_gift_at_the_same_time() -> None:
    table = sea(
        "sirens",
        at_sea={
            0: {"a": fleet("sparta", grain=2, gift_of_poseidon=1), "b": fleet("sparta", ore=1)},
            1: {"a": fleet("ionia", ore=1)},
            2: {"a": fleet("ionia", ore=1, army=1, gift_of_poseidon=1)},
        },
    )
    assert table.pending == (0, 1) and table.offered(0) == ["gift", "bear"] and table.offered(1) == ["bear"]
    table.play("bear", seat=0)
    assert table.offered(0) == ["bear"] and table.refused("gift", seat=0).code == "no_gift_aboard"


@rule("PAR-5.3.7")
def test_costly_protection_is_lost_and_saves_the_fleet_unless_a_gift_was_spent() -> None:
    table = struck("tempest", {"grain": 4, "escort": 1})
    assert table.hold(0, "a") == {"grain": 4} and table.fleets(0) == "a" and table.supply()["escort"] == 12
    table = sea("charybdis", "safe_voyage", at_sea={0: {"a": fleet("sparta", grain=4, escort=1, gift_of_poseidon=1)}})
    table.play("gift")
    assert table.hold(0, "a") == {"grain": 4, "escort": 1}


@rule("PAR-5.3.8")
def test_the_effect_comes_for_all_at_once_and_takes_what_there_is() -> None:
    table = sea(
        "hidden_reefs",
        at_sea={0: {"a": fleet("sparta", grain=3, ore=3)}, 1: {"a": fleet("ionia", wool=1, gift_of_poseidon=5)}},
    )
    table.play("bear", seat=0).play("bear", seat=1)
    assert table.pending == (0, 1)
    table.play("give grain", "give ore", "done", seat=0)
    assert table.hold(0, "a") == {"grain": 3, "ore": 3}
    table.play("done", seat=1)
    assert table.hold(0, "a") == {"grain": 2, "ore": 2} and table.hold(1, "a") == {"gift_of_poseidon": 5}


@rule("PAR-5.3.9", "PAR-5.3.10")
def test_a_gift_draws_a_new_card_for_that_fleet_alone_and_may_be_answered_again() -> None:
    table = sea(
        "sirens", "storm", "contrary_winds", archon=1,
        at_sea={0: {"a": fleet("sparta", grain=4, gift_of_poseidon=2)}, 1: {"a": fleet("ionia", ore=5)}},
    )  # fmt: skip
    table.play("gift", seat=0).play("bear", seat=1).play("done", seat=1)
    assert table.hold(1, "a") == {"ore": 4}
    assert table.heard("hazard_replaced")[0]["hazard"] == "storm" and table.pending == (0,)
    table.play("gift")
    assert [form["hazard"] for form in table.heard("hazard_replaced")] == ["storm", "contrary_winds"]
    assert table.fleet(1, "a") == "arrived ionia" and table.fleet(0, "a") == "arrived sparta"


@rule("PAR-5.3.9", "PAR-5.3.2")
def test_other_fleets_count_for_a_replacement_and_a_tie_may_go_to_them() -> None:
    table = sea(
        "sirens", "becalmed", archon=1,
        at_sea={0: {"a": fleet("sparta", grain=1, gift_of_poseidon=1)}, 1: {"a": fleet("ionia", ore=1, army=1)}},
    )  # fmt: skip
    table.play("gift", "bear")
    assert table.fleet(0, "a") == "turned_back sparta"
    table = sea(
        "sirens", "becalmed", archon=1,
        at_sea={0: {"a": fleet("sparta", grain=2, gift_of_poseidon=1)}, 1: {"a": fleet("ionia", ore=1, army=1)}},
    )  # fmt: skip
    table.play("gift")
    assert table.pending == (1,) and table.offered() == ["strike 0 a", "strike 1 a"]
    table.play("strike 1 a")
    assert table.fleet(0, "a") == "arrived sparta" and table.fleet(1, "a") == "arrived ionia"


@rule("PAR-5.3.11")
def test_a_spent_gift_goes_to_the_supply_at_once() -> None:
    table = sea("contrary_winds", "contrary_winds", at_sea={0: {"a": fleet("sparta", grain=4, gift_of_poseidon=1)}})
    assert table.supply()["gift_of_poseidon"] == 11
    table.play("gift")
    assert table.supply()["gift_of_poseidon"] == 12 and table.fleet(0, "a") == "arrived sparta"


@rule("PAR-5.3.13")
def test_only_commodities_are_lost_unless_the_card_says_otherwise() -> None:
    table = struck("storm", {"grain": 2, "gift_of_poseidon": 4})
    assert table.refused("give gift_of_poseidon").code == "nothing_to_pick"
    table.play("done")
    assert table.hold(0, "a") == {"gift_of_poseidon": 4}


@rule("PAR-5.3.14")
def test_a_fleet_that_turns_back_keeps_its_cargo_and_does_not_trade() -> None:
    table = struck("contrary_winds", {"grain": 5}, harbors={"sparta": "open_harbor"})
    assert table.heard("fleet_turned_back") == [{"event": "fleet_turned_back", "seat": 0, "fleet": "a"}]
    assert not table.heard("fleet_arrived") and not table.heard("trade_begun")
    assert table.phase == "build" and table.hand(0) == {"grain": 5}


@rule("PAR-5.3.16", "PAR-INV-6")
def test_the_discard_pile_becomes_the_pile_when_it_is_empty() -> None:
    spent = {
        "safe_voyage": 12, "pirates": 2, "pirate_squadron": 2, "storm": 2, "tempest": 2, "contrary_winds": 2,
        "becalmed": 2, "blown_off_course": 2, "hidden_reefs": 2, "sirens": 1, "scylla": 2, "charybdis": 2, "mutiny": 2,
    }  # fmt: skip
    table = sea("sirens", spent=spent, at_sea={0: {"a": fleet("sparta", grain=1, gift_of_poseidon=1)}})
    assert table.state.hazards.size() == 0
    table.play("gift")
    assert table.heard("hazards_reshuffled") == [{"event": "hazards_reshuffled", "count": 35}]
    assert table.pending == CHANCE and sum(table.state.chance()) == 35
    sirens = table.state.box.hazard_ids.index("sirens")
    assert table.state.chance()[sirens] == 1


# -- the cards


@rule("PAR-5.4.1")
def test_safe_voyage_does_nothing_and_cancels_nothing() -> None:
    table = sea(
        "safe_voyage", "safe_voyage", "sirens", at_sea={0: {"a": fleet("egypt", grain=1), "b": fleet("sparta", ore=1)}}
    )
    assert table.heard("struck") == [{"event": "struck", "seat": 0, "fleet": "a"}]


@rule("PAR-5.4.2")
def test_pirates_take_half_of_the_largest_fleets_commodities_rounded_up() -> None:
    table = struck("pirates", {"grain": 3, "escort": 1})
    table.deal("grain", "grain")
    assert table.hold(0, "a") == {"grain": 1, "escort": 1}
    assert sea("pirates", at_sea={0: {"a": fleet("sparta", grain=3, army=1)}}).heard("protected")


@rule("PAR-5.4.3")
def test_a_pirate_squadron_takes_two_from_every_fleet_of_four_and_more() -> None:
    at_sea = {0: {"a": fleet("sparta", grain=4), "b": fleet("ionia", ore=3)}, 1: {"a": fleet("ionia", wool=3, army=1)}}
    table = sea("pirate_squadron", at_sea=at_sea).play("bear").deal("grain", "grain")
    assert table.hold(0, "a") == {"grain": 2} and table.hold(0, "b") == {"ore": 3} and table.hold(1, "a")["wool"] == 3


@rule("PAR-5.4.4")
def test_a_storm_throws_overboard_until_three_cards_are_left() -> None:
    table = struck("storm", {"grain": 3, "gold": 1, "army": 1})
    table.play("give grain", "done")  # one grain has to go anyway
    assert table.hold(0, "a") == {"grain": 1, "gold": 1, "army": 1}
    assert struck("storm", {"grain": 3}).heard("struck") == []


@rule("PAR-5.4.5")
def test_a_tempest_sinks_the_largest_fleet_with_everything_aboard() -> None:
    table = struck("tempest", {"grain": 3, "army": 1})
    assert table.fleets(0) == "" and table.hold(0, "a") == {} and table.supply()["army"] == 18
    assert struck("tempest", {"grain": 3}).fleets(0) == "a"


@rule("PAR-5.4.6")
def test_contrary_winds_turn_fleets_of_five_and_more_back() -> None:
    assert struck("contrary_winds", {"grain": 4, "army": 1}).heard("fleet_turned_back")
    assert struck("contrary_winds", {"grain": 4}).heard("fleet_arrived")


@rule("PAR-5.4.7")
def test_the_smallest_fleet_is_becalmed_without_an_escort() -> None:
    at_sea = {0: {"a": fleet("sparta", grain=2)}, 1: {"a": fleet("ionia", ore=1)}}
    table = sea("becalmed", at_sea=at_sea).play("bear")
    assert table.fleet(1, "a") == "turned_back ionia" and table.fleet(0, "a") == "arrived sparta"
    assert sea("becalmed", at_sea={0: {"a": fleet("sparta", escort=1)}}).fleet(0, "a") == "arrived sparta"


@rule("PAR-5.4.8")
def test_the_archon_lands_a_fleet_blown_off_course_in_another_open_land_of_the_region() -> None:
    table = sea("blown_off_course", archon=1, at_sea={0: {"a": fleet("sparta", grain=2)}}).play("bear")
    assert table.pending == (1,) and table.offered() == ["divert athens", "divert ionia"]
    table.play("divert ionia")
    assert table.fleet(0, "a") == "arrived ionia"
    closed = sea(
        "blown_off_course", archon=1, events=["hellenic_quarrel"], choices={"hellenic_quarrel": "ionia"},
        at_sea={0: {"a": fleet("sparta", grain=2)}},
    ).play("bear")  # fmt: skip
    assert closed.fleet(0, "a") == "arrived athens"
    stays = sea(
        "blown_off_course", archon=1, events=["hellenic_quarrel"], choices={"hellenic_quarrel": "sparta"},
        at_sea={0: {"a": fleet("ionia", grain=2)}},
    ).play("bear")  # fmt: skip
    assert stays.fleet(0, "a") == "arrived athens" and len(stays.heard("fleet_diverted")) == 1
    safe = sea("blown_off_course", at_sea={0: {"a": fleet("sparta", grain=2, escort=1)}})
    assert safe.fleet(0, "a") == "arrived sparta"


@rule("PAR-5.4.9")
def test_hidden_reefs_take_two_from_fully_laden_fleets() -> None:
    table = struck("hidden_reefs", {"grain": 5, "gold": 1}).play("give grain", "done")
    assert table.hold(0, "a") == {"grain": 3, "gold": 1}
    assert struck("hidden_reefs", {"grain": 5}).heard("struck") == []
    assert sea("hidden_reefs", at_sea={0: {"a": fleet("sparta", grain=5, escort=1)}}).heard("protected")


@rule("PAR-5.4.10")
def test_sirens_take_one_from_every_fleet_without_an_army() -> None:
    table = struck("sirens", {"grain": 1, "gold": 1}).play("give gold", "done")
    assert table.hold(0, "a") == {"grain": 1}
    assert sea("sirens", at_sea={0: {"a": fleet("sparta", grain=1, army=1)}}).heard("protected")


@rule("PAR-5.4.11")
def test_scylla_takes_an_aegis_card_or_two_commodities_at_random() -> None:
    table = struck("scylla", {"grain": 2, "army": 1, "escort": 1})
    assert table.offered() == ["give army", "give escort"]
    table.play("give escort", "done")
    assert table.hold(0, "a") == {"grain": 2, "army": 1}
    table = struck("scylla", {"grain": 3}).play("done").deal("grain", "grain")
    assert table.hold(0, "a") == {"grain": 1}


@rule("PAR-5.4.12")
def test_charybdis_takes_everything_aboard_and_turns_the_fleet_back() -> None:
    table = struck("charybdis", {"grain": 3, "army": 1})
    assert table.hold(0, "a") == {} and table.fleets(0) == "a" and table.heard("fleet_turned_back")
    assert table.hand(0) == {} and table.supply()["army"] == 18
    assert struck("charybdis", {"grain": 3}).hold(0, "a") == {"grain": 3}


@rule("PAR-5.4.13")
@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ({"gold": 1, "tools": 1, "grain": 1}, {"tools": 1, "grain": 1}),
        ({"pottery": 1, "tools": 1}, {"pottery": 1}),
        ({"grain": 2}, {"grain": 2}),
    ],
)
def test_a_mutiny_costs_gold_or_else_a_rare(cards: Cards, left: Cards) -> None:
    table = struck("mutiny", cards)
    if "pottery" in cards:
        table.play("give tools")
    table.play("done")
    assert table.hold(0, "a") == left


@rule("PAR-5.4.13", "PAR-5.3.6")
def test_a_mutiny_passes_fleets_without_valuables_by() -> None:
    table = sea("mutiny", at_sea={0: {"a": fleet("sparta", grain=1, gift_of_poseidon=1, army=1)}})
    assert table.heard("protected") == [] and table.refused("gift").code == "not_struck"
    assert sea("mutiny", at_sea={0: {"a": fleet("sparta", gold=1, army=1)}}).heard("protected")


# -- aegis cards


@rule("PAR-5.5.1")
def test_an_army_helps_at_home_protects_at_sea_runs_blockades_and_pays_events() -> None:
    box = scenario().state.box
    assert [box.hazard_ids[h] for h in range(13) if box.hazards.shield[h] >> 11 & 1] == [
        "pirates", "pirate_squadron", "sirens", "mutiny",
    ]  # fmt: skip
    assert box.harbors.aegis_from[box.harbor_ids.index("blockade")] >> 11 & 1
    assert "1_army" in box.payment_words
    assert box.offer_aegis[0] == 11 and box.use_aegis[4] == 11


@rule("PAR-5.5.2", "PAR-5.5.3")
def test_escorts_and_gifts_come_from_where_the_rules_say() -> None:
    box = scenario().state.box
    assert [box.hazard_ids[h] for h in range(13) if box.hazards.shield[h] >> 12 & 1] == [
        "pirate_squadron", "tempest", "becalmed", "blown_off_course", "hidden_reefs", "charybdis",
    ]  # fmt: skip
    assert box.offer_aegis[4] == 12 and box.use_aegis[3] == 12 and box.use_aegis[5] == 13
    table = scenario(phase="build", wonders={0: {"statue_of_zeus": "complete", "temple_of_artemis": "complete"}})
    assert table.offers("muster army", "muster escort", "muster gift_of_poseidon")


@rule("PAR-5.5.4")
def test_aegis_cards_protect_only_the_fleet_they_are_aboard() -> None:
    at_sea = {0: {"a": fleet("sparta", grain=1, army=1), "b": fleet("ionia", ore=1)}}
    table = sea("sirens", at_sea=at_sea, hands={0: {"army": 1}})
    assert [form["fleet"] for form in table.heard("struck")] == ["b"]
