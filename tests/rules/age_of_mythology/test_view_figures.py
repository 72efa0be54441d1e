"""What the view says about figures: where the dice of an encounter come from, and who is ahead for a victory card."""

from typing import Any

import pytest

from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.components import shipped
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from petteia.games.age_of_mythology.terms import CALLS
from tests.record.boxes import TURNED, box_of
from tests.rules import rule
from tests.rules.age_of_mythology.battlefield import EGYPTIAN_GREEK, GREEK_NORSE, attack, meet


def counters(table: Tabletop, seat: int | None = None) -> dict[str, Any]:
    return {counter["id"]: counter["value"] for counter in table.state.view(seat)["counters"]}


def dice(table: Tabletop, seat: int, eyes: int | None = None) -> dict[str, tuple[int, dict[str, Any]]]:
    """The dice of a side by where they come from, and what is said about each."""
    zones = [z for z in table.state.view(eyes)["zones"] if z["id"] == f"dice/{seat}"]
    pieces = [piece for zone in zones for piece in zone.get("pieces", [])]
    return {piece["id"].removeprefix(f"dice/{seat}/"): (piece["count"], piece["marks"]) for piece in pieces}


@rule("AOM-5.4.1", "AOM-5.4.2", "AOM-5.4.3")
def test_printed_dice_and_every_bonus_that_matches_are_told_apart() -> None:
    table = meet(attack(["hoplite"], ["jarl"], cultures=GREEK_NORSE), "hoplite", "jarl")
    assert dice(table, 0) == {
        "printed": (3, {"unit": "hoplite"}),
        "against/cavalry": (3, {"tag": "cavalry", "unit": "jarl"}),
        "against/mortal": (1, {"tag": "mortal", "unit": "jarl"}),
    }
    assert dice(table, 1) == {"printed": (3, {"unit": "jarl"})}
    assert (counters(table)["dice/0"], counters(table)["dice/1"]) == (7, 3)


@rule("AOM-5.4.3")
def test_where_only_the_highest_bonus_counts_only_that_one_is_told() -> None:
    table = attack(["hoplite"], ["jarl"], cultures=GREEK_NORSE, options={"matching_bonuses": "highest"})
    told = dice(meet(table, "hoplite", "jarl"), 0)
    assert [told[source][0] for source in told] == [3, 3] and "against/mortal" not in told


@pytest.mark.parametrize(("chosen", "bonus"), [("6", 6), ("4", 4)])
@rule("AOM-5.8.2")
def test_the_bonus_of_medusa_is_told_as_it_is_played(chosen: str, bonus: int) -> None:
    table = attack(["scorpion_man"], ["medusa"], cultures=EGYPTIAN_GREEK, options={"medusa_against_giants": chosen})
    assert dice(meet(table, "scorpion_man", "medusa"), 1)["against/giant"][0] == bonus


@rule("AOM-5.4.4", "AOM-5.4.6")
def test_a_wall_a_throw_and_the_opponents_dice_are_told_by_name() -> None:
    table = attack(["heroic_greek_hero"], ["jarl"], area="city", cultures=GREEK_NORSE, buildings={1: ["wall"]})
    meet(table, "heroic_greek_hero", "jarl")
    assert dice(table, 1)["building"] == (2, {"building": "wall"})
    table = attack(["mythical_greek_hero"], ["jarl"], cultures=GREEK_NORSE)
    assert dice(meet(table, "mythical_greek_hero", "jarl"), 0)["opposing"] == (3, {"unit": "jarl"})
    table = attack(["cyclops"], ["jarl"], area="city", cultures=GREEK_NORSE, buildings={1: ["wall"]})
    meet(table, "cyclops", "jarl")
    assert "throw" not in dice(table, 0) and "building" not in dice(table, 1)
    assert dice(table.play("throw"), 0)["throw"] == (3, {"unit": "cyclops"})


@rule("AOM-5.4.5", "AOM-6.4.4")
def test_the_dice_of_a_god_are_told_with_his_name() -> None:
    rich = {0: [4, 4, 4, 9]}
    things: dict[str, Any] = {"cultures": ["norse", "greek"], "resources": rich, "units": {0: ["jarl"], 1: ["hoplite"]}}
    table = scenario(card="norse_attack_bragi", **things).play("power", "area holding").commit(1, "hoplite")
    assert dice(meet(table, "jarl", "hoplite"), 0)["god"] == (1, {"god": "bragi"})
    table = scenario(card="norse_attack_tyr", **things).play("power", "area holding").commit(1, "hoplite")
    table = meet(table, "jarl", "hoplite").play("berserk")
    assert dice(table, 0)["berserk"] == (2, {"god": "tyr"})
    table = meet(attack(["huskarl"], ["hoplite"], cultures=["norse", "greek"]), "huskarl", "hoplite").play("berserk")
    assert dice(table, 0)["berserk"] == (2, {"unit": "huskarl"})


@rule("AOM-5.4.5")
def test_a_god_is_told_by_name_wherever_he_stands_in_the_box() -> None:
    gods = [row["id"] for row in shipped()["god_powers"]]
    for god in ("bragi", "tyr"):
        first = box_of("age_of_mythology", TURNED + gods.index(god))
        things: dict[str, Any] = {"cultures": ["norse", "greek"], "resources": {0: [4, 4, 4, 9]}, "components": first}
        table = scenario(card=f"norse_attack_{god}", units={0: ["jarl"], 1: ["hoplite"]}, **things)
        table.play("power", "area holding").commit(1, "hoplite")
        told = dice(meet(table, "jarl", "hoplite"), 0)
        assert table.game.box.god_ids[0] == god and ("god" in told) == (god == "bragi")


@rule("AOM-5.4.3")
def test_of_two_bonuses_that_are_equally_high_the_first_is_told() -> None:
    own = shipped()
    hoplite = next(row for row in own["units"] if row["id"] == "hoplite")
    hoplite["bonuses"]["mortal"] = hoplite["bonuses"]["cavalry"]
    table = attack(["hoplite"], ["jarl"], cultures=GREEK_NORSE, options={"matching_bonuses": "highest"}, components=own)
    assert set(dice(meet(table, "hoplite", "jarl"), 0)) == {"printed", "against/mortal"}


@rule("AOM-5.8.6")
def test_the_kills_of_a_hydra_are_told() -> None:
    table = attack(["hydra"], ["jarl", "jarl"], cultures=GREEK_NORSE)
    meet(table, "hydra", "jarl").roll(3, 0)
    assert dice(meet(table, "hydra", "jarl"), 0)["kills"] == (1, {"kills": 1})


@rule("AOM-5.3.1", "AOM-9.2.4")
def test_before_both_battle_cards_are_turned_up_nobody_is_told_of_dice() -> None:
    table = attack(["hoplite", "toxotes"], ["jarl", "huskarl"], cultures=GREEK_NORSE)
    table.play("stay", "stay").play("fight hoplite", seat=0)
    for eyes in (0, 1, None):
        assert dice(table, 0, eyes) == {} == dice(table, 1, eyes)
        assert "dice/0" not in counters(table, eyes)
    table.play("fight jarl", seat=1)
    assert dice(table, 0, 1)["printed"] == (3, {"unit": "hoplite"})


@rule("AOM-5.4.8", "AOM-5.8.21")
def test_the_dice_of_an_encounter_stay_as_they_were_rolled_until_the_next_one() -> None:
    table = scenario(
        cultures=["greek", "norse"],
        ages={1: "mythic"},
        units={0: ["cyclops", "hoplite"], 1: ["mythic_norse_hero", "heroic_norse_hero", "jarl"]},
        buildings={1: ["wall"]},
        card="permanent_attack",
    )
    table.play("area city").commit(0, "cyclops", "hoplite").commit(1, "mythic_norse_hero", "heroic_norse_hero")
    caller = next(u for u in ("mythic_norse_hero", "heroic_norse_hero") if calls(table, u))
    table.fight("cyclops", caller).play("no").roll(0, 2)
    assert table.prompt == "reinforce" and "building" not in dice(table, 1)


def calls(table: Tabletop, unit: str) -> bool:
    """Whether a unit may call another into the battle."""
    box = table.game.box
    return bool(box.effects.special[box.unit_ids.index(unit)] & CALLS)


@rule("AOM-7.2.2", "AOM-7.2.4", "AOM-5.7.3")
def test_who_is_ahead_for_each_victory_card_is_told_and_nobody_in_a_tie() -> None:
    table = scenario(units={0: ["hoplite"], 1: ["spearman"]}, resources={0: [9, 9, 9, 9]}, card="permanent_build")
    assert not [counter for counter in counters(table) if counter.startswith("leader/")]
    table.play("build house")
    assert counters(table)["leader/most_buildings"] == 0 and "leader/largest_army" not in counters(table)
    table = scenario(units={0: ["hoplite", "hoplite", "toxotes"], 1: ["spearman"]}, card="permanent_attack")
    assert counters(table)["leader/largest_army"] == 0 and "leader/won_the_last_battle" not in counters(table)
    table.play("area holding").commit(0, "hoplite").commit(1, "spearman").fight("hoplite", "spearman").roll(0, 1)
    assert counters(table, 1)["leader/won_the_last_battle"] == 1
    table = scenario(ages={1: "mythic"}, resources={1: [15, 15, 15, 15]}, move=1, card="permanent_build")
    table.play("build wonder")
    assert table.over and counters(table)["leader/the_wonder"] == 1


def test_every_piece_of_a_view_has_an_id_of_its_own_and_every_action_names_such_pieces() -> None:
    met = 0
    for seats, seed in ((2, 1), (3, 2)):
        table = scenario(seats=seats, hands={0: ["greek_gather_all", "greek_gather_all"]})
        table.play("lay greek_gather_all")
        state, rng = table.state, Generator(seed)
        for _ in range(600):
            if not state.pending():
                break
            if state.pending() == CHANCE:
                state.resolve(int(rng.pick(state.chance())))
                continue
            seat = state.pending()[int(rng.below(len(state.pending())))]
            view = state.view(seat)
            ids = [piece["id"] for zone in view["zones"] for piece in zone.get("pieces", [])]
            assert len(ids) == len(set(ids))
            for action in view["actions"]:
                assert set(action.get("pieces", [])) <= set(ids) | {zone["id"] for zone in view["zones"]}, action
            fronts = [zone for zone in view["zones"] if zone["id"].startswith("front/")]
            met += sum(1 for zone in fronts if len(zone.get("pieces", [])) > 1)
            options = state.legal(seat)
            state.apply(seat, options[int(rng.below(len(options)))])
    assert met > 0


@rule("AOM-2.4.3")
def test_equal_cards_in_front_of_a_player_have_different_ids() -> None:
    table = scenario(hands={0: ["greek_gather_all", "greek_gather_all"], 1: ["permanent_gather", "permanent_build"]})
    table.play("lay greek_gather_all", "lay permanent_gather", "lay greek_gather_all")
    (front,) = [z for z in table.state.view(1)["zones"] if z["id"] == "front/0"]
    assert [(p["id"], p["kind"]) for p in front["pieces"]] == [
        ("front/0/1", "greek_gather_all"),
        ("front/0/2", "greek_gather_all"),
    ]
