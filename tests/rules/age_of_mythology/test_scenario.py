"""Words of a scenario that put something where it belongs, or are refused with a sentence."""

import pytest

from petteia.games.age_of_mythology.scenario import ScenarioError, Tabletop, scenario
from tests.rules import rule


def front(table: Tabletop, seat: int) -> list[str]:
    """What lies in front of a player, as everybody sees it."""
    zone = next(zone for zone in table.state.view(None)["zones"] if zone["id"] == f"front/{seat}")
    return [piece["kind"] for piece in zone["pieces"]]


@rule("AOM-9.1.4")
def test_several_cards_lie_in_front_of_a_player_and_nothing_else_has_changed() -> None:
    cards = ["permanent_gather", "permanent_explore", "permanent_trade"]
    table = scenario(front={1: cards}, round=3)
    assert sorted(front(table, 1)) == sorted(cards)
    assert table.cubes(1) == scenario().cubes(1)


@rule("AOM-9.1.4")
def test_four_cards_lie_in_front_of_a_player_at_most() -> None:
    cards = ["permanent_gather", "permanent_explore", "permanent_trade", "permanent_build", "permanent_recruit"]
    assert sorted(front(scenario(front={1: cards[:4]}, round=3), 1)) == sorted(cards[:4])
    with pytest.raises(ScenarioError, match="seat 1 has too many cards in front; right would be at most 4"):
        scenario(front={1: cards}, round=3)


@rule("AOM-1.1.6")
def test_nobody_holds_a_permanent_card_twice() -> None:
    with pytest.raises(ScenarioError, match="seat 0 has permanent_gather twice; right would be once"):
        scenario(hands={0: ["permanent_gather", "permanent_gather"]})
    with pytest.raises(ScenarioError, match="seat 1 has permanent_gather twice"):
        scenario(hands={1: ["permanent_gather"]}, front={1: ["permanent_gather"]})


@rule("AOM-10.7")
def test_an_action_in_notation_plays_its_permanent_card_first_unless_a_seat_is_named() -> None:
    table = scenario(hands={0: ["permanent_gather"]}, tiles={0: ["fertile/food/2"]}).play("gather food")
    assert [event["card"] for event in table.heard("card_played")] == ["permanent_gather"]
    with pytest.raises(ValueError, match="cannot 'gather food'"):
        scenario(hands={0: ["permanent_gather"]}).play("gather food", seat=0)
