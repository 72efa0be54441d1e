"""Leagues: season after season, each division a tournament of its own; who goes up and down afterwards.

A season is a round of the league: its primary key decides which server divides the members, and the divisions are
written with it. The tournaments of the divisions have the league, the season and the division as a key of their own.
"""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from petteia.server.core import Core
from petteia.server.tournaments.divisions import after_season, divide
from petteia.server.tournaments.plan import DAY_MS, RATING, ROBIN, encoded
from petteia.server.tournaments.progress import Progress
from petteia.server.tournaments.seeding import seeded
from petteia.store.people.tournament_rows import (
    OFF,
    OPEN,
    OVER,
    RUNNING,
    SEASON,
    EntrantRow,
    Tournament,
    TournamentRound,
)

NAME_BYTES: Final = 9


class Seasons:
    """The seasons of leagues."""

    def __init__(
        self,
        core: Core,
        progress: Callable[[str], Awaitable[Progress | None]],
        play: Callable[[str], Awaitable[None]],
    ) -> None:
        self.core = core
        self.store = core.store.tournaments
        self.progress = progress
        self.play = play

    async def step(self, league: Progress) -> bool:
        """One step of a league; returns whether there may be another."""
        now, plan = self.core.registry.now(), league.plan
        if league.row.state == OPEN:
            return await self.next_season(league) if 0 < plan.starts <= now else False
        if league.row.state != RUNNING:
            return False
        await self._make_divisions(league)
        ends = league.found.rounds[-1].began + plan.season_days * DAY_MS
        if now < ends:
            if league.row.due != ends:
                await self.core.wait(self.store.turn(league.row, RUNNING, ends))
            return False
        for row in await self._divisions(league):
            if row.state in (OPEN, RUNNING):  # what has not been played by now is not played
                await self.core.wait(self.store.turn(row, OVER if row.round else OFF, 0))
        if any(row.state in (OPEN, RUNNING) for row in await self._divisions(league)):
            return True
        return await self.next_season(league)

    async def next_season(self, league: Progress) -> bool:
        """Divide the members for the next season, or end the league; returns whether this server did it."""
        wait, plan, number = self.core.wait, league.plan, league.row.round + 1
        entrants: list[EntrantRow] = []
        if number == 1 and plan.seeding == RATING:
            here = [one for one in league.found.entrants if not one.gone]
            skills = await wait(self.store.skills(plan.game, plan.seats, league.row.id))
            entrants = seeded(here, skills, plan.game, plan.seats)
            league = Progress(msgspec.structs.replace(league.found, entrants=entrants), league.allowed)
        if number == 1:
            order = sorted(league.here, key=lambda one: league.lot[one])
            divisions = divide(order, plan.division_size)
        else:
            before = league.found.rounds[-1].divisions
            final = [await self._final(league, n, members) for n, members in enumerate(before)]
            divided = {one for members in before for one in members}
            gone = {one for one in divided if one not in league.here}
            new = [one for one in league.here if one not in divided]
            divisions = after_season(final, plan.moving, plan.division_size, gone, new)
        if len(league.here) < plan.seats or (plan.seasons and number > plan.seasons):
            return await wait(self.store.turn(league.row, OVER if number > 1 else OFF, 0))
        now = self.core.registry.now()
        began = TournamentRound(number, now, divisions=divisions)
        return await wait(self.store.begin_round(league.row, began, [], now, league.row.plan, entrants))

    async def _divisions(self, league: Progress) -> list[Tournament]:
        """The tournaments of this season."""
        every = await self.core.wait(self.store.seasons(league.row.id))
        return [row for row in every if row.season == league.row.round]

    async def _make_divisions(self, league: Progress) -> None:
        """Make the tournaments of this season's divisions that are missing, and let those begin that have not."""
        there = {row.division: row for row in await self._divisions(league)}
        said = league.found.rounds[-1]
        who = {one.number: one for one in league.found.entrants}
        for n, members in enumerate(said.divisions):
            if n in there:
                continue
            plan = msgspec.structs.replace(league.plan, league=False, format=ROBIN, starts=said.began, late=False)
            name = self.core.registry.entropy(NAME_BYTES).hex()
            row, at = league.row, said.began
            whose = (row.id, said.number, n)
            made = Tournament(name, SEASON, row.host, OPEN, False, at, at, 0, 0, *whose, encoded(plan))
            entrants = [
                EntrantRow(number, who[number].player, who[number].bot, who[number].name, said.began, who[number].gone)
                for number in members
            ]
            await self.core.wait(self.store.create(made, entrants))
            await self.play(made.id)

    async def _final(self, league: Progress, division: int, members: list[int]) -> list[int]:
        """The members of a division in the order in which they ended."""
        row = next((row for row in await self._divisions(league) if row.division == division), None)
        found = None if row is None else await self.progress(row.id)
        order = [] if found is None else [one.entrant for one in found.standings()]
        return [one for one in order if one in members] + [one for one in members if one not in order]
