"""An owner's components file: what it changes is played, or refused with file, key and what would be right."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.engine.driver import random_game
from petteia.engine.generator import Generator
from petteia.engine.reading import ComponentsError
from petteia.games import LoadError
from petteia.games.deukalion.components import SHIPPED, read_box, shipped
from petteia.games.deukalion.game import Deukalion
from petteia.games.deukalion.scenario import scenario
from tests.rules.deukalion.at_sea import sailing

Data = dict[str, Any]


def entry(data: Data, table: str, name: str) -> Data:
    found: Data = next(row for row in data[table] if row["id"] == name)
    return found


REFUSED: dict[str, tuple[str, Callable[[Data], object]]] = {
    "a missing key": ("city[rhodes].conquest_value", lambda d: entry(d, "city", "rhodes").pop("conquest_value")),
    "a typo in a key": ("city[rhodes].conquest_valeu", lambda d: entry(d, "city", "rhodes").update(conquest_valeu=4)),
    "a typo in a table": ("citys", lambda d: d.update(citys=[])),
    "a table that is none": ("hydra", lambda d: d.update(hydra=7)),
    "a start for the Hydra elsewhere": ("hydra.start_label", lambda d: d["hydra"].update(start_label="A1")),
    "a start for the Hydra off the map": ("hydra.start_label", lambda d: d["hydra"].update(start_label="Z9")),
    "a strength in thirds": ("hydra.strength", lambda d: d["hydra"].update(strength=1.3)),
    "a square that is not on the map": ("city[rhodes].pos", lambda d: entry(d, "city", "rhodes").update(pos=[9, 9])),
    "a city elsewhere": (
        "city[rhodes].pos", lambda d: entry(d, "city", "rhodes").update(pos=[2, 2], label="C3"),
    ),
    "a label that lies": ("city[rhodes].label", lambda d: entry(d, "city", "rhodes").update(label="A1")),
    "a map with a hole": ("board.map", lambda d: d["board"].update(map=d["board"]["map"].replace("K", ""))),
    "an unknown sign": ("board.map", lambda d: d["board"].update(map=d["board"]["map"].replace("K", "?"))),
    "two of a city": ("board.map", lambda d: d["board"].update(map=d["board"]["map"].replace("M", "K"))),
    "no start for the Hydra": ("board.map", lambda d: d["board"].update(map=d["board"]["map"].replace("h", "."))),
    "too few slots": ("city", lambda d: entry(d, "city", "rhodes").update(treasure_slots=1)),
    "a lost card": ("components.action_cards", lambda d: entry(d, "action_card", "pegasus").update(count=1)),
    "a card at an impossible moment": (
        "action_card[rage_of_ares].windows",
        lambda d: entry(d, "action_card", "rage_of_ares").update(windows=["n_act"]),
    ),
    "an unknown effect": (
        "action_card[pegasus].effect.type", lambda d: entry(d, "action_card", "pegasus")["effect"].update(type="fly"),
    ),
    "a card twice": ("action_card[pegasus].id", lambda d: d["action_card"].append(d["action_card"][0])),
    "a permanent card that is none": (
        "action_card[rage_of_ares].permanent", lambda d: entry(d, "action_card", "rage_of_ares").update(permanent=True),
    ),
    "a third task": (
        "mission_card[m01].tasks", lambda d: entry(d, "mission_card", "m01")["tasks"].append({"type": "defeat_hydra"}),
    ),
    "an unknown colour": (
        "mission_card[m01].tasks[deliver].treasures",
        lambda d: entry(d, "mission_card", "m01")["tasks"][0].update(treasures=["pink"]),
    ),
    "an unknown city": (
        "mission_card[m07].tasks[reach_with_soldiers].city",
        lambda d: entry(d, "mission_card", "m07")["tasks"][1].update(city="troy"),
    ),
    "a die with a 4": ("kylix.die_faces", lambda d: d["kylix"].update(die_faces=[1, 1, 2, 2, 3, 4])),
    "actions in another order": (
        "kylix.action_order", lambda d: d["kylix"].update(action_order=["sail", "cards", "soldiers", "hydra"]),
    ),
    "weightless soldiers": (
        "combat.probability.cross_up",
        lambda d: d["combat"]["probability"].update(cross_up=0, cross_down=0, side_or_standing=0),
    ),
    "no city": ("city", lambda d: d.update(city=[])),
    "a ninth settlement": ("settlement", lambda d: settle(d, 9)),
    "a 64th field": ("board.map", lambda d: flood(d, 64)),
    "too heavy soldiers": ("combat.probability.cross_up", lambda d: d["combat"]["probability"].update(cross_up=39)),
    "another ruling": ("ruling[styx_who].value", lambda d: entry(d, "ruling", "styx_who").update(value="nobody")),
    "another rule": ("combat.ship_tie_winner", lambda d: d["combat"].update(ship_tie_winner="attacker")),
    "no threshold for three": ("victory_threshold", lambda d: d["victory_threshold"].pop(1)),
    "three anchors": ("anchor", lambda d: three_anchors(d)),
    "an unknown source": ("ship.source", lambda d: d["ship"].update(source="hearsay")),
    "a whirlpool on land": (
        "expansion[charybdis].whirlpools[C1].label",
        lambda d: entry(d, "expansion", "charybdis")["whirlpools"][0].update(label="C1"),
    ),
    "points that are not the garrison": (
        "settlement[argos].points", lambda d: entry(d, "settlement", "argos").update(points=5),
    ),
}  # fmt: skip


def three_anchors(data: Data) -> None:
    """Athens has no field to its left or right."""
    data["board"]["map"] = data["board"]["map"].replace("#aAa..#", "##A#..#")
    data["anchor"] = data["anchor"][1:4]


def settle(data: Data, count: int) -> None:
    """So many settlements: those there are, and others on fields beside which a ship can lie."""
    lines = data["board"]["map"].split("\n")
    squares = ((2, 7), (0, 6), (6, 5), (4, 2), (5, 7))
    for number, (row, col) in enumerate(squares[: count - len(data["settlement"])]):
        name, sign = f"isle_{number}", str(number)
        lines[row] = f"{lines[row][:col]}{sign}{lines[row][col + 1 :]}"
        data["board"]["legend"][sign] = {"kind": "settlement", "id": name}
        there = {"id": name, "name": name, "pos": [row, col], "label": f"{chr(ord('A') + col)}{row + 1}"}
        data["settlement"].append(data["settlement"][0] | there)
    data["board"]["map"] = "\n".join(lines)


def flood(data: Data, count: int) -> None:
    """So many fields of water: two more rows, as full as need be."""
    board = data["board"]
    there = sum(board["legend"][sign]["kind"] in ("water", "anchor", "styx") for sign in board["map"] if sign != "\n")
    board["rows"] += 2
    more = "".join("." if at < count - there else "#" for at in range(2 * board["cols"]))
    board["map"] += f"{more[: board['cols']]}\n{more[board['cols'] :]}\n"


@pytest.mark.parametrize(("grow", "count"), [(settle, 8), (flood, 63)])
def test_as_many_places_as_there_may_be_are_taken(grow: Callable[[Data, int], None], count: int) -> None:
    data = shipped()
    grow(data, count)
    box = read_box(data)
    assert count in (box.settlements, box.fields)


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_no_box_of_this_game_is_refused_with_the_key_and_what_would_be_right(case: str) -> None:
    key, spoil = REFUSED[case]
    data = shipped()
    spoil(data)
    with pytest.raises(ComponentsError) as refusal:
        read_box(data, "mine.toml")
    said = str(refusal.value)
    assert said.startswith((f"mine.toml: {key}: ", f"mine.toml: {key} is ")) and "right would be" in said, said


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("this is = = no toml", encoding="utf-8")
    with pytest.raises(ComponentsError, match="cannot be read as TOML"):
        read_box(file)
    with pytest.raises(LoadError, match="cannot be set up with"):
        petteia.load("deukalion", components={"schema_version": 1})


def test_the_file_that_is_shipped_is_read_as_an_owners_file_too() -> None:
    own = petteia.load("deukalion", components=SHIPPED)
    assert isinstance(own, Deukalion)
    assert vars_of(own.box) == vars_of(scenario().game.box)


def vars_of(box: Any) -> dict[str, Any]:
    names = [name for name in dir(box) if not name.startswith("_") and not callable(getattr(box, name))]
    values = {name: getattr(box, name) for name in names}
    return {n: list(v) if hasattr(v, "__len__") and not isinstance(v, dict | str) else v for n, v in values.items()}


def test_other_figures_are_played() -> None:
    data = shipped()
    entry(data, "city", "rhodes")["conquest_value"] = 2
    data["hydra"]["strength"] = 3.5
    entry(data, "mission_card", "m01")["points"] = 5
    entry(data, "action_card", "wind_of_aeolus")["effect"]["amount"] = 4
    data["victory_threshold"][0]["points"] = 9
    table = sailing("G3", components=data, hands={0: ["wind_of_aeolus"]}).play("play wind_of_aeolus")
    assert table.state.prompt(0).params == {"left": 7}
    assert table.play("attack rhodes").deal("2/0/8").heard("won")
    won = sailing("D2", components=data, cargo={0: ["red"]}, aboard={0: 9}, points={0: 4}, open=["m01", "m13"])
    assert won.play("claim m01").over


@pytest.mark.parametrize("change", ["a smaller sea", "fewer colours", "no settlements", "one kind of card"])
def test_other_boxes_can_be_played_to_the_end(change: str) -> None:
    data = shipped()
    if change == "a smaller sea":
        data["board"]["map"] = data["board"]["map"].replace("#aAa..#", "#aAa###")
    elif change == "fewer colours":
        data["treasure_colour"][3]["count"] = 6
        data["treasure_colour"].pop()
        for mission in data["mission_card"]:
            for task in mission["tasks"]:
                task["treasures"] = ["red" if c == "white" else c for c in task.get("treasures", [])]
                if not task["treasures"]:
                    task.pop("treasures")
        data["components"]["treasures_per_colour"] = 3
    elif change == "no settlements":
        data["settlement"] = []
        for sign in "eigl":
            data["board"]["map"] = data["board"]["map"].replace(sign, "#")
    else:
        data["action_card"] = [entry(data, "action_card", "trident_of_poseidon") | {"count": 30}]
    for seats in (2, 4):
        game = Deukalion(seats, {"charybdis": "on", "theseus": "on", "turn_limit": "quarter"}, data)
        state = game.new()
        random_game(state, Generator(seats), game.bound)
        assert not state.pending() and sum(state.returns()) == pytest.approx(1)
