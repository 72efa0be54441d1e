"""The pictures of links, for whoever fetches them: nobody has to come in for that, and nothing is opened by it."""

from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from petteia.server.errors import Trouble, documented
from petteia.server.guests import address_of
from petteia.server.house import house_of
from petteia.server.limits import whence
from petteia.server.purse import Purse
from petteia.server.share.drawing import drawn
from petteia.server.share.facts import Subject, What, language_of
from petteia.server.share.head import facts_for, mark

PICTURE_BYTES: Final = 150_000
"""What a picture takes at most, nearly always."""
STILL: Final = "public, max-age=86400"
MOVING: Final = "public, max-age=120"
ENDING: Final = ".png"


@get(
    "/api/previews/{what:str}/{name:str}",
    summary="The picture of a link",
    description="1200 by 630. `what` is `table`, `replay`, `moment` or `on` (a position to play on from), `name` the "
    "table's id and `.png`. Of a table that is not open to everybody it is the house's own picture.",
    tags=["tables"],
    responses={
        **documented(404),
        200: ResponseSpec(data_container=bytes, media_type="image/png", generate_examples=False),
    },
)
async def preview(
    request: Request[Any, Any, Any],
    what: Annotated[What, Parameter(description="What the link is about.")],
    name: Annotated[str, Parameter(min_length=1, max_length=44)],
    lang: Annotated[str, Parameter(max_length=10, description="The language of the words in it.")] = "",
    v: Annotated[str, Parameter(max_length=40, description="Not read: it makes addresses differ.")] = "",
) -> Response[bytes]:
    """As any spectator would see it in a list."""
    house = house_of(request)
    address = whence(address_of(request))
    if not house.gallery.able:
        raise Trouble(404, "no_pictures", "this house paints no pictures")
    if not house.pictures.offered(address):
        raise Trouble(429, "too_often", "many pictures were asked for from this address; wait a moment")
    language = language_of(lang, request.headers.get("accept-language", ""))
    subject = Subject() if what == "house" else Subject(what, name.removesuffix(ENDING))
    facts = await facts_for(house, subject, language)
    headers = {
        "cache-control": STILL if facts.still else MOVING,
        "etag": f'"{mark(facts)}"',
        "vary": "accept-language",
        "cross-origin-resource-policy": "cross-origin",  # it is made to be shown elsewhere
    }
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, media_type="image/png", headers=headers)
    lid = house.catalogue.looks.get(facts.game, ([], []))[0]
    drawing = drawn(facts, lid, house.gallery.brushes()[0])
    purse = Purse(house.guest_purses, house.address_purses, f"preview {address}", address)
    made = await purse.answer(PICTURE_BYTES, lambda: house.gallery.picture(drawing))
    return Response(made, media_type="image/png", headers=headers)


ROUTES: Final = [preview]
