"""Puzzles in the browser: found by wish, tried on the board or by keyboard, and played on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import petteia
from petteia.bots.puzzles import Puzzle, book_of
from petteia.games import find
from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit, at_size

pytestmark = pytest.mark.part("boards")

GAME = "deukalion"


def one(least: int = 3) -> tuple[Puzzle, list[int], list[int]]:
    """A puzzle with several options, and which of them are right and wrong, in the order of its buttons."""
    puzzles = sorted(book_of(find(GAME)).puzzles.values(), key=lambda each: each.id)
    found = next((each for each in puzzles if least <= len(each.options) <= 6), puzzles[0])
    game = petteia.load(GAME, found.seats)
    legal = [game.actions.text(int(n)) for n in found.open(game).legal(found.seat)]
    right = [at for at, text in enumerate(legal) if text in found.answers]
    return found, right, [at for at in range(len(legal)) if at not in right]


def opened(visit: Visit, server: Running, size: dict[str, int], **wishes: Any) -> Page:
    found = one()[0]
    page = visit(f"/puzzles/{GAME}/{found.id}", at=server, size=size, **wishes)
    page.locator("section.asked").wait_for()
    return page


@at_size(PHONE)
def test_a_puzzle_is_found_and_solved_by_keyboard(visit: Visit, tmp_path, size: dict[str, int]) -> None:
    _, right, wrong = one()
    with Running(tmp_path, games=(GAME,)) as server:
        page = visit("/", at=server, size=size)
        page.get_by_role("link", name="Puzzles").click()
        total = len(book_of(find(GAME)).puzzles)
        expect(page.get_by_text(f"0 solved at the first try, of 0 tried; there are {total}.")).to_be_visible()
        expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
        page.get_by_label("Difficulty").select_option("hard")
        hard = sum(
            book_of(find(GAME)).difficulty(each.rating) == "hard" for each in book_of(find(GAME)).puzzles.values()
        )
        expect(page.locator("#puzzle-list")).to_contain_text(f"{hard} puzzle")
        page.goto(f"{server.url}/puzzles/{GAME}/{one()[0].id}")
        asked = page.locator("section.asked")
        options = asked.get_by_role("listitem").get_by_role("button")
        options.nth(wrong[0]).focus()
        page.keyboard.press("Enter")
        expect(asked.get_by_role("status")).to_contain_text(re.compile(r"No: that loses \d+ points"))
        options.nth(right[0]).focus()
        page.keyboard.press("Enter")
        expect(asked.get_by_role("heading")).to_contain_text(re.compile(r"Right: .+ loses \d+ points or more\."))
        expect(asked.get_by_role("list", name="What every option is worth").locator("li.right")).to_have_count(
            len(right)
        )
        page.get_by_role("link", name="All puzzles").click()
        expect(page.get_by_text(f"0 solved at the first try, of 1 tried; there are {total}.")).to_be_visible()


@pytest.mark.soak
def test_a_press_on_the_board_is_a_try_and_the_game_goes_on(visit: Visit, tmp_path) -> None:
    with Running(tmp_path, games=(GAME,)) as server:
        page = opened(visit, server, DESKTOP)
        page.get_by_role("button", name="Show the answer").click()
        expect(page.locator("section.asked").get_by_role("heading")).to_contain_text("Right would be")
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url(re.compile("/table/"))
        expect(page.locator("main")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize(("language", "shown"), [("de", "Antwort zeigen"), ("nl", "Laat het antwoord zien")])
def test_puzzles_speak_three_languages(visit: Visit, tmp_path, language: str, shown: str) -> None:
    with Running(tmp_path, games=(GAME,)) as server:
        page = opened(visit, server, DESKTOP, language=language)
        page.get_by_role("button", name=shown).click()
        expect(page.locator("section.asked").get_by_role("heading")).to_contain_text(
            re.compile("Richtig wäre|Goed was")
        )


@pytest.mark.soak
def test_what_is_no_puzzle_says_so(visit: Visit, tmp_path) -> None:
    with Running(tmp_path, games=(GAME,)) as server:
        page = visit(f"/puzzles/{GAME}/nothing", at=server, excused=("409",))
        expect(page.get_by_text(re.compile("no such puzzle"))).to_be_visible()
        page.get_by_role("link", name="All puzzles").click()
        expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
