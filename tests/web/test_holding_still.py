"""The table holds still: nothing is cut off with two to eight seats, the board keeps its place, the focus goes on, and
the first announcement is a sentence."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from tests import BUDGET
from tests.server.running import Running
from tests.web.conftest import DESKTOP, DRAWN, PHONE, Visit
from tests.web.door import DOOR, guest
from tests.web.pantheon import Player
from tests.web.phases import DEUKALION, PARTHENON
from tests.web.played import record, taken_in
from tests.web.staged import MIDDLE, beaten, last_decision, middle, stage, undisturbed
from tests.web.table import speak
from tests.web.test_hot_seat import share
from tests.web.test_layout import CUT, LAPTOP

pytestmark = pytest.mark.part("boards")
LANGUAGES = ("en", "de", "nl")
SIZES = {"laptop": LAPTOP, "desktop": DESKTOP, "phone": PHONE}
WIDE = ("laptop", "desktop")
SEATS = range(2, 9)


def rich(seats: int, **more: Any) -> Tabletop:
    """The first three as in turn 7, the others as they begin."""
    kept = {key: value for key, value in MIDDLE.items() if key != "cultures"}
    if seats == 2:
        kept = {k: {s: v[s] for s in v if s < 2} if isinstance(v, dict) and 2 in v else v for k, v in kept.items()}
    return scenario(seats=seats, **{**kept, **more})


def war(seats: int) -> Tabletop:
    table = rich(seats, hands={0: ["permanent_attack"]}).play("play permanent_attack")
    return table.play(next(each for each in table.offered() if each.startswith("attack"))) if seats > 2 else table


SCENES: dict[str, Callable[[int], Tabletop]] = {
    "play": rich,
    "build": lambda n: rich(n).play("play greek_build_3"),
    "recruit": lambda n: rich(n).play("play greek_recruit_apollo"),
    "trade": lambda n: rich(n).play("play greek_trade_1"),
    "attack": lambda n: rich(n).play("play greek_attack_5"),
    "draw": lambda n: scenario(seats=n, phase="draw_action_cards"),
    "cubes": lambda n: scenario(seats=n, phase="place_victory_cubes"),
    "discard": lambda n: rich(n, phase="discard_cards"),
    "explore": lambda n: scenario(seats=n, card="permanent_explore").deal(*["fertile/food/2"] * (n + 1)),
    "gather": lambda n: scenario(seats=n, card="permanent_gather"),
    "muster": lambda n: war(n).play("area city"),
}
SOME = {
    (2, "build"): [("laptop", "nl"), ("desktop", "en"), ("phone", "de")],
    (8, "recruit"): [("laptop", "de"), ("desktop", "nl"), ("phone", "en")],
}
"""What `make test` looks at: fewest and most meet every size and every language, and the longer languages the narrower
sizes. The soak looks at every number of seats in every scene, everywhere."""
EVERY = [(size, language) for language in LANGUAGES for size in SIZES]


def look(page: Page, name: str) -> list[str]:
    """Everything cut off, on a phone behind each of its tabs, too."""
    found = [f"{name}: {each}" for each in page.evaluate(CUT)]
    for tab in page.locator(".kit nav.feet button, .kit [data-page]").all() if "phone" in name else []:
        tab.click()
        found += [f"{name}: {each}" for each in page.evaluate(CUT)]
    return found


@pytest.mark.parametrize(
    ("seats", "scene", "corners"),
    [
        *(pytest.param(n, scene, corners, id=f"{n}-{scene}") for (n, scene), corners in SOME.items()),
        *(
            pytest.param(n, scene, EVERY, id=f"{n}-{scene}-everywhere", marks=pytest.mark.soak)
            for n in SEATS
            for scene in SCENES
        ),
    ],
)
def test_nothing_is_cut_with_so_many_seats(
    visit: Visit, server: Running, seats: int, scene: str, corners: list[tuple[str, str]]
) -> None:
    page = visit(DOOR, reduced_motion="reduce", language=corners[0][1])
    stage(server, page, dict(SCENES[scene](seats).state.save()), seats=seats)
    found: list[str] = []
    for nth, (size, language) in enumerate(corners):
        page.set_viewport_size(SIZES[size])
        if nth:
            speak(page, language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.locator(".prompt").wait_for()
        page.evaluate(DRAWN)
        page.evaluate("document.fonts.ready")
        found += look(page, f"{scene} of {seats}, {size}, {language}")
    assert found == []


def behind_the_curtain(page: Page, server: Running) -> str:
    share(server, page)
    return ".curtain h1"


def at_the_end(page: Page, server: Running) -> str:
    stage(server, page, last_decision())
    Player(page, seed=1).play_on()
    return "[aria-labelledby=end-title]"


def looking_back(page: Page, server: Running) -> str:
    me = guest(server, page)["id"]
    page.goto(f"{server.url}/replay/{taken_in(server, me, record())}/200/0")
    return "[data-piece]"


ASIDE = """() => [...document.querySelectorAll('dialog .scroll')]
  .filter((each) => each.scrollWidth > each.clientWidth).map(() => 'the points scroll sideways')"""


@pytest.mark.parametrize(
    "there", [behind_the_curtain, *(pytest.param(each, marks=pytest.mark.soak) for each in (at_the_end, looking_back))]
)
def test_nothing_is_cut_where_nothing_is_asked(
    visit: Visit, server: Running, there: Callable[[Page, Running], str]
) -> None:
    page = visit(DOOR, reduced_motion="reduce")
    shown = there(page, server)
    page.locator(shown).first.wait_for()
    found: list[str] = []
    for size, language in SOME[2, "build"] if BUDGET < 100 else EVERY:
        page.set_viewport_size(SIZES[size])
        speak(page, language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.locator(shown).first.wait_for()
        page.evaluate(DRAWN)
        page.evaluate("document.fonts.ready")
        found += [f"{there.__name__}, {size}, {language}: {each}" for each in page.evaluate(CUT) + page.evaluate(ASIDE)]
    assert found == []


WHERE = """() => {
  const board = [...document.querySelectorAll('.middle > .board, .place .board')].find((each) => each.offsetParent)
  const box = board?.getBoundingClientRect(), stage = board?.closest('.stage')
  const [top, room] = stage ? [stage.scrollTop, stage.clientHeight] : [0, 0]
  return box ? [box.x, box.y + top, box.width, box.height, room].map(Math.round).join(' ') : ''
}"""
"""Where the board lies and how large it is; on the phone, where it can be scrolled, also how much of it is seen."""


@pytest.mark.parametrize("size", ["phone", *(pytest.param(size, marks=pytest.mark.soak) for size in WIDE)])
def test_the_board_keeps_its_size_and_place_through_a_whole_round(visit: Visit, server: Running, size: str) -> None:
    page = visit(DOOR, size=SIZES[size], reduced_motion="reduce")
    stage(server, page, undisturbed())
    seen: dict[str, set[str]] = {}

    def note(page: Page) -> None:
        if (where := page.evaluate(WHERE)) and page.locator(".fighting").count() == 0:
            seen.setdefault(where, set()).add(page.locator("#prompt-sentence").first.inner_text())

    player = Player(page, seed=3, look=note)
    player.play_on(14)
    assert len(seen) == 1 and sum(map(len, seen.values())) >= 5, seen


@pytest.mark.parametrize("size", ["phone", pytest.param("laptop", marks=pytest.mark.soak)])
def test_the_board_keeps_its_size_and_place_when_a_battle_is_won(visit: Visit, server: Running, size: str) -> None:
    """Whatever may be taken, the board is where it was before anybody attacked."""
    page = visit(DOOR, size=SIZES[size], reduced_motion="reduce")
    stage(server, page, undisturbed())
    page.locator(".prompt.mine").wait_for()
    seen = {"before": page.evaluate(WHERE)}
    for area in ("holding",) if BUDGET < 100 else ("holding", "city", "production"):
        stage(server, page, beaten(area))
        page.locator(".prompt.mine").filter(has_text="You have beaten").wait_for()
        seen[area] = page.evaluate(WHERE)
    assert seen["before"] and len(set(seen.values())) == 1, seen


AFLOAT = {"deukalion": ("kylix", "styx"), "parthenon": ("event", "trade")}
"""Phases in which little is offered, and much."""
BOX = "each => { const { x, y, width, height } = each.getBoundingClientRect(); return `${[x, y, width, height]}` }"


@pytest.mark.parametrize("game", AFLOAT)
def test_the_sea_keeps_its_size_whatever_is_asked(visit: Visit, server: Running, game: str) -> None:
    page = visit(DOOR, reduced_motion="reduce", language="nl")
    seen: dict[str, set[str]] = {}
    for name in AFLOAT[game]:
        start = {"deukalion": DEUKALION, "parthenon": PARTHENON}[game][name]()
        stage(server, page, dict(start.state.save()), game=game, seats=int(start.game.seats))
        for nth, language in enumerate(("nl",) if BUDGET < 100 else ("nl", "en")):
            if nth or (seen and BUDGET == 100):  # the table before was left in another language
                speak(page, language)
            page.locator(f"html[lang={language}]").wait_for(state="attached")
            page.locator(".prompt").wait_for()
            page.evaluate("document.fonts.ready")
            seen.setdefault(page.locator(".waters").evaluate(BOX), set()).add(f"{name} {language}")
    assert len(seen) == 1, seen


@pytest.mark.parametrize("size", [pytest.param("desktop", marks=pytest.mark.soak), "phone"])
def test_focus_goes_on_to_where_the_next_decision_is(visit: Visit, server: Running, size: str) -> None:
    page = visit(DOOR, size=SIZES[size], reduced_motion="reduce")
    stage(server, page, undisturbed())
    page.locator("[data-piece='hand/0/greek_build_3']").focus()
    page.keyboard.press("Enter")
    page.locator("button[data-verb=play]").press("Enter")
    expect(page.locator(".offer:focus")).to_have_attribute("data-may", "true")
    page.keyboard.press("Enter")
    page.locator("[aria-busy=true]").first.wait_for(state="detached")
    expect(page.locator("[data-may]:focus")).to_have_count(1)
    page.locator("button[data-verb=stop]").click()
    page.locator(".prompt.mine").filter(has_text="Round 3").wait_for()
    expect(page.locator(".prompt:focus, .prompt :focus, [data-may]:focus")).to_have_count(1)


HEARD = """() => {
  window.heard = []
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')) {
      const text = each.textContent.trim()
      if (text && !window.heard.includes(text)) window.heard.push(text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}"""


@pytest.mark.parametrize(
    ("size", "language"), [("desktop", "de"), ("phone", "nl"), pytest.param("desktop", "en", marks=pytest.mark.soak)]
)
def test_the_first_thing_said_aloud_is_a_sentence_in_the_language_of_the_page(
    visit: Visit, server: Running, size: str, language: str
) -> None:
    page = visit(DOOR, size=SIZES[size], language=language)
    page.add_init_script(f"({HEARD})()")
    stage(server, page, middle())
    page.locator(".prompt.mine").wait_for()
    sentence = page.locator("#prompt-sentence").first.inner_text()
    page.wait_for_function("sentence => heard.some((each) => each.includes(sentence))", arg=sentence)
    heard = page.evaluate("heard")
    assert page.locator("html").get_attribute("lang") == language
    assert all(re.fullmatch(r"[A-ZÄÖÜ].*[.!?…]", each, re.DOTALL) for each in heard[:1]), heard
    words = {"en": r"\b(the|a|your)\b", "de": r"\b(der|die|das|eine|deine)\b", "nl": r"\b(de|het|een|je|dit)\b"}
    assert re.search(words[language], heard[0], re.IGNORECASE), heard
