"""Bots never stop the server: whatever one does, the level below takes over."""

import pytest

from petteia.bots import KINDS, LEVELS, Bot
from petteia.bots.level_settings import below
from petteia.bots.worker import BotCache
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games import load
from petteia.games.age_of_mythology.scenario import Tabletop, scenario

pytestmark = pytest.mark.part("bots")

BOX = {"name": "age_of_mythology", "seats": 2, "options": {}, "components": None}


class Faulty(Bot):
    """Fails at everything."""

    def set_up(self, settings):
        pass

    def choose(self, game, view, rng):
        raise RuntimeError("the muse is silent")


class Stubborn(Faulty):
    """Asks for an impossible action."""

    def choose(self, game, view, rng):
        return -7


def question(kind: str, fallen: int = 0) -> dict:
    game, rng = load("age_of_mythology", 2), Generator(3)
    state = game.new()
    while state.pending() is CHANCE or len(state.legal(state.pending()[0])) < 2:
        if state.pending() is CHANCE:
            state.resolve(rng.pick(state.chance()))
        else:
            state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    view = state.view(state.pending()[0])
    return {"id": 1, "bot": {"kind": kind}, "game": BOX, "view": view, "budget_ms": 1000, "seed": 5, "fallen": fallen}


def test_below_every_level_is_another_until_nobody_can_fail():
    names = list(LEVELS)
    assert [below(name) for name in names] == ["random", *names[:-1]]
    for kind in [*KINDS, "somebody from outside"]:
        steps = 0
        while kind != "random":
            kind, steps = below(kind), steps + 1
        assert steps <= len(LEVELS) + 1, "the Titan stands above them"


@pytest.mark.parametrize("broken, says", [(Faulty, "the muse is silent"), (Stubborn, "-7 is none of the options")])
def test_a_bot_that_fails_is_replaced_by_the_level_below(broken, says, monkeypatch):
    monkeypatch.setitem(KINDS, "fisher", f"{__name__}:{broken.__name__}")
    asked = question("fisher")
    answer = BotCache().answer(asked)
    assert answer["played"] == "shepherd" and says in answer["problem"]
    assert answer["action"] == BotCache().answer(question("shepherd"))["action"]


def test_a_question_that_has_fallen_goes_to_the_level_below_at_once():
    assert BotCache().answer(question("fisher", 1)) == BotCache().answer(question("shepherd"))


def test_a_question_that_nobody_can_answer_is_told():
    asked = question("fisher")
    asked["view"] = {**asked["view"], "actions": []}
    assert "random" in BotCache().answer(asked)["error"]


def mustering() -> Tabletop:
    """The choice of units to send is secret, one after the other."""
    table = scenario(
        seats=2,
        hands={0: ["permanent_attack"]},
        units={0: {"hoplite": 3, "toxotes": 2}},
    )
    return table.play("play permanent_attack", "area city")


@pytest.mark.parametrize("kind", ["greedy", "shepherd"])
def test_what_is_picked_in_secret_is_one_answer_and_the_same_as_one_by_one(kind):
    """The number of picks does not show in the time they took."""
    table, bench = mustering(), BotCache()
    asked = {"id": 1, "bot": {"kind": kind}, "game": BOX, "view": table.state.view(0), "budget_ms": 60_000, "seed": 5}
    together = bench.answer({**asked, "on": True})["actions"]
    assert len(together) > 1
    one_by_one = []
    while 0 in table.state.pending() and len(one_by_one) < len(together):
        answer = bench.answer({**asked, "view": table.state.view(0)})
        assert "actions" not in answer
        one_by_one.append(answer["action"])
        table.state.apply(0, answer["action"])
    assert together == one_by_one
    assert 0 not in table.state.pending(), "all of it, with what ends it"


def test_what_everybody_hears_of_ends_the_answer():
    """A played card is reported; its consequences are asked anew."""
    table = scenario(seats=2, hands={0: ["permanent_attack", "permanent_gather"]})
    asked = {"id": 1, "bot": {"kind": "random"}, "game": BOX, "view": table.state.view(0), "seed": 5, "on": True}
    assert len(BotCache().answer({**asked, "budget_ms": 60_000})["actions"]) == 1
