"""What a guest sees of the deals of the day: today's, the days before, and how everybody did."""

from collections.abc import Sequence
from typing import Final

import msgspec

from petteia.engine.day_deal import day_commitment
from petteia.server.daily.deals import DailyService
from petteia.store.people.daily import COUNTED, PLAYING, DailyTry
from petteia.tables.days import day_after, day_ends

MOST_BEST: Final = 10
MOST_BARS: Final = 9
SHOWN_IN_TAB: Final = 60
"""How many days back the calendar reaches in a tab at least."""


class MyTry(msgspec.Struct, frozen=True):
    """A counted try of mine. `state`: `counted`, `given_up`, `late` or `void`; empty: it goes on. `ahead`: points ahead
    of the best other seat, negative if behind."""

    day: str
    game: str
    table: str
    state: str
    place: int
    seats: int
    ahead: int


class DailyGame(msgspec.Struct, frozen=True):
    """A game's deal of a day: by how many it is played, in which seat one sits, how strong the bots are, and how many
    have begun."""

    game: str
    seats: int
    seat: int
    level: str
    begun: int
    mine: MyTry | None


class Daily(msgspec.Struct, frozen=True):
    """The deals of today. `ends` is when the day is over and the next one comes; `first` is the first day there was;
    `tries` are all my counted ones. Without `ranked` (in a tab) the luck follows from the date."""

    day: str
    ends: int
    ranked: bool
    commitment: str
    next_commitment: str
    first: str
    games: list[DailyGame]
    tries: list[MyTry]
    streak: int
    longest: int


class DailyBar(msgspec.Struct, frozen=True):
    """How many were between so many points ahead and so many."""

    low: int
    high: int
    count: int
    mine: bool


class DailyBest(msgspec.Struct, frozen=True):
    """One of the best tries; no name: its player does not want to be known."""

    table: str
    place: int
    ahead: int
    name: str
    player: str
    mine: bool


class DailyDeal(msgspec.Struct, frozen=True):
    """A deal. Its results are `shown` after one's own try, or after the day; its `secret` after the day. `rank` is
    mine among `of`, and so many in a hundred of the others did worse (`beats`)."""

    day: str
    ends: int
    over: bool
    ranked: bool
    deal: DailyGame
    commitment: str
    secret: str
    shown: bool
    rank: int
    of: int
    beats: int
    bars: list[DailyBar]
    best: list[DailyBest]


def my_try(found: DailyTry) -> MyTry:
    """A try as its player sees it."""
    return MyTry(found.day, found.game, found.table, found.state, found.place, found.seats, found.ahead)


def streaks(days: Sequence[str], today: str) -> tuple[int, int]:
    """On how many days in a row until now there was a verified try, and the most there ever were. A day that is not
    over breaks nothing."""
    played = set(days)
    longest = 0
    for day in played:
        if day_after(day, -1) not in played:
            length = 1
            while day_after(day, length) in played:
                length += 1
            longest = max(longest, length)
    last = today if today in played else day_after(today, -1)
    now = 0
    while day_after(last, -now) in played:
        now += 1
    return now, longest


def bars(results: Sequence[tuple[int, int, int]], mine: int | None) -> list[DailyBar]:
    """Results by points ahead, in bars of equal width."""
    if not results:
        return []
    points = [ahead for _, ahead, _ in results]
    low, high = min(points), max(points)
    width = -(-(high - low + 1) // MOST_BARS)
    out = []
    for begin in range(low, high + 1, width):
        end = begin + width - 1
        count = sum([n for _, ahead, n in results if begin <= ahead <= end])
        out.append(DailyBar(begin, end, count, mine is not None and begin <= mine <= end))
    return out


async def today_of(daily: DailyService, player: str) -> Daily:
    """Today's deals."""
    wait = daily.core.wait
    today = daily.today()
    secret, following = await daily.secret(today), await daily.secret(day_after(today))
    assert secret is not None and following is not None
    tries = [my_try(one) for one in await wait(daily.store.of(player))]
    begun = await wait(daily.store.begun(today))
    games = []
    for game in daily.core.catalogue.kinds:
        plan = daily.plan(game, today)
        mine = next((one for one in tries if (one.day, one.game) == (today, game)), None)
        games.append(DailyGame(game, plan.seats, plan.seat, plan.level, begun.get(game, 0), mine))
    first = await wait(daily.store.first())
    if not daily.ranked:  # there each day follows from its date
        first = min(first, day_after(today, -SHOWN_IN_TAB))
    now, longest = streaks([one.day for one in tries if one.state == COUNTED], today)
    return Daily(
        today,
        day_ends(today),
        daily.ranked,
        day_commitment(today, secret.secret),
        day_commitment(day_after(today), following.secret),
        first,
        games,
        tries,
        now,
        longest,
    )


async def deal_of(daily: DailyService, game: str, day: str, player: str) -> DailyDeal | None:
    """A deal; None if that day has none."""
    wait = daily.core.wait
    secret = await daily.secret(day)
    if secret is None:
        return None
    plan, over = daily.plan(game, day), day < daily.today()
    mine = await wait(daily.store.mine(day, game, player))
    begun = await wait(daily.store.begun(day))
    deal = DailyGame(game, plan.seats, plan.seat, plan.level, begun.get(game, 0), my_try(mine) if mine else None)
    head = (day, day_ends(day), over, daily.ranked, deal, day_commitment(day, secret.secret))
    shown = over or (mine is not None and mine.state != PLAYING)
    if not shown:
        return DailyDeal(*head, "", False, 0, 0, 0, [], [])
    results = await wait(daily.store.results(day, game))
    best = await wait(daily.store.best(day, game, player, MOST_BEST))
    of = sum([n for _, _, n in results])
    rank = beats = 0
    if mine is not None and mine.state == COUNTED:
        order = (mine.place, -mine.ahead)
        rank = 1 + sum([n for place, ahead, n in results if (place, -ahead) < order])
        worse = sum([n for place, ahead, n in results if (place, -ahead) > order])
        beats = 100 * worse // (of - 1) if of > 1 else 0
    return DailyDeal(
        *head,
        secret=secret.secret.hex() if over else "",
        shown=True,
        rank=rank,
        of=of,
        beats=beats,
        bars=bars(results, mine.ahead if rank and mine else None),
        best=[
            DailyBest(
                one.found.table,
                one.found.place,
                one.found.ahead,
                one.name,
                one.found.player if one.name else "",
                one.found.player == player,
            )
            for one in best
        ],
    )
