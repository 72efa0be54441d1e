"""Tables of Parthenon that begin in the middle: each phase of a season in the second year."""

from typing import Any

from playwright.sync_api import Page

from petteia.engine.protocol import CHANCE
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from petteia.tables.journal.specs import BotSpec, SeatPlan, Settings
from tests.server.running import Running
from tests.web.door import begun, guest, led
from tests.web.staged import BOTS, stage

MIDDLE: dict[str, Any] = {
    "islands": ["naxos", "crete", "chios"],
    "archon": 1,
    "year": 2,
    "season": 3,
    "events": ["famine", "trade_winds", "hellenic_quarrel"],
    "choices": {"hellenic_quarrel": "sparta"},
    "hands": {
        0: {"grain": 2, "ore": 1, "wool": 3, "timber": 1, "pottery": 2, "papyrus": 1, "gold": 2, "army": 1},
        1: {"olives": 4, "grain": 1, "spices": 1, "gold": 1},
        2: {"grapes": 3, "timber": 2, "tools": 1},
    },
    "built": {
        0: ["village_c1", "village_a2", "village_b2", "workshop_1", "market", "academy", "port"],
        1: ["village_c1", "village_a2", "village_b2", "village_c2", "workshop_1", "workshop_2", "academy", "fortress"],
        2: ["village_c1", "village_a2", "workshop_1", "treasury"],
    },
    "fleets": {0: "ab", 1: "ab", 2: "a"},
    "philosophies": {0: ["skepticism"], 1: ["stoicism"]},
    "wonders": {0: {"great_lighthouse": "partial"}, 1: {"colossus": "plan"}, 2: {"oracle": "complete"}},
    "harbors": {"athens": "open_harbor", "italy": "eager_buyers", "egypt": "surplus_grain"},
    "looked": {"carthage": "thieves"},
    "impossible": True,
}
SAILING: dict[str, Any] = {
    0: {"a": {"to": "egypt", "cards": {"grain": 2, "wool": 2, "army": 1}}, "b": {"to": "athens", "cards": {"ore": 3}}},
    1: {"a": {"to": "italy", "cards": {"olives": 4}}},
    2: {"a": {"to": "athens", "cards": {"grapes": 4}}},
}


def trade() -> Tabletop:
    """The market is open, and Crete has made us an offer."""
    return open_market().play("draft", "to 0", "give olives", "give olives", "next", "ask ore", "send", seat=1)


def open_market() -> Tabletop:
    """The market is open; nothing is on offer."""
    table = scenario(**{**MIDDLE, "events": ["trade_winds"], "choices": {}}, phase="island_trade")
    return past_windows(table, "trade")


def past_windows(table: Tabletop, prompt: str) -> Tabletop:
    """Everybody passes until seat 0 is asked something."""
    for _ in range(60):
        if 0 in table.pending and table.state.view(0)["prompt"]["key"] == prompt:
            return table
        if table.pending == CHANCE:
            table.resolve(next(i for i, weight in enumerate(table.state.chance()) if weight > 0))
        else:
            table.state.apply(table.pending[0], table.state.default(table.pending[0]), table.sink)
        table.go_on()
    raise AssertionError(f"seat 0 is never asked {prompt}")


def at(phase: str, prompt: str, **more: Any) -> Tabletop:
    """The beginning of a phase, when seat 0 is asked something."""
    return past_windows(scenario(**{**MIDDLE, **more}, phase=phase), prompt)


def begin(server: Running, page: Page, table: Tabletop, bot: str = "random") -> None:
    """A table that starts there; the visitor has the first seat."""
    stage(server, page, dict(table.state.save()), bot, "parthenon", int(table.game.seats))


def together(server: Running, pages: list[Page], table: Tabletop) -> None:
    """The same with several people; a bot has each seat that is left."""
    people = [guest(server, page) for page in pages]
    bots = [SeatPlan(bot=BotSpec("random", name=name)) for name in BOTS[: int(table.game.seats) - len(people)]]
    start = dict(table.state.save())
    led(server, pages, begun(server, "parthenon", people, bots, settings=Settings(window_ms=0), start=start))
