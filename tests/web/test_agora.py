"""A person plays the tests' small game on the generic table, against two bots."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit, at_size
from tests.web.door import DOOR
from tests.web.phases import DEUKALION, PARTHENON
from tests.web.staged import stage
from tests.web.stranger import open_table
from tests.web.table import quick_game, wait_for_answer, wait_for_turn

MOST_DECISIONS = 60


def play_on(page: Page, decisions: int = MOST_DECISIONS) -> int:
    """Press the first option, again and again; returns how often that was."""
    done = 0
    while done < decisions and wait_for_turn(page):
        page.get_by_role("region", name="What you can do").get_by_role("button", disabled=False).first.click()
        wait_for_answer(page)
        done += 1
    return done


@at_size(DESKTOP)
def test_a_whole_game_is_played_by_clicking(visit, size):
    page = visit(size=size)
    quick_game(page)
    assert play_on(page) > 2
    end = page.get_by_role("dialog")
    expect(end).to_be_visible()
    expect(end.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    assert end.get_by_role("rowheader").count() == 3, "three players"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"


def test_pieces_that_glow_do_the_same_as_the_list(visit, server):
    page = visit(DOOR)
    open_table(server, page, "agora", 3, {}, {})
    assert wait_for_turn(page)
    hand = page.get_by_role("group", name="Hand").filter(has=page.get_by_role("button")).first
    hand.get_by_role("button", name=re.compile(": Lay")).first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


def test_what_was_done_can_be_taken_back(visit, server):
    page = visit(DOOR)
    open_table(server, page, "agora", 3, {}, {})
    assert wait_for_turn(page)
    actions = page.get_by_role("region", name="What you can do")
    before = actions.get_by_role("button", disabled=False).all_inner_texts()
    actions.get_by_role("button", name=re.compile("^Lay")).first.click()
    expect(page.get_by_text("Chosen so far: Lay")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("You take a move back").last).to_be_visible()
    expect(actions.get_by_role("button", disabled=False)).to_have_count(len(before))


FOCUSED = """() => {
  const at = document.activeElement
  if (at.closest('dialog')) return 'end'
  if (at.matches('body, main, .prompt')) return 'nothing'
  return at.matches('main button[data-may]') ? 'answer' : at.outerHTML
}"""
"""The focused element. The end of a game moves the focus to the table of points."""


@pytest.mark.soak
def test_a_whole_game_is_played_with_the_keyboard_alone(visit):
    page = visit()
    page.get_by_role("heading", level=1).wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if "Play bots now Agora" in (page.evaluate("document.activeElement.innerText") or "").replace("\n", " "):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()
    followed = 0
    for _ in range(MOST_DECISIONS):
        if not wait_for_turn(page):
            break
        followed += page.evaluate(FOCUSED) == "answer"
        page.keyboard.press(".")
        focused = page.evaluate(FOCUSED)
        if focused in ("nothing", "end"):
            continue  # somebody else was quicker, or it was answered by itself, at this very moment
        assert focused == "answer", "the dot goes to what may be pressed"
        page.keyboard.press("Enter")
        wait_for_answer(page)
    assert followed, "after a move focus goes on to the next decision by itself"
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.soak
def test_after_a_reload_in_the_middle_the_game_goes_on(visit, server):
    page = visit(DOOR)
    open_table(server, page, "agora", 3, {}, {})
    assert play_on(page, 2) == 2
    assert wait_for_turn(page)
    sentence = page.get_by_role("region", name="What to do now").get_by_role("strong").inner_text()
    page.reload()
    expect(page.get_by_role("region", name="What to do now").get_by_role("strong")).to_have_text(sentence)
    play_on(page)
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.soak
def test_what_is_not_possible_says_why_with_the_rule(visit):
    page = visit()
    for _ in range(6):
        page.get_by_role("link", name="Home").click()
        quick_game(page)
        assert wait_for_turn(page)
        actions = page.get_by_role("region", name="What you can do")
        actions.get_by_role("button", name=re.compile("^Lay"), disabled=False).last.click()
        wait_for_answer(page)
        folded = page.get_by_text(re.compile("you cannot do now$"))
        if not wait_for_turn(page) or not folded.is_visible():
            continue
        folded.click()
        page.get_by_role("button", name=re.compile("not now")).first.hover()
        expect(page.get_by_role("tooltip").filter(has_text="AGO-3")).to_be_visible()
        return
    pytest.fail("six games in which everything was possible")


LAPTOP = {"width": 1280, "height": 720}
OWN = """() => {
  const prompt = document.querySelector('section.prompt').getBoundingClientRect()
  const own = document.querySelector('section.board.large')
  let [top, bottom] = [0, innerHeight]
  for (let around = own.parentElement; around; around = around.parentElement)
    if (/auto|scroll|hidden/.test(getComputedStyle(around).overflowY)) {
      const box = around.getBoundingClientRect()
      ;[top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
  bottom = Math.min(bottom, prompt.top)
  return [...own.querySelectorAll('.zone, header')]
    .filter((each) => each.getBoundingClientRect().bottom > bottom + 1 || each.getBoundingClientRect().top < top - 1)
    .map((each) => each.getAttribute('aria-label') ?? each.tagName)
}"""
"""The part of our own things that is cut off by the prompt, or by a scrolling parent."""


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(DESKTOP, id="desktop", marks=pytest.mark.soak),
        pytest.param(LAPTOP, id="laptop", marks=pytest.mark.soak),  # a bigger game is looked at there, below
        pytest.param(PHONE, id="phone"),
    ],
)
def test_own_things_are_never_cut_off_by_the_prompt(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    open_table(server, page, "agora", 3, {}, {})
    for _ in range(4):
        if not wait_for_turn(page):
            break
        assert page.evaluate(OWN) == []
        page.get_by_role("region", name="What you can do").get_by_role("button", disabled=False).first.click()
        wait_for_answer(page)


BIGGER = {"deukalion": DEUKALION, "parthenon": PARTHENON}
SIZES = {"desktop": DESKTOP, "laptop": LAPTOP}
EVERY_TEST = {("parthenon", "trade", "laptop")}
"""Most things in the least room; the others soak."""


@pytest.mark.parametrize(
    ("game", "phase", "size"),
    [
        pytest.param(*row, marks=() if row in EVERY_TEST else pytest.mark.soak)
        for row in ((game, phase, size) for game in BIGGER for phase in BIGGER[game] for size in SIZES)
    ],
)
def test_own_things_of_a_bigger_game_are_all_in_sight(
    visit: Visit, server: Running, game: str, phase: str, size: str
) -> None:
    page = visit(DOOR, size=SIZES[size])
    start = BIGGER[game][phase]()
    stage(server, page, dict(start.state.save()), game=game, seats=int(start.game.seats))
    page.goto(f"{page.url}?plain")
    page.get_by_role("region", name="What you can do").wait_for()
    assert page.evaluate(OWN) == []
