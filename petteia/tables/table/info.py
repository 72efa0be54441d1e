"""What everybody may know about a table, as it is sent: `info` for those at it, `summary` for lists."""

from typing import Final

import msgspec

from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import OVER, SPECTATOR
from petteia.tables.journal.specs import HOUR_MS
from petteia.tables.messages import (
    Backwards,
    BarredGuest,
    ClockInfo,
    DivergenceInfo,
    Hurry,
    Info,
    ProposalInfo,
    Result,
    RulesChangeInfo,
    SeatInfo,
)
from petteia.tables.ports.store import Finish, Outcome
from petteia.tables.summaries import Summary
from petteia.tables.table.access import opens_by_link
from petteia.tables.table.ahead import ahead
from petteia.tables.table.clocks import deadline
from petteia.tables.table.metadata import CLOSED, FINISHED, RUNNING
from petteia.tables.table.table import Table

DAY_MS: Final = 24 * HOUR_MS
HARDLY_PLAYED: Final = 30
"""A player who left and had decided nothing after this many lines of the game has hardly played."""


def seat_infos(table: Table) -> list[SeatInfo]:
    """Who sits where."""
    return [
        SeatInfo(s.player, s.name, s.bot, s.ready, s.stood_in, s.resigned, added=bool(s.added))
        for s in table.metadata.seats
    ]


def result(table: Table) -> Result | None:
    """How the game ended, if it did."""
    if table.play is None or table.play.state.pending() != OVER:
        return None
    state = table.play.state
    scores = [{source: int(points) for source, points in row.items()} for row in state.scores()]
    standings = [[int(seat) for seat in place] for place in state.standings()]
    resigned = [n for n, seat in enumerate(table.seats) if seat.resigned]
    return Result(standings, scores, state.returns(), resigned)


def _points(table: Table, ended: Result) -> list[int]:
    """Everybody's points; none in a game that adds nothing up."""
    assert table.play is not None
    if manifest_of(type(table.play.game)).ladder:
        return []
    return [sum(row.values()) for row in ended.scores]


def outcome(table: Table) -> Outcome | None:
    """The result of a game with people, if it has ended with one: the same from the table in memory and from its
    journal. A player who is absent at the end shares the last place, whatever the bot made of the seat; one who gives a
    game up without needing anybody's consent has lost it. A game that several give up together has no result."""
    b = table.metadata
    if table.lesson or not any(seat.player for seat in table.seats):
        return None
    ended = result(table) if b.status == FINISHED else None
    left = [bool(seat.player) and (seat.resigned or seat.stood_in) for seat in table.seats]
    places: list[list[int]]
    points = [0] * len(table.seats)
    if ended is not None:
        places = ended.standings
        points = _points(table, ended) or points
    elif b.status == CLOSED and b.why_closed == "given_up" and b.settings.rated:
        stay = [n for n, seat in enumerate(table.seats) if seat.player and not seat.resigned]
        if len({table.seats[n].player for n in stay}) > 1:
            return None
        places = [[n for n, seat in enumerate(table.seats) if not seat.player], stay]
    else:
        return None
    order = [[n for n in place if not left[n]] for place in places]
    order.append([n for n in range(len(table.seats)) if left[n]])
    place_of: dict[int, int] = {}
    for place in order:
        here = len(place_of) + 1
        for n in place:
            place_of[n] = here
    seats = [
        Finish(
            s.player,
            s.bot.kind if s.bot is not None else "",
            place_of[n],
            left[n],
            points[n],
            left[n] and s.decided < HARDLY_PLAYED,
        )
        for n, s in enumerate(table.seats)
    ]
    return Outcome(b.id, b.game.id, b.ended, _counts(table), b.settings.listed, seats)


def places_of(table: Table) -> list[int]:
    """Everybody's place at a table of a tournament that is over, seat by seat; those who tie share one. Empty: nothing
    was played. Who resigned, or whom a bot replaces at the end, comes last. If people give a game up together they tie,
    behind bots: nobody asked those."""
    b = table.metadata
    ended = result(table) if b.status == FINISHED else None
    if ended is not None:
        order = ended.standings
    elif b.status == CLOSED and b.why_closed == "given_up":
        bots = [n for n, seat in enumerate(table.seats) if not seat.player]
        order = [bots, [n for n, seat in enumerate(table.seats) if seat.player]]
    else:
        return []
    left = [bool(seat.player) and (seat.resigned or seat.stood_in) for seat in table.seats]
    out = [0] * len(left)
    done = 0
    for place in (*[[n for n in row if not left[n]] for row in order], [n for n in range(len(left)) if left[n]]):
        for n in place:
            out[n] = done + 1
        done += len(place)
    return out


def ahead_of(table: Table) -> list[int | None]:
    """By how much every seat of a duplicate is ahead of the best of the others, seat by seat; None without a result of
    its own, since its player resigned or a bot has replaced them. Empty: the game was stopped."""
    if table.metadata.status == CLOSED and table.metadata.why_closed == "given_up":
        return [None] * len(table.seats)  # the last of its players has resigned
    if table.play is None or table.metadata.status != FINISHED or result(table) is None:
        return []
    game, scores = table.play.game, table.play.state.scores()
    left = [bool(seat.player) and (seat.resigned or seat.stood_in) for seat in table.seats]
    return [None if gone else ahead(game, scores, n) for n, gone in enumerate(left)]


def _counts(table: Table) -> bool:
    """Whether the result counts for ratings: the owner said so, it was played here from beginning to end, with the box
    that everybody plays with here, and nobody played against themselves."""
    b = table.metadata
    ours = b.game.own is None or b.game.own.house
    here = ours and b.start is None and not b.given and (b.origin is None or b.origin.kind == "rematch")
    people = [seat.player for seat in table.seats if seat.player]
    alone = len(table.seats) < 2 or any(not seat.player and seat.bot is None for seat in table.seats)
    return b.settings.rated and here and not practice(table) and not alone and len(set(people)) == len(people)


def went_on(table: Table, before: Info) -> Info:
    """`info` after nothing but decisions and outcomes; it is `before` itself if they changed nothing."""
    b = table.metadata
    simple = b.settings.clock.none and b.proposal is None and before.proposal is None
    if not simple or b.status != RUNNING or before.status != RUNNING:
        now = info(table, before.away)
        return before if now == before else now
    pending = table.pending()
    return before if pending == before.pending else msgspec.structs.replace(before, pending=pending)


def practice(table: Table) -> bool:
    """Whether the result does not count: a lesson, a further try at a deal of the day, or a game that went back past
    chance."""
    again = bool(table.day) and not table.counted
    return table.lesson or again or (table.play is not None and table.play.practice)


def info(table: Table, away: list[int] | None = None) -> Info:
    """Everything public about a table but the position. `away` says of each seat since when its player is not here."""
    b = table.metadata
    over = b.status in (FINISHED, CLOSED)
    clocks = [] if b.settings.clock.none else [_clock(table, seat) for seat in range(len(b.seats))]
    proposal = None
    if b.proposal is not None:
        waiting = [player for player in table.asked_for(b.proposal.what) if player not in b.proposal.agreed]
        proposal = ProposalInfo(b.proposal.what, b.proposal.player, waiting)
    divergence = None
    if b.divergence is not None:
        p = b.divergence
        waiting = [player for player in table.asked_for("choice") if player not in p.votes]
        divergence = DivergenceInfo(b.game.rules, p.entry.rules, p.entry.changes, p.choices(), dict(p.votes), waiting)
    rules_change = None
    if b.rules_change is not None:
        rules_change = RulesChangeInfo(
            b.rules_change.before,
            b.rules_change.rules,
            b.rules_change.at,
            b.rules_change.changes,
            b.rules_change.choice,
        )
    hidden = table.lesson or table.day or table.sealed
    return Info(
        table=b.id,
        game=b.game.id,
        rules=b.game.rules,
        options=b.game.options,
        title=table.title,
        status=b.status,
        owner=b.owner,
        settings=b.settings,
        seats=seat_infos(table),
        pending=table.pending(),
        clocks=clocks,
        proposal=proposal,
        paused=b.paused,
        practice=practice(table),
        commitment=table.commitment(),
        secret=(b.secret.hex() or b.given_secret) if over and not hidden else "",
        origin=None if b.origin is None else msgspec.structs.replace(b.origin, rehearsed=[]),
        result=result(table),
        closed=b.why_closed,
        rematch=b.rematch,
        shared=opens_by_link(table),
        stranded=table.unplayable,
        starts=b.counting,
        away=away or [],
        teams=[] if table.game is None else table.game.teams(),
        box=b.game.own,
        barred=[BarredGuest(player, _called(table, player), what) for player, what in b.barred.items()],
        divergence=divergence,
        rules_change=rules_change,
    )


def told_to(told: Info, player: str) -> Info:
    """`info` as a guest is sent it: only the owner, who can lift bans, sees who was muted or banned; all others see
    only their own."""
    if not told.barred or player == told.owner:
        return told
    return msgspec.structs.replace(told, barred=[one for one in told.barred if one.player == player])


def _called(table: Table, player: str) -> str:
    """The name of a guest who is at the table, or has written there."""
    said = next((line.name for line in reversed(table.metadata.watchers_chat) if line.player == player), "")
    return next((seat.name for seat in table.seats if seat.player == player), said)


def _clock(table: Table, seat: int) -> ClockInfo:
    clocks = table.metadata.clocks
    first, last = clocks.rests.get(seat, (0, 0))
    return ClockInfo(clocks.bank[seat], clocks.opened[seat], last, first, clocks.rested.get(seat, 0))


def hurry(table: Table) -> dict[int, Hurry]:
    """When people who have hours to think are reminded that their time runs out, and when it does: a quarter of it
    before, but no less than an hour and no more than a day."""
    b = table.metadata
    if not b.settings.clock.slow or b.paused:
        return {}
    out: dict[int, Hurry] = {}
    for seat in table.pending():
        until = deadline(b.clocks, b.settings.clock, seat)
        if until is not None and not b.seats[seat].by_bot:
            early = max(HOUR_MS, min(DAY_MS, (until - b.clocks.opened[seat]) // 4))
            out[seat] = Hurry(until, until - early)
    return out


def summary(table: Table, before: Summary | None = None) -> Summary:
    """A table in a list. `before` is how it stood there, if nothing but decisions and outcomes came since."""
    b = table.metadata
    if before is not None and b.status == before.status == RUNNING:
        pending = table.pending()
        return msgspec.structs.replace(before, changed=b.changed, pending=pending, moment=b.moment, hurry=hurry(table))
    ended = result(table)
    return Summary(
        id=b.id,
        game=b.game.id,
        title=table.title,
        status=b.status,
        listed=b.settings.listed,
        owner=b.owner,
        created=b.created,
        changed=b.changed,
        seats=seat_infos(table),
        pending=choosing(table) if b.divergence is not None else table.pending(),
        winners=[] if ended is None else ended.standings[0],
        practice=practice(table),
        watchers=b.settings.watchers,
        moment=b.moment,
        points=[] if ended is None else _points(table, ended),
        rated=b.settings.rated,
        hurry=hurry(table),
        rests={seat: last for seat, (_, last) in b.clocks.rests.items()},
        box=b.game.own,
        shared=opens_by_link(table),
        tournament=table.tournament,
    )


def choosing(table: Table) -> list[int]:
    """The seats that have not voted yet on how a diverged game should go on."""
    divergence = table.metadata.divergence
    if divergence is None or table.status != RUNNING:
        return []
    people = [player for player in table.asked_for("choice") if player not in divergence.votes]
    return [n for n, seat in enumerate(table.seats) if seat.player in people]


def backwards(table: Table, seat: int) -> Backwards | None:
    """How far the proposed undo, or the way back from where the rules diverge, would take a seat, in its own
    numbers."""
    divergence = table.metadata.divergence
    if divergence is not None:
        n = divergence.entry.moments.get(seat, 0)
        return Backwards(table.id, None if seat == SPECTATOR else seat, n) if n and divergence.entry.back else None
    proposal = table.metadata.proposal
    if proposal is None or proposal.what != "undo":
        return None
    if seat not in proposal.moments:
        return None
    return Backwards(table.id, None if seat == SPECTATOR else seat, proposal.moments[seat])
