"""Setting up a table from a record, or from a position of a finished game. It replays whole games, so it runs in jobs
(`jobs.py`), which hand the new table over as a `Bundle`."""

from typing import Any

import msgspec

from petteia.engine.differences import applied, own_components
from petteia.engine.record import Record
from petteia.engine.replay import Replay
from petteia.tables.days import must_be_over, valid_day
from petteia.tables.journal import entries as j
from petteia.tables.journal.records import fork_of, given_of, taken_over
from petteia.tables.journal.specs import GameSpec, Origin, OwnBox, SeatPlan, Settings
from petteia.tables.safe_text import MOST_NAME, plain_text
from petteia.tables.summaries import Summary
from petteia.tables.table.info import summary
from petteia.tables.table.table import Table
from petteia.tables.table.table_state import Loader


class New(msgspec.Struct, frozen=True):
    """A table to set up: its id, when, its owner, its settings."""

    table: str
    at: int
    owner: str
    settings: Settings


class Bundle(msgspec.Struct, frozen=True):
    """A table that a job has set up: its first entries, its line in lists, and its snapshot."""

    created: bytes
    given: bytes | None
    summary: Summary
    snapshot: bytes


def read_in(load: Loader, text: str, game: str, new: New) -> Bundle:
    """Read a record, replay it, and set a table up with it."""
    record = Record.parse(text)
    header = record.header
    if valid_day(header.day):
        must_be_over(header.day, new.at)
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
    """Set up a table that goes on after a line of one that remembers its lines."""
    start, lines = fork_of(table, line, hidden, keep, seed)
    spec = table.metadata.game
    given = j.LinesImported(0, lines) if lines else None
    origin = Origin(table.id, "fork", line, hidden)
    return _set_up(load, new, spec, [SeatPlan()] * spec.seats, start, origin, given)


def _set_up(
    load: Loader,
    new: New,
    spec: GameSpec,
    plans: list[SeatPlan],
    start: dict[str, Any] | None,
    origin: Origin,
    given: j.LinesImported | None,
) -> Bundle:
    version = new.settings.needs
    created = j.Created(new.at, new.table, spec, new.owner, new.settings, plans, start, origin, version)
    table = Table(created, load, remembers=False)
    table.told = None  # stored when first needed
    written = None
    if given is not None:
        given = msgspec.structs.replace(given, at=new.at)
        table.take(given)
        written = j.encode(given)
    return Bundle(j.encode(created), written, summary(table), table.snapshot())
