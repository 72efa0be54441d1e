"""Every option shows its effect on hover or focus, and gold means that it changes something."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from petteia.games.age_of_mythology.scenario import scenario
from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit, at_size
from tests.web.door import DOOR
from tests.web.staged import MIDDLE, stage
from tests.web.table import speak, until

pytestmark = pytest.mark.part("boards")

POOR: dict[str, Any] = {**MIDDLE, "resources": {0: [0, 0, 0, 0], 1: [3, 1, 5, 4], 2: [2, 4, 2, 0]}}


def begin(server: Running, page: Page, position: dict[str, Any], *played: str) -> None:
    table = scenario(**position)
    table.play(*played)
    stage(server, page, dict(table.state.save()))


def card(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-piece='hand/0/{kind}']")


def note(page: Page) -> Locator:
    return page.get_by_role("tooltip").filter(visible=True)


def golden(page: Page) -> set[str]:
    """The highlighted cards."""
    found = page.locator(".hand .glow").evaluate_all("all => all.map(each => each.dataset.piece.split('/')[2])")
    return set(found)


HALO = """all => {
  const probe = all[0].parentElement.appendChild(document.createElement('i'))
  probe.style.boxShadow = 'var(--sh-glow)'
  const halo = getComputedStyle(probe).boxShadow
  probe.remove()
  return all.filter((each) => getComputedStyle(each).boxShadow !== halo).map((each) => each.dataset.piece)
}"""


def test_victory_cards_that_take_a_cube_are_gold(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    begin(server, page, {"seats": 3, "phase": "place_victory_cubes"})
    expect(page.locator(".vcard.glow")).to_have_count(4)
    assert page.locator(".vcard.glow").evaluate_all(HALO) == []


@at_size(DESKTOP)
def test_what_only_allows_passing_is_grey_and_says_why(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    begin(server, page, MIDDLE)
    expect(card(page, "greek_build_3")).to_be_visible()
    assert golden(page) == set(MIDDLE["hands"][0]) - {"permanent_next_age"}
    next_age = card(page, "permanent_next_age")
    next_age.focus()
    expect(note(page)).to_contain_text("AOM-3.6.3")
    next_age.press("Enter")
    expect(page.locator("button.go")).to_have_count(0)
    expect(page.locator("button[data-verb=lay]")).to_be_visible()


def test_a_card_that_would_change_nothing_is_not_golden(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    begin(server, page, POOR)
    expect(card(page, "greek_build_3")).to_be_visible()
    assert golden(page) == {"greek_gather_all", "greek_attack_5"}
    card(page, "greek_build_3").hover()
    expect(note(page)).to_contain_text("nothing you could build")
    card(page, "greek_build_3").click()
    expect(page.locator("button.go")).to_have_count(0)


IN_SIGHT = """() => [...document.querySelectorAll('.offer')].filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect()
  const corners = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6]]
  return corners.every(([x, y]) => each.contains(document.elementFromPoint(x, y)))
}).length"""
"""How many options are completely visible."""


@at_size(PHONE)
def test_a_building_and_a_unit_tell_effect_price_and_what_is_left(
    visit: Visit, server: Running, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size)
    begin(server, page, MIDDLE, "play greek_build_3")
    page.locator(".offer[data-at='stock/house']").wait_for()
    assert page.evaluate(IN_SIGHT) >= 8, "also where there is little room"
    page.locator(".offer[data-at='stock/house']").focus()
    for words in ("House", "Brings a villager", "Price", "Leaves you"):
        expect(note(page)).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(note(page)).to_have_count(0)
    page.locator(".offer[data-at='stock/wonder']").focus()
    expect(note(page)).to_contain_text("AOM-")
    expect(note(page)).not_to_contain_text("Leaves you")
    box = note(page).bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= size["width"] and box["y"] >= 0


def test_a_long_press_tells_and_opens_nothing(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE, has_touch=True)
    begin(server, page, MIDDLE)
    box = card(page, "greek_gather_all").bounding_box()
    assert box
    at = {"clientX": box["x"] + 20, "clientY": box["y"] + 20}
    where = {**at, "pointerType": "touch", "pointerId": 7, "button": 0, "isPrimary": True}
    card(page, "greek_gather_all").dispatch_event("pointerdown", where)
    expect(note(page), "the press was long enough").to_contain_text("Gather")
    card(page, "greek_gather_all").dispatch_event("pointerup", where)
    expect(note(page)).to_contain_text("Gather")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_every_mark_on_the_table_has_a_name(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    begin(server, page, MIDDLE)
    for where, words in (
        ("[data-piece='cubes/0/food']", "spoil at the end"),
        ("[data-piece='cubes/0/wood']", "at most 5 are kept"),
        ("[data-at='deck/greek']", "Greek deck"),
        ("[data-at='pool']", "in the pool"),
        ("[data-at='bank/victory']", "left in the bank"),
        ("[data-piece='victory/the_wonder']", "as things stand"),
        (".own [data-at='won/0']", "victory cubes"),
    ):
        page.locator(where).first.hover()
        expect(note(page)).to_contain_text(words)


def test_notes_speak_the_readers_language(visit: Visit, server: Running) -> None:
    page = visit(DOOR, language="nl")
    begin(server, page, MIDDLE, "play greek_build_3")
    for language, words in (("nl", "Je houdt over"), ("de", "Dir bleiben")):
        if language != "nl":
            speak(page, language)
        page.locator(".offer[data-at='stock/house']").focus()
        expect(note(page)).to_contain_text(words)


GATHERING: dict[str, Any] = {**MIDDLE, "hands": {**MIDDLE["hands"], 0: ["permanent_gather", "greek_gather_all"]}}


def yields(offer: Locator) -> list[int]:
    """The figures on an offer: how many cubes it would bring, ours first."""
    return [sum(map(int, each.split())) for each in offer.locator(".yields > span").all_inner_texts()]


@at_size(DESKTOP)
def test_a_gather_says_what_it_would_bring_everybody(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    begin(server, page, GATHERING, "play permanent_gather")
    offer = page.locator(".offer.pic-resource, .offer.pic-terrain").first
    expect(offer.locator(".yields").first).to_be_visible()
    told = {each.get_attribute("data-piece"): yields(each) for each in page.locator(".offer").all()}
    assert any(len(each) == 3 for each in told.values()), told
    offer.focus()
    for words in ("You: +", "Sigrid: +"):
        expect(note(page)).to_contain_text(words)


def test_what_was_announced_is_what_comes_of_it(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    begin(server, page, MIDDLE, "play greek_build_3")
    house_ = page.locator(".offer[data-at='stock/house']")
    expect(house_.locator(".price")).to_be_visible()
    page.locator("[data-piece='cubes/0/food']").first.wait_for()
    before = {kind: stock(page, kind) for kind in ("food", "wood", "gold", "favor")}
    price = [int(each) for each in house_.locator(".price > span").all_inner_texts()]
    house_.click()
    page.locator("[data-piece='city/0/house'], [data-at='city/0/house']").first.wait_for()
    left = sum(before.values()) - sum(price)
    assert sum(price) > 0
    until(lambda: sum(stock(page, kind) for kind in before) == left, page)


def stock(page: Page, kind: str) -> int:
    """How many cubes of a kind we have."""
    found = re.search(r"\d+", page.locator(f".own [data-piece='cubes/0/{kind}']").first.inner_text())
    return int(found[0]) if found else 0


@pytest.mark.soak
def test_what_an_option_does_is_told_in_the_readers_language(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    begin(server, page, GATHERING, "play permanent_gather")
    for language, words in (("nl", "Jij: +"), ("de", "Du: +")):
        speak(page, language)
        offer = page.locator(".offer.pic-resource, .offer.pic-terrain").first
        expect(offer.locator(".yields")).to_be_visible()
        offer.focus()
        expect(note(page)).to_contain_text(words)
