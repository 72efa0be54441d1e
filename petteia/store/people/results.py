"""How games came off, and what that makes of who played them.

A result is written down in the transaction with which its game ends. Ratings are a fold over the rated results of a
pool (a game and a number of seats) in the order in which the games ended: what is `counted` has been folded in. A
result that comes late, from a server that hung, has its pool folded anew, so that ratings never depend on who was
quicker, and can be made again from the journals alone.
"""

from typing import Final, Protocol

import msgspec

from petteia.store.connection import HOLD, Connection
from petteia.tables.ports.store import Finish, Outcome

AT_ONCE: Final = 200
"""How many games are counted in one transaction: moves share it, and wait for it."""

Pool = tuple[str, int]


class Skill(msgspec.Struct, frozen=True):
    """How well somebody plays, as far as that is known: most likely `mu`, give or take `sigma`, after so many rated
    games."""

    mu: float
    sigma: float
    games: int = 0


class Model(Protocol):
    """Makes ratings of results."""

    def rate(self, game: str, seats: list[Finish], known: dict[str, Skill]) -> dict[str, Skill]:
        """What the players of a game are rated after it; `known` is what they were before."""


def put_down(c: Connection, outcome: Outcome) -> None:
    """A game is over. Once: whoever says it again changes nothing."""
    row = (outcome.table, outcome.game, len(outcome.seats), outcome.ended, int(outcome.rated), int(outcome.listed))
    sql = "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, 0) ON CONFLICT (table_id) DO NOTHING"
    if c.execute(sql, row).rowcount == 1:
        c.executemany(
            "INSERT INTO finishes VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(outcome.table, n, s.player, s.bot, s.place, int(s.left), s.points) for n, s in enumerate(outcome.seats)],
        )


def kept(c: Connection, rated: bool = False) -> dict[str, Outcome]:
    """All results, or those that count, by table."""
    only = " WHERE rated = 1" if rated else ""
    seats: dict[str, list[Finish]] = {}
    sql = "SELECT table_id, player, bot, place, absent, points FROM finishes ORDER BY table_id, seat"
    for table, player, bot, place, absent, points in c.execute(sql):
        seats.setdefault(table, []).append(Finish(player, bot, place, bool(absent), points))
    found = c.execute(f"SELECT table_id, game, ended, rated, listed FROM results{only}")
    return {t: Outcome(t, game, ended, bool(r), bool(listed), seats[t]) for t, game, ended, r, listed in found}


def in_order(outcomes: list[Outcome]) -> list[Outcome]:
    """Results in the order in which they count."""
    return sorted(outcomes, key=lambda outcome: (outcome.ended, outcome.table))


def fold(model: Model, outcomes: list[Outcome]) -> dict[Pool, dict[str, Skill]]:
    """What all of these results together make of everybody."""
    out: dict[Pool, dict[str, Skill]] = {}
    for outcome in in_order([outcome for outcome in outcomes if outcome.rated]):
        pool = out.setdefault((outcome.game, len(outcome.seats)), {})
        pool |= model.rate(outcome.game, outcome.seats, pool)
    return out


def ratings(c: Connection) -> dict[Pool, dict[str, Skill]]:
    """What is kept of everybody."""
    out: dict[Pool, dict[str, Skill]] = {}
    for game, seats, player, mu, sigma, games in c.execute("SELECT * FROM ratings"):
        out.setdefault((game, seats), {})[player] = Skill(mu, sigma, games)
    return out


def uncounted(c: Connection) -> int:
    """How many rated games have not been counted yet."""
    return int(c.execute("SELECT count(*) FROM results WHERE rated = 1 AND counted = 0").fetchone()[0])


def replace(c: Connection, outcomes: list[Outcome]) -> None:
    """These are the results; nothing is counted yet."""
    for name in ("finishes", "results", "ratings", "rating_pools"):
        c.execute(f"DELETE FROM {name}")
    for outcome in outcomes:
        put_down(c, outcome)


def count_some(c: Connection, model: Model, pool: Pool) -> None:
    """Fold the next results of a pool in. Nobody else does meanwhile."""
    c.execute("INSERT INTO rating_pools VALUES (?, ?, -1, '') ON CONFLICT (game, seats) DO NOTHING", pool)
    reached = c.execute(f"SELECT ended, table_id FROM rating_pools WHERE game = ? AND seats = ? {HOLD}", pool)
    last: tuple[int, str] = tuple(reached.fetchone())
    of_pool = "game = ? AND seats = ? AND rated = 1"
    waiting = sorted(c.execute(f"SELECT ended, table_id FROM results WHERE {of_pool} AND counted = 0", pool).fetchall())
    if waiting and tuple(waiting[0]) < last:  # it ended before something that has been counted
        c.execute("DELETE FROM ratings WHERE game = ? AND seats = ?", pool)
        c.execute("UPDATE rating_pools SET ended = -1, table_id = '' WHERE game = ? AND seats = ?", pool)
        c.execute(f"UPDATE results SET counted = 0 WHERE {of_pool}", pool)
        return
    some = waiting[:AT_ONCE]
    known: dict[str, Skill] = {}
    for _, table in some:
        sql = "SELECT player, bot, place, absent, points FROM finishes WHERE table_id = ? ORDER BY seat"
        found = c.execute(sql, (table,))
        seats = [Finish(player, bot, place, bool(absent), points) for player, bot, place, absent, points in found]
        for player in {seat.player for seat in seats} - {""} - known.keys():
            sql = "SELECT mu, sigma, games FROM ratings WHERE game = ? AND seats = ? AND player = ?"
            row = c.execute(sql, (*pool, player)).fetchone()
            if row is not None:
                known[player] = Skill(*row)
        known |= model.rate(pool[0], seats, known)
    c.executemany(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game, seats, player)"
        " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        [(*pool, player, skill.mu, skill.sigma, skill.games) for player, skill in known.items()],
    )
    c.executemany("UPDATE results SET counted = 1 WHERE table_id = ?", [(table,) for _, table in some])
    if some:
        c.execute("UPDATE rating_pools SET ended = ?, table_id = ? WHERE game = ? AND seats = ?", (*some[-1], *pool))
