"""Everything about a guest, as one file: who they are here, how they are notified, what they have played, and every
game as they may see it.

The usual readers read it, table by table, so it holds nothing that the guest could not have looked at: the record of a
finished game, and what their own seats were told in a running one. Job workers write what is as long as a game; a
thread puts it into the file.
"""

import asyncio
import io
import zipfile
import zlib
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from litestar import Request, Response

from petteia.server.auth.guests import guest_of
from petteia.server.auth.recovery import TICKET
from petteia.server.http.errors import HttpError
from petteia.server.http.route import get
from petteia.server.instance import Instance, instance_of
from petteia.server.lobby.tables import info_of
from petteia.server.notices.routes import info_of_notices
from petteia.server.ratings.routes import profile_of
from petteia.store.people.boxes import BoxHead
from petteia.tables.commands.trial import NeedsHost, NotPossible
from petteia.tables.live import follow_ups
from petteia.tables.messages import Info
from petteia.tables.ports.store import Damaged, NotNow, Player, StoreError
from petteia.tables.summaries import Summary
from petteia.tables.table.metadata import CLOSED, FINISHED

TABLES: Final = 100
"""How many tables are read at once."""
RESULTS: Final = 10_000
"""The most results that are included; a profile shows only the last ones."""
FIRST_DATE: Final = (1980, 1, 1, 0, 0, 0)
"""A zip file knows no time zones: its contents have their own times."""


class Device(msgspec.Struct, frozen=True):
    """A browser or a passkey by which you are recognised: since when."""

    since: int


class Myself(msgspec.Struct, frozen=True):
    """Who you are here."""

    id: str
    name: str
    since: int
    devices: list[Device]
    recovery_code: bool
    passkeys: list[Device]
    muted: bool


class MyBoxThen(msgspec.Struct, frozen=True):
    """A box of yours, with what differs in it from the game's own."""

    box: BoxHead
    entries: msgspec.Raw


async def _tables(instance: Instance, me: Player) -> list[Summary]:
    """All tables at which a guest sits, or that they own."""
    out: list[Summary] = []
    after: tuple[int, str] | None = None
    while True:
        page = await instance.wait(instance.store.tables(player=me.id, after=after, limit=TABLES))
        out += page
        if len(page) < TABLES:
            return out
        after = (page[-1].changed, page[-1].id)
        await asyncio.sleep(0)


class Deflated(bytes):
    """A piece of a file, compressed."""


Pieces = list[bytes]
"""A file, piece by piece; some of them `Deflated`."""
Put = Callable[[str, Pieces], Awaitable[None]]


async def _told(instance: Instance, table: str, seat: int, lines: bool) -> Pieces:
    """What a seat was told. Lines are counted only where the record can be read, too."""
    await instance.registry.delivered.told(table, seat, 0, 1)  # at an older table it is computed first
    pieces: Pieces = []
    for piece in await instance.history.told(table, seat, lines):
        pieces += [b",\n"] if pieces else []
        pieces.append(Deflated(piece))
    return pieces


async def _table(instance: Instance, summary: Summary, me: Player) -> tuple[Pieces, str]:
    """One of a guest's tables, and its record if it can be had: how it stands, what each of their seats was told, what
    they have said and noted there; and the reason why something is missing, if so."""
    table, record = summary.id, ""
    note = await instance.wait(instance.store.notes.of(me.id, table))
    info: Info | Summary = summary
    seats: Pieces = []
    said, why = b"[]", ""
    try:
        info = found = await info_of(instance, table, me)
        over = info.status in (FINISHED, CLOSED)
        for n, seat in enumerate(found.seats):
            if seat.player == me.id:
                comma = b",\n" if seats else b""
                seats += [comma + f'"{n}":[\n'.encode(), *await _told(instance, table, n, over), b"]"]
        if info.status == FINISHED:
            record = await follow_ups.export(instance.registry, table, me.id)
        said = await instance.history.said(table, me.id)
    except (NotPossible, NeedsHost, Damaged, StoreError, ValueError, HttpError) as problem:
        if isinstance(problem, NotNow):
            raise
        info, seats, said, record, why = summary, [], b"[]", "", str(problem)
    json = msgspec.json.encode
    head = b'{"info":' + json(info) + b',\n"seats":{'
    rest = b'},\n"said":' + said + b',\n"note":' + json(note) + b',\n"why":' + json(why) + b"}\n"
    return [head, *seats, rest], record


async def _packed(fill: Callable[[Put], Awaitable[None]]) -> bytes:
    """The file with what is put into it."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as parts:

        def write(name: str, pieces: Pieces) -> None:
            entry = zipfile.ZipInfo(name, FIRST_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            with parts.open(entry, "w") as part:
                for piece in pieces:
                    part.write(zlib.decompress(piece) if isinstance(piece, Deflated) else piece)

        await fill(lambda name, pieces: asyncio.to_thread(write, name, pieces))
    return file.getvalue()


def _json(what: Any) -> Pieces:
    """A short text, meant for people, too."""
    return [msgspec.json.format(msgspec.json.encode(what), indent=1)]


def _all_about(instance: Instance, me: Player) -> Callable[[Put], Awaitable[None]]:
    """Everything that is stored about a guest."""

    async def fill(put: Put) -> None:
        devices = [Device(at) for at in await instance.wait(instance.store.devices(me.id))]
        code = await instance.wait(instance.store.has_ticket(me.id, TICKET))
        keys = [Device(key.created) for key in await instance.wait(instance.store.passkeys.of(me.id))]
        await put("me.json", _json(Myself(me.id, me.name, me.created, devices, code, keys, me.muted)))
        await put("notices.json", _json(await info_of_notices(instance, me)))
        silences, told = instance.store.talk.silences(me.id), instance.store.talk.reports(me.id)
        await put("talk.json", _json({"silences": await instance.wait(silences), "reports": await instance.wait(told)}))
        await put("puzzles.json", _json(await instance.wait(instance.store.puzzles.of(me.id))))
        await put("lessons.json", _json(await instance.wait(instance.store.lessons.of(me.id))))
        await put("results.json", [await profile_of(instance, me.id, me.id, RESULTS)])
        await put("daily.json", _json(await instance.wait(instance.store.daily.of(me.id))))
        await put("tournaments.json", _json(await instance.wait(instance.store.tournaments.about(me.id))))
        for head in await instance.wait(instance.store.boxes.of(me.id)):
            box = await instance.wait(instance.store.boxes.open(me.id, head.id))
            await put(f"boxes/{head.id}.json", _json(MyBoxThen(head, msgspec.Raw(box[1] if box else b"[]"))))
        for summary in await _tables(instance, me):
            found, record = await _table(instance, summary, me)
            await put(f"games/{summary.id}.json", found)
            if record:
                await put(f"games/{summary.id}.record", [record.encode()])

    return fill


def _all_records(instance: Instance, me: Player) -> Callable[[Put], Awaitable[None]]:
    """The records of all of a guest's finished games, named by game and date."""

    async def fill(put: Put) -> None:
        for summary in await _tables(instance, me):
            if summary.status not in (FINISHED, CLOSED):
                continue
            try:
                record = await follow_ups.export(instance.registry, summary.id, me.id)
            except (NotPossible, NeedsHost, Damaged, StoreError, ValueError, HttpError) as problem:
                if isinstance(problem, NotNow):
                    raise
                continue  # it never began, or cannot be read: there is nothing to export
            day = datetime.fromtimestamp(summary.changed / 1000, UTC).date().isoformat()
            await put(f"{day}-{summary.game}-{summary.id}.record", [record.encode()])

    return fill


@get(
    "/api/me/everything",
    "Everything about me",
    "guests",
    (401,),
    gives=bytes,
    media="application/zip",
    description="A zip file: `me.json`, `notices.json`, `talk.json`, `puzzles.json`, `lessons.json`, `results.json`, "
    "`daily.json`, `tournaments.json`, in `boxes` your own boxes, and in "
    "`games` every table of yours: what your seats were told, what you said there, and the record if the game is over.",
)
async def everything(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Everything that is stored about you."""
    return await _handed_out(request, _all_about, "petteia.zip")


@get(
    "/api/me/records",
    "The records of all my games",
    "guests",
    (401,),
    gives=bytes,
    media="application/zip",
    description="A zip file with one record for every game of yours that is over; `petteia verify` checks them.",
)
async def records(request: Request[Any, Any, Any]) -> Response[bytes]:
    """All that you have played."""
    return await _handed_out(request, _all_records, "petteia-records.zip")


async def _handed_out(
    request: Request[Any, Any, Any], what: Callable[[Instance, Player], Callable[[Put], Awaitable[None]]], name: str
) -> Response[bytes]:
    """Serve a file, one at a time and not too often: all of a guest's games are read for it."""
    instance, me = instance_of(request), await guest_of(request)
    with instance.account_jobs.one(me.id, text="you have asked for everything a moment ago; wait a few minutes"):
        packed = await _packed(what(instance, me))
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(packed, media_type="application/zip", headers=headers)


ROUTES: Final = [everything, records]
