"""PAR-9 — Trade between players."""

from petteia.engine.generator import Generator
from petteia.engine.play import Play
from petteia.engine.positions import audited
from petteia.games.parthenon.ledger import SENT
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.tabletop import Tabletop
from tests.hearing import heard
from tests.rules import rule

Cards = dict[str, int]


def market(*hands: Cards, **more: object) -> Tabletop:
    """The trading window has opened."""
    padded = [*hands, *[{}] * (3 - len(hands))]
    return scenario(**{"phase": "island_trade", "hands": padded, "patient": True, **more})


def offer(table: Tabletop, seat: int, to: int | None, given: list[str], asked: list[str]) -> Tabletop:
    """A draft from beginning to end."""
    table.play("draft", "to_all" if to is None else f"to {to}", seat=seat)
    table.play(*[f"give {card}" for card in given], "next", *[f"ask {card}" for card in asked], "send", seat=seat)
    return table


@rule("PAR-9.3.1")
def test_an_offer_that_is_the_first_thing_in_the_ledger_is_taken_in_from_outside() -> None:
    table = offer(market({"gold": 1}, {"grain": 1}), 0, 1, ["gold"], ["grain"])
    assert table.state.ledger[0] & 15 == SENT
    audited(table.game, [int(x) for x in table.state.pack()])


@rule("PAR-9.1.1")
def test_only_commodities_and_aegis_cards_in_hand_change_owner() -> None:
    table = offer(market({"army": 1, "gold": 1}, {"grain": 2}), 0, 1, ["gold", "army"], ["grain", "grain"])
    table.play("accept 0", seat=1)
    assert table.hand(0) == {"grain": 2} and table.hand(1) == {"gold": 1, "army": 1}
    words = {action.text for action in table.game.actions.all() if action.verb in ("give", "ask", "donate")}
    assert {text.split()[1] for text in words} == set(table.game.words["cards"])


@rule("PAR-9.1.2")
def test_one_side_may_be_empty_both_may_not() -> None:
    table = market({"ore": 1}, {}).play("draft", "to 1", "next", seat=0)
    assert table.refused("send", seat=0).code == "empty_offer"
    table.play("drop", seat=0)
    offer(table, 0, 1, ["ore"], []).play("accept 0", seat=1)
    assert table.hand(1) == {"ore": 1}


@rule("PAR-9.1.3")
def test_only_the_exchange_itself_is_enforced() -> None:
    table = offer(market({"ore": 1}, {}), 0, 1, ["ore"], []).play("accept 0", seat=1)
    table.play("done", seat=1).play("done", seat=0).play("done", seat=2)
    assert table.phase != "island_trade" and table.hand(1) == {"ore": 1}


@rule("PAR-9.1.4")
def test_players_trade_with_each_other_in_the_third_phase_only() -> None:
    for phase in ("production", "voyage", "build", "discard", "archon"):
        table = scenario(phase=phase, hands=[{"grain": 5, "gold": 5}] * 3, patient=True)
        assert table.refused("draft", seat=table.seat).code == "not_now"


@rule("PAR-9.2.1", "PAR-9.2.2")
def test_everybody_begins_active_and_chooses_one_move() -> None:
    table = market({"ore": 1}, {"gold": 1}, {"wool": 1})
    assert set(table.pending) == {0, 1, 2}
    assert table.offered(0) == ["draft", "done", "wait"]
    offer(table, 0, None, ["ore"], ["gold"])
    assert table.offered(1) == ["draft", "counter 0", "accept 0", "decline 0", "done", "wait"]
    assert table.offered(0) == ["draft", "withdraw", "done", "wait"]
    assert table.refused("accept 0", seat=2).params == {"card": "gold", "have": 0, "need": 1}


@rule("PAR-9.2.3")
def test_moves_arrive_one_at_a_time_and_one_player_is_asked_after_the_other() -> None:
    table = market({"ore": 1}, {}, {}, archon=1)
    assert table.state.stack[-1].floor() and table.pending == (1, 2, 0)
    table.play("draft", seat=2)
    assert table.pending[0] == 2
    table.play("to 0", "next", "ask ore", "send", seat=2)
    assert table.pending == (0, 1, 2)
    first = offer(market({"ore": 1}, {"gold": 1}, {"gold": 1}), 0, None, ["ore"], ["gold"]).play("accept 0", seat=2)
    assert first.hand(2) == {"ore": 1} and first.refused("accept 0", seat=1).code == "no_offer"


@rule("PAR-9.2.4")
def test_waiting_players_stay_reachable_and_done_ones_leave() -> None:
    table = offer(market({"ore": 1}, {}, {}), 0, 1, ["ore"], []).play("wait", seat=0)
    assert set(table.pending) == {1, 2}
    table.play("done", seat=1)
    assert table.heard("offer_closed") and set(table.pending) == {0, 2}
    assert table.play("draft", seat=0).refused("to 1", seat=0).code == "has_left"
    mine = offer(market({"ore": 1}, {}, {}), 0, 1, ["ore"], []).play("done", seat=0)
    assert mine.refused("accept 0", seat=1).code == "no_offer"


@rule("PAR-9.2.5")
def test_news_makes_waiting_players_active_again() -> None:
    table = market({"ore": 1}, {"gold": 1}, {}).play("wait", seat=1).play("wait", seat=2)
    offer(table, 0, 1, ["ore"], ["gold"])
    assert set(table.pending) == {0, 1}
    table.play("wait", seat=0)
    table.play("decline 0", seat=1)
    assert 0 in table.pending
    offer(table, 0, 1, ["ore"], ["gold"]).play("wait", seat=0).play("accept 0", seat=1)
    assert set(table.pending) == {0, 1, 2}


@rule("PAR-9.2.6")
def test_the_window_closes_when_nobody_is_active() -> None:
    table = offer(market({"ore": 1}, {}, {}), 0, 1, ["ore"], [])
    for seat in range(3):
        table.play("wait", seat=seat)
    assert table.heard("market_closed") and table.hand(0) == {"ore": 1}
    assert table.phase == "voyage"


@rule("PAR-9.2.7")
def test_nobody_sees_that_a_draft_was_dropped_and_nothing_is_taken_back() -> None:
    table = market({"ore": 1}, {"gold": 1}, {}).play("draft", seat=1)
    play = Play(table.game, table.state)
    before = table.pending
    assert before[0] == 1
    assert not heard(play.decide(1, table.game.actions.number("drop")), 0, 2)
    assert play.state.pending() == before
    assert play.undoable(1) is None


@rule("PAR-9.3.1")
def test_a_draft_names_the_addressee_then_cards_given_then_cards_asked() -> None:
    table = market({"ore": 8}, {}, {}).play("draft", seat=0)
    assert table.offered(0) == ["to 1", "to 2", "to_all", "drop"]
    table.play("to 2", *["give ore"] * 6, seat=0)
    assert table.refused("give ore", seat=0).code == "side_full"
    table.play("next", *["ask wool"] * 6, seat=0)
    assert table.refused("ask wool", seat=0).code == "side_full"
    table.play("drop", seat=0)
    assert "draft" in table.offered(0)


@rule("PAR-9.3.2")
def test_no_type_stands_on_both_sides() -> None:
    table = market({"ore": 1}).play("draft", "to 1", "give ore", "next", seat=0)
    assert table.refused("ask ore", seat=0).code == "on_both_sides"


@rule("PAR-9.3.3", "PAR-INV-17")
def test_a_draft_withdraws_the_open_offer_and_is_secret() -> None:
    table = offer(market({"ore": 1, "gold": 1}, {}), 0, 1, ["ore"], [])
    table.play("draft", seat=0)
    assert table.refused("accept 0", seat=1).code == "no_offer"
    assert table.refused("wait", seat=0).code == "drafting"
    before = table.state.observe(1).pack()
    table.play("to 1", "give gold", "next", "ask wool", seat=0)
    assert table.state.observe(1).pack() == before
    table.play("drop", seat=0)
    assert table.state.observe(1).pack() == before


@rule("PAR-9.3.4")
def test_an_offer_to_all_is_for_the_one_who_is_not_done_and_a_draft_to_nobody_is_dropped() -> None:
    table = market({"ore": 1}, {}, {}).play("done", seat=1)
    offer(table, 0, None, ["ore"], [])
    assert table.refused("accept 0", seat=1).code == "not_your_decision" and table.offers("accept 0", seat=2)
    table = market({"ore": 1}, {}, {}).play("draft", "to 1", "give ore", seat=0).play("done", seat=1)
    assert table.refused("next", seat=0).code == "no_draft"
    table.play("done", seat=2)
    assert table.refused("draft", seat=0).code == "nobody_left"


@rule("PAR-9.4.1", "PAR-9.4.2")
def test_an_offer_is_accepted_as_a_whole_by_the_first_who_holds_all_cards_asked() -> None:
    table = offer(market({"ore": 2}, {"gold": 1}, {"gold": 2}), 0, None, ["ore", "ore"], ["gold", "gold"])
    assert table.refused("accept 0", seat=1).params == {"card": "gold", "have": 1, "need": 2}
    table.play("accept 0", seat=2)
    assert table.hand(0) == {"gold": 2} and table.hand(2) == {"ore": 2}


@rule("PAR-9.4.3")
def test_declining_is_final_and_the_last_one_closes_the_offer() -> None:
    table = offer(market({"ore": 1}, {}, {}), 0, None, ["ore"], []).play("decline 0", seat=1)
    assert table.refused("accept 0", seat=1).code == "no_offer" and table.offers("accept 0", seat=2)
    table.play("decline 0", seat=2)
    assert table.refused("withdraw", seat=0).code == "no_own_offer"


@rule("PAR-9.4.4")
def test_a_counter_declines_the_original_when_sent_and_leaves_it_when_dropped() -> None:
    table = offer(market({"ore": 1}, {"gold": 1}, {}), 0, 1, ["ore"], ["gold"])
    table.play("counter 0", "drop", seat=1)
    assert table.offers("accept 0", seat=1)
    table.play("counter 0", "give gold", "next", "ask ore", "ask wool", "send", seat=1)
    assert table.refused("accept 0", seat=1).code == "no_offer" and table.offers("decline 1", seat=0)
    table = offer(market({"ore": 1}, {"gold": 1}, {}), 0, 1, ["ore"], ["gold"]).play("counter 0", seat=1)
    table.play("withdraw", seat=0).play("give gold", "next", "send", seat=1)
    assert table.offers("accept 1", seat=0) and not table.heard("offer_declined")


@rule("PAR-9.4.5")
def test_a_withdrawn_offer_makes_nobody_active() -> None:
    table = offer(market({"ore": 1}, {}, {}), 0, 1, ["ore"], []).play("wait", seat=1)
    table.play("withdraw", seat=0)
    assert 1 not in table.pending


@rule("PAR-9.4.6")
def test_an_offer_lapses_when_its_proposer_does_not_hold_the_cards_any_more() -> None:
    table = offer(market({"ore": 1, "grain": 1}, {"gold": 1}, {"wool": 1}), 0, 1, ["ore"], ["gold"])
    offer(table, 2, 0, ["wool"], ["grain"]).play("accept 2", seat=0)
    assert table.offers("accept 0", seat=1) and table.heard("offer_covered")
    table = offer(market({"ore": 1, "grain": 1}, {"gold": 1}, {"wool": 1}), 0, 1, ["ore"], ["gold"])
    offer(table, 2, 0, ["wool"], ["ore"]).play("accept 2", seat=0)
    assert table.refused("accept 0", seat=1).code == "no_offer" and table.heard("offer_lapsed")


@rule("PAR-9.3.4", "PAR-9.5.1")
def test_the_prompt_tells_of_no_offer_that_nobody_could_get() -> None:
    table = market({"ore": 1}, {}, {}).play("done", seat=1)
    assert table.state.prompt(0).params == {"drafts": 8, "others": 1}
    table.play("done", seat=2)
    assert table.offered(0) == ["done", "wait"]
    assert table.state.prompt(0).params == {"drafts": 8, "others": 0}


@rule("PAR-9.5.1")
def test_eight_drafts_a_season_counters_and_dropped_ones_included() -> None:
    table = market({"ore": 1}, {"gold": 1}, {})
    offer(table, 1, 0, ["gold"], [])
    table.play("counter 1", "drop", seat=0)
    for _ in range(7):
        table.play("draft", "drop", seat=0)
    assert table.state.drafts(0) == 8
    assert table.refused("draft", seat=0).code == table.refused("counter 1", seat=0).code == "no_drafts_left"
    assert table.offers("accept 1", "decline 1", seat=0)


@rule("PAR-9.6.2", "PAR-13.2.9")
def test_the_archon_keeps_donations_and_only_the_two_know_the_cards() -> None:
    table = scenario(season=1, phase="event", hands={1: {"ore": 2, "gold": 1}}, patient=True).deal("rich_harvest")
    table.play("donate ore", "donate gold", "done", seat=1)
    assert table.hand(0) == {"ore": 1, "gold": 1}
    public = {"event": "donated", "seat": 1, "archon": 0, "count": 2}
    assert table.heard("donated", 2) == [public]
    assert table.heard("donated", 0) == table.heard("donated", 1) == [{**public, "cards": ["ore", "gold"]}]
    other = scenario(season=1, phase="event", hands={1: {"ore": 2, "gold": 1}}, patient=True).deal("rich_harvest")
    other.play("donate ore", "donate ore", "done", seat=1)
    assert table.state.observe(2).pack() == other.state.observe(2).pack()
    assert table.state.observe(0).pack() != other.state.observe(0).pack()


@rule("PAR-13.1.5", "PAR-9.4.4")
def test_a_draft_begun_before_an_offer_came_is_no_counter_to_it() -> None:
    def countered(table: Tabletop) -> set[int]:
        """Whose offers seat 1 may be countering, for all that seat 2 knows."""
        worlds = [table.state.resample(2, Generator(k)) for k in range(60)]
        return {int(world.stack[-1].counters[1]) for world in worlds}  # type: ignore[attr-defined]

    before = offer(market({"ore": 1}, {"gold": 1}, {}), 0, 1, ["ore"], []).play("draft", seat=1)
    assert countered(before) == {-1, 0}
    assert countered(before.play("withdraw", seat=0)) == {-1}
    after = offer(market({"ore": 1}, {"gold": 1}, {}).play("draft", seat=1), 0, 1, ["ore"], [])
    assert countered(after) == {-1}
