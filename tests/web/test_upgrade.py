"""Rules are mended under a running game: its players choose in their browsers how it goes on."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import PATIENCE_S, Running, settings
from tests.tables.amended import bidding, laid, laid_parted, write_copy
from tests.web.conftest import DOOR, Visit
from tests.web.door import guest

pytestmark = pytest.mark.part("friends")


def test_a_game_that_other_rules_part_from_goes_on_as_its_players_choose(
    visit: Visit, tmp_path: Path, violations: Callable[[Page], list[str]]
) -> None:
    with Running(tmp_path, games=(write_copy(tmp_path / "v1", 1),)) as old:
        ida, joe = visit(DOOR, at=old), visit(DOOR, at=old, language="de")
        people = [guest(old, page)["id"] for page in (ida, joe)] + ["kim"]
        hall, port = old.house.hall, old.port

        async def tables() -> tuple[str, str]:
            return await laid_parted(hall, people), await laid(hall, [people[1], "kim", "lea"], "busy", bidding)

        parted, onward = asyncio.run_coroutine_threadsafe(tables(), old.loop).result(PATIENCE_S)
    with Running(tmp_path, settings(port=port), games=(write_copy(tmp_path / "v2", 2),)) as house:
        for page in (ida, joe):
            page.goto(f"{house.url}/table/{parted}")
        choice = ida.get_by_role("group", name="The rules of this game have been mended")
        expect(choice.get_by_role("button", name="AGO-3.3")).to_be_visible()
        assert violations(ida) == []
        choice.get_by_role("button", name="Go back").click()
        choice.get_by_role("button", name="Keep the position").click()
        expect(choice.get_by_role("button", name="Keep the position")).to_have_attribute("aria-pressed", "true")
        theirs = joe.get_by_role("group", name="Die Regeln dieses Spiels wurden verbessert")
        expect(theirs.locator("li").filter(has_text="Stellung behalten")).to_contain_text("möchte das.")
        theirs.get_by_role("button", name="Stellung behalten").click()
        expect(ida.get_by_text("the position stays as it was")).to_be_visible()
        expect(ida.locator("section.prompt").first).to_be_visible()
        expect(joe.get_by_text("die Stellung, wie sie war")).to_be_visible()
        joe.goto(f"{house.url}/table/{onward}")
        told = joe.get_by_text("An diesem Tisch hat sich nichts geändert.")
        expect(told).to_be_visible()
        joe.get_by_role("button", name="AGO-3.3").click()
        expect(joe.get_by_role("dialog").filter(has_text="AGO-3.3")).to_be_visible()
        joe.keyboard.press("Escape")
        joe.locator("section.rules").get_by_role("button").last.click()
        expect(told).to_have_count(0)
        joe.reload()
        expect(joe.locator("section.prompt").first).to_be_visible()
        expect(told).to_have_count(0)
        for page in (ida, joe):
            page.close()
