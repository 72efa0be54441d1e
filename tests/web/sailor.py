"""Playing on a game's own board through visible elements: by pressing anything that glows, or with keys alone."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests import BUDGET
from tests.web.stranger import MOST_MISSED, MOST_PRESSES, PATIENCE_MS, RAW, said
from tests.web.table import over

FOCUSED = "document.activeElement.matches('button') && document.activeElement.textContent.trim()"
CHOSEN = "document.activeElement.matches('button[aria-pressed=true][data-may]')"
CLIPPED = """() => [...document.querySelectorAll('main *')].filter((each) => {
  const own = [...each.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim())
  if (!own || each.closest('.aside') || !each.getClientRects().length) return false
  const style = getComputedStyle(each)
  const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
  return (hides && each.scrollWidth > each.clientWidth + 1) || parseFloat(style.fontSize) < 11.9
}).map((each) => `${each.className}: ${each.textContent.trim().slice(0, 40)}`)"""
"""Text that is cut off, or too small to read."""


def amiss(page: Page) -> list[str]:
    """Things nobody should see: raw words, a page that scrolls sideways, texts that are cut off."""
    found = [f"raw: {word}" for word in RAW.findall(said(page))]
    if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        found.append("the page scrolls sideways")
    return [*found, *page.evaluate(CLIPPED)]


def watchful(violations: Callable[[Page], list[str]]) -> Callable[["Sailor"], Callable[[Page], None]]:
    """Inspect the page now and then while playing."""

    def of(player: "Sailor") -> Callable[[Page], None]:
        def look(page: Page) -> None:
            seen = len(player.prompts)
            if seen % 8 == 1:
                wrong = amiss(page)
                assert wrong == [], wrong
            if seen == 3 or (seen == 12 and BUDGET == 100):
                found = violations(page)
                assert found == [], found

        return look

    return of


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do now")


class Sailor:
    """Presses anything pressable, wherever it is."""

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
        """Wait until we are asked something; False when the game is over."""
        expect(self.choices().first.or_(self.page.get_by_role("dialog")).first).to_be_visible()
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

    def answer(self) -> None:
        """Give an answer; if it goes away before that, a TimeoutError."""
        self.press()

    def play_on(self, presses: int = MOST_PRESSES) -> bool:
        """Go on for this many presses or to the end; returns whether that was reached."""
        missed = 0
        while self.presses < presses and self.turn():
            asked = prompt(self.page).get_by_role("strong").text_content() or ""
            if asked not in self.prompts and self.look is not None:
                self.look(self.page)
            self.prompts.add(asked)
            try:
                self.answer()
                missed = 0
            except TimeoutError:
                missed += 1
                if missed == MOST_MISSED:
                    raise
        return over(self.page)


class Typist(Sailor):
    """Plays with the keyboard alone: the focus goes from answer to answer, Enter gives it. `told` is what was
    focused."""

    def __init__(self, page: Page, seed: int, look: Callable[[Page], None] | None = None) -> None:
        super().__init__(page, seed, look)
        self.told: set[str] = set()

    def answer(self) -> None:
        for _ in range(self.rng.randint(1, 4)):
            self.page.keyboard.press(".")
        name = self.page.evaluate(FOCUSED)
        if not name:
            raise TimeoutError("it was answered by itself at this very moment")
        self.told.add(name)
        self.page.keyboard.press("Enter")
        self.presses += 1
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
        if self.page.evaluate(CHOSEN):  # a card or mission is chosen first, then played
            self.page.keyboard.press("Enter")
            expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
