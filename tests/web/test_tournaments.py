"""Tournaments in a browser: making one, taking part, playing a round, the standings, for host and player."""

import asyncio
import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, LIGHT_DESKTOP, PHONE, Visit, in_corners

pytestmark = pytest.mark.part("days")
WORDS = {
    "de": ("Turniere", "Turnier ausrichten", "Schweizer System"),
    "nl": ("Toernooien", "Toernooi opzetten", "Zwitsers"),
}


def make(page: Page, name: str, kind: str = "Swiss") -> str:
    """A tournament, made on its page; its address."""
    page.get_by_role("group", name="How is it played?").get_by_role("button", name=kind).click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Make a tournament").click()
    expect(page).to_have_url(re.compile("/tournament/"))
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page.url


def bots(page: Page, count: int) -> None:
    """Let bots take part."""
    page.get_by_label("How many", exact=True).fill(str(count))
    page.get_by_role("button", name="Let them take part").click()


def end_round(server: Running, tournament: str) -> None:
    """Everything under way ends as ruled, and the next round begins."""
    service = server.instance.tournaments

    async def go() -> None:
        from petteia.store.people.tournament_rows import DONE, TournamentGame

        at = await service.progress(tournament)
        assert at is not None
        for game in at.current:
            places = list(range(1, len(game.entrants) + 1))
            ahead: list[int | None] = [9 - 12 * n - game.board for n in range(len(places))] if at.plan.duplicate else []
            done = TournamentGame(game.round, game.board, game.table, game.entrants, DONE, places, [], ahead)
            await service.core.wait(service.store.settle(tournament, done))
        await service.go_on(tournament)

    asyncio.run_coroutine_threadsafe(go(), server.loop).result(60)


def test_a_tournament_is_made_joined_and_played(visit: Visit, server: Running) -> None:
    ida = visit("/", excused=("404",))
    ida.get_by_role("link", name=re.compile("^Tournaments")).click()
    expect(ida.get_by_text(re.compile("^Nobody has made a tournament here yet"))).to_be_visible()
    ida.get_by_role("link", name="Make a tournament").click()
    where = make(ida, "Games of Delphi")
    bots(ida, 2)
    odo = visit(where.removeprefix(server.url))
    odo.get_by_role("button", name="Take part").click()
    expect(odo.get_by_role("button", name="Leave the tournament")).to_be_visible()
    expect(odo.get_by_role("heading", name="For you as the host")).to_have_count(0)
    ida.get_by_role("button", name="Begin now").click()
    expect(ida.get_by_text(re.compile(r"^Round 1 of \d"))).to_be_visible()
    expect(ida.get_by_role("heading", name="Standings")).to_be_visible()
    ida.get_by_role("link", name="To my table").first.click()
    expect(ida.get_by_text("This is a table of a tournament.", exact=False)).to_be_visible()
    expect(ida.get_by_role("button", name="Stand up")).to_have_count(0)
    ida.get_by_role("link", name="To the tournament").click()
    expect(ida.get_by_role("heading", level=1)).to_have_text("Games of Delphi")
    end_round(server, where.rsplit("/", 1)[1])
    ida.reload()
    expect(ida.get_by_text("1 point").first).to_be_visible()


@pytest.mark.soak
def test_the_host_rules_and_ends(visit: Visit, server: Running) -> None:
    ida = visit("/tournaments/new", size=DESKTOP)
    make(ida, "Games of Olympia")
    bots(ida, 1)
    ida.get_by_role("button", name="Begin now").click()
    ida.get_by_role("button", name=re.compile("^Set the result ")).click()
    ida.get_by_role("combobox").first.select_option("2")
    ida.get_by_role("combobox").last.select_option("1")
    ida.get_by_role("button", name="This is the result").click()
    expect(ida.get_by_text("over, set by the host")).to_be_visible()
    ida.get_by_role("button", name="End the tournament").click()
    ida.get_by_role("button", name="End the tournament").click()
    expect(ida.get_by_role("status").filter(has_text="Over")).to_be_visible()


@pytest.mark.soak
def test_a_league_has_divisions(visit: Visit, server: Running) -> None:
    ida = visit("/tournaments/new", size=PHONE)
    where = make(ida, "League of the islands", "League")
    bots(ida, 11)
    ida.get_by_role("button", name="Begin now").click()
    expect(ida.get_by_role("heading", name="Season 1")).to_be_visible()
    expect(ida.get_by_role("link", name="Division 1")).to_be_visible()
    ida.get_by_role("link", name="Division 1").click()
    expect(ida.get_by_role("link", name="To the league")).to_be_visible()
    assert ida.url != where


@pytest.mark.soak
@pytest.mark.parametrize("language", WORDS)
def test_the_pages_speak_each_language(visit: Visit, language: str) -> None:
    title, making, swiss = WORDS[language]
    page = visit("/tournaments", language=language, size=PHONE)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.get_by_role("link", name=making).click()
    expect(page.get_by_role("button", name=swiss)).to_be_visible()


@pytest.mark.soak
@in_corners(LIGHT_DESKTOP)
def test_the_pages_have_no_barriers(visit, server, violations, scheme, size) -> None:
    page = visit("/tournaments/new", color_scheme=scheme, size=size, drawn=True)
    assert violations(page) == []
    where = make(page, "Games of Nemea")
    bots(page, 5)
    expect(page.get_by_text("6 of at most 32")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Begin now").click()
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    end_round(server, where.rsplit("/", 1)[1])
    page.reload()
    page.get_by_role("button", name=re.compile("^Set the result ")).first.click()
    assert violations(page) == []
    page.goto(f"{server.url}/tournaments")
    expect(page.get_by_role("heading", name="Mine")).to_be_visible()
    assert violations(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing is wider than the screen"


@pytest.mark.soak
@in_corners(LIGHT_DESKTOP)
def test_teams_play_a_duplicate(visit, server, violations, scheme, size) -> None:
    ida = visit("/tournaments/new", color_scheme=scheme, size=size, drawn=True)
    ida.get_by_label("The same deal at every table of a round").check()
    ida.get_by_role("group", name="Teams").get_by_role("button", name="Teams of 2").click()
    ida.get_by_label("Pair by rating at first, not by lot").check()
    assert violations(ida) == []
    where = make(ida, "Duel of the cities")
    tournament = where.rsplit("/", 1)[1]
    expect(ida.get_by_text("Duplicate · Teams of 2 · paired by rating at first", exact=False)).to_be_visible()
    ida.get_by_label("Your team").fill("Athens")
    ida.keyboard.press("Enter")
    expect(ida.get_by_text("You are in the team Athens.")).to_be_visible()
    odo = visit(where.removeprefix(server.url))
    odo.get_by_label("Your team").fill("Sparta")
    odo.get_by_role("button", name="Take part").click()
    expect(ida.get_by_text("Sparta").first, "what others do shows by itself").to_be_visible()
    bots(ida, 4)
    expect(odo.get_by_text("6 of at most 32"), "here too").to_be_visible()
    assert violations(ida) == []
    ida.get_by_role("button", name="Begin now").click()
    expect(odo.get_by_text(re.compile("^All tables have the same deal"))).to_be_visible()
    expect(ida.get_by_role("button", name=re.compile("^Watch"))).to_have_count(0)
    expect(ida.get_by_role("heading", name="Standings")).to_be_visible()
    assert violations(ida) == []
    end_round(server, tournament)
    expect(odo.get_by_text("(9 ahead)").first).to_be_visible()
    ida.get_by_text("Proof of the deal").click()
    expect(ida.get_by_text(re.compile("^[0-9a-f]{64}$")).last).to_be_visible()
    assert violations(ida) == []
    wide = ida.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing is wider than the screen"
