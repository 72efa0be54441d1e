"""The deal of a day is the same in every build and every house: games of a known secret end in positions with known
digests. `make test` runs this on the compiled and on the pure build, and the soak in a browser's tab."""

import random

import pytest

from petteia.engine.day_deal import day_key, open_secret
from petteia.engine.luck import KeyedLuck
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE
from petteia.games import load

DAY = "2026-11-19"
DIGESTS = {
    "age_of_mythology": (2, 458, 115546668944547114),
    "deukalion": (2, 4065, 3666495634263240121),
    "parthenon": (3, 935, 4033096644018148274),
}
"""How many play, in how many lines, and the digest of the position in which the game of random players ends."""


def ending(game: str, seats: int) -> tuple[int, int]:
    """How a game of random players with the deal of that day ends: after how many lines, and the digest."""
    play = Play(load(game, seats), listening=False)
    luck, rng = KeyedLuck(day_key(DAY, game, open_secret(DAY))), random.Random(f"{game} {DAY}")
    while play.state.pending():
        state = play.state
        if state.pending() == CHANCE:
            play.deal(luck.outcome(state.chance(), state.luck()))
        else:
            seat = rng.choice(state.pending())
            play.decide(seat, rng.choice([int(action) for action in state.legal(seat)]))
    return play.lines, int(play.state.digest())


@pytest.mark.parametrize("game", DIGESTS)
def test_the_deal_of_a_day_ends_in_the_same_position_everywhere(game: str) -> None:
    seats, lines, digest = DIGESTS[game]
    assert ending(game, seats) == (lines, digest)
