"""How effects of cards are read. What they do is a class for each, in the file of its deck (docs/add-a-card.md):

`event_effects.py`, `giver_effects.py` (philosophies and wonders), `harbor_effects.py` and `hazard_effects.py` each end
with the list of theirs.
"""

from petteia.engine.ints import i64
from petteia.engine.reading import Part
from petteia.games.parthenon import terms


def cards_of(part: Part, key: str, words: tuple[str, ...] = terms.CARDS) -> i64:
    """A list of kinds of cards, as bits; `any_basic` stands for all basics."""
    if part.section.get(key) == "any_basic":
        part.get(key, "kinds of cards")
        return (i64(1) << terms.BASICS) - 1
    out: i64 = 0
    for kind in part.some_of(key, words):
        out |= i64(1) << terms.CARDS.index(words[kind])
    return out


def read_discount(part: Part) -> int:
    """Basics that are left out of the price of a structure, once a season."""
    amount = part.number("amount", 1, 6)
    part.exactly("of", "any_basic", "discounts leave out basics (PAR-4.1.7)")
    part.exactly("times_per_season", 1, "once per season (PAR-4.1.6)")
    part.exactly("applies_to", ["village", "workshop", "acropolis"], "structures are these (PAR-1.1.8)")
    return amount
