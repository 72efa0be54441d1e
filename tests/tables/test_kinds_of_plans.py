"""Plans of the kinds that a game offers: made, used, over, refused, and nobody else can tell."""

from typing import Any

import pytest

from petteia.engine.plans import plan_kinds
from petteia.games import load
from petteia.tables.messages import Ack, Refusal
from petteia.tables.plans.plan import MOST_ENTRIES
from petteia.tables.table.timers import own_answer
from tests.shelf import FEWEST, GAMES
from tests.tables.sitting import Settings, Sitting
from tests.tables.test_planned_answers import SEEDS, World
from tests.tables.test_plans import became, by_plan, left, plan

WITH_KINDS = [game for game in GAMES if plan_kinds(load(game, FEWEST[game]))]


def kinds_of(s: Sitting, seat: int = 0) -> list[dict[str, Any]]:
    """Every kind that the seat is offered, as it is when it says nothing."""
    offered = s.commands.planning.kinds(seat)
    return [{"do": "kind", "kind": kind.key, "values": {}, "repeats": True} for kind, _ in offered]


class ByKind(World):
    """Seat 0 answers what the game's plans of every kind answer, and the rest at random: by hand, or by these plans."""

    def begin(self) -> None:
        if not self.by_hand and not any(entry.kind for entry in self.s.table.plan_shown(0).entries):
            assert isinstance(plan(self.s, *kinds_of(self.s)), Ack)

    def go_on(self, ms: int) -> None:
        self.begin()
        super().go_on(ms)

    def answer(self) -> None:
        s = self.s
        if s.table.running.holder() == 0:
            s.ok(lambda t, now: t.confirm("ida", 0, now=now))
        while 0 in s.table.pending() and 0 not in s.table.metadata.held and own_answer(s.table, 0) is None:
            option = self.by_kind()
            if option is None:
                option = self.mine.choice(s.legal(0))
                question = s.table.running.state.prompt(0).key
                self.answers.append((question, s.table.running.game.actions.text(option)))
            s.decide(0, option)
            s.ok(lambda t, now: t.confirm("ida", 0, now=now))

    def by_kind(self) -> int | None:
        state, offered = self.s.table.running.state, self.s.commands.planning.kinds(0)
        for kind, fields in offered:
            if state.prompt(0).key in kind.prompts:
                said = {field.key: field.default() for field in fields}
                action = int(kind.answer(state.observe(0), 0, said))
                if action in self.s.legal(0):
                    return action
        return None


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", WITH_KINDS)
def test_nobody_can_tell_an_answer_by_a_plan_of_the_game_from_one_by_hand(game: str, seed: int) -> None:
    hand = ByKind(game, seed, None)
    planned = ByKind(game, seed, hand.answers)
    for here, there in zip(hand.sent(), planned.sent(), strict=True):
        assert here == there
    assert any(note.entry.kind for note in planned.s.table.plan_shown(0).notes)


@pytest.mark.parametrize("game", WITH_KINDS)
def test_a_plan_of_every_kind_is_made_shown_and_withdrawn(game: str) -> None:
    s = Sitting(game=game)
    offered = kinds_of(s)
    assert offered and len(offered) <= MOST_ENTRIES
    assert isinstance(plan(s, *offered), Ack)
    shown = s.table.plan_shown(0).entries
    assert [entry.kind for entry in shown] == [each["kind"] for each in offered]
    for entry, (_, fields) in zip(shown, s.commands.planning.kinds(0), strict=True):
        assert entry.values == {field.key: field.default() for field in fields}, "it says all that it means"
    assert s.reloaded().plan_shown(0) == s.table.plan_shown(0)
    assert plan(s, offered[0]).code == "plan_twice"
    assert isinstance(plan(s, offered[0], drop=(1,)), Ack), "it is changed in one go"
    assert isinstance(plan(s, drop=tuple(left(s))), Ack) and left(s) == []


@pytest.mark.parametrize("game", WITH_KINDS)
def test_a_plan_for_once_ends_when_something_else_is_asked(game: str) -> None:
    s = Sitting(Settings(window_ms=0), game=game, seed=4)
    once = [{**each, "repeats": False} for each in kinds_of(s)]
    assert isinstance(plan(s, *once), Ack)
    for _ in range(400):
        s.wait(0)
        if not s.table.pending() or any(why == "done" for _, why in became(s)):
            break
        seat = s.table.pending()[0]
        s.decide(seat, s.random.choice(s.legal(seat)))
    assert by_plan(s)
    ended = [n for n, why in became(s) if why == "done"]
    assert ended and not set(ended) & set(left(s))


@pytest.mark.parametrize("game", WITH_KINDS)
def test_a_bad_plan_of_a_kind_gets_a_sentence(game: str) -> None:
    s = Sitting(game=game)
    kind, fields = s.commands.planning.kinds(0)[0]
    bad: list[tuple[dict[str, Any], str]] = [
        ({"kind": "zeus"}, "plan_kind"),
        ({"kind": ""}, "plan_kind"),
        ({"kind": kind.key, "until": "turn"}, "plan_kind"),
        ({"kind": kind.key, "values": {"zeus": 1}}, "plan_values"),
    ]
    for field in fields:
        for value in (-1, 10**6, "zeus", ["zeus"], ["/"], ["a/b/c"], [*field.values, *field.values, "x"]):
            bad.append(({"kind": kind.key, "values": {field.key: value}}, "plan_values"))
    for entry, code in bad:
        refused = plan(s, {"do": "kind", **entry})
        assert isinstance(refused, Refusal) and refused.code == code and len(refused.text) > 10, entry
    refused = plan(s, {"do": "pass", "kind": kind.key})
    assert isinstance(refused, Refusal) and refused.code == "plan_kind"
    assert s.table.metadata.plans == {}


def test_a_game_without_kinds_offers_none() -> None:
    s = Sitting(seed=3)
    assert kinds_of(s) == []
    assert plan(s, {"do": "kind", "kind": "defence"}).code == "plan_kind"
