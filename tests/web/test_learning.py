"""Learning: the first game with a teacher, and the tour of the table."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from petteia.server.lobby.lesson_plan import FIRST, read_plan
from tests import ROOT
from tests.lessons.rehearsal import further, plan_of, spoken, texts_in
from tests.server.running import AGORA, Running
from tests.web.conftest import DARK_PHONE, DESKTOP, PHONE, Visit, in_corners
from tests.web.door import DOOR
from tests.web.table import quick_game, wait_for_answer

MOST_PRESSES = 200
TITLES = {"age_of_mythology": "Age of Mythology", "deukalion": "Deukalion", "parthenon": "Parthenon"}
ONCE = ("parthenon", "de", "desktop")
"""The shortest lesson. All are rehearsed without a browser (tests/lessons), and followed everywhere in the soak."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}
GRID = [
    pytest.param(at[0], at[1], SIZES[at[2]], id="-".join(at), marks=() if at == ONCE else pytest.mark.soak)
    for at in product(TITLES, ("en", "nl", "de"), SIZES)
]
APART = """() => {
  const [ring, card] = ['.spotlight', '.tutor'].map((each) => document.querySelector(each)?.getBoundingClientRect())
  if (!ring || ring.bottom < 0 || ring.top > innerHeight) return false
  const answers = document.querySelector('.kit:not(.wide) .asked .buttons')?.getBoundingClientRect()
  if (answers && ring.top < answers.top - 12 && ring.bottom > answers.top + 12) return false
  return ring.right <= card.left || card.right <= ring.left || ring.bottom <= card.top || card.bottom <= ring.top
}"""
"""The step's subject is ringed and visible: neither the sentence nor a phone's row of answers covers it."""
SHOWN = """() => {
  const at = document.activeElement, box = at.getBoundingClientRect()
  if (!at.matches('button') || at.closest('.tutor')) return 'nothing'
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return at.contains(hit) || hit?.contains(at) ? 'a button' : `something under ${hit?.className}`
}"""
"""What the teacher has shown; a finger reaches it."""
PRESSED = """(says) => {
  const card = document.querySelector('.tutor'), main = card?.querySelector('.btn.ink')
  if (!main || card.querySelector('.text')?.dataset.says !== says) return false
  main.focus()
  main.click()
  return true
}"""
"""Presses the button of the sentence that was read, and not of a later one."""


def lesson(page: Page) -> Locator:
    return page.locator("aside.tutor")


def begin(page: Page, game: str = "age_of_mythology") -> Locator:
    """From home into the lesson, past its welcome."""
    page.locator("button.learn").filter(has_text=TITLES[game]).click()
    card = lesson(page)
    card.locator(".btn.ink").click()
    return card


def follow(
    page: Page, card: Locator, game: str, language: str = "en", presses: int = MOST_PRESSES, name: str = FIRST
) -> list[str]:
    """Follow the teacher, with the keyboard, to the end; returns the steps shown, in order."""
    about: list[str] = []
    texts = spoken(game, language, name)
    done = texts["done-title"] if name == FIRST else texts_in("tutorial.ftl", language)["taught-title"]
    text, main = card.locator(".text"), card.locator(".btn.ink")
    over = card.get_by_role("heading", name=done, exact=True)
    for _ in range(presses):
        main.wait_for()
        if over.is_visible():
            break
        says = text.get_attribute("data-says")
        if not says:
            continue
        if about[-1:] != [says]:
            about.append(says)
            expect(text).to_contain_text(texts[says][:40])
            page.wait_for_function(APART)
        main.click(trial=True)
        if not page.evaluate(PRESSED, says):
            continue
        shown = page.evaluate(SHOWN)
        assert shown in ("nothing", "a button"), f"{says} shows {shown}"
        if shown == "a button":
            page.keyboard.press("Enter")
            wait_for_answer(page)
    return about


SEEN = """() => {
  window.seen = []
  const look = () => {
    const box = document.querySelector('button.learn')?.getBoundingClientRect()
    if (box) seen.push([box.x, box.y, box.width].map(Math.round).join())
    requestAnimationFrame(look)
  }
  look()
}"""


def test_what_is_about_to_be_pressed_does_not_move(visit: Visit, server: Running) -> None:
    page = visit(DOOR, excused=("401",))
    page.add_init_script(f"({SEEN})()")
    page.goto(server.url)
    page.locator("button.learn").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300)))")
    assert len(set(page.evaluate("seen"))) == 1


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory):
    """A server with all games, and the bot that plays on after a lesson."""
    with Running(tmp_path_factory.mktemp("school"), games=(*TITLES, AGORA), kinds=("greedy",)) as running:
        yield running


@pytest.mark.parametrize(("game", "language", "size"), GRID)
def test_a_game_is_learnt_by_following_the_teacher(
    visit: Visit, school: Running, game: str, language: str, size: dict[str, int]
) -> None:
    page = visit(at=school, language=language, size=size, reduced_motion="reduce")
    card = begin(page, game)
    about = follow(page, card, game, language)
    plan = read_plan(ROOT / "petteia" / "games" / game / "lesson.toml")
    steps = [step.says for chapter in plan.chapters for step in chapter.steps]
    assert about == [says for n, says in enumerate(steps) if n == 0 or says != steps[n - 1]], "every step, in order"
    expect(card.get_by_text(spoken(game, language)["done-title"])).to_be_visible()
    card.locator(".btn.ink").click()
    expect(card).to_have_count(0)
    expect(page.locator("main [data-may], main .glow").first).to_be_visible()


FURTHER_ONCE = ("deukalion", "mission", "en", "phone")
"""A short one with a press on the board; the others are followed in the soak."""
FURTHER = [
    pytest.param(game, name, language, SIZES[size], id=f"{game}-{name}-{language}-{size}", marks=marks)
    for (game, name), language, size in product(
        [(game, name) for game in TITLES for name in further(game)], ("en", "nl", "de"), SIZES
    )
    for marks in [() if (game, name, language, size) == FURTHER_ONCE else pytest.mark.soak]
]


@pytest.mark.parametrize(("game", "name", "language", "size"), FURTHER)
def test_a_further_lesson_is_followed_and_its_test_begun(
    visit: Visit, school: Running, game: str, name: str, language: str, size: dict[str, int]
) -> None:
    page = visit(at=school, language=language, size=size, reduced_motion="reduce")
    texts = spoken(game, language, name)
    page.goto(f"{school.url}/learn/{game}")
    page.get_by_role("listitem").filter(has_text=texts["about"]).get_by_role("button").click()
    card = lesson(page)
    expect(card.get_by_role("heading", name=texts["title"])).to_be_visible()
    card.locator(".btn.ink").click()
    about = follow(page, card, game, language, name=name)
    steps = [step.says for chapter in plan_of(game, name).chapters for step in chapter.steps]
    assert about == [says for n, says in enumerate(steps) if n == 0 or says != steps[n - 1]], "every step, in order"
    card.locator(".btn.ink").click()
    expect(card.locator(".text[data-test=open]")).to_contain_text(texts["test"][:40])
    page.goto(f"{school.url}/learn/{game}")
    row = page.get_by_role("listitem").filter(has_text=texts["about"])
    row.get_by_role("button").click()
    expect(card.locator(".text[data-test=open]")).to_be_visible()


@pytest.mark.soak
def test_the_teacher_goes_on_from_wherever_the_pupil_gets_to(visit: Visit, server: Running) -> None:
    page = visit()
    card = begin(page)
    expect(card.locator(".text")).to_have_attribute("data-says", "aim")
    page.get_by_role("button", name=re.compile("Largest Army")).first.click()
    expect(card.locator(".text")).to_have_attribute("data-says", "hand")
    page.reload()
    expect(lesson(page).locator(".text")).to_have_attribute("data-says", "hand")


@pytest.mark.soak
def test_a_lesson_is_kept_among_the_games_and_can_be_left(visit: Visit) -> None:
    page = visit()
    card = begin(page)
    card.get_by_role("button", name="Fold the lesson").click()
    expect(card.locator(".text")).to_have_count(0)
    card.get_by_role("button", name="Unfold the lesson").click()
    card.get_by_role("button", name="Leave the lesson").click()
    expect(card).to_have_count(0)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("link", name="Your move Age of Mythology")).to_be_visible()


def test_somebody_who_comes_for_the_first_time_is_shown_around(visit: Visit) -> None:
    page = visit(toured=False)
    quick_game(page)
    card = page.get_by_role("region", name="Tour of the table")
    card.wait_for()
    stops = 0
    while card.get_by_role("button", name="Next").count():
        stops += 1
        expect(card.get_by_text(re.compile(rf"^Stop {stops} of \d$"))).to_be_visible()
        card.get_by_role("button", name="Next").click()
    assert 5 <= stops + 1 <= 8
    card.get_by_role("button", name="Let us play").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name="What you can do")).to_be_visible()
    expect(card).to_have_count(0)


@pytest.mark.soak
def test_the_tour_is_skipped_and_found_again(visit: Visit) -> None:
    page = visit(toured=False)
    quick_game(page, "Age of Mythology")
    card = page.get_by_role("region", name="Tour of the table")
    card.get_by_role("button", name="Skip the tour").click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Show me around").click()
    card.get_by_role("button", name="Next").click()
    card.get_by_role("button", name="Back").click()
    expect(card.get_by_role("heading", name="What to do now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Help", exact=True).click()
    page.get_by_role("button", name="Show me around").click()
    expect(card).to_be_visible()


@in_corners(DARK_PHONE)
def test_learning_has_no_barrier(
    visit: Visit, violations: Callable[[Page], list[str]], scheme: str, size: dict[str, int]
) -> None:
    page = visit(size=size, color_scheme=scheme, reduced_motion="reduce", toured=False)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"

    card = begin(page)
    card.locator(".text[data-says]").wait_for()
    look("lesson")
    follow(page, card, "age_of_mythology", presses=8)
    look("later")
    page.get_by_role("link", name="Home").click()
    had_a_teacher = page.evaluate("localStorage.getItem('petteia.toured')")
    assert had_a_teacher == "yes", "somebody who has had a teacher is not shown around as well"
    page.evaluate("localStorage.removeItem('petteia.toured')")
    quick_game(page)
    page.get_by_role("region", name="Tour of the table").wait_for()
    look("tour")
    assert {name: barriers for name, barriers in found.items() if barriers} == {}
