"""What the steps of this game share: defaults, and what happens to a move whose ship is driven off."""

from petteia.engine.ints import i64
from petteia.engine.protocol import Step
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
