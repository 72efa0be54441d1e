"""Age of Mythology at the terminal: a person can play it to its end, and everything can be read."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from typer.testing import CliRunner

from petteia.cli import app
from petteia.cli.boards import board, brief, chronicle, open_view
from petteia.cli.game_texts import GameTexts
from petteia.engine.protocol import State
from petteia.engine.record import Record
from petteia.games.age_of_mythology.scenario import scenario
from petteia.locale import Speech
from tests.cli.test_commands import petteia

PLAY = ("play", "--terminal", "age_of_mythology", "--bot", "random", "--seed", "supper")
RAW = re.compile(r"[a-z]_[a-z]|⟦|\{|[a-z]/[a-z]|@")
"""What shows that an id or a key was printed instead of a name."""


def drawn(state: State, width: int, seat: int | None = 0, whole: bool = True, colours: bool = False) -> str:
    """A board as it stands in a terminal so wide."""
    texts = GameTexts(state.game, ["Ariadne", "Bion", "Chloe", "Damon"][: int(state.game.seats)])
    view = open_view(state) if seat is None else state.view(seat)
    page = StringIO()
    console = Console(file=page, width=width, force_terminal=colours, color_system="256" if colours else None)
    console.print((board if whole else brief)(view, texts))
    return page.getvalue()


def played(typed: str, *words: str, columns: str = "80") -> str:
    """What stands in a terminal after something was typed."""
    env = {"COLUMNS": columns, "NO_COLOR": "1", "USER": "Sappho", "PYTHONIOENCODING": "utf-8"}
    done = CliRunner().invoke(app, [*PLAY, *words], input=typed, env=env)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_whole_game_can_be_played_in_80_columns(tmp_path: Path) -> None:
    there = tmp_path / "game.record"
    rng = Random(2)
    typed = "".join(f"{rng.choice((1, 1, 2, 2, 3, 4, 5))}\n" for _ in range(5000))
    text = played(typed, "--record", str(there))
    lines = [line.removeprefix("Sappho> ").rstrip() for line in text.splitlines()]
    lines = lines[: next(i for i, line in enumerate(lines) if line.startswith("The record is in"))]
    assert [line for line in lines if len(line) > 80] == []
    assert [line for line in lines if RAW.search(line)] == []
    assert any(line.startswith("1. ") for line in lines[-2:])
    answer = petteia("verify", str(there))
    assert answer.code == 0 and "the game is over" in answer.out
    assert any(line.who == "A" for line in Record.parse(there.read_bytes()).lines)


def test_options_are_grouped_and_prices_stand_beside_them(tmp_path: Path) -> None:
    (tmp_path / "s.toml").write_text(
        'game = "age_of_mythology"\ncard = "permanent_build"\nresources = { 0 = [9, 9, 9, 9] }\n'
    )
    env = {"COLUMNS": "80", "NO_COLOR": "1", "USER": "Sappho"}
    typed = "why build wonder\nwhy build the wonder\nnotation\nhouse\nquit\n"
    words = ["scenario", str(tmp_path / "s.toml"), "--bot", "random", "--record", str(tmp_path / "r.record")]
    done = CliRunner().invoke(app, words, input=typed, env=env)
    assert done.exit_code == 0
    assert "4  Build a Market (3 gold, 2 favor)" in done.stdout
    assert done.stdout.count("That takes the Mythic age; you are in the Archaic age. [AOM-") == 2
    assert "build market" in done.stdout  # notation, because it was asked for
    assert "Sappho builds a House" in done.stdout


def test_a_card_can_be_looked_up_with_its_text_figures_and_source(tmp_path: Path) -> None:
    typed = "card medusa\ncard greek_gather_hades\ncard norse\ncard nonsense\n?\nundo\nlog\nquit\n"
    text = played(typed, "--record", str(tmp_path / "a.record"))
    assert "Turns every tie into a win." in text and "5 dice" in text and "+6 against giant" in text
    assert "Send one of your units back to your supply" in text and "one in the deck" in text
    assert text.count("From the printed component · Confirmed by two sources or more") == 2
    assert "There are" in text and "Attack 5 (norse_attack_5)" in " ".join(text.split())
    assert "Nothing in this game is called 'nonsense'." in text
    assert "what a card, unit, building" in text and "nothing of yours that can be taken back" in text


def test_an_owners_component_says_that_it_is_the_owners() -> None:
    from petteia.games.age_of_mythology import components

    data: dict[str, Any] = components.shipped()
    next(unit for unit in data["units"] if unit["id"] == "medusa")["dice"] = 7
    game = scenario(components=data).game
    texts = GameTexts(game, ["a", "b"])
    assert texts.source("medusa") == "From the owner"
    assert texts.source("hoplite").startswith("From the printed component")


def test_nobody_is_called_you_in_the_log(tmp_path: Path) -> None:
    env = {"COLUMNS": "80", "NO_COLOR": "1", "USER": ""}
    words = [*PLAY, "--record", str(tmp_path / "a.record")]
    text = CliRunner().invoke(app, words, input="quit\n", env=env).stdout
    assert "Ariadne (you)" in text and not re.search(r"^ *You ", text, re.MULTILINE)


BATTLE: dict[str, Any] = {
    "cultures": ["greek", "norse", "egyptian", "norse"],
    "units": {0: ["hoplite", "hoplite", "hydra", "medusa"], 1: ["jarl", "huskarl"], 2: ["spearman"], 3: ["jarl"]},
    "tiles": {0: ["hills/gold/2*", "fertile/food/2"], 1: ["mountains/gold/2^"]},
    "buildings": {1: ["wall"]},
    "victory": {"largest_army": 2, "won_the_last_battle": 1},
    "card": "permanent_attack",
}


def test_the_board_fits_a_narrow_and_fills_a_wide_terminal() -> None:
    table = scenario(**BATTLE)
    for width in (60, 80, 100, 120, 200):
        lines = drawn(table.state, width).splitlines()
        assert max(len(line) for line in lines) <= width
    assert not any("Bion" in line and "Chloe" in line for line in drawn(table.state, 80).splitlines()[6:])
    assert any("Bion ·" in line and "Chloe ·" in line for line in drawn(table.state, 120).splitlines())


def test_the_board_says_in_words_what_lies_where() -> None:
    text = drawn(scenario(**BATTLE).state, 120)
    for words in (
        "Turn 1 · Playing cards · Round 1",
        "●● 2  Ariadne leads",
        "hills           2 gold +Villager  □",
        "2 gold +Dwarf",
        "4   2 × Hoplite, Medusa, Hydra",
        "City 1",
        "4 permanent, 0 random",
        "Played this turn",
        "Attack 4",
    ):
        assert re.sub(" +", " ", words) in re.sub(" +", " ", text), words


def test_colour_is_never_the_only_information() -> None:
    state = scenario(**BATTLE).state
    coloured = drawn(state, 100, colours=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(state, 100)
    plain = drawn(state, 100)
    for name in ("food 4", "wood 4", "gold 4", "favor 4"):
        assert plain.count(name) >= 4


def test_a_battle_is_shown_with_its_units_cards_and_dice() -> None:
    table = scenario(**BATTLE).play("attack 1", "area city")
    table.commit(0, "hoplite", "medusa", "hydra").commit(1, "jarl", "huskarl")
    table.play("stay", "stay").play("fight hydra", seat=0)
    text = drawn(table.state, 80, seat=0, whole=False)
    assert "The battle for the city · Encounter 1" in text and "Hoplite, Medusa, Hydra  ▶ Hydra" in text
    hidden = drawn(table.state, 80, seat=1, whole=False)
    assert "▶ Hidden" in hidden and "▶ Hydra" not in hidden
    texts = GameTexts(table.game, ["Ariadne", "Bion", "Chloe", "Damon"])
    (line,) = chronicle([{"event": "rolled", "seat": 1, "dice": 5, "hits": 2}], texts)
    assert line.plain == "Bion rolls 5 dice: 2 hits.  ⚅⚅···"


def test_the_chronicle_puts_rows_of_the_same_together_and_leaves_out_what_is_quiet() -> None:
    texts = GameTexts(scenario().game, ["Ariadne", "Bion"])
    events: list[dict[str, Any]] = [
        {"event": "ready", "seat": 0},
        {"event": "tile_opened", "tile": "hills/gold/2"},
        {"event": "tile_opened", "tile": "hills/gold/2"},
        {"event": "tile_opened", "tile": "swamp/food/1"},
        {"event": "drew", "seat": 1},
        {"event": "drew", "seat": 1},
        {"event": "drew", "seat": 0, "card": "permanent_gather"},
        {"event": "recruited", "seat": 1, "unit": "hoplite"},
        {"event": "recruited", "seat": 1, "unit": "hoplite"},
        {"event": "recruited", "seat": 0, "unit": "jarl"},
    ]
    assert [line.plain for line in chronicle(events, texts)] == [
        "Turned up: 2 × hills (2 gold) and swamp (1 food).",
        "Bion draws 2 cards.",
        "Ariadne draws Gather.",
        "Bion recruits 2 × Hoplite.",
        "Ariadne recruits a Jarl.",
    ]


def test_every_word_of_the_board_has_a_message() -> None:
    source = Path(board.__code__.co_filename).with_name("age_of_mythology.py").read_text("utf-8")
    keys = set(re.findall(r'"((?:word|zone|counter)-[a-z_]+)"', source))
    keys |= {f"word-many_{kind}" for kind in ("tile_opened", "recruited", "drew", "worker_put")} | {"word-unseen_drew"}
    speech = Speech("en", ("common", "age_of_mythology"))
    assert keys and [key for key in sorted(keys) if not speech.has(key)] == []
