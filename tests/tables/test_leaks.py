"""Whatever a seat cannot know changes no byte it is sent, and no moment at which it is sent it.

Two tables begin in positions that a seat cannot tell apart. Everybody else does things that look the same from
outside, each at the same moments; the seat tries everything there is to try. It must not find out which table it is at.
"""

import os
import random
from collections.abc import Callable

import msgspec
import pytest

from petteia.engine.generator import Generator
from petteia.engine.play import Play
from petteia.engine.protocol import OVER, State
from petteia.tables.commands.trial import NotPossible, copy_of
from petteia.tables.messages import Ack
from tests.tables.sitting import AGORA, DONE, PEOPLE, Clock, Settings, Sitting, load, one_more

WINDOW = 1500
SETTINGS = Settings(window_ms=WINDOW, clock=Clock(move_ms=60_000, bank_ms=60_000))
POSITIONS = int(os.environ.get("PETTEIA_BUDGET", "100"))


def positions(count: int) -> list[tuple[State, int]]:
    """Random positions at which at least two seats decide, and one of these seats."""
    game = load(AGORA, 3, None, None)
    rng = random.Random(11)
    out: list[tuple[State, int]] = []
    while len(out) < count:
        play = Play(game, listening=False)
        lines = rng.randrange(5, 40)
        while play.state.pending() != OVER and lines:
            one_more(play, rng)
            lines -= 1
        waiting = play.state.pending()
        if len(waiting) >= 2:
            out.append((play.state, rng.choice(waiting)))
    return out


def at_a_table(start: State, seat: int, seed: int, slow: bool) -> Sitting:
    """Some minutes at a table that starts from a position; `seed` is what all tables share. Within a window nobody sees
    who has a choice; `slow` are those who all have one, and take their time."""
    s = Sitting(SETTINGS, seed=1, start=start.save())
    public, secret = random.Random(seed), random.Random(f"{start.digest()} {seed}")
    others = [n for n in s.table.pending() if n != seat]
    s.replies = []  # type: ignore[attr-defined]
    me = PEOPLE[seat]
    s.ok(lambda t, now: t.keep_open(me, seat, s.table.decision(seat), now=now))  # or the bids would be turned up
    if slow:
        s.wait(2 * WINDOW)
    for other in others:
        if slow:
            slow_bids(s, other, secret)
        elif s.legal(other) != [DONE]:  # otherwise the table answers by itself
            quick_bids(s, other, secret)
        s.wait(public.randrange(100))
        try_everything(s, seat, public)
        s.do(lambda t, now, other=other: t.consent.answer(PEOPLE[other], False, now=now))
    s.wait(WINDOW)
    s.replies += [s.past(seat, 1, 50), s.commands.catch_up(seat, 0)]  # type: ignore[attr-defined]
    return s


def try_everything(s: Sitting, seat: int, public: random.Random) -> None:
    """The seat asks every possible question."""
    me, number = PEOPLE[seat], s.table.decision(seat)
    picks = [public.randrange(-1, 8) for _ in range(public.randrange(4))]
    s.replies += [  # type: ignore[attr-defined]
        s.do(lambda t, now: t.draft(me, seat, number, picks, now=now)),
        asked(lambda: s.commands.judge(me, seat, public.randrange(8))),
        s.decide(seat, 99),
        s.decide(seat, DONE, decision=number + 1),
        s.do(lambda t, now: t.undo(me, seat, number, now=now)),
        s.do(lambda t, now: t.consent.propose(me, "undo", seat, s.back(seat, public.randrange(1, 3)), now=now)),
        s.commands.catch_up(seat, 0),
        asked(lambda: s.commands.bots.hint(me, seat)),
    ]


def asked(question: Callable[[], object]) -> object:
    """The answers to questions."""
    try:
        return question()
    except NotPossible as problem:
        return problem.refusal("t1")


def slow_bids(s: Sitting, seat: int, secret: random.Random) -> None:
    """A seat lays coins one by one, or takes one back, and is done after half a second."""
    for _ in range(10):
        s.wait(50)
        choices = [a for a in s.legal(seat) if a != DONE]
        if choices and secret.random() < 0.4:
            s.decide(seat, secret.choice(choices))
        elif secret.random() < 0.2:
            s.do(lambda t, now: t.undo(PEOPLE[seat], seat, t.table.decision(seat), now=now))
    s.decide(seat, DONE)


def quick_bids(s: Sitting, seat: int, secret: random.Random) -> None:
    """Within its window a seat lays coins from its hand, changes its mind as often as it likes, and is done."""
    for _ in range(1 + secret.randrange(3)):
        hand = copy_of(s.table.running)
        bid: list[int] = []
        while seat in s.table.pending() and (not bid or bid[-1] != DONE):
            bid.append(secret.choice([int(a) for a in hand.state.legal(seat)]))
            hand.decide(seat, bid[-1])
        assert isinstance(s.decide(seat, *bid), Ack)


def received(s: Sitting, seat: int) -> list[tuple[int, bytes]]:
    """Everything a seat was sent and when, and every answer; except for the commitment, which is a hash over 32 secret
    bytes."""
    seen = [(at, n.message) for n, at in zip(s.envelopes, s.moments, strict=True) if n.to in (seat, -2)]
    seen += [(-1, reply) for reply in s.replies]  # type: ignore[attr-defined]
    commitment = s.table.commitment().encode()
    return [(at, msgspec.json.encode(message).replace(commitment, b"?")) for at, message in seen]


def test_two_tables_a_seat_cannot_tell_apart_send_it_the_same_bytes_at_the_same_moments():
    compared = 0
    for n, (state, seat) in enumerate(positions(POSITIONS)):
        other = state.resample(seat, Generator(n + 1))
        if other.digest() == state.digest():
            continue
        compared += 1
        slow = n % 2 == 1 and all(len(w.legal(p)) > 1 for w in (state, other) for p in state.pending() if p != seat)
        one, two = at_a_table(state, seat, n, slow), at_a_table(other, seat, n, slow)
        for here, there in zip(received(one, seat), received(two, seat), strict=True):
            assert here == there, f"position {n}, seat {seat}"
    assert compared >= POSITIONS // 2, "too few of the pairs differ at all"


def by_kind(s: Sitting) -> None:
    """What is due next happens before what else is due at the same moment because of what it is."""
    if s.commands.context.timers:
        s.commands.context.timers.sort(key=lambda due: (due.at, due.kind))


def restart(s: Sitting, seat: int) -> None:
    """Every action of the seat restarts its clock."""
    opened = s.table.metadata.clocks.opened
    if opened[seat]:
        opened[seat] = s.now


@pytest.mark.parametrize("leak", ["window", "clock", "order"])
def test_the_comparison_notices_a_table_that_leaks(leak, monkeypatch):
    """Answers that show when they come, an order that depends on who answered, clocks that a secret pick restarts."""
    if leak == "window":
        monkeypatch.setitem(globals(), "SETTINGS", msgspec.structs.replace(SETTINGS, window_ms=0))
    elif leak == "order":
        due = Sitting.due
        monkeypatch.setattr(Sitting, "due", lambda s: (due(s), by_kind(s))[0])
    else:
        decide = Sitting.decide
        monkeypatch.setattr(Sitting, "decide", lambda s, seat, *a, **k: (decide(s, seat, *a, **k), restart(s, seat))[0])
    with pytest.raises((AssertionError, ValueError)):
        test_two_tables_a_seat_cannot_tell_apart_send_it_the_same_bytes_at_the_same_moments()


def test_nothing_that_leaves_a_running_table_carries_a_digest_or_a_journal_number():
    s = Sitting(seed=4)
    s.play_some(10, 3)
    digest = s.table.running.state.digest()
    sent = b"".join(msgspec.json.encode(note.message) for note in s.envelopes)
    assert str(digest).encode() not in sent and f"{digest:016x}".encode() not in sent
    assert s.table.digest().encode() not in sent
    assert b'"seq"' not in sent and b'"line"' not in sent
