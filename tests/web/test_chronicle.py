"""The chronicle is complete: the whole game is there after a reload, read by page, with a line at our last move."""

import asyncio
import random
import re

import pytest
from playwright.sync_api import Page, expect

from petteia.tables.journal.specs import BotSpec, SeatPlan, Settings
from petteia.tables.table.metadata import FINISHED
from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visit, at_size
from tests.web.door import DOOR, guest
from tests.web.staged import BOTS
from tests.web.table import speak
from tests.web.test_digest import Driven

pytestmark = pytest.mark.part("boards")

READ = """async ([table, seat]) => {
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/api/socket')
  const frames = []
  let wake = () => {}
  line.onmessage = (event) => { frames.push(...JSON.parse(event.data)); wake() }
  const reply = async (ref) => {
    for (;;) {
      const found = frames.find((each) => each.t === 'reply' && each.ref === ref)
      if (found) return found.message
      await new Promise((resolve) => (wake = resolve))
    }
  }
  await new Promise((resolve) => (line.onopen = resolve))
  let [first, ref, numbers, read] = [0, 0, [], 0]
  for (;;) {
    line.send(JSON.stringify({ t: 'events', ref: ++ref, table, seat, first, count: 200 }))
    const page = await reply(ref)
    for (const told of page.told) numbers.push(...told.events.map((_, at) => told.event + at))
    for (const told of page.told) read += told.events.filter(({ event }) => event !== 'ready').length
    first = (numbers.at(-1) ?? page.total) + 1
    if (first >= page.total) return line.close(), read
  }
}"""
"""How many events a seat was sent, by the interface for programs; nobody needs to read who is ready."""


def grown(server: Running, page: Page, turn: int) -> str:
    """A table of four in the middle of that turn; until then somebody has answered at random for the visitor."""
    me = guest(server, page)
    plans = [SeatPlan(me["id"], "Ariadne"), *(SeatPlan(bot=BotSpec("random", name=name)) for name in BOTS)]
    registry, rng = server.instance.registry, random.Random(8)

    async def begun() -> str:
        table = await registry.create("age_of_mythology", me["id"], plans, settings=Settings(window_ms=0, bot_ms=10))
        await registry.command(table, lambda s, now: s.seating.ready(me["id"], 0, True, now=now))
        await registry.command(table, lambda s, now: s.seating.start(me["id"], now=now))
        await registry.command(table, lambda s, now: s.seating.add(me["id"], 0, bytes(16), now=now))
        return table

    async def play() -> str:
        table = await begun()
        rounds = 0
        while rounds < 3:  # three decisions of the turn have been made
            update = (await registry.look(table, lambda s: s.catch_up(0))).update
            if not update.owes:
                await asyncio.sleep(0.005)  # between two looks: the bots decide meanwhile
                if await registry.look(table, lambda s: s.table.status) == FINISHED:  # before that turn: another one
                    table = await begun()
                continue
            counters = {counter["id"]: counter["value"] for counter in update.view["counters"]}
            rounds += counters["turn"] == turn
            chosen, n = [rng.choice(update.view["actions"])["n"]], update.decision
            await registry.command(table, lambda s, now, n=n, c=chosen: s.decide(me["id"], 0, n, c, f"k{n}", now=now))
        return table

    table = asyncio.run_coroutine_threadsafe(play(), server.loop).result(300)
    page.goto(f"{server.url}/table/{table}")
    return table


def open_log(page: Page, size: dict[str, int]) -> None:
    page.get_by_role("region", name="What to do now").wait_for()
    if size == PHONE:
        page.get_by_role("button", name="Chronicle").click()
    page.locator(".told").first.wait_for()


def to_the_beginning(page: Page) -> int:
    """Scroll until nothing more comes; returns how many events are shown."""
    scroll = "() => { const end = document.querySelector('.end'); end?.scrollIntoView(); return !end }"
    page.wait_for_function(scroll, polling=30)
    count = "(all) => all.reduce((sum, { dataset }) => sum + Number(dataset.of ?? 1), 0)"
    return int(page.locator(".told").evaluate_all(count))


OURS = re.compile(r"\b(you|yours?|Ariadne)\b", re.IGNORECASE)
"""Our own actions, or actions against us."""


def test_every_line_is_there_after_a_reload_in_turn_eight(visit: Visit, server: Running) -> None:
    """In both sizes; the game of four is played up to there once."""
    page = visit(DOOR)
    table = grown(server, page, 8)
    open_log(page, DESKTOP)
    told = page.evaluate(READ, [table, 0])
    assert told > 350
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        page.reload()
        open_log(page, size)
        assert page.locator(".told").count() < 200, "what nobody has scrolled to is not there yet"
        # Where nothing that is told has happened since, there is none.
        assert page.locator(".divider").all_text_contents() in ([], ["Since your last move"])
        assert to_the_beginning(page) == told
        expect(page.locator(".told").last).to_contain_text("You are")  # to whom a culture was dealt first
        if size == DESKTOP:
            expect(page.locator(".told").first).not_to_be_in_viewport()
            page.get_by_role("button", name="Newest").click()
            expect(page.locator(".told").first).to_be_in_viewport()
            expect(page.get_by_role("button", name="Newest")).to_have_count(0)
        battles = page.get_by_role("button", name="Battles")
        if size == PHONE and not battles.is_visible():  # its sheet turns to the answers when it is our turn
            page.get_by_role("button", name="Chronicle").click()
        battles.click()
        fights = to_the_beginning(page)
        assert 0 < fights < told
        page.get_by_role("button", name="Mine", exact=True).click()
        assert all(OURS.search(text) for text in page.locator(".entry .line").all_text_contents())
        expect(page.locator(".told b").first).to_have_text(re.compile("^Your?$|^[A-Z]"))


SINCE = {"de": "Seit du zuletzt dran warst", "nl": "Sinds je laatste zet", "en": "Since your last move"}
PASSED = {"en": "You pass with ", "de": "Du passt mit ", "nl": "Je past met "}
GATHERS = {"en": "receives", "de": "erhält", "nl": "ontvangt"}


@at_size(DESKTOP)
def test_names_are_bold_we_are_you_and_pieces_are_tokens_that_light_up_on_the_board(
    visit: Visit, server: Running, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size, language="de")
    table = Driven(server, page)
    table.play(0, "lay greek_trade_1")
    table.others_gather()
    page.goto(f"{server.url}/table/{table.table}")
    for language in SINCE:
        if language != "de":
            speak(page, language)
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.locator(".digest .btn").last.click()
        if size == PHONE:
            page.locator("[data-page=chronicle]").click()
        expect(page.locator(".divider")).to_have_text(SINCE[language])
        expect(page.locator(".told b").filter(has_text="Nefru").first).to_be_visible()
        ours = page.locator(".told").filter(has_text=PASSED[language])
        expect(ours.locator("b")).to_have_text(PASSED[language].split()[0])
        expect(page.locator(".told").filter(has_text=GATHERS[language]).first).to_be_visible()
    lit = page.locator("[data-pointed]")
    token = page.get_by_role("button", name="wood", exact=True).first
    for look in (token.hover, token.focus, token.click):
        page.mouse.move(2, 2)
        page.evaluate("document.activeElement.blur()")
        expect(lit).to_have_count(0)
        look()
        expect(lit.first).to_be_visible()
        assert "wood" in (lit.first.get_attribute("data-at") or lit.first.get_attribute("data-piece") or "")


def test_the_chronicle_is_there_after_settings_and_back(visit: Visit, server: Running) -> None:
    page = visit(DOOR)
    table = Driven(server, page)
    table.play(0, "lay greek_trade_1")
    table.others_gather()
    page.goto(f"{server.url}/table/{table.table}")
    open_log(page, DESKTOP)
    before = page.locator(".told").first.inner_text()
    page.goto(f"{server.url}/settings")
    page.go_back()
    open_log(page, DESKTOP)
    expect(page.locator(".told").first).to_have_text(before)
