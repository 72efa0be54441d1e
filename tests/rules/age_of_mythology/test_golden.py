"""Golden records: whole games and positions as they were once played. Together they show the whole box.

They notice change, not mistakes: when the rules change on purpose they are made anew (docs/records.md).
"""

from collections import Counter
from functools import cache

import pytest

import petteia
from petteia.engine.events import EventKind
from petteia.engine.play import Play
from petteia.engine.record import Record
from petteia.engine.replay import UNVERIFIED, Replay, findings, revealed_dealer
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.game import AgeOfMythology, Position
from petteia.games.age_of_mythology.terms import CULTURES
from tests.rules.age_of_mythology.make_golden import FOLDER, POSITIONS, WHOLE
from tests.rules.age_of_mythology.witness import wanted, witnessed

RECORDS = sorted(path.stem for path in FOLDER.glob("*.record"))
WHOLE_GAMES = [whole.name for whole in WHOLE]


@cache
def record(name: str) -> Record:
    return Record.parse((FOLDER / f"{name}.record").read_bytes())


@cache
def replayed(name: str) -> Replay:
    """A record played again, every digest and every die compared."""
    header = record(name).header
    game = petteia.load(AgeOfMythology.ID, seats=len(header.names), options=header.options)
    replay = Replay(record(name), game, revealed_dealer(record(name)))
    replay.run()
    return replay


@cache
def shown(name: str) -> Counter[str]:
    play: Play = replayed(name).play
    return witnessed(play)


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_is_played_as_it_was(name: str) -> None:
    replay = replayed(name)
    assert replay.digests == len(record(name).marks) > 0
    # Other components than it was played with are no matter as long as every line and digest is as it was.
    missing = {finding.about for finding in findings(replay) if finding.verdict == UNVERIFIED} - {"components"}
    assert missing <= (set() if name in WHOLE_GAMES else {"start", "outcomes"})


@pytest.mark.parametrize("whole", WHOLE, ids=WHOLE_GAMES)
def test_a_whole_game_goes_from_the_beginning_to_the_end_it_is_there_for(whole: object) -> None:
    (spec,) = [each for each in WHOLE if each is whole]
    state = replayed(spec.name).play.state
    assert isinstance(state, Position)
    assert record(spec.name).header.start is None and not state.pending()
    assert state.seats == spec.seats
    assert not spec.end or f"end {spec.end}" in shown(spec.name)
    assert not spec.cultures or {CULTURES[state.culture(seat)] for seat in range(2)} == set(spec.cultures)
    assert spec.options.items() <= dict(record(spec.name).header.options).items()


def test_there_are_games_for_every_end_pair_number_of_players_and_option() -> None:
    assert {whole.end for whole in WHOLE if whole.end} == {"wonder_built", "temple_bought", "cube_placed"}
    pairs = {frozenset(whole.cultures) for whole in WHOLE if whole.cultures}
    assert pairs == {frozenset({a, b}) for a in CULTURES for b in CULTURES if a < b}
    assert {whole.seats for whole in WHOLE} == set(AgeOfMythology.SEAT_COUNTS)
    options = AgeOfMythology.OPTIONS  # what a record does not name is played as printed
    headers = [record(name).header.options for name in WHOLE_GAMES]
    chosen = {(option.key, header.get(option.key, option.values[0])) for header in headers for option in options}
    assert chosen == {(option.key, value) for option in options for value in option.values}


def test_all_records_together_show_every_card_power_special_building_and_end() -> None:
    assert set(WHOLE_GAMES) | set(POSITIONS) <= set(RECORDS)
    seen: Counter[str] = Counter()
    for name in RECORDS:
        seen += shown(name)
    game = petteia.load(AgeOfMythology.ID)
    assert isinstance(game, AgeOfMythology)
    everything = wanted(game)
    box = game.box
    assert len(everything) >= len(box.card_ids) + len(box.god_ids) + len(box.building_ids) + 3 + 20
    assert sorted(everything - set(seen)) == []


def test_all_records_together_tell_every_kind_of_event() -> None:
    kinds = {kind.name for kind in vars(events).values() if isinstance(kind, EventKind)}
    told = {what.removeprefix("event ") for name in RECORDS for what in shown(name) if what.startswith("event ")}
    assert sorted(kinds - told) == []
