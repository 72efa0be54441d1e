"""AOM-3.7, AOM-3.8, AOM-3.9 — Attack up to the reveal, passing, and god powers in general."""

from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from tests.rules import rule


def attack(**things: object) -> Tabletop:
    """Three players; the Greek seat 0 has just played its permanent Attack card (limit 4)."""
    return scenario(**{"cultures": ["greek", "norse", "egyptian"], "card": "permanent_attack", **things})


def god(card: str, **things: object) -> Tabletop:
    """A card with a god in the hand of seat 0, who has eight of everything."""
    culture = card.split("_")[0]
    other = "norse" if culture != "norse" else "greek"
    return scenario(**{"cultures": [culture, other], "hands": {0: [card]}, "resources": {0: [8, 8, 8, 8]}, **things})


# -- AOM-3.7


@rule("AOM-3.7.1", "AOM-10.20", "AOM-10.21")
def test_a_neighbour_is_named_and_then_an_area() -> None:
    table = attack(seats=4, cultures=["greek", "norse", "egyptian", "norse"])
    assert table.offered() == ["attack 1", "attack 3"]
    reason = table.refused("attack 2")
    assert (reason.code, reason.params, reason.rule) == ("not_a_neighbour", {"seat": 2}, "AOM-3.7.1")
    assert table.refused("area city").code == "name_the_defender"
    table.play("attack 3")
    assert table.offered() == ["area city", "area production", "area holding"]
    table.play("area production")
    assert table.heard("attacked") == [{"event": "attacked", "seat": 0, "defender": 3}]
    assert table.heard("area_named") == [{"event": "area_named", "seat": 0, "area": "production"}]


@rule("AOM-3.7.2")
def test_an_attack_needs_a_unit_on_the_board_a_working_dwarf_counts() -> None:
    things = {"cultures": ["norse", "greek"], "hands": {0: ["permanent_attack"]}, "units": {0: []}}
    reason = scenario(**things).refused("play permanent_attack")
    assert (reason.code, reason.params, reason.rule) == ("no_unit", {}, "AOM-3.7.2")
    assert scenario(**things, tiles={0: ["hills/gold/2^"]}).offers("play permanent_attack")


@rule("AOM-3.7.3")
def test_the_number_on_the_card_limits_both_sides() -> None:
    table = attack().play("attack 1", "area city")
    table.play("commit toxotes", "commit toxotes", "commit hoplite", "commit hoplite", seat=0)
    reason = table.refused("commit hippokon", seat=0)
    assert (reason.code, reason.params, reason.rule) == ("unit_limit", {"limit": 4}, "AOM-3.7.3")
    table.play("commit jarl", "commit jarl", "commit huskarl", "commit huskarl", seat=1)
    assert table.refused("commit throwing_axeman", seat=1).params == {"limit": 4}


@rule("AOM-3.7.4")
def test_an_armory_does_nothing_for_the_other_side() -> None:
    table = attack(buildings={1: ["armory"]}).play("attack 1", "area city")
    assert [table.state.prompt(seat).params["left"] for seat in (0, 1)] == [4, 5]


@rule("AOM-3.7.5", "AOM-9.2.4", "AOM-9.2.7")
def test_both_commit_secretly_at_the_same_time_and_reveal_together() -> None:
    table = attack().play("attack 1", "area city")
    assert table.pending == (0, 1)
    seen = table.state.view(1)
    table.play("commit hoplite", "commit hippokon", seat=0)
    assert table.state.view(1) == seen
    table.play("stop", seat=0)
    assert table.heard("units_revealed") == []
    table.commit(1, "jarl")
    assert table.heard("units_revealed") == [
        {"event": "units_revealed", "seat": 0, "units": ["hoplite", "hippokon"]},
        {"event": "units_revealed", "seat": 1, "units": ["jarl"]},
    ]


@rule("AOM-3.7.6", "AOM-10.22")
def test_units_come_from_the_holding_area_and_dwarfs_from_tiles() -> None:
    table = scenario(
        cultures=["norse", "greek"], card="permanent_attack", units={0: ["jarl"]}, tiles={0: ["hills/gold/2^"]}
    ).play("area city")
    offered = table.offered(0)
    assert "commit dwarf@hills/gold/2" in offered
    assert "commit jarl" in offered
    reason = table.refused("commit huskarl", seat=0)
    assert (reason.code, reason.params, reason.rule) == ("no_such_unit", {"unit": "huskarl", "have": 0}, "AOM-3.7.6")
    assert "commit villager" not in {action.text for action in table.game.actions.all()}


@rule("AOM-3.7.7")
def test_the_attacker_commits_at_least_one_unit() -> None:
    reason = attack().play("attack 1", "area city").refused("stop", seat=0)
    assert (reason.code, reason.rule) == ("attacker_needs_a_unit", "AOM-3.7.7")


@rule("AOM-3.7.8", "AOM-5.1.4")
def test_a_defender_who_commits_nothing_has_lost_at_once() -> None:
    table = attack(victory={"won_the_last_battle": 3}).play("attack 1", "area holding").commit(0, "hoplite").commit(1)
    assert table.heard("battle_card") == []
    assert table.victory(0) == 3


@rule("AOM-3.7.9", "AOM-INV-19")
def test_committed_figures_leave_the_board_at_the_reveal() -> None:
    table = scenario(
        cultures=["norse", "greek"], card="permanent_attack", units={0: ["jarl"]}, tiles={0: ["hills/gold/2^"]}
    ).play("area city")
    table.commit(0, "jarl", "dwarf@hills/gold/2")
    assert table.units(0) == {"jarl": 1}  # not before both are done
    table.commit(1, "hoplite")
    assert table.units(0) == {}
    assert table.tiles(0) == ["hills/gold/2"]
    assert table.in_battle(0) == {"jarl": 1, "dwarf": 1}


@rule("AOM-3.7.10")
def test_an_empty_area_may_be_attacked() -> None:
    table = attack(resources={1: [0, 0, 0, 0]}, buildings={1: []}, tiles={1: []}).play("attack 1")
    assert table.offers("area city", "area production", "area holding")


@rule("AOM-3.7.11")
def test_an_attack_cannot_be_taken_back_once_named() -> None:
    table = attack().play("attack 1")
    reason = table.refused("attack 2")
    assert (reason.code, reason.params, reason.rule) == ("defender_named", {"seat": 1}, "AOM-3.7.11")
    table.play("area city")
    assert not table.offers("stop", seat=0)


@rule("AOM-10.22", "AOM-10.2")
def test_units_are_committed_in_the_order_of_the_list() -> None:
    table = attack().play("attack 1", "area city").play("commit hippokon", seat=0)
    reason = table.refused("commit toxotes", seat=0)
    assert (reason.code, reason.params, reason.rule) == ("in_order", {"after": "hippokon"}, "AOM-10.2")


# -- AOM-3.8


@rule("AOM-3.8.1", "AOM-10.7")
def test_one_passes_by_laying_down_any_card_unused() -> None:
    table = god("greek_gather_poseidon")
    table.play("lay greek_gather_poseidon")
    assert table.gained("food") == (0, 0)
    assert table.heard("card_laid") == [{"event": "card_laid", "seat": 0, "card": "greek_gather_poseidon"}]
    reason = scenario(seats=2).refused("no")
    assert (reason.code, reason.rule) == ("lay_a_card_to_pass", "AOM-3.8.1")


@rule("AOM-3.8.2")
def test_a_card_passed_with_goes_where_played_cards_go() -> None:
    table = scenario(seats=2, round=3, hands={0: ["permanent_trade"], 1: ["permanent_build"]})
    table.play("lay permanent_trade", "lay permanent_build")
    assert int(table.state.pile(0)) == 127


@rule("AOM-3.8.3")
def test_who_passed_still_gathers_and_moves_again_next_round() -> None:
    table = scenario(seats=2, yields={"gold": (2, 1)}, hands={0: ["permanent_trade", "permanent_build"]})
    table.play("lay permanent_trade", "play permanent_gather", "gather gold")
    assert table.gained("gold") == (2, 1)
    assert table.seat == 0


# -- AOM-3.9


@rule("AOM-3.9.1")
def test_a_god_card_serves_for_the_action_the_power_or_both() -> None:
    action = god("greek_gather_poseidon", yields={"wood": (2, 0)}).play(
        "play greek_gather_poseidon", "no", "gather wood"
    )
    assert (action.gained("food")[0], action.gained("wood")[0]) == (0, 2)
    power = god("greek_gather_poseidon", yields={"wood": (2, 0)}).play("play greek_gather_poseidon", "power", "no")
    assert (power.gained("food")[0], power.gained("wood")[0]) == (5, 0)
    both = god("greek_gather_poseidon", yields={"wood": (2, 0)})
    both.play("play greek_gather_poseidon", "power", "act", "gather wood")
    assert (both.gained("food")[0], both.gained("wood")[0]) == (5, 2)


@rule("AOM-3.9.2", "AOM-10.9")
def test_a_power_costs_favor_once_and_not_without_enough() -> None:
    table = god("greek_gather_poseidon").play("play greek_gather_poseidon", "power")
    assert table.gained("favor") == (-1, 0)
    reason = table.refused("power")
    assert (reason.code, reason.params, reason.rule) == ("power_once", {"god": "poseidon"}, "AOM-3.9.2")
    poor = god("greek_gather_poseidon", resources={0: [8, 8, 8, 0]}).play("play greek_gather_poseidon")
    assert poor.prompt == "gather_scope"


@rule("AOM-3.9.3", "AOM-10.10")
def test_the_power_comes_before_the_action() -> None:
    table = god("greek_gather_poseidon").play("play greek_gather_poseidon")
    reason = table.refused("act")
    assert (reason.code, reason.params, reason.rule) == ("power_first", {"god": "poseidon"}, "AOM-3.9.3")
    table.play("power")
    assert table.gained("food") == (5, 0)
    assert table.offered() == ["act", "no"]


@rule("AOM-3.9.4")
def test_a_bound_power_commits_to_the_action() -> None:
    table = god("greek_explore_artemis").play("play greek_explore_artemis", "power")
    assert table.pending == CHANCE  # the tiles are being turned up: no question whether to explore
    bound = {name for b, name in enumerate(table.state.box.god_ids) if table.state.box.effects.bound[b] == 1}
    assert bound == {
        "artemis", "ptah", "baldr", "dionysus", "ra", "skadi", "nephthys", "bast", "aphrodite", "ares", "sekhmet",
        "isis", "bragi", "heimdall", "tyr",
    }  # fmt: skip


@rule("AOM-3.9.4")
def test_a_bound_power_is_not_to_be_had_without_the_action() -> None:
    table = god("greek_attack_ares", units={0: []})
    assert table.refused("play greek_attack_ares").code == "no_unit"


@rule("AOM-3.9.5", "AOM-3.9.14")
def test_a_free_standing_power_is_bought_without_asking_if_the_action_is_impossible() -> None:
    table = god("greek_next_age_hephaestos", resources={0: [0, 0, 0, 2]}, tiles={1: ["hills/gold/2"]})
    table.play("play greek_next_age_hephaestos")
    assert table.tiles(1) == []
    assert table.age(0) == "archaic"
    assert table.cubes(0)["favor"] == 0


@rule("AOM-3.9.6")
def test_a_power_that_could_do_nothing_cannot_be_bought() -> None:
    table = god("greek_next_age_hephaestos", resources={0: [0, 0, 0, 2]})
    assert table.refused("play greek_next_age_hephaestos").params["power"]
    assert god("greek_next_age_hephaestos").play("play greek_next_age_hephaestos").prompt == "play_a_card"


@rule("AOM-3.9.7")
def test_favor_is_not_refunded_when_a_power_has_no_effect() -> None:
    table = god("greek_attack_aphrodite").play("play greek_attack_aphrodite", "power", "area city")
    table.commit(0, "hoplite").commit(1)
    assert table.gained("favor")[0] == -2


@rule("AOM-3.9.8")
def test_the_favor_is_paid_before_the_attacked_player_is_named() -> None:
    table = god("greek_attack_ares", cultures=["greek", "norse", "egyptian"]).play("play greek_attack_ares", "power")
    assert table.prompt == "attack_whom"
    assert table.gained("favor")[0] == -3


@rule("AOM-3.9.9")
def test_the_action_is_judged_after_the_power() -> None:
    table = god("greek_next_age_zeus", resources={0: [3, 3, 3, 4]}, ages={0: "archaic"})
    assert table.offers("play greek_next_age_zeus")
    trade = god("norse_trade_loki", resources={0: [0, 0, 0, 2], 1: [5, 0, 0, 0]}).play("play norse_trade_loki", "power")
    while trade.prompt == "steal":
        trade.play(trade.offered()[0])
    assert trade.offers("act")  # with the stolen cubes there is something to exchange


@rule("AOM-3.9.10")
def test_what_a_power_brings_does_not_count_against_the_card() -> None:
    table = god("greek_recruit_apollo").play("play greek_recruit_apollo", "power", "act")
    for _ in range(4):
        table.play("recruit hoplite")
    assert table.units(0)["toxotes"] == 2 + 2
    assert table.units(0)["hoplite"] == 2 + 4


@rule("AOM-3.9.11")
def test_removed_tiles_go_to_the_pool_and_destroyed_buildings_to_the_stock() -> None:
    table = god("greek_next_age_hephaestos", tiles={1: ["hills/gold/2"]}, buildings={1: ["wall"]})
    kind = table.state.box.tile_ids.index("hills/gold/2")
    before = int(table.state.pool(kind))
    table.play("play greek_next_age_hephaestos", "power")
    assert int(table.state.pool(kind)) == before + 1
    njord = god("norse_build_njord", buildings={1: ["wall"]})
    wall = njord.state.box.building_ids.index("wall")
    stock = int(njord.state.stock(wall))
    njord.play("play norse_build_njord", "power")
    assert int(njord.state.stock(wall)) == stock + 1


@rule("AOM-3.9.12")
def test_powers_reach_players_who_are_no_neighbours() -> None:
    table = god(
        "norse_build_njord", cultures=["norse", "greek", "egyptian", "greek"], buildings={1: ["wall"], 2: ["wall"]}
    )
    table.play("play norse_build_njord", "power")
    assert table.offered() == ["target 1", "target 2"]


@rule("AOM-3.9.13")
def test_a_worker_on_a_tile_that_leaves_goes_to_the_holding_area() -> None:
    table = god("greek_next_age_hephaestos", tiles={1: ["hills/gold/2*"]}).play(
        "play greek_next_age_hephaestos", "power"
    )
    assert table.tiles(1) == []
    assert table.villagers(1) == 1
    assert table.buildings(1) == {"house": 1}
