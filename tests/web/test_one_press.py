"""One press does the obvious: a card is played, the hand filled, the best are sent; what can be taken back is not asked
about."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import PHONE, Visit, at_size
from tests.web.door import DOOR
from tests.web.staged import attack, stage, undisturbed
from tests.web.test_drawing import drawing

pytestmark = pytest.mark.part("boards")


def card(page: Page, kind: str) -> str:
    return f"[data-piece='hand/0/{kind}']"


@at_size(PHONE)
def test_a_card_is_played_by_pressing_it_and_can_be_taken_back(
    visit: Visit, server: Running, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size)
    stage(server, page, undisturbed(), confirm_ms=600_000)
    build, passing = page.locator(card(page, "greek_build_3")), page.locator("[data-verb=pass-with]")
    expect(build.locator(".aside")).to_have_text("Build 3: Play Build 3")
    build.press("Enter")
    expect(page.locator(".offer[data-may]").first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(build).to_be_visible()
    passing.click()
    expect(page.locator(".prompt strong")).to_have_text("Which card do you pass with?")
    passing.click()  # or not
    expect(page.locator(".prompt strong")).not_to_have_text("Which card do you pass with?")
    passing.click()
    build.click()
    expect(build).to_have_count(0)


def test_a_card_that_could_not_be_taken_back_asks_first(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    stage(server, page, undisturbed(), confirm_ms=600_000)
    page.locator(card(page, "permanent_next_age")).click()
    expect(page.locator("section.prompt button[data-verb=lay]")).to_be_visible()
    expect(page.locator(card(page, "permanent_next_age"))).to_be_visible()


@at_size(PHONE)
def test_one_press_fills_the_hand(visit: Visit, server: Running, size: dict[str, int]) -> None:
    """AOM-2.3 — What is picked, and as many cards from the deck as there is room for."""
    page = visit(DOOR, size=size)
    stage(server, page, dict(drawing("greek_gather_all", age="heroic").state.save()))
    rest = page.locator("[data-draw=rest]")
    expect(rest).to_have_text("Draw 5")
    page.locator("[data-piece='pile/0/permanent_build']").click()
    expect(rest).to_have_text("Take 1, draw 4")
    page.locator(".number").first.click()
    expect(rest).to_have_count(0)  # a number is named
    page.get_by_role("button", name="Undo").click()
    rest.click()
    expect(page.locator(".draws")).to_have_count(0)


def test_the_best_are_sent_with_one_press(visit: Visit, server: Running) -> None:
    """AOM-5.1 — Who they are stands on the button; whoever picks one does the rest alone."""
    page = visit(DOOR)
    stage(server, page, attack())
    best = page.locator("[data-send=best]")
    expect(best.locator("small")).not_to_be_empty()
    unit = page.locator(".side [data-piece='holding/0/hoplite'][data-may]").first
    unit.click()
    expect(best).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    best.click()
    expect(best).to_have_count(0)
    expect(page.locator("[data-piece='holding/0/hoplite'][data-may]")).to_have_count(0)
