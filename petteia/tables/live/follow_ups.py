"""One game leads to another: rematches, playing on from a position, importing and exporting records."""

import msgspec

from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.records import KEPT
from petteia.tables.journal.specs import Origin, SeatPlan, Settings
from petteia.tables.live.registry import TableRegistry
from petteia.tables.table.access import must_be_opened
from petteia.tables.table.metadata import CLOSED, FINISHED


async def rematch(registry: TableRegistry, table: str, player: str) -> str:
    """Set up a table with the same people, everybody one seat further, and return its name. Anybody who asks later is
    led to the same table."""
    live = await registry.open(table)
    b = live.table.metadata
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
            new = await registry.create(
                spec.name, player, turned, spec.options, b.settings, figures, own=spec.box, origin=origin
            )
        except ValueError as problem:
            raise NotPossible("stranded", str(problem)) from problem
        await registry.command(table, lambda s, now: s.people.rematched(new, now=now))
        first = (await registry.open(table)).table.metadata.rematch
        if first != new:  # two asked at the same moment: one table is enough
            await registry.command(new, lambda s, now: s.people.close(player, now=now))
    return (await registry.open(table)).table.metadata.rematch


async def play_on(
    registry: TableRegistry,
    table: str,
    player: str,
    line: int,
    hidden: str = KEPT,
    keep: int | None = None,
    settings: Settings | None = None,
) -> str:
    """A new table, with all seats free, that goes on after a line of a finished game. Hidden cards stay as they lay
    (`kept`) or are dealt `anew`, as a spectator or the seat `keep` would hold possible."""
    live = await registry.open(table)
    live.commands.context.must_see(player)
    b = live.table.metadata
    if b.status not in (FINISHED, CLOSED) or live.table.play is None:
        raise NotPossible("fork_at_the_end", "a game can be played on from its positions when it is over or given up")
    must_be_opened(live.table, registry.now())
    seed = int.from_bytes(registry.entropy(8), signed=True)
    new = registry.new(player, msgspec.structs.replace(settings or b.settings, rated=False))
    return await registry.adopt(await registry.history.fork(table, line, hidden, keep, seed, new))


async def export(registry: TableRegistry, table: str, player: str) -> str:
    """The record of a finished game, as text."""
    if table in registry.unloadable:
        await registry.unloadable.may_have_record(table, player)
        return await registry.history.record_up_to_there(table)
    await must_export(registry, table, player)
    return await registry.history.record(table)


async def must_export(registry: TableRegistry, table: str, player: str) -> None:
    """NotPossible for guests who may not have a game's record; otherwise waits until all of it is durable."""
    live = await registry.open(table)
    live.commands.context.must_see(player)
    if live.table.status not in (FINISHED, CLOSED):
        raise NotPossible("record_at_the_end", "the record of a game can be had when it is over or given up")
    if live.table.sealed:
        must_be_opened(live.table, registry.now())
    await registry.settled(live)


async def must_be_analysed(registry: TableRegistry, table: str, player: str) -> None:
    """NotPossible for guests who may not have a game's analysis: what of a deal of the day comes after the day."""
    await must_export(registry, table, player)
    must_be_opened((await registry.open(table)).table, registry.now())


async def must_be_coached(registry: TableRegistry, table: str, player: str, seat: int) -> None:
    """NotPossible for guests whom the coach has nothing to say to about a seat: it speaks to those who played, and to
    the owner of a table made from a record."""
    await must_be_analysed(registry, table, player)
    found = (await registry.open(table)).table
    b = found.metadata
    if not 0 <= seat < len(b.seats):
        raise NotPossible("no_such_seat", f"there are seats 0 to {len(b.seats) - 1} at this table")
    read_in = b.origin is not None and b.origin.kind == "record" and b.owner == player
    if seat not in found.seats_of(player) and not read_in:
        raise NotPossible("players_only", "the coach speaks only to those who played this game, about their own seat")


async def take_in(
    registry: TableRegistry, text: str, player: str, game: str = "", settings: Settings | None = None
) -> str:
    """Make a table from a record: a finished one to look at and play on from, or one that goes on where the record
    ends. RecordError or `petteia.LoadError` (both ValueError) say what is wrong with it. `game` is for games that are
    not on the shelf: `my_game.py:GAME`."""
    return await registry.adopt(await registry.history.take_in(text, game, registry.new(player, settings)))
