"""Parthenon at the terminal: a person can play it, and everything can be read."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from petteia.cli import app
from petteia.cli.boards import board, brief, chronicle, facts, open_view, price, result, scene
from petteia.cli.game_texts import GameTexts
from petteia.engine.protocol import State
from petteia.games.parthenon.scenario import Tabletop, scenario
from tests import budget

RAW = re.compile(r"[a-z]_[a-z]|⟦|\{|[a-z]/[a-z]")
"""What shows that an id or a key was printed instead of a name."""
NAMES = ["Ariadne", "Bion", "Chloe", "Damon", "Eos", "Felix"]


def texts(state: State) -> GameTexts:
    return GameTexts(state.game, NAMES[: int(state.game.seats)])


def drawn(state: State, seat: int | None = 0, whole: bool = True) -> str:
    """A board as it stands in a terminal."""
    view = open_view(state) if seat is None else state.view(seat)
    page = StringIO()
    Console(file=page, width=80, color_system=None).print((board if whole else brief)(view, texts(state)))
    return page.getvalue()


def bargaining() -> Tabletop:
    """A trading window with an open offer, late enough for everything to lie on the table."""
    table = scenario(
        phase="island_trade", events=["drought", "village_unrest"], choices={"drought": "ore", "village_unrest": 1},
        hands={0: {"grain": 2, "army": 1}, 1: ["ore", "gold"], 2: ["wool"]}, fleets={1: "ab"},
        wonders={0: {"colossus": "plan"}, 1: {"oracle": "complete"}}, philosophies={1: ["stoicism"]},
        built={1: ["academy", "market", "workshop_1", "village_c1"]}, ignored={1: "drought"},
        harbors={"sparta": "open_harbor"}, looked={"egypt": "thieves"},
    )  # fmt: skip
    return table.play("draft", "to_all", "give ore", "next", "ask gold", "send", seat=1)


def test_the_board_shows_events_harbors_islands_and_offers() -> None:
    text = drawn(bargaining().state)
    assert "Year 1 · Season 2" in text and "★ Archon: Ariadne" in text
    assert "Drought (ore), Village Unrest (Bion)" in text
    assert "Sparta: Open Harbor" in text and "Egypt: [Thieves]" in text and "Athens: –" in text
    assert "A1 B1 C1 · first workshop, Market, Academy · Oracle of Delphi (complete)" in text
    assert "Bion · Offered: ore · Asked for: gold" in text
    assert "Hand: 2 × grain, army" in text


def test_the_board_shows_what_has_been_used_and_bought_into_and_which_harbor_cards_are_gone() -> None:
    table = scenario(
        phase="build", year=3, events=["master_masons"], used={0: ["academy"]}, built={0: ["academy", "market"]},
        wonders={1: {"stadium": "complete"}}, hands={0: {"grain": 1, "gold": 1, "grapes": 1, "timber": 2}},
    )  # fmt: skip
    table.play("buy_in stadium", "build village_c1", "discount master_masons grapes", "swap", "give grain", "take ore")
    text = " ".join(drawn(table.state).split())
    assert "Market, Academy (used)" in text and "Bought into: Stadium of Olympia (used)" in text
    assert "Discount used: Master Masons" in text and "Harbor stack 20" in text and "out of the game" not in text
    table = scenario(phase="archon", season=4, harbors={"sparta": "thieves"}).until("event")
    assert "Harbor stack 19 · Harbor cards out of the game: Thieves" in " ".join(drawn(table.state).split())


def test_a_razed_start_village_has_a_price() -> None:
    table = scenario(phase="build", razed={0: ["village_a1"]}, hands={0: {"ore": 2}})
    assert re.search(r"Village A1 +2 × any basic", drawn(table.state))


def test_others_hands_and_looks_stay_secret() -> None:
    text = drawn(bargaining().state, 2)
    assert "Hand: wool" in text and "grain" not in text.partition("Village")[0] and "Thieves" not in text


def test_prices_of_what_is_not_built_stand_below() -> None:
    lines = drawn(bargaining().state).splitlines()
    assert any(re.match(r"Village C1 +grapes, timber", line) for line in lines)
    assert any(re.match(r"Colossus of Rhodes: partly built +2 × ore, timber, papyrus", line) for line in lines)
    assert not any(line.startswith("Village A1") for line in lines)


def test_fleets_show_where_they_are() -> None:
    table = scenario(
        phase="fleet_trade", harbors={"egypt": "open_harbor"}, at_sea={0: {"a": {"to": "egypt", "cards": {"grain": 3}}}}
    )
    text = drawn(table.state)
    assert "Fleet A ⚓ Egypt (3)" in text and "Fleet A: 3 × grain" in text


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("seats", [3, 6])
def test_everything_is_in_words(seat: int | None, seats: int) -> None:
    table = scenario(seats=seats, phase="event", hands={s: {"grain": 3, "gold": 2, "army": 1} for s in range(seats)})
    told = texts(table.state)
    for number in range(budget(8)):
        for whole in (True, False):
            text = drawn(table.state, seat, whole)
            assert RAW.search(text) is None, text
            assert max(len(line) for line in text.splitlines()) <= 80
        said = "\n".join(line.plain for line in chronicle([e.form(-1) for e in table.sink.events], told))
        assert RAW.search(said) is None, said
        table.sink.events.clear()
        table.play_on(seed=number, decisions=40)
    assert scene(table.state.view(0))


def test_prices_and_facts_of_a_component_stand_in_a_line() -> None:
    said = GameTexts(scenario().game, NAMES[:3])
    assert price({"verb": "plan", "args": {"wonder": "colossus"}}, said) == "2 × ore, timber, papyrus"
    assert price({"verb": "done", "args": {}}, said) == ""
    assert facts("storm", said) == "2 × Storm"
    assert facts("colossus", said) == "2 × ore, timber, papyrus · gold, tools"


def test_a_wonder_costs_what_the_option_says() -> None:
    table = scenario(
        phase="build", options={"completion_gold": "2"}, wonders={0: {"colossus": "partial"}},
        hands={0: {"gold": 2, "tools": 1}}, patient=True,
    )  # fmt: skip
    said = texts(table.state)
    complete = {"verb": "complete", "args": {"wonder": "colossus"}}
    assert price(complete, said) == "2 × gold, tools"
    assert facts("colossus", said) == "2 × ore, timber, papyrus · 2 × gold, tools"
    lines = drawn(table.state).splitlines()
    assert any(re.match(r"Colossus of Rhodes: complete +tools, 2 × gold", line) for line in lines), lines
    assert price(complete, GameTexts(scenario().game, NAMES[:3])) == "gold, tools"


def test_the_result_names_the_rungs_and_adds_nothing_up() -> None:
    table = scenario(
        phase="archon", all={0}, hands={0: {"gold": 2}},
        wonders={0: {"colossus": "complete", "oracle": "complete"}, 1: {"stadium": "plan"}},
    )  # fmt: skip
    table.play("vote 1", seat=0).play("vote 0", seat=1).play("vote 0", seat=2)
    first, *_ = str(result(table.state.view(None), texts(table.state))).splitlines()
    assert first.startswith("1. Ariadne: ") and "26" not in first and "gold 2" in first, first
    assert RAW.search(first) is None


def test_a_game_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    rng = Random(5)
    typed = "".join(f"{rng.choice((1, 1, 2, 3, 4))}\n" for _ in range(6000))
    env = {"COLUMNS": "80", "NO_COLOR": "1", "USER": "Sappho", "PYTHONIOENCODING": "utf-8"}
    words = ["play", "--terminal", "parthenon", "--bot", "random", "--seed", "supper", "--option", "quick_start=on"]
    done = CliRunner().invoke(app, [*words, "--record", str(tmp_path / "game.record")], input=typed, env=env)
    assert done.exit_code == 0, done.output[-3000:]
    text, _, _ = done.stdout.partition("The record is in")
    assert "1. " in text
    raw = RAW.search(text)
    assert raw is None, text[raw.start() - 200 : raw.end() + 200]
