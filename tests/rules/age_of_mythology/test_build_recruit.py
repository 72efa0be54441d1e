"""AOM-3.3, AOM-3.4 and AOM-4 — Build, Recruit, and what the buildings do."""

import pytest

from petteia.games.age_of_mythology.build import Build
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from petteia.games.age_of_mythology.terms import RESOURCES
from tests.rules import rule

RICH = {0: [10, 10, 10, 10]}
OTHERS = (
    "wall",
    "tower",
    "market",
    "storehouse",
    "armory",
    "quarry",
    "monument",
    "granary",
    "wood_workshop",
    "gold_mint",
)
SIXTEEN = ["house"] * 6 + list(OTHERS)


def build(card: str = "permanent_build", **things: object) -> Tabletop:
    """Two players; a Greek with plenty of everything builds."""
    return scenario(**{"cultures": ["greek", "norse"], "card": card, "resources": RICH, **things})


def recruit(card: str = "permanent_recruit", **things: object) -> Tabletop:
    return scenario(**{"cultures": ["greek", "norse"], "card": card, "resources": RICH, **things})


# -- AOM-3.3


@rule("AOM-3.3.1", "AOM-EX-3.4")
def test_no_more_buildings_than_the_card_says() -> None:
    table = build("greek_build_2").play("build storehouse", "build house")
    assert table.prompt == "play_a_card"
    assert table.buildings(0) == {"house": 1, "storehouse": 1}
    assert [table.gained(r)[0] for r in RESOURCES] == [-4, -4, -2, -2]
    assert table.villagers(0) == 1


@rule("AOM-3.3.2", "AOM-10.14")
def test_one_after_the_other_and_one_may_stop_before_each() -> None:
    table = build("greek_build_3").play("build house")
    assert table.gained("food") == (-2, 0)
    assert table.offers("build house", "stop")
    table.play("stop")
    assert table.buildings(0) == {"house": 1}


@rule("AOM-3.3.3")
def test_a_building_too_dear_says_what_is_missing() -> None:
    reason = build(resources={0: [2, 1, 3, 2]}).refused("build house")
    assert (reason.code, reason.rule) == ("cannot_pay", "AOM-3.3.3")
    assert reason.params == {"missing": 1, "discount": 0, "food": 0, "wood": 1, "gold": 0, "favor": 0}


@rule("AOM-3.3.3", "AOM-4.2.15")
def test_the_wonder_needs_the_mythic_age() -> None:
    reason = build(ages={0: "heroic"}).refused("build wonder")
    assert (reason.code, reason.params, reason.rule) == (
        "age_too_early",
        {"needed": "mythic", "age": "heroic"},
        "AOM-4.1.5",
    )
    assert build(ages={0: "mythic"}).offers("build wonder")


@rule("AOM-3.3.4")
def test_a_building_works_only_when_the_action_is_over() -> None:
    table = build("greek_build_2").play("build quarry", "build house")
    assert table.gained("food") == (-4 - 2, 0)  # no discount yet
    assert build(buildings={0: ["quarry"]}).play("build house").prompt == "discount"


@rule("AOM-3.3.5", "AOM-4.2.1")
def test_a_house_brings_its_villager_at_once() -> None:
    table = build("greek_build_2").play("build house")
    assert table.villagers(0) == 1
    assert table.prompt == "build"


@rule("AOM-3.3.6", "AOM-10.15")
def test_the_builder_chooses_which_cube_a_discount_saves() -> None:
    table = build(buildings={0: ["quarry"]}).play("build armory")  # 3 wood, 2 gold
    assert table.offered() == ["discount wood", "discount gold"]
    reason = table.refused("discount favor")
    assert (reason.code, reason.params, reason.rule) == ("not_in_the_price", {"resource": "favor"}, "AOM-3.3.6")
    assert table.refused("build house").code == "choose_the_discount"
    table.play("discount wood")
    assert [table.gained(r)[0] for r in RESOURCES] == [0, -2, -2, 0]


@rule("AOM-3.3.6")
def test_without_a_discount_there_is_nothing_to_choose() -> None:
    reason = build().refused("discount wood")
    assert (reason.code, reason.rule) == ("no_discount_now", "AOM-3.3.6")


@rule("AOM-3.3.7")
def test_a_discount_that_would_leave_the_price_unpayable_is_not_offered() -> None:
    table = build(buildings={0: ["quarry"]}, resources={0: [0, 2, 9, 0]}).play("build armory")
    assert table.buildings(0)["armory"] == 1  # the only way: a wood less
    assert [table.gained(r)[0] for r in RESOURCES] == [0, -2, -2, 0]


@rule("AOM-3.3.7")
def test_the_discount_that_would_fall_short_is_refused_with_what_would_be_missing() -> None:
    things = {"cultures": ["egyptian", "greek"], "resources": {0: [2, 0, 2, 2]}, "buildings": {0: ["quarry"]}}
    table = scenario(**things, hands={0: ["egyptian_build_nephthys"]}).play("play egyptian_build_nephthys", "power")
    assert not table.offers("build wall")  # 3 wood, 3 gold: three cubes less, but no wood at all and gold 2
    table = scenario(
        cultures=["egyptian", "greek"],
        resources={0: [0, 2, 3, 2]},
        buildings={0: ["quarry"]},
        hands={0: ["permanent_build"]},
    ).play("play permanent_build", "build wall")
    assert table.buildings(0) == {"quarry": 1, "wall": 1}
    assert table.cubes(0) == {"food": 0, "wood": 0, "gold": 0, "favor": 2}


@rule("AOM-3.3.8")
def test_a_price_never_falls_below_zero() -> None:
    table = scenario(
        cultures=["egyptian", "greek"],
        resources={0: [9, 9, 9, 9]},
        buildings={0: ["quarry"]},
        hands={0: ["egyptian_build_nephthys"]},
    ).play("play egyptian_build_nephthys", "power", "build granary")  # 2 wood, 3 gold, three cubes less
    table.play("discount wood", "discount wood")  # the third can only be gold, and is taken by itself
    assert [table.gained(r)[0] for r in RESOURCES] == [0, 0, -2, -2]


# -- AOM-3.4


@rule("AOM-3.4.1", "AOM-10.16")
def test_up_to_the_number_of_the_card_and_one_may_stop() -> None:
    table = recruit().play("recruit hoplite", "recruit hoplite")
    assert table.prompt == "play_a_card"
    table = recruit().play("recruit hoplite", "stop")
    assert table.units(0)["hoplite"] == 3


@rule("AOM-3.4.2", "AOM-EX-3.5")
def test_the_printed_price_brings_a_figure_from_the_supply() -> None:
    table = recruit().play("recruit minotaur", "recruit toxotes")
    assert [table.gained(r)[0] for r in RESOURCES] == [-3, -3, 0, 0]
    assert table.units(0)["minotaur"] == 1
    assert table.supply(0)["minotaur"] == 7


@rule("AOM-3.4.2")
def test_without_a_figure_in_the_supply_a_type_cannot_be_bought() -> None:
    reason = recruit(units={0: {"hoplite": 8}}).refused("recruit hoplite")
    assert (reason.code, reason.params, reason.rule) == ("no_figure_left", {"unit": "hoplite"}, "AOM-3.4.2")
    reason = recruit(resources={0: [1, 0, 5, 5]}).refused("recruit hoplite")
    assert (reason.code, reason.params["wood"], reason.params["missing"]) == ("cannot_pay", 1, 1)


@rule("AOM-3.4.2", "AOM-1.2.4")
def test_only_units_of_ones_own_culture_are_recruited() -> None:
    reason = recruit().refused("recruit jarl")
    assert (reason.code, reason.params, reason.rule) == ("not_your_culture", {"unit": "jarl"}, "AOM-1.2.4")


@rule("AOM-3.4.3")
@pytest.mark.parametrize("unit", ["hoplite", "hydra", "medusa"])
def test_mortals_and_myth_units_need_no_age(unit: str) -> None:
    assert recruit(ages={0: "archaic"}).offers(f"recruit {unit}")


@rule("AOM-3.4.4")
def test_a_hero_needs_his_age_or_a_later_one() -> None:
    reason = recruit(ages={0: "archaic"}).refused("recruit classical_greek_hero")
    assert (reason.code, reason.rule) == ("age_too_early", "AOM-3.4.4")
    assert reason.params == {"needed": "classical", "age": "archaic"}
    heroic = recruit(ages={0: "heroic"})
    assert heroic.offers("recruit classical_greek_hero", "recruit heroic_greek_hero")
    assert not heroic.offers("recruit mythical_greek_hero")


@rule("AOM-3.4.5")
def test_new_units_can_fight_in_the_same_turn() -> None:
    table = recruit(hands={0: ["permanent_recruit", "permanent_attack"]}, units={0: []})
    table.play("recruit hydra", "stop", "lay permanent_explore", "play permanent_attack", "area city")
    table.commit(1)
    assert table.heard("units_revealed")[0] == {"event": "units_revealed", "seat": 0, "units": ["hydra"]}


@rule("AOM-3.4.6")
def test_villagers_cannot_be_bought() -> None:
    assert "recruit villager" not in {action.text for action in recruit().game.actions.all()}


@rule("AOM-3.4.7")
def test_a_unit_given_up_can_be_bought_again() -> None:
    table = scenario(
        cultures=["greek", "norse"],
        units={0: {"toxotes": 8}},
        resources=RICH,
        hands={0: ["greek_gather_hades", "permanent_recruit"], 1: ["permanent_build"]},
    ).play("play greek_gather_hades", "power")
    assert table.supply(0)["toxotes"] == 1


@rule("AOM-3.4.8")
def test_the_figures_are_the_only_limit_to_an_army() -> None:
    table = recruit("greek_recruit_5", units={0: {"toxotes": 8, "hoplite": 8, "hippokon": 8, "hydra": 7}})
    table.play("recruit hydra")
    assert int(table.state.army(0)) == 32


# -- AOM-4


@rule("AOM-4.1.1", "AOM-INV-11")
def test_a_full_city_builds_nothing_until_something_is_destroyed() -> None:
    table = build("greek_build_2", buildings={0: SIXTEEN[1:]}).play("build house", "discount food")
    assert table.prompt == "play_a_card"  # the second building has no square
    table.state.push(Build(0, 1))
    table.state.settle()
    reason = table.refused("build house", seat=0)
    assert (reason.code, reason.params, reason.rule) == ("no_free_square", {"squares": 16}, "AOM-4.1.1")
    assert build(buildings={0: SIXTEEN[1:]}).offers("build house")


@rule("AOM-4.1.2")
def test_ten_houses_and_one_of_every_other_building() -> None:
    reason = build(buildings={0: ["house"] * 10}).refused("build house")
    assert (reason.code, reason.params, reason.rule) == (
        "building_limit",
        {"building": "house", "most": 10},
        "AOM-4.1.2",
    )
    assert build(buildings={0: ["house"] * 9}).offers("build house")
    assert build(buildings={0: ["wall"]}).refused("build wall").params == {"building": "wall", "most": 1}


@rule("AOM-4.1.3")
def test_nobody_destroys_his_own_building_by_building() -> None:
    table = build(buildings={0: ["wall"]})
    assert not any(text.startswith("destroy") for text in table.offered())
    assert table.refused("destroy wall").code == "nothing_won"


@rule("AOM-4.1.4")
def test_a_destroyed_building_goes_to_the_stock_and_its_effect_ends() -> None:
    table = scenario(
        cultures=["norse", "greek"],
        resources={0: [9, 9, 9, 9]},
        hands={0: ["norse_build_njord"], 1: ["permanent_trade"]},
        buildings={1: ["market"]},
    )
    market = table.state.box.building_ids.index("market")
    before = int(table.state.stock(market))
    table.play("play norse_build_njord", "power", "no")
    assert int(table.state.stock(market)) == before + 1
    assert table.buildings(1) == {}
    assert table.play("play permanent_trade").prompt == "trade_fee"


@rule("AOM-4.1.5")
def test_only_the_wonder_waits_for_an_age() -> None:
    table = build("greek_build_4", ages={0: "archaic"})
    assert table.offers(*[f"build {name}" for name in (*OTHERS, "house", "siege_engine_workshop", "great_temple")])
    assert not table.offers("build wonder")


@rule("AOM-4.1.6", "AOM-INV-9")
def test_villagers_always_equal_houses() -> None:
    table = build("greek_build_4").play("build house", "build house", "build house")
    assert table.villagers(0) == table.buildings(0)["house"] == 3


PRICES = {
    "house": (2, 2, 0, 0),
    "wall": (0, 3, 3, 0),
    "tower": (0, 3, 3, 0),
    "market": (0, 0, 3, 2),
    "storehouse": (2, 2, 2, 2),
    "armory": (0, 3, 2, 0),
    "quarry": (4, 0, 1, 0),
    "monument": (3, 0, 2, 0),
    "granary": (0, 2, 3, 0),
    "wood_workshop": (2, 0, 3, 0),
    "gold_mint": (3, 2, 0, 0),
    "siege_engine_workshop": (0, 3, 2, 0),
    "great_temple": (4, 4, 4, 4),
    "wonder": (10, 10, 10, 10),
}


@rule("AOM-3.3.3")
@pytest.mark.parametrize(("building", "price"), list(PRICES.items()))
def test_every_building_costs_what_the_board_says(building: str, price: tuple[int, ...]) -> None:
    table = build(ages={0: "mythic"}).play(f"build {building}")
    assert tuple(-table.gained(r)[0] for r in RESOURCES) == price


@rule("AOM-4.2.1", "AOM-10.32")
def test_a_lost_house_takes_a_villager_from_where_its_owner_chooses() -> None:
    table = scenario(
        cultures=["norse", "greek"],
        resources={0: [9, 9, 9, 9]},
        hands={0: ["norse_build_njord"]},
        buildings={1: ["house", "house"]},
        tiles={1: ["fertile/food/2*"]},
    ).play("play norse_build_njord", "power")
    assert table.seat == 1
    assert table.offered() == ["lose holding", "lose fertile/food/2"]
    pieces = {action["n"]: action["pieces"] for action in table.state.view(1)["actions"]}
    number = table.game.actions.number
    assert pieces[number("lose holding")] == ["holding/1/villager"]
    (shown,) = pieces[number("lose fertile/food/2")]
    assert shown.startswith("production/1/"), "the first tile of the box is no holding area"
    reason = table.refused("lose hills/gold/2")
    assert (reason.code, reason.params, reason.rule) == ("no_villager_there", {"place": "hills/gold/2"}, "AOM-4.2.1")
    table.play("lose fertile/food/2")
    assert table.tiles(1) == ["fertile/food/2"]
    assert table.villagers(1) == 1


def attacked(area: str, **things: object) -> Tabletop:
    """Seat 0 attacks an area of seat 1; Jarl against Hoplite, up to the roll."""
    cultures = ["norse", "greek"]
    table = scenario(**{"cultures": cultures, "card": "permanent_attack", "units": {0: ["jarl", "huskarl"]}, **things})
    return table.play(f"area {area}").commit(0, "jarl").commit(1, "hoplite").fight("jarl", "hoplite")


@rule("AOM-4.2.2", "AOM-5.4.6")
def test_a_wall_adds_two_dice_when_the_city_is_attacked() -> None:
    wall = {1: ["wall"]}
    assert attacked("city", buildings=wall).dice()[1] == attacked("city").dice()[1] + 2
    assert attacked("production", buildings=wall).dice() == attacked("production").dice()
    assert attacked("holding", buildings={0: ["wall"]}).dice() == attacked("holding").dice()


@rule("AOM-4.2.3", "AOM-5.4.6")
def test_a_tower_adds_two_dice_when_production_is_attacked() -> None:
    tower = {1: ["tower"]}
    assert attacked("production", buildings=tower).dice()[1] == attacked("production").dice()[1] + 2
    assert attacked("city", buildings=tower).dice() == attacked("city").dice()
    assert attacked("production", buildings={0: ["tower"]}).dice() == attacked("production").dice()


@rule("AOM-4.2.4")
def test_a_market_makes_trade_free() -> None:
    hands = {0: ["permanent_trade"]}
    assert scenario(seats=2, hands=hands, buildings={0: ["market"]}).play("play permanent_trade").prompt == "trade_give"
    assert scenario(seats=2, hands=hands).play("play permanent_trade").prompt == "trade_fee"


@rule("AOM-4.2.6", "AOM-3.7.4")
def test_an_armory_allows_its_owner_one_more_unit() -> None:
    things = {"cultures": ["greek", "norse"], "card": "permanent_attack"}
    for owner in (0, 1):
        table = scenario(**things, buildings={owner: ["armory"]}).play("area city")
        left = [int(table.state.prompt(seat).params["left"]) for seat in (0, 1)]
        assert left[owner] == 5
        assert left[1 - owner] == 4


@rule("AOM-4.2.7")
def test_a_quarry_saves_a_cube_of_each_building_chosen_anew() -> None:
    table = build("greek_build_2", buildings={0: ["quarry"]})
    table.play("build wall", "discount wood", "build tower", "discount gold")
    assert [table.gained(r)[0] for r in RESOURCES] == [0, -5, -5, 0]


@rule("AOM-4.2.8")
def test_the_quarry_counts_for_houses_and_the_wonder() -> None:
    table = build(buildings={0: ["quarry"]}, ages={0: "mythic"}, resources={0: [9, 10, 10, 10]})
    assert table.offers("build house", "build wonder")
    table.play("build wonder")
    assert table.over
    assert table.cubes(0) == dict.fromkeys(RESOURCES, 0)


@rule("AOM-4.2.13", "AOM-5.4.7")
def test_a_siege_engine_workshop_makes_walls_and_towers_useless() -> None:
    for area, building in (("city", "wall"), ("production", "tower")):
        sieged = attacked(area, buildings={0: ["siege_engine_workshop"], 1: [building]})
        assert sieged.dice() == attacked(area).dice()


@rule("AOM-4.2.14")
def test_a_great_temple_buys_victory_cubes_at_eight_favor() -> None:
    table = scenario(
        seats=2,
        card="permanent_trade",
        resources=[[2, 0, 0, 17], [0, 0, 0, 0]],
        buildings={0: ["great_temple", "market"]},
    )
    assert table.prompt == "temple"
    assert table.offered() == ["temple 0", "temple 1", "temple 2"]
    table.play("temple 2")
    assert table.victory(0) == 2
    assert table.cubes(0)["favor"] == 1
    assert table.on_card("bank") == 28


@rule("AOM-4.2.15", "AOM-7.1.1", "AOM-7.2.1")
def test_a_wonder_takes_its_cubes_and_ends_the_game_at_once() -> None:
    table = build("greek_build_2", ages={0: "mythic"}, victory={"the_wonder": 4}).play("build wonder")
    assert table.over
    assert table.victory(0) >= 4
    assert table.state.scores()[0]["the_wonder"] == 4


@rule("AOM-4.2.16")
def test_walls_count_in_every_encounter_of_the_battle() -> None:
    table = attacked("city", buildings={1: ["wall"]}, units={0: ["jarl", "jarl", "huskarl"]})
    first = table.dice()
    assert first[1] == 3 + 1 + 3 + 2  # Hoplite: printed, against mortals, against cavalry, the Wall


@rule("AOM-4.2.17")
def test_a_wall_survives_a_lost_battle_unless_it_is_chosen() -> None:
    table = attacked("city", buildings={1: ["wall", "market"]})
    table.roll(3, 0)
    assert table.prompt == "reward_city"
    assert table.buildings(1) == {"wall": 1, "market": 1}
    table.play("destroy market")
    assert table.buildings(1) == {"wall": 1}


@rule("AOM-1.1.11")
def test_a_building_without_a_tile_in_the_stock_cannot_be_built() -> None:
    table = build()
    table.state.set_stock(table.state.box.building_ids.index("wall"), 0)
    reason = table.refused("build wall")
    assert (reason.code, reason.params, reason.rule) == ("no_building_tile", {"building": "wall"}, "AOM-1.1.11")
