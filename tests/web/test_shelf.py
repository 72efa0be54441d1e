"""Strangers play the games of the shelf that have no board of their own, on the generic table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.stranger import RAW, Stranger, open_table, said

SHORT: dict[str, tuple[int, dict[str, str], dict[str, int]]] = {
    "parthenon": (3, {"quick_start": "on"}, {}),
}
"""Seats, options and figures with which a game is soon over."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture
def stranger(visit: Visit, house: Running, violations: Callable[[Page], list[str]]) -> Callable[..., Stranger]:
    """Somebody at a table, who looks round every now and then: axe complains of nothing, no word of the program is on
    the table, and nothing scrolls sideways."""

    def sit(game: str, size: str, scheme: str, seed: int = 7) -> Stranger:
        page = visit(size=SIZES[size], color_scheme=scheme, reduced_motion="reduce")
        open_table(house, page, game, *SHORT[game])

        def look(now: Page) -> None:
            seen = len(player.prompts)
            if seen % 10 == 1:
                assert RAW.findall(said(now)) == []
                assert now.evaluate("document.documentElement.scrollWidth <= innerWidth")
            if seen in (4, 14):
                assert violations(now) == []

        player = Stranger(page, seed, look)
        return player

    return sit


@pytest.mark.parametrize(("game", "size", "scheme"), [("parthenon", "phone", "light")])
def test_a_whole_game_is_played_by_clicking(stranger, violations, game: str, size: str, scheme: str) -> None:
    player = stranger(game, size, scheme)
    assert player.play_on(), "the game has an end"
    assert player.on_table > 5 and len(player.prompts) > 12
    end = player.page.get_by_role("dialog")
    expect(end.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    assert end.get_by_role("row").count() == SHORT[game][0] + 1
    assert end.get_by_role("columnheader").count() > 3, "points by where they come from"
    assert RAW.findall(end.inner_text()) == []
    assert violations(player.page) == []


@pytest.mark.parametrize(("game", "size", "scheme"), [("parthenon", "desktop", "dark")])
def test_the_first_turns_are_played_on_the_other_screen(stranger, game: str, size: str, scheme: str) -> None:
    player = stranger(game, size, scheme)
    player.play_on(presses=30)
    assert player.presses == 30


@pytest.mark.parametrize("locale", ["nl-NL", "de-DE"])
@pytest.mark.parametrize("game", SHORT)
def test_the_table_speaks_the_readers_language(visit: Visit, house: Running, game: str, locale: str) -> None:
    page = visit(reduced_motion="reduce")
    open_table(house, page, game, *SHORT[game])
    Stranger(page, seed=3).play_on(presses=8)
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("button", name={"nl": "Nederlands", "de": "Deutsch"}[locale[:2]]).click()
    page.go_back()
    heading = {"nl": "Kroniek", "de": "Chronik"}[locale[:2]]
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    text = said(page)
    assert RAW.findall(text) == []
    assert not re.search(r"\b(Waiting for|Choose|Points|thinking|unseen|takes|sails|Market|Crete)\b", text)


@pytest.mark.parametrize(
    ("title", "seats", "option"),
    [
        ("Age of Mythology: The Boardgame", ["2", "8"], None),
        ("Deukalion", ["2", "4"], "A hero in Crete who is worth a point"),
        ("Parthenon: Rise of the Aegean", ["3", "6"], "The game begins with year 1."),
    ],
)
def test_every_game_is_offered_with_its_seats_and_options(
    visit: Visit, title: str, seats: list[str], option: str | None
) -> None:
    page = visit()
    card = page.get_by_role("article", name=title)
    expect(card.get_by_text(f"{seats[0]}–{seats[1]} players")).to_be_visible()
    card.get_by_role("link", name="Create a table").click()
    expect(page.get_by_role("button", name=title)).to_have_attribute("aria-pressed", "true")
    many = page.get_by_role("group", name="How many play?").get_by_role("button")
    assert [many.first.inner_text(), many.last.inner_text()] == seats
    if option:
        page.get_by_text("the usual ones unless you change them").click()
        expect(page.get_by_text(option)).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    expect(page.get_by_role("region", name="Options")).to_be_visible()
