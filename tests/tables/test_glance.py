"""A glance at a table: what is asked of a seat, what has happened since its last decision, what a plan would spare."""

from typing import Any

import pytest

from petteia.games import load
from petteia.server.websocket.glance_requests import MOST_TOLD, glanced
from petteia.server.websocket.replies import Glanced
from petteia.tables.commands.trial import NotPossible
from petteia.tables.plans.plan import Plan, PlanEntry
from petteia.tables.plans.spared import unplanned
from tests.tables.sitting import DONE, Settings, Sitting
from tests.tables.test_held_actions import Age
from tests.tables.test_plans import plan


def glance(s: Sitting, seat: int = 0) -> Glanced:
    return glanced(s.commands, s.table.seats[seat].player, seat)


def test_it_tells_what_is_asked_since_when_and_changes_nothing():
    s = Sitting(seed=3)
    before, entries = s.table.digest(), len(s.journal)
    found = glance(s)
    assert found.asked is not None and found.asked.key == "bid" and found.since == s.now
    assert (found.planned, found.answered, found.told, found.events) == (0, 0, 0, [])
    assert s.table.digest() == before and len(s.journal) == entries


def test_what_was_told_since_the_last_decision_is_in_it_and_no_more_than_the_seat_knows():
    s = Sitting(seed=3)
    s.decide(0, DONE)
    assert glance(s).told == 0, "one's own move is no news"
    s.decide(1, DONE)
    s.decide(2, DONE)
    s.play_some(4)
    found, heard = glance(s), s.table.metadata.heard[0]
    assert found.told == heard.told - heard.acted and found.events == heard.events[-min(found.told, MOST_TOLD) :]
    s.table.metadata.heard[0].acted = 1
    assert len(glance(s).events) == min(MOST_TOLD, heard.told - 1), "at most so many"


def test_somebody_who_has_answered_for_the_end_of_a_window_is_asked_nothing():
    s = Sitting(Settings(window_ms=1500), seed=3)
    s.wait(0)
    assert glance(s).asked is not None
    s.decide(0, DONE)
    assert 0 in s.table.metadata.held and 0 in s.table.pending()
    assert glance(s).asked is None and glance(s).since == 0


def test_a_move_that_is_not_shown_yet_is_not_told():
    s = Age()
    s.play("play permanent_build")
    assert s.table.running.holder() == 0
    found = glance(s, 1)
    assert found.asked is None and found.told == 0 and found.events == []
    s.table.metadata.heard[1].acted = 1
    heard = s.table.metadata.heard[1].events
    assert glance(s, 1).events == heard[1:] and not any(event.get("seat") == 0 for event in heard[1:])


def test_answers_by_plan_are_counted_and_what_stands():
    s = Sitting(seed=3)
    s.decide(0, DONE)
    plan(s, {"prompt": "bid", "wish": [DONE], "repeats": True})
    assert glance(s).planned == 1
    for _ in range(20):
        s.wait(0)
        others = [seat for seat in s.table.pending() if seat]
        if not others or glance(s).answered:
            break
        s.decide(others[0], s.legal(others[0])[-1])
    assert glance(s).answered >= 1
    s.wait(0)


@pytest.mark.parametrize("player", ["joe", "nobody", ""])
def test_another_persons_seat_is_not_told(player: str):
    s = Sitting(seed=3)
    with pytest.raises(NotPossible, match="not yours"):
        glanced(s.commands, player, 0)


def test_a_game_that_is_over_is_not_glanced_at():
    s = Sitting(seed=3)
    s.play_out()
    with pytest.raises(NotPossible):
        glance(s)


def test_a_plan_would_spare_what_is_sure_and_not_planned():
    game = load("age_of_mythology", 2)

    def found(**sure: bool) -> list[dict[str, Any]]:
        return [{"prompt": {"key": key, "params": {}}, "sure": yes, "options": []} for key, yes in sure.items()]

    def keys(questions: list[dict[str, Any]], *entries: PlanEntry) -> list[str]:
        return [prompt["key"] for prompt in unplanned(game, questions, Plan(entries=list(entries)))]

    questions = found(pay=True, bid=True, vote=False)
    assert keys(questions) == ["pay", "bid"]
    assert keys(questions, PlanEntry(1, prompt="pay", wish=["x"])) == ["bid"]
    assert keys(questions, PlanEntry(1, "pass")) == ["pay", "bid"], "it does not pass what is more than reacting"
    assert keys(questions, PlanEntry(1, "bot", level="hoplite")) == []
    questions = found(place_cube=True, retreat=True)
    assert keys(questions, PlanEntry(1, "kind", kind="cubes")) == ["retreat"], "what a kind of the game answers"
