"""Standing orders: moments at which a seat could only react pass by themselves, unless it wants to look first."""

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import petteia
from petteia.engine.generator import Generator
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, OVER
from petteia.games.deukalion.scenario import scenario
from petteia.tables.journal.specs import BotSpec, SeatPlan, Settings
from tests.server.running import PATIENCE_S, Running
from tests.web.conftest import Visit, in_corners
from tests.web.door import DOOR, guest
from tests.web.stranger import open_table
from tests.web.table import speak, until

OPTIONS: dict[str, dict[str, str]] = {"age_of_mythology": {}, "deukalion": {}, "parthenon": {"quick_start": "on"}}
DECISIONS = 2000
LONG_MS = 60_000
ROLLED = "The Kylix has been rolled."
SWITCH = "Pass automatically when the Kylix is rolled or placed"
WAIT = "Wait, let me look"


def passed_in_play(game: str, seed: int) -> set[str]:
    """The prompts of a game played at random that a standing order would answer."""
    play, rng = Play(petteia.load(game, 3, OPTIONS[game]), listening=False), Generator(seed)
    found: set[str] = set()
    while play.state.pending() != OVER and len(play.entries) < DECISIONS:
        who = play.state.pending()
        if who == CHANCE:
            play.deal(rng.pick(play.state.chance()))
            continue
        top = play.state.stack[-1]
        found |= {play.state.prompt(seat).key for seat in who if top.passable(play.state, seat)}
        options = [int(option) for option in play.state.legal(who[0])]
        play.decide(who[0], options[rng.below(len(options))])
    return found


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_says_whether_an_order_can_cover_anything(game: str) -> None:
    passed: set[str] = set().union(*(passed_in_play(game, seed) for seed in range(4)))
    assert bool(passed) == type(petteia.load(game)).ORDERS


def sit(
    server: Running, page: Page, seats: int, window_ms: int, hands: dict[int, list[str]], ordered: bool = False
) -> str:
    """A table of Deukalion after the roll; the visitor has so many of the two seats, and a bot the rest."""
    me = guest(server, page)
    plans = [SeatPlan(me["id"], name) for name in ("Ariadne", "Bion")[:seats]]
    plans += [SeatPlan(bot=BotSpec("random", name="Nefru"))] * (2 - seats)
    start: dict[str, Any] = dict(scenario(seats=2, phase="after_roll", hands=hands).state.save())
    registry = server.instance.registry

    async def laid() -> str:
        table = await registry.create("deukalion", me["id"], plans, settings=Settings(window_ms=window_ms), start=start)
        for seat in range(seats):
            await registry.command(table, lambda s, now, seat=seat: s.seating.ready(me["id"], seat, True, now=now))
        if ordered:
            await registry.command(table, lambda s, now: s.order(me["id"], 0, True, now=now))
        await registry.command(table, lambda s, now: s.seating.start(me["id"], now=now))
        return table

    table = asyncio.run_coroutine_threadsafe(laid(), server.loop).result(PATIENCE_S)
    page.goto(f"{server.url}/table/{table}")
    page.locator("section.prompt, .curtain h1").first.wait_for()
    return table


@pytest.fixture
def later(server: Running) -> Iterator[Callable[[str, int], None]]:
    """`later(table, 1500)`: the server's clock jumps by this many milliseconds; until then it stands still."""
    registry = server.instance.registry
    real, stopped = registry.now, registry.now()
    registry.now = lambda: stopped

    def passes(table: str, milliseconds: int) -> None:
        nonlocal stopped
        stopped += milliseconds
        server.loop.call_soon_threadsafe(registry._tick, registry.live[table])

    yield passes
    registry.now = real


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do now")


def switch(page: Page) -> Locator:
    """The switch in the menu of the table, which is opened."""
    if not page.get_by_role("dialog").is_visible():
        page.get_by_role("button", name="Menu of the table").click()
    return page.get_by_role("switch", name=SWITCH)


CARD = {0: ["golden_fleece", "pegasus"]}


def test_an_order_is_given_in_the_menu_and_kept_over_a_reload(visit: Visit, server: Running, later) -> None:
    page = visit(DOOR)
    table = sit(server, page, 1, 1500, CARD)
    expect(prompt(page)).to_contain_text(ROLLED)
    later(table, 2000)
    expect(prompt(page)).to_contain_text(ROLLED)
    expect(switch(page)).not_to_be_checked()
    switch(page).focus()
    page.keyboard.press("Space")
    expect(switch(page)).to_be_checked()
    expect(prompt(page)).not_to_contain_text(ROLLED)  # its time was over
    page.reload()
    prompt(page).wait_for()
    expect(switch(page)).to_be_checked()
    switch(page).click()
    expect(switch(page)).not_to_be_checked()
    page.reload()
    prompt(page).wait_for()
    expect(switch(page)).not_to_be_checked()


def test_who_wants_to_look_first_makes_the_table_wait(visit: Visit, server: Running, later) -> None:
    page = visit(DOOR)
    table = sit(server, page, 1, LONG_MS, CARD, ordered=True)
    page.get_by_role("button", name=WAIT).click()
    expect(page.get_by_text("This waits for you now.")).to_be_visible()
    expect(page.get_by_role("button", name=WAIT)).to_have_count(0)
    metadata = server.instance.registry.live[table].table.metadata
    assert metadata.kept_open == {0: 1}
    later(table, 2 * LONG_MS)
    expect(page.get_by_text("This waits for you now.")).to_be_visible()
    expect(prompt(page)).to_contain_text(ROLLED)
    prompt(page).get_by_role("button", name="Pass", exact=True).click()
    expect(prompt(page)).not_to_contain_text(ROLLED)


@pytest.mark.usefixtures("later")
@pytest.mark.soak
def test_nobody_is_made_to_wait_who_was_not_about_to_be_passed(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    sit(server, page, 1, LONG_MS, CARD)
    expect(prompt(page)).to_contain_text(ROLLED)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page.get_by_role("button", name=WAIT)).to_have_count(0)
    switch(page).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=WAIT)).to_be_visible()


@pytest.mark.usefixtures("later")
@pytest.mark.soak
def test_a_window_with_one_answer_can_be_kept_open_too(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    sit(server, page, 1, LONG_MS, {0: ["trojan_horse"]})
    page.get_by_role("button", name=WAIT).click()
    expect(page.get_by_text("This waits for you now.")).to_be_visible()


@pytest.mark.soak
def test_on_a_shared_screen_the_order_is_that_of_the_seat_whose_curtain_is_up(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    table = sit(server, page, 2, 1500, {0: ["golden_fleece"], 1: ["golden_fleece"]})
    page.get_by_role("button", name="Ariadne: show my cards").click()
    expect(prompt(page)).to_contain_text(ROLLED)
    expect(switch(page)).not_to_be_checked()
    switch(page).click()
    plans = server.instance.registry.live[table].table.metadata.plans
    until(lambda: [seat for seat, plan in plans.items() if plan.entries] == [0], page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Bion: show my cards").click()  # the moment has passed for Ariadne
    expect(switch(page)).not_to_be_checked()


def test_a_shared_screen_goes_on_after_a_lost_connection(visit: Visit, server: Running) -> None:
    page = visit(DOOR, excused=("WebSocket connection", "Failed to load resource", "ERR_INTERNET_DISCONNECTED"))
    table = sit(server, page, 2, 0, {0: ["golden_fleece"], 1: ["golden_fleece"]})
    page.context.set_offline(True)
    expect(page.get_by_text(re.compile("connection is lost"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("You are connected again.")).to_be_visible()
    passing = prompt(page).get_by_role("button", name="Pass", exact=True)
    for name in ("Ariadne", "Bion"):
        page.get_by_role("button", name=f"{name}: show my cards").click()
        expect(prompt(page)).to_contain_text(ROLLED)
        passing.click()
    expect(prompt(page)).to_contain_text("Sail up to 2 fields")  # Bion again
    assert server.instance.registry.live[table].table.status == "running"


@pytest.mark.soak
def test_watchers_and_other_games_have_no_switch(visit: Visit, server: Running) -> None:
    page, watcher = visit(DOOR), visit(DOOR)
    table = sit(server, page, 1, 1500, CARD)
    page.close()
    guest(server, watcher)
    watcher.goto(f"{server.url}/table/{table}")
    prompt(watcher).wait_for()
    watcher.get_by_role("button", name="Menu of the table").click()
    expect(watcher.get_by_role("dialog")).to_be_visible()
    expect(watcher.get_by_role("switch", name="Pass automatically")).to_have_count(0)
    open_table(server, watcher, "age_of_mythology", 3, {}, {})
    watcher.get_by_role("button", name="Menu of the table").click()
    expect(watcher.get_by_role("button", name="Pause")).to_be_visible()
    expect(watcher.get_by_role("switch", name="Pass automatically")).to_have_count(0)


@pytest.mark.usefixtures("later")
def test_orders_are_given_in_the_readers_language(visit: Visit, server: Running) -> None:
    page = visit(DOOR, language="nl")
    sit(server, page, 1, LONG_MS, CARD, ordered=True)
    for language, menu, name, wait in (
        ("nl", "Menu van de tafel", "Automatisch passen", "Wacht, ik wil even kijken"),
        ("de", "Menü des Tisches", "Automatisch passen", "Moment, ich will kurz schauen"),
    ):
        if language != "nl":
            speak(page, language)
        expect(page.get_by_role("button", name=wait)).to_be_visible()
        page.get_by_role("button", name=menu).click()
        expect(page.get_by_role("switch", name=re.compile(name))).to_be_checked()


@pytest.mark.usefixtures("later")
@in_corners()
def test_giving_orders_has_no_barrier(
    visit: Visit, server: Running, violations: Callable[[Page], list[str]], scheme: str, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size, color_scheme=scheme, reduced_motion="reduce")
    sit(server, page, 1, LONG_MS, CARD, ordered=True)
    expect(page.get_by_role("button", name=WAIT)).to_be_visible()
    assert violations(page) == []
    expect(switch(page)).to_be_checked()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
