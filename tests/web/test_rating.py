"""Games played and rating: the profile and the leaderboards, and a rated table from its form on."""

import re

import pytest
from playwright.sync_api import Page, expect

from petteia.server.ratings.model import POINTS, odds
from petteia.tables.ports.store import Batch, Finish, Outcome
from tests.server.running import Running
from tests.store.test_stores import summary
from tests.web.conftest import PHONE, Visit

pytestmark = pytest.mark.part("friends")
pytest.importorskip("openskill", reason="ratings need openskill")


def played(server: Running, table: str, ended: int, seats: list[Finish], listed: bool = True) -> None:
    """A rated game of Deukalion that is over."""
    outcome = Outcome(table, "deukalion", ended, True, listed, seats)
    about = summary(table, ended, "finished", listed, *[seat.player for seat in seats if seat.player])
    server.instance.store.append(Batch(table, 1, ended, [b"x"], about, outcome=outcome)).result()
    server.instance.store.remove([table]).result()


def me(page: Page) -> str:
    return str(page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((guest) => guest.id)"))


def test_a_profile_shows_what_was_played_and_hides_it_from_others(visit: Visit, server: Running) -> None:
    ida = visit("/profile")
    expect(ida.get_by_text("No rated game yet.")).to_be_visible()
    own = me(ida)
    for n in range(4):
        played(
            server, f"web-rated-{n}", 1_750_000_000_000 + n, [Finish(own, "", 1, False, 24), Finish("", "merchant", 2)]
        )
    ida.reload()
    expect(ida.get_by_text("4 games, 4 won.")).to_be_visible()
    expect(ida.get_by_text(re.compile(r"^\d+ ± \d+$"))).to_be_visible()
    expect(ida.get_by_text(re.compile("^(between|above) "))).to_be_visible()
    name = ida.get_by_role("heading", level=1).inner_text()
    ida.get_by_role("link", name="Leaderboards").click()
    board = ida.get_by_role("listitem")
    expect(board.filter(has_text=name)).to_contain_text("after 4 games")
    worth = round(odds("deukalion")["olympian"] * POINTS)
    expect(board.filter(has_text="Olympian")).to_contain_text(f"Bot {worth}")
    odo = visit(f"/profile/{own}")
    expect(odo.get_by_text("4 games, 4 won.")).to_be_visible()
    ida.go_back()
    ida.get_by_role("button", name="Only you").click()
    expect(ida.get_by_role("button", name="Only you", pressed=True)).to_be_visible()
    odo.reload()
    expect(odo.get_by_text(f"{name} does not show results and ratings.")).to_be_visible()
    odo.get_by_role("link", name="Leaderboards").click()
    expect(odo.get_by_text(re.compile("No rated game has been played here yet|First come those"))).to_be_visible()
    assert name not in odo.get_by_role("main").inner_text()


def test_a_phone_leads_to_the_profile_and_from_there_to_the_leaderboards(visit: Visit, server: Running) -> None:
    page = visit("/settings", size=PHONE)
    page.get_by_role("link", name="Profile").click()
    page.get_by_role("link", name="Leaderboards").click()
    expect(page).to_have_url(re.compile("/leaders$"))


@pytest.mark.soak
def test_a_table_is_rated_if_its_host_says_so(visit: Visit, server: Running) -> None:
    page = visit("/new/deukalion")
    page.get_by_role("checkbox", name="Rated").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("The result counts for ratings.")).to_be_visible()
    expect(page.get_by_role("button", name="Sit")).to_have_count(0)
