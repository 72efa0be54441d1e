"""How Deukalion's components file writes figures."""

from petteia.engine.reading import Part


def halves(part: Part, key: str, most: int) -> int:
    """A strength in whole halves (DEU-10.1.5)."""
    right = f"a strength from 0 to {most} in whole halves, such as 0.5"
    value = part.get(key, right)
    twice = value * 2 if isinstance(value, int | float) and not isinstance(value, bool) else -1
    if twice != int(twice) or not 0 <= twice <= most * 2:
        raise part.wrong(key, f"is {value!r}; right would be {right}")
    return int(twice)
