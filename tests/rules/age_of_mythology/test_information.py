"""AOM-9 and AOM-10 — Who knows what, and how decisions are put."""

from typing import Any

import petteia
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from petteia.games.age_of_mythology.terms import CULTURES
from tests.rules import rule

HANDS = {0: ["permanent_trade", "greek_build_2"], 1: ["permanent_gather", "norse_build_2"]}


def zone(table: Tabletop, name: str, seat: int | None = None) -> dict[str, Any]:
    """A zone as a seat (or an onlooker) sees it."""
    return next(z for z in table.state.view(seat)["zones"] if z["id"] == name)


def counters(table: Tabletop, seat: int | None = None) -> dict[str, Any]:
    return {c["id"]: c["value"] for c in table.state.view(seat)["counters"]}


def kinds(found: dict[str, Any]) -> list[str]:
    return [piece["kind"] for piece in found.get("pieces", [])]


# -- AOM-9.1


@rule("AOM-9.1.1", "AOM-9.1.2")
def test_boards_bank_cards_supplies_and_stock_are_open_to_everybody() -> None:
    table = scenario(
        seats=2,
        tiles={0: ["hills/gold/2*"]},
        buildings={0: ["wall"]},
        victory={"the_wonder": 3},
        victory_cubes={0: 2},
        ages={0: "heroic"},
    )
    for seat in (None, 1):
        assert [p["marks"]["worker"] for p in zone(table, "production/0", seat)["pieces"] if "worker" in p["marks"]]
        assert kinds(zone(table, "city/0", seat)) == ["house", "wall"]
        assert {p["kind"]: p["count"] for p in zone(table, "cubes/0", seat)["pieces"]}["food"] == 4
        assert counters(table, seat)["age/0"] == "heroic"
        assert counters(table, seat)["victory/0"] == 2
        assert zone(table, "victory/the_wonder", seat)["pieces"][0]["count"] == 3
        assert zone(table, "bank", seat)["pieces"]
        assert zone(table, "stock", seat)["pieces"]
        assert "villager" in kinds(zone(table, "supply/0", seat))


@rule("AOM-9.1.3")
def test_how_many_permanent_and_random_cards_a_hand_has_is_public() -> None:
    table = scenario(cultures=["greek", "norse"], hands=HANDS)
    seen = counters(table)
    assert (seen["permanent_cards/0"], seen["random_cards/0"]) == (1, 1)
    assert zone(table, "deck/greek")["unseen"] == 44


@rule("AOM-9.1.4")
def test_discards_and_cards_played_this_turn_are_open() -> None:
    table = scenario(cultures=["greek", "norse"], hands=HANDS, discards={"greek": ["greek_build_3"]})
    table.play("lay greek_build_2")
    assert kinds(zone(table, "front/0", 1)) == ["greek_build_2"]
    assert kinds(zone(table, "discards/greek", 1)) == ["greek_build_3"]


@rule("AOM-9.1.5", "AOM-9.1.6")
def test_the_pool_is_known_by_kind_and_open_tiles_are_seen_by_all() -> None:
    table = scenario(seats=2, card="permanent_explore").deal("hills/gold/2", "hills/gold/2", "swamp/food/1")
    pool = {p["kind"]: p["count"] for p in zone(table, "pool")["pieces"]}
    assert sum(pool.values()) == 87
    assert {p["kind"]: p["count"] for p in zone(table, "open")["pieces"]} == {"hills/gold/2": 2, "swamp/food/1": 1}


@rule("AOM-9.1.7", "AOM-9.2.8")
def test_a_decks_order_is_nobodys_knowledge_because_there_is_none() -> None:
    table = scenario(cultures=["greek", "norse"], phase="draw_action_cards").play("draw 1", "stop", seat=0)
    table.play("stop", seat=1)
    weights = [int(w) for w in table.state.chance()]
    box = table.state.box
    first = int(box.first_card[CULTURES.index("greek")])
    assert weights == [int(box.card_count[first + k]) for k in range(len(weights))]


# -- AOM-9.2


@rule("AOM-9.2.1")
def test_a_hand_is_known_to_its_owner_only_until_a_card_is_played() -> None:
    table = scenario(cultures=["greek", "norse"], hands=HANDS)
    assert sorted(kinds(zone(table, "hand/0", 0))) == ["greek_build_2", "permanent_trade"]
    for seat in (1, None):
        assert "pieces" not in zone(table, "hand/0", seat)
        assert zone(table, "hand/0", seat)["unseen"] == 2
    table.play("play greek_build_2")
    assert table.heard("card_played", seat=1) == [{"event": "card_played", "seat": 0, "card": "greek_build_2"}]


@rule("AOM-9.2.2")
def test_after_discarding_permanents_only_their_number_is_public() -> None:
    hands = {0: ["permanent_trade", "permanent_attack"]}
    table = scenario(seats=2, phase="discard_cards", hands=hands).play("discard permanent_trade", "stop", seat=0)
    assert table.heard("discarded", seat=1) == [{"event": "discarded", "seat": 0, "permanent": 1, "cards": []}]
    assert counters(table, 1)["permanent_cards/0"] == 1


@rule("AOM-9.2.3")
def test_choices_of_the_draw_phase_stay_secret_until_all_have_made_them() -> None:
    table = scenario(cultures=["greek", "norse"], phase="draw_action_cards")
    before = table.state.view(1)
    table.play("pick permanent_trade", "draw 2", seat=0)
    assert table.state.view(1) == before
    table.play("stop", seat=0)
    assert table.heard("cards_taken") == []
    table.play("stop", seat=1)
    assert table.heard("cards_taken", seat=1)[0] == {"event": "cards_taken", "seat": 0, "permanent": 1, "random": 2}


def encounter() -> Tabletop:
    table = scenario(cultures=["greek", "norse"], card="permanent_attack").play("area city")
    return table.commit(0, "hoplite", "toxotes").commit(1, "jarl", "huskarl").play("stay", "stay")


@rule("AOM-9.2.5")
def test_a_battle_card_is_secret_until_both_have_chosen() -> None:
    table = encounter()
    table.play("fight hoplite", seat=0)
    for seat in (1, None):
        assert zone(table, "battle_card/0", seat).get("pieces", []) == []
        assert zone(table, "battle_card/0", seat)["unseen"] == 1
    assert table.heard("battle_card") == []
    table.play("fight jarl", seat=1)
    assert [e["unit"] for e in table.heard("battle_card")] == ["hoplite", "jarl"]


@rule("AOM-9.2.7")
def test_others_may_learn_that_one_is_ready_and_nothing_else() -> None:
    table = scenario(seats=3, phase="draw_action_cards").play("pick permanent_trade", "stop", seat=0)
    assert table.heard("ready", seat=1) == [{"event": "ready", "seat": 0}]
    assert table.state.view(1)["pending"] == [1, 2]


@rule("AOM-9.2.9")
def test_an_onlooker_sees_what_is_public_and_nothing_more() -> None:
    table = scenario(cultures=["greek", "norse"], hands=HANDS)
    view = table.state.view(None)
    assert "permanent_trade" not in str(view["zones"])
    assert view["actions"] == []


@rule("AOM-9.2.10")
def test_when_the_game_is_over_everything_is_open() -> None:
    table = scenario(cultures=["greek", "norse"], round=3, move=1, first=0, hands=HANDS, victory={"the_wonder": 30})
    table.play("lay norse_build_2")
    assert table.over
    assert sorted(kinds(zone(table, "hand/0", 1))) == ["greek_build_2", "permanent_trade"]
    assert zone(table, "deck/greek", None)["pieces"]


@rule("AOM-9.2.1", "AOM-INV-22")
def test_worlds_a_player_cannot_tell_apart_look_and_offer_the_same() -> None:
    rng = Generator(5)
    table = scenario(cultures=["greek", "norse", "egyptian"], hands=HANDS)
    table.play_on(seed=2, decisions=40)
    for seat in range(3):
        view = table.state.view(seat)
        worlds = [table.state.resample(seat, rng) for _ in range(30)]
        assert all(world.view(seat) == view for world in worlds)
        assert len({world.digest() for world in worlds}) > 1


@rule("AOM-9.1.3")
def test_cards_in_hands_at_a_reshuffle_are_known_not_to_be_in_the_new_deck() -> None:
    table = scenario(
        cultures=["greek", "norse"],
        phase="draw_action_cards",
        hands={0: ["greek_gather_hades"]},
        deck={"greek": ["greek_build_2"]},
    )
    table.play("draw 2", "stop", seat=0).play("stop", seat=1).deal("greek_build_2", "greek_build_3")
    rng = Generator(1)
    c = CULTURES.index("greek")
    box = table.state.box
    kind = box.card_ids.index("greek_gather_hades") - box.first_card[c]
    assert all(int(table.state.resample(1, rng).in_deck(c, kind)) == 0 for _ in range(60))


# -- AOM-10


@rule("AOM-10.1")
def test_a_choice_with_one_option_is_made_by_itself_and_equal_things_are_offered_once() -> None:
    table = scenario(seats=2, card="permanent_explore").deal("hills/gold/2", "hills/gold/2", "hills/gold/2")
    assert table.offered() == ["take hills/gold/2", "pass"]
    single = scenario(seats=2, card="permanent_attack")
    assert single.prompt == "attack_area"  # the only neighbour was named by itself


@rule("AOM-10.23")
def test_retreat_is_asked_of_attacker_then_defender() -> None:
    table = scenario(cultures=["greek", "norse"], card="permanent_attack").play("area city")
    table.commit(0, "hoplite").commit(1, "jarl")
    assert (table.seat, table.offered()) == (0, ["retreat", "stay"])
    table.play("stay")
    assert (table.seat, table.offered()) == (1, ["retreat", "stay"])


@rule("AOM-10.24")
def test_a_battle_card_is_one_of_the_types_in_the_battle_without_a_pass() -> None:
    table = encounter()
    assert sorted(table.offered(0)) == ["fight hoplite", "fight toxotes"]
    assert sorted(table.offered(1)) == ["fight huskarl", "fight jarl"]


@rule("AOM-10.25")
def test_the_pharaohs_owner_may_send_a_wadjet() -> None:
    table = scenario(
        cultures=["egyptian", "greek"], card="permanent_attack", ages={0: "heroic"}, units={0: ["pharaoh", "wadjet"]}
    )
    table.play("area city").commit(0, "pharaoh", "wadjet").commit(1, "hoplite").fight("pharaoh", "hoplite")
    assert table.offered() == ["wadjet", "no"]


@rule("AOM-10.26")
def test_berserk_is_declared_or_not() -> None:
    table = scenario(cultures=["norse", "greek"], card="permanent_attack").play("area city")
    table.commit(0, "huskarl").commit(1, "hoplite").play("stay", "stay")
    assert (table.seat, table.offered()) == (0, ["berserk", "no"])


@rule("AOM-10.27")
def test_a_rescue_is_paid_for_or_not() -> None:
    table = scenario(
        cultures=["greek", "egyptian"],
        card="permanent_attack",
        ages={1: "classical"},
        units={0: ["hydra"], 1: ["phoenix", "priest"]},
        resources={1: [0, 0, 0, 2]},
    )
    table.play("area city").commit(1, "phoenix", "priest").fight("hydra", "phoenix").roll(1, 0)
    assert (table.seat, table.offered()) == (1, ["rescue", "no"])


@rule("AOM-10.28")
def test_a_reinforcement_is_any_unit_of_the_holding_area_or_none() -> None:
    table = scenario(
        cultures=["norse", "greek"],
        card="permanent_attack",
        ages={0: "mythic"},
        units={0: ["mythic_norse_hero", "jarl", "troll"], 1: ["hoplite", "toxotes"]},
    )
    table.play("area city").commit(0, "mythic_norse_hero").commit(1, "hoplite", "toxotes")
    table.fight("mythic_norse_hero", "hoplite").roll(1, 0)
    assert sorted(table.offered()) == ["no", "reinforce jarl", "reinforce troll"]


def won(area: str, **things: Any) -> Tabletop:
    table = scenario(**{"cultures": ["greek", "norse"], "card": "permanent_attack", **things}).play(f"area {area}")
    return table.commit(0, "hoplite").commit(1)


@rule("AOM-10.29")
def test_the_reward_of_a_city_is_a_building_or_none() -> None:
    assert won("city", buildings={1: ["wall", "house", "house"]}).offered() == ["destroy house", "destroy wall", "stop"]


@rule("AOM-10.30")
def test_the_reward_of_production_is_a_tile_with_its_worker_told_apart_or_none() -> None:
    table = won("production", tiles={1: ["hills/gold/2", "hills/gold/2*", "fertile/food/2"]})
    assert sorted(table.offered()) == [
        "capture fertile/food/2",
        "capture hills/gold/2",
        "capture hills/gold/2*",
        "stop",
    ]


@rule("AOM-10.31")
def test_the_reward_of_a_holding_area_is_up_to_five_cubes_one_at_a_time() -> None:
    table = won("holding", resources={1: [4, 0, 4, 0]})
    assert table.offered() == ["seize food", "seize gold", "stop"]
    table.play("seize food", "seize food", "seize gold", "seize gold", "seize gold")
    assert table.prompt == "play_a_card"
    assert table.cubes(1) == {"food": 2, "wood": 0, "gold": 1, "favor": 0}


@rule("AOM-10.31")
def test_loki_has_no_stop() -> None:
    table = scenario(
        cultures=["norse", "greek"], hands={0: ["norse_trade_loki"]}, resources={0: [0, 0, 0, 2], 1: [4, 0, 4, 0]}
    ).play("play norse_trade_loki", "power")
    assert table.offered() == ["seize food", "seize gold"]


def power(card: str, **things: Any) -> Tabletop:
    culture = card.split("_")[0]
    others = [c for c in ("greek", "norse", "egyptian") if c != culture]
    table = scenario(**{"cultures": [culture, *others], "hands": {0: [card]}, "resources": {0: [8, 8, 8, 8]}, **things})
    return table.play(f"play {card}", "power")


@rule("AOM-10.34")
def test_targets_of_powers_are_players_with_something_to_hit() -> None:
    horus = power("egyptian_build_horus", buildings={0: ["wall"], 2: ["wall"]})
    assert horus.offered() == ["target 0", "target 2"]
    assert power("greek_next_age_hephaestos", tiles={1: ["hills/gold/2"], 2: ["hills/gold/2"]}).offered() == [
        "target 1",
        "target 2",
    ]


@rule("AOM-10.35")
def test_then_the_thing_itself_is_named_without_a_pass() -> None:
    table = power("egyptian_build_horus", buildings={0: ["wall"], 2: ["wall", "tower"]}).play("target 2")
    assert table.offered() == ["destroy wall", "destroy tower"]


@rule("AOM-10.36")
def test_own_objects_of_powers_are_chosen_one_at_a_time() -> None:
    hades = power("greek_gather_hades")
    assert sorted(hades.offered()) == ["choose hippokon", "choose hoplite", "choose toxotes"]
    hades.play("choose hoplite")
    assert hades.offered() == ["gain food", "gain wood", "gain gold", "gain favor"]
    for _ in range(7):
        hades.play("gain gold")
    assert hades.gained("gold")[0] == 7
    anubis = power("egyptian_recruit_anubis")
    assert not anubis.offers("stop")
    anubis.play("choose spearman")
    assert anubis.offers("stop", "choose elephant")
    hel = power("norse_recruit_hel")
    assert sorted(hel.offered()) == ["choose huskarl", "choose jarl", "choose throwing_axeman"]


@rule("AOM-10.37")
def test_what_involves_no_decision_asks_nobody() -> None:
    assert power("greek_gather_poseidon").gained("food")[0] == 5
    assert power("norse_gather_freyja").gained("gold")[0] == 5
    assert power("greek_build_hera").buildings(0) == {"house": 1}
    assert power("greek_recruit_apollo").units(0)["toxotes"] == 4
    assert power("greek_next_age_zeus", ages={0: "classical"}).units(0)["classical_greek_hero"] == 1
    assert power("egyptian_recruit_osiris", ages={0: "heroic"}).units(0)["pharaoh"] == 1


@rule("AOM-10.38")
def test_a_hand_with_one_option_is_asked_all_the_same() -> None:
    table = scenario(seats=2, hands={0: ["permanent_next_age"]}, resources={0: [0, 0, 0, 0]})
    assert table.offered() == ["lay permanent_next_age"]
    assert int(table.state.forced()) == -1
    view = table.state.view(1)
    assert view["actions"] == []


@rule("AOM-10.38")
def test_no_standing_order_passes_what_depends_on_a_hand() -> None:
    attack = scenario(cultures=["greek", "norse"], card="permanent_attack").play("area city")
    hands = {0: ["permanent_explore", "permanent_gather"]}
    for table in (
        scenario(seats=2, hands=hands),
        scenario(seats=2, phase="discard_cards", hands=hands),
        scenario(seats=2, phase="draw_action_cards"),
        attack,
    ):
        top, seat = table.state.stack[-1], table.pending[0]
        assert top.window(table.state, seat) and not top.passable(table.state, seat)


@rule("AOM-10.39")
def test_a_clock_that_runs_out_passes_stops_or_takes_the_first() -> None:
    def default(table: Tabletop, seat: int) -> str:
        return table.game.actions.text(int(table.state.default(seat)))

    assert default(scenario(seats=2, card="permanent_recruit"), 0) == "stop"
    assert default(scenario(seats=2, phase="place_victory_cubes"), 0) == "place largest_army"
    attack = scenario(cultures=["greek", "norse"], card="permanent_attack").play("area city")
    assert default(attack, 1) == "stop"
    assert default(attack, 0) == "commit toxotes"


@rule("AOM-10.2", "AOM-10.33")
def test_discards_are_picked_in_the_order_of_the_list() -> None:
    hands = {0: ["permanent_explore", "permanent_gather"]}
    table = scenario(seats=2, phase="discard_cards", hands=hands).play("discard permanent_gather", seat=0)
    reason = table.refused("discard permanent_explore", seat=0)
    assert (reason.code, reason.params, reason.rule) == ("in_order", {"after": "permanent_gather"}, "AOM-10.2")


@rule("AOM-10.1")
def test_no_choice_ever_has_more_than_a_hundred_options() -> None:
    longest = 0
    for seats in (2, 5):
        state, rng = petteia.load("age_of_mythology", seats=seats).new(), Generator(seats)
        while state.pending():
            if state.pending() == CHANCE:
                state.resolve(rng.pick(state.chance()))
                continue
            seat = state.pending()[0]
            options = state.legal(seat)
            longest = max(longest, len(options))
            state.carry_out(seat, options[rng.below(len(options))])
    assert 10 < longest <= 100
