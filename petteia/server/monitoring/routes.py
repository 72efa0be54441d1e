"""For monitoring: whether the server is well, and how busy it is."""

import ipaddress
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response

from petteia.server.auth.guests import address_of
from petteia.server.cluster.siblings import Siblings, together
from petteia.server.http.errors import HttpError
from petteia.server.http.route import get
from petteia.server.instance import Instance, instance_of

PASSED_ON: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
"""What proxies add to the requests that they pass on."""


TROUBLES: Final = {
    "stopping": "the house stops",
    "slow": "the store has not answered in time",
    "ailing": "moves are refused, or the file is damaged; the log says more",
    "silent": "it does not answer",
}


class Health(msgspec.Struct, frozen=True):
    """The server is well."""

    ok: bool


@get("/healthz", "Is the house well?", "upkeep")
async def healthz(request: Request[Any, Any, Any]) -> Health:
    """Whether the store still writes, its data is intact, and every process of the server is well."""
    instance = instance_of(request)
    code = await state(instance)
    if code == "well" and instance.siblings is not None:
        for process, said in (await instance.siblings.ask("state")).items():
            other = "silent" if said is None else said.decode()
            if other not in ("well", "stopping"):  # a stopping one has a successor already
                raise HttpError(503, other, f"process {process}: {TROUBLES.get(other, other)}")
    if code != "well":
        raise HttpError(503, code, TROUBLES[code])
    return Health(True)


async def state(instance: Instance) -> str:
    """The state of this process: well, or what is wrong."""
    if instance.stopping:
        return "stopping"
    if not await instance.probe.answered():
        return "slow"
    return "ailing" if instance.upkeep.ailing() else "well"


def speak_for_all(instance: Instance, folder: Path) -> None:
    """Let this process ask the others of its machine, and answer them."""

    async def how() -> bytes:
        return (await state(instance)).encode()

    async def figures() -> bytes:
        return instance.metrics.text()

    instance.siblings = Siblings(folder, {"state": how, "figures": figures})


@get("/metrics", "Figures for Prometheus", "upkeep", (403,), gives=str, media=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Tables, moves, latencies."""
    instance = instance_of(request)
    allowed = instance.config.metrics
    if allowed == "off" or (allowed == "local" and not _from_here(request)):
        raise HttpError(403, "not_for_you", "the host has not opened the metrics to this address")
    media = "text/plain; version=0.0.4"
    text = instance.metrics.text()
    if instance.siblings is not None:
        text = together({instance.siblings.me: text, **await instance.siblings.ask("figures")})
    return Response(text.decode(), media_type=media)


def _from_here(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from this machine, and not through a proxy that happens to run on it."""
    try:
        here = ipaddress.ip_address(address_of(request)).is_loopback
        return here and not any(name in request.headers for name in PASSED_ON)
    except ValueError:
        return False


ROUTES: Final = [healthz, metrics]
