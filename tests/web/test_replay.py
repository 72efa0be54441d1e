"""Replays: move by move, from any seat, to where something came from; and playing on from there."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from tests import BUDGET
from tests.server.running import AGORA, Running
from tests.web.conftest import DARK_PHONE, DESKTOP, PHONE, Visit, in_corners
from tests.web.door import DOOR, guest
from tests.web.played import record, taken_in
from tests.web.table import quick_game, wait_for_answer, wait_for_turn

LAPTOP = {"width": 1280, "height": 720}
OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('.own .g4, .own footer, .lower, .tape')]
  const boxes = parts.map((part) => [part.className || part.tagName, part.getBoundingClientRect()])
  return boxes.flatMap(([name, a], at) => boxes.slice(at + 1).filter(([, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  ).map(([other]) => `${name} and ${other}`))
}"""
"""City and land, the army, what lies below the board and the tape: which of them lie over one another."""


@cache
def whole_game(game: str) -> str:
    return record(AGORA if game == "agora" else game)


def watch(page: Page, server: Running, game: str = "age_of_mythology", at: str = "") -> Locator:
    """The slider of a replay of a game that the visitor has uploaded."""
    table = taken_in(server, guest(server, page)["id"], whole_game(game))
    page.goto(f"{server.url}/replay/{table}{at}")
    page.get_by_role("region", name="Replay").wait_for()
    return page.get_by_role("slider", name="Move")


def total(page: Page) -> int:
    return int(page.get_by_role("slider", name="Move").get_attribute("max") or "")


def tool(page: Page, name: str) -> None:
    """Press something that on narrow screens is behind More."""
    button = page.get_by_role("button", name=name)
    if not button.filter(visible=True).count():
        page.get_by_role("button", name="More", exact=True).click()
    button.filter(visible=True).click()


def test_a_replay_is_found_among_the_games_and_goes_back_and_forth(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    watch(page, server)
    page.goto(f"{server.url}/replays")
    expect(page.get_by_text("with Kallisto, Nefru, and Sigrid").first, "whom the record names").to_be_visible()
    page.get_by_role("link", name=re.compile("^Watch Age of Mythology")).first.click()
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="To the end").click()
    last = total(page)
    expect(slider).to_have_value(str(last))
    page.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value(str(last - 1))
    page.wait_for_url(re.compile(f"/{last - 1}$"))  # every moment has an address
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 2))


def test_a_game_of_ones_own_is_deleted_when_that_is_sure(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    watch(page, server, "agora")
    page.goto(f"{server.url}/replays")
    mine = page.get_by_role("region", name="Your games")
    games = mine.get_by_role("link", name=re.compile("^Watch Agora"))
    expect(games).to_have_count(1)
    delete = mine.get_by_role("button", name=re.compile("^Delete this game: Agora"))
    delete.click()
    expect(mine.get_by_role("alert")).to_contain_text("gone for good")
    mine.get_by_role("button", name="Keep it").click()
    expect(games).to_have_count(1)
    delete.click()
    mine.get_by_role("button", name="Delete", exact=True).click()
    expect(games).to_have_count(0)
    page.reload()
    expect(mine.get_by_text("Games you have finished stand here")).to_be_visible()


def test_a_replay_is_steered_by_keys_alone(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    slider = watch(page, server)
    page.keyboard.press("End")
    expect(slider).to_have_value(str(total(page)))
    page.keyboard.press("Home")
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("]")
    expect(slider).not_to_have_value("2")
    page.keyboard.press("[")
    expect(slider).to_have_value("1")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Hold")).to_be_visible()
    expect(slider).not_to_have_value("1")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.soak
def test_a_replay_plays_by_itself_and_faster(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    slider = watch(page, server, "agora")
    page.get_by_role("combobox", name="Speed").select_option("4 ×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(total(page)))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_line_of_the_chronicle_leads_to_its_moment(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    slider = watch(page, server, at="/24")
    expect(slider).to_have_value("24")
    chronicle = page.get_by_role("region", name="Chronicle").get_by_role("button", name=re.compile("[.]$"))
    line = chronicle.nth(8)
    text = line.inner_text()
    line.click()
    expect(slider).not_to_have_value("24")
    expect(chronicle.and_(page.locator("[aria-current=true]")).filter(has_text=text).first).to_be_visible()


CUT = """() => [...document.querySelectorAll('.side .in')].map((side) => side.scrollHeight - side.clientHeight)"""
"""How much of each side of a battle lies below its lower edge."""


def test_a_battle_above_the_tape_is_seen_whole_and_only_events_worth_a_line_are_told(
    visit: Visit, server: Running
) -> None:
    page = visit(DOOR)
    watch(page, server, at="/201/0")
    page.get_by_text("Throwing Axeman").first.wait_for()
    expect(page.get_by_role("region", name="Chronicle").get_by_text("attacks Nefru").first).to_be_visible()
    expect(page.get_by_role("region", name="Chronicle").get_by_text("is ready.")).to_have_count(0)
    page.wait_for_function("document.querySelectorAll('.side .tray').length === 2")
    page.wait_for_function(f"`${{({CUT})()}}` === '0,0'")  # its pictures may still be coming


@pytest.mark.soak
def test_a_moment_is_found_by_words(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    slider = watch(page, server)
    tool(page, "Find a moment")
    found = page.get_by_role("dialog")
    found.get_by_role("searchbox").fill("turn 3")
    found.get_by_role("button", name=re.compile("Turn 3 begins")).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(slider).not_to_have_value("1")
    expect(page.get_by_role("region", name=re.compile("Chronicle")).get_by_text("Turn 3 begins.")).to_be_visible()


@pytest.mark.soak
def test_a_piece_tells_the_moment_it_came_about(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    slider = watch(page, server, at="/150")
    page.get_by_role("button", name=re.compile("land|forest|hills|swamp|desert|mountains", re.I)).filter(
        has_text=re.compile("food|wood|gold|favor")
    ).first.click()
    told = page.get_by_role("dialog", name=re.compile("^Where it comes from"))
    told.get_by_role("button", name=re.compile("takes")).first.click()
    expect(told).to_be_hidden()
    expect(slider).not_to_have_value("150")
    told_there = page.get_by_role("region", name=re.compile("Chronicle")).get_by_text(re.compile("takes"))
    expect(told_there.first).to_be_visible()


@pytest.mark.soak
def test_after_the_end_a_game_is_seen_from_any_seat(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    watch(page, server, at="/200")
    chooser = page.get_by_role("combobox", name="Seen by")
    for name in ("Kallisto", "Nefru", "Sigrid"):
        chooser.select_option(name)
        expect(page.get_by_role("heading", name=name).first).to_be_visible()
        expect(page).to_have_url(re.compile(r"/replay/\w+/\d+/\d$"))
    address = page.url
    page.reload()
    expect(page.get_by_role("combobox", name="Seen by")).to_have_value("2")
    expect(page).to_have_url(address)


@pytest.mark.parametrize("game", [pytest.param("deukalion", marks=pytest.mark.soak), "parthenon"])
def test_on_boards_of_their_own_every_seat_is_looked_through(visit: Visit, server: Running, game: str) -> None:
    page = visit(DOOR)
    slider = watch(page, server, game, at="/90")
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        at = int(slider.input_value())
        page.get_by_role("button", name="One move forward").click()  # the board leaves room for the tape
        expect(slider).to_have_value(str(at + 1))
    others = page.locator(".strips [data-seat]")
    last = page.get_by_text(re.compile(r"^Move \d+ of \d+$"))
    moves = re.findall(r"\d+", last.first.inner_text())[1]
    expect(page.locator("main"), "there is no such year").not_to_contain_text("Year 0")
    for seat, name in enumerate(("Kallisto", "Nefru", "Sigrid")):
        page.get_by_role("combobox", name="Seen by").select_option(name)
        expect(page.locator(f".strips [data-seat='{seat}']")).to_have_count(0)
        expect(others).to_have_count(2)
        expect(page.get_by_role("group", name=re.compile("^Your (cards|goods)$"))).to_be_visible()
        expect(last.first, "a game has as many moves for everybody").to_have_text(re.compile(f" of {moves}$"))
    tool(page, "Verify dice")
    expect(page.get_by_text(f"All {moves} lines can be played by the rules.")).to_be_visible()


def test_a_curve_says_who_was_how_likely_to_win_and_leads_there(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    slider = watch(page, server, "agora")
    curve = page.get_by_role("group", name="Who was how likely to win")
    expect(curve.locator("path:not(.middle)")).to_have_count(3)
    expect(curve).to_contain_text(re.compile(r"Chances to win: .*\d+ % of the ups and downs were luck"))
    expect(curve).to_contain_text("33 %")
    field = curve.locator(".field").bounding_box()
    assert field and field["height"] >= 72, "ups and downs can be told apart"
    page.mouse.click(field["x"] + field["width"] / 2, field["y"] + 6)
    expect(slider).not_to_have_value("1")
    assert abs(int(slider.input_value()) - total(page) / 2) <= 2, "a press in the middle goes to the middle"
    turn = curve.get_by_role("button").first
    expect(turn).to_have_accessible_name(re.compile(r"\d+ → \d+ %(, (mostly by luck|by what was decided))?$"))
    before = slider.input_value()
    turn.click()
    expect(slider).not_to_have_value(before)
    friend = visit(re.sub(r"(/replay/\w+).*", r"\1", page.url.removeprefix(server.url)))
    asked = friend.get_by_role("button", name="Who was how likely to win")
    expect(asked).to_have_attribute("data-tip", "This gives the end away.")
    expect(friend.get_by_role("group", name="Who was how likely to win")).to_have_count(0)


def test_a_press_on_the_track_goes_there(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    slider = watch(page, server)
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)
    expect(slider).not_to_have_value("1")
    assert abs(int(slider.input_value()) - total(page) / 2) <= 0.05 * total(page), "the middle is the middle"


def test_a_replay_begins_with_what_it_is_and_keeps_the_end_to_itself(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    slider = watch(page, server)
    address = re.sub(r"(/replay/\w+).*", r"\1", page.url.removeprefix(server.url))
    friend = visit(address)
    intro = friend.get_by_role("region", name=re.compile("a finished game$"))
    expect(intro).to_contain_text("Played by Kallisto, Nefru, and Sigrid. How it ended is not given away.")
    intro.get_by_role("button", name="Move by move").click()
    expect(friend.get_by_role("slider", name="Move")).to_have_value("2")
    expect(intro).to_have_count(0)
    friend.get_by_role("button", name="One move back").click()
    expect(friend.get_by_role("slider", name="Move")).to_have_value("1")
    expect(intro, "it is said once").to_have_count(0)
    # Where a game turned is known by the line of its record.
    page.goto(f"{server.url}{address}/line-300")
    expect(slider).not_to_have_value("1")


def test_the_end_screen_leads_to_where_the_game_turned(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE)
    watch(page, server, "agora")
    page.goto(re.sub(r"/replay/(\w+).*", r"/table/\1", page.url))
    story = page.get_by_role("region", name="Who was how likely to win")
    row = story.locator("li button").first
    row.click()
    slider = page.get_by_role("slider", name="Move")
    expect(slider).not_to_have_value("1")
    at = slider.input_value()
    page.go_back()
    dot = story.locator(".turn").first
    dot.click()
    expect(slider).not_to_have_value("1")
    assert int(at) > 1


def test_dice_are_verified_and_it_is_said_by_whom(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    watch(page, server)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Verify dice").click()
    proof = page.get_by_role("dialog", name="Were the dice fair?")
    expect(proof.get_by_text("The dice were fair.")).to_be_visible()
    text = whole_game("age_of_mythology")
    for word in ("commitment", "seed"):
        value = re.search(rf"^{word} (\w+)$", text, re.M)
        assert value
        expect(proof.get_by_text(value.group(1))).to_be_visible()
    expect(proof.get_by_role("heading", name="Checked in this browser")).to_be_visible()
    expect(
        proof.get_by_text("The seed is the one that was promised, for this table and these players.")
    ).to_be_visible()
    expect(proof.get_by_role("heading", name="Checked by this house")).to_be_visible()
    expect(proof.get_by_text(re.compile(r"All \d+ draws and throws"))).to_be_visible()
    with page.expect_download() as saved:
        proof.get_by_role("link", name="Download the record").click()
    assert saved.value.path().read_text("utf-8") == text


@pytest.mark.soak
def test_the_browser_remembers_what_was_promised_before_the_game(visit: Visit) -> None:
    page = visit()
    quick_game(page)
    while wait_for_turn(page):
        page.get_by_role("region", name="What you can do").get_by_role("button", disabled=False).first.click()
        wait_for_answer(page)
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Verify dice").click()
    expect(page.get_by_text("This browser saw the same promise before the first card was dealt.")).to_be_visible()


@pytest.mark.parametrize("hidden", [pytest.param("As they were", marks=pytest.mark.soak), "Dealt anew"])
def test_a_game_is_played_on_from_a_moment(visit: Visit, server: Running, hidden: str) -> None:
    page = visit(DOOR)
    watch(page, server, "agora", at="/9")
    tool(page, "Play on from here")
    ways = page.get_by_role("dialog", name="Play on from here")
    whose = re.compile("^(The next move is yours|Next to move: .*)")
    named = {ways.get_by_text(whose).inner_text().split(".")[0]}
    for name in ("Kallisto", "Nefru", "Sigrid"):
        ways.get_by_role("button", name=name).click()
        named.add(ways.get_by_text(whose).inner_text().split(".")[0])
    assert len(named) == 2, "only whoever is to move begins"
    ways.get_by_role("button", name="Nefru").click()
    ways.get_by_role("radio", name=re.compile(hidden)).check()
    ways.get_by_role("button", name="Against bots").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert wait_for_turn(page)


def test_at_the_end_there_is_nothing_to_play_on_from(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    watch(page, server, "agora")
    page.keyboard.press("End")
    button = page.get_by_role("button", name="Play on from here", disabled=True)
    button.click(force=True)
    expect(page.get_by_text("The game is over here. Choose an earlier move.")).to_be_visible()


def test_of_a_running_game_everybody_sees_the_own_past(visit: Visit) -> None:
    page = visit()
    quick_game(page)
    for _ in range(3):
        assert wait_for_turn(page)
        page.get_by_role("region", name="What you can do").get_by_role("button", disabled=False).first.click()
        wait_for_answer(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value(str(total(page)))
    page.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value(str(total(page) - 1))
    expect(page.get_by_role("combobox", name="Seen by")).to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("button", name="Verify dice")).to_have_count(0)
    page.get_by_role("button", name="To the table").click()
    assert wait_for_turn(page)


def test_a_replay_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/replay/none-such", excused=("404",))
    expect(page.get_by_text("There is no such table")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, pytest.param(DESKTOP, marks=pytest.mark.soak)], ids=["laptop", "desktop"])
def test_nothing_lies_over_another_in_a_replay(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size, reduced_motion="reduce")
    watch(page, server, at="/200/1")
    expect(page.locator(".own .g4")).to_have_count(2)
    assert page.evaluate(OVERLAPS) == []


@in_corners(DARK_PHONE)
def test_looking_back_has_no_barrier(
    visit: Visit, server: Running, violations: Callable[[Page], list[str]], scheme: str, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size, color_scheme=scheme, reduced_motion="reduce")
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"

    watch(page, server, at="/200/1")
    page.get_by_role("button", name="More", exact=True).click()
    look("replay, and more")
    page.get_by_role("button", name="Verify dice").click()
    page.get_by_text("The dice were fair.").wait_for()
    look("dice")
    page.keyboard.press("Escape")
    for name in () if BUDGET < 100 else ("Find a moment", "Play on from here"):
        tool(page, name)
        look(name)
        page.keyboard.press("Escape")
    page.goto(f"{server.url}/replays")
    page.get_by_role("link", name=re.compile("^Watch")).first.wait_for()
    look("replays")
    assert {name: barriers for name, barriers in found.items() if barriers} == {}


def test_the_small_game_is_looked_back_on_too(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE)
    slider = watch(page, server, "agora", at="/5")
    page.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("6")
