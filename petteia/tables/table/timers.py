"""What a table does by itself, and when: windows, standing orders, plans, held answers, clocks, late bots, seats whose
player left, missing random bytes.

Every time in here is computed from public ones, so that the time at which something happens reveals nothing that only
one seat knows.
"""

from typing import Final

from petteia.engine.protocol import Step
from petteia.tables.plans.at_table import plan_verdict
from petteia.tables.table.clocks import deadline
from petteia.tables.table.metadata import OPEN, RUNNING, STARTING
from petteia.tables.table.table import Table

HELD: Final = 0
WINDOW: Final = 1
LATE: Final = 2
CLOCK: Final = 3
TAKE_OVER: Final = 4
ADD: Final = 5
START: Final = 6
SHOW: Final = 7
CHOOSE: Final = 8
PLAN: Final = 9
GO_BACK: Final = 10

CHOICE_MS: Final = 3 * 86_400_000
"""How long to wait for votes when a table has to choose how it goes on."""

OVERTAKEN_MS: Final = 2_000
"""How long a server has to begin going back as everybody agreed, before the table's keeper does so: it may have ended,
or another may have written before it."""

ALONE_MS: Final = 300_000
"""How long a move can be taken back at least by a person with whom only bots play: they wait for nothing."""

PATIENCE_MS: Final = 5000
"""How long after its budget a bot may still answer: its process may have had to start."""

UNHURRIED_MS: Final = 6000
"""How long bots may take their time while people wait for them;"""
HURRIED_MS: Final = 500
"""after that their windows are open no longer than this."""

ASTRAY: Final = 4
"""How far from its place in the rehearsal a move may be found."""


class Timer:
    """Something that will happen by itself."""

    def __init__(self, at: int, seat: int, kind: int, action: int = -1, by: str = "") -> None:
        self.at = at
        self.seat = seat
        self.kind = kind
        self.action = action
        self.by = by


def _in_order(due: Timer) -> tuple[int, int, int]:
    """Timers due at the same time are ordered by seat: if they were ordered by kind, the order would tell a chosen
    answer from the table's own."""
    return due.at, due.seat, due.kind


def window_of(table: Table, seat: int) -> bool:
    """Whether what is put to a seat is a window: something whose options depend on secrets."""
    top: Step[object] = table.running.state.stack[-1]  # type: ignore[type-var]
    return top.window(table.running.state, seat)


def passable(table: Table, seat: int) -> bool:
    """Whether a standing order to pass covers what is put to a seat."""
    top: Step[object] = table.running.state.stack[-1]  # type: ignore[type-var]
    return top.passable(table.running.state, seat)


def in_company(table: Table) -> bool:
    """Whether bots share a floor with people who also decide: then nobody waits for the bots."""
    top: Step[object] = table.running.state.stack[-1]  # type: ignore[type-var]
    return top.floor() and not all([table.seats[seat].by_bot for seat in table.pending()])


def stays_open(table: Table, seat: int) -> int:
    """How long a window of the seat stays open at least. Where bots alone have been asked for long and a person waits,
    less: that can be read off what everybody has seen, and a bot needs no longer without a choice than with one."""
    clocks, window = table.metadata.clocks, table.metadata.settings.window_ms
    waited = clocks.opened[seat] - clocks.bots if clocks.bots and table.seats[seat].by_bot and table.people() else 0
    return min(window, HURRIED_MS) if waited >= UNHURRIED_MS else window


def stays_held(table: Table) -> int:
    """How long what a person did is held back from the others at most."""
    others = {seat.player for seat in table.seats if seat.player and not seat.bot}
    longest = table.metadata.settings.confirm_ms
    return longest if len(others) > 1 else max(longest, ALONE_MS)


def opens_until(table: Table, seat: int) -> int:
    """The time before which no answer of the seat is shown."""
    return table.metadata.clocks.opened[seat] + stays_open(table, seat)


def rehearsed(table: Table, seat: int) -> int | None:
    """What a bot at a lesson has rehearsed for its decision: the move for that number, or a nearby one if the pupil has
    gone another way. What is not possible now is left to the bot."""
    origin = table.metadata.origin
    if origin is None or seat >= len(origin.rehearsed):
        return None
    play, plays, number = table.running, origin.rehearsed[seat], table.decision(seat) - 1
    for distance in range(ASTRAY + 1):
        for at in (number + distance, number - distance):
            if 0 <= at < len(plays):
                action = int(play.game.actions.number(plays[at]))
                if play.state.why_not(seat, action) is None:
                    return action
    return None


def own_answer(table: Table, seat: int) -> tuple[int, str] | None:
    """What the table answers for a seat by itself, and why: it has one option and nothing of its own to take
    back, or a standing order to pass; and it does not keep the window open. In a window a bot is asked even if it has
    nothing to choose: otherwise, when bots are busy, everybody could see which of them may."""
    play = table.running
    if table.seats[seat].by_bot and (action := rehearsed(table, seat)) is not None:
        return action, "bot"
    if table.seats[seat].by_bot and window_of(table, seat):
        return None
    if table.metadata.kept_open.get(seat) == table.decision(seat) or play.unsent(seat) is not None:
        return None
    options = play.state.legal(seat)
    if len(options) == 1:
        return int(options[0]), "window"
    if table.seats[seat].pass_windows and not table.seats[seat].by_bot and passable(table, seat):
        return int(play.state.default(seat)), "order"
    return None


def timers(table: Table, away: dict[str, int], asked: dict[tuple[int, int], int]) -> list[Timer]:
    """Everything that will happen by itself, soonest first. `away` says since when players have been gone, `asked` when
    a bot was asked for a seat's decision."""
    b = table.metadata
    out: list[Timer] = []
    if b.status == OPEN:
        out = [Timer(b.counting, -1, START)] if b.counting else []
    elif b.status == STARTING:
        out = [Timer(b.committed + b.settings.adding_ms, n, ADD) for n, seat in enumerate(b.seats) if not seat.added]
    elif b.status == RUNNING and not b.paused and table.play is not None:
        for n in table.pending():
            due = _of_seat(table, n, asked)
            if due is not None:
                out.append(due)
        out += _take_overs(table, away)
        if b.unshown:
            out.append(Timer(b.unshown + stays_held(table), table.running.holder(), SHOW))
        if b.proposal is not None and b.proposal.what == "undo" and table.agreed():
            out.append(Timer(b.changed + OVERTAKEN_MS, -1, GO_BACK))
    elif b.status == RUNNING and b.divergence is not None and b.divergence.votes:
        out = [Timer(b.divergence.since + CHOICE_MS, -1, CHOOSE)]
    if len(out) > 1:
        out.sort(key=_in_order)
    return out


def _of_seat(table: Table, seat: int, asked: dict[tuple[int, int], int]) -> Timer | None:
    b = table.metadata
    closes = opens_until(table, seat)
    if seat in b.held:
        return Timer(closes, seat, HELD)
    own = own_answer(table, seat)
    if own is not None:
        action, by = own
        return Timer(closes, seat, WINDOW, action, by)
    plan = plan_verdict(table, seat)
    if plan is not None and not plan.by_bot:
        hidden = bool(plan.actions) and window_of(table, seat)
        return Timer(closes if hidden else b.clocks.opened[seat], seat, PLAN)
    if b.seats[seat].by_bot:
        if in_company(table):
            return None
        since = asked.get((seat, table.decision(seat)))
        limit = b.settings.bot_ms + PATIENCE_MS
        return None if since is None else Timer(max(closes, since + limit), seat, LATE, by="late")
    until = deadline(b.clocks, b.settings.clock, seat)
    return None if until is None else Timer(max(closes, until), seat, CLOCK, by="clock")


def _take_overs(table: Table, away: dict[str, int]) -> list[Timer]:
    """A bot plays for players who left, if the table's settings say so, as long as others are there to play with. At
    tables where people have hours to think, being disconnected means nothing."""
    b = table.metadata
    wait = b.settings.takeover_ms
    if not wait or b.settings.clock.slow or not away or all(player in away for player in table.people()):
        return []
    return [
        Timer(away[seat.player] + wait, n, TAKE_OVER)
        for n, seat in enumerate(b.seats)
        if seat.player and not seat.by_bot and seat.player in away
    ]
