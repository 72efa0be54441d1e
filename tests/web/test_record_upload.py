"""A record from the visitor's own device becomes a table: a replay if the game is over, else a game to continue."""

import base64
import gzip
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import FilePayload, Page, expect

from petteia.server.config import Limits
from tests.server.running import AGORA, UNLIMITED, Running, settings
from tests.web.conftest import Visit, in_corners
from tests.web.played import record

ERRORS = ("400", "409", "413")
"""Browsers write a server's refusals into their console."""


def half() -> str:
    """A record whose game is not over."""
    return record(AGORA, most=20)


def file(text: str | bytes) -> FilePayload:
    content = text.encode() if isinstance(text, str) else text
    return {"name": "supper.record", "mimeType": "text/plain", "buffer": content}


def tables(page: Page) -> int:
    listed = page.evaluate("fetch('/api/tables?which=mine').then((answer) => answer.json())")
    return len(listed["tables"])


@pytest.mark.parametrize("place", [pytest.param("/", marks=pytest.mark.soak), "/replays"])
def test_a_game_that_is_over_is_looked_at(visit: Visit, place: str) -> None:
    page = visit(place)
    page.get_by_label("Open a record").set_input_files(file(record(AGORA)))
    expect(page.get_by_role("slider", name="Move")).to_have_value("1")
    assert "/replay/" in page.url


def test_a_game_that_is_not_over_goes_on_and_keys_are_enough(visit: Visit) -> None:
    page = visit()
    page.on("filechooser", lambda asked: asked.set_files(file(half())))
    page.get_by_role("heading", name="Continue").wait_for()
    chooser = page.get_by_label("Open a record")
    for _ in range(60):
        page.keyboard.press("Tab")
        if chooser.evaluate("(it) => it === document.activeElement"):
            break
    else:
        raise AssertionError("the focus never comes to the button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Sit here").first).to_be_visible()
    assert "/table/" in page.url


def test_what_is_no_record_is_said_beside_the_button_and_nothing_changes(visit: Visit) -> None:
    page = visit(excused=ERRORS)
    chooser = page.get_by_label("Open a record")
    said = page.get_by_role("alert")
    for content, words in (
        ("no record at all", "This record cannot be opened.*petteia record"),
        (record(AGORA).replace("8 A lay two", "8 A lay four"), "This record cannot be opened.*lay four"),
        (b"\x89PNG\r\n\x1a\n\xff", "no text in UTF-8"),
        ("", "This file is empty"),
    ):
        chooser.set_input_files(file(content))
        expect(said).to_contain_text(re.compile(words, re.DOTALL))
        expect(chooser).to_have_attribute("aria-describedby", "hand-in-trouble")
    button, alert = page.locator("label", has=chooser).bounding_box(), said.bounding_box()
    assert button and alert and 0 <= alert["y"] - (button["y"] + button["height"]) < 40
    assert page.url.endswith("/") and tables(page) == 0
    chooser.set_input_files(file(record(AGORA)))
    expect(page.get_by_role("slider", name="Move")).to_have_value("1")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("locale", "button", "large", "many"),
    [
        ("de-DE", "Protokoll öffnen", "zu groß", "Spiele zuerst einen deiner Tische zu Ende"),
        *(
            pytest.param(*row, marks=pytest.mark.soak)
            for row in (
                ("en-GB", "Open a record", "too large", "Finish or close one"),
                ("nl-NL", "Verslag openen", "te groot", "Speel eerst een van je tafels uit"),
            )
        ),
    ],
)
def test_a_house_that_has_enough_says_so_in_the_visitors_language(
    visit: Visit, tmp_path: Path, locale: str, button: str, large: str, many: str
) -> None:
    text = record(AGORA)
    limits: Limits = msgspec.structs.replace(UNLIMITED, tables_per_guest=1, record_bytes=len(text.encode()) * 2)
    with Running(tmp_path, settings(limits=limits), games=(AGORA,)) as server:
        page = visit(at=server, locale=locale, excused=ERRORS)
        page.get_by_label(button).set_input_files(file(text + "#" * len(text) * 2))
        expect(page.get_by_role("alert")).to_contain_text(large)
        page.get_by_label(button).set_input_files(file(half()))
        page.wait_for_url("**/table/*")
        page.goto(server.url)
        page.get_by_label(button).set_input_files(file(half()))
        expect(page.get_by_role("alert")).to_contain_text(many)
        assert tables(page) == 1
        page.close()  # before the house does: a page that is open would try to come back, and complain


@in_corners()
def test_a_refused_record_is_no_barrier(
    visit: Visit, violations: Callable[[Page], list[str]], scheme: str, size: dict[str, int]
) -> None:
    page = visit(size=size, color_scheme=scheme, excused=ERRORS)
    for place in ("/", "/replays"):
        page.goto(page.url.partition("/replays")[0].rstrip("/") + place)
        page.get_by_label("Open a record").set_input_files(file("no record at all " * 20))
        expect(page.get_by_role("alert")).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.soak
def test_a_game_that_comes_along_in_a_link_goes_on_here(visit: Visit) -> None:
    page = visit(f"/#record={in_a_link(half())}")
    expect(page).to_have_url(re.compile(r"/table/\w+$"))
    page.goto(page.url.split("/table/")[0] + f"/#record={in_a_link(record(AGORA))}")
    expect(page).to_have_url(re.compile(r"/replay/\w+"))
    page.goto(page.url.split("/replay/")[0] + "/#record=AAAA")
    expect(page.get_by_text("The game in this link cannot be read.")).to_be_visible()


def in_a_link(text: str) -> str:
    """A record as the server in a tab puts it into an address."""
    return base64.urlsafe_b64encode(gzip.compress(text.encode())).decode().rstrip("=")
