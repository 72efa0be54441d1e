"""Importing a record: a game that was played elsewhere becomes a table."""

import re
from typing import Annotated, Any, Final

import msgspec
from litestar import Request
from litestar.params import JSONBody

from petteia.server.auth.guests import guest_of
from petteia.server.http.errors import HttpError
from petteia.server.http.route import post
from petteia.server.instance import instance_of
from petteia.server.lobby.table_requests import MOST_SENTENCE, SettingsRequest, TableName
from petteia.server.lobby.table_setup import not_too_large, not_too_many, settings_of
from petteia.tables.live import follow_ups

GAME: Final = re.compile(r"^game +(\S+)", re.MULTILINE)
"""Which game a record is of, before it is read."""


class RecordUpload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as written by `GET /api/tables/{table}/record` or `petteia`, and the settings of its table."""

    record: Annotated[str, msgspec.Meta(min_length=1)]
    settings: SettingsRequest = SettingsRequest()


@post(
    "/api/records",
    "Hand a record in",
    "tables",
    (401, 409),
    description="The game is played again by the rules of this house. If the record goes to the end the new table is "
    "finished, to be looked at, proved and played on from; if not it is open, and goes on where the record ends.",
)
async def hand_in(request: Request[Any, Any, Any], data: JSONBody[RecordUpload]) -> TableName:
    """Make a table from a record."""
    instance, me = instance_of(request), await guest_of(request)
    await not_too_many(instance, me)
    await not_too_large(instance, me)
    game = GAME.search(data.record)
    settings = settings_of(instance, game[1] if game else "", data.settings)
    try:
        table = await follow_ups.take_in(instance.registry, data.record, me.id, settings=settings)
    except ValueError as problem:
        raise HttpError(400, "bad_record", str(problem)[:MOST_SENTENCE]) from problem
    return TableName(table)


LARGE_ROUTES: Final = [hand_in]
