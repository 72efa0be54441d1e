"""Golden records: whole games and positions as they were once played. Together they show the whole box.

They notice change, not mistakes: when the rules change on purpose they are made anew (docs/records.md).
"""

from collections import Counter
from functools import cache

import pytest

import petteia
from petteia.engine.play import Play
from petteia.engine.record import Record
from petteia.engine.replay import UNVERIFIED, Replay, findings, revealed_dealer
from petteia.games.deukalion.game import Deukalion
from tests.rules.deukalion.make_golden import FOLDER, POSITIONS, WHOLE
from tests.rules.deukalion.witness import wanted, witnessed

RECORDS = sorted(path.stem for path in FOLDER.glob("*.record"))
WHOLE_GAMES = {whole.name: whole for whole in WHOLE}


@cache
def record(name: str) -> Record:
    return Record.parse((FOLDER / f"{name}.record").read_bytes())


@cache
def replayed(name: str) -> Replay:
    """A record played again, every digest and every outcome compared."""
    header = record(name).header
    game = petteia.load(Deukalion.ID, seats=len(header.names), options=header.options)
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


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_a_whole_game_goes_from_the_beginning_to_the_end_it_is_there_for(name: str) -> None:
    whole, state = WHOLE_GAMES[name], replayed(name).play.state
    assert record(name).header.start is None and not state.pending()
    assert int(state.game.seats) == whole.seats and f"end {whole.end}" in shown(name)
    assert whole.options.items() <= dict(record(name).header.options).items()


def test_there_are_games_for_every_number_of_players_option_and_end() -> None:
    assert {whole.seats for whole in WHOLE} == set(Deukalion.SEAT_COUNTS)
    options = Deukalion.OPTIONS  # what a record does not name is played as printed
    headers = [record(name).header.options for name in WHOLE_GAMES]
    chosen = {(option.key, header.get(option.key, option.values[0])) for header in headers for option in options}
    assert chosen == {(option.key, value) for option in Deukalion.OPTIONS for value in option.values}
    assert {whole.end for whole in WHOLE} == {"goal", "limit"}


def test_all_records_together_show_every_card_mission_way_of_scoring_fight_event_and_end() -> None:
    assert sorted({*WHOLE_GAMES, *POSITIONS}) == RECORDS
    seen: Counter[str] = Counter()
    for name in RECORDS:
        seen += shown(name)
    game = petteia.load(Deukalion.ID)
    assert isinstance(game, Deukalion)
    assert sorted(wanted(game) - set(seen)) == []
