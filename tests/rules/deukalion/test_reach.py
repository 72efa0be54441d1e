"""What a view says is within reach, and how likely a fight is won: both are held to the rules themselves."""

from typing import Any

from petteia.games.deukalion.components import shipped
from petteia.games.deukalion.scenario import scenario
from petteia.games.deukalion.tabletop import Tabletop
from tests.rules import rule

AT_SEA: dict[str, Any] = {
    "seats": 3,
    "ships": {0: "F5", 1: "G3", 2: "E2"},
    "kylix": "2/2233",
    "cargo": {0: ["red"]},
    "aboard": {0: 7},
    "open": ["m04", "m06"],
}


def zone(table: Tabletop, name: str, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The marks of a zone's pieces, by what comes after the zone in their ids."""
    found = next((each for each in table.state.view(seat)["zones"] if each["id"].split("/")[0] == name), {})
    return {piece["id"].removeprefix(found["id"] + "/"): piece.get("marks") or {} for piece in found.get("pieces", [])}


def by_playing(table: Tabletop, left: int) -> dict[str, int]:
    """How far every field and stop action is, found by sailing everywhere."""
    found: dict[str, int] = {}

    def sail(state: Any, steps: int) -> None:
        for action in state.legal(0):
            text = table.game.actions.text(int(action))
            verb, _, what = text.partition(" ")
            if verb in ("attack", "found", "claim", "unload"):
                found[f"{verb}/{what}"] = min(steps, found.get(f"{verb}/{what}", 99))
            if verb != "sail":
                continue
            found[what] = min(steps + 1, found.get(what, 99))
            there = state.clone()
            there.apply(0, action)
            there.settle()
            if there.prompt(0).key == "sailing":
                sail(there, steps + 1)

    start = table.state.clone()
    sail(start, 0)
    return {what: steps for what, steps in found.items() if what != table.ship(0) and steps <= left}


@rule("DEU-5.2.1", "DEU-5.3.1")
def test_reach_is_what_sailing_everywhere_finds() -> None:
    for more in ({}, {"missions": {0: "m11"}}, {"aboard": {0: 0}}, {"ships": {0: "B2", 1: "B4", 2: "E2"}}):
        table = scenario(**{**AT_SEA, **more})
        before = {what: marks["steps"] for what, marks in zone(table, "reach").items()}
        table.play("use sail")
        assert before == by_playing(table, 3) == {w: m["steps"] for w, m in zone(table, "reach").items()}, more


@rule("DEU-5.2.2")
def test_the_hydra_is_within_reach_with_a_licence_alone() -> None:
    assert "E6" not in zone(scenario(**AT_SEA), "reach")
    assert zone(scenario(**AT_SEA, missions={0: "m11"}), "reach")["E6"]["sets"] == "hydra"


@rule("DEU-5.2.5", "DEU-5.2.7")
def test_a_field_says_what_it_sets_off() -> None:
    reach = zone(scenario(**{**AT_SEA, "ships": {0: "G2", 1: "G3", 2: "E2"}}), "reach")
    assert reach["G3"]["sets"] == "ship" and 0 < reach["G3"]["win"] < 50
    assert "sets" not in reach["F2"]
    assert zone(scenario(**{**AT_SEA, "ships": {0: "B2"}}), "reach")["A2"]["sets"] == "styx"


@rule("DEU-5.1.4")
def test_the_steps_of_a_way_can_be_played_one_after_the_other() -> None:
    table = scenario(**AT_SEA)
    reach = zone(table, "reach")
    deed = reach["attack/crete"]
    way = [deed["n"]]
    at = deed["at"]
    while at != table.ship(0):
        way.append(reach[at]["n"])
        at = reach[at]["by"]
    table.play("use sail", *(table.game.actions.text(n) for n in reversed(way)))
    assert table.heard("attacked_city")


@rule("DEU-12.1.2")
def test_whirlpools_are_within_reach() -> None:
    reach = zone(scenario(**{**AT_SEA, "ships": {0: "A3"}, "options": {"charybdis": "on"}}), "reach")
    assert (reach["I3"]["steps"], reach["I3"]["through"]) == (1, 1)
    assert reach["H3"]["by"] == "I3"


@rule("DEU-13.1.7")
def test_nobody_sees_the_reach_of_somebody_else() -> None:
    table = scenario(**AT_SEA, missions={0: "m11"})
    for seat in (1, 2, None):
        assert not [each for each in table.state.view(seat)["zones"] if each["id"].startswith(("reach", "prowl"))]


@rule("DEU-4.2.2")
def test_the_four_placements_say_what_each_die_gives() -> None:
    table = scenario(phase="place_kylix", kylix="2/1322", ships={0: "F5"}, front={0: ["pegasus"]}, aboard={0: 8})
    ways = zone(table, "placements")
    dice = {way: tuple(marks[die] for die in ("cards", "soldiers", "sail", "hydra")) for way, marks in ways.items()}
    assert dice == {"0": (1, 3, 2, 2), "1": (3, 2, 2, 1), "2": (2, 2, 1, 3), "3": (2, 1, 3, 2)}, "DEU-EX-7"
    assert [marks["draws"] for marks in ways.values()] == ["others", "active", "none", "none"]
    assert [marks["fields"] for marks in ways.values()] == [3, 3, 2, 4], "Pegasus makes each longer"
    assert [marks["men"] for marks in ways.values()] == [2, 2, 2, 1], "two are below"


@rule("DEU-4.3.6")
def test_the_hydra_reaches_ships_of_others_and_goes_no_further() -> None:
    prowl = zone(scenario(ships={0: "E5", 1: "F6"}, kylix="2/2223"), "prowl")
    assert prowl["F6"]["sets"] == "ship" and "E5" not in prowl
    assert prowl.get("G6", {"by": ""})["by"] != "F6"


@rule("DEU-10.1.3", "DEU-10.3.2")
def test_odds_are_what_the_poses_are_likely_to_show() -> None:
    held = {"settlements": {"ephesus": 1}}
    one = scenario(ships={0: "H2"}, aboard={0: 1}, **held)
    assert zone(one, "reach")["attack/ephesus"]["win"] == 35, "a hidden cross alone is strong enough"
    two = scenario(ships={0: "H2"}, aboard={0: 2}, **held)
    assert zone(two, "reach")["attack/ephesus"]["win"] == round(100 * (1 - (0.35**2 + 2 * 0.35 * 0.3)))
    fleece = scenario(ships={0: "H2"}, aboard={0: 1}, front={0: ["golden_fleece"]}, **held)
    assert zone(fleece, "reach")["attack/ephesus"]["win"] == 65


@rule("DEU-10.2.2")
def test_odds_of_a_ship_fight_leave_equal_strength_to_the_defender() -> None:
    table = scenario(ships={0: "F5", 1: "F4"}, aboard={0: 1, 1: 1})
    assert zone(table, "reach")["F4"]["win"] == round(100 * (0.35 * 0.65 + 0.3 * 0.35))


@rule("DEU-8.2.6")
def test_after_the_throw_every_card_says_what_it_would_do() -> None:
    hands = {0: ["rage_of_ares", "favour_of_nike", "aegis_of_athena"]}
    table = scenario(ships={0: "G3"}, aboard={0: 5}, hands=hands).play("use sail", "attack rhodes").deal("4/0/1")
    promises = {"rage_of_ares": {"win": 100}, "favour_of_nike": {"win": 35}, "aegis_of_athena": {"saves": 1}}
    assert zone(table, "chances") == promises
    assert not zone(table, "chances", seat=1)


@rule("DEU-4.3.5", "DEU-1.2.3")
def test_the_hydra_goes_to_the_field_in_the_corner_of_an_owners_map() -> None:
    data = shipped()
    data["board"]["map"] = (
        data["board"]["map"].replace("s.#aAa..#\ns..aaa..e", "..#aAa..#\n..saaa..e").replace("....o....", "..s.o....")
    )
    for row, (label, pos) in zip(data["styx"], (("C2", [1, 2]), ("C3", [2, 2])), strict=True):
        row.update(label=label, pos=pos)
    table = scenario(components=data, hydra="B2", ships={0: "H5", 1: "H6"}, kylix="2/2223")
    assert {"A1", "B1", "A2", "A3"} <= set(zone(table, "prowl"))
    assert zone(table, "prowl")["A1"]["steps"] == 2


@rule("DEU-8.4.9", "DEU-8.4.7")
def test_a_card_says_what_it_brings_and_nothing_where_the_fight_is_won_anyhow() -> None:
    hand = {0: ["aegis_of_athena", "rage_of_ares"]}
    at = {**AT_SEA, "ships": {0: "F7", 1: "H6", 2: "E2"}, "hands": hand}
    lost = scenario(**at).play("use sail", "attack crete").deal("3/1/3")
    assert zone(lost, "chances") == {"aegis_of_athena": {"saves": 3}, "rage_of_ares": {"win": 100}}
    won = scenario(**at).play("use sail", "attack crete").deal("6/0/1")
    assert zone(won, "chances")["aegis_of_athena"] == {"saves": 1}
    assert zone(won, "chances")["rage_of_ares"] == {}
