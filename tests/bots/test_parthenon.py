"""The greedy bot's decisions in positions of Parthenon with a right answer, and that it is honest."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from petteia.bots import make_bot
from petteia.bots.evaluations.parthenon.card_values import CardValues, all_cards
from petteia.bots.evaluations.parthenon.journeys import risk
from petteia.bots.evaluations.parthenon.terms import Terms, Weights
from petteia.engine.generator import Generator
from petteia.engine.ints import zeros
from petteia.engine.protocol import CHANCE, State
from petteia.games import load
from petteia.games.parthenon.scenario import Tabletop, scenario
from petteia.games.parthenon.terms import CARDS, KINDS
from petteia.lab.match import play_match
from petteia.lab.tournament import Pairing, tournament
from tests import FORM, budget
from tests.bots.test_strength import RARE, chance_of_at_most, wins

WORTH = Terms(Weights())


def decides(table: Tabletop, seat: int | None = None) -> str:
    """The greedy bot's decision, in notation."""
    who = table.seat if seat is None else seat
    return table.game.actions.text(make_bot("greedy").choose(table.game, table.state.view(who), Generator(0)))


def lets_play(table: Tabletop, seat: int, most: int = 40) -> list[str]:
    """Its decisions until another seat decides."""
    done: list[str] = []
    while table.pending and table.pending[0] == seat:
        done.append(decides(table, seat))
        table.play(done[-1], seat=seat)
        assert len(done) < most, f"it goes on and on: {done}"
    return done


def worth_of(table: Tabletop, seat: int = 0) -> int:
    """The worth of a seat's cards to it."""
    return int(CardValues(table.state, seat, WORTH).cards(all_cards(table.state, seat)))


# -- honesty ---------------------------------------------------------------------------------------------------


def decisions(seats: int, seed: int, every: int, cleverly: int = 0) -> Iterator[tuple[State, int]]:
    """Positions of a game in which a seat has a choice, one in `every`. The game is random; a greedy bot makes the
    first decisions of seat 0, so that sensible offers and voyages occur as well."""
    game = load("parthenon", seats)
    rng = Generator(seed)
    state = game.new()
    bot = make_bot("greedy")
    count = 0
    while state.pending():
        who = state.pending()
        if who is CHANCE:
            state.resolve(rng.pick(state.chance()))
            continue
        seat = who[rng.below(len(who))]
        options = state.legal(seat)
        if len(options) > 1:
            count += 1
            if count % every == 0:
                yield state, seat
        if seat == 0 and len(options) > 1 and cleverly > 0:
            cleverly -= 1
            state.apply(seat, bot.choose(game, state.view(seat), rng))
        else:
            state.apply(seat, options[rng.below(len(options))])


@pytest.mark.parametrize("seats", [3, 5])
def test_what_a_seat_cannot_know_does_not_change_the_decision(seats):
    game = load("parthenon", seats)
    bot, other_bot = make_bot("greedy"), make_bot("greedy")
    compared = 0
    steps = set()
    for seed in range(budget(2)):
        rng = Generator(100 + seed)
        for state, seat in decisions(seats, seed, every=37, cleverly=60):
            view = state.view(seat)
            world = state.resample(seat, rng)
            assert world.view(seat) == view
            if world.digest() == state.digest():
                continue
            compared += 1
            steps.add(view["prompt"]["key"])
            assert other_bot.choose(game, world.view(seat), Generator(2)) == bot.choose(game, view, Generator(1))
    assert compared >= budget(2) * 5 and len(steps) > 3, steps


def test_every_answer_is_one_of_those_offered():
    bot = make_bot("greedy")
    game = load("parthenon", 4)
    for state, seat in decisions(4, 9, every=23):
        view = state.view(seat)
        assert bot.choose(game, view, Generator(0)) in [offered["n"] for offered in view["actions"]]


# -- what cards are worth --------------------------------------------------------------------------------------


def test_the_card_that_completes_a_price_is_worth_most():
    table = scenario(phase="build", hands={0: {"grapes": 1}})
    before = worth_of(table)
    gains = {}
    for kind in range(KINDS - 3):
        cards = all_cards(table.state, 0)
        cards[kind] += 1
        gains[CARDS[kind]] = int(CardValues(table.state, 0, WORTH).cards(cards)) - before
    useful = {kind for kind in gains if kind != "gold" and gains[kind] > 1.2 * gains["olives"]}
    assert useful == {"timber", "grain", "ore", "wool"}, gains  # C1 lacks timber, B2 any basic from elsewhere


def test_more_cards_are_never_worth_less():
    for state, seat in decisions(3, 4, every=31):
        card_values = CardValues(state, seat, WORTH)
        cards = all_cards(state, seat)
        before = card_values.cards(cards)
        for kind in range(KINDS):
            cards[kind] += 1
            assert card_values.cards(cards) >= before * 97 // 100 - 5, CARDS[kind]
            cards[kind] -= 1


def gold_by_gold(wonders, completion_gold):
    """The worth of each further gold to a player who has everything but wonders."""
    worth = []
    for n in range(5):
        table = scenario(
            phase="island_trade", year=2, all={0}, fleets={0: "abc"}, wonders={0: wonders},
            hands={0: {"gold": n, "tools": 1}}, options={"completion_gold": completion_gold},
        )  # fmt: skip
        worth.append(worth_of(table))
    return [after - before for before, after in pairwise(worth)]


def test_gold_is_worth_more_than_small_change_as_long_as_wonders_ask_for_it():
    one_left = {"colossus": "partial", "oracle": "complete"}
    first, second, third, _ = gold_by_gold(one_left, "printed")
    assert first > 5 * second > 0 and second > third
    first, second, third, _ = gold_by_gold(one_left, "2")
    assert min(first, second) > 5 * third > 0
    first, second, third, fourth = gold_by_gold({}, "printed")  # whichever wonders will be drawn
    assert min(first, second) > third > fourth
    *_, third_of_four, fourth_of_four = gold_by_gold({}, "2")
    assert third_of_four + fourth_of_four > third + fourth


def test_dearer_wonders_make_it_less_likely_to_finish():
    built = ["village_c1", "village_a2", "village_b2", "market", "academy", "workshop_1"]
    things = {"phase": "event", "year": 2, "season": 4, "built": {0: built}}
    cheap, dear = (scenario(**things, options={"completion_gold": value}).state for value in ("printed", "2"))
    assert 0 < WORTH.odds(dear, 0) < WORTH.odds(cheap, 0) < 1000


# -- building --------------------------------------------------------------------------------------------------


def test_it_builds_the_village_it_can_pay_for():
    table = scenario(phase="build", year=1, season=1, hands={0: {"grapes": 1, "timber": 1}})
    assert lets_play(table, 0)[0] == "build village_c1"
    assert "village_c1" in table.built(0)


def test_it_pays_for_a_wonder_at_the_first_opportunity():
    hand = {"ore": 2, "timber": 1, "papyrus": 1, "gold": 1, "tools": 1}
    table = scenario(phase="event", year=3, season=3, wonders={0: {"colossus": "plan"}}, hands={0: hand})
    assert lets_play(table, 0)[:2] == ["plan colossus", "complete colossus"]


def test_it_pays_the_second_gold_that_a_wonder_may_ask_for():
    things = {"phase": "event", "year": 3, "season": 3, "wonders": {0: {"colossus": "partial"}}}
    dear = {"options": {"completion_gold": "2"}, "hands": {0: {"gold": 2, "tools": 1}}}
    assert lets_play(scenario(**things, **dear), 0)[0] == "complete colossus"


def test_in_the_last_season_it_completes_a_wonder_rather_than_build_a_village():
    table = scenario(
        phase="build", year=3, season=4, wonders={0: {"colossus": "partial"}},
        hands={0: {"gold": 1, "tools": 1, "grapes": 1, "timber": 1}},
    )  # fmt: skip
    lets_play(table, 0)
    assert table.wonders(0) == {"colossus": "complete"}


def test_wildcards_are_paid_out_of_the_plenty():
    table = scenario(phase="build", hands={0: {"grapes": 1, "grain": 3, "wool": 1}}, built={0: ["village_c1"]})
    table.play("build village_b2")
    assert decides(table) == "give grain"


# -- trade -----------------------------------------------------------------------------------------------------


def test_it_accepts_what_helps_and_declines_what_does_not():
    table = scenario(phase="island_trade", hands={0: {"grapes": 2}, 1: {"timber": 2}, 2: {}})
    table.play("draft", "to 0", "give timber", "next", "ask grapes", "send", seat=1)
    assert decides(table, 0) == "accept 1"
    table = scenario(phase="island_trade", hands={0: {"grapes": 1, "timber": 1}, 1: {"timber": 2}, 2: {}})
    table.play("draft", "to 0", "give timber", "next", "ask grapes", "send", seat=1)
    assert decides(table, 0) == "decline 1"


def test_it_offers_what_helps_both_and_the_other_agrees():
    table = scenario(
        phase="island_trade", season=1, hands={0: {"grapes": 2}, 1: {"wool": 2, "timber": 1}, 2: {"ore": 1}}
    )
    done = lets_play(table, 0)
    assert done[:3] == ["draft", "to_all", "give grapes"] and done[-1] == "send", done
    taker = 1 if table.game.actions.number("accept 0") in table.state.legal(1) else 2
    before = worth_of(table), worth_of(table, taker)
    assert decides(table, taker) == "accept 0"
    table.play("accept 0", seat=taker)
    assert worth_of(table) > before[0] and worth_of(table, taker) > before[1]


def test_it_never_makes_presents():
    for seed in range(budget(1)):
        game = load("parthenon", 3)
        state = game.new()
        rng = Generator(seed)
        bot = make_bot("greedy")
        sent = 0
        for _ in range(400):
            who = state.pending()
            if not who:
                break
            if who is CHANCE:
                state.resolve(rng.pick(state.chance()))
                continue
            seat = who[0]
            options = state.legal(seat)
            action = options[0] if len(options) == 1 else bot.choose(game, state.view(seat), rng)
            if game.actions.text(action) == "send":
                view = state.view(seat)
                zones = {zone["id"]: zone for zone in view["zones"]}
                asked = zones[f"draft_asks/{seat}"]["pieces"]
                assert sum(piece["count"] for piece in asked) >= 1
                sent += 1
            assert not game.actions.text(action).startswith("donate")
            state.apply(seat, action)
        assert sent > 0


def test_an_offer_that_was_declined_is_not_made_again():
    table = scenario(phase="island_trade", hands={0: {"grapes": 2}, 1: {"timber": 1}, 2: {}})
    seen = []
    for _ in range(12):
        done = lets_play(table, 0)
        if "send" not in done:
            break
        seen.append(tuple(action for action in done if action.startswith("give")))
        for other in (1, 2):
            if table.game.actions.number("decline 0") in table.state.legal(other):
                table.play("decline 0", seat=other)
    assert len(seen) == len(set(seen)), seen


def test_it_stays_reachable_instead_of_leaving_the_market():
    table = scenario(phase="island_trade", hands={0: {"grapes": 1, "timber": 1}, 1: {"timber": 1}, 2: {}})
    assert lets_play(table, 0)[-1] == "wait"


# -- the sea ---------------------------------------------------------------------------------------------------


def test_it_fetches_its_free_plan_in_athens():
    table = scenario(phase="voyage", year=1, season=4, hands={0: {"grapes": 1}})
    assert decides(table, 0) == "sail athens"


def test_it_sails_for_the_papyrus_it_lacks():
    table = scenario(
        phase="voyage", year=3, season=2, all={0},
        hands={0: {"ore": 2, "timber": 1, "spices": 2, "tools": 1, "gold": 1}},
        wonders={0: {"colossus": "plan", "stadium": "complete"}},
    )  # fmt: skip
    assert lets_play(table, 0)[:2] == ["sail egypt", "load spices"]


def test_small_fleets_have_less_to_fear_and_aegis_helps():
    table = scenario(phase="voyage")
    few, many, guarded = zeros(KINDS), zeros(KINDS), zeros(KINDS)
    few[0], many[0], guarded[0], guarded[11], guarded[12] = 3, 6, 4, 1, 1
    fear = {name: risk(table.state, 0, 1, cargo, 2) for name, cargo in (("few", few), ("many", many), ("all", guarded))}
    assert fear["few"].lost < fear["many"].lost and fear["all"].lost < fear["many"].lost
    assert fear["few"].sunk == 0 < fear["many"].sunk
    assert risk(table.state, 0, 0, many, 2).lost < fear["many"].lost


def test_it_votes_for_the_weakest_and_crowns_itself():
    table = scenario(phase="archon", built={1: ["market", "academy"]})
    assert decides(table, 0) == "vote 2"


# -- strength --------------------------------------------------------------------------------------------------


def test_it_beats_two_at_random():
    """At least seven in ten. This fails only if the result would be a freak at that rate."""
    games = 3 * max(2, budget(8 if FORM == "compiled" else 2))
    won = wins(tournament(Pairing("parthenon", ("greedy", "random", "random")), games, seed=1, jobs=1))
    assert chance_of_at_most(won, games, 0.7) > RARE, f"{won} of {games}"


@pytest.mark.soak
def test_it_beats_two_at_random_in_seven_of_ten_of_three_hundred_games():
    matches = tournament(Pairing("parthenon", ("greedy", "random", "random")), 300, seed=1)
    assert wins(matches) >= 210


def test_bots_among_themselves_trade_and_come_to_an_end():
    game = load("parthenon", 3, {"quick_start": "on"})
    match = play_match(game, [make_bot("greedy") for _ in range(3)], ["greedy"] * 3, 5)
    assert match.heard["open_exchanged"] > 5
    assert sum(match.returns) == 1


def test_it_pays_instalments_for_a_wonder_rather_than_discard_at_the_hand_limit():
    """PAR-8.1.4 as an option."""
    things = {
        "phase": "build", "year": 2, "wonders": {0: {"colossus": "plan", "labyrinth": "plan"}}, "all": {0},
        "fleets": {0: "abc"}, "options": {"wonder_payments": "instalments"},
    }  # fmt: skip
    few = scenario(**things, hands={0: {"ore": 3, "timber": 2, "grain": 1}}, patient=True)
    before = worth_of(few)
    assert worth_of(few.play("pay_in colossus ore")) == before, "what is paid is not lost"
    many = {"ore": 3, "timber": 2, "grain": 1, "gold": 2, "tools": 1, "wool": 3}
    assert "pay_in" in lets_play(scenario(**things, hands={0: many}), 0)[0]
    assert "pay_in" not in lets_play(scenario(**{**things, "phase": "event"}, hands={0: {"ore": 3}}), 0)[0]
