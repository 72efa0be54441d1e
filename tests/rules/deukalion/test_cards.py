"""DEU-8 — Action cards: when they are played, how players are asked, what each does."""

from typing import Any

import pytest

from petteia.engine.generator import Generator
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.game import Deukalion, Position
from petteia.games.deukalion.scenario import Tabletop, scenario
from tests.hearing import heard
from tests.rules import rule
from tests.rules.deukalion.at_sea import hydra_comes, on_the_hydra, part, sailing, ship_fight, told, why

ANY_TIME = ["pegasus", "favour_of_hades", "golden_fleece", "song_of_orpheus", "trident_of_poseidon"]
TRIDENT = Deukalion(2).box.card_ids.index("trident_of_poseidon")
KINDS = [
    *ANY_TIME, "wind_of_aeolus", "winged_sandals", "rage_of_ares", "favour_of_nike", "aegis_of_athena", "trojan_horse",
    "oracle_of_delphi",
]  # fmt: skip


def played(texts: list[str]) -> set[str]:
    return {text.removeprefix("play ") for text in texts if text.startswith("play ")}


def supposed(table: Tabletop, seat: int, seed: int) -> Position:
    """A world as a seat may imagine it."""
    world = table.state.resample(seat, Generator(seed))
    assert isinstance(world, Position)
    return world


def one_of_each(**things: Any) -> dict[str, Any]:
    return {"hands": {0: KINDS, 1: [k for k in KINDS if k not in ("trojan_horse",)]}, "below": {0: 3, 1: 3}, **things}


# -- in general


@rule("DEU-8.1.1")
def test_any_number_of_cards_is_played_also_one_just_drawn() -> None:
    table = sailing("B3", hands={0: ["wind_of_aeolus", "wind_of_aeolus", "pegasus"]})
    table.play("play wind_of_aeolus", "play pegasus", "play wind_of_aeolus")
    assert [e["card"] for e in table.heard("card_played")] == ["wind_of_aeolus", "pegasus", "wind_of_aeolus"]
    drawn = scenario(kylix="2/3222").play("use cards").deal("pegasus")
    assert drawn.play("play pegasus").front(0) == ["pegasus"]
    assert told(part(hands={1: ["pegasus"]}).refused("play golden_fleece")) == (
        "not_in_hand", {"card": "golden_fleece"}, "DEU-8.1.1",
    )  # fmt: skip


@rule("DEU-8.1.2")
@pytest.mark.parametrize("card", ANY_TIME)
def test_three_cards_stay_and_all_others_are_discarded_before_their_effect(card: str) -> None:
    table = scenario(hands={0: [card]}, below={0: 3}).play(f"play {card}")
    stays = card in ("pegasus", "favour_of_hades", "golden_fleece")
    assert table.front(0) == ([card] if stays else [])
    assert table.discards() == ([] if stays else [card])


@rule("DEU-8.1.3", "DEU-INV-13")
def test_a_second_copy_of_a_staying_card_cannot_be_played() -> None:
    table = scenario(hands={0: ["pegasus"]}, front={0: ["pegasus"]})
    assert told(table.refused("play pegasus")) == ("lies_before_you", {"card": "pegasus"}, "DEU-8.1.3")


@rule("DEU-8.1.4")
def test_a_card_is_played_only_if_it_has_some_effect_at_once() -> None:
    assert why(scenario(hands={0: ["song_of_orpheus"]}), "play song_of_orpheus") == ("nobody_below", "DEU-8.1.4")
    empty = scenario(hands={0: ["oracle_of_delphi"]}, pile=[])
    assert why(empty, "play oracle_of_delphi") == ("no_pile", "DEU-8.4.12")
    shut = scenario(hydra="I7", ships={1: "I6"}, hands={0: ["trident_of_poseidon"]})
    assert told(shut.refused("play trident_of_poseidon")) == ("hydra_is_shut_in", {"field": "I7"}, "DEU-8.4.10")


@rule("DEU-8.1.5")
def test_an_empty_draw_pile_is_made_of_the_discards_and_if_there_are_none_nobody_draws() -> None:
    table = scenario(kylix="2/3222", deck=[]).play("use cards")
    assert table.heard("reshuffled")[0]["count"] == 30 and table.pending == CHANCE
    assert table.deal("pegasus").hand(0) == ["pegasus"]
    box = table.game.box
    everything = [name for name, n in zip(box.card_ids, box.card_count, strict=True) for _ in range(int(n))]
    table = scenario(kylix="2/3222", hands={1: everything}).play("use cards")
    assert table.heard("no_card_left") == [{"event": "no_card_left", "seat": 0}] and len(table.hand(1)) == 30


@rule("DEU-8.1.5")
def test_the_pile_is_not_made_anew_before_a_card_must_be_drawn() -> None:
    table = scenario(kylix="2/3222", deck=["pegasus"]).play("use cards").deal("pegasus")
    assert table.state.deck_size() == 0 and not table.heard("reshuffled")


@rule("DEU-8.1.6")
def test_a_played_card_is_not_answered() -> None:
    table = scenario(hands={0: ["trident_of_poseidon"], 1: ["trident_of_poseidon"]}).play("play trident_of_poseidon")
    assert table.pending == (0,)
    table.play("put E5")
    assert table.pending == (0,) and table.hydra == "E5"


# -- the moments


@rule("DEU-8.2.1")
def test_in_own_nodes_the_cards_allowed_there_are_offered() -> None:
    own = set(ANY_TIME)
    assert played(part(**one_of_each()).offered()) == own
    assert played(scenario(**one_of_each()).offered()) == own | {"oracle_of_delphi"}
    sails = sailing("G3", **one_of_each())
    assert played(sails.offered()) == own | {"wind_of_aeolus", "winged_sandals", "trojan_horse"}


@rule("DEU-8.2.2")
def test_outside_own_nodes_cards_are_played_only_in_windows() -> None:
    table = sailing("G3", **one_of_each())
    assert table.refused("play pegasus", seat=1).code == "not_your_decision"
    assert told(table.refused("play rage_of_ares")) == (
        "card_at_another_moment", {"card": "rage_of_ares", "moment": "n_sail"}, "DEU-8.2.2",
    )  # fmt: skip
    busy = sailing("D2", cargo={0: ["red", "blue"]}, aboard={0: 8}, cities={"thera": [], "rhodes": ["red"]},
                   hands={0: ["pegasus"]}).play("unload red")  # fmt: skip
    assert busy.prompt == "store" and busy.refused("play pegasus").code == "first_finish"


@rule("DEU-8.2.3")
def test_the_windows_after_roll_and_placing_allow_the_cards_for_any_time() -> None:
    roll = scenario(phase="after_roll", **one_of_each())
    assert roll.pending == (0, 1) and played(roll.offered(0)) == played(roll.offered(1)) == set(ANY_TIME)
    placed = scenario(phase="after_placing", **one_of_each())
    assert placed.pending == (1,) and played(placed.offered(1)) == set(ANY_TIME)
    assert told(roll.refused("play wind_of_aeolus", seat=0))[1]["moment"] == "w_roll"


@rule("DEU-8.2.4")
def test_chosen_cards_are_opened_together_and_carried_out_in_table_order() -> None:
    table = scenario(seats=3, active=1, phase="after_roll", hands=[["golden_fleece"], ["pegasus"], ["pegasus"]])
    table.play("play golden_fleece", seat=0).play("play pegasus", seat=1)
    assert table.heard("card_played") == []
    table.play("play pegasus", seat=2)
    assert [e["seat"] for e in table.heard("card_played")] == [2, 0, 1]
    assert table.heard("window_closed")[0]["seats"] == [2, 0, 1]


@rule("DEU-8.2.4")
def test_the_window_is_held_again_until_everybody_passes() -> None:
    table = scenario(phase="after_roll", hands=[["golden_fleece", "pegasus"], ["rage_of_ares"]])
    table.play("play pegasus", seat=0).play("pass", seat=1)
    assert table.pending == (0, 1) and table.prompt == "after_roll"
    table.play("pass", seat=0).play("pass", seat=1)
    assert table.prompt == "other_part"


def two_tridents() -> Tabletop:
    """The Hydra beats one of two ships on I6 and shares the field with the other (DEU-10.6.6). In the next window two
    Tridents are chosen: the first puts it on I7, which has no other way out, and the second has lost its effect."""
    hands = {0: ["trident_of_poseidon"], 2: ["trident_of_poseidon"]}
    table = scenario(seats=3, hydra="I5", ships={1: "I6", 2: "I6"}, aboard={1: 1}, open=["m01", "m02"], hands=hands)
    table.play("use hydra", "hydra I6", "against 1").deal("0/0/1").play("put G7", "end_turn").deal("3/2222")
    table.play("play trident_of_poseidon", seat=0).play("play trident_of_poseidon", seat=2)
    assert table.pending == (2,) and table.offers("put I7") and table.heard("card_returned") == []
    return table.play("put I7")


@rule("DEU-8.2.4")
def test_a_card_that_has_lost_its_effect_goes_back_to_hand_and_everybody_knows_it() -> None:
    table = two_tridents()
    assert [e["seat"] for e in table.heard("card_played")] == [2, 0]
    assert [(e["seat"], e["card"]) for e in table.heard("card_returned")] == [(0, "trident_of_poseidon")]
    assert table.hand(0) == ["trident_of_poseidon"] and table.discards() == ["trident_of_poseidon"]
    assert table.pending == (0,) and table.prompt == "after_roll"  # one was carried out: the window is held again
    assert told(table.refused("play trident_of_poseidon"))[0] == "hydra_is_shut_in"
    for seed in range(20):
        assert supposed(table, 1, seed).in_hand(0, TRIDENT) == 1


@rule("DEU-8.2.4", "DEU-13.1.4")
def test_a_card_that_came_back_and_is_played_after_all_is_in_no_imagined_hand() -> None:
    table = two_tridents().play("pass")
    assert table.seat == 2
    table.play("set_sail", "sail I5", "end_move")
    assert table.seat == 0
    table.play("play trident_of_poseidon", "put H6")
    for seed in range(20):
        world = supposed(table, 1, seed)
        assert world.hand_size(0) == world.in_hand(0, TRIDENT) == 0


@rule("DEU-8.2.5")
def test_before_a_ship_fight_the_defender_then_the_attacker_may_sing() -> None:
    hands = {0: ["song_of_orpheus", "song_of_orpheus"], 1: ["song_of_orpheus"]}
    table = ship_fight(5, 5, hands=hands)
    assert (table.seat, table.offered()) == (1, ["play song_of_orpheus", "pass"])
    table.play("play song_of_orpheus", "bring 3")
    assert table.seat == 0
    table.play("play song_of_orpheus", "bring 1", "pass")
    assert table.pending == CHANCE and (table.aboard(0), table.aboard(1)) == (6, 8)


@rule("DEU-8.2.5")
def test_against_a_city_or_the_hydra_no_song_comes_before_the_throw_but_when_it_attacks() -> None:
    hands = {0: ["song_of_orpheus"], 1: ["song_of_orpheus"]}
    assert sailing("G3", hands=hands, below={0: 3}).play("attack rhodes").pending == CHANCE
    assert on_the_hydra(7, hands=hands).pending == CHANCE
    table = hydra_comes(7, hands=hands)
    assert (table.seat, table.prompt) == (1, "prepare")
    assert table.play("play song_of_orpheus", "bring 3").pending == CHANCE


@rule("DEU-8.2.6")
def test_after_a_throw_the_fighter_is_asked_until_he_passes() -> None:
    hands = {0: ["rage_of_ares", "rage_of_ares", "golden_fleece", "pegasus"]}
    table = sailing("G3", hands=hands).play("attack rhodes").deal("2/2/6")
    assert played(table.offered()) == {"rage_of_ares", "golden_fleece"}
    table.play("play rage_of_ares", "play golden_fleece", "play rage_of_ares")
    assert table.strength(0) == 3 + 1 + 0.5 + 1 and table.prompt == "after_throw"
    assert table.play("pass").heard("won")


@rule("DEU-8.2.6")
def test_a_fighter_without_soldiers_is_asked_too() -> None:
    table = ship_fight(10, 0, hands={1: ["rage_of_ares"]}).play("pass").deal("1/0/9")
    assert (table.seat, table.prompt) == (1, "after_throw")


@rule("DEU-8.2.7")
def test_in_a_ship_fight_the_side_behind_is_asked_first_and_the_other_in_turn() -> None:
    hands = {0: ["rage_of_ares", "rage_of_ares"], 1: ["rage_of_ares"]}
    table = ship_fight(9, 9, hands=hands).all_pass().deal("4/0/5", "4/0/5")
    assert table.seat == 0  # at equal strength the attacker
    table.play("play rage_of_ares")
    assert table.seat == 1
    table.play("pass")
    assert table.seat == 0
    table.play("play rage_of_ares")
    assert table.seat == 1  # asked again, as the other has played
    table.play("pass")
    assert table.heard("won_against_ship")[0]["strength"] == "6"
    behind = ship_fight(9, 9, hands=hands).all_pass().deal("5/0/4", "4/0/5")
    assert behind.seat == 1


@rule("DEU-8.2.8")
def test_players_who_do_not_fight_are_not_asked() -> None:
    hands = {0: ["rage_of_ares"], 1: ["rage_of_ares"], 2: ["rage_of_ares"]}
    garrison = sailing("H5", seats=3, settlements={"lindos": 1}, hands=hands).play("attack lindos").deal("0/0/10")
    assert garrison.seat == 0
    sent = hydra_comes(seats=3, hands=hands).deal("0/1/9")
    assert sent.seat == 1
    fight = ship_fight(seats=3, hands=hands).deal("5/0/5", "5/0/5").play("pass")
    assert fight.seat == 1 and fight.play("pass").seat == 1  # the winner displaces


# -- asking without betraying hands


@rule("DEU-8.3.1")
def test_who_is_asked_depends_on_hand_sizes_only() -> None:
    for hand in (["rage_of_ares"], ["pegasus"]):
        assert scenario(seats=3, phase="after_roll", hands=[hand, [], hand]).pending == (0, 2)
        assert ship_fight(9, 9, hands={1: hand}).pending == (1,)
    assert scenario(phase="after_roll").prompt == "other_part"


@rule("DEU-8.3.2")
def test_public_facts_skip_questions_that_no_card_could_answer() -> None:
    hands = {0: ["song_of_orpheus"], 1: ["song_of_orpheus"]}
    assert ship_fight(10, 10, hands=hands).pending == CHANCE  # nobody below
    full: dict[str, Any] = {"aboard": {0: 8, 1: 8}, "cargo": {0: ["red"] * 2, 1: ["blue"] * 2}}
    assert ship_fight(hands=hands, **full).pending == CHANCE  # no room
    won = sailing("G3", hands=hands).play("attack rhodes").deal("10/0/0")
    assert won.prompt == "loot_city"
    assert sailing("G3", hands=hands).play("attack rhodes").deal("9/0/1").prompt == "after_throw"
    assert sailing("G3", hands=hands).play("attack rhodes").deal("0/9/1").prompt == "after_throw"


@rule("DEU-8.3.3")
def test_passing_with_and_without_a_fitting_card_looks_the_same_to_the_others() -> None:
    seen = []
    for hand in (["rage_of_ares"], ["pegasus"]):
        table = scenario(phase="after_roll", hands={0: hand, 1: ["wind_of_aeolus"]})
        play = Play(table.game, table.state)
        assert table.state.stack[-1].window(table.state, 0)
        passed = int(table.game.moves.pass_)
        seen.append(heard(play.sent + play.decide(0, passed) + play.decide(1, passed), 1))
    assert seen[0] == seen[1]
    assert scenario(phase="after_roll", hands={0: ["rage_of_ares"]}).offered() == ["pass"]


@rule("DEU-8.3.3")
def test_passes_are_not_told_one_by_one() -> None:
    table = scenario(seats=3, phase="after_roll", hands=[["pegasus"], ["pegasus"], ["trojan_horse"]])
    for seat in range(3):
        table.play("pass", seat=seat)
    assert [e.kind.name for e in table.events] == ["window_closed"] and table.heard("window_closed")[0]["seats"] == []


@rule("DEU-8.3.4")
def test_every_window_says_that_it_is_one_also_for_a_player_with_a_single_answer() -> None:
    for table in (
        scenario(phase="after_roll", hands={0: ["trojan_horse"]}),
        scenario(phase="after_placing", hands={1: ["trojan_horse"]}),
        ship_fight(9, 9, hands={1: ["trojan_horse"]}),
        sailing("G3", hands={0: ["trojan_horse"]}).play("attack rhodes").deal("0/0/10"),
    ):
        (seat,) = table.pending
        assert table.offered() == ["pass"] and table.state.forced() == -1
        assert table.state.stack[-1].window(table.state, seat)


@rule("DEU-8.3.5")
def test_a_standing_order_passes_only_after_roll_and_placing() -> None:
    def passable(table: Tabletop) -> bool:
        return table.state.stack[-1].passable(table.state, table.pending[0])

    hands = {0: ["trojan_horse", "pegasus"], 1: ["trident_of_poseidon"]}
    assert passable(scenario(phase="after_roll", hands=hands))
    assert passable(scenario(phase="after_placing", hands=hands))
    assert not passable(ship_fight(9, 9, hands=hands))
    assert not passable(sailing("G3", hands=hands))
    assert not passable(sailing("G3", hands=hands).play("attack rhodes").deal("0/0/10"))
    assert not passable(scenario(used=["soldiers", "sail", "hydra"], hands=hands))


@rule("DEU-8.3.6")
def test_the_winner_of_a_ship_fight_is_asked_while_he_has_a_secret_mission_whichever() -> None:
    for mission in ("m10", "m05"):
        table = ship_fight(missions={0: mission}).deal("10/0/0", "0/0/10")
        assert (table.seat, table.prompt) == (0, "trophy_ship")
        assert table.state.stack[-1].window(table.state, 0)
        assert table.offered() == (["claim m10", "decline"] if mission == "m10" else ["decline"])
    shown = ship_fight(missions={0: "m05"}, shown=[0]).deal("10/0/0", "0/0/10")
    assert shown.prompt == "displace_ship"


@rule("DEU-8.3.6")
def test_against_the_hydra_one_open_mission_and_a_secret_one_make_a_question() -> None:
    for mission in ("m12", "m05"):
        table = on_the_hydra(missions={0: mission}).deal("10/0/0")
        assert table.prompt == "trophy_hydra" and table.state.stack[-1].window(table.state, 0)
        assert table.offered() == (["claim m11", "claim m12"] if mission == "m12" else ["claim m11"])
    assert on_the_hydra().deal("10/0/0").pending == CHANCE


# -- the cards


@rule("DEU-8.4.1")
def test_pegasus_makes_each_move_one_field_longer_also_the_one_under_way() -> None:
    table = sailing("B3", 1, hands={0: ["pegasus"]}).play("play pegasus")
    assert table.state.prompt(0).params == {"left": 2}
    asked = part(fields=2, front={1: ["pegasus"]})
    assert asked.state.prompt(1).params["fields"] == 3
    assert asked.play("set_sail").heard("set_sail")[0]["fields"] == 3
    acting = scenario(kylix="2/3212", below={0: 3}, front={0: ["pegasus", "favour_of_hades"]}).state.prompt(0).params
    assert acting == {"cards": 3, "soldiers": 3, "sail": 2, "hydra": 2}
    stopped = sailing("H2", 3, hands={0: ["pegasus", "rage_of_ares"]}).play("found ephesus", "play pegasus")
    assert stopped.offered() == ["end_move"]


@rule("DEU-8.4.2")
def test_favour_of_hades_helps_the_die_and_recover_but_neither_styx_nor_song() -> None:
    front = {0: ["favour_of_hades"], 1: ["favour_of_hades"]}
    assert scenario(below={0: 5}, front=front).play("use soldiers").offers("bring 3")
    assert part(below={1: 5}, front=front).play("recover").offers("bring 3")
    song = scenario(below={0: 5}, front=front, hands={0: ["song_of_orpheus"]}).play("play song_of_orpheus")
    assert not song.offers("bring 4")


@rule("DEU-8.4.3")
def test_golden_fleece_adds_one_half_in_every_fight_but_not_to_garrisons() -> None:
    table = sailing("G3", hands={0: ["golden_fleece", "pegasus"]}).play("attack rhodes").deal("4/1/5")
    assert table.strength(0) == 4.5
    table.play("play golden_fleece")
    assert table.strength(0) == 5
    fought = ship_fight(front={1: ["golden_fleece"]}).deal("4/1/5", "4/1/5").heard("won_against_ship")
    assert fought[0]["strength"] == "5"
    lindos = sailing("H5", settlements={"lindos": 1}, front={1: ["golden_fleece"]}).play("attack lindos").deal("3/0/7")
    assert lindos.holder("lindos") == 0


@rule("DEU-8.4.4")
def test_wind_of_aeolus_adds_two_fields_while_under_way_also_with_none_left() -> None:
    table = sailing("B3", 1, hands={0: ["wind_of_aeolus", "wind_of_aeolus"]}).play("sail C3", "play wind_of_aeolus")
    assert table.state.prompt(0).params == {"left": 2}
    stopped = sailing("H2", hands={0: ["wind_of_aeolus"]}).play("found ephesus")
    assert told(stopped.refused("play wind_of_aeolus")) == ("not_under_way", {"card": "wind_of_aeolus"}, "DEU-8.4.4")


@rule("DEU-8.4.5")
def test_winged_sandals_begin_a_full_new_move_with_its_own_attack() -> None:
    hands = {0: ["winged_sandals", "rage_of_ares"]}
    table = sailing("H4", hands=hands, front={0: ["pegasus"]}).play("attack rhodes").deal("0/1/9").play("pass")
    table.play("play winged_sandals")
    assert table.state.prompt(0).params == {"left": 3} and table.offers("attack halicarnassus")
    assert part(hands={1: ["winged_sandals"]}).refused("play winged_sandals").code == "card_at_another_moment"


@rule("DEU-8.4.6")
@pytest.mark.parametrize(("below", "cargo", "most"), [(5, [], 3), (2, [], 2), (3, ["red"], 2)])
def test_song_of_orpheus_brings_back_up_to_three(below: int, cargo: list[str], most: int) -> None:
    table = scenario(below={0: below}, cargo={0: cargo}, hands={0: ["song_of_orpheus"]}).play("play song_of_orpheus")
    assert table.offered() == [f"bring {n}" for n in range(1, most + 1)]


@rule("DEU-8.4.7")
def test_rages_of_ares_add_up_in_this_fight_only() -> None:
    table = sailing("H4", hands={0: ["rage_of_ares", "rage_of_ares", "winged_sandals"]}).play("attack rhodes")
    table.deal("3/0/7").play("play rage_of_ares", "play rage_of_ares")
    assert table.strength(0) == 5
    table.play("pass", "take blue", "play winged_sandals", "attack halicarnassus").deal("0/0/3")
    assert table.heard("lost")[0]["strength"] == "0"


@rule("DEU-8.4.8")
def test_favour_of_nike_throws_the_crosses_again_once() -> None:
    table = sailing("G3", hands={0: ["favour_of_nike"]}).play("attack rhodes").deal("3/1/6").play("play favour_of_nike")
    assert table.pending == CHANCE and table.deal("2/0/4").heard("won")[0]["strength"] == "5½"
    assert table.aboard(0) == 6
    none = sailing("G3", hands={0: ["favour_of_nike"]}).play("attack rhodes").deal("0/9/1").play("pass")
    assert none.heard("lost")
    clean = ship_fight(hands={0: ["favour_of_nike"]}).deal("0/10/0", "10/0/0")
    assert told(clean.refused("play favour_of_nike")) == ("no_cross", {"card": "favour_of_nike"}, "DEU-8.4.8")


@rule("DEU-8.4.9")
def test_aegis_of_athena_keeps_the_fallen_aboard_at_strength_0_once_per_fight() -> None:
    table = sailing("G3", hands={0: ["aegis_of_athena"] * 2}).play("attack rhodes").deal("3/1/6")
    table.play("play aegis_of_athena")
    assert told(table.refused("play aegis_of_athena")) == ("saved_already", {"card": "aegis_of_athena"}, "DEU-8.4.9")
    table.play("pass")
    assert (table.aboard(0), table.below(0)) == (10, 0) and table.heard("lost")[0]["strength"] == "3½"


@rule("DEU-8.4.10")
def test_the_trident_moves_the_hydra_up_to_three_steps_but_never_onto_or_past_a_ship() -> None:
    table = scenario(ships={0: "F6", 1: "D5"}, hands={0: ["trident_of_poseidon"]}).play("play trident_of_poseidon")
    assert table.offered() == ["put F4", "put E5", "put F5"]
    assert told(table.refused("put F6")) == ("hydra_cannot_get_there", {"field": "F6", "steps": 3}, "DEU-8.4.10")
    assert table.refused("put E6").code == "hydra_cannot_get_there"
    table.play("put E5")
    assert table.hydra == "E5" and not table.heard("hydra_attacked")


@rule("DEU-8.4.11")
def test_the_trojan_horse_takes_a_treasure_without_a_throw_or_soldiers() -> None:
    table = sailing("H4", aboard={0: 0}, hands={0: ["trojan_horse", "pegasus"]}).play("play trojan_horse")
    assert table.offered() == ["raid rhodes", "raid halicarnassus"]
    assert told(table.refused("raid crete")) == ("not_beside_city", {"city": "crete"}, "DEU-8.4.11")
    table.play("raid rhodes")
    assert told(table.refused("decline")) == ("must_take", {}, "DEU-8.4.11")
    table.play("take blue")
    assert table.cargo(0) == ["blue"] and table.prompt == "stopped"
    assert why(sailing("B3", hands={0: ["trojan_horse"]}), "play trojan_horse") == ("no_treasure_near", "DEU-8.4.11")


@rule("DEU-8.4.12")
def test_the_oracle_puts_an_open_mission_under_the_pile_and_turns_up_the_next() -> None:
    table = scenario(open=["m05", "m13"], hands={0: ["oracle_of_delphi"]}, ships={1: "H6"})
    table.play("play oracle_of_delphi")
    assert table.offered() == ["swap m05", "swap m13"]
    assert told(table.refused("swap m01")) == ("mission_not_open", {"mission": "m01"}, "DEU-8.4.12")
    table.play("swap m05").deal("m07")
    assert table.open_missions() == ["m07", "m13"] and table.pending == (1,)  # its reveal window
    none = scenario(open=[], hands={0: ["oracle_of_delphi"]})
    assert why(none, "play oracle_of_delphi") == ("no_open_mission", "DEU-8.4.12")
    at_sea = sailing("B3", hands={0: ["oracle_of_delphi"]})
    assert at_sea.refused("play oracle_of_delphi").code == "card_at_another_moment"


@rule("DEU-8.4.12")
def test_a_mission_under_the_pile_comes_last() -> None:
    hands = {0: ["oracle_of_delphi", "oracle_of_delphi"]}
    table: Tabletop = scenario(open=["m05", "m13"], pile=["m02"], hands=hands)
    table.play("play oracle_of_delphi", "swap m05").deal("m02")
    table.play("play oracle_of_delphi", "swap m13")
    assert table.open_missions() == ["m02", "m05"]  # no chance: only the one put under first is left on top
