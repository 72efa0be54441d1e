"""What things are worth to an evaluation: named whole numbers, written by hand or found by self-play."""

from collections.abc import Mapping

from petteia.engine.ints import mypyc_attr

MOST = 1 << 40
"""The largest absolute value of a weight."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedWeights:
    """Numbers by name. Each game's evaluation has its own, with the values written by hand."""

    def names(self) -> list[str]:
        """The names of all weights."""
        return [name for name in dir(self) if not name.startswith("_") and isinstance(getattr(self, name), int)]

    def plain(self) -> dict[str, int]:
        """All weights with their current values."""
        return {name: int(getattr(self, name)) for name in self.names()}

    def take_over(self, values: Mapping[str, int]) -> None:
        """Set some weights. ValueError for unknown names, or values that are no whole numbers."""
        names = self.names()
        for name, value in values.items():
            if name not in names:
                raise ValueError(f"there is no weight {name[:40]!r}; right would be one of: {', '.join(names)}")
            if not -MOST < value < MOST:
                raise ValueError(f"the weight {name} is a whole number")
            setattr(self, name, value)
