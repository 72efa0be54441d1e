"""Reads units, buildings and gods from a components file: what they cost and what they do."""

from typing import Final

from petteia.engine.ints import append, i64, zeros
from petteia.engine.reading import Part
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.box import CITY_SQUARES, MOST_UNITS, Box
from petteia.games.age_of_mythology.god_powers import POWERS
from petteia.games.age_of_mythology.reading import own_unit
from petteia.games.age_of_mythology.terms import KINDS_OF_CUBE, NOTHING, PEOPLES

TAKEN: Final = (*terms.RESOURCES, "victory", "villager", "space")
"""Words for things on the table that no unit, building or card may be called by."""


def read_units(whole: Part, box: Box) -> None:
    """Every unit: dice, bonuses, price, specials."""
    rows = whole.parts("units")
    for row in rows:
        box.unit_ids.append(row.new_id([*box.unit_ids, *TAKEN]))
    box.units = len(rows)
    e = box.effects
    box.first_unit = zeros(PEOPLES)
    box.units_of = zeros(PEOPLES)
    before = -1
    for at, row in enumerate(rows):
        row.text("name")
        culture = row.one_of("culture", terms.CULTURES)
        if culture != before:
            if box.units_of[culture] > 0:
                raise row.wrong("culture", "the units of a culture stand together; right would be beside the others")
            box.first_unit[culture] = at
            before = culture
        box.units_of[culture] += 1
        box.unit_culture = append(box.unit_culture, culture)
        box.unit_class = append(box.unit_class, row.one_of("class", terms.CLASSES))
        types = 0
        for kind in row.some_of("types", terms.TYPES):
            types |= 1 << kind
        box.unit_types = append(box.unit_types, types)
        box.unit_dice = append(box.unit_dice, row.number("dice", 1, 20))
        for bonus in row.amounts("bonuses", (*terms.CLASSES, *terms.TYPES), complete=False):
            box.unit_bonus = append(box.unit_bonus, bonus)
        _example(row, box)
        for cost in row.amounts("cost", terms.RESOURCES, complete=True):
            box.unit_cost = append(box.unit_cost, cost)
        if box.unit_class[at] != terms.HERO:
            row.exactly("required_age", terms.AGES[terms.ARCHAIC], "only heroes need an age (AOM-3.4.3)")
        box.unit_age = append(box.unit_age, row.one_of("required_age", terms.AGES))
        box.sources["unit-" + box.unit_ids[at]] = row.origin()
        e.special = append(e.special, 0)
        e.throw_dice = append(e.throw_dice, 0)
        e.throw_spares = append(e.throw_spares, 0)
        e.growth = append(e.growth, 0)
        e.offspring = append(e.offspring, NOTHING)
        e.rescue_favor = append(e.rescue_favor, 0)
        e.rescuer = append(e.rescuer, NOTHING)
        e.stand_in = append(e.stand_in, NOTHING)
        e.berserk_dice = append(e.berserk_dice, 0)
        e.earned_favor = append(e.earned_favor, 0)
    for at, row in enumerate(rows):
        for special in row.parts("specials", "kind"):
            _special(special, at, box)
        row.finish()
    said = whole.part("components_counted").amounts("battle_card_types", terms.CULTURES, complete=True, least=1)
    for people in range(PEOPLES):
        found = box.units_of[people]
        if found > MOST_UNITS or found != said[people]:
            right = f"{said[people]} (components_counted.battle_card_types), and at most {MOST_UNITS}"
            raise whole.wrong("units", f"{terms.CULTURES[people]} has {found} of them; right would be {right}")


def _example(row: Part, box: Box) -> None:
    """AOM-5.8.2 — Bonuses that an example of the rulebook gives otherwise than the card; an option plays them."""
    tags = (*terms.CLASSES, *terms.TYPES)
    example = row.part("bonuses_in_example") if row.has("bonuses_in_example") else None
    for at, tag in enumerate(tags):
        bonus: i64 = NOTHING
        if example is not None and example.has(tag):
            bonus = example.number(tag)
            if box.unit_bonus[len(box.unit_bonus) - len(tags) + at] == 0:
                raise example.wrong(tag, f"is {bonus}, but bonuses has none against {tag}; right would be one of those")
        box.unit_example = append(box.unit_example, bonus)
    if example is not None:
        example.finish(tags)


def _special(part: Part, unit: int, box: Box) -> None:
    """One special of a unit."""
    e = box.effects
    kinds = list(terms.SPECIALS)
    kind = kinds[part.one_of("kind", kinds)]
    bit = terms.SPECIALS[kind]
    if e.special[unit] & bit != 0:
        raise part.wrong("kind", f"{box.unit_ids[unit]} has {kind} twice; right would be once")
    e.special[unit] |= bit
    if kind == "destroys_two_buildings":
        part.exactly("requires", "survives_successful_city_attack", "the rules say so (AOM-5.8.1)")
    elif kind == "throw_opponent":
        e.throw_dice[unit] = part.number("bonus_dice", 0, 20)
        e.throw_spares[unit] = 1 << part.one_of("not_against", terms.TYPES)
    elif kind == "extra_die_per_elimination":
        e.growth[unit] = part.number("dice", 0, 5)
        part.exactly("duration", "battle", "kills are counted anew in every battle (AOM-5.8.6)")
        for other in range(unit):
            if e.special[other] & terms.GROWS and box.unit_culture[other] == box.unit_culture[unit]:
                raise part.wrong("kind", f"{box.unit_ids[other]} has it too; right would be one such unit in a culture")
    elif kind == "gains_unit_on_elimination":
        e.offspring[unit] = fellow(part, "unit", unit, box)
        part.exactly("placed", "holding_area", "the new unit does not fight (AOM-5.8.10)")
    elif kind == "resurrect_to_board":
        e.rescue_favor[unit] = part.number("favor")
        e.rescuer[unit] = fellow(part, "requires_unit_in_battle", unit, box)
    elif kind == "may_be_replaced_after_reveal":
        e.stand_in[unit] = fellow(part, "unit", unit, box)
    elif kind == "may_replace_unit_after_reveal":
        part.one_of("unit", box.unit_ids)
    elif kind == "enables_resurrection":
        part.some_of("units", box.unit_ids)
    elif kind == "berserk":
        e.berserk_dice[unit] = part.number("bonus_dice", 0, 20)
        part.exactly("loses_ties", True, "a berserk unit does (AOM-5.5.4)")
    elif kind == "gather_bonus":
        if e.worker >= 0:
            raise part.wrong("kind", f"{box.unit_ids[e.worker]} works too; right would be one unit that does")
        e.worker = unit
        e.work_resource = part.one_of("tile_resource", terms.RESOURCES)
        e.work_amount = part.number("amount")
    elif kind == "gain_favor_per_elimination":
        e.earned_favor[unit] = part.number("favor")
    elif kind == "reinforce_per_elimination":
        part.exactly("count", 1, "one unit joins for each (AOM-5.8.21)")
        part.exactly("from", "holding_area", "it comes from there (AOM-5.8.21)")
    part.finish()


def fellow(part: Part, key: str, unit: int, box: Box) -> int:
    """A unit that a special names: it must be of the culture of the unit with the special."""
    other = part.one_of(key, box.unit_ids)
    own_unit(part, key, other, int(box.unit_culture[unit]), box)
    return other


def read_buildings(whole: Part, box: Box) -> None:
    """Every building: price, limit, effect, tiles."""
    rows = whole.parts("buildings")
    e = box.effects
    for at in range(len(terms.AREAS)):
        e.fortress[at] = NOTHING
    for at in range(KINDS_OF_CUBE):
        e.workshop[at] = NOTHING
    for at, row in enumerate(rows):
        name = row.new_id([*box.unit_ids, *box.building_ids, *TAKEN])
        box.building_ids.append(name)
        row.text("name")
        for cost in row.amounts("cost", terms.RESOURCES, complete=True):
            box.building_cost = append(box.building_cost, cost)
        box.building_most = append(box.building_most, row.number("max_per_player", 1, CITY_SQUARES))
        box.building_age = append(box.building_age, row.one_of("required_age", terms.AGES))
        box.sources["building-" + name] = row.origin()
        _building_effect(row.part("effect"), at, box)
        row.finish()
    box.buildings = len(rows)
    needed = {
        "gain_villager": e.house,
        "trade_cost_zero": e.market,
        "storage_limit": e.storehouse,
        "extra_battle_unit": e.armory,
        "building_discount": e.quarry,
        "siege": e.siege,
        "buy_victory_cube": e.temple,
        "ends_game": e.wonder,
        "defence_dice of the city": e.fortress[terms.CITY],
        "defence_dice of production": e.fortress[terms.PRODUCTION],
    }
    for kind, building in needed.items():
        if building < 0:
            raise whole.wrong("buildings", f"none has the effect {kind}; right would be one that has")
    for at in range(KINDS_OF_CUBE):
        if e.workshop[at] < 0:
            raise whole.wrong("buildings", f"none has the gather_bonus of {terms.RESOURCES[at]}; right would be one")
    box.building_tiles = zeros(box.buildings)
    for row in whole.parts("building_tile_counts", "building"):
        at = row.one_of("building", box.building_ids)
        if box.building_tiles[at] > 0:
            raise row.wrong("building", f"{box.building_ids[at]} is there twice; right would be once")
        box.building_tiles[at] = row.number("per_sheet", 1)
        row.origin()
        row.finish()
    for at in range(box.buildings):
        if box.building_tiles[at] == 0:
            right = "right would be one entry for each building"
            raise whole.wrong("building_tile_counts", f"{box.building_ids[at]} is missing; {right}")
    if box.building_most[e.house] != box.most_houses:
        right = f"right would be {box.most_houses}, as in game.max_houses_per_player"
        raise whole.wrong(f"buildings[{box.building_ids[e.house]}].max_per_player", right)


BUILDING_EFFECTS: Final = (
    "gain_villager",
    "defence_dice",
    "trade_cost_zero",
    "storage_limit",
    "extra_battle_unit",
    "building_discount",
    "gather_bonus",
    "siege",
    "buy_victory_cube",
    "ends_game",
)


def _building_effect(part: Part, building: int, box: Box) -> None:
    e = box.effects
    kind = BUILDING_EFFECTS[part.one_of("kind", BUILDING_EFFECTS)]
    before: i64 = NOTHING
    if kind == "gain_villager":
        before = e.house
        e.house = building
    elif kind == "defence_dice":
        area = part.one_of("area", terms.AREAS[:2])
        before = e.fortress[area]
        e.fortress[area] = building
        e.fortress_dice[area] = part.number("dice", 0, 20)
    elif kind == "trade_cost_zero":
        before = e.market
        e.market = building
    elif kind == "storage_limit":
        before = e.storehouse
        e.storehouse = building
        e.storehouse_limit = part.number("limit")
    elif kind == "extra_battle_unit":
        before = e.armory
        e.armory = building
        e.armory_units = part.number("count", 1, 10)
    elif kind == "building_discount":
        before = e.quarry
        e.quarry = building
        e.quarry_cubes = part.number("amount", 1, 10)
    elif kind == "gather_bonus":
        resource = part.one_of("resource", terms.RESOURCES)
        before = e.workshop[resource]
        e.workshop[resource] = building
        e.workshop_cubes[resource] = part.number("amount")
    elif kind == "siege":
        before = e.siege
        e.siege = building
        part.exactly("negates_fortifications", True, "the rules say so (AOM-4.2.13)")
        e.siege_extra = part.number("extra_buildings_destroyed", 1, 10)
    elif kind == "buy_victory_cube":
        before = e.temple
        e.temple = building
        e.temple_favor = part.number("favor", 1)
        part.exactly("with_action", "trade", "cubes are bought while trading (AOM-3.5.5)")
    else:
        before = e.wonder
        e.wonder = building
        part.exactly("required_age", terms.AGES[box.building_age[building]], "the building says so (AOM-4.2.15)")
    if before >= 0:
        raise part.wrong("kind", f"{box.building_ids[before]} has this effect too; right would be one building with it")
    part.finish()


def read_gods(whole: Part, box: Box) -> None:
    """Every god: favor, timing, effect."""
    e = box.effects
    kinds = [power.name for power in POWERS]
    for god, row in enumerate(whole.parts("god_powers")):
        name = row.new_id(box.god_ids)
        box.god_ids.append(name)
        box.god_culture = append(box.god_culture, row.one_of("culture", terms.CULTURES))
        row.text("god")
        row.text("title", empty=True)
        e.favor = append(e.favor, row.number("favor_cost"))
        row.one_of("timing", terms.TIMINGS)
        box.sources["god-" + name] = row.origin()
        part = row.part("effect")
        power = POWERS[part.one_of("kind", kinds)]
        row.exactly("timing", power.timing, f"a power that is {power.name} works then (AOM-3.9.4)")
        e.power = append(e.power, power.kind)
        e.bound = append(e.bound, 0 if power.action < 0 else 1)
        e.amount = append(e.amount, 1)
        e.second = append(e.second, NOTHING)
        e.resource = append(e.resource, NOTHING)
        e.owner = append(e.owner, 0)
        e.others = append(e.others, 1)
        for _ in range(max(box.units, box.buildings)):
            e.named = append(e.named, 0)
        for _ in range(KINDS_OF_CUBE):
            e.price = append(e.price, 0)
        power.read(part, god, box)
        part.finish()
        row.finish()
