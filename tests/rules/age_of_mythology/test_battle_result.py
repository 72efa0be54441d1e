"""AOM-5.6 and AOM-5.7 — The result of an encounter, the end of a battle and its rewards."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, meet, told, won_by


def victory(area: str, **things: Any) -> Any:
    """A Hoplite has won an attack on an Egyptian's area."""
    things = {"attackers": ["hoplite"], "defenders": ["spearman"], **things}
    table = attack(things.pop("attackers"), things.pop("defenders"), area, **things)
    first = next(iter(table.in_battle(0)))
    return meet(table, first, next(iter(table.in_battle(1)))).roll(1, 0)


# -- AOM-5.6


@rule("AOM-5.6.1", "AOM-3.4.7")
def test_the_losing_unit_leaves_the_battle_for_its_owners_supply() -> None:
    table = meet(attack(["hoplite", "toxotes"], ["spearman", "mummy"]), "hoplite", "spearman").roll(1, 0)
    assert (table.in_battle(0), table.in_battle(1)) == ({"toxotes": 1, "hoplite": 1}, {"mummy": 1})
    assert (table.units(1), table.supply(1)["spearman"]) == ({}, 8)
    table = meet(attack(["hoplite", "toxotes"], ["spearman", "mummy"]), "hoplite", "spearman").roll(0, 1)
    assert (table.in_battle(0), table.supply(0)["hoplite"]) == ({"toxotes": 1}, 8)


@rule("AOM-5.6.2")
def test_gains_come_first_then_the_rescue_then_the_end() -> None:
    table = attack(
        ["valkyrie"], ["phoenix", "priest"], resources={0: [0, 0, 0, 18], 1: [0, 0, 0, 2]}, bank={"favor": 0}
    )
    meet(table, "valkyrie", "phoenix").roll(1, 0)
    assert table.heard("favor_earned") == [{"event": "favor_earned", "seat": 0, "favor": 0}], "nothing in the bank yet"
    table.play("rescue")
    assert (table.cubes(0)["favor"], table.bank()["favor"]) == (18, 2)


@rule("AOM-5.6.2")
def test_the_rescue_comes_before_the_rout_and_the_rout_before_a_reinforcement() -> None:
    table = attack(["heroic_greek_hero"], ["son_of_osiris", "priest"])
    meet(table, "heroic_greek_hero", "son_of_osiris").roll(1, 0)
    assert (table.prompt, won_by(table)) == ("rescue", -1)
    table.play("rescue")
    assert won_by(table) == 0
    assert table.units(1) == {"priest": 1, "son_of_osiris": 1}
    kinds = [event.kind.name for event in table.events]
    assert kinds.index("rescued") < kinds.index("routed") < kinds.index("battle_won")


@rule("AOM-5.6.2", "AOM-5.8.23")
def test_the_check_for_the_end_comes_before_a_reinforcement() -> None:
    table = attack(["mythic_norse_hero"], ["hoplite"], reserve={0: ["jarl"]})
    meet(table, "mythic_norse_hero", "hoplite").roll(1, 0)
    assert (won_by(table), table.prompt) == (0, "reward_holding")


@rule("AOM-5.6.3")
def test_a_unit_that_is_rescued_counts_as_eliminated_for_the_winner() -> None:
    table = attack(["valkyrie"], ["phoenix", "priest"], resources={0: [0, 0, 0, 0]})
    meet(table, "valkyrie", "phoenix").roll(1, 0).play("rescue")
    assert table.cubes(0)["favor"] == 2
    table = attack(["hydra"], ["phoenix", "priest"])
    meet(table, "hydra", "phoenix").roll(1, 0).play("rescue")
    assert meet(table, "hydra", "priest").dice()[0] == 6 + 1


@rule("AOM-5.6.3", "AOM-6.2.8")
def test_a_unit_that_isis_returns_counts_as_eliminated_for_the_winner() -> None:
    table = attack(["spearman"], ["hydra"], card="egyptian_attack_isis", power=True)
    meet(table, "spearman", "hydra").roll(0, 1)
    assert table.in_battle(0) == {"spearman": 1}
    assert meet(table, "spearman", "hydra").dice()[1] == 6 + 4 + 1


@rule("AOM-5.6.4")
def test_a_thrown_unit_triggers_nothing_that_eliminating_triggers() -> None:
    table = attack(["cyclops", "hydra"], ["phoenix", "priest"])
    meet(table, "cyclops", "phoenix").play("throw").roll(1, 0)
    assert table.prompt == "retreat", "nobody is asked for a rescue"
    assert (table.units(1), table.in_battle(1)) == ({"phoenix": 1}, {"priest": 1})
    assert table.heard("eliminated") == []
    assert [(e["seat"], e["unit"]) for e in table.heard("thrown")] == [(1, "phoenix")]


# -- AOM-5.7


@rule("AOM-5.7.1")
def test_a_battle_ends_by_elimination_retreat_or_rout_with_one_winner() -> None:
    ends = [
        (meet(attack(["hoplite"], ["spearman"]), "hoplite", "spearman").roll(0, 1), 1),
        (attack(["hoplite"], ["spearman"]).play("stay", "retreat"), 0),
        (
            meet(attack(["heroic_greek_hero"], ["priest", "mummy"]), "heroic_greek_hero", "priest").roll(1, 0),
            0,
        ),
    ]
    for table, winner in ends:
        assert [(e["seat"], e["loser"]) for e in table.heard("battle_won")] == [(winner, 1 - winner)]


@rule("AOM-5.7.2")
def test_all_units_still_in_the_battle_go_to_the_holding_areas() -> None:
    table = attack(["hoplite", "toxotes"], ["spearman", "mummy"], reserve={0: ["hydra"], 1: ["spearman"]})
    meet(table, "hoplite", "spearman").roll(0, 1).play("retreat")
    assert (table.units(0), table.units(1)) == ({"toxotes": 1, "hydra": 1}, {"spearman": 2, "mummy": 1})


@rule("AOM-5.7.2")
def test_a_dwarf_from_a_tile_goes_to_the_holding_area() -> None:
    table = attack(["dwarf@hills/gold/2", "jarl"], ["mummy"], tiles={0: ["hills/gold/2^"]})
    assert (table.tiles(0), table.in_battle(0)) == (["hills/gold/2"], {"dwarf": 1, "jarl": 1})
    table.play("retreat")
    assert (table.tiles(0), table.units(0)) == (["hills/gold/2"], {"dwarf": 1, "jarl": 1})


@rule("AOM-5.7.3")
@pytest.mark.parametrize(("hits", "winner"), [((1, 0), 0), ((0, 1), 1)])
def test_the_winner_takes_all_cubes_of_the_last_battle(hits: tuple[int, int], winner: int) -> None:
    cards = {"won_the_last_battle": 4, "largest_army": 2}
    table = meet(attack(["hoplite"], ["spearman"], victory=cards), "hoplite", "spearman").roll(*hits)
    assert (table.victory(winner), table.victory(1 - winner)) == (4, 0)
    assert (table.on_card("won_the_last_battle"), table.on_card("largest_army")) == (0, 2)
    assert table.heard("battle_won")[0]["cubes"] == 4


@rule("AOM-5.7.4")
@pytest.mark.parametrize("area", ["city", "production", "holding"])
def test_a_winning_attacker_takes_the_reward_of_his_area_and_a_winning_defender_none(area: str) -> None:
    things: dict[str, Any] = {"buildings": {1: ["market"], 0: ["market"]}, "tiles": {1: ["fertile/food/2"]}}
    assert victory(area, **things).prompt == f"reward_{area}"
    lost = meet(attack(["hoplite"], ["spearman"], area, **things), "hoplite", "spearman").roll(0, 1)
    assert lost.prompt == "play_a_card"
    assert (lost.buildings(0), lost.gained("food")) == ({"market": 1}, (0, 0))


@rule("AOM-5.7.7", "AOM-5.7.10", "AOM-6.4.5")
@pytest.mark.parametrize(
    ("area", "things", "left"),
    [
        ("holding", {"resources": {1: [1, 1, 0, 0]}}, 2),
        ("holding", {"resources": {1: [9, 9, 0, 0]}}, 5),
        ("city", {"buildings": {1: ["market"]}}, 1),
    ],
)
def test_nobody_is_asked_to_take_more_than_there_is(area: str, things: dict[str, Any], left: int) -> None:
    assert victory(area, **things).state.prompt(0).params["left"] == left


@rule("AOM-5.7.4")
def test_the_reward_of_another_area_is_refused() -> None:
    things: dict[str, Any] = {"buildings": {1: ["market"]}, "tiles": {1: ["fertile/food/2"]}}
    texts = {"city": "destroy market", "production": "capture fertile/food/2", "holding": "seize food"}
    for area in texts:
        table = victory(area, **things)
        for other, text in texts.items():
            if other == area:
                assert table.offers(text)
            else:
                assert told(table.refused(text)) == ("other_area", {"area": area}, "AOM-5.7.4")


@rule("AOM-5.7.5")
def test_in_the_city_one_building_of_his_choice_falls() -> None:
    table = victory("city", buildings={1: ["market", "quarry", "house"]})
    assert table.offered() == ["destroy house", "destroy market", "destroy quarry", "stop"]
    quarry = table.state.box.building_ids.index("quarry")
    before = int(table.state.stock(quarry))
    table.play("destroy quarry")
    assert table.buildings(1) == {"house": 1, "market": 1}
    assert int(table.state.stock(quarry)) == before + 1
    assert table.prompt == "play_a_card", "only one"


@rule("AOM-5.7.5")
def test_a_building_the_loser_does_not_have_cannot_be_destroyed() -> None:
    table = victory("city", buildings={1: ["market"]})
    assert told(table.refused("destroy wall")) == ("no_such_building", {"building": "wall"}, "AOM-5.7.5")


@rule("AOM-5.7.6")
@pytest.mark.parametrize(
    ("things", "most"),
    [
        ({}, 1),
        ({"buildings": {0: ["siege_engine_workshop"]}}, 2),
        ({"buildings": {1: ["siege_engine_workshop"]}}, 1),
        ({"attackers": ["hoplite", "minotaur"]}, 2),
        ({"attackers": ["jarl", "nidhogg"]}, 2),
        ({"attackers": ["hoplite"], "reserve": {0: ["minotaur"]}}, 1),
    ],
)
def test_two_buildings_fall_to_a_workshop_a_minotaur_or_a_nidhogg(things: dict[str, Any], most: int) -> None:
    city = {**things.get("buildings", {})}
    city[1] = ["market", "quarry", "armory", *city.get(1, [])]
    table = victory("city", **{**things, "buildings": city})
    fallen = 0
    while table.prompt == "reward_city":
        table.play(table.offered()[0])
        fallen += 1
    assert fallen == most


@rule("AOM-5.7.6")
def test_a_workshop_brings_no_second_tile_and_no_further_cubes() -> None:
    tiles = {1: ["fertile/food/2", "fertile/food/2"]}
    things: dict[str, Any] = {"buildings": {0: ["siege_engine_workshop"]}, "attackers": ["hoplite", "minotaur"]}
    table = victory("production", tiles=tiles, **things).play("capture fertile/food/2")
    assert table.prompt == "play_a_card"
    assert victory("holding", **things).state.prompt(0).params["left"] == 5


@rule("AOM-5.7.7")
def test_two_buildings_are_the_most_however_many_reasons_there_are() -> None:
    city = {0: ["siege_engine_workshop"], 1: ["market", "quarry", "armory", "wall"]}
    table = victory("city", attackers=["minotaur", "minotaur", "hoplite"], buildings=city)
    table.play("destroy market", "destroy armory")
    assert table.buildings(1) == {"wall": 1, "quarry": 1}
    assert table.prompt == "play_a_card"


@rule("AOM-5.7.8", "AOM-10.30")
def test_in_production_one_tile_of_his_choice_is_taken() -> None:
    tiles = {1: ["fertile/food/2", "fertile/food/2*", "swamp/wood/1"]}
    table = victory("production", tiles=tiles)
    assert table.offered() == ["capture fertile/food/2", "capture fertile/food/2*", "capture swamp/wood/1", "stop"]
    table.play("capture swamp/wood/1")
    assert (table.tiles(0), sorted(table.tiles(1))) == (["swamp/wood/1"], ["fertile/food/2", "fertile/food/2*"])
    assert table.prompt == "play_a_card"


@rule("AOM-5.7.8")
def test_a_tile_the_loser_does_not_have_cannot_be_taken() -> None:
    table = victory("production", tiles={1: ["fertile/food/2"]})
    assert told(table.refused("capture fertile/food/2*")) == (
        "no_such_tile", {"tile": "fertile/food/2*"}, "AOM-5.7.8",
    )  # fmt: skip


@rule("AOM-5.7.8", "AOM-3.9.13")
def test_the_worker_of_a_captured_tile_goes_to_its_owners_holding_area() -> None:
    table = victory("production", tiles={1: ["fertile/food/2*"]}).play("capture fertile/food/2*")
    assert (table.tiles(0), table.tiles(1), table.villagers(1)) == (["fertile/food/2"], [], 1)
    assert table.villagers(0) == 0


@rule("AOM-5.7.9")
def test_a_captured_tile_without_a_free_space_goes_to_the_pool() -> None:
    table = victory("production", tiles={0: ["desert/gold/1"], 1: ["desert/favor/2"]})
    favor = table.state.box.tile_ids.index("desert/favor/2")
    before = int(table.state.pool(favor))
    table.play("capture desert/favor/2")
    assert (table.tiles(0), table.tiles(1)) == (["desert/gold/1"], [])
    assert int(table.state.pool(favor)) == before + 1
    assert table.heard("tile_captured")[0]["kept"] == 0


@rule("AOM-5.7.9")
def test_a_tile_that_fits_is_put_on_the_board_and_not_into_the_pool() -> None:
    table = victory("production", tiles={1: ["desert/favor/2"]})
    before = [int(table.state.pool(tile)) for tile in range(20)]
    table.play("capture desert/favor/2")
    assert table.tiles(0) == ["desert/favor/2"]
    assert [int(table.state.pool(tile)) for tile in range(20)] == before


@rule("AOM-5.7.10", "AOM-10.31")
def test_in_the_holding_area_five_cubes_of_his_choice_change_hands() -> None:
    table = victory("holding", resources={0: [0, 0, 0, 0], 1: [1, 0, 9, 0]})
    assert table.offered() == ["seize food", "seize gold", "stop"]
    table.play("seize food", "seize gold", "seize gold", "seize gold", "seize gold")
    assert table.prompt == "play_a_card"
    assert list(table.cubes(0).values()) == [1, 0, 4, 0]
    assert list(table.cubes(1).values()) == [0, 0, 5, 0]


@rule("AOM-5.7.10")
def test_with_fewer_than_five_cubes_all_can_be_taken() -> None:
    table = victory("holding", resources={0: [0, 0, 0, 0], 1: [1, 2, 0, 0]})
    table.play("seize food")
    assert told(table.refused("seize food")) == ("no_such_cube", {"resource": "food"}, "AOM-5.7.10")
    table.play("seize wood", "seize wood")
    assert (list(table.cubes(0).values()), table.prompt) == ([1, 2, 0, 0], "play_a_card")


@rule("AOM-5.7.11", "AOM-7.2.6")
def test_victory_cubes_units_villagers_and_cards_are_never_taken() -> None:
    table = victory(
        "holding",
        defenders=["spearman", "mummy"],
        victory_cubes={1: 5},
        buildings={1: ["house"]},
        reserve={1: ["anubite"]},
    )
    table.play("stay", "retreat")
    hand = table.hand(1)
    table.play(*["seize gold"] * 4, "seize food")
    assert (table.victory(0), table.victory(1)) == (0, 5)
    assert (table.units(1), table.villagers(1), table.hand(1)) == ({"mummy": 1, "anubite": 1}, 1, hand)


@rule("AOM-5.7.12")
@pytest.mark.parametrize("area", ["city", "production", "holding"])
def test_a_reward_may_be_declined(area: str) -> None:
    things: dict[str, Any] = {"buildings": {1: ["market"]}, "tiles": {1: ["fertile/food/2"]}}
    table = victory(area, **things).play("stop")
    assert (table.buildings(1), table.tiles(1), table.gained("food")) == ({"market": 1}, ["fertile/food/2"], (0, 0))
    assert table.prompt == "play_a_card"


@rule("AOM-5.7.12")
def test_a_reward_may_be_declined_in_part() -> None:
    table = victory("holding").play("seize gold", "stop")
    assert table.gained("gold") == (1, -1)
    table = victory("city", attackers=["minotaur"], buildings={1: ["market", "quarry"]}).play("destroy market", "stop")
    assert table.buildings(1) == {"quarry": 1}


@rule("AOM-5.7.12")
def test_where_there_is_nothing_to_win_nobody_is_asked() -> None:
    assert victory("city").prompt == "play_a_card"
    assert victory("production").prompt == "play_a_card"
    assert victory("holding", resources={1: [0, 0, 0, 0]}).prompt == "play_a_card"


@rule("AOM-5.7.13", "AOM-10.32")
def test_the_villager_leaves_before_a_second_building_is_chosen() -> None:
    table = victory(
        "city",
        attackers=["minotaur"],
        buildings={1: ["house", "house", "market"]},
        tiles={1: ["fertile/food/2*"]},
    )
    table.play("destroy house")
    assert (table.seat, table.offered()) == (1, ["lose holding", "lose fertile/food/2"])
    table.play("lose fertile/food/2")
    assert (table.seat, table.prompt, table.tiles(1), table.villagers(1)) == (0, "reward_city", ["fertile/food/2"], 1)
    table.play("destroy house")
    assert (table.villagers(1), table.buildings(1)) == (0, {"market": 1})
