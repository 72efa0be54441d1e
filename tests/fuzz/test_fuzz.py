"""Changed positions, records and component files: refused with a sentence, or good to play with. Never endless.

`PETTEIA_FUZZ=1000000 make soak T='-k fuzz'` sets how many positions of each game are changed in the soak.
"""

import json
import os
import random
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

import petteia
from petteia.engine.packing import Packer, Unreadable
from petteia.engine.positions import audited, restored
from petteia.engine.protocol import OVER
from petteia.games.parthenon.game import Position
from tests.fuzz import working
from tests.fuzz.changing import GAMES, one_step, opened
from tests.fuzz.trying import taken_in
from tests.fuzz.working import run

KEPT = sorted((Path(__file__).parent / "positions").glob("*.json"))
LOOKED_AT = {
    *(f"deukalion-raising-{n}" for n in (5, 6, 7, 8, 9, 10, 11, 12, 13, 14)),
    *(f"parthenon-raising-{n}" for n in (5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19)),
    "parthenon-hanging-1",
    *(f"age_of_mythology-raising-{n}" for n in (6, 7, 8, 9, 10, 11, 12)),
}
"""Positions whose steps give them away: nothing has to be played to refuse them."""
LONG_GAMES = {"deukalion-hanging-1"}
"""A position that can be played from, for very long; two others of its kind are tried in `make test`."""
PATIENCE = 60
"""Seconds of processor time that one try may take, uncompiled too, before it counts as endless."""
BRIEF = {"positions": 200, "records": 40, "components": 80}
LONG = {"positions": int(os.environ.get("PETTEIA_FUZZ", "1000000")), "records": 20_000, "components": 50_000}


@pytest.mark.parametrize(
    "kept",
    [pytest.param(path, id=path.stem, marks=[pytest.mark.soak] if path.stem in LONG_GAMES else []) for path in KEPT],
)
def test_a_position_that_did_harm_once_does_none(kept: Path) -> None:
    told = json.loads(kept.read_text("utf-8"))
    game = petteia.load(told["game"], told["seats"], told["options"])
    taken_in(game, told["cells"], random.Random(1), Counter())


@pytest.mark.parametrize("kept", [path for path in KEPT if "endless" in path.stem], ids=lambda path: path.stem)
def test_an_endless_position_is_refused_and_told_what_would_be_right(kept: Path) -> None:
    told = json.loads(kept.read_text("utf-8"))
    game = petteia.load(told["game"], told["seats"], told["options"])
    with pytest.raises(Unreadable, match=r"number \d+ of the position is \d+; right would be 0 to \d+"):
        restored(game, told["cells"])


SEEN_AT_ONCE = [path for path in KEPT if path.stem in LOOKED_AT]


@pytest.mark.parametrize("kept", SEEN_AT_ONCE, ids=lambda path: path.stem)
def test_what_was_begun_and_cannot_be_is_refused_without_playing_it(kept: Path) -> None:
    told = json.loads(kept.read_text("utf-8"))
    game = petteia.load(told["game"], told["seats"], told["options"])
    with pytest.raises(Unreadable, match=r"\w+ \w+"):
        audited(game, told["cells"])


@pytest.mark.parametrize(("event", "most"), [("earthquake", 4), ("drought", 6), ("", 0)])
def test_what_was_chosen_for_an_event_was_there_to_be_chosen(event: str, most: int) -> None:
    """A player of the table for an earthquake, a basic for a drought, and nothing if there is no event."""
    told = json.loads((Path(__file__).parent / "positions" / "parthenon-raising-12.json").read_text("utf-8"))
    game = petteia.load(told["game"], told["seats"], told["options"])
    state = game.read(Packer(told["cells"]))
    assert isinstance(state, Position)
    for slot in range(4):
        number = state.box.event_ids.index(event) if event and slot == 0 else -1
        state.set_event(slot, number)
        state.set_ordered(slot, number)
        state.set_chosen(slot, -1)
    state.set_chosen(0, most - 1)
    audited(game, state.save()["cells"])
    state.set_chosen(0, most)
    with pytest.raises(Unreadable, match=f"what was chosen for an event: {most + 1} cannot be"):
        audited(game, state.save()["cells"])


@pytest.mark.parametrize("what", BRIEF)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_changed_does_harm(game: str, what: str) -> None:
    came = run(what, game, 1, 0, BRIEF[what], PATIENCE)
    assert not came.found, came.found
    assert came.tally["tries"] == BRIEF[what] == came.tally["refused"] + came.tally["accepted"]
    assert came.tally["refused"] > 0, "nothing was refused: were there changes?"


@pytest.mark.parametrize("name", GAMES)
def test_every_position_that_was_played_to_can_be_taken_in(name: str) -> None:
    """Positions that the audits refuse cannot occur: they check each position of a few games."""
    rng = random.Random(4)
    for _ in range(2):
        game = opened(name, rng)
        state = game.new()
        while state.pending() != OVER:
            audited(game, [int(x) for x in state.pack()])
            one_step(state, rng)


def harmful(how: str, rng: random.Random, tally: Counter[str]) -> None:
    """A try that fails now and then."""
    tally["refused"] += 1
    if rng.random() < 0.05:
        while how == "hangs":
            pass
        if how == "ends with 3":
            os._exit(3)
        raise ValueError("went wrong")


@pytest.mark.parametrize("how", ["hangs", "ends with 3", "ValueError: went wrong"])
def test_the_fuzzer_finds_what_goes_wrong(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of the check: such tries are reported, the others still run, and a second run finds the same."""
    monkeypatch.setattr(working, "_changer", lambda job, block: partial(harmful, how))
    runs = [working.run("records", "parthenon", 5, 0, 60, 0.05, workers) for workers in (1, 3)]
    for came in runs:
        assert came.found and all(how in told for _, told in came.found)
        assert came.tally["tries"] == 60 and came.left is None
    assert [k for k, _ in runs[0].found] == [k for k, _ in runs[1].found]


def test_the_fuzzer_stops_when_its_time_is_up_and_says_where_to_go_on() -> None:
    came = run("records", "parthenon", 5, 7, 60, PATIENCE, seconds=0)
    assert (came.tally["tries"], came.left) == (0, 7)


@pytest.mark.soak
@pytest.mark.parametrize("what", LONG)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_changed_does_harm_for_hours(game: str, what: str) -> None:
    seed = random.SystemRandom().getrandbits(32)
    came = run(what, game, seed, 0, LONG[what], PATIENCE)
    print(game, seed, dict(came.tally))
    assert not came.found, (seed, came.found)
