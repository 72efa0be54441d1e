"""Looking back: what a seat was sent earlier, while the game goes on and after it.

Nothing of it is stored. The game is played again from its lines, so what comes out is what the seat was sent then. A
`Reel` remembers what happened in every update and, every few updates, the whole play: whoever goes back and forth does
not wait for the game to be played from the start each time.
"""

from threading import Lock
from typing import Final

from petteia.engine.play import Play
from petteia.engine.protocol import SPECTATOR, Game, State
from petteia.tables.books import CLOSED, FINISHED
from petteia.tables.messages import Moment, Past, Update
from petteia.tables.table import Table, as_update
from petteia.tables.trying import NotPossible

MOST_UPDATES: Final = 50
MOST_MOMENTS: Final = 1000
FRAME_EVERY: Final = 25
"""After so many updates a reel keeps the whole play."""
MOST_REELS: Final = 3
"""Of one table: whoever looked last keeps theirs."""


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


def heard_by(seat: int, game: Game, start: State) -> Play:
    """A play to which only one seat listens."""
    play = Play(game, start)
    play.inboxes = {seat: play.inboxes[seat]}
    return play


class Reel:
    """The past of one seat. Not for several threads at once."""

    def __init__(self, table: Table, seat: int) -> None:
        assert table.play is not None
        self.table = table.id
        self.seat = seat
        self.entries = table.play.entries  # of a running game it grows
        self.end = heard_by(seat, table.play.game, table.play.start)
        self.moments: list[Moment] = []
        self.frames: list[tuple[int, Play]] = []
        """How many updates had been sent, and the play as it stood then."""
        self._take()

    def unroll(self, until: int) -> None:
        """Play on to the update `until`."""
        while len(self.moments) < until and len(self.end.entries) < len(self.entries):
            self.end.repeat(self.entries[len(self.end.entries)])
            self._take()

    def _take(self) -> None:
        inbox, line = self.end.inboxes[self.seat], len(self.end.entries)
        for message in inbox.messages:
            self.moments.append(Moment(len(self.moments) + 1, message.first_event, message.events, line))
        inbox.messages.clear()
        if not self.frames or len(self.moments) - self.frames[-1][0] >= FRAME_EVERY:
            self.frames.append((len(self.moments), self.end.fork()))

    def updates(self, first: int, last: int) -> list[Update]:
        """The updates from `first` to `last`, whole."""
        n, start = next((frame for frame in reversed(self.frames) if frame[0] < first), (0, None))
        if start is None:  # what was sent before the first line
            again = heard_by(self.seat, self.end.game, self.end.start)
        else:
            again = start.fork()
        out: list[Update] = []
        while True:
            inbox = again.inboxes[self.seat]
            for message in inbox.messages:
                n += 1
                if first <= n <= last:
                    out.append(as_update(self.table, self.seat, n, message))
            inbox.messages.clear()
            if n >= last:
                return out
            again.repeat(self.entries[len(again.entries)])


_one_at_a_time: Final = Lock()


def _reel(table: Table, seat: int) -> Reel:
    reels: dict[int, Reel] = table.reels
    reel = reels.pop(seat, None)
    if reel is None or table.play is None or reel.entries is not table.play.entries:
        reel = Reel(table, seat)
    reels[seat] = reel
    while len(reels) > MOST_REELS:
        del reels[next(iter(reels))]
    return reel


def past(table: Table, seat: int, first: int, count: int = 1, brief: bool = False) -> Past:
    """The updates `first`, `first + 1`, … of a seat (or `SPECTATOR`), at most fifty; `brief`: only what happened in
    them, at most a thousand."""
    total = table.books.heard[seat].sent
    if table.play is None or not total:
        raise NotPossible("never_began", "there is nothing to look back on: the game has not begun")
    if not 1 <= first <= total:
        raise NotPossible("no_such_moment", f"the updates run from 1 to {total}, not to {first}")
    last = min(total, first + min(max(1, count), MOST_MOMENTS if brief else MOST_UPDATES) - 1)
    who = None if seat == SPECTATOR else seat
    with _one_at_a_time:
        reel = _reel(table, seat)
        reel.unroll(last)
        if not brief:
            return Past(table.id, who, total, updates=reel.updates(first, last))
        over = table.status in (FINISHED, CLOSED)
        moments = reel.moments[first - 1 : last]
        # Lines count what everybody did: while the game runs they would tell how many secret picks there were.
        return Past(
            table.id, who, total, moments=moments if over else [Moment(m.n, m.event, m.events) for m in moments]
        )
