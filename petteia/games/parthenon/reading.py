"""Reads figures and their sources from Parthenon's components file: an entry may state separately how well its name,
outline and figures are attested."""

from collections.abc import Sequence

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.reading import SOURCES, Part
from petteia.games.parthenon import terms
from petteia.games.parthenon.terms import NOTHING, PRICE


def origin(part: Part) -> str:
    """The source of a component's figures; also reads the marks of its better attested parts, and its texts."""
    for key in ("name_source", "outline_source"):
        if part.has(key):
            part.one_of(key, SOURCES)
    if part.has("refs"):
        part.get("refs", "a list of ids out of [[sources]]")
    if part.has("inferred"):
        part.flag("inferred")
    for key in ("text", "name"):
        if part.has(key):
            part.text(key)
    return part.origin()


def amounts_here(part: Part, words: Sequence[str]) -> list[int]:
    """A number for each word in a table itself; words left out count as 0."""
    out = [part.number(word) if part.has(word) else 0 for word in words]
    part.finish(words)
    return out


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


def finish(part: Part) -> None:
    """Read the source of a table, which has nothing else then."""
    origin(part)
    part.finish()


def price(part: Part, key: str, rare: i64 = NOTHING) -> vec[i64]:
    """A table of costs: named commodities and wildcards."""
    words = [*terms.ITEMS]
    if rare >= 0:
        words.append("own_rare")
    counts = part.amounts(key, words, complete=False)
    out = zeros(PRICE)
    for at, count in enumerate(counts):
        if at < PRICE and words[at] != "own_rare":
            out[at] += count
        else:
            out[rare] += count
    return out
