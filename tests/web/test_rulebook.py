"""The rules in the client: contents, search, links on every number; and from the table to the relevant rule."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests import BUDGET
from tests.server.running import Running
from tests.web.conftest import LIGHT_DESKTOP, Visit, in_corners
from tests.web.door import DOOR
from tests.web.stranger import open_table
from tests.web.table import quick_game, wait_for_answer, wait_for_turn

AOM = "/rules/age_of_mythology"


def test_the_rules_are_reached_from_home_and_read_by_their_contents(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Read Age of Mythology").click()
    expect(page.get_by_role("heading", level=1, name="Age of Mythology: the rules")).to_be_visible()
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Spoilage").or_(contents.get_by_role("link", name="spoilage")).first.click()
    expect(page.get_by_role("heading", name="Phase 4: spoilage")).to_be_in_viewport()


def test_an_address_with_a_number_leads_to_its_passage(visit: Visit) -> None:
    page = visit(f"{AOM}#AOM-2.5.2")
    expect(page.get_by_role("heading", name="Phase 4: spoilage")).to_be_in_viewport()
    expect(page.get_by_text("a Storehouse lets you keep eight")).to_be_in_viewport()


def test_a_number_in_the_text_shows_the_rule_itself(visit: Visit) -> None:
    page = visit(AOM)
    page.get_by_role("link", name="AOM-2.5.1", exact=True).first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Each player returns to the bank, for each resource separately")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_words_and_numbers_are_found(visit: Visit) -> None:
    page = visit(AOM)
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("storehouse eight")
    found = page.get_by_role("region", name="What was found")
    found.get_by_role("button", name=re.compile("spoilage", re.I)).first.click()
    expect(page.get_by_text("a Storehouse lets you keep eight")).to_be_in_viewport()
    search.fill("AOM-3.4.4")
    expect(found.get_by_role("button", name=re.compile("^Recruit")).first).to_be_visible()
    search.fill("zzyzx")
    expect(page.get_by_text("Nothing was found.")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("locale", "title", "sections"),
    [("nl-NL", "Age of Mythology: de regels", "In het kort"), ("de-DE", "", "")],
)
def test_the_rules_are_in_the_readers_language(visit: Visit, locale: str, title: str, sections: str) -> None:
    page = visit(AOM, locale=locale)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Age of Mythology")
    if title:
        expect(heading).to_have_text(title)
        expect(page.get_by_role("heading", name=sections)).to_be_visible()
    expect(heading).not_to_have_text("Age of Mythology: the rules")


@pytest.mark.parametrize(
    ("address", "locale", "title", "section"),
    [
        ("deukalion#DEU-6.2.1", "nl-NL", "Deukalion: de regels", "De onderwereld en de Styx"),
        ("parthenon#PAR-5.3.7", "de-DE", "Parthenon: die Regeln", "Wie eine Gefahr abläuft"),
        *(
            pytest.param(*row, marks=pytest.mark.soak)
            for row in (
                ("deukalion#DEU-6.2.1", "en-GB", "Deukalion: the rules", "The Underworld and the Styx"),
                ("deukalion#DEU-6.2.1", "de-DE", "Deukalion: die Regeln", "Die Unterwelt und der Styx"),
                ("parthenon#PAR-5.3.7", "en-GB", "Parthenon: the rules", "How a hazard is resolved"),
                ("parthenon#PAR-5.3.7", "nl-NL", "Parthenon: de regels", "Hoe een gevaar verloopt"),
            )
        ),
    ],
)
def test_the_rules_of_every_game_are_in_the_readers_language(
    visit: Visit, address: str, locale: str, title: str, section: str
) -> None:
    page = visit(f"/rules/{address}", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("heading", name=section)).to_be_visible()
    expect(page.get_by_role("link", name=address.partition("#")[2], exact=True).first).to_be_in_viewport()


@pytest.mark.soak
def test_a_prompt_of_deukalion_leads_to_its_rule(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    open_table(server, page, "deukalion", 3, {}, {})
    page.get_by_role("button", name=re.compile("^The rule about this")).click()
    expect(page.get_by_role("dialog").get_by_role("link", name="DEU-1.4.2", exact=True)).to_be_visible()


@pytest.mark.soak
def test_a_prompt_of_parthenon_leads_to_its_rule(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    open_table(server, page, "parthenon", 3, {}, {})
    page.get_by_role("button", name=re.compile("^The rule about this")).click()
    expect(page.get_by_role("dialog").get_by_role("link", name=re.compile("^PAR-")).first).to_be_visible()


def test_a_game_without_a_page_shows_its_numbered_rules(visit: Visit) -> None:
    page = visit("/rules/agora#AGO-3.1")
    expect(page.get_by_text("The numbered rules as the program knows them")).to_be_visible()
    expect(page.get_by_text("AGO-3.1", exact=True).first).to_be_in_viewport()


def test_a_game_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/rules/atlantis", excused=("404",))
    expect(page.get_by_text("Nobody has written down the rules of this game here.")).to_be_visible()


def test_a_prompt_leads_to_its_rule_and_the_game_stays(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    open_table(server, page, "age_of_mythology", 4, {}, {})
    page.get_by_role("button", name=re.compile("^The rule about this")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="The draft of the starting land")).to_be_visible()
    sheet.get_by_role("button", name="Close").last.click()
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()


@pytest.mark.soak
def test_a_refusal_leads_to_its_rule(visit: Visit) -> None:
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
        page.get_by_role("button", name=re.compile("not now")).first.click(force=True)
        expect(page.get_by_role("dialog").get_by_text(re.compile("^AGO-3")).first).to_be_visible()
        return
    pytest.fail("six games in which everything was possible")


@in_corners(LIGHT_DESKTOP)
def test_the_rules_have_no_barrier(
    visit: Visit, violations: Callable[[Page], list[str]], scheme: str, size: dict[str, int]
) -> None:
    page = visit("/rules", size=size, color_scheme=scheme, reduced_motion="reduce")
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"

    page.get_by_role("link", name="Read Agora").wait_for()
    look("index")
    page.get_by_role("link", name="Read Age of Mythology").click()
    page.get_by_role("heading", name="In short").wait_for()
    if BUDGET == 100:  # it lies behind the rule, too
        look("page")
    if BUDGET == 100:
        page.get_by_role("searchbox").fill("medusa")
        look("search")
        page.get_by_role("searchbox").fill("")
    page.get_by_role("link", name="AOM-0.3", exact=True).first.click()
    page.get_by_role("dialog").get_by_role("heading", name="The rule itself, in English").wait_for()
    look("rule")
    assert {name: barriers for name, barriers in found.items() if barriers} == {}


def test_the_rulebook_is_not_loaded_before_it_is_read(visit: Visit) -> None:
    page = visit()
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert not [name for name in loaded if "age-of-mythology" in name or "RulesScreen" in name]
