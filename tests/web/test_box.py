"""Own boxes: their figures are entered and checked, played with openly, and shared as a file."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.server.running import Running
from tests.shelf import GAMES
from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.part("friends")


def opened(page: Page, section: str, entry: str) -> Locator:
    """An entry of a section, with all its figures."""
    group = page.locator(".section", has=page.get_by_role("heading", name=section, exact=True))
    group.locator("> summary").click()
    row = group.locator("details", has_text=entry).first
    row.locator("> summary").click()
    return row


def test_true_figures_are_put_in_played_with_and_seen_before_anybody_sits_down(
    visit: Visit, server: Running, violations: Callable[[Page], list[str]]
) -> None:
    ida = visit("/box/deukalion")
    ida.get_by_role("button", name="New box").click()
    name = ida.get_by_label("Name of the box")
    name.fill("Attic shelf")
    corinth = opened(ida, "Cities", "Corinth")
    strength = corinth.get_by_label("Strength to conquer")
    strength.fill("-3")
    strength.press("Tab")
    expect(corinth.get_by_text("This is -3; right would be a whole number from 0 to 20.")).to_be_visible()
    expect(strength).to_have_attribute("aria-invalid", "true")
    expect(ida.get_by_role("button", name="Play with it")).to_have_attribute("aria-disabled", "true")
    assert violations(ida) == []
    ida.get_by_role("button", name=re.compile("Cities › Corinth")).click()
    expect(strength).to_be_focused()
    strength.fill("6")
    strength.press("Tab")
    expect(ida.get_by_text("Kept. One entry differs from the game.")).to_be_visible()
    expect(corinth.get_by_text("Owner")).to_be_visible()
    ida.get_by_role("button", name="Play with it").click()
    expect(ida.get_by_label("Figures")).to_have_value(re.compile("."))
    ida.get_by_role("button", name="Open the table").click()
    expect(ida.get_by_text("Played with the box “Attic shelf”.")).to_be_visible()
    odo = visit("/", size=PHONE)
    row = odo.get_by_role("listitem").filter(has_text="Attic shelf")
    row.get_by_role("link", name="Look").click()
    difference = odo.get_by_role("listitem").filter(has_text="Corinth")
    expect(difference).to_contain_text("Strength to conquer")
    expect(difference.locator("ins")).to_contain_text("6")
    expect(odo.get_by_role("button", name="Sit").first).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("language", ["nl", "de"])
def test_a_box_is_read_in_every_language(visit: Visit, language: str, violations: Callable[[Page], list[str]]) -> None:
    for game in GAMES:
        page = visit(f"/box/{game}", language=language, size=PHONE, color_scheme="dark")
        page.locator(".section > summary").first.wait_for()
        assert not re.search(r"web-box-|undefined|\[object", page.get_by_role("main").inner_text())
        assert violations(page) == []


@pytest.mark.soak
def test_a_box_is_handed_on_as_a_file(visit: Visit, tmp_path: Path) -> None:
    ida = visit("/box/parthenon")
    ida.get_by_role("button", name="New box").click()
    row = opened(ida, "Cargo", "Cargo")
    row.get_by_label("Most cards", exact=True).fill("7")
    row.get_by_label("Most cards", exact=True).press("Tab")
    expect(ida.get_by_text("Kept. One entry differs from the game.")).to_be_visible()
    with ida.expect_download() as download:
        ida.get_by_role("button", name="Download").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert tomllib.loads(file.read_text("utf-8"))["cargo"]["max_cards"] == 7
    odo = visit("/box/parthenon", excused=("409",))
    odo.get_by_label("Open a file").set_input_files(file)
    expect(odo.get_by_text("Kept. One entry differs from the game.")).to_be_visible()
    expect(odo.get_by_label("Name of the box")).to_have_value("parthenon")
    bad: FilePayload = {"name": "x.toml", "mimeType": "text/plain", "buffer": b"count = "}
    odo.get_by_label("Open a file").set_input_files(bad)
    expect(odo.get_by_text("This file is not a box of this game.")).to_be_visible()
    wrong: FilePayload = {"name": "x.toml", "mimeType": "text/plain", "buffer": b"\xff\xfe\x00"}
    odo.get_by_label("Open a file").set_input_files(wrong)
    expect(odo.get_by_text("This file is no readable text, and so no box.")).to_be_visible()
