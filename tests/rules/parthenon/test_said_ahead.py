"""What a plan of Parthenon does: prices, voyages, purchases, buildings, discards, donations and votes."""

from typing import Any

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games import load
from petteia.games.parthenon.scenario import Tabletop, scenario
from petteia.games.parthenon.terms import CARDS
from tests.rules import rule
from tests.said import kind_of, planned, questions_planned, says


def follow(table: Tabletop, seat: int, key: str, **said: Any) -> list[str]:
    """Everything that the plan answers until somebody else has to, or the person has."""
    done: list[str] = []
    while seat in table.pending and table.state.prompt(seat).key in kind_of(table.state, key).prompts:
        text = planned(table.state, seat, key, **said)
        if not text or len(done) > 60:
            break
        done.append(text)
        table.play(text, seat=seat)
    return done


def market(hands: dict[int, dict[str, int]], **more: Any) -> Tabletop:
    return scenario(phase="island_trade", hands=hands, patient=True, **more)


# -- trading with others


@rule("PAR-9.3.1", "PAR-9.5.1")
def test_standing_offers_go_out_one_after_the_other() -> None:
    table = market({0: {"ore": 2, "wool": 1}})
    prices = ["ore/grapes/2", "wool/olives/1", "timber/ore/1"]
    assert follow(table, 0, "trading", prices=prices) == [
        "draft", "to_all", "give ore", "next", "ask grapes", "send", "wait",
    ]  # fmt: skip
    for other in (1, 2):
        table.play("decline 0", seat=other)
    assert follow(table, 0, "trading", prices=prices)[2:5] == ["give wool", "next", "ask olives"]
    for other in (1, 2):
        table.play("decline 0", seat=other)
    assert follow(table, 0, "trading", prices=prices) == ["wait"], "there is no timber to give"


@rule("PAR-9.3.4")
def test_whoever_is_excepted_gets_no_offer_and_is_declined() -> None:
    said: dict[str, Any] = {"prices": ["ore/grapes/2"], "not_to": ["crete"]}
    table = market({0: {"ore": 2}, 1: {"gold": 1, "grapes": 1}, 2: {"grapes": 1}})
    assert follow(table, 0, "trading", **said) == ["draft", "to 2", "give ore", "next", "ask grapes", "send", "wait"]
    table.play("draft", "to 0", "give grapes", "next", "ask ore", "send", seat=1)
    assert planned(table.state, 0, "trading", **said) == "decline 1"


@rule("PAR-9.4.1")
@pytest.mark.parametrize(("give", "ask", "said", "answer"), [
    ("grapes", "ore", {"accept": "prices", "prices": ["ore/grapes/2"]}, "accept 1"),
    ("grapes", "ore", {"accept": "prices", "prices": ["ore/grapes/2"], "hold": ["ore/1"]}, "decline 1"),
    ("grapes", "ore", {"accept": "prices", "prices": ["ore/wool/2"]}, "decline 1"),
    ("grapes", "ore", {"accept": "prices", "prices": ["ore/grapes/1"]}, "decline 1"),
    ("grapes", "ore", {"accept": "ask"}, ""), ("grapes", "", {"accept": "presents"}, "accept 1"),
    ("gold", "ore", {"accept": "useful"}, "accept 1"), ("wool", "gold", {"accept": "useful"}, "decline 1"),
])  # fmt: skip
def test_offers_are_taken_by_the_rule_said(give: str, ask: str, said: dict[str, Any], answer: str) -> None:
    table = market({0: {"ore": 1, "gold": 1, "grapes": 1}, 1: {"grapes": 1, "gold": 1, "wool": 1}})
    table.play("draft", "to 0", f"give {give}", "next", *([f"ask {ask}"] if ask else []), "send", seat=1)
    assert planned(table.state, 0, "trading", send="none", **said) == answer


@rule("PAR-2.2.4", "PAR-9.3.1")
def test_a_price_may_be_several_cards_for_several() -> None:
    table = market({0: {"ore": 2, "wool": 1, "gold": 1}})
    prices = ["ore+ore/grapes/2", "wool+gold/olives+grain/1", "wool/wool+ore/3"]
    assert follow(table, 0, "trading", prices=prices) == [
        "draft", "to_all", "give ore", "give ore", "next", "ask grapes", "send", "wait",
    ]  # fmt: skip
    for other in (1, 2):
        table.play("decline 0", seat=other)
    second = follow(table, 0, "trading", prices=prices)
    assert sorted(second[2:4]) == ["give gold", "give wool"] and sorted(second[5:7]) == ["ask grain", "ask olives"]
    for other in (1, 2):
        table.play("decline 0", seat=other)
    assert follow(table, 0, "trading", prices=prices) == ["wait"], "nobody gives and asks for one kind"


@rule("PAR-9.4.1")
@pytest.mark.parametrize(("give", "ask", "prices", "answer"), [
    (["grapes"], ["ore", "ore"], ["ore+ore/grapes/2"], "accept 1"),
    (["grapes"], ["ore"], ["ore+ore/grapes/2"], "decline 1"),
    (["grapes"], ["ore", "ore"], ["ore/grapes/2"], "decline 1"),
    (["grapes", "gold"], ["ore", "ore"], ["ore/grapes/2", "ore/gold/2"], "accept 1"),
    (["grapes", "gold"], ["ore", "ore"], ["ore+ore/gold+grapes/2"], "accept 1"),
    (["grapes", "gold"], ["ore"], ["ore+ore/gold+grapes/2"], "decline 1"),
])  # fmt: skip
def test_offers_are_taken_at_prices_of_several_cards(
    give: list[str], ask: list[str], prices: list[str], answer: str
) -> None:
    table = market({0: {"ore": 2}, 1: {"grapes": 1, "gold": 1}})
    order = list(CARDS)
    given = [f"give {card}" for card in sorted(give, key=order.index)]
    asked = [f"ask {card}" for card in sorted(ask, key=order.index)]
    table.play("draft", "to 0", *given, "next", *asked, "send", seat=1)
    assert planned(table.state, 0, "trading", send="none", accept="prices", prices=prices) == answer


@rule("PAR-9.3.3")
def test_a_draft_by_hand_is_left_alone() -> None:
    table = market({0: {"ore": 1, "wool": 1}})
    table.play("draft", "to 1", "give wool", seat=0)
    assert planned(table.state, 0, "trading", prices=["ore/grapes/2"]) == ""


# -- at sea


@rule("PAR-5.2.4")
def test_each_fleet_sails_where_it_should_with_what_it_should() -> None:
    table = scenario(phase="voyage", fleets={0: "ab"}, hands={0: {"grain": 3, "ore": 2, "gold": 1}}, patient=True)
    said = {"to_a": ["egypt"], "cargo_a": ["gold/1", "grain/2"], "to_b": ["sparta"], "cargo_b": ["ore/6"]}
    done = follow(table, 0, "voyage", **said)
    assert done == [
        "sail egypt", "load grain", "load grain", "load gold", "set_sail", "sail sparta", "load ore", "load ore",
        "set_sail",
    ]  # fmt: skip


@rule("PAR-7.4.3", "PAR-5.2.1")
def test_a_closed_land_is_passed_over_and_too_few_cards_stay_home() -> None:
    def table() -> Tabletop:
        return scenario(
            phase="voyage", hands={0: {"grain": 2}}, patient=True, year=3, events=["hellenic_quarrel"],
            choices={"hellenic_quarrel": "sparta"},
        )  # fmt: skip

    assert planned(table().state, 0, "voyage", to_a=["sparta", "athens"]) == "sail athens"
    assert planned(table().state, 0, "voyage", to_a=["sparta", "home", "athens"]) == "stay"
    assert planned(table().state, 0, "voyage", to_a=["sparta"]) == "stay"
    assert planned(table().state, 0, "voyage", to_a=["athens"], least=3) == "stay"
    assert planned(table().state, 0, "voyage") == "", "no land is said: the person decides"


@rule("PAR-5.3.6")
def test_a_gift_is_spent_where_much_is_at_stake() -> None:
    def struck(card: str, **cards: int) -> Tabletop:
        cargo = {"to": "sparta", "cards": {"gift_of_poseidon": 1, **cards}}
        return scenario(phase="hazard", hazards=[card], at_sea={0: {"a": cargo}}, patient=True)

    assert planned(struck("tempest", gold=3).state, 0, "voyage") == "gift"
    assert planned(struck("tempest", gold=3).state, 0, "voyage", gift="never") == "bear"
    assert planned(struck("tempest", gold=3).state, 0, "voyage", gift="ask") == ""
    assert planned(struck("sirens", gold=3).state, 0, "voyage") == "bear"
    assert planned(struck("sirens", gold=3).state, 0, "voyage", gift="any") == "gift"


@rule("PAR-5.3.8")
def test_what_is_missed_least_goes_overboard() -> None:
    cargo = {"to": "sparta", "cards": {"grain": 2, "gold": 1, "tools": 1}}
    table = scenario(phase="hazard", hazards=["sirens"], at_sea={0: {"a": cargo}}, patient=True)
    table.play("bear")
    assert planned(table.state, 0, "voyage") == "give grain"
    assert planned(table.state, 0, "voyage", hold_on=["grain/2", "tools/1"]) == "give gold"


@rule("PAR-6.1.2")
@pytest.mark.parametrize(("card", "cards", "how", "answer"), [
    ("open_harbor", {"ore": 1}, "useful", "open sparta"), ("blockade", {"ore": 3}, "useful", "leave sparta"),
    ("blockade", {"ore": 3, "army": 1}, "useful", "open sparta"), ("thieves", {"ore": 1}, "useful", "leave sparta"),
    ("thieves", {"ore": 1}, "always", "open sparta"), ("open_harbor", {"ore": 1}, "never", "leave sparta"),
    ("open_harbor", {"ore": 1}, "ask", ""),
])  # fmt: skip
def test_a_harbor_is_opened_as_said(card: str, cards: dict[str, int], how: str, answer: str) -> None:
    cargo = {0: {"a": {"to": "sparta", "cards": cards}}}
    table = scenario(phase="fleet_trade", looked={"sparta": card}, at_sea=cargo, patient=True)
    assert planned(table.state, 0, "voyage", open=how) == answer


@rule("PAR-6.2.3", "PAR-6.5.5")
def test_a_fleet_buys_what_is_said_and_then_what_helps() -> None:
    def table(to: str = "egypt") -> Tabletop:
        cargo = {0: {"a": {"to": to, "cards": {"grapes": 4, "timber": 2}}}}
        return scenario(phase="fleet_trade", harbors={to: "open_harbor"}, at_sea=cargo, patient=True)

    abroad = table()
    done = follow(abroad, 0, "abroad", buy=["papyrus/2"])
    assert done[0] == "begin a" and done.count("take papyrus") == 2 and done[-1] == "finish"
    assert follow(table("athens"), 0, "abroad", draw="yes")[:2] == ["begin a", "draw_plan"]
    assert follow(table("athens"), 0, "abroad", draw="no")[1] != "draw_plan"
    assert follow(table("athens"), 0, "abroad", draw="ask") == ["begin a"]
    assert "buy" in follow(table("sparta"), 0, "abroad", buy=["army/1"])


# -- at home


def building(**cards: int) -> Tabletop:
    return scenario(phase="build", hands={0: cards}, patient=True)


@rule("PAR-3.8.3", "PAR-4.1.8")
def test_things_are_built_in_the_order_said() -> None:
    """Chios: grapes, timber, olives. C1 costs grapes and timber, A2 timber and olives."""
    assert follow(building(grapes=1, timber=1, olives=1), 0, "building")[0] == "build village_c1"
    first = follow(building(grapes=1, timber=1, olives=1), 0, "building", order=["village_a2"])
    assert first == ["build village_a2", "done"]
    assert follow(building(gold=1), 0, "building", order=["fleet_b"]) == ["buy_fleet b"]


@rule("PAR-3.8.3")
def test_what_comes_sooner_in_the_order_is_saved_for() -> None:
    cards = {"timber": 1, "grapes": 1}
    order = ["village_a2", "village_c1"]
    assert follow(building(**cards), 0, "building", order=order, save="next") == ["done"], "C1 takes the timber of A2"
    assert follow(building(**cards), 0, "building", order=order, save="strict") == ["done"]
    assert follow(building(**cards), 0, "building", order=order)[0] == "build village_c1"
    assert follow(building(**cards), 0, "building", order=["village_c1"], keep=["timber/1"]) == ["done"]


@rule("PAR-8.1.5", "PAR-2.3.2")
def test_wonders_are_paid_when_it_is_said() -> None:
    def table() -> Tabletop:
        cards = {"ore": 2, "timber": 1, "papyrus": 1}
        return scenario(phase="event", hands={0: cards}, wonders={0: {"colossus": "plan"}}, patient=True)

    assert planned(table().state, 0, "building") == "plan colossus"
    assert planned(table().state, 0, "building", pay="turn") == "done"
    assert planned(table().state, 0, "building", pay="ask") == ""


@rule("PAR-4.4.2")
def test_the_market_serves_what_is_built_next() -> None:
    table = scenario(phase="build", built={0: ["market"]}, hands={0: {"wool": 4, "timber": 1}}, patient=True)
    done = follow(table, 0, "building", order=["village_a2"])
    assert done[0] == "market M5" and "take olives" in done and "build village_a2" in done


# -- events, hand limit


@rule("PAR-3.9.5")
def test_what_is_kept_longest_is_discarded_last() -> None:
    def table() -> Tabletop:
        return scenario(phase="discard", hands={0: {"wool": 4, "gold": 1, "tools": 1}}, patient=True)

    assert follow(table(), 0, "household", limit="any") == ["keep_any", "give wool", "give wool", "give wool"]
    kept = follow(table(), 0, "household", limit="any", keep_longest=["wool/3"])
    assert kept == ["keep_any", "give wool", "give tools", "give gold"]
    assert follow(table(), 0, "household", limit="per_type")[0] == "keep_per_type"
    assert follow(table(), 0, "household", limit="ask") == []


@rule("PAR-7.1.2")
def test_an_event_is_paid_with_what_is_missed_least() -> None:
    hands = {0: {"wool": 6, "gold": 1, "tools": 1}}
    table = scenario(phase="island_trade", year=2, events=["persian_tribute"], hands=hands, patient=True)
    assert planned(table.state, 0, "household") == "settle 2_any_basic"
    keep = ["wool/6", "gold/1"]
    assert planned(table.state, 0, "household", keep_longest=keep) == "settle 1_any_rare"


@rule("PAR-7.3.5")
def test_the_plague_gets_what_is_said() -> None:
    table = scenario(phase="production", year=2, events=["plague"], hands={0: {"army": 1}}, patient=True)
    assert planned(table.state, 0, "household", plague="army") == "return_army"
    assert planned(table.state, 0, "household") == "keep_army"
    assert planned(table.state, 0, "household", plague="ask") == ""


# -- the Archon


@rule("PAR-9.6.1", "PAR-10.5.1")
def test_donations_and_votes_are_given_as_said() -> None:
    table = scenario(phase="event", archon=1, hands={0: {"wool": 3, "gold": 1}}, events=["drought"], patient=True)
    table.until("event")
    while table.pending == CHANCE:
        table.resolve(next(i for i, w in enumerate(table.state.chance()) if w > 0))
    if table.prompt == "donate":
        assert follow(table, 0, "council", donate=["wool/2"]) == ["donate wool", "donate wool", "done"]
    table = scenario(phase="archon", archon=1, built={2: ["market"]}, patient=True)
    assert planned(table.state, 0, "council", vote=["rhodes"]) == "vote 2"
    assert planned(table.state, 0, "council", reason="ahead") == "vote 2"
    assert planned(table.state, 0, "council", reason="behind") == "vote 1"
    assert planned(table.state, 0, "council", reason="keep") == "vote 1"
    assert planned(table.state, 0, "council", reason="ask") == ""


@rule("PAR-10.5.1")
def test_an_archon_who_named_one_gets_no_vote_for_sparing_one() -> None:
    def table(named: int) -> Tabletop:
        choices = {"village_unrest": named}
        return scenario(phase="archon", archon=1, events=["village_unrest"], choices=choices, patient=True)

    assert planned(table(2).state, 0, "council", reason="spared") == "vote 1"
    assert planned(table(0).state, 0, "council", reason="spared") == "vote 2"


@rule("PAR-10.3.1")
def test_an_archon_may_want_to_be_asked() -> None:
    table = scenario(phase="voyage", hands={0: {"grain": 1}, 1: {"grain": 1}}, patient=True)
    assert planned(table.state, 0, "council") == "together"
    assert planned(table.state, 0, "council", archon="ask") == ""


def test_a_plan_says_no_more_than_there_is() -> None:
    table = market({0: {"ore": 1}})
    for key, said in (
        ("trading", {"prices": ["ore/grapes"]}), ("trading", {"prices": ["ore/grapes/0"]}),
        ("trading", {"prices": ["ore/grapes/"]}), ("trading", {"prices": ["ore/grapes/01"]}),
        ("trading", {"prices": ["ore+/grapes/1"]}), ("trading", {"prices": ["ore+ore+ore+ore/grapes/1"]}),
        ("trading", {"hold": ["ore/"]}), ("voyage", {"cargo_a": ["ore+ore/1"]}),
        ("trading", {"not_to": ["chios"]}), ("voyage", {"cargo_a": ["ore/7"]}), ("abroad", {"buy": ["ore/x"]}),
    ):  # fmt: skip
        with pytest.raises(AssertionError):
            says(table.state, 0, key, **said)


@pytest.mark.parametrize("seed", range(3))
def test_plans_answer_only_what_is_legal_in_any_game(seed: int) -> None:
    assert questions_planned(load("parthenon", 3 + seed), seed, 2500) > 200
