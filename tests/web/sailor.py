"""Playing Deukalion on its own board through what is visible."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.stranger import BOTS_MS, MOST_MISSED, MOST_PRESSES, PATIENCE_MS
from tests.web.table import over


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do now")


class Sailor:
    """Presses anything that may be pressed, wherever it lies."""

    def __init__(self, page: Page, seed: int, look: Callable[[Page], None] | None = None) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.look = look
        self.prompts: set[str] = set()
        self.presses = 0
        self.on_board = 0

    def choices(self) -> Locator:
        return self.page.get_by_role("main").locator("button[data-may]").locator("visible=true")

    def turn(self) -> bool:
        """Wait until something is asked of us; False when the game is over."""
        expect(self.choices().first.or_(self.page.get_by_role("dialog")).first).to_be_visible(timeout=BOTS_MS)
        return not over(self.page)

    def press(self) -> None:
        """One of the answers: half of the time the last, which ends something, so that games do not drag on."""
        answers = prompt(self.page).locator("button[data-may]")
        every = answers if answers.count() and self.rng.random() < 0.5 else self.choices()
        count = every.count()
        if not count:
            raise TimeoutError("it was answered before it could be pressed")
        chosen = every.nth(count - 1 if every is answers else self.rng.randrange(count))
        if every is not answers:
            self.on_board += 1
        chosen.click(timeout=PATIENCE_MS)
        self.presses += 1
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def play_on(self, presses: int = MOST_PRESSES) -> bool:
        """Go on for so many presses or to the end; whether that was reached."""
        missed = 0
        while self.presses < presses and self.turn():
            asked = prompt(self.page).get_by_role("strong").text_content() or ""
            if asked not in self.prompts and self.look is not None:
                self.look(self.page)
            self.prompts.add(asked)
            try:
                self.press()
                missed = 0
            except TimeoutError:
                missed += 1
                if missed == MOST_MISSED:
                    raise
        return over(self.page)
