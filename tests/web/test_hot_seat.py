"""One device for several people: the curtain hides every seat until the person it belongs to presses."""

import asyncio
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from petteia.games.age_of_mythology.scenario import scenario
from petteia.tables.journal.specs import BotSpec, SeatPlan, Settings
from tests.server.running import PATIENCE_S, Running
from tests.web.conftest import DARK_PHONE, DESKTOP, PHONE, Visit, at_size, in_corners
from tests.web.door import DOOR, guest
from tests.web.staged import MIDDLE
from tests.web.table import speak

PEOPLE = ("Ariadne", "Bion")
ATTACK = ("play greek_attack_5", "attack 1", "area production")


def share(server: Running, page: Page, *played: str, whole: bool = False) -> list[str]:
    """Turn 7 (or a `whole` game) on one device: Ariadne and Bion share it, the Norse are a bot's and can attack nobody.
    Returns the server's messages from now on."""
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    me = guest(server, page)
    plans = [*(SeatPlan(me["id"], name) for name in PEOPLE), SeatPlan(bot=BotSpec("random", name="Sigrid"))]
    hands = {**MIDDLE["hands"], 2: ["permanent_recruit", "norse_build_njord"]}
    set_up = scenario(**{**MIDDLE, "hands": hands})
    set_up.play(*played)
    start = None if whole else dict(set_up.state.save())
    registry = server.instance.registry

    async def laid() -> str:
        table = await registry.create("age_of_mythology", me["id"], plans, settings=Settings(window_ms=0), start=start)
        for seat in range(len(PEOPLE)):
            await registry.command(table, lambda s, now, seat=seat: s.seating.ready(me["id"], seat, True, now=now))
        await registry.command(table, lambda s, now: s.seating.start(me["id"], now=now))
        return table

    page.goto(f"{server.url}/table/{asyncio.run_coroutine_threadsafe(laid(), server.loop).result(PATIENCE_S)}")
    return frames


def down(page: Page, name: str) -> Locator:
    """The curtain is down for this person, and nothing of the game can be seen or heard behind it."""
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the device to {name}")
    expect(page.locator(".aom, [data-piece], [data-at]")).to_have_count(0)
    assert "Gather" not in page.locator("body").inner_text() + page.locator("body").aria_snapshot()
    return page.get_by_role("button", name=f"I am {name}")


def board_of(page: Page, name: str, size: dict[str, int]) -> Locator:
    place = page.get_by_role("region", name=f"Board of {name}") if size == DESKTOP else page.locator(".aom")
    expect(place).to_be_visible()
    return place


def told(frames: list[str]) -> list[str]:
    return [frame for frame in frames if '"view"' in frame]


@at_size(PHONE)
def test_the_curtain_goes_up_only_for_the_person_it_names(visit: Visit, server: Running, size: dict[str, int]) -> None:
    page = visit(DOOR, size=size)
    frames = share(server, page)
    pressing = down(page, "Ariadne")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    down(page, "Ariadne")
    assert told(frames) == []
    pressing.click()
    board_of(page, "Ariadne", size)
    assert all('"view":{"game":"age_of_mythology","rules"' not in f or '"seat":0' in f for f in told(frames))
    page.reload()
    down(page, "Ariadne").click()
    board_of(page, "Ariadne", size)
    page.locator("[data-piece='hand/0/greek_gather_all']").click()
    page.locator("button[data-verb=lay]").click()
    expect(page.get_by_text("Bion is next.")).to_be_visible()
    page.get_by_role("button", name="Hand over now").click()
    pressing = down(page, "Bion")
    frames.clear()
    page.wait_for_timeout(400)  # for frames that must not come: a slow machine may miss one, and makes none up
    assert told(frames) == []
    pressing.click()
    board_of(page, "Bion", size)
    assert '"seat":0,"n"' not in "".join(frames)


def test_it_falls_by_itself_after_a_decision_and_with_the_connection(visit: Visit, server: Running) -> None:
    page = visit(DOOR, excused=("WebSocket connection", "Failed to load resource", "ERR_INTERNET_DISCONNECTED"))
    share(server, page)
    down(page, "Ariadne").click()
    board_of(page, "Ariadne", DESKTOP)
    page.context.set_offline(True)
    expect(page.get_by_text(re.compile("connection is lost"))).to_be_visible()
    down(page, "Ariadne")
    page.context.set_offline(False)
    expect(page.get_by_text("You are connected again.")).to_be_visible()
    down(page, "Ariadne").click()
    page.locator("[data-piece='hand/0/greek_gather_all']").click()
    page.locator("button[data-verb=lay]").click()
    down(page, "Bion").click()
    page.locator("[data-piece='hand/1/permanent_gather']").click()
    page.locator("button[data-verb=lay]").click()
    down(page, "Ariadne")  # the bot has played meanwhile, and everybody could look on


def test_what_is_open_to_all_is_decided_without_a_curtain(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    share(server, page, whole=True)
    for chances in (6, 6, 5):
        expect(page.get_by_text(re.compile("(Ariadne|Bion) decides"))).to_be_visible()
        expect(page.get_by_role("region", name="What to do now")).to_contain_text(f"{chances} chances left")
        page.get_by_role("button", name="Pass", exact=True).click()


def test_two_who_choose_in_secret_are_asked_one_after_the_other(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    frames = share(server, page, *ATTACK)
    pressing = down(page, "Ariadne")
    expect(page.get_by_text("After that: Bion.")).to_be_visible()
    pressing.click()
    page.locator("[data-piece='holding/0/hoplite']").click()
    page.locator("button[data-verb=stop]").click()
    page.get_by_role("button", name="Hand over now").click()
    down(page, "Bion").click()
    expect(page.locator("[data-piece='holding/1/spearman']")).to_be_visible()
    told_to_bion = [frame for frame in told(frames) if '"seat":1,"n"' in frame]
    assert told_to_bion and not any('"id":"committed/0/hoplite"' in frame for frame in told_to_bion)


def test_everybody_before_the_screen_has_a_name_and_a_colour(visit: Visit, server: Running) -> None:
    page = visit("/new/age_of_mythology")
    page.get_by_role("listitem").nth(1).get_by_role("button", name="Me").click()
    for seat, name in enumerate(PEOPLE):
        page.get_by_label("Your name").nth(seat).fill(name)
    page.get_by_role("button", name="Open the table").click()
    for seat, name in enumerate(PEOPLE):
        expect(page.get_by_label("Your name").nth(seat)).to_have_value(name)
    page.get_by_role("button", name="Seat for somebody here").click()
    third = page.get_by_label("Your name").nth(2)
    expect(third).to_have_value("Chloe")
    third.fill("Bion")
    third.blur()
    expect(third).to_have_value("Bion 2")
    emblems = page.locator(".seat .emblem").evaluate_all("all => all.map(each => each.className)")
    assert len(set(emblems)) == len(emblems)
    page.goto(server.url)
    expect(page.get_by_text("with Ariadne, Bion, and Bion 2")).to_be_visible()


def test_the_curtain_speaks_the_readers_language(visit: Visit, server: Running) -> None:
    page = visit(DOOR, language="nl")
    share(server, page)
    for language, title, button in (
        ("nl", "Geef het apparaat aan Ariadne", "Ik ben Ariadne"),
        ("de", "Gib das Gerät an Ariadne", "Ich bin Ariadne"),
    ):
        if language != "nl":
            speak(page, language)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_role("button", name=button)).to_be_visible()


@in_corners(DARK_PHONE)
def test_the_curtain_has_no_barrier(
    visit: Visit, server: Running, violations: Callable[[Page], list[str]], scheme: str, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size, color_scheme=scheme, reduced_motion="reduce")
    share(server, page)
    down(page, "Ariadne")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
