"""DEU-7 — Missions: tasks, claims, reveal windows, treasures in Athens."""

from typing import Any

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.missions import show_mission
from petteia.games.deukalion.scenario import Tabletop, scenario
from petteia.games.deukalion.state import SHOWN
from tests.rules import rule
from tests.rules.deukalion.at_sea import hydra_comes, part, sailing, ship_fight, told, why


def in_athens(*cargo: str, **things: Any) -> Tabletop:
    """Seat 0 sails in Athens with treasures aboard."""
    things.setdefault("aboard", {0: 10 - len(cargo)})
    return sailing("D2", cargo={0: list(cargo), **things.pop("others", {})}, **things)


# -- the cards


@rule("DEU-7.1.1")
@pytest.mark.parametrize("colour", ["red", "green"])
def test_either_task_completes_a_mission(colour: str) -> None:
    table = in_athens(colour, open=["m01", "m13"]).play("claim m01")
    assert table.total(0) == 2


@rule("DEU-7.1.2")
def test_a_hand_mission_is_its_holders_alone_and_is_not_replaced_and_open_ones_are_everybodys() -> None:
    table = in_athens("red", open=["m02", "m13"], missions={1: "m01"})
    assert told(table.refused("claim m01")) == ("mission_not_there", {"mission": "m01"}, "DEU-7.1.2")
    table = in_athens("red", open=["m02", "m13"], missions={0: "m01"}, hands={0: ["pegasus"]}).play("claim m01")
    assert table.pending == (0,) and table.open_missions() == ["m02", "m13"] and table.done(0) == ["m01"]
    assert table.state.hand_mission(0) < 0
    assert (
        part(ships={1: "D2"}, cargo={1: ["red"]}, aboard={1: 9}, open=["m01", "m13"])
        .play("set_sail")
        .offers("claim m01")
    )


@rule("DEU-7.1.3")
def test_an_open_mission_that_leaves_is_replaced_at_once_unless_the_pile_is_empty() -> None:
    table = in_athens("red", open=["m01", "m13"], pile=["m05"]).play("claim m01")
    assert table.pending == CHANCE
    assert table.deal("m05").open_missions() == ["m05", "m13"]
    table = in_athens("red", open=["m01", "m13"], pile=[], hands={0: ["pegasus"]}).play("claim m01")
    assert table.open_missions() == ["m13"] and table.heard("no_mission_left")


# -- the tasks


@rule("DEU-7.2.1")
def test_deliver_unloads_one_of_each_listed_colour_in_one_claim() -> None:
    table = in_athens("red", "yellow", open=["m14", "m13"])
    assert table.offers("claim m14")
    table.play("claim m14")
    assert table.cargo(0) == [] and table.total(0) == 4
    refusal = told(in_athens("red", "green", open=["m14", "m13"]).refused("claim m14"))
    assert refusal[1] | {"first_need": 2, "first_have": 1, "first_there": 1} == refusal[1]


@rule("DEU-7.2.2")
def test_deliver_any_takes_treasures_of_whatever_colours() -> None:
    table = in_athens("red", "blue", "blue", open=["m11", "m13"], cities={"rhodes": []}).play("claim m11")
    assert table.offered() == ["unload red", "unload blue"]
    table.play("unload red")
    assert [e["treasure"] for e in table.heard("unloaded")] == ["red", "blue"] and table.total(0) == 3
    assert why(in_athens("red", open=["m11", "m13"]), "claim m11") == ("tasks_not_met", "DEU-7.3.2")


@rule("DEU-7.2.2")
def test_deliver_same_takes_the_number_of_one_colour() -> None:
    table = in_athens("red", "red", "blue", "blue", "green", open=["m16", "m13"]).play("claim m16")
    assert table.offered() == ["unload red", "unload blue"]
    assert told(table.refused("unload green"))[1] == {"treasure": "green", "left": 2, "aboard": 1}
    table.play("unload blue")
    while table.pending != CHANCE:
        table.play(table.offered()[0])
    assert table.cargo(0) == ["red", "red", "green"]


@rule("DEU-7.2.3")
def test_reach_with_soldiers_asks_for_soldiers_aboard_at_the_city_and_costs_none() -> None:
    things: dict[str, Any] = {"open": ["m07", "m13"]}
    assert told(sailing("H6", aboard={0: 8}, **things).refused("claim m07"))[1]["second_have"] == 8
    assert why(sailing("H5", **things), "claim m07") == ("tasks_not_met", "DEU-7.3.2")
    table = sailing("H6", aboard={0: 9}, **things).play("claim m07")
    assert (table.total(0), table.aboard(0)) == (2, 9)


@rule("DEU-7.2.4", "DEU-7.4.2")
def test_reach_with_cards_costs_cards_from_the_hand_before_the_mission_is_scored() -> None:
    table = sailing("F7", open=["m08", "m13"], hands={0: ["pegasus", "rage_of_ares"]}).play("claim m08")
    assert table.offered() == ["give pegasus", "give rage_of_ares"] and table.total(0) == 0
    table.play("give rage_of_ares")
    assert table.total(0) == 0 and table.offered() == ["give pegasus"]
    table.play("give pegasus")
    assert table.total(0) == 2 and table.discards() == ["pegasus", "rage_of_ares"] and table.hand(0) == []


@rule("DEU-7.2.4")
def test_cards_before_the_player_do_not_count() -> None:
    table = sailing("F7", open=["m08", "m13"], hands={0: ["rage_of_ares"]}, front={0: ["pegasus"]})
    assert told(table.refused("claim m08"))[1]["second_have"] == 1


@rule("DEU-7.2.5")
def test_defeat_player_is_met_by_attacker_and_defender_but_not_against_a_garrison() -> None:
    won = ship_fight(open=["m06", "m13"]).deal("10/0/0", "0/0/10")
    assert (won.seat, won.offered()) == (0, ["claim m06", "decline"])
    lost = ship_fight(open=["m06", "m13"]).deal("0/0/10", "10/0/0")
    assert (lost.seat, lost.offered()) == (1, ["claim m06", "decline"])
    garrison = sailing("H5", settlements={"lindos": 1}, open=["m06", "m13"]).play("attack lindos").deal("10/0/0")
    assert garrison.total(0) == 2 and garrison.done(0) == []


@rule("DEU-7.2.6")
def test_defeat_hydra_is_met_attacking_and_attacked() -> None:
    table = sailing("E5", open=["m11", "m01"]).play("sail E6").deal("10/0/0")
    assert table.done(0) == ["m11"]
    assert hydra_comes(open=["m11", "m01"]).deal("10/0/0").done(1) == ["m11"]


@rule("DEU-7.2.7", "DEU-7.3.5")
def test_battle_tasks_are_claimed_right_after_the_fight_and_at_no_other_time() -> None:
    table = sailing("E5", open=["m06", "m11"])
    refusal = told(table.refused("claim m06"))
    assert refusal[1]["second"] == "defeat_player" and refusal[1]["second_there"] == 0
    won = ship_fight(open=["m06", "m13"]).deal("10/0/0", "0/0/10").play("decline", "put H3")
    assert won.heard("mission_done") == [] and won.prompt == "act" and not won.offers("claim m06")


@rule("DEU-7.3.5")
def test_a_mission_revealed_after_the_fight_cannot_be_claimed_with_it() -> None:
    table = ship_fight(open=["m06", "m13"], pile=["m10"]).deal("10/0/0", "0/0/10").play("claim m06").deal("m10")
    assert table.prompt == "displace_ship" and table.done(0) == ["m06"]


# -- when


@rule("DEU-7.3.1")
def test_claiming_is_voluntary_and_possible_later() -> None:
    table = in_athens("red", open=["m01", "m13"]).play("end_move")
    assert table.offers("claim m01", "end_turn")
    table = sailing("E5", open=["m11", "m12"]).play("sail E6").deal("10/0/0")
    assert told(table.refused("decline")) == ("must_take_mission", {}, "DEU-7.3.1")


@rule("DEU-7.3.2")
def test_a_mover_claims_open_missions_and_his_own_and_stops() -> None:
    table = in_athens("red", "blue", open=["m01", "m13"], missions={0: "m02"})
    assert table.offers("claim m01", "claim m02")
    table.play("claim m02")
    assert table.prompt == "stopped" and table.offers("claim m01")


@rule("DEU-7.3.3")
def test_the_active_player_claims_between_his_actions_without_using_the_sail_die() -> None:
    table = scenario(ships={0: "D2"}, cargo={0: ["red"]}, aboard={0: 9}, open=["m01", "m13"])
    table.play("claim m01").deal("m05")
    assert table.total(0) == 2 and table.offers("use sail")
    own = scenario(ships={0: "H6"}, missions={0: "m07"}, open=["m01", "m13"]).play("claim m07")
    assert own.total(0) == 2


@rule("DEU-7.3.4", "DEU-7.5.1")
def test_anybody_in_place_may_claim_a_mission_just_turned_up() -> None:
    def turned_up(mission: str, **things: Any) -> tuple[int, ...]:
        return in_athens("red", open=["m01", "m13"], **things).play("claim m01").deal(mission).pending

    assert turned_up("m07", ships={1: "H6"}) == (1,)
    assert turned_up("m07", ships={1: "H6"}, aboard={0: 9, 1: 8}) == (0,)
    assert turned_up("m08", ships={1: "E6"}, hydra="B3", hands={1: ["pegasus"] * 2}) == (1,)
    assert turned_up("m08", ships={1: "F7"}, hands={1: ["pegasus"]}) == (0,)
    assert turned_up("m02", ships={1: "F2"}, others={1: ["blue"]}, aboard={0: 9, 1: 9}) == (1,)
    assert turned_up("m02", ships={1: "F3"}, others={1: ["blue"]}, aboard={0: 9, 1: 9}) == (0,)


@rule("DEU-7.3.6")
def test_a_treasure_a_card_and_a_fight_serve_one_mission_each() -> None:
    table = in_athens("red", open=["m01", "m03"], pile=["m05"]).play("claim m01").deal("m05")
    assert table.cargo(0) == [] and not table.offers("claim m03")
    table = ship_fight(open=["m06", "m10"], pile=[]).deal("10/0/0", "0/0/10").play("claim m06")
    assert table.prompt == "displace_ship"
    table = sailing("F7", open=["m08", "m13"], hands={0: ["pegasus"] * 2}).play("claim m08", "give pegasus")
    assert table.play("give pegasus").hand(0) == []


@rule("DEU-7.3.7")
def test_several_reach_tasks_are_claimed_at_the_same_stop() -> None:
    hands = {0: ["pegasus", "pegasus", "trojan_horse"]}
    table = sailing("H4", open=["m12", "m13"], hands=hands).play("claim m13").deal("m01").play("claim m12")
    for card in hands[0]:
        table.play(f"give {card}")
    assert table.done(0) == ["m12", "m13"] and table.total(0) == 6


# -- how


@rule("DEU-7.4.1")
def test_the_claimant_picks_a_task_if_he_meets_both() -> None:
    table = in_athens("red", "green", open=["m01", "m13"]).play("claim m01")
    assert table.offered() == ["task 1", "task 2"]
    assert told(table.refused("unload red")) == ("task_first", {"mission": "m01"}, "DEU-7.4.1")
    table.play("task 2")
    assert table.cargo(0) == ["red"]


@rule("DEU-7.4.1")
def test_colours_are_unloaded_one_at_a_time() -> None:
    table = in_athens("red", "blue", "white", open=["m11", "m13"]).play("claim m11")
    assert table.offered() == ["unload red", "unload blue"]
    table.play("unload red")
    assert table.offered() == ["unload blue", "unload white"] and table.total(0) == 0
    assert told(table.refused("give pegasus")) == ("other_price", {"task": "deliver_any", "left": 1}, "DEU-7.4.1")


@rule("DEU-7.4.1", "DEU-3.1.4")
def test_a_claimant_whose_time_is_up_takes_the_first_task_colour_and_card() -> None:
    def by_clock(table: Tabletop) -> tuple[str, str]:
        actions = table.game.actions
        return actions.text(table.state.default(table.seat)), table.offered()[0]

    both = in_athens("red", "green", open=["m01", "m13"]).play("claim m01")
    assert by_clock(both) == ("task 1", "task 1")
    several = in_athens("red", "blue", "white", open=["m11", "m13"]).play("claim m11")
    assert by_clock(several) == ("unload red", "unload red")
    cards = sailing("F7", open=["m08", "m13"], hands={0: ["pegasus", "rage_of_ares"]}).play("claim m08")
    assert by_clock(cards) == ("give pegasus", "give pegasus")


@rule("DEU-7.4.3")
def test_the_mission_is_scored_before_the_treasures_go_back_in_the_order_of_the_data() -> None:
    things = {"cities": {"rhodes": ["green"], "thera": []}}
    table = in_athens("yellow", "red", open=["m14", "m13"], **things).play("claim m14")
    assert table.total(0) == 4 and table.prompt == "store"
    assert table.state.prompt(0).params == {"treasure": "red"}
    table.play("store thera")
    assert [(e["treasure"], e["city"]) for e in table.heard("stored")] == [("red", "thera"), ("yellow", "rhodes")]


@rule("DEU-7.4.4")
def test_the_replacement_is_turned_up_after_the_treasures_are_back() -> None:
    table = in_athens("red", open=["m01", "m13"], cities={"rhodes": ["green"], "thera": []}, others={1: ["blue"]},
                      aboard={0: 9, 1: 9}).play("claim m01")  # fmt: skip
    assert table.prompt == "store"
    table.play("store thera")
    assert table.pending == CHANCE
    own = in_athens("red", open=["m02", "m13"], missions={0: "m01"}, hands={0: ["pegasus"]}).play("claim m01")
    assert own.pending == (0,)


# -- reveal windows


def two_in_athens(mission: str = "m01", **things: Any) -> Tabletop:
    """Seats 0 and 1 both have a red treasure in Athens when m01 is turned up."""
    cargo = {0: ["green", "red"], 1: ["red"]}
    table = sailing("D2", ships={1: "E2"}, cargo=cargo, aboard=[8, 9], open=["m04", "m13"], **things)
    return table.play("claim m04").deal(mission)


@rule("DEU-7.5.2")
def test_all_who_qualify_choose_in_secret_between_claim_and_decline() -> None:
    table = two_in_athens()
    assert table.pending == (0, 1) and table.offered(0) == table.offered(1) == ["claim m01", "decline"]
    table.play("claim m01", seat=1)
    assert table.pending == (0,) and table.heard("claims_opened") == []
    other = two_in_athens().play("decline", seat=1)
    assert table.state.view(0) == other.state.view(0)
    assert told(table.refused("claim m13", seat=0)) == ("another_mission", {"mission": "m01"}, "DEU-7.5.2")
    nobody = in_athens("red", open=["m01", "m13"]).play("claim m01").deal("m05")
    assert nobody.heard("claims_opened") == []


@rule("DEU-7.5.3")
@pytest.mark.parametrize("alone", [0, 1])
def test_one_claimant_alone_completes_the_mission(alone: int) -> None:
    table = two_in_athens().play("claim m01", seat=alone).play("decline", seat=1 - alone)
    assert table.done(alone) == (["m01", "m04"] if alone == 0 else ["m01"])
    assert table.heard("claims_opened")[0]["seats"] == [alone]


@rule("DEU-7.5.4", "DEU-7.5.5")
def test_several_claimants_pay_and_take_a_point_card_each_and_the_mission_leaves() -> None:
    table = two_in_athens().play("claim m01", seat=0).play("claim m01", seat=1)
    assert table.heard("mission_removed") == [{"event": "mission_removed", "mission": "m01"}]
    assert [e["seat"] for e in table.heard("point_cards")] == [1, 0]  # table order: seat 1 is to the left
    assert table.point_cards(0) == table.point_cards(1) == {"shared_missions": 1}
    assert table.cargo(0) == table.cargo(1) == []
    assert [e["seat"] for e in table.heard("stored")][1:] == [1, 0]
    assert table.pending == CHANCE  # the next mission


@rule("DEU-7.5.4")
def test_with_a_choice_of_tasks_each_claimant_picks_his_own() -> None:
    cargo = {0: ["green", "blue", "red", "white"], 1: ["red"]}
    table = sailing("D2", ships={1: "E2"}, cargo=cargo, aboard=[6, 9], open=["m04", "m13"]).play("claim m04")
    table.play("task 1", "store cyprus").deal("m03").play("claim m03", seat=0).play("claim m03", seat=1)
    assert (table.seat, table.offered()) == (0, ["task 1", "task 2"])
    table.play("task 2")
    while table.pending != CHANCE:
        table.play(table.offered()[0])
    assert [(e["seat"], e["treasure"]) for e in table.heard("stored")] == [(0, "green"), (1, "red"), (0, "red")]


@rule("DEU-7.5.5", "DEU-11.1.3")
def test_point_cards_of_a_shared_mission_are_gained_at_the_same_moment() -> None:
    table = two_in_athens(points={0: 13, 1: 15}).play("claim m01", seat=0).play("claim m01", seat=1)
    assert table.over and table.state.standings() == [[0, 1]]
    table = two_in_athens(points={0: 12, 1: 15}).play("claim m01", seat=0).play("claim m01", seat=1)
    assert table.over and table.state.standings() == [[1], [0]]


@rule("DEU-7.5.6")
def test_no_card_is_played_in_a_reveal_window() -> None:
    table = two_in_athens(hands={1: ["song_of_orpheus"]})
    assert table.offered(1) == ["claim m01", "decline"]
    assert table.refused("play song_of_orpheus", seat=1).code == "first_finish"


@rule("DEU-7.5.7")
def test_somebody_who_declined_may_claim_later() -> None:
    table = two_in_athens().play("decline", seat=0).play("decline", seat=1)
    assert table.heard("claims_opened")[0]["seats"] == [] and table.offers("claim m01")


# -- treasures in Athens


@rule("DEU-7.6.1")
def test_each_treasure_is_unloaded_by_itself_for_a_point_card_and_goes_back() -> None:
    table = in_athens("red", "blue", open=["m05", "m13"], cities={"thera": [], "rhodes": ["green"]}).play("unload blue")
    assert table.total(0) == 1 and table.offered() == ["store thera", "store rhodes"]
    table.play("store thera")
    assert table.city("thera") == ["blue"] and table.cargo(0) == ["red"] and table.offers("unload red", "end_move")
    assert told(table.refused("unload blue")) == ("not_aboard", {"treasure": "blue"}, "DEU-7.6.1")


@rule("DEU-7.6.2")
def test_unloading_stops_the_move_and_is_possible_only_in_a_sailing_move() -> None:
    table = in_athens("red", "blue", open=["m05", "m13"]).play("unload red")
    assert table.prompt == "stopped"
    acting = scenario(ships={0: "D2"}, cargo={0: ["red"]}, aboard={0: 9}, open=["m05", "m13"])
    assert told(acting.refused("unload red")) == ("set_sail_first", {}, "DEU-5.1.1")
    assert two_in_athens().refused("unload red", seat=1).code == "first_finish"


@rule("DEU-5.2.3", "DEU-10.6.4")
def test_of_a_mission_that_is_shown_nothing_has_to_be_concluded_any_more() -> None:
    g = scenario(seats=3, missions={1: "m01"}).state
    g.set_unfit(1, 1)
    before = [int(cell) for cell in g.cells]
    show_mission(g, 1)
    changed = {at for at, cell in enumerate(g.cells) if cell != before[at]}
    assert len(changed) == 2 and (g.held(1), g.unfit(1)) == (SHOWN, 0)
