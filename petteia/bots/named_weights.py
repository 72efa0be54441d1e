"""What an evaluation holds things to be worth: named whole numbers, written by hand, or found by self-play."""

from collections.abc import Mapping

from petteia.engine.ints import mypyc_attr

MOST = 1 << 40
"""No weight is farther from zero."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedWeights:
    """Numbers by name. Each game's evaluation has its own, as they are written by hand."""

    def names(self) -> list[str]:
        """Everything that can be set."""
        return [name for name in dir(self) if not name.startswith("_") and isinstance(getattr(self, name), int)]

    def plain(self) -> dict[str, int]:
        """All of it as it is now."""
        return {name: int(getattr(self, name)) for name in self.names()}

    def take_over(self, values: Mapping[str, int]) -> None:
        """Set some. ValueError for what there is not, or what is no whole number."""
        names = self.names()
        for name, value in values.items():
            if name not in names:
                raise ValueError(f"there is no weight {name[:40]!r}; right would be one of: {', '.join(names)}")
            if not -MOST < value < MOST:
                raise ValueError(f"the weight {name} is a whole number")
            setattr(self, name, value)
