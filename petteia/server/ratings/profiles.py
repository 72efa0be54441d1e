"""What is shown of results and ratings: a profile, and the leaderboards.

A job worker computes them (`petteia.server.jobs.worker`): a guest may have played tens of thousands of games.
"""

import msgspec

from petteia.server.ratings.model import in_points, levels
from petteia.store.connection import Connection
from petteia.store.people.ratings import PlayedGame, Rated, best, hidden, history, ratings_of


class LevelInfo(msgspec.Struct, frozen=True):
    """What a level of the bots is worth. It never changes."""

    bot: str
    points: int


class RatingInfo(msgspec.Struct, frozen=True):
    """How well a guest plays a game at a table of so many: most likely `points` (400 more are ten to one), and in
    nineteen of twenty cases not farther off than `give`; and the ratings of the bots there."""

    game: str
    seats: int
    points: int
    give: int
    games: int
    levels: list[LevelInfo]


class Seated(msgspec.Struct, frozen=True):
    """A player of a finished game: a guest, a bot, or (neither) a guest who hides. `absent`: a bot played for them at
    the end."""

    player: str
    name: str
    bot: str
    place: int
    points: int
    absent: bool


class GamePlayed(msgspec.Struct, frozen=True):
    """A game that a guest has played at `seat`; `there` if it can still be looked at."""

    table: str
    game: str
    ended: int
    rated: bool
    there: bool
    seat: int
    seats: list[Seated]


class Profile(msgspec.Struct, frozen=True):
    """What a guest has played here, and how well: the last hundred games that you may know of. `hidden`: they hide it
    from others (you see your own all the same)."""

    id: str
    name: str
    hidden: bool
    rates: bool
    played: int
    won: int
    ratings: list[RatingInfo]
    games: list[GamePlayed]


class Ranked(msgspec.Struct, frozen=True):
    """A guest on a leaderboard."""

    player: str
    name: str
    points: int
    give: int
    games: int


class Leaderboard(msgspec.Struct, frozen=True):
    """The best of a game at tables of so many, by the lower bound of their strength, and the bots' ratings there."""

    game: str
    seats: int
    guests: list[Ranked]
    levels: list[LevelInfo]


class Leaderboards(msgspec.Struct, frozen=True):
    """All leaderboards of the server; `rates` if games can be rated here."""

    rates: bool
    boards: list[Leaderboard]


def _levels(game: str, seats: int) -> list[LevelInfo]:
    found = [LevelInfo(bot, in_points(game, seats, mu).points) for bot, mu in levels(game, seats).items()]
    return sorted(found, key=lambda level: level.points)


def _rating(rated: Rated) -> RatingInfo:
    skill = rated.skill
    rating = in_points(rated.game, rated.seats, skill.mu, skill.sigma)
    levels_there = _levels(rated.game, rated.seats)
    return RatingInfo(rated.game, rated.seats, rating.points, rating.give, skill.games, levels_there)


def _game(played: PlayedGame) -> GamePlayed:
    seats = [Seated(s.player, s.name, s.bot, s.place, s.points, s.absent) for s in played.seats]
    return GamePlayed(played.table, played.game, played.ended, played.rated, played.there, played.seat, seats)


def profile(c: Connection, player: str, viewer: str, rates: bool, most: int) -> Profile | None:
    """What a guest has played, as far as the viewer may know, with so many of the games; None for unknown guests."""
    known = c.execute("SELECT name FROM players WHERE id = ?", (player,)).fetchone()
    if known is None:
        return None
    hides = hidden(c, player)
    if hides and player != viewer:
        return Profile(player, known[0], True, rates, 0, 0, [], [])
    found = history(c, player, viewer, most)
    rated = [_rating(one) for one in ratings_of(c, player)]
    return Profile(player, known[0], hides, rates, found.played, found.won, rated, [_game(one) for one in found.games])


def leaderboards(c: Connection, rates: bool) -> Leaderboards:
    """The best by game and number of seats."""
    pools: dict[tuple[str, int], list[Ranked]] = {}
    for one in best(c):
        rating = in_points(one.game, one.seats, one.skill.mu, one.skill.sigma)
        row = Ranked(one.player, one.name, rating.points, rating.give, one.skill.games)
        pools.setdefault((one.game, one.seats), []).append(row)
    boards = [Leaderboard(game, seats, rows, _levels(game, seats)) for (game, seats), rows in pools.items()]
    return Leaderboards(rates, boards)
