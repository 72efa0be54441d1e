"""A person plays Deukalion on its own board."""

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from petteia.games.deukalion.scenario import scenario
from petteia.games.deukalion.tabletop import Tabletop
from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.door import DOOR
from tests.web.phases import DEUKALION
from tests.web.sailor import CLIPPED, Sailor, Typist, prompt
from tests.web.staged import stage
from tests.web.stranger import RAW, open_table, said
from tests.web.table import over

pytestmark = pytest.mark.part("boards")

SHORT: tuple[int, dict[str, str], dict[str, int]] = (2, {"turn_limit": "quarter"}, {"turn.turn_limit": 48})
"""Seats, options and figures with which a game is soon over."""
SETTINGS = re.compile("^(Settings|Instellingen|Einstellungen)$")
LONGEST_S = 600
"""For two people: a machine may be busy with other tests too."""
AT_SEA: dict[str, Any] = {
    "seats": 2,
    "turn": 9,
    "kylix": "2/3122",
    "orientation": 2,
    "ships": {0: "F5", 1: "H6"},
    "aboard": {0: 7, 1: 8},
    "hands": {0: ["rage_of_ares", "song_of_orpheus"]},
    "open": ["m11", "m08"],
    "missions": {0: "m14", 1: "m02"},
}


def sit(server: Running, page: Page, table: Tabletop, confirm_ms: int = 0) -> None:
    """A table that begins at this position, against a bot."""
    stage(server, page, dict(table.state.save()), game="deukalion", seats=2, confirm_ms=confirm_ms)


def square(page: Page, name: str) -> Locator:
    """A square of the chart: `Crete` or `E3`."""
    return page.get_by_role("group", name="Map").get_by_role("button", name=re.compile(rf"\b{name}\b")).first


@pytest.mark.soak
def test_a_whole_game_is_played_by_clicking(seated, violations: Callable[[Page], list[str]]) -> None:
    player = seated("deukalion", SHORT)
    assert player.play_on(), "the game has an end"
    assert player.on_board > 3 and len(player.prompts) > 5
    end = player.page.get_by_role("dialog")
    expect(end.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    assert end.get_by_role("row").count() == SHORT[0] + 1
    assert end.get_by_role("columnheader").count() > 3, "points by where they come from"
    assert violations(player.page) == []


@pytest.mark.soak
def test_the_first_turns_are_played_on_a_phone(seated) -> None:
    player = seated("deukalion", SHORT, PHONE, "dark", 5)
    player.play_on(presses=15)
    assert player.presses == 15


@pytest.mark.soak
@pytest.mark.parametrize(("kind", "size"), [(Sailor, PHONE), (Typist, DESKTOP)], ids=["phone", "keyboard"])
def test_a_whole_game_is_played_by_tap_and_by_key(seated, kind: type[Sailor], size: dict[str, int]) -> None:
    assert seated("deukalion", SHORT, size, seed=11, kind=kind).play_on()


def test_one_press_on_a_city_sails_there_and_attacks(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    sit(server, page, scenario(**AT_SEA))
    crete = square(page, "Crete")
    expect(crete).to_have_accessible_name(re.compile(r"2 fields, then: Attack Crete: 41 % to win"))
    crete.click()
    chronicle = page.get_by_role("region", name="Chronicle")
    expect(chronicle).to_contain_text("You attack Crete")
    expect(chronicle).to_contain_text("You sail along F6 → F7.")
    fight = page.get_by_role("region", name=re.compile("against Crete"))
    if fight.is_visible():
        expect(fight).to_contain_text("needed")


@pytest.mark.parametrize("confirm_ms", [0, 60_000], ids=["shown at once", "held back"])
def test_on_a_phone_the_second_tap_sails_where_one_could_not_be_taken_back(
    visit: Visit, server: Running, confirm_ms: int
) -> None:
    page = visit(DOOR, size=PHONE, reduced_motion="reduce", has_touch=True)
    sit(server, page, scenario(**AT_SEA), confirm_ms=confirm_ms)
    square(page, "F7").tap()
    if not confirm_ms:
        expect(prompt(page).get_by_role("button", name="2 fields, to F7")).to_be_visible()
        square(page, "F7").tap()
    expect(prompt(page)).to_contain_text("One field left")
    expect(square(page, "F7")).to_have_accessible_name(re.compile("ship of"))
    if confirm_ms:
        prompt(page).get_by_role("button", name="Undo").tap()
        expect(square(page, "F6")).to_have_accessible_name(re.compile("ship of"))


def test_the_kylix_is_turned_by_wheel_hand_keys_and_cards(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    sit(server, page, scenario(**{**AT_SEA, "phase": "place_kylix", "orientation": 0}))
    cup = page.get_by_role("slider", name="The Kylix")
    lit = page.get_by_role("group", name="Map").locator("button.lit")
    expect(cup).to_have_attribute("aria-valuenow", "1")
    assert cup.get_attribute("aria-valuetext") == "Sail 2, soldiers 1 (1 could come back), Hydra 2, cards: you draw"
    near = lit.count()
    cup.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(cup).to_have_attribute("aria-valuenow", "3")
    expect(lit).not_to_have_count(near)
    assert lit.count() > near, "a 3 for sailing lights more of the sea than a 2"
    cup.hover()
    page.mouse.wheel(0, -100)
    expect(cup).to_have_attribute("aria-valuenow", "2")
    box = cup.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y - 90)
    page.mouse.down()
    page.mouse.move(x + 70, y - 70, steps=3)
    page.mouse.move(x + 90, y, steps=3)
    page.mouse.up()
    expect(cup).to_have_attribute("aria-valuenow", "3")
    ways = page.get_by_role("group", name="How to place the Kylix").get_by_role("button")
    far = lit.count()
    ways.nth(3).hover()
    expect(lit).not_to_have_count(far)
    expect(cup).to_have_attribute("aria-valuenow", "3")
    assert lit.count() < far, "the reach of a card that is only looked at"
    ways.nth(3).click()
    expect(page.get_by_role("region", name="Chronicle")).to_contain_text("You place the Kylix")


def test_on_a_phone_the_kylix_is_turned_by_touch(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE, reduced_motion="reduce", has_touch=True)
    sit(server, page, scenario(**{**AT_SEA, "phase": "place_kylix", "orientation": 0}))
    cup = page.get_by_role("slider", name="The Kylix")
    cup.scroll_into_view_if_needed()
    box = cup.bounding_box()
    assert box is not None
    x, y, far = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] * 0.4
    finger = page.context.new_cdp_session(page)
    way = [(x, y - far), (x + far * 0.7, y - far * 0.7), (x + far, y)]
    for at, kind in zip(way, ("touchStart", "touchMove", "touchMove"), strict=True):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(cup).to_have_attribute("aria-valuenow", "2")


def test_who_looks_at_the_hydra_sees_how_far_she_could_go(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    sit(server, page, scenario(**{**AT_SEA, "phase": "place_kylix", "orientation": 0, "hydra": "C3"}))
    near = square(page, "C2")
    expect(near).not_to_have_class(re.compile(r"\blit\b"))
    square(page, "C3").hover()
    expect(near).to_have_class(re.compile(r"\blit\b"))
    square(page, "A7").hover()
    expect(near).not_to_have_class(re.compile(r"\blit\b"))


OVERLAID = """() => {
  const boxes = (name) => [...document.querySelectorAll(name)].map((each) => each.getBoundingClientRect())
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return boxes('.clash').flatMap((told) => boxes('.token b').filter((figure) => over(figure, told))).length
}"""
"""How many figures of ships and of the Hydra are covered by the text about a fight."""


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.soak)], ids=["desktop", "phone"])
def test_the_hydra_shows_her_strength_beside_the_odds(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size, reduced_motion="reduce")
    sit(server, page, scenario(**{**AT_SEA, "hydra": "E6"}))
    expect(page.locator(".clash")).to_have_count(2)
    assert page.evaluate(OVERLAID) == 0


def test_on_a_desktop_five_cards_are_seen_whole(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    cards = ["song_of_orpheus", "rage_of_ares", "favour_of_nike", "trojan_horse", "aegis_of_athena"]
    sit(server, page, scenario(**{**AT_SEA, "hands": {0: cards}}))
    hand = page.locator(".hand")
    expect(hand.locator(".card")).to_have_count(len(cards))
    assert hand.evaluate("(each) => each.scrollWidth <= each.clientWidth")


def test_with_pegasus_the_question_is_for_as_many_fields_as_the_chart_shows(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    others = {**AT_SEA, "phase": "others", "active": 1, "part": 0, "hands": {}}
    for front, fields in ({}, 2), ({0: ["pegasus"]}, 3):
        sit(server, page, scenario(**{**others, "kylix": "2/3122", "front": front}))
        expect(prompt(page).get_by_role("strong")).to_contain_text(f"Sail up to {fields} fields")
        page.goto(server.url)


def test_an_answer_given_while_the_line_is_lost_is_sent_later_and_the_prompt_says_so(
    visit: Visit, server: Running
) -> None:
    page = visit(DOOR, excused=("WebSocket connection", "Failed to load resource", "ERR_INTERNET_DISCONNECTED"))
    sit(server, page, scenario(phase="place_kylix"))
    sentence = prompt(page).get_by_role("strong")
    expect(sentence).to_contain_text("Place the Kylix")
    page.context.set_offline(True)
    expect(page.get_by_text(re.compile("connection is lost"))).to_be_visible()
    prompt(page).get_by_role("button", name="Set it down").click()
    expect(sentence).to_have_text("Your answer is sent as soon as the connection is back.")
    page.context.set_offline(False)
    expect(sentence).to_contain_text("What do you do?")


@pytest.mark.soak
def test_the_sea_keeps_its_size_from_phase_to_phase(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    seen: dict[str, str] = {}
    for name in ("rolled", "others", "kylix", "placed", "actions", "hydra", "loot"):
        stage(server, page, dict(DEUKALION[name]().state.save()), game="deukalion", seats=3)
        box = page.locator(".waters").bounding_box()
        seen[name] = str(box and tuple(map(round, box.values())))
        page.goto(server.url)
    assert len(set(seen.values())) == 1, seen


def test_a_fight_shows_what_was_thrown_and_what_cards_would_do(visit: Visit, server: Running, violations) -> None:
    page = visit(DOOR, pace="calm")
    table = scenario(**{**AT_SEA, "ships": {0: "F7", 1: "H6"}}).play("use sail", "attack crete").deal("3/1/3")
    sit(server, page, table)
    fight = page.get_by_role("region", name=re.compile("against Crete"))
    expect(fight).to_contain_text("3½")
    expect(fight).to_contain_text("3 with the cross hidden, 1 on their side, 3 with the cross showing")
    expect(fight).to_contain_text("3 would fall")
    card = page.get_by_role("group", name="Your cards").get_by_role("button", name=re.compile("^Rage of Ares"))
    expect(card).to_have_accessible_name(re.compile("100 % to win"))
    passing = prompt(page).get_by_role("button", name="Pass")
    expect(passing).to_have_attribute("data-tip", re.compile("−3 soldier", re.IGNORECASE))
    assert violations(page) == []
    card.click()
    # A press while the end of it is still shown ends that, and is taken for what it is on.
    prompt(page).get_by_role("button", name="Blue treasure").click()
    chronicle = page.get_by_role("region", name="Chronicle")
    expect(chronicle).to_contain_text(re.compile(r"You win with 4½ against 4"))
    expect(chronicle).to_contain_text(re.compile("blue treasure", re.IGNORECASE))
    expect(chronicle, "of a battle that was won, beside the soldiers that fell").not_to_contain_text("You lost:")
    expect(fight).to_have_count(0)


def test_a_turn_ends_with_one_press_after_its_cards(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    sit(server, page, scenario(**{**AT_SEA, "kylix": "2/3233"}))
    end = prompt(page).get_by_role("button", name=re.compile("^End the turn"))
    expect(end).to_contain_text("uses the cards die first")
    end.click()
    chronicle = page.get_by_role("region", name="Chronicle")
    expect(chronicle).to_contain_text(re.compile("You end (the|your) turn"))


def test_all_who_may_come_back_do_so_with_one_press(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    sit(server, page, scenario(**{**AT_SEA, "aboard": {0: 5, 1: 8}}))
    prompt(page).get_by_role("button", name="Bring back as many as possible").click()
    expect(page.get_by_role("region", name="Chronicle")).to_contain_text(re.compile("2 soldiers"))


def test_cards_of_which_all_are_given_go_with_one_press(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    hand = {"hands": {0: ["rage_of_ares", "song_of_orpheus"]}, "open": ["m11", "m08"]}
    sit(server, page, scenario(**{**AT_SEA, **hand, "ships": {0: "F7", 1: "H6"}}).play("use sail", "claim m08"))
    prompt(page).get_by_role("button", name="Give these 2 cards").click()
    chronicle = page.get_by_role("region", name="Chronicle")
    expect(chronicle).to_contain_text("Rage of Ares")
    expect(chronicle).to_contain_text("Song of Orpheus")
    expect(prompt(page).get_by_role("button", name="Give these 2 cards")).to_have_count(0)


def test_somebody_who_wants_no_cards_says_so_once_and_reads_what_that_means(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    sit(server, page, scenario(**{**AT_SEA, "phase": "after_roll", "hands": {0: ["pegasus"]}}))
    stop = prompt(page).get_by_role("button", name=re.compile("^Stop asking"))
    expect(stop.get_by_text("Only fights still ask")).to_be_visible()
    stop.click()
    expect(prompt(page)).not_to_contain_text("has been rolled")
    page.get_by_role("button", name="Menu of the table").click()
    expect(page.get_by_role("switch", name=re.compile("Pass automatically")), "the one setting").to_be_checked()


def test_the_chart_is_walked_with_the_arrow_keys_and_a_field_says_why_not(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    sit(server, page, scenario(**AT_SEA))
    square(page, "F5").focus()
    seen = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.append(page.evaluate("document.activeElement.dataset.field"))
    assert seen == ["G5", "G6", "F6", "F5"]
    square(page, "Corinth").click()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"\(?DEU-"))


def test_turns_are_played_with_the_keyboard_alone(seated) -> None:
    player = seated("deukalion", SHORT, seed=5, kind=Typist)
    player.play_on(presses=12)
    assert len(player.told) > 3, "several different things were done"


@pytest.mark.soak
def test_two_people_play_each_other_to_the_end_in_two_browsers(visit: Visit, server: Running) -> None:
    host, friend = (visit(DOOR, reduced_motion="reduce", size=size) for size in (DESKTOP, PHONE))
    open_table(server, host, "deukalion", *SHORT, against=friend)
    players = [Sailor(host, seed=8), Sailor(friend, seed=9)]
    until = monotonic() + LONGEST_S
    while not all(over(player.page) for player in players):
        assert monotonic() < until, "neither has anything to do"
        for player in players:
            if player.choices().first.is_visible() and not over(player.page):
                try:
                    player.press()
                except TimeoutError:
                    continue
    ends = [player.page.get_by_role("dialog").locator("tbody").inner_text() for player in players]
    desktop, phone = (set(re.findall(r"[1-9]\d*", end)) for end in ends)
    assert desktop == phone, "both see the same places and points; on a phone a sum of one part stands alone"
    assert min(player.presses for player in players) > 10


ENGLISH = re.compile(r"\b(Waiting for|Choose|Points|thinking|unseen|takes|sails|Crete|strength|treasure)\b")


def test_the_table_speaks_the_readers_language(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    open_table(server, page, "deukalion", *SHORT)
    Sailor(page, seed=3).play_on(presses=3)
    for language, heading in (("Nederlands", "Opdrachten"), ("Deutsch", "Aufträge")):
        page.get_by_role("button", name=SETTINGS).click()
        page.get_by_role("button", name=language).click()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        text = said(page)
        assert RAW.findall(text) == []
        assert not ENGLISH.search(text)
        assert page.evaluate(CLIPPED) == []


def test_no_name_lies_over_the_next_field_on_a_phone(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE)
    sit(server, page, scenario(**AT_SEA))
    name = page.locator(".town.long").first
    expect(name).to_have_text("Halicarnassus")
    field = name.locator("xpath=ancestor::*[@data-piece][1]").bounding_box()
    inside = name.bounding_box()
    assert field and inside
    assert field["x"] - 1 <= inside["x"] and inside["x"] + inside["width"] <= field["x"] + field["width"] + 1
