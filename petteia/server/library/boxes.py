"""Your own box: owners of a printed game enter its true figures, play with them and share them as a file."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.params import JSONBody, Parameter

from petteia.server.auth.guests import guest_of, new_secret, quota_of
from petteia.server.http.errors import HttpError
from petteia.server.http.page import Page
from petteia.server.http.route import delete, get, post, put
from petteia.server.instance import Instance, instance_of
from petteia.server.library.routes import GameId
from petteia.server.limits.rate_limits import spend
from petteia.server.lobby.table_requests import TableId
from petteia.store.people.boxes import BoxHead
from petteia.tables.boxes import MOST_COMPONENTS, BoxLook, Sheet
from petteia.tables.commands.play import TableCommands
from petteia.tables.ports.store import Player
from petteia.tables.safe_text import MOST_NAME, plain_text

MOST_BOXES: Final = 12
"""The most boxes a guest may have."""
MOST_SENTENCE: Final = 500
FILE_BYTES: Final = 300_000
"""What a box takes as a file, nearly always."""

BoxId = Annotated[str, Parameter(min_length=1, max_length=40, description="The box's id.")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Entries = Annotated[list[list[Any]], msgspec.Meta(max_length=5000)]


class BoxDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs in a box: entries `[section, what is in it]` or `[section, id, the row]`."""

    entries: Entries


class ChangedBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box with its changes."""

    name: Name
    entries: Entries


class NewBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box to store: the differences, or a whole TOML file."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    name: Name
    entries: Entries = []
    file: Annotated[str, msgspec.Meta(max_length=2 * MOST_COMPONENTS)] = ""


class MyBoxes(msgspec.Struct, frozen=True):
    """The boxes that a guest has here, and how many there may be."""

    boxes: list[BoxHead]
    most: int


class MyBox(msgspec.Struct, frozen=True):
    """A box with all that differs, and what the rules say to it."""

    box: BoxHead
    entries: list[list[Any]]
    look: BoxLook


class TableBox(msgspec.Struct, frozen=True):
    """The figures a table is played with."""

    name: str
    instance: bool
    components: dict[str, Any]


def _must_have(instance: Instance, game: str) -> None:
    if game not in instance.catalogue.kinds:
        raise HttpError(404, "no_such_game", "this house does not have that game")


def _not_too_often(instance: Instance, me: Player) -> None:
    spend(instance.limits.boxes, me.id, "you have changed your boxes a great deal just now; wait a moment")


async def _look(instance: Instance, game: str, entries: bytes) -> BoxLook:
    try:
        return await instance.history.check_box(game, entries)
    except ValueError as problem:
        raise HttpError(409, "no_box", str(problem)[:MOST_SENTENCE]) from problem


async def opened(instance: Instance, me: Player, box: str) -> tuple[BoxHead, bytes]:
    """One of a guest's boxes, or HttpError."""
    found = await instance.wait(instance.store.boxes.open(me.id, box))
    if found is None:
        raise HttpError(404, "no_such_box", "you have no such box here")
    return found


@get(
    "/api/games/{game:str}/box",
    "What is in the box of a game",
    "library",
    (404,),
    gives=Sheet,
    description="All components as the game comes, each with its `source`, and for every figure what the rules' checks "
    "ask for: what an editor needs.",
)
async def sheet(request: Request[Any, Any, Any], game: GameId) -> Response[bytes]:
    """Components and bounds."""
    instance = instance_of(request)
    _must_have(instance, game)
    if game not in instance.sheets:
        instance.sheets[game] = await asyncio.to_thread(Page, "box.json", await instance.history.sheet(game))
    return instance.sheets[game].answer(request)


@post(
    "/api/games/{game:str}/box",
    "Look a box over",
    "boxes",
    (401, 404, 409),
    description="What the rules' own checks say to it. Nothing is kept.",
    status_code=200,
)
async def look_over(request: Request[Any, Any, Any], game: GameId, data: JSONBody[BoxDraft]) -> BoxLook:
    """All that is wrong with it, in its place, and what would be right."""
    instance, me = instance_of(request), await guest_of(request)
    _must_have(instance, game)
    _not_too_often(instance, me)
    return await _look(instance, game, msgspec.json.encode(data.entries))


@get("/api/me/boxes", "My boxes", "boxes", (401,))
async def mine(request: Request[Any, Any, Any]) -> MyBoxes:
    """The one changed last first."""
    instance, me = instance_of(request), await guest_of(request)
    return MyBoxes(await instance.wait(instance.store.boxes.of(me.id)), MOST_BOXES)


async def _kept(instance: Instance, me: Player, box: str, game: str, name: str, entries: bytes) -> MyBox:
    look = await _look(instance, game, entries)
    called = plain_text(name, MOST_NAME) or instance.catalogue.kinds[game].TITLE[:MOST_NAME]
    head = BoxHead(box, game, called, instance.registry.now(), look.differs, len(look.problems))
    if not await instance.wait(instance.store.boxes.keep(me.id, head, entries, MOST_BOXES)):
        text = f"you keep {MOST_BOXES} boxes here already; throw one away first"
        raise HttpError(409, "boxes_enough", text, {"most": MOST_BOXES})
    return MyBox(head, msgspec.json.decode(entries), look)


@post(
    "/api/me/boxes",
    "Keep a box",
    "boxes",
    (401, 404, 409),
    description="What differs, finished or not; or a whole file, if there is nothing wrong with it.",
)
async def keep(request: Request[Any, Any, Any], data: JSONBody[NewBox]) -> MyBox:
    """A new box of mine."""
    instance, me = instance_of(request), await guest_of(request)
    _must_have(instance, data.game)
    _not_too_often(instance, me)
    entries = msgspec.json.encode(data.entries)
    if data.file:
        try:
            entries = await instance.history.take_box(data.game, data.file)
        except ValueError as problem:
            raise HttpError(409, "box_refused", str(problem)[:MOST_SENTENCE], {"why": str(problem)[:300]}) from problem
    return await _kept(instance, me, new_secret()[:12], data.game, data.name, entries)


@get("/api/me/boxes/{box:str}", "A box of mine", "boxes", (401, 404))
async def one(request: Request[Any, Any, Any], box: BoxId) -> MyBox:
    """With what the rules say to it."""
    instance, me = instance_of(request), await guest_of(request)
    _not_too_often(instance, me)
    head, entries = await opened(instance, me, box)
    _must_have(instance, head.game)
    return MyBox(head, msgspec.json.decode(entries), await _look(instance, head.game, entries))


@put("/api/me/boxes/{box:str}", "Change a box of mine", "boxes", (401, 404, 409))
async def change(request: Request[Any, Any, Any], box: BoxId, data: JSONBody[ChangedBox]) -> MyBox:
    """Tables that are played with it keep the figures they began with."""
    instance, me = instance_of(request), await guest_of(request)
    _not_too_often(instance, me)
    head, _ = await opened(instance, me, box)
    _must_have(instance, head.game)
    return await _kept(instance, me, box, head.game, data.name, msgspec.json.encode(data.entries))


@delete("/api/me/boxes/{box:str}", "Throw a box away", "boxes", (401, 404))
async def throw_away(request: Request[Any, Any, Any], box: BoxId) -> None:
    """Tables that are played with it go on."""
    instance, me = instance_of(request), await guest_of(request)
    if not await instance.wait(instance.store.boxes.remove(me.id, box)):
        raise HttpError(404, "no_such_box", "you have no such box here")


@get(
    "/api/me/boxes/{box:str}/file",
    "A box of mine as a file",
    "boxes",
    (401, 404, 409),
    gives=str,
    media=MediaType.TEXT,
    description="All components as TOML: for friends, for another house, for `petteia play` and `petteia lab`.",
)
async def as_file(request: Request[Any, Any, Any], box: BoxId) -> Response[bytes]:
    """A download."""
    instance, me = instance_of(request), await guest_of(request)
    head, entries = await opened(instance, me, box)
    _must_have(instance, head.game)

    async def make() -> bytes:
        heading = f"{instance.catalogue.kinds[head.game].TITLE}: {head.name}"
        try:
            return await instance.history.box_file(head.game, entries, heading)
        except ValueError as problem:
            raise HttpError(409, "no_box", str(problem)[:MOST_SENTENCE]) from problem

    headers = {"content-disposition": f'attachment; filename="{head.game}.toml"', "cache-control": "no-store"}
    found = await quota_of(request, me).answer(FILE_BYTES, make)
    return Response(found, media_type="application/toml", headers=headers)


@get(
    "/api/tables/{table:str}/box",
    "The box of a table",
    "tables",
    (401, 403, 404, 409),
    gives=TableBox,
    description="The component data of a table that is not played with the game's own, for all who may see the table.",
)
async def of_table(request: Request[Any, Any, Any], table: TableId) -> Response[bytes]:
    """What everybody should know before they sit down."""
    instance, me = instance_of(request), await guest_of(request)

    def ask(s: TableCommands) -> bytes:
        s.context.must_see(me.id)
        game = s.table.metadata.game
        if game.own is None or game.components is None:
            raise HttpError(404, "no_own_box", "this table is played with the game's own figures")
        return msgspec.json.encode(TableBox(game.own.name, game.own.house, game.components))

    async def make() -> bytes:
        return await instance.registry.look(table, ask)

    return Response(await quota_of(request, me).answer(FILE_BYTES, make), media_type=MediaType.JSON)


LARGE_ROUTES: Final = [sheet, look_over, mine, keep, one, change, throw_away]
"""At the addresses where guests may upload a whole box."""
ROUTES: Final = [as_file, of_table]
