"""For whoever looks after the house: is it well, and how busy is it?"""

import asyncio
import ipaddress
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from petteia.server.errors import Trouble, documented
from petteia.server.guests import address_of
from petteia.server.house import house_of

HEALTH_SECONDS: Final = 3.0
PASSED_ON: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
"""What proxies add to the requests that they pass on."""


class Health(msgspec.Struct, frozen=True):
    """The house is well."""

    ok: bool


@get("/healthz", summary="Is the house well?", tags=["upkeep"], responses=documented())
async def healthz(request: Request[Any, Any, Any]) -> Health:
    """Whether the store still writes, and what is kept is what was written."""
    house = house_of(request)
    if house.stopping:
        raise Trouble(503, "stopping", "the house stops")
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await house.wait(house.store.beat(house.hall.now()))
    except TimeoutError as problem:
        raise Trouble(503, "slow", "the store has not answered in time") from problem
    if house.ailing():
        raise Trouble(503, "ailing", "moves are refused, or the file is damaged; the log says more")
    return Health(True)


@get(
    "/metrics",
    summary="Figures for Prometheus",
    tags=["upkeep"],
    media_type=MediaType.TEXT,
    responses={
        **documented(403),
        200: ResponseSpec(data_container=str, media_type=MediaType.TEXT, generate_examples=False),
    },
)
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Tables, moves, latencies."""
    house = house_of(request)
    allowed = house.config.metrics
    if allowed == "off" or (allowed == "local" and not _from_here(request)):
        raise Trouble(403, "not_for_you", "the host has not opened the metrics to this address")
    media = "text/plain; version=0.0.4; charset=utf-8"
    return Response(house.metrics.text().decode(), media_type=media)


def _from_here(request: Request[Any, Any, Any]) -> bool:
    """From this machine, and not by way of a proxy that happens to run on it."""
    try:
        here = ipaddress.ip_address(address_of(request)).is_loopback
        return here and not any(name in request.headers for name in PASSED_ON)
    except ValueError:
        return False


ROUTES: Final = [healthz, metrics]
