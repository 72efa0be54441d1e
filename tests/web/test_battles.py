"""A battle is fought with open eyes: the chances stand there before anything is chosen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.staged import attack, fight, stage

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def come(house: Running, page: Page, position: dict[str, Any]) -> Locator:
    page.get_by_role("button", name="Play bots now").first.wait_for()
    stage(house, page, position)
    return page.locator(".chances")


@SIZES
def test_each_unit_against_each_of_theirs_before_units_are_sent(
    visit: Visit, house: Running, size: dict[str, int]
) -> None:
    page = visit(size=size)
    chances = come(house, page, attack())
    expect(chances.locator("tbody tr").first).to_be_visible()
    shares = [int(each) for each in chances.locator("tbody td").all_inner_texts()]
    assert len(shares) == 7 * 5 and all(0 < each < 100 for each in shares)
    chances.locator("tbody td").first.scroll_into_view_if_needed()
    chances.locator("tbody td").first.hover()
    expect(page.get_by_role("tooltip").filter(visible=True)).to_contain_text(re.compile(r"\d dice against"))


@SIZES
def test_the_battle_has_a_figure_and_says_on_what_it_rests(visit: Visit, house: Running, size: dict[str, int]) -> None:
    page = visit(size=size)
    chances = come(house, page, fight())
    expect(chances.locator(".whole")).to_contain_text("choose evenly among what is left and nobody retreats")
    expect(page.get_by_text("does not count against these units")).to_have_count(1)
    assert re.match(r"\d+ %", chances.locator(".whole").inner_text())
    box = chances.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
