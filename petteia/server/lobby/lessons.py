"""Lessons: a private table at which a guest learns a game, against bots, always with the same luck.

A game that has a lesson has a file `lesson.toml` beside its rules (`lesson_plan`). The dice and cards come from a text
in it, and the opponents play what they have rehearsed: pupils who follow the teacher always reach what the lesson aims
at. Everything else is as at any other table.
"""

from hashlib import sha256
from typing import Any, Final

import msgspec
from litestar import Request

from petteia.server.auth.guests import guest_of
from petteia.server.http.errors import HttpError, unless_refused
from petteia.server.http.route import get, post
from petteia.server.instance import Instance, instance_of
from petteia.server.library.routes import GameId
from petteia.server.lobby.lesson_plan import Chapter, LessonPlan
from petteia.server.lobby.table_requests import TableName
from petteia.server.lobby.table_setup import not_started_too_often, not_too_many
from petteia.tables.journal.specs import LESSON, BotSpec, Origin, SeatPlan, Settings
from petteia.tables.ports.store import Player

TEACHERS: Final = ("greedy", "random")
"""The bots that play against the pupil: the first that the server has."""


WINDOW_MS: Final = 400
"""How soon the opponents play what they have rehearsed: soon, but one after the other."""


class Lesson(msgspec.Struct):
    """What there is to learn, in chapters, and what the teacher says at each step."""

    chapters: list[Chapter]


async def begin(instance: Instance, game: str, pupil: Player, plan: LessonPlan) -> str:
    """Begin a lesson; its table is private and does not count for ratings."""
    kinds = instance.bots.kinds()
    teacher = next((BotSpec(kind) for kind in TEACHERS if kind in kinds), None)
    if teacher is None:
        raise HttpError(409, "no_such_bot", "a lesson needs a bot to play against, and this house has none")
    seats = [SeatPlan(pupil.id, pupil.name), *[SeatPlan(bot=teacher)] * (plan.seats - 1)]
    settings = Settings(takeover_ms=0, window_ms=WINDOW_MS, stand_in=teacher, listed=False, watchers=False)
    origin = Origin(kind=LESSON, rehearsed=plan.rehearsed())
    table = await instance.registry.create(game, pupil.id, seats, None, settings, start=plan.position, origin=origin)
    key = luck(game, plan)
    unless_refused(await instance.registry.command(table, lambda s, now: s.seating.begin_lesson(key, now=now)))
    return table


def luck(game: str, plan: LessonPlan) -> bytes:
    """The key to all outcomes of a lesson, the same for everybody."""
    return sha256(f"petteia lesson {game} {plan.luck}".encode()).digest()


async def plan_of(instance: Instance, game: str) -> LessonPlan:
    """The lesson of a game, or HttpError."""
    plan = await instance.history.lesson(game) if game in instance.catalogue.kinds else None
    if plan is None:
        raise HttpError(404, "no_such_lesson", "this house has no lesson for that game")
    instance.registry.load(
        game, plan.seats, None, None
    )  # the first time this takes as long as to begin: not both at once
    return plan


@get("/api/games/{game:str}/lessons", "The lesson of a game", "library", (404,))
async def chapters(request: Request[Any, Any, Any], game: GameId) -> Lesson:
    """What a client says and points at, step by step."""
    return Lesson((await plan_of(instance_of(request), game)).chapters)


@post(
    "/api/games/{game:str}/lessons",
    "Begin a lesson",
    "tables",
    (401, 404, 409),
    description="A table of the guest's own against bots, for learning the game. Its dice are known and prove nothing.",
)
async def lesson(request: Request[Any, Any, Any], game: GameId) -> TableName:
    """The table; the game has begun."""
    instance, me = instance_of(request), await guest_of(request)
    plan = await plan_of(instance, game)
    not_started_too_often(instance, me)
    await not_too_many(instance, me)
    return TableName(await begin(instance, game, me, plan))


ROUTES: Final = [chapters, lesson]
