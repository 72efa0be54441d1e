"""How Age of Mythology's components file names units."""

from petteia.engine.reading import Part
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.box import Box


def own_unit(part: Part, key: str, unit: int, culture: int, box: Box) -> None:
    """A named unit must be of the right culture: no player has figures of another."""
    if box.unit_culture[unit] != culture:
        people = terms.CULTURES[culture]
        raise part.wrong(key, f"names {box.unit_ids[unit]}; right would be a unit of the {people} culture")
