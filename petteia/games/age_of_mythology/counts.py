"""Reading the box as a whole: what there is of everything, the rulings, and what follows for dice."""

from typing import Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.reading import FIXED, Part
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.box import Box

WIDE: Final = 0x20000000000000  # 2**53
UNUSED: Final = "the game is played without counting it, so another number would change nothing"
APPROXIMATE: Final = {"figures_total": 300, "figure_sculpts": 38, "figures_per_tint": 50}
PIECES: Final = {
    "player_boards": 6,
    "player_boards_per_culture": 2,
    "figure_runners": 6,
    "wooden_cubes_total": 150,
    "wooden_cubes_per_colour": 30,
    "victory_cards": 4,
    "reference_cards": 1,
    "dice": 8,
}
"""The contents of the box, for people."""


def read_counts(whole: Part, box: Box) -> None:
    """The totals the box is known by: a missing component is found here."""
    pool = whole.part("production_tile_pool")
    tiles = pool.number("total_per_sheet", 1)
    found: i64 = 0
    for n in box.tile_count:
        found += n
    if found != tiles:
        raise whole.wrong("production_tiles", f"there are {found}; right would be {tiles}, as in production_tile_pool")
    for part, out in ((pool, 0), (whole.part("building_tiles"), 1)):
        few = part.number("sheets_up_to_four_players", 1, 4)
        many = part.number("sheets_five_or_more_players", 1, 4)
        if out == 0:
            box.tile_sheets = vec[i64]([few, many])
        else:
            box.building_sheets = vec[i64]([few, many])
        part.origin()
        part.finish()
    counted = whole.part("components_counted")
    deck = counted.number("random_cards_per_culture", 1)
    counted.exactly("permanent_cards_per_culture", 14, "two players of a culture have seven each (AOM-1.1.6)")
    counted.get("battle_card_types", "a table")  # compared with the units where they are read
    counted.exactly("production_tiles_total", tiles, "production_tile_pool says so")
    counted.origin()
    counted.finish()
    for c, name in enumerate(terms.CULTURES):
        cards: i64 = 0
        for card in range(box.first_card[c], box.first_card[c] + box.cards_of[c]):
            cards += box.card_count[card]
        if cards != deck:
            said = f"{deck}, as components_counted.random_cards_per_culture says"
            raise whole.wrong("random_cards", f"{name} has {cards} cards; right would be {said}")
    about = whole.part("components_approximate")
    for key, n in APPROXIMATE.items():
        about.exactly(key, n, UNUSED)
    buildings = about.number("building_tiles_total", 1)
    sheet: i64 = 0
    for n in box.building_tiles:
        sheet += n
    if sheet != buildings:
        said = f"{buildings}, as components_approximate.building_tiles_total says"
        raise whole.wrong("building_tile_counts", f"there are {sheet} in all; right would be {said}")
    about.origin()
    about.finish()
    pieces = whole.part("components")
    for key, n in PIECES.items():
        pieces.exactly(key, n, UNUSED)
    pieces.origin()
    pieces.finish()


def read_rulings(whole: Part, ours: dict[str, object] | None) -> None:
    """Rulings are rules, not figures: an owner's file that says something else than ours would be misunderstood in
    silence."""
    for row in whole.parts("rulings"):
        name = row.text("id")
        value = row.get("value", "what is ruled", FIXED)
        if ours is not None and name not in ours:
            raise row.wrong("id", row.unknown(name, sorted(ours)))
        if ours is not None and value != ours[name]:
            right = f"{ours[name]!r}, what this program plays; what can be chosen is an option of the game"
            raise row.wrong("value", f"is {value!r}; right would be {right}")
        row.origin()
        row.finish()


def read_dice(box: Box) -> None:
    """In how many ways n dice show k hits, for as many dice as fit in one chance outcome."""
    n = 0
    while int(box.dice_sides) ** (n + 1) < WIDE:
        n += 1
    box.dice_per_node = n
    row = [1]
    for dice in range(n + 1):
        for hits in range(n + 1):
            box.hits = append(box.hits, row[hits] * (int(box.dice_sides) - 1) ** (dice - hits) if hits <= dice else 0)
        row = [1, *[row[i] + row[i + 1] for i in range(dice)], 1]
