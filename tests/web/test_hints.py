"""A hint comes from the best bot at hand: the option is ringed, a sentence says why, and there are three candidates."""

import pytest
from playwright.sync_api import expect

from petteia.tables.messages import Ask
from tests.server.running import Running
from tests.web.conftest import DESKTOP, Visit, at_size
from tests.web.door import DOOR
from tests.web.staged import middle, stage
from tests.web.table import speak

pytestmark = pytest.mark.part("boards")


@at_size(DESKTOP)
def test_a_hint_rings_the_option_and_says_why(visit: Visit, tmp_path, size: dict[str, int]) -> None:
    with Running(tmp_path, games=("age_of_mythology",), kinds=("random", "olympian")) as server:
        asked: list[Ask] = []
        alike = False

        async def advise(ask: Ask) -> list[dict[str, object]]:
            asked.append(ask)
            cards = [action["n"] for action in ask.update.view["actions"] if action["verb"] == "play"]
            chances = (400, 398, 391) if alike else (400, 340, 330)
            return [
                {"action": n, "chance": chance, "reason": "income"} for n, chance in zip(cards, chances, strict=False)
            ]

        server.instance.bots.hint = advise  # type: ignore[method-assign]
        page = visit(DOOR, at=server, size=size, excused=("WebSocket", "Failed to load"))
        stage(server, page, middle())
        # as while it slides in
        page.evaluate("document.querySelector('section.prompt').style.transform = 'translateX(0)'")
        page.get_by_role("button", name="Hint").click()
        hint = page.get_by_role("region", name="Hint")
        expect(hint.get_by_role("listitem")).to_have_count(1)
        expect(hint.get_by_role("listitem").first).to_contain_text("40 % chance of winning the game")
        expect(hint.get_by_role("listitem").first).to_contain_text("It brings more at every gathering.")
        assert [ask.bot.kind for ask in asked] == ["olympian"], "the best at hand, whoever stands in"
        ring = page.locator("div.spotlight").bounding_box()
        assert ring is not None
        told = hint.get_by_role("listitem").get_by_role("button").first.inner_text()
        hint.get_by_role("button", name="Three candidates").click()
        expect(hint.get_by_role("listitem")).to_have_count(3)
        ringed = page.evaluate(
            "([x, y]) => document.elementsFromPoint(x, y).map((e) => e.closest('button')?.textContent ?? '').join(' ')",
            [ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2],
        )
        word = next(word for word in ("Gather", "Build", "Attack", "Recruit", "Trade", "Next Age") if word in told)
        assert word in ringed, f"{told!r} is told, {ringed!r} is ringed"
        hint.get_by_role("button", name="Fine").click()
        expect(hint).to_have_count(0)
        alike = True
        page.get_by_role("button", name="Hint").click()
        expect(hint.get_by_role("listitem").first).to_contain_text("No real difference from 2 other options.")
        expect(hint).not_to_contain_text("It brings more")
        hint.get_by_role("button", name="Fine").click()
        for language, asks, wins in (
            ("de", "Tipp", "40 % Chance, die Partie zu gewinnen"),
            ("nl", "Hint", "40 % kans om het spel te winnen"),
        ):
            speak(page, language)
            page.get_by_role("button", name=asks, exact=True).click()
            expect(page.locator("section.hint li").first).to_contain_text(wins)
