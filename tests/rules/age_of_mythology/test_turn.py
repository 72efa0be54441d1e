"""AOM-0 and AOM-2 — Conventions, and the six phases of a turn."""

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from petteia.games.age_of_mythology.terms import CULTURES, RESOURCES
from tests.rules import rule


def pass_all(table: Tabletop) -> None:
    """Everybody lays down his first card until the phase of action cards is over."""
    while not table.over and table.prompt == "play_a_card":
        table.play(next(text for text in table.offered() if text.startswith("lay")))


def deck_size(table: Tabletop, culture: str) -> int:
    return int(table.state.deck_size(CULTURES.index(culture)))


def idle(table: Tabletop, seen_by: int | None, seat: int) -> set[str]:
    """The cards of a hand that are marked as changing nothing, as a seat or a spectator sees them."""
    zone = next(z for z in table.state.view(seen_by)["zones"] if z["id"] == f"hand/{seat}")
    return {piece["kind"] for piece in zone.get("pieces", []) if piece.get("marks", {}).get("idle")}


def discards(table: Tabletop, culture: str) -> list[str]:
    zone = next(z for z in table.state.view(None)["zones"] if z["id"] == f"discards/{culture}")
    return [piece["kind"] for piece in zone.get("pieces", []) for _ in range(piece["count"])]


# -- AOM-0


@rule("AOM-0.1", "AOM-2.4.1")
def test_a_turn_has_three_rounds_of_one_card_each() -> None:
    table = scenario(seats=2)
    moves = []
    while table.prompt == "play_a_card":
        moves.append((int(table.state.round()), table.seat))
        table.play(next(text for text in table.offered() if text.startswith("lay")))
    assert moves == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]


@rule("AOM-0.2", "AOM-2.5.4")
def test_victory_cubes_are_no_resources_and_do_not_spoil() -> None:
    table = scenario(seats=2, phase="spoilage", victory_cubes={0: 9})
    assert table.victory(0) == 9
    assert "victory" not in table.cubes(0)
    assert RESOURCES == ("food", "wood", "gold", "favor")


@rule("AOM-0.3")
def test_a_villager_is_no_unit_but_works() -> None:
    table = scenario(
        seats=2, card="permanent_gather", buildings={0: ["house"]}, tiles={0: ["fertile/food/2"]}, units={0: []}
    )
    assert int(table.state.army(0)) == 0
    table.play("gather food")
    assert table.offers("put villager fertile/food/2")


@rule("AOM-0.4", "AOM-8.1.6")
def test_clockwise_is_to_the_left_and_neighbours_sit_on_both_sides() -> None:
    cultures = ["greek", "greek", "egyptian", "norse"]
    table = scenario(cultures=cultures, order=[0, 2, 1, 3], card="permanent_attack")
    assert table.offered() == ["attack 2", "attack 3"]
    assert [int(table.state.clockwise(0, k)) for k in range(4)] == [0, 2, 1, 3]


@rule("AOM-0.5")
def test_what_is_paid_lies_in_the_bank_and_what_is_recruited_leaves_the_supply() -> None:
    table = scenario(cultures=["greek", "norse"], card="permanent_recruit")
    bank, supply = table.bank(), table.supply(0)
    table.play("recruit hoplite")
    assert table.supply(0)["hoplite"] == supply["hoplite"] - 1
    assert (table.bank()["food"], table.bank()["wood"]) == (bank["food"] + 1, bank["wood"] + 1)


@rule("AOM-0.6")
def test_the_card_outranks_the_example_for_medusa() -> None:
    table = scenario(cultures=["greek", "egyptian"], card="permanent_attack", units={0: ["medusa"], 1: {"elephant": 2}})
    table.play("area holding").commit(1, "elephant").fight("medusa", "elephant")
    assert table.dice()[0] == 5 + 6  # the example has 5 + 4


@rule("AOM-0.7", "AOM-3.2.13")
def test_what_the_bank_lacks_is_lost_and_not_owed() -> None:
    table = scenario(seats=3, card="permanent_gather", bank={"gold": 3}, yields={"gold": (2, 2, 2)})
    table.play("gather gold")
    assert table.gained("gold") == (2, 1, 0)
    assert table.bank()["gold"] == 0


@rule("AOM-0.8")
def test_a_tile_goes_to_the_first_free_space_of_its_terrain() -> None:
    table = scenario(cultures=["greek", "norse"], card="permanent_explore")
    table.deal("hills/gold/2", "hills/food/1", "hills/wood/1").play("take hills/food/1")
    box = table.state.box
    hills = [space for space in range(16) if box.spaces[CULTURES.index("greek") * 16 + space] == 2]
    assert int(table.state.tile(0, hills[0])) == box.tile_ids.index("hills/food/1")


@rule("AOM-0.9")
def test_cubes_just_paid_can_be_taken_in_the_same_action() -> None:
    table = scenario(seats=2, card="permanent_trade", resources={0: [2, 1, 0, 0]}, bank={"food": 0})
    table.play("fee food", "fee food")
    assert table.bank()["food"] == 2
    table.play("give wood")
    assert table.offers("for food")


@rule("AOM-0.10")
def test_no_action_gives_anything_to_another_player() -> None:
    verbs = {action.verb for action in scenario(seats=3).game.actions.all()}
    assert verbs.isdisjoint({"lend", "offer", "donate", "send"})
    table = scenario(seats=3, card="permanent_trade", resources={0: [4, 4, 4, 4]})
    others = [table.cubes(seat) for seat in (1, 2)]
    table.play("fee gold", "fee gold", "give food", "for wood", "amount 2", "stop")
    assert [table.cubes(seat) for seat in (1, 2)] == others


# -- AOM-2.1


@rule("AOM-2.1.1", "AOM-2.1.3")
def test_the_six_phases_follow_each_other() -> None:
    table = scenario(seats=2, phase="place_victory_cubes", resources={0: [7, 4, 4, 4]})
    phases = []
    for _ in range(60):
        phases.append(table.state.view(None)["counters"][1]["value"])
        if table.pending == CHANCE:
            table.deal(next(k for k, w in enumerate(table.state.chance()) if w > 0))
        else:
            table.play(table.offered()[0] if table.prompt != "draw_cards" else "stop")
        if table.state.view(None)["counters"][0]["value"] == 2:
            break
    order = list(dict.fromkeys(phases))
    assert order[:2] == ["place_victory_cubes", "draw_action_cards"]
    assert table.cubes(0)["food"] == 5  # spoilage came in between
    assert int(table.state.first()) == 1  # and the marker has passed on


@rule("AOM-2.1.2")
def test_turn_order_begins_with_the_first_player_in_every_phase() -> None:
    table = scenario(seats=3, first=2, phase="place_victory_cubes")
    placed = []
    while table.prompt == "place_cube":
        placed.append(table.seat)
        table.play("place the_wonder")
    assert placed == [2, 0, 1]
    table = scenario(seats=3, first=2)
    assert table.seat == 2


# -- AOM-2.2


@rule("AOM-2.2.1", "AOM-8.1.3", "AOM-INV-17")
def test_only_the_first_three_in_turn_order_place_a_cube() -> None:
    table = scenario(seats=5, first=3, phase="place_victory_cubes")
    placed = []
    while table.prompt == "place_cube":
        placed.append(table.seat)
        table.play("place largest_army")
    assert placed == [3, 4, 0]
    assert table.on_card("largest_army") == 3
    assert table.on_card("bank") == 27


@rule("AOM-2.2.2", "AOM-8.1.1")
def test_two_players_place_one_cube_each() -> None:
    table = scenario(seats=2, phase="place_victory_cubes").play("place the_wonder", "place the_wonder")
    assert table.on_card("the_wonder") == 2
    assert table.prompt == "draw_cards"


@rule("AOM-2.2.3", "AOM-10.4")
def test_placing_is_mandatory_on_any_of_the_four_cards() -> None:
    table = scenario(seats=2, phase="place_victory_cubes", victory={"the_wonder": 9})
    cards = ("largest_army", "most_buildings", "the_wonder", "won_the_last_battle")
    assert table.offered() == [f"place {card}" for card in cards]


@rule("AOM-2.2.4")
def test_the_last_cubes_are_placed_in_turn_order() -> None:
    table = scenario(seats=3, first=1, phase="place_victory_cubes", victory={"the_wonder": 28, "bank": 2})
    table.play("place largest_army", "place most_buildings")
    assert table.on_card("bank") == 0
    assert table.prompt == "draw_cards"
    assert [e["seat"] for e in table.heard("cube_placed")] == [1, 2]


# -- AOM-2.3


@rule("AOM-2.3.1")
@pytest.mark.parametrize(("age", "limit"), [("archaic", 4), ("classical", 5), ("heroic", 6), ("mythic", 7)])
def test_the_hand_limit_rises_with_the_age(age: str, limit: int) -> None:
    table = scenario(seats=2, phase="draw_action_cards", ages={0: age})
    assert table.offers(f"draw {limit}", seat=0)
    if limit < 7:
        reason = table.refused(f"draw {limit + 1}", seat=0)
        assert (reason.code, reason.params, reason.rule) == (
            "hand_limit",
            {"room": limit, "asked": limit + 1},
            "AOM-2.3.2",
        )


@rule("AOM-2.3.2", "AOM-EX-3.2")
def test_kept_cards_count_against_the_limit() -> None:
    table = scenario(
        cultures=["greek", "norse"],
        phase="draw_action_cards",
        ages={0: "classical"},
        hands={0: ["greek_next_age_hephaestos"]},
    )
    assert table.offers("draw 4", seat=0)
    assert table.refused("draw 5", seat=0).params == {"room": 4, "asked": 5}


@rule("AOM-2.3.2")
def test_a_full_hand_adds_no_card() -> None:
    table = scenario(seats=2, phase="draw_action_cards")
    table.play(
        "pick permanent_explore", "pick permanent_gather", "pick permanent_build", "pick permanent_recruit", seat=0
    )
    reason = table.refused("pick permanent_trade", seat=0)
    assert (reason.code, reason.params) == ("hand_limit", {"room": 0, "asked": 1})


@rule("AOM-2.3.3")
def test_after_the_random_number_there_is_no_way_back_to_the_pile() -> None:
    table = scenario(seats=2, phase="draw_action_cards").play("pick permanent_gather", "draw 2", seat=0)
    reason = table.refused("pick permanent_build", seat=0)
    assert (reason.code, reason.rule) == ("permanent_cards_first", "AOM-2.3.3")


@rule("AOM-2.3.4", "AOM-9.2.1")
def test_random_cards_come_unseen_from_the_deck() -> None:
    table = scenario(cultures=["greek", "norse"], phase="draw_action_cards")
    table.play("draw 1", "stop", seat=0).play("stop", seat=1)
    assert table.pending == CHANCE
    assert sum(int(w) for w in table.state.chance()) == 45
    table.deal("greek_gather_hades")
    assert table.hand(0) == ["greek_gather_hades"]
    assert table.heard("drew", seat=1) == [{"event": "drew", "seat": 0}]
    assert table.heard("drew", seat=0) == [{"event": "drew", "seat": 0, "card": "greek_gather_hades"}]


@rule("AOM-2.3.5")
def test_one_may_stop_below_the_limit() -> None:
    table = scenario(seats=2, phase="draw_action_cards")
    table.play("pick permanent_gather", "stop", seat=0).play("stop", seat=1)
    assert table.hand(0) == ["permanent_gather"]
    assert table.hand(1) == []


@rule("AOM-2.3.6", "AOM-10.6")
def test_the_number_of_random_cards_is_named_once() -> None:
    table = scenario(seats=2, phase="draw_action_cards").play("draw 1", seat=0)
    reason = table.refused("draw 3", seat=0)
    assert (reason.code, reason.params, reason.rule) == ("number_named", {"number": 1}, "AOM-2.3.6")


@rule("AOM-2.3.7")
def test_all_choose_at_the_same_time_and_the_draws_follow_in_turn_order() -> None:
    table = scenario(cultures=["greek", "norse", "egyptian"], first=1, phase="draw_action_cards")
    assert table.pending == (0, 1, 2)
    for seat in (2, 0, 1):
        table.play("draw 1", "stop", seat=seat)
    while table.pending == CHANCE:
        table.deal(next(k for k, w in enumerate(table.state.chance()) if w > 0))
    assert [e["seat"] for e in table.heard("drew")] == [1, 2, 0]


@rule("AOM-2.3.8", "AOM-9.1.3")
def test_the_last_card_of_a_deck_brings_the_discards_back_and_the_draw_goes_on() -> None:
    table = scenario(cultures=["greek", "norse"], phase="draw_action_cards", deck={"greek": ["greek_build_2"]})
    table.play("draw 2", "stop", seat=0).play("stop", seat=1)
    table.deal("greek_build_2")
    assert deck_size(table, "greek") == 44
    assert discards(table, "greek") == []
    assert table.heard("reshuffled") == [{"event": "reshuffled", "culture": "greek", "count": 44}]
    table.deal("greek_gather_hades")
    assert table.hand(0) == ["greek_build_2", "greek_gather_hades"]


@rule("AOM-2.3.9")
def test_a_draw_that_cannot_be_served_is_skipped_until_there_are_discards() -> None:
    everything = scenario(seats=2).state
    c = CULTURES.index("greek")
    first = int(everything.box.first_card[c])
    cards = [
        everything.box.card_ids[first + k]
        for k in range(int(everything.box.cards_of[c]))
        for _ in range(int(everything.box.card_count[first + k]))
    ]
    table = scenario(
        cultures=["greek", "norse"],
        phase="draw_action_cards",
        ages={0: "mythic"},
        hands={0: cards[:2]},
        deck={"greek": cards[2:3]},
    )
    # Take the cards `deck` discarded off the table: all others are in hands.
    for kind in range(int(table.state.box.cards_of[c])):
        table.state.set_discarded(c, kind, 0)
    table.play("draw 3", "stop", seat=0).play("stop", seat=1).deal(cards[2])
    assert table.prompt == "play_a_card"
    assert len(table.hand(0)) == 3
    assert deck_size(table, "greek") == 0


@rule("AOM-2.3.10")
def test_a_permanent_card_kept_cannot_be_taken_again() -> None:
    table = scenario(seats=2, phase="draw_action_cards", hands={0: ["permanent_gather"]})
    reason = table.refused("pick permanent_gather", seat=0)
    assert (reason.code, reason.params, reason.rule) == ("not_in_pile", {"card": "permanent_gather"}, "AOM-2.3.10")


@rule("AOM-10.5", "AOM-10.2")
def test_permanent_cards_are_picked_in_the_order_of_the_list() -> None:
    table = scenario(seats=2, phase="draw_action_cards").play("pick permanent_build", seat=0)
    reason = table.refused("pick permanent_gather", seat=0)
    assert (reason.code, reason.params, reason.rule) == ("in_order", {"after": "permanent_build"}, "AOM-10.2")
    assert table.offers("pick permanent_recruit", "stop", seat=0)


# -- AOM-2.4


@rule("AOM-2.4.2")
def test_a_move_is_finished_before_the_next_card_is_chosen() -> None:
    table = scenario(seats=2).play("play permanent_recruit")
    assert table.seat == 0
    assert table.refused("play permanent_explore", seat=1).code == "not_your_decision"
    table.play("stop")
    assert table.seat == 1


@rule("AOM-2.4.3", "AOM-3.8.2")
def test_a_card_played_or_passed_with_lies_open_and_is_used_up() -> None:
    table = scenario(cultures=["greek", "norse"], hands={0: ["permanent_build", "greek_build_2", "permanent_explore"]})
    table.play("lay greek_build_2", "lay permanent_gather")
    front = next(z for z in table.state.view(1)["zones"] if z["id"] == "front/0")
    assert [piece["kind"] for piece in front["pieces"]] == ["greek_build_2"]
    reason = table.refused("play greek_build_2")
    assert (reason.code, reason.params, reason.rule) == ("not_in_hand", {"card": "greek_build_2"}, "AOM-2.4.1")


@rule("AOM-2.4.4")
def test_without_cards_one_passes_and_gives_up_nothing() -> None:
    table = scenario(seats=2, first=1, hands={0: [], 1: ["permanent_gather", "permanent_build"]})
    table.play("lay permanent_gather")
    assert table.heard("no_cards") == [{"event": "no_cards", "seat": 0}]
    assert (table.seat, int(table.state.round())) == (1, 2)


@rule("AOM-2.4.5")
@pytest.mark.parametrize("card", ["explore", "gather", "build", "recruit"])
def test_four_kinds_of_cards_can_always_be_played(card: str) -> None:
    nothing = {0: [0, 0, 0, 0]}
    assert scenario(seats=2, hands={0: [f"permanent_{card}"]}, units={0: []}, resources=nothing).offers(
        f"play permanent_{card}"
    )


@rule("AOM-2.4.5", "AOM-3.5.2")
def test_a_trade_needs_its_fee() -> None:
    table = scenario(seats=2, hands={0: ["permanent_trade"]}, resources={0: [1, 0, 0, 0]})
    reason = table.refused("play permanent_trade")
    assert reason.rule == "AOM-3.5.2"
    assert (reason.params["fee"], reason.params["have"]) == (2, 1)
    assert scenario(seats=2, hands={0: ["permanent_trade"]}, resources={0: [1, 1, 0, 0]}).offers("play permanent_trade")


@rule("AOM-2.4.5", "AOM-3.6.3")
def test_a_next_age_card_needs_its_price() -> None:
    table = scenario(seats=2, hands={0: ["permanent_next_age"]}, resources={0: [4, 4, 3, 2]})
    reason = table.refused("play permanent_next_age")
    assert reason.code == "cannot_pay"
    assert (reason.params["gold"], reason.params["favor"]) == (1, 2)


@rule("AOM-2.4.5", "AOM-3.7.2")
def test_an_attack_needs_a_unit() -> None:
    table = scenario(seats=2, hands={0: ["permanent_attack"]}, units={0: []})
    assert table.refused("play permanent_attack").rule == "AOM-3.7.2"
    assert scenario(seats=2, hands={0: ["permanent_attack"]}).offers("play permanent_attack")


@rule("AOM-2.4.5")
def test_a_player_sees_which_cards_would_change_nothing() -> None:
    hand = [*("permanent_build", "permanent_recruit", "permanent_gather"), "permanent_attack", "greek_recruit_apollo"]
    poor = scenario(seats=2, cultures=["greek", "norse"], hands={0: hand}, resources={0: [0, 0, 0, 0]})
    assert idle(poor, 0, 0) == {"permanent_build", "permanent_recruit", "greek_recruit_apollo"}
    assert idle(poor, 1, 0) == idle(poor, None, 0) == set()
    pious = scenario(seats=2, cultures=["greek", "norse"], hands={0: hand}, resources={0: [0, 0, 0, 2]})
    assert "greek_recruit_apollo" not in idle(pious, 0, 0)  # his units cost nothing but favor
    rich = scenario(seats=2, cultures=["greek", "norse"], hands={0: hand}, resources={0: [5, 5, 5, 5]})
    assert idle(rich, 0, 0) == set()


@rule("AOM-2.4.5", "AOM-3.5.1")
def test_a_trade_changes_nothing_only_for_who_has_no_cube() -> None:
    hands = {0: ["permanent_trade", "permanent_gather"]}
    for cubes, useless in (([0, 0, 0, 0], {"permanent_trade"}), ([2, 0, 0, 0], set())):
        assert idle(scenario(seats=2, hands=hands, resources={0: cubes}), 0, 0) == useless


@rule("AOM-2.4.6", "AOM-10.8")
def test_fourth_actions_come_after_the_third_round_in_turn_order() -> None:
    table = scenario(seats=3, first=1, round=4, fourth=[0, 2], move=1)
    assert table.seat == 2
    table.play("no")
    assert table.seat == 0
    assert table.refused("lay permanent_explore").code == "decline_instead"


@rule("AOM-2.4.7")
def test_a_fourth_action_may_be_declined_and_is_lost_without_cards() -> None:
    table = scenario(seats=2, round=4, fourth=[0], hands={0: ["permanent_gather"]})
    table.play("no")
    assert table.heard("fourth_declined") == [{"event": "fourth_declined", "seat": 0}]
    assert table.hand(0) == ["permanent_gather"]
    empty = scenario(seats=2, round=4, fourth=[0], hands={0: [], 1: ["permanent_gather"]})
    assert empty.prompt == "discard"


@rule("AOM-2.4.8")
def test_played_cards_go_back_to_pile_and_discards_when_the_phase_ends() -> None:
    table = scenario(
        cultures=["greek", "norse"],
        round=3,
        hands={0: ["greek_build_2", "permanent_build"], 1: ["permanent_gather"]},
        front={0: ["permanent_explore"]},
    )
    table.play("lay greek_build_2", "lay permanent_gather")
    assert discards(table, "greek") == ["greek_build_2"]
    assert all(int(table.state.front(0, place)) < 0 for place in range(4))
    assert int(table.state.pile(0)) & 1 == 1  # Explore is back


@rule("AOM-2.4.9")
def test_there_is_no_storage_limit_before_spoilage() -> None:
    table = scenario(seats=2, resources={0: [9, 9, 9, 9]}, hands={0: ["permanent_explore"]})
    table.play("lay permanent_explore")
    assert table.cubes(0) == dict.fromkeys(RESOURCES, 9)


# -- AOM-2.5


@rule("AOM-2.5.1", "AOM-EX-3.1")
def test_what_is_above_five_spoils_resource_by_resource() -> None:
    table = scenario(seats=2, round=3, move=1, resources={0: [6, 3, 5, 7]}, hands={1: ["permanent_build"]})
    table.play("lay permanent_build")
    assert table.cubes(0) == {"food": 5, "wood": 3, "gold": 5, "favor": 5}
    assert table.heard("spoiled") == [{"event": "spoiled", "seat": 0, "food": 1, "wood": 0, "gold": 0, "favor": 2}]
    assert sum(table.bank().values()) == 4 * 20 - sum(table.cubes(0).values()) - sum(table.cubes(1).values())


@rule("AOM-2.5.2", "AOM-4.2.5")
def test_a_storehouse_keeps_eight() -> None:
    table = scenario(seats=2, phase="spoilage", resources={0: [9, 8, 7, 4]}, buildings={0: ["storehouse"]})
    assert table.cubes(0) == {"food": 8, "wood": 8, "gold": 7, "favor": 4}


@rule("AOM-2.5.3", "AOM-10.37")
def test_spoilage_asks_nobody_and_hits_everybody() -> None:
    table = scenario(seats=3, phase="spoilage", resources={0: [6, 0, 0, 0], 1: [7, 0, 0, 0], 2: [8, 0, 0, 0]})
    assert [table.cubes(seat)["food"] for seat in range(3)] == [5, 5, 5]
    assert table.state.stack[-1].rule() != "AOM-2.5.1"


@rule("AOM-2.5.5", "AOM-7.1.4")
def test_nothing_spoils_in_the_last_turn() -> None:
    table = scenario(seats=2, round=3, move=1, first=0, resources={0: [9, 0, 0, 0]}, victory={"the_wonder": 30})
    pass_all(table)
    assert table.over
    assert table.cubes(0)["food"] == 9


# -- AOM-2.6


@rule("AOM-2.6.1", "AOM-10.33")
def test_any_number_of_cards_may_be_discarded_and_the_rest_is_kept() -> None:
    hand = ["permanent_explore", "permanent_gather", "greek_build_2"]
    table = scenario(cultures=["greek", "norse"], phase="discard_cards", hands={0: hand, 1: ["permanent_gather"]})
    table.play("discard permanent_gather", "discard greek_build_2", "stop", seat=0).play("stop", seat=1)
    assert table.hand(0) == ["permanent_explore"]
    assert table.hand(1) == ["permanent_gather"]


@rule("AOM-2.6.1")
def test_only_cards_of_the_hand_can_be_discarded() -> None:
    table = scenario(cultures=["greek", "norse"], phase="discard_cards", hands={0: ["permanent_explore"]})
    reason = table.refused("discard permanent_gather", seat=0)
    assert (reason.code, reason.params, reason.rule) == ("not_in_hand", {"card": "permanent_gather"}, "AOM-2.6.1")


@rule("AOM-2.6.2", "AOM-9.2.2")
def test_permanent_discards_go_to_the_pile_unseen_and_random_ones_face_up() -> None:
    hand = ["permanent_explore", "greek_build_2"]
    table = scenario(cultures=["greek", "norse"], phase="discard_cards", hands={0: hand})
    table.play("discard permanent_explore", "discard greek_build_2", "stop", seat=0)
    assert table.heard("discarded", seat=1) == [
        {"event": "discarded", "seat": 0, "permanent": 1, "cards": ["greek_build_2"]}
    ]
    assert discards(table, "greek") == ["greek_build_2"]
    assert int(table.state.pile(0)) & 1 == 1


@rule("AOM-2.6.3")
def test_a_permanent_card_may_be_kept() -> None:
    table = scenario(seats=2, phase="discard_cards", hands={0: ["permanent_attack"]}).play("stop", seat=0)
    assert table.hand(0) == ["permanent_attack"]


@rule("AOM-2.6.4", "AOM-9.2.6")
def test_all_discard_secretly_and_at_the_same_time() -> None:
    hands = {0: ["permanent_explore"], 1: ["permanent_gather"]}
    table = scenario(seats=2, phase="discard_cards", hands=hands)
    assert table.pending == (0, 1)
    before = table.state.view(1)
    table.play("discard permanent_explore", seat=0)
    assert table.state.view(1) == before
    table.play("stop", seat=0)
    assert table.heard("discarded") == []


# -- AOM-2.7


@rule("AOM-2.7.1")
def test_the_player_to_the_left_begins_the_next_turn() -> None:
    table = scenario(seats=3, order=[0, 2, 1], first=0, phase="discard_cards", hands={0: ["permanent_explore"]})
    table.play("stop", seat=0)
    assert int(table.state.first()) == 2
    assert table.prompt == "place_cube"
    assert table.seat == 2
    assert int(table.state.round()) == 0
