"""Learning: the first game with a teacher, and the tour of the table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from petteia.locale import languages
from tests.locale.spoken import ROOT, messages, variables
from tests.server.running import AGORA, Running
from tests.web.conftest import CORNERS, Visit
from tests.web.table import quick_game, wait_for_answer

MOST_PRESSES = 200
TEACHING_MS = 60_000
GOALS = 9


def lesson(page: Page) -> Locator:
    return page.get_by_role("complementary", name="The lesson")


def begin(page: Page) -> Locator:
    """From home into the lesson, past its welcome."""
    page.get_by_role("button", name="Learn the game Age of Mythology").click()
    card = lesson(page)
    expect(card.get_by_role("heading", name="Your first game")).to_be_visible()
    card.get_by_role("button", name="Begin").click()
    return card


def follow(page: Page, card: Locator, presses: int = MOST_PRESSES) -> set[str]:
    """Do what the teacher says, with the keyboard, until everything is learnt; what it was about."""
    about: set[str] = set()
    shown, over = card.get_by_role("button", name="Show me"), card.get_by_role("heading", name="You know the game")
    for _ in range(presses):
        shown.or_(over).first.wait_for(timeout=TEACHING_MS)
        if over.is_visible():
            return about
        about.add(card.get_by_role("heading").inner_text())
        shown.click()
        if not page.evaluate("document.activeElement.matches('button')"):
            continue  # something has happened at this very moment, and the teacher points anew
        page.keyboard.press("Enter")
        wait_for_answer(page)
    return about


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory):
    """A house with the bot that a lesson is meant to be played against."""
    with Running(tmp_path_factory.mktemp("school"), games=("age_of_mythology", AGORA), kinds=("greedy",)) as running:
        yield running


def test_a_first_game_is_learnt_by_following_the_teacher(visit: Visit, school: Running) -> None:
    page = visit(at=school)
    card = begin(page)
    about = follow(page, card)
    expect(card.get_by_role("heading", name="You know the game")).to_be_visible()
    expect(card.get_by_role("list", name=f"{GOALS} of {GOALS} things learnt")).to_be_visible()
    for word in ("first land", "Victory cubes", "Choosing cards", "Explore", "Gather", "Build", "Recruit", "Battle"):
        assert [title for title in about if word.lower() in title.lower()], f"{word} was not taught: {about}"
    card.get_by_role("button", name="Play on here").click()
    expect(card).to_have_count(0)
    expect(page.get_by_role("region", name="What to do now").first).to_be_visible()


def test_the_teacher_goes_on_from_wherever_the_pupil_gets_to(visit: Visit, house: Running) -> None:
    page = visit()
    card = begin(page)
    sentence = card.get_by_text(re.compile("^Press: "))
    expect(sentence).to_have_text("Press: Take fertile land (2 food)")
    page.get_by_role("button", name="Pass").click()
    expect(card.get_by_text("Take another.")).to_be_visible()
    page.reload()
    expect(lesson(page).get_by_role("button", name="Show me")).to_be_visible()
    expect(lesson(page).get_by_role("heading", name="Your first land")).to_be_visible()


def test_a_lesson_is_kept_among_the_games_and_can_be_left(visit: Visit) -> None:
    page = visit()
    card = begin(page)
    card.get_by_role("button", name="Fold the lesson").click()
    expect(card.get_by_role("button", name="Show me")).to_have_count(0)
    card.get_by_role("button", name="Unfold the lesson").click()
    card.get_by_role("button", name="Leave the lesson").click()
    expect(card).to_have_count(0)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("link", name="Your move Age of Mythology")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "learn", "begins", "press"),
    [
        ("nl-NL", "Leer het spel", "Beginnen", "Druk op: "),
        ("de-DE", "Spiel lernen", "Anfangen", "Drücke: "),
    ],
)
def test_the_teacher_speaks_the_pupils_language(visit: Visit, locale: str, learn: str, begins: str, press: str) -> None:
    page = visit(locale=locale)
    page.get_by_role("button", name=re.compile(learn)).click()
    card = page.get_by_role("complementary")
    card.get_by_role("button", name=begins).click()
    expect(card.get_by_text(re.compile(f"^{press}"))).to_be_visible()
    assert "⟦" not in card.inner_text()


def test_whoever_comes_for_the_first_time_is_shown_around(visit: Visit) -> None:
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


@CORNERS
def test_learning_has_no_barrier(
    visit: Visit, violations: Callable[[Page], list[str]], scheme: str, size: dict[str, int]
) -> None:
    page = visit(size=size, color_scheme=scheme, reduced_motion="reduce", toured=False)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"

    card = begin(page)
    card.get_by_role("button", name="Show me").wait_for()
    look("lesson")
    follow(page, card, 8)
    look("later")
    page.get_by_role("link", name="Home").click()
    quick_game(page)
    page.get_by_role("region", name="Tour of the table").wait_for()
    look("tour")
    assert {name: barriers for name, barriers in found.items() if barriers} == {}


# -- texts


def keys(language: str) -> dict:
    return messages(ROOT / "petteia" / "locale" / language / "tutorial_age_of_mythology.ftl")


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_the_lesson_is_whole_in_every_language(language: str) -> None:
    english, other = keys("en"), keys(language)
    assert sorted(set(english) ^ set(other)) == []
    for key, message in english.items():
        assert variables(other[key].value, other) == variables(message.value, english), key


def test_the_teacher_has_words_for_all_advice_and_no_others() -> None:
    advice = (ROOT / "web/src/tutorial/advice.ts").read_text("utf-8")
    tutor = (ROOT / "web/src/tutorial/Tutor.svelte").read_text("utf-8")
    there = set(keys("en"))
    deeds = ("explore", "gather", "build", "recruit", "attack", "next_age", "trade", "lay")
    prompts = set(re.findall(r"case '(\w+)'", advice)) - {"fourth_action", "play_a_card"}
    rewards = {prompt for prompt in prompts if prompt.startswith("reward_")}
    wanted = {f"tutor-{key}" for key in (prompts - rewards) | {"reward", "trade", "other"}}
    wanted |= {f"tutor-play-{deed}" for deed in deeds}
    wanted |= {f"tutor-goal-{goal}" for goal in re.findall(r"'(\w+)'", advice.split("GOALS = [")[1].split("]")[0])}
    wanted |= {f"tutor-{key}" for key in re.findall(r"words\.say\('([\w-]+)'", tutor)}
    assert sorted(wanted - there) == [], "without a message"
    extra = {key for key in there - wanted if re.sub(r"-(again|title)$", "", key) not in wanted}
    assert sorted(extra) == [], "messages nobody asks for"
