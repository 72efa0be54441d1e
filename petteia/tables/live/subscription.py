"""A client's subscription to a table: which of a table's envelopes reach it.

A player who holds several seats on a shared screen is sent the private messages of the shown seat only. While no seat
is shown, such a screen is sent nothing of the game, or only what everybody may see and what one of its seats is asked
openly.
"""

from collections.abc import Callable
from collections.abc import Set as AbstractSet

from petteia.engine.protocol import SPECTATOR
from petteia.tables.live.envelope import OPENLY, SCREEN_HIDDEN
from petteia.tables.messages import AnyMessage, Chat, Info, Update
from petteia.tables.table.access import listens
from petteia.tables.table.info import told_to
from petteia.tables.table.table import Table


class Subscription:
    """One client watching one table. `send` takes what it is sent, durable and in order (clients that are sent the same
    get one list); `lost` is called when the table had to be read anew: the client has to watch again."""

    def __init__(
        self,
        player: str,
        send: Callable[[list[AnyMessage]], None],
        lost: Callable[[str], None] = lambda table: None,
        program: bool = True,
        muted: AbstractSet[str] = frozenset(),
    ) -> None:
        self.player = player
        self.send = send
        self.lost = lost
        self.program = program
        """Whether it may be sent what only programs read of a view; the sender makes sure that people are not."""
        self.muted = muted
        """The guests whose words it is not sent."""
        self.shown_seat: int | None = None
        """The shown seat, on a shared screen."""
        self.openly = False
        """Whether a shared screen that shows no seat shows what everybody may see."""
        self.events = 0
        """The number of the next event that it has not been sent,"""
        self.chat = 0
        """and of the last line of chat that it has."""
        self.left = False

    def saw(self, messages: list[AnyMessage]) -> None:
        """Note that it has been sent these."""
        for message in messages:
            if isinstance(message, Update):
                self.events = message.event + len(message.events)
            elif isinstance(message, Chat):
                self.chat = message.number

    def concerned(self, table: Table) -> bool:
        """Whether it is sent anything different from others who look through the same seat."""
        b = table.metadata
        if self.muted or not listens(table, self.player):
            return True
        return bool(b.barred) and (self.player == b.owner or self.player in b.barred)

    def own(self, table: Table, messages: list[AnyMessage]) -> list[AnyMessage]:
        """These messages as this client may read them: without chat if it looks at a game by its link."""
        listening = listens(table, self.player)
        heard = [m for m in messages if not isinstance(m, Chat) or (listening and m.player not in self.muted)]
        return [told_to(m, self.player) if isinstance(m, Info) else m for m in heard]

    def seat(self, table: Table) -> int:
        """The seat through which this client looks: its own, the shown one, `SPECTATOR`, `OPENLY` or
        `SCREEN_HIDDEN`."""
        own = table.seats_of(self.player)
        if len(own) == 1:
            return own[0]
        if not own:
            return SPECTATOR
        if self.shown_seat is not None and self.shown_seat in own:
            return self.shown_seat
        return OPENLY if self.openly else SCREEN_HIDDEN
