"""A battle shows its chances before anything is chosen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from petteia.games.age_of_mythology.scenario import scenario
from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit, at_size
from tests.web.door import DOOR
from tests.web.staged import attack, encounter, fight, stage
from tests.web.table import speak
from tests.web.test_digest import Driven

pytestmark = pytest.mark.part("boards")


def come(server: Running, page: Page, position: dict[str, Any]) -> Locator:
    stage(server, page, position)
    return page.locator(".chances")


@at_size(DESKTOP)
def test_each_unit_against_each_of_theirs_before_units_are_sent(
    visit: Visit, server: Running, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size)
    chances = come(server, page, attack())
    expect(chances.locator("tbody tr").first).to_be_visible()
    shares = [int(each) for each in chances.locator("tbody td").all_inner_texts()]
    assert len(shares) == 7 * 5 and all(0 < each < 100 for each in shares)
    for seat, kinds in ((0, 7), (2, 4)):  # both armies are there to be looked at
        assert page.locator(f".side [data-piece^='holding/{seat}/']").count() == kinds
    chances.locator("tbody td").first.scroll_into_view_if_needed()
    chances.locator("tbody td").first.hover()
    expect(page.get_by_role("tooltip").filter(visible=True)).to_contain_text(re.compile(r"\d dice against"))


@at_size(PHONE)
def test_the_battle_has_a_figure_and_says_on_what_it_rests(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    chances = come(server, page, fight())
    expect(chances.locator(".whole")).to_contain_text("choose evenly among what is left and nobody retreats")
    expect(page.locator(".glance .win")).to_be_in_viewport()
    expect(page.locator(".glance .side").last.locator(".unit").last).to_be_in_viewport()
    expect(page.get_by_text("does not count against these units")).to_have_count(1)
    assert re.match(r"\d+ %", chances.locator(".whole").inner_text())
    box = chances.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    page.locator("[data-stance=end]").click()  # one answer for all encounters
    expect(page.locator("[data-verb=stay]")).to_have_count(0)


SPOKEN = {
    "en": ("choose evenly among what is left and nobody retreats", "attacks the production area of Sigrid"),
    "de": ("gleich oft wählen und niemand sich zurückzieht", "greift die Produktion von Sigrid an"),
    "nl": ("even vaak kiezen uit wat er over is en niemand zich terugtrekt", "valt de productie van Sigrid aan"),
}


@at_size(PHONE)
def test_a_battle_is_told_in_the_readers_language(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size, language="en")
    chances = come(server, page, fight())
    for language, (rests_on, title) in SPOKEN.items():
        if language != "en":
            speak(page, language)
        expect(page.get_by_role("heading", level=2).filter(has_text=title)).to_be_visible()
        expect(chances.locator(".whole")).to_contain_text(rests_on)


EARLY = """() => {
  window.told = { rolled: 0, early: [] }
  const shown = (each) => each.checkVisibility({ visibilityProperty: true })
  setInterval(() => {
    if (!document.querySelector('.held-back.held')) return
    told.rolled += 1
    for (const each of document.querySelectorAll('[role=log].aside, [aria-live=assertive].aside'))
      if (each.textContent.trim()) told.early.push(each.textContent)
    for (const each of document.querySelectorAll('.told'))
      if (/rolls|wins|eliminated/.test(each.textContent)) told.early.push(each.textContent)
    for (const each of document.querySelectorAll('.held-back .prompt strong'))
      if (shown(each)) told.early.push(each.textContent)
  }, 10)
}"""
"""While dice roll: announcements, the chronicle's text about the roll, and the prompt."""


def test_nothing_is_told_before_the_dice_lie(visit: Visit, server: Running) -> None:
    page = visit(DOOR, pace="brisk")
    come(server, page, encounter())
    page.evaluate(EARLY)
    page.locator("main button[data-may]").first.click()
    page.wait_for_function("() => told.rolled > 0 && !document.querySelector('.held-back.held')")
    assert page.evaluate("told.early") == []
    expect(page.locator(".told").filter(has_text=re.compile("rolls")).first).to_be_attached()


SOON = """() => {
  window.asked = { early: [], scenes: 0, skips: 0 }
  setInterval(() => {
    const said = document.querySelector('.prompt strong')
    if (!document.querySelector('.scene .verdict')) return
    asked.scenes += 1
    if (said.checkVisibility({ visibilityProperty: true })) asked.early.push(said.textContent)
    const skip = document.querySelector('.prompt [data-pace]')
    if (skip?.checkVisibility({ visibilityProperty: true })) asked.skips += 1
  }, 10)
}"""
"""While the winner is shown: the prompts already there, and whether it can be skipped."""


@at_size(PHONE)
def test_a_question_comes_when_the_battle_has_been_seen(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size, pace="brisk")
    table = Driven(server, page)
    table.play(0, "play greek_attack_5", "attack 2", "area production", "commit hoplite", "stop")
    table.play(2, "commit huskarl", "stop")
    page.goto(f"{server.url}/table/{table.table}")
    page.locator(".prompt.mine").wait_for()
    page.evaluate(SOON)
    table.play(0, "stay")
    table.play(2, "retreat")
    expect(page.locator(".climax")).to_contain_text(re.compile("wins the battle.*Press anywhere to go on"))
    page.wait_for_function("() => asked.skips > 0")
    page.locator(".climax").evaluate("document.body.click()")  # who wins is seen until somebody presses
    expect(page.locator(".prompt.mine").filter(has_text="You have beaten")).to_be_visible()
    expect(page.locator(".scene")).to_have_count(0)
    asked = page.evaluate("asked")
    assert asked["scenes"] > 0 and asked["skips"] > 0 and asked["early"] == [], asked


@at_size(PHONE)
def test_what_is_sent_can_be_taken_back_and_nothing_else_is_said_of_it(
    visit: Visit, server: Running, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size)
    come(server, page, attack())
    hoplites = page.locator("[data-piece='holding/0/hoplite']")
    back = page.get_by_role("button", name="Take back Hoplite")
    hoplites.click()
    expect(back).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("^[−+]1"))).to_have_count(0)
    hoplites.hover()
    expect(page.get_by_role("tooltip").filter(visible=True)).not_to_contain_text("+1")
    back.click()
    expect(back).to_have_count(0)


COVERED = """(pieces) => pieces.filter((each) => {
  const box = each.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return ![[box.left + 3, y], [box.right - 3, y], [x, box.top + 2], [x, box.bottom - 2]].every((at) => {
    const found = document.elementFromPoint(...at)
    return found && each.contains(found)
  })
}).map((each) => each.textContent.trim())"""
"""Which of these are cut off, off the screen or below something else."""


def test_on_a_phone_the_chances_are_in_sight_when_it_is_asked_whether_to_go_on(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE, reduced_motion="reduce")
    chances = come(server, page, fight())
    expect(chances.locator("tbody td").first).to_be_visible()
    assert chances.locator("tbody td").evaluate_all(COVERED) == []


def test_on_a_phone_everything_that_may_be_gathered_is_in_sight_and_says_of_what(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE, reduced_motion="reduce", language="de")
    tiles = {0: ["hills/gold/2", "hills/gold/2", "hills/favor/1", "swamp/food/1"], 1: ["hills/gold/2"]}
    start = scenario(seats=2, card="permanent_gather", tiles=tiles)
    stage(server, page, dict(start.state.save()), seats=2)
    offers = page.locator(".options .offer")
    expect(offers).to_have_count(10)
    hills = offers.filter(has_text="Hügel").locator(".yields .me")
    expect(hills).to_have_text("41")
    expect(hills.locator(".rt.gold, .rt.favor")).to_have_count(2)
    assert offers.evaluate_all(COVERED) == []
    expect(offers.filter(has_text="Nahrung").locator(".aside").first, "one is told, too").to_contain_text("+1 Nahrung")


@at_size(PHONE)
def test_who_fights_is_chosen_with_the_chances_in_sight(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    chances = come(server, page, encounter())
    expect(page.locator(".prompt.mine").filter(has_text="who fights?")).to_be_visible()
    top = page.locator(".prompt.mine").bounding_box()
    for seen in (chances.locator("tbody tr").last, page.locator("[data-piece^='battle/0/']").last):
        box = seen.bounding_box()
        assert box and top and box["y"] + box["height"] <= top["y"]
