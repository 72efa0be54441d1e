"""AOM-6.2 — The powers of the Egyptian gods: what each does, what it costs, and when it can be bought."""

import pytest

from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, meet, told, won_by
from tests.rules.age_of_mythology.gods import buyable, favor_of, power, table_for

RICH = {0: [9, 9, 9, 9]}


# -- Ptah, Ra


@rule("AOM-6.2.1")
def test_ptah_chooses_two_tiles_before_anyone_else() -> None:
    table = power("egyptian_explore_ptah", first=2, move=0)
    table.deal("desert/gold/1", "desert/gold/1", *["fertile/food/2"] * 3)
    table.play("take desert/gold/1")
    assert table.seat == 0
    table.play("pass")
    assert (table.seat, favor_of(table)) == (1, 1)
    assert table_for("egyptian_explore_ptah").play("no").deal(*["fertile/food/2"] * 5).play("pass").seat == 1


@rule("AOM-6.2.2")
def test_ra_gives_two_food_more_for_each_own_food_tile_and_the_others_gather_without_it() -> None:
    tiles = {0: ["fertile/food/2", "swamp/food/1", "desert/gold/1"], 1: ["fertile/food/2"], 2: ["fertile/food/2*"]}
    table = power("egyptian_gather_ra", tiles=tiles)
    assert (table.gained("food"), favor_of(table)) == ((2 + 1 + 2 * 2, 2, 2 + 1), 2)
    assert table_for("egyptian_gather_ra", tiles=tiles).play("no").gained("food") == (3, 2, 3)


@rule("AOM-6.2.2", "AOM-6.4.1")
def test_ra_needs_a_food_tile_of_ones_own() -> None:
    assert buyable("egyptian_gather_ra", tiles={0: ["swamp/food/1"]})
    assert not buyable("egyptian_gather_ra", tiles={0: ["desert/gold/1"], 1: ["fertile/food/2"]})
    assert not buyable("egyptian_gather_ra", tiles={0: ["swamp/food/1"]}, resources={0: [9, 9, 9, 1]})


# -- Horus, Nephthys


@rule("AOM-6.2.3", "AOM-4.1.3")
def test_horus_destroys_a_building_in_any_city_also_his_players_own() -> None:
    city = {0: ["market"], 1: ["wall", "quarry"]}
    table = power("egyptian_build_horus", buildings=city)
    assert table.offered() == ["target 0", "target 1"]
    table.play("target 1")
    assert table.offered() == ["destroy wall", "destroy quarry"]
    wall = table.state.box.building_ids.index("wall")
    before = int(table.state.stock(wall))
    table.play("destroy wall")
    assert (table.buildings(1), int(table.state.stock(wall)), favor_of(table)) == ({"quarry": 1}, before + 1, 1)
    assert table.prompt == "act_too"
    assert power("egyptian_build_horus", buildings=city).play("target 0").buildings(0) == {}


@rule("AOM-6.2.3", "AOM-4.2.1")
def test_a_house_destroyed_by_horus_costs_its_owner_a_villager_of_his_choice() -> None:
    table = power("egyptian_build_horus", buildings={1: ["house", "house"]}, tiles={1: ["fertile/food/2*"]})
    assert (table.seat, table.offered()) == (1, ["lose holding", "lose fertile/food/2"])
    table.play("lose holding")
    assert (table.villagers(1), table.tiles(1), table.buildings(1)) == (0, ["fertile/food/2*"], {"house": 1})
    assert (table.seat, table.prompt) == (0, "act_too")


@rule("AOM-6.2.3")
def test_horus_needs_a_building_in_some_city() -> None:
    assert not buyable("egyptian_build_horus")
    assert buyable("egyptian_build_horus", buildings={2: ["house"]})
    assert buyable("egyptian_build_horus", buildings={0: ["house"]})


@rule("AOM-6.2.4")
def test_with_nephthys_every_building_but_a_house_costs_two_cubes_less() -> None:
    table = power("egyptian_build_nephthys", resources=RICH).play("build market")
    assert table.offered() == ["discount gold", "discount favor"]
    table.play("discount gold", "discount favor")
    assert [table.gained(r)[0] for r in ("food", "wood", "gold", "favor")] == [0, 0, -2, -1 - 2]
    table.play("build house")
    assert (table.gained("food")[0], table.gained("wood")[0]) == (-2, -2)
    table.play("build wall", "discount wood", "discount wood")
    assert (table.gained("wood")[0], table.gained("gold")[0]) == (-2 - 1, -2 - 3)
    assert table.prompt == "play_a_card", "three buildings"


@rule("AOM-6.2.4", "AOM-4.2.7")
def test_a_quarry_adds_its_discount_to_that_of_nephthys_and_counts_for_houses() -> None:
    table = power("egyptian_build_nephthys", resources=RICH, buildings={0: ["quarry"]}).play("build market")
    assert table.state.prompt(0).params["cubes"] == 3
    table.play("discount gold", "discount gold", "discount gold")
    assert (table.gained("gold")[0], table.buildings(0)) == (0, {"market": 1, "quarry": 1})
    table.play("build house")
    assert table.state.prompt(0).params["cubes"] == 1


@rule("AOM-6.2.4")
def test_without_nephthys_the_card_gives_no_discount() -> None:
    table = table_for("egyptian_build_nephthys", resources=RICH).play("no", "build market")
    assert (table.gained("gold")[0], table.gained("favor")[0]) == (-3, -2)


# -- Anubis, Bast, Osiris


@rule("AOM-6.2.5", "AOM-10.36")
def test_anubis_turns_up_to_three_mortals_into_mummies() -> None:
    table = power("egyptian_recruit_anubis", units={0: ["spearman", "spearman", "elephant", "elephant", "sphinx"]})
    assert table.offered() == ["choose spearman", "choose elephant"]
    table.play("choose spearman", "choose elephant", "choose spearman")
    assert (table.units(0), favor_of(table)) == ({"elephant": 1, "mummy": 3, "sphinx": 1}, 1)
    assert (table.supply(0)["spearman"], table.supply(0)["mummy"], table.prompt) == (8, 5, "act_too")


@rule("AOM-6.2.5")
def test_anubis_takes_at_least_one_and_then_one_may_stop() -> None:
    table = power("egyptian_recruit_anubis")
    assert told(table.refused("stop")) == ("at_least_one", {}, "AOM-6.2.5")
    table.play("choose spearman", "stop")
    assert (table.units(0)["mummy"], table.prompt) == (1, "act_too")


@rule("AOM-6.2.5")
def test_anubis_takes_only_mortals_one_has() -> None:
    table = power("egyptian_recruit_anubis", units={0: ["spearman", "elephant", "sphinx"]})
    for unit in ("sphinx", "chariot_archer", "jarl"):
        assert told(table.refused(f"choose {unit}")) == ("no_such_mortal", {"unit": unit}, "AOM-6.2.5")


@rule("AOM-6.2.5")
def test_there_are_no_more_swaps_than_mummies_in_the_supply() -> None:
    units = {0: ["spearman", "spearman", "elephant", *["mummy"] * 6]}
    table = power("egyptian_recruit_anubis", units=units).play("choose spearman", "choose spearman")
    assert (table.units(0), table.prompt) == ({"elephant": 1, "mummy": 8}, "act_too")
    assert not buyable("egyptian_recruit_anubis", units={0: ["spearman", *["mummy"] * 8]})
    assert not buyable("egyptian_recruit_anubis", units={0: ["sphinx"]}), "no mortal"


@rule("AOM-6.2.6")
def test_with_bast_a_mortal_costs_one_food_and_other_units_what_is_printed() -> None:
    table = power("egyptian_recruit_bast", resources={0: [5, 0, 3, 3]}).play("recruit elephant", "recruit spearman")
    assert [table.gained(r)[0] for r in ("food", "wood", "gold")] == [-2, 0, 0]
    table.play("recruit mummy")
    assert (table.gained("gold")[0], table.gained("favor")[0]) == (-3, -1 - 2)
    assert (table.units(0)["elephant"], table.units(0)["mummy"], favor_of(table)) == (3, 1, 1)


@rule("AOM-6.2.6")
def test_with_bast_the_one_food_has_to_be_there() -> None:
    table = power("egyptian_recruit_bast", resources={0: [0, 9, 9, 3]})
    reason = table.refused("recruit spearman")
    assert (reason.code, reason.params["food"], reason.rule) == ("cannot_pay", 1, "AOM-6.2.6")
    plain = table_for("egyptian_recruit_bast", resources={0: [1, 0, 9, 3]}).play("no")
    assert plain.refused("recruit spearman").params["wood"] == 1, "without her the printed price"


@rule("AOM-6.2.7")
@pytest.mark.parametrize(("age", "hero"), [("classical", "priest"), ("heroic", "pharaoh"), ("mythic", "son_of_osiris")])
def test_osiris_gives_the_hero_of_exactly_ones_age(age: str, hero: str) -> None:
    table = power("egyptian_recruit_osiris", ages={0: age}, units={0: []})
    assert (table.units(0), favor_of(table)) == ({hero: 1}, 2)
    assert not buyable("egyptian_recruit_osiris", ages={0: age}, units={0: [hero, hero]})


@rule("AOM-6.2.7")
def test_osiris_gives_nothing_in_the_archaic_age() -> None:
    assert not buyable("egyptian_recruit_osiris")


# -- Isis, Sekhmet, Thoth


@rule("AOM-6.2.8")
def test_isis_returns_the_first_eliminated_unit_of_the_attacker_and_no_second() -> None:
    table = attack(["spearman", "mummy"], ["jarl"], card="egyptian_attack_isis", power=True)
    meet(table, "spearman", "jarl").roll(0, 1)
    assert (table.in_battle(0), favor_of(table)) == ({"spearman": 1, "mummy": 1}, 1)
    meet(table, "mummy", "jarl").roll(0, 1)
    assert table.in_battle(0) == {"spearman": 1}


@rule("AOM-6.2.8")
def test_without_isis_the_first_unit_is_lost() -> None:
    table = meet(attack(["spearman", "mummy"], ["jarl"], card="egyptian_attack_isis"), "spearman", "jarl").roll(0, 1)
    assert table.in_battle(0) == {"mummy": 1}


@rule("AOM-6.2.8")
def test_isis_comes_before_a_priest_and_asks_nothing() -> None:
    table = attack(["phoenix", "priest"], ["jarl"], card="egyptian_attack_isis", power=True)
    meet(table, "phoenix", "jarl").roll(0, 1)
    assert (table.prompt, table.in_battle(0)) == ("retreat", {"phoenix": 1, "priest": 1})
    meet(table, "phoenix", "jarl").roll(0, 1)
    assert table.prompt == "rescue"


@rule("AOM-6.2.9")
def test_sekhmet_lets_eight_units_fight_against_six() -> None:
    table = attack(["mummy"] * 8, ["jarl"] * 6, card="egyptian_attack_sekhmet", power=True, reserve={1: ["jarl"] * 2})
    assert (table.state.force(0), table.state.force(1), favor_of(table)) == (8, 6, 3)


@rule("AOM-6.2.10", "AOM-2.4.6")
@pytest.mark.parametrize(("round_", "cards"), [(1, 3), (2, 2), (3, 1)])
def test_thoth_needs_more_cards_in_hand_than_there_are_rounds_left(round_: int, cards: int) -> None:
    hand = ["permanent_explore", "permanent_gather", "permanent_build", "permanent_recruit"]
    assert buyable("egyptian_attack_thoth", hands={0: hand[:cards]}, round=round_)
    assert not buyable("egyptian_attack_thoth", hands={0: hand[: cards - 1]}, round=round_)


@rule("AOM-6.2.10", "AOM-6.4.7")
def test_thoth_brings_a_fourth_action_after_the_third_round() -> None:
    hands: dict[int, list[str]] = {0: ["permanent_gather"], 1: [], 2: []}
    table = power("egyptian_attack_thoth", round=3, hands=hands)
    assert (favor_of(table), int(table.state.fourth(0))) == (1, 1)
    table.play("no")
    assert (table.prompt, table.seat, table.offered()) == ("fourth_action", 0, ["play permanent_gather", "no"])


# -- Hathor, Set


@rule("AOM-6.2.11")
def test_hathor_removes_a_food_tile_from_another_players_board() -> None:
    tiles = {0: ["fertile/food/2"], 1: ["hills/food/1", "hills/gold/2", "fertile/food/2"], 2: ["forest/food/1"]}
    table = power("egyptian_next_age_hathor", tiles=tiles)
    assert table.offered() == ["target 1", "target 2"]
    table.play("target 1")
    assert table.offered() == ["remove fertile/food/2", "remove hills/food/1"]
    pool = int(table.state.pool(table.state.box.tile_ids.index("hills/food/1")))
    table.play("remove hills/food/1")
    assert (sorted(table.tiles(1)), favor_of(table)) == (["fertile/food/2", "hills/gold/2"], 1)
    assert int(table.state.pool(table.state.box.tile_ids.index("hills/food/1"))) == pool + 1


@rule("AOM-6.2.11")
def test_hathor_removes_nothing_but_food() -> None:
    tiles = {1: ["hills/food/1", "hills/gold/2", "fertile/food/2"]}
    table = power("egyptian_next_age_hathor", tiles=tiles)
    assert told(table.refused("remove hills/gold/2")) == (
        "wrong_resource", {"tile": "hills/gold/2", "resource": "food"}, "AOM-6.2.11",
    )  # fmt: skip
    assert not buyable("egyptian_next_age_hathor", tiles={0: ["fertile/food/2"], 1: ["hills/gold/2"]})
    assert buyable("egyptian_next_age_hathor", tiles=tiles)


@rule("AOM-6.2.12", "AOM-10.35")
def test_set_swaps_a_tile_for_one_of_the_same_terrain_on_another_board() -> None:
    tiles: dict[int, list[str]] = {
        0: ["fertile/gold/1*", "desert/gold/1", "hills/wood/1"],
        1: ["fertile/food/2*", "fertile/favor/1", "hills/gold/2"],
        2: ["fertile/food/2"],
    }
    table = power("egyptian_next_age_set", tiles=tiles)
    assert table.offered() == ["swap fertile/gold/1*", "swap hills/wood/1"], "nobody else has desert"
    table.play("swap fertile/gold/1*")
    assert table.offered() == ["target 1", "target 2"]
    table.play("target 1")
    assert table.offered() == ["swap fertile/food/2*", "swap fertile/favor/1"]
    table.play("swap fertile/food/2*")
    assert sorted(table.tiles(0)) == ["desert/gold/1", "fertile/food/2", "hills/wood/1"]
    assert sorted(table.tiles(1)) == ["fertile/favor/1", "fertile/gold/1", "hills/gold/2"]
    assert (table.villagers(0), table.villagers(1), favor_of(table)) == (1, 1, 1)


@rule("AOM-6.2.12")
def test_each_tile_takes_the_space_of_the_other() -> None:
    tiles: dict[int, list[str]] = {
        0: ["fertile/gold/1", "fertile/wood/1"],
        1: ["fertile/food/2", "fertile/food/2", "fertile/favor/1"],
    }
    table = power("egyptian_next_age_set", tiles=tiles)
    ids, spaces = table.state.box.tile_ids, range(16)
    mine = next(s for s in spaces if int(table.state.tile(0, s)) == ids.index("fertile/wood/1"))
    theirs = next(s for s in spaces if int(table.state.tile(1, s)) == ids.index("fertile/favor/1"))
    table.play("swap fertile/wood/1", "swap fertile/favor/1")
    assert int(table.state.tile(0, mine)) == ids.index("fertile/favor/1")
    assert int(table.state.tile(1, theirs)) == ids.index("fertile/wood/1")


@rule("AOM-6.2.12")
def test_set_needs_such_a_pair() -> None:
    assert not buyable("egyptian_next_age_set", tiles={0: ["desert/gold/1"], 1: ["hills/gold/2"]})
    assert not buyable("egyptian_next_age_set", tiles={1: ["hills/gold/2"], 2: ["hills/gold/2"]})
    assert buyable("egyptian_next_age_set", tiles={0: ["hills/gold/2"], 2: ["hills/wood/1"]})


@rule("AOM-6.2.8", "AOM-6.4.9")
def test_isis_keeps_the_last_unit_in_the_battle() -> None:
    table = attack(["spearman"], ["jarl"], card="egyptian_attack_isis", power=True)
    meet(table, "spearman", "jarl").roll(0, 1)
    assert (won_by(table), table.prompt) == (-1, "retreat")
