"""Playing Age of Mythology through visible elements: pictures on the board, or the list of all options."""

import contextlib
import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.server.running import Running
from tests.web import stranger
from tests.web.table import over

TITLE = "Age of Mythology: The Boardgame"
MOST_PRESSES = 700
PATIENCE_MS = 1500
MOST_MISSED = 40
"""A press on something that has gone is soon given up, and on a busy machine's slow display is tried again."""
LIST = "As a list"
CARD_VERBS = ("Play ", "Pass with ")


def open_table(server: Running, page: Page, bots: int = 3) -> None:
    """From the door to a table with this many bots and without waiting times."""
    stranger.open_table(server, page, "age_of_mythology", 1 + bots, {}, {})


def set_up(page: Page, bots: int, people: int = 1) -> None:
    """From the home page to a table with this many bots that has not begun yet."""
    page.get_by_role("button", name=f"Play bots now {TITLE}").wait_for()
    seats = [{"who": "me"}, *[{"who": "open"}] * (people - 1), *[{"who": "bot", "bot": "random"}] * bots]
    wish = {"game": "age_of_mythology", "seats": seats, "settings": {"window_ms": 0}}
    opened = page.request.post(f"{page.url}api/tables", data=wish, headers={"Origin": page.url.rstrip("/")})
    assert opened.status == 201, opened.text()
    page.goto(f"{page.url}table/{opened.json()['table']}")


def prompt(page: Page) -> Locator:
    """The bar with the prompt."""
    return page.get_by_role("region", name="What to do now")


def wait_for_turn(page: Page) -> bool:
    """Wait until we are asked something; False when the game is over."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(prompt(page).get_by_role("button", name=LIST).or_(page.get_by_role("dialog")).first).to_be_visible()
    return not over(page)


def listed(page: Page) -> Locator:
    """Open the list of all options; its items."""
    items = page.get_by_role("region", name="What you can do").get_by_role("button", disabled=False)
    opener = prompt(page).get_by_role("button", name=LIST)
    if opener.get_attribute("aria-expanded", timeout=PATIENCE_MS) != "true":
        opener.click(timeout=PATIENCE_MS)
    items.first.wait_for(timeout=PATIENCE_MS)
    return items


def pictures(page: Page, name: str) -> Locator:
    """The element on the board that does this when pressed; names of pictures end in what pressing them does."""
    what = re.escape(name)
    return page.get_by_role("main").get_by_role("button", name=re.compile(rf"(^|[:,] ){what}($|[,:.])"))


class Player:
    """Plays at random, half of the time on the board and half of the time in the list."""

    def __init__(self, page: Page, seed: int, look: Callable[[Page], None] | None = None) -> None:
        self.page = page
        self.look = look
        self.rng = random.Random(seed)
        self.pressed: list[str] = []
        self.on_board: list[str] = []

    def play_on(self, presses: int = MOST_PRESSES) -> bool:
        """Go on for this many presses or to the end; returns whether that was reached."""
        missed = 0
        while len(self.pressed) < presses and wait_for_turn(self.page):
            if self.look is not None:
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
        """Press something if it is our turn. With several players, it may have passed to another by then."""
        if prompt(self.page).get_by_role("button", name=LIST).is_visible():
            with contextlib.suppress(TimeoutError):
                self.press()

    def press(self) -> None:
        """Press any option."""
        items = listed(self.page)
        names = items.all_inner_texts()
        if not names:
            raise TimeoutError("the list was gone before it could be read")
        chosen = self.rng.randrange(len(names))
        name = names[chosen].partition("\n")[0]  # what would come of it stands below
        if self.rng.random() < 0.5 and self.press_picture(name):
            self.on_board.append(name)
        else:
            items.nth(chosen).click(timeout=PATIENCE_MS)
        self.pressed.append(name)

    def press_picture(self, name: str) -> bool:
        """Press something on the board, if there is a picture of it."""
        self.page.keyboard.press("Escape")  # the list lies over the board
        picture = pictures(self.page, name)
        if picture.count() == 0:
            listed(self.page)
            return False
        picture.first.click(timeout=PATIENCE_MS)
        if name.startswith(CARD_VERBS):  # a card of the hand waits for what is to be done with it
            verb = name.split()[0]
            prompt(self.page).get_by_role("button", name=re.compile(f"^{verb} ")).first.click(timeout=PATIENCE_MS)
        return True
