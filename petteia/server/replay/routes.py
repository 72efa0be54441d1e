"""Analysing and proving a finished game, as `petteia analyse` and `petteia verify` do, for people in a browser.

A browser has no rules to replay the game with, so it has to trust the server for the moves. It can check by itself,
from the record, that the seed is the one to which the dealer committed itself.
"""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response

from petteia.server.auth.guests import guest_of, purse_of
from petteia.server.http.route import get
from petteia.server.instance import instance_of
from petteia.server.jobs.errors import TooMuch
from petteia.server.lobby.table_requests import RECORD_BYTES, TableId
from petteia.tables.afterwards.analysis import GameAnalysis
from petteia.tables.afterwards.proof import Proof
from petteia.tables.live import follow_ups


@get(
    "/api/tables/{table:str}/hindsight",
    "Who was how likely to win",
    "tables",
    (401, 403, 404, 409),
    gives=GameAnalysis,
    description="After the end: everybody's chances as the game went on, as bots see positions with all hands open, "
    "and what was luck.",
)
async def look(request: Request[Any, Any, Any], table: TableId) -> Response[bytes]:
    """What `petteia analyse` says about the record of the table."""
    instance, me = instance_of(request), await guest_of(request)
    await follow_ups.must_be_analysed(instance.registry, table, me.id)

    async def make() -> bytes:
        try:
            return await instance.history.analyse(table)
        except TooMuch:  # a long game on a server that is not compiled: no analysis
            return msgspec.json.encode(GameAnalysis([], []))

    return Response(await purse_of(request, me).answer(RECORD_BYTES, make), media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/proof",
    "Prove a game",
    "tables",
    (401, 403, 404, 409),
    gives=Proof,
    description="After the end: whether the record can be played by the rules and every outcome is what was dealt.",
)
async def proof(request: Request[Any, Any, Any], table: TableId) -> Response[bytes]:
    """What `petteia verify` says about the record of the table."""
    instance, me = instance_of(request), await guest_of(request)
    await follow_ups.must_export(instance.registry, table, me.id)
    return Response(await instance.history.proof(table), media_type=MediaType.JSON)


ROUTES: Final = [look, proof]
