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


def remember(metadata: TableMetadata, player: str, key: str, decision: int) -> None:
    """Remember that this key was used, and for what."""
    if key:
        used = metadata.keys.setdefault(player, {})
        used[key] = decision
        while len(used) > KEYS_KEPT:
            del used[next(iter(used))]


def _admitted(metadata: TableMetadata, entry: j.GuestAdmitted) -> None:
    if entry.player not in metadata.admitted:
        metadata.admitted.append(entry.player)


def _sat(metadata: TableMetadata, entry: j.SeatTaken) -> None:
    metadata.seats[entry.seat] = Seat(entry.player, entry.name)


def _placed(metadata: TableMetadata, entry: j.BotSeated) -> None:
    metadata.seats[entry.seat] = Seat(bot=entry.bot, ready=True)


def _stood(metadata: TableMetadata, entry: j.SeatLeft) -> None:
    left = metadata.seats[entry.seat].player
    metadata.seats[entry.seat] = Seat()
    if left and left == metadata.owner and all(seat.player != left for seat in metadata.seats):
        metadata.owner = next((seat.player for seat in metadata.seats if seat.player), left)


def _readied(metadata: TableMetadata, entry: j.ReadySet) -> None:
    metadata.seats[entry.seat].ready = entry.ready


def _coded(metadata: TableMetadata, entry: j.JoinCodeSet) -> None:
    metadata.code, metadata.code_until = entry.code, entry.until


def _counted(metadata: TableMetadata, entry: j.CountdownSet) -> None:
    metadata.counting = entry.until


def _committed(metadata: TableMetadata, entry: j.SecretCommitted) -> None:
    metadata.code, metadata.code_until, metadata.counting = "", 0, 0
    metadata.status, metadata.committed = STARTING, entry.at
    metadata.secret, metadata.header = entry.secret, entry.header
    metadata.salts = list(entry.salts)


def _added(metadata: TableMetadata, entry: j.RandomAdded) -> None:
    metadata.seats[entry.seat].added = entry.random


def _held(metadata: TableMetadata, entry: j.AnswerHeld) -> None:
    if entry.actions:
        metadata.held[entry.seat] = entry
    else:
        metadata.held.pop(entry.seat, None)
    remember(metadata, entry.player, entry.key, entry.decision)


def _kept_open(metadata: TableMetadata, entry: j.WindowKeptOpen) -> None:
    metadata.kept_open[entry.seat] = entry.decision


def _ordered(metadata: TableMetadata, entry: j.StandingOrderSet) -> None:
    metadata.seats[entry.seat].pass_windows = entry.pass_windows


def _planned(metadata: TableMetadata, entry: j.PlanChanged) -> None:
    replace(metadata.plans.setdefault(entry.seat, Plan()), entry.add, entry.drop, entry.why, entry.at)


def _proposed(metadata: TableMetadata, entry: j.Proposed) -> None:
    metadata.proposal = Proposal(entry.player, entry.what, entry.line, [entry.player], entry.moments)


def _answered(metadata: TableMetadata, entry: j.ProposalAnswered) -> None:
    proposal = metadata.proposal
    assert proposal is not None, "nothing was proposed"
    if entry.agrees:
        proposal.agreed.append(entry.player)
    else:
        metadata.proposal = None


def _paused(metadata: TableMetadata, entry: j.Paused) -> None:
    metadata.paused = entry.at
    metadata.proposal = None


def _resumed(metadata: TableMetadata, entry: j.Resumed) -> None:
    _shift(metadata, entry.at - metadata.paused)
    metadata.paused = 0


def _outage(metadata: TableMetadata, entry: j.Outage) -> None:
    if not metadata.paused:
        _shift(metadata, entry.ms)


def _said(metadata: TableMetadata, entry: j.ChatSent) -> list[Envelope]:
    """Those with a seat and those without count the lines they hear by themselves: a gap would reveal other lines."""
    metadata.watchers_said += 1
    heard = Chat(metadata.id, metadata.watchers_said, entry.at, entry.player, entry.name, entry.text, entry.seat)
    metadata.watchers_chat = _at_hand([*metadata.watchers_chat, heard])
    if entry.seat < 0 and metadata.status == RUNNING:
        remember(metadata, entry.player, entry.key, metadata.watchers_said)
        return [Envelope(SPECTATOR, heard)]
    metadata.said += 1
    line = heard if metadata.said == metadata.watchers_said else msgspec.structs.replace(heard, number=metadata.said)
    metadata.chat = _at_hand([*metadata.chat, line])
    remember(metadata, entry.player, entry.key, metadata.watchers_said if entry.seat < 0 else metadata.said)
    return [Envelope(ALL_PRESENT, line)] if line is heard else [Envelope(SPECTATOR, heard), Envelope(SEATED, line)]


def _barred(metadata: TableMetadata, entry: j.GuestBarred) -> None:
    metadata.barred = {player: what for player, what in metadata.barred.items() if player != entry.player}
    if entry.what:
        metadata.barred[entry.player] = entry.what
    if entry.what == BAN:
        metadata.admitted = [player for player in metadata.admitted if player != entry.player]


def _taken_over(metadata: TableMetadata, entry: j.TakenOver) -> None:
    metadata.seats[entry.seat].stood_in = True


def _given_back(metadata: TableMetadata, entry: j.GivenBack) -> None:
    metadata.seats[entry.seat].stood_in = False
    clocks = metadata.clocks
    if clocks.opened[entry.seat]:  # players who return have time to look
        clocks.opened[entry.seat] = entry.at
        clocks.bots = 0


def _resigned(metadata: TableMetadata, entry: j.Resigned) -> None:
    metadata.seats[entry.seat].resigned = True
    metadata.held.pop(entry.seat, None)
    if entry.seat in metadata.plans:
        end(metadata.plans[entry.seat], GIVEN_UP, entry.at)


def _closed(metadata: TableMetadata, entry: j.Closed) -> None:
    metadata.status, metadata.why_closed, metadata.ended = CLOSED, entry.why, entry.at
    metadata.code, metadata.code_until, metadata.counting = "", 0, 0
    metadata.proposal = metadata.divergence = None
    metadata.held.clear()


def _became(metadata: TableMetadata, entry: j.AccountMerged) -> None:
    if entry.into:
        rename(metadata, entry.player, entry.into)
    else:
        for n, seat in enumerate(metadata.seats):
            if seat.player == entry.player:
                metadata.plans.pop(n, None)
        forget(metadata, entry.player)


def _rested(metadata: TableMetadata, entry: j.VacationSet) -> None:
    for n, seat in enumerate(metadata.seats):
        if seat.player == entry.player:
            rest(metadata.clocks, n, entry.at, entry.until)


def _shared(metadata: TableMetadata, entry: j.SharingSet) -> None:
    metadata.shared = entry.open


def _opened(metadata: TableMetadata, entry: j.DealOpened) -> None:
    metadata.opened = True


def _rematched(metadata: TableMetadata, entry: j.RematchSet) -> None:
    metadata.rematch = entry.table


def _parted(metadata: TableMetadata, entry: j.RulesDiverged) -> None:
    metadata.divergence = Divergence(entry, entry.at)
    metadata.proposal = None


def _voted(metadata: TableMetadata, entry: j.DivergenceVoted) -> None:
    assert metadata.divergence is not None, "there is nothing to choose"
    metadata.divergence.votes[entry.player] = entry.choice


def _shift(metadata: TableMetadata, ms: int) -> None:
    shift(metadata.clocks, ms)
    if metadata.unshown:
        metadata.unshown += ms


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
    j.DealOpened: _opened,
    j.RematchSet: _rematched,
    j.RulesDiverged: _parted,
    j.DivergenceVoted: _voted,
}
"""By the kind of entry; what everybody is sent of it, if anything."""
