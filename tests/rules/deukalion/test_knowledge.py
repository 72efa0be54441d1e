"""DEU-13 — Worlds that are made up agree with every card that was ever drawn and shown, in long games too."""

import json
import time
from functools import cache
from pathlib import Path

import pytest

import petteia
from petteia.engine.generator import Generator
from petteia.engine.hidden_deck import DRAWN
from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.game import Deukalion, Position
from petteia.games.deukalion.knowledge import CAME_BACK, LEFT, PILED, SHUFFLED, may_be_in_hand
from petteia.games.deukalion.scenario import scenario
from tests import budget
from tests.rules import rule

POLICIES = ("random", "first", "last")
POSITIONS = Path(__file__).parents[2] / "fuzz" / "positions"


@rule("DEU-13.1.4")
def test_a_mission_that_somebody_has_shown_is_nobody_elses() -> None:
    table = scenario(seats=3, missions={0: "m01", 1: "m02", 2: "m03"}, shown=[1])
    by_name = {name: number for number, name in enumerate(table.state.box.mission_ids)}
    held = {name: bool(may_be_in_hand(table.state, 0, by_name[name])) for name in ("m01", "m02", "m03")}
    assert held == {"m01": True, "m02": False, "m03": True}


@rule("DEU-5.2.2", "DEU-13.1.4")
@pytest.mark.parametrize(("unfit", "possible"), [(0, ["m01", "m13"]), (1, ["m01"])])
def test_who_was_seen_not_to_be_licensed_holds_no_mission_for_the_hydra(unfit: int, possible: list[str]) -> None:
    state = scenario(missions={0: "m05"}, open=["m02", "m03"]).state
    state.set_unfit(0, unfit)
    ids = state.box.mission_ids
    assert [name for name in ("m01", "m13") if may_be_in_hand(state, 0, list(ids).index(name))] == possible


@cache
def positions(seats: int, policy: str) -> list[Position]:
    """Positions of a game, now and then."""
    game = Deukalion(seats, {"turn_limit": "half"})
    state, rng, out, made = game.new(), Generator(seats), [], 0
    while state.pending():
        if state.pending() is CHANCE:
            state.resolve(rng.pick(state.chance()))
            continue
        seat = state.pending()[0]
        legal = state.legal(seat)
        at = {"random": rng.below(len(legal)), "first": 0, "last": len(legal) - 1}[policy]
        state.carry_out(seat, legal[at])
        made += 1
        if made % 400 == 0 and state.pending():
            out.append(state.clone())
    return out


def contradiction(state: Position) -> str:
    """What in the log of a world cannot have happened, or does not lead to its hands and pile."""
    box, seats = state.box, int(state.seats)
    pile = [int(n) for n in box.card_count]
    hands = [[0] * len(pile) for _ in range(seats)]
    for place, entry in enumerate(int(e) for e in state.log):
        what, who, kind = entry >> 16, entry >> 8 & 255, (entry & 255) - 1
        if what == SHUFFLED:
            if any(pile):
                return f"{place}: made anew with cards left"
        elif what == PILED:
            pile[kind] = who
        else:
            hands[who][kind] += {DRAWN: 1, CAME_BACK: 1, LEFT: -1}[what]
            pile[kind] -= 1 if what == DRAWN else 0
            if hands[who][kind] < 0 or pile[kind] < 0:
                return f"{place}: a card that was not there"
    for who in range(seats):
        if hands[who] != [int(n) for n in state.in_hand_row(who)]:
            return f"the hand of seat {who}"
        if sum(hands[who]) != state.hand_size(who):
            return f"the size of the hand of seat {who}"
    return "" if pile == [int(n) for n in state.in_deck_row()] else "the pile"


@rule("DEU-13.1.4", "DEU-8.1.5")
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_agree_with_everything_that_was_drawn_shown_and_reshuffled(seats: int, policy: str) -> None:
    looked = 0
    for state in positions(seats, policy)[: max(2, budget(12))]:
        assert contradiction(state) == ""
        for seat in range(-1, seats):
            world = state.resample(seat, Generator(looked))
            assert isinstance(world, Position)
            assert contradiction(world) == ""
            looked += 1
    assert looked >= 6


@rule("DEU-13.1.4")
def test_the_cards_of_a_long_game_are_found_in_no_time() -> None:
    """A game of four with sixteen piles: dealing from the beginning and from the end met dead ends for a minute and
    more, and cards that changed places did not come out at all."""
    told = json.loads((POSITIONS / "deukalion-hanging-1.json").read_text("utf-8"))
    state = petteia.load("deukalion", told["seats"], told["options"]).unpack(told["cells"])
    assert isinstance(state, Position)
    before = time.process_time()
    for seat in range(-1, told["seats"]):
        world = state.resample(seat, Generator(seat + 1))
        assert isinstance(world, Position)
        assert contradiction(world) == ""
    assert time.process_time() - before < 60, "uncompiled, too"


@rule("DEU-13.1.4")
def test_the_worlds_of_a_seat_differ_in_what_others_hold() -> None:
    state = next(state for state in positions(3, "random") if state.hand_size(1) > 0)
    hands = set()
    for seed in range(40):
        world = state.resample(0, Generator(seed))
        assert isinstance(world, Position)
        hands.add(tuple(int(n) for n in world.in_hand_row(1)))
    assert len(hands) > 1
