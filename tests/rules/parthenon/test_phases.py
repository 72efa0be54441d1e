"""PAR-3 — The ten phases."""

import pytest

from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from tests.rules import rule


def heard(table: Tabletop, *kinds: str) -> list[str]:
    """Which of these events were told, in order."""
    return [event.kind.name for event in table.events if event.kind.name in kinds]


# -- event


@rule("PAR-3.1.1", "PAR-7.1.1")
def test_an_event_stays_in_force_for_the_rest_of_the_year_and_is_carried_out_anew() -> None:
    table = scenario(season=1, phase="event")
    table.deal("drought").play("drought ore")
    assert "ore" not in table.until("island_trade").hand(2)
    table.until("archon").until("event").deal("dionysia")
    assert table.state.events_up() == 2 and table.prompt == "donate"
    table.all_pass()
    table.play("order drought", "drought wool").until("island_trade")
    first, second = [form["cards"] for form in table.heard("produced") if form["seat"] == 2]
    assert (first, second) == (["grain"], ["grain", "ore"])


@rule("PAR-3.1.2", "PAR-9.6.1")
def test_players_may_donate_after_the_event_was_turned_up() -> None:
    table = scenario(season=1, phase="event", hands={1: {"ore": 2}, 2: {"gold": 1}})
    table.deal("drought")
    assert table.pending == (1, 2) and table.prompt == "donate"
    table.play("done", seat=2).play("donate ore", "done", seat=1)
    assert table.hand(0) == {"ore": 1} and table.hand(1) == {"ore": 1}
    assert heard(table, "event_turned_up", "donated") == ["event_turned_up", "donated", "donated"]


@rule("PAR-3.1.3", "PAR-10.2.1")
def test_the_archon_orders_all_face_up_events_from_the_second_season_on() -> None:
    table = scenario(season=2, events=["drought"], phase="event")
    table.deal("dionysia")
    assert table.seat == 0 and table.offered() == ["order drought", "order dionysia"]
    table.play("order dionysia")
    assert table.refused("order dionysia").code == "not_now"
    assert [int(table.state.ordered(slot)) for slot in range(2)] == [
        table.state.box.event_ids.index(name) for name in ("dionysia", "drought")
    ]
    assert table.prompt == "event_choice"


@rule("PAR-3.1.4", "PAR-10.2.2")
def test_choices_are_made_one_by_one_in_the_order_and_event_timing_acts_at_once() -> None:
    table = scenario(season=2, events=["olympic_games"], year=2, phase="event", built={1: ["market"]})
    table.deal("earthquake").play("order olympic_games")
    assert table.offered() == ["target 1", "target 2"]
    table.play("target 2")
    assert table.hand(2)["gold"] == 1
    assert heard(table, "awarded", "player_named") == ["awarded", "player_named"]


@rule("PAR-3.1.5")
def test_events_with_a_later_timing_act_then_in_the_order_chosen() -> None:
    things = {"phase": "island_trade", "hands": {0: {"grain": 1, "ore": 1}}, "year": 2}
    table = scenario(events=["famine", "persian_tribute"], **things)
    order = [e.public["omen"] for e in table.until("voyage").events if e.kind.name in ("event_paid", "event_suffered")]
    assert order[:6] == ["famine"] * 3 + ["persian_tribute"] * 3
    table = scenario(events=["persian_tribute", "famine"], **things).until("voyage")
    order = [e.public["omen"] for e in table.events if e.kind.name in ("event_paid", "event_suffered")]
    assert order[:6] == ["persian_tribute"] * 3 + ["famine"] * 3


@rule("PAR-3.1.6")
def test_stoics_declare_last_and_at_the_same_time() -> None:
    table = scenario(season=1, phase="event", philosophies={0: ["stoicism"], 2: ["stoicism"]}, impossible=True)
    table.deal("drought").play("drought ore")
    assert table.pending == (0, 2) and table.prompt == "ignore_event"
    table.play("ignore drought", seat=2)
    assert not table.heard("stoic_named")
    table.play("none", seat=0)
    assert heard(table, "drought_named", "stoic_named", "stoic_named_none")[0] == "drought_named"
    assert table.state.ignores(2, 2) and not table.state.ignores(0, 2)


# -- production


@rule("PAR-3.2.1")
def test_each_village_and_workshop_yields_a_card() -> None:
    table = scenario(phase="production", built={0: ["village_c1", "village_a2", "workshop_1", "workshop_2"]})
    assert table.until("island_trade").hand(0) == {"grapes": 2, "timber": 1, "olives": 1, "spices": 2}


@rule("PAR-3.2.2")
def test_an_army_raises_the_yield_of_one_village_and_never_of_a_workshop() -> None:
    table = scenario(phase="production", built={0: ["workshop_1"]}, hands={0: {"army": 1}}, patient=True)
    assert table.offered(0) == ["post a1", "post b1"]
    table.play("post b1", "done", seat=0)
    table.until("island_trade")
    assert table.hand(0) == {"grapes": 1, "timber": 2, "spices": 1, "army": 1}


@rule("PAR-3.2.3")
def test_armies_go_to_yielding_villages_as_long_as_there_is_one() -> None:
    table = scenario(
        phase="production", events=["drought"], choices={"drought": "timber"}, hands={0: {"army": 3}}, patient=True
    )
    assert table.offered(0) == ["done"]
    table.play("done", seat=0)
    table.until("island_trade")
    assert table.hand(0) == {"grapes": 2, "army": 3}


@rule("PAR-3.2.4", "PAR-8.3.4", "PAR-4.10.4")
def test_production_choices_come_in_their_order() -> None:
    table = scenario(
        phase="production",
        events=["village_unrest", "rich_harvest"],
        choices={"village_unrest": 0},
        built={0: ["village_c1"]},
        philosophies={0: ["epicureanism"]},
        impossible=True,
        wonders={0: {"hanging_gardens": "complete"}},
        hands={0: {"army": 1}},
        patient=True,
    )
    assert table.offered(0) == ["silence a1", "silence b1", "silence c1"]
    table.play("silence b1", seat=0)
    assert table.offered(0) == ["post a1", "post c1"]
    table.play("post c1", seat=0)
    assert table.offered(0) == ["take grapes", "take olives", "take timber"]
    table.play("take timber", seat=0)
    assert table.offered(0) == ["take grain", "take grapes", "take olives"]
    table.play("take grain", seat=0)
    assert len(table.offered(0)) == 6
    table.play("take ore", "done", seat=0)
    table.until("island_trade")
    assert table.hand(0) == {"grapes": 1, "olives": 2, "timber": 1, "grain": 1, "ore": 1, "army": 1}


@rule("PAR-3.2.5")
def test_cards_are_taken_together_and_armies_stay_in_hand() -> None:
    table = scenario(phase="production", hands={0: {"army": 1}, 1: {"army": 1}}, patient=True)
    table.play("post a1", "done", seat=0)
    assert table.hand(0) == {"army": 1}
    table.play("post a1", "done", seat=1)
    table.all_pass()
    assert table.hand(0)["army"] == 1 and table.hand(0)["grapes"] == 2


@rule("PAR-3.2.6")
def test_markets_are_used_after_production_in_archon_order() -> None:
    table = scenario(
        phase="production", archon=1, built={0: ["market"], 1: ["market"]}, hands={0: {"gold": 1}, 1: {"gold": 1}}
    )
    table.all_pass() if len(table.pending) > 1 else None
    assert table.prompt == "market" and table.seat == 1
    table.play("done")
    assert table.prompt == "market" and table.seat == 0
    assert table.hand(0)["grapes"] == 1


# -- island trade


@rule("PAR-3.3.1", "PAR-3.3.2")
def test_forced_actions_come_before_the_trading_window() -> None:
    table = scenario(phase="island_trade", events=["golden_age"], year=3, patient=True)
    assert table.pending == (0, 1, 2) and table.prompt == "event_gain"
    assert table.refused("draft", seat=0).code == "not_now"
    table.play("take wool", seat=0).play("take ore", seat=1)
    assert table.prompt == "event_gain"
    table.play("take ore", seat=2)
    assert table.prompt == "trade" and table.hand(0) == {"wool": 1}


# -- voyage


@rule("PAR-3.4.1")
def test_oracle_and_skepticism_come_before_loading() -> None:
    table = scenario(
        phase="voyage",
        archon=1,
        wonders={0: {"oracle": "complete"}},
        philosophies={2: ["skepticism"]},
        impossible=True,
        hands={0: {"grain": 1}, 2: {"grain": 1}},
        hazards=["storm", "sirens", "mutiny"],
    )
    assert [form["hazard"] for form in table.heard("foreseen", seat=0)] == ["storm", "sirens", "mutiny"]
    assert table.prompt == "look" and table.seat == 2
    table.play("done")
    assert table.prompt == "loading_order" and table.seat == 1


@rule("PAR-3.4.2", "PAR-13.2.2")
def test_destination_and_number_of_cards_are_public_the_cards_are_not() -> None:
    table = scenario(phase="voyage", hands={0: {"grain": 2, "gold": 1}}, patient=True)
    table.play("sail egypt", "load grain", "load gold", "set_sail", "done", seat=0)
    assert table.heard("sailed") == [
        {"event": "sailed", "seat": 0, "fleet": "a", "land": "egypt", "cards": 2},
    ]
    other = scenario(phase="voyage", hands={0: {"grain": 2, "gold": 1}}, patient=True)
    other.play("sail egypt", "load grain", "load grain", "set_sail", "done", seat=0)
    assert table.state.observe(1).pack() == other.state.observe(1).pack()
    assert table.state.observe(0).pack() != other.state.observe(0).pack()


# -- hazard

FLEET = {"cards": {"grain": 2}}


@rule("PAR-3.5.1", "PAR-3.5.2")
def test_one_card_is_drawn_for_neighboring_lands_and_then_two_for_foreign_ones() -> None:
    table = scenario(
        phase="hazard",
        at_sea={0: {"a": {"to": "sparta", **FLEET}}, 1: {"a": {"to": "egypt", **FLEET}}},
        hazards=["safe_voyage"] * 4,
    )
    drawn = [(form["region"], form["hazard"]) for form in table.heard("hazard_drawn")]
    assert drawn == [("neighboring", "safe_voyage"), ("foreign", "safe_voyage"), ("foreign", "safe_voyage")]


@rule("PAR-3.5.3")
def test_no_card_is_drawn_for_a_region_without_a_fleet_under_way() -> None:
    table = scenario(
        phase="hazard",
        at_sea={0: {"a": {"to": "egypt", "cards": {"grain": 5}}}},
        hazards=["contrary_winds", "safe_voyage"],
    )
    assert [form["hazard"] for form in table.heard("hazard_drawn")] == ["contrary_winds"]


@rule("PAR-3.5.4", "PAR-5.3.15")
def test_a_fleet_that_lost_everything_aboard_still_arrives() -> None:
    table = scenario(
        phase="hazard", at_sea={0: {"a": {"to": "sparta", "cards": {"grain": 1}}}}, hazards=["sirens"], patient=True
    )
    table.play("bear").play("done")
    assert table.hold(0, "a") == {} and table.fleet(0, "a") == "arrived sparta"


# -- fleet trade and return


@rule("PAR-3.6.1")
def test_looking_opening_and_turning_up_come_before_the_first_trade() -> None:
    table = scenario(
        phase="fleet_trade",
        at_sea={0: {"a": {"to": "sparta", **FLEET}}, 1: {"a": {"to": "egypt", **FLEET}}},
    )
    table.deal("open_harbor", "eager_buyers")
    assert table.pending == (0, 1) and table.prompt == "open_harbor"
    table.play("open egypt", seat=1).play("open sparta", seat=0)
    kinds = heard(table, "looked", "harbor_wish", "harbor_opened", "trade_begun")
    assert kinds == ["looked"] * 2 + ["harbor_wish"] * 2 + ["harbor_opened"] * 2
    assert [form["land"] for form in table.heard("harbor_opened")] == ["sparta", "egypt"]
    assert table.prompt == "trading_turn" and table.seat == 0


def overladen(**more: object) -> Tabletop:
    """Seat 0 has two fleets in one land with 13 cards, aegis included, and one elsewhere."""
    return scenario(
        phase="return",
        at_sea={
            0: {
                "a": {"to": "sparta", "cards": {"grain": 8, "army": 1}},
                "b": {"to": "sparta", "cards": {"ore": 3, "gold": 1}},
                "c": {"to": "egypt", "cards": {"papyrus": 1}},
            }
        },
        **more,
    )


@rule("PAR-3.7.1", "PAR-3.7.2", "PAR-INV-11")
def test_fleets_in_one_land_bring_home_six_cards_each_and_the_owner_leaves_the_rest() -> None:
    table = overladen(patient=True)
    assert table.prompt == "surplus_cargo" and table.offered() == [
        f"give {c}" for c in ("grain", "ore", "gold", "army")
    ]
    table.play("give army")
    assert table.hand(0) == {"grain": 8, "ore": 3, "gold": 1, "papyrus": 1}
    assert table.supply()["army"] == 18


@rule("PAR-3.7.3", "PAR-INV-10")
def test_all_cargo_goes_to_hand_also_that_of_fleets_that_turned_back() -> None:
    table = scenario(
        phase="hazard",
        at_sea={0: {"a": {"to": "egypt", "cards": {"grain": 5}}, "b": {"to": "sparta", "cards": {"ore": 1}}}},
        hazards=["safe_voyage", "contrary_winds", "safe_voyage"],
        patient=True,
    )
    assert table.prompt == "gift"
    table.play("bear")
    assert table.fleet(0, "a") == "turned_back egypt"
    table.until("build")
    assert table.hand(0) == {"grain": 5, "ore": 1} and table.fleet(0, "a") == table.fleet(0, "b") == "home"


# -- build


@rule("PAR-3.8.1")
def test_an_earthquake_is_settled_before_anybody_builds() -> None:
    table = scenario(
        phase="build", events=["earthquake"], choices={"earthquake": 2}, built={2: ["market"]}, hands={0: {"gold": 1}},
        patient=True,
    )  # fmt: skip
    assert table.pending == (2,) and table.prompt == "earthquake"


@rule("PAR-3.8.2", "PAR-3.8.3")
def test_a_build_turn_has_any_number_of_actions_in_any_order() -> None:
    table = scenario(
        phase="build",
        archon=1,
        built={1: ["port", "market"]},
        wonders={1: {"statue_of_zeus": "complete"}},
        hands={1: {"gold": 2, "timber": 1, "wool": 2, "olives": 1}, 0: {"gold": 1}},
    )
    table.play("use port", "muster army", "build village_c1", "market M3")
    table.play("take grain", "take grain", "take grain", "buy_fleet b", "done")
    assert table.seat == 0
    assert table.hand(1) == {"grain": 3, "army": 1, "escort": 1} and table.fleets(1) == "ab"


@rule("PAR-3.8.4", "PAR-4.4.5")
def test_what_is_built_works_at_once() -> None:
    table = scenario(
        phase="build",
        hands={0: {"grapes": 1, "olives": 1, "wool": 1, "pottery": 1, "spices": 1, "gold": 1}},
    )
    table.play("build market", "market M4", "take tools")
    assert table.hand(0) == {"tools": 1}


# -- discard


@rule("PAR-3.9.1", "PAR-3.9.2")
def test_three_commodities_are_kept_aegis_cards_are_never_cut() -> None:
    table = scenario(phase="discard", hands={0: {"grain": 3, "ore": 2, "army": 4}}, patient=True)
    table.play("keep_any", "give grain", "give ore", "done", seat=0)
    assert table.hand(0) == {"grain": 2, "ore": 1, "army": 4}
    table = scenario(phase="discard", built={0: ["treasury"]}, hands={0: {"grain": 7}}, patient=True)
    table.play("keep_any", "give grain", "done", seat=0)
    assert table.hand(0) == {"grain": 6}


@rule("PAR-3.9.3", "PAR-4.6.1")
def test_or_one_of_each_type_and_two_with_a_treasury() -> None:
    table = scenario(phase="discard", hands={0: {"grain": 3, "ore": 2, "gold": 1}}, patient=True)
    table.play("keep_per_type", seat=0)
    assert table.offered(0) == ["give grain"]
    table.play("give grain", "give grain", "give ore", "done", seat=0)
    assert table.hand(0) == {"grain": 1, "ore": 1, "gold": 1}
    table = scenario(phase="discard", built={0: ["treasury"]}, hands={0: {"grain": 3, "ore": 4}}, patient=True)
    table.play("keep_per_type", "give grain", "give ore", "give ore", "done", seat=0)
    assert table.hand(0) == {"grain": 2, "ore": 2}


@rule("PAR-3.9.4", "PAR-4.10.5", "PAR-8.3.6")
def test_platonism_and_the_mausoleum_add_to_either_option() -> None:
    both = {"philosophies": {0: ["platonism"]}, "wonders": {0: {"mausoleum": "complete"}}}
    bonus = {**both, "impossible": True, "patient": True}
    table = scenario(phase="discard", hands={0: {"grain": 9}}, **bonus)
    table.play("keep_any", "give grain", "done", seat=0)
    assert table.hand(0) == {"grain": 8}
    table = scenario(phase="discard", hands={0: {"grain": 8, "ore": 1}}, **bonus)
    table.play("keep_per_type", "give grain", "give grain", "done", seat=0)
    assert table.hand(0) == {"grain": 6, "ore": 1}


@rule("PAR-3.9.5", "PAR-INV-12")
def test_discarding_stops_when_the_limit_is_met_and_nobody_within_it_is_cut() -> None:
    table = scenario(phase="discard", hands={0: {"grain": 4}, 1: {"grain": 3, "army": 1}}, patient=True)
    assert table.pending == (0, 1) and table.offered(1) == ["done"]
    assert table.refused("give grain", seat=0).code == "option_first"
    table.play("keep_any", "give grain", seat=0)
    assert table.offered(0) == ["done"]
    table.play("done", seat=0).play("done", seat=1)
    assert table.hand(0) == {"grain": 3} and table.hand(1) == {"grain": 3, "army": 1}


@rule("PAR-3.9.6")
def test_only_who_keeps_per_type_shows_the_commodities_kept() -> None:
    hands = {0: {"grain": 4, "ore": 1, "army": 1}, 1: {"grain": 5}}
    table = scenario(phase="discard", hands=hands, patient=True)
    table.play("keep_per_type", "give grain", "give grain", "give grain", "done", seat=0)
    table.play("keep_any", "give grain", "give grain", "done", seat=1)
    assert table.heard("hand_shown") == [{"event": "hand_shown", "seat": 0, "cards": ["grain", "ore"]}]
    assert table.heard("hand_kept") == [{"event": "hand_kept", "seat": 1}]


@rule("PAR-3.9.7")
def test_all_cut_their_hands_at_the_same_time() -> None:
    table = scenario(phase="discard", hands=[{"grain": 4}] * 3, patient=True)
    table.play("keep_any", "give grain", "done", seat=2)
    assert table.hand(2) == {"grain": 4} and table.pending == (0, 1)
    for seat in (0, 1):
        table.play("keep_any", "give grain", "done", seat=seat)
    assert [table.hand(seat) for seat in range(3)] == [{"grain": 3}] * 3


# -- archon


@rule("PAR-3.10.1")
@pytest.mark.parametrize("season", [2, 4])
def test_the_election_comes_before_the_end_of_season_and_year(season: int) -> None:
    table = scenario(season=season, phase="archon")
    table.play("vote 1", seat=0).play("vote 0", seat=1).play("vote 1", seat=2)
    assert table.archon == 1
    told = heard(table, "elected", "year_ended", "season_began")
    assert told == (["elected", "season_began"] if season == 2 else ["elected", "year_ended", "season_began"])
