"""The small game keeps every contract, and the report counts how often each was really checked."""

import json

import agora

from petteia.engine import Play, conformance
from petteia.engine.conformance import CONTRACTS
from petteia.engine.record import Record
from petteia.engine.replay import Replay
from tests.conformance.broken_rules import LostCoin
from tests.conformance.broken_secrets import SeenHands


def test_the_small_game_keeps_every_contract_and_each_was_checked():
    told = []
    report = conformance(agora.GAME(), progress=lambda done, of: told.append((done, of)))
    assert report.ok, str(report)
    assert report.unchecked() == [] and report.notes == []
    assert all(report.made(contract) > 0 for contract in CONTRACTS)
    pairs = sum(n for check, n in report.counts[7].items() if check.startswith("pairs"))
    assert pairs >= 600, "leak comparisons between games that really differ"
    assert report.counts[12]["copies compared, spoilt and played on"] >= 20 * report.games
    assert told == [(n, 20) for n in range(1, 21)]


def test_the_same_seed_gives_the_same_report_and_another_seed_another():
    first, again, other = (conformance(agora.GAME(), games=2, comparisons=30, seed=s).plain() for s in (3, 3, 4))
    assert json.dumps(first) == json.dumps(again)
    assert first["contracts"] != other["contracts"]


def test_a_failure_comes_with_a_record_that_replays_to_it():
    for kind in (LostCoin, SeenHands):
        failure = conformance(kind()).failure
        record = Record.parse(failure.record())
        play = Replay(record, kind()).run()
        assert [(e.kind, e.seat, e.value) for e in play.entries] == [(e.kind, e.seat, e.value) for e in failure.entries]
    assert str(failure).startswith(f"Contract {failure.contract}")


def test_a_failure_is_found_again_at_the_same_line():
    first, again = (conformance(LostCoin()).failure for _ in range(2))
    assert (first.sentence, len(first.entries)) == (again.sentence, len(again.entries))
    state = Play(LostCoin(), listening=False)
    for entry in first.entries:
        state.repeat(entry)
    assert state.state.census() != LostCoin().new().census()
