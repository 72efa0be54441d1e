"""Games played by ear: by keys alone, from what a screen reader would say."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import PHONE, Visit
from tests.web.door import DOOR
from tests.web.hearing import (
    LISTENING,
    TITLES,
    Decision,
    Listener,
    sit_down,
    tab_to,
    virtual_reader,
    virtually_heard,
)
from tests.web.stranger import open_table
from tests.web.windows import SIZE

FEW = 2
Violations = Callable[[Page], list[str]]
SHORT: tuple[int, dict[str, str], dict[str, int]] = (3, {}, {})
WORDS = re.compile(r"\w+")


def seated(visit: Visit, server: Running, game: str, language: str = "en", **wishes: object) -> Page:
    page = visit(DOOR, language=language, reduced_motion="reduce", **wishes)
    page.add_init_script(LISTENING)
    open_table(server, page, game, *SHORT)
    return page


def begun(page: Page, language: str = "en") -> Listener:
    listener = Listener(page, 5, language)
    page.keyboard.press("o")
    listener.listen(120, 5_000, re.compile(", listbox"))
    return listener


def flat(text: str) -> str:
    return " ".join(WORDS.findall(text.casefold()))


def test_some_decisions_are_made_by_ear_and_every_question_has_a_key(visit: Visit, server: Running) -> None:
    page = seated(visit, server, "deukalion")
    listener = begun(page)
    listener.now = Decision()
    listener.now.said = [listener.ask("p")]  # what is asked
    assert listener.question(listener.now.said[-1])
    listener.decide()
    assert not listener.play(FEW)
    assert listener.turn()
    assert "Options, " in listener.ask("i")  # where am I
    assert "It is your move." in listener.ask("w")
    assert "You have " in listener.ask("s")
    last = listener.ask("r")
    assert "You have " in last  # the last words again
    assert "nothing" in listener.ask("t").casefold()
    assert "Full" in listener.ask("v")
    assert "The position, tree" in listener.ask("d")
    assert "You, collapsed" in listener.ask("ArrowDown")
    assert "away" in listener.ask("b")
    assert "A1" in listener.heard[-1].text
    assert "What happened, listbox" in listener.ask("e")
    assert all(each.live != "assertive" for each in listener.heard), "nothing cuts anything short"


def test_the_panel_is_free_of_violations_and_of_small_targets(
    visit: Visit, server: Running, violations: Violations
) -> None:
    page = seated(visit, server, "parthenon", size=PHONE)
    for key in "oedbk":
        page.keyboard.press(key)
        expect(page.locator(".ear [data-item], .ear .empty").first).to_be_visible()
        small = page.evaluate(
            """() => [...document.querySelectorAll('.ear button, .ear [data-item]')].filter((each) => {
              const { width, height } = each.getBoundingClientRect()
              return width < 44 || height < 43.5
            }).map((each) => each.textContent.trim().slice(0, 40))"""
        )
        assert small == []
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".ear")).to_have_count(0)


@pytest.mark.soak
def test_letters_can_be_switched_off_outside_the_panel(visit: Visit, server: Running) -> None:
    page = seated(visit, server, "deukalion")
    page.evaluate(
        "localStorage.setItem('petteia.settings', "
        "JSON.stringify({ ...JSON.parse(localStorage.getItem('petteia.settings')), letters: false }))"
    )
    page.reload()
    page.locator("section.prompt").first.wait_for()
    page.keyboard.press("o")
    expect(page.locator(".ear")).to_have_count(0)
    page.get_by_role("button", name="Play by ear").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ear")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("game", TITLES)
def test_two_readers_hear_the_same(visit: Visit, server: Running, game: str) -> None:
    """Chromium's own tree and the Virtual Screen Reader: what live regions and the focus say comes in both, in the
    same order."""
    page = seated(visit, server, game)
    virtual_reader(page)
    listener = begun(page)
    listener.now.said = [listener.ask("p")]
    listener.decide()
    listener.play(FEW)
    listener.turn()
    page.wait_for_timeout(500)  # the second reader speaks a little later
    second = [flat(text) for text in virtually_heard(page)]
    at = 0
    for spoken in listener.heard:
        if not spoken.live:
            continue
        wanted = flat(spoken.text)
        found = next((n for n in range(at, len(second)) if wanted in second[n]), -1)
        assert found >= 0, f"only one reader says {spoken.text!r}; the other: {second[at:]}"
        at = found


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_is_played_by_ear(visit: Visit, server: Running, game: str, language: str) -> None:
    """From the home page through the game to its end and into the replay."""
    page = visit(DOOR, language=language, reduced_motion="reduce", confirm=True)
    page.add_init_script(LISTENING)
    page.goto(f"{server.url}/")
    page.locator(".games button").first.wait_for()
    listener = Listener(page, 3, language)
    sit_down(listener, TITLES[game])
    assert listener.play(3000), "the game never ended"
    said = sorted(each.words for each in listener.decisions)
    assert said[len(said) // 2] <= 25
    assert said[-1] <= 80
    tab_to(listener, {"en": "Replay", "nl": "Terugkijken", "de": "Rückblick"}[language])
    listener.key("Enter")
    page.wait_for_url("**/replay/**")
    listener.listen(300, 5_000)
    assert listener.ask("ArrowLeft")


@pytest.mark.soak
def test_every_fact_of_a_view_is_spoken(tmp_path: Path) -> None:
    """Ten games a title: a view that differs in one fact is told in other words, in every language."""
    root = Path(__file__).resolve().parents[2]
    views = tmp_path / "views.json"
    make = root / "web" / "fixtures" / "ear" / "make.py"
    subprocess.run([sys.executable, make, "--games", "10", "--out", views], check=True, cwd=root)
    assert len(json.loads(views.read_text("utf-8"))) > 300
    done = subprocess.run(
        ["node", "node_modules/vitest/vitest.mjs", "run", "src/ear/unspoken.test.ts", "--testTimeout=3600000"],
        cwd=root / "web",
        env={**os.environ, "EAR_POSITIONS": str(views)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]


ZOOMED = {"width": SIZE["width"] // 4, "height": SIZE["height"] // 4}
SIDEWAYS = """() => [...document.querySelectorAll('body *')].filter((each) => {
  const own = [...each.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
  if (!own || !each.checkVisibility() || each.closest('.aside, .skip, [popover]')) return false
  const { left, right } = each.getBoundingClientRect()
  return right > innerWidth + 1 || left < -1
}).map((each) => each.textContent.trim().slice(0, 50))"""


@pytest.mark.soak
@pytest.mark.parametrize("path", ["/", "/help", "/settings", "/by-ear", "/rules/deukalion"])
def test_at_four_hundred_percent_no_text_is_read_sideways(visit: Visit, path: str) -> None:
    """A window of 1440 by 900 at 400 % is 360 by 225 of its points."""
    page = visit(path, size=ZOOMED)
    page.get_by_role("heading").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SIDEWAYS) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", TITLES)
def test_the_panel_can_be_read_at_four_hundred_percent_and_in_forced_colours(
    visit: Visit, server: Running, game: str
) -> None:
    page = seated(visit, server, game, size=ZOOMED, drawn=True)
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.keyboard.press("o")
    option = page.locator(".ear [role=option]").first
    expect(option).to_be_focused()
    box = option.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= ZOOMED["width"]
    style = "getComputedStyle(document.activeElement)"
    assert page.evaluate(f"{style}.outlineStyle") != "none", "the focus is seen without colours of ours"
    assert page.evaluate("document.getAnimations().every((each) => each.effect.getComputedTiming().duration < 20)")


@pytest.mark.soak
def test_no_time_limit_is_set_that_one_cannot_turn_off(visit: Visit) -> None:
    """Whoever sets up a table alone has no clock unless they want one."""
    page = visit("/new/deukalion")
    expect(page.get_by_label("Clock", exact=True)).to_have_value("0")
