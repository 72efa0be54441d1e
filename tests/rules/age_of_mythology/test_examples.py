"""AOM-EX — The worked examples of the rulebook, replayed as data (`examples.toml`) with every number checked."""

import tomllib
from pathlib import Path
from typing import Any

from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.scenario import Tabletop, open_scenario, scenario
from petteia.games.age_of_mythology.terms import RESOURCES
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, dice, meet, won_by
from tests.rules.age_of_mythology.gods import power

EXAMPLES: dict[str, Any] = tomllib.loads(Path(__file__).with_name("examples.toml").read_text("utf-8"))


def four(cubes: dict[str, int]) -> list[int]:
    return [cubes[resource] for resource in RESOURCES]


# -- AOM-EX-1


def fight(table: Tabletop, encounter: dict[str, Any]) -> None:
    """One encounter of the example with its dice, and what it says about it."""
    meet(table, *encounter["cards"])
    if "declare" in encounter:
        table.play(encounter["declare"])
    assert list(table.dice()) == encounter["dice"]
    rolled, lost, thrown = (len(table.heard(kind)) for kind in ("rolled", "eliminated", "thrown"))
    for attacker, defender in encounter["rolls"]:
        assert table.pending == CHANCE
        table.roll(attacker, defender)
    hits = [event["hits"] for event in table.heard("rolled")[rolled:]]
    assert hits == [n for pair in encounter["hits"] for n in pair]
    assert [event["unit"] for event in table.heard("eliminated")[lost:]] == [
        encounter[key] for key in ("eliminated",) if key in encounter
    ]
    assert [event["unit"] for event in table.heard("thrown")[thrown:]] == [
        encounter[key] for key in ("thrown",) if key in encounter
    ]


def example_battle() -> Tabletop:
    """The example up to its first encounter."""
    battle = EXAMPLES["battle"]
    return attack(
        battle["attackers"],
        battle["defenders"],
        battle["area"],
        card=battle["card"],
        cultures=[battle["attacker"], battle["defender"]],
        victory={"won_the_last_battle": battle["cubes_before"]},
        tiles={1: ["hills/gold/2"]},
    )


@rule("AOM-EX-1.1", "AOM-EX-1.2", "AOM-EX-1.4")
def test_the_battle_example_comes_out_as_printed() -> None:
    table, after = example_battle(), EXAMPLES["battle"]["after"]
    bank, supply = table.bank(), [table.supply(seat) for seat in (0, 1)]
    for encounter in EXAMPLES["battle"]["encounters"]:
        fight(table, encounter)
        if "attacker_holding" in encounter:
            assert table.units(0) == encounter["attacker_holding"]
            assert table.in_battle(0) == {"priest": 1, "mummy": 1, "spearman": 1}
        if "hydra_kills" in encounter:
            assert [int(n) for n in table.battle().kills(1)] == [encounter["hydra_kills"]]
    assert (table.seat, table.prompt) == (0, "retreat")
    table.play("retreat")
    assert won_by(table) == after["winner"]
    assert (table.units(0), table.units(1)) == (after["attacker_holding"], after["defender_holding"])
    for seat, side in enumerate(("attacker", "defender")):
        gained = {unit: table.supply(seat)[unit] - supply[seat].get(unit, 0) for unit in after[f"{side}_supply_gains"]}
        assert gained == after[f"{side}_supply_gains"]
    assert [table.victory(seat) for seat in (0, 1)] == after["victory_cubes"]
    assert table.on_card("won_the_last_battle") == after["won_the_last_battle"]
    assert (table.bank(), table.tiles(0), table.tiles(1)) == (bank, [], ["hills/gold/2"])


@rule("AOM-EX-1.3")
def test_the_kill_of_the_hydra_in_the_example_takes_no_cube_out_of_the_bank() -> None:
    table = example_battle()
    bank = table.bank()
    for encounter in EXAMPLES["battle"]["encounters"][:3]:
        fight(table, encounter)
        assert table.bank() == bank
    assert meet(table, "spearman", "hydra").dice()[1] == 6 + 4 + 1, "and yet it is counted"


@rule("AOM-EX-1.1")
def test_with_four_dice_against_giants_medusa_rolls_the_nine_of_the_example() -> None:
    assert dice(["scorpion_man"], ["medusa"], options={"medusa_against_giants": "4"}) == (5, 9)


# -- AOM-EX-2


def place_and_draw(table: Tabletop, begin: dict[str, Any]) -> None:
    """Phases 1 and 2 of the sample turn."""
    for seat, card in enumerate(begin["placed"]):
        assert table.seat == seat
        table.play(f"place {card}")
    for seat in range(3):
        for card in begin["permanent"][seat]:
            table.play(f"pick {card}", seat=seat)
        table.play(f"draw {len(begin['random'][seat])}", seat=seat)
        if seat in table.pending:
            table.play("stop", seat=seat)
    for seat in range(3):
        table.deal(*begin["random"][seat])
        assert sorted(table.hand(seat)) == sorted(begin["permanent"][seat] + begin["random"][seat])


def make_move(table: Tabletop, move: dict[str, Any]) -> None:
    """One move of the sample turn."""
    before = {kind: len(table.heard(kind)) for kind in ("gathered", "paid", "tile_passed", "tile_taken")}
    assert (table.seat, table.prompt) == (move["seat"], "play_a_card")
    table.play(f"play {move['card']}").deal(*move.get("revealed", []))
    for seat, pick in move.get("picks", []):
        assert table.seat == seat
        table.play(pick)
    table.play(*move.get("play", []))
    news = {kind: table.heard(kind)[count:] for kind, count in before.items()}
    assert [event["seat"] for event in news["tile_passed"]] == move.get("passed", [])
    taken = [[event["seat"], f"take {event['tile']}"] for event in news["tile_taken"]]
    assert taken == [pick for pick in move.get("picks", []) if pick[1] != "pass"]
    for kind, key in (("gathered", "served"), ("paid", "paid")):
        assert [[event["seat"], *four(event)] for event in news[kind]] == move.get(key, [])


@rule("AOM-EX-2.1", "AOM-EX-2.2", "AOM-EX-2.3")
def test_the_sample_turn_comes_out_as_printed() -> None:
    turn = EXAMPLES["turn"]
    table = open_scenario(turn["before"])
    assert [table.villagers(seat) for seat in range(3)] == turn["begin"]["villagers_in_holding"]
    place_and_draw(table, turn["begin"])
    for move in turn["moves"]:
        make_move(table, move)
    assert [[event["seat"], *four(event)] for event in table.heard("spoiled")] == turn["end"]["spoiled"]
    for seat, cards in enumerate(turn["end"]["discard"]):
        if seat in table.pending:
            table.play(
                *[f"discard {card}" for card in cards],
                *(["stop"] if table.offers("stop", seat=seat) else []),
                seat=seat,
            )
    check_after(table, turn["after"], turn["end"]["first_player"])


def check_after(table: Tabletop, after: dict[str, Any], first: int) -> None:
    """The position after the sample turn."""
    assert [four(table.cubes(seat)) for seat in range(3)] == after["resources"]
    assert four(table.bank()) == after["bank"]
    assert {card: table.on_card(card) for card in after["victory"]} == after["victory"]
    assert [table.age(seat) for seat in range(3)] == after["ages"]
    assert [table.hand(seat) for seat in range(3)] == after["hands"]
    assert [int(table.state.army(seat)) for seat in range(3)] == after["units"]
    assert [len(table.tiles(seat)) for seat in range(3)] == after["tiles"]
    assert int(table.state.first()) == first
    assert [int(table.state.clockwise(first, step)) for step in range(3)] == after["order"]
    table.play(*["place the_wonder"] * 3)
    for seat, room in enumerate(after["cards_to_add"]):
        assert table.offers(f"draw {room}", seat=seat)
        assert table.refused(f"draw {room + 1}", seat=seat).params["room"] == room


# -- AOM-EX-3


@rule("AOM-EX-3.1")
def test_example_of_spoilage() -> None:
    table = scenario(phase="spoilage", resources={0: [6, 3, 5, 7], 1: [0, 0, 0, 0]})
    assert four(table.cubes(0)) == [5, 3, 5, 5]
    assert four(table.bank()) == [20 - 5, 20 - 3, 20 - 5, 20 - 5]


@rule("AOM-EX-3.2")
def test_example_of_kept_cards() -> None:
    hand = ["greek_build_2", "greek_next_age_hephaestos"]
    table = scenario(cultures=["greek", "norse"], phase="discard_cards", ages={0: "classical"}, hands={0: hand})
    table.play("discard greek_build_2", "stop", seat=0)
    assert table.hand(0) == ["greek_next_age_hephaestos"]
    table.play("place the_wonder", "place the_wonder")
    assert table.offers("draw 4", seat=0)
    assert table.refused("draw 5", seat=0).params == {"room": 4, "asked": 5}


@rule("AOM-EX-3.3")
def test_example_of_gather() -> None:
    tiles = {0: ["desert/gold/1"], 1: ["desert/favor/2"], 2: ["desert/gold/1"]}
    things: dict[str, Any] = {"tiles": tiles, "buildings": {0: ["house"]}, "card": "permanent_gather"}
    table = scenario(cultures=["egyptian", "greek", "norse"], **things)
    table.play("gather desert", "put villager desert/gold/1")
    assert (table.gained("gold"), table.gained("favor")) == ((2, 0, 1), (0, 2, 0))


@rule("AOM-EX-3.4")
def test_example_of_build() -> None:
    rich = {0: [9, 9, 9, 9]}
    table = scenario(cultures=["greek", "norse"], hands={0: ["greek_build_2"]}, resources=rich)
    table.play("play greek_build_2", "build storehouse", "build house")
    assert [table.gained(r)[0] for r in RESOURCES] == [-4, -4, -2, -2]
    assert (table.villagers(0), table.prompt, table.seat) == (1, "play_a_card", 1)


@rule("AOM-EX-3.5")
def test_example_of_recruit() -> None:
    table = scenario(cultures=["greek", "norse"], card="permanent_recruit", units={0: []})
    table.play("recruit minotaur", "recruit toxotes")
    assert [table.gained(r)[0] for r in RESOURCES] == [-3, -3, 0, 0]
    assert table.units(0) == {"toxotes": 1, "minotaur": 1}


@rule("AOM-EX-3.6")
def test_example_of_trade() -> None:
    things: dict[str, Any] = {"buildings": {0: ["market"]}, "resources": {0: [0, 8, 0, 0]}}
    table = scenario(cultures=["norse", "greek"], card="permanent_trade", **things)
    table.play("give wood", "for gold", "amount 4", "stop")
    assert four(table.cubes(0)) == [0, 4, 4, 0]


@rule("AOM-EX-3.7")
def test_example_of_next_age() -> None:
    hand = ["permanent_next_age", "permanent_recruit"]
    table = scenario(cultures=["egyptian", "greek"], hands={0: hand, 1: []}, resources={0: [6, 4, 8, 4]})
    table.play("play permanent_next_age")
    assert (table.age(0), four(table.cubes(0))) == ("classical", [2, 0, 4, 0])
    table.play("play permanent_recruit", "recruit priest")
    assert table.units(0)["priest"] == 1
    drawing = scenario(cultures=["egyptian", "greek"], phase="draw_action_cards", ages={0: "classical"})
    assert drawing.offers("draw 5", seat=0)


@rule("AOM-EX-3.8")
def test_example_of_loki() -> None:
    resources = {0: [0, 0, 0, 2], 1: [5, 0, 0, 0]}
    table = power("norse_trade_loki", cultures=["norse", "egyptian"], resources=resources)
    assert (four(table.cubes(0)), four(table.cubes(1))) == ([5, 0, 0, 0], [0, 0, 0, 0])
    table.play("act", "give food", "for favor", "amount 4", "give food", "for wood")
    assert table.prompt == "play_a_card", "the fifth food was the last"
    assert four(table.cubes(0)) == [0, 1, 0, 4]


@rule("AOM-EX-3.9")
def test_example_of_the_starting_armies() -> None:
    table = scenario(cultures=["egyptian", "norse", "greek"])
    assert table.units(0) == {"spearman": 2, "chariot_archer": 2, "elephant": 2}
    assert table.units(1) == {"jarl": 2, "huskarl": 2, "throwing_axeman": 2}
    assert table.units(2) == {"toxotes": 2, "hoplite": 2, "hippokon": 2}


@rule("AOM-EX-3.10")
def test_example_of_a_bonus_against_flyers() -> None:
    assert dice(["toxotes"], ["phoenix"])[0] == 3 + 4
    assert dice(["throwing_axeman"], ["manticore"])[0] == 3 + 4
    assert dice(["toxotes"], ["sphinx"])[0] == 3
