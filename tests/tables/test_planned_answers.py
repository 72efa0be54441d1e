"""Nobody can tell a planned answer from one by hand: what others are sent is the same, byte for byte and in time."""

import random

import msgspec
import pytest

from petteia.tables.journal import entries as j
from petteia.tables.messages import Ack
from petteia.tables.plans.plan import MOST_ENTRIES
from petteia.tables.table.timers import own_answer
from tests.shelf import GAMES
from tests.tables.sitting import PEOPLE, Clock, Settings, Sitting
from tests.tables.test_plans import WINDOW, by_plan, left, plan

CONFIRM = 20_000


class World:
    """A game in which seat 0 answers at the first possible moment: by hand, or by plan with these answers."""

    ROUNDS = 60

    def __init__(self, game: str, seed: int, planned: list[tuple[str, str]] | None) -> None:
        settings = Settings(window_ms=WINDOW, confirm_ms=CONFIRM, clock=Clock(move_ms=600_000, bank_ms=600_000))
        self.s = Sitting(settings, seed=seed, game=game)
        self.by_hand = planned is None
        self.waiting = list(planned or [])
        self.answers: list[tuple[str, str]] = []
        others, self.mine = random.Random(seed), random.Random(seed + 1)
        for _ in range(self.ROUNDS):
            self.go_on(others.randrange(1, 4000))
            for seat in self.s.table.pending():
                if seat and seat in self.s.table.pending() and seat not in self.s.table.metadata.held:
                    self.s.decide(seat, others.choice(self.s.legal(seat)))
                    self.s.do(lambda t, now, seat=seat: t.confirm(PEOPLE[seat], seat, now=now))
                    self.go_on(0)

    def go_on(self, ms: int) -> None:
        until = self.s.now + ms
        while True:
            self.answer() if self.by_hand else self.plan()
            due = self.s.due()
            if due is None or due > until:
                break
            self.s.now = max(self.s.now, due)
            self.s.do(lambda t, now: t.tick(now=now))
        self.s.now = until

    def answer(self) -> None:
        """By hand, and confirmed at once."""
        s = self.s
        if s.table.running.holder() == 0:  # an answer that waited for its window
            s.ok(lambda t, now: t.confirm("ida", 0, now=now))
        while 0 in s.table.pending() and 0 not in s.table.metadata.held and own_answer(s.table, 0) is None:
            question, option = s.table.running.state.prompt(0).key, self.mine.choice(s.legal(0))
            self.answers.append((question, s.table.running.game.actions.text(option)))
            s.decide(0, option)
            s.ok(lambda t, now: t.confirm("ida", 0, now=now))

    def decided(self) -> list[tuple[str, str]]:
        """The answers that happened: others may have made a window's void before its time was over."""
        entries = [entry for entry in map(j.decode, self.s.journal) if isinstance(entry, j.Decided)]
        texts = [entry.actions[0] for entry in entries if entry.seat == 0 and entry.by == "seat"]
        out: list[tuple[str, str]] = []
        for question, text in self.answers:
            if len(out) < len(texts) and text == texts[len(out)]:
                out.append((question, text))
        return out

    def plan(self) -> None:
        """The next answers, while there is room for them."""
        room = MOST_ENTRIES - len(left(self.s))
        new, self.waiting = self.waiting[:room], self.waiting[room:]
        if new:
            numbers = self.s.table.running.game.actions
            assert isinstance(plan(self.s, *({"prompt": q, "wish": [numbers.number(t)]} for q, t in new)), Ack)

    def sent(self) -> list[tuple[int, int, bytes]]:
        """What everybody else is sent, and when; without the commitment, a hash over 32 secret bytes."""
        commitment = self.s.table.commitment().encode()
        return [
            (at, note.to, msgspec.json.encode(note.message).replace(commitment, b"?"))
            for note, at in zip(self.s.envelopes, self.s.moments, strict=True)
            if note.to != 0
        ]


GAMES_EACH = 1000
"""How many games of each title the soak plays in both worlds."""
AT_ONCE = 4
SEEDS = [pytest.param(n, marks=[pytest.mark.soak] if n >= AT_ONCE else []) for n in range(GAMES_EACH)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_a_planned_answer_from_one_by_hand_at_the_first_moment(game: str, seed: int):
    hand = World(game, seed, None)
    planned = World(game, seed, hand.decided())
    for here, there in zip(hand.sent(), planned.sent(), strict=True):
        assert here == there
    assert len(by_plan(planned.s)) == len(hand.decided()) > 10
