"""How everybody gets a people, as the host chooses (AOM-1.2.9): set in the form, chosen on the board, shown to all."""

import re

import pytest
from playwright.sync_api import Page, expect

from petteia.games.age_of_mythology.scenario import scenario
from tests.server.running import Running
from tests.web.conftest import DESKTOP, DRAWN, PHONE, Visit
from tests.web.door import DOOR
from tests.web.staged import stage
from tests.web.table import speak
from tests.web.test_layout import CUT

pytestmark = pytest.mark.part("boards")

PROMPTS = {
    "de": "Wähle das Volk, das du führen willst.",
    "nl": "Kies het volk dat je wilt leiden.",
    "en": "Choose the people you will play.",
}
BEFORE: dict[str, dict[int, str]] = {"chosen": {}, "drafted": {1: "norse"}}
"""The players who chose before us."""


def people(page: Page, culture: str):
    return page.locator(f".people[data-culture={culture}]")


def test_the_host_says_in_the_form_how_peoples_are_given(visit: Visit, server: Running) -> None:
    page = visit("/new/age_of_mythology")
    form = page.get_by_label("Peoples AOM-1.2.9")
    expect(form, "not among the variants of rules").to_be_visible()
    assert form.locator("option").all_text_contents() == [
        "By lot", "Chosen in order of seats", "Chosen in a drawn order"
    ]  # fmt: skip
    form.select_option(label="Chosen in order of seats")
    expect(page.get_by_text("The first seat chooses first, then the next.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Wait a moment").wait_for()
    table = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"{server.url}/api/tables/{table}").json()["options"]["cultures"] == "chosen"


@pytest.mark.parametrize(
    ("way", "size"),
    [
        pytest.param("chosen", DESKTOP, id="chosen-desktop", marks=pytest.mark.soak),
        pytest.param("drafted", PHONE, id="drafted-phone"),
        pytest.param("chosen", PHONE, id="chosen-phone", marks=pytest.mark.soak),
        pytest.param("drafted", DESKTOP, id="drafted-desktop", marks=pytest.mark.soak),
    ],
)
def test_a_people_is_chosen_on_the_board(visit: Visit, server: Running, way: str, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size, reduced_motion="reduce", language="de")
    table = scenario(seats=3, phase="setup", options={"cultures": way}, cultures=BEFORE[way])
    if way == "drafted":
        table.deal(0)
    stage(server, page, dict(table.state.save()), options={"cultures": way})
    for language, asks in PROMPTS.items():
        if language != "de":
            speak(page, language)
        expect(page.locator(".prompt").get_by_text(asks)).to_be_visible()
        page.evaluate(DRAWN)
        assert page.evaluate(CUT) == []
    free = page.locator(".people.glow")
    expect(free.first).to_be_visible()
    assert free.count() == 3 - len(BEFORE[way]), "what others have is not offered"
    if BEFORE[way]:
        expect(people(page, "norse").locator(".owners")).to_have_text("Nefru")
    culture = free.last.get_attribute("data-culture") or ""
    expect(people(page, culture)).to_have_accessible_name(re.compile(r"^Play the \w+\. .*Production: \d"))
    free.last.focus()
    page.keyboard.press("Enter")
    page.locator(".board.own").first.wait_for()  # everybody has one: the boards lie there
    expect(page.locator(f".board.own[data-culture={culture}]").first).to_be_visible()
