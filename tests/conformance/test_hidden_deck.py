"""Hidden decks against every possible deal of a tiny one: they yield every possible deal, and no other."""

import random
from itertools import product

import pytest

from petteia.engine.generator import Generator
from petteia.engine.hidden_deck import BACK, DRAWN, EXCHANGE, FORTH, HiddenDeck, entry, observed_log
from petteia.engine.ints import i64, vec
from tests import budget

TINY = (2, 1, 2)
KINDS = range(len(TINY))
SEATS = 2
Line = tuple[str, int, int]


def history(seed: int) -> list[Line]:
    """Some events of a tiny deck, as told by an observer who sees everything."""
    rng = random.Random(seed)
    deck, gone = [kind for kind in KINDS for _ in range(TINY[kind])], []
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    lines: list[Line] = []
    for _ in range(rng.randrange(6, 15)):
        who = rng.randrange(SEATS)
        if rng.random() < 0.6 or not hands[who]:
            if not deck and gone:
                deck, gone = gone, []
                lines.append(("made", -1, -1))
            if deck:
                hands[who].append(deck.pop(rng.randrange(len(deck))))
                lines.append(("drawn", who, hands[who][-1]))
            continue
        card = hands[who].pop(rng.randrange(len(hands[who])))
        lines.append(("left", who, card))
        if rng.random() < 0.3:
            hands[who].append(card)
            lines.append(("came_back", who, card))
        else:
            gone.append(card)
    return lines


def follow(lines: list[Line], deal: tuple[int, ...]) -> tuple[list[list[int]], list[int]] | None:
    """Hands and deck for these draws; None if they are impossible."""
    deck, gone, drawn = list(TINY), [0 for _ in KINDS], iter(deal)
    hands = [[0 for _ in KINDS] for _ in range(SEATS)]
    for n, (what, who, card) in enumerate(lines):
        if what == "made":
            if any(deck):
                return None
            deck, gone = gone, [0 for _ in KINDS]
        elif what == "drawn":
            kind = next(drawn)
            deck[kind] -= 1
            hands[who][kind] += 1
            if deck[kind] < 0:
                return None
        elif what == "came_back":
            hands[who][card] += 1
        else:
            hands[who][card] -= 1
            gone[card] += ("came_back", who, card) not in lines[n + 1 : n + 2]
            if hands[who][card] < 0:
                return None
    return hands, deck


def dealt(
    lines: list[Line], observer: int, rng: Generator, way: int
) -> tuple[tuple[int, ...], list[list[int]], list[int]]:
    """The draws of a deal that a seat holds possible, the hands of the others and the deck."""
    deck, shown = HiddenDeck(len(TINY), SEATS, observer, vec[i64](TINY)), [0 for _ in KINDS]
    told = ("drawn", "left", "came_back", "made")
    log = observed_log(vec[i64]([entry(told.index(what), max(who, 0), card) for what, who, card in lines]), observer)
    for place, (what, who, card) in enumerate(lines):
        if what == "made":
            deck.made(vec[i64](shown))
            shown = [0 for _ in KINDS]
        elif what == "drawn":
            deck.drawn(who, card if who == observer else -1, place)
        elif what == "left":
            deck.left(who, card, place)
            shown[card] += ("came_back", who, card) not in lines[place + 1 : place + 2]
        else:
            deck.came_back(who, card)
    deck.deal(rng, way)
    deck.write(log, 0)
    hands = [[int(deck.hands[who * len(TINY) + kind]) for kind in KINDS] for who in range(SEATS)]
    return tuple(int(e & 255) - 1 for e in log if e >> 16 == DRAWN), hands, [int(n) for n in deck.loose]


@pytest.mark.parametrize("way", [FORTH, BACK, EXCHANGE], ids=["from the beginning", "from the end", "by exchange"])
@pytest.mark.parametrize("observer", [-1, 0])
def test_the_deals_made_up_are_exactly_those_that_could_be(observer: int, way: int) -> None:
    compared = anew = back = 0
    for seed in range(150):
        lines = history(seed)
        real = tuple(card for what, _, card in lines if what == "drawn")
        owners = [who for what, who, _ in lines if what == "drawn"]
        worlds = {
            deal
            for deal in product(*[[real[i]] if owners[i] == observer else list(KINDS) for i in range(len(real))])
            if follow(lines, deal)
        }
        assert real in worlds
        if len(worlds) > 12:
            continue
        rng, made_up = Generator(seed), set()
        for tried in range(30 * len(worlds)):
            if made_up == worlds and tried >= budget(30) * len(worlds):
                break
            deal, hands, deck = dealt(lines, observer, rng, way)
            made_up.add(deal)
            expected = follow(lines, deal)
            assert expected is not None, (lines, deal)
            assert deck == expected[1]
            assert all(hands[who] == expected[0][who] for who in range(SEATS) if who != observer)
        assert made_up == worlds, lines
        compared += 1
        anew += ("made", -1, -1) in lines
        back += any(what == "came_back" for what, _, _ in lines)
    assert compared >= 20
    assert anew >= 5
    assert back >= 7


def test_a_log_that_contradicts_itself_is_refused() -> None:
    deck = HiddenDeck(2, 1, -1, vec[i64]([1, 0]))
    deck.drawn(0, -1, 0)
    deck.made(vec[i64]([0, 1]))
    deck.left(0, 1, 1)
    with pytest.raises(ValueError, match="contradicts itself"):
        deck.deal(Generator(1))
