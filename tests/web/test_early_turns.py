"""A turn decided early, while others decide theirs: in the browser, by a press, until it happens in its turn."""

import asyncio
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from petteia.engine.play import Play
from petteia.games.parthenon.scenario import scenario as islands
from petteia.tables.commands.play import CommandResult, TableCommands
from petteia.tables.journal.specs import SeatPlan, Settings
from tests.server.running import PATIENCE_S, Running
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.door import DOOR, guest
from tests.web.table import speak

WORDS = {
    "en": ("Decide your turn now", "That is my turn", "Take the last one back"),
    "nl": ("Beslis nu al over je beurt", "Dit is mijn beurt", "De laatste terugnemen"),
    "de": ("Entscheide deinen Zug jetzt", "Das ist mein Zug", "Das Letzte zurücknehmen"),
}


def sit(server: Running, page: Page) -> str:
    """Parthenon in the build phase: Bion and Cleo build before the visitor."""
    me = guest(server, page)
    hands = {seat: {"grain": 2, "wool": 2, "ore": 2, "timber": 2, "olives": 2, "grapes": 2} for seat in range(3)}
    start = dict(islands(phase="build", archon=1, hands=hands, patient=True).state.save())
    registry = server.instance.registry

    async def laid() -> str:
        plans = [SeatPlan(me["id"], "Ariadne", ready=True), SeatPlan("bion", "Bion", ready=True)]
        plans.append(SeatPlan("cleo", "Cleo", ready=True))
        settings = Settings(window_ms=0, adding_ms=0)
        table = await registry.create("parthenon", me["id"], plans, settings=settings, start=start)
        await registry.command(table, lambda s, now: s.seating.start(me["id"], now=now))
        return table

    table = asyncio.run_coroutine_threadsafe(laid(), server.loop).result(PATIENCE_S)
    page.goto(f"{server.url}/table/{table}")
    page.locator("section.prompt").first.wait_for()
    return table


def ended(player: str, seat: int, play: Play) -> Callable[[TableCommands, int], CommandResult]:
    """The command that ends a player's turn."""
    decision, done = play.decision_number(seat), [play.game.actions.number("done")]
    return lambda s, now: s.decide(player, seat, decision, done, now=now)


def others_are_done(server: Running, table: str) -> None:
    """Bion and Cleo end their turns, each at his own device."""
    registry = server.instance.registry

    async def done() -> None:
        for seat, name in ((1, "bion"), (2, "cleo")):
            play = (await registry.open(table)).table.running
            await registry.command(table, ended(name, seat, play))

    asyncio.run_coroutine_threadsafe(done(), server.loop).result(PATIENCE_S)


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(DESKTOP, "en", id="desktop"),
        pytest.param(PHONE, "de", id="phone"),
        pytest.param(PHONE, "nl", id="phone-nl", marks=pytest.mark.soak),
        pytest.param(DESKTOP, "de", id="desktop-de", marks=pytest.mark.soak),
    ],
)
def test_a_turn_is_decided_beside_others_and_happens_in_its_place(
    visit: Visit, server: Running, violations: Callable[[Page], list[str]], size: dict[str, int], language: str
) -> None:
    now, keep, back = WORDS[language]
    page = visit(DOOR, size=size)
    table = sit(server, page)
    speak(page, language)
    page.get_by_role("button", name=re.compile(f"^{now}")).first.click()
    section = page.locator("section[aria-labelledby=plan-early]")
    options = section.locator("fieldset button")
    expect(options.first).to_be_visible()
    assert violations(page) == []
    options.first.click()  # something is built
    expect(section.locator("ol li")).to_have_count(1)
    expect(section.get_by_role("button", name=back)).to_be_visible()
    while not section.get_by_role("button", name=keep).is_visible():
        picks = section.locator("ol li").count()
        options.last.click()
        expect(section.locator("ol li")).to_have_count(picks + 1)
    section.get_by_role("button", name=back).click()
    options.last.click()
    section.get_by_role("button", name=keep).click()
    expect(section.get_by_role("status")).to_be_visible()
    entry = page.locator("section[aria-labelledby=plan-list] li:has(button)")
    expect(entry).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    others_are_done(server, table)
    play = asyncio.run_coroutine_threadsafe(server.instance.registry.open(table), server.loop).result(PATIENCE_S)
    expect(page.get_by_role("button", name=re.compile(f"^{now}"))).to_have_count(0)
    page.wait_for_function("() => document.body.innerText.length > 0")
    assert play.table.metadata.plans[0].notes[-1].why == "used"
