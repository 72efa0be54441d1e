"""The words of a scenario of Age of Mythology and their values."""

from typing import Final

from petteia.engine.scenario import (
    COUNTS,
    FLAG,
    HEAP,
    NUMBER,
    NUMBERS,
    WORD,
    WORDS,
    Kind,
    Words,
    is_number,
    is_row,
    is_table,
)
from petteia.games.age_of_mythology.cells import SEAT_WORDS, TABLE_WORDS

CUBES: Final = Kind(
    "four numbers from 0 on, or {resource: number}",
    lambda value: is_table(value, is_number) or (is_row(value, is_number) and len(value) == 4),
)
VOCABULARY: Final = Words(
    whole={
        "order": NUMBERS, "first": NUMBER, "turn": NUMBER, "round": NUMBER, "move": NUMBER, "fourth": NUMBERS,
        "bank": CUBES, "card": WORD, "power": FLAG, "area": WORD, "defender": NUMBER, "pool": WORDS,
        **dict.fromkeys(TABLE_WORDS, NUMBER),
    },
    by_seat={
        "cultures": WORD, "ages": WORD, "ages_before": WORD, "resources": CUBES, "units": HEAP, "buildings": HEAP,
        "tiles": HEAP, "hands": WORDS, "front": WORDS, "committed": WORDS, "victory_cubes": COUNTS,
        **dict.fromkeys(SEAT_WORDS, NUMBER),
    },
    by_name={"yields": NUMBERS, "discards": WORDS, "deck": WORDS, "victory": NUMBER},
)  # fmt: skip
