"""What a counted try at a deal of the day is worth: its record is replayed with the day's secret, and its journal says
who decided. Only what was played to its end, by the rules, by nobody but the person, counts."""

from collections.abc import Sequence

import msgspec

from petteia.engine.day_deal import day_commitment
from petteia.engine.differences import components_hash, components_of
from petteia.engine.header import RecordError
from petteia.engine.luck import KEYED
from petteia.engine.protocol import OVER, Game
from petteia.engine.record import Record
from petteia.engine.replay import Replay, revealed_dealer
from petteia.tables.journal import entries as j
from petteia.tables.journal.records import with_seed
from petteia.tables.journal.specs import DAILY, DayPlan
from petteia.tables.table.ahead import ahead

BY_PERSON = ("seat", "window", "order", "plan")
"""How a person's seat may come to a decision: by the person, without a choice, or as they said ahead."""


class DailyResult(msgspec.Struct, frozen=True):
    """The result of a try. `why`: why it does not count, for the log; empty: it does."""

    ended: int = 0
    place: int = 0
    ahead: int = 0
    why: str = ""
    given_up: bool = False


def judged(text: str, game: Game, plan: DayPlan, secret: bytes) -> DailyResult:
    """The result that a record proves. `text` is without the secret, as everything before the day is over."""
    try:
        record = Record.parse(with_seed(text, secret))
        header = record.header
        if (header.day, header.luck, header.game) != (plan.day, KEYED, game.id):
            return DailyResult(why="it is not the deal of that day")
        if header.commitment != day_commitment(plan.day, secret) or not header.digest:
            return DailyResult(why="it is not bound to the commitment of that day")
        figures = components_hash(components_of(game))  # a house may have a box of its own for everybody
        if header.start is not None or header.given or header.components != figures:
            return DailyResult(why="it does not begin as everybody's does")
        if header.options != dict(game.options):
            return DailyResult(why="it does not begin as everybody's does")
        if len(header.names) != plan.seats or record.changes:
            return DailyResult(why="it was not played as the day says")
        replay = Replay(record, game, revealed_dealer(record))
        play = replay.run()
    except RecordError as problem:
        return DailyResult(why=str(problem))
    if play.state.pending() != OVER:
        return DailyResult(why="it is not over")
    if play.practice:
        return DailyResult(why="it went back past chance")
    standings = play.state.standings()
    place = 1 + sum([len(row) for row in standings[: next(n for n, row in enumerate(standings) if plan.seat in row)]])
    return DailyResult(place=place, ahead=ahead(game, play.state.scores(), plan.seat))


def helped(entries: Sequence[j.AnyEntry], plan: DayPlan) -> str:
    """Why a try does not count although its record is right, from its journal; empty: it does."""
    created = entries[0]
    if not isinstance(created, j.Created) or created.origin is None or not created.origin.counted:
        return "it is not a counted try"
    if (created.origin.kind, created.origin.day) != (DAILY, plan.day) or created.start is not None:
        return "it is not a deal of that day"
    if any(isinstance(entry, j.LinesImported | j.WentBack | j.TakenOver) for entry in entries):
        return "something was taken over, or taken back by consent"
    mine = [entry for entry in entries if isinstance(entry, j.Decided) and entry.seat == plan.seat]
    if any(entry.by not in BY_PERSON for entry in mine):
        return "a bot or the clock has decided"
    bots = {number for entry in entries if isinstance(entry, j.PlanChanged) for number in bot_entries(entry)}
    return "a bot has decided by plan" if any(entry.plan in bots for entry in mine if entry.plan) else ""


def bot_entries(entry: j.PlanChanged) -> list[int]:
    """The entries of a plan that leave a decision to a bot."""
    return [one.n for one in entry.add if one.level]


def result_of(
    text: str, entries: Sequence[j.AnyEntry], game: Game, plan: DayPlan, secret: bytes, over_at: int
) -> DailyResult:
    """The result of a try at a table that is over. `over_at`: when the day is."""
    ended = next((entry.at for entry in reversed(entries) if isinstance(entry, j.Decided | j.Dealt | j.Closed)), 0)
    if any(isinstance(entry, j.Resigned | j.Closed) for entry in entries):
        return DailyResult(ended, given_up=True)
    if ended >= over_at:
        return DailyResult(ended, why="it was over after the day")
    why = helped(entries, plan)
    found = DailyResult(why=why) if why else judged(text, game, plan, secret)
    return msgspec.structs.replace(found, ended=ended)
