"""Others' actions against a player are summed up in a few words: when it is their move again, and when they return."""

import asyncio
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from petteia.games.age_of_mythology.scenario import scenario
from petteia.tables.journal.specs import SeatPlan, Settings
from tests.server.running import PATIENCE_S, Running
from tests.web.conftest import DESKTOP, PHONE, Visit, at_size
from tests.web.door import DOOR, guest
from tests.web.islands import open_market
from tests.web.staged import MIDDLE
from tests.web.table import speak

pytestmark = pytest.mark.part("boards")
OTHERS = ("nefru", "sigrid")


class Driven:
    """A table at which everybody but the visitor follows the test, in the game's notation."""

    def __init__(
        self, server: Running, page: Page, game: str = "age_of_mythology", start: dict[str, Any] | None = None
    ) -> None:
        self.instance = server
        me = guest(server, page)
        self.players = [me["id"], *OTHERS]
        plans = [SeatPlan(me["id"], me["name"]), *(SeatPlan(name, name.title()) for name in OTHERS)]
        start = start or dict(scenario(**MIDDLE).state.save())
        made = server.instance.registry.create(game, me["id"], plans, settings=Settings(window_ms=0), start=start)
        self.table: str = self.done(made)
        for seat, player in enumerate(self.players):
            self.do(lambda s, now, seat=seat, p=player: s.seating.ready(p, seat, True, now=now))
        self.do(lambda s, now: s.seating.start(me["id"], now=now))
        for seat, player in enumerate(self.players):
            self.do(lambda s, now, seat=seat, p=player: s.seating.add(p, seat, bytes(16), now=now))

    def done(self, what: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self.instance.loop).result(PATIENCE_S)

    def do(self, what: Any) -> None:
        self.done(self.instance.instance.registry.command(self.table, what))

    def play(self, seat: int, *texts: str) -> None:
        """A seat does these things one after the other."""
        for text in texts:
            update = self.done(self.instance.instance.registry.look(self.table, lambda s: s.catch_up(seat))).update
            action = next(a["n"] for a in update.view["actions"] if a["text"] == text)
            self.do(lambda s, now, u=update, a=action: s.decide(self.players[seat], seat, u.decision, [a], now=now))

    def others_gather(self) -> None:
        """Nefru lets everybody gather wood, Sigrid passes."""
        self.play(1, "play permanent_gather", "gather wood", "keep")
        self.play(2, "lay permanent_gather")


@at_size(DESKTOP)
def test_somebody_who_comes_back_reads_what_the_others_did(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    table = Driven(server, page)
    table.play(0, "lay greek_trade_1")
    table.others_gather()
    page.goto(f"{server.url}/table/{table.table}")
    digest = page.get_by_role("region", name="Since your last move")
    expect(digest).to_contain_text("You gained")
    expect(digest).to_contain_text("6 × wood")
    # In the race, victory cards among it.
    expect(digest).to_contain_text("As things stand, you lead with 12; 9 of them not won yet.")
    for language, gained in (("de", "Bekommen: 6× Holz"), ("nl", "Gekregen: 6× hout")):
        speak(page, language)
        expect(page.locator(".digest")).to_contain_text(gained)
    page.locator(".digest .btn").first.click()
    expect(page.locator(".digest")).to_have_count(0)
    expect(page.locator("section.prompt")).to_be_visible()


def test_a_digest_waits_while_something_is_proposed(visit: Visit, server: Running) -> None:
    """On a phone both would lie in the same place; an answer is due first."""
    page = visit(DOOR, size=PHONE)
    table = Driven(server, page)
    table.play(0, "lay greek_trade_1")
    table.others_gather()
    table.do(lambda s, now: s.consent.propose("nefru", "pause", 1, now=now))
    page.goto(f"{server.url}/table/{table.table}")
    page.get_by_text("Nefru asks for a pause.").wait_for()
    digest = page.get_by_role("region", name="Since your last move")
    expect(digest).to_have_count(0)
    table.do(lambda s, now: s.consent.answer("sigrid", False, now=now))
    expect(digest).to_contain_text("You gained")


def test_after_a_round_of_the_others_it_is_told_at_the_table_too(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    table = Driven(server, page)
    page.goto(f"{server.url}/table/{table.table}")
    page.get_by_role("region", name="What to do now").wait_for()
    digest = page.get_by_role("region", name="Since your last move")
    expect(digest).to_have_count(0)
    table.play(0, "lay greek_trade_1")
    table.others_gather()
    expect(digest).to_contain_text("You gained")
    expect(page.get_by_role("textbox", name="Say something"), "and whoever wants to say something can").to_be_visible()
    digest.get_by_role("button", name="Fine").click()
    expect(digest).to_have_count(0)


def test_somebody_who_comes_back_to_the_market_reads_what_an_offer_brought(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    table = Driven(server, page, "parthenon", dict(open_market().state.save()))
    table.play(0, "draft", "to 1", "give wool", "next", "ask olives", "send", "wait")
    table.play(1, "accept 0")
    page.goto(f"{server.url}/table/{table.table}")
    digest = page.get_by_role("region", name="Since your last move")
    expect(digest).to_contain_text("You lost wool")
    expect(digest).to_contain_text("You gained olives")


OVER = """() => {
  const note = document.querySelector('.digest').getBoundingClientRect()
  return [...document.querySelectorAll('.tabs, .stock, .seg, .sheet, .prompt')].filter((each) => {
    const box = each.getBoundingClientRect()
    return note.left < box.right && box.left < note.right && note.top < box.bottom && box.top < note.bottom
  }).map((each) => each.className)
}"""


def test_on_a_phone_it_covers_neither_stocks_nor_tabs_nor_answers(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE, language="en")
    table = Driven(server, page)
    table.play(0, "lay greek_trade_1")
    table.others_gather()
    page.goto(f"{server.url}/table/{table.table}")
    for language in ("en", "de", "nl"):
        if language != "en":
            speak(page, language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.locator(".digest").wait_for()
        assert page.evaluate(OVER) == [], language


@at_size(PHONE)
def test_who_is_attacked_fights_first_and_reads_then(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    table = Driven(server, page)
    page.goto(f"{server.url}/table/{table.table}")
    page.get_by_role("region", name="What to do now").wait_for()
    table.play(0, "lay greek_trade_1")
    table.play(1, "play permanent_gather", "gather wood", "keep")
    table.play(2, "play norse_attack_7", "attack 0", "area holding", "commit huskarl", "stop")
    page.locator(".prompt.mine").filter(has_text="choose your units").wait_for()
    digest = page.get_by_role("region", name="Since your last move")
    expect(digest).to_have_count(0)
    page.locator("button[data-verb=stop]").click()
    table.play(2, "seize food", "seize food", "stop")
    page.locator(".prompt.mine").filter(has_text="Round 3").wait_for()
    expect(digest).to_contain_text("× wood")
    expect(digest).to_contain_text("You lost 2 × food")
