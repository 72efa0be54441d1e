"""AGO-3: laying coins, and who wins."""

import pytest

from tests.rules import rule
from tests.rules.agora.at_table import coins, first_round

HANDS = ("one two", "three one", "two two")


@rule("AGO-3.1")
def test_everyone_bids_at_the_same_time() -> None:
    table = first_round(HANDS)
    assert table.state.pending() == (0, 1, 2)
    table.lay(1, "one").play(1, "done")
    assert table.state.pending() == (0, 2)
    assert table.refusal(1, "lay three").code == "not_your_decision"


@rule("AGO-3.1")
def test_any_coins_of_the_hand_may_be_laid_and_no_others() -> None:
    table = first_round(HANDS)
    assert table.options(0) == ["lay one", "lay two", "done"]
    assert table.options(2) == ["lay two", "done"]
    refused = table.refusal(2, "lay three")
    assert (refused.code, refused.rule) == ("no_such_coin", "AGO-3.1")
    table.lay(2, "two two")
    assert table.options(2) == ["done"]
    assert table.refusal(2, "lay two").rule == "AGO-3.1"


@rule("AGO-3.1")
def test_what_is_laid_is_secret_until_all_are_done() -> None:
    table, other = first_round(HANDS), first_round(HANDS)
    table.lay(1, "three").play(1, "done")
    other.lay(1, "one").play(1, "done")
    assert table.state.view(0) == other.state.view(0)
    assert table.state.view(None) == other.state.view(None)
    assert [e.form(0) for e in table.sink.events] == [e.form(0) for e in other.sink.events]


@rule("AGO-3.1")
def test_the_last_option_alone_is_not_played_for_the_seat() -> None:
    table = first_round(HANDS).lay(2, "two two").lay(0, "").play(0, "done").play(1, "done")
    assert table.state.pending() == (2,)
    assert table.options(2) == ["done"]
    assert table.state.forced() == -1, "that would tell the others that the whole hand is laid"


@rule("AGO-3.2")
def test_coins_are_laid_from_small_to_large() -> None:
    table = first_round(HANDS).lay(1, "three")
    assert table.options(1) == ["done"]
    refused = table.refusal(1, "lay one")
    assert (refused.code, refused.rule) == ("from_small_to_large", "AGO-3.2")
    table.lay(0, "one")
    assert table.options(0) == ["lay two", "done"]


@rule("AGO-3.2")
def test_equal_coins_may_follow_each_other() -> None:
    table = first_round(HANDS).lay(2, "two")
    assert table.options(2) == ["lay two", "done"]


@rule("AGO-3.3")
def test_laid_coins_are_turned_up_when_all_are_done() -> None:
    table = first_round(HANDS).lay(0, "one").lay(1, "one three").play(0, "done").play(1, "done")
    assert table.heard("turned_up") == []
    table.play(2, "done")
    turned_up = [(event.public["seat"], event.public["coins"]) for event in table.heard("turned_up")]
    assert turned_up == [(0, ["one"]), (1, ["one", "three"]), (2, [])]
    assert table.hand(0, seen_by=2) == coins("one ?")


@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        (("two", "one", ""), 0),
        (("one two", "one three", "two"), 1),
        (("", "one", "two two"), 2),
        (("one", "three", "two two"), 2),
    ],
)
@rule("AGO-3.3")
def test_the_highest_total_wins_the_amphora(bids: tuple[str, str, str], winner: int) -> None:
    table = first_round(HANDS, worth=3).bid(*bids)
    assert table.points() == [3 if seat == winner else 0 for seat in range(3)]


@pytest.mark.parametrize("bids", [("two", "", "two"), ("", "", ""), ("one two", "three", "two")])
@rule("AGO-3.3")
def test_nobody_wins_when_the_highest_is_shared_or_nothing(bids: tuple[str, str, str]) -> None:
    table = first_round(HANDS, worth=3).bid(*bids)
    assert table.points() == [0, 0, 0]
    assert table.heard("won") == [] and table.temple() == coins("")
