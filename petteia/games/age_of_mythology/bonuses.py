"""AOM-5.4.2, AOM-5.4.3, AOM-5.8.2 — The bonus dice of a unit against another."""

from typing import Final

from petteia.engine.ints import append, i64, total, vec, zeros
from petteia.games.age_of_mythology.box import Box
from petteia.games.age_of_mythology.state import Variant
from petteia.games.age_of_mythology.terms import CLASSES, TYPES

TAGS: Final = (*CLASSES, *TYPES)
"""The possible targets of a printed bonus, in the order of a unit's bonuses in the box."""


def wears(box: Box, unit: i64, tag: i64) -> bool:
    """Whether a class or type is on a unit's card."""
    if tag < len(CLASSES):
        return box.unit_class[unit] == tag
    return (box.unit_types[unit] >> (tag - len(CLASSES))) & 1 != 0


def has_example(box: Box) -> bool:
    """Whether an example of the rulebook gives a unit another bonus than its card."""
    for bonus in box.unit_example:
        if bonus >= 0:
            return True
    return False


def bonus_dice(box: Box, variant: Variant, unit: i64, other: i64) -> vec[i64]:
    """AOM-5.4.2, AOM-5.4.3 — The bonus dice of a unit against another, by tag: all that match, or as an option only the
    highest; as printed, or as an option as an example of the rulebook has them (AOM-5.8.2)."""
    wide = len(TAGS)
    out = zeros(wide)
    best: i64 = 0
    for tag in range(wide):
        if wears(box, other, tag):
            example = box.unit_example[unit * wide + tag]
            out[tag] = example if variant.medusa_four and example >= 0 else box.unit_bonus[unit * wide + tag]
            if out[tag] > out[best]:
                best = tag
    if variant.highest_bonus:
        for tag in range(wide):
            if tag != best:
                out[tag] = 0
    return out


def all_bonuses(box: Box, variant: Variant) -> vec[i64]:
    """The bonus dice of every unit against every other."""
    out = vec[i64](capacity=box.units * box.units)
    for unit in range(box.units):
        for other in range(box.units):
            out = append(out, total(bonus_dice(box, variant, unit, other), 0, len(TAGS)))
    return out
