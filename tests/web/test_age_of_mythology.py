"""A person plays Age of Mythology on its own board, against three bots."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running, settings
from tests.web.conftest import DESKTOP, DRAWN, PHONE, Visit
from tests.web.door import DOOR
from tests.web.pantheon import LIST, Player, open_table, prompt, set_up, wait_for_turn
from tests.web.staged import attack, encounter, penniless, stage, undisturbed
from tests.web.table import over
from tests.web.test_layout import CUT

LONGEST_MOTION_MS = 1200
MOST_LOOKS = 20_000
RAW = re.compile(r"⟦|\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b")


@pytest.fixture
def barriers(violations: Callable[[Page], list[str]]) -> Callable[[Page, str], None]:
    """Reports anything inaccessible, and pages that scroll sideways."""

    def look(page: Page, where: str) -> None:
        assert violations(page) == [], where
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where} scrolls sideways"

    return look


@pytest.mark.parametrize(
    ("size", "scheme", "seed"),
    [
        # To the end in the soak: the first turns, below, see all that is laid out.
        pytest.param(DESKTOP, "light", 1, id="desktop", marks=pytest.mark.soak),
        pytest.param(PHONE, "dark", 2, id="phone", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_is_played_by_clicking(visit: Visit, server: Running, barriers, size, scheme, seed):
    page = visit(DOOR, size=size, color_scheme=scheme, reduced_motion="reduce")
    seen: set[str] = set()

    def look(now: Page) -> None:
        """The table and the battle at first sight, at any stage."""
        battle = now.get_by_role("heading", name=re.compile(" attacks ")).is_visible()
        where = "battle" if battle else "table"
        if where not in seen:
            seen.add(where)
            barriers(now, where)

    for game in range(3):  # once in a while nobody attacks
        open_table(server, page)
        player = Player(page, seed + game, look)
        assert player.play_on(), "the game has an end"
        assert len(player.pressed) > 30 and len(player.on_board) > 15
        if "battle" in seen:
            break
    assert seen == {"table", "battle"}
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    assert end.get_by_role("rowheader").count() == 4, "four players"
    sources = end.get_by_role("columnheader").count() + end.locator(".made span").count()
    assert sources > 3 or end.get_by_text("Nobody has any points").is_visible(), "points by source, if there are any"
    barriers(page, "end")
    page.keyboard.press("Escape")
    expect(end).to_be_hidden()
    barriers(page, "table after the end")


def test_the_end_says_so_when_nobody_has_any_points(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE, reduced_motion="reduce")
    stage(server, page, penniless())
    page.locator(".prompt.mine").wait_for()
    Player(page, seed=1).play_on()
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    expect(end.get_by_text("Nobody has any points")).to_be_visible()
    assert end.locator("tbody td b").all_inner_texts() == ["0"] * 3
    expect(end.get_by_text("whoever has more resource cubes")).to_be_visible()  # AOM-7.3.2
    page.evaluate(DRAWN)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(CUT) == []


def test_the_first_turns_are_played_on_a_phone(visit: Visit, server: Running, barriers):
    page = visit(DOOR, size=PHONE, color_scheme="dark", reduced_motion="reduce")
    open_table(server, page)
    player = Player(page, seed=2)
    for presses in range(12, 60, 4):  # who presses at random may not come to the board at once
        player.play_on(presses)
        if len(player.on_board) > 3:
            break
    assert len(player.pressed) >= 12 and len(player.on_board) > 3
    assert wait_for_turn(page)
    barriers(page, "table")


@pytest.mark.soak
def test_pieces_are_seen_to_travel_at_a_calm_pace(visit: Visit, server: Running):
    page = visit(DOOR, pace="calm")
    open_table(server, page)
    assert wait_for_turn(page)
    watch_motion(page)
    tile = page.get_by_role("group", name="What you may choose").get_by_role("button", name=re.compile("^Take "))
    tile.first.click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("takes? "))  # the last may take twice
    player = Player(page, seed=3)
    player.play_on(presses=4)
    flights = page.evaluate("flights")
    moved = [flight for flight in flights if flight["far"] > 60]
    assert {flight["kind"] for flight in moved} >= {"tile"}, flights
    assert max(flight["lasts"] for flight in moved) <= LONGEST_MOTION_MS


def test_cards_and_cubes_travel_when_everything_is_gathered(visit: Visit, server: Running):
    """One turn in the middle of a game: the card goes to the front, cubes come from the land, bots' cards follow."""
    page = visit(DOOR, pace="calm")
    stage(server, page, undisturbed())
    gather = page.get_by_role("group", name="Your cards").get_by_role("button", name=re.compile("^Gather everything"))
    gather.click()
    watch_motion(page)
    stock = page.get_by_role("main").get_by_role("img", name=re.compile(r"^\d+ food"))
    before = stock.first.get_attribute("aria-label") if stock.count() else ""
    prompt(page).get_by_role("button", name="Play Gather", exact=True).click()
    prompt(page).get_by_role("button", name="Leave the workers where they are").click()
    prompt(page).filter(has_text="Round 3").get_by_role("button", name=LIST).wait_for()
    flights = page.evaluate("flights")
    moved = [flight for flight in flights if flight["far"] > 60]
    assert {flight["kind"] for flight in moved} >= {"card", "cube"}, flights
    assert sum(flight["kind"] == "cube" for flight in moved) >= 4, "every cube is seen on its way"
    assert max(flight["lasts"] for flight in moved) <= LONGEST_MOTION_MS
    begun = sorted(flight["begins"] for flight in flights if flight["kind"] == "card")  # some only turn over: a pass
    assert len(begun) >= 3 and begun[-1] - begun[1] > 300, "bots' cards are not all in the air at once"
    if before:
        assert stock.first.get_attribute("aria-label") != before


def test_nothing_travels_for_who_wants_no_motion(visit: Visit, server: Running):
    page = visit(DOOR, pace="calm", reduced_motion="reduce")
    open_table(server, page)
    assert wait_for_turn(page)
    watch_motion(page)
    Player(page, seed=3).play_on(presses=4)
    assert page.evaluate("flights") == []
    assert page.evaluate("marked") > 0, "what is new has an outline for a moment"


def watch_motion(page: Page) -> None:
    """From now on note every piece that travels, when it is put on the page: how far its motion will take it, from
    when on and how long. A machine that draws few pictures misses none."""
    page.evaluate(
        """() => {
          window.flights = []; window.marked = 0
          const note = (piece) => {
            const motion = piece.getAnimations()[0]
            if (!motion) return
            const { delay, duration } = motion.effect.getTiming(), places = [delay, delay + duration].map((moment) => {
              motion.currentTime = moment
              return piece.getBoundingClientRect()
            })
            motion.currentTime = 0
            flights.push({
              kind: piece.classList[1],
              far: Math.hypot(places[1].x - places[0].x, places[1].y - places[0].y),
              begins: performance.now() + delay,
              lasts: delay + duration,
            })
          }
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes) for (const node of addedNodes)
              if (node instanceof Element)
                [node, ...node.querySelectorAll('*')].filter((each) => each.matches('.aom-flight')).forEach(note)
          }).observe(document.body, { childList: true, subtree: true })
          const look = () => {
            for (const motion of document.getAnimations()) if (motion.effect.getKeyframes()[0].outline) window.marked++
            requestAnimationFrame(look)
          }
          look()
        }"""
    )


def test_a_piece_is_dragged_to_its_place(visit: Visit, server: Running):
    page = visit(DOOR)
    open_table(server, page)
    assert wait_for_turn(page)
    chosen = page.get_by_role("group", name="What you may choose")
    tile = chosen.get_by_role("button", name=re.compile("^Take "), disabled=False).first
    name = (tile.text_content() or "").partition("Take ")[2].partition(")")[0]
    tile.drag_to(page.get_by_role("group", name="Production"))
    expect(page.get_by_role("region", name="Chronicle")).to_contain_text(f"You take {name}")
    land = page.get_by_role("group", name="Production")
    expect(land.get_by_role("button", name=re.compile(re.escape(name), re.IGNORECASE)).first).to_be_visible()


def test_what_is_not_possible_says_why_with_the_rule(visit: Visit, server: Running):
    page = visit(DOOR)
    open_table(server, page)
    assert wait_for_turn(page)
    card = page.get_by_role("button", name=re.compile("^The Wonder"))
    note = page.get_by_role("tooltip").filter(has_text=re.compile(r"Put the cube on .*\(AOM-"))
    card.hover()
    expect(note).to_be_visible()
    note.get_by_role("button", name=re.compile("^Read rule AOM-")).click()
    rule = page.get_by_role("dialog")
    expect(rule.get_by_text(re.compile("^AOM-")).first).to_be_visible()
    rule.get_by_role("button", name="Close").last.click()
    card.hover()
    expect(note).to_be_visible()
    page.mouse.move(700, 5)
    expect(note).to_be_hidden()
    page.get_by_role("button", name=re.compile("^The Most Buildings")).focus()
    expect(note).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^The Most Buildings"))).to_have_accessible_description(
        re.compile("AOM-")
    )
    card.click()
    closer = page.get_by_role("dialog")
    expect(closer.get_by_role("heading", name="The Wonder")).to_be_visible()
    expect(closer.get_by_text(re.compile(r"\(AOM-"))).to_be_visible()


def test_a_card_is_looked_at_closely_and_its_sources_stand_on_the_rules_page(visit: Visit, server: Running):
    page = visit(DOOR, reduced_motion="reduce")
    open_table(server, page)
    assert wait_for_turn(page)
    page.get_by_role("group", name="Army").get_by_role("button").first.click(button="right")
    closer = page.get_by_role("dialog")
    expect(closer.get_by_text("Dice")).to_be_visible()
    expect(closer.get_by_text(re.compile("printed component|rulebook|sources"))).to_have_count(0)
    closer.get_by_role("button", name="Close").click()
    expect(closer).to_be_hidden()
    page.goto(f"{server.url}/rules/age_of_mythology")
    expect(page.get_by_role("heading", name="Where the figures come from")).to_be_visible()


@pytest.mark.soak
def test_lines_of_the_chronicle_point_at_the_board(visit: Visit, server: Running):
    page = visit(DOOR, reduced_motion="reduce")
    open_table(server, page)
    Player(page, seed=4).play_on(presses=3)
    assert wait_for_turn(page)
    line = page.get_by_role("listitem").filter(has_text=re.compile("takes .*land|takes .*hills|takes .*forest")).first
    line.hover()
    expect(page.locator(".pointed").first).to_be_visible()
    page.mouse.move(700, 5)
    expect(page.locator(".pointed")).to_have_count(0)


def test_the_first_turns_are_played_with_the_keyboard_alone(visit: Visit):
    page = visit(reduced_motion="reduce")
    told = by_keys(page, 16)
    assert len(told) > 5, "many different things were done"
    assert not over(page)


@pytest.mark.soak
def test_a_whole_game_is_played_with_the_keyboard_alone(visit: Visit):
    page = visit(reduced_motion="reduce")
    told = by_keys(page, MOST_KEYS)
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    assert len(told) > 25, "many different things were done"
    page.keyboard.press("Escape")
    expect(end).to_be_hidden()


def by_keys(page: Page, most: int) -> set[str]:
    """Tab and Enter start the game, the focus goes from answer to answer, Enter gives it: this often, or to the end.
    Returns what was done."""
    set_up(page, bots=1)
    page.get_by_role("button", name="Wait a moment").click()  # whoever sets a table up is ready
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    focus_by_tab(page, "I am ready")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Everybody is ready.")).to_be_visible()
    focus_by_tab(page, "Start the game")
    page.keyboard.press("Enter")
    expect(prompt(page)).to_be_visible()
    rng = random.Random(5)
    told: set[str] = set()
    for _ in range(most):
        if not wait_for_turn(page):
            break
        for _ in range(rng.randint(1, 4)):
            page.keyboard.press(".")
        focused = page.evaluate(FOCUSED)
        if focused is None:
            continue  # it was answered by itself at this very moment
        assert focused["button"] and focused["name"], "the dot goes to what may be pressed, and that has a name"
        told.add(focused["name"])
        page.keyboard.press("Enter")
    return told


MOST_KEYS = 900
FOCUSED = """() => {
  const at = document.activeElement
  if (!at || at === document.body || at.tagName === 'MAIN') return null
  return { button: at.matches('button, summary'), name: (at.getAttribute('aria-label') ?? at.textContent).trim() }
}"""


def focus_by_tab(page: Page, name: str, most: int = 60) -> None:
    """Go to a button with Tab alone."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if (page.evaluate("document.activeElement.textContent") or "").strip() == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


@pytest.mark.soak
def test_a_game_survives_reloads_lost_connections_and_a_house_that_restarts(visit: Visit, tmp_path: Path):
    excused = ("WebSocket", "Failed to load resource", "ERR_INTERNET_DISCONNECTED")
    games = ("age_of_mythology",)
    with Running(tmp_path, games=games) as server:
        page = visit(DOOR, excused=excused, reduced_motion="reduce")
        open_table(server, page)
        player = Player(page, seed=6)
        player.play_on(presses=4)
        assert wait_for_turn(page)
        sentence = prompt(page).get_by_role("strong").inner_text()
        page.reload()
        assert wait_for_turn(page)
        expect(prompt(page).get_by_role("strong")).to_have_text(sentence)
        page.context.set_offline(True)
        expect(page.get_by_text(re.compile("connection is lost"))).to_be_visible()
        page.context.set_offline(False)
        expect(page.get_by_text("You are connected again.")).to_be_visible()
        player.play_on(presses=7)
        assert wait_for_turn(page)
        sentence = prompt(page).get_by_role("strong").inner_text()
        port = server.port
    expect(page.get_by_text(re.compile("house is restarting|connection is lost"))).to_be_visible()
    with Running(tmp_path, settings(port=port), games=games):
        expect(page.get_by_text("You are connected again.")).to_be_visible()
        expect(prompt(page).get_by_role("strong")).to_have_text(sentence)
        player.play_on(presses=12)
        assert len(player.pressed) == 12


@pytest.mark.soak
def test_two_people_and_two_bots_play_in_two_browsers(visit: Visit, server: Running):
    host = visit(reduced_motion="reduce")
    set_up(host, bots=2, people=2)
    friend = visit(f"/table/{host.url.rpartition('/')[2]}", reduced_motion="reduce")
    friend.get_by_role("button", name="Sit here").click()
    for page in (host, friend):  # the last one to sit down starts a count
        expect(prompt(page)).to_be_visible()
    players = [Player(host, seed=8), Player(friend, seed=9)]
    begins = [page.get_by_role("listitem").filter(has_text="Turn 1 begins.") for page in (host, friend)]
    for _ in range(MOST_LOOKS):
        for player in players:
            player.press_if_asked()
        if all(len(player.pressed) >= 4 for player in players) and begins[0].count():
            break
    assert all(len(player.pressed) >= 4 for player in players)
    watcher = visit(f"/table/{host.url.rpartition('/')[2]}", reduced_motion="reduce")
    expect(watcher.get_by_role("region", name="What to do now")).to_be_visible()
    boards = watcher.locator("main [data-seat]")
    expect(boards).to_have_count(4)
    seats = boards.evaluate_all("all => all.map((each) => each.dataset.seat)")
    assert sorted(seats) == ["0", "1", "2", "3"], "a spectator sees every seat once"
    for told in begins:  # both have seen the same
        expect(told).to_have_count(1)


LANGUAGES = {"en": ("English", LIST), "nl": ("Nederlands", "Als lijst"), "de": ("Deutsch", "Als Liste")}
SETTINGS = re.compile("^(Settings|Instellingen|Einstellungen)$")


def test_the_table_speaks_three_languages(visit: Visit, server: Running):
    page = visit(DOOR, reduced_motion="reduce")
    open_table(server, page)
    Player(page, seed=2).play_on(presses=3)
    assert wait_for_turn(page)
    log = page.get_by_role("log").first
    told = log.inner_text()
    for language, (name, words) in LANGUAGES.items():
        page.get_by_role("button", name=SETTINGS).click()
        page.get_by_role("button", name=name).click()
        page.keyboard.press("Escape")
        button = page.get_by_role("button", name=words)
        expect(button).to_be_visible()
        if button.get_attribute("aria-expanded") != "true":
            button.click()
        english = re.compile(r"\b(Waiting for|Choose|victory cube|Your cards|House|takes)\b")
        if language != "en":  # the game's own texts may come a moment after the shell's
            expect(page.get_by_role("main")).not_to_have_text(english)
            assert not told or told not in log.inner_text(), "said again, in the wrong language"
        said = page.get_by_role("main").inner_text() + page.get_by_role("main").aria_snapshot()
        assert RAW.findall(said) == []
        assert language == "en" or not english.search(said)


def test_a_battle_is_a_scene_of_its_own(visit: Visit, server: Running, barriers):
    """Units are chosen in secret and revealed, cards turn over, dice say where they come from, somebody wins."""
    page = visit(DOOR, reduced_motion="reduce")
    stage(server, page, attack())
    expect(page.get_by_role("heading", name=re.compile("attacks the production area of Sigrid"))).to_be_visible()
    assert wait_for_turn(page)
    for unit in ("Minotaur", "Medusa", "Cyclops", "Hoplite"):
        page.get_by_role("button", name=re.compile(f": Send {unit}$")).click()
        expect(page.get_by_role("button", name=re.compile(f"{unit}.*Sent: 1")).first).to_be_visible()
    barriers(page, "choosing units")
    stage(server, page, encounter())
    page.get_by_role("button", name=re.compile(": Fight with Medusa")).click()
    rolled = page.get_by_role("img", name=re.compile(r"Dice rolled: \d+\. (no|one|\d+) hits?")).first
    expect(rolled).to_be_visible()
    sources = page.get_by_role("list", name="Where the dice come from").first
    expect(sources).to_contain_text("Dice on the card")
    expect(sources).to_contain_text("Dice rolled")
    expect(page.get_by_role("region", name="Chronicle").get_by_role("listitem").first).to_be_visible()
    barriers(page, "dice")


def test_a_victory_card_names_who_leads(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE)
    stage(server, page, undisturbed())
    page.get_by_role("tab", name="Table").or_(page.get_by_role("button", name="Table", exact=True)).first.click()
    expect(page.locator("[data-piece='victory/most_buildings'] .leader")).to_have_text("You")
