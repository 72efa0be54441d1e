"""The words of a scenario of Parthenon and their values."""

from typing import Final

from petteia.engine.scenario import FLAG, HEAP, NUMBER, SEATS, WORD, WORDS, Kind, Words, is_table, is_word
from petteia.games.parthenon.cells import SEAT_WORDS, TABLE_WORDS

ANYTHING: Final = Kind("what the Archon may choose", lambda value: True)
LETTERS: Final = Kind('letters, or a list of them, such as "ab"', lambda value: is_word(value) or HEAP.fits(value))
STAGES_BY_WONDER: Final = Kind('a table such as {"colossus": "complete"}', lambda value: is_table(value, is_word))
AT_SEA: Final = Kind(
    'a table such as {"a": {"to": "sparta", "cards": {"grain": 3}}}',
    lambda value: is_table(value, lambda voyage: is_table(voyage, ANYTHING.fits)),
)
VOYAGES: Final = {"to": WORD, "cards": HEAP}
"""The words for a fleet at sea."""
VOCABULARY: Final = Words(
    whole={
        "islands": WORDS, "archon": NUMBER, "year": NUMBER, "season": NUMBER, "events": WORDS, "all": SEATS,
        "hazards": WORDS, "spent": HEAP, "introduced": SEATS, "patient": FLAG,
        **dict.fromkeys(TABLE_WORDS, NUMBER),
    },
    by_seat={
        "hands": HEAP, "built": HEAP, "razed": HEAP, "fleets": LETTERS, "philosophies": HEAP,
        "wonders": STAGES_BY_WONDER, "at_sea": AT_SEA, "ignored": WORD, "used": HEAP,
        **dict.fromkeys(SEAT_WORDS, NUMBER),
    },
    by_name={"choices": ANYTHING, "harbors": WORD, "looked": WORD, "supply": NUMBER},
)  # fmt: skip
