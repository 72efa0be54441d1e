"""How a command at a table is carried out: checked, put down as entries, answered.

A command comes back as an `Answer`: what whoever sent it is told, the entries to be stored, and the notes for everybody
else. Nobody may be told anything of it before the entries are durable; that is the hall's promise (`hall.py`).

Time (`now`, milliseconds) and randomness (`entropy`) come from outside.
"""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

import msgspec

from petteia.engine import dealer
from petteia.engine.protocol import CHANCE
from petteia.engine.record import outcome_text
from petteia.tables import journal as j
from petteia.tables.books import FINISHED, OPEN, RUNNING, Seat, Telling
from petteia.tables.dues import Due
from petteia.tables.facts import info, summary, went_on
from petteia.tables.journal import AnyEntry
from petteia.tables.messages import Ack, Draft, Refusal, Stale, Summary
from petteia.tables.notes import EVERYBODY, AnyNote, Note
from petteia.tables.table import Table
from petteia.tables.trying import NotPossible, Weighing

MOST_KEY: Final = 64

_LINES: Final = frozenset((j.Decided, j.Dealt))

Reply = Ack | Stale | Refusal | Draft
P = ParamSpec("P")
C = TypeVar("C", bound="Conduct")


class Answer:
    """What comes of a command. `seq` is the number of the first of `entries` in the table's journal; `summary` says how
    the table now stands in lists, if anything is to be stored; `told` is what is kept of it to be read later."""

    def __init__(
        self,
        reply: Reply,
        seq: int,
        entries: list[bytes],
        notes: list[AnyNote],
        summary: Summary | None = None,
        told: list[Telling] | None = None,
    ) -> None:
        self.reply = reply
        self.seq = seq
        self.entries = entries
        self.notes = notes
        self.summary = summary
        self.told = told or []


def command(method: Callable[Concatenate[C, P], Reply]) -> Callable[Concatenate[C, P], Answer]:
    """A method that puts entries is a command: it answers with everything that came of it."""

    @wraps(method)
    def run(self: C, /, *args: P.args, **kwargs: P.kwargs) -> Answer:
        self._entries, self._notes = [], []
        seq = self.table.books.seq + 1
        try:
            reply = method(self, *args, **kwargs)
        except NotPossible as problem:
            assert not self._entries, "a command is checked before it happens"
            reply = Refusal(self.table.id, problem.code, problem.text, problem.params, problem.rule)
        return self._answered(reply, seq)

    return run


class Conduct:
    """What all commands at a table share. Not for several threads at once."""

    def __init__(self, table: Table, entropy: Callable[[int], bytes], now: int) -> None:
        self.table = table
        self.entropy = entropy
        self.away: dict[str, int] = {player: now for player in table.people()}
        """Who is not connected, and since when as far as the table knows."""
        self._left: dict[str, int] = {}
        """Since when somebody is away who has been seen to leave."""
        self.nudges: dict[int, tuple[int, str]] = {}
        """When a seat was last asked to move, and by whom."""
        self.picks: dict[int, tuple[int, list[int]]] = {}
        self._weighings: dict[int, Weighing] = {}
        self._asked: dict[tuple[int, int], int] = {}
        self._entries: list[AnyEntry] = []
        self._notes: list[AnyNote] = []
        self._dues: list[Due] | None = None
        self._info = info(table, self.absences())
        self._summary: Summary | None = None
        self.going_back = 0
        """All have agreed to go back to before this line: somebody has to bring the way."""

    def _answered(self, reply: Reply, seq: int) -> Answer:
        entries, notes = self._entries, self._notes
        if not entries:
            if self._info.away != (away := self.absences()):  # nothing else can have changed
                self._info = msgspec.structs.replace(self._info, away=away)
                notes.append(Note(EVERYBODY, self._info))
            return Answer(reply, seq, [], notes)
        lines, payloads = True, []
        for entry in entries:
            lines = lines and type(entry) in _LINES
            payloads.append(j.encode(entry))
        now = went_on(self.table, self._info) if lines else info(self.table, self.absences())
        if now is not self._info and (lines or now != self._info):
            notes.append(Note(EVERYBODY, now))
        self._info = now
        self._summary = summary(self.table, self._summary if lines else None)
        told, self.table.told = self.table.told, []
        return Answer(reply, seq, payloads, notes, self._summary, told)

    def absences(self) -> list[int]:
        """For each seat since when its player is not connected (`Info.away`)."""
        if not self.away:
            return []
        out = [self._left.get(s.player, 1) if s.player and s.player in self.away else 0 for s in self.table.seats]
        return out if any(out) else []

    def _put(self, entry: AnyEntry) -> None:
        self._entries.append(entry)
        self._notes += self.table.take(entry)
        self._dues = None

    def _ack(self, key: str = "", decision: int = 0) -> Ack:
        return Ack(self.table.id, key, decision)

    def _known(self, player: str, key: str) -> Ack | None:
        """The answer this key got before."""
        if len(key) > MOST_KEY:
            raise NotPossible("key_length", f"a key has at most {MOST_KEY} letters", {"most": MOST_KEY})
        decision = self.table.books.keys.get(player, {}).get(key) if key else None
        return None if decision is None else self._ack(key, decision)

    def _must_be(self, *status: str) -> None:
        if self.table.status not in status:
            raise NotPossible(
                f"table_{self.table.status}",
                f"the table is {self.table.status}; this is for a table that is {' or '.join(status)}",
            )
        if self.table.stranded and RUNNING in status:
            raise NotPossible("stranded", self.table.stranded)

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.table.seats):
            last = len(self.table.seats) - 1
            raise NotPossible(
                "no_such_seat", f"the seats run from 0 to {last}, not to {seat}", {"seat": seat, "last": last}
            )
        return self.table.seats[seat]

    def _own(self, player: str, seat: int) -> Seat:
        own = self._seat(seat)
        if not player or own.player != player:
            raise NotPossible("not_your_seat", f"seat {seat} is not yours", {"seat": seat})
        if own.resigned:
            raise NotPossible("resigned", "this seat resigned; a bot plays it to the end", {"seat": seat})
        return own

    def _must_own(self, player: str) -> None:
        if player != self.table.books.owner:
            raise NotPossible("owner_only", "only whoever set the table up can do that")

    def may_see(self, player: str) -> bool:
        """Whether somebody may look at the table at all."""
        b = self.table.books
        inside = player == b.owner or player in b.admitted or bool(self.table.seats_of(player))
        return inside or (b.settings.listed and (b.settings.watchers or b.status == OPEN))

    # -- what happens by itself when something happened -------------------------------------------

    def _go_on(self, now: int) -> None:
        """Deal what chance owes."""
        table = self.table
        while table.status == RUNNING and table.running.state.pending() == CHANCE:
            state = table.running.state
            outcome = dealer.outcome(table.key(), table.books.dealt, state.chance())
            self._put(j.Dealt(now, outcome, outcome_text(state, outcome)))

    def _default(self, seat: int) -> str:
        play = self.table.running
        return play.game.actions.text(int(play.state.default(seat)))

    def _settle_proposal(self, now: int) -> None:
        """If everybody agrees it happens. Bots agree to everything; whoever is only away has not been asked yet."""
        proposal = self.table.books.proposal
        if proposal is None:
            return
        people = self.table.asked_for(proposal.what)
        if not people or any(player not in proposal.agreed for player in people):
            return
        if proposal.what == "undo":
            self.going_back = proposal.line  # whoever has the lines finds the way, and then `go_back` happens
        elif proposal.what == "pause":
            self._put(j.Paused(now))
        else:
            self._put(j.Closed(now, "given_up"))

    # -- conditions -------------------------------------------------------------------------------

    def _must_play(self, own: Seat) -> None:
        self._must_be(RUNNING)
        if self.table.books.paused:
            raise NotPossible("paused", "the game is paused; resume it first")
        if own.kept:
            raise NotPossible("bot_plays", "a bot plays for this seat; come back to the table first")

    def _over(self) -> bool:
        """Whether the game came to its end: what somebody still wanted to decide came too late, and is stale."""
        return self.table.status == FINISHED and self.table.play is not None

    def _stale(self, seat: int, key: str) -> Reply:
        now = self.table.update(seat)
        assert now is not None, "a table that has begun has something to show"
        return Stale(self.table.id, key, now)
