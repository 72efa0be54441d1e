"""What people were shown and told, and whether all of it is one history."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from petteia.tables.journal import entries as j
from petteia.tables.messages import Chat, Update


class Acknowledged(NamedTuple):
    """A decision that its player was told is durable: when they sent it, and when they were told."""

    player: str
    key: str
    decision: int
    asked: float
    told: float


class History:
    """Collects what is seen from outside; finds what cannot be."""

    def __init__(self, fail: Callable[[str], None], tell: Callable[[str], None]) -> None:
        self.fail = fail
        self.tell = tell
        self.acks: dict[str, list[Acknowledged]] = {}
        self.denied: set[tuple[str, str, str]] = set()
        """Table, player and key of what a server said did not happen."""
        self._views: dict[tuple[str, str, int], bytes] = {}
        self._events: dict[tuple[str, str, int], bytes] = {}
        self._chat: dict[tuple[str, int], tuple[str, str]] = {}

    def acknowledged(self, table: str, ack: Acknowledged) -> None:
        """A player was told that a decision is made."""
        self.tell(f"{ack.player} has decided {ack.decision} at {table}, asked at {ack.asked:.3f} under {ack.key}")
        self.acks.setdefault(table, []).append(ack)

    def shown(self, table: str, player: str, update: Update, expected: int | None) -> None:
        """A player was shown an update: everybody who looks from that seat is shown the same under its number, and
        nobody misses an event."""
        if expected is not None and update.event > expected:
            self.fail(f"{player} at {table} missed events {expected} to {update.event - 1}, before update {update.n}")
        self.tell(f"{player} is shown update {update.n} at {table}, with decision {update.decision}")
        view = {name: value for name, value in update.view.items() if name != "known"}
        shown = msgspec.json.encode([update.decision, update.owes, view], order="deterministic")
        if self._views.setdefault((table, player, update.n), shown) != shown:
            self.fail(f"{player} at {table} was shown two different positions as update {update.n}")
        for number, event in enumerate(update.events, update.event):
            told = msgspec.json.encode(event, order="deterministic")
            if self._events.setdefault((table, player, number), told) != told:
                self.fail(f"{player} at {table} was told two different things as event {number}")

    def said(self, table: str, player: str, line: Chat) -> None:
        """A player has read a line of chat."""
        if self._chat.setdefault((table, line.number), (line.player, line.text)) != (line.player, line.text):
            self.fail(f"{player} at {table} has read two different lines as line {line.number}")

    def compare(self, table: str, entries: list[Any]) -> None:
        """All that was acknowledged is in the journal, once, and in an order in which it can have happened."""
        at: dict[tuple[str, str], list[int]] = {}
        held: dict[tuple[str, str], int] = {}
        for number, entry in enumerate(entries, 1):
            if isinstance(entry, j.Decided) and entry.key:
                at.setdefault((entry.player, entry.key), []).append(number)
            elif isinstance(entry, j.AnswerHeld) and entry.key:
                held[entry.player, entry.key] = number
        for who in at.keys() | held.keys():
            if (table, *who) in self.denied:
                self.fail(f"{who[0]} was told that {who[1]} did not happen at {table}, and it is in the journal")
        lines = [entry.key for entry in entries if isinstance(entry, j.ChatSent)]
        if len(lines) != len(set(lines)):
            self.fail(f"somebody said something once, and it stands twice at {table}")
        for who, numbers in at.items():
            if len(numbers) > 1:
                self.fail(f"what {who[0]} decided under {who[1]} happened {len(numbers)} times at {table}: {numbers}")
        latest = (0, "")
        acks = sorted(self.acks.get(table, []), key=lambda ack: ack.asked)
        ends = sorted(acks, key=lambda ack: ack.told)
        told = 0
        for ack in acks:
            place = held.get((ack.player, ack.key)) or at.get((ack.player, ack.key), [0])[0]
            if not place:
                self.fail(f"decision {ack.key} of {ack.player} at {table} was acknowledged and is lost")
            while told < len(ends) and ends[told].told < ack.asked:
                who = (ends[told].player, ends[told].key)
                latest = max(latest, (held.get(who) or at.get(who, [0])[0], ends[told].key))
                told += 1
            if 0 < place < latest[0]:
                self.fail(f"{ack.key} was sent after {latest[1]} was acknowledged, and stands before it at {table}")
