"""What the others may conclude about hidden random cards, against every possible deal of a tiny deck."""

import random
from itertools import product

import pytest

from petteia.engine.generator import Generator
from petteia.engine.hidden_deck import DRAWN, observed_log
from petteia.games.age_of_mythology import GAME
from petteia.games.age_of_mythology.knowledge import determinize_cards, log_drawn, log_shed, log_shuffled, possible_sets
from petteia.games.age_of_mythology.scenario import scenario
from petteia.games.age_of_mythology.tabletop import Tabletop
from tests import budget
from tests.rules import rule

TINY = (2, 2, 1)
KINDS = range(len(TINY))


def history(seed):
    """Draws, cards shown and reshuffles of two or three players with one tiny deck; and what was drawn."""
    chance = random.Random(seed)
    deck = [kind for kind in KINDS for _ in range(TINY[kind])]
    chance.shuffle(deck)
    hands, shown, lines, drawn = [[] for _ in range(chance.choice([2, 3]))], [], [], []
    for _ in range(20):
        if len(lines) > 10 or len(drawn) > 7:
            break
        seat = chance.randrange(len(hands))
        if deck and (chance.random() < 0.6 or not hands[seat]):
            hands[seat].append(deck.pop())
            drawn.append(hands[seat][-1])
            lines.append(("drawn", seat))
            if not deck and shown:
                deck, shown = shown, []
                chance.shuffle(deck)
                lines.append(("shuffled",))
        elif hands[seat]:
            shown.append(hands[seat].pop(chance.randrange(len(hands[seat]))))
            lines.append(("shed", seat, shown[-1]))
    return lines, drawn


def possible(lines, drawn):
    """Whether the game could have gone so with these cards drawn."""
    deck, shown, hands, cards = list(TINY), [0] * len(TINY), {}, iter(drawn)
    for line in lines:
        if line[0] == "shuffled":
            if any(deck):
                return False
            deck, shown = shown, [0] * len(TINY)
        elif line[0] == "drawn":
            kind = next(cards)
            deck[kind] -= 1
            hands.setdefault(line[1], [0] * len(TINY))[kind] += 1
            if deck[kind] < 0:
                return False
        else:
            hand = hands.setdefault(line[1], [0] * len(TINY))
            hand[line[2]] -= 1
            shown[line[2]] += 1
            if hand[line[2]] < 0:
                return False
    return True


@pytest.mark.parametrize("observer", [-1, 0])
@rule("AOM-9.1.7", "AOM-9.2.1", "AOM-9.1.4")
def test_the_worlds_made_up_are_exactly_those_that_could_be(observer):
    game = GAME(8)
    first = int(game.box.first_card[0])
    game.box.cards_of[0] = len(TINY)
    for kind in KINDS:
        game.box.card_count[first + kind] = TINY[kind]
    compared = after_a_reshuffle = 0
    for seed in range(30):
        lines, drawn = history(seed)
        state = game.new()
        for seat in range(8):
            state.set_culture(seat, 0 if seat < 3 else 1)
        cards = iter(drawn)
        for line in lines:
            if line[0] == "drawn":
                log_drawn(state, line[1], first + next(cards))
            elif line[0] == "shed":
                log_shed(state, line[1], first + line[2])
            else:
                log_shuffled(state, 0)
        draws = [line[1] for line in lines if line[0] == "drawn"]
        own = [i for i, seat in enumerate(draws) if seat == observer]
        worlds = {
            deal
            for deal in product(KINDS, repeat=len(drawn))
            if all(deal[i] == drawn[i] for i in own) and possible(lines, deal)
        }
        if len(worlds) > 24:
            continue
        rng, made_up = Generator(seed), set()
        for tried in range(60 * len(worlds)):
            if made_up == worlds and tried >= budget(60) * len(worlds):
                break
            world = state.clone()
            world.log = observed_log(state.log, observer)
            determinize_cards(world, observer, rng)
            made_up.add(tuple(int(entry & 255) - 1 - first for entry in world.log if entry >> 16 == DRAWN))
        assert made_up == worlds, lines
        compared += 1
        after_a_reshuffle += ("shuffled",) in lines
    assert compared >= 6
    assert after_a_reshuffle >= 3


@rule("AOM-9.1.3", "AOM-9.2.1")
def test_the_cards_held_at_a_reshuffle_are_not_in_the_new_deck():
    table = scenario(
        seats=3,
        cultures=["norse", "greek", "egyptian"],
        phase="draw_action_cards",
        hands={0: ["norse_attack_tyr", "norse_gather_thor"]},
        deck={"norse": ["norse_next_age_odin"]},
    )
    table.play("draw 2", "stop", seat=0).play("stop", seat=1).play("stop", seat=2)
    table.deal("norse_next_age_odin", "norse_trade_loki")
    rng = Generator(3)
    for _ in range(30):
        held = Tabletop(table.state.resample(1, rng)).hand(0)
        assert {"norse_attack_tyr", "norse_gather_thor", "norse_next_age_odin"} <= set(held)


@rule("AOM-9.2.2", "AOM-2.6.2")
def test_permanent_cards_returned_unseen_leave_every_possibility_that_fits_open():
    table = scenario(seats=2, phase="discard_cards", hands={0: ["permanent_gather", "permanent_build"], 1: []})
    before = len(possible_sets(table.state, 0))
    table.play("discard permanent_build", "stop")
    after = possible_sets(table.state, 0)
    assert before == 21
    assert sorted(int(s) for s in after) == [1 << card for card in range(7)]
