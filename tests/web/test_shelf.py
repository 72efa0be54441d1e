"""The shelf's texts about every game."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit


@pytest.mark.parametrize(
    ("title", "seats", "option"),
    [
        pytest.param("Age of Mythology: The Boardgame", ["2", "8"], None, marks=pytest.mark.soak),
        pytest.param("Deukalion", ["2", "4"], "A hero in Crete who is worth a point", marks=pytest.mark.soak),
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
