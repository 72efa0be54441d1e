"""The home page shows the state of games: whose move it is, which can be watched, who won."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import PHONE, Visit, at_size
from tests.web.table import over, speak, wait_for_turn

pytestmark = pytest.mark.part("boards")


SPOKEN = {
    "de": ("Du bist dran", "noch nicht begonnen"),
    "nl": ("Jij bent aan zet", "nog niet begonnen"),
    "en": ("Your move", "not begun yet"),
}


@at_size(PHONE)
def test_every_table_is_reached_and_left_from_home(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(size=size)
    page.get_by_role("button", name="Play bots now Agora").click()
    assert wait_for_turn(page)
    for _ in range(7):
        wish = {"game": "agora", "seats": [{"who": "me"}, {}, {}], "settings": {"listed": False}}
        assert page.request.post(f"{server.url}/api/tables", data=wish).ok
    page.goto(server.url)
    mine = page.get_by_role("region", name="Continue")
    rows = mine.get_by_role("listitem")
    expect(rows).to_have_count(6)
    expect(rows.first).to_contain_text(re.compile(r"Your move.*with 2 bots"))
    expect(rows.nth(1)).to_contain_text("not begun yet")
    for language, (whose, begun) in SPOKEN.items():
        speak(page, language)
        standing = page.locator(".continue li")
        expect(standing.first).to_contain_text(whose)
        expect(standing.nth(1)).to_contain_text(begun)
    mine.get_by_role("button", name="Show all 8").click()
    expect(rows).to_have_count(8)
    mine.get_by_role("button", name="Close the table: Agora").last.click()
    mine.get_by_role("button", name="Close the table", exact=True).click()
    expect(rows).to_have_count(7)
    mine.get_by_role("button", name="Give up: Agora").click()
    mine.get_by_role("button", name="Give up", exact=True).click()
    expect(rows).to_have_count(6)


def test_a_new_table_seats_the_bots_that_were_chosen_on_the_home_page(visit: Visit, tmp_path: Path) -> None:
    with Running(tmp_path, games=("deukalion",), kinds=("shepherd", "fisher")) as here:
        page = visit("/new/deukalion", at=here)
        second = page.get_by_role("group", name="Seat 2")
        expect(second.get_by_role("button", pressed=True)).to_have_text("Anybody")
        page.goto(here.url)
        page.get_by_role("combobox", name="Opponents Deukalion").select_option("Fisher")
        page.get_by_role("link", name="Create a table Deukalion").click()
        for seat in (second, page.get_by_role("group", name="Seat 3")):
            expect(seat.get_by_role("button", pressed=True)).to_have_text("Fisher")
        page.close()


def test_a_first_game_is_played_as_the_rulebook_advises_newcomers(visit: Visit, server: Running) -> None:
    page = visit("/help")
    expect(page.get_by_role("link", name=re.compile("^Lessons: "))).to_have_count(3)
    page.goto(server.url)
    home = page.get_by_role("article").filter(has_text="Parthenon")
    expect(home).to_contain_text("most figures on its cards are our reconstruction")
    page.get_by_role("button", name="Play bots now Parthenon").click()
    page.get_by_role("region", name="What to do now").wait_for()
    options = page.request.get(f"{server.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()["options"]
    assert options["first_game"] == "on", "the harshest events are left out"


def test_a_table_that_is_played_at_can_be_watched_and_its_replay_names_the_winner(
    visit: Visit, server: Running
) -> None:
    host = visit("/new/agora")
    for seat in ("Seat 2", "Seat 3"):
        host.get_by_role("group", name=seat).get_by_role("button", name="Random bot").click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Start the game").click()
    assert wait_for_turn(host)
    watcher = visit()
    watcher.get_by_role("link", name="Watch Agora").first.click()
    expect(watcher.get_by_role("region", name="What to do now")).to_be_visible()
    while wait_for_turn(host):
        host.get_by_role("region", name="What you can do").get_by_role("button", disabled=False).last.click()
        expect(host.locator("[aria-busy=true]")).to_have_count(0)
    assert over(host)
    watcher.goto(server.url + "/replays")
    expect(watcher.get_by_role("listitem").first).to_contain_text(re.compile(r"(won|wins).*\d+ : \d+ : \d+"))
