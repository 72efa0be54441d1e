"""Undo as people expect it: back to the last moment that revealed anything; and a confirmation before final actions."""

import re

import pytest
from playwright.sync_api import Page, expect

from petteia.tables.journal.specs import BotSpec, SeatPlan, Settings
from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.door import DOOR, begun, guest, led
from tests.web.staged import defence, middle, stage

pytestmark = pytest.mark.part("boards")
CARD = "[data-piece='hand/0/greek_build_3']"
WORDS = {
    "en-GB": ("Undo", "Show the others", "Go ahead", "Not yet"),
    "de-DE": ("Rückgängig", "Den anderen zeigen", "Ja, los", "Noch nicht"),
    "nl-NL": ("Ongedaan maken", "Aan de anderen tonen", "Ja, doorgaan", "Nog niet"),
}

FOR_GOOD = {
    "en-GB": re.compile("Attack the .* This cannot be undone"),
    "de-DE": re.compile("lässt sich nicht rückgängig machen"),
    "nl-NL": re.compile("kun je niet ongedaan maken"),
}


def sit_down(server: Running, pages: list[Page], confirm_ms: int = 600_000) -> None:
    """Three people at a table in its middle; those without a page do nothing."""
    people = [guest(server, page) for page in pages]
    bots = [SeatPlan(bot=BotSpec("random", name="Theano"))] * (3 - len(people))
    settings = Settings(window_ms=0, confirm_ms=confirm_ms)
    led(server, pages, begun(server, "age_of_mythology", people, bots, settings=settings, start=middle()))


def play_the_card(page: Page) -> None:
    expect(page.locator(CARD).locator(".aside")).not_to_contain_text(",")  # one press plays it
    page.locator(CARD).click()
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "size"),
    [("de-DE", PHONE), *(pytest.param(tag, DESKTOP, marks=pytest.mark.soak) for tag in ("en-GB", "nl-NL"))],
    ids=["en-desktop", "de-phone", "nl-desktop"],
)
def test_a_played_card_is_taken_back_and_the_neighbour_sees_it_when_it_is_shown(
    visit: Visit, server: Running, locale: str, size: dict[str, int]
) -> None:
    undo, show, go_ahead, not_yet = WORDS[locale]
    mine = visit(DOOR, size=size, locale=locale, confirm=True)
    theirs = visit(DOOR)
    sit_down(server, [mine, theirs])
    before = theirs.locator("main").inner_text()
    play_the_card(mine)
    mine.locator("button[data-may][data-piece^='offer/']").first.click()
    expect(mine.locator("button[data-may][data-piece^='offer/']").first).to_be_enabled()
    mine.get_by_role("button", name=undo).click()  # the building,
    mine.get_by_role("button", name=undo).click()  # and the card
    expect(mine.locator(CARD)).to_be_visible()
    play_the_card(mine)
    assert theirs.locator("main").inner_text() == before, "nobody has seen any of it"
    mine.reload()
    expect(mine.get_by_role("button", name=show)).to_be_visible()  # held moves come back held
    mine.get_by_role("button", name=show).click()
    expect(mine.get_by_role("button", name=undo)).to_have_count(0)
    expect(theirs.get_by_text(re.compile("plays Build 3")).first).to_be_attached()
    mine.locator("section.prompt button[data-verb=stop]").click()  # the end of a turn is asked about nowhere
    expect(mine.locator("section.prompt button[data-verb=stop]")).to_have_count(0)
    mine.close()
    theirs.close()

    # Before a battle begins one is asked, once and truly: until then it can be undone, after it it cannot.
    mine = visit(DOOR, size=size, locale=locale, confirm=True)
    sit_down(server, [mine])
    attack = mine.locator("[data-piece='hand/0/greek_attack_5']")
    expect(attack.locator(".aside")).not_to_contain_text(",")
    attack.click()
    mine.locator("button[data-piece^='offer/'][data-may]").nth(1).click()
    expect(mine.get_by_role("button", name=undo)).to_be_visible()
    area = mine.locator("[data-piece^='offer/'].pic-area[data-may]").first
    area.click()
    expect(mine.get_by_role("button", name=go_ahead)).to_be_focused()
    expect(mine.locator("section.prompt .btn.go"), "one button is gold").to_have_count(1)
    expect(mine.locator("section.prompt strong"), "one sentence").to_have_text(FOR_GOOD[locale])
    mine.get_by_role("button", name=not_yet).click()
    expect(area).to_be_focused()
    area.click()
    mine.get_by_role("button", name=go_ahead).click()
    expect(mine.locator(".scene")).to_be_visible()
    expect(mine.get_by_role("button", name=undo)).to_have_count(0)


def test_the_word_before_what_is_for_good_can_be_switched_off(visit: Visit) -> None:
    page = visit("/settings", confirm=True)
    asked = page.get_by_role("group", name="Ask before what cannot be undone")
    asked.get_by_role("button", name="Off").click()
    page.reload()
    expect(asked.get_by_role("button", name="Off", pressed=True)).to_be_visible()


def test_nobody_gives_a_battle_away_by_being_done(visit: Visit, server: Running) -> None:
    """The button names its effect, and there is one confirmation; with a unit chosen there is none."""
    page = visit(DOOR, reduced_motion="reduce", confirm=True)
    stage(server, page, defence())
    done = page.locator("section.prompt button[data-verb=stop]")
    expect(done).to_have_text("Send nothing")
    done.click()
    expect(page.locator("#prompt-sentence")).to_have_text("Send no units? Then you lose this battle at once.")
    page.get_by_role("button", name="Not yet").click()
    page.locator("[data-piece='holding/0/hoplite']").first.click()
    expect(done).to_have_text("Done")
    page.get_by_role("button", name="Undo").click()
    expect(done).to_have_text("Send nothing")
