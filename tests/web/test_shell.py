"""The screens around the games."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import AGORA, Running, settings
from tests.web.conftest import DARK_PHONE, PHONE, Visit, in_corners
from tests.web.table import quick_game, wait_for_turn

HOME_BYTES = 300_000
TABLE_BYTES = 250_000


@pytest.mark.soak
def test_two_people_meet_by_a_link_and_play(visit: Visit) -> None:
    host = visit("/new/agora")
    host.get_by_role("button", name="Greedy bot").or_(host.get_by_role("button", name="Random bot")).last.click()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    friend = visit("/#" + link.partition("#")[2])
    host.get_by_role("button", name="Start the game").and_(host.locator("[aria-disabled=false]")).click()
    for page in (host, friend):
        expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    host.get_by_role("textbox", name="Say something").fill("Khaire! <b>you</b>")
    host.get_by_role("button", name="Send").click()
    expect(friend.get_by_text("Khaire! <b>you</b>")).to_be_visible()
    while wait_for_turn(host):
        host.get_by_role("region", name="What you can do").get_by_role("button", disabled=False).last.click()
        break
    assert wait_for_turn(friend)


def test_a_house_that_restarts_in_the_middle_loses_nothing(visit: Visit, tmp_path) -> None:
    with Running(tmp_path, games=(AGORA,)) as server:
        page = visit(at=server, excused=("WebSocket connection", "Failed to load resource"))
        quick_game(page)
        assert wait_for_turn(page)
        actions = page.get_by_role("region", name="What you can do")
        actions.get_by_role("button", name=re.compile("^Lay"), disabled=False).first.click()
        expect(page.get_by_role("button", name="Undo")).to_be_visible()
        port = server.port
    expect(page.get_by_text(re.compile("house is restarting|connection is lost"))).to_be_visible()
    with Running(tmp_path, settings(port=port), games=(AGORA,)):
        expect(page.get_by_text("You are connected again.")).to_be_visible()
        expect(page.get_by_role("button", name="Undo")).to_be_visible()
        actions.get_by_role("button", name="Done").click()
        assert wait_for_turn(page)


def test_a_change_of_language_takes_effect_at_once_and_stays(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("heading", name="Instellingen")).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize(
    ("locale", "word"), [("nl-NL", "Schuif aan bij de helden"), ("de-AT", "Nimm Platz unter Helden")]
)
def test_the_language_of_the_browser_is_spoken(visit: Visit, locale: str, word: str) -> None:
    expect(visit(locale=locale).get_by_role("heading", name=word)).to_be_visible()


def test_a_game_that_lacks_the_visitors_language_is_only_asked_for_in_those_it_has(visit: Visit) -> None:
    page = visit("/about", locale="de-DE")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("/api/locale/")[2]))
    with page.expect_response("**/api/locale/en/agora"):
        page.goto(page.url.removesuffix("about") + "new/agora")
    expect(page.get_by_role("heading", name="Tisch eröffnen", level=1)).to_be_visible()
    assert "de/agora" not in asked, "browsers complain of what is not there"


@in_corners(DARK_PHONE)
def test_no_screen_has_a_barrier(
    visit: Visit, server: Running, violations: Callable[[Page], list[str]], scheme: str, size: dict[str, int]
) -> None:
    page = visit(size=size, color_scheme=scheme, reduced_motion="reduce")
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"

    page.get_by_role("button", name="Play bots now Agora").wait_for()
    look("home")
    quick_game(page)
    assert wait_for_turn(page)
    look("table")
    for path, heading in (
        ("/settings", "Settings"),
        ("/help", "Help"),
        ("/about", "About"),
        ("/new/agora", "Create a table"),
    ):
        page.goto(server.url + path)
        page.get_by_role("heading", name=heading, level=1).wait_for()
        look(path)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Agora", level=1).wait_for()
    look("lobby")
    assert {name: barriers for name, barriers in found.items() if barriers} == {}


def test_what_keeps_people_out_is_found(visit: Visit, violations: Callable[[Page], list[str]]) -> None:
    """The check of the check: ink that hardly stands out, at the end of many texts, and a picture without a name."""
    page = visit("/about")
    page.get_by_role("heading", name="About", level=1).wait_for()
    page.evaluate(
        """() => {
          const main = document.querySelector('main')
          main.insertAdjacentHTML('beforeend', '<p>plain</p>'.repeat(9) + '<p>pale</p><img src="/owl.svg">')
          Object.assign(main.lastElementChild.previousElementSibling.style, { color: '#777', background: '#888' })
        }"""
    )
    found = violations(page)
    assert [each for each in found if each.startswith("color-contrast: <p") and "pale" in each], found
    assert [each for each in found if each.startswith("image-alt")], found


def test_text_at_twice_its_size_still_fits(visit: Visit) -> None:
    page = visit("/settings", size=PHONE)
    page.get_by_role("button", name="200 %").click()
    page.get_by_role("link", name="Home").click()
    quick_game(page)
    assert wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    expect(visit("/nowhere/at/all").get_by_role("heading", name="There is nothing here")).to_be_visible()
    page = visit("/table/none-such")
    expect(page.get_by_text("There is no such table")).to_be_visible()


def test_a_house_with_a_password_asks_for_it(visit: Visit, tmp_path) -> None:
    with Running(tmp_path, settings(password="xenia"), games=(AGORA,)) as server:
        page = visit(at=server, excused=("403", "WebSocket"))
        page.get_by_role("textbox", name="Your name").fill("Ida")
        page.get_by_role("textbox", name="Password").fill("wrong")
        page.get_by_role("button", name="Come in").click()
        expect(page.get_by_role("alert")).to_contain_text("not the password")
        page.get_by_role("textbox", name="Password").fill("xenia")
        page.get_by_role("button", name="Come in").click()
        expect(page.get_by_role("button", name="Play bots now Agora")).to_be_visible()
        page.close()  # or what it still asks for is cut off when the server stops


def test_home_and_table_are_small(visit: Visit) -> None:
    page = visit("/about")
    page.get_by_role("heading", name="About", level=1).wait_for()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[int] = []
    wire.on("Network.loadingFinished", lambda event: received.append(int(event["encodedDataLength"])))
    page.goto(page.url.removesuffix("about"))
    page.get_by_role("button", name="Play bots now Agora").wait_for()
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(received) < HOME_BYTES, f"home takes {sum(received)} bytes"
    received.clear()
    quick_game(page)
    page.wait_for_load_state("networkidle")
    assert 1_000 < sum(received) < TABLE_BYTES, f"a table takes {sum(received)} bytes"


def test_a_game_can_be_paused_and_given_up(visit: Visit) -> None:
    page = visit()
    quick_game(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("The game is paused.")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("button", name="Let a bot finish")).to_be_visible()
    page.get_by_role("button", name="End the game here").click()
    asked = page.get_by_role("region", name="What to do now")
    expect(asked, "nothing is asked any more").to_contain_text("The game was not finished.")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of the table stays in sight"
