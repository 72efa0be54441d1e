"""Rules are mended under a running game: its players choose in their browsers how it goes on."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import PATIENCE_S, Running
from tests.tables.amended import bidding, laid, laid_parted, write_copy
from tests.web.conftest import DOOR, Visit
from tests.web.door import guest

pytestmark = pytest.mark.part("days")


Houses = Callable[[int], Running]


@pytest.fixture
def houses(tmp_path: Path) -> Houses:
    """The same house with a version of the rules."""

    def opened(version: int) -> Running:
        return Running(tmp_path, games=(write_copy(tmp_path / f"v{version}", version),))

    return opened


def test_a_game_that_other_rules_part_from_goes_on_as_its_players_choose(visit: Visit, houses: Houses) -> None:
    with houses(1) as old:
        ida, joe = visit(DOOR, at=old), visit(DOOR, at=old, language="de")
        people = [guest(old, page)["id"] for page in (ida, joe)] + ["kim"]
        table = asyncio.run_coroutine_threadsafe(laid_parted(old.instance.registry, people), old.loop).result(
            PATIENCE_S
        )
    with houses(2) as server:
        for page in (ida, joe):
            page.goto(f"{server.url}/table/{table}")
        choice = ida.get_by_role("group", name="The rules of this game have been mended")
        expect(choice.get_by_role("button", name="AGO-3.3")).to_be_visible()
        choice.get_by_role("button", name="Go back").click()
        choice.get_by_role("button", name="Keep the position").click()
        expect(choice.get_by_role("button", name="Keep the position")).to_have_attribute("aria-pressed", "true")
        theirs = joe.get_by_role("group", name="Die Regeln dieses Spiels wurden verbessert")
        expect(theirs.locator("li").filter(has_text="Stellung behalten")).to_contain_text("möchte das.")
        theirs.get_by_role("button", name="Stellung behalten").click()
        expect(ida.get_by_text("the position stays as it was")).to_be_visible()
        expect(ida.locator("section.prompt").first).to_be_visible()
        expect(joe.get_by_text("die Stellung, wie sie war")).to_be_visible()
        for page in (ida, joe):
            page.close()


@pytest.mark.soak
def test_players_read_which_rules_are_others_now_once(
    visit: Visit, houses: Houses, violations: Callable[[Page], list[str]]
) -> None:
    with houses(1) as old:
        joe = visit(DOOR, at=old, language="nl")
        people = [guest(old, joe)["id"], "kim", "lea"]
        laying = laid(old.instance.registry, people, "busy", bidding)
        table = asyncio.run_coroutine_threadsafe(laying, old.loop).result(PATIENCE_S)
    with houses(2) as server:
        joe.goto(f"{server.url}/table/{table}")
        told = joe.get_by_text("Aan deze tafel is niets veranderd.")
        expect(told).to_be_visible()
        assert violations(joe) == []
        joe.get_by_role("button", name="AGO-3.3").click()
        expect(joe.get_by_role("dialog").filter(has_text="AGO-3.3")).to_be_visible()
        joe.keyboard.press("Escape")
        joe.locator("section.rules").get_by_role("button").last.click()
        expect(told).to_have_count(0)
        joe.reload()
        expect(joe.locator("section.prompt").first).to_be_visible()
        expect(told).to_have_count(0)
        joe.close()
