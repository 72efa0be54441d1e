"""Names and chat are text: letters, and nothing that controls a screen or a terminal."""

import unicodedata
from typing import Final

MOST_NAME: Final = 40
MOST_CHAT: Final = 500

_STEERING: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # counted as letters and signs, but invisible
_JOINERS: Final = "\u200c\u200d"  # letters of some scripts and some emoji need them

_UNSEEN: Final = frozenset(_BLANK + _JOINERS + " ")

_LOOK_ALIKES: Final = str.maketrans(
    "авеһіјкмнорԛѕтуԝхԁ" + "αβεζηικμνορτυχ" + "ıɑɡl10",
    "abehijkmhopqstywxd" + "abezhikmnoptyx" + "iagiio",
)
"""Letters of other scripts, and signs, that look like a Latin letter, small or as a capital."""


def plain_text(text: str, most: int) -> str:
    """The text without controls, direction overrides and line breaks, blanks run together, at most so long."""
    kept = "".join(c if c in _JOINERS or unicodedata.category(c) not in _STEERING else " " for c in text[: 4 * most])
    plain = " ".join(kept.split())[:most].strip()
    return plain if any(c not in _UNSEEN for c in plain) else ""


def likeness(name: str) -> str:
    """What tells names apart: not capitals, nor how wide a letter is, nor blanks and what cannot be seen; nor letters
    of other scripts that look the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(c for c in folded if c not in _UNSEEN and not c.isspace()).translate(_LOOK_ALIKES)


def apart(name: str, others: list[str]) -> str:
    """The name, or one like it that is not like any of the others: Ida sits beside Ida 2."""
    taken = {likeness(other) for other in others}
    number, called = 1, name
    while likeness(called) in taken:
        number += 1
        called = f"{name[: MOST_NAME - len(str(number)) - 1]} {number}"
    return called
