"""OpenSkill's Plackett–Luce, with the levels of the bots as fixed points.

The strength of a level comes from the ladder, the matches of the levels against each other (`ladder.toml`): Luce's odds
are fitted to them, and odds mean a distance on the scale, at a table of more seats a greater one, as in the model
itself. Levels never move. So people who play against bots alone are rated, too, and a rating means the same on every
server.
"""

import tomllib
from functools import cache
from importlib import resources
from math import exp, log, sqrt
from typing import Any, Final

import msgspec

from petteia.store.people.results import Skill
from petteia.tables.ports.store import Finish

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
"""OpenSkill's skill for a newcomer, and how much luck there is in one game."""
FIXED: Final = 0.01
"""A level's sigma: what it is worth is known."""
POINTS: Final = 400 / log(10)
"""Points for a unit of log odds, as on the ladder (docs/ladder.md): 400 are ten to one."""
NEWCOMER: Final = 500
"""The points of a newcomer in a game whose bots have no ladder; in others the lowest level has none."""
ROUNDS: Final = 2000
STILL: Final = 1e-9
"""A rating that moves by less than that in a round has been found."""
ALSO: Final = {"greedy": "hoplite"}
"""Bots that are a level by another name."""


class RatedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often one level won against others that were all of another one."""

    game: str
    seats: int
    upper: str
    lower: str
    won: float
    of: int


class Rating(msgspec.Struct, frozen=True):
    """A rating in points: most likely so many, and in nineteen of twenty cases not farther off than `give`."""

    points: int
    give: int


@cache
def matches() -> list[RatedGame]:
    """The ladder."""
    text = resources.files("petteia.server.ratings").joinpath("ladder.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["match"], list[RatedGame])


@cache
def odds(game: str) -> dict[str, float]:
    """What each level of a game is worth, in log odds above the lowest; nothing if there is no ladder of it. It is the
    likeliest, found level by level."""
    played = [match for match in matches() if match.game == game]
    names = list(dict.fromkeys(name for match in played for name in (match.lower, match.upper)))
    worth = dict.fromkeys(names, 0.0)
    for _ in range(ROUNDS):
        farthest = 0.0
        for name in names[1:]:
            slope = bend = 0.0
            for match in played:
                if name in (match.upper, match.lower):
                    ahead = exp(worth[match.upper] - worth[match.lower])
                    rate = ahead / (ahead + match.seats - 1)
                    slope += (match.won - match.of * rate) * (1 if name == match.upper else -1)
                    bend += match.of * rate * (1 - rate)
            worth[name] += slope / bend
            farthest = max(farthest, abs(slope / bend))
        if farthest < STILL:
            break
    return {name: round(value, 4) for name, value in worth.items()}


def unit(seats: int) -> float:
    """The distance of a unit of log odds at a table of so many."""
    return BETA * sqrt(seats)


def levels(game: str, seats: int) -> dict[str, float]:
    """The ratings of the levels of a game on the scale of a table of so many; a newcomer is rated at their mean."""
    found = odds(game)
    middle = sum(found.values()) / len(found) if found else 0.0
    return {name: MU + (value - middle) * unit(seats) for name, value in found.items()}


def may_be_rated(game: str, bot: str) -> bool:
    """Whether it is known what a bot is worth."""
    name = ALSO.get(bot, bot)
    return any(match.game == game and name in (match.upper, match.lower) for match in matches())


def in_points(game: str, seats: int, mu: float, sigma: float = 0.0) -> Rating:
    """A rating as people read it: in points above the lowest level."""
    zero = min(levels(game, seats).values(), default=MU - NEWCOMER * unit(seats) / POINTS)
    point = unit(seats) / POINTS
    return Rating(round((mu - zero) / point), round(2 * sigma / point))


class PlackettLuce:
    """Implements `petteia.store.people.results.Model`."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce as Model  # takes longer to load than many servers to open

        self._model: Any = Model(mu=MU, sigma=SIGMA, beta=BETA)
        self._levels: dict[tuple[str, int], dict[str, float]] = {}
        self.newcomer = Skill(MU, SIGMA)

    def rate(self, game: str, seats: list[Finish], known: dict[str, Skill], size: int = 0) -> dict[str, Skill]:
        """The ratings of a game's players after it."""
        pool = (game, size or len(seats))
        if pool not in self._levels:
            self._levels[pool] = levels(*pool)
        before = [
            known.get(seat.player, self.newcomer)
            if seat.player
            else Skill(self._levels[pool].get(ALSO.get(seat.bot, seat.bot), MU), FIXED)
            for seat in seats
        ]
        teams = [[self._model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
        after = self._model.rate(teams, ranks=[float(seat.place) for seat in seats])
        return {
            seat.player: Skill(rated.mu, rated.sigma, skill.games + 1)
            for seat, skill, (rated,) in zip(seats, before, after, strict=True)
            if seat.player
        }
