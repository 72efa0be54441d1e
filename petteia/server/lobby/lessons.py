"""Lessons: a private table at which a guest learns a game, against bots, always with the same luck.

A game that has a lesson has a file `lesson.toml` beside its rules, and may have further ones (`lesson_plan`). The dice
and cards come from a text in it, and the opponents play what they have rehearsed: pupils who follow the teacher always
reach what the lesson aims at. A further lesson ends with a test: another table, at which something is to be reached
without a teacher. Everything else is as at any other table.
"""

from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request
from litestar.params import Parameter

from petteia.server.auth.guests import guest_of
from petteia.server.http.errors import HttpError, unless_refused
from petteia.server.http.route import get, post
from petteia.server.instance import Instance, instance_of
from petteia.server.library.routes import GameId
from petteia.server.lobby.lesson_facts import holds
from petteia.server.lobby.lesson_plan import FIRST, Chapter, LessonPlan
from petteia.server.lobby.table_requests import TableId, TableName
from petteia.server.lobby.table_setup import not_started_too_often, not_too_many
from petteia.store.people.lessons import LessonProgress
from petteia.tables.commands.play import TableCommands
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.specs import LESSON, BotSpec, Origin, SeatPlan, Settings
from petteia.tables.ports.store import Player
from petteia.tables.table.metadata import RUNNING
from petteia.tables.table.table import Table

TEACHERS: Final = ("greedy", "random")
"""The bots that play against the pupil: the first that the server has."""
PUPIL: Final = 0
"""The pupil's seat."""
OPEN: Final = "open"
REACHED: Final = "reached"
LOST: Final = "lost"


WINDOW_MS: Final = 400
"""How soon the opponents play what they have rehearsed: soon, but one after the other."""

LessonName = Annotated[
    str, Parameter(min_length=1, max_length=40, description="The lesson's name; without one the first.")
]


class Lesson(msgspec.Struct, omit_defaults=True):
    """What there is to learn, in chapters, and what the teacher says at each step; and whether there is a test."""

    chapters: list[Chapter]
    test: bool = False


class LessonState(msgspec.Struct, frozen=True):
    """How a lesson or test stands: there is more to do, its aim has been reached, or it cannot be reached any more."""

    state: Literal["open", "reached", "lost"]


async def begin(instance: Instance, game: str, pupil: Player, plan: LessonPlan, name: str, test: bool = False) -> str:
    """Begin a lesson or its test; its table is private and does not count for ratings."""
    kinds = instance.bots.kinds()
    teacher = next((BotSpec(kind) for kind in TEACHERS if kind in kinds), None)
    if teacher is None:
        raise HttpError(409, "no_such_bot", "a lesson needs a bot to play against, and this house has none")
    seats = [SeatPlan(pupil.id, pupil.name), *[SeatPlan(bot=teacher)] * (plan.seats - 1)]
    settings = Settings(takeover_ms=0, window_ms=WINDOW_MS, stand_in=teacher, listed=False, watchers=False)
    origin = Origin(kind=LESSON, rehearsed=plan.rehearsed(test), lesson="" if name == FIRST else name, test=test)
    position = plan.dealt(test).position
    table = await instance.registry.create(game, pupil.id, seats, None, settings, start=position, origin=origin)
    key = luck(game, plan.dealt(test).luck)
    unless_refused(await instance.registry.command(table, lambda s, now: s.seating.begin_lesson(key, now=now)))
    await instance.wait(instance.store.lessons.begin(pupil.id, game, name, table, instance.registry.now()))
    return table


async def put_away(instance: Instance, game: str, pupil: Player, name: str) -> None:
    """End the tables that a new one replaces: of the same lesson, and of those that the guest is done with."""
    for row in await instance.wait(instance.store.lessons.of(pupil.id)):
        if row.game == game and row.table and (row.lesson == name or row.done):
            await instance.registry.command(row.table, lambda s, now: s.people.resign(pupil.id, PUPIL, now=now))


def luck(game: str, text: str) -> bytes:
    """The key to all outcomes of a lesson, the same for everybody."""
    return sha256(f"petteia lesson {game} {text}".encode()).digest()


def state_of(plan: LessonPlan, table: Table) -> str:
    """How a test stands."""
    if plan.test is None or table.play is None:
        return OPEN
    view = table.play.view(PUPIL)
    if all(holds(fact, view) for fact in plan.test.reach):
        return REACHED
    return LOST if table.status != RUNNING or any(holds(fact, view) for fact in plan.test.lost) else OPEN


async def plan_of(instance: Instance, game: str, name: str) -> LessonPlan:
    """A lesson of a game, or HttpError."""
    known = game in instance.catalogue.kinds and name in instance.catalogue.lessons(game)
    plan = await instance.history.lesson(game, name) if known else None
    if plan is None:
        raise HttpError(404, "no_such_lesson", "this house has no such lesson for that game")
    instance.registry.load(
        game, plan.seats, None, None
    )  # the first time this takes as long as to begin: not both at once
    return plan


@get("/api/games/{game:str}/lessons", "A lesson of a game", "library", (404,))
async def chapters(request: Request[Any, Any, Any], game: GameId, lesson: LessonName = FIRST) -> Lesson:
    """What a client says and points at, step by step."""
    plan = await plan_of(instance_of(request), game, lesson)
    return Lesson(plan.chapters, plan.test is not None)


@post(
    "/api/games/{game:str}/lessons",
    "Begin a lesson",
    "tables",
    (401, 404, 409),
    description="A table of the guest's own against bots, for learning the game. Its dice are known and prove nothing. "
    "An earlier table of the same lesson is closed.",
)
async def begin_lesson(
    request: Request[Any, Any, Any],
    game: GameId,
    lesson: LessonName = FIRST,
    test: Annotated[bool, Parameter(description="Its test instead.")] = False,
) -> TableName:
    """The table; the game has begun."""
    instance, me = instance_of(request), await guest_of(request)
    plan = await plan_of(instance, game, lesson)
    if test and plan.test is None:
        raise HttpError(404, "no_such_lesson", "that lesson has no test")
    not_started_too_often(instance, me)
    await put_away(instance, game, me, lesson)
    await not_too_many(instance, me)
    return TableName(await begin(instance, game, me, plan, lesson, test))


@get("/api/me/lessons", "My lessons", "library", (401,))
async def mine(request: Request[Any, Any, Any]) -> list[LessonProgress]:
    """Which lessons I have begun, at which table each is going on, and when I was done with it."""
    instance, me = instance_of(request), await guest_of(request)
    return await instance.wait(instance.store.lessons.of(me.id))


@post(
    "/api/tables/{table:str}/lesson",
    "Whether a lesson is done",
    "tables",
    (401, 403, 404, 409),
    status_code=200,
    description="At the table of a test, whether its aim has been reached by the rules. At a lesson without a test the "
    "guest says so. Either is remembered.",
)
async def done(request: Request[Any, Any, Any], table: TableId) -> LessonState:
    """How it stands."""
    instance, me = instance_of(request), await guest_of(request)

    def look(s: TableCommands) -> tuple[str, Origin, Table]:
        s.context.must_see(me.id)
        s.context.own(me.id, PUPIL)
        origin = s.table.metadata.origin
        if origin is None or not s.table.lesson:
            raise NotPossible("no_lesson", "this table is no lesson")
        return s.table.metadata.game.id, origin, s.table

    game, origin, found = await instance.registry.look(table, look)
    name = origin.lesson or FIRST
    plan = await plan_of(instance, game, name)
    state = state_of(plan, found) if origin.test else OPEN if plan.test else REACHED
    if state == REACHED:
        await instance.wait(instance.store.lessons.finish(me.id, game, name, instance.registry.now()))
    return LessonState(state)  # type: ignore[arg-type]


ROUTES: Final = [chapters, begin_lesson, mine, done]
