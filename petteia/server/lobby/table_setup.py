"""Setting up a table as a guest asked: settings, seats, box, and whether the guest may have another one."""

import asyncio
import secrets
from collections.abc import Collection
from typing import Any

import msgspec

from petteia.server.http.errors import HttpError
from petteia.server.instance import Instance
from petteia.server.limits.rate_limits import spend
from petteia.server.lobby.table_requests import (
    NewTable,
    SeatRequest,
    SettingsRequest,
)
from petteia.server.ratings.model import may_be_rated
from petteia.store import maintenance
from petteia.tables.bot_characters import SURPRISE, character_of, with_character
from petteia.tables.journal.specs import BotSpec, Clock, OwnBox, SeatPlan, Settings
from petteia.tables.ports.store import Player
from petteia.tables.safe_text import MOST_NAME, apart, plain_text
from petteia.tables.table.metadata import OPEN, RUNNING, STARTING


def bot_spec(
    instance: Instance, game: str, kind: str, name: str = "", character: str = "", taken: Collection[str] = ()
) -> BotSpec:
    """A bot of that kind for a game, with that name or that character. Those taken are somebody else's already."""
    kinds = instance.bots.kinds(game)
    if kind not in kinds:
        there = f"it has {', '.join(kinds)}" if kinds else "it has none"
        raise HttpError(409, "no_such_bot", f"this house does not have that bot; {there}")
    spec = BotSpec(kind, {}, plain_text(name, MOST_NAME))
    if not character:  # a record handed in may name a game that this house does not have
        return spec
    try:
        return with_character(spec, instance.catalogue.manifest(game), character, taken, secrets.choice)
    except ValueError as problem:
        raise HttpError(409, "no_such_character", str(problem)) from problem


def settings_of(instance: Instance, game: str, request: SettingsRequest) -> Settings:
    """The settings of a table, as the guest asked."""
    clock = Clock(request.move_ms, request.bank_ms)
    if request.takeover_ms and clock.slow:
        text = "with a clock of hours a lost connection means nothing; right would be takeover_clock"
        raise HttpError(409, "takeover_by_clock", text)
    if request.takeover_clock and clock.none:
        raise HttpError(409, "takeover_needs_clock", "takeover_clock needs a clock: move_ms or bank_ms")
    if request.vacation_ms and not clock.slow:
        raise HttpError(409, "vacation_needs_clock", "vacations are for clocks that have hours")
    wanted = request.stand_in or instance.bots.best(game) or "random"
    stand_in = bot_spec(instance, game, wanted) if instance.bots.kinds() else BotSpec(wanted)
    return Settings(
        clock=clock,
        window_ms=request.window_ms,
        takeover_ms=request.takeover_ms,
        takeover_clock=request.takeover_clock,
        stand_in=stand_in,
        bot_ms=request.bot_ms,
        listed=request.listed,
        watchers=request.watchers,
        hints=request.hints and not request.rated,
        present_decide=request.present_decide,
        confirm_ms=request.confirm_ms,
        rated=request.rated,
        vacation_ms=request.vacation_ms,
        luck=request.luck,
    )


def check_rated(instance: Instance, data: NewTable) -> None:
    """HttpError if a table set up like this cannot be rated."""
    if not instance.ratings.offered:
        raise HttpError(409, "not_rated_here", "this house rates no games")
    if data.components or data.box:
        raise HttpError(409, "rated_by_the_box", "a rated game is played with the house's own box")
    if sum(request.who == "me" for request in data.seats or ()) > 1:
        raise HttpError(409, "rated_one_seat", "in a rated game everybody has one seat")
    for request in data.seats or ():
        if request.who == "bot":
            check_bot_rated(data.game, request.bot, request.character)


def check_bot_rated(game: str, bot: str, character: str = "") -> None:
    """HttpError if games against this bot are not rated."""
    if character not in ("", SURPRISE):
        text = "a bot with a character is not worth exactly what its level is; a rated game takes one without"
        raise HttpError(409, "character_not_rated", text)
    if not may_be_rated(game, bot):
        raise HttpError(409, "bot_not_rated", "nobody knows what this bot is worth; a rated game takes one of a level")


def seat_plans(
    instance: Instance, game: str, requests: list[SeatRequest], player: Player, rated: bool
) -> list[SeatPlan]:
    """Who sits where, as the guest asked. No two players have the same name. At a rated table no bot has a
    character."""
    taken = [request.character for request in requests]
    plans: list[SeatPlan] = []
    others: list[str] = []
    for request in requests:
        name = plain_text(request.name, MOST_NAME)
        if request.who == "me":
            name = apart(name or player.name, others)
            plans.append(SeatPlan(player.id, name, ready=True))
        elif request.who == "bot":
            bot = bot_spec(instance, game, request.bot, name, "" if rated else request.character, taken)
            taken.append(character_of(bot))
            name = apart(bot.name, others) if bot.name else ""
            plans.append(SeatPlan(bot=msgspec.structs.replace(bot, name=name)))
        else:
            plans.append(SeatPlan())
        others += [name] if name and request.who != "open" else []
    return plans


async def not_too_many(instance: Instance, player: Player) -> None:
    """HttpError for guests who have set up too many tables that are not over. One more counts until this request is
    answered, so that many tables cannot be set up at the same moment."""
    limit = instance.config.limits.tables_per_guest
    status = (OPEN, STARTING, RUNNING)
    before = await instance.pending_tables.begin(player.id)
    mine = await instance.wait(instance.store.tables(status=status, player=player.id, limit=10 * limit))
    there = sum(1 for table in mine if table.owner == player.id)
    if there + before >= limit:
        raise HttpError(409, "tables_enough", f"finish or close one of your {limit} tables first", {"most": limit})


def not_started_too_often(instance: Instance, player: Player) -> None:
    """HttpError for guests who start one game after the other."""
    spend(instance.limits.starts, player.id, "you have started many games just now; wait a moment")


async def not_too_large(instance: Instance, player: Player) -> None:
    """HttpError for guests whose tables already take too much of the disk."""
    limit = instance.config.limits.guest_bytes if player.quota is None else player.quota
    if await asyncio.to_thread(maintenance.used_by, instance.store.where, player.id) >= limit:
        most = f"your tables take more than {limit // 1_000_000} MB here already"
        text = f"{most}; let go of games that are over, or ask the host to remove some"
        raise HttpError(409, "disk_enough", text, {"most": limit // 1_000_000})


async def own_box(
    instance: Instance, player: Player, data: NewTable, seats: int | None
) -> tuple[dict[str, Any] | None, OwnBox | None]:
    """The figures of a guest's own box. One that does not differ from the game's counts as the game's."""
    if data.game not in instance.catalogue.kinds:
        raise ValueError("this house does not have that game")
    name, entries = "", b""
    if data.box:
        found = await instance.wait(instance.store.boxes.open(player.id, data.box))
        if found is None or found[0].game != data.game:
            raise HttpError(404, "no_such_box", "you have no such box for this game here")
        name, entries = found[0].name, found[1]
    components, differs = await instance.history.components(data.game, seats, data.options, data.components, entries)
    return (components, OwnBox(name, differs)) if differs else (None, None)
