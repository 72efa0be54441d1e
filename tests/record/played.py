"""Plays of the small game to write down."""

import random
from pathlib import Path

import petteia
from petteia.engine.dealer import Dealer
from petteia.engine.header import Header
from petteia.engine.luck import STREAM
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, Game
from petteia.engine.record import write

AGORA = f"{Path(__file__).parents[1] / 'games' / 'agora' / 'agora.py'}:GAME"
NAMES = ("Ariadne", "Bion", "Ξένια")


def agora() -> Game:
    return petteia.load(AGORA)


def dealer_for(header: Header, seed: int) -> Dealer:
    """A dealer that always deals the same, for tests that need it."""
    rng = random.Random(seed)
    dealer = header.dealer_of(rng.randbytes(32))
    for seat in range(len(header.names)):
        dealer.add(seat, rng.randbytes(16))
    header.promise(dealer)
    return dealer


def play_on(
    play: Play, dealer: Dealer, seed: int, undo: float = 0.25, consent: float = 0.0, lines: int = 10_000
) -> Play:
    """Play at random, with undo, to the end or until there are this many lines."""
    rng = random.Random(seed)
    while len(play.entries) < lines:
        waiting = play.state.pending()
        standing = [e.line for e in play.entries if e.kind != "undo" and not e.undone]
        takers = [seat for seat in range(int(play.game.seats)) if play.undoable(seat)]
        if standing and rng.random() < consent:
            play.go_back(rng.choice(standing))
        elif takers and rng.random() < undo:
            play.undo(rng.choice(takers))
        elif waiting == CHANCE:
            play.deal(dealer.outcome(play.state.chance(), play.state.luck()))
        elif waiting:
            seat = rng.choice(waiting)
            play.decide(seat, rng.choice([int(a) for a in play.state.legal(seat)]))
        else:
            break
    return play


def recorded(
    seed: int, undo: float = 0.25, consent: float = 0.0, lines: int = 10_000, luck: str = STREAM
) -> tuple[Play, str]:
    """A random play of Agora and its record, seed shown."""
    game = agora()
    header = Header.of(game, NAMES, f"table {seed}")
    header.luck = luck
    dealer = dealer_for(header, seed)
    play = play_on(Play(game), dealer, seed, undo, consent, lines)
    return play, write(play, header, dealer.reveal())
