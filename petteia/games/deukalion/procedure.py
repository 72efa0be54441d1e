"""What the steps of this game share: defaults, and what happens to a move whose ship is driven off."""

from petteia.engine.ints import i64
from petteia.engine.packing import Packer
from petteia.engine.protocol import Seats, Step, one
from petteia.games.deukalion.state import Pieces


class Procedure(Step[Pieces]):
    """A procedure of the rulebook in progress."""

    def default(self, g: Pieces, seat: i64) -> i64:
        """DEU-3.1.4 — The default of the decision catalogue: pass, decline, stop or end where that is an option, else
        the first. These verbs are the last of the list of actions, so they are the last options."""
        options = self.legal(g, seat)
        last = options[len(options) - 1]
        return last if last >= g.moves.decline else options[0]

    def passable(self, g: Pieces, seat: i64) -> bool:
        """DEU-8.3.5 — Only W-ROLL and W-SET are passed by a standing order."""
        return False

    def conquered(self, seat: i64) -> None:
        """DEU-5.3.1 — A ship has won an attack on a city or a settlement, which ends the steps of its move."""

    def driven_off(self, seat: i64) -> None:
        """DEU-5.3.4 — A ship has been displaced; a sailing move of its owner does not go on from there."""


class Asked(Procedure):
    """One player is asked."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat)

    def fields(self, p: Packer) -> None:
        self.seat = p.seat(self.seat)


class Occasion(Procedure):
    """A moment at which action cards are played, as seen by their effects (DEU-8.4): a sailing move and a fight define
    how they change, other moments have nothing to change."""

    # -- a sailing move

    def under_way(self) -> bool:
        """Whether a ship is moving."""
        return False

    def lengthen(self, fields: i64) -> None:
        """DEU-8.4.1, DEU-8.4.4 — The move has more fields left."""

    def sail_again(self, g: Pieces, fields: i64) -> None:
        """DEU-8.4.5 — The move ends, and another one begins."""

    def may_raid(self, g: Pieces) -> bool:
        """DEU-8.4.11 — Whether the move has an attack left for the Trojan Horse."""
        return False

    def raid(self) -> None:
        """DEU-8.4.11 — The Trojan Horse is the attack of the move."""

    # -- a fight, for the side that is asked

    def crosses(self) -> i64:
        """How many of its soldiers show the cross."""
        return 0

    def strengthen(self, halves: i64) -> None:
        """DEU-8.4.7 — It is stronger."""

    def throw_again(self) -> None:
        """DEU-8.4.8 — Its crosses are thrown once more."""

    def save_fallen(self) -> None:
        """DEU-8.4.9 — Its fallen stay aboard."""

    def fallen_are_saved(self) -> bool:
        """DEU-8.4.9 — Whether they stay aboard already."""
        return False
