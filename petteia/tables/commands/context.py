"""How a command at a table is carried out: checked, written as entries, answered. The commands themselves are methods
of the groups in `play.py`, `seating.py`, `people.py` and `consent.py`.

A command returns a `CommandResult`: the reply to its sender, the entries to be stored, and the envelopes for everybody
else. Nothing is sent to anybody before the entries are durable; the registry ensures that (`live/registry.py`).

Time (`now`, milliseconds) and randomness (`entropy`) come from outside.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

from petteia.engine.protocol import CHANCE
from petteia.engine.record_lines import outcome_text
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.entries import AnyEntry
from petteia.tables.live.envelope import ALL_PRESENT, Envelope
from petteia.tables.messages import Ack, Draft, Refusal, Stale
from petteia.tables.ports.store import EphemeralState, Outcome
from petteia.tables.summaries import Summary
from petteia.tables.table.access import listens, sees
from petteia.tables.table.info import info, outcome, summary, went_on
from petteia.tables.table.metadata import BAN, CLOSED, FINISHED, RUNNING, Delivery, Seat
from petteia.tables.table.table import Table
from petteia.tables.table.timers import Timer, timers

MOST_KEY: Final = 64

_LINES: Final = frozenset((j.Decided, j.Dealt))
_NAMING: Final = (j.SeatTaken, j.ChatSent)
"""Entries that add the name of a guest."""

Reply = Ack | Stale | Refusal | Draft
P = ParamSpec("P")
C = TypeVar("C", bound="CommandGroup")


class CommandResult:
    """The result of a command. `seq` is the number of the first of `entries` in the table's journal; `summary` is the
    table's new line in lists, if anything is stored; `told` is what is stored to be read later; `outcome` is the result
    of a game that has ended with it; `named` are the guests whose names the entries add.

    It leaves the table when it and everything before it is durable; then `done` is called.
    """

    def __init__(
        self,
        reply: Reply | None = None,
        seq: int = 0,
        entries: list[bytes] | None = None,
        envelopes: list[Envelope] | None = None,
        summary: Summary | None = None,
        told: list[Delivery] | None = None,
        done: Callable[[Any, BaseException | None], None] | None = None,
        outcome: Outcome | None = None,
        named: tuple[str, ...] = (),
    ) -> None:
        self.reply = reply
        self.seq = seq
        self.entries = entries or []
        self.envelopes = envelopes or []
        self.summary = summary
        self.told = told or []
        self.outcome = outcome
        self.named = named
        self.durable = not self.entries
        self.done = done
        """Called with the reply, or with the reason why the command failed."""


class CommandGroup:
    """Commands that belong together, and what they need of the table."""

    def __init__(self, at: "CommandContext") -> None:
        self.context = at
        self.table = at.table


def command(method: Callable[Concatenate[C, P], Reply]) -> Callable[Concatenate[C, P], CommandResult]:
    """Turn a method that puts entries into a command, which returns everything that resulted from it."""

    @wraps(method)
    def run(self: C, /, *args: P.args, **kwargs: P.kwargs) -> CommandResult:
        at = self.context
        at.entries, at.envelopes = [], []
        seq = at.table.metadata.seq + 1
        try:
            reply = method(self, *args, **kwargs)
        except NotPossible as problem:
            assert not at.entries, "a command is checked before it happens"
            reply = problem.refusal(at.table.id)
        return at.answered(reply, seq)

    return run


class CommandContext:
    """What all commands at a table share: the results of the command under way, and the conditions that commands check.
    Not thread-safe."""

    def __init__(self, table: Table, entropy: Callable[[int], bytes], now: int) -> None:
        self.table = table
        self.entropy = entropy
        self.away: dict[str, int] = {player: now for player in table.people()}
        """Who is not connected, and since when as far as the table knows."""
        self.left: dict[str, int] = {}
        """Since when players have been away who were seen to leave."""
        self.asked: dict[tuple[int, int], int] = {}
        """Which bots have been asked for which decision, and when."""
        self.heard: dict[int, tuple[int, int]] = {}
        """On a floor with people: for each bot that is asked, its decision and what it has heard."""
        self.entries: list[AnyEntry] = []
        self.envelopes: list[Envelope] = []
        self.ephemeral: list[EphemeralState] = []
        """What other servers should know of this table and the journal does not hold."""
        self.timers: list[Timer] | None = None
        """What will happen by itself, if computed since the last change."""
        self._info = info(table, self.absences())
        self._summary: Summary | None = None

    def answered(self, reply: Reply, seq: int) -> CommandResult:
        """The result of the command that was just carried out."""
        entries, envelopes = self.entries, self.envelopes
        if not entries:
            if self._info.away != (away := self.absences()):  # nothing else can have changed
                self._info = msgspec.structs.replace(self._info, away=away)
                envelopes.append(Envelope(ALL_PRESENT, self._info))
            return CommandResult(reply, seq, [], envelopes)
        lines, payloads = True, []
        named: tuple[str, ...] = ()
        for entry in entries:
            if type(entry) not in _LINES:
                lines = False
                if isinstance(entry, _NAMING):
                    named = (*named, entry.player)
            payloads.append(j.encode(entry))
        now = went_on(self.table, self._info) if lines else info(self.table, self.absences())
        if now is not self._info and (lines or now != self._info):
            envelopes.append(Envelope(ALL_PRESENT, now))
        over = now.status != self._info.status and now.status in (FINISHED, CLOSED)
        self._info = now
        self._summary = summary(self.table, self._summary if lines else None)
        told, self.table.told = self.table.told, []
        came_off = outcome(self.table) if over else None
        return CommandResult(reply, seq, payloads, envelopes, self._summary, told, outcome=came_off, named=named)

    def follow(self, entries: list[AnyEntry]) -> CommandResult:
        """Apply entries that another server has written. They are durable and what was told with them is stored, so
        only clients connected here have to be told."""
        envelopes: list[Envelope] = []
        self.table.told = None
        for entry in entries:
            envelopes += self.table.take(entry)
        self.table.told = []
        self.timers = None
        now = info(self.table, self.absences())
        if now != self._info:
            envelopes.append(Envelope(ALL_PRESENT, now))
        self._info, self._summary = now, None
        return CommandResult(envelopes=envelopes)

    def absences(self) -> list[int]:
        """For each seat, since when its player has not been connected (`Info.away`)."""
        if not self.away:
            return []
        out = [self.left.get(s.player, 1) if s.player and s.player in self.away else 0 for s in self.table.seats]
        return out if any(out) else []

    def put(self, entry: AnyEntry, actions: list[int] | None = None) -> None:
        """Apply an entry. Raises `Refused`, with nothing changed, if it is an impossible decision. `actions` are those
        of a decision, by number."""
        self.envelopes += self.table.take(entry, new=True, actions=actions)
        self.entries.append(entry)
        self.timers = None

    def due(self) -> list[Timer]:
        """What will happen by itself, soonest first."""
        if self.timers is None:
            self.timers = timers(self.table, self.away, self.asked)
        return self.timers

    def ack(self, key: str = "", decision: int = 0) -> Ack:
        """Confirm a command; it is durable when the client reads this."""
        return Ack(self.table.id, key, decision)

    def known(self, player: str, key: str) -> Ack | None:
        """The reply this key got before."""
        if len(key) > MOST_KEY:
            raise NotPossible("key_length", f"a key has at most {MOST_KEY} letters", {"most": MOST_KEY})
        decision = self.table.metadata.keys.get(player, {}).get(key) if key else None
        return None if decision is None else self.ack(key, decision)

    def must_be(self, *status: str) -> None:
        """NotPossible unless the table has one of these statuses."""
        if self.table.status not in status:
            raise NotPossible(
                f"table_{self.table.status}",
                f"the table is {self.table.status}; this is for a table that is {' or '.join(status)}",
            )
        if self.table.metadata.divergence is not None and RUNNING in status:
            raise NotPossible("parted", "the rules have been mended: choose first how this game goes on")
        if self.table.unplayable and RUNNING in status:
            raise NotPossible("stranded", self.table.unplayable)

    def seat(self, seat: int) -> Seat:
        """A seat at the table."""
        if not 0 <= seat < len(self.table.seats):
            last = len(self.table.seats) - 1
            raise NotPossible(
                "no_such_seat", f"the seats run from 0 to {last}, not to {seat}", {"seat": seat, "last": last}
            )
        return self.table.seats[seat]

    def own(self, player: str, seat: int) -> Seat:
        """A seat that belongs to the player, and still does."""
        own = self.seat(seat)
        if not player or own.player != player:
            raise NotPossible("not_your_seat", f"seat {seat} is not yours", {"seat": seat})
        if own.resigned:
            raise NotPossible("resigned", "this seat resigned; a bot plays it to the end", {"seat": seat})
        return own

    def must_own(self, player: str) -> None:
        """NotPossible for everybody but the owner."""
        if player != self.table.metadata.owner:
            raise NotPossible("owner_only", "only the owner of the table can do that")

    def may_see(self, player: str) -> bool:
        """Whether a guest may look at the table at all."""
        return sees(self.table, player)

    def must_see(self, player: str) -> None:
        """NotPossible for guests who may not look at the table at all."""
        if self.table.metadata.barred.get(player) == BAN:
            raise NotPossible("barred", "the owner of this table does not want you here")
        if not self.may_see(player):
            raise NotPossible("by_invitation", "this table is by invitation only")

    def must_listen(self, player: str) -> None:
        """NotPossible for guests who may at most look at a finished game by its link."""
        self.must_see(player)
        if not listens(self.table, player):
            raise NotPossible("by_invitation", "this table is by invitation only")

    # -- what happens by itself when something happened -------------------------------------------

    def go_on(self, now: int) -> None:
        """Deal what chance owes."""
        table = self.table
        while table.status == RUNNING and table.running.state.pending() == CHANCE:
            state = table.running.state
            outcome = table.next_outcome()
            self.put(j.Dealt(now, outcome, outcome_text(state, outcome)))

    # -- conditions -------------------------------------------------------------------------------

    def must_play(self, own: Seat) -> None:
        """NotPossible unless the person at this seat may decide something now."""
        self.must_be(RUNNING)
        if self.table.metadata.paused:
            raise NotPossible("paused", "the game is paused; resume it first")
        if own.stood_in:
            raise NotPossible("bot_plays", "a bot plays for this seat; come back to the table first")

    def over(self) -> bool:
        """Whether the game has ended: a decision that arrives now is too late, and stale."""
        return self.table.status == FINISHED and self.table.play is not None

    def at_once(self, player: str, seat: int, key: str = "") -> Reply | None:
        """The immediate reply to a decision, if there is one: the reply the key got before, or how things stood at the
        end. None if the seat may decide; NotPossible if it may not."""
        own = self.own(player, seat)
        said: Reply | None = self.known(player, key)
        if said is None and self.over():
            said = self.stale(seat, key)
        if said is None:
            self.must_play(own)
        return said

    def stale(self, seat: int, key: str) -> Reply:
        """The reply to an answer to something other than the current decision: how things stand."""
        now = self.table.update(seat)
        assert now is not None, "a table that has begun has something to show"
        return Stale(self.table.id, key, now)
