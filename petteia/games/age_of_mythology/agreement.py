"""Facts that a components file states in several places must agree: otherwise one of them would be ignored."""

from petteia.engine.ints import i64
from petteia.engine.reading import Part
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.box import Box
from petteia.games.age_of_mythology.god_powers import POWERS
from petteia.games.age_of_mythology.moves import MOST_FIGURES

MOST_PLAYERS = 8


def check_agreement(whole: Part, box: Box) -> None:
    """Compare what has been read, and refuse contradictions in a sentence."""
    _areas(whole, box)
    _ages(whole, box)
    _buildings(whole, box)
    _halves(whole, box)
    _cards(whole, box)
    _counts(whole, box)


def _areas(whole: Part, box: Box) -> None:
    """The fortress of an area is the building with its defence dice."""
    for area, row in enumerate(whole.parts("attack_areas")):
        fortress = box.effects.fortress[area]
        name = box.building_ids[fortress] if fortress >= 0 else "none"
        row.exactly("defended_by", name, "that is the building with its defence_dice (AOM-5.4.6)")


def _ages(whole: Part, box: Box) -> None:
    """A Wonder can be built in its age and those after it."""
    needed = box.building_age[box.effects.wonder]
    for age, row in enumerate(whole.parts("ages")):
        row.exactly("wonder_allowed", age >= needed, f"the Wonder needs the {terms.AGES[needed]} age (AOM-4.2.15)")


def _buildings(whole: Part, box: Box) -> None:
    """AOM-4.1.2 — One of every building except Houses."""
    for at, row in enumerate(whole.parts("buildings")):
        if at != box.effects.house:
            row.exactly("max_per_player", 1, "there is at most one of every building but the House (AOM-4.1.2)")


def _halves(whole: Part, box: Box) -> None:
    """Specials of two units must match each other."""
    e = box.effects
    for at, row in enumerate(whole.parts("units")):
        for special in row.parts("specials", "kind"):
            kind = special.section["kind"]
            if kind == "may_replace_unit_after_reveal":
                served = [box.unit_ids[u] for u in range(box.units) if e.stand_in[u] == at]
                right = served[0] if served else "a unit with may_be_replaced_after_reveal that names this one"
                if special.section["unit"] not in served:
                    raise special.wrong("unit", f"is {special.section['unit']!r}; right would be {right} (AOM-5.8.14)")
            elif kind == "enables_resurrection":
                saved = [box.unit_ids[u] for u in range(box.units) if e.rescuer[u] == at]
                if sorted(special.section["units"]) != sorted(saved):
                    right = f"{saved}, the units whose resurrect_to_board names this one (AOM-5.8.12)"
                    raise special.wrong("units", f"is {special.section['units']}; right would be {right}")
    for unit in range(box.units):
        _other_half(whole, box, unit, e.stand_in[unit], "may_replace_unit_after_reveal")
        _other_half(whole, box, unit, e.rescuer[unit], "enables_resurrection")


def _other_half(whole: Part, box: Box, unit: i64, other: i64, kind: str) -> None:
    """A unit that another one names has the special that answers it."""
    if other < 0:
        return
    row = whole.parts("units")[other]
    if kind not in [special.section["kind"] for special in row.parts("specials", "kind")]:
        right = f"one of the kind {kind}, because {box.unit_ids[unit]} names this unit"
        raise row.wrong("specials", f"has none that answers it; right would be {right}")


def _cards(whole: Part, box: Box) -> None:
    """AOM-3.9.4 — A god is on cards of his culture, a bound one on cards of the action that he changes."""
    carried = [False] * len(box.god_ids)
    for at, row in enumerate(whole.parts("random_cards")):
        card = at + len(terms.ACTIONS)
        god = box.card_god[card]
        if god < 0:
            continue
        name = box.god_ids[god]
        carried[god] = True
        if box.god_culture[god] != box.card_culture[card]:
            right = f"a god of the {terms.CULTURES[box.card_culture[card]]} culture"
            raise row.wrong("god", f"is {name!r}; right would be {right}")
        action = POWERS[box.effects.power[god]].action
        if action >= 0 and box.card_action[card] != action:
            right = f"a card of the action {terms.ACTIONS[action]} for this god (AOM-3.9.4)"
            raise row.wrong("god", f"is {name!r}; right would be {right}")
    for god in range(len(box.god_ids)):
        if not carried[god]:
            key = f"god_powers[{box.god_ids[god]}]"
            raise whole.wrong(key, "is on no card; right would be a random card with this god")


def _counts(whole: Part, box: Box) -> None:
    """Figures that the table has room for, and tiles enough for everybody to draft from."""
    for unit in range(box.units):
        figures = box.unit_count[unit] * box.tints_few
        if box.effects.special[unit] & terms.GROWS != 0 and figures > MOST_FIGURES:
            key = f"figures[{box.unit_ids[unit]}].per_tint"
            right = f"at most {MOST_FIGURES // box.tints_few}: a player has {MOST_FIGURES} at most of a unit that grows"
            raise whole.wrong(key, f"is {box.unit_count[unit]}; right would be {right}")
    tiles: i64 = 0
    for count in box.tile_count:
        tiles += count
    for seats in range(2, MOST_PLAYERS + 1):
        there = tiles * box.sheets(seats, box.tile_sheets)
        if box.draft_tiles * seats > there:
            key = "game.starting_tiles_revealed_per_player"
            right = f"at most {there // seats}: there are {there} production tiles for {seats} players"
            raise whole.wrong(key, f"is {box.draft_tiles}; right would be {right}")
