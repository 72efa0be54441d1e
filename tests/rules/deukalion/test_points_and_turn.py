"""DEU-2, DEU-3 — Winning and points, and the course of a turn."""

from typing import Any

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.scenario import scenario
from petteia.games.deukalion.terms import PHASES
from tests.rules import rule
from tests.rules.deukalion.at_sea import hydra_comes, part, sailing, ship_fight, told, why

# -- points


@rule("DEU-2.1.1")
@pytest.mark.parametrize(("seats", "goal"), [(2, 16), (3, 14), (4, 12)])
def test_the_winning_number_depends_on_the_players(seats: int, goal: int) -> None:
    short = sailing("H2", seats=seats, points={0: goal - 2}).play("found ephesus")
    assert not short.over and short.total(0) == goal - 1
    assert sailing("H2", seats=seats, points={0: goal - 1}).play("found ephesus").over


@rule("DEU-2.1.2", "DEU-2.3.4")
def test_a_total_counts_missions_point_cards_and_garrisons_and_nothing_else() -> None:
    table = scenario(
        done={0: ["m01", "m14"]}, points={0: 3}, settlements={"argos": 0, "ephesus": 0}, cargo={0: ["red"]},
        aboard={0: 5}, hands={0: ["pegasus"]}, missions={0: "m16"},
    )  # fmt: skip
    assert table.total(0) == 2 + 4 + 3 + 2 + 1
    view = table.state.view(1)
    assert {c["id"]: c["value"] for c in view["counters"]}["total/0"] == 12


@rule("DEU-2.2.1", "DEU-7.1.1")
@pytest.mark.parametrize(("mission", "points"), [("m01", 2), ("m13", 3), ("m16", 4)])
def test_a_completed_mission_lies_before_its_player_and_pays_its_value(mission: str, points: int) -> None:
    if mission == "m13":
        table = sailing("I5", missions={0: mission}).play(f"claim {mission}")
    else:
        table = sailing("D2", missions={0: mission}, cargo={0: ["red", "red"]}, aboard={0: 8}).play(f"claim {mission}")
    assert table.done(0) == [mission] and table.total(0) == points
    assert table.heard("mission_done")[0]["points"] == points


@rule("DEU-2.2.2")
def test_a_settlement_is_worth_its_garrison_until_it_is_lost() -> None:
    table = sailing("H5", settlements={"lindos": 1})
    assert table.total(1) == 2
    table.play("attack lindos").deal("10/0/0")
    assert (table.total(0), table.total(1)) == (2, 0)


@rule("DEU-2.2.3")
def test_beating_the_hydra_is_worth_a_mission_or_else_a_point_card() -> None:
    table = hydra_comes().deal("10/0/0")
    assert table.total(1) == 1 and table.point_cards(1) == {"hydra": 1}
    table = hydra_comes(open=["m12", "m01"]).deal("10/0/0").deal("m03")
    assert table.total(1) == 3 and table.done(1) == ["m12"] and table.point_cards(1) == {}


@rule("DEU-2.2.4", "DEU-6.3.7")
@pytest.mark.parametrize(("seats", "points"), [(2, 1), (3, 2), (4, 2)])
def test_the_majority_at_the_styx_is_worth_point_cards(seats: int, points: int) -> None:
    table = sailing("B1", seats=seats, below={0: 4, 1: 3}).play("sail A1", "recover")
    assert table.point_cards(0) == {"styx": points}


@rule("DEU-2.2.5")
def test_each_treasure_unloaded_in_athens_without_a_mission_is_worth_a_point_card() -> None:
    table = sailing("D2", cargo={0: ["red", "white"]}, aboard={0: 8}, open=["m14", "m13"])
    table.play("unload red", "unload white")
    assert table.point_cards(0) == {"deliveries": 2}


@rule("DEU-2.3.1")
def test_settlement_points_count_at_once_also_for_winning() -> None:
    table = sailing("H2", points={0: 15}).play("found ephesus")
    assert table.over and table.state.standings() == [[0], [1]]


@rule("DEU-2.3.2")
def test_missions_and_point_cards_stay_when_a_fight_is_lost() -> None:
    table = ship_fight(3, 10, points={0: 2, 1: 1}, done={0: ["m05"]}).deal("0/0/3", "10/0/0")
    assert table.total(0) == 4 and table.total(1) == 1


@rule("DEU-2.3.3")
def test_used_up_point_cards_are_replaced_by_substitutes() -> None:
    table = sailing("B1", seats=3, points={1: 13}, below={0: 4}).play("sail A1", "recover")
    assert table.supply == 0 and table.total(0) == 2


# -- the course of a turn


@rule("DEU-3.1.1")
def test_a_turn_runs_from_the_roll_to_the_actions_and_on_to_the_left_neighbour() -> None:
    table = scenario(seats=3, phase="roll", hands={0: ["pegasus"], 1: ["pegasus"]})
    asked: list[tuple[str, tuple[int, ...]]] = []
    assert table.pending == CHANCE
    table.deal("2/1222")
    for texts in (("pass", "pass"), ("pass",), ("pass",), ("turn 1",), ("pass",), ("end_turn",)):
        asked.append((table.prompt, table.pending))
        for text in texts:
            table.play(text, seat=table.pending[0])
    assert asked == [
        ("after_roll", (0, 1)), ("other_part", (1,)), ("other_part", (2,)), ("place_kylix", (0,)),
        ("after_placing", (1,)), ("act", (0,)),
    ]  # fmt: skip
    assert table.state.active() == 1 and table.pending == CHANCE


@rule("DEU-3.1.2")
def test_what_a_choice_sets_off_is_finished_before_the_move_goes_on() -> None:
    table = ship_fight(settlements={}, hands={0: ["song_of_orpheus"]}).deal("10/0/0", "0/0/10").play("pass")
    assert table.prompt == "displace_ship"
    assert table.refused("end_move").code == "first_finish"
    table.play("put H3")
    assert table.prompt == "stopped"


@rule("DEU-3.1.3")
def test_only_windows_for_all_and_reveals_are_put_to_several_at_once() -> None:
    hands = {0: ["pegasus"], 1: ["pegasus"]}
    assert scenario(phase="after_roll", hands=hands).pending == (0, 1)
    table = ship_fight(9, 9, hands=hands)
    assert table.pending == (1,)
    table.play("pass")
    assert table.pending == (0,)
    cargo = {0: ["red", "green"], 1: ["red"]}
    table = sailing("D2", ships={1: "E2"}, cargo=cargo, aboard=[8, 9], open=["m04", "m13"], pile=["m01"])
    table.play("claim m04").deal("m01")
    assert table.pending == (0, 1)


@rule("DEU-3.1.4")
def test_a_clock_that_runs_out_takes_the_default_of_the_catalogue() -> None:
    def default(table: object) -> str:
        state = table.state  # type: ignore[attr-defined]
        return str(state.game.actions.text(int(state.default(state.pending()[0]))))

    assert default(scenario(phase="after_roll", hands={0: ["pegasus"]})) == "pass"
    assert default(part()) == "pass"
    assert default(part(below={1: 5}).play("recover")) == "bring 2"
    assert default(sailing("G3")) == "end_move"
    assert default(scenario(phase="place_kylix")) == "turn 0"
    assert default(scenario(kylix="2/1222")) == "use cards"
    assert default(scenario()) == "end_turn"
    assert default(scenario().play("use hydra")) == "stop"
    assert default(sailing("G3").play("attack rhodes").deal("10/0/0")) == "take blue"
    assert default(ship_fight(cargo={1: ["red"]}, aboard={1: 9}).deal("10/0/0", "0/0/9")) == "displace"
    assert default(sailing("B1", below={0: 2}).play("sail A1")) == "recover"
    assert default(hydra_comes(1).deal("0/0/1")) == "put F3"


@rule("DEU-3.2.1")
def test_the_roll_is_seen_by_all_and_then_everybody_with_cards_is_asked() -> None:
    table = scenario(seats=3, phase="roll", hands=[["pegasus"], [], ["trojan_horse"]]).deal("3/1213")
    told_all = [table.heard("kylix_rolled", seat) for seat in (-1, 0, 2)]
    assert told_all == [[{"event": "kylix_rolled", "seat": 0, "centre": 3, "around": [1, 2, 1, 3]}]] * 3
    assert (table.pending, table.prompt) == ((0, 2), "after_roll")


# -- the parts of the others


@rule("DEU-3.3.1")
def test_the_others_take_their_parts_clockwise_one_after_the_other() -> None:
    table = scenario(seats=4, active=2, phase="others")
    seats = []
    for _ in range(3):
        seats.append(table.seat)
        table.play("set_sail", "end_move")
    assert seats == [3, 0, 1] and table.prompt == "place_kylix"


@rule("DEU-3.3.2")
def test_a_player_who_is_not_active_sails_recovers_passes_or_plays_a_card_and_is_asked_again() -> None:
    table = part(below={1: 2}, hands={1: ["pegasus", "rage_of_ares"]})
    assert table.offered() == ["set_sail", "play pegasus", "recover", "pass"]
    table.play("play pegasus")
    assert (table.seat, table.offered()) == (1, ["set_sail", "recover", "pass"])


@rule("DEU-3.3.3", "DEU-4.1.3")
def test_the_centre_die_is_the_allowance_and_all_stop_actions_are_there() -> None:
    table = part(fields=2, ships={1: "F2"}, kylix="2/3313").play("set_sail", "sail G2", "sail H2")
    assert not any(text.startswith("sail ") for text in table.offered())
    assert table.offers("found ephesus")
    assert part(ships={1: "G3"}).play("set_sail").offers("attack rhodes")
    assert part(ships={1: "D2"}, cargo={1: ["red"]}, aboard={1: 9}).play("set_sail").offers("unload red", "claim m01")


@rule("DEU-3.3.4")
@pytest.mark.parametrize(("below", "cargo", "front", "most"), [
    (5, [], [], 2), (1, [], [], 1), (5, ["red"] * 3 + ["blue"], [], 1), (5, [], ["favour_of_hades"], 3),
])  # fmt: skip
def test_instead_of_sailing_up_to_two_soldiers_come_back(
    below: int, cargo: list[str], front: list[str], most: int
) -> None:
    table = part(below={1: below}, cargo={1: cargo}, front={1: front}).play("recover")
    if most > 1:
        assert table.offered() == [f"bring {n}" for n in range(1, most + 1)]
        table.play(f"bring {most}")
    assert table.aboard(1) == 10 - below + most


@rule("DEU-3.3.4")
def test_without_soldiers_below_or_room_there_is_nothing_to_recover() -> None:
    assert why(part(), "recover") == ("nobody_below", "DEU-3.3.4")
    full = part(below={1: 2}, cargo={1: ["red", "blue"]})
    assert told(full.refused("recover")) == ("no_room", {"spaces": 10, "treasures": 2}, "DEU-4.3.3")


@rule("DEU-3.3.5", "DEU-3.3.6")
def test_somebody_who_recovers_or_passes_does_nothing_more_in_his_part() -> None:
    for text in ("recover", "pass"):
        table = part(below={1: 1}, ships={1: "G3"}, hands={1: ["winged_sandals"]}).play(text)
        assert (table.prompt, table.seat) == ("place_kylix", 0)
        assert table.heard("set_sail") == []


@rule("DEU-3.3.7")
def test_the_active_players_ship_may_be_attacked_and_he_defends() -> None:
    table = part(ships={0: "H6", 1: "H5"}).play("set_sail", "sail H6")
    assert table.heard("attacked_ship")[0]["defender"] == 0
    table.deal("0/0/10", "10/0/0")
    assert table.heard("won_against_ship")[0]["seat"] == 0


# -- placing the Kylix and acting


@rule("DEU-3.4.1")
def test_all_four_orientations_are_offered_even_if_they_are_alike_and_none_can_be_changed_later() -> None:
    table = scenario(phase="place_kylix", kylix="1/2222")
    assert table.offered() == ["turn 0", "turn 1", "turn 2", "turn 3"]
    table.play("turn 3")
    assert told(table.refused("turn 0")) == (
        "in_another_phase", {"phase": PHASES[4], "now": PHASES[6]}, "DEU-3.4.1",
    )  # fmt: skip


@rule("DEU-3.4.2")
def test_after_placing_only_the_others_are_asked() -> None:
    table = scenario(seats=3, phase="place_kylix", hands=[["pegasus"], ["pegasus"], ["trojan_horse"]]).play("turn 0")
    assert (table.pending, table.prompt) == ((1, 2), "after_placing")


@rule("DEU-3.5.1")
def test_the_active_player_is_asked_again_until_he_ends_the_turn() -> None:
    things: dict[str, Any] = {"ships": {0: "D2"}, "cargo": {0: ["red"]}, "aboard": {0: 7}, "hands": {0: ["pegasus"]}}
    table = scenario(kylix="2/1222", **things)
    assert table.offered() == [
        "use cards", "use soldiers", "use sail", "use hydra", "claim m01", "play pegasus",
    ]  # fmt: skip
    table.play("play pegasus", "use sail", "end_move")
    assert table.offered() == ["use cards", "use soldiers", "use hydra", "claim m01"]


@rule("DEU-3.5.2")
def test_each_action_is_used_at_most_once_in_any_order_and_no_more_than_its_die() -> None:
    table = scenario(kylix="2/2232", below={0: 5}).play("use soldiers", "bring 1", "use sail", "end_move")
    assert told(table.refused("use sail")) == ("used_already", {"kylix": "sail"}, "DEU-3.5.2")
    assert told(table.refused("use soldiers"))[0] == "used_already"
    assert table.offers("use hydra", "end_turn")


@rule("DEU-3.5.3")
def test_a_sailing_move_cannot_be_split_around_a_hydra_move() -> None:
    table = sailing("F3").play("sail F4")
    assert told(table.refused("use hydra")) == ("first_finish", {"prompt": "sailing"}, "DEU-3.5.1")


@rule("DEU-3.5.4")
def test_the_turn_ends_only_after_the_cards_action_which_a_2_does_by_itself() -> None:
    table = scenario(kylix="2/1222")
    assert told(table.refused("end_turn")) == ("cards_action_first", {"die": 1}, "DEU-3.5.4")
    assert table.play("use cards").deal("pegasus").offers("end_turn")
    assert scenario(phase="place_kylix").play("turn 0").offers("end_turn")


@rule("DEU-3.5.5")
def test_ending_the_turn_hands_the_kylix_on_for_a_new_roll() -> None:
    table = scenario(turn=4).play("end_turn")
    assert table.heard("turn_began") == [{"event": "turn_began", "turn": 5, "seat": 1}]
    assert table.pending == CHANCE and len(table.state.chance()) == 243
