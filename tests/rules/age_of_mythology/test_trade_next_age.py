"""AOM-3.5, AOM-3.6 — Trade and Next Age."""

import pytest

from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from petteia.games.age_of_mythology.terms import RESOURCES
from tests.rules import rule

TEMPLE = {0: ["great_temple", "market"]}


def trade(food: int, wood: int, gold: int, favor: int, **things: object) -> Tabletop:
    """Two players; a Norse one with these cubes has just played a Trade card, the other has nothing."""
    cubes = [[food, wood, gold, favor], [0, 0, 0, 0]]
    return scenario(**{"cultures": ["norse", "greek"], "card": "permanent_trade", "resources": cubes, **things})


# -- AOM-3.5


@rule("AOM-3.5.1")
def test_fee_then_temple_then_exchange_then_temple() -> None:
    table = trade(2, 9, 0, 9, buildings={0: ["great_temple"]})
    prompts = [table.prompt]
    for text in ("fee food", "fee food", "temple 0", "give wood", "for favor", "amount 8", "stop"):
        table.play(text)
        prompts.append(table.prompt)
    assert prompts == ["trade_fee"] * 2 + ["temple", "trade_give", "trade_for", "trade_amount", "trade_give", "temple"]
    reason = trade(2, 8, 0, 9).refused("give wood")
    assert (reason.code, reason.rule) == ("not_at_this_point_of_the_trade", "AOM-3.5.1")


@rule("AOM-3.5.2", "AOM-10.17")
@pytest.mark.parametrize(("card", "fee"), [("permanent_trade", 2), ("norse_trade_1", 1)])
def test_the_fee_is_printed_and_of_ones_own_choice(card: str, fee: int) -> None:
    table = trade(3, 3, 0, 0, card=card)
    assert table.offered() == ["fee food", "fee wood"]
    assert table.refused("fee gold").code == "no_such_cube"
    for _ in range(fee):
        table.play("fee food")
    assert table.prompt == "trade_give"
    assert table.cubes(0)["food"] == 3 - fee


@rule("AOM-3.5.3", "AOM-EX-3.6", "AOM-10.19")
def test_cubes_are_exchanged_one_for_one() -> None:
    table = trade(0, 8, 0, 0, buildings={0: ["market"]}).play("give wood", "for gold", "amount 4", "stop")
    assert table.cubes(0) == {"food": 0, "wood": 4, "gold": 4, "favor": 0}
    assert table.bank()["gold"] == 16


@rule("AOM-3.5.3")
def test_the_bank_and_ones_own_cubes_limit_the_number() -> None:
    table = trade(0, 8, 14, 0, buildings={0: ["market"]}).play("give wood", "for gold")
    reason = table.refused("amount 7")
    assert (reason.code, reason.params, reason.rule) == (
        "too_many_cubes",
        {"asked": 7, "have": 8, "bank": 6},
        "AOM-3.5.3",
    )
    assert table.offers("amount 6")


@rule("AOM-3.5.3")
def test_a_colour_the_bank_lacks_cannot_be_taken() -> None:
    table = trade(20, 3, 0, 0, buildings={0: ["market"]}).play("give wood")
    reason = table.refused("for food")
    assert (reason.code, reason.params, reason.rule) == ("bank_has_none", {"resource": "food"}, "AOM-3.5.3")
    empty = scenario(
        cultures=["norse", "greek"],
        card="permanent_trade",
        buildings={0: ["market"]},
        resources=[[1, 20, 0, 0], [0, 0, 20, 20]],
    )
    reason = empty.refused("give food")
    assert (reason.code, reason.params, reason.rule) == ("nothing_to_get", {"resource": "food"}, "AOM-3.5.3")


@rule("AOM-3.5.4")
def test_a_colour_given_is_not_taken_nor_the_reverse() -> None:
    table = trade(4, 4, 0, 0, buildings={0: ["market"]}).play("give food", "for gold", "amount 1")
    reason = table.refused("give gold")
    assert (reason.code, reason.params, reason.rule) == ("colour_taken", {"resource": "gold"}, "AOM-3.5.4")
    table.play("give wood")
    reason = table.refused("for food")
    assert (reason.code, reason.params, reason.rule) == ("colour_given", {"resource": "food"}, "AOM-3.5.4")


@rule("AOM-3.5.5", "AOM-10.18")
def test_favor_from_the_exchange_buys_victory_cubes() -> None:
    table = trade(0, 17, 0, 0, buildings=TEMPLE).play("give wood", "for favor", "amount 16", "stop")
    assert table.offered() == ["temple 0", "temple 1", "temple 2"]
    reason = table.refused("temple 3")
    assert (reason.code, reason.params, reason.rule) == (
        "temple_too_dear",
        {"favor": 24, "have": 16, "bank": 30},
        "AOM-3.5.5",
    )
    table.play("temple 1")
    assert (table.victory(0), table.cubes(0)["favor"]) == (1, 8)
    assert table.state.scores()[0]["great_temple"] == 1


@rule("AOM-3.5.5")
def test_without_a_temple_or_eight_favor_there_is_nothing_to_buy() -> None:
    assert trade(0, 2, 0, 12, buildings={0: ["market"]}).prompt == "trade_give"
    assert trade(0, 2, 0, 7, buildings=TEMPLE).prompt == "trade_give"


@rule("AOM-3.5.6")
def test_the_temple_buys_before_and_after_but_not_in_between() -> None:
    table = trade(0, 9, 0, 8, buildings=TEMPLE)
    assert table.prompt == "temple"
    table.play("temple 1")
    assert table.refused("temple 0").code == "not_at_this_point_of_the_trade"
    table.play("give wood", "for favor", "amount 8", "stop", "temple 1")
    assert table.victory(0) == 2


@rule("AOM-3.5.6")
def test_as_an_option_the_temple_buys_only_after_the_exchange() -> None:
    table = trade(0, 8, 0, 8, buildings=TEMPLE, options={"great_temple": "after"})
    assert table.prompt == "trade_give"
    table.play("stop")
    assert table.prompt == "temple"


@rule("AOM-3.5.7")
def test_exchanging_nothing_is_allowed() -> None:
    table = trade(0, 2, 3, 0, card="norse_trade_1").play("fee wood", "stop")
    assert table.prompt == "play_a_card"
    assert table.cubes(0) == {"food": 0, "wood": 1, "gold": 3, "favor": 0}


@rule("AOM-3.5.8", "AOM-7.1.3")
def test_the_temple_takes_its_cubes_out_of_the_bank_and_can_end_the_game() -> None:
    table = trade(0, 0, 0, 9, buildings=TEMPLE, victory={"the_wonder": 29, "bank": 1}, round=3, move=0)
    assert table.offered() == ["temple 0", "temple 1"]
    table.play("temple 1", "stop")
    assert table.on_card("bank") == 0
    while not table.over and table.prompt == "play_a_card":
        table.play(next(text for text in table.offered() if text.startswith("lay")))
    assert table.over


# -- AOM-3.6


def next_age(card: str = "permanent_next_age", cubes: int = 6, **things: object) -> Tabletop:
    four = {0: [cubes] * 4}
    return scenario(**{"cultures": ["greek", "norse"], "hands": {0: [card]}, "resources": four, **things})


@rule("AOM-3.6.1", "AOM-EX-3.7", "AOM-INV-15")
def test_a_card_advances_by_exactly_one_age() -> None:
    table = next_age().play("play permanent_next_age")
    assert table.age(0) == "classical"
    assert table.heard("age_reached") == [{"event": "age_reached", "seat": 0, "age": "classical"}]


@rule("AOM-3.6.2")
@pytest.mark.parametrize(
    ("card", "prices"), [("permanent_next_age", (4, 5, 6)), ("greek_next_age", (3, 4, 5))], ids=["permanent", "random"]
)
def test_the_price_is_that_of_the_age_one_enters(card: str, prices: tuple[int, ...]) -> None:
    for age, price in zip(("archaic", "classical", "heroic"), prices, strict=True):
        table = next_age(card, price, ages={0: age}).play(f"play {card}")
        assert table.cubes(0) == dict.fromkeys(RESOURCES, 0)
        assert not next_age(card, price - 1, ages={0: age}).offers(f"play {card}")


@rule("AOM-3.6.3")
def test_who_cannot_pay_or_is_mythic_cannot_advance() -> None:
    reason = next_age(cubes=3).refused("play permanent_next_age")
    assert (reason.code, reason.rule) == ("cannot_pay", "AOM-3.6.3")
    assert reason.params == {"each": 4, "missing": 4, "discount": 0, "food": 1, "wood": 1, "gold": 1, "favor": 1}
    reason = next_age(ages={0: "mythic"}).refused("play permanent_next_age")
    assert (reason.code, reason.params, reason.rule) == ("last_age", {"age": "mythic"}, "AOM-3.6.3")


def hero_after_advancing(**things: object) -> Tabletop:
    hands = {0: ["permanent_next_age", "permanent_recruit"], 1: ["permanent_build"]}
    table = next_age(cubes=10, hands=hands, **things).play("play permanent_next_age", "lay permanent_build")
    return table.play("play permanent_recruit")


@rule("AOM-3.6.4")
def test_a_new_age_counts_at_once_for_heroes() -> None:
    assert hero_after_advancing().offers("recruit classical_greek_hero")


@rule("AOM-3.6.4")
def test_as_an_option_heroes_of_a_new_age_wait_a_turn() -> None:
    table = hero_after_advancing(options={"heroes_of_a_new_age": "next_turn"})
    reason = table.refused("recruit classical_greek_hero")
    assert (reason.code, reason.params) == ("age_too_early", {"needed": "classical", "age": "archaic"})
    ages = {"ages": {1: "heroic"}, "ages_before": {1: "classical"}, "cultures": ["norse", "greek"], "move": 1}
    later = scenario(card="permanent_recruit", options={"heroes_of_a_new_age": "next_turn"}, **ages)
    assert later.refused("recruit heroic_greek_hero").params == {"needed": "heroic", "age": "classical"}


@rule("AOM-3.6.4")
def test_the_new_hand_limit_matters_in_the_next_draw_phase() -> None:
    table = next_age().play("play permanent_next_age")
    assert len(table.hand(0)) == 0  # nothing is drawn now
    assert scenario(seats=2, phase="draw_action_cards", ages={0: "classical"}).offers("draw 5", seat=0)


TWICE = {0: ["permanent_next_age", "greek_next_age"], 1: ["permanent_build"]}


@rule("AOM-3.6.5")
def test_several_cards_may_advance_several_ages_in_a_turn() -> None:
    table = next_age(cubes=8, hands=TWICE).play("play permanent_next_age", "lay permanent_build", "play greek_next_age")
    assert table.age(0) == "heroic"


@rule("AOM-3.6.5")
def test_as_an_option_a_player_advances_once_a_turn() -> None:
    table = next_age(cubes=8, hands=TWICE, options={"ages_per_turn": "one_per_round"})
    table.play("play permanent_next_age", "lay permanent_build")
    reason = table.refused("play greek_next_age")
    assert (reason.code, reason.params, reason.rule) == ("one_age_a_turn", {"age": "classical"}, "AOM-3.6.5")
