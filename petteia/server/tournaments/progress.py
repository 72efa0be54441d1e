"""Where a tournament stands, and what its next round is: computed from what is stored, so all servers find the same."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from petteia.server.tournaments import pairing
from petteia.server.tournaments.matchpoints import AVERAGE_PLUS, DuplicateTable, SeatScore, matchpoints
from petteia.server.tournaments.pairing import Pairing
from petteia.server.tournaments.plan import KNOCKOUT, MOST_ROUNDS, RATING, ROBIN, TournamentPlan, plan_of
from petteia.server.tournaments.standings import (
    OF_DUPLICATE,
    OF_KNOCKOUT,
    OF_ROUND_ROBIN,
    OF_SWISS,
    WIN,
    Standing,
    TableResult,
    lots,
    standings,
)
from petteia.server.tournaments.teams import seatings, units
from petteia.store.people.tournament_rows import DONE, JUDGED, LEAGUE, RUNNING, TournamentGame, WholeTournament

OVER: Final = (DONE, JUDGED)


class Match(msgspec.Struct, frozen=True):
    """Those who meet in a round: at one table, or as teams at several. `result`: None while it is not over, or may not
    be shown yet."""

    round: int
    teams: list[int]
    over: bool
    result: TableResult | None


class Progress:
    """A tournament as it is stored, and what follows from it. Who is paired is a number: of somebody who takes part, or
    of a team's first member."""

    def __init__(self, found: WholeTournament, seat_counts: Collection[int]) -> None:
        self.found = found
        self.row = found.row
        self.plan: TournamentPlan = plan_of(found.row.plan)
        fits = [n for n in seat_counts if self.plan.team <= n <= self.plan.seats]
        self.allowed = fits or [self.plan.seats]
        self.people = [one.number for one in found.entrants if not one.gone]
        """Those who are still here,"""
        self.members = units(found.entrants, self.plan.team)
        """everybody who is paired, with those who play under that number;"""
        self.unit_of = {one: unit for unit, some in self.members.items() for one in some}
        met = {one for game in found.games for one in game.entrants} | {one for r in found.rounds for one in r.byes}
        self.here = [unit for unit, some in self.members.items() if any(one in self.people for one in some)]
        self.numbers = [unit for unit in self.members if unit in self.here or met.intersection(self.members[unit])]
        """those of them who take part, also if they left after the beginning (`here`: those who have not)."""
        drawn, seeds = lots(found.row.id, self.numbers), {one.number: one.seed for one in found.entrants if one.seed}
        best = {unit: min([seeds[one] for one in self.members[unit] if one in seeds], default=0) for unit in drawn}
        order = sorted(drawn, key=lambda one: (best[one] == 0, best[one], drawn[one]))
        self.lot = {one: n for n, one in enumerate(order)}
        """The order before anything was played: by rating, if that is wanted, and by lot."""
        self.scores = self._scores() if self.plan.duplicate else {}
        self.matches = [match for round_ in found.rounds for match in self._matches(round_.number)]
        self.results = [match.result for match in self.matches if match.result is not None]
        self.byes = Counter([one for round_ in found.rounds for one in round_.byes])

    # -- duplicates and teams -------------------------------------------------------------------

    @property
    def enough(self) -> bool:
        """Whether there are enough for a round."""
        if self.row.kind == LEAGUE:
            return len(self.people) >= self.plan.seats
        teams = -(-len(self.people) // self.plan.team) if self.plan.team else len(self.people)
        return teams >= min(self.allowed) * (2 if self.plan.duplicate and not self.plan.team else 1)

    def shown(self, round_: int) -> bool:
        """Whether the results of a round are known: those of a duplicate, when all its tables are over."""
        return not self.plan.duplicate or round_ < self.row.round or self.row.state != RUNNING or self._done(round_)

    def _scores(self) -> dict[tuple[int, int], list[SeatScore]]:
        """What every seat got, by round and table."""
        out: dict[tuple[int, int], list[SeatScore]] = {}
        for number in [one.number for one in self.found.rounds]:
            games = [game for game in self.found.games if game.round == number and game.state in OVER]
            if self.shown(number):
                for game, row in zip(games, matchpoints([_compared(game) for game in games]), strict=True):
                    out[number, game.board] = row
        return out

    def _matches(self, number: int) -> list[Match]:
        """Who met in a round, and how it ended."""
        games, size = [game for game in self.found.games if game.round == number], max(1, self.plan.team)
        out = []
        for at in range(0, len(games), size):
            some = games[at : at + size]
            teams = [self.unit_of.get(one, one) for one in some[0].entrants]
            over = all(game.state in OVER for game in some)
            shown = over and self.shown(number)
            out.append(Match(number, teams, over, self._met(teams, some) if shown else None))
        return out

    def _met(self, teams: list[int], games: list[TournamentGame]) -> TableResult:
        """How those who met ended: at a table, or over all tables of their teams."""
        if not self.plan.duplicate:
            return TableResult(teams, games[0].places)
        points, difference = dict.fromkeys(teams, 0), dict.fromkeys(teams, 0)
        for game in games:
            for one, score in zip(game.entrants, self.scores[game.round, game.board], strict=True):
                unit = self.unit_of.get(one, one)
                points[unit] = points.get(unit, 0) + score.points
                difference[unit] = difference.get(unit, 0) + score.difference
        places = games[0].places
        if self.plan.team:
            keys = [(-points[one], -difference[one]) for one in teams]
            places = [1 + sum([other < mine for other in keys]) for mine in keys]
        shares = [points[one] // len(games) for one in teams]
        return TableResult(teams, places, shares, [difference[one] for one in teams])

    def seated(self, found: Pairing) -> list[list[int]]:
        """The tables of a round, seat by seat."""
        number = self.row.round + 1
        return [table for teams in found.tables for table in seatings(teams, self.members, self.plan.team, number)]

    # -- rounds ---------------------------------------------------------------------------------

    @property
    def current(self) -> list[TournamentGame]:
        """The games of this round."""
        return [game for game in self.found.games if game.round == self.row.round]

    @property
    def round_over(self) -> bool:
        """Whether all games of this round are."""
        return all(game.state in OVER for game in self.current)

    def standings(self) -> list[Standing]:
        """The standings, the best first."""
        plan = self.plan
        if plan.format == KNOCKOUT:
            return standings(self.numbers, self.results, self.byes, OF_KNOCKOUT, self.lot, self.reached(), self.bye)
        ties: Sequence[str] = OF_ROUND_ROBIN if plan.format == ROBIN and plan.seats == 2 else OF_SWISS
        ties = OF_DUPLICATE if plan.duplicate else ties
        return standings(self.numbers, self.results, self.byes, ties, self.lot, bye=self.bye)

    @property
    def bye(self) -> int:
        """What a bye is worth."""
        return AVERAGE_PLUS if self.plan.duplicate else WIN

    def rounds(self) -> int:
        """How many rounds there are; of a knock-out, at most."""
        count, seats = len(self.here) if self.row.round == 0 else len(self.numbers), self.plan.seats
        if self.plan.format == KNOCKOUT:
            return MOST_ROUNDS
        if self.plan.rounds:
            return self.plan.rounds
        if self.plan.format == ROBIN:
            return count - 1 + count % 2 if seats == 2 else -(-(count - 1) // (seats - 1))
        return min(MOST_ROUNDS, pairing.swiss_rounds(count, seats))

    def fixed(self) -> TournamentPlan:
        """The plan with the number of rounds, which no longer changes when the first begins."""
        if self.plan.format == KNOCKOUT:
            return self.plan
        return msgspec.structs.replace(self.plan, rounds=self.rounds())

    def next_round(self) -> Pairing | None:
        """Who meets whom in the next round; None: there is none."""
        number = self.row.round + 1
        if len(self.here) < min(self.allowed) or number > self.rounds():
            return None
        if self.plan.format == KNOCKOUT:
            return self._knockout(number)
        if self.plan.format == ROBIN:
            return self._robin(number)
        scores = {one.entrant: one.points for one in self.standings()}
        order = [one.entrant for one in self.standings() if one.entrant in self.here]
        met = pairing.meetings([match.teams for match in self.matches])
        seeds = self.lot if self.plan.seeding == RATING else None
        return pairing.swiss(order, scores, met, self.byes, self.plan.seats, self.allowed, number, seeds)

    def _robin(self, number: int) -> Pairing | None:
        """Numbers are dealt by lot once; against somebody who has left there is a bye."""
        order = sorted(self.numbers, key=lambda one: self.lot[one])
        seats = self.plan.seats
        if seats == 2:
            every = pairing.round_robin(len(order))
            found = every[(number - 1) % len(every)]
            if (number - 1) // len(every) % 2:  # the second time the other way round
                found = Pairing([table[::-1] for table in found.tables], found.byes)
        else:
            found = pairing.even_rounds(len(order), seats, self.allowed, number)[-1]
        tables, byes = [], [order[n] for n in found.byes if order[n] in self.here]
        for table in found.tables:
            there = [order[n] for n in table if order[n] in self.here]
            if len(there) in self.allowed:
                tables.append(there)
            else:
                byes += there
        return Pairing(tables, byes)

    # -- knock-out ------------------------------------------------------------------------------

    def through(self, round_: int) -> list[int]:
        """Who went on from a round of a knock-out: of those who tie the better seed."""
        results = [match.result for match in self.matches if match.round == round_ and match.result is not None]
        said = next(one for one in self.found.rounds if one.number == round_)
        out = list(said.byes)
        last = len(results) == 1 and not out
        for met in results:
            order = sorted(zip(met.places, [self.lot[one] for one in met.entrants], met.entrants, strict=True))
            out += [one for _, _, one in order[: pairing.go_on(len(order), last)]]
        return out

    def left(self) -> list[int]:
        """Who is still in a knock-out, the best seed first."""
        last = max([one.number for one in self.found.rounds if self._done(one.number)], default=0)
        still = self.through(last) if last else self.here
        return sorted([one for one in still if one in self.here], key=lambda one: self.lot[one])

    def _done(self, round_: int) -> bool:
        return all(game.state in OVER for game in self.found.games if game.round == round_)

    def reached(self) -> dict[int, int]:
        """In which round of a knock-out everybody is, or went out."""
        out = dict.fromkeys(self.numbers, 0)
        for round_ in self.found.rounds:
            met = [match.teams for match in self.matches if match.round == round_.number]
            for one in [*round_.byes, *[one for teams in met for one in teams]]:
                out[one] = round_.number
            if self._done(round_.number):
                for one in self.through(round_.number):
                    out[one] = round_.number + 1
        return out

    def _knockout(self, number: int) -> Pairing | None:
        left = self.left()
        if len(left) < min(self.allowed):
            return None
        return pairing.knockout(left, self.plan.seats, self.allowed, number == 1)


def last_behind(places: Sequence[int], behind: Collection[int]) -> list[int]:
    """Places with some seats behind all others: who did not come cannot do well."""
    keys = [(n in behind, place) for n, place in enumerate(places)]
    return [1 + sum([other < key for other in keys]) for key in keys]


def _compared(game: TournamentGame) -> DuplicateTable:
    """A table as it is compared with others."""
    left = [n for n, one in enumerate(game.entrants) if one in game.absent]
    return DuplicateTable(game.places, game.ahead, left, game.state == JUDGED)
