"""Lessons: a table of one's own at which a game is learnt, against bots, always with the same luck.

A game that has a lesson has a file `lesson.toml` beside its rules: for how many it is (`seats`), any text that the luck
comes from (`luck`), and a scenario if it does not begin at the beginning (`[position]`).
"""

from hashlib import sha256
from typing import Any, Final

from litestar import Request, post

from petteia.server.errors import Trouble, documented, unless_refused
from petteia.server.guests import GUEST, guest_of
from petteia.server.house import House, house_of
from petteia.server.library import GameId
from petteia.server.lobby import TableName, not_too_many
from petteia.tables.journal import LESSON, BotSpec, Origin, SeatPlan, Settings
from petteia.tables.store import Player

TEACHERS: Final = ("greedy", "random")
"""Who plays against the pupil: the first that the house has."""


async def begin(house: House, game: str, pupil: Player, setting: dict[str, Any]) -> str:
    """A lesson that has begun; its table is nobody else's business and counts for nothing."""
    kinds = house.bots.kinds()
    teacher = next((BotSpec(kind) for kind in TEACHERS if kind in kinds), None)
    if teacher is None:
        raise Trouble(409, "no_such_bot", "a lesson needs a bot to play against, and this house has none")
    plans = [SeatPlan(pupil.id, pupil.name), *[SeatPlan(bot=teacher)] * (int(setting["seats"]) - 1)]
    start = setting.get("position")
    settings = Settings(takeover_ms=0, stand_in=teacher, listed=False, watchers=False)
    table = await house.hall.create(game, pupil.id, plans, None, settings, start=start, origin=Origin(kind=LESSON))
    key = sha256(f"petteia lesson {game} {setting['luck']}".encode()).digest()
    unless_refused(await house.hall.command(table, lambda s, now: s.begin_lesson(key, now=now)))
    return table


@post(
    "/api/games/{game:str}/lessons",
    summary="Begin a lesson",
    description="A table of the guest's own against bots, for learning the game. Its dice are known and prove nothing.",
    tags=["tables"],
    security=GUEST,
    responses=documented(401, 404, 409),
)
async def lesson(request: Request[Any, Any, Any], game: GameId) -> TableName:
    """The table; the game has begun."""
    house, me = house_of(request), await guest_of(request)
    setting = await house.archive.lesson(game) if game in house.catalogue.kinds else None
    if setting is None:
        raise Trouble(404, "no_such_lesson", "this house has no lesson for that game")
    await not_too_many(house, me)
    return TableName(await begin(house, game, me, setting))


ROUTES: Final = [lesson]
