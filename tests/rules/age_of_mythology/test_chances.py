"""What a side of a battle is told to expect, held against dice counted by hand and against battles that are fought."""

from math import comb

import pytest

from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battlefield import CARDS, DECLARE
from petteia.games.age_of_mythology.scenario import scenario
from tests.rules import rule
from tests.rules.age_of_mythology.battlefield import GREEK_NORSE, attack, meet

ARMIES = {
    "cultures": ["greek", "norse"],
    "units": {0: {"hoplite": 2, "minotaur": 2, "medusa": 1}, 1: {"huskarl": 2, "throwing_axeman": 2}},
    "buildings": {0: ["house"], 1: ["house", "tower"]},
    "hands": {0: ["greek_attack_5"], 1: ["norse_attack_7"]},
}


def battle(own: list[str], other: list[str], **more):
    """A battle in the production area at its first question about retreating."""
    table = scenario(**{**ARMIES, **more})
    table.play("play greek_attack_5", "area production")
    table.commit(0, *own)
    table.commit(1, *other)
    return table.state


def told(state, seat: int) -> dict:
    return state.observe(seat).odds(seat)["battle"]


def by_hand(mine: int, theirs: int, *, tie: float | None = None) -> float:
    """How likely so many dice show more sixes than so many others; a tie is rolled again unless it counts for one."""
    one = [comb(mine, n) * 5 ** (mine - n) / 6**mine for n in range(mine + 1)]
    two = [comb(theirs, n) * 5 ** (theirs - n) / 6**theirs for n in range(theirs + 1)]
    more = sum(a * b for n, a in enumerate(one) for m, b in enumerate(two) if n > m)
    even = sum(a * b for a, b in zip(one, two, strict=False))
    return more / (1 - even) if tie is None else more + tie * even


@rule("AOM-5.4.1", "AOM-5.5.2")
def test_each_unit_against_each_of_theirs_is_counted_exactly():
    state = battle(["hoplite", "minotaur", "medusa"], ["huskarl", "throwing_axeman"])
    rows = told(state, 0)["rows"]
    assert {row["unit"] for row in rows} == {"hoplite", "minotaur", "medusa"}
    for row in rows:
        assert {each["unit"] for each in row["against"]} == {"huskarl", "throwing_axeman"}
        for each in row["against"]:
            tie = 1.0 if row["unit"] == "medusa" else None
            assert each["win"] == pytest.approx(by_hand(each["dice"], each["theirs"], tie=tie))


@rule("AOM-5.4.7")
def test_a_tower_counts_only_where_it_stands():
    def dice(**more) -> int:
        state = battle(["hoplite"], ["huskarl", "throwing_axeman"], **more)
        return told(state, 0)["rows"][0]["against"][0]["theirs"]

    assert dice() > dice(buildings={0: ["house"], 1: ["house"]})


@rule("AOM-5.4.6", "AOM-4.2.13")
def test_what_defends_the_area_is_told_as_it_is():
    def defence(**more) -> dict:
        return told(battle(["hoplite"], ["huskarl", "throwing_axeman"], **more), 1)["fortress"]

    stands = defence()
    assert stands["building"] == "tower" and stands["stands"] and stands["dice"] > 0
    none = {"building": "tower", "stands": False, "dice": 0}
    assert defence(buildings={0: ["house"], 1: ["house"]}) == none
    broken = defence(buildings={0: ["house", "siege_engine_workshop"], 1: ["house", "tower"]})
    assert broken == {"building": "tower", "stands": True, "dice": 0}


@rule("AOM-5.8.6")
def test_what_a_hydra_has_killed_counts_in_what_is_told():
    table = attack(["hydra"], ["jarl", "jarl"], cultures=GREEK_NORSE)
    expected = []
    for _ in range(2):
        expected += [each["dice"] for each in told(table.state, 0)["rows"][0]["against"] if each["unit"] == "jarl"]
        meet(table, "hydra", "jarl").roll(3, 0)
    assert expected == [expected[0], expected[0] + 1]


@rule("AOM-5.1.2")
def test_both_sides_are_told_the_same_battle():
    state = battle(["hoplite", "minotaur"], ["huskarl", "throwing_axeman"])
    one, other = told(state, 0), told(state, 1)
    assert one["win"] + other["win"] == pytest.approx(1)
    for row in one["rows"]:
        for each in row["against"]:
            theirs = next(r for r in other["rows"] if r["unit"] == each["unit"])
            back = next(r for r in theirs["against"] if r["unit"] == row["unit"])
            assert (back["dice"], back["theirs"]) == (each["theirs"], each["dice"])
            assert back["win"] + each["win"] == pytest.approx(1)


@rule("AOM-5.5.1")
def test_the_battle_comes_out_as_often_as_was_told():
    state = battle(["hoplite", "minotaur", "medusa"], ["huskarl", "throwing_axeman"])
    said, rng, won, fought = told(state, 0)["win"], Generator(11), 0, 400
    for _ in range(fought):
        now = state.clone()
        while isinstance(top := now.stack[-1], Battle):
            if now.pending() is CHANCE:
                now.resolve(rng.pick(now.chance()))
                continue
            seat = now.pending()[0]
            options = now.legal(seat)
            if top.stage == CARDS:
                now.apply(seat, options[rng.below(len(options))])
            elif top.stage < CARDS:
                now.apply(seat, now.game.actions.number("stay"))
            else:
                now.apply(seat, now.game.actions.number("no"))
        won += now.last_winner() == 0
    assert abs(won / fought - said) < 4 * (said * (1 - said) / fought) ** 0.5 + 1e-9


@rule("AOM-5.3.1")
def test_the_pair_that_lies_open_is_told_and_nobody_else_is():
    state = battle(["hoplite"], ["huskarl"], cultures=["greek", "norse"])
    for _ in range(8):
        top = state.stack[-1]
        if isinstance(top, Battle) and top.stage >= DECLARE:
            break
        seat = state.pending()[0]
        options = state.legal(seat)
        state.apply(seat, options[len(options) - 1])
        if state.pending() is CHANCE:
            return  # nobody had anything to declare
    assert 0 < told(state, 0)["shown"] < 1


@rule("AOM-3.7.5")
def test_before_units_are_sent_only_what_could_come_is_told():
    table = scenario(**ARMIES)
    table.play("play greek_attack_5", "area production")
    expected = told(table.state, 0)
    assert "win" not in expected and len(expected["rows"]) == 3
    table.commit(1, "huskarl")
    assert told(table.state, 0) == expected


@rule("AOM-3.7.1")
def test_before_an_area_is_named_both_armies_and_what_defends_each_area_are_told():
    table = scenario(**ARMIES)
    table.play("play greek_attack_5")
    assert table.state.prompt(0).key == "attack_area", "with two there is one to attack"
    expected = table.state.observe(0).odds(0)
    assert table.state.observe(1).odds(1) == {}
    assert expected["areas"]["production"] == {"fortress": {"building": "tower", "stands": True, "dice": 2}}
    assert not expected["areas"]["city"]["fortress"]["stands"] and expected["areas"]["holding"] == {}
    table.play("area holding")
    assert told(table.state, 0)["rows"] == expected["battle"]["rows"], "nothing defends the holding area"


@rule("AOM-3.4.1")
def test_while_units_are_bought_each_is_told_against_those_of_neighbours():
    table = scenario(**{**ARMIES, "seats": 3, "cultures": ["greek", "norse", "egyptian"]}, card="permanent_recruit")
    matches = table.state.observe(0).odds(0)["matches"]
    assert {match["seat"] for match in matches} == {1, 2}
    (norse,) = [match["rows"] for match in matches if match["seat"] == 1]
    row = next(row for row in norse if row["unit"] == "toxotes")
    assert [each["unit"] for each in row["against"]] == ["huskarl", "throwing_axeman"]
    for each in row["against"]:
        assert each["win"] == pytest.approx(by_hand(each["dice"], each["theirs"]))
    assert table.state.observe(1).odds(1) == {}
