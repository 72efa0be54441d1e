"""One game leads to another: rematches, playing on from a position, records in and out."""

import asyncio
from typing import Any

import msgspec

from petteia.engine.differences import applied, own_components
from petteia.engine.record import Record
from petteia.engine.replay import Replay
from petteia.tables import journal as j
from petteia.tables.books import CLOSED, FINISHED
from petteia.tables.hall import Hall
from petteia.tables.journal import Origin, SeatPlan, Settings
from petteia.tables.messages import Refusal
from petteia.tables.records import KEPT, fork_of, given_of, record_of
from petteia.tables.table import Loader
from petteia.tables.trying import NotPossible
from petteia.tables.words import MOST_NAME, plain_text


def _refusal(table: str, problem: NotPossible) -> Refusal:
    return Refusal(table, problem.code, problem.text, problem.params, problem.rule)


async def rematch(hall: Hall, table: str, player: str) -> str | Refusal:
    """The same people again, everybody one seat further; the name of the new table. Whoever asks second is led to
    the table of whoever asked first."""
    room = await hall.open(table)
    b = room.table.books
    if not room.table.seats_of(player):
        return Refusal(table, "players_only", "only those who played can ask for a rematch")
    if b.status not in (FINISHED, CLOSED):
        return Refusal(table, "not_over", "a rematch comes after the game")
    if not b.rematch:
        plans = [SeatPlan(seat.player, seat.name, seat.bot) for seat in b.seats]
        turned = [plans[-1], *plans[:-1]]
        spec, origin = b.game, Origin(table, "rematch")
        try:
            new = await hall.create(spec.name, player, turned, spec.options, b.settings, spec.components, origin=origin)
        except ValueError as problem:
            return Refusal(table, "stranded", str(problem))
        await hall.command(table, lambda s, now: s.rematched(new, now=now))
        first = (await hall.open(table)).table.books.rematch
        if first != new:  # somebody else asked at the same moment: one table is enough
            await hall.command(new, lambda s, now: s.close(player, now=now))
    return (await hall.open(table)).table.books.rematch


async def play_on(
    hall: Hall,
    table: str,
    player: str,
    line: int,
    hidden: str = KEPT,
    keep: int | None = None,
    settings: Settings | None = None,
) -> str | Refusal:
    """A new table, with all seats free, that goes on after a line of a game that is over. Hidden cards lie as they lay
    (`kept`) or are dealt `anew`, as a spectator or the seat `keep` would hold possible."""
    room = await hall.open(table)
    if not room.steward.may_see(player):
        return Refusal(table, "by_invitation", "this table is by invitation only")
    b = room.table.books
    try:
        start, lines = fork_of(room.table, line, hidden, keep, int.from_bytes(hall.entropy(8), signed=True))
    except NotPossible as problem:
        return _refusal(table, problem)
    given = j.Given(0, lines) if lines else None
    origin = Origin(table, "fork", line, hidden)
    return await hall.create(
        b.game.name,
        player,
        b.game.seats,
        b.game.options,
        settings or b.settings,
        b.game.components,
        start=start,
        origin=origin,
        given=given,
    )


async def export(hall: Hall, table: str, player: str) -> str | Refusal:
    """The record of a game that is over, as text."""
    if table in hall.aside:
        try:
            return await hall.aside.record(table, player, hall.load)
        except NotPossible as problem:
            return _refusal(table, problem)
    room = await hall.open(table)
    if not room.steward.may_see(player):
        return Refusal(table, "by_invitation", "this table is by invitation only")
    entries: list[j.AnyEntry] = []
    if room.table.stranded:
        kept = await asyncio.wrap_future(hall.store.journal(table))
        entries = [j.decode(payload) for payload in kept.entries]
    try:
        return await hall.look(table, lambda s: record_of(s.table, entries))
    except NotPossible as problem:
        return _refusal(table, problem)


class Taken(msgspec.Struct, frozen=True):
    """A record that was read and played: everything a table needs to go on from it."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, str]
    components: dict[str, Any] | None
    start: dict[str, Any] | None
    origin: Origin
    given: j.Given


def read_in(load: Loader, text: str, game: str = "") -> Taken:
    """Read a record and play it. It takes as long as the game is: not for the thread that everybody waits for."""
    record = Record.parse(text)
    header = record.header
    name = game or header.game
    box = load(name, len(header.names), header.options, None)
    components = applied(own_components(type(box)), header.entries) if header.entries else None
    if components is not None:  # an owner's own figures, as the record tells them
        box = load(name, len(header.names), header.options, components)
    given = given_of(text, record, Replay(record, box))
    plans = [SeatPlan(name=plain_text(seat, MOST_NAME)) for seat in header.names]
    start = None if header.start is None else box.unpack(header.start).save()
    origin = Origin(plain_text(header.table, MOST_NAME), "record", len(record.lines))
    return Taken(name, plans, header.options, components, start, origin, given)


async def take_in(hall: Hall, text: str, player: str, game: str = "", settings: Settings | None = None) -> str:
    """A table out of a record: a finished one to look at and play on from, or one that goes on where the record ends.
    RecordError or `petteia.LoadError` (both ValueError) say what is wrong with it. `game` is for games that are not on
    the shelf: `my_game.py:GAME`."""
    taken = await asyncio.to_thread(read_in, hall.load, text, game)
    return await hall.create(
        taken.game,
        player,
        taken.seats,
        taken.options,
        settings,
        taken.components,
        start=taken.start,
        origin=taken.origin,
        given=taken.given,
    )
