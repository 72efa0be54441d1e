"""What people were shown and told, and whether all of it is one history."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from petteia.engine.protocol import SPECTATOR
from petteia.tables.journal import entries as j
from petteia.tables.messages import Chat, Info, Update


class Acknowledged(NamedTuple):
    """Something that its player was told is durable: when they asked for it, and when they were told."""

    who: str
    key: str
    what: str
    proof: Callable[[Any], bool] | None
    """An entry that shows that it is done; None: the one with the key."""
    asked: float
    told: float


def described(info: Info) -> bytes:
    """What everybody may know about a table, without names, presence and clocks, and what an erased name changes."""
    seats = [msgspec.structs.replace(seat, name="") for seat in info.seats]
    replace = msgspec.structs.replace
    plain = replace(info, seats=seats, away=[], clocks=[], commitment="", secret="", barred=[])
    return msgspec.json.encode(plain, order="deterministic")


class History:
    """Collects what is seen from outside; finds what cannot be."""

    def __init__(self, fail: Callable[[str], None], tell: Callable[[str], None]) -> None:
        self.fail = fail
        self.tell = tell
        self.acks: dict[str, list[Acknowledged]] = {}
        self.denied: set[tuple[str, str]] = set()
        """Table and key of what a server said did not happen."""
        self.became: dict[str, str] = {}
        """Guests that are other guests now,"""
        self.forgotten: dict[str, list[str]] = {}
        """and the names of those that were erased."""
        self.names: dict[str, str] = {}
        """What guests are called, by their ids."""
        self.views: dict[tuple[str, int, int], bytes] = {}
        """By table, seat and number of the update: what everybody there was shown,"""
        self.events: dict[tuple[str, int, int], bytes] = {}
        """by table, seat and number of the event: what they were told,"""
        self.chat: dict[tuple[str, int, bool], str] = {}
        """and by table, number, and whether those with a seat read it: what was said."""
        self.infos: dict[str, set[bytes]] = {}

    def acknowledged(self, table: str, ack: Acknowledged) -> None:
        """A player was told that something is done."""
        self.tell(f"{ack.who} {ack.what} at {table}, asked at {ack.asked:.3f} under {ack.key}")
        self.acks.setdefault(table, []).append(ack)

    def shown(self, table: str, who: str, update: Update, expected: int | None) -> None:
        """Somebody was shown an update: everybody who looks from that seat is shown the same under its number, and
        nobody misses an event."""
        if expected is not None and update.event > expected:
            self.fail(f"{who} at {table} missed events {expected} to {update.event - 1}, before update {update.n}")
        self.tell(f"{who} is shown update {update.n} at {table}, with decision {update.decision}")
        seat = SPECTATOR if update.seat is None else update.seat
        if self.views.setdefault((table, seat, update.n), as_shown(update)) != as_shown(update):
            self.fail(f"{who} at {table} was shown two different positions as update {update.n}")
        for number, event in enumerate(update.events, update.event):
            told = msgspec.json.encode(event, order="deterministic")
            if self.events.setdefault((table, seat, number), told) != told:
                self.fail(f"{who} at {table} was told two different things as event {number}")

    def described(self, info: Info) -> None:
        """Somebody was told how a table is."""
        self.infos.setdefault(info.table, set()).add(described(info))

    def said(self, who: str, line: Chat, seated: bool, plays: bool) -> None:
        """Somebody has read a line of chat. While a game goes on, those who play do not read what watchers write."""
        if plays and line.seat < 0:
            self.fail(f"{who}, who plays at {line.table}, has read what a watcher wrote: line {line.number}")
        if line.text and self.chat.setdefault((line.table, line.number, seated), line.text) != line.text:
            self.fail(f"{who} at {line.table} has read two different lines as line {line.number}")

    def compare(self, table: str, entries: list[Any]) -> None:
        """All that was acknowledged is in the journal, once, and in an order in which it can have happened."""
        at: dict[str, list[int]] = {}
        held: dict[str, int] = {}
        for number, entry in enumerate(entries, 1):
            if isinstance(entry, j.AnswerHeld) and entry.key:
                held[entry.key] = number
            elif isinstance(entry, j.Decided | j.Undone | j.MoveShown | j.ChatSent) and entry.key:
                at.setdefault(entry.key, []).append(number)
            elif isinstance(entry, j.PlanChanged):
                for key in [str(one.params["key"]) for one in entry.add]:
                    at.setdefault(key, []).append(number)
        for key in at.keys() | held.keys():
            if (table, key) in self.denied:
                self.fail(f"it was said that {key} did not happen at {table}, and it is in the journal")
        for key, numbers in at.items():
            if len(numbers) > 1:
                self.fail(f"what was asked once under {key} happened {len(numbers)} times at {table}: {numbers}")
        latest = (0, "")
        acks = sorted(self.acks.get(table, []), key=lambda ack: ack.asked)
        ends = sorted(acks, key=lambda ack: ack.told)
        places: dict[str, int] = {}
        for ack in acks:
            shown = (n for n, e in enumerate(entries, 1) if ack.proof is not None and ack.proof(e))
            places[ack.key] = held.get(ack.key) or at.get(ack.key, [0])[0] or next(shown, 0)
            if not places[ack.key]:
                self.fail(f"{ack.who} {ack.what} at {table} under {ack.key}: acknowledged, and lost")
        told = 0
        for ack in [ack for ack in acks if ack.proof is None]:
            while told < len(ends) and ends[told].told < ack.asked:
                if ends[told].proof is None:
                    latest = max(latest, (places[ends[told].key], ends[told].key))
                told += 1
            if 0 < places[ack.key] < latest[0]:
                self.fail(f"{ack.key} was sent after {latest[1]} was acknowledged, and stands before it at {table}")


def as_shown(update: Update) -> bytes:
    """An update as one who looks from its seat sees it."""
    view = {name: value for name, value in update.view.items() if name != "known"}
    return msgspec.json.encode([update.decision, update.owes, view], order="deterministic")
