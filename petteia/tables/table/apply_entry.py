"""What each entry of the journal changes in a table's metadata. The lines of the game are not in here."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from petteia.engine.protocol import SPECTATOR
from petteia.tables.commands.account_changes import forget, rename
from petteia.tables.journal import entries as j
from petteia.tables.live.envelope import ALL_PRESENT, SEATED, Envelope
from petteia.tables.messages import Chat
from petteia.tables.plans.changes import GIVEN_UP, end, replace
from petteia.tables.plans.plan import Plan
from petteia.tables.table.clocks import rest, shift
from petteia.tables.table.metadata import BAN, CLOSED, RUNNING, STARTING, Divergence, Proposal, Seat, TableMetadata

KEYS_KEPT: Final = 256
"""How many keys of a player are remembered: a repeated message is answered like the first one."""
CHAT_KEPT: Final = 500
"""How many lines of chat are in memory,"""
LETTERS_KEPT: Final = 40_000
"""and how many letters: everybody who joins is sent all of them."""


def remember(books: TableMetadata, player: str, key: str, decision: int) -> None:
    """Remember that this key was used, and for what."""
    if key:
        used = books.keys.setdefault(player, {})
        used[key] = decision
        while len(used) > KEYS_KEPT:
            del used[next(iter(used))]


def _admitted(books: TableMetadata, entry: j.GuestAdmitted) -> None:
    if entry.player not in books.admitted:
        books.admitted.append(entry.player)


def _sat(books: TableMetadata, entry: j.SeatTaken) -> None:
    books.seats[entry.seat] = Seat(entry.player, entry.name)


def _placed(books: TableMetadata, entry: j.BotSeated) -> None:
    books.seats[entry.seat] = Seat(bot=entry.bot, ready=True)


def _stood(books: TableMetadata, entry: j.SeatLeft) -> None:
    left = books.seats[entry.seat].player
    books.seats[entry.seat] = Seat()
    if left and left == books.owner and all(seat.player != left for seat in books.seats):
        books.owner = next((seat.player for seat in books.seats if seat.player), left)


def _readied(books: TableMetadata, entry: j.ReadySet) -> None:
    books.seats[entry.seat].ready = entry.ready


def _coded(books: TableMetadata, entry: j.JoinCodeSet) -> None:
    books.code, books.code_until = entry.code, entry.until


def _counted(books: TableMetadata, entry: j.CountdownSet) -> None:
    books.counting = entry.until


def _committed(books: TableMetadata, entry: j.SecretCommitted) -> None:
    books.code, books.code_until, books.counting = "", 0, 0
    books.status, books.committed, books.secret, books.header = STARTING, entry.at, entry.secret, entry.header
    books.salts = list(entry.salts)


def _added(books: TableMetadata, entry: j.RandomAdded) -> None:
    books.seats[entry.seat].added = entry.random


def _held(books: TableMetadata, entry: j.AnswerHeld) -> None:
    if entry.actions:
        books.held[entry.seat] = entry
    else:
        books.held.pop(entry.seat, None)
    remember(books, entry.player, entry.key, entry.decision)


def _kept_open(books: TableMetadata, entry: j.WindowKeptOpen) -> None:
    books.kept_open[entry.seat] = entry.decision


def _ordered(books: TableMetadata, entry: j.StandingOrderSet) -> None:
    books.seats[entry.seat].pass_windows = entry.pass_windows


def _planned(books: TableMetadata, entry: j.PlanChanged) -> None:
    replace(books.plans.setdefault(entry.seat, Plan()), entry.add, entry.drop, entry.why, entry.at)


def _proposed(books: TableMetadata, entry: j.Proposed) -> None:
    books.proposal = Proposal(entry.player, entry.what, entry.line, [entry.player], entry.moments)


def _answered(books: TableMetadata, entry: j.ProposalAnswered) -> None:
    proposal = books.proposal
    assert proposal is not None, "nothing was proposed"
    if entry.agrees:
        proposal.agreed.append(entry.player)
    else:
        books.proposal = None


def _paused(books: TableMetadata, entry: j.Paused) -> None:
    books.paused = entry.at
    books.proposal = None


def _resumed(books: TableMetadata, entry: j.Resumed) -> None:
    _shift(books, entry.at - books.paused)
    books.paused = 0


def _outage(books: TableMetadata, entry: j.Outage) -> None:
    if not books.paused:
        _shift(books, entry.ms)


def _said(books: TableMetadata, entry: j.ChatSent) -> list[Envelope]:
    """Those with a seat and those without count the lines they hear by themselves: a gap would reveal other lines."""
    books.watchers_said += 1
    heard = Chat(books.id, books.watchers_said, entry.at, entry.player, entry.name, entry.text, entry.seat)
    books.watchers_chat = _at_hand([*books.watchers_chat, heard])
    if entry.seat < 0 and books.status == RUNNING:
        remember(books, entry.player, entry.key, books.watchers_said)
        return [Envelope(SPECTATOR, heard)]
    books.said += 1
    line = heard if books.said == books.watchers_said else msgspec.structs.replace(heard, number=books.said)
    books.chat = _at_hand([*books.chat, line])
    remember(books, entry.player, entry.key, books.watchers_said if entry.seat < 0 else books.said)
    return [Envelope(ALL_PRESENT, line)] if line is heard else [Envelope(SPECTATOR, heard), Envelope(SEATED, line)]


def _barred(books: TableMetadata, entry: j.GuestBarred) -> None:
    books.barred = {player: what for player, what in books.barred.items() if player != entry.player}
    if entry.what:
        books.barred[entry.player] = entry.what
    if entry.what == BAN:
        books.admitted = [player for player in books.admitted if player != entry.player]


def _taken_over(books: TableMetadata, entry: j.TakenOver) -> None:
    books.seats[entry.seat].stood_in = True


def _given_back(books: TableMetadata, entry: j.GivenBack) -> None:
    books.seats[entry.seat].stood_in = False
    clocks = books.clocks
    if clocks.opened[entry.seat]:  # players who return have time to look
        clocks.opened[entry.seat] = entry.at
        clocks.bots = 0


def _resigned(books: TableMetadata, entry: j.Resigned) -> None:
    books.seats[entry.seat].resigned = True
    books.held.pop(entry.seat, None)
    if entry.seat in books.plans:
        end(books.plans[entry.seat], GIVEN_UP, entry.at)


def _closed(books: TableMetadata, entry: j.Closed) -> None:
    books.status, books.why_closed, books.ended = CLOSED, entry.why, entry.at
    books.code, books.code_until, books.counting = "", 0, 0
    books.proposal = books.divergence = None
    books.held.clear()


def _became(books: TableMetadata, entry: j.AccountMerged) -> None:
    if entry.into:
        rename(books, entry.player, entry.into)
    else:
        for n, seat in enumerate(books.seats):
            if seat.player == entry.player:
                books.plans.pop(n, None)
        forget(books, entry.player)


def _rested(books: TableMetadata, entry: j.VacationSet) -> None:
    for n, seat in enumerate(books.seats):
        if seat.player == entry.player:
            rest(books.clocks, n, entry.at, entry.until)


def _shared(books: TableMetadata, entry: j.SharingSet) -> None:
    books.shared = entry.open


def _rematched(books: TableMetadata, entry: j.RematchSet) -> None:
    books.rematch = entry.table


def _parted(books: TableMetadata, entry: j.RulesDiverged) -> None:
    books.divergence = Divergence(entry, entry.at)
    books.proposal = None


def _voted(books: TableMetadata, entry: j.DivergenceVoted) -> None:
    assert books.divergence is not None, "there is nothing to choose"
    books.divergence.votes[entry.player] = entry.choice


def _shift(books: TableMetadata, ms: int) -> None:
    shift(books.clocks, ms)
    if books.unshown:
        books.unshown += ms


def _at_hand(chat: list[Chat]) -> list[Chat]:
    """The part of the chat that stays in memory."""
    letters, kept = 0, 0
    for line in reversed(chat):
        letters += len(line.text)
        if letters > LETTERS_KEPT or kept == CHAT_KEPT:
            break
        kept += 1
    return chat[len(chat) - kept :]


BOOKED: Final[dict[type, Callable[[TableMetadata, Any], list[Envelope] | None]]] = {
    j.GuestAdmitted: _admitted,
    j.SeatTaken: _sat,
    j.BotSeated: _placed,
    j.SeatLeft: _stood,
    j.ReadySet: _readied,
    j.JoinCodeSet: _coded,
    j.CountdownSet: _counted,
    j.SecretCommitted: _committed,
    j.RandomAdded: _added,
    j.AnswerHeld: _held,
    j.WindowKeptOpen: _kept_open,
    j.StandingOrderSet: _ordered,
    j.PlanChanged: _planned,
    j.Proposed: _proposed,
    j.ProposalAnswered: _answered,
    j.Paused: _paused,
    j.Resumed: _resumed,
    j.Outage: _outage,
    j.ChatSent: _said,
    j.GuestBarred: _barred,
    j.TakenOver: _taken_over,
    j.GivenBack: _given_back,
    j.Resigned: _resigned,
    j.Closed: _closed,
    j.AccountMerged: _became,
    j.VacationSet: _rested,
    j.SharingSet: _shared,
    j.RematchSet: _rematched,
    j.RulesDiverged: _parted,
    j.DivergenceVoted: _voted,
}
"""By the kind of entry; what everybody is sent of it, if anything."""
