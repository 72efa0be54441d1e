"""DEU-5 — Sailing: moves, steps, forced stops and stop actions."""

from typing import Any

import pytest

from petteia.engine.packing import Unreadable
from petteia.engine.positions import audited
from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.box import FACES
from petteia.games.deukalion.scenario import scenario
from tests.rules import rule
from tests.rules.deukalion.at_sea import on_the_hydra, part, sailing, ship_fight, told, why


def steps(texts: list[str]) -> list[str]:
    return [text.split()[1] for text in texts if text.startswith("sail ")]


@rule("DEU-5.1.1")
def test_a_sailing_move_comes_from_the_kylix_a_part_or_the_sandals_and_moves_the_own_ship() -> None:
    table = scenario(ships={0: "F3", 1: "F5"}, hands={0: ["winged_sandals"]})
    assert told(table.refused("sail F4")) == ("set_sail_first", {}, "DEU-5.1.1")
    table.play("use sail", "sail F4", "play winged_sandals")
    assert [e["fields"] for e in table.heard("set_sail")] == [2, 2]
    assert (table.ship(0), table.ship(1)) == ("F4", "F5")
    table = part(ships={0: "F3", 1: "F5"}).play("set_sail", "sail F6")
    assert (table.ship(0), table.ship(1)) == ("F3", "F6")


@rule("DEU-5.1.2")
def test_the_allowance_is_the_die_plus_pegasus_plus_two_for_each_wind() -> None:
    hands = {0: ["wind_of_aeolus", "wind_of_aeolus"]}
    table = sailing("B3", 1, front={0: ["pegasus"]}, hands=hands)
    assert table.heard("set_sail")[0]["fields"] == 2
    table.play("play wind_of_aeolus", "play wind_of_aeolus")
    assert table.state.prompt(0).params == {"left": 6}


@rule("DEU-5.1.2")
def test_a_move_of_no_fields_still_permits_stop_actions() -> None:
    assert sailing("H2").play("found ephesus").holder("ephesus") == 0


@rule("DEU-5.1.3")
def test_a_stopped_ship_makes_no_further_step() -> None:
    table = sailing("H2", 3, hands={0: ["pegasus"]}).play("found ephesus")
    assert table.prompt == "stopped" and steps(table.offered()) == []
    assert told(table.refused("sail H1")) == ("move_is_stopped", {}, "DEU-5.1.3")


@rule("DEU-5.1.4")
def test_the_mover_picks_from_one_list_of_steps_stop_actions_cards_and_the_end() -> None:
    hands = {0: ["wind_of_aeolus", "trojan_horse"]}
    table = sailing("G3", 2, hands=hands)
    assert table.offered() == [
        "sail G2", "sail F3", "sail H3", "attack rhodes", "play wind_of_aeolus", "play trojan_horse", "end_move",
    ]  # fmt: skip


@rule("DEU-5.2.1")
def test_a_step_leads_to_an_adjacent_field_and_a_field_may_be_visited_again() -> None:
    table = sailing("B3", 3).play("sail C3", "sail B3", "sail C3")
    assert table.ship(0) == "C3"
    assert told(sailing("B3").refused("sail B5")) == ("not_adjacent", {"field": "B5", "here": "B3"}, "DEU-5.2.1")


@rule("DEU-5.2.2")
def test_the_hydras_field_is_entered_only_with_a_licence() -> None:
    table = sailing("E5", open=["m01", "m02"], missions={1: "m11"})
    assert told(table.refused("sail E6")) == ("no_licence", {"field": "E6"}, "DEU-5.2.2")
    assert sailing("E5", open=["m01", "m12"]).offers("sail E6")
    assert sailing("E5", open=["m01", "m02"], missions={0: "m13"}).offers("sail E6")
    assert not sailing("E5", open=["m01", "m02"], missions={0: "m16"}).offers("sail E6")


@rule("DEU-5.2.3")
def test_a_hand_mission_that_is_the_only_licence_is_shown_and_stays() -> None:
    table = sailing("E5", open=["m01", "m02"], missions={0: "m13"}).play("sail E6")
    assert table.heard("mission_shown", 1) == [{"event": "mission_shown", "seat": 0, "mission": "m13"}]
    table.deal("0/0/10").play("put D4")
    zone = next(z for z in table.state.view(1)["zones"] if z["id"] == "mission/0")
    assert zone["pieces"][0]["kind"] == "m13" and zone["pieces"][0]["marks"] == {"shown": 1}


@rule("DEU-5.2.3")
def test_with_an_open_licence_the_hand_mission_stays_secret() -> None:
    table = sailing("E5", open=["m01", "m12"], missions={0: "m13"}).play("sail E6")
    assert table.heard("mission_shown") == []


@rule("DEU-5.2.4")
def test_a_ship_without_soldiers_enters_neither_the_hydras_field_nor_one_with_a_ship() -> None:
    things: dict[str, Any] = {"aboard": {0: 0}, "open": ["m11", "m01"], "ships": {1: "F5"}}
    table = sailing("E5", **things)
    for field in ("E6", "F5"):
        assert told(table.refused(f"sail {field}")) == ("no_soldiers_aboard", {"field": field}, "DEU-5.2.4")
    assert sailing("D3", aboard={0: 0}, ships={1: "D2"}).offers("sail D2")


@rule("DEU-5.2.5")
def test_entering_a_field_with_a_ship_stops_the_move_and_starts_a_fight() -> None:
    table = sailing("H5", 3, ships={1: "H6"}, settlements={"lindos": 1}).play("sail H6")
    assert table.heard("attacked_ship") == [{"event": "attacked_ship", "seat": 0, "defender": 1}]
    table.deal("10/0/0", "0/0/8").play("put H3")
    assert table.heard("move_ended") and table.ship(0) == "H6"


@rule("DEU-5.2.6")
def test_on_the_hydras_field_the_hydra_is_fought_even_beside_a_ship() -> None:
    table = on_the_hydra(ships={1: "E6"})
    assert table.heard("attacked_hydra") and not table.heard("attacked_ship")
    assert table.pending == CHANCE


@rule("DEU-5.2.7")
def test_entering_a_styx_field_stops_the_move() -> None:
    table = sailing("B1", 3, hands={0: ["pegasus"]}).play("sail A1")
    assert table.prompt == "stopped"


@rule("DEU-5.2.8")
def test_ships_on_anchor_fields_do_not_stop_a_ship() -> None:
    table = sailing("D3", 3, ships={1: "D2"}).play("sail D2")
    assert "D1" in steps(table.offered()) and table.prompt == "sailing"


@rule("DEU-5.2.9")
def test_no_fight_arises_from_staying_beside_or_leaving_a_ship_or_the_hydra() -> None:
    table = sailing("F5", ships={1: "F5"}, hydra="F5").play("sail F4")
    assert not table.heard("attacked_ship") and not table.heard("attacked_hydra")
    table = sailing("F5", ships={1: "F5"}, hands={0: ["pegasus"]}).play("end_move")
    assert not table.heard("attacked_ship")


@rule("DEU-5.2.10")
def test_nobody_is_asked_between_two_steps_of_a_ship_or_the_hydra() -> None:
    hands = {1: ["trident_of_poseidon", "pegasus"]}
    table = sailing("F3", 3, hands=hands).play("sail F4")
    assert table.pending == (0,)
    table = scenario(kylix="2/2223", hands=hands).play("use hydra", "hydra F6")
    assert table.pending == (0,)


# -- stop actions


@rule("DEU-5.3.1")
@pytest.mark.parametrize(("field", "text", "things"), [
    ("G3", "attack rhodes", {}),
    ("H2", "attack ephesus", {"settlements": {"ephesus": 1}}),
    ("G3", "play trojan_horse", {"hands": {0: ["trojan_horse", "pegasus"]}}),
    ("H2", "found ephesus", {}),
    ("D2", "claim m01", {"cargo": {0: ["red", "red"]}, "aboard": {0: 8}}),
    ("D2", "unload red", {"cargo": {0: ["red", "red"]}, "aboard": {0: 8}}),
])  # fmt: skip
def test_the_first_stop_action_stops_the_move_also_a_failed_attack(
    field: str, text: str, things: dict[str, object]
) -> None:
    keep = {"hands": {0: ["pegasus", "pegasus"]}, **things}
    table = sailing(field, 3, **keep).play(text)
    while table.pending == CHANCE:
        table.deal("0/0/10" if "attack" in text else "m05")
    while table.prompt not in ("stopped", "sailing"):
        table.play(table.offered()[-1])
    assert table.prompt == "stopped" and steps(table.offered()) == []


@rule("DEU-5.3.2")
def test_a_move_has_at_most_one_attack_won_or_lost() -> None:
    table = sailing("H4", hands={0: ["trojan_horse"]}).play("attack rhodes").deal("0/1/9").play("pass")
    assert told(table.refused("attack halicarnassus")) == ("attacked_already", {}, "DEU-5.3.2")
    assert why(table, "play trojan_horse") == ("attacked_already", "DEU-5.3.2")
    table = sailing("H4", hands={0: ["trojan_horse", "pegasus"]}).play("play trojan_horse", "raid rhodes", "take blue")
    assert why(table, "attack halicarnassus") == ("attacked_already", "DEU-5.3.2")
    table = sailing("H3", ships={1: "H4"}, cargo={1: ["red"]}, aboard={1: 9}, hands={0: ["trojan_horse"]})
    table.play("sail H4").deal("10/0/0", "0/0/9").play("pass", "take red")
    assert why(table, "attack rhodes") == ("attacked_already", "DEU-5.3.2")


@rule("DEU-5.3.3", "DEU-9.1.3")
def test_founding_and_claims_come_before_or_after_an_attack() -> None:
    table = sailing("B6", ships={1: "B5"}, cargo={1: ["red"]}, aboard={1: 9}, hands={0: ["pegasus"]})
    table.play("found argos")
    assert table.holder("argos") == 0 and table.heard("threw") == [] and table.prompt == "stopped"
    before = sailing("I5", missions={0: "m13"}).play("claim m13", "attack halicarnassus").deal("10/0/0")
    assert before.prompt == "loot_city"
    things: dict[str, Any] = {"cities": {"rhodes": ["red", "red"]}, "missions": {0: "m12"}}
    things["hands"] = {0: ["pegasus", "pegasus", "trojan_horse"]}
    after = sailing("H4", open=["m01", "m02"], **things).play("attack rhodes").deal("10/0/0").play("take red")
    assert after.offers("claim m12")


@rule("DEU-5.3.3")
def test_after_a_won_ship_fight_the_mover_may_still_act_where_he_is() -> None:
    table = sailing("H4", ships={1: "H5"}, cargo={1: ["red"]}, aboard={1: 9}, open=["m01", "m02"])
    table.play("sail H5").deal("10/0/0", "0/0/9").play("take red")
    assert table.prompt == "stopped" and table.play("found lindos").holder("lindos") == 0


@rule("DEU-5.3.4")
def test_a_displaced_mover_has_only_cards_and_the_end_of_the_move() -> None:
    table = ship_fight(2, 10, hands={0: ["pegasus", "winged_sandals"]}, ships={0: "G6"})
    table.play("pass").deal("0/0/2", "10/0/0").play("pass")
    assert table.seat == 1
    table.play("put H3")
    assert (table.seat, table.prompt) == (0, "displaced")
    assert table.offered() == ["play pegasus", "play winged_sandals", "end_move"]
    assert told(table.refused("found ephesus")) == ("ship_was_displaced", {}, "DEU-5.3.4")


@rule("DEU-5.3.5")
def test_a_move_ends_by_itself_only_if_everybody_can_see_that_nothing_else_is_possible() -> None:
    nothing = sailing("B3", 1).play("sail B2")
    assert nothing.heard("move_ended") and nothing.prompt == "act"
    card = sailing("B3", 1, hands={0: ["rage_of_ares"]}).play("sail B2")
    assert card.offered() == ["end_move"] and card.pending == (0,)
    # A secret mission that could ask for Cyprus with nine soldiers: he is asked though he holds another.
    empty: dict[str, Any] = {"cities": {"cyprus": []}, "cargo": {1: ["red", "red"]}, "aboard": {1: 8}}
    empty["open"] = ["m01", "m03"]
    asked = sailing("H5", 1, missions={0: "m02"}, **empty).play("sail H6")
    assert asked.offered() == ["end_move"] and asked.pending == (0,)
    assert sailing("H5", 1, missions={0: "m02"}, shown=[0], **empty).play("sail H6").heard("move_ended")
    assert sailing("H5", 1, missions={0: "m02"}, removed=["m07"], **empty).play("sail H6").heard("move_ended")


@rule("DEU-5.3.5")
def test_a_turn_ends_by_itself_under_the_same_condition() -> None:
    used = ["soldiers", "sail", "hydra"]
    assert scenario(used=used).heard("turn_ended")
    assert scenario(used=used, hands={0: ["rage_of_ares"]}).offered() == ["end_turn"]
    lying = scenario(used=used, ships={0: "H6"}, missions={0: "m02"}, open=["m01", "m03"])
    assert lying.offered() == ["end_turn"] and not lying.heard("turn_ended")


@rule("DEU-5.3.5")
def test_the_cards_action_is_not_used_by_itself_while_a_card_might_be_played() -> None:
    used = ["soldiers", "sail", "hydra"]
    assert scenario(used=used, kylix="2/1222", hands={0: ["rage_of_ares"]}).offered() == ["use cards"]
    assert scenario(used=used, kylix="2/1222").heard("cards_used")


@rule("DEU-5.3.5", "DEU-5.2.2")
@pytest.mark.parametrize(("things", "asked"), [
    ({"missions": {0: "m01"}}, True), ({"missions": {0: "m01"}, "shown": [0]}, False), ({}, False),
    ({"missions": {0: "m01"}, "open": ["m13", "m02"]}, False),
])  # fmt: skip
def test_where_only_the_hydra_is_left_a_move_ends_by_itself_unless_a_secret_mission_could_ask_for_it(
    things: dict[str, Any], asked: bool
) -> None:
    table = sailing("I7", hydra="I6", aboard={0: 0}, **{"open": ["m03", "m02"], **things})
    assert (table.offered() == ["end_move"]) == asked


@rule("DEU-5.1.2")
def test_a_move_from_outside_is_no_longer_than_dice_and_all_cards_grant() -> None:
    table = sailing("I7")
    state, move = table.state, table.state.stack[-1]
    move.left = FACES + int(state.box.granted())
    audited(table.game, [int(x) for x in state.pack()])
    move.left += 1
    with pytest.raises(Unreadable, match="sails further than dice and cards let it"):
        audited(table.game, [int(x) for x in state.pack()])
