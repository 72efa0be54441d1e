"""A game knows the versions of its rules that it can still play: a game begun under one continues under it."""

from pathlib import Path

import pytest

import petteia
from petteia.engine.header import Header, RecordError
from petteia.engine.play import Play
from petteia.engine.record import Record, write
from petteia.engine.replay import Replay, verify
from petteia.games import LoadError
from petteia.tables.journal import entries as j
from petteia.tables.journal.specs import GameSpec, SeatPlan, Settings
from petteia.tables.table.table import Table

GOLDEN = Path(__file__).parents[1] / "rules" / "parthenon" / "golden" / "wonder-stadium.record"


def test_a_record_of_an_older_version_is_verified_and_played_on_by_it() -> None:
    record = Record.parse(GOLDEN.read_bytes())
    assert record.header.rules == 1 < petteia.load("parthenon").rules_version
    game = petteia.load("parthenon", len(record.header.names), record.header.options)
    assert verify(record, game)
    replay = Replay(record, game)
    replay.run()
    assert replay.game.rules_version == 1 and replay.play.state.game is replay.game


def test_a_box_is_opened_by_an_older_version_and_its_record_says_so() -> None:
    older = petteia.load("parthenon", 3, rules=1)
    header = Header.of(older, ("Ariadne", "Bion", "Chloe"))
    text = write(Play(older), header)
    assert "\nrules 1\n" in text and Replay(Record.parse(text), petteia.load("parthenon")).game.rules_version == 1


@pytest.mark.parametrize(("version", "which"), [(4, "A newer petteia is needed"), (0, "An older petteia can play it")])
def test_a_version_that_cannot_be_played_is_refused_with_what_would_be_right(version: int, which: str) -> None:
    with pytest.raises(LoadError, match=f"by version 1 or 2 or 3 of its rules, not by {version}. {which}"):
        petteia.load("parthenon", rules=version)
    text = f'petteia record 1\ngame parthenon\nrules {version}\nseat A "a"\nseat B "b"\nseat C "c"\nend\n'
    with pytest.raises(RecordError, match=which):
        Replay(Record.parse(text), petteia.load("parthenon"))


@pytest.mark.parametrize("rules", [1, 2, 3])
def test_a_running_table_goes_on_by_the_version_it_began_with(rules: int) -> None:
    spec = GameSpec.of("parthenon", petteia.load("parthenon", 3, rules=rules), None)
    created = j.Created(0, "t", spec, "", Settings(), [SeatPlan()] * 3)
    table = Table(created, petteia.load)
    assert not table.unplayable and table.game is not None and table.game.rules_version == rules
