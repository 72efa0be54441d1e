"""The deal of the day: its page, a try that is under way, results, the calendar, and what is shared."""

import re

import pytest
from playwright.sync_api import Page, expect

from petteia.store.people.daily import COUNTED, GIVEN_UP, DailyTry
from petteia.tables.days import day_after, day_of
from petteia.tables.ports.store import Player
from tests.server.running import Running
from tests.web.conftest import DESKTOP, LIGHT_DESKTOP, PHONE, Visit, in_corners

pytestmark = pytest.mark.part("days")
WORDS = {"de": ("Partie des Tages", "Nächste Partie in"), "nl": ("Partij van de dag", "Volgende partij over")}


def me(page: Page) -> str:
    return str(page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((guest) => guest.id)"))


def settled(server: Running, player: str, day: str, state: str, place: int, ahead: int) -> None:
    """A try that is over."""
    deals, table = server.instance.store.daily, f"{player}-{day}"
    deals.keep_secret(day, bytes(32)).result()
    deals.claim(DailyTry(day, "deukalion", player, table, 1)).result()
    deals.settle(DailyTry(day, "deukalion", player, table, 1, 9, state, place, 3, ahead)).result()


def results(server: Running, own: str) -> str:
    """Results of three days, today's of four players."""
    today = day_of(server.instance.registry.now())
    for n, name in enumerate(("Bion", "Chloe", "Damon")):
        player = f"daily-{own}-{n}"
        server.instance.store.add_player(Player(player, name, 1), player.encode()).result()
        settled(server, player, today, COUNTED, n + 1, 6 - 5 * n)
    for back, state, place in ((0, COUNTED, 1), (1, COUNTED, 2), (2, GIVEN_UP, 0)):
        settled(server, own, day_after(today, -back), state, place, 2 - back)
    return today


def test_a_deal_is_begun_compared_and_shared(visit: Visit, server: Running) -> None:
    ida = visit("/", excused=("404",))
    ida.get_by_role("link", name=re.compile("Deal of the day")).click()
    expect(ida.get_by_role("heading", level=1)).to_have_text("Deal of the day")
    expect(ida.get_by_text("Finish a deal today, and your first day in a row stands here.")).to_be_visible()
    today = results(server, me(ida))
    ida.goto(f"{server.url}/daily/deukalion/{today}")
    expect(ida.get_by_role("heading", name="Won (+2 to the best of the others)")).to_be_visible()
    expect(ida.get_by_text(re.compile("^You are number 2 of 4: better than 66 % of the others"))).to_be_visible()
    expect(ida.get_by_role("list", name=re.compile("Results by points")).get_by_text("you")).to_have_count(1)
    assert ida.get_by_role("button", name=re.compile("^Replay ")).count() == 4
    ida.evaluate(
        "() => { navigator.share = undefined; navigator.clipboard.writeText = async (text) => { window.said = text } }"
    )
    ida.get_by_role("button", name="Share").click()
    ida.wait_for_function("window.said")
    said = str(ida.evaluate("window.said"))
    assert said.startswith("Petteia, deal of the day: Deukalion") and "🟧🟧🟧⬜⬜ better than 66 %" in said
    assert said.endswith(f"/daily/deukalion/{today}")
    ida.get_by_role("link", name="All days").click()
    expect(ida.get_by_role("link", name=re.compile(": Given up$"))).to_be_attached()
    ida.goto(f"{server.url}/daily/agora/1999-01-01")
    expect(ida.get_by_role("alert")).to_have_text("There is no deal of that day here.")


@pytest.mark.soak
def test_a_try_is_played_from_the_page_and_goes_on(visit: Visit, server: Running) -> None:
    ida = visit("/daily", size=DESKTOP)
    ida.get_by_role("button", name=re.compile("^Play .*Deukalion")).click()
    expect(ida).to_have_url(re.compile("/table/"))
    table = ida.url
    ida.goto(f"{server.url}/daily")
    expect(ida.get_by_text("Your try is under way")).to_be_visible()
    ida.get_by_role("button", name=re.compile("^Go on .*Deukalion")).click()
    expect(ida).to_have_url(table)


@pytest.mark.soak
@pytest.mark.parametrize("language", WORDS)
def test_the_page_speaks_each_language(visit: Visit, language: str) -> None:
    page = visit("/daily", language=language, size=PHONE)
    title, following = WORDS[language]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_text(re.compile(f"^{following}"))).to_be_visible()


@pytest.mark.soak
@in_corners(LIGHT_DESKTOP)
def test_the_pages_have_no_barriers(visit, server, violations, scheme, size) -> None:
    page = visit("/daily", color_scheme=scheme, size=size, drawn=True)
    expect(page.get_by_role("table")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{server.url}/daily/deukalion/{results(server, me(page))}")
    expect(page.get_by_role("list", name=re.compile("Results by points"))).to_be_visible()
    assert violations(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing is wider than the screen"
