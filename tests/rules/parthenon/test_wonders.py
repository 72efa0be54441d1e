"""PAR-8 — Wonders: plans, stages, buying in, and what each does."""

import pytest

from petteia.engine.protocol import CHANCE
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from petteia.games.parthenon.terms import CARDS, COMMODITIES
from tests.rules import rule

PRICES = {
    "colossus": ("2 ore 1 timber 1 papyrus", "1 gold 1 tools"),
    "great_library": ("2 wool 1 olives 1 papyrus", "1 gold 1 spices"),
    "great_lighthouse": ("2 timber 1 ore 1 papyrus", "1 gold 1 pottery"),
    "hanging_gardens": ("2 grapes 1 olives 1 papyrus", "1 gold 1 pottery"),
    "labyrinth": ("1 ore 1 timber 1 grain 1 papyrus", "1 gold 1 tools"),
    "mausoleum": ("2 grain 1 wool 1 papyrus", "1 gold 1 spices"),
    "oracle": ("2 olives 1 grapes 1 papyrus", "1 gold 1 pottery"),
    "parthenon": ("1 ore 1 olives 1 wool 1 papyrus", "1 gold 1 spices"),
    "statue_of_zeus": ("1 timber 1 grapes 1 ore 1 papyrus", "1 gold 1 tools"),
    "temple_of_artemis": ("1 grapes 1 wool 1 timber 1 papyrus", "1 gold 1 spices"),
    "great_theater": ("1 grain 1 olives 1 wool 1 papyrus", "1 gold 1 pottery"),
    "stadium": ("2 grain 1 grapes 1 papyrus", "1 gold 1 tools"),
}


def cards(text: str) -> dict[str, int]:
    words = text.split()
    return {name: int(n) for n, name in zip(words[::2], words[1::2], strict=True)}


def owner(wonder: str, hand: dict[str, int], phase: str = "build", stage: str = "complete", **more: object) -> Tabletop:
    """Seat 0 has a wonder."""
    return scenario(**{"phase": phase, "wonders": {0: {wonder: stage}}, "hands": {0: hand}, "patient": True, **more})


@rule("PAR-8.1.1", "PAR-INV-5")
def test_a_wonder_belongs_to_the_one_who_drew_its_plan() -> None:
    table = owner("oracle", {"ore": 1}, stage="plan", hands={1: {"olives": 2, "grapes": 1, "papyrus": 1}})
    table.all_pass() if table.seat == 0 else None
    assert table.seat == 1 and table.refused("plan oracle").code == "not_your_wonder"
    box = scenario().state.box
    assert len(box.wonder_ids) == 2 * 6


@rule("PAR-8.1.3", "PAR-8.1.6")
def test_a_wonder_goes_from_plan_to_partial_to_complete_and_works_only_then() -> None:
    hand = cards("2 grain 1 grapes 1 papyrus 1 gold 1 tools 1 ore")
    table = owner("stadium", hand, stage="plan")
    assert table.refused("complete stadium").code == "wrong_stage"
    table.play("plan stadium")
    assert table.wonders(0) == {"stadium": "partial"}
    table.play("complete stadium")
    assert table.wonders(0) == {"stadium": "complete"}
    table.play("done") if table.prompt == "free_action" else None
    assert table.offers("swap")
    assert not owner("stadium", {"ore": 1}, stage="partial").play("done").offers("swap")


@rule("PAR-8.1.7")
def test_an_effect_works_in_the_season_of_completion_if_its_step_is_still_to_come() -> None:
    hand = cards("1 gold 1 pottery")
    table = owner("hanging_gardens", hand, phase="production", stage="partial").play("complete hanging_gardens")
    assert table.offered(0)[0] == "take grain"
    late = owner("hanging_gardens", hand, phase="island_trade", stage="partial").play("complete hanging_gardens")
    assert late.hand(0) == {}


# -- buying in


@rule("PAR-8.2.1")
def test_another_player_pays_the_owner_one_gold_who_cannot_refuse() -> None:
    table = scenario(phase="event", wonders={0: {"colossus": "complete"}}, hands={1: {"gold": 1}}, patient=True)
    assert table.seat == 1
    table.play("buy_in colossus")
    assert table.hand(0) == {"gold": 1} and table.hand(1) == {}
    own = owner("colossus", {"gold": 1}, phase="event", wonders={0: {"colossus": "complete", "oracle": "plan"}})
    assert own.refused("buy_in colossus").code == "own_wonder"


@rule("PAR-8.2.2")
def test_five_wonders_can_be_bought_into() -> None:
    box = scenario().state.box
    open_to_others = {box.wonder_ids[w] for w in range(12) if box.givers.buy_in[6 + w]}
    assert open_to_others == {"colossus", "great_lighthouse", "oracle", "stadium", "temple_of_artemis"}
    table = scenario(
        phase="build", wonders={0: {"labyrinth": "complete"}, 1: {"mausoleum": "plan"}}, hands={1: {"gold": 1}},
        patient=True,
    )  # fmt: skip
    assert table.refused("buy_in labyrinth").code == "no_buy_in"


WINDOWS = {
    "oracle": (1, 4),
    "colossus": (1, 5),
    "great_lighthouse": (1, 5),
    "stadium": (1, 8),
    "temple_of_artemis": (8, 8),
}
PHASES = ("event", "production", "island_trade", "voyage", "hazard", "fleet_trade", "return", "build", "discard")


@rule("PAR-8.2.3")
@pytest.mark.parametrize("wonder", WINDOWS)
def test_buying_in_is_possible_up_to_the_last_moment_of_use(wonder: str) -> None:
    first, last = WINDOWS[wonder]
    for number, phase in enumerate(PHASES, 1):
        table = scenario(
            phase=phase, wonders={0: {wonder: "complete"}, 1: {"mausoleum": "plan"}}, hands={1: {"gold": 1}},
            patient=True,
        )  # fmt: skip
        assert table.offers(f"buy_in {wonder}") == (first <= number <= last), phase


@rule("PAR-8.2.4")
def test_a_buy_in_lasts_for_the_season_and_comes_once_the_temple_gives_a_gift_at_once() -> None:
    things = {
        "phase": "build",
        "wonders": {0: {"temple_of_artemis": "complete"}, 1: {"mausoleum": "plan"}},
        "patient": True,
    }
    table = scenario(**things, hands={1: {"gold": 2}}).play("buy_in temple_of_artemis")
    assert table.hand(1) == {"gold": 1, "gift_of_poseidon": 1}
    assert table.refused("buy_in temple_of_artemis").code == "bought_already"
    empty = scenario(**things, hands={1: {"gold": 2}}, supply={"gift_of_poseidon": 0})
    assert empty.refused("buy_in temple_of_artemis").code == "supply_empty"
    stadium = scenario(
        phase="build", wonders={0: {"stadium": "complete"}}, hands={1: {"gold": 1, "ore": 1}}, patient=True
    )
    stadium.play("buy_in stadium")
    stadium.play("done") if stadium.seat == 0 else None
    assert stadium.seat == 1 and stadium.offers("swap")
    stadium.until("archon").until("event")
    assert stadium.state.bought(1) == 0


# -- the twelve


@rule("PAR-8.1.4")
@pytest.mark.parametrize("wonder", PRICES)
def test_prices_are_paid_in_full_from_hand(wonder: str) -> None:
    plan, completion = (cards(text) for text in PRICES[wonder])
    both = {name: plan.get(name, 0) + completion.get(name, 0) for name in CARDS if name in plan or name in completion}
    table = owner(wonder, both, stage="plan").play(f"plan {wonder}")
    assert table.hand(0) == {k: v for k, v in completion.items() if v}
    table.play(f"complete {wonder}")
    assert table.hand(0) == {} and table.wonders(0) == {wonder: "complete"}
    for missing in plan:
        short = owner(wonder, {**plan, missing: plan[missing] - 1}, stage="plan")
        assert short.refused(f"plan {wonder}").params["card"] == missing


@rule("PAR-8.3.2")
def test_the_great_library_makes_copies_free_and_allows_one_more() -> None:
    table = owner(
        "great_library", {"ore": 1}, built={0: ["academy"]}, introduced=[0],
        philosophies={1: ["cynicism", "sophism", "platonism"]}, impossible=True,
    )  # fmt: skip
    table.play("adopt cynicism", "adopt sophism")
    assert table.philosophies(0) == ["cynicism", "sophism"] and table.hand(0) == {"ore": 1}
    assert table.refused("adopt platonism").code == "academy_used"
    without = owner("great_library", {"ore": 1}, philosophies={1: ["cynicism"]}, impossible=True)
    assert without.refused("adopt cynicism").code == "no_academy"
    first = owner("great_library", {"ore": 1}, built={0: ["academy"]}, philosophies={1: ["cynicism"]}, impossible=True)
    first.play("adopt sophism", "adopt cynicism")  # introduced by the Academy, copied through the Library
    assert first.philosophies(0) == ["cynicism", "sophism"]
    copied = owner("great_library", {"ore": 1}, built={0: ["academy"]}, philosophies={1: ["cynicism"]}, impossible=True)
    copied.play("adopt cynicism")  # what the Academy itself can copy counts as its use
    assert copied.refused("adopt sophism").code == "academy_used"


@rule("PAR-8.3.7", "PAR-13.2.5")
def test_the_oracle_shows_the_top_three_hazard_cards_to_its_owner_alone() -> None:
    table = owner("oracle", {"grain": 1}, phase="voyage", hazards=["storm"])
    assert table.pending == CHANCE
    table.deal("sirens", "mutiny")
    assert [form["hazard"] for form in table.heard("foreseen", 0)] == ["storm", "sirens", "mutiny"]
    assert [form["place"] for form in table.heard("foreseen", 1)] == [1, 2, 3]
    assert all(["hazard" not in form for form in table.heard("foreseen", 1)])
    pile = table.state.hazards
    names = [table.state.box.hazard_ids[card] for card in reversed(list(pile.top))]
    assert names == ["storm", "sirens", "mutiny"]
    assert list(pile.observe(0).top) == list(pile.top) and list(pile.observe(1).top) == [-1, -1, -1]


@rule("PAR-8.3.8")
def test_an_empty_pile_is_renewed_before_the_oracle_is_used_a_small_one_is_not() -> None:
    counts = {
        "safe_voyage": 12, "pirates": 2, "pirate_squadron": 2, "storm": 2, "tempest": 2, "contrary_winds": 2,
        "becalmed": 2, "blown_off_course": 2, "hidden_reefs": 2, "sirens": 2, "scylla": 2, "charybdis": 2, "mutiny": 2,
    }  # fmt: skip
    table = owner("oracle", {"grain": 1}, phase="voyage", spent=counts)
    assert table.heard("hazards_reshuffled") and sum(table.state.chance()) == 36
    small = owner("oracle", {"grain": 1}, phase="voyage", spent={**counts, "mutiny": 0})
    small.deal("mutiny", "mutiny")
    assert len(small.heard("foreseen")) == 2 and not small.heard("hazards_reshuffled")


@rule("PAR-8.3.10", "PAR-8.3.11")
def test_the_statue_gives_an_army_or_escort_and_the_temple_a_gift_each_season() -> None:
    table = owner("statue_of_zeus", {"ore": 1})
    assert table.offers("muster army", "muster escort")
    table.play("muster escort")
    assert table.refused("muster army").code == "wonder_used" and table.hand(0) == {"ore": 1, "escort": 1}
    temple = owner("temple_of_artemis", {"ore": 1}).play("muster gift_of_poseidon")
    assert temple.hand(0) == {"ore": 1, "gift_of_poseidon": 1}
    assert temple.refused("muster gift_of_poseidon").code == "wonder_used"
    assert temple.refused("muster army").code == "no_such_wonder"


@rule("PAR-8.3.12", "PAR-10.5.3", "PAR-10.5.6")
def test_the_great_theater_casts_two_votes_and_brings_gold_when_elected() -> None:
    table = owner("great_theater", {"grain": 3}, phase="archon")
    table.play("vote 1", "vote 2", "done", seat=0)
    assert table.refused("vote 1", seat=1).code == "not_for_yourself"
    table.play("vote 0", seat=1).play("vote 0", seat=2)
    assert table.archon == 0 and table.hand(0) == {"grain": 3, "gold": 1}
    twice = owner("great_theater", {"ore": 1}, phase="archon").play("vote 1", "vote 1", "done", seat=0)
    twice.play("vote 0", seat=1).play("vote 0", seat=2)
    assert twice.pending == CHANCE


@rule("PAR-8.3.13")
def test_the_stadium_exchanges_three_basics_one_by_one() -> None:
    table = owner("stadium", {"grain": 4})
    for card in ("ore", "ore", "wool"):
        table.play("swap", "give grain")
        assert not table.offers("take grain")
        table.play(f"take {card}")
    assert table.hand(0) == {"grain": 1, "ore": 2, "wool": 1}
    assert table.refused("swap").code == "no_swaps"


# -- PAR-8.1.4 as an option: card by card

CARD_BY_CARD = {"options": {"wonder_payments": "instalments"}}


@rule("PAR-8.1.4", "PAR-8.1.5")
@pytest.mark.parametrize("wonder", PRICES)
def test_as_an_option_a_stage_is_paid_card_by_card(wonder: str) -> None:
    plan, completion = (cards(text) for text in PRICES[wonder])
    both = {name: plan.get(name, 0) + completion.get(name, 0) for name in CARDS if name in plan or name in completion}
    table = owner(wonder, both, stage="plan", **CARD_BY_CARD)
    left = [name for name, n in plan.items() for _ in range(n)]
    while left:
        assert table.wonders(0) == {wonder: "plan"}
        table.play(f"pay_in {wonder} {left.pop()}")
    assert table.wonders(0) == {wonder: "partial"} and table.hand(0) == completion
    for name in completion:
        table.play(f"pay_in {wonder} {name}")
    assert table.wonders(0) == {wonder: "complete"} and table.hand(0) == {}


@rule("PAR-8.1.4")
def test_instalments_stay_paid_over_phases_and_the_rest_may_be_paid_at_once() -> None:
    hand = cards("2 grain 1 grapes 1 papyrus")
    table = owner("stadium", hand, phase="event", stage="plan", **CARD_BY_CARD)
    table.play("pay_in stadium grain").until("hazard")
    assert table.state.paid_in[11 * COMMODITIES] == 1
    zones = {zone["id"]: zone for zone in table.state.view(1)["zones"]}
    (price,) = (piece["marks"]["price"] for piece in zones["prices/0"]["pieces"] if piece["kind"] == "stadium")
    assert price == "grain:1 grapes:1 papyrus:1", "others see what is still to be paid"
    assert table.state.game.restore(table.state.save()).digest() == table.state.digest()
    soon = owner("stadium", hand, phase="build", stage="plan", **CARD_BY_CARD).play("pay_in stadium grain")
    soon.play("plan stadium")
    assert soon.wonders(0) == {"stadium": "partial"} and soon.hand(0) == {}
    assert sum(soon.state.paid_in) == 0, "completing it begins anew"


@rule("PAR-8.1.4")
def test_no_card_is_paid_that_a_wonder_does_not_ask_for_now() -> None:
    table = owner("stadium", cards("3 grain 1 gold 1 ore"), stage="plan", **CARD_BY_CARD)
    assert table.refused("pay_in stadium gold").code == "not_asked", "gold completes it, and the plan comes first"
    assert table.refused("pay_in stadium grapes").code == "too_few"
    assert table.refused("pay_in colossus ore").code == "not_your_wonder"
    table.play("pay_in stadium grain").play("pay_in stadium grain")
    assert table.refused("pay_in stadium grain").code == "not_asked"
    usual = owner("stadium", cards("1 grain"), stage="plan")
    assert "pay_in" not in usual.state.game.actions.verbs


@rule("PAR-8.1.4")
def test_nobody_has_paid_more_for_a_wonder_than_it_asks_for() -> None:
    table = owner("stadium", cards("1 grain 1 ore"), stage="plan", **CARD_BY_CARD)
    stadium = 11 * COMMODITIES
    table.state.audit()
    for kind, n in ((CARDS.index("ore"), 1), (CARDS.index("grain"), 3)):
        wrong = table.state.clone()
        wrong.paid_in[stadium + kind] = n
        with pytest.raises(ValueError, match="more is paid"):
            wrong.audit()
    usual = owner("stadium", cards("1 grain"), stage="plan").state
    usual.paid_in = table.state.paid_in[:]
    with pytest.raises(ValueError, match="more or fewer than there must be"):
        usual.audit()
