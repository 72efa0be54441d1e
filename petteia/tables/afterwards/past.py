"""Looking back: what a seat was sent earlier, during the game and after it.

These views are not stored. The game is replayed from its lines, so the result is what the seat was sent then. A `Reel`
remembers how things stood every few updates, so that going back and forth does not replay the game from the start each
time.
"""

from typing import Final

from petteia.engine.play import Play, repeat_next
from petteia.engine.protocol import SPECTATOR
from petteia.tables.commands.trial import NotPossible
from petteia.tables.live.envelope import as_update
from petteia.tables.messages import Moment, Past, Update
from petteia.tables.table.metadata import CLOSED, FINISHED
from petteia.tables.table.table import Table

MOST_UPDATES: Final = 50
MOST_MOMENTS: Final = 1000
MOST_FRAMES: Final = 200
"""How many plays a reel keeps; if there are more, every other one is dropped."""


def may_look(table: Table, player: str, seat: int) -> None:
    """While a game runs players look back on what they themselves were sent, at a shared screen also on what everybody
    was; after the end from any seat, of a duplicate once all its tables are over."""
    if not SPECTATOR <= seat < len(table.seats):
        last = len(table.seats) - 1
        raise NotPossible(
            "no_such_seat", f"the seats run from 0 to {last}, not to {seat}", {"seat": seat, "last": last}
        )
    if table.status in (FINISHED, CLOSED) and not table.sealed:
        return
    own = table.seats_of(player)
    if seat not in own and not (seat == SPECTATOR and len(own) != 1):
        if table.sealed:
            text = "others still play this deal: look back on your own seat until all tables of the duplicate are over"
            raise NotPossible("duplicate_own_seat", text)
        raise NotPossible("not_your_seat", "while the game runs you can look back only on what you were sent")


class Frame:
    """How a play stood after so many updates."""

    def __init__(self, n: int, play: Play) -> None:
        self.n = n
        self.play = play


class Reel:
    """The past of one seat, from a play that remembers."""

    def __init__(self, played: Play, seat: int) -> None:
        self.seat = seat
        self.lines = played.entries
        start = Play(played.game, played.start, remembers=False)
        start.sent_stands = True
        start.inboxes = {seat: start.inboxes[seat]}  # no one else listens
        self.every = 25
        self.frames = [Frame(0, start)]

    def run(self, table: str, first: int, last: int, brief: bool) -> tuple[list[Update], list[Moment]]:
        """The updates from `first` to `last`, whole or in brief."""
        frame = next(frame for frame in reversed(self.frames) if frame.n < first)
        n, play = frame.n, frame.play.fork()
        messages = frame.play.sent if frame.n == 0 else []  # what was sent before the first line
        updates: list[Update] = []
        moments: list[Moment] = []
        while True:
            for message in messages:
                if message.seat != self.seat:
                    continue
                n += 1
                if not first <= n <= last:
                    continue
                if brief:
                    moments.append(Moment(n, message.first_event, message.events, play.lines))
                else:
                    updates.append(as_update(table, n, message))
            if n >= self.frames[-1].n + self.every:
                self._keep(Frame(n, play.fork()))
            if n >= last or play.lines >= len(self.lines):
                return updates, moments
            line = self.lines[play.lines]
            repeat_next(play, self.lines)
            messages = play.sent
            if self.seat in line.reached:  # what was sent while other rules held is not made again: nothing changes
                still = play.shows(self.seat)
                missed = range(max(n + 1, first), min(line.reached[self.seat][0], last) + 1)
                updates += [as_update(table, each, still) for each in missed if not brief]
                moments += [Moment(each, still.first_event, [], play.lines) for each in missed if brief]
                n = line.reached[self.seat][0]

    def _keep(self, frame: Frame) -> None:
        self.frames.append(frame)
        if len(self.frames) > MOST_FRAMES:
            self.frames = self.frames[::2]
            self.every *= 2


def past(table: Table, reel: Reel, total: int, first: int, count: int = 1, brief: bool = False) -> Past:
    """The updates `first`, `first + 1`, … of the reel's seat, of which there are `total`, at most fifty; `brief`: only
    what happened in them, at most a thousand."""
    seat = reel.seat
    if not total:
        raise NotPossible("never_began", "there is nothing to look back on: the game has not begun")
    if not 1 <= first <= total:
        raise NotPossible("no_such_moment", f"the updates run from 1 to {total}, not to {first}")
    last = min(total, first + min(max(1, count), MOST_MOMENTS if brief else MOST_UPDATES) - 1)
    who = None if seat == SPECTATOR else seat
    updates, moments = reel.run(table.id, first, last, brief)
    if table.status not in (FINISHED, CLOSED):
        # Lines count what everybody did: while the game runs they would tell how many secret picks there were.
        moments = [Moment(m.n, m.event, m.events) for m in moments]
    return Past(table.id, who, total, updates, moments)
