"""Nothing is cut off and nothing sticks out: every text of every screen lies within its element."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, DRAWN, PHONE, Visit
from tests.web.door import DOOR
from tests.web.staged import middle, stage

pytestmark = pytest.mark.part("boards")
LAPTOP = {"width": 1280, "height": 720}
ENLARGED = {"width": 720, "height": 450}
"""A desktop at 200 %."""

CUT = """() => {
  const out = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim(), holder = node.parentElement
    if (!text || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (holder.closest('.aside, .skip, script, style, option')) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (!box.width || !box.height) continue
    for (let around = holder; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.textOverflow === 'ellipsis' || Number(style.webkitLineClamp)) break
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break
      if (style.position === 'fixed' || style.clipPath === 'inset(50%)') break
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue
      const edge = around.getBoundingClientRect()
      const aside = box.left < edge.left - 2 || box.right > edge.right + 2
      if (aside || box.top < edge.top - 4 || box.bottom > edge.bottom + 4)
        out.push(`${text.slice(0, 40)} is cut by ${around.tagName.toLowerCase()}.${around.className}`)
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) out.push('the page scrolls sideways')
  return [...new Set(out)]
}"""
"""Texts that reach out of an element that hides overflow; scrolling and ellipses are intended."""


def look(page: Page, name: str) -> list[str]:
    page.evaluate(DRAWN)
    page.evaluate("document.fonts.ready")
    return [f"{name}: {each}" for each in page.evaluate(CUT)]


@pytest.mark.parametrize(
    ("size", "locale"),
    [
        pytest.param(LAPTOP, "de-DE", id="laptop-de"),
        pytest.param(PHONE, "nl-NL", id="phone-nl"),
        pytest.param(DESKTOP, "en-GB", id="desktop-en", marks=pytest.mark.soak),
        *(
            pytest.param(size, f"{lang}-{lang.upper()}", id=f"{size['width']}-{lang}", marks=pytest.mark.soak)
            for size in (LAPTOP, DESKTOP, PHONE)
            for lang in ("de", "nl")
        ),
    ],
)
def test_no_text_is_cut(visit: Visit, server: Running, size: dict[str, int], locale: str) -> None:
    page = visit(size=size, locale=locale, reduced_motion="reduce")
    page.locator(".games button").first.wait_for()
    found = look(page, "home")
    for path in ("/settings", "/help", "/about", "/replays", "/new/age_of_mythology"):
        page.goto(server.url + path)
        page.get_by_role("heading", level=1).wait_for()
        found += look(page, path)
    page.locator("form button.btn.ink").last.click()
    page.locator("output").wait_for()
    found += look(page, "lobby")
    assert found == []
    page.evaluate("document.querySelector('h1').style = 'overflow: hidden; width: 10px; white-space: nowrap'")
    assert look(page, "lobby"), "what is cut is found"


def test_a_table_at_twice_its_size_does_not_scroll_sideways(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=ENLARGED, reduced_motion="reduce")
    stage(server, page, middle())
    page.locator(".sheet").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_settings_lie_over_the_table_and_leave_it_as_it_is(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=LAPTOP)
    stage(server, page, middle())
    assert look(page, "table") == []
    address, title = page.url, page.title()
    board = page.locator(".board").first.bounding_box()
    page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog", name="Settings")
    back, whole = (each.bounding_box() for each in (panel.get_by_role("button", name="Back"), panel))
    assert back and whole and back["width"] > 0.8 * whole["width"], "no button floats over the settings"
    panel.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (page.url, page.locator(".board").first.bounding_box()) == (address, board)
    assert title.partition("·")[2] in page.title()
