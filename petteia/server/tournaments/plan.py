"""How a tournament or a league is played, as whoever made it asked."""

from typing import Annotated, Final, Literal

import msgspec

from petteia.server.tournaments.pairing import MOST_SEATS

MINUTE_MS: Final = 60_000
DAY_MS: Final = 24 * 3600_000
MOST_ENTRANTS: Final = 128
MOST_ROUNDS: Final = 40
MOST_IN_TEAM: Final = 4
SWISS: Final = "swiss"
ROBIN: Final = "robin"
KNOCKOUT: Final = "knockout"
RATING: Final = "rating"

Text = Annotated[str, msgspec.Meta(max_length=100)]


class TournamentPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How it is played. Times are in milliseconds where the name says so."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    game: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    format: Literal["swiss", "robin", "knockout"] = SWISS
    seats: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)] = 2
    """How many sit at a table; at the last ones fewer, if the game allows that, before anybody has a bye."""
    rounds: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0
    """0: as many as it takes."""
    most: Annotated[int, msgspec.Meta(ge=2, le=MOST_ENTRANTS)] = 32
    """How many take part at most."""
    when_full: bool = False
    """Whether it begins as soon as so many take part."""
    starts: Annotated[int, msgspec.Meta(ge=0, le=1 << 50)] = 0
    """When it begins; 0: when whoever made it says so, or when it is full."""
    late: bool = False
    """Whether people may still come during a Swiss tournament."""
    ready_minutes: Annotated[int, msgspec.Meta(ge=0, le=7 * 1440)] = 10
    """How long people have at the beginning of a round to say that they are there; 0: games begin at once."""
    pause_minutes: Annotated[int, msgspec.Meta(ge=0, le=7 * 1440)] = 0
    """How long it takes from the end of a round to the next one."""
    round_minutes: Annotated[int, msgspec.Meta(ge=0, le=60 * 1440)] = 0
    """After this time what is not over is a draw; 0: there is no limit."""
    move_ms: Annotated[int, msgspec.Meta(ge=0, le=30 * DAY_MS)] = 0
    bank_ms: Annotated[int, msgspec.Meta(ge=0, le=90 * DAY_MS)] = 0
    duplicate: bool = False
    """Whether all tables of a round have the same deal and keyed luck, and results of the same seat are compared."""
    team: Annotated[int, msgspec.Meta(ge=0, le=MOST_IN_TEAM)] = 0
    """How many make up a team, whose members sit in different seats of the same deal; 0: everybody for themselves."""
    seeding: Literal["lot", "rating"] = "lot"
    """What decides between those of whom nothing is known yet: the lot, or how they are rated."""
    league: bool = False
    """Whether it is a league: divisions, in which everybody meets everybody, season after season."""
    division_size: Annotated[int, msgspec.Meta(ge=2, le=16)] = 8
    moving: Annotated[int, msgspec.Meta(ge=0, le=4)] = 2
    """How many go up and down between two divisions after a season."""
    season_days: Annotated[int, msgspec.Meta(ge=1, le=366)] = 28
    seasons: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """How many seasons there are; 0: one after the other, until it is ended."""

    @property
    def needed(self) -> int:
        """How many it takes for a round at full tables."""
        return self.seats * max(self.team, 2 if self.duplicate else 1)

    @property
    def slow(self) -> bool:
        """Whether people have hours to think."""
        return max(self.move_ms, self.bank_ms) >= 3_600_000


def encoded(plan: TournamentPlan) -> bytes:
    """A plan as it is stored."""
    return msgspec.json.encode(plan)


_decoder: Final = msgspec.json.Decoder(TournamentPlan)


def plan_of(stored: bytes) -> TournamentPlan:
    """A stored plan."""
    return _decoder.decode(stored)


def problem_of(plan: TournamentPlan, seat_counts: list[int], now: int) -> tuple[str, str] | None:
    """Why a tournament cannot be played like this: a code, and a sentence that says what would be right."""
    fits = [n for n in seat_counts if 2 <= n <= MOST_SEATS]
    if plan.seats not in fits:
        there = " or ".join(map(str, fits)) or "no number of"
        return "tournament_seats_count", f"this game is played in tournaments at tables of {there} seats"
    if plan.starts and plan.starts <= now:
        return "tournament_past", "the time at which it begins has to be in the future"
    if plan.late and plan.format != SWISS:
        return "tournament_late", "people can come later only to a Swiss tournament"
    if plan.bank_ms + plan.move_ms == 0 and plan.round_minutes == 0 and not plan.league:
        text = "without a limit somebody could keep all others waiting: set a clock, or a time for a round"
        return "tournament_endless", text
    if plan.team and (not plan.duplicate or plan.league or plan.late or not 2 <= plan.team <= plan.seats):
        text = "teams of two or more play duplicates, not in leagues, with no more members than a table has seats"
        return "tournament_teams", text
    if plan.duplicate and plan.format == KNOCKOUT and not plan.team:
        text = "a knock-out of duplicates is played by teams: alone nobody meets those they are compared with"
        return "duplicate_knockout", text
    if plan.duplicate and (plan.division_size if plan.league else plan.most) < plan.needed:
        text = f"a duplicate compares tables: at least {plan.needed} have to be able to take part"
        return "duplicate_small", text
    if plan.league and plan.division_size < plan.seats:
        return "league_small", "a division has at least as many members as a table has seats"
    return None
