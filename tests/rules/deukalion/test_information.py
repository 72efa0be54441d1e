"""DEU-13 — Who knows what."""

from typing import Any

from petteia.engine.generator import Generator
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.scenario import Tabletop, scenario
from petteia.games.deukalion.windows import CardWindow
from tests.hearing import heard
from tests.rules import rule
from tests.rules.deukalion.at_sea import hydra_comes, on_the_hydra, part, sailing, ship_fight


def zones(table: Tabletop, seat: int | None = None) -> dict[str, Any]:
    return {zone["id"]: zone for zone in table.state.view(seat)["zones"]}


def kinds(zone: dict[str, Any]) -> list[str]:
    return [piece["kind"] for piece in zone.get("pieces", [])]


def worlds(table: Tabletop, seat: int, count: int = 60) -> list[Any]:
    return [table.state.resample(seat, Generator(seed)) for seed in range(count)]


@rule("DEU-13.1.1")
def test_map_ships_treasures_underworld_and_totals_are_open_to_everybody() -> None:
    table = scenario(ships={0: "G3"}, cargo={0: ["red"]}, aboard={0: 6}, settlements={"argos": 0}, hydra="F6")
    for seat in (None, 1):
        seen = zones(table, seat)
        ships = {p["id"]: p["marks"].get("field") for p in seen["ships"]["pieces"]}
        assert ships == {"ships/0": "G3", "ships/1": "F1", "ships/hydra": "F6"}
        assert {p["kind"]: p["count"] for p in seen["ship/0"]["pieces"]} == {"soldier": 6, "red": 1}
        assert seen["settlement/argos"]["pieces"][0]["marks"] == {"seat": 0}
        assert sum(p["count"] for p in seen["city/halicarnassus"]["pieces"]) == 2
        assert seen["underworld"]["pieces"][0]["count"] == 2
        counters = {c["id"]: c["value"] for c in table.state.view(seat)["counters"]}
        assert (counters["total/0"], counters["goal"]) == (2, 16)


@rule("DEU-13.1.2")
def test_kylix_throws_played_cards_and_missions_are_open() -> None:
    table = sailing("G3", hands={0: ["rage_of_ares", "pegasus"]}, front={1: ["golden_fleece"]}, done={1: ["m01"]},
                    removed=["m02"], open=["m03", "m04"]).play("attack rhodes").deal("4/3/3")  # fmt: skip
    seen = zones(table, 1)
    assert {p["kind"]: p["count"] for p in seen["thrown/0"]["pieces"]} == {"hidden": 4, "side": 3, "cross": 3}
    assert {p["id"]: p["marks"]["value"] for p in seen["kylix"]["pieces"]}["kylix/sail"] == 3
    assert kinds(seen["front/1"]) == ["golden_fleece", "m01"] and kinds(seen["removed"]) == ["m02"]
    assert kinds(seen["open"]) == ["m03", "m04"]
    table.play("play rage_of_ares")
    assert table.heard("card_played", 1)[0]["card"] == "rage_of_ares"


@rule("DEU-13.1.3")
def test_sizes_of_hands_and_piles_discards_and_who_has_a_mission_are_open() -> None:
    table = scenario(hands={0: ["pegasus", "trojan_horse"]}, missions={0: "m05"}, discards=["rage_of_ares"])
    seen = zones(table, 1)
    assert seen["hand/0"]["unseen"] == 2 and seen["mission/0"]["unseen"] == 1
    assert seen["deck"]["unseen"] == 27 and seen["pile"]["unseen"] == 13
    assert kinds(seen["discards"]) == ["rage_of_ares"]
    assert "unseen" not in seen["mission/1"]


@rule("DEU-13.1.4")
def test_cards_and_mission_are_secret_to_all_but_the_holder() -> None:
    table = scenario(hands={0: ["pegasus"]}, missions={0: "m05"}, kylix="2/3222").play("use cards").deal("trojan_horse")
    assert kinds(zones(table, 0)["hand/0"]) == ["pegasus", "trojan_horse"]
    assert kinds(zones(table, 0)["mission/0"]) == ["m05"]
    for seat in (None, 1):
        assert kinds(zones(table, seat)["hand/0"]) == [] and kinds(zones(table, seat)["mission/0"]) == []
        assert "card" not in table.heard("drew", -1 if seat is None else seat)[0]
    hands = {(*world.in_hand_row(0), world.hand_mission(0)) for world in worlds(table, 1)}
    assert len(hands) > 20


@rule("DEU-13.1.5")
def test_the_order_of_the_piles_is_nobodys_knowledge_but_a_mission_put_under_is_known() -> None:
    table = scenario(open=["m05", "m13"], under=["m02"], kylix="2/3222")
    assert kinds(zones(table, 1)["pile"]) == ["m02"]
    assert table.play("use cards").pending == CHANCE
    weights = [int(w) for w in table.state.chance()]
    assert weights == [int(n) for n in table.game.box.card_count]
    assert all(world.under() == 1 for world in worlds(table, 1, 5))


@rule("DEU-13.1.6")
def test_a_sealed_choice_is_secret_until_the_last_is_in_and_passes_stay_so() -> None:
    hands = [["pegasus"], ["golden_fleece"], ["pegasus"]]
    told = []
    for choice in ("pass", "play pegasus"):
        table = scenario(seats=3, phase="after_roll", hands=hands)
        play = Play(table.game, table.state)
        told.append(heard(play.sent + play.decide(0, table.game.actions.number(choice)), 1))
        step = play.state.observe(1).stack[-1]
        assert isinstance(step, CardWindow) and step.choice[0] == 2
    assert told[0] == told[1]


@rule("DEU-13.1.7")
def test_options_are_shown_only_to_the_player_who_decides() -> None:
    table = part(hands={1: ["pegasus"]}, missions={1: "m05"})
    assert table.state.view(1)["actions"] and table.state.view(0)["actions"] == []
    assert table.state.view(None)["actions"] == []
    known = table.state.view(0)["known"]
    for seed in range(10):
        assert table.state.resample(0, Generator(seed)).view(0)["known"] == known


@rule("DEU-13.1.8")
def test_after_the_game_all_hands_and_missions_are_shown() -> None:
    table = sailing("H2", points={0: 15}, hands={1: ["trojan_horse"]}, missions={1: "m05"}).play("found ephesus")
    seen = zones(table)
    assert table.over and kinds(seen["hand/1"]) == ["trojan_horse"] and kinds(seen["mission/1"]) == ["m05"]


# -- what follows from what was seen


@rule("DEU-10.6.4", "DEU-13.1.4")
def test_somebody_who_took_a_point_card_for_the_hydra_holds_no_mission_that_asks_for_it() -> None:
    table = hydra_comes(missions={1: "m05"}).deal("10/0/0").play("put F3")
    box = table.game.box
    possible = {int(world.hand_mission(1)) for world in worlds(table, 0, 200)}
    hydra = {m for m in range(box.missions) if box.has_task(m, 6)}
    assert possible & hydra == set()
    opened = {box.mission_ids.index(name) for name in table.open_missions()}
    assert possible == set(range(box.missions)) - hydra - opened


@rule("DEU-5.2.3", "DEU-13.1.4")
def test_a_mission_that_was_shown_stays_known() -> None:
    table = on_the_hydra(open=["m01", "m02"], missions={0: "m12"}).deal("0/0/10").play("put C5")
    assert {int(world.hand_mission(0)) for world in worlds(table, 1)} == {11}


@rule("DEU-8.1.5", "DEU-13.1.3")
def test_after_a_reshuffle_everybody_knows_what_is_not_in_the_pile() -> None:
    table = scenario(seats=3, kylix="2/3222", hands={1: ["trojan_horse"]}, deck=[]).play("use cards").deal("pegasus")
    horse = table.game.box.card_ids.index("trojan_horse")
    assert all(world.in_hand(1, horse) == 1 for world in worlds(table, 0, 20))


@rule("DEU-8.3.6", "DEU-7.3.1")
def test_declining_a_claim_tells_nothing_about_the_secret_mission() -> None:
    views = []
    for mission in ("m10", "m05"):
        table = ship_fight(missions={0: mission}).deal("10/0/0", "0/0/10")
        play = Play(table.game, table.state)
        views.append(heard(play.sent + play.decide(0, int(table.game.moves.decline)), 1))
    assert views[0] == views[1]
