"""The table at the terminal: every game can be played there, and everything on it has a text."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from petteia.cli import app
from petteia.cli.board import board, brief, chronicle, facts, open_view, overview, price, result
from petteia.cli.game_texts import GameTexts
from petteia.engine.protocol import State
from petteia.engine.record import Record
from petteia.games.age_of_mythology import components
from petteia.games.age_of_mythology.scenario import scenario as mythology
from petteia.games.deukalion.scenario import scenario as deukalion
from petteia.games.parthenon.scenario import Tabletop
from petteia.games.parthenon.scenario import scenario as parthenon
from tests.cli.test_commands import petteia
from tests.rules.deukalion.at_sea import sailing

RAW = re.compile(r"[a-z]_[a-z]|⟦|\{|[a-z]/[a-z]")
"""Signs that an id or a key was printed instead of a name."""
NAMES = ["Ariadne", "Bion", "Chloe", "Damon", "Eos", "Felix"]
GAMES = {
    "age_of_mythology": (2, ("--bot", "random")),
    "deukalion": (5, ("--bot", "random", "--option", "turn_limit=quarter")),
    "parthenon": (5, ("--bot", "random", "--option", "quick_start=on")),
}
"""The choices made in whole games, and how they are played."""


def texts(state: State, language: str = "en") -> GameTexts:
    return GameTexts(state.game, NAMES[: int(state.game.seats)], language)


def drawn(state: State, seat: int | None = 0, what: Any = board, width: int = 80, colours: bool = False) -> str:
    """A table as the terminal shows it."""
    view = open_view(state) if seat is None else state.view(seat)
    page = StringIO()
    console = Console(file=page, width=width, force_terminal=colours, color_system="256" if colours else None)
    console.print(what(view, texts(state)))
    return page.getvalue()


def line_of(text: str, name: str) -> str:
    """The text beside a name, including the following lines."""
    found = re.search(rf"^    {re.escape(name)} +(.*(?:\n {{8,}}.*)*)", text, re.MULTILINE)
    assert found, f"{name} is not in:\n{text}"
    return " ".join(found.group(1).split())


def bargaining() -> Tabletop:
    """A trading window with an open offer, late enough for every kind of piece."""
    table = parthenon(
        phase="island_trade", events=["drought", "village_unrest"], choices={"drought": "ore", "village_unrest": 1},
        hands={0: {"grain": 2, "army": 1}, 1: ["ore", "gold"], 2: ["wool"]}, fleets={1: "ab"},
        wonders={0: {"colossus": "plan"}, 1: {"oracle": "complete"}}, philosophies={1: ["stoicism"]},
        built={1: ["academy", "market", "workshop_1", "village_c1"]}, ignored={1: "drought"},
        harbors={"sparta": "open_harbor"}, looked={"egypt": "thieves"},
    )  # fmt: skip
    return table.play("draft", "to_all", "give ore", "next", "ask gold", "send", seat=1)


def battle() -> Any:
    """A battle in which both have sent units and one has chosen its fighter."""
    table = mythology(
        cultures=["greek", "norse", "egyptian", "norse"], card="permanent_attack",
        units={0: ["hoplite", "hoplite", "hydra", "medusa"], 1: ["jarl", "huskarl"], 2: ["spearman"], 3: ["jarl"]},
        tiles={0: ["hills/gold/2*", "fertile/food/2"], 1: ["mountains/gold/2^"]}, buildings={1: ["wall"]},
        victory={"largest_army": 2, "won_the_last_battle": 1},
    ).play("attack 1", "area city")  # fmt: skip
    table.commit(0, "hoplite", "medusa", "hydra").commit(1, "jarl", "huskarl")
    return table.play("stay", "stay").play("fight hydra", seat=0)


def fight_at_sea() -> Any:
    return sailing(
        "G3", hands={0: ["pegasus", "trojan_horse"]}, missions={0: "m07"}, cargo={1: ["red"]}, aboard={1: 9},
        front={1: ["golden_fleece"]}, done={1: ["m01"]}, seats=3,
    ).play("attack rhodes").deal("4/3/3")  # fmt: skip


@pytest.mark.parametrize(
    "game",
    ["age_of_mythology", "parthenon", pytest.param("deukalion", marks=pytest.mark.soak)],  # that one asks 500 times
)
def test_a_whole_game_can_be_played_in_80_columns(game: str, tmp_path: Path) -> None:
    rng, there = Random(GAMES[game][0]), tmp_path / "game.record"
    typed = "".join(f"{rng.choice((1, 1, 2, 3, 4))}\n" for _ in range(6000))
    env = {"COLUMNS": "80", "NO_COLOR": "1", "USER": "Sappho", "PYTHONIOENCODING": "utf-8"}
    words = ["play", "--terminal", game, "--seed", "supper", *GAMES[game][1], "--record", str(there)]
    done = CliRunner().invoke(app, words, input=typed, env=env)
    assert done.exit_code == 0, done.output[-3000:]
    text, _, _ = done.stdout.partition("The record is in")
    lines = [line.removeprefix("Sappho> ").rstrip() for line in text.splitlines()]
    assert [line for line in lines if len(line) > 80] == []
    assert [line for line in lines if RAW.search(line)] == []
    assert any(line.startswith("1. ") for line in lines[-4:]), lines[-4:]
    answer = petteia("verify", str(there))
    assert answer.code == 0 and "the game is over" in answer.out
    assert any(line.who == "A" for line in Record.parse(there.read_bytes()).lines)


@pytest.mark.parametrize("table", [bargaining, battle, fight_at_sea])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everything_is_in_words_at_any_width(table: Any, seat: int | None) -> None:
    state = table().state
    for what in (board, overview, brief):
        for width in (60, 80, 120):
            text = drawn(state, seat, what, width)
            assert RAW.search(text) is None, text
            assert max(len(line) for line in text.splitlines()) <= width


def test_what_lies_where_is_said_with_its_marks() -> None:
    text = drawn(bargaining().state)
    assert "Year 1 · Season 2" in text and "Archon Ariadne" in text
    assert line_of(text, "Events of the year").startswith("Drought (ore, not for Bion), Village Unrest (Bion)")
    assert "Sparta: Open Harbor" in line_of(text, "Harbors") and "Egypt: Thieves" in line_of(text, "Harbors")
    assert line_of(text, "Hand") == "2 × grain, army"
    bion = text[text.index("\n  Bion") :] if "\n  Bion" in text else text[text.index("▸ Bion") :]
    assert "Academy" in line_of(bion, "Built") and "Oracle of Delphi (complete)" in line_of(bion, "Wonders")
    assert "first player" in drawn(battle().state).lower()


def test_secrets_stay_with_their_seats() -> None:
    text = drawn(bargaining().state, 2)
    assert "Hand" in text and line_of(text[text.index("Chloe") :], "Hand") == "wool"
    assert "grain" not in line_of(text[text.index("Ariadne") :], "Hand") and "Egypt: Thieves" not in text
    mine, theirs = drawn(battle().state, 0), drawn(battle().state, 1)
    assert "Hydra" in line_of(mine, "Battle card") and "Hydra" not in line_of(theirs, "Battle card")
    assert "Trojan" in drawn(fight_at_sea().state, 0) and "Trojan" not in drawn(fight_at_sea().state, 1)


def test_a_map_is_a_grid_with_who_is_where() -> None:
    state = deukalion(ships={0: "G3", 1: "G3"}, settlements={"argos": 1}, hydra="F6").state
    lines = drawn(state).splitlines()
    at = {
        label: (row, line.index(label))
        for row, line in enumerate(lines)
        for label in ("G3", "F6", "A4")
        if f"{label} " in line
    }
    for label, who in (("G3", "1,2"), ("F6", "Hyd")):
        row, column = at[label]
        assert lines[row + 1][column:].split()[0] == who
    assert "Corin" in lines[at["A4"][0]]


def test_a_table_may_be_narrow_where_others_are_cut() -> None:
    state = battle().state
    assert len(drawn(state, 0, overview).splitlines()) < len(drawn(state, 0, board).splitlines())
    assert line_of(drawn(state, 0, overview), "Hand") == line_of(drawn(state, 0, board), "Hand")
    assert "Bion" in drawn(state, 0, overview) and "Bion\n" not in drawn(state, 0, brief)


def test_colour_is_never_the_only_information() -> None:
    state = battle().state
    coloured = drawn(state, colours=True)
    assert "\x1b[" in coloured and re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(state)


def test_rows_of_the_same_become_one_line_of_the_chronicle() -> None:
    events: list[dict[str, Any]] = [
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
    assert [line.plain for line in chronicle(events, texts(mythology().state))] == [
        "Turned up: 2 × hills (2 gold) and swamp (1 food).",
        "Bion draws 2 cards.",
        "Ariadne draws Gather.",
        "Bion recruits 2 × Hoplite.",
        "Ariadne recruits a Jarl.",
    ]


def test_prices_stand_beside_actions_as_the_options_have_them() -> None:
    state = parthenon(options={"completion_gold": "2"}).state
    plan, complete = ({"verb": verb, "args": {"wonder": "colossus"}} for verb in ("plan", "complete"))
    assert price(plan, texts(state)) == "2 ore, 1 timber, 1 papyrus"
    assert price(complete, texts(state)) == "2 gold, 1 tools"
    assert price(complete, texts(parthenon().state)) == "1 gold, 1 tools"
    assert price({"verb": "done", "args": {}}, texts(state)) == ""
    assert "plan cost: 2 ore, 1 timber, 1 papyrus" in facts("colossus", texts(state))
    assert "conquest value 5" in facts("rhodes", texts(deukalion().state))


def test_the_result_of_a_ladder_adds_nothing_up() -> None:
    table = parthenon(
        phase="archon", all={0}, hands={0: {"gold": 2}},
        wonders={0: {"colossus": "complete", "oracle": "complete"}, 1: {"stadium": "plan"}},
    )  # fmt: skip
    table.play("vote 1", seat=0).play("vote 0", seat=1).play("vote 0", seat=2)
    first, *_ = str(result(table.state.view(None), texts(table.state))).splitlines()
    assert first.startswith("1. Ariadne: ") and "26" not in first and "gold 2" in first, first
    assert RAW.search(first) is None


def typed(lines: str, *words: str) -> str:
    """The terminal's text after an input."""
    env = {"COLUMNS": "80", "NO_COLOR": "1", "USER": "Sappho", "PYTHONIOENCODING": "utf-8"}
    done = CliRunner().invoke(app, list(words), input=lines, env=env)
    assert done.exit_code == 0, done.output
    return done.stdout


PLAY = ("play", "--terminal", "age_of_mythology", "--bot", "random", "--seed", "supper")


def test_options_are_grouped_and_prices_stand_beside_them(tmp_path: Path) -> None:
    there = tmp_path / "s.toml"
    there.write_text('game = "age_of_mythology"\ncard = "permanent_build"\nresources = { 0 = [9, 9, 9, 9] }\n')
    words = ("scenario", str(there), "--bot", "random", "--record", str(tmp_path / "r.record"))
    text = typed("why build wonder\nwhy build the wonder\nnotation\nhouse\nquit\n", *words)
    assert "4  Build a Market (3 gold, 2 favor)" in text
    assert text.count("That takes the Mythic age; you are in the Archaic age. [AOM-") == 2
    assert "build market" in text  # notation, because it was asked for
    assert "Sappho builds a House" in text


def test_a_card_can_be_looked_up_with_its_text_figures_and_source(tmp_path: Path) -> None:
    lines = "card medusa\ncard greek_gather_hades\ncard norse\ncard nonsense\n?\nundo\nlog\nquit\n"
    text = typed(lines, *PLAY, "--record", str(tmp_path / "a.record"))
    assert "Turns every tie into a win." in text and "5 dice" in text and "6 giant" in text
    assert "Send one of your units back to your supply" in text
    assert text.count("From the printed component · Confirmed by two sources or more") == 2
    assert "There are" in text and "Attack 5 (norse_attack_5)" in " ".join(text.split())
    assert "Nothing in this game is called 'nonsense'." in text
    assert "what a card, unit, building" in text and "nothing of yours that can be taken back" in text


def test_an_owners_component_says_that_it_is_the_owners() -> None:
    data: dict[str, Any] = components.shipped()
    next(unit for unit in data["units"] if unit["id"] == "medusa")["dice"] = 7
    said = texts(mythology(components=data).state)
    assert said.source("medusa") == "From the owner"
    assert said.source("hoplite").startswith("From the printed component")


def test_nobody_is_called_you_in_the_log(tmp_path: Path) -> None:
    env = {"COLUMNS": "80", "NO_COLOR": "1", "USER": ""}
    words = [*PLAY, "--record", str(tmp_path / "a.record")]
    text = CliRunner().invoke(app, words, input="quit\n", env=env).stdout
    assert "Ariadne (you)" in text and not re.search(r"^ *You ", text, re.MULTILINE)
