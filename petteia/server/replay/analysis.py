"""Analysing a game afterwards, as `petteia analyse` does, for people who have only a browser."""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from petteia.server.auth.guests import GUEST, guest_of, purse_of
from petteia.server.http.errors import documented
from petteia.server.instance import instance_of
from petteia.server.jobs.errors import TooMuch
from petteia.server.lobby.table_requests import RECORD_BYTES, TableId
from petteia.tables.afterwards.analysis import GameAnalysis
from petteia.tables.live import follow_ups


@get(
    "/api/tables/{table:str}/hindsight",
    summary="Who was how likely to win",
    description="After the end: everybody's chances as the game went on, as bots see positions with all hands open, "
    "and what was luck.",
    tags=["tables"],
    security=GUEST,
    responses={
        **documented(401, 403, 404, 409),
        200: ResponseSpec(data_container=GameAnalysis, generate_examples=False),
    },
)
async def look(request: Request[Any, Any, Any], table: TableId) -> Response[bytes]:
    """What `petteia analyse` says about the record of the table."""
    instance, me = instance_of(request), await guest_of(request)
    await follow_ups.must_export(instance.registry, table, me.id)

    async def make() -> bytes:
        try:
            return await instance.history.analyse(table)
        except TooMuch:  # a long game on a server that is not compiled: no analysis
            return msgspec.json.encode(GameAnalysis([], []))

    return Response(await purse_of(request, me).answer(RECORD_BYTES, make), media_type=MediaType.JSON)


ROUTES: Final = [look]
