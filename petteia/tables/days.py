"""The deal of the day: which day it is, how its table is set up, and what waits until the day is over.

A day is a date by UTC. How many sit down, where the person sits and how strong the bots are follows from the game and
the date alone, so it is the same in every house and in a tab: easy on Monday, hard on Sunday.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final

from petteia.bots.level_settings import LEVELS
from petteia.engine.day_deal import is_day
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.specs import DayPlan

WEEK: Final = ("shepherd", "fisher", "merchant", "merchant", "hoplite", "hoplite", "seer")
"""The bots of every day of the week, Monday first."""
NUMBERS_OF_SEATS: Final = 2
"""From how many numbers of seats a day chooses: the smallest of the game, so that a try does not take an evening."""


def day_of(ms: int) -> str:
    """The day of a time."""
    return datetime.fromtimestamp(ms / 1000, UTC).date().isoformat()


def valid_day(text: str) -> bool:
    """Whether a text is a date that there is."""
    if not is_day(text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def day_after(day: str, days: int = 1) -> str:
    """The day so many days later, or earlier."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def day_ends(day: str) -> int:
    """When a day is over, in milliseconds."""
    begin = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return int(begin.timestamp()) * 1000 + 24 * 3600_000


def day_plan(game: str, seat_counts: Sequence[int], too_long: Sequence[str], day: str) -> DayPlan:
    """How a game is played on a day. `too_long`: the levels that think too long in a browser, which nobody gets, so
    that the day is the same everywhere."""
    drawn = sha256(f"petteia day {day} {game}".encode()).digest()
    counts = sorted([int(n) for n in seat_counts])[:NUMBERS_OF_SEATS]
    seats = counts[drawn[0] % len(counts)]
    level = LEVELS.index(WEEK[date.fromisoformat(day).weekday()])
    while level and LEVELS[level] in too_long:
        level -= 1
    return DayPlan(day, seats, drawn[1] % seats, LEVELS[level])


def must_be_over(day: str, now: int) -> None:
    """NotPossible for what would help with a deal of the day, or show it, as long as others play it."""
    if day and now < day_ends(day):
        text = (
            "this is a deal of the day: analysis, hints, sharing and playing on come when the day is over for everybody"
        )
        raise NotPossible("daily_until", text, {"day": day})
