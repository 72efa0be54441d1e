"""A view written directly is the same, byte for byte, as one that is built and then written."""

import random
from pathlib import Path

import msgspec
import pytest

import petteia
from petteia.engine.play import Play
from petteia.engine.protocol import OVER, SPECTATOR, State
from petteia.engine.view_text import as_json
from tests import some
from tests.shelf import FEWEST
from tests.tables.sitting import AGORA, one_more

RELAY = f"{Path(__file__).parents[2] / 'bench' / 'load' / 'game' / 'relay.py'}:GAME"
LINES = 400
EVERY = 7


def laid_out(state: State, seat: int | None) -> bytes:
    view = state.view(seat)
    del view["known"]
    return msgspec.json.encode(view)


def positions(game: str, seats: int, seed: int) -> list[Play]:
    """The play of a game at its beginning, repeatedly later, and at its end or after a long time."""
    rng = random.Random(seed)
    play = Play(petteia.load(game, seats))
    out = [play.fork()]
    for line in range(LINES):
        if play.state.pending() == OVER:
            break
        one_more(play, rng)
        if line % EVERY == 0:
            out.append(play.fork())
    return [*out, play]


SMALL = [(AGORA, 3), (RELAY, 4), *FEWEST.items()]
LARGER = [("age_of_mythology", 4), ("deukalion", 4), ("parthenon", 5)]


@pytest.mark.parametrize(("game", "seats"), some([*SMALL, *LARGER], SMALL))
def test_written_at_once_and_laid_out_first_is_the_same(game: str, seats: int) -> None:
    for play in positions(game, seats, seed=5):
        for seat in (*range(seats), SPECTATOR):
            seen = None if seat == SPECTATOR else seat
            assert play.state.written(seen).encode() == laid_out(play.state, seen)
            message = play.shows(seat)
            view = {key: value for key, value in message.view.items() if key != "known"}
            assert message.written().encode() == msgspec.json.encode(view)
            assert message.owes() == (seat in view["pending"])


def test_a_game_that_is_over_shows_its_result() -> None:
    assert any(b'"standings":' in laid_out(play.state, None) for play in positions(AGORA, 3, seed=1)[-1:])


@pytest.mark.parametrize("text", ["", 'a"b\\c', "Ἀθήνη ü", "\x00\x1f\x7f\n\t\r\b\f", "\u2028/<>&", "😀"])
def test_every_letter_is_written_as_elsewhere(text: str) -> None:
    value = {text: [text, 1, -3, True, False, None, {}, []]}
    assert as_json(value).encode() == msgspec.json.encode(value)


def test_what_no_view_holds_is_not_written() -> None:
    with pytest.raises(TypeError):
        as_json({"a": 0.5})
