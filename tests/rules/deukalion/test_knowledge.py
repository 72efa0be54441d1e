"""DEU-13 — Worlds that are made up agree with every card that was ever drawn and shown, in long games too."""

from collections import Counter
from functools import cache

import pytest

from petteia.engine.barter import bartered
from petteia.engine.generator import Generator
from petteia.engine.hidden_deck import DRAWN
from petteia.engine.ints import i64, vec
from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.game import Deukalion, Position
from petteia.games.deukalion.knowledge import CAME_BACK, LEFT, PILED, SHUFFLED
from petteia.games.deukalion.state import DECK, HAND, HAND_SIZE
from tests import budget
from tests.rules import rule

POLICIES = ("random", "first", "last")


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
        if hands[who] != [int(n) for n in state.cells[state.at(who) + HAND : state.at(who) + HAND + box.cards]]:
            return f"the hand of seat {who}"
        if sum(hands[who]) != state.cells[state.at(who) + HAND_SIZE]:
            return f"the size of the hand of seat {who}"
    return "" if pile == [int(n) for n in state.cells[DECK : DECK + box.cards]] else "the pile"


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
@pytest.mark.parametrize("seats", [2, 4])
def test_a_deal_that_is_bartered_for_agrees_with_everything_too(seats: int) -> None:
    """Long games with many reshuffles need it now and then; here it is asked for, however the deal would come out."""
    state = positions(seats, "random")[0]
    pile, draws, known = [int(n) for n in state.box.card_count], list[int](), Counter[tuple[int, int]]()
    shown: list[list[int]] = [[] for _ in range(seats)]
    kinds, spell = len(pile), 0
    for place, line in enumerate(int(e) for e in state.log):
        what, who, kind = line >> 16, line >> 8 & 255, (line & 255) - 1
        if what == SHUFFLED:
            pile += [0] * kinds
            spell += 1
        elif what == PILED:
            pile[spell * kinds + kind] = who
        elif what == DRAWN:
            draws += [spell, who, place]
        elif what == CAME_BACK:
            known[who, kind] += 1
        elif known[who, kind] > 0:
            known[who, kind] -= 1
        else:
            shown[who] += [spell, who, kind, place, 0]
    sheds = [n for who in range(seats) for n in shown[who]]
    drawn = bartered(kinds, seats, vec[i64](pile), vec[i64](draws), vec[i64](sheds), Generator(3))
    assert len(drawn) * 3 == len(draws) > 0
    for who in range(seats):
        for kind in range(kinds):
            came = [draws[at * 3 + 2] for at, card in enumerate(drawn) if card == kind and draws[at * 3 + 1] == who]
            went = [sheds[at + 3] for at in range(0, len(sheds), 5) if sheds[at + 1 : at + 3] == [who, kind]]
            assert all(sum(p < place for p in came) > n for n, place in enumerate(sorted(went)))


@rule("DEU-13.1.4")
def test_the_worlds_of_a_seat_differ_in_what_others_hold() -> None:
    state = next(state for state in positions(3, "random") if state.cells[state.at(1) + HAND_SIZE] > 0)
    hands = set()
    for seed in range(40):
        world = state.resample(0, Generator(seed))
        assert isinstance(world, Position)
        hands.add(tuple(int(n) for n in world.cells[world.at(1) + HAND : world.at(1) + HAND + 12]))
    assert len(hands) > 1
