"""One game leads to another: rematches, playing on from a position, records in and out.

What plays a whole game for that is at the end: it is for the archive (`archive.py`), which hands a new table over as a
`Bundle`.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from petteia.engine.differences import applied, own_components
from petteia.engine.record import Record
from petteia.engine.replay import Replay
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal import entries as j
from petteia.tables.journal.entries import GameSpec, Origin, OwnBox, SeatPlan, Settings
from petteia.tables.journal.records import KEPT, fork_of, given_of, taken_over
from petteia.tables.messages import Summary
from petteia.tables.safe_text import MOST_NAME, plain_text
from petteia.tables.table.info import summary
from petteia.tables.table.metadata import CLOSED, FINISHED
from petteia.tables.table.table import Loader, Table

if TYPE_CHECKING:
    from petteia.tables.live.registry import Hall


class New(msgspec.Struct, frozen=True):
    """A table that is to be set up: its name, when, whose it is, how it is run."""

    table: str
    at: int
    owner: str
    settings: Settings


class Bundle(msgspec.Struct, frozen=True):
    """A table that was set up in the archive: its first entries, how it stands in lists, and its snapshot."""

    created: bytes
    given: bytes | None
    summary: Summary
    snapshot: bytes


async def rematch(hall: "Hall", table: str, player: str) -> str:
    """The same people again, everybody one seat further; the name of the new table. Whoever asks second is led to
    the table of whoever asked first."""
    live = await hall.open(table)
    b = live.table.books
    if not live.table.seats_of(player):
        raise NotPossible("players_only", "only those who played can ask for a rematch")
    if b.status not in (FINISHED, CLOSED):
        raise NotPossible("not_over", "a rematch comes after the game")
    if not b.rematch:
        plans = [SeatPlan(seat.player, seat.name, seat.bot) for seat in b.seats]
        turned = [plans[-1], *plans[:-1]]
        spec, origin = b.game, Origin(table, "rematch")
        try:
            figures = spec.components
            new = await hall.create(
                spec.name, player, turned, spec.options, b.settings, figures, own=spec.box, origin=origin
            )
        except ValueError as problem:
            raise NotPossible("stranded", str(problem)) from problem
        await hall.command(table, lambda s, now: s.people.rematched(new, now=now))
        first = (await hall.open(table)).table.books.rematch
        if first != new:  # somebody else asked at the same moment: one table is enough
            await hall.command(new, lambda s, now: s.people.close(player, now=now))
    return (await hall.open(table)).table.books.rematch


async def play_on(
    hall: "Hall",
    table: str,
    player: str,
    line: int,
    hidden: str = KEPT,
    keep: int | None = None,
    settings: Settings | None = None,
) -> str:
    """A new table, with all seats free, that goes on after a line of a game that is over. Hidden cards lie as they lay
    (`kept`) or are dealt `anew`, as a spectator or the seat `keep` would hold possible."""
    live = await hall.open(table)
    live.steward.at.must_see(player)
    b = live.table.books
    if b.status not in (FINISHED, CLOSED) or live.table.play is None:
        raise NotPossible("fork_at_the_end", "a game can be played on from its positions when it is over or given up")
    seed = int.from_bytes(hall.entropy(8), signed=True)
    new = hall.new(player, msgspec.structs.replace(settings or b.settings, rated=False))
    return await hall.adopt(await hall.archive.fork(table, line, hidden, keep, seed, new))


async def export(hall: "Hall", table: str, player: str) -> str:
    """The record of a game that is over, as text."""
    if table in hall.aside:
        await hall.aside.may_have_record(table, player)
        return await hall.archive.record_up_to_there(table)
    await must_export(hall, table, player)
    return await hall.archive.record(table)


async def must_export(hall: "Hall", table: str, player: str) -> None:
    """NotPossible for whoever cannot have a game's record; if not, all of it is durable."""
    live = await hall.open(table)
    live.steward.at.must_see(player)
    if live.table.status not in (FINISHED, CLOSED):
        raise NotPossible("record_at_the_end", "the record of a game can be had when it is over or given up")
    await hall.settled(live)


async def take_in(hall: "Hall", text: str, player: str, game: str = "", settings: Settings | None = None) -> str:
    """A table out of a record: a finished one to look at and play on from, or one that goes on where the record ends.
    RecordError or `petteia.LoadError` (both ValueError) say what is wrong with it. `game` is for games that are not on
    the shelf: `my_game.py:GAME`."""
    return await hall.adopt(await hall.archive.take_in(text, game, hall.new(player, settings)))


# -- in the archive ----------------------------------------------------------------------------------------------


def read_in(load: Loader, text: str, game: str, new: New) -> Bundle:
    """Read a record, play it, and set a table up with it."""
    record = Record.parse(text)
    header = record.header
    name = game or header.game
    box = load(name, len(header.names), header.options, None)
    components = applied(own_components(type(box)), header.entries) if header.entries else None
    if components is not None:  # an owner's own figures, as the record tells them
        box = load(name, len(header.names), header.options, components)
    replay = Replay(record, box)
    box = replay.game  # by the rules that the record was played by
    given = given_of(text, record, replay)
    plans = [SeatPlan(name=plain_text(seat, MOST_NAME)) for seat in header.names]
    cells = taken_over(replay.play.entries)[0] or header.start  # `given_of` has run it
    start = None if cells is None else box.unpack(cells).save()
    origin = Origin(plain_text(header.table, MOST_NAME), "record", len(record.lines))
    own = None if components is None else OwnBox(differs=len(header.entries))
    return _set_up(load, new, GameSpec.of(name, box, components, own), plans, start, origin, given)


def forked(load: Loader, table: Table, line: int, hidden: str, keep: int | None, seed: int, new: New) -> Bundle:
    """Set a table up that goes on after a line of one that remembers."""
    start, lines = fork_of(table, line, hidden, keep, seed)
    spec = table.books.game
    given = j.Given(0, lines) if lines else None
    origin = Origin(table.id, "fork", line, hidden)
    return _set_up(load, new, spec, [SeatPlan()] * spec.seats, start, origin, given)


def _set_up(
    load: Loader,
    new: New,
    spec: GameSpec,
    plans: list[SeatPlan],
    start: dict[str, Any] | None,
    origin: Origin,
    given: j.Given | None,
) -> Bundle:
    created = j.Created(new.at, new.table, spec, new.owner, new.settings, plans, start, origin)
    table = Table(created, load, remembers=False)
    table.told = None  # it is kept when somebody asks for it
    written = None
    if given is not None:
        given = msgspec.structs.replace(given, at=new.at)
        table.take(given)
        written = j.encode(given)
    return Bundle(j.encode(created), written, summary(table), table.snapshot())
