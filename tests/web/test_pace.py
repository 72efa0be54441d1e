"""Pace: brisk unless calm is chosen, with a visible way to skip motions, and to see them again."""

import pytest
from playwright.sync_api import Page, expect

from petteia.games.age_of_mythology.scenario import scenario
from petteia.tables.journal.specs import Settings
from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit, at_size
from tests.web.door import DOOR
from tests.web.staged import MIDDLE, stage, undisturbed

pytestmark = pytest.mark.part("boards")


def lay_a_card(server: Running, page: Page) -> None:
    """We pass with a card; then two bots play theirs."""
    stage(server, page, undisturbed())
    page.locator("[data-piece='hand/0/greek_gather_all']").click()
    page.locator("button[data-verb=lay]").click()


def test_brisk_is_the_usual_pace_and_calm_a_choice(visit: Visit) -> None:
    page = visit("/settings")
    page.evaluate("localStorage.setItem('petteia.settings', '{}')")
    page.reload()
    paces = page.get_by_role("group", name="How fast bots move")
    expect(paces.get_by_role("button", pressed=True)).to_have_text("Brisk")
    expect(paces.get_by_role("button", name="Calm")).to_be_visible()


@at_size(DESKTOP)
def test_what_is_skipped_can_be_seen_again(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size, pace="calm")
    lay_a_card(server, page)
    forward = page.get_by_role("button", name="Fast forward")
    expect(page.get_by_role("button", name="Skip", exact=True)).to_be_visible()
    forward.click()
    again = page.get_by_role("button", name="See it again")
    expect(again).to_be_visible()
    expect(page.locator("button[data-may]").first).to_be_visible()  # it is our move
    before = page.locator(".prompt strong").inner_text()
    again.click()
    expect(forward).to_be_visible()
    expect(page.locator("button[data-may]")).to_have_count(0)  # meanwhile nothing can be decided
    forward.click()
    expect(page.locator(".prompt strong")).to_have_text(before)
    expect(page.locator("button[data-may]").first).to_be_visible()


@at_size(PHONE)
def test_a_round_of_bots_comes_to_its_end_by_itself(visit: Visit, server: Running, size: dict[str, int]) -> None:
    """Three bots, with the time that covers what they choose in secret. How long it is shown is counted in
    `web/src/table/pace.test.ts`, and `bench/table` measures it."""
    page = visit(DOOR, size=size, pace="brisk")
    kept = {key: value for key, value in MIDDLE.items() if key not in ("cultures", "hands")}
    hands = {0: MIDDLE["hands"][0], **{seat: ["permanent_recruit", "permanent_build"] for seat in (1, 2, 3)}}
    start = scenario(seats=4, hands=hands, **kept).state.save()
    stage(server, page, dict(start), seats=4, window_ms=Settings().window_ms)
    page.locator("[data-piece='hand/0/greek_gather_all']").click()
    page.locator("button[data-verb=lay]").click()
    expect(page.locator("button[data-may]")).to_have_count(0)
    expect(page.locator("button[data-may]").first).to_be_visible()


def test_a_battle_of_bots_comes_to_its_end_by_itself(
    visit: Visit, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They begin when it is seen: on a busy machine it would be over before the page is there."""
    page = visit(DOOR, pace="brisk")
    bots, asked = server.instance.bots, []
    monkeypatch.setattr(bots, "ask", lambda *question: asked.append(question))
    hands = {**MIDDLE["hands"], 1: ["permanent_attack", "permanent_build"], 2: ["permanent_build"]}
    at_war = scenario(**{**MIDDLE, "hands": hands, "first": 1})
    at_war.play("play permanent_attack", "attack 2", "area city")
    stage(server, page, dict(at_war.state.save()), window_ms=Settings().window_ms)
    page.locator(".fighting").wait_for()
    monkeypatch.undo()
    server.loop.call_soon_threadsafe(lambda: [bots.ask(*question) for question in asked])
    expect(page.locator(".fighting")).to_have_count(0)
