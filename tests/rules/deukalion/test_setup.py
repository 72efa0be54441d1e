"""DEU-1 — Components and setup."""

from typing import Any

import pytest

import petteia
from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.game import Deukalion, Position
from petteia.games.deukalion.scenario import Tabletop, scenario
from petteia.games.deukalion.terms import ANCHOR, STYX, WATER
from tests.rules import rule
from tests.rules.deukalion.at_sea import sailing, told, why


def new_table(seats: int = 3, **options: str) -> Tabletop:
    state = Deukalion(seats, options).new()
    return Tabletop(state)


def dealt(table: Tabletop) -> Tabletop:
    """Deal the first possible outcome until somebody decides."""
    while table.pending == CHANCE:
        weights = table.state.chance()
        table.deal(next(i for i, w in enumerate(weights) if w > 0))
    return table


# -- seats


@rule("DEU-1.1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_numbered_clockwise_and_have_neighbours_round_the_table(seats: int) -> None:
    g = new_table(seats).state
    assert [g.left_of(seat) for seat in range(seats)] == [*range(1, seats), 0]
    assert [g.right_of(seat) for seat in range(seats)] == [seats - 1, *range(seats - 1)]


@rule("DEU-1.1.1")
def test_one_or_five_players_are_refused() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match="right would be 2, 3 or 4"):
            petteia.load("deukalion", seats=seats)


@rule("DEU-1.1.2")
def test_seat_0_begins_and_turns_pass_clockwise() -> None:
    table = dealt(new_table(3))
    table.play("place D1", "place D2", "place E2")
    assert [e["seat"] for e in table.heard("turn_began")] == [0]
    table = scenario(seats=3, active=1).play("end_turn")
    assert [e["seat"] for e in table.heard("turn_began")] == [2]
    assert [e["seat"] for e in scenario(seats=3, active=2).play("end_turn").heard("turn_began")] == [0]


@rule("DEU-1.1.3")
def test_each_seat_has_a_hero_a_ship_and_ten_soldiers_and_other_colours_stay_out() -> None:
    view = scenario(seats=3).state.view(None)
    heroes = [c["value"] for c in view["counters"] if c["key"] == "counter-hero"]
    assert heroes == ["deukalion", "perseus", "hercules"]
    ships = next(z for z in view["zones"] if z["id"] == "ships")["pieces"]
    assert [p["kind"] for p in ships] == [*heroes, "hydra"]
    assert [int(scenario(seats=3).state.aboard(seat)) for seat in range(3)] == [10, 10, 10]


@rule("DEU-1.1.4")
def test_table_order_ends_with_the_active_player() -> None:
    g = scenario(seats=4, active=1).state
    assert [g.in_table_order(place) for place in range(4)] == [2, 3, 0, 1]
    table = scenario(seats=4, active=1, kylix="2/1222").play("use cards").deal("pegasus", "pegasus", "trojan_horse")
    assert [e["seat"] for e in table.heard("drew")] == [2, 3, 0]


# -- the board


@rule("DEU-1.2.1", "DEU-1.2.3")
def test_the_map_has_nine_columns_and_seven_rows_and_46_fields_for_ships() -> None:
    box = scenario().game.box
    assert (box.cols, box.rows, box.fields) == (9, 7, 46)
    kinds = [int(kind) for kind in box.kind]
    assert [kinds.count(kind) for kind in (WATER, ANCHOR, STYX)] == [39, 5, 2]
    assert box.labels[0] == "A1" and box.labels[-1] == "I7"
    land = {"E1", "C1", "E4", "A4", "C4", "I2"}  # Athens, land, centre, Corinth, Salamis, Ephesus
    assert not land & set(box.labels)
    assert box.labels[box.hydra_start] == "E6" and {"E3", "F4", "E5", "D4"} <= set(box.labels)


@rule("DEU-1.2.2")
def test_fields_are_adjacent_only_along_an_edge() -> None:
    table = sailing("F3")
    assert sorted(t for t in table.offered() if t.startswith("sail ")) == ["sail E3", "sail F2", "sail F4", "sail G3"]
    assert why(table, "sail G2") == ("not_adjacent", "DEU-5.2.1")
    assert told(sailing("F5").refused("attack rhodes")) == ("not_beside_city", {"city": "rhodes"}, "DEU-10.3.1")


@rule("DEU-1.2.4")
@pytest.mark.parametrize(("start", "safe"), [("B1", "A1"), ("D3", "D2")])
def test_ships_share_anchor_and_styx_fields_without_a_fight(start: str, safe: str) -> None:
    table = sailing(start, ships={1: safe}).play(f"sail {safe}")
    assert table.ship(0) == table.ship(1) == safe
    assert table.heard("attacked_ship") == []


@rule("DEU-1.2.5")
@pytest.mark.parametrize(("hydra", "field"), [("D3", "D2"), ("B1", "A1")])
def test_the_hydra_does_not_enter_safe_fields(hydra: str, field: str) -> None:
    table = scenario(hydra=hydra).play("use hydra")
    assert told(table.refused(f"hydra {field}")) == ("not_for_the_hydra", {"field": field}, "DEU-1.2.5")


@rule("DEU-1.2.6")
@pytest.mark.parametrize("field", ["D1", "F1", "D2", "E2", "F2"])
def test_a_ship_is_in_athens_on_each_anchor_field(field: str) -> None:
    assert sailing(field, cargo={0: ["red"]}, aboard={0: 9}).offers("unload red")


@rule("DEU-1.2.6")
def test_a_ship_beside_an_anchor_field_is_not_in_athens() -> None:
    table = sailing("E3", cargo={0: ["red"]}, aboard={0: 9})
    assert told(table.refused("unload red")) == ("not_in_athens", {"field": "E3"}, "DEU-7.6.1")


@rule("DEU-1.2.7")
def test_eight_cities_have_fifteen_slots_and_none_holds_more_than_it_has() -> None:
    box = scenario().game.box
    assert box.cities == 8 and sum(box.slots) == 15 and set(box.slots) <= {1, 2, 3}
    table = sailing("D2", cargo={0: ["red", "blue"]}, aboard={0: 8}, cities={"thera": [], "rhodes": ["green"]})
    table.play("unload red")
    assert table.offered() == ["store thera", "store rhodes"]
    assert told(table.refused("store crete")) == ("city_is_full", {"city": "crete", "slots": 2}, "DEU-1.2.7")


@rule("DEU-1.2.8")
def test_four_settlements_have_a_value_and_a_garrison_of_one_or_two() -> None:
    box = scenario().game.box
    assert box.settlement_ids == ["ephesus", "salamis", "argos", "lindos"]
    assert [int(n) for n in box.garrison] == [1, 1, 2, 2] and all(v > 0 for v in box.settlement_value)


@rule("DEU-1.2.9")
def test_the_underworld_shows_how_many_soldiers_of_each_colour_it_holds() -> None:
    zones = {z["id"]: z for z in scenario(seats=3, below={0: 10, 2: 4}).state.view(1)["zones"]}
    assert [(p["marks"]["seat"], p["count"]) for p in zones["underworld"]["pieces"]] == [(0, 10), (2, 4)]


# -- the ship plan


@rule("DEU-1.3.1")
def test_ten_spaces_are_shared_by_soldiers_and_treasures() -> None:
    g = scenario(aboard={0: 7}, cargo={0: ["red", "blue"]}).state
    assert (g.box.spaces, g.room(0)) == (10, 1)


@rule("DEU-1.3.2", "DEU-10.1.8")
def test_thrown_soldiers_fill_their_spaces_until_the_fallen_are_removed() -> None:
    things: dict[str, Any] = {"aboard": {0: 8}, "cargo": {0: ["red", "green"]}, "hands": {0: ["rage_of_ares"]}}
    table = sailing("G3", **things).play("attack rhodes").deal("2/2/4")
    assert (table.state.room(0), table.aboard(0)) == (0, 8)
    table.play("pass")
    assert (table.state.room(0), table.aboard(0), table.below(0)) == (4, 4, 6)


@rule("DEU-1.3.3")
def test_without_a_free_space_a_soldier_makes_room_for_a_treasure() -> None:
    table = sailing("G3", aboard={0: 10}).play("attack rhodes").deal("10/0/0").play("take blue")
    assert (table.aboard(0), table.below(0), table.cargo(0)) == (9, 1, ["blue"])
    assert len(table.heard("sacrificed")) == 1


@rule("DEU-1.3.3")
def test_with_a_free_space_no_soldier_goes_down() -> None:
    table = sailing("G3", aboard={0: 9}).play("attack rhodes").deal("9/0/0").play("take blue")
    assert (table.aboard(0), table.below(0)) == (9, 1) and not table.heard("sacrificed")


@rule("DEU-1.3.3")
def test_without_a_space_and_without_a_soldier_a_treasure_cannot_be_taken() -> None:
    full = ["red"] * 3 + ["green"] * 3 + ["blue"] * 3 + ["yellow"]
    table = sailing("G3", aboard={0: 0}, cargo={0: full}, cities={"rhodes": ["white"]}, hands={0: ["trojan_horse"]})
    assert why(table, "play trojan_horse") == ("no_room_for_treasure", "DEU-1.3.3")


# -- setup


@rule("DEU-1.4.1")
def test_fifteen_treasures_are_put_at_random_on_the_slots() -> None:
    table = new_table()
    assert [int(w) for w in table.state.chance()] == [3, 3, 3, 3, 3]
    table.deal("red", "red", "red")
    assert [int(w) for w in table.state.chance()] == [0, 3, 3, 3, 3]
    assert table.city("corinth") == ["red", "red"] and table.city("mycenae") == ["red"]
    dealt(table)
    g = table.state
    assert [int(g.stored(city)) for city in range(8)] == [int(n) for n in g.box.slots]


@rule("DEU-1.4.2")
def test_hydra_point_cards_and_soldiers_are_in_their_places() -> None:
    table = new_table(4)
    assert (table.hydra, table.supply) == ("E6", 14)
    assert [table.aboard(seat) for seat in range(4)] == [10] * 4


@rule("DEU-1.4.3", "DEU-1.4.5")
def test_three_cards_each_are_dealt_from_thirty_and_a_mission_each() -> None:
    table = new_table(2)
    assert sum(int(n) for n in table.game.box.card_count) == 30
    dealt(table)
    assert [len(table.hand(seat)) for seat in range(2)] == [3, 3]
    assert int(table.state.deck_size()) == 24
    missions = [table.state.hand_mission(seat) for seat in range(2)]
    assert len(set(missions)) == 2 and min(missions) >= 0
    assert "card" in table.heard("drew", 0)[0] and "card" not in table.heard("drew", 1)[0]
    assert "mission" in table.heard("mission_dealt", 1)[1] and "mission" not in table.heard("mission_dealt", 0)[1]


@rule("DEU-1.4.4")
def test_two_missions_lie_open_and_nobody_is_asked_about_them() -> None:
    table = dealt(new_table(2))
    assert len(table.heard("mission_opened")) == 2 and len(table.open_missions()) == 2
    assert table.state.loose() == 16 - 2 - 2
    assert table.prompt == "place_ship"


@rule("DEU-1.4.6")
def test_ships_are_placed_on_free_anchor_fields_in_seat_order() -> None:
    table = dealt(new_table(4))
    for seat, field in enumerate(("E2", "D1", "F2", "F1")):
        assert table.seat == seat and len(table.offered()) == 5 - seat
        table.play(f"place {field}")
        if seat < 3:
            assert why(table, f"place {field}") == ("field_is_taken", "DEU-1.4.6")
            assert why(table, "place E3") == ("not_an_anchor_field", "DEU-1.4.6")
    assert [table.ship(seat) for seat in range(4)] == ["E2", "D1", "F2", "F1"]


@rule("DEU-1.4.7")
def test_the_same_outcomes_and_decisions_lead_to_the_same_position() -> None:
    def played() -> Position:
        table = dealt(new_table(2)).play("place D2", "place F2").deal("3/2131").all_pass()
        return table.play("set_sail", "sail F3", "end_move").state

    assert played().digest() == played().digest()
