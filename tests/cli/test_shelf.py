"""Opening boxes: ours by name, others' by file, module or entry point; and the messages for errors."""

import sys

import pytest

import petteia
from petteia import LoadError
from petteia.games import find, shelf
from tests.record.played import AGORA

GAME_IN_A_FILE = """
from agora import Agora
from petteia.engine.protocol import Option

class Court(Agora):
    ID = "court"
    TITLE = "Court"
    OPTIONS = (Option("length", "short", "long"),)

    def __init__(self, seats=3, options=None, components=None):
        super().__init__(seats, options, components)
        if components is not None:
            self.rounds = components["rounds"]["number"]

GAME = Court
NOT_A_GAME = 3
"""


@pytest.fixture
def court(tmp_path):
    path = tmp_path / "court.py"
    path.write_text(GAME_IN_A_FILE)
    return path


def test_a_file_loaded_twice_gives_the_same_class(court, monkeypatch):
    first = find(f"{court}:GAME")
    monkeypatch.chdir(court.parent)
    assert find("court.py:GAME") is first is find("./court.py") is find(f"{court}:Court")


def test_two_files_of_the_same_name_are_two_games(court, tmp_path):
    other = tmp_path / "other" / "court.py"
    other.parent.mkdir()
    other.write_text(GAME_IN_A_FILE.replace('"court"', '"other"'))
    assert {find(f"{court}:GAME").ID, find(f"{other}:GAME").ID} == {"court", "other"}


def test_options_and_seats_have_defaults(court):
    game = petteia.load(f"{court}:GAME")
    assert (int(game.seats), game.options) == (3, {"length": "short"})
    assert petteia.load(f"{court}:GAME", seats=3, options={"length": "long"}).options == {"length": "long"}


def test_a_game_comes_through_an_entry_point(tmp_path, monkeypatch):
    (tmp_path / "forum.py").write_text(GAME_IN_A_FILE.replace('"court"', '"forum"'))
    info = tmp_path / "forum-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: forum\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[petteia.games]\nforum = forum:GAME\nbroken = nowhere:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = shelf()
    assert found["forum"] is find("forum") is sys.modules["forum"].GAME
    assert isinstance(found["broken"], LoadError) and "nowhere" in str(found["broken"])
    with pytest.raises(LoadError, match="did you mean forum"):
        petteia.load("forun")


def test_components_come_from_a_file_or_as_they_are(court, tmp_path):
    own = tmp_path / "own.toml"
    own.write_text("[rounds]\nnumber = 4\n")
    assert petteia.load(f"{court}:GAME", components=own).components == {"rounds": {"number": 4}}
    assert petteia.load(f"{court}:GAME", components={"rounds": {"number": 5}}).components["rounds"]["number"] == 5


@pytest.mark.parametrize(
    ("spec", "asked", "says"),
    [
        ("{court}:GAME", {"seats": 4}, "Court is not for 4 seats; right would be 3"),
        ("{court}:GAME", {"options": {"lenght": "long"}}, "did you mean length"),
        ("{court}:GAME", {"options": {"length": "middle"}}, "right would be short or long"),
        ("{court}:GAME", {"components": "none.toml"}, "none.toml cannot be read"),
        ("{court}:GAME", {"components": "{court}"}, "are not TOML"),
        ("{court}:GAME", {"components": {"rounds": 3}}, "like the game's own components.toml"),
        ("{court}:NOT_A_GAME", {}, "derived from petteia.engine.protocol.Game"),
        ("{court}:GAMES", {}, "there is no GAMES in it; right would be"),
        ("{court}x:GAME", {}, "cannot be imported"),
        ("{folder}/cort.py:GAME", {}, "did you mean court.py"),
        ("no.such.module:GAME", {}, "cannot be imported"),
        ("json:GAME", {}, "nor any other class derived from Game"),
        ("no_such_game", {}, "there is no game 'no_such_game'"),
        ("", {}, "there is no game ''"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(court, spec, asked, says):
    asked = {k: str(court) if v == "{court}" else v for k, v in asked.items()}
    with pytest.raises(LoadError) as caught:
        petteia.load(spec.format(court=court, folder=court.parent), **asked)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1/0", "ZeroDivisionError"),
        ("def", "SyntaxError"),
        ("import nowhere_at_all", "nowhere_at_all"),
        ("raise RuntimeError", "RuntimeError"),
        ("\0", "cannot be imported"),
    ],
)
def test_a_file_that_cannot_be_imported_is_named_with_its_fault(tmp_path, text, says):
    path = tmp_path / "broken.py"
    path.write_text(text)
    for _ in range(2):
        with pytest.raises(LoadError, match=says):
            petteia.load(f"{path}:GAME")


def test_the_small_game_is_loaded_like_anybody_elses():
    assert petteia.load(AGORA).id == "agora"
