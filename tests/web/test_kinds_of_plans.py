"""Plans of every kind that games offer, in the browser: made, seen, changed, used, broken, over, withdrawn."""

import asyncio
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from petteia.engine.plans import plan_kinds
from petteia.games import load
from petteia.tables.plans.at_table import plan_verdict
from petteia.tables.plans.plan import KIND, PlanEntry
from tests.server.running import PATIENCE_S, Running
from tests.shelf import FEWEST, GAMES
from tests.web.conftest import PHONE, Visit, at_size
from tests.web.door import DOOR
from tests.web.test_plans import MENU, WORDS, from_menu, planned, sit

WITH_KINDS = [game for game in GAMES if plan_kinds(load(game, FEWEST[game]))]
EVERY_TIME = {"en": ("every time", "once"), "nl": ("elke keer", "één keer"), "de": ("jedes Mal", "einmal")}
LANGUAGES = [pytest.param(each, marks=[] if each == "en" else [pytest.mark.soak]) for each in WORDS]
STEPS = 1500


def filled(kind: Locator) -> None:
    """Something is said in every list of a plan of this kind."""
    for adder in kind.locator("select:has(option[value=''])").all():
        if adder.locator("xpath=ancestor::*[contains(@class, 'row')]").count() and adder.locator("option").count() > 1:
            adder.select_option(index=1)


@at_size(PHONE)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_KINDS)
def test_a_plan_of_every_kind_is_made_changed_and_withdrawn(
    visit: Visit, server: Running, game: str, language: str, size: dict[str, int]
) -> None:
    page = visit(DOOR, size=size, language=language)
    sit(server, page, game)
    dialog = from_menu(page, language)
    kinds = dialog.locator("section[aria-labelledby=plan-kinds] > details")
    expect(kinds.first).to_be_visible()
    always, once = EVERY_TIME[language]
    names = [kind.locator("summary").inner_text() for kind in kinds.all()]
    for at, name in enumerate(names):
        mine = planned(dialog).filter(has_text=re.compile(f"^{re.escape(name)}: "))
        kinds.nth(at).locator("summary").press("Enter")
        filled(kinds.nth(at))
        kinds.nth(at).locator("button.sec").click()
        expect(mine).to_contain_text(f"({always})")
        kinds.nth(at).locator("summary").press("Enter")
        kinds.nth(at).get_by_role("checkbox").uncheck()
        kinds.nth(at).locator("button.sec").click()
        expect(mine).to_contain_text(f"({once})")
        assert not re.search(r"plan-|web-|\{|undefined", mine.inner_text()), "it is said in words"
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], "nothing hangs over the edge"
    expect(planned(dialog)).to_have_count(len(names))
    for left in reversed(range(len(names))):
        planned(dialog).last.get_by_role("button", name=re.compile(WORDS[language][1])).click()
        expect(planned(dialog)).to_have_count(left)


class Played:
    """A table at which everybody does anything that is possible, if no plan answers."""

    def __init__(self, server: Running, table: str) -> None:
        self.server, self.table = server, table
        self.random = random.Random(7)

    def done(self, what: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self.server.loop).result(PATIENCE_S)

    def plan(self, entries: list[PlanEntry], drop: list[int]) -> None:
        async def changed() -> Any:
            registry = self.server.instance.registry
            table = (await registry.open(self.table)).table
            player, made = table.seats[0].player, table.plan_shown(0).made
            new = [(entry, []) for entry in entries]
            return await registry.command(
                self.table, lambda s, now: s.planning.change(player, 0, new, drop, made, now=now)
            )

        self.done(changed())

    def step(self) -> bool:
        """One decision by hand, unless a plan is about to answer; False if the game is over."""

        async def stepped() -> bool:
            registry = self.server.instance.registry
            table = (await registry.open(self.table)).table
            if not table.pending():
                return False
            if any(plan_verdict(table, seat) is not None for seat in table.pending()):
                await asyncio.sleep(0.005)
                return True
            seat = self.random.choice(table.pending())
            action = int(self.random.choice(list(table.running.state.legal(seat))))
            player, decision = table.seats[seat].player, table.decision(seat)
            await registry.command(self.table, lambda s, now: s.decide(player, seat, decision, [action], now=now))
            return True

        return bool(self.done(stepped()))

    def notes(self) -> set[tuple[str, str]]:
        """Which kinds of entries have come to what."""
        plan = self.server.instance.registry.live[self.table].table.plan_shown(0)
        return {(note.entry.kind, note.why) for note in plan.notes}

    def entries(self) -> list[PlanEntry]:
        return list(self.server.instance.registry.live[self.table].table.plan_shown(0).entries)


def until_used(table: Played, kind: str) -> bool:
    """Play on until a plan of a kind has answered; False if it was asked nothing for long."""
    for _ in range(STEPS):
        if (kind, "used") in table.notes():
            return True
        if not table.step():
            return False
    return False


def became(page: Page, language: str = "en") -> Locator:
    page.get_by_role("button", name=MENU[language]).first.wait_for()
    return from_menu(page, language).locator("section[aria-labelledby=plan-became] li")


FIRST = {"age_of_mythology": "attack", "deukalion": "between", "parthenon": "trading"}
"""The kind that answers first at the tables of these tests."""
USED = [
    pytest.param(game, kind.key, marks=[] if FIRST.get(game) == kind.key else [pytest.mark.soak])
    for game in WITH_KINDS
    for kind in plan_kinds(load(game, FEWEST[game]))
]


@pytest.mark.parametrize(("game", "key"), USED)
def test_a_plan_of_a_kind_is_used_is_over_and_tells_its_owner(
    visit: Visit, server: Running, game: str, key: str
) -> None:
    page = visit(DOOR, size=PHONE)
    table = Played(server, sit(server, page, game))
    table.plan([PlanEntry(0, KIND, repeats=False, kind=key)], [])
    assert until_used(table, key), f"nothing was asked that a plan of the kind {key} answers"
    for _ in range(STEPS):
        if (key, "done") in table.notes() or not table.step():
            break
    page.reload()
    notes = became(page)
    expect(notes.filter(has_text="– done: ").first).to_be_visible()
    if (key, "done") in table.notes():
        expect(notes.filter(has_text="– ended: it is over.").first).to_be_visible()
        assert not any(entry.kind == key for entry in table.entries())


def test_a_plan_that_is_not_possible_any_more_ends_and_says_so(visit: Visit, server: Running) -> None:
    page = visit(DOOR, size=PHONE)
    table = Played(server, sit(server, page))
    actions = server.instance.registry.live[table.table].table.running.game.actions

    async def wished() -> Any:
        registry, wish = server.instance.registry, [actions.number("pass")]
        player = registry.live[table.table].table.seats[0].player
        new = [(PlanEntry(0, prompt="place_kylix", params={}), wish)]
        return await registry.command(table.table, lambda s, now: s.planning.change(player, 0, new, [], 0, now=now))

    table.done(wished())
    while ("", "impossible") not in table.notes():
        assert table.step()
    expect(page.get_by_role("region", name="What to do now")).to_contain_text("Kylix")
    expect(became(page).first).to_contain_text("– ended: it was not possible any more.")
