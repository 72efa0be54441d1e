"""Characters: the levels with other likings, which never play otherwise by accident."""

import pytest

from petteia.bots import make_bot
from petteia.bots.characters import characters_of, no_such_character, problem_with_character
from petteia.bots.greedy import evaluation_of
from petteia.bots.level_settings import BEARERS, LEVELS
from petteia.bots.levels import LevelBot
from petteia.engine.generator import Generator
from petteia.engine.manifest import ManifestError, read_manifest
from petteia.games import find, load
from petteia.locale import Speech
from tests.bots.test_honesty import compare, decisions
from tests.shelf import GAMES

EVERY = [(game, name) for game in GAMES for name in characters_of(find(game))]


def test_every_game_has_three_of_them_and_nobody_is_called_alike():
    called = [row["called"] for game in GAMES for row in characters_of(find(game)).values()]
    assert all(len(characters_of(find(game))) >= 3 for game in GAMES)
    assert len(set(called)) == len(called)


@pytest.mark.parametrize("game, name", EVERY, ids=[name for _, name in EVERY])
def test_a_character_is_what_things_are_worth_to_it(game, name):
    box = load(game)
    level, plain = make_bot(f"seer:{name}"), make_bot("seer")
    assert isinstance(level, LevelBot) and isinstance(plain, LevelBot)
    for bot in (level, plain):
        bot.settings = bot.all_settings(box)
    mine, theirs = level.prepare(box), plain.prepare(box)
    row = characters_of(type(box))[name]
    differ = {*row.get("percent", {}), *row.get("more", {})}
    for own, other in ((mine.careful, theirs.careful), (mine.quick, theirs.quick)):
        weights, usual = own.named_weights().plain(), other.named_weights().plain()
        assert differ <= usual.keys(), "it names weights that the evaluation has"
        assert {key for key in usual if weights[key] != usual[key]} == differ
        assert own.samples == other.samples and own.hurried == other.hurried
    assert (mine.playouts, mine.breadth, mine.work) == (theirs.playouts, theirs.breadth, theirs.work)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("game", GAMES)
def test_each_has_a_sentence_in_each_language(game, language):
    speech, english = Speech(language, (f"web_{game}",)), Speech("en", (f"web_{game}",))
    for name, row in characters_of(find(game)).items():
        assert speech.say(f"character-{name}") == row["called"]
        said = speech.say(f"character-{name}.text")
        assert len(said) > 20 and (language == "en" or said != english.say(f"character-{name}.text"))
    assert not speech.missing


def test_a_hoplite_without_likings_of_its_own_is_the_greedy_bot():
    game = load("age_of_mythology", 2)
    level, greedy = LevelBot(), make_bot("greedy")
    level.set_up({"level": LEVELS.index("hoplite")})
    asked = 0
    for state, seat in decisions(game, 3, every=61):
        view = state.view(seat)
        assert level.choose(game, view, Generator(1)) == greedy.choose(game, view, Generator(1))
        asked += 1
    assert asked > 3


def test_somebody_with_other_likings_decides_otherwise_somewhere():
    game = load("age_of_mythology", 2)
    bots = [make_bot("hoplite"), make_bot("hoplite:imhotep"), make_bot("hoplite:sigurd")]
    chosen = [tuple(bot.choose(game, state.view(seat), Generator(1)) for bot in bots)
              for state, seat in decisions(game, 3, every=31)]  # fmt: skip
    assert any(len(set(each)) > 1 for each in chosen)


def test_no_character_decides_by_what_its_seat_cannot_know():
    compare(load("age_of_mythology", 2), "seer:baukis", 1, 97, least=1)
    compare(load("parthenon", 3), "seer:kallias", 1, 197, least=1)


@pytest.mark.soak
@pytest.mark.parametrize("level", BEARERS)
@pytest.mark.parametrize("game, name", EVERY, ids=[name for _, name in EVERY])
def test_no_character_decides_by_it_in_a_hundred_positions(game, name, level):
    compare(load(game), f"{level}:{name}", 40, {"deukalion": 87}.get(game, 12), least=100, most=100)


def test_who_has_no_character_says_so():
    assert no_such_character(find("parthenon"), "seer", "imhotep") == (
        "parthenon has no character 'imhotep'; right would be one of: kallias, pytheas, iktinos"
    )
    assert "right would be one of: hoplite" in no_such_character(find("parthenon"), "fisher", "kallias")
    assert problem_with_character(find("parthenon"), "olympian") == ""
    with pytest.raises(ValueError, match="a shepherd has no character"):
        make_bot("shepherd:kallias")
    with pytest.raises(ValueError, match="a character is a text"):
        LevelBot().set_up({"character": 3})
    game = load("parthenon", 3)
    state = next(state for state, _ in decisions(game, 1, every=50))
    seat = next(seat for seat in range(3) if len(state.view(seat)["actions"]) > 1)
    with pytest.raises(ValueError, match="parthenon has no character 'nobody'"):
        make_bot("seer:nobody").choose(game, state.view(seat), Generator(1))


def test_a_level_without_a_character_is_as_it_was():
    """The weights that only characters use change nothing."""
    weights = evaluation_of(load("deukalion", 2)).named_weights().plain()
    assert weights["settling"] == weights["missions"] == 1000


BROKEN = [
    ('[[characters]]\nname = "a b"\ncalled = "A"', "a character has a name"),
    ('[[characters]]\nname = "a"', "a character has a name"),
    ('[[characters]]\nname = "a"\ncalled = "A"\nface = "beard"', "the face of a character"),
    ('[[characters]]\nname = "a"\ncalled = "A"\npercent = { x = "1" }', "percent and more"),
    ('[[characters]]\nname = "a"\ncalled = "A"\nicon = "x"', "a character has no 'icon'"),
]


@pytest.mark.parametrize("text, sentence", BROKEN, ids=[sentence for _, sentence in BROKEN])
def test_a_manifest_with_a_character_that_cannot_be_is_refused(tmp_path, text, sentence):
    (tmp_path / "manifest.toml").write_text(text, "utf-8")
    with pytest.raises(ManifestError, match=sentence):
        read_manifest(tmp_path / "manifest.toml")
