"""Private notes at a table: what a player was planning, for when they return days later."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.params import JSONBody

from petteia.server.auth.guests import guest_of
from petteia.server.http.route import get, put
from petteia.server.instance import instance_of
from petteia.server.lobby.table_requests import TableId
from petteia.server.lobby.tables import info_of
from petteia.store.people.notes import Note
from petteia.tables.safe_text import plain_text

MOST_NOTE: Final = 4000


class NewNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note to yourself; empty: there is none."""

    text: Annotated[str, msgspec.Meta(max_length=MOST_NOTE)]


def clean(text: str) -> str:
    """A note without control characters, but with its line breaks."""
    return "\n".join(plain_text(line, MOST_NOTE) for line in text.splitlines()).strip()


@get("/api/tables/{table:str}/note", "My note at a table", "tables", (401, 403, 404, 409))
async def note(request: Request[Any, Any, Any], table: TableId) -> Note:
    """Your note at this table."""
    instance, me = instance_of(request), await guest_of(request)
    await info_of(instance, table, me)
    return await instance.wait(instance.store.notes.of(me.id, table))


@put("/api/tables/{table:str}/note", "Note something for myself", "tables", (401, 403, 404, 409))
async def keep(request: Request[Any, Any, Any], table: TableId, data: JSONBody[NewNote]) -> Note:
    """Replaces your earlier note; nobody else sees it."""
    instance, me = instance_of(request), await guest_of(request)
    await info_of(instance, table, me)
    kept = Note(clean(data.text), instance.registry.now())
    await instance.wait(instance.store.notes.keep(me.id, table, kept))
    return kept if kept.text else Note()


ROUTES: Final = [note, keep]
