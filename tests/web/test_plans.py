"""My plan: what is done for a seat when it is asked, made, seen, used and withdrawn in the browser."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from petteia.games.age_of_mythology.scenario import scenario as battlefield
from petteia.games.deukalion.scenario import scenario
from petteia.games.parthenon.scenario import scenario as islands
from petteia.tables.journal.specs import SeatPlan, Settings
from tests.server.running import PATIENCE_S, Running
from tests.web.conftest import DESKTOP, PHONE, Visit, at_size
from tests.web.door import DOOR, guest
from tests.web.table import speak

BOTH_SIZES = [DESKTOP, pytest.param(PHONE, marks=pytest.mark.soak)]
"""On phones `test_kinds_of_plans.py` tries every kind."""
WORDS = {"en": ("My plan", "Withdraw: "), "nl": ("Mijn plan", "Intrekken: "), "de": ("Mein Plan", "Zurücknehmen: ")}


def sit(server: Running, page: Page, game: str = "deukalion") -> str:
    """Deukalion before the Kylix is rolled out: the visitor waits for another person, who is asked for a card. Or an
    attack in Age of Mythology, in which both choose their units. Or the trading window of Parthenon."""
    me = guest(server, page)
    start: dict[str, Any] = dict(scenario(seats=2, phase="after_roll", hands={1: ["golden_fleece"]}).state.save())
    if game == "age_of_mythology":
        units = {0: ["hoplite", "hoplite"], 1: ["jarl", "jarl"]}
        field: dict[str, Any] = {
            "cultures": ["greek", "norse"],
            "card": "permanent_attack",
            "area": "holding",
            "units": units,
        }
        start = dict(battlefield(**field, committed={0: ["hoplite", "hoplite"], 1: ["jarl"]}).state.save())
    if game == "parthenon":
        hands = {0: {"ore": 2, "wool": 1}, 1: {"grapes": 2}, 2: {"gold": 1}}
        start = dict(islands(phase="island_trade", hands=hands, patient=True).state.save())
    registry = server.instance.registry

    async def laid() -> str:
        plans = [SeatPlan(me["id"], "Ariadne", ready=True), SeatPlan("bion", "Bion", ready=True)]
        if game == "parthenon":
            plans.append(SeatPlan("cleo", "Cleo", ready=True))
        settings = Settings(window_ms=0, adding_ms=0)
        table = await registry.create(game, me["id"], plans, settings=settings, start=start)
        await registry.command(table, lambda s, now: s.seating.start(me["id"], now=now))
        return table

    table = asyncio.run_coroutine_threadsafe(laid(), server.loop).result(PATIENCE_S)
    page.goto(f"{server.url}/table/{table}")
    page.locator("section.prompt").first.wait_for()
    return table


def other_passes(server: Running, table: str) -> None:
    """Bion, at his own device, passes whatever he is asked before it is the visitor's turn."""
    registry = server.instance.registry

    async def passed() -> None:
        for _ in range(2):
            play = (await registry.open(table)).table.running
            decision, answer = play.decision_number(1), play.game.actions.number("pass")
            await registry.command(table, lambda s, now, d=decision, a=answer: s.decide("bion", 1, d, [a], now=now))

    asyncio.run_coroutine_threadsafe(passed(), server.loop).result(PATIENCE_S)


def opened(page: Page, name: str = "My plan") -> Locator:
    """The dialog, with what may be asked next."""
    page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog.locator("fieldset").first).to_be_visible()
    return dialog


def readable(dialog: Locator) -> None:
    """No button has the colour of what it lies on."""
    for button in dialog.get_by_role("button").all():
        ink, ground = button.evaluate("(b) => { const s = getComputedStyle(b); return [s.color, s.backgroundColor] }")
        assert ink != ground and ground != "rgba(0, 0, 0, 0)", button.inner_text()


def planned(dialog: Locator) -> Locator:
    return dialog.locator("section[aria-labelledby=plan-list] li:has(button)")


def test_an_answer_is_planned_used_and_told_to_its_owner(
    visit: Visit, server: Running, violations: Callable[[Page], list[str]]
) -> None:
    page = visit(DOOR)
    table = sit(server, page)
    dialog = opened(page)
    assert violations(page) == []
    readable(dialog)
    asked = dialog.locator("fieldset", has_text="Kylix").first
    asked.locator(".answers").first.get_by_role("button").first.press("Enter")
    expect(planned(dialog)).to_have_count(1)
    expect(planned(dialog)).to_contain_text("Kylix")
    page.keyboard.press("Escape")
    button = page.get_by_role("button", name="My plan (1)")
    expect(button).to_be_visible()
    other_passes(server, table)
    expect(button).to_have_count(0)
    expect(page.get_by_text("(by your plan)").first).to_be_visible()
    page.reload()
    page.locator("section.prompt").first.wait_for()
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("dialog").get_by_role("button", name="My plan").click()
    expect(page.get_by_role("dialog", name="My plan").get_by_text("done:")).to_be_visible()


def test_a_plan_is_changed_and_withdrawn_on_a_phone_in_every_language(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE)
    sit(server, page)
    dialog = opened(page)
    dialog.locator("summary", has_text="How long").click()
    dialog.get_by_role("combobox", name="Each press is").select_option("a second choice")
    answers = dialog.locator("fieldset", has_text="Kylix").first.locator(".answers").first.get_by_role("button")
    answers.nth(0).click()
    expect(planned(dialog)).to_have_count(1)
    answers.nth(1).click()
    expect(planned(dialog)).to_contain_text("or else")
    dialog.get_by_role("button", name="Let a bot decide").first.click()
    dialog.get_by_role("button", name="Pass where I could only react").click()
    expect(planned(dialog)).to_have_count(3)
    expect(planned(dialog).nth(1)).to_contain_text("Hoplite decides for me")
    for language, (name, withdraw) in WORDS.items():
        speak(page, language)
        page.locator("section.prompt").first.wait_for()
        dialog = opened(page, name)
        rows = planned(dialog).count()
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], "nothing hangs over the edge"
        planned(dialog).first.get_by_role("button", name=re.compile(withdraw)).click()
        expect(planned(dialog)).to_have_count(rows - 1)
    assert rows == 1


def from_menu(page: Page, language: str) -> Locator:
    """The same while it is our move: the menu of the table has it."""
    page.get_by_role("button", name=MENU[language]).first.click()
    name = WORDS[language][0]
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{name}")).click()
    return page.get_by_role("dialog", name=name)


MENU = {"en": "Menu of the table", "nl": "Menu van de tafel", "de": "Menü des Tisches"}
KINDS = {"en": "Battles that I begin", "nl": "Gevechten die ik begin", "de": "Kämpfe, die ich beginne"}


def withdrawn_in_every_language(page: Page, names: dict[str, str], size: dict[str, int]) -> None:
    """The plan is shown in three languages, and withdrawn in the last one."""
    for language, name in names.items():
        speak(page, language)
        page.locator("section.prompt, section.wait, section.end").first.wait_for()
        dialog = from_menu(page, language)
        expect(planned(dialog)).to_contain_text(name)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], "nothing hangs over the edge"
    planned(dialog).get_by_role("button").click()
    expect(planned(dialog)).to_have_count(0)


@pytest.mark.parametrize("size", BOTH_SIZES)
def test_a_battle_is_planned_changed_used_and_withdrawn(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    sit(server, page, "age_of_mythology")
    dialog = from_menu(page, "en")
    attack = dialog.locator("details", has_text=KINDS["en"])
    attack.locator("summary").press("Enter")
    attack.get_by_label("Retreat below this chance").fill("0")
    attack.get_by_label("The enemy's kind").select_option("warrior")
    attack.get_by_label("Add to: Against a kind").select_option("hoplite")
    expect(attack.locator("li")).to_have_text(["Hoplite against warrior"])
    attack.get_by_label("Add to: Tiles and cubes").select_option("gold")
    attack.get_by_role("button", name="Plan this").click()
    expect(planned(dialog)).to_have_count(1)
    expect(planned(dialog)).to_contain_text("whatever the chance")
    attack.locator("summary").click()
    attack.get_by_label("Retreat below this chance").fill("100")
    attack.get_by_role("button", name="Change the plan").click()
    expect(planned(dialog)).to_contain_text("retreat below 100 %; to the last unit")
    expect(planned(dialog)).to_contain_text("Hoplite against warrior")
    expect(dialog.get_by_text("– done: ").first).to_be_visible()
    withdrawn_in_every_language(page, KINDS, size)


PRICES = {"en": "Trading with others", "nl": "Ruilen met anderen", "de": "Handel mit anderen"}


@pytest.mark.parametrize("size", BOTH_SIZES)
def test_a_price_list_is_planned_used_changed_and_withdrawn(
    visit: Visit, server: Running, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size)
    sit(server, page, "parthenon")
    dialog = from_menu(page, "en")
    prices = dialog.locator("details", has_text=PRICES["en"])
    prices.locator("summary").press("Enter")
    prices.get_by_label("The card you want").select_option("grapes")
    prices.get_by_label("Until you have so many of it").select_option("3")
    prices.get_by_label("Add to: Prices").select_option("ore")
    prices.get_by_label("Another card you give with it").first.select_option("wool")
    prices.get_by_label("Another card you give with it").nth(1).select_option("ore")
    prices.get_by_label("Add to: Prices").select_option("ore")
    expect(prices.locator("li")).to_have_text(["ore for grapes up to 3", "2 ore and wool for grapes up to 3"])
    prices.get_by_label("Add to: Not with").select_option("rhodes")
    prices.get_by_role("button", name="Plan this").click()
    expect(planned(dialog)).to_contain_text("ore for grapes up to 3")
    expect(planned(dialog)).to_contain_text("not with Rhodes")
    expect(dialog.get_by_text("– done: ").first).to_be_visible()
    prices.locator("summary").click()
    prices.get_by_label("How you offer").select_option("none")
    prices.get_by_role("button", name="Change the plan").click()
    expect(planned(dialog)).to_contain_text("no offers of my own")
    withdrawn_in_every_language(page, PRICES, size)


CHART = {"en": "Choose goals on the map", "nl": "Doelen op het bord kiezen", "de": "Ziele auf dem Spielplan wählen"}


@at_size(DESKTOP)
def test_the_course_of_a_ship_is_planned_on_the_chart(
    visit: Visit, server: Running, violations: Callable[[Page], list[str]], size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size)
    sit(server, page)
    page.get_by_role("button", name=CHART["en"]).click()
    chart = page.get_by_role("group", name="Map")
    rhodes = chart.get_by_role("button", name=re.compile("Rhodes"))
    rhodes.click()
    expect(rhodes).to_have_accessible_name(re.compile("planned; press to leave it out"))
    chart.get_by_role("button", name=re.compile("^E1, Athens")).click()
    expect(chart.locator("[data-goal]")).to_have_text(["1", "2"])
    expect(page.locator(".way .course")).to_have_attribute("d", re.compile("^M.+L"))
    expect(page.locator("section.prompt")).to_contain_text(re.compile("Goals: Rhodes and Athens; .* this time"))
    assert violations(page) == []
    expect(page.get_by_role("button", name="My plan (1)")).to_be_visible()
    rhodes.click()
    expect(chart.locator("[data-goal]")).to_have_text(["1"])
    chart.get_by_role("button", name=re.compile("^E1, Athens")).click()
    expect(page.get_by_role("button", name="My plan", exact=True)).to_be_visible()
    page.get_by_role("button", name="Done").click()
    for language in ("nl", "de"):
        speak(page, language)
        page.get_by_role("button", name=CHART[language]).wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], "nothing hangs over the edge"


COURSE = {"en": "My ship", "nl": "Mijn schip", "de": "Mein Schiff"}


@pytest.mark.parametrize("size", BOTH_SIZES)
def test_the_course_of_a_ship_is_planned_changed_and_withdrawn(
    visit: Visit, server: Running, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size)
    sit(server, page)
    dialog = opened(page)
    ship = dialog.locator("details", has_text=COURSE["en"])
    ship.locator("summary").press("Enter")
    ship.get_by_label("Add to: Goals").select_option("rhodes")
    ship.get_by_label("Add to: Goals").select_option("styx")
    ship.get_by_label("Sail at most so many fields").fill("3")
    ship.get_by_role("button", name="Plan this").click()
    expect(planned(dialog)).to_contain_text("to Rhodes, the Styx")
    expect(planned(dialog)).to_contain_text("at most 3 fields")
    expect(planned(dialog)).to_contain_text("fight no ship")
    ship.locator("summary").click()
    ship.get_by_label("Fight ships from this chance on").fill("70")
    ship.get_by_role("button", name="Change the plan").click()
    expect(planned(dialog)).to_contain_text("fight ships from 70 % on")
    for language, name in COURSE.items():
        speak(page, language)
        page.locator("section.prompt").first.wait_for()
        dialog = opened(page, WORDS[language][0])
        expect(planned(dialog)).to_contain_text(name)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], "nothing hangs over the edge"
    planned(dialog).get_by_role("button").click()
    expect(planned(dialog)).to_have_count(0)
