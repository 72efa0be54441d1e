"""Replays, and playing on from an earlier position."""

import msgspec
import pytest

from petteia.engine.protocol import SPECTATOR
from petteia.tables.afterwards.past import may_look
from petteia.tables.afterwards.reader import HistoryReader
from petteia.tables.commands.trial import NotPossible
from petteia.tables.journal.records import fork_of, position_after
from petteia.tables.messages import Update
from tests.tables.sitting import Sitting, load


def test_looking_back_shows_what_was_sent_then():
    s = Sitting(seed=7)
    s.play_some(12, 2)
    for seat in (0, 1, 2, SPECTATOR):
        sent = [m for m in s.sent_to(seat) if isinstance(m, Update)]
        total = s.past(seat, 1).total
        assert total == sent[-1].n
        again = {u.n: u for u in s.past(seat, 1, 50).updates}
        assert len(again) == total
        for update in sent:
            assert msgspec.json.encode(again[update.n]) == msgspec.json.encode(update)


def test_looking_back_goes_through_what_was_undone():
    s = Sitting(seed=7)
    s.decide(0, s.legal(0)[0])
    s.do(lambda t, now: t.undo("ida", 0, t.table.decision(0), now=now))
    s.play_some(5, 2)
    sent = [m for m in s.sent_to(0) if isinstance(m, Update)]
    assert s.past(0, 1, 50).updates[-len(sent) + 1 :] == sent[1:]


class Kept:
    """A shelf with one journal."""

    def __init__(self, journal: list[bytes]) -> None:
        self.journal = journal

    def entries(self, table: str, after: int = 0) -> list[bytes]:
        return self.journal[after:]


def test_what_is_drawn_of_a_moment_is_what_whoever_watched_was_sent_then():
    """Everybody sees pictures of links: for any moment, they have nothing but a spectator's view."""
    s = Sitting(seed=7)
    s.play_some(6, 2)
    s.do(lambda t, now: t.undo("ida", 0, t.table.decision(0), now=now))
    with pytest.raises(NotPossible, match="over"):
        HistoryReader(Kept(s.journal), load).seen("t1", 1, SPECTATOR)
    s.play_out()
    reader = HistoryReader(Kept(s.journal), load)
    watched = s.past(SPECTATOR, 1, 50).updates
    assert len(watched) > 10
    for update in watched:
        seen = reader.seen("t1", update.n, SPECTATOR)
        assert {**seen, "known": []} == {**update.view, "known": []}
    assert reader.seen("t1", 0, SPECTATOR)["over"] and reader.seen("t1", len(watched), SPECTATOR)["over"]
    told = {moment.line: moment.n for moment in s.past(SPECTATOR, 1, 1000, brief=True).moments}
    for moment in s.past(1, 1, 1000, brief=True).moments:
        theirs = reader.seen("t1", moment.n, 1)
        assert theirs["seat"] is None, "not what the seat saw"
        if moment.line in told:
            assert theirs == reader.seen("t1", told[moment.line], SPECTATOR)
    for n in (len(watched) + 1, 10_000):
        with pytest.raises(NotPossible):
            reader.seen("t1", n, SPECTATOR)


def test_while_a_game_runs_everybody_looks_back_on_his_own_side_only():
    s = Sitting(seed=7)
    may_look(s.table, "ida", 0)
    may_look(s.table, "zoe", SPECTATOR)
    for player, seat in (("ida", 1), ("zoe", 0), ("ida", SPECTATOR)):
        with pytest.raises(NotPossible):
            may_look(s.table, player, seat)
    s.play_out()
    may_look(s.table, "ida", 1)
    may_look(s.table, "zoe", 0)
    with pytest.raises(NotPossible):
        s.past(0, 10_000)


def test_playing_on_needs_a_game_that_is_over():
    s = Sitting(seed=7)
    with pytest.raises(NotPossible):
        fork_of(s.table, 8, "kept", None, 1)


def test_a_fork_keeps_the_cards_or_deals_them_anew():
    s = Sitting(seed=7)
    s.play_out(1)
    was = position_after(s.table, 9)
    start, lines = fork_of(s.table, 9, "kept", None, 1)
    assert start is None and len(lines) == 9
    worlds = set()
    for seed in range(20):
        start, lines = fork_of(s.table, 9, "anew", None, seed)
        assert lines == [] and start is not None
        world = s.table.game.restore(start)
        assert world.view(None) == was.view(None), "what everybody could see is as it was"
        worlds.add(world.digest())
    assert len(worlds) > 1
    for seed in range(20):
        start, _ = fork_of(s.table, 9, "anew", 1, seed)
        assert s.table.game.restore(start).view(1) == was.view(1), "the seat that keeps its side sees it unchanged"


def test_a_fork_names_a_line_that_is_there():
    s = Sitting(seed=7)
    s.play_out(1)
    for line, code in ((-1, "no_such_line"), (999, "no_such_line"), (len(s.table.lines()), "game_over")):
        with pytest.raises(NotPossible) as refused:
            fork_of(s.table, line, "kept", None, 1)
        assert refused.value.code == code


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_any_stretch_of_the_past_is_the_same_as_in_one_go(seat):
    s = Sitting(seed=7)
    s.decide(0, s.legal(0)[0])
    s.do(lambda t, now: t.undo("ida", 0, t.table.decision(0), now=now))
    s.play_out(3)
    total = s.past(seat, 1).total
    whole = [s.past(seat, n).updates[0] for n in range(1, total + 1)]
    assert [update.n for update in whole] == list(range(1, total + 1))
    for first in (total, total // 2, 1):
        there = s.past(seat, first, 50).updates
        assert there == whole[first - 1 : first + 49]


def test_in_brief_the_past_is_what_was_heard_and_after_the_end_where_it_stands_in_the_record():
    s = Sitting(seed=7)
    s.play_some(12, 2)
    running = s.past(0, 1, 1000, brief=True)
    whole = s.past(0, 1, 50).updates
    assert [(m.n, m.event, m.events) for m in running.moments] == [(u.n, u.event, u.events) for u in whole]
    assert {m.line for m in running.moments} == {0}, "a running game does not tell its line numbers"
    s.play_out(2)
    over = s.past(0, 1, 1000, brief=True)
    assert len(over.moments) == over.total > running.total
    for moment in over.moments[1:-1]:
        position = position_after(s.table, moment.line).view(0)
        seen = s.past(0, moment.n).updates[0].view
        assert {k: v for k, v in seen.items() if k != "undo"} == position


def test_looking_back_follows_a_game_that_goes_on():
    s = Sitting(seed=7)
    s.play_some(4, 2)
    before = s.past(1, 1, 50)
    s.play_some(8, 2)
    after = s.past(1, 1, 50)
    assert after.total > before.total
    assert after.updates[: before.total] == before.updates
