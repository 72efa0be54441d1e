"""Golden records give every seat what they gave before: events, options, views, refusals and the result."""

import json
from typing import Any

import pytest

from petteia.engine.record import Record
from tests import some
from tests.record.trails import BLOCK, FOLDER, GAMES, KINDS, Trail, records

KNOWN: dict[str, dict[str, dict[str, Any]]] = {
    game: json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8")) for game in GAMES
}
EVERY = [(game, key) for game in GAMES for key in KNOWN[game]]
BETWEEN = {"age_of_mythology": ("seats-4", "seats-5", "seats-6", "seats-7"), "parthenon": ("seats-4", "seats-5")}
"""Whole games between that of the fewest and that of the most seats: they say more about the rules, which the compiled
form plays all of, and nothing about the form that is ten times slower."""
SOME = some(EVERY, [(game, key) for game, key in EVERY if KNOWN[game][key]["name"] not in BETWEEN.get(game, ())])


def named(case: tuple[str, str]) -> Any:
    """The case, under the name of its record."""
    game, key = case
    return pytest.param(game, key, id=f"{game}-{KNOWN[game][key]['name']}")


def record(game: str, key: str) -> Record:
    """A record that a trail is about."""
    found = records(game).get(key)
    name = KNOWN[game][key]["name"]
    assert found is not None, (
        f"{name} has been made anew: keep the old record as {FOLDER.name}/{game}/, so that it is still compared"
    )
    return Record.parse(found)


@pytest.mark.parametrize(("game", "key"), [*map(named, SOME)])
def test_a_golden_record_gives_every_seat_what_it_gave_before(game: str, key: str) -> None:
    blocks = KNOWN[game][key]["blocks"]
    now = Trail(record(game, key)).run().blocks
    different = [
        f"{kind} after line {i * BLOCK} to {i * BLOCK + BLOCK - 1}"
        for i, (was, is_) in enumerate(zip(blocks, now, strict=True))
        for kind, before, after in zip(KINDS, was.split(), is_.split(), strict=True)
        if before != after
    ]
    assert not different, f"{len(different)} blocks differ, first {different[0]}"


@pytest.mark.soak
@pytest.mark.parametrize(("game", "key"), [*map(named, EVERY)])
def test_a_golden_record_gives_every_seat_every_view_of_before(game: str, key: str) -> None:
    assert Trail(record(game, key), whole=True).run().all.hexdigest() == KNOWN[game][key]["whole"]


@pytest.mark.parametrize("game", GAMES)
def test_every_golden_record_is_compared(game: str) -> None:
    assert set(records(game)) <= set(KNOWN[game]), "python -m tests.record.trails writes down those that are missing"
