"""Where a tournament stands, and what its next round is: computed from what is stored, so all servers find the same."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from petteia.server.tournaments import pairing
from petteia.server.tournaments.pairing import Pairing
from petteia.server.tournaments.plan import KNOCKOUT, MOST_ROUNDS, ROBIN, TournamentPlan, plan_of
from petteia.server.tournaments.standings import (
    OF_KNOCKOUT,
    OF_ROUND_ROBIN,
    OF_SWISS,
    Standing,
    TableResult,
    lots,
    standings,
)
from petteia.store.people.tournaments import DONE, JUDGED, TournamentGame, WholeTournament

OVER: Final = (DONE, JUDGED)


class Progress:
    """A tournament as it is stored, and what follows from it."""

    def __init__(self, found: WholeTournament, seat_counts: Collection[int]) -> None:
        self.found = found
        self.row = found.row
        self.plan: TournamentPlan = plan_of(found.row.plan)
        self.allowed = [n for n in seat_counts if n <= self.plan.seats] or [self.plan.seats]
        met = {one for game in found.games for one in game.entrants} | {one for r in found.rounds for one in r.byes}
        self.numbers = [one.number for one in found.entrants if not one.gone or one.number in met]
        """All who take part, also those who left after the beginning,"""
        self.here = [one.number for one in found.entrants if not one.gone]
        """and those who are still here."""
        self.lot = lots(found.row.id, self.numbers)
        self.results = [TableResult(game.entrants, game.places) for game in found.games if game.state in OVER]
        self.byes = Counter([one for round_ in found.rounds for one in round_.byes])

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
            return standings(self.numbers, self.results, self.byes, OF_KNOCKOUT, self.lot, self.reached())
        ties = OF_ROUND_ROBIN if plan.format == ROBIN and plan.seats == 2 else OF_SWISS
        return standings(self.numbers, self.results, self.byes, ties, self.lot)

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
        met = pairing.meetings([game.entrants for game in self.found.games])
        return pairing.swiss(order, scores, met, self.byes, self.plan.seats, self.allowed, number)

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
        games = [game for game in self.found.games if game.round == round_]
        said = next(one for one in self.found.rounds if one.number == round_)
        out = list(said.byes)
        last = len(games) == 1 and not out
        for game in games:
            order = sorted(zip(game.places, [self.lot[one] for one in game.entrants], game.entrants, strict=True))
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
            games = [game for game in self.found.games if game.round == round_.number]
            for one in [*round_.byes, *[one for game in games for one in game.entrants]]:
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
