"""AOM: places where two rules meet, each with the order or the odds that the rules ask for."""

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.battlefield import Battlefield
from petteia.games.age_of_mythology.game import Position
from petteia.games.age_of_mythology.knowledge import possible_sets
from petteia.games.age_of_mythology.scenario import scenario
from petteia.games.age_of_mythology.setup import Seating
from petteia.games.age_of_mythology.tabletop import Tabletop
from tests.rules import rule
from tests.rules.age_of_mythology.battlefield import (
    EGYPTIAN_GREEK,
    EGYPTIAN_NORSE,
    GREEK_EGYPTIAN,
    GREEK_NORSE,
    NORSE_EGYPTIAN,
    NORSE_GREEK,
    attack,
    meet,
)

# -- the consequences of an encounter, in order ----------------------------------------------------------------


@rule("AOM-5.6.2", "AOM-5.8.18", "AOM-5.8.11")
def test_a_valkyrie_is_paid_before_the_favor_of_a_rescue_comes_into_the_bank() -> None:
    table = attack(
        ["valkyrie", "jarl"],
        ["phoenix", "priest"],
        cultures=NORSE_EGYPTIAN,
        resources={0: [0, 0, 0, 11], 1: [0, 0, 0, 8]},
        bank={"favor": 1},
    )
    meet(table, "valkyrie", "phoenix").roll(2, 0)
    assert table.cubes(0)["favor"] == 12, "the bank had one favor left for her"
    table.play("rescue")
    assert (table.cubes(0)["favor"], table.cubes(1)["favor"], table.bank()["favor"]) == (12, 6, 2)
    assert table.units(1) == {"phoenix": 1}
    assert table.in_battle(1) == {"priest": 1}


@rule("AOM-6.2.8", "AOM-5.6.2")
def test_isis_saves_the_first_loss_and_a_priest_is_asked_for_the_second() -> None:
    table = attack(["phoenix", "priest"], ["frost_giant"], "egyptian_attack_isis", cultures=EGYPTIAN_NORSE, power=True)
    meet(table, "phoenix", "frost_giant").roll(0, 1)
    assert table.offers("retreat"), "nobody was asked to pay"
    assert table.in_battle(0) == {"phoenix": 1, "priest": 1}
    meet(table, "phoenix", "frost_giant").roll(0, 1)
    assert table.offered() == ["rescue", "no"]
    table.play("no")
    assert table.in_battle(0) == {"priest": 1}
    assert table.supply(0)["phoenix"] == 8


@rule("AOM-6.4.9", "AOM-6.2.8")
def test_isis_keeps_a_battle_going_that_has_lost_its_last_attacker() -> None:
    table = attack(["spearman"], ["jarl"], "egyptian_attack_isis", cultures=EGYPTIAN_NORSE, power=True)
    meet(table, "spearman", "jarl").roll(0, 1)
    assert table.in_battle(0) == {"spearman": 1}
    meet(table, "spearman", "jarl").roll(0, 1)
    assert table.in_battle(0) == {}
    assert [event["seat"] for event in table.heard("battle_won")] == [1]


@rule("AOM-5.6.3", "AOM-5.8.7")
def test_a_hero_saved_by_isis_is_routed_all_the_same() -> None:
    table = attack(
        ["priest", "mummy"], ["heroic_greek_hero"], "egyptian_attack_isis", cultures=EGYPTIAN_GREEK, power=True
    )
    meet(table, "priest", "heroic_greek_hero").roll(0, 1)
    assert [event["seat"] for event in table.heard("protected")] == [0]
    assert [event["seat"] for event in table.heard("battle_won")] == [1]
    assert table.units(0) == {"priest": 1, "mummy": 1}


@rule("AOM-5.6.3", "AOM-5.8.21")
def test_a_unit_saved_by_isis_counts_for_the_reinforcement_of_its_conqueror() -> None:
    table = attack(
        ["mummy"],
        ["mythic_norse_hero"],
        "egyptian_attack_isis",
        cultures=EGYPTIAN_NORSE,
        power=True,
        units={0: ["mummy"], 1: ["mythic_norse_hero", "troll"]},
    )
    meet(table, "mummy", "mythic_norse_hero").roll(0, 3)
    assert table.offered() == ["reinforce troll", "no"]


@rule("AOM-6.4.10", "AOM-5.6.4")
def test_a_thrown_unit_goes_home_and_does_not_use_up_isis() -> None:
    table = attack(["mummy", "anubite"], ["cyclops"], "egyptian_attack_isis", cultures=EGYPTIAN_GREEK, power=True)
    meet(table, "mummy", "cyclops").play("throw").roll(0, 1)
    assert table.units(0) == {"mummy": 1}
    meet(table, "anubite", "cyclops").play("no").roll(0, 1)
    assert table.in_battle(0) == {"anubite": 1}, "Isis had still to come"


@rule("AOM-5.6.4", "AOM-5.8.4")
def test_throwing_the_last_unit_ends_the_battle() -> None:
    table = attack(["cyclops"], ["mummy"], cultures=GREEK_EGYPTIAN, victory={"won_the_last_battle": 2})
    meet(table, "cyclops", "mummy").play("throw").roll(1, 0)
    assert (table.victory(0), table.units(1)) == (2, {"mummy": 1})


@rule("AOM-5.6.1", "AOM-5.8.4")
def test_a_throwing_cyclops_that_loses_is_eliminated() -> None:
    table = attack(["cyclops"], ["mummy"], cultures=GREEK_EGYPTIAN)
    meet(table, "cyclops", "mummy").play("throw").roll(0, 1)
    assert table.supply(0)["cyclops"] == 8
    assert table.units(1) == {"mummy": 2}, "the Mummy that fought and the one it made"


@rule("AOM-5.8.10", "AOM-5.6.2")
def test_a_mummy_makes_no_mummy_out_of_an_empty_supply() -> None:
    table = attack(["mummy"] * 4, ["jarl", "jarl"], cultures=EGYPTIAN_NORSE, units={0: ["mummy"] * 8, 1: ["jarl"] * 2})
    meet(table, "mummy", "jarl").roll(1, 0)
    assert table.units(0) == {"mummy": 4}


# -- who fights, and with how many dice ------------------------------------------------------------------------


@rule("AOM-5.8.14", "AOM-5.4.9")
def test_the_wadjet_fights_for_the_pharaoh_with_her_own_dice_and_is_the_one_who_dies() -> None:
    table = attack(["pharaoh", "wadjet"], ["jarl", "troll"], cultures=EGYPTIAN_NORSE)
    meet(table, "pharaoh", "jarl")
    assert table.offered() == ["wadjet", "no"]
    table.play("wadjet")
    assert table.dice() == (5 + 4, 3), "the Jarl is cavalry and gets nothing for a hero who is not there"
    table.roll(0, 1)
    assert table.in_battle(0) == {"pharaoh": 1}


@rule("AOM-5.8.15", "AOM-5.8.4")
def test_the_exchange_comes_before_the_throw() -> None:
    table = attack(["cyclops"], ["pharaoh", "wadjet"], cultures=GREEK_EGYPTIAN)
    meet(table, "cyclops", "pharaoh")
    assert table.seat == 1
    table.play("wadjet")
    assert (table.seat, table.offered()) == (0, ["throw", "no"])


@rule("AOM-5.8.8", "AOM-4.2.2")
def test_the_mythical_hero_mirrors_printed_dice_and_keeps_his_wall() -> None:
    table = attack(["huskarl"], ["mythical_greek_hero"], cultures=NORSE_GREEK, area="city", buildings={1: ["wall"]})
    meet(table, "huskarl", "mythical_greek_hero").play("berserk")
    assert table.dice() == (3 + 2, 5 + 3 + 2)


@rule("AOM-5.4.7", "AOM-5.4.8")
def test_a_wall_counts_again_when_the_elephant_has_left_the_battle() -> None:
    table = attack(
        ["elephant", "spearman"], ["hoplite", "hoplite"], cultures=EGYPTIAN_GREEK, area="city", buildings={1: ["wall"]}
    )
    meet(table, "spearman", "hoplite")
    assert table.dice() == (3, 4), "the Elephant need not fight"
    meet(table.roll(1, 0), "elephant", "hoplite")
    assert table.dice() == (3 + 2, 3 + 1)
    meet(table.roll(0, 1), "spearman", "hoplite")
    assert table.dice() == (3, 4 + 2)


@rule("AOM-5.4.7")
def test_the_defenders_own_cyclops_does_not_cancel_his_tower() -> None:
    table = attack(["jarl"], ["cyclops", "hoplite"], cultures=NORSE_GREEK, area="production", buildings={1: ["tower"]})
    meet(table, "jarl", "hoplite")
    assert table.dice() == (3, 3 + 3 + 1 + 2)


@rule("AOM-3.7.9", "AOM-5.7.2", "AOM-5.8.17")
def test_a_dwarf_from_a_tile_cancels_a_tower_and_goes_home_to_the_holding_area() -> None:
    table = attack(
        ["dwarf@mountains/gold/2"],
        ["hoplite"],
        cultures=NORSE_GREEK,
        area="production",
        buildings={1: ["tower"]},
        units={0: [], 1: ["hoplite"]},
        tiles={0: ["mountains/gold/2^"]},
    )
    assert table.tiles(0) == ["mountains/gold/2"]
    meet(table, "dwarf", "hoplite")
    assert table.dice() == (4, 3)
    table.roll(0, 1)
    assert table.supply(0)["dwarf"] == 8
    again = attack(
        ["dwarf@mountains/gold/2"], ["hoplite"], cultures=NORSE_GREEK, units={0: [], 1: ["hoplite"]},
        tiles={0: ["mountains/gold/2^"]},
    )  # fmt: skip
    again.play("retreat")
    assert (again.units(0), again.tiles(0)) == ({"dwarf": 1}, ["mountains/gold/2"])


@rule("AOM-5.8.22", "AOM-5.8.23")
def test_a_unit_thrown_out_may_come_back_as_a_reinforcement_beyond_the_limit() -> None:
    table = attack(
        ["mythic_norse_hero", "jarl", "jarl", "huskarl"],
        ["cyclops", "hoplite", "hoplite"],
        cultures=NORSE_GREEK,
        units={0: ["mythic_norse_hero", "jarl", "jarl", "huskarl", "troll"], 1: ["cyclops", "hoplite", "hoplite"]},
    )
    meet(table, "jarl", "cyclops").play("throw").roll(0, 1)
    meet(table, "mythic_norse_hero", "hoplite").roll(1, 0)
    assert table.offered() == ["reinforce jarl", "reinforce troll", "no"]
    table.play("reinforce troll")
    meet(table, "mythic_norse_hero", "hoplite").roll(1, 0).play("reinforce jarl")
    assert sum(table.in_battle(0).values()) == 5


@rule("AOM-5.8.27", "AOM-5.7.6")
def test_a_nidhogg_thrown_out_and_called_back_wrecks_two_buildings() -> None:
    def stormed(call: str) -> Tabletop:
        table = attack(
            ["nidhogg", "mythic_norse_hero"],
            ["cyclops", "hoplite"],
            cultures=NORSE_GREEK,
            area="city",
            buildings={1: ["market", "armory", "quarry"]},
        )
        meet(table, "nidhogg", "cyclops").play("throw").roll(0, 1)
        meet(table, "mythic_norse_hero", "hoplite").roll(1, 0).play(call)
        meet(table, "mythic_norse_hero", "cyclops").play("no").roll(1, 0)
        return table.play("destroy market")

    assert not stormed("no").buildings(1).keys() - {"armory", "quarry"}
    assert not stormed("no").offers("destroy armory")
    assert stormed("reinforce nidhogg").offers("destroy armory")


@rule("AOM-5.8.21", "AOM-10.28")
def test_whatever_else_is_asked_for_instead_of_a_reinforcement_is_refused_with_a_reason() -> None:
    table = attack(
        ["mythic_norse_hero"],
        ["toxotes", "hoplite"],
        cultures=NORSE_GREEK,
        units={0: ["mythic_norse_hero", "jarl"], 1: ["toxotes", "hoplite"]},
    )
    meet(table, "mythic_norse_hero", "toxotes").roll(1, 0)
    assert table.offered() == ["reinforce jarl", "no"]
    for action in table.game.actions.all():
        if action.text not in ("reinforce jarl", "no"):
            assert table.refused(action.text).code


# -- ties ------------------------------------------------------------------------------------------------------


@rule("AOM-5.5.5")
def test_medusa_wins_a_tie_against_a_berserk_unit_on_either_side() -> None:
    table = attack(["huskarl"], ["medusa"], cultures=NORSE_GREEK)
    meet(table, "huskarl", "medusa").play("berserk").roll(0, 0)
    assert table.supply(0)["huskarl"] == 8
    table = attack(["medusa"], ["huskarl"], cultures=GREEK_NORSE)
    meet(table, "medusa", "huskarl").play("berserk").roll(2, 2)
    assert table.supply(1)["huskarl"] == 8


@rule("AOM-5.5.4", "AOM-5.5.6")
def test_a_berserk_unit_loses_a_tie_and_a_calm_one_rolls_again() -> None:
    table = attack(["huskarl"], ["hoplite"], cultures=NORSE_GREEK)
    meet(table, "huskarl", "hoplite").play("no").roll(1, 1)
    assert table.pending == CHANCE
    table.roll(1, 1).roll(1, 0)
    assert table.supply(1)["hoplite"] == 8
    table = attack(["huskarl"], ["hoplite"], cultures=NORSE_GREEK)
    meet(table, "huskarl", "hoplite").play("berserk").roll(1, 1)
    assert table.supply(0)["huskarl"] == 8


@rule("AOM-6.4.4", "AOM-6.3.11")
def test_tyr_gives_two_dice_to_the_calm_and_no_more_to_the_berserk_by_nature() -> None:
    for unit, dice in (("huskarl", 3 + 2), ("jarl", 3 + 2)):
        table = attack([unit], ["medusa"], "norse_attack_tyr", cultures=NORSE_GREEK, power=True)
        meet(table, unit, "medusa").play("berserk")
        assert table.dice()[0] == dice


# -- dice in several handfuls ------------------------------------------------------------------------------------


@rule("AOM-5.5.1", "AOM-1.1.13")
def test_dice_rolled_in_several_handfuls_have_the_odds_of_one_handful() -> None:
    table = scenario()
    step = Battlefield()
    for dice in (1, 8, 20, 21, 27, 41):
        step.dice[0] = dice
        odds = {0: Fraction(1)}
        while step.dice[0] > 0:
            weights = [int(w) for w in step.roll_weights(table.state, 0)]
            assert sum(weights) < 2**53
            odds = {
                hits: sum(
                    (odds.get(hits - k, Fraction(0)) * Fraction(w, sum(weights)) for k, w in enumerate(weights)),
                    Fraction(0),
                )
                for hits in range(max(odds) + len(weights))
            }
            step.roll(table.state, 0, 0)
        one = {0: Fraction(1)}
        for _ in range(dice):
            one = {
                k: one.get(k, Fraction(0)) * Fraction(5, 6) + one.get(k - 1, Fraction(0)) * Fraction(1, 6)
                for k in range(max(one) + 2)
            }
        assert odds == one


# -- seating -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cultures", ["0120", "01201", "012012", "0120120", "01201201"])
@rule("AOM-8.2.1", "AOM-8.2.2")
def test_every_seating_without_equal_neighbours_is_as_likely_as_the_others(cultures: str) -> None:
    seats = len(cultures)
    names = ("greek", "egyptian", "norse")
    table = scenario(cultures=[names[int(c)] for c in cultures], impossible=True)
    state, step = table.state, Seating()

    def apart(order: tuple[int, ...]) -> bool:
        return all(cultures[order[i]] != cultures[order[i - 1]] for i in range(seats))

    right = [order for order in ((0, *rest) for rest in permutations(range(1, seats))) if apart(order)]
    assert right
    for order in right[:: max(1, len(right) // 12)]:
        odds = Fraction(1)
        for place in range(1, seats):
            step.seated = place
            for at in range(place):
                state.set_seat_at(at, order[at])
            weights = [int(w) for w in step.weights(state)]
            odds *= Fraction(weights[order[place]], sum(weights))
        assert odds == Fraction(1, len(right))


# -- teams -------------------------------------------------------------------------------------------------------


@rule("AOM-8.3.4")
def test_loki_spares_a_partner_and_njord_does_not() -> None:
    teams: dict[str, Any] = {"options": {"teams": "two_cultures"}, "cultures": ["norse", "greek", "norse", "greek"]}
    table = scenario(card="norse_trade_loki", **teams).play("power")
    assert table.offered() == ["target 1", "target 3"]
    table = scenario(card="norse_build_njord", buildings={2: ["market"]}, **teams).play("power")
    assert table.buildings(2) == {}, "there was nobody else and nothing else to hit"


# -- cards and powers --------------------------------------------------------------------------------------------


@rule("AOM-10.39", "AOM-10.7")
def test_a_player_whose_time_is_up_passes_with_his_first_card() -> None:
    table = scenario(hands={0: ["permanent_attack", "permanent_gather"]})
    assert table.game.actions.text(int(table.state.default(0))) == "lay permanent_gather"
    table = scenario(round=4, fourth=[0])
    assert table.game.actions.text(int(table.state.default(0))) == "no"


@rule("AOM-3.9.14", "AOM-3.9.9")
def test_a_power_alone_is_bought_without_asking_and_the_action_judged_after_it() -> None:
    table = scenario(card="greek_next_age_hephaestos", resources={0: [0, 0, 0, 2]}, tiles={1: ["desert/gold/1"]})
    assert table.cubes(0)["favor"] == 0
    assert table.tiles(1) == [], "the only tile of the only board that has one"
    table = scenario(card="greek_next_age_zeus", ages={0: "classical"}, resources={0: [4, 4, 4, 5]}).play("power")
    assert table.units(0)["classical_greek_hero"] == 1
    assert table.age(0) == "classical", "three favor are left, and the Heroic age costs four"


@rule("AOM-6.2.10", "AOM-2.4.7")
def test_a_fourth_action_needs_a_card_more_than_there_are_rounds_left() -> None:
    hand = ["egyptian_attack_thoth", "permanent_gather", "permanent_build"]
    cultures = EGYPTIAN_GREEK
    table = scenario(cultures=cultures, hands={0: hand}, round=1).play("play egyptian_attack_thoth")
    assert not table.offers("power"), "two cards for two rounds"
    table = scenario(cultures=cultures, hands={0: hand}, round=2).play("play egyptian_attack_thoth")
    assert table.offers("power")
    table.play("power", "no")
    for _ in range(3):
        table.play(table.offered()[0].replace("play", "lay"))
    assert (table.prompt, table.seat) == ("fourth_action", 0)


@rule("AOM-3.3.7", "AOM-6.2.4", "AOM-4.2.7")
def test_a_discount_that_would_leave_the_price_unpayable_is_not_offered() -> None:
    table = scenario(
        cultures=EGYPTIAN_GREEK,
        card="egyptian_build_nephthys",
        buildings={0: ["quarry"]},
        resources={0: [4, 2, 3, 6]},
    ).play("power")
    table.play("build great_temple")
    assert table.offered() == ["discount wood", "discount gold"]
    assert table.refused("discount food").params["missing"] == 1
    table.play("discount gold")
    assert table.buildings(0) == {"quarry": 1, "great_temple": 1}, "both others had to be wood"
    assert table.cubes(0) == {"food": 0, "wood": 0, "gold": 0, "favor": 0}


@rule("AOM-3.5.6", "AOM-3.5.5")
def test_victory_cubes_are_bought_before_and_after_the_exchange_or_only_after() -> None:
    things: dict[str, Any] = {"buildings": {0: ["great_temple", "market"]}, "resources": {0: [8, 0, 0, 10]}}
    table = scenario(card="permanent_trade", **things)
    assert table.offered() == ["temple 0", "temple 1"]
    table.play("temple 1", "give food", "for favor", "amount 6", "stop", "temple 1")
    assert (table.victory(0), table.cubes(0)) == (2, {"food": 2, "wood": 0, "gold": 0, "favor": 0})
    table = scenario(card="permanent_trade", options={"great_temple": "after"}, **things)
    assert table.prompt == "trade_give"


@rule("AOM-2.3.8", "AOM-2.3.7")
def test_a_deck_is_reshuffled_in_the_middle_of_a_draw_and_the_next_player_draws_on() -> None:
    table = scenario(
        seats=4, phase="draw_action_cards", deck={"egyptian": ["egyptian_attack_isis"]},
        cultures=["greek", "egyptian", "norse", "egyptian"],
    )  # fmt: skip
    for seat in range(4):
        for text in ("draw 2", "stop") if seat in (1, 3) else ("stop",):
            if seat in table.pending and table.offers(text, seat=seat):
                table.play(text, seat=seat)
    table.deal("egyptian_attack_isis")
    assert [event["count"] for event in table.heard("reshuffled")] == [44]
    table.deal("egyptian_gather_all", "egyptian_trade_1", "egyptian_trade_1")
    assert (len(table.hand(1)), len(table.hand(3))) == (2, 2)


@rule("AOM-7.1.1", "AOM-4.2.15")
def test_a_wonder_ends_the_game_in_the_middle_of_everything() -> None:
    table = scenario(
        seats=3,
        ages={0: "mythic"},
        card="permanent_build",
        resources={0: [10, 10, 10, 10]},
        victory={"the_wonder": 4, "most_buildings": 3, "largest_army": 2, "won_the_last_battle": 1},
    ).play("build wonder")
    assert table.over
    assert [table.victory(seat) for seat in range(3)] == [4 + 3, 0, 0]
    assert table.on_card("won_the_last_battle") == 1
    assert table.on_card("largest_army") == 2, "three armies of six"


@rule("AOM-7.1.3", "AOM-2.5.5")
def test_the_turn_in_which_a_temple_takes_the_last_cube_is_the_last_and_nothing_spoils() -> None:
    table = scenario(
        buildings={0: ["great_temple"]},
        resources={0: [9, 0, 0, 10]},
        victory={"bank": 1, "largest_army": 29},
        card="permanent_trade",
        round=3,
        hands={0: ["permanent_trade"], 1: []},
    )
    table.play("fee favor", "fee favor", "temple 1")
    if not table.over:
        table.play("stop")
    assert table.over
    assert table.cubes(0)["food"] == 9


# -- what others may conclude --------------------------------------------------------------------------------------


@rule("AOM-9.2.2", "AOM-9.1.3")
def test_a_permanent_card_played_is_not_thought_to_be_in_hand_any_more() -> None:
    table = scenario(hands={0: ["permanent_gather", "permanent_build"]}, seats=2)
    state = table.state
    assert len(possible_sets(state, 0)) == 7 * 6 // 2
    table.play("lay permanent_gather")
    gather = table.game.box.card_ids.index("permanent_gather")
    held = [int(s) for s in possible_sets(state, 0)]
    assert len(held) == 6
    assert not any(s >> gather & 1 for s in held)
    rng = Generator(1)
    for _ in range(20):
        world = state.resample(1, rng)
        assert isinstance(world, Position)
        assert sum(int(world.in_hand(0, card)) for card in range(7)) == 1
        assert world.in_hand(0, gather) == 0
