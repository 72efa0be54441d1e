"""The greedy bot's decisions in positions of Deukalion with a right answer."""

from itertools import product

import pytest

from petteia.bots import make_bot
from petteia.bots.evaluations.deukalion.distances import FAR, distances, ways_home
from petteia.bots.evaluations.deukalion.evaluation import DeukalionEvaluation
from petteia.bots.evaluations.deukalion.odds import Odds
from petteia.engine.generator import Generator
from petteia.games import load
from petteia.games.deukalion.game import Deukalion
from petteia.games.deukalion.scenario import Tabletop, scenario
from tests.rules.deukalion.at_sea import hydra_comes, part, sailing, ship_fight


def decides(table: Tabletop, seat: int | None = None) -> str:
    """The greedy bot's decision, in notation."""
    who = table.seat if seat is None else seat
    return table.game.actions.text(make_bot("greedy").choose(table.game, table.state.view(who), Generator(0)))


def lets_play(table: Tabletop, seat: int = 0) -> list[str]:
    """Its decisions until another seat or chance decides."""
    done = []
    while table.pending == (seat,):
        done.append(decides(table))
        table.play(done[-1])
        assert len(done) < 40, f"it goes on and on: {done}"
    return done


@pytest.fixture(scope="module")
def odds() -> Odds:
    game = load("deukalion", 2)
    assert isinstance(game, Deukalion)
    return Odds(game.throws, game.box.pose_value)


# -- the end


def test_what_is_lost_is_worth_less_than_anything_that_is_open():
    """However many points one has by then: a rival's victory is not worth playing for."""
    table = sailing("H2", seats=4, points={0: 11, 1: 11, 2: 0, 3: 3})
    evaluation = DeukalionEvaluation(table.game)
    before = [evaluation.value(table.state, seat) for seat in range(4)]
    table.play("found ephesus")
    assert table.over
    after = [evaluation.value(table.state, seat) for seat in range(4)]
    assert after[0] > before[0] and all(after[seat] < min(before) for seat in (1, 2, 3))


# -- odds and ways


@pytest.mark.parametrize(("soldiers", "halves"), [(1, 1), (2, 3), (3, 4), (4, 8)])
def test_the_odds_of_a_throw_are_those_of_all_its_results(odds, soldiers, halves):
    poses = [(0, 7), (2, 7), (1, 6)]  # halves and how likely, out of 20
    found = 0
    for throw in product(poses, repeat=soldiers):
        weight = 1
        for _, each in throw:
            weight *= each
        found += weight if sum(shown for shown, _ in throw) >= halves else 0
    assert odds.reach(soldiers, halves) == 1000 * found // 20**soldiers
    assert odds.reach(soldiers, 0) == 1000 and odds.reach(soldiers, 2 * soldiers + 1) == 0
    assert odds.falls == 350


def test_equal_ships_favour_the_defender_and_a_bonus_helps(odds):
    even = odds.beats(5, 5, 0)
    assert 350 < even < 500
    assert odds.beats(5, 5, 1) > even > odds.beats(5, 5, -1)
    assert odds.beats(10, 0, 0) > 990 and odds.beats(0, 3, 0) == 0


def test_the_way_home_is_counted_over_water():
    box = load("deukalion", 2).box
    home = dict(zip(box.labels, ways_home(box), strict=True))
    assert (home["D2"], home["D3"], home["E5"], home["I7"]) == (0, 1, 4, 8)


def test_the_hydra_is_in_the_way_and_whirlpools_are_short_cuts():
    def far(field, **things):
        table = sailing("B3", **things)
        return int(distances(table.state, 0)[table.game.box.labels.index(field)])

    assert far("D3") == 2 and far("D3", hydra="C3") == 4
    assert far("I7") == 11 and far("I7", options={"charybdis": "on"}) == 2
    assert far("I7", ships={1: "I6"}) == FAR  # nobody gets past a ship


# -- missions, treasures, settlements


def test_it_claims_the_mission_worth_most_and_then_the_next():
    table = sailing("F3", cargo={0: ["red", "yellow"]}, aboard={0: 8}, open=["m01", "m14"], missions={0: "m05"})
    assert lets_play(table)[:2] == ["sail F2", "claim m14"]


def test_it_brings_a_treasure_home_rather_than_sail_about_with_it():
    table = sailing("F4", 3, cargo={0: ["red"]}, settlements={"lindos": 1}, aboard={0: 0}, open=["m07", "m12"])
    assert "unload red" in lets_play(table) and table.total(0) == 1


def test_it_fetches_the_treasure_that_a_mission_asks_for():
    for colour, mission in (("red", "m03"), ("blue", "m02")):
        table = sailing("G3", aboard={0: 8}, below={0: 2}, cities={"rhodes": ["red", "blue"]}, open=[mission, "m12"])
        assert decides(table.play("attack rhodes").deal("8/0/0")) == f"take {colour}"


def test_it_founds_where_it_can_and_attacks_what_it_can_beat():
    assert decides(sailing("H5", open=["m01", "m02"])) == "found lindos"
    weak = sailing("G3", 1, aboard={0: 1}, open=["m01", "m02"])
    assert "attack rhodes" not in lets_play(weak)


def test_it_takes_the_points_of_the_underworld():
    table = sailing("B2", seats=3, below={0: 5, 1: 1}, aboard={0: 5, 1: 9}, open=["m11", "m12"])
    assert lets_play(table)[:2] == ["sail A2", "recover"] and table.total(0) == 2


class ResultCounter(DeukalionEvaluation):
    """Counts the positions that are valued."""

    valued = 0

    def value(self, g, seat):
        self.valued += 1
        return super().value(g, seat)


def test_a_full_hold_at_the_styx_is_not_cleared_in_every_order():
    """Five treasures of four colours, five soldiers below: seven thousand positions were valued for one choice."""
    cargo = {0: ["red", "blue", "white", "green", "red"]}
    table = sailing("B2", below={0: 5, 1: 1}, aboard={0: 5}, cargo=cargo, open=["m11", "m12"]).play("sail A2")
    evaluation = ResultCounter(table.game)
    chosen = evaluation.move(table.state, 0, Generator(0))
    assert chosen in table.state.legal(0) and evaluation.valued < 500
    assert evaluation.deep == 0


# -- fights


def test_it_plays_a_card_that_turns_a_defeat_into_a_victory_and_keeps_it_else():
    hands = {0: ["rage_of_ares"]}
    close = sailing("G3", hands=hands).play("attack rhodes").deal("4/0/6")
    assert decides(close) == "play rage_of_ares"
    hopeless = sailing("G3", hands=hands).play("attack rhodes").deal("1/0/9")
    assert decides(hopeless) == "pass"
    won = sailing("G3", hands=hands).play("attack rhodes").deal("6/3/1")
    assert decides(won) == "pass"


def test_as_defender_it_needs_no_more_than_the_attacker_has():
    table = ship_fight(9, 9, hands={0: ["pegasus"], 1: ["rage_of_ares"]}).all_pass()
    table.deal("4/0/5", "3/0/6")
    assert table.seat == 1 and decides(table) == "play rage_of_ares"


def test_it_saves_many_who_would_fall():
    table = sailing("G3", hands={0: ["aegis_of_athena"]}).play("attack rhodes").deal("2/2/6")
    assert decides(table) == "play aegis_of_athena"


def test_it_calls_soldiers_back_before_the_hydra_strikes():
    table = hydra_comes(6, hands={1: ["song_of_orpheus"]})
    assert decides(table) == "play song_of_orpheus"


# -- cards, Kylix, Hydra


def test_cards_that_stay_are_laid_out_at_once():
    assert decides(part(hands={1: ["pegasus"]})) == "play pegasus"
    assert decides(scenario(hands={0: ["golden_fleece"]})) == "play golden_fleece"


def test_it_turns_the_kylix_so_that_it_gets_where_it_wants_to():
    goods = {"cargo": {0: ["red", "yellow"]}, "aboard": {0: 0}, "open": ["m14", "m11"]}
    goods["settlements"] = {"argos": 0, "lindos": 0, "salamis": 0, "ephesus": 0}
    for kylix in ("1/1311", "1/3111", "1/1113"):
        table = scenario(phase="place_kylix", kylix=kylix, ships={0: "H3"}, **goods)
        table.play(decides(table)).all_pass()
        assert table.state.die(2) == 3


def test_it_sends_the_hydra_against_the_weak_and_not_against_the_strong():
    weak = scenario(ships={0: "B3", 1: "F5"}, aboard={1: 3}, hydra="E5", used=["soldiers", "sail"])
    weak.play("use hydra")
    assert decides(weak) == "hydra F5"
    strong = scenario(ships={0: "B3", 1: "F5"}, hydra="E5", used=["soldiers", "sail"], front={1: ["golden_fleece"]})
    strong.play("use hydra")
    assert decides(strong) == "stop"
