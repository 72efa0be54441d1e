"""A turn that is decided early, when a seat is asked beside others: it happens in its turn, and nobody can tell."""

from typing import Any

import msgspec
import pytest

from petteia.engine.early_turn import EarlyTurn, asked_beside
from petteia.server.websocket.glance_requests import glanced
from petteia.tables.commands.trial import NotPossible
from petteia.tables.messages import Ack, PlanShown, Refusal
from petteia.tables.plans.at_table import plan_verdict
from petteia.tables.plans.plan import EARLY, MOST_EARLY
from tests.shelf import GAMES
from tests.tables.sitting import PEOPLE, Settings, Sitting
from tests.tables.test_planned_answers import World
from tests.tables.test_plans import CONFIRM, became, by_plan, left, plan


class LongWorld(World):
    """More rounds."""

    ROUNDS = 80


class EarlyWorld(LongWorld):
    """The same game as by hand, in which seat 0 decides every turn early in which it is asked beside others."""

    def __init__(self, game: str, seed: int, answers: list[tuple[str, str]]) -> None:
        self.queue, self.tried, self.turns = answers, -1, 0
        super().__init__(game, seed, None)

    def at(self) -> int:
        """How many answers have been given."""
        return len(self.answers) + len(by_plan(self.s))

    def answer(self) -> None:
        self.mine = self  # type: ignore[assignment]
        self.decide_early()
        if plan_verdict(self.s.table, 0) is None:
            super().answer()
            self.decide_early()

    def choice(self, options: list[int]) -> int:
        """The same answer as by hand."""
        question, text = self.queue[self.at()]
        assert question == self.s.table.running.state.prompt(0).key
        return int(self.s.table.running.game.actions.number(text))

    def decide_early(self) -> None:
        """Decide the next turn with the answers that it has by hand, as soon as that is possible."""
        shown, at = self.s.table.running.shown(0), self.at()
        if self.tried == at or not shown.pending() or not shown.asks_beside(0):
            return
        self.tried = at
        turn, picks = EarlyTurn(shown, 0), []
        for question, text in self.queue[at:]:
            action = self.s.table.running.game.actions.number(text)
            if turn.over() or turn.prompt().key != question or action not in turn.options():
                break
            turn.take(action)
            picks.append(int(action))
        if picks and turn.over():
            assert isinstance(plan(self.s, {"do": EARLY, "wish": picks}), Ack)
            self.turns += 1


AT_ONCE, GAMES_EACH = 1, 300
SEEDS = [pytest.param(n, marks=[pytest.mark.soak] if n >= AT_ONCE else []) for n in range(GAMES_EACH)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "agora"])
def test_nobody_can_tell_an_early_turn_from_one_by_hand_at_the_first_moment(game: str, seed: int):
    hand = LongWorld(game, seed, None)
    early = EarlyWorld(game, seed, hand.answers)
    for here, there in zip(hand.sent(), early.sent(), strict=True):
        assert here == there
    assert (
        len([why for _, why in became(early.s) if why in ("used", "changed")]) >= len(by_plan(early.s)) > 0
        or early.turns < 2
    )


# -- one turn of cubes ---------------------------------------------------------------------------------


def cubes() -> Sitting:
    """Age of Mythology, where the first player is asked for a cube and the two others beside him."""
    s = Sitting(Settings(confirm_ms=CONFIRM), game="age_of_mythology")
    while s.table.running.state.prompt(int(s.table.pending()[0])).key != "place_cube":
        seat = int(s.table.pending()[0])
        s.decide(seat, s.legal(seat)[0])
        s.do(lambda t, now, seat=seat: t.confirm(PEOPLE[seat], seat, now=now))
    return s


def test_who_waits_is_told_that_the_turn_can_be_decided_early():
    s = cubes()
    first = s.table.pending()[0]
    for seat in range(3):
        prompt = s.table.running.state.question(seat)
        assert prompt.get("beside", False) == (seat != first)
    assert "beside" not in s.table.running.state.question(-1)


def test_a_glance_tells_what_can_be_decided_early_and_whether_it_is():
    s = cubes()
    first, second = s.table.pending()[0], asked_beside(s.table.running.state)[0]
    assert glanced(s.commands, PEOPLE[first], first).beside is None
    found = glanced(s.commands, PEOPLE[second], second)
    assert found.asked is None and found.beside is not None and found.beside.key == "place_cube" and not found.early
    plan(s, {"do": EARLY, "wish": [int(s.table.running.state.legal(first)[0])]}, seat=second)
    assert glanced(s.commands, PEOPLE[second], second).early
    with pytest.raises(NotPossible, match="not yours"):
        s.commands.planning.early(PEOPLE[first], second, [])


def test_an_early_turn_is_kept_through_a_restart():
    s = cubes()
    first, second = s.table.pending()[0], asked_beside(s.table.running.state)[0]
    plan(s, {"do": EARLY, "wish": [int(s.table.running.state.legal(first)[0])]}, seat=second)
    again = s.reloaded()
    assert again.plan_shown(second) == s.table.plan_shown(second) and len(again.metadata.plans[second].entries) == 1


def test_an_early_turn_happens_in_its_turn_and_can_be_changed_until_then():
    s = cubes()
    first, second = s.table.pending()[0], asked_beside(s.table.running.state)[0]
    one, two = s.table.running.state.legal(first)[:2]
    assert isinstance(plan(s, {"do": EARLY, "wish": [int(one)]}, seat=second), Ack)
    assert isinstance(plan(s, {"do": EARLY, "wish": [int(two)]}, seat=second), Ack)
    assert left(s, second) == [2], "the second one takes the place of the first"
    assert by_plan(s) == []
    for seat in order_from(s, first):
        if seat not in s.table.pending():
            continue
        s.wait(0)
        if seat != second:
            s.decide(seat, int(one))
            s.do(lambda t, now, seat=seat: t.confirm(PEOPLE[seat], seat, now=now))
    s.wait(0)
    assert by_plan(s) == [[s.table.running.game.actions.text(two)]] and left(s, second) == []


def order_from(s: Sitting, first: int) -> list[int]:
    """The seats clockwise."""
    return [int(s.table.running.state.clockwise(first, place)) for place in range(3)]  # type: ignore[attr-defined]


def test_with_other_options_an_early_turn_lapses_and_the_person_is_asked():
    s = cubes()
    first, second = s.table.pending()[0], asked_beside(s.table.running.state)[0]
    one = int(s.table.running.state.legal(first)[0])
    plan(s, {"do": EARLY, "wish": [one]}, seat=second)
    mine = s.table.metadata.plans[second]
    mine.entries = [msgspec.structs.replace(mine.entries[0], sealed=[1])]  # as if there had been others
    for seat in order_from(s, first):
        s.wait(0)
        if seat == second:
            break
        s.decide(seat, one)
        s.do(lambda t, now, seat=seat: t.confirm(PEOPLE[seat], seat, now=now))
    assert second in s.table.pending() and by_plan(s) == []
    assert left(s, second) == [] and became(s, second) == [(1, "changed")]
    assert {note.to for note in s.envelopes if isinstance(note.message, PlanShown)} == {second}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"wish": []}, "plan_early_length"),
        ({"wish": [0] * (MOST_EARLY + 1)}, "plan_early_length"),
        ({"wish": [10**6]}, "plan_early_depends"),
        ({"wish": [0], "repeats": True}, "plan_early"),
        ({"wish": [0], "until": "against"}, "plan_early"),
    ],
)
def test_a_bad_early_turn_gets_a_sentence(said: dict[str, Any], code: str):
    s = cubes()
    second = asked_beside(s.table.running.state)[0]
    refusal = plan(s, {"do": EARLY, **said}, seat=second)
    assert isinstance(refusal, Refusal) and refusal.code == code and left(s, second) == []


def test_nobody_decides_early_who_is_asked_or_out_of_turn():
    s = cubes()
    first = s.table.pending()[0]
    one = int(s.table.running.state.legal(first)[0])
    refusal = plan(s, {"do": EARLY, "wish": [one]}, seat=first)
    assert isinstance(refusal, Refusal) and refusal.code == "not_asked_early"
    second = asked_beside(s.table.running.state)[0]
    both = plan(s, {"do": EARLY, "wish": [one]}, {"do": EARLY, "wish": [one]}, seat=second)
    assert isinstance(both, Refusal) and both.code == "plan_early"
