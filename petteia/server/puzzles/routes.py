"""Puzzles over HTTP: the list, a position, a try, and playing on from there."""

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.params import JSONBody, Parameter

from petteia.server.auth.guests import guest_of, quota_of
from petteia.server.http.errors import HttpError
from petteia.server.http.route import get, post
from petteia.server.instance import Instance, instance_of
from petteia.server.library.routes import GameId
from petteia.server.lobby.table_requests import TableName
from petteia.server.lobby.table_setup import bot_spec, not_started_too_often, not_too_many
from petteia.store.people.puzzles import PuzzleTry
from petteia.tables.afterwards.puzzles import PuzzleAnswer, PuzzleList, PuzzlePage
from petteia.tables.journal.specs import PUZZLE, Origin, SeatPlan, Settings

LIST_BYTES: Final = 300_000
PAGE_BYTES: Final = 60_000
DAY_MS: Final = 86_400_000
OPPONENTS: Final = ("hoplite", "greedy", "random")
"""The bots of a table at which somebody plays on: the first that the house has."""
CONFIRM_MS: Final = 600_000
WINDOW_MS: Final = 250

PuzzleId = Annotated[str, Parameter(min_length=1, max_length=40, description="The puzzle's id.")]


class PuzzleTried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of an option; -1 gives up, and is a try as well."""

    option: Annotated[int, msgspec.Meta(ge=-1, le=1 << 31)]


class PuzzleStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many sit at a puzzle, who of them is asked, and its position."""

    seats: int
    seat: int
    position: dict[str, Any]


def known_game(instance: Instance, game: str) -> str:
    """The game, or HttpError."""
    if game not in instance.catalogue.kinds:
        raise HttpError(404, "no_such_game", "this house does not have that game")
    return game


@get(
    "/api/puzzles",
    "All puzzles",
    "puzzles",
    (401,),
    gives=PuzzleList,
    description="Positions in which one answer is ten points of percent better than anything else, by rating; which of "
    "them I have tried, and the one of the day.",
)
async def puzzles(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The list."""
    instance, me = instance_of(request), await guest_of(request)

    async def make() -> bytes:
        return await instance.history.puzzles("puzzles", player=me.id, day=instance.registry.now() // DAY_MS)

    return Response(await quota_of(request, me).answer(LIST_BYTES, make), media_type=MediaType.JSON)


@get(
    "/api/puzzles/{game:str}/{puzzle:str}",
    "A puzzle",
    "puzzles",
    (401, 404, 409),
    gives=PuzzlePage,
    description="The position as the seat sees it that is asked.",
)
async def puzzle(request: Request[Any, Any, Any], game: GameId, puzzle: PuzzleId) -> Response[bytes]:
    """One puzzle."""
    instance, me = instance_of(request), await guest_of(request)

    async def make() -> bytes:
        return await instance.history.puzzles("puzzle", game=known_game(instance, game), name=puzzle, player=me.id)

    return Response(await quota_of(request, me).answer(PAGE_BYTES, make), media_type=MediaType.JSON)


@post(
    "/api/puzzles/{game:str}/{puzzle:str}",
    "Try a puzzle",
    "puzzles",
    (401, 404, 409),
    gives=PuzzleAnswer,
    status_code=200,
    description="Whether an option is right, and how many points each loses. The first try counts for the rating.",
)
async def attempt(
    request: Request[Any, Any, Any], game: GameId, puzzle: PuzzleId, data: JSONBody[PuzzleTried]
) -> Response[bytes]:
    """One try."""
    instance, me = instance_of(request), await guest_of(request)
    asked: dict[str, int | str] = {"game": known_game(instance, game), "name": puzzle, "option": data.option}
    answer = await instance.history.puzzles("puzzle_answer", **asked)
    right = msgspec.json.decode(answer, type=PuzzleAnswer).right
    tried = PuzzleTry(game, puzzle, instance.registry.now(), right)
    await instance.wait(instance.store.puzzles.keep(me.id, tried))
    return Response(answer, media_type=MediaType.JSON)


@post(
    "/api/puzzles/{game:str}/{puzzle:str}/table",
    "Play on from a puzzle",
    "puzzles",
    (401, 404, 409),
    description="A private table of the guest's own that goes on from the position, against bots, once started.",
)
async def play_on(request: Request[Any, Any, Any], game: GameId, puzzle: PuzzleId) -> TableName:
    """The table."""
    instance, me = instance_of(request), await guest_of(request)
    found = await instance.history.puzzles("puzzle_start", game=known_game(instance, game), name=puzzle)
    begins = msgspec.json.decode(found, type=PuzzleStart)
    not_started_too_often(instance, me)
    await not_too_many(instance, me)
    kinds = instance.bots.kinds(game)
    bot = next((kind for kind in OPPONENTS if kind in kinds), "")
    opponent = bot_spec(instance, game, bot)  # says that the house has none
    seats = [SeatPlan(bot=opponent) for _ in range(begins.seats)]
    seats[begins.seat] = SeatPlan(me.id, me.name, ready=True)
    settings = Settings(
        window_ms=WINDOW_MS, confirm_ms=CONFIRM_MS, stand_in=opponent, listed=False, watchers=False, hints=True
    )
    origin = Origin(kind=PUZZLE)
    table = await instance.registry.create(game, me.id, seats, None, settings, start=begins.position, origin=origin)
    return TableName(table)


ROUTES: Final = [puzzles, puzzle, attempt, play_on]
