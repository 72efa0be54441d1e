"""Sharing: a moment, a game, a position to play on from, each as a link with a preview."""

import re
import zipfile

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.server.test_share import ABLE, told
from tests.web.conftest import Visit
from tests.web.door import DOOR
from tests.web.test_replay import tool, watch

pytestmark = pytest.mark.part("friends")
CATCH = "navigator.share = (shared) => { window.shared = shared; return Promise.resolve() }"
COPY = "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }"
REFUSE = f"delete Navigator.prototype.share; {COPY}"


def shown(link: str) -> dict[str, str]:
    """A robot's view of a link; if there is a picture it is valid."""
    meta = told(httpx.get(link))
    if ABLE:
        assert httpx.get(meta["og:image"], timeout=60).content.startswith(b"\x89PNG")
    return meta


def test_a_moment_and_a_position_are_shared_with_what_they_are_about(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    page.add_init_script(REFUSE)
    watch(page, server, "agora", at="/9")
    tool(page, "Share")
    expect(page.get_by_text("A link to this moment is copied.")).to_be_visible()
    link = page.evaluate("copied")
    assert link == f"{page.url}?lang=en"
    assert shown(link)["og:title"] == "Agora, move 9"
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')) }")
    tool(page, "Share")
    expect(page.get_by_label("Link to the game")).to_have_value(link)
    page.evaluate(f"() => {{ {COPY} }}")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    tool(page, "Play on from here")
    page.get_by_role("button", name="Share this position").click()
    expect(page.get_by_text("A link to play on from here is copied.")).to_be_visible()
    position = page.evaluate("copied")
    assert shown(position.replace("lang=en", "lang=nl"))["og:title"] == "Agora: speel verder vanaf zet 9"
    friend = visit(position.removeprefix(server.url))
    expect(friend.get_by_role("dialog", name="Play on from here")).to_be_visible()
    friend.get_by_role("button", name="Against bots").click()
    expect(friend).to_have_url(re.compile("/table/"))
    page.goto(f"{server.url}/replays")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download all my games").click()
    with zipfile.ZipFile(coming.value.path()) as records:
        assert re.fullmatch(r"\d{4}-\d\d-\d\d-agora-\w+\.record", records.namelist()[0])


@pytest.mark.soak
def test_a_device_shares_in_its_own_way(visit: Visit, server: Running) -> None:
    page: Page = visit(DOOR)
    page.add_init_script(CATCH)
    watch(page, server, "agora", at="/9")
    tool(page, "Share")
    assert page.evaluate("shared") == {"title": "Agora", "url": f"{page.url}?lang=en"}
    expect(page.get_by_text("is copied")).to_have_count(0)
