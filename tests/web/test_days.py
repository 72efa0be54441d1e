"""A game over days: three people who each come once in a while, answer, plan ahead and go; the clock goes on meanwhile.

Their visits are counted, to the end of a game of each title. All plans are ones that the page can make, made by
requests like the page's; one of the three looks at the pages of the first days in a browser.
"""

import asyncio
import re
import runpy
from collections import Counter
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from petteia.bots import make_bot
from petteia.engine.generator import thoughts_of
from petteia.tables.journal.specs import Clock, SeatPlan, Settings
from petteia.tables.plans.at_table import plan_verdict
from petteia.tables.plans.plan import PlanEntry
from tests import ROOT
from tests.server.running import PATIENCE_S, Running
from tests.web.conftest import PHONE, Visit
from tests.web.door import DOOR, guest

HOUR_MS = 3_600_000
MOST_VISITS = {"age_of_mythology": 160, "deukalion": 55, "parthenon": 110}
"""What is asked of four players; three come less often."""
SEEN = 2
"""On how many days one of them looks at the pages."""
MOST_STEPS = 200_000
Planner: Any = runpy.run_path(str(ROOT / "bench" / "waits.py"))["Planner"]


async def chosen(one: Any, play: Any) -> int:
    """The choice of somebody's bot."""
    return int(one.bot.choose(play.game, play.state.view(one.seat), one.thoughts))


class Days:
    """A table at which the visitor and two others play like bots of a middling level, whenever they come."""

    def __init__(self, server: Running, page: Page, game: str) -> None:
        self.server, self.registry = server, server.instance.registry
        self.now = self.registry.now()
        self.registry.now = lambda: self.now
        me = guest(server, page)
        self.players = [me["id"], "nefru", "sigrid"]
        seats = [SeatPlan(player, name, ready=True) for player, name in zip(self.players, NAMES, strict=True)]
        clock = Clock(move_ms=72 * HOUR_MS, bank_ms=168 * HOUR_MS)
        settings = Settings(window_ms=0, adding_ms=0, takeover_ms=0, clock=clock)
        options = {"quick_start": "on"} if game == "parthenon" else {}
        made = self.registry.create(game, me["id"], seats, settings=settings, options=options)
        self.table: str = self.done(made)
        self.do(lambda s, now: s.seating.start(me["id"], now=now))
        for seat, player in enumerate(self.players):
            self.do(lambda s, now, seat=seat, p=player: s.seating.add(p, seat, bytes([seat] * 16), now=now))
        self.people = [Planner(seat, make_bot("hoplite"), thoughts_of(7, seat)) for seat in range(3)]
        self.visits: Counter[int] = Counter()

    def done(self, what: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self.server.loop).result(PATIENCE_S)

    def do(self, what: Any) -> Any:
        return self.done(self.registry.command(self.table, what))

    def asked(self) -> list[int]:
        """Who is asked something that no plan answers, once the plans have answered what they can."""

        async def look() -> list[int] | None:
            table = (await self.registry.open(self.table)).table
            pending = table.pending()
            if any(plan_verdict(table, seat) is not None for seat in pending):
                await asyncio.sleep(0.002)
                return None
            return [int(seat) for seat in pending]

        for _ in range(MOST_STEPS):
            found: list[int] | None = self.done(look())
            if found is not None:
                return found
        raise AssertionError("plans go on answering for ever")

    def come(self, seat: int) -> None:
        """Somebody comes, answers whatever is asked, says ahead what comes next, and goes."""
        self.visits[seat] += 1
        one, player = self.people[seat], self.players[seat]
        while seat in self.asked():
            play = self.registry.live[self.table].table.running
            action = self.done(chosen(one, play))
            decision = play.decision_number(seat)
            self.do(lambda s, now, d=decision, a=action: s.decide(player, seat, d, [a], now=now))
        if self.registry.live[self.table].table.pending():
            self.plan(seat)

    def plan(self, seat: int) -> None:
        one, player = self.people[seat], self.players[seat]
        live = self.registry.live[self.table].table

        async def think() -> None:  # where nothing else changes the table meanwhile
            one.visit(live.running)

        one.plan.made = live.plan_shown(seat).made
        self.done(think())
        number = live.running.game.actions.number
        entries: list[PlanEntry] = one.plan.entries
        new = [
            (msgspec.structs.replace(entry, n=0, wish=[]), [int(number(text)) for text in entry.wish])
            for entry in entries
        ]
        drop = [entry.n for entry in live.plan_shown(seat).entries]
        made = live.plan_shown(seat).made
        self.do(lambda s, now: s.planning.change(player, seat, new, drop, made, now=now))


NAMES = ("Ida", "Nefru", "Sigrid")


@pytest.mark.soak
@pytest.mark.parametrize("game", MOST_VISITS)
def test_a_game_over_days_ends_with_few_visits(visit: Visit, server: Running, game: str) -> None:
    page = visit(DOOR, size=PHONE)
    real = server.instance.registry.now
    try:
        days = Days(server, page, game)
        looked = 0
        while asked := days.asked():
            days.now += 8 * HOUR_MS
            seat = asked[0]
            if seat == 0 and looked < SEEN:
                page.goto(server.url + "/today")
                expect(page.get_by_role("region", name="What is asked of you")).to_contain_text(re.compile("Answer"))
            days.come(seat)
            if seat == 0 and looked < SEEN:
                looked += 1
                seen(server, page, days)
        page.goto(f"{server.url}/table/{days.table}")
        expect(page.get_by_role("button", name="Replay").first).to_be_visible()
        print(f"{game}: {days.visits.total()} visits in {days.visits.total() * 8 / 24:.0f} days, {dict(days.visits)}")
        assert days.registry.live[days.table].table.status == "finished"
        assert days.visits.total() <= MOST_VISITS[game]
    finally:
        server.instance.registry.now = real


def seen(server: Running, page: Page, days: Days) -> None:
    """What has been planned is on the page, in words."""
    count = len(server.instance.registry.live[days.table].table.plan_shown(0).entries)
    page.goto(f"{server.url}/table/{days.table}#plan")
    rows = page.get_by_role("dialog", name="My plan").locator("section[aria-labelledby=plan-list] li:has(button)")
    expect(rows).to_have_count(count)
    page.goto(server.url + "/today")
    expect(page.locator("main")).to_contain_text(re.compile(r"(One entry is|\d+ entries are) planned"))
