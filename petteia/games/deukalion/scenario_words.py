"""The words of a scenario of Deukalion and their values."""

from typing import Final

from petteia.engine.scenario import COUNTS, NUMBER, NUMBERS, WORD, WORDS, Words
from petteia.games.deukalion.cells import SEAT_WORDS, TABLE_WORDS

VOCABULARY: Final = Words(
    whole={
        "turn": NUMBER, "active": NUMBER, "part": NUMBER, "kylix": WORD, "orientation": NUMBER, "used": WORDS,
        "hydra": WORD, "whirlpools": WORDS, "theseus": NUMBER, "discards": WORDS, "deck": WORDS, "open": WORDS,
        "shown": NUMBERS, "removed": WORDS, "under": WORDS, "pile": WORDS,
        **dict.fromkeys(TABLE_WORDS, NUMBER),
    },
    by_seat={
        "ships": WORD, "aboard": NUMBER, "below": NUMBER, "cargo": WORDS, "hands": WORDS, "front": WORDS,
        "missions": WORD, "done": WORDS, "points": COUNTS,
        **dict.fromkeys(SEAT_WORDS, NUMBER),
    },
    by_name={"cities": WORDS, "settlements": NUMBER},
)  # fmt: skip
