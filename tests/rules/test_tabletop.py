"""A table to try things out on, with the small game of the tests."""

import pytest

import petteia
from petteia.engine.protocol import CHANCE, State
from petteia.engine.tabletop import Tabletop
from petteia.games.deukalion.scenario import scenario
from tests import ROOT

AGORA = f"{ROOT / 'tests' / 'games' / 'agora' / 'agora.py'}:GAME"


def table() -> Tabletop[State]:
    return Tabletop(petteia.load(AGORA).new())


def test_outcomes_are_dealt_by_name_or_number_and_told() -> None:
    t = table()
    assert t.pending == CHANCE
    t.deal("one", "two", 0, 0, 0, "two")
    assert [e["coin"] for e in t.heard("drew", 1)[1:5:3]] == ["two", "one"]
    assert t.heard("drew")[0] == {"event": "drew", "seat": 0}


def test_an_outcome_that_cannot_come_up_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="'four' cannot come up here; possible: one, two, three"):
        table().deal("four")
    with pytest.raises(ValueError, match="nobody has to decide: Draw waits for a chance outcome"):
        table().seat  # noqa: B018
    with pytest.raises(ValueError, match="'done' cannot be played: Draw waits for a chance outcome"):
        table().play("done")


def test_decisions_are_played_in_notation_by_the_one_who_may_make_them() -> None:
    t = table().deal("one", "two", "one", "one", "one", "two").deal(0)
    assert t.pending == (0, 1, 2) and t.prompt == "bid"
    assert t.offers("lay one", "done") and not t.offers("lay three")
    assert t.refused("lay", "three").rule == "AGO-3.1"
    t.play("lay two", seat=1)
    with pytest.raises(ValueError, match=r"seat 1 cannot 'lay two'.*possible: done"):
        t.play("lay two", seat=1)
    with pytest.raises(ValueError, match="seat 0 may 'done'"):
        t.refused("done")
    assert t.play_on(seed=3).over and t.what_is_due() == "the game is over"


def test_what_can_come_up_is_told_by_name() -> None:
    assert list(table().outcomes()) == ["one", "two", "three"]
    with pytest.raises(ValueError, match="no chance outcome is due"):
        table().deal("one", "two", "one", "one", "one", "two", 0).outcomes()


def test_a_fork_and_its_table_know_nothing_of_each_other() -> None:
    t = table().deal("one", "two")
    variation = t.fork().deal("one", "one", "one", "two", 0)
    assert type(variation) is type(t) and variation.pending == (0, 1, 2)
    assert t.pending == CHANCE and len(t.heard("drew")) == 2 and len(variation.heard("drew")) > 2
    before = variation.state.pack()
    t.deal("three")
    assert list(variation.state.pack()) == list(before) and t.heard("drew", 2) != variation.heard("drew", 2)


def test_a_fork_of_a_games_own_table_is_one_of_its_kind() -> None:
    t = scenario(ships={0: "G3"})
    variation = t.fork().play("use sail", "sail G2", "end_move")
    assert (t.ship(0), variation.ship(0)) == ("G3", "G2")
