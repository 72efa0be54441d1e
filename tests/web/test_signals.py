"""What a board tells at a glance: teams, who begins and who waits, chances before one attacks or recruits, the end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from petteia.games.parthenon.scenario import scenario as islands
from tests.server.running import Running
from tests.web.conftest import PHONE, Visit, at_size
from tests.web.door import DOOR
from tests.web.islands import open_market, together
from tests.web.phases import DEUKALION, PARTHENON, ours
from tests.web.staged import MIDDLE, stage

pytestmark = pytest.mark.part("boards")
TEAMS = {"teams": "two_cultures"}


def come(server: Running, page: Page, table: Any, **more: Any) -> None:
    stage(server, page, dict(table.state.save()), **{"confirm_ms": 600_000, **more})


def in_teams(**more: Any) -> Tabletop:
    """We and Sigrid are Greeks and team A, the two others Norse and team B."""
    army = {"greek": {"hoplite": 2, "minotaur": 1}, "norse": {"huskarl": 3}}
    cultures = ["greek", "norse"] * 2
    things = {
        **{"seats": 4, "options": TEAMS, "cultures": cultures, "turn": 3},
        **{"units": {seat: army[culture] for seat, culture in enumerate(cultures)}},
        **{"hands": {0: ["greek_attack_5"]}, "victory_cubes": {0: 3, 1: 4, 2: 2}},
    }
    return scenario(**{**things, **more})


def test_teams_are_seen_wherever_their_players_are(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    come(server, page, in_teams(), seats=4, options=TEAMS)
    for seat, letter in enumerate("ABAB"):
        expect(page.locator(f"[data-seat='{seat}'] .emblem .team").first).to_have_text(letter)
    expect(page.locator("[data-seat='1']")).to_contain_text("Team B")
    expect(page.locator(".together > span.mine")).to_contain_text("5 victory cubes")
    expect(page.locator(".together > span").last).to_contain_text("4 victory cubes")
    page.locator("[data-piece='hand/0/greek_attack_5']").click()
    expect(page.locator("button[data-piece^='offer/'][data-may]"), "nobody attacks a partner").to_have_count(2)
    page.locator("button[data-piece^='offer/'][data-may]").first.click()
    expect(page.locator(".entry .emblem .team").first).to_have_text("A")
    page.locator(".offer.pic-area").last.click()
    expect(page.locator(".scene .side .emblem .team").first).to_be_visible()
    assert sorted(page.locator(".scene h3 .team, .scene .side .emblem.l .team").all_inner_texts()) == ["A", "B"]


def test_the_end_counts_teams(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    hands: dict[int, list[str]] = {0: ["greek_trade_1"], 1: [], 2: [], 3: []}
    victory = {"victory": {"the_wonder": 21}, "hands": hands, "resources": {seat: [1] * 4 for seat in range(4)}}
    come(server, page, in_teams(**victory), seats=4, options=TEAMS, confirm_ms=0)
    page.locator("[data-piece='hand/0/greek_trade_1']").click()
    page.locator("button[data-verb=lay]").click()
    rows = page.get_by_role("dialog").locator("tr.team")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(re.compile("Team A.*5"))
    expect(rows.last).to_contain_text(re.compile("Team B.*4"))


@at_size(PHONE)
def test_the_last_turn_is_announced_until_a_press(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size, reduced_motion="reduce")
    cubes = {"victory": {"the_wonder": 18}, "victory_cubes": {0: 3, 1: 2, 2: 4}}
    come(server, page, scenario(**{**MIDDLE, **cubes, "phase": "place_victory_cubes"}), confirm_ms=0)
    expect(page.locator(".climax")).to_have_count(0)
    page.locator(".vcard.glow, .offer.pic-victory[data-may]").first.click()
    banner = page.locator(".climax")
    expect(banner).to_contain_text("The last turn")
    expect(banner).to_contain_text("the game ends with this turn")
    banner.evaluate("document.body.click()")
    expect(banner).to_have_count(0)


@at_size(PHONE)
def test_who_begins_who_waits_and_who_has_explored(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size, reduced_motion="reduce")
    tiles = {1: [], 2: [], 0: ["fertile/food/2"]}
    table = scenario(seats=3, buildings={0: ["house"]}, tiles=tiles, move=2, card="permanent_explore")
    come(server, page, table.deal(*["hills/gold/2"] * 4), confirm_ms=0)
    asked = page.locator(".prompt.mine")
    expect(asked).to_contain_text("Sigrid plays Explore: take a tile, or pass.")
    if size == PHONE:
        expect(asked).to_contain_text("first player")
        page.get_by_role("button", name=re.compile("^Army")).click()
    else:
        expect(page.locator(".own [data-at='first/0']")).to_have_text("first player")
    waiting = page.get_by_role("button", name="Villager, waits")
    expect(waiting).to_be_visible()


@at_size(PHONE)
def test_chances_are_told_before_one_attacks(visit: Visit, server: Running, size: dict[str, int]) -> None:
    """As long as Undo is still there."""
    page = visit(DOOR, size=size, reduced_motion="reduce")
    come(server, page, scenario(**MIDDLE).play("play greek_attack_5", "attack 2"))
    expect(page.locator(".chances caption")).to_contain_text("where no building defends")
    expect(page.locator(".chances tbody tr").first).to_be_visible()
    assert page.locator(".chances tbody td").count() == 7 * 5
    areas = page.locator(".offer.pic-area")
    expect(areas).to_have_count(3)
    expect(areas.nth(1).locator(".fort")).to_have_text("+2")
    expect(areas.nth(1).locator(".aside").first).to_contain_text("Tower of Sigrid: +2 dice for the defender.")
    expect(areas.nth(2).locator(".fort")).to_have_count(0)
    for area in areas.all():
        expect(area).to_be_in_viewport(ratio=0.99)


def test_a_unit_that_may_be_bought_is_held_against_those_of_neighbours(visit: Visit, server: Running) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    hands = {**MIDDLE["hands"], 0: ["permanent_recruit"]}
    come(server, page, scenario(**{**MIDDLE, "hands": hands}).play("play permanent_recruit"))
    page.locator("[data-at='supply/0/toxotes']").focus()
    told = page.get_by_role("tooltip").filter(visible=True)
    expect(told).to_contain_text(re.compile(r"Against Sigrid: Huskarl \d+ %"))
    expect(told).to_contain_text(re.compile(r"Against Nefru: .*Spearman \d+ %"))


def test_with_text_of_twice_the_size_all_victory_cards_are_on_the_screen_and_the_hand_is_whole(
    visit: Visit, server: Running
) -> None:
    page = visit("/settings", reduced_motion="reduce")
    page.get_by_role("button", name="200 %").click()
    stage(server, page, dict(scenario(**MIDDLE).state.save()))
    cards = page.locator(".vcard")
    expect(cards).to_have_count(4)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    hand = page.locator("[data-piece^='hand/0/']")
    hand.last.scroll_into_view_if_needed()
    for card in hand.all():
        expect(card).to_be_in_viewport(ratio=0.99)


def test_a_finished_mission_has_a_moment_of_its_own(visit: Visit, server: Running) -> None:
    page = visit(DOOR, pace="calm")
    table = ours(ships={0: "F7", 1: "H6", 2: "B3"}, hands={0: ["rage_of_ares", "song_of_orpheus"]})
    come(server, page, table.play("use sail", "claim m08"), game="deukalion")
    page.locator("button[data-verb=give-all]").click()
    expect(page.locator(".triumph")).to_contain_text("complete")


def test_on_a_phone_the_dice_stand_beside_the_question_about_cards(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE, reduced_motion="reduce")
    come(server, page, DEUKALION["rolled"](), game="deukalion")
    expect(page.locator(".prompt .dice")).to_have_text("The dice show 3 · 1 · 2 · 2, the center 2.")
    expect(page.locator(".prompt .dice")).to_be_in_viewport(ratio=1)


def test_a_fleet_without_cargo_is_told_to_load_first(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE, reduced_motion="reduce")
    come(server, page, PARTHENON["voyage"](), game="parthenon")
    page.locator(".lands button").filter(has_text="Athens").first.click()
    expect(page.locator(".holds .how")).to_have_text(
        "Athens is chosen. Tap a card to load it: a fleet sails with at least one."
    )


ROOM = """() => {
  const at = document.querySelector('.newest')
  let holder = at.parentElement
  while (holder && !/auto|scroll/.test(getComputedStyle(holder).overflowY)) holder = holder.parentElement
  return holder.clientHeight / parseFloat(getComputedStyle(at).lineHeight)
}"""


@pytest.mark.parametrize("game", ["deukalion", "parthenon"])
def test_with_four_players_ten_lines_of_the_chronicle_are_seen(visit: Visit, server: Running, game: str) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    four = ours(seats=4, ships={0: "F5", 1: "H6", 2: "B3", 3: "C2"})
    table = four if game == "deukalion" else islands(seats=4, phase="build", archon=0)
    come(server, page, table, game=game, seats=4)
    assert page.evaluate(ROOM) >= 10


COVERED = """all => all.filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect()
  const met = document.elementsFromPoint(left + width / 2, top + height / 2)
  const place = each.closest('.face')
  return met.slice(0, met.indexOf(each)).some((over) => place.contains(over))
}).map((each) => `${each.textContent} of ${each.closest('.face').textContent}`)"""
"""Figures with something else of their own place over them."""


@pytest.mark.parametrize("phase", ["rolled", "actions"])
def test_on_a_phone_strengths_are_not_behind_treasures(visit: Visit, server: Running, phase: str) -> None:
    page = visit(DOOR, size=PHONE, reduced_motion="reduce")
    come(server, page, DEUKALION[phase](), game="deukalion")
    figures = page.locator(".face .shield, .face .disc")
    expect(figures.first).to_be_visible()
    page.evaluate("document.querySelectorAll('.face *').forEach((each) => { each.style.pointerEvents = 'auto' })")
    assert figures.count() > 8 and figures.evaluate_all(COVERED) == []


def test_a_counter_offer_goes_with_the_offer_that_it_counters(visit: Visit, server: Running) -> None:
    host, friend = visit(DOOR, reduced_motion="reduce"), visit(DOOR, reduced_motion="reduce")
    together(server, [host, friend], open_market())
    host.locator("[data-piece='hand/0/wool']").click()
    host.get_by_role("button", name="I want Olives").click()
    host.get_by_role("button", name=re.compile("^To (?!Nefru|everybody)")).click()
    offer = friend.get_by_role("region", name=re.compile("^(?!Nefru).*offers you$"))
    offer.get_by_role("button", name="Counter").click()
    draft = friend.get_by_role("region", name="New offer")
    expect(draft).to_contain_text("Counter-offer to")
    offer.get_by_role("button", name="Accept").click()
    expect(draft).to_contain_text("tap your goods")
    expect(draft).not_to_contain_text("Counter-offer to")
