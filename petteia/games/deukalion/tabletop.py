"""A table for trying things out: play in notation, feed it chance, look at what lies where.

`scenario(...)` makes one; tests and `petteia scenario` use it.
"""

from petteia.engine import tabletop
from petteia.games.deukalion.box import OPEN_MISSIONS
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.game import Position
from petteia.games.deukalion.state import DONE, OpenBox
from petteia.games.deukalion.terms import CAUSES, SOURCES


class Tabletop(tabletop.Tabletop[Position]):
    """A position that can be played on and looked at.

    table.play("use sail", "sail C3", "attack rhodes")    decisions in notation, for the seat that has to decide
    table.play("pass", seat=1)                            where several decide at the same time
    table.deal("4/3/3")                                   thrown soldiers: hidden/side/cross
    table.deal("3/2131")                                  a roll of the Kylix: centre, then d0 to d3
    table.deal("m06") · table.deal("pegasus") · table.deal("red")    a mission, a card, a treasure
    table.offers("attack rhodes") · table.refused("attack rhodes") -> Reason
    table.ship(0) · table.aboard(0) · table.cargo(0) · table.total(0) · table.heard("sailed") · table.state
    """

    def __init__(self, state: Position) -> None:
        self.game: OpenBox = state.rules
        super().__init__(state)

    def play(self, *texts: str, seat: int | None = None) -> "Tabletop":
        """Carry out one notation after the other; decisions without a choice are made automatically."""
        super().play(*texts, seat=seat)
        return self

    def deal(self, *outcomes: str | int) -> "Tabletop":
        """Chance outcomes in order, by name or number."""
        super().deal(*outcomes)
        return self

    def all_pass(self) -> "Tabletop":
        """Everybody who is asked for cards passes, until something else is asked."""
        while self.pending and self.pending != (-1,) and self.offers("pass", seat=self.pending[0]):
            if self.prompt == "other_part":
                break
            for seat in self.pending:
                self.play("pass", seat=seat)
        return self

    # -- looking -------------------------------------------------------------------------------------------

    def ship(self, seat: int) -> str:
        """The field a ship is on."""
        return self.game.box.labels[self.state.ship(seat)]

    def aboard(self, seat: int) -> int:
        """Soldiers aboard."""
        return int(self.state.aboard(seat))

    def below(self, seat: int) -> int:
        """Soldiers in the Underworld."""
        return int(self.state.below(seat))

    def cargo(self, seat: int) -> list[str]:
        """Treasures aboard."""
        return self.treasures([int(self.state.cargo(seat, c)) for c in range(self.game.box.colours)])

    def city(self, name: str) -> list[str]:
        """Treasures in a city."""
        city = self.game.box.city_ids.index(name)
        return self.treasures([int(self.state.in_city(city, c)) for c in range(self.game.box.colours)])

    def treasures(self, counts: list[int]) -> list[str]:
        """Colours, each as often as it is there."""
        return [name for name, count in zip(self.game.box.colour_ids, counts, strict=True) for _ in range(count)]

    def holder(self, settlement: str) -> int | None:
        """Who holds a settlement."""
        seat = int(self.state.holder(self.game.box.settlement_ids.index(settlement)))
        return seat if seat >= 0 else None

    @property
    def hydra(self) -> str:
        """The field the Hydra is on."""
        return self.game.box.labels[self.state.hydra()]

    @property
    def supply(self) -> int:
        """Point cards that no player has."""
        return int(self.state.supply())

    def theseus(self, seat: int) -> bool:
        """Whether Theseus is aboard a ship."""
        return self.state.carries_theseus(seat)

    def total(self, seat: int) -> int:
        """A player's points."""
        return int(self.state.total(seat))

    def point_cards(self, seat: int) -> dict[str, int]:
        """A player's point cards by their cause."""
        found = {SOURCES[2 + cause]: int(self.state.earned(seat, cause)) for cause in range(CAUSES)}
        return {cause: count for cause, count in found.items() if count > 0}

    def open_missions(self) -> list[str]:
        """The missions that lie open."""
        found = [int(self.state.open_mission(place)) for place in range(OPEN_MISSIONS)]
        return [self.game.box.mission_ids[mission] for mission in found if mission >= 0]

    def done(self, seat: int) -> list[str]:
        """The missions a player has completed."""
        ids = self.game.box.mission_ids
        return [name for m, name in enumerate(ids) if self.state.mission_place(m) == DONE + seat]

    def hand(self, seat: int) -> list[str]:
        """The action cards in a hand."""
        ids = self.game.box.card_ids
        return [name for c, name in enumerate(ids) for _ in range(int(self.state.in_hand(seat, c)))]

    def front(self, seat: int) -> list[str]:
        """The action cards that lie before a player."""
        return [name for c, name in enumerate(self.game.box.card_ids) if self.state.staying(seat, c) > 0]

    def discards(self) -> list[str]:
        """The action cards that were discarded."""
        ids = self.game.box.card_ids
        return [name for c, name in enumerate(ids) for _ in range(int(self.state.discarded(c)))]

    def strength(self, side: int) -> float:
        """The strength of a side in the fight at hand, as the rules count it."""
        for step in self.state.stack:
            if isinstance(step, Fight):
                return int(step.strength(self.state, side)) / 2
        raise ValueError(f"there is no fight: {self.what_is_due()}")
