"""All tables on one page, for people who come once a day: what happened, what is asked, and what a plan would spare."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from petteia.games.deukalion.scenario import scenario
from petteia.tables.journal.specs import SeatPlan, Settings
from tests.server.running import PATIENCE_S, Running
from tests.web.conftest import DARK_PHONE, DESKTOP, LIGHT_DESKTOP, PHONE, Visit, at_size, in_corners
from tests.web.door import DOOR, guest
from tests.web.table import speak
from tests.web.test_digest import Driven

pytestmark = pytest.mark.part("days")
WORDS = {
    "de": ("Deine Tische heute", "Was du gefragt wirst", "Was du schon jetzt entscheiden kannst", "2 Tische warten"),
    "nl": ("Jouw tafels vandaag", "Wat je gevraagd wordt", "Wat je nu al kunt beslissen", "2 tafels wachten"),
    "en": ("Your tables today", "What is asked of you", "What you could decide ahead", "2 tables wait"),
}


def voyage(server: Running, me: dict[str, Any], mine: bool) -> str:
    """Deukalion for two: the visitor is asked for a card, or waits for Bion, who is."""
    seat = 0 if mine else 1
    start = dict(scenario(seats=2, phase="after_roll", hands={seat: ["golden_fleece"]}).state.save())
    registry = server.instance.registry

    async def laid() -> str:
        plans = [SeatPlan(me["id"], me["name"], ready=True), SeatPlan("bion", "Bion", ready=True)]
        settings = Settings(window_ms=0, adding_ms=0)
        table = await registry.create("deukalion", me["id"], plans, settings=settings, start=start)
        await registry.command(table, lambda s, now: s.seating.start(me["id"], now=now))
        for number, player in enumerate((me["id"], "bion")):
            await registry.command(table, lambda s, now, n=number, p=player: s.seating.add(p, n, bytes(16), now=now))
        return table

    return asyncio.run_coroutine_threadsafe(laid(), server.loop).result(PATIENCE_S)


def tables(server: Running, page: Page) -> Driven:
    """Three tables: one at which two people wait for the visitor, one at which one does, one that asks another."""
    me = guest(server, page)
    voyage(server, me, mine=False)
    voyage(server, me, mine=True)
    table = Driven(server, page)
    table.play(0, "lay greek_trade_1")
    table.others_gather()
    page.goto(server.url + "/today")
    expect(page.locator("main h3")).to_have_count(3)
    return table


@at_size(PHONE)
def test_the_table_at_which_most_people_wait_comes_first(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    tables(server, page)
    asked = page.get_by_role("region", name="What is asked of you").locator(".panel")
    expect(asked.first).to_contain_text("Age of Mythology")
    expect(asked.first).to_contain_text("2 people wait for you.")
    expect(asked.first).to_contain_text("asked since")
    expect(asked.last).to_contain_text("Deukalion")
    expect(asked.last).to_contain_text("One person waits for you.")
    expect(page.get_by_role("status").filter(has_text="2 tables wait")).to_contain_text("3 people wait for you.")
    news = page.get_by_role("region", name="Since your last move")
    expect(news.get_by_role("listitem")).to_have_count(1)
    expect(news).to_contain_text(re.compile("You .*wood"))
    expect(news).to_contain_text("more lines in the chronicle")
    ahead = page.get_by_role("region", name="What you could decide ahead").locator(".panel")
    expect(ahead).to_have_count(1)
    expect(ahead).to_contain_text("A plan would answer for you")
    expect(ahead).to_contain_text("Kylix")


@at_size(PHONE)
def test_one_press_opens_the_plan_and_the_page_tells_of_it(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    tables(server, page)
    ahead = page.get_by_role("region", name="What you could decide ahead")
    expect(ahead).to_contain_text("Kylix")
    ahead.get_by_role("link", name="My plan for this table Deukalion, with Bion").press("Enter")
    dialog = page.get_by_role("dialog", name="My plan")
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    answers = dialog.locator("fieldset", has_text="Kylix").first.locator(".answers").first.get_by_role("button")
    answers.first.click()
    expect(dialog.locator("ol li:has(button)")).to_have_count(1)
    page.go_back()
    expect(ahead).to_contain_text("One entry is planned.")
    expect(ahead).not_to_contain_text("Kylix")


@in_corners(LIGHT_DESKTOP, DARK_PHONE)
def test_the_page_of_a_day_speaks_three_languages_and_has_no_barriers(
    visit: Visit, server: Running, violations: Callable[[Page], list[str]], scheme: str, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size, color_scheme=scheme)
    tables(server, page)
    for language, (title, asked, ahead, count) in WORDS.items():
        speak(page, language)
        page.goto(server.url + "/today")
        expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
        expect(page.get_by_role("heading", level=2, name=asked)).to_be_visible()
        expect(page.get_by_role("heading", level=2, name=ahead)).to_be_visible()
        expect(page.get_by_role("status").filter(has_text=count)).to_be_visible()
        expect(page.locator(".question").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], "nothing hangs over the edge"
    assert violations(page) == []


@at_size(DESKTOP)
def test_it_is_found_from_home_and_invites_where_nothing_goes_on(
    visit: Visit, server: Running, size: dict[str, int]
) -> None:
    page = visit("/today", size=size)
    expect(page.get_by_role("heading", name="No game of yours is under way")).to_be_visible()
    page.get_by_role("link", name="Look for a game").click()
    expect(page.get_by_role("region", name="Continue")).to_contain_text("Nothing yet")
    expect(page.get_by_role("link", name="Your tables today")).to_have_count(0)
    voyage(server, guest(server, page), mine=True)
    page.goto(server.url)
    page.get_by_role("link", name="Your tables today: one waits for you").click()
    page.get_by_role("link", name="Answer Deukalion, with Bion").click()
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
