"""A person's actions that nobody has to answer are held back from the others, until they are confirmed or cannot be
taken back."""

import random
from typing import Any

import pytest

import petteia
from petteia.engine.generator import Generator
from petteia.engine.play import CONSENT, Play
from petteia.engine.protocol import CHANCE, OVER, SPECTATOR
from petteia.games.age_of_mythology.scenario import scenario
from petteia.tables.commands.play import TableCommands
from petteia.tables.journal import entries as j
from petteia.tables.journal.history import remembered, told_by
from petteia.tables.journal.loading import created_by, go_on, restored
from petteia.tables.journal.specs import BotSpec, Clock, GameSpec, SeatPlan, Settings
from petteia.tables.messages import Ack, Info, Refusal, Update
from petteia.tables.table.table import Table
from petteia.tables.table.timers import ALONE_MS
from tests.shelf import GAMES
from tests.tables.sitting import Sitting

CONFIRM_MS = 30_000
MIDDLE: dict[str, Any] = {
    "cultures": ["greek", "egyptian", "norse"],
    "turn": 3,
    "resources": {0: [6, 6, 6, 6]},
    "hands": {0: ["permanent_build", "permanent_recruit"], 1: ["permanent_gather"], 2: ["permanent_gather"]},
}


def load(game: str, seats: int | None, options: object, components: object) -> Any:
    return petteia.load(game, seats, options, components)  # type: ignore[arg-type]


class Age(Sitting):
    """Three people at Age of Mythology; the first of them has cards to play."""

    def __init__(self, confirm_ms: int = CONFIRM_MS, bots: int = 0, clock: Clock | None = None) -> None:
        self.now, self.random = 1_000_000, random.Random(1)
        self.journal, self.envelopes, self.told, self.moments, self.written = [], [], [], [], []
        start = dict(scenario(**MIDDLE).state.save())
        people = [SeatPlan(p, p.title()) for p in ("ida", "joe", "kim")[: 3 - bots]]
        plans = [*people, *[SeatPlan(bot=BotSpec("random"))] * bots]
        settings = Settings(window_ms=0, confirm_ms=confirm_ms, clock=clock or Clock())
        spec = GameSpec.of("age_of_mythology", petteia.load("age_of_mythology", 3), None)
        created = j.Created(self.now, "t1", spec, "ida", settings, plans, start)
        self.journal.append(j.encode(created))
        self.commands = TableCommands(Table(created, load), self.entropy, self.now)
        for plan in plans:
            self.commands.context.away.pop(plan.player, None)
        self.begin()
        self.began = len(self.envelopes)

    def play(self, *texts: str) -> None:
        for text in texts:
            reply = self.decide(0, self.table.running.game.actions.number(text))
            assert isinstance(reply, Ack), reply

    def undo(self) -> Any:
        return self.do(lambda t, now: t.undo("ida", 0, self.table.decision(0), now=now))

    def others(self) -> list[Any]:
        """Messages to everybody but the first seat since the beginning."""
        return [note.message for note in self.envelopes[self.began :] if note.to != 0]

    def again(self) -> Table:
        """The table as it is read after a restart: from its journal, and from a snapshot of it."""
        folded = go_on(Table(created_by(self.journal), load), [j.decode(each) for each in self.journal[1:]])
        read = restored(created_by(self.journal), load, folded.snapshot())
        assert read is not None and read.digest() == folded.digest()
        return read


def test_a_list_that_is_refused_shows_nothing_that_is_held_back():
    s = Age()
    s.play("play permanent_build")
    number = s.table.running.game.actions.number
    before, sent = s.table.snapshot(), len(s.envelopes)
    first = next(text for text in map(s.table.running.game.actions.text, s.legal(0)) if text.startswith("build"))
    reply = s.decide(0, number(first), number("play permanent_recruit"))
    assert isinstance(reply, Refusal), reply
    assert s.table.snapshot() == before and len(s.envelopes) == sent
    assert s.table.running.holder() == 0 and not s.table.running.entries[-1].shown
    s.play(first)
    assert s.again().digest() == s.table.digest()


def test_a_played_card_is_taken_back_and_nobody_has_heard_of_it():
    s = Age()
    before = s.table.running.state.digest()
    s.play("play permanent_build")
    s.now += 5000
    update = [m for m in s.sent_to(0) if isinstance(m, Update)][-1]
    assert update.held and update.view["undo"]
    assert s.others() == []
    assert isinstance(s.undo(), Ack)
    assert s.table.running.state.digest() == before
    assert s.others() == []


def test_nothing_public_moves_while_something_is_held_back():
    s = Age(clock=Clock(60_000, 0))
    info, changed = s.commands.catch_up(SPECTATOR).info, s.table.metadata.changed
    theirs = [s.commands.catch_up(seat) for seat in (1, 2, SPECTATOR)]
    s.now += 4000
    s.play("play permanent_build")
    s.now += 4000
    assert [s.commands.catch_up(seat) for seat in (1, 2, SPECTATOR)] == theirs
    assert s.commands.catch_up(SPECTATOR).info == info and s.table.metadata.changed == changed
    assert [s.table.metadata.heard[seat].sent for seat in (1, 2, SPECTATOR)] == [
        s.told[0].seats[seat][0] for seat in (1, 2, SPECTATOR)
    ]


def test_a_taken_back_move_and_none_at_all_look_the_same_to_the_others():
    quiet, busy = Age(), Age()
    for s, tries in ((quiet, 0), (busy, 2)):
        for _ in range(tries):
            s.now += 1000
            s.play("play permanent_recruit")
            s.undo()
        s.now = 1_010_000
        s.play("play permanent_build")
        s.do(lambda t, now: t.confirm("ida", 0, now=now))
    assert quiet.others() == busy.others() != []
    assert [t.seats[1:] for t in quiet.told[-1:]] == [t.seats[1:] for t in busy.told[-1:]]


def test_what_is_confirmed_is_shown_at_once_and_stands():
    s = Age()
    s.play("play permanent_build")
    s.do(lambda t, now: t.confirm("ida", 0, "k", now=now))
    told = [m for m in s.others() if isinstance(m, Update)]
    assert {m.seat for m in told} == {1, 2, None}
    assert all(m.events[0]["event"] == "card_played" and not m.held for m in told)
    reply = s.undo()
    assert isinstance(reply, Refusal) and reply.code == "cannot_undo"
    seen = len(s.envelopes)
    s.do(lambda t, now: t.confirm("ida", 0, "k", now=now))
    assert len(s.envelopes) == seen, "the same message twice is one"


def test_after_the_tables_confirm_time_it_is_shown_by_itself():
    s = Age()
    s.play("play permanent_build")
    began = s.now
    s.now += 10_000
    assert s.due() == began + CONFIRM_MS
    s.now = began + CONFIRM_MS
    s.do(lambda t, now: t.tick(now=now))
    assert [m for m in s.others() if isinstance(m, Update)] and s.table.metadata.unshown == 0


def test_with_the_next_seats_decision_everything_is_shown():
    s = Age()
    s.play("play permanent_build")
    while s.table.pending() == [0]:
        s.decide(0, int(s.table.running.state.default(0)))
    told = [m for m in s.others() if isinstance(m, Update) and m.seat == 1]
    assert told[0].events[0]["event"] == "card_played"
    assert s.table.running.holder() == SPECTATOR and s.table.running.unsent(0) is None


def test_what_was_held_back_is_kept_beside_the_line_that_ended_it():
    s = Age()
    s.play("play permanent_build")
    first = next(text for text in map(s.table.running.game.actions.text, s.legal(0)) if text.startswith("build"))
    before = {seat: s.table.metadata.heard[seat].told for seat in (1, 2, SPECTATOR)}
    s.table.take(j.Decided(s.now, 0, [first], "clock"))  # which holds nothing back
    assert s.table.told
    delivery = s.table.told[-1]
    for seat, told in before.items():
        _, now, numbers = delivery.seats[seat]
        assert [delivery.events[n]["event"] for n in numbers][:3] == ["card_played", "paid", "built"]
        assert now - told == len(numbers), "none of them is missing"


def test_going_back_by_consent_tells_what_stands_of_what_was_held_back():
    play, rng, gone_back = Play(petteia.load("deukalion", 3)), Generator(5), 0
    while gone_back < 5:
        who = play.state.pending()
        if who == CHANCE:
            play.deal(next(i for i, weight in enumerate(play.state.chance()) if weight))
            continue
        seat, options = who[0], [int(option) for option in play.state.legal(who[0])]
        held, if_shown = play.holder() != SPECTATOR, play.fork()
        play.decide(seat, options[rng.below(len(options))], hold=True)
        if not held or play.holder() == SPECTATOR:
            continue
        sent, shown = play.go_back(play.lines), if_shown.show()
        told = [(m.seat, m.events) for m in shown if m.seat != seat]
        assert [(m.seat, m.events) for m in sent][: len(told)] == told, "and they never hear of the other one"
        assert {m.seat for m in sent[len(told) :]} == {seat, SPECTATOR}
        assert all(m.events == [{"event": "undone", "seat": CONSENT}] for m in sent[len(told) :])
        assert all(play.view(each) == if_shown.view(each) for each in play.inboxes)
        gone_back += 1


def test_held_moves_that_a_bot_takes_over_are_told_again_when_they_were_shown():
    s = Age()
    s.play("play permanent_build")
    s.now += 70_000 - CONFIRM_MS
    s.do(lambda t, now: t.people.gone("ida", now=now - 60_000))
    s.do(lambda t, now: t.people.stand_in("ida", 0, now=now))
    assert isinstance(j.decode(s.journal[-1]), j.TakenOver)
    retold = list(told_by(s.journal, load))
    assert [(t.line, t.at, t.seats) for t in retold] == [(t.line, t.at, t.seats) for t in s.told]
    assert s.told[-1].at == s.now and s.told[-1].seats[1][2]


def test_held_moves_come_back_held_after_a_restart_and_none_is_lost():
    s = Age()
    s.play("play permanent_build")
    table = s.again()
    assert table.digest() == s.table.digest()
    commands = TableCommands(table, s.entropy, s.now)
    assert table.running.holder() == 0 and table.metadata.unshown
    assert not table.update(1).events and table.update(0).held
    shown = commands.confirm("ida", 0, now=s.now + 1)
    assert {note.to for note in shown.envelopes if not isinstance(note.message, Info)} >= {1, 2, SPECTATOR}


def test_a_bot_that_takes_over_decides_on_what_everybody_has_seen():
    s = Age()
    s.play("play permanent_build")
    s.do(lambda t, now: t.people.resign("ida", 0, now=now))
    assert s.table.running.holder() == SPECTATOR
    assert any(isinstance(m, Update) for m in s.others())


def test_bots_moves_are_not_held_back():
    s = Age(bots=2)
    s.play("play permanent_build")
    while s.table.pending() == [0]:
        s.decide(0, int(s.table.running.state.default(0)))
    asks = s.commands.bots.asks(now=s.now)
    assert asks and asks[0].update.view == s.table.running.view(asks[0].seat)
    s.do(lambda t, now: t.bot_decides(asks[0].seat, asks[0].decision, None, now=now))
    assert s.table.running.holder() == SPECTATOR


@pytest.mark.parametrize(("bots", "longest"), [(0, CONFIRM_MS), (1, CONFIRM_MS), (2, ALONE_MS)])
def test_who_plays_with_bots_alone_has_minutes_to_take_a_move_back(bots: int, longest: int):
    s = Age(bots=bots)
    s.play("play permanent_build")
    assert s.due() == s.table.metadata.unshown + longest


def test_where_nothing_is_held_back_nothing_that_was_sent_is_taken_back_alone():
    s = Age(confirm_ms=0)
    s.play("play permanent_build")
    assert any(isinstance(m, Update) for m in s.others())
    assert not s.table.running.view(0)["undo"]
    assert isinstance(s.undo(), Refusal)


def test_what_others_propose_does_not_tell_whether_something_is_held_back():
    s = Age()
    latest = s.table.metadata.heard[1].sent
    refused = s.do(lambda t, now: t.consent.propose("joe", "undo", 1, s.back(1, latest), now=now))
    s.play("play permanent_build")
    assert s.do(lambda t, now: t.consent.propose("joe", "undo", 1, s.back(1, latest), now=now)) == refused


def test_looking_back_shows_what_was_sent():
    s = Age()
    s.play("play permanent_build")
    s.undo()
    s.play("play permanent_recruit")
    s.do(lambda t, now: t.confirm("ida", 0, now=now))
    while s.table.pending() == [0]:
        s.decide(0, int(s.table.running.state.default(0)))
    for seat in (0, 1, SPECTATOR):
        sent = [m for m in s.sent_to(seat) if isinstance(m, Update)]
        total = s.table.metadata.heard[seat].sent
        assert [u.events for u in s.past(seat, 1, total).updates] == [m.events for m in sent]
        assert s.past(seat, total).updates[0].view == sent[-1].view
    retold = list(told_by(s.journal, load))
    assert [t.seats[1][:2] for t in retold][-1] == s.told[-1].seats[1][:2]
    assert remembered(s.journal, load).running.state.digest() == s.table.running.state.digest()


@pytest.mark.parametrize("game", GAMES)
def test_holding_back_changes_when_others_are_told_and_never_what(game: str):
    """Two plays of the same random game; in one of them everything possible is held back, and shown now and then."""
    box = petteia.load(game, 3)
    plain, holding, rng = Play(box), Play(box), Generator(5)
    told, later = list(plain.sent), list(holding.sent)
    for _ in range(400):
        who = plain.state.pending()
        if who == OVER:
            break
        if who == CHANCE:
            weights = [int(weight) for weight in plain.state.chance()]
            outcome = next(i for i, weight in enumerate(weights) if weight)
            told += plain.deal(outcome)
            later += holding.deal(outcome)
            continue
        options = [int(option) for option in plain.state.legal(who[0])]
        action = options[rng.below(len(options))]
        told += plain.decide(who[0], action)
        sent = holding.decide(who[0], action, hold=True)
        later += sent
        if holding.holder() != SPECTATOR:
            assert all(message.seat == who[0] for message in sent), "nobody else hears of what is held back"
            if rng.below(3) == 0:
                before = holding.state.digest()
                later += holding.undo(who[0]) + holding.decide(who[0], action, hold=True)
                assert holding.state.digest() == before
            elif rng.below(4) == 0:
                later += holding.show()
    later += holding.show()
    assert holding.state.digest() == plain.state.digest()
    for seat in plain.inboxes:
        at_once = [form for message in told if message.seat == seat for form in message.events]
        at_last = [form for message in later if message.seat == seat for form in message.events]
        if seat == SPECTATOR:
            assert at_last == at_once
        assert [f for f in at_last if f["event"] != "undone"][-1] == at_once[-1]
        assert holding.view(seat) == plain.view(seat)
