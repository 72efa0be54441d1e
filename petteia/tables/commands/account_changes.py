"""What a table does when two guests turn out to be the same person, or when a guest is erased.

Like everything else, a merge reaches a table as an entry (`AccountMerged`). When a guest is erased, earlier entries are
rewritten without the name (`without`), so a table read from the journal equals the one in memory.
"""

import contextlib
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from petteia.engine.header import RecordError
from petteia.engine.header_reader import promised_without
from petteia.engine.record import without_names
from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import GameSpec
from petteia.tables.messages import Chat
from petteia.tables.summaries import Summary
from petteia.tables.table.metadata import BAN, MUTE, RUNNING, STARTING, TableMetadata

TAGS: Final = ("created", "given", "sat", "stood", "placed", "committed", "said")
NAMING: Final = tuple(f'"e":"{tag}"'.encode() for tag in TAGS)
"""How to recognise entries that name a guest or change who sits where."""
_BECAME: Final = b'"e":"became"'


def rename(b: TableMetadata, player: str, into: str) -> None:
    """Move everything one guest has at a table to another guest."""

    def who(one: str) -> str:
        return into if one == player else one

    for seat in b.seats:
        seat.player = who(seat.player)
    b.owner = who(b.owner)
    b.admitted = list(dict.fromkeys([who(one) for one in b.admitted]))
    if player in b.barred:
        b.barred = _barred(b, player, into)
    b.chat, b.watchers_chat = (
        [msgspec.structs.replace(line, player=who(line.player)) for line in lines]
        for lines in (b.chat, b.watchers_chat)
    )
    if player in b.keys:
        b.keys[into] = b.keys.get(into, {}) | b.keys.pop(player)
    b.held = {seat: msgspec.structs.replace(held, player=who(held.player)) for seat, held in b.held.items()}
    if b.proposal is not None:
        b.proposal.player = who(b.proposal.player)
        b.proposal.agreed = list(dict.fromkeys([who(one) for one in b.proposal.agreed]))
    if b.divergence is not None:
        b.divergence.votes = {who(one): choice for one, choice in b.divergence.votes.items()}


def _barred(b: TableMetadata, player: str, into: str) -> dict[str, str]:
    """A ban survives a merge, but nobody is banned from a game they play or from their own table."""
    said = {b.barred[one] for one in (player, into) if one in b.barred}
    out = {one: what for one, what in b.barred.items() if one not in (player, into)}
    if b.owner != into:
        plays = any(seat.player == into for seat in b.seats)
        out[into] = BAN if BAN in said and not plays else MUTE
    return out


def forget(b: TableMetadata, player: str) -> None:
    """Forget a guest: bots play the seats to the end, without a name."""
    for n, seat in enumerate(b.seats):
        if seat.player == player:
            seat.name = ""
            if b.status in (STARTING, RUNNING):
                seat.resigned = True
                b.held.pop(n, None)
            if n < len(b.salts):
                b.salts[n] = b""
    own = [n for n, seat in enumerate(b.seats) if seat.player == player]
    if own and b.header:
        b.header = promised_without(b.header, own)
    if b.owner == player:
        b.game = unnamed(b.game)
        b.owner = next((s.player for s in b.seats if s.player not in ("", player) and not s.resigned), player)
    b.admitted = [one for one in b.admitted if one != player]
    b.barred = {one: what for one, what in b.barred.items() if one != player}
    b.chat, b.watchers_chat = ([_unsaid(line, player) for line in lines] for lines in (b.chat, b.watchers_chat))
    b.keys.pop(player, None)
    if b.divergence is not None:
        b.divergence.votes.pop(player, None)
    if b.proposal is not None:
        b.proposal.agreed = [one for one in b.proposal.agreed if one != player]
        if b.proposal.player == player:
            b.proposal = None


def unnamed(game: GameSpec) -> GameSpec:
    """Remove the name of a box, since the guest may have chosen it."""
    if game.box is None or not game.box.name:
        return game
    return msgspec.structs.replace(game, box=msgspec.structs.replace(game.box, name=""))


def _unsaid(line: Chat, player: str) -> Chat:
    return msgspec.structs.replace(line, name="", text="") if line.player == player else line


# -- what is kept ------------------------------------------------------------------------------------------------


def renamed(payloads: Iterable[bytes]) -> bool:
    """Whether guests have been merged or erased by these entries."""
    return any([_BECAME in payload for payload in payloads])


def known_as(player: str, payloads: Iterable[bytes]) -> set[str]:
    """The ids under which a journal knows a guest, including those of guests merged into them."""
    out = {player}
    for payload in reversed([payload for payload in payloads if _BECAME in payload]):
        with contextlib.suppress(j.UnreadableJournal):  # damaged: no name can be read from it either
            entry = j.decode(payload)
            if isinstance(entry, j.AccountMerged) and entry.into in out:
                out.add(entry.player)
    return out


class Without:
    """Read a journal from its beginning and remove a guest's names. `seats` are those the guest had when the dealer
    committed itself. `copied`: the guest's seats in the game whose record the table was made from."""

    def __init__(self, player: str, copied: list[int] | None = None) -> None:
        self.player = player
        self.theirs = {player}
        self.copied = copied or []
        self.holders: dict[int, str] = {}
        self.seats: list[int] = []

    def read(self, payloads: Iterable[bytes]) -> None:
        """Read the whole journal before changing any of it."""
        self.theirs = known_as(self.player, payloads)

    def entry(self, payload: bytes) -> bytes:
        """An entry as it is stored from now on."""
        if not any(mark in payload for mark in NAMING):
            return payload
        entry = j.decode(payload)
        change = _CHANGES.get(type(entry))
        if change is None:
            return payload
        changed = change(self, entry)
        return payload if changed is entry else j.encode(changed)

    def _created(self, entry: j.Created) -> j.AnyEntry:
        self.holders = {n: plan.player for n, plan in enumerate(entry.seats)}
        if entry.owner in self.theirs:
            entry = msgspec.structs.replace(entry, game=unnamed(entry.game))
        theirs = [n for n, player in self.holders.items() if player in self.theirs or (not player and n in self.copied)]
        if not theirs:
            return entry
        replace = msgspec.structs.replace
        return replace(entry, seats=[replace(p, name="") if n in theirs else p for n, p in enumerate(entry.seats)])

    def _given(self, entry: j.LinesImported) -> j.AnyEntry:
        if not entry.record or not self.copied:
            return entry
        return msgspec.structs.replace(entry, record=without_names(entry.record, self.copied))

    def _sat(self, entry: j.SeatTaken) -> j.AnyEntry:
        self.holders[entry.seat] = entry.player
        return entry if entry.player not in self.theirs else msgspec.structs.replace(entry, name="")

    def _left(self, entry: j.SeatLeft | j.BotSeated) -> j.AnyEntry:
        self.holders[entry.seat] = ""
        return entry

    def _committed(self, entry: j.SecretCommitted) -> j.AnyEntry:
        self.seats = [seat for seat, player in self.holders.items() if player in self.theirs]
        if not self.seats:
            return entry
        salts = [b"" if seat in self.seats else salt for seat, salt in enumerate(entry.salts)]
        return msgspec.structs.replace(entry, header=promised_without(entry.header, self.seats), salts=salts)

    def _said(self, entry: j.ChatSent) -> j.AnyEntry:
        return entry if entry.player not in self.theirs else msgspec.structs.replace(entry, name="", text="")

    def record(self, text: str) -> str:
        """A record of the game."""
        try:
            seats = [*self.seats, *self.copied]
            return without_names(text, seats) if seats else text
        except RecordError:  # not one of our records: it can be made again
            return ""

    def summary(self, found: Summary) -> Summary:
        """The table in a list."""
        replace = msgspec.structs.replace
        seats = [
            replace(s, name="") if s.player in self.theirs or (not s.player and n in self.copied) else s
            for n, s in enumerate(found.seats)
        ]
        box = replace(found.box, name="") if found.box is not None and found.owner in self.theirs else found.box
        return replace(found, seats=seats, box=box)


_CHANGES: Final[dict[type, Callable[[Without, j.AnyEntry], j.AnyEntry]]] = {
    j.Created: Without._created,  # type: ignore[dict-item]
    j.LinesImported: Without._given,  # type: ignore[dict-item]
    j.SeatTaken: Without._sat,  # type: ignore[dict-item]
    j.SeatLeft: Without._left,  # type: ignore[dict-item]
    j.BotSeated: Without._left,  # type: ignore[dict-item]
    j.SecretCommitted: Without._committed,  # type: ignore[dict-item]
    j.ChatSent: Without._said,  # type: ignore[dict-item]
}
