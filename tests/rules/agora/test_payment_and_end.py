"""AGO-4 to AGO-6: paying, peeking and winning."""

import pytest

from petteia.engine.protocol import CHANCE, OVER
from tests.rules import rule
from tests.rules.agora.at_table import coins, first_round, whole_game


@rule("AGO-4.1")
def test_the_winner_pays_the_second_highest_total_to_the_temple() -> None:
    table = first_round(("two two", "one one", "one three")).bid("two two", "one one", "one")
    assert [event.public["price"] for event in table.heard("won")] == [2]
    assert table.state.pending() == (0,)
    table.pay("two")
    assert table.temple() == coins("two")
    assert table.hand(0) == coins("two")
    assert table.state.pending() is CHANCE, "nothing is left to pay"


@rule("AGO-4.1")
def test_there_is_no_change() -> None:
    table = first_round(("three three", "one one", "one two")).bid("three", "one", "").pay("three")
    assert table.temple() == coins("three")
    assert table.hand(0) == coins("three")


@rule("AGO-4.1")
def test_only_coins_that_were_laid_can_be_paid() -> None:
    table = first_round(("one three", "two one", "one two")).bid("three", "two", "")
    assert table.options(0) == ["pay three"]
    refused = table.refusal(0, "pay one")
    assert (refused.code, refused.rule) == ("not_laid", "AGO-4.1")


@rule("AGO-4.1")
def test_coins_are_paid_from_small_to_large() -> None:
    table = first_round(("one one", "three one", "three one")).bid("", "", "")
    table.draw("two two two").roll(1).bid("", "one two three", "two three")
    table.pay("two")
    refused = table.refusal(1, "pay one")
    assert (refused.code, refused.rule) == ("from_small_to_large", "AGO-4.1")


@rule("AGO-4.1")
def test_nothing_is_paid_when_the_others_laid_nothing() -> None:
    table = first_round(("two two", "one one", "one two"), worth=2).bid("two", "", "")
    assert table.points() == [2, 0, 0]
    assert table.hand(0) == coins("two two") and table.temple() == coins("")


@rule("AGO-4.2")
def test_a_coin_cannot_be_paid_if_the_rest_would_fall_short() -> None:
    table = first_round(("one three", "three one", "two two")).bid("one three", "three", "two")
    assert table.options(0) == ["pay one", "pay three"], "three alone are enough for a price of three"
    other = first_round(("one two", "two one", "one three")).bid("one two", "two", "")
    assert other.options(0) == ["pay one", "pay two"]
    steep = first_round(("two three", "three one", "three one")).bid("two three", "one three", "")
    assert steep.options(0) == ["pay two"]
    refused = steep.refusal(0, "pay three")
    assert (refused.code, refused.rule) == ("would_fall_short", "AGO-4.2")


@rule("AGO-4.3")
def test_laid_coins_that_are_not_paid_go_back_to_the_hand() -> None:
    table = first_round(("one two", "one one", "two three")).bid("one two", "one", "").pay("one")
    assert table.hand(0) == coins("two")
    assert table.hand(1) == coins("one one")
    table.draw("one").draw("one two").roll(1)
    assert table.hand(0).total() == 2 and table.hand(1).total() == 3


@rule("AGO-5.1")
def test_somebody_who_alone_laid_least_sees_the_coin_on_top() -> None:
    table = first_round(("two two", "one one", "one three")).bid("two", "", "one").pay("two")
    assert table.state.pending() is CHANCE
    table.draw("three")
    (peeked,) = table.heard("peeked")
    assert peeked.form(1) == {"event": "peeked", "seat": 1, "coin": "three"}
    assert peeked.form(0) == peeked.form(2) == {"event": "peeked", "seat": 1}


@rule("AGO-5.1")
def test_the_coin_that_was_seen_is_drawn_first_in_the_next_round() -> None:
    table = first_round(("two two", "one one", "one three")).bid("two", "one", "").pay("two").draw("three")
    assert table.hand(1) == coins("one one three"), "seat 1 starts the second round and gets it without chance"
    assert table.hand(1, seen_by=2) == coins("one three ?")
    assert table.hand(1, seen_by=0) == coins("one ? ?")
    assert [event.public["seat"] for event in table.heard("drew")][-1] == 1


@pytest.mark.parametrize("bids", [("two", "", ""), ("one", "one", "one")])
@rule("AGO-5.1")
def test_nobody_looks_when_the_lowest_is_shared(bids: tuple[str, str, str]) -> None:
    table = first_round(("one two", "one two", "one two")).bid(*bids)
    assert list(table.state.chance()) == [2, 1, 3], "the first draw of the next round"
    table.draw("three")
    assert table.heard("peeked") == []
    assert table.hand(1).total() == 3


@rule("AGO-5.1")
def test_nobody_looks_after_the_last_round() -> None:
    table = first_round(("one one", "one one", "two two")).bid("", "", "").draw("two two one").roll(1).bid("", "", "")
    table.draw("three three three").roll(1).bid("one", "two", "")
    assert table.state.pending() == (1,), "only the price is left to pay"
    table.pay("two")
    assert table.state.pending() is OVER
    assert table.heard("peeked") == []


@rule("AGO-6.1")
def test_the_most_money_wins_among_equals_in_points() -> None:
    table = whole_game(("one one one one", "two two two two", "three three three one"))
    assert table.points() == [0, 0, 0]
    assert table.state.standings() == [[2], [1], [0]]
    assert table.state.returns() == [0.0, 0.0, 1.0]


@rule("AGO-6.1")
def test_points_count_more_than_money() -> None:
    table = first_round(("one one", "three three", "two two")).bid("one", "", "")
    table.draw("one one one").roll(1).bid("", "", "")
    table.draw("two two three").roll(1).bid("", "", "")
    assert table.points() == [1, 0, 0]
    assert table.state.standings()[0] == [0]
    assert table.hand(0).total() == 4


@rule("AGO-6.1")
def test_those_who_are_equal_in_both_share() -> None:
    table = whole_game(("three three one one", "two two three one", "two two one one"))
    assert table.state.standings() == [[0, 1], [2]]
    assert table.state.returns() == [0.5, 0.5, 0.0]
