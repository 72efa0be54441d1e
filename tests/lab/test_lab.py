"""Tournaments and their reports."""

import json
import sys
from importlib import import_module

import pytest
from agora import Agora
from typer.testing import CliRunner

from petteia.bots import make_bot
from petteia.bots.greedy import evaluation_of
from petteia.bots.learnt import kept
from petteia.bots.observation import Observer
from petteia.cli import app
from petteia.engine.events import EventKind
from petteia.engine.generator import Generator
from petteia.engine.manifest import manifest_of
from petteia.engine.protocol import CHANCE
from petteia.games import load, shelf
from petteia.lab.contestants import PlayerFailed
from petteia.lab.match import MatchNotes, note_view, play_match
from petteia.lab.plan import PlannedTable, TournamentPlan
from petteia.lab.players import player
from petteia.lab.report import against, interval, report
from petteia.lab.tournament import Pairing, fixtures, tournament
from tests import ROOT
from tests.shelf import FEWEST

AGORA = f"{ROOT / 'tests' / 'games' / 'agora' / 'agora.py'}:GAME"
THREE = ("random", "random", "greedy")


def noted(match: MatchNotes) -> dict[str, object]:
    """A match without its clock times."""
    return {key: value for key, value in vars(match).items() if key != "seconds"}


def lab(*words: str):
    return CliRunner().invoke(app, ["lab", "play", *words], env={"COLUMNS": "160"})


def test_every_deal_is_played_with_every_bot_in_every_seat():
    played = list(fixtures(("a", "b", "b"), 6, 10))
    assert [seed for seed, _ in played] == [10, 10, 10, 11, 11, 11]
    assert {seating.index("a") for _, seating in played[:3]} == {0, 1, 2}


def test_a_folder_of_an_earlier_version_is_of_the_same_tournament():
    pairing = Pairing("agora", ("random", "greedy", "random"), (("a", "b"),), None)
    plan = TournamentPlan(7, True, (PlannedTable("first", pairing, 20),))
    assert plan.mark() == "aae719fb39712765", "as when its classes were called Plan and Sitting"


def test_bots_that_are_alike_need_no_second_seating():
    assert list(fixtures(("a", "a"), 3, 1)) == [(1, ("a", "a")), (2, ("a", "a")), (3, ("a", "a"))]


def test_a_deal_is_the_same_whoever_sits_where():
    first = play_match(Agora(), [make_bot("random") for _ in range(3)], ["random"] * 3, 5)
    again = play_match(Agora(), [make_bot("random") for _ in range(3)], ["random"] * 3, 5)
    other = play_match(Agora(), [make_bot("random") for _ in range(3)], ["random"] * 3, 6)
    assert noted(first) == noted(again) != noted(other)


def test_both_seatings_of_a_deal_get_the_same_cultures():
    matches = tournament(Pairing("age_of_mythology", ("greedy", "random")), 2, seed=4, jobs=1)
    assert [match.bots for match in matches] == [["greedy", "random"], ["random", "greedy"]]
    assert matches[0].marks["culture"] == matches[1].marks["culture"]
    assert matches[0].points != matches[1].points


def test_only_words_that_every_seat_has_are_compared():
    match = MatchNotes(1, ["random"] * 2)
    words = [("island/0", "crete", 0), ("island/1", "chios", 1), ("ignored/1", "plague", 1), ("hands/0", 3, 0)]
    note_view(match, {"counters": [{"id": name, "value": value, "owner": seat} for name, value, seat in words]})
    assert match.marks == {"island": ["crete", "chios"]}


def test_two_processes_play_what_one_plays():
    pairing = Pairing(AGORA, THREE)
    alone = tournament(pairing, 4, seed=3, jobs=1)
    together = tournament(pairing, 4, seed=3, jobs=2)
    assert [noted(match) for match in alone] == [noted(match) for match in together]


def test_progress_is_told_game_by_game():
    told: list[int] = []
    tournament(Pairing(AGORA, ("random",) * 3), 3, seed=1, jobs=1, progress=told.append)
    assert told == [1, 2, 3]


@pytest.mark.parametrize("wins, games, low, high", [(0, 10, 0.0, 0.278), (50, 100, 0.404, 0.596), (10, 10, 0.722, 1.0)])
def test_the_interval_is_wilsons(wins, games, low, high):
    assert interval(wins, games) == pytest.approx((low, high), abs=0.001)


def test_a_report_counts_wins_where_they_belong():
    matches = [
        MatchNotes(1, ["x", "y"], [1.0, 0.0], [{"p": 3}, {"p": 1}], [1, 0], {"side": ["red", "blue"]}, 5, 30, "end"),
        MatchNotes(2, ["y", "x"], [0.5, 0.5], [{"p": 2}, {"p": 2}], [0, 1], {"side": ["blue", "red"]}, 7, 40, "end"),
    ]
    for match in matches:
        match.seconds, match.decided = [0.1, 0.2], [10, 20]
    told = report(matches)
    rates = {kind: {r["name"]: (r["wins"], r["games"]) for r in found} for kind, found in told["win_rates"].items()}
    assert rates["bot"] == {"x": (1.5, 2), "y": (0.5, 2)}
    assert rates["seat"] == {"1": (1.5, 2), "2": (0.5, 2)}
    assert rates["place"] == {"1": (0.5, 2), "2": (1.5, 2)}
    assert rates["side"] == {"red": (1.5, 2), "blue": (0.5, 2)}
    assert told["turns"] == {"least": 5, "median": 6, "mean": 6, "most": 7}
    assert told["points_of_a_seat"] == {"p": 2}
    assert told["endings"] == {"end": 2}


def test_deeds_are_counted_for_the_one_who_did_them():
    deeds = {"stayed": [3, 1], "built wonder": [0, 0]}
    match = MatchNotes(1, ["x", "y"], [1.0, 0.0], [{"p": 3}, {"p": 1}], deeds=deeds)
    match.seconds, match.decided = [0.1, 0.2], [10, 20]
    told = report([match, match])
    assert told["deeds_in_a_game"] == {
        "x": {"stayed": 3, "built wonder": 0},
        "y": {"stayed": 1, "built wonder": 0},
    }
    assert told["never_done"] == ["built wonder"]


def test_every_deed_is_an_event_of_its_game():
    """A misspelt option would never be used."""
    for name, kind in shelf().items():
        assert not isinstance(kind, Exception), kind
        deeds, game = manifest_of(kind).deeds, load(name)
        assert deeds, f"{name} has a manifest with deeds"
        told = {kind.name for kind in vars(import_module(f"petteia.games.{name}.events")).values()
                if isinstance(kind, EventKind)}  # fmt: skip
        words = {word for vocabulary in game.words.values() for word in vocabulary}
        for deed in deeds:
            kind, _, word = deed.partition(" ")
            assert kind in told and (not word or word in words), deed


def test_the_command_reports_to_programs_and_to_people():
    done = lab(AGORA, "--bots", "random", "--games", "3", "--jobs", "1", "--json")
    assert done.exit_code == 0
    answer = json.loads(done.stdout)
    assert answer["games"] == 3 and answer["bots"] == ["random"] * 3
    assert sum(rate["wins"] for rate in answer["win_rates"]["bot"]) == pytest.approx(3)
    done = lab(AGORA, "--bots", "random", "--games", "3", "--jobs", "1", "--events")
    assert done.exit_code == 0 and "a fair share is 33.3%" in done.stdout and "turned_up 9" in done.stdout


@pytest.mark.parametrize(
    "words, says",
    [
        ((AGORA, "--bots", "clever"), "no bot 'clever'"),
        ((AGORA, "--bots", "nowhere.py:Bot"), "there is no such file"),
        ((AGORA, "--bots", f"{ROOT / 'docs' / 'outside_bot.py'}:Nobody"), "there is no Nobody in it"),
        ((AGORA, "--bots", AGORA), "no bot"),
        ((AGORA, "--bots", "run:nowhere/my_bot"), "there is no such program"),
        ((AGORA, "--bots", "runs/nothing.json"), "No such file"),
        ((AGORA, "--bots", str(ROOT / "web" / "package.json")), "was not written by petteia learn"),
        ((AGORA, "--bots", ","), "nobody plays"),
        ((AGORA, "--bots", "random,random,random,random"), "not for 4 seats; right would be 3"),
        ((AGORA, "--bots", "random,random,random,random", "--seats", "3"), "4 bots do not fit on 3 seats"),
        ((AGORA, "--seats", "5"), "not for 5 seats"),
        (("no_such_game",), "no_such_game"),
        ((AGORA, "--option", "x"), "KEY=VALUE"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(words, says):
    done = lab(*words)
    assert done.exit_code == 2 and says in done.stderr and "Traceback" not in done.stderr


def test_a_bot_out_of_a_file_plays_in_the_lab_and_on_the_ladder(tmp_path):
    file = tmp_path / "my_bot.py"
    file.write_text(
        "class Bot:\n    def choose(self, game, view, rng):\n        return view['actions'][-1]['n']\n", "utf-8"
    )
    mine = f"{file}:Bot"
    told = json.loads(lab(AGORA, "--bots", f"{mine},random", "--games", "4", "--jobs", "1", "--json").stdout)
    assert told["bots"] == [mine, "random", "random"][: len(told["bots"])] and told["games"] == 4
    words = ["ladder", AGORA, "--levels", f"random,{mine}", "--games", "2", "--jobs", "1", "--json"]
    climbed = CliRunner().invoke(app, words)
    assert json.loads(climbed.stdout)["rungs"][0]["upper"] == mine


POLICY = """
import numpy as np


class Policy:
    observation = "complete"

    def predict(self, observation, action_masks, deterministic=False):
        assert observation["observation"].dtype == np.int16 and deterministic
        assert (observation["action_mask"].astype(bool) == action_masks).all()
        return np.flatnonzero(action_masks)[-1], None


def last(observation):
    return np.flatnonzero(observation["action_mask"])[-1]


def called():
    return last
"""
PROGRAM = """
import json, sys

for line in sys.stdin:
    asked = json.loads(line)
    assert asked["game"] and asked["seats"] == 3
    print(asked["view"]["actions"][-1]["n"], flush=True)
"""
BOT = "class Bot:\n    def choose(self, game, view, rng):\n        return view['actions'][-1]['n']\n"


def played_by(who: str) -> list[object]:
    """The result of three games in which a random bot meets two of a kind."""
    words = (AGORA, "--bots", f"random,{who}", "--seats", "3", "--games", "3", "--jobs", "1", "--json")
    told = json.loads(lab(*words).stdout)
    assert told["bots"] == ["random", who, who]
    return [told["decisions"], told["points_of_a_seat"], told["events_in_a_game"]]


@pytest.fixture
def bot_of_a_file(tmp_path):
    (tmp_path / "my_bot.py").write_text(BOT, "utf-8")
    return f"{tmp_path / 'my_bot.py'}:Bot"


def test_a_process_plays_as_the_same_bot_out_of_a_file_does(tmp_path, bot_of_a_file):
    (tmp_path / "program.py").write_text(PROGRAM, "utf-8")
    assert played_by(f"run:{sys.executable} {tmp_path / 'program.py'}") == played_by(bot_of_a_file)


@pytest.mark.parametrize("name", ["Policy", "called"])
def test_a_gymnasium_policy_plays_as_the_same_bot_out_of_a_file_does(tmp_path, bot_of_a_file, name):
    pytest.importorskip("numpy")
    (tmp_path / "my_policy.py").write_text(POLICY, "utf-8")
    assert played_by(f"{tmp_path / 'my_policy.py'}:{name}") == played_by(bot_of_a_file)


def test_a_policy_is_shown_what_its_seat_sees_of_the_true_position():
    """It is examined in a world that the seat holds possible: any such world shows the same."""
    for name, seats in FEWEST.items():
        game, rng, shown = load(name, seats), Generator(5), 0
        observer, g = Observer(game), game.new()
        for _ in range(400):
            if g.pending() is CHANCE:
                g.happen(rng.pick(g.chance()))
                continue
            seat = g.pending()[0]
            view = g.view(seat)
            if len(view["actions"]) > 1 and shown < 12:
                shown += 1
                world = game.sample_world(view, Generator(shown))
                assert list(observer.look(world, seat)) == list(observer.look(g, seat)), (name, type(g.stack[-1]))
            g.carry_out(seat, view["actions"][rng.below(len(view["actions"]))]["n"])


@pytest.mark.parametrize(
    "program, says",
    [
        ("import sys; sys.exit()", "has ended without an answer"),
        ("print('first', flush=True)", "right would be one of"),
    ],
)
def test_a_process_that_does_not_answer_gets_a_sentence(tmp_path, program, says):
    (tmp_path / "program.py").write_text(program, "utf-8")
    who = f"run:{sys.executable} {tmp_path / 'program.py'}"
    done = lab(AGORA, "--bots", f"random,{who}", "--games", "1", "--jobs", "1")
    assert done.exit_code == 2 and says in done.stderr and "Traceback" not in done.stderr


def test_a_bot_of_a_file_that_answers_what_is_not_offered_gets_a_sentence(tmp_path):
    (tmp_path / "bad_bot.py").write_text("class Bot:\n    def choose(self, game, view, rng):\n        return 10**6\n")
    done = lab(AGORA, "--bots", f"random,{tmp_path / 'bad_bot.py'}:Bot", "--games", "1", "--jobs", "1")
    assert done.exit_code == 2 and "right would be one of" in done.stderr and "Traceback" not in done.stderr


def test_what_was_learnt_plays(tmp_path):
    game = load("deukalion", 2)
    by_hand = evaluation_of(game).named_weights().plain()
    values = {"plan": {"game": "deukalion"}, "judged": [{"rate": 0.5, "values": by_hand}], "values": by_hand}
    network = {"plan": {"game": "deukalion"}, "best": None, "weights": kept("deukalion")["network"]}
    view = first_choice(game)
    for name, learnt in (("values.json", values), ("network.json", network)):
        (tmp_path / name).write_text(json.dumps(learnt), "utf-8")
        assert player(str(tmp_path / name)).choose(game, view, Generator(1)) in [a["n"] for a in view["actions"]]
    same = player(str(tmp_path / "values.json")).choose(game, view, Generator(1))
    assert same == make_bot("greedy").choose(game, view, Generator(1)), "values by hand are those of the greedy bot"
    with pytest.raises(PlayerFailed, match="was learnt from deukalion; this is parthenon"):
        other = load("parthenon", 3)
        player(str(tmp_path / "values.json")).choose(other, first_choice(other), Generator(1))


def first_choice(game):
    """The view of the first seat that has a choice."""
    g, rng = game.new(), Generator(3)
    while True:
        if g.pending() is CHANCE:
            g.happen(rng.pick(g.chance()))
            continue
        view = g.view(g.pending()[0])
        if len(view["actions"]) > 1:
            return view
        g.carry_out(g.pending()[0], view["actions"][0]["n"])


def test_everybody_is_compared_with_everybody():
    games = [[("a", 1.0), ("b", 0.0), ("b", 0.0)], [("a", 0.0), ("b", 0.0), ("b", 1.0)], [("a", 0.5), ("c", 0.5)]]
    found = against([*games, [("a", 0.0), ("b", 0.0), ("c", 1.0)]])
    assert (found["a"]["b"].wins, found["a"]["b"].games) == (1.0, 2), "games that neither has won do not count"
    assert (found["a"]["c"].wins, found["a"]["c"].games) == (0.5, 2)
    assert found["b"]["a"].wins == 1.0 and "a" not in found["a"]
