"""Playing any game on the generic table through visible elements, as a person would who has never seen it."""

import contextlib
import random
import re
from collections.abc import Callable
from functools import reduce
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from petteia.engine.differences import own_components
from petteia.tables.journal.specs import BotSpec, SeatPlan, Settings
from tests.server.running import Running
from tests.web.door import begun, guest, led
from tests.web.staged import BOTS
from tests.web.table import over

MOST_PRESSES = 900
PATIENCE_MS = 1500
MOST_MISSED = 40
"""A press on something that has gone is soon given up, and on a busy machine's slow display is tried again."""
RAW = re.compile(r"⟦|\{ ?\$|\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b|\[object")
"""Things no player should ever read: keys, ids, gaps in sentences."""


def open_table(
    server: Running,
    page: Page,
    game: str,
    seats: int,
    options: dict[str, str],
    figures: dict[str, Any],
    against: Page | None = None,
) -> None:
    """A table without waiting times, against random bots or a person with another browser. `figures` are the owner's
    own, by path: `turn.turn_limit`."""
    pages = [each for each in (page, against) if each is not None]
    people = [guest(server, each) for each in pages]
    bots = [SeatPlan(bot=BotSpec("random", name=name)) for name in BOTS[: seats - len(people)]]
    components = own_components(server.instance.catalogue.kinds[game]) if figures else None
    for path, figure in figures.items():
        *tables, last = path.split(".")
        reduce(lambda table, name: table[name], tables, components)[last] = figure
    wishes = {"options": options, "settings": Settings(window_ms=0), "components": components}
    led(server, pages, begun(server, game, people, bots, **wishes))


def choices(page: Page) -> Locator:
    """All options in the list."""
    listed = page.get_by_role("region", name="What you can do")
    return listed.locator("button[data-may]")


def glowing(page: Page) -> Locator:
    """Everything on the table that can be pressed now."""
    return page.get_by_role("main").locator("button[data-may][data-piece]")


def said(page: Page) -> str:
    """Everything on the table that can be read or heard."""
    return page.locator("body").inner_text() + "\n" + page.locator("body").aria_snapshot()


class Stranger:
    """Presses any option: mostly in the list, sometimes on the table."""

    def __init__(self, page: Page, seed: int, look: Callable[[Page], None] | None = None) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.look = look
        self.prompts: dict[str, int] = {}
        self.presses = 0
        self.on_table = 0

    def turn(self) -> bool:
        """Wait until we are asked something; False when the game is over."""
        asked = choices(self.page).first.or_(self.page.get_by_role("dialog")).first
        expect(asked).to_be_visible()
        return not over(self.page)

    def play_on(self, presses: int = MOST_PRESSES) -> bool:
        """Go on for this many presses or to the end; returns whether that was reached."""
        missed = 0
        while self.presses < presses and self.turn():
            prompt = self.page.get_by_role("region", name="What to do now").get_by_role("strong").text_content() or ""
            new = prompt not in self.prompts
            self.prompts[prompt] = self.prompts.get(prompt, 0) + 1
            if new and self.look is not None:
                self.look(self.page)
            # The table answers by itself where there is one answer: then it is gone before it can be pressed.
            try:
                self.press()
                missed = 0
            except TimeoutError:
                missed += 1
                if missed == MOST_MISSED:
                    raise
        return over(self.page)

    def press_if_asked(self) -> None:
        """Press something if it is our turn; it may be somebody else's by then."""
        if choices(self.page).first.is_visible():
            with contextlib.suppress(TimeoutError):
                self.press()

    def press(self) -> None:
        """Press one of the options; a piece with several opens the list for it."""
        on_table = glowing(self.page)
        if self.rng.random() < 0.3 and on_table.count():
            on_table.nth(self.rng.randrange(on_table.count())).click(timeout=PATIENCE_MS)
            self.on_table += 1
        else:
            listed = choices(self.page)
            count = listed.count()
            if not count:
                raise TimeoutError("the list was gone before it could be read")
            # What ends something comes last: half of the time it is taken, and games do not drag on.
            which = count - 1 if self.rng.random() < 0.5 else self.rng.randrange(count)
            listed.nth(which).click(timeout=PATIENCE_MS)
        self.presses += 1
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)
