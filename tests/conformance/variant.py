"""Builds a variant of Agora: other tables and other steps instead of its own, everything else unchanged."""

from collections.abc import Mapping
from typing import Any

from agora import SEATS, Agora, Bids, Draw, Payment, Position, Round

from petteia.engine.play import Play

BROKEN: list[tuple[type[Agora], set[int], type[Play]]] = []
"""Every broken variant, the contracts of which the suite must name one, and how it is played."""


def breaks(*contracts: int, play: type[Play] = Play) -> Any:
    """Register a broken game, with the contracts it breaks."""

    def put(kind: type[Agora]) -> type[Agora]:
        BROKEN.append((kind, set(contracts), play))
        return kind

    return put


class OtherTable(Position):
    """A table whose copies have its own class, and on which the steps of a variant are played."""

    def clone(self) -> Position:
        copy = like(self, super().clone())
        self.copy_more(copy)
        return copy

    def copy_more(self, copy: Any) -> None:
        """What a variant adds."""

    def push(self, step: Any) -> None:
        kind = type(self.agora).STEPS.get(type(step))
        if kind is not None:
            step.__class__ = kind
        super().push(step)


def like(original: Any, copy: Any) -> Any:
    """A step's copy of itself, with the variant's class."""
    copy.__class__ = type(original)
    return copy


class OtherRound(Round):
    def clone(self) -> Any:
        return like(self, super().clone())


class OtherDraw(Draw):
    def clone(self) -> Any:
        return like(self, super().clone())


class OtherBids(Bids):
    def clone(self) -> Any:
        return like(self, super().clone())

    def observe(self, g: Position, seat: int) -> Any:
        return like(self, super().observe(g, seat))


class OtherPayment(Payment):
    def clone(self) -> Any:
        return like(self, super().clone())


class Variant(Agora):
    """Agora with another table, or with other steps instead of its own."""

    TABLE: type[Position] = OtherTable
    STEPS: dict[type, type] = {}

    def __init__(
        self, seats: int = SEATS, options: Mapping[str, str] | None = None, components: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(seats, options, components)
        self.steps = [self.STEPS.get(step, step) for step in self.steps]

    def blank(self) -> Position:
        return self.TABLE(self)

    def new(self) -> Position:
        table, sound = self.blank(), super().new()
        for name in ("bag", "hands", "temple", "points", "shown", "spies", "spied", "since", "settled"):
            setattr(table, name, getattr(sound, name))
        # The sound game has begun by itself: up to the first draw nothing has happened yet.
        table.push(Round())
        table.settle()
        return table
