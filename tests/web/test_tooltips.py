"""A few words beside a thing: under the mouse, with the keyboard's focus and under a finger, above dialogs, too."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.part("friends")


def test_the_mouse_and_the_keyboard_show_what_a_thing_is(visit: Visit) -> None:
    page = visit("/new/deukalion")
    thing, tip = page.locator("button[data-tip]").first, page.get_by_role("tooltip")
    words = thing.get_attribute("data-tip")
    thing.hover()
    expect(tip).to_have_text(words)
    page.mouse.move(1, 1)
    expect(tip).to_have_count(0)
    before = page.locator("button:has(+ button[data-tip])").first
    before.focus()
    before.press("Tab")
    expect(thing).to_be_focused()
    expect(tip).to_have_text(words)
    expect(thing).to_have_attribute("aria-description", words)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_resting_finger_reads_and_does_not_press(visit: Visit) -> None:
    page = visit("/new/deukalion", size=PHONE, has_touch=True)
    thing = page.locator("button[data-tip][aria-pressed=false]").first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    at = {"clientX": box["x"] + 8, "clientY": box["y"] + 8}
    where = {**at, "pointerType": "touch", "pointerId": 7, "isPrimary": True}
    thing.dispatch_event("pointerdown", where)
    expect(page.get_by_role("tooltip")).to_have_text(thing.get_attribute("data-tip"))
    thing.dispatch_event("pointerup", where)
    thing.dispatch_event("click")
    expect(thing).to_have_attribute("aria-pressed", "false")
