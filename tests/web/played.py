"""Finished games, for replay tests that need not play one first."""

import asyncio
from typing import Any

import petteia
from petteia.engine.dealer import ADDED_BYTES, SECRET_BYTES, Dealer
from petteia.engine.generator import Generator
from petteia.engine.header import Header
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE, OVER
from petteia.engine.record import write
from petteia.tables.live import follow_ups
from tests.server.running import PATIENCE_S, Running

NAMES = ("Kallisto", "Nefru", "Sigrid", "Theano")


def record(game: str = "age_of_mythology", seats: int = 3, seed: int = 11, most: int = 10_000) -> str:
    """The record of a game played at random, always the same one, with dice that can be verified."""
    box = petteia.load(game, seats)
    header = Header.of(box, NAMES[:seats], table=f"played-{seed}")
    dealer = Dealer(header.table, header.promised(), seats, seed.to_bytes(SECRET_BYTES, "big"))
    for seat in range(seats):
        dealer.add(seat, (seed + seat).to_bytes(ADDED_BYTES, "big"))
    header.promise(dealer)
    play, rng = Play(box, listening=False), Generator(seed)
    while play.state.pending() != OVER and len(play.entries) < most:
        who = play.state.pending()
        if who == CHANCE:
            play.deal(dealer.outcome(play.state.chance()))
        else:
            options = [int(option) for option in play.state.legal(who[0])]
            play.decide(who[0], options[rng.below(len(options))])
    return write(play, header, dealer.reveal())


def taken_in(server: Running, player: str, text: str) -> str:
    """A table of a server made from a record; the player is its owner."""
    taking = follow_ups.take_in(server.instance.registry, text, player)
    return asyncio.run_coroutine_threadsafe(taking, server.loop).result(PATIENCE_S)


def nearly_over(game: str, seats: int, options: dict[str, str], seed: int = 3) -> dict[str, Any]:
    """A position of a game played at random: the last one in which the first seat decides."""
    play, rng = Play(petteia.load(game, seats, options=options), listening=False), Generator(seed)
    last: dict[str, Any] = {}
    while (who := play.state.pending()) != OVER:
        if who == CHANCE:
            weights = [int(weight) for weight in play.state.chance()]
            play.deal(_drawn(weights, rng.below(sum(weights))))
            continue
        if who[0] == 0:
            last = dict(play.state.save())
        options_now = [int(option) for option in play.state.legal(who[0])]
        play.decide(who[0], options_now[rng.below(len(options_now))])
    return last


def _drawn(weights: list[int], lot: int) -> int:
    """The outcome drawn by a lot."""
    for outcome, weight in enumerate(weights):
        if lot < weight:
            return outcome
        lot -= weight
    raise AssertionError("the lot is larger than all weights together")
