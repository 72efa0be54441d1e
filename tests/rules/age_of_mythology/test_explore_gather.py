"""AOM-3.1 and AOM-3.2 — Explore and Gather."""

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from petteia.games.age_of_mythology.terms import RESOURCES, TERRAINS
from tests.rules import rule


def explore(*tiles: str, **things: object) -> Tabletop:
    """Three players, seat 0 explores, and these tiles are turned up."""
    return scenario(**{"seats": 3, "card": "permanent_explore", **things}).deal(*tiles)


def turned_up(table: Tabletop) -> int:
    count = 0
    while table.pending == CHANCE:
        table.deal(next(k for k, w in enumerate(table.state.chance()) if w > 0))
        count += 1
    return count


# -- AOM-3.1


@rule("AOM-3.1.1")
@pytest.mark.parametrize(
    ("card", "more"), [("permanent_explore", 1), ("greek_explore_plus_0", 0), ("greek_explore_plus_2", 2)]
)
@pytest.mark.parametrize("seats", [2, 4])
def test_explore_opens_a_tile_for_each_player_and_what_the_card_adds(card: str, more: int, seats: int) -> None:
    assert turned_up(scenario(seats=seats, card=card)) == seats + more


@rule("AOM-3.1.2")
def test_a_small_pool_is_opened_whole() -> None:
    table = scenario(seats=3, card="permanent_explore", pool=["hills/gold/2", "swamp/food/1"])
    assert turned_up(table) == 2
    assert sorted(table.open_tiles()) == ["hills/gold/2", "swamp/food/1"]


@rule("AOM-3.1.3")
def test_the_cards_player_chooses_first_then_clockwise() -> None:
    table = explore("fertile/food/2", "fertile/food/2", "fertile/food/2", "fertile/food/2", first=2, move=1)
    asked = []
    while table.prompt == "explore":
        asked.append(table.seat)
        params = table.state.prompt(table.seat).params
        assert (params["seat"], params["own"]) == (1, int(table.seat == 1)), "whose card it is"
        table.play("pass")
    assert asked == [1, 2, 0]


@rule("AOM-3.1.3")
def test_as_an_option_the_first_player_chooses_first() -> None:
    options = {"explore_gather_start": "first_player"}
    table = explore(
        "fertile/food/2", "fertile/food/2", "fertile/food/2", "fertile/food/2", first=2, move=1, options=options
    )
    assert table.seat == 2


@rule("AOM-3.1.4", "AOM-10.11")
def test_one_takes_a_tile_that_fits_and_puts_it_on_its_terrain() -> None:
    table = explore("hills/gold/2", "hills/gold/2", "swamp/food/1", "desert/gold/1")
    assert sorted(table.offered()) == ["pass", "take desert/gold/1", "take hills/gold/2", "take swamp/food/1"]
    table.play("take hills/gold/2")
    assert table.tiles(0) == ["hills/gold/2"]
    assert table.open_tiles().count("hills/gold/2") == 1


@rule("AOM-3.1.4")
def test_a_tile_that_is_not_open_or_has_no_space_is_refused() -> None:
    table = explore("desert/gold/1", "hills/gold/2", "hills/gold/2", "hills/gold/2", tiles={0: ["desert/favor/2"]})
    reason = table.refused("take swamp/food/1")
    assert (reason.code, reason.params, reason.rule) == ("tile_not_open", {"tile": "swamp/food/1"}, "AOM-3.1.4")
    reason = table.refused("take desert/gold/1")  # a Greek board has one desert
    assert (reason.code, reason.params) == ("no_free_space", {"tile": "desert/gold/1", "terrain": "desert"})


@rule("AOM-3.1.5")
def test_who_could_take_may_pass_and_who_cannot_is_passed_over() -> None:
    table = explore("mountains/gold/2", "mountains/gold/2", "mountains/gold/2", "mountains/gold/2")
    assert table.offers("pass")
    table.play("pass")
    assert table.seat == 2  # seat 1 is Egyptian and has no mountains
    assert {"event": "tile_passed", "seat": 1} in table.heard("tile_passed")


@rule("AOM-3.1.6")
def test_everyone_chooses_once_for_each_card() -> None:
    table = explore("fertile/food/2", "fertile/food/2", "fertile/food/2", "fertile/food/2")
    table.play("take fertile/food/2", "take fertile/food/2", "take fertile/food/2")
    assert table.prompt == "play_a_card"
    assert [len(table.tiles(seat)) for seat in range(3)] == [1, 1, 1]


@rule("AOM-3.1.7")
def test_what_nobody_took_goes_back_to_the_pool() -> None:
    table = explore("fertile/food/2", "hills/gold/2", "fertile/food/2", "fertile/food/2").play("pass", "pass", "pass")
    assert table.open_tiles() == []
    assert sum(int(table.state.pool(t)) for t in range(20)) == 90


@rule("AOM-3.1.8")
def test_nothing_moves_a_tile_once_it_lies() -> None:
    table = explore("hills/gold/2", "hills/gold/2", "hills/gold/2", "hills/gold/2", tiles={0: ["hills/food/1"] * 3})
    assert not any(text.startswith(("remove", "swap")) for text in table.offered())
    table.play("take hills/gold/2")
    assert table.tiles(0) == ["hills/food/1"] * 3 + ["hills/gold/2"]


# -- AOM-3.2


@rule("AOM-3.2.1")
def test_everybody_gathers_whoever_played_the_card() -> None:
    table = scenario(seats=3, card="permanent_gather", move=1, yields={"wood": (1, 2, 2)}).play("gather wood")
    assert table.gained("wood") == (1, 2, 2)


@rule("AOM-3.2.2")
def test_scope_then_workers_then_cubes() -> None:
    table = scenario(seats=2, card="permanent_gather", buildings={0: ["house"]}, tiles={0: ["fertile/food/2"]})
    assert table.prompt == "gather_scope"
    table.play("gather food")
    assert table.prompt == "workers"
    assert table.gained("food") == (0, 0)
    table.play("put villager fertile/food/2")
    assert table.gained("food") == (3, 0)


@rule("AOM-3.2.3", "AOM-3.2.6")
def test_the_card_gather_all_harvests_every_tile_without_a_question() -> None:
    table = scenario(
        cultures=["greek", "norse"],
        hands={0: ["greek_gather_all"]},
        tiles={0: ["hills/gold/2", "swamp/food/1", "forest/wood/2", "desert/favor/2"]},
    ).play("play greek_gather_all")
    assert [table.gained(resource)[0] for resource in RESOURCES] == [1, 2, 2, 2]


@rule("AOM-3.2.4", "AOM-10.12")
def test_the_cards_player_names_a_terrain_or_a_resource() -> None:
    table = scenario(seats=2, card="permanent_gather")
    assert table.offered() == [f"gather {scope}" for scope in (*TERRAINS, *RESOURCES)]
    reason = table.refused("gather all")
    assert (reason.code, reason.rule) == ("one_terrain_or_resource", "AOM-3.2.4")


@rule("AOM-3.2.5")
def test_a_terrain_harvests_its_tiles_of_every_resource() -> None:
    tiles = {0: ["hills/gold/2", "hills/food/1", "swamp/food/1"], 1: ["hills/gold/2"]}
    table = scenario(seats=2, card="permanent_gather", tiles=tiles).play("gather hills")
    assert (table.gained("gold"), table.gained("food")) == ((2, 2), (1, 0))


@rule("AOM-3.2.5")
def test_a_resource_is_harvested_on_every_terrain() -> None:
    tiles = {0: ["hills/food/1", "swamp/food/1", "hills/gold/2"]}
    table = scenario(seats=2, card="permanent_gather", tiles=tiles).play("gather food")
    assert (table.gained("food"), table.gained("gold")) == ((2, 0), (0, 0))


@rule("AOM-3.2.6", "AOM-3.2.18")
def test_a_food_only_card_works_like_naming_food_and_pays_the_workshops() -> None:
    table = scenario(
        cultures=["greek", "norse"],
        hands={0: ["greek_gather_dionysus"]},
        resources={0: [0, 0, 0, 0]},
        tiles={0: ["fertile/food/2", "hills/gold/2"]},
        buildings={0: ["monument"]},
    ).play("play greek_gather_dionysus")
    assert table.cubes(0) == {"food": 2, "wood": 0, "gold": 0, "favor": 2}


@rule("AOM-3.2.7")
def test_only_the_cards_player_rearranges_his_workers() -> None:
    tiles = {0: ["fertile/food/2*", "hills/gold/2"], 1: ["fertile/food/2*", "hills/gold/2"]}
    table = scenario(seats=2, card="permanent_gather", tiles=tiles).play("gather gold")
    table.play("put villager hills/gold/2")
    assert table.gained("gold") == (3, 2)
    assert "fertile/food/2*" in table.tiles(1)


@rule("AOM-3.2.8", "AOM-INV-10")
def test_a_tile_holds_one_worker() -> None:
    table = scenario(
        seats=2,
        card="permanent_gather",
        buildings={0: ["house", "house"]},
        tiles={0: ["fertile/food/2", "hills/gold/2"]},
    )
    table.play("gather food", "put villager fertile/food/2")
    reason = table.refused("put villager fertile/food/2")
    assert (reason.code, reason.params, reason.rule) == ("no_free_tile", {"tile": "fertile/food/2"}, "AOM-3.2.8")


@rule("AOM-3.2.7", "AOM-10.13")
def test_workers_are_taken_up_and_put_in_the_order_of_the_list() -> None:
    tiles = {0: ["fertile/food/2*", "hills/gold/2", "hills/food/1"]}
    table = scenario(seats=2, card="permanent_gather", buildings={0: ["house", "house"]}, tiles=tiles)
    table.play("gather food")
    assert table.offers("keep", "stop")
    first = [text for text in table.offered() if text.startswith("put")]
    table.play(first[1])
    reason = table.refused(first[0])
    assert (reason.code, reason.rule) == ("in_order", "AOM-10.2")
    assert table.refused("keep").code == "workers_taken_up"


@rule("AOM-3.2.9")
def test_a_worker_may_be_left_in_or_taken_back_to_the_holding_area() -> None:
    table = scenario(seats=2, card="permanent_gather", tiles={0: ["fertile/food/2*"]}).play("gather food", "stop")
    assert table.tiles(0) == ["fertile/food/2"]
    assert table.villagers(0) == 1
    assert table.gained("food") == (2, 0)


@rule("AOM-10.13")
def test_keeping_needs_workers_on_tiles_and_putting_needs_one_to_put() -> None:
    things: dict[str, object] = {
        "seats": 2,
        "card": "permanent_gather",
        "tiles": {0: ["fertile/food/2", "hills/gold/2"]},
    }
    table = scenario(**things, buildings={0: ["house"]}).play("gather food")
    assert table.refused("keep").code == "no_worker_on_a_tile"
    reason = table.refused("put dwarf fertile/food/2")
    assert (reason.code, reason.params) == ("no_worker_left", {"worker": "dwarf"})


@rule("AOM-3.2.10", "AOM-EX-3.3")
def test_a_villager_adds_one_cube_for_every_player() -> None:
    tiles = {0: ["desert/gold/1"], 1: ["desert/gold/1*"], 2: ["desert/favor/2"]}
    table = scenario(
        cultures=["egyptian", "greek", "norse"], card="permanent_gather", tiles=tiles, buildings={0: ["house"]}
    )
    table.play("gather desert", "put villager desert/gold/1")
    assert table.gained("gold") == (2, 2, 0)
    assert table.gained("favor") == (0, 0, 2)


@rule("AOM-3.2.11", "AOM-5.8.17")
def test_a_dwarf_adds_two_gold_on_a_gold_tile_for_every_player() -> None:
    tiles = {0: ["hills/gold/2"], 1: ["hills/gold/2^"]}
    table = scenario(cultures=["greek", "norse"], card="permanent_gather", tiles=tiles).play("gather gold")
    assert table.gained("gold") == (2, 4)


@rule("AOM-3.2.19")
def test_a_dwarf_adds_nothing_on_another_tile() -> None:
    tiles = {0: ["fertile/food/2"]}
    table = scenario(cultures=["norse", "greek"], card="permanent_gather", tiles=tiles, units={0: ["dwarf"]})
    table.play("gather food", "put dwarf fertile/food/2")
    assert table.gained("food") == (2, 0)
    assert table.tiles(0) == ["fertile/food/2^"]


@rule("AOM-3.2.12")
def test_the_cards_player_is_served_first_whoever_is_first_player() -> None:
    table = scenario(seats=3, card="permanent_gather", first=2, move=1, bank={"gold": 3}, yields={"gold": (2, 2, 2)})
    table.play("gather gold")
    assert table.gained("gold") == (0, 2, 1)


@rule("AOM-3.2.12")
def test_as_an_option_the_first_player_is_served_first() -> None:
    table = scenario(
        seats=3,
        card="permanent_gather",
        first=2,
        move=1,
        bank={"gold": 3},
        yields={"gold": (2, 2, 2)},
        options={"explore_gather_start": "first_player"},
    ).play("gather gold")
    assert table.gained("gold") == (1, 0, 2)


@rule("AOM-3.2.13")
def test_gather_totals_agree_with_a_sum_over_the_tiles() -> None:
    """An independent calculation: add up what the boards show, then serve clockwise out of what the bank has."""
    tiles = {
        0: ["hills/gold/2*", "hills/gold/2", "hills/food/1", "desert/gold/1"],
        1: ["desert/gold/1*", "desert/gold/1", "hills/gold/2"],
        2: ["hills/gold/2^", "mountains/gold/2", "desert/gold/1"],
    }
    table = scenario(
        cultures=["greek", "egyptian", "norse"], card="permanent_gather", move=1, tiles=tiles, bank={"gold": 9}
    )
    marks = {"*": 1, "^": 2}
    wanted = []
    for seat in range(3):
        gold = [tile for tile in tiles[seat] if "/gold/" in tile]
        wanted.append(sum(int(tile.rstrip("*^")[-1]) + marks.get(tile[-1], 0) for tile in gold))
    bank, due = 9, {}
    for seat in (1, 2, 0):
        due[seat] = min(bank, wanted[seat])
        bank -= due[seat]
    table.play("gather gold", "keep")
    assert table.gained("gold") == (due[0], due[1], due[2])


@rule("AOM-3.2.14", "AOM-3.2.16")
@pytest.mark.parametrize(
    ("building", "resource"),
    [("monument", "favor"), ("granary", "food"), ("wood_workshop", "wood"), ("gold_mint", "gold")],
)
def test_a_workshop_pays_two_whatever_the_scope_and_only_the_cards_player(building: str, resource: str) -> None:
    buildings = {0: [building], 1: [building]}
    table = scenario(seats=2, card="permanent_gather", buildings=buildings).play("gather swamp")
    assert table.gained(resource) == (2, 0)


@rule("AOM-4.2.9", "AOM-4.2.10")
def test_monument_and_granary_add_favor_and_food() -> None:
    table = scenario(seats=2, card="permanent_gather", buildings={0: ["monument", "granary"]}).play("gather gold")
    assert (table.gained("favor"), table.gained("food")) == ((2, 0), (2, 0))


@rule("AOM-4.2.11", "AOM-4.2.12")
def test_wood_workshop_and_gold_mint_add_wood_and_gold() -> None:
    table = scenario(seats=2, card="permanent_gather", buildings={0: ["wood_workshop", "gold_mint"]}).play(
        "gather food"
    )
    assert (table.gained("wood"), table.gained("gold")) == ((2, 0), (2, 0))


@rule("AOM-3.2.15")
def test_the_additions_are_served_before_the_next_player() -> None:
    table = scenario(
        seats=2, card="permanent_gather", bank={"gold": 3}, yields={"gold": (1, 2)}, buildings={0: ["gold_mint"]}
    ).play("gather gold")
    assert table.gained("gold") == (3, 0)


@rule("AOM-3.2.17", "AOM-10.37")
def test_nobody_can_decline_cubes() -> None:
    table = scenario(seats=2, card="permanent_gather", yields={"food": (2, 2)}).play("gather food")
    assert table.gained("food") == (2, 2)
    assert table.prompt == "play_a_card"
