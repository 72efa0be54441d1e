"""AOM-10.5, AOM-10.6, AOM-10.22 — Secret choices: each is said in one way only, and what is forced is not asked."""

import re
from pathlib import Path

from petteia.engine.generator import Generator
from petteia.games.age_of_mythology.attack import Commitment
from petteia.games.age_of_mythology.discard import DiscardCards
from petteia.games.age_of_mythology.game import AgeOfMythology, Position
from petteia.games.age_of_mythology.hand import DrawCards
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from tests.rules import rule


def bound(number: str) -> int:
    """The upper bound that a rule gives for its list."""
    text = Path(AgeOfMythology.RULES).read_text(encoding="utf-8")
    (found,) = re.findall(rf"^- \*\*{re.escape(number)}\*\*.*\[(\d+)\]", text, re.MULTILINE)
    return int(found)


@rule("AOM-10.5", "AOM-10.6")
def test_the_list_of_cards_to_pick_and_numbers_to_draw_is_as_long_as_the_rules_say() -> None:
    table = scenario(seats=2, phase="draw_action_cards", ages={0: "mythic"})
    assert len(table.offered(0)) == 7 + 7 + 1 == bound("AOM-10.6")
    assert sum(1 for text in table.offered(0) if not text.startswith("draw")) == 7 + 1 == bound("AOM-10.5")


@rule("AOM-10.2", "AOM-10.5", "AOM-10.6")
def test_every_choice_of_cards_is_said_in_one_way_only() -> None:
    table = scenario(seats=2, phase="draw_action_cards", hands={0: ["permanent_build", "permanent_trade"]})
    ends: list[tuple[int, int]] = []
    begun = [table.state]
    while begun:
        state = begun.pop()
        for action in state.legal(0):
            after = state.clone()
            after.apply(0, action)
            step = after.stack[-1]
            assert isinstance(step, DrawCards)
            if 0 in after.pending():
                begun.append(after)
            else:
                ends.append((int(step.picked[0]), int(step.number[0])))
    # none, one or two of the five cards in the pile, and as many at random as there is room for, or fewer
    assert len(ends) == len(set(ends)) == 1 * 3 + 5 * 2 + 10 * 1
    assert table.refused("draw 3", seat=0).params == {"room": 2, "asked": 3}


@rule("AOM-9.2.3", "AOM-10.6")
def test_others_hold_every_choice_possible_and_no_other() -> None:
    table = scenario(seats=2, phase="draw_action_cards", hands={0: ["permanent_build", "permanent_trade"]})
    done = table.state.clone()
    done.apply(0, done.game.actions.number("stop"))
    supposed: dict[bool, set[tuple[int, int]]] = {True: set(), False: set()}
    for state, is_done in ((done, True), (table.state, False)):
        rng = Generator(1)
        for _ in range(600):
            step = state.resample(1, rng).stack[-1]
            assert isinstance(step, DrawCards)
            assert (0 not in state.pending()) == is_done == (int(step.stage[0]) == 2)
            supposed[is_done].add((int(step.picked[0]), int(step.number[0])))
    # none, one or two of seven cards (nobody else knows which two he holds), and random ones for the room that is left
    assert len(supposed[True]) == 1 * 3 + 7 * 2 + 21 * 1
    assert supposed[False] <= supposed[True] and len(supposed[False]) > 30  # who has not stopped may have come as far


@rule("AOM-2.6.4", "AOM-9.2.6")
def test_of_a_player_with_one_card_others_hold_possible_that_he_throws_it_away() -> None:
    table = scenario(seats=2, phase="discard_cards", hands={0: ["permanent_build"], 1: ["permanent_trade"]})
    rng = Generator(1)
    supposed = set()
    for _ in range(40):
        step = table.state.resample(0, rng).stack[-1]
        assert isinstance(step, DiscardCards)
        supposed.add(sum(int(n) for n in step.picked))
    assert supposed == {0, 1}


def commitment(table: Tabletop) -> Commitment:
    step = table.state.stack[-1]
    assert isinstance(step, Commitment)
    return step


@rule("AOM-10.1", "AOM-3.7.7", "AOM-10.22")
def test_an_attacker_with_one_type_of_unit_is_not_asked_for_the_first() -> None:
    table = scenario(units={0: ["hoplite", "hoplite"], 1: ["spearman"]}, card="permanent_attack").play("area city")
    assert table.offered(0) == ["commit hoplite", "stop"]
    table.commit(0, "hoplite").commit(1, "spearman")
    assert table.in_battle(0) == {"hoplite": 1}
    table = scenario(units={0: ["hoplite", "toxotes"], 1: ["spearman"]}, card="permanent_attack").play("area city")
    assert table.offered(0) == ["commit toxotes", "commit hoplite"]


@rule("AOM-10.1", "AOM-9.2.4")
def test_the_unit_that_is_forced_everybody_may_see_and_nothing_more() -> None:
    table = scenario(units={0: ["hoplite"] * 3, 1: ["spearman"] * 2}, card="permanent_attack").play("area city")
    table.play("commit hoplite", seat=0)
    for eyes in (1, None):
        (zone,) = [z for z in table.state.view(eyes)["zones"] if z["id"] == "committed/0"]
        assert [(p["kind"], p["count"]) for p in zone["pieces"]] == [("hoplite", 1)]
    table.play("stop", seat=0)
    sent = set()
    for seed in range(60):
        world = table.state.resample(1, Generator(seed))
        assert isinstance(world, Position)
        step = world.stack[-1]
        assert isinstance(step, Commitment)
        sent.add(int(step.committed(world, 0)))
    assert sent == {1, 2, 3}


@rule("AOM-10.1", "AOM-3.7.3")
def test_with_one_type_and_a_limit_of_one_there_is_nothing_to_choose() -> None:
    table = scenario(units={0: ["hoplite", "hoplite"], 1: ["spearman"]}, card="permanent_attack").play("area city")
    attacked = Commitment(0, 1, 0)
    attacked.begin(table.state, 1)
    assert (int(attacked.done[0]), int(attacked.committed(table.state, 0))) == (1, 1)
    assert int(commitment(table).done[0]) == 0
