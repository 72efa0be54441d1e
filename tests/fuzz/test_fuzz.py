"""Changed positions, records and component files: refused with a sentence, or good to play with. Never endless.

`PETTEIA_FUZZ=1000000 make soak T='-k fuzz'` sets how many positions of each game are changed in the soak.
"""

import json
import os
import random
from collections import Counter
from pathlib import Path

import pytest

import petteia
from petteia.engine.packing import Unreadable
from petteia.engine.positions import restored
from tests.fuzz.__main__ import run
from tests.fuzz.changing import GAMES
from tests.fuzz.trying import taken_in

KEPT = sorted((Path(__file__).parent / "positions").glob("*.json"))
PATIENCE = 120
"""Seconds that one try may take on a busy machine before it counts as endless."""
BRIEF = {"positions": 400, "records": 40, "components": 80}
LONG = {"positions": int(os.environ.get("PETTEIA_FUZZ", "1000000")), "records": 20_000, "components": 50_000}


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
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


@pytest.mark.parametrize("what", BRIEF)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_changed_does_harm(game: str, what: str) -> None:
    tally, found = run(what, game, 1, 0, BRIEF[what], PATIENCE)
    assert not found, "\n".join(found)
    assert tally["refused"] > 0, "nothing was refused: were there changes?"


@pytest.mark.soak
@pytest.mark.parametrize("what", LONG)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_changed_does_harm_for_hours(game: str, what: str) -> None:
    tally, found = run(what, game, random.SystemRandom().getrandbits(32), 0, LONG[what], PATIENCE)
    print(game, dict(tally))
    assert not found, "\n".join(found)
