"""Playing on the generic table through visible elements."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

SPEAK = """(language) => localStorage.setItem('petteia.settings',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('petteia.settings')), language }))"""


def quick_game(page: Page, title: str = "Agora") -> None:
    """From the home page to a table with bots."""
    page.get_by_role("button", name=f"Play bots now {title}").click()
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()


def over(page: Page) -> bool:
    """Whether the end screen is there."""
    return page.get_by_role("dialog").is_visible()


def wait_for_turn(page: Page) -> bool:
    """Wait until something can be done; False when the game is over."""
    actions = page.get_by_role("region", name="What you can do").get_by_role("button", disabled=False).first
    expect(actions.or_(page.get_by_role("dialog")).first).to_be_visible()
    return not over(page)


def wait_for_answer(page: Page) -> None:
    """Wait until the server has accepted the last decision."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def speak(page: Page, language: str) -> None:
    """The page again, in another language: a table need not be set up for each."""
    page.evaluate(SPEAK, language)
    page.reload()


def until(condition: Callable[[], bool], page: Page) -> None:
    """Wait until a condition is true, of the server or of the page."""
    for _ in range(600):
        if condition():
            return
        page.wait_for_timeout(100)  # between two looks; the page goes on meanwhile
    raise AssertionError("it never came true")
