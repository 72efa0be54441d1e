"""The pictures of links: anybody may fetch them without coming in, and nothing is opened by it."""

from typing import Annotated, Any, Final

from litestar import Request, Response
from litestar.params import Parameter

from petteia.server.auth.guests import address_of
from petteia.server.http.errors import HttpError
from petteia.server.http.route import get
from petteia.server.instance import Instance, instance_of
from petteia.server.jobs.errors import Overtaxed
from petteia.server.jobs.fair_queue import Requester, asking
from petteia.server.limits.buckets import whence
from petteia.server.limits.rate_limits import spend
from petteia.server.monitoring.logs import log
from petteia.server.share.card import drawn
from petteia.server.share.facts import Facts, Subject, What, language_of, seen
from petteia.server.share.open_graph import facts_for, mark
from petteia.server.share.position import able, position
from petteia.server.share.scene import Scene, SceneSpec
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.entries import UnreadableJournal
from petteia.tables.ports.store import Damaged, StoreError

PICTURE_BYTES: Final = 150_000
"""What a picture takes at most, nearly always."""
MOST_SCENES: Final = 200
STILL: Final = "public, max-age=86400"
MOVING: Final = "public, max-age=120"
ENDING: Final = ".png"


@get(
    "/api/previews/{what:str}/{name:str}",
    "The picture of a link",
    "tables",
    (404,),
    gives=bytes,
    media="image/png",
    description="1200 by 630. `what` is `table`, `replay`, `moment` or `on` (a position to play on from), `name` the "
    "table's id and `.png`. Of a game that is over it shows how it stood: at its end, or at its moment `n`; a "
    "replay does not give the end away. Of a table that is not open to everybody it is the house's own picture.",
)
async def preview(
    request: Request[Any, Any, Any],
    what: Annotated[What, Parameter(description="What the link is about.")],
    name: Annotated[str, Parameter(min_length=1, max_length=44)],
    n: Annotated[int, Parameter(ge=0, le=999_999, description="Which moment; 0: the end.")] = 0,
    seat: Annotated[int, Parameter(ge=-1, le=99, description="Whose moments are counted; -1: a spectator's.")] = -1,
    lang: Annotated[str, Parameter(max_length=10, description="The language of the words in it.")] = "",
    v: Annotated[str, Parameter(max_length=40, description="Not read: it makes addresses differ.")] = "",
) -> Response[bytes]:
    """As any spectator would see it in a list."""
    instance = instance_of(request)
    address = whence(address_of(request))
    if not instance.gallery.able:
        raise HttpError(404, "no_pictures", "this house paints no pictures")
    spend(instance.limits.pictures, address, "many pictures were asked for from this address; wait a moment")
    language = language_of(lang, request.headers.get("accept-language", ""))
    subject = Subject() if what == "house" else Subject(what, name.removesuffix(ENDING), n, seat)
    facts = await facts_for(instance, subject, language)
    headers = {
        "cache-control": STILL if facts.still else MOVING,
        "etag": f'"{mark(facts)}"',
        "vary": "accept-language",
        "cross-origin-resource-policy": "cross-origin",  # it is made to be shown elsewhere
    }
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, media_type="image/png", headers=headers)
    lid = instance.catalogue.looks.get(facts.game, ([], []))[0]
    outlines = instance.gallery.brushes()[0]

    async def painted() -> bytes:
        scene = await scene_for(instance, facts, subject, address)
        if scene is None:
            return await instance.gallery.picture(drawn(facts, lid, outlines))
        return await instance.gallery.picture(position(seen(facts, subject, scene), scene, lid, outlines))

    quota = instance.limits.quota(f"preview {address}", address)
    made = await quota.answer(PICTURE_BYTES, painted)
    return Response(made, media_type="image/png", headers=headers)


async def scene_for(instance: Instance, facts: Facts, subject: Subject, address: str) -> Scene | None:
    """The final position of the game in a picture, if it is over and its manifest says what there is to see. A replay
    has the picture of its box, so that it does not reveal the end; so has a game with which something is wrong."""
    spec = instance.catalogue.scenes.get(facts.game)
    if not facts.still or facts.what in ("house", "replay") or spec is None or spec == SceneSpec():
        return None
    number = subject.number if facts.what in ("moment", "on") else 0
    kept = instance.gallery.scenes
    key = (subject.table, number, subject.seat if number else -1)
    if key not in kept:
        asking.set(Requester("", address))
        try:
            found = await instance.history.scene(*key)
        except (NotPossible, StoreError, Damaged, Overtaxed, UnreadableJournal, ValueError) as problem:
            log.info("no scene for a picture", extra={"table": subject.table, "problem": str(problem)})
            return None
        kept[key] = found
        if len(kept) > MOST_SCENES:
            kept.popitem(last=False)
    return kept[key] if able(kept[key]) else None


ROUTES: Final = [preview]
