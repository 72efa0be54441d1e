"""Plays tournaments and leagues: makes the tables of each round, collects results, and goes on to the next round.

Every server of a database may do all of it, and at once. What is to be done follows from what is stored (`progress`),
each step is written once (`petteia.store.people.tournaments`), and what has been done already is skipped. So it does
not matter which server does it, or which one ends in the middle.
"""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from petteia.engine.dealer import SECRET_BYTES
from petteia.engine.luck import KEYED, STREAM
from petteia.server.core import Core
from petteia.server.http.errors import HttpError
from petteia.server.monitoring.logs import log
from petteia.server.tournaments.plan import MINUTE_MS, RATING, TournamentPlan, encoded, plan_of
from petteia.server.tournaments.progress import OVER as SETTLED
from petteia.server.tournaments.progress import Progress, last_behind
from petteia.server.tournaments.seasons import NAME_BYTES, Seasons
from petteia.server.tournaments.seeding import seeded
from petteia.server.tournaments.teams import formed
from petteia.store.people.tournament_rows import (
    DONE,
    LEAGUE,
    MADE,
    OFF,
    OPEN,
    OVER,
    RUNNING,
    SEASON,
    TOURNAMENT,
    UNMADE,
    EntrantRow,
    Tournament,
    TournamentGame,
    TournamentRound,
    WholeTournament,
)
from petteia.tables.commands.trial import NeedsHost
from petteia.tables.journal.specs import TOURNAMENT as ORIGIN
from petteia.tables.journal.specs import BotSpec, Clock, Origin, SeatPlan, Settings
from petteia.tables.ports.store import Conflict, NoSuchTable, NotKnown, Player, StoreError
from petteia.tables.table import metadata
from petteia.tables.table.info import ahead_of, places_of

MOST_STEPS: Final = 20
"""How many steps follow one another at most before others have their turn."""
WINDOW_MS = 1500
WINDOW_ALONE_MS: Final = 250
"""How long windows stay open where at most one person plays: nobody learns anything from their length."""
BOT_MS = 1000
STILL_MS: Final = 20_000
"""After so long a table at which nothing happens and nothing is due is opened: bots are asked again."""


class TournamentService:
    """The tournaments of one server."""

    def __init__(self, core: Core, offered: bool) -> None:
        self.core = core
        self.store = core.store.tournaments
        self.seasons = Seasons(core, self.progress, self.go_on)
        self._still: dict[str, int] = {}
        """Tables at which nothing has happened for a while, and since when."""
        self.offered = offered
        """Whether there are tournaments here: a browser's tab has nobody to play them with."""

    def now(self) -> int:
        """The time."""
        return self.core.registry.now()

    def name(self) -> str:
        """A new name, of a tournament or of a table."""
        return self.core.registry.entropy(NAME_BYTES).hex()

    def seat_counts(self, game: str) -> list[int]:
        """How many can play a game; none if it is not here."""
        kind = self.core.catalogue.kinds.get(game)
        return [] if kind is None else sorted([int(n) for n in kind.SEAT_COUNTS])

    async def progress(self, tournament: str) -> Progress | None:
        """A tournament as it stands."""
        found = await self.core.wait(self.store.whole(tournament))
        return None if found is None else self._opened(found)

    def _opened(self, found: WholeTournament) -> Progress:
        """A tournament, with what its game allows."""
        return Progress(found, [n for n in self.seat_counts(plan_of(found.row.plan).game) if n >= 2])

    async def create(self, plan: TournamentPlan, host: str, listed: bool, most: int) -> str:
        """A tournament or a league, for which people can register; empty if the host has made `most` already."""
        kind = LEAGUE if plan.league else TOURNAMENT
        made = Tournament(self.name(), kind, host, OPEN, listed, self.now(), plan.starts, 0, 0, "", 0, 0, encoded(plan))
        return made.id if await self.core.wait(self.store.create(made, most=most)) else ""

    async def enter(self, at: Progress, player: Player | None, bot: str = "", team: str = "") -> None:
        """A guest or a bot takes part, in a team of this name if they say one. HttpError if that is not possible."""
        late = at.row.kind == LEAGUE or (at.plan.late and bool(player))
        if at.row.kind == SEASON:
            raise HttpError(409, "season_entry", "a season is played by the members of its league: take part in that")
        states = (OPEN, RUNNING) if late else (OPEN,)
        who, name = (player.id, player.name) if player else ("", "")
        entrant = EntrantRow(0, who, bot, name, self.now(), team=team if at.plan.team else "")
        most, size = at.plan.most, at.plan.team
        why = await self.core.wait(self.store.enter(at.row.id, entrant, most, states, at.plan.when_full, size))
        if why == "team":
            raise HttpError(409, "team_full", f"that team has all its {size} members", {"size": size})
        if why == "full":
            raise HttpError(409, "tournament_full", f"all {at.plan.most} places are taken", {"most": at.plan.most})
        if why:
            raise HttpError(409, "tournament_begun", "it has begun, or is over: nobody can join it any more")

    async def leave(self, at: Progress, number: int) -> None:
        """Somebody leaves; in a league also the season's tournament of their division."""
        await self.core.wait(self.store.leave(at.row.id, number))
        if at.row.kind == LEAGUE:
            for row in await self.core.wait(self.store.seasons(at.row.id)):
                if row.season == at.row.round:
                    await self.core.wait(self.store.leave(row.id, number))

    async def end(self, at: Progress) -> None:
        """Call a tournament off, or end it as it stands; of a league also the season."""
        if at.row.kind == LEAGUE:
            for row in await self.core.wait(self.store.seasons(at.row.id)):
                if row.state in (OPEN, RUNNING):
                    await self.core.wait(self.store.turn(row, OVER if row.round else OFF, 0))
        await self.core.wait(self.store.turn(at.row, OVER if at.row.round else OFF, 0))

    # -- going on -------------------------------------------------------------------------------

    async def look_after(self) -> None:
        """Do what is to be done, in all tournaments."""
        if not self.offered:
            return
        still = await self.core.wait(self.store.still(self.now() - STILL_MS))
        for table, since in still.items():
            if self._still.get(table) != since:  # once: if it is a person's move, nothing is to be done
                with suppress(NeedsHost, NoSuchTable):
                    await self.core.registry.open(table)
        self._still = still
        for tournament in await self.core.wait(self.store.to_do(self.now())):
            try:
                await self.go_on(tournament)
            except StoreError as problem:
                log.warning("a tournament has to wait", extra={"tournament": tournament, "problem": str(problem)})

    async def go_on(self, tournament: str) -> None:
        """Do what is to be done in a tournament, until there is nothing."""
        for _ in range(MOST_STEPS):
            at = await self.progress(tournament)
            if at is None or not await self._step(at):
                return

    async def _step(self, at: Progress) -> bool:
        """One step; returns whether there may be another."""
        if at.row.kind == LEAGUE:
            return await self.seasons.step(at)
        if at.row.state == OPEN:
            full = at.plan.when_full and len(at.people) >= at.plan.most
            due = 0 < at.plan.starts <= self.now()
            return await self.begin(at) if full or due else False
        if at.row.state != RUNNING:
            return await self._open_deals(at)
        if not at.round_over:
            return await self._play(at)
        said = at.found.rounds[-1]
        if said.ended and await self._open_deals(at):
            return True
        if not said.ended:
            pause = at.plan.pause_minutes * MINUTE_MS
            return await self.core.wait(self.store.end_round(at.row, self.now(), self.now() + pause))
        if self.now() < said.ended + at.plan.pause_minutes * MINUTE_MS:
            return False
        return await self.next_round(at)

    async def begin(self, at: Progress) -> bool:
        """The next round begins, or of a league the first season; without enough people it is called off."""
        return await (self.seasons.next_season(at) if at.row.kind == LEAGUE else self.next_round(at))

    async def next_round(self, at: Progress) -> bool:
        """Pair the next round, or end the tournament; returns whether this server did it."""
        entrants: list[EntrantRow] = []
        if not at.row.round:
            entrants = await self._prepared(at)
            before = [one for one in at.found.entrants if one.gone]
            at = self._opened(msgspec.structs.replace(at.found, entrants=[*before, *entrants]))
        found = await asyncio.to_thread(at.next_round) if at.row.round or at.enough else None
        if found is None:
            state = OVER if at.row.round else OFF
            return await self.core.wait(self.store.turn(at.row, state, 0))
        secret = self.core.registry.entropy(SECRET_BYTES) if at.plan.duplicate else b""
        began = TournamentRound(at.row.round + 1, self.now(), found.byes, secret=secret, sealed=at.plan.duplicate)
        plan = at.plan if at.row.round else at.fixed()
        games = [TournamentGame(began.number, n, self.name(), table) for n, table in enumerate(at.seated(found))]
        return await self.core.wait(self.store.begin_round(at.row, began, games, self.now(), encoded(plan), entrants))

    async def _prepared(self, at: Progress) -> list[EntrantRow]:
        """Everybody who takes part when it begins: in teams, with seeds."""
        plan, here = at.plan, [one for one in at.found.entrants if not one.gone]
        if plan.team:
            here = formed(at.found.entrants, plan.team, self.stand_in(plan.game).kind, self.now())
        if plan.seeding == RATING:
            skills = await self.core.wait(self.store.skills(plan.game, plan.seats, at.row.id))
            here = seeded(here, skills, plan.game, plan.seats)
        return here

    async def _open_deals(self, at: Progress) -> bool:
        """Show what happened at the tables of a duplicate once all of a round are over: those that are not are stopped
        first, since nothing counts there any more. Returns whether anything was shown."""
        done = False
        for said in at.found.rounds:
            if said.sealed:
                games = [game for game in at.found.games if game.round == said.number]
                for what in (lambda s, now: s.people.stop_round(now=now), lambda s, now: s.people.open_deal(now=now)):
                    for game in games:
                        with suppress(NoSuchTable):
                            await self.core.registry.command(game.table, what)
                done |= await self.core.wait(self.store.open_round(at.row.id, said.number))
        return done

    # -- a round --------------------------------------------------------------------------------

    async def _play(self, at: Progress) -> bool:
        """Make the tables that are missing, begin games whose time has come, and collect results."""
        began = at.found.rounds[-1].began
        ready = began + at.plan.ready_minutes * MINUTE_MS
        ends = began + at.plan.round_minutes * MINUTE_MS if at.plan.round_minutes else 0
        now, settled, waits = self.now(), False, False
        for game in at.current:
            if game.state in SETTLED:
                continue
            if game.state == UNMADE:
                await self._make(at, game)
            done = await self._look(at, game, now >= ready, bool(ends) and now >= ends)
            if done is not None:
                settled |= await self.core.wait(self.store.settle(at.row.id, done))
            waits |= done is None
        if settled:
            return True
        due = min([each for each in (ready, ends) if each > now], default=0) if waits else 0
        if due != at.row.due:
            await self.core.wait(self.store.turn(at.row, RUNNING, due))
        return False

    async def _make(self, at: Progress, game: TournamentGame) -> None:
        """Set up the table of a game, unless another server has."""
        who = {one.number: one for one in at.found.entrants}
        seated = [who[number] for number in game.entrants]
        plans = [self._seat(at.plan, one) for one in seated]
        owner = next((plan.player for plan in plans if plan.player), at.row.host)
        plan, catalogue = at.plan, self.core.catalogue
        people = sum([bool(seat.player) for seat in plans])
        settings = Settings(
            clock=Clock(plan.move_ms, plan.bank_ms),
            window_ms=WINDOW_MS if people > 1 else min(WINDOW_MS, WINDOW_ALONE_MS),
            takeover_clock=bool(plan.move_ms or plan.bank_ms),
            stand_in=self.stand_in(plan.game),
            bot_ms=BOT_MS,
            listed=False,
            hints=False,
            watchers=not plan.duplicate,
            luck=KEYED if plan.duplicate else STREAM,
        )
        deal = f"{at.row.id}/{game.round}" if plan.duplicate else ""
        origin = Origin(kind=ORIGIN, tournament=at.row.id, round=game.round, duplicate=deal)
        try:
            await self.core.registry.create(
                plan.game,
                owner,
                plans,
                None,
                settings,
                catalogue.components.get(plan.game),
                own=catalogue.own.get(plan.game),
                origin=origin,
                name=game.table,
            )
        except NotKnown:  # a guest who has been erased meanwhile: the next step knows it
            return
        except Conflict:  # another server was first
            pass
        await self.core.wait(self.store.made(at.row.id, game))

    def _seat(self, plan: TournamentPlan, one: EntrantRow) -> SeatPlan:
        if one.player and not one.gone:
            return SeatPlan(one.player, one.name)
        kinds = self.core.bots.kinds(plan.game)
        return SeatPlan(bot=BotSpec(one.bot) if one.bot in kinds else self.stand_in(plan.game))

    def stand_in(self, game: str) -> BotSpec:
        """The bot that plays for those who do not."""
        return BotSpec(self.core.bots.best(game) or "random")

    async def _look(self, at: Progress, game: TournamentGame, ready: bool, over: bool) -> TournamentGame | None:
        """How a game ended; None if it has not. Its time may have come to begin, or to be over."""
        summary = await self.core.wait(self.core.store.summary(game.table))
        if summary is None:  # nobody wanted to play it, or to keep it
            return self._tie(game) if game.state == MADE else None
        if summary.status in (metadata.FINISHED, metadata.CLOSED):
            return await self._result(at, game)
        if summary.status == metadata.OPEN:
            people = [n for n, seat in enumerate(summary.seats) if seat.player]
            if ready or not people:
                here = [n for n in people if summary.seats[n].ready or not at.plan.ready_minutes]
                return await self._begin(at, game, people, here)
        return self._tie(game) if over else None

    async def _begin(
        self, at: Progress, game: TournamentGame, people: list[int], here: list[int]
    ) -> TournamentGame | None:
        """Begin a game, or give it to those who came if they have nobody to play against."""
        command, absent = self.core.registry.command, [n for n in people if n not in here]
        secret = at.found.rounds[-1].secret
        missing = msgspec.structs.replace(game, absent=[game.entrants[n] for n in absent])
        bots = len(game.entrants) - len(people)
        if absent and len(here) + bots < 2:
            await command(game.table, lambda s, now: s.people.walk_over(now=now))
            return msgspec.structs.replace(missing, state=DONE, places=last_behind([1] * len(game.entrants), absent))
        if absent:
            await self.core.wait(self.store.missing(at.row.id, missing))
        bot = self.stand_in(at.plan.game)
        await command(game.table, lambda s, now: s.seating.begin_round(absent, bot, secret, now=now))
        return None

    async def _result(self, at: Progress, game: TournamentGame) -> TournamentGame | None:
        """The result of a game that is over. A game without one is a draw of all who came."""
        try:
            places, ahead = await self.core.registry.look(game.table, lambda s: (places_of(s.table), ahead_of(s.table)))
        except (NeedsHost, NoSuchTable):
            return None
        absent = [n for n, one in enumerate(game.entrants) if one in game.absent]
        places = last_behind(places or [1] * len(game.entrants), absent)
        return msgspec.structs.replace(game, state=DONE, places=places, ahead=ahead if at.plan.duplicate else [])

    def _tie(self, game: TournamentGame) -> TournamentGame:
        absent = [n for n, one in enumerate(game.entrants) if one in game.absent]
        return msgspec.structs.replace(game, state=DONE, places=last_behind([1] * len(game.entrants), absent))
