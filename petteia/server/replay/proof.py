"""Proving a game afterwards: the server checks a record as `petteia verify` does, for people who have only a browser.

A browser has no rules to replay the game with, so it has to trust the server for the moves. It can check by itself,
from the record, that the seed is the one to which the dealer committed itself.
"""

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from petteia.server.auth.guests import GUEST, guest_of
from petteia.server.http.errors import documented
from petteia.server.instance import instance_of
from petteia.server.lobby.table_requests import TableId
from petteia.tables.afterwards.proof import Proof
from petteia.tables.live import follow_ups


@get(
    "/api/tables/{table:str}/proof",
    summary="Prove a game",
    description="After the end: whether the record can be played by the rules and every outcome is what was dealt.",
    tags=["tables"],
    security=GUEST,
    responses={
        **documented(401, 403, 404, 409),
        200: ResponseSpec(data_container=Proof, generate_examples=False),
    },
)
async def proof(request: Request[Any, Any, Any], table: TableId) -> Response[bytes]:
    """What `petteia verify` says about the record of the table."""
    instance, me = instance_of(request), await guest_of(request)
    await follow_ups.must_export(instance.registry, table, me.id)
    return Response(await instance.history.proof(table), media_type=MediaType.JSON)


ROUTES: Final = [proof]
