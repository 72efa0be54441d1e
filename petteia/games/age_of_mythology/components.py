"""Reading the box: `components.toml`, or an owner's file, checked and turned into a `Box`.

`read_box` raises `ComponentsError` with a sentence that names the file, the key and what would be right. Nothing
here knows a rule, and the rules know no figures.
"""

from collections.abc import Mapping
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.reading import ComponentsError, Part, listed, opened, own_file
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.agreement import check_agreement
from petteia.games.age_of_mythology.box import CITY_SQUARES, MOST_CARDS, MOST_CUBES, SPACES, Box
from petteia.games.age_of_mythology.card_actions import CARD_ACTIONS
from petteia.games.age_of_mythology.counts import read_counts, read_dice, read_rulings
from petteia.games.age_of_mythology.forces import TAKEN, read_buildings, read_gods, read_units
from petteia.games.age_of_mythology.terms import LANDS, NOTHING, PEOPLES

__all__ = ["Box", "ComponentsError", "read_box", "shipped"]

# Not `__file__`: a compiled module in a group is wrong about its own folder.
FOLDER: Final = Path(str(files("petteia.games.age_of_mythology")))
SHIPPED: Final = FOLDER / "components.toml"
REWARDS: Final = ("destroy_building", "take_production_tile", "steal_resources")
AWARDED: Final = ("end_of_game", "end_of_game", "when_built", "after_every_battle")
CRITERIA: Final = ("most_military_units", "most_buildings_in_city", "builds_the_wonder", "wins_a_battle")
PHASES: Final = (
    "place_victory_cubes",
    "draw_action_cards",
    "play_action_cards",
    "spoilage",
    "discard_cards",
    "pass_first_player",
)
ANY_TWO: Final = 2


def shipped() -> dict[str, Any]:
    """A copy of the game's own component data, free to change."""
    return deepcopy(own_file(SHIPPED))


def read_box(data: Mapping[str, Any] | str | Path | None = None, file: str = "") -> Box:
    """The box of the game's own components file, or of an owner's: a path, or the contents of the file."""
    whole = opened(SHIPPED, data, file)
    box = Box()
    _game(whole, box)
    _fixed_words(whole, box)
    _tiles(whole, box)
    read_units(whole, box)
    _cultures(whole, box)
    _figures(whole, box)
    read_buildings(whole, box)
    read_gods(whole, box)
    _cards(whole, box)
    read_counts(whole, box)
    check_agreement(whole, box)
    own = {row["id"]: row["value"] for row in own_file(SHIPPED)["rulings"]}
    read_rulings(whole, None if data is None else own)
    read_dice(box)
    whole.finish()
    return box


def _game(whole: Part, box: Box) -> None:
    whole.exactly("schema_version", 1, "that is the form this program reads")
    meta = whole.part("meta")
    for key in ("title", "publisher", "designer"):
        meta.text(key)
    meta.number("year", 1900, 2999)
    meta.origin()
    meta.finish()
    game = whole.part("game")
    game.exactly("min_players", 2, "the rules are for two to eight players (AOM-1.2.1)")
    game.exactly("max_players_extra_sets", 8, "the rules are for two to eight players (AOM-1.2.1)")
    game.exactly("max_players_box", 4, "that is what the box is for (AOM-1.1.14)")
    game.exactly("max_players_extra_cubes", 6, "more players need further sets (AOM-8.1.5)")
    box.rounds = game.number("rounds_of_action_cards_per_turn", 1, 3)
    box.victory_cubes = game.number("victory_cubes_in_bank", 1)
    box.cubes_placed = game.number("victory_cubes_placed_per_turn", 1, 8)
    box.cubes_placed_by_two = game.number("victory_cubes_placed_two_players", 1, 2)
    box.starting_cubes = game.number("starting_resources_each", 0, 7)
    box.starting_units = game.number("starting_units_per_mortal_type")
    box.draft_tiles = game.number("starting_tiles_revealed_per_player", 0, 10)
    box.draft_picks = game.number("starting_tile_picks_per_player", 0, SPACES)
    box.storage = game.number("storage_limit_per_resource")
    box.loot = game.number("attack_resources_stolen", 0, MOST_CUBES)
    box.most_destroyed = game.number("max_buildings_destroyed_per_attack", 1, 16)
    box.most_houses = game.number("max_houses_per_player", 1, CITY_SQUARES)
    game.exactly("max_of_each_other_building", 1, "the rules know no second one (AOM-4.1.2)")
    game.exactly("dice_in_box", 8, "nothing depends on it: the dice are no upper limit (AOM-1.1.13)")
    box.dice_sides = game.number("dice_sides", 2, 20)
    game.exactly("hit_value", int(box.dice_sides), "the highest face of a die is the hit (AOM-5.5.1)")
    game.origin()
    game.finish()
    bank = whole.part("bank")
    counts = bank.amounts("by_players", [str(n) for n in range(2, 9)], complete=True, least=1)
    by_players = [0, 0]  # no game has one player; mypyc takes no star inside a vec
    by_players.extend(counts)
    box.bank = vec[i64](by_players)
    for n in range(2, 9):
        if counts[n - 2] > MOST_CUBES:
            raise bank.wrong(f"by_players.{n}", f"is {counts[n - 2]}; right would be at most {MOST_CUBES}")
        if counts[n - 2] < n * box.starting_cubes:
            right = f"at least {n * box.starting_cubes}, what the players start with"
            raise bank.wrong(f"by_players.{n}", f"is {counts[n - 2]}; right would be {right}")
    bank.origin()
    bank.finish()
    turn = whole.part("turn")
    turn.exactly("first_player_passes_to", "left", "the rules pass the marker to the left (AOM-2.7.1)")
    turn.exactly("skip_spoilage_on_final_turn", True, "the rules skip it (AOM-2.5.5)")
    turn.exactly("phases", list(PHASES), "a turn has these phases in this order (AOM-2.1.1)")
    turn.origin()
    turn.finish()
    end = whole.part("end_of_game")
    end.exactly("wonder_ends_game", "immediately", "the rules say so (AOM-7.1.1)")
    end.exactly("cubes_end_game", "end_of_turn", "the rules say so (AOM-7.1.2)")
    end.exactly("triggers", ["wonder_built", "last_victory_cube_left_bank"], "these end the game (AOM-7.1)")
    end.exactly("final_tie_break", ["most_resource_cubes", "shared_victory"], "these break ties (AOM-7.3)")
    end.origin()
    end.finish()


def _fixed_words(whole: Part, box: Box) -> None:
    """Resources, terrains, ages and the like: the program knows them by name, so they must be these."""
    for key, words in (
        ("resources", terms.RESOURCES),
        ("terrains", terms.TERRAINS),
        ("actions", terms.ACTIONS),
        ("attack_areas", terms.AREAS),
        ("victory_cards", terms.VICTORY_CARDS),
    ):
        rows = whole.parts(key)
        ids = [row.section.get("id") for row in rows]
        if ids != list(words):
            raise whole.wrong(key, f"has the ids {ids}; right would be {list(words)}")
        for at, row in enumerate(rows):
            row.get("id", "an id")
            if key == "resources":
                row.text("cube_colour")
            if key == "actions":
                row.exactly("parameter", CARD_ACTIONS[at].parameter, "the cards of this action carry it")
                row.exactly("everyone_takes_part", at in (terms.EXPLORE, terms.GATHER), "the rules say who does")
            elif key == "attack_areas":
                reward = row.part("reward")
                reward.exactly("kind", REWARDS[at], "the rules say what an area brings (AOM-5.7.4)")
                loot = int(box.loot) if at == terms.HOLDING else 1
                reward.exactly("count", loot, "game.attack_resources_stolen and AOM-5.7.5 to AOM-5.7.10 say so")
                reward.finish()
                row.text("defended_by")  # compared with the buildings in agreement.py
            elif key == "victory_cards":
                row.exactly("awarded", AWARDED[at], "the rules say when (AOM-5.7.3, AOM-7.2)")
                row.exactly("criterion", CRITERIA[at], "the rules say for what (AOM-5.7.3, AOM-7.2)")
                row.exactly("on_tie", "nobody", "the rules award no shared card (AOM-7.2.2)")
            if key not in ("actions", "attack_areas"):
                row.text("name")
            row.origin()
            row.finish()
    tags = whole.part("unit_tags")
    for key, words in (("classes", terms.CLASSES), ("types", terms.TYPES)):
        if tags.some_of(key, words) != list(range(len(words))):
            raise tags.wrong(key, f"right would be {list(words)}")
    tags.origin()
    tags.finish()


def _ages(whole: Part, box: Box) -> None:
    rows = whole.parts("ages")
    if [row.section.get("id") for row in rows] != list(terms.AGES):
        raise whole.wrong("ages", f"right would be the ages {list(terms.AGES)} in this order")
    for at, row in enumerate(rows):
        row.get("id", "an id")
        row.text("name")
        row.exactly("order", at, "the ages follow each other")
        row.flag("wonder_allowed")  # compared with the Wonder in agreement.py
        box.hand_limit = append(box.hand_limit, row.number("hand_limit", 1, 8))
        row.origin()
        row.finish()


def _tiles(whole: Part, box: Box) -> None:
    _ages(whole, box)
    for row in whole.parts("production_tiles", "terrain"):
        terrain = row.one_of("terrain", terms.TERRAINS)
        resource = row.one_of("resource", terms.RESOURCES)
        amount = row.number("amount", 1, 9)
        tile = f"{terms.TERRAINS[terrain]}/{terms.RESOURCES[resource]}/{amount}"
        if tile in box.tile_ids:
            raise row.wrong("amount", f"{tile} is there twice; right would be one entry")
        box.tile_ids.append(tile)
        box.tile_terrain = append(box.tile_terrain, terrain)
        box.tile_resource = append(box.tile_resource, resource)
        box.tile_amount = append(box.tile_amount, amount)
        box.tile_count = append(box.tile_count, row.number("count", 1))
        box.sources["tile-" + tile] = row.origin()
        row.finish()
    box.tiles = len(box.tile_ids)
    if box.tiles > 24:
        raise whole.wrong("production_tiles", f"has {box.tiles} kinds; right would be at most 24")


def _cultures(whole: Part, box: Box) -> None:
    cultures = whole.part("cultures")
    box.hero_of = zeros(PEOPLES * len(terms.AGES))
    for i in range(len(box.hero_of)):
        box.hero_of[i] = NOTHING
    for c, name in enumerate(terms.CULTURES):
        part = cultures.part(name)
        part.text("name")
        part.text("colour")
        start = part.some_of("starting_unit_types", box.unit_ids)
        if len(start) != 3:
            raise part.wrong("starting_unit_types", f"has {len(start)}; right would be the three mortal types")
        for unit in start:
            if box.unit_culture[unit] != c or box.unit_class[unit] != terms.MORTAL:
                right = f"a mortal of the {name} culture"
                raise part.wrong("starting_unit_types", f"names {box.unit_ids[unit]}; right would be {right}")
            box.culture_start = append(box.culture_start, unit)
        heroes = part.part("heroes_by_age")
        for age in range(1, len(terms.AGES)):
            hero = heroes.one_of(terms.AGES[age], box.unit_ids)
            if box.unit_culture[hero] != c or box.unit_class[hero] != terms.HERO or box.unit_age[hero] != age:
                right = f"the {name} hero whose required_age is {terms.AGES[age]}"
                raise heroes.wrong(terms.AGES[age], f"is {box.unit_ids[hero]}; right would be {right}")
            box.hero_of[c * len(terms.AGES) + age] = hero
        heroes.finish()
        _board(part.part("board"), box)
        part.origin()
        part.finish()
    cultures.finish()


def _board(board: Part, box: Box) -> None:
    for key, n in (
        ("city_rows", 4),
        ("city_columns", 4),
        ("city_squares", CITY_SQUARES),
        ("production_rows", 4),
        ("production_columns", 4),
        ("production_spaces", SPACES),
    ):
        board.exactly(key, n, "a board has 16 squares and 16 spaces (AOM-1.1.5)")
    grid = board.get("production_grid", "four rows of four terrains")
    rows_right = isinstance(grid, list) and len(grid) == 4 and all(isinstance(r, list) and len(r) == 4 for r in grid)
    if not rows_right:
        raise board.wrong("production_grid", "right would be four rows of four terrains")
    counted = [0] * LANDS
    for row in grid:
        for terrain in row:
            if terrain not in terms.TERRAINS:
                raise board.wrong("production_grid", board.unknown(terrain, terms.TERRAINS))
            box.spaces = append(box.spaces, terms.TERRAINS.index(terrain))
            counted[terms.TERRAINS.index(terrain)] += 1
    said = board.amounts("terrain_counts", terms.TERRAINS, complete=True)
    for at in range(LANDS):
        if said[at] != counted[at]:
            right = f"{counted[at]}, as many as production_grid has"
            raise board.wrong(f"terrain_counts.{terms.TERRAINS[at]}", f"is {said[at]}; right would be {right}")
    board.origin()
    board.finish()


def _figures(whole: Part, box: Box) -> None:
    supply = whole.part("figure_supply")
    box.tints_few = supply.number("tints_per_player_up_to_three_players", 1, 4)
    supply.exactly("tints_per_culture", int(box.tints_few), "up to three players have all of them (AOM-1.1.10)")
    box.tints_many = supply.number("tints_per_player_four_or_more_players", 1, int(box.tints_few))
    supply.origin()
    supply.finish()
    villager = whole.part("villager")
    villager.text("name")
    villager.exactly("military", False, "a villager is not a unit (AOM-0.3)")
    villager.exactly("gained_with", "house", "a House brings it (AOM-4.2.1)")
    box.villager_bonus = villager.number("gather_bonus")
    villager.exactly("max_per_production_tile", 1, "a tile holds one worker (AOM-3.2.8)")
    villager.exactly("max_per_player", int(box.most_houses), "there is one for each House (AOM-4.1.6)")
    villager.origin()
    villager.finish()
    box.unit_count = zeros(box.units)
    box.villagers_per_tint = zeros(PEOPLES)
    for row in whole.parts("figures", "unit"):
        unit = row.one_of("unit", [*box.unit_ids, "villager"])
        culture = row.one_of("culture", terms.CULTURES)
        count = row.number("per_tint", 1, 20)
        if unit == box.units:
            box.villagers_per_tint[culture] = count
        elif box.unit_culture[unit] != culture:
            right = terms.CULTURES[box.unit_culture[unit]]
            raise row.wrong("culture", f"is {terms.CULTURES[culture]}; right would be {right}, the culture of the unit")
        elif box.unit_count[unit] > 0:
            raise row.wrong("unit", f"{box.unit_ids[unit]} is there twice; right would be one entry for each unit")
        else:
            box.unit_count[unit] = count
        row.origin()
        row.finish()
    for at in range(box.units):
        if box.unit_count[at] == 0:
            raise whole.wrong("figures", f"no entry for the unit {box.unit_ids[at]}; right would be one for each unit")
    for c in range(PEOPLES):
        least = box.most_houses
        if box.villagers_per_tint[c] < least:
            found = box.villagers_per_tint[c]
            right = f"at least {least}, one for each House"
            raise whole.wrong("figures", f"{terms.CULTURES[c]} has {found} villagers; right would be {right}")
    for at in range(PEOPLES * 3):
        unit = box.culture_start[at]
        least = box.starting_units if box.starting_units > ANY_TWO else i64(ANY_TWO)
        if box.unit_count[unit] < least:
            right = f"at least {least}, the starting army or any two of them (AOM-1.2.6)"
            key = f"figures[{box.unit_ids[unit]}].per_tint"
            raise whole.wrong(key, f"is {box.unit_count[unit]}; right would be {right}")


def _cards(whole: Part, box: Box) -> None:
    box.first_card = zeros(PEOPLES)
    box.cards_of = zeros(PEOPLES)
    for row in whole.parts("permanent_cards"):
        row.exactly("copies_per_player", 1, "every player has one of each (AOM-1.1.6)")
        _card(row, NOTHING, 1, box)
    if list(box.card_action) != list(range(len(terms.ACTIONS))):
        raise whole.wrong("permanent_cards", f"right would be one each for {listed(terms.ACTIONS)} in this order")
    before: i64 = -1
    for row in whole.parts("random_cards"):
        culture = row.one_of("culture", terms.CULTURES)
        if culture != before:
            if box.cards_of[culture] > 0:
                raise row.wrong("culture", "the cards of a culture stand together; right would be beside the others")
            box.first_card[culture] = len(box.card_ids)
            before = culture
        box.cards_of[culture] += 1
        _card(row, culture, row.number("count", 1, 45), box)
    box.cards = len(box.card_ids)
    for culture in range(PEOPLES):
        if not 0 < box.cards_of[culture] <= MOST_CARDS:
            found = f"{terms.CULTURES[culture]} has {box.cards_of[culture]} kinds"
            raise whole.wrong("random_cards", f"{found}; right would be from 1 to {MOST_CARDS}")


def _card(row: Part, culture: i64, count: int, box: Box) -> None:
    name = row.new_id([*box.card_ids, *box.unit_ids, *box.building_ids, *TAKEN])
    box.card_ids.append(name)
    action = row.one_of("action", terms.ACTIONS)
    number, price = CARD_ACTIONS[action].read(row)
    god: i64 = NOTHING
    if culture >= 0 and row.has("god"):
        god = row.one_of("god", box.god_ids)
    box.card_action = append(box.card_action, action)
    box.card_number = append(box.card_number, number)
    for each in price:
        box.card_price = append(box.card_price, each)
    box.card_god = append(box.card_god, god)
    box.card_count = append(box.card_count, count)
    box.card_culture = append(box.card_culture, culture)
    box.sources["card-" + name] = row.origin()
    row.finish()
