"""Bots on a floor that people share: they are asked again when they hear something, take their time, may do nothing for
a while without being late, and their remarks reach the right people."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from petteia.engine.protocol import SPECTATOR
from petteia.games.parthenon.scenario import scenario
from petteia.tables.commands.bot_questions import PACE_MS
from petteia.tables.live.bot_requests import BotRequests
from petteia.tables.live.live_table import LiveTable
from petteia.tables.live.registry_base import RegistryBase
from petteia.tables.live.replication import Replication
from petteia.tables.messages import Ack, Ask, Remarked
from tests.tables.sitting import BotSpec, SeatPlan, Settings, Sitting

SEATS = [SeatPlan("ida", "Ida"), SeatPlan("", "Bion", BotSpec("greedy")), SeatPlan("", "Chloe", BotSpec("greedy"))]


def market() -> Sitting:
    """The market of Parthenon: Ida and two bots."""
    table = scenario(phase="island_trade", hands={0: {"grain": 1}, 1: {"timber": 2}, 2: {"grapes": 2}})
    return Sitting(Settings(window_ms=0), SEATS, start=dict(table.state.save()), game="parthenon")


def number(s: Sitting, text: str) -> int:
    return int(s.table.running.game.actions.number(text))


def offers(s: Sitting, seat: int, *texts: str) -> None:
    for text in texts:
        assert isinstance(s.decide(seat, number(s, text)), Ack)


def test_a_bot_hears_of_an_offer_while_it_thinks():
    s = market()
    first = {ask.seat: ask for ask in s.commands.bots.asks(now=s.now)}
    assert set(first) == {1, 2} and all(ask.company == [0] for ask in first.values())
    assert first[1].pace_ms == PACE_MS < first[2].pace_ms
    offers(s, 0, "draft", "to 1", "give grain", "next", "ask timber", "send")
    again = {ask.seat: ask for ask in s.commands.bots.asks(now=s.now)}
    assert again[1].decision == first[1].decision and again[1].heard > first[1].heard
    assert "offer/0" in str(again[1].update.view) or again[1].update.view["actions"] != first[1].update.view["actions"]


def test_a_bot_is_late_only_if_somebody_waits_for_it():
    s = market()
    asks = s.commands.bots.asks(now=s.now)
    assert s.due() is None, "Ida decides, too"
    s.ok(lambda t, now: t.bot_decides(1, asks[0].decision, None, now=now))
    assert 1 in s.table.pending(), "and a bot that fails stays for her"
    offers(s, 0, "wait")
    assert s.commands.bots.asks(now=s.now) and s.due() is not None
    s.wait(60_000)
    assert s.table.pending() != [1, 2], "now everybody waits for the bots"


def test_what_a_bot_says_reaches_only_whom_it_answers():
    s = market()
    offers(s, 0, "draft", "to 1", "give grain", "next", "ask timber", "send")
    s.now += PACE_MS
    ask = next(ask for ask in s.commands.bots.asks(now=s.now) if ask.seat == 1)
    said = {"to": "0", "code": "needs", "card": "timber", "for": "village"}
    s.ok(lambda t, now: t.bot_decides(1, ask.decision, [number(s, "decline 0")], said, now=now))
    heard = [note for note in s.envelopes if isinstance(note.message, Remarked)]
    assert [note.to for note in heard] == [0] and not any(isinstance(m, Remarked) for m in s.sent_to(SPECTATOR))
    assert heard[0].message == Remarked("t1", 1, "needs", {"card": "timber", "for": "village"})
    assert b'"code":"needs"' in s.journal[-1] and s.reloaded().running.state.digest() == s.table.running.state.digest()


class Listening(RegistryBase):
    """A registry that notes what bots do."""

    def __init__(self, now: Callable[[], int], did: list[Any]) -> None:
        super().__init__(SimpleNamespace(shared=False), SimpleNamespace(), now)  # type: ignore[arg-type]
        self.did = did

    def wake(self, live: LiveTable) -> None:
        pass

    def by_itself(self, live: LiveTable, do: Any) -> None:
        self.did.append(do)


def test_an_answer_shows_no_sooner_than_people_can_follow():
    s = market()
    asked: list[Ask] = []
    did: list[Any] = []
    registry = Listening(lambda: s.now, did)
    port = SimpleNamespace(ask=lambda ask, answer: asked.append(ask), forget=lambda *_: None)

    async def run() -> None:
        questions = BotRequests(registry, Replication(registry), port)  # type: ignore[arg-type]
        live = LiveTable(s.commands, s.now)
        registry.live["t1"] = live
        questions.put(live)
        questions.put(live)
        assert len(asked) == 2, "each once"
        stale = asked[0]
        questions.answered(stale, [number(s, "wait")])
        assert not did, "too early"
        offers(s, 0, "draft")
        questions.put(live)
        assert len(asked) == 4, "they have heard something"
        assert s.commands.shows(1, number(s, "wait")) and not s.commands.shows(0, number(s, "to 1"))
        s.now += 10 * PACE_MS
        questions.answered(stale, [number(s, "wait")])
        assert not did, "that was an answer to something else"
        questions.answered(asked[2], [number(s, "wait")])
        assert len(did) == 1

    asyncio.run(run())
