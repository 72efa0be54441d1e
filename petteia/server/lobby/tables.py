"""The lobby: setting tables up, finding them, sitting down, inviting others, and what remains of a game afterwards."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response
from litestar.params import JSONBody, Parameter

from petteia.engine.protocol import SPECTATOR
from petteia.server.auth.guests import (
    Link,
    guest_of,
    hashed,
    link_to,
    new_secret,
    not_in_vain,
    not_too_often,
    quota_of,
)
from petteia.server.http.errors import HttpError, unless_refused
from petteia.server.http.route import Decorator, delete, get, post
from petteia.server.instance import Instance, instance_of
from petteia.server.limits.rate_limits import spend
from petteia.server.lobby.blocked import told_of_blocked
from petteia.server.lobby.table_requests import (
    MOST_SENTENCE,
    RECORD_BYTES,
    AtSeat,
    BotAtSeat,
    Invitation,
    NewTable,
    PlayOn,
    Ready,
    SeatFreed,
    Sharing,
    SitRequest,
    TableId,
    TableName,
    Which,
)
from petteia.server.lobby.table_setup import (
    bot_spec,
    check_bot_rated,
    check_rated,
    not_started_too_often,
    not_too_large,
    not_too_many,
    own_box,
    seat_plans,
    settings_of,
)
from petteia.tables.bot_characters import character_of
from petteia.tables.commands.context import CommandResult
from petteia.tables.commands.play import TableCommands
from petteia.tables.commands.trial import NeedsHost
from petteia.tables.live import follow_ups
from petteia.tables.messages import Info
from petteia.tables.ports.store import Player, Ticket
from petteia.tables.summaries import TableList
from petteia.tables.table.info import told_to
from petteia.tables.table.metadata import CLOSED, FINISHED, OPEN, RUNNING, STARTING

AT_TABLE: Final = (401, 403, 404, 409)
"""How whatever is asked at a table may be refused."""
INVITE_MS: Final = 24 * 3600_000
LIST_BYTES: Final = 50_000
"""The most bytes a record, or fifty tables, nearly always take."""


@post("/api/tables", "Set a table up", "tables", (401, 409))
async def create(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> TableName:
    """Set up a table; its owner starts it."""
    instance = instance_of(request)
    player = await guest_of(request)
    await not_too_many(instance, player)
    seats = None if data.seats is None else seat_plans(instance, data.game, data.seats, player, data.settings.rated)
    if data.components or data.box or (seats and all(plan.bot for plan in seats)):
        await not_too_large(instance, player)
    settings = settings_of(instance, data.game, data.settings)
    if settings.rated:
        check_rated(instance, data)
    components, own = instance.catalogue.components.get(data.game), instance.catalogue.own.get(data.game)
    try:
        if data.components or data.box:
            components, own = await own_box(instance, player, data, len(seats) if seats else None)
        table = await instance.registry.create(data.game, player.id, seats, data.options, settings, components, own=own)
    except ValueError as problem:
        raise HttpError(409, "cannot_be_set_up", str(problem)[:MOST_SENTENCE]) from problem
    return TableName(table)


@get(
    "/api/tables",
    "List tables",
    "tables",
    (401,),
    gives=TableList,
    description="`which`: open, running or finished tables that are listed, `mine` in any state, mine still `going`.",
)
async def tables(
    request: Request[Any, Any, Any],
    which: Annotated[Which, Parameter(description="Which tables.")] = "open",
    after: Annotated[str, Parameter(max_length=80, description="`more` of the list before.")] = "",
) -> Response[bytes]:
    """Tables, fifty at a time."""
    instance = instance_of(request)
    player = await guest_of(request)
    own = which in ("mine", "going")
    status = {
        "open": (OPEN,),
        "running": (STARTING, RUNNING),
        "finished": (FINISHED, CLOSED),
        "mine": (),
        "going": (OPEN, STARTING, RUNNING),
    }[which]
    changed, _, last = after.partition("-")
    if after and not (changed.isascii() and changed.isdecimal() and len(changed) < 19):
        raise HttpError(400, "unreadable", "after: this is not the `more` of a list")
    place = (int(changed), last) if after else None

    def make() -> Awaitable[bytes]:
        return instance.history.tables(status, player.id if own else "", not own, place)

    return Response(await quota_of(request, player).answer(LIST_BYTES, make), media_type=MediaType.JSON)


async def info_of(instance: Instance, table: str, player: Player) -> Info:
    """A table as a guest may know it."""

    def ask(s: TableCommands) -> Info:
        s.context.must_see(player.id)
        return told_to(s.catch_up(SPECTATOR).info, player.id)

    try:
        return await instance.registry.look(table, ask)
    except NeedsHost:
        return await instance.registry.unloadable.info(table, player.id)


@get("/api/tables/{table:str}", "A table", "tables", AT_TABLE)
async def table_info(request: Request[Any, Any, Any], table: TableId) -> Info:
    """Everything public about a table except the position, which travels over the WebSocket."""
    return await info_of(instance_of(request), table, await guest_of(request))


def command_route(path: str, summary: str, **more: Any) -> Decorator:
    """A route for a command at a table."""
    return post(f"/api/tables/{{table:str}}/{path}", summary, "tables", AT_TABLE, status_code=200, **more)


async def carried_out(
    request: Request[Any, Any, Any], table: str, do: Callable[[TableCommands, Player, int], CommandResult]
) -> Info:
    """Carry out a command at a table, and return the table as it then stands."""
    instance, me = instance_of(request), await guest_of(request)
    unless_refused(await instance.registry.command(table, lambda s, now: do(s, me, now)))
    return await info_of(instance, table, me)


@command_route("sit", "Sit down")
async def sit(request: Request[Any, Any, Any], table: TableId, data: JSONBody[SitRequest]) -> Info:
    """Take a free seat, ready to begin unless `ready` is false. Several seats for one player are a shared screen; each
    has its own `name`, which can be changed by sitting down once more."""
    await told_of_blocked(instance_of(request), await guest_of(request), table, data.anyway, invited=False)
    return await carried_out(
        request, table, lambda s, me, now: s.seating.sit(me.id, me.name, data.seat, data.name, data.ready, now=now)
    )


@command_route("stand", "Give a seat up")
async def stand(request: Request[Any, Any, Any], table: TableId, data: JSONBody[AtSeat]) -> Info:
    """Before the start; the owner can free any seat."""
    await info_of(instance_of(request), table, await guest_of(request))
    return await carried_out(request, table, lambda s, me, now: s.seating.stand(me.id, data.seat, now=now))


@command_route("ready", "Be ready")
async def ready(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Ready]) -> Info:
    """Or not yet."""
    return await carried_out(request, table, lambda s, me, now: s.seating.ready(me.id, data.seat, data.ready, now=now))


@command_route("bots", "Give a seat to a bot")
async def place(request: Request[Any, Any, Any], table: TableId, data: JSONBody[BotAtSeat]) -> Info:
    """For the owner."""
    instance = instance_of(request)
    info = await info_of(instance, table, await guest_of(request))
    if info.settings.rated:
        check_bot_rated(info.game, data.bot, data.character)
    taken = [character_of(seat.bot) for n, seat in enumerate(info.seats) if n != data.seat]
    character = "" if info.settings.rated else data.character
    bot = bot_spec(instance, info.game, data.bot, data.name, character, taken)
    return await carried_out(request, table, lambda s, me, now: s.seating.place(me.id, data.seat, bot, now=now))


@command_route("start", "Start the game")
async def start(request: Request[Any, Any, Any], table: TableId) -> Info:
    """The dealer commits itself; then every seat adds its random bytes over the WebSocket, and the game begins."""
    instance, me = instance_of(request), await guest_of(request)
    not_started_too_often(instance, me)
    if await instance.registry.look(table, lambda s: all(seat.bot for seat in s.table.seats)):
        await not_too_large(instance, me)
    return await carried_out(request, table, lambda s, me, now: s.seating.start(me.id, now=now))


@command_route("close", "Close a table")
async def close(request: Request[Any, Any, Any], table: TableId) -> Info:
    """For the owner, before the start or when the table is set aside: it then ends without a result. A running game is
    given up by consent of all."""
    try:
        return await carried_out(request, table, lambda s, me, now: s.people.close(me.id, now=now))
    except NeedsHost:
        instance, me = instance_of(request), await guest_of(request)
        await instance.registry.end_aside(table, me.id)
        await instance.upkeep.look_at_damage()
        return await info_of(instance, table, me)


@command_route("retry", "Try a table again that is set aside")
async def retry(request: Request[Any, Any, Any], table: TableId) -> Info:
    """For players and the owner, after the host has fixed what was wrong. If it fails again the reply says that it is
    still set aside."""
    instance, me = instance_of(request), await guest_of(request)
    found = await info_of(instance, table, me)
    if not found.aside:
        return found
    if me.id != found.owner and all(seat.player != me.id for seat in found.seats):
        raise HttpError(403, "players_only", "only those who sit at the table, or set it up, can have it tried again")
    spend(instance.limits.retries, me.id, "a table can be tried again every ten seconds; wait a little")
    with contextlib.suppress(NeedsHost):
        await instance.registry.try_again(table)
    await instance.upkeep.look_at_damage()
    return await info_of(instance, table, me)


@delete(
    "/api/tables/{table:str}",
    "Let go of a game",
    "tables",
    AT_TABLE,
    description="After the end: it no longer stands among yours. When nobody who sat there, or set it up, keeps it any "
    "longer, it is gone for everybody.",
    status_code=200,
)
async def let_go(request: Request[Any, Any, Any], table: TableId) -> SeatFreed:
    """For players and the owner."""
    instance, me = instance_of(request), await guest_of(request)
    return SeatFreed(await instance.registry.let_go(table, me.id))


@command_route("share", "Share a game by its link")
async def share(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Sharing]) -> Info:
    """After the end, for the owner: everybody with the link may look at the game, or no longer. Unless the owner
    chooses, games against bots alone may be looked at."""
    return await carried_out(request, table, lambda s, me, now: s.people.share(me.id, data.open, now=now))


@command_route("rematch", "The same people again")
async def rematch(request: Request[Any, Any, Any], table: TableId) -> TableName:
    """After the end: set up another table, everybody one seat further."""
    instance, me = instance_of(request), await guest_of(request)

    def would_be_new(s: TableCommands) -> bool:
        b = s.table.metadata
        return bool(s.table.seats_of(me.id)) and b.status in (FINISHED, CLOSED) and not b.rematch

    if await instance.registry.look(table, would_be_new):
        await not_too_many(instance, me)
    return TableName(await follow_ups.rematch(instance.registry, table, me.id))


@command_route("play-on", "Play on from a position")
async def play_on(request: Request[Any, Any, Any], table: TableId, data: JSONBody[PlayOn]) -> TableName:
    """After the end: set up a new table that goes on after a line of this one."""
    instance, me = instance_of(request), await guest_of(request)
    await not_too_many(instance, me)
    await not_too_large(instance, me)
    return TableName(await follow_ups.play_on(instance.registry, table, me.id, data.line, data.hidden, data.keep))


@get(
    "/api/tables/{table:str}/record",
    "The record of a game",
    "tables",
    AT_TABLE,
    gives=str,
    media=MediaType.TEXT,
    description="After the end: the whole game as text, with the dealer's secret. `petteia verify` checks it.",
)
async def record(request: Request[Any, Any, Any], table: TableId) -> Response[bytes]:
    """The record as a file."""
    instance, me = instance_of(request), await guest_of(request)

    async def make() -> bytes:
        return (await follow_ups.export(instance.registry, table, me.id)).encode()

    found = await quota_of(request, me).answer(RECORD_BYTES, make)
    headers = {"content-disposition": f'attachment; filename="{table}.record"'}
    return Response(found, media_type=MediaType.TEXT, headers=headers)


@command_route(
    "invites",
    "A link that invites somebody",
    description="The first guest who opens it may come to the table. It is valid once, for a day.",
)
async def invite(request: Request[Any, Any, Any], table: TableId) -> Link:
    """For players and the owner."""
    instance, me = instance_of(request), await guest_of(request)

    await instance.registry.look(table, lambda s: s.seating.must_be_inside(me.id))
    secret, until = new_secret(), instance.registry.now() + INVITE_MS
    await instance.wait(instance.store.add_ticket(Ticket(hashed(secret), "invite", table, me.id, until)))
    return Link(link_to(request, "invite", secret), secret, until)


@post("/api/invites", "Accept an invitation", "tables", (401, 403, 404), status_code=200)
async def accept(request: Request[Any, Any, Any], data: JSONBody[Invitation]) -> TableName:
    """The secret of an invitation link gives access to its table, and is then used up."""
    instance = instance_of(request)
    not_too_often(request)
    me = await guest_of(request)
    found = await instance.wait(instance.store.ticket(hashed(data.secret), "invite", instance.registry.now()))
    if found is not None:  # a guest who changes their mind can still use the link
        await told_of_blocked(instance, me, found.table, data.anyway)
    ticket = await instance.wait(instance.store.use_ticket(hashed(data.secret), "invite", instance.registry.now()))
    if ticket is None:
        raise HttpError(403, "link_used_up", "this link has been used or is too old; ask for a new one")
    not_in_vain(request)
    unless_refused(await instance.registry.command(ticket.table, lambda s, now: s.seating.admit(me.id, now=now)))
    return TableName(ticket.table)


LARGE_ROUTES: Final = [create, tables]
"""At the address where guests may upload a whole set of component data."""
ROUTES: Final = [
    table_info,
    sit,
    stand,
    ready,
    place,
    start,
    close,
    retry,
    let_go,
    share,
    rematch,
    play_on,
    record,
    invite,
    accept,
]
