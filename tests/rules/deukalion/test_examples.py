"""The scripted scenarios at the end of the rules (DEU-EX), step by step."""

from typing import Any

from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.scenario import scenario
from tests.rules import rule
from tests.rules.deukalion.at_sea import sailing


@rule("DEU-3.1.1", "DEU-8.3.1", "DEU-3.5.4")
def test_example_1_a_full_turn() -> None:
    table = scenario(
        seats=4, phase="after_roll", kylix="3/2131", ships={0: "E2", 1: "F2", 2: "D2", 3: "F2"}, below={2: 4},
        hands={0: ["rage_of_ares"]},
    )  # fmt: skip
    assert table.pending == (0,)
    table.play("pass")
    table.play("set_sail", "sail G2", "sail H2", "found ephesus")
    assert (table.aboard(1), table.total(1)) == (9, 1)
    table.play("recover", "bring 2")
    assert (table.aboard(2), table.below(2)) == (8, 2)
    table.play("set_sail", "sail F3", "sail G3", "attack rhodes").deal("4/3/3").play("take blue")
    assert (table.aboard(3), table.cargo(3)) == (7, ["blue"])
    table.play("turn 0")
    assert [int(table.state.die(action)) for action in range(4)] == [2, 1, 3, 1]
    assert table.offers("use sail", "use hydra", "end_turn") and not table.offers("use soldiers")


@rule("DEU-7.1.3", "DEU-7.3.4", "DEU-5.1.3")
def test_example_2_two_missions_in_one_visit() -> None:
    table = sailing(
        "D3", seats=3, aboard={0: 8}, cargo={0: ["green", "red"]}, ships={1: "G3", 2: "H6"}, open=["m04", "m13"],
        cities={"thera": [], "halicarnassus": ["white", "white"]},
    )  # fmt: skip
    table.play("sail D2", "claim m04")
    assert table.offered() == ["store thera", "store halicarnassus"]
    table.play("store thera").deal("m06")
    assert table.pending == (0,)
    table.play("claim m06")
    assert "red" in table.city("halicarnassus") and table.pending == CHANCE
    table.deal("m09")
    assert (table.total(0), table.aboard(0), table.cargo(0), table.point_cards(0)) == (4, 8, [], {})
    assert not table.heard("claims_opened")[1:] and table.prompt == "act"


@rule("DEU-1.2.2", "DEU-10.3.1", "DEU-5.3.2")
def test_example_3_adjacent_fields() -> None:
    for field in ("G3", "F4", "H4"):
        assert sailing(field).offers("attack rhodes")
    for field in ("F3", "H3", "F5", "H5"):
        assert not sailing(field).offers("attack rhodes")
    table = sailing("H4", hands={0: ["pegasus"]})
    assert table.offers("attack rhodes", "attack halicarnassus") and "G5" not in table.game.box.labels
    table.play("attack rhodes").deal("0/0/10").play("pass")
    assert not table.offers("attack halicarnassus")


@rule("DEU-10.2.2", "DEU-10.2.5", "DEU-10.7.1")
def test_example_4_strength_4_against_3_and_a_half() -> None:
    def fight(throw: str) -> object:
        table = sailing("H5", ships={1: "H6"}, aboard={0: 7, 1: 6}, cargo={1: ["blue"]}, open=["m01", "m02"])
        return table.play("sail H6").deal(throw, "3/1/2")

    table = sailing("H5", ships={1: "H6"}, aboard={0: 7, 1: 6}, cargo={1: ["blue"]}, open=["m01", "m02"])
    table.play("sail H6").deal("3/2/2", "3/1/2")
    assert (table.aboard(0), table.aboard(1), table.offered()) == (5, 4, ["take blue", "displace"])
    table.play("displace")
    assert sorted(table.offered()) == ["put F5", "put F7", "put H3", "put H5", "put I6"]
    assert fight("3/1/3").heard("won_against_ship")[0]["seat"] == 1  # type: ignore[attr-defined]


@rule("DEU-10.3.2", "DEU-10.4.2", "DEU-9.3.2")
def test_example_5_halicarnassus_and_ephesus() -> None:
    won = sailing("I5", aboard={0: 8}).play("attack halicarnassus").deal("3/2/3")
    assert won.aboard(0) == 5 and won.prompt == "loot_city"
    lost = sailing("I5", aboard={0: 8}).play("attack halicarnassus").deal("3/1/4")
    assert (lost.aboard(0), lost.cargo(0), lost.ship(0)) == (4, [], "I5")
    side = sailing("H2", aboard={0: 1}, settlements={"ephesus": 1}).play("attack ephesus").deal("0/1/0")
    assert (side.holder("ephesus"), side.aboard(0)) == (1, 1)
    hidden = sailing("H2", aboard={0: 1}, settlements={"ephesus": 1}).play("attack ephesus").deal("1/0/0")
    assert (hidden.holder("ephesus"), hidden.aboard(0), hidden.below(1)) == (0, 0, 1)
    assert (hidden.total(0), hidden.total(1)) == (1, 0)


@rule("DEU-10.5.2", "DEU-10.5.3", "DEU-10.5.5")
def test_example_6_beating_the_hydra() -> None:
    reach = ["put C5", "put D4", "put E5", "put F4", "put F6", "put G7", "put H6"]
    won = sailing("F5", open=["m11", "m01"]).play("sail F6", "sail E6").deal("4/2/4")
    assert (won.aboard(0), won.done(0), won.point_cards(0)) == (6, ["m11"], {})
    won.deal("m05")
    assert sorted(won.offered()) == reach and won.seat == 0
    lost = sailing("F5", open=["m11", "m01"]).play("sail F6", "sail E6").deal("4/1/5")
    assert (lost.aboard(0), lost.seat, sorted(lost.offered())) == (5, 1, reach)
    assert lost.open_missions() == ["m11", "m01"]


@rule("DEU-4.2.1", "DEU-4.2.2")
def test_example_7_turning_the_kylix() -> None:
    found = []
    for k in range(4):
        g = scenario(kylix="2/1322", orientation=k).state
        found.append(tuple(int(g.die(action)) for action in range(4)))
    assert found == [(1, 3, 2, 2), (3, 2, 2, 1), (2, 2, 1, 3), (2, 1, 3, 2)]
    assert not any(cards == 3 and sail == 3 for cards, _, sail, _ in found)


@rule("DEU-6.3.3", "DEU-6.3.6", "DEU-6.3.7")
def test_example_8_majority_at_the_styx() -> None:
    things: dict[str, Any] = {"cargo": {0: ["red"]}, "settlements": {"ephesus": 0}, "aboard": {0: 5}}
    table = sailing("B2", seats=3, below={0: 4, 1: 3}, **things).play("sail A2", "recover")
    assert (table.aboard(0), table.below(0), table.point_cards(0)) == (9, 0, {"styx": 2})
    tied = sailing("B2", seats=3, below={0: 4, 1: 4}, **things).play("sail A2", "recover")
    assert (tied.aboard(0), tied.point_cards(0)) == (9, {})
    two = sailing("B2", below={0: 4, 1: 3}, **things).play("sail A2", "recover")
    assert two.point_cards(0) == {"styx": 1}
