"""AGO-1 and AGO-2: the bag, the rounds, drawing and the die."""

import pytest

from petteia.engine.protocol import CHANCE, OVER
from tests.rules import rule
from tests.rules.agora.at_table import Agora, coins, first_round, whole_game


@rule("AGO-1.1")
def test_the_bag_holds_five_ones_four_twos_and_three_threes() -> None:
    assert list(Agora().state.chance()) == [5, 4, 3]
    assert Agora().state.census() == {"one": 5, "two": 4, "three": 3}


@rule("AGO-1.1")
def test_a_drawn_coin_is_no_longer_in_the_bag() -> None:
    assert list(Agora().draw("three three three").state.chance()) == [5, 4, 0]
    with pytest.raises(ValueError):
        Agora().draw("three three three three")


@rule("AGO-1.2")
def test_the_game_is_over_after_three_rounds_and_not_before() -> None:
    table = first_round(("one one", "one one", "two two"))
    for coins_drawn in ("two two one", "three three three"):
        table.bid("", "", "")
        assert table.state.pending() is not OVER
        table.draw(coins_drawn).roll(2)
    table.bid("", "", "")
    assert table.state.pending() is OVER


@rule("AGO-1.2", "AGO-2.1")
def test_the_start_goes_round_clockwise() -> None:
    table = whole_game(("one one one one", "two two two two", "three three three one"))
    drawers = [event.public["seat"] for event in table.heard("drew")]
    assert drawers == [0, 1, 2, 0, 1, 2, 1, 2, 0, 2, 0, 1]


@rule("AGO-2.1")
def test_everyone_draws_two_coins_in_the_first_round_and_one_later() -> None:
    table = first_round(("one two", "three one", "two two"))
    assert [table.hand(seat) for seat in range(3)] == [coins("one two"), coins("three one"), coins("two two")]
    table.bid("", "", "").draw("one one one").roll(1)
    assert [table.hand(seat).total() for seat in range(3)] == [3, 3, 3]


@rule("AGO-2.1")
def test_a_draw_is_secret() -> None:
    table = Agora().draw("three")
    assert table.hand(0) == coins("three")
    assert table.hand(0, seen_by=1) == table.hand(0, seen_by=2) == coins("?")
    drew = table.heard("drew")[0]
    assert drew.form(0) == {"event": "drew", "seat": 0, "coin": "three"}
    assert drew.form(1) == drew.form(2) == drew.form(-1) == {"event": "drew", "seat": 0}


@rule("AGO-2.2")
def test_the_die_has_three_equal_sides_and_is_rolled_after_the_draw() -> None:
    table = Agora().draw("one one one one one")
    assert list(table.state.chance()) == [0, 4, 3], "a coin is still to be drawn"
    table.draw("two")
    assert table.state.pending() is CHANCE
    assert list(table.state.chance()) == [1, 1, 1]


@pytest.mark.parametrize("worth", [1, 2, 3])
@rule("AGO-2.2")
def test_the_die_says_what_the_amphora_is_worth(worth: int) -> None:
    table = first_round(("one one", "two two", "one two"), worth)
    assert [event.public["worth"] for event in table.heard("rolled")] == [worth]
    assert table.state.prompt(0).params == {"worth": worth}
    table.bid("one", "", "")
    assert table.points() == [worth, 0, 0]
