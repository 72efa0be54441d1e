"""The analysis of a finished game."""

import json

import pytest
from typer.testing import CliRunner

from petteia.bots.advice import chances
from petteia.bots.analysis import Analysis, AnalysisStep, Analyst, moment
from petteia.cli import app
from petteia.cli.analyse import decision_text, turn
from petteia.cli.game_texts import GameTexts
from petteia.cli.record_file import open_game, read_record
from petteia.engine.protocol import CHANCE
from petteia.engine.record_lines import RecordLine
from petteia.games.age_of_mythology.scenario import scenario
from petteia.games.parthenon.scenario import scenario as parthenon
from tests import ROOT

pytestmark = pytest.mark.part("bots")

SHORT = ROOT / "tests" / "rules" / "age_of_mythology" / "golden" / "egyptian-dead.record"
GOLDEN = ROOT / "tests" / "rules" / "age_of_mythology" / "golden" / "end-last-cube.record"


def a_moment(first: int, change: int, luck: int) -> AnalysisStep:
    return AnalysisStep(first, first, [0], [500 + change, 500 - change], [change, -change], [luck, -luck], "x")


def test_turning_points_are_the_largest_changes_in_the_order_they_came():
    found = Analysis(2, [500, 500], [a_moment(n, change, 0) for n, change in enumerate((120, 99, -300, 250))])
    assert [one.first for one in found.turning_points(2)] == [2, 3]
    assert [one.first for one in found.turning_points()] == [0, 2, 3]


@pytest.mark.parametrize("change, luck, share", [(100, 100, 1.0), (100, 0, 0.0), (100, 50, 0.5), (0, 100, 0.5)])
def test_luck_is_what_outcomes_had_and_decisions_the_rest(change, luck, share):
    assert Analysis(2, [500, 500], [a_moment(1, change, luck)]).share_of_luck() == share
    assert Analysis(2, [500, 500]).share_of_luck() is None


def test_luck_is_never_more_than_a_chance_can_change():
    """Consecutive outcomes added up to more than there is: 31 → 64 % was reported as +186 by luck."""
    rolls = [RecordLine(1, "*", "3 3"), RecordLine(2, "*", "1 2")]
    assert moment(rolls, [310, 690], [640, 360], [1860, -1860]).luck == [690, -690]
    assert moment(rolls, [310, 690], [640, 360], [-900, 100]).luck == [-310, 100]


def test_a_whole_game_ends_with_the_one_who_won():
    record = read_record(str(GOLDEN))
    found = Analyst(record, open_game(record, None)).analyse()
    before = found.begin
    for one in found.moments:
        assert abs(sum(one.chances) - 1000) <= 2 and one.first <= one.last
        assert [now - was for now, was in zip(one.chances, before, strict=True)] == one.change
        assert all(0 <= was + luck <= 1000 for was, luck in zip(before, one.luck, strict=True))
        before = one.chances
    assert sorted(found.moments[-1].chances) == [0, 1000]


def test_a_game_that_is_won_is_played_to_its_end_in_thought():
    """The last round of the last turn: nobody builds the Wonder any more, and later gains are worth nothing."""
    hands = {0: ["greek_trade_1"], 1: ["permanent_build"], 2: ["permanent_recruit"]}
    units = {1: {"chariot_archer": 3, "sphinx": 2}, 2: {"huskarl": 3, "frost_giant": 2}}
    cultures, cubes = ["greek", "egyptian", "norse"], {0: 8, 1: 5, 2: 4}
    laid = {"victory": {"the_wonder": 13}, "victory_cubes": cubes, "units": units, "hands": hands}
    table = scenario(cultures=cultures, turn=9, round=3, **laid)
    record = read_record(str(GOLDEN))
    analyst = Analyst(record, table.game)
    assert chances(analyst.evaluation, table.state)[0] < 650
    assert analyst.chances_of_all(table.state) == [1000, 0, 0]


def test_a_hazard_is_luck_though_it_strikes_when_all_have_had_their_say():
    """Nothing happens as the card is drawn, and it takes cargo, which only its owner sees: Parthenon had "0 % luck"."""
    cargo = {0: {"a": {"to": "sparta", "cards": {"spices": 2, "papyrus": 1, "gold": 2}}}}
    table = parthenon(phase="hazard", at_sea=cargo).until("hazard")
    while table.pending != CHANCE:
        table.state.apply(table.pending[0], table.state.default(table.pending[0]), table.sink)
    analyst = Analyst(read_record(str(GOLDEN)), table.game)
    box, before = table.state.box, table.state
    assert [int(n) > 0 for n in before.chance()] == [True] * len(box.hazard_ids)
    chance: dict[str, int] = {}
    for hazard in ("safe_voyage", "tempest"):
        after = before.clone()
        after.happen(box.hazard_ids.index(hazard))
        chance[hazard] = analyst.found(before, after)[0]
    assert chance["safe_voyage"] > analyst.expected(before)[0] > chance["tempest"] + 30


def test_the_command_tells_people_and_programs():
    told = CliRunner().invoke(app, ["analyse", str(SHORT)])
    assert told.exit_code == 0 and "luck had" in told.stdout and " %" in told.stdout
    answer = json.loads(CliRunner().invoke(app, ["analyse", str(SHORT), "--json"]).stdout)
    assert answer["moments"] and 0 <= answer["share_of_luck"] <= 1


def test_what_was_decided_is_told_in_words():
    """A line of the record in notation reads as it does at the table; chance outcomes have no other words."""
    record = read_record(str(SHORT))
    texts = GameTexts(open_game(record, None), ["Ariadne", "Bion"], "nl")
    told = turn(AnalysisStep(3, 5, [1], [400, 600], [-200, 200], [0, 0], "pick permanent_recruit"), texts)
    assert "recruit" not in told and "_" not in told and "Ariadne 60 → 40 % (mostly decisions) · Bion: " in told
    assert decision_text("3 3", texts) == "3 3"
