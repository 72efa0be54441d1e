"""The `petteia` command, as people and programs use it."""

import json
import os
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from petteia import __version__
from petteia.cli import COMMANDS, app, unwrapped
from petteia.cli.output import Complaint
from petteia.engine.build import build
from petteia.engine.protocol import CHANCE
from petteia.engine.record import Record
from petteia.engine.replay import Replay
from petteia.store.sqlite.store import SqliteStore
from tests.record.played import AGORA, agora, recorded
from tests.record.test_record import HAND_WRITTEN

GAME = ("--game", AGORA)


class Answer:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err
        assert "Traceback" not in out + err, err

    @property
    def json(self):
        return json.loads(self.out)


def surroundings(home: Path | None) -> dict[str, str]:
    there = {"XDG_DATA_HOME": str(home)} if home is not None else {}
    return {"COLUMNS": "160", "NO_COLOR": "1", "USER": "Sappho", "PYTHONIOENCODING": "utf-8", **there}


def petteia(*words: str, typed: str = "", home: Path | None = None, columns: int = 160) -> Answer:
    """The command, in this process: starting Python for every test would take minutes."""
    env = {**surroundings(home), "COLUMNS": str(columns)}
    done = CliRunner().invoke(app, list(words), input=typed, env=env)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Answer(done.exit_code, done.stdout, done.stderr)


def started(*words: str, typed: str = "", home: Path | None = None) -> Answer:
    """The command as a process of its own."""
    command = [sys.executable, "-m", "petteia", *words]
    env = {**os.environ, **surroundings(home)}
    done = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", env=env, timeout=120)
    return Answer(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "supper.record"
    path.write_text(recorded(5)[1], encoding="utf-8")
    return path


def test_the_version_says_which_form_is_installed():
    answer = started("--version")
    assert answer.code == 0
    assert __version__ in answer.out and build() in answer.out
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    assert project.get("version", __version__) == __version__


def test_help_shows_every_command_and_examples():
    for command in ("games", "play", "replay", "verify"):
        assert command in petteia("--help").out
        assert f"petteia {command}" in petteia(command, "--help").out
        assert "Exit codes" in petteia(command, "--help").out


def test_help_keeps_its_paragraphs_whatever_the_width():
    text = "One sentence that is\nwrapped in the source.\n\n  petteia games\n\nExit codes: 0 · 2."
    assert unwrapped(text) == "One sentence that is wrapped in the source.\n\n  petteia games\n\nExit codes: 0 · 2."
    told = [" ".join(line.split()) for line in petteia("serve", "--help").out.splitlines()]
    assert not any(line.endswith("(PETTEIA_PORT,") for line in told), "where the source breaks its lines"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_fills_80_columns(command):
    shown = petteia(command, "--help", columns=80).out
    assert all(len(line) <= 80 for line in shown.splitlines())
    text = "\n".join(line.strip() for line in shown.split("╭")[0].splitlines())
    parts = text.strip().split("\n\n")
    paragraphs = [part.splitlines() for part in parts if not part.startswith(("Usage:", "petteia "))]
    assert paragraphs
    for line, following in [pair for lines in paragraphs for pair in pairwise(lines)]:
        assert len(line) + 1 + len(following.split()[0]) > 78, f"{line!r} ends early"


def test_an_empty_house_says_that_it_is_empty(tmp_path):
    SqliteStore(tmp_path / "petteia.db").close()
    assert petteia("admin", "list", "--data", str(tmp_path)).out == "there are no tables yet\n"
    assert petteia("admin", "list", "--data", str(tmp_path), "--json").json == []


def test_a_database_that_does_not_answer_gets_whole_sentences():
    pytest.importorskip("psycopg")
    told = petteia("admin", "list", "--database", "postgres://127.0.0.1:1/nothing")
    assert told.code == 2 and told.err.endswith("Is PostgreSQL running there, and is there such a database?\n")
    told = petteia("admin", "list", "--database", "mysql://localhost/petteia")
    assert told.code == 2 and "mysql://… is no database that is known here; right would be" in told.err


def test_a_folder_that_cannot_be_gets_a_sentence(tmp_path):
    file = tmp_path / "file"
    file.touch()
    answer = petteia("learn", "deukalion", "--into", str(file / "runs"))
    assert answer.code == 2 and "cannot be a folder" in answer.err and "Traceback" not in answer.err
    assert str(Complaint("is there such a database?.")) == "is there such a database?"


def test_shell_completion_can_be_installed():
    assert "--install-completion" in petteia("--help").out


@pytest.mark.parametrize("words", [("nonsense",), ("verify",), ("games", "--nonsense"), ("replay", "x", "--to", "y")])
def test_wrong_usage_exits_with_2(words):
    assert petteia(*words).code == 2


# -- games -----------------------------------------------------------------------------------------------------------


def test_an_outsiders_game_is_listed():
    assert petteia("games", *GAME).out == "agora  Agora · seats 3 · rules 1\n"
    assert petteia("games", *GAME, "--json").json == [
        {"id": "agora", "title": "Agora", "seats": [3], "rules": 1, "options": {}}
    ]


def test_the_shelf_is_listed_as_json():
    answer = petteia("games", "--json")
    assert answer.code == 0
    assert all("id" in game for game in answer.json)


def test_a_game_that_is_not_there_gets_a_sentence():
    answer = petteia("games", "--game", AGORA.replace("agora.py", "agroa.py"), "--json")
    assert answer.code == 2
    assert "did you mean agora.py" in answer.err
    assert "agroa.py" in answer.json["error"]


# -- verify -----------------------------------------------------------------------------------------------------------


def test_a_sound_record_is_verified(record):
    answer = petteia("verify", str(record), *GAME)
    assert answer.code == 0
    assert "✓ outcomes" in answer.out and "?" not in answer.out
    told = petteia("verify", str(record), *GAME, "--json").json
    assert told["verdict"] == "verified"
    assert {"about", "verdict", "sentence"} == set(told["findings"][0])


def test_a_record_without_seed_is_sound_but_not_all_of_it_is_verified(record):
    text = "".join(line for line in record.read_text("utf-8").splitlines(True) if not line.startswith("seed"))
    record.write_text(text, "utf-8")
    answer = petteia("verify", str(record), *GAME)
    assert answer.code == 1
    assert "? outcomes: the seed is not shown" in answer.out


def test_a_record_is_verified_by_the_seed_that_somebody_else_shows(record):
    lines = record.read_text("utf-8").splitlines(True)
    seed = next(line for line in lines if line.startswith("seed")).split()[1]
    record.write_text("".join(line for line in lines if not line.startswith("seed")), "utf-8")
    assert petteia("verify", str(record), *GAME, "--secret", seed).code == 0
    for wrong, said in (("xyz", "64 hexadecimal digits"), ("ab" * 31, "64 hexadecimal digits"), ("ab" * 32, "commit")):
        answer = petteia("verify", str(record), *GAME, "--secret", wrong)
        assert answer.code == 2 and said in answer.err and "Traceback" not in answer.err
    record.write_text("".join(lines), "utf-8")
    assert "another seed" in petteia("verify", str(record), *GAME, "--secret", "ab" * 32).err
    assert "no commitment" in petteia("verify", "-", *GAME, "--secret", "ab" * 32, typed=HAND_WRITTEN + "end\n").err


def test_a_record_is_read_from_standard_input():
    assert petteia("verify", "-", *GAME, typed=HAND_WRITTEN + "end\n").code == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("text", "says", "line"),
    [
        (HAND_WRITTEN, "cut off", 17),
        (HAND_WRITTEN + "A lay three\nend", "AGO-3.1", 18),
        ("hello\n", "not a record", 1),
        ("petteia record 9\n", "A newer petteia is needed", 1),
        (HAND_WRITTEN.replace("game agora", "game agora\nrules 7") + "end", "version 7", 0),
        (HAND_WRITTEN.replace("game agora", "game chess") + "end", "record of chess", None),
        (HAND_WRITTEN.replace('"Chloe"', '"Chloe"\nseat D "Damon"') + "end", "not for 4 seats; right would be 3", None),
        (HAND_WRITTEN.replace("game agora", 'game agora\noptions {"x": "y"}') + "end", "no option 'x'", None),
        (HAND_WRITTEN.replace("game agora", "game agora\nentry [1]") + "end", "components cannot be read", 0),
        ("\x00" * 5000, "not a record", 1),
    ],
)
def test_a_bad_record_gets_a_sentence_and_exit_code_2(command, text, says, line, tmp_path):
    path = tmp_path / "bad.record"
    path.write_text(text)
    answer = petteia(command, str(path), *GAME, "--json")
    assert answer.code == 2
    assert says in answer.err and says in answer.json["error"]
    assert answer.json.get("line") == line


def test_a_record_of_a_game_that_is_not_installed_says_how_to_name_it(record):
    answer = petteia("verify", str(record))
    assert answer.code == 2
    assert "there is no game 'agora'" in answer.err and "my_game.py:GAME" in answer.err


def test_a_file_that_is_not_there_or_is_a_folder_gets_a_sentence(tmp_path):
    for path in (tmp_path / "none.record", tmp_path):
        answer = petteia("verify", str(path))
        assert answer.code == 2 and "cannot be read" in answer.err


def test_a_file_of_a_hundred_megabytes_is_refused_at_once(tmp_path):
    path = tmp_path / "huge.record"
    with path.open("wb") as stream:
        stream.truncate(100_000_000)
    answer = started("verify", str(path))
    assert answer.code == 2 and "larger than 16 MB" in answer.err


def test_nothing_in_a_record_steers_the_terminal(tmp_path):
    path = tmp_path / "steering.record"
    path.write_text(HAND_WRITTEN.replace('"Bion"', r'"\u001b[31m\u202eBion"') + "end\n")
    for command in ("verify", "replay"):
        answer = petteia(command, str(path), *GAME)
        assert "\x1b" not in answer.out and "\u202e" not in answer.out and r"\x1b[31m\u202eBion" in answer.out
    path.write_text(HAND_WRITTEN + "\x1b[31mA\nend\n")
    assert "\x1b[31m" not in petteia("verify", str(path), *GAME).err


def test_somebody_who_stops_reading_is_left_in_peace(record):
    command = f"{sys.executable} -m petteia replay {record} --game {AGORA} --boards | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith("Agora") and done.stderr == ""


# -- replay -----------------------------------------------------------------------------------------------------------


def test_a_replay_shows_lines_events_board_and_result(record):
    answer = petteia("replay", str(record), *GAME)
    assert answer.code == 0
    assert "   1 * " in answer.out and "Temple" in answer.out and "1. " in answer.out


def test_a_replay_as_json_has_every_line_and_marks_what_was_undone(record):
    play, _ = recorded(5)
    told = petteia("replay", str(record), *GAME, "--json").json
    assert [line["line"] for line in told["lines"]] == [e.line for e in play.entries]
    assert [line["line"] for line in told["lines"] if line.get("undone")] == [e.line for e in play.entries if e.undone]
    assert told["view"]["over"] and told["view"]["standings"] == play.state.standings()


def test_a_replay_stops_where_it_is_told(record):
    told = petteia("replay", str(record), *GAME, "--to", "9", "--json").json
    assert len(told["lines"]) == 9 and not told["view"]["over"]
    answer = petteia("replay", str(record), *GAME, "--to", "9999")
    assert answer.code == 2 and "there is no line 9999" in answer.err


def test_a_replay_from_a_seat_shows_what_the_seat_was_sent_and_no_more(record):
    replay = Replay(Record.parse(record.read_bytes()), agora(), listening=True)
    sent = [*replay.play.sent, *(message for _ in replay for message in replay.play.sent)]
    for letter, seat in (("B", 1), ("spectator", -1)):
        told = petteia("replay", str(record), *GAME, "--seat", letter, "--json").json
        heard = [event for message in sent if message.seat == seat for event in message.events]
        assert [event for row in told["lines"] for event in row["events"]] == heard
        assert all(row.get("who", letter) == letter for row in told["lines"])
    assert petteia("replay", str(record), *GAME, "--seat", "Q").code == 2


def test_all_hands_are_open_in_a_replay_without_a_seat(tmp_path):
    path = tmp_path / "hands.record"
    path.write_text(HAND_WRITTEN + "end\n")
    zones = petteia("replay", str(path), *GAME, "--json").json["view"]["zones"]
    assert not any("unseen" in zone for zone in zones)
    assert any(
        "unseen" in z for z in petteia("replay", str(path), *GAME, "--seat", "A", "--json").json["view"]["zones"]
    )


def test_a_board_after_every_line_on_request(record):
    few, many = petteia("replay", str(record), *GAME).out, petteia("replay", str(record), *GAME, "--boards").out
    assert few.count("    Temple ") == 1
    assert many.count("    Temple ") > 30


# -- play -----------------------------------------------------------------------------------------------------------


def saved(home: Path) -> Path:
    (path,) = (home / "petteia" / "records").iterdir()
    return path


def test_a_game_is_played_to_its_end_and_its_record_verified(tmp_path):
    answer = started("play", "--terminal", *GAME, "--seed", "supper", typed="1\n" * 60, home=tmp_path)
    assert answer.code == 0
    assert "1. " in answer.out and "3. " in answer.out
    path = saved(tmp_path)
    assert str(path) in answer.out.replace("\n", "")
    assert petteia("verify", str(path), *GAME).code == 0
    play = Replay(Record.parse(path.read_bytes()), agora()).run()
    assert not play.state.pending()
    assert Record.parse(path.read_bytes()).header.names[0] == "Sappho"


def test_the_same_seed_gives_the_same_game_and_none_gives_another(tmp_path):
    texts = []
    for number, seed in enumerate(("a", "a", "b", None, None)):
        words = ("--seed", seed) if seed else ()
        file = tmp_path / f"{number}.record"
        assert petteia("play", "--terminal", *GAME, *words, "--seat", "spectator", "--record", str(file)).code == 0
        assert petteia("verify", str(file), *GAME).code == 0
        texts.append(file.read_text("utf-8"))
    assert texts[0] == texts[1] and len(set(texts)) == 4


def test_the_terminal_answers_questions(tmp_path):
    typed = "?\nwhy done\nwhy pay one\nwhy nonsense\nlay nine\n99\n\nundo\n1\nundo\nboard\nquit\n"
    answer = petteia("play", "--terminal", *GAME, "--seed", "supper", typed=typed, home=tmp_path)
    assert answer.code == 0
    assert "in notation" in answer.out
    assert "That is possible." in answer.out
    assert "[AGO-3.1]" in answer.out
    assert answer.out.count("is not an action of this game") == 2
    assert "There are 1 to 3." in answer.out
    assert "nothing of yours that can be taken back" in answer.out
    lines = Record.parse(saved(tmp_path).read_bytes()).lines
    assert [line.text.split()[0] for line in lines[-2:]] == ["lay", "undo"]


def test_what_is_typed_as_notation_is_played(tmp_path):
    petteia("play", "--terminal", *GAME, "--seat", "B", "--seed", "supper", typed="done\nquit\n", home=tmp_path)
    lines = Record.parse(saved(tmp_path).read_bytes()).lines
    assert any(line.who == "B" and line.text == "done" for line in lines)


def test_a_seat_at_the_terminal_sees_only_its_own_hand(tmp_path):
    answer = petteia("play", "--terminal", *GAME, "--seed", "supper", typed="quit\n", home=tmp_path)
    assert answer.out.count("2 unseen") == 2


def test_the_end_of_what_is_typed_saves_the_record(tmp_path):
    answer = petteia("play", "--terminal", *GAME, typed="", home=tmp_path)
    assert answer.code == 0
    assert petteia("verify", str(saved(tmp_path)), *GAME).code == 0


def test_a_record_is_never_written_over(tmp_path):
    there = tmp_path / "there.record"
    there.write_text("mine")
    answer = petteia("play", "--terminal", *GAME, "--record", str(there), typed="quit\n")
    assert answer.code == 2
    assert there.read_text() == "mine"
    assert "petteia record 1" in answer.out and "cannot be written" in answer.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("nonsense",), "there is no game 'nonsense'"),
        ((*GAME, "--seats", "5"), "not for 5 seats; right would be 3"),
        ((*GAME, "--seat", "D"), "there is no seat 'D'"),
        ((*GAME, "--option", "x"), "KEY=VALUE"),
        ((*GAME, "--option", "x=y"), "has no option 'x'"),
        ((*GAME, "--components", "none.toml"), "cannot be read"),
        ((*GAME, "--language", "xx"), "no texts in 'xx'"),
    ],
)
def test_a_table_that_cannot_be_set_gets_a_sentence(words, says):
    answer = petteia("play", "--terminal", *words)
    assert answer.code == 2 and says in answer.err


def test_every_decision_of_the_opponents_is_legal_for_what_they_see():
    from petteia.cli.bot_seats import choose
    from petteia.engine.generator import Generator

    game, rng = agora(), Generator(3)
    state = game.new()
    while state.pending():
        if state.pending() == CHANCE:
            state.resolve(rng.pick(state.chance()))
        else:
            seat = state.pending()[0]
            state.apply(seat, choose(game, json.loads(json.dumps(state.view(seat))), rng))
