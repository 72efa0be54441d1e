"""Analysing and proving a finished game, as `petteia analyse` and `petteia verify` do, for people in a browser.

A browser has no rules to replay the game with, so it has to trust the server for the moves. It can check by itself,
from the record, that the seed is the one to which the dealer committed itself.
"""

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.params import Parameter

from petteia.server.auth.guests import guest_of, quota_of
from petteia.server.http.route import get
from petteia.server.instance import instance_of
from petteia.server.jobs.errors import TooMuch
from petteia.server.lobby.table_requests import RECORD_BYTES, TableId
from petteia.tables.afterwards.analysis import GameAnalysis
from petteia.tables.afterwards.coach import Coached, CoachPlan, Tried
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

    return Response(await quota_of(request, me).answer(RECORD_BYTES, make), media_type=MediaType.JSON)


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


COACH_BYTES: Final = 2_000
SeatAsked = Annotated[int, Parameter(ge=0, le=63, description="Whose decisions: a seat of one's own.")]
LineAsked = Annotated[int, Parameter(ge=1, le=1 << 31, description="A line of the record.")]
Option = Annotated[int, Parameter(ge=0, le=1 << 31, description="The number of an option.")]


@get(
    "/api/tables/{table:str}/coach",
    "Which decisions may have been mistakes",
    "tables",
    (401, 403, 404, 409),
    gives=CoachPlan,
    description="After the end: which decisions of a seat of one's own are worth a look, the likeliest mistakes first.",
)
async def coach(request: Request[Any, Any, Any], table: TableId, seat: SeatAsked) -> Response[bytes]:
    """The coach's plan."""
    return await coaching(request, table, seat, "coach")


@get(
    "/api/tables/{table:str}/coach/{line:int}",
    "What a decision cost",
    "tables",
    (401, 403, 404, 409),
    gives=Coached,
    description="After the end: what the decision in that line of the record cost, by paired play-outs from what its "
    "seat knew (docs/coach.md).",
)
async def coached(request: Request[Any, Any, Any], table: TableId, line: LineAsked, seat: SeatAsked) -> Response[bytes]:
    """One decision."""
    return await coaching(request, table, seat, "coached", line=line)


@get(
    "/api/tables/{table:str}/coach/{line:int}/tried",
    "What another option would have lost",
    "tables",
    (401, 403, 404, 409),
    gives=Tried,
    description="After the end: how many points an option loses against another one of the same decision.",
)
async def tried(
    request: Request[Any, Any, Any], table: TableId, line: LineAsked, seat: SeatAsked, option: Option, best: Option
) -> Response[bytes]:
    """One option of it."""
    return await coaching(request, table, seat, "tried", line=line, option=option, best=best)


async def coaching(request: Request[Any, Any, Any], table: str, seat: int, do: str, **what: int) -> Response[bytes]:
    """What the coach answers to a guest about a seat."""
    instance, me = instance_of(request), await guest_of(request)
    await follow_ups.must_be_coached(instance.registry, table, me.id, seat)

    async def make() -> bytes:
        return await instance.history.coach(do, table, seat=seat, **what)

    return Response(await quota_of(request, me).answer(COACH_BYTES, make), media_type=MediaType.JSON)


ROUTES: Final = [look, proof, coach, coached, tried]
