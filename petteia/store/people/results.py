"""The results of games, and the ratings of those who played them.

A result is written in the transaction with which its game ends. Ratings are a fold over the rated results of a pool (a
game and a number of seats) in the order in which the games ended: what is `counted` has been folded in. If a result
comes late, from a server that hung, its pool is folded anew, so that ratings never depend on who was quicker, and can
be computed again from the journals alone.
"""

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from petteia.store.connection import HOLD, Connection, know, known
from petteia.tables.ports.store import Finish, Outcome

AT_ONCE: Final = 200
"""How many games are counted in one transaction: moves share it, and wait for it."""
LATELY: Final = 20
"""How many of a player's last games in a pool count for whom they play with."""
OFTEN: Final = 4
"""After so many of them with the same person another one counts half."""
ELSEWHERE: Final = 3
"""Players who have played fewer of their last games without another are strangers to all but that one."""
EARLY: Final = 2
"""What stands for a player who left when they had hardly played, where 1 stands for anybody who left."""
RULES: Final = 2
RULES_KEY: Final = "rating rules"
"""The version of the rules written here, and the database's key for the version its ratings were made by."""

Pool = tuple[str, int]


class Skill(msgspec.Struct, frozen=True):
    """How well a player plays, as far as that is known: most likely `mu`, give or take `sigma`, after so many rated
    games."""

    mu: float
    sigma: float
    games: int = 0


class Model(Protocol):
    """Computes ratings from results."""

    @property
    def newcomer(self) -> Skill:
        """The skill assumed for a new player."""

    def rate(self, game: str, seats: list[Finish], known: dict[str, Skill], size: int = 0) -> dict[str, Skill]:
        """The ratings of a game's players after it, if it counts in full; `known` is what they were before. `size` is
        how many seats there were, if not all of them are among these."""


class RecentOpponents:
    """With whom people have played lately: who else sat at the last games of a pool that a player really played."""

    def __init__(self, read: Callable[[str], list[list[str]]] = lambda player: []) -> None:
        self._read = read
        self._lately: dict[str, deque[list[str]]] = {}

    def of(self, player: str) -> deque[list[str]]:
        """The people at each of a player's last games, the oldest first."""
        if player not in self._lately:
            self._lately[player] = deque(self._read(player), LATELY)
        return self._lately[player]

    def add(self, seats: list[Finish]) -> None:
        """A game more."""
        people = [seat.player for seat in seats if seat.player and not seat.early]
        for player in people:
            self.of(player).append([other for other in people if other != player])

    def stranger(self, player: str, other: str) -> bool:
        """Whether nearly all that is known of another one are games with this very player."""
        return sum(player not in people for people in self.of(other)) < ELSEWHERE

    def weight(self, player: str, seats: list[Finish]) -> float:
        """How much a game counts for a player: the mean over the others. A bot's level is known, and counts in full. A
        person counts less the more often the two have met lately; strangers count half, and all of them as one and the
        same person."""
        lately = self.of(player)
        weights = []
        for seat in seats:
            if not seat.player:
                weights.append(1.0)
            elif seat.player != player:
                strange = self.stranger(player, seat.player)
                met = sum(
                    any(one == seat.player or (strange and self.stranger(player, one)) for one in people)
                    for people in lately
                )
                weights.append((0.5 if strange else 1.0) / (1 + met / OFTEN))
        return sum(weights) / len(weights)


def rate(
    model: Model, game: str, seats: list[Finish], skills: dict[str, Skill], company: RecentOpponents
) -> dict[str, Skill]:
    """The ratings of a game's players after it. A player who left when they had hardly played has lost, but nobody has
    won against them: the others are rated as if they had not been there."""
    stayed = [seat for seat in seats if not seat.early]
    found = model.rate(game, seats, skills)
    if len(stayed) < len(seats):
        among = model.rate(game, stayed, skills, len(seats)) if len(stayed) > 1 else {}
        found = {seat.player: found[seat.player] for seat in seats if seat.early} | among
    for seat in stayed:
        if seat.player in found:
            weight = company.weight(seat.player, stayed)
            was, after = skills.get(seat.player, model.newcomer), found[seat.player]
            if weight < 1:
                mu, sigma = was.mu + weight * (after.mu - was.mu), was.sigma + weight * (after.sigma - was.sigma)
                found[seat.player] = Skill(mu, sigma, after.games)
    company.add(seats)
    return found


def put_down(c: Connection, outcome: Outcome) -> None:
    """Store the result of a finished game. Storing it again changes nothing."""
    row = (outcome.table, outcome.game, len(outcome.seats), outcome.ended, int(outcome.rated), int(outcome.listed))
    sql = "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, 0) ON CONFLICT (table_id) DO NOTHING"
    if c.execute(sql, row).rowcount == 1:
        c.executemany(
            "INSERT INTO finishes VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (outcome.table, n, s.player, s.bot, s.place, EARLY if s.early else int(s.left), s.points)
                for n, s in enumerate(outcome.seats)
            ],
        )


def kept(c: Connection, rated: bool = False) -> dict[str, Outcome]:
    """All results, or those that count, by table."""
    only = " WHERE rated = 1" if rated else ""
    seats: dict[str, list[Finish]] = {}
    sql = "SELECT table_id, player, bot, place, absent, points FROM finishes ORDER BY table_id, seat"
    for table, player, bot, place, absent, points in c.execute(sql):
        seats.setdefault(table, []).append(Finish(player, bot, place, bool(absent), points, absent == EARLY))
    found = c.execute(f"SELECT table_id, game, ended, rated, listed FROM results{only}")
    return {t: Outcome(t, game, ended, bool(r), bool(listed), seats[t]) for t, game, ended, r, listed in found}


def in_order(outcomes: list[Outcome]) -> list[Outcome]:
    """Results in the order in which they count."""
    return sorted(outcomes, key=lambda outcome: (outcome.ended, outcome.table))


def fold(model: Model, outcomes: list[Outcome]) -> dict[Pool, dict[str, Skill]]:
    """The ratings that follow from all of these results together."""
    out: dict[Pool, dict[str, Skill]] = {}
    companies: dict[Pool, RecentOpponents] = {}
    for outcome in in_order([outcome for outcome in outcomes if outcome.rated]):
        pool = (outcome.game, len(outcome.seats))
        skills = out.setdefault(pool, {})
        skills |= rate(model, outcome.game, outcome.seats, skills, companies.setdefault(pool, RecentOpponents()))
    return out


def ratings(c: Connection) -> dict[Pool, dict[str, Skill]]:
    """All stored ratings."""
    out: dict[Pool, dict[str, Skill]] = {}
    for game, seats, player, mu, sigma, games in c.execute("SELECT * FROM ratings"):
        out.setdefault((game, seats), {})[player] = Skill(mu, sigma, games)
    return out


def replace(c: Connection, outcomes: list[Outcome]) -> None:
    """Store these results; nothing is counted yet."""
    for name in ("finishes", "results", "ratings", "rating_pools"):
        c.execute(f"DELETE FROM {name}")
    for outcome in outcomes:
        put_down(c, outcome)


def count_some(c: Connection, model: Model, pool: Pool) -> None:
    """Count the next results of a pool. No other server does so meanwhile."""
    if c.execute("SELECT 1 FROM rating_pools LIMIT 1").fetchone() is None:  # nothing has been counted by other rules
        know(c, RULES_KEY, RULES)
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
    skills: dict[str, Skill] = {}
    read: set[str] = set()
    company = RecentOpponents(lambda player: _lately(c, pool, player))
    for _, table in some:
        sql = "SELECT player, bot, place, absent, points FROM finishes WHERE table_id = ? ORDER BY seat"
        seats = [
            Finish(p, bot, n, bool(left), score, left == EARLY) for p, bot, n, left, score in c.execute(sql, (table,))
        ]
        for player in {seat.player for seat in seats} - {""} - read:
            sql = "SELECT mu, sigma, games FROM ratings WHERE game = ? AND seats = ? AND player = ?"
            row = c.execute(sql, (*pool, player)).fetchone()
            if row is not None:
                skills[player] = Skill(*row)
            read.add(player)
        skills |= rate(model, pool[0], seats, skills, company)
    c.executemany(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game, seats, player)"
        " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        [(*pool, player, skill.mu, skill.sigma, skill.games) for player, skill in skills.items()],
    )
    c.executemany("UPDATE results SET counted = 1 WHERE table_id = ?", [(table,) for _, table in some])
    if some:
        c.execute("UPDATE rating_pools SET ended = ?, table_id = ? WHERE game = ? AND seats = ?", (*some[-1], *pool))


def _lately(c: Connection, pool: Pool, player: str) -> list[list[str]]:
    """The people at a player's last games that have been counted, the oldest first."""
    sql = (
        "SELECT results.table_id FROM finishes JOIN results ON results.table_id = finishes.table_id"
        f" WHERE player = ? AND absent <> {EARLY} AND game = ? AND seats = ? AND rated = 1 AND counted = 1"
        " ORDER BY ended DESC, results.table_id DESC LIMIT ?"
    )
    tables = [row[0] for row in c.execute(sql, (player, *pool, LATELY)).fetchall()]
    others = f"SELECT player FROM finishes WHERE table_id = ? AND player NOT IN ('', ?) AND absent <> {EARLY}"
    return [[row[0] for row in c.execute(others, (table, player)).fetchall()] for table in reversed(tables)]


def by_other_rules(c: Connection) -> bool:
    """Whether ratings were made by other rules than these."""
    return known(c, RULES_KEY) != RULES and c.execute("SELECT 1 FROM rating_pools LIMIT 1").fetchone() is not None


def begin_again(c: Connection) -> None:
    """Count nothing yet, and everything by these rules."""
    c.execute("DELETE FROM ratings")
    c.execute("UPDATE rating_pools SET ended = -1, table_id = ''")
    c.execute("UPDATE results SET counted = 0 WHERE rated = 1")
    know(c, RULES_KEY, RULES)
