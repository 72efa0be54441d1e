"""The table of actions: every verb has its own numbers."""

import pytest

from petteia.engine.actions import Actions
from petteia.engine.protocol import CHANCE, Refused
from petteia.games import find, open_box


@pytest.fixture
def table() -> Actions:
    return Actions({"coins": ("one", "two", "three"), "seats": ("0", "1")})


def test_a_verb_counts_its_own_actions_and_no_others(table):
    table.one("pass")
    pay = table.add("pay", coin="coins")
    done = table.one("done")
    assert [table.text(pay.at(i)) for i in range(3)] == ["pay one", "pay two", "pay three"]
    assert [pay.index(action) for action in (1, 2, 3)] == [0, 1, 2]
    assert [action for action in range(-1, 9) if pay.holds(action)] == [1, 2, 3]
    assert list(pay.first(2)) == [1, 2]
    assert table.text(done) == "done"


def test_an_action_outside_its_verb_is_an_error_where_it_is_made(table):
    pay = table.add("pay", coin="coins")
    done = table.one("done")
    for place in (-1, 3):
        with pytest.raises(IndexError, match=f"'pay' has 3 actions: there is none at {place}"):
            pay.at(place)
    with pytest.raises(IndexError, match="none at 3"):
        pay.first(4)
    for action in (-1, done):
        with pytest.raises(IndexError, match=f"action {action} is none of 'pay'"):
            pay.index(action)


def test_of_two_arguments_the_last_runs_fastest(table):
    give = table.add("give", seat="seats", coin="coins")
    assert table.text(give.at(1 * 3 + 2)) == "give 1 three"


def test_among_knows_the_verbs_of_an_action_and_no_number_outside(table):
    pay = table.add("pay", coin="coins")
    done = table.one("done")
    assert table.among(pay.at(2), ["pay"])
    assert table.among(done, ["pay", "done"])
    assert not table.among(done, ["pay"])
    assert not table.among(-1, ["pay", "done"])
    assert not table.among(99, ["pay", "done"])


def test_who_changes_a_list_of_options_makes_nothing_legal():
    """`apply` accepts an action just listed without listing again; the list itself belongs to its caller."""
    state = open_box(find("age_of_mythology"), 2).new()
    while state.pending() is CHANCE:
        state.resolve(next(i for i, weight in enumerate(state.chance()) if weight))
    seat = state.pending()[0]
    options = state.legal(seat)
    offered = list(options)
    wrong = next(action for action in range(len(state.game.actions)) if action not in offered)
    for i in range(len(options)):
        options[i] = wrong
    before = state.digest()
    with pytest.raises(Refused):
        state.apply(seat, wrong)
    assert state.digest() == before
    state.apply(seat, offered[0])
    assert state.digest() != before
