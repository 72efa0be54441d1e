"""What lies on the table is in the view: picks in progress, extra moves, the god of a battle."""

from typing import Any

from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from tests.rules import rule


def counters(table: Tabletop, seat: int | None) -> dict[str, Any]:
    return {counter["id"]: counter["value"] for counter in table.state.view(seat)["counters"]}


def zone(table: Tabletop, seat: int | None, name: str) -> dict[str, int]:
    """The pieces of a zone as a seat sees it."""
    (found,) = [z for z in table.state.view(seat)["zones"] if z["id"] == name]
    return {piece["kind"]: piece["count"] for piece in found.get("pieces", [])}


@rule("AOM-9.1.6", "AOM-9.2.3")
def test_picked_permanent_cards_lie_apart_and_only_their_player_sees_them() -> None:
    table = scenario(phase="draw_action_cards").play("pick permanent_gather", seat=0)
    assert zone(table, 0, "picked/0") == {"permanent_gather": 1}
    assert "permanent_gather" not in zone(table, 0, "pile/0") and len(zone(table, 0, "pile/0")) == 6
    assert "to_draw/0" not in counters(table, 0)
    table.play("draw 2", seat=0)
    assert counters(table, 0)["to_draw/0"] == 2
    for other in (1, None):
        assert zone(table, other, "picked/0") == {} and len(zone(table, other, "pile/0")) == 7
        assert "to_draw/0" not in counters(table, other)


@rule("AOM-9.1.6", "AOM-9.2.2")
def test_cards_picked_to_be_discarded_lie_apart_and_only_their_player_sees_them() -> None:
    hand = ["permanent_gather", "egyptian_gather_all", "egyptian_gather_all"]
    table = scenario(phase="discard_cards", cultures=["egyptian", "greek"], hands={0: hand, 1: ["permanent_build"]})
    table.play("discard egyptian_gather_all", seat=0)
    assert zone(table, 0, "picked/0") == {"egyptian_gather_all": 1}
    assert zone(table, 0, "hand/0") == {"permanent_gather": 1, "egyptian_gather_all": 1}
    (hidden,) = [z for z in table.state.view(1)["zones"] if z["id"] == "hand/0"]
    assert hidden["unseen"] == 3 and zone(table, 1, "picked/0") == {}


@rule("AOM-9.1.6", "AOM-2.4.6")
def test_everybody_sees_who_has_bought_an_extra_move() -> None:
    table = scenario(fourth=[1])
    assert [counters(table, None)[f"fourth_action/{seat}"] for seat in (0, 1)] == [0, 1]


@rule("AOM-2.4.1", "AOM-2.4.6")
def test_there_are_three_rounds_and_extra_moves_only_for_those_who_bought_one() -> None:
    table = scenario(round=3, hands={0: ["permanent_gather"], 1: ["permanent_gather"]})
    table.play("lay permanent_gather").play("lay permanent_gather")
    assert table.heard("extra_moves") == [] and counters(table, None)["round"] == 0
    cards = ["permanent_gather", "permanent_trade"]
    table = scenario(round=3, fourth=[1], hands={0: cards, 1: cards})
    table.play("lay permanent_gather").play("lay permanent_gather")
    assert table.heard("extra_moves") != [] and table.prompt == "fourth_action"
    assert counters(table, None)["round"] == 3 and table.heard("round_began") == []


@rule("AOM-9.1.6", "AOM-6.2.8")
def test_the_god_of_a_battle_and_whether_isis_has_saved_a_unit_are_seen() -> None:
    table = scenario(
        cultures=["egyptian", "greek"],
        units={0: ["spearman", "elephant"], 1: ["hoplite"]},
        resources={0: [4, 4, 4, 9]},
        card="egyptian_attack_isis",
    ).play("power")
    assert counters(table, 1)["battle_god"] == "isis"
    table.play("area city").commit(0, "spearman", "elephant").commit(1, "hoplite")
    assert counters(table, 1)["battle_god"] == "isis" and counters(table, 1)["battle_god_used"] == 0
    table.fight("spearman", "hoplite").roll(0, 2)
    assert counters(table, 1)["battle_god_used"] == 1


@rule("AOM-6.4.5")
def test_without_a_limit_the_view_names_the_units_there_are() -> None:
    table = scenario(
        cultures=["norse", "greek"],
        units={0: {"jarl": 3, "huskarl": 4}, 1: {"hoplite": 2, "toxotes": 4}},
        resources={0: [4, 4, 4, 9]},
        card="norse_attack_heimdall",
    ).play("power", "area city")
    assert (counters(table, 0)["unit_limit/0"], counters(table, 0)["unit_limit/1"]) == (7, 6)
    assert table.state.prompt(0).params["left"] == 7


@rule("AOM-3.3.6")
def test_a_discount_points_at_the_building_whose_price_it_is() -> None:
    table = scenario(buildings={0: ["quarry"]}, resources={0: [9, 9, 9, 9]}, card="permanent_build").play("build wall")
    view = table.state.view(0)
    ids = {piece["id"] for zone in view["zones"] for piece in zone.get("pieces", [])}
    discounts = [action for action in view["actions"] if action["verb"] == "discount"]
    assert discounts and all(set(action["pieces"]) == {"stock/wall"} <= ids for action in discounts)


@rule("AOM-5.3.1")
def test_a_table_fights_on_when_both_cards_are_forced_and_a_question_follows() -> None:
    table = scenario(cultures=["norse", "greek"], units={0: ["huskarl"], 1: ["medusa"]}, card="permanent_attack")
    table.play("area city").commit(1, "medusa").fight("huskarl", "medusa")
    assert table.prompt == "declare" and table.offers("berserk")


@rule("AOM-7.1.4")
def test_after_the_last_turn_the_phases_that_are_skipped_are_not_shown() -> None:
    table = scenario(round=3, victory={"the_wonder": 30}, hands={0: ["permanent_gather"], 1: ["permanent_gather"]})
    table.play("lay permanent_gather").play("lay permanent_gather")
    assert table.over and counters(table, None)["phase"] == "play_action_cards"
