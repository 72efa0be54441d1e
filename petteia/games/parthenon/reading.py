"""Where Parthenon's figures come from: an entry may tell apart how well its name, outline and figures are attested."""

from collections.abc import Sequence

from petteia.engine.reading import SOURCES, Part


def origin(part: Part) -> str:
    """Where the figures of a component come from; marks of its better attested parts and its texts are read along."""
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
