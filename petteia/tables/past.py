"""Looking back: what a seat was sent earlier, while the game goes on."""

from petteia.engine.play import Play
from petteia.engine.protocol import SPECTATOR
from petteia.tables.messages import Past, Update
from petteia.tables.table import CLOSED, FINISHED, Table, as_update
from petteia.tables.trying import NotPossible

MOST_UPDATES = 50


def may_look(table: Table, player: str, seat: int) -> None:
    """While a game runs everybody looks back on what they themselves were sent; after the end from any seat."""
    if not SPECTATOR <= seat < len(table.seats):
        last = len(table.seats) - 1
        raise NotPossible(
            "no_such_seat", f"the seats run from 0 to {last}, not to {seat}", {"seat": seat, "last": last}
        )
    if table.status in (FINISHED, CLOSED):
        return
    own = table.seats_of(player)
    if seat not in own and not (seat == SPECTATOR and not own):
        raise NotPossible("not_your_seat", "while the game runs you can look back only on what you were sent")


def past(table: Table, seat: int, first: int, count: int = 1) -> Past:
    """The updates `first`, `first + 1`, … of a seat (or `SPECTATOR`), at most fifty: the game is played again from its
    lines, so what comes out is what the seat was sent then."""
    total = table.books.heard[seat].sent
    if table.play is None or not total:
        raise NotPossible("never_began", "there is nothing to look back on: the game has not begun")
    if not 1 <= first <= total:
        raise NotPossible("no_such_moment", f"the updates run from 1 to {total}, not to {first}")
    last = min(total, first + min(max(1, count), MOST_UPDATES) - 1)
    again = Play(table.play.game, table.play.start)
    inbox = again.inboxes[seat]
    again.inboxes = {seat: inbox}  # nobody else listens
    updates: list[Update] = []
    n = 0
    lines = iter(table.play.entries)
    while True:
        for message in inbox.messages:
            n += 1
            if first <= n <= last:
                updates.append(as_update(table.id, seat, n, message))
        inbox.messages.clear()
        line = next(lines, None) if n < last else None
        if line is None:
            break
        again.repeat(line)
    return Past(table.id, None if seat == SPECTATOR else seat, total, updates)
