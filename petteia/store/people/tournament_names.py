"""What becomes of guests' names in tournaments when two become one, or one is erased."""

from petteia.store.connection import Connection
from petteia.store.people.tournament_rows import OFF, OPEN


def merge(c: Connection, player: str, into: str) -> None:
    """What one guest takes part in, another does. Where both do, the first leaves, and what they played stays."""
    c.execute("UPDATE tournaments SET host = ?, revision = revision + 1 WHERE host = ?", (into, player))
    both = "SELECT 1 FROM tournament_entrants AS e WHERE e.tournament = tournament_entrants.tournament AND e.player = ?"
    c.execute(
        f"UPDATE tournament_entrants SET player = '', name = '', gone = 1 WHERE player = ? AND EXISTS ({both})",
        (player, into),
    )
    c.execute("UPDATE tournament_entrants SET player = ? WHERE player = ?", (into, player))


def forget(c: Connection, player: str) -> None:
    """A guest is named nowhere any more. Their results stay, under a number that leads to no one; what they had made
    and what had not begun is called off."""
    c.execute(f"UPDATE tournaments SET state = '{OFF}', due = 0 WHERE host = ? AND state = '{OPEN}'", (player,))
    c.execute("UPDATE tournaments SET host = '', revision = revision + 1 WHERE host = ?", (player,))
    c.execute(
        "UPDATE tournaments SET revision = revision + 1"
        " WHERE id IN (SELECT tournament FROM tournament_entrants WHERE player = ?)",
        (player,),
    )
    c.execute("UPDATE tournament_entrants SET player = '', name = '', gone = 1 WHERE player = ?", (player,))
