"""Cards are drawn and discarded with everything in sight, and an announcement can be repeated."""

import re

import pytest
from playwright.sync_api import Page, expect

from petteia.games.age_of_mythology.scenario import Tabletop
from tests.server.running import Running
from tests.web.conftest import PHONE, Visit
from tests.web.door import DOOR
from tests.web.staged import stage
from tests.web.test_holding_still import EVERY, SIZES, rich

pytestmark = pytest.mark.part("boards")

HIDDEN = """() => [...document.querySelectorAll('.draws button, .draws .back, .draws .held')].flatMap((each) => {
  const box = each.getBoundingClientRect()
  const seen = [[box.left + 3, box.y + box.height / 2], [box.right - 3, box.y + box.height / 2],
    [box.x + box.width / 2, box.top + 2], [box.x + box.width / 2, box.bottom - 3]]
  const there = seen.every(([x, y]) => {
    const found = document.elementFromPoint(x, y)
    return found && (each.contains(found) || (each.tagName !== 'BUTTON' && found.closest('.draws')))
  })
  return there ? [] : [each.textContent.trim()]
})"""
"""What may be chosen while cards are drawn and cannot be seen whole: it is cut, or something lies over it."""
LONG = """() => {
  const said = document.querySelector('#prompt-sentence')
  const line = parseFloat(getComputedStyle(said).lineHeight)
  while (said.getBoundingClientRect().height < 2.5 * line) said.textContent += ' and on'
}"""
"""A prompt of three lines, as beside many buttons."""
BESIDE = """(text) => {
  const hint = document.querySelector('.prompt .buttons .btn.sm'), more = hint.cloneNode(true)
  more.lastChild.textContent = text
  hint.before(more)
}"""
"""One button more, as after a round of the others."""
AGAIN = {"en": "See it again", "de": "Nochmal ansehen", "nl": "Nog eens zien"}


def drawing(*held: str, age: str = "mythic") -> Tabletop:
    """The last age: seven cards to choose from, and as many numbers as there can be."""
    return rich(3, phase="draw_action_cards", ages={0: age}, hands={0: held})


@pytest.mark.parametrize(
    ("size", "language"),
    [pytest.param(size, tag, marks=() if (size, tag) == ("phone", "de") else pytest.mark.soak) for size, tag in EVERY],
)
def test_every_card_and_every_number_is_in_sight(visit: Visit, server: Running, size: str, language: str) -> None:
    page = visit(DOOR, size=SIZES[size], reduced_motion="reduce", language=language)
    for table, numbers in ((drawing(), 7), (drawing("greek_gather_all", "greek_build_3"), 5)):
        stage(server, page, dict(table.state.save()))
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        expect(page.locator(".draws .number")).to_have_count(numbers)
        page.evaluate("document.fonts.ready")
        assert page.evaluate(HIDDEN) == []
        page.evaluate(*((BESIDE, AGAIN[language]) if size == "phone" else (LONG,)))
        assert page.evaluate(HIDDEN) == [], "beside more"
    page.reload()
    card, picked = page.locator("[data-piece='pile/0/permanent_build']"), page.locator("[data-piece^='picked/0/']")
    card.click()
    picked.click()  # pressed again it is let go
    expect(picked).to_have_count(0)
    for undo in ("u", "Control+z"):
        card.click()
        expect(picked).to_have_count(1)
        page.keyboard.press(undo)
        expect(picked).to_have_count(0)
    page.reload()
    expect(card).to_be_visible()
    expect(picked).to_have_count(0)


@pytest.mark.soak
def test_another_number_takes_the_place_of_the_first(visit: Visit, server: Running) -> None:
    """AOM-2.3.6 — One number; until everything is sent it may be another, also after the page was loaded anew."""
    page = visit(DOOR, size=PHONE, reduced_motion="reduce")
    stage(server, page, dict(drawing("greek_gather_all", age="heroic").state.save()))
    numbers = page.locator(".draws .number")
    pressed = page.locator(".draws .number[aria-pressed=true]")
    sentence = page.locator("#prompt-sentence")
    expect(numbers).to_have_count(5)
    page.locator("[data-piece='pile/0/permanent_build']").click()
    expect(numbers).to_have_count(4)
    numbers.nth(1).click()
    expect(sentence).to_have_text("You will draw 2 random cards. Ready?")
    numbers.nth(2).click()
    expect(sentence).to_have_text("You will draw 3 random cards. Ready?")
    page.reload()
    expect(pressed).to_contain_text("3")
    expect(page.locator("[data-piece='picked/0/permanent_build'] .tick")).to_be_visible()
    pressed.click()
    expect(sentence).to_contain_text("say how many random ones you draw")
    numbers.first.click()
    page.locator("button[data-verb=stop]").click()
    hand = page.get_by_role("group", name="Your cards").locator("[data-piece^='hand/0/']")
    hand.nth(1).wait_for()
    assert hand.count() in (2, 3)  # the random one may be another of a kind that is there: those lie on one another


def test_discarding_says_what_is_kept(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    held = ("greek_gather_all", "greek_build_3")
    stage(server, page, dict(rich(3, phase="discard_cards", hands={0: held}).state.save()))
    sentence = page.locator("#prompt-sentence")
    expect(sentence).to_contain_text("you keep 2 cards")
    page.locator("[data-piece='hand/0/greek_gather_all']").click()
    discard(page)
    expect(sentence).to_contain_text("you keep one card")
    page.locator("[data-piece='hand/0/greek_build_3']").click()
    discard(page)
    expect(sentence).to_have_text("You keep no card. Ready?")


def discard(page: Page) -> None:
    """A card of the hand waits for what is to be done with it, unless there is one thing only."""
    button = page.get_by_role("region", name="What to do now").get_by_role("button", name=re.compile("^Discard"))
    page.locator("[aria-busy=true]").first.wait_for(state="detached")
    if button.count():
        button.first.click()
