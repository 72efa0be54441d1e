"""A table read from its journal is the table that wrote it, whatever happened at it."""

import random

import msgspec
import pytest

from petteia.engine.luck import KINDS_OF_LUCK
from petteia.tables.commands.play import TableCommands
from petteia.tables.journal import entries as j
from petteia.tables.journal.loading import load_table
from petteia.tables.messages import Refusal
from petteia.tables.plans.plan import PlanEntry
from tests.tables.sitting import PEOPLE, BotSpec, Clock, SeatPlan, Settings, Sitting, load

COMMANDS = 120


def commotion(seed: int) -> Sitting:
    """Everybody does everything, possible or not, at odd times."""
    rng = random.Random(seed)
    clock = rng.choice([Clock(), Clock(move_ms=20_000), Clock(move_ms=2000, bank_ms=60_000)])
    bot = BotSpec("random", {"seed": seed})
    seats = rng.choice([None, [SeatPlan("ida", "Ida"), SeatPlan(bot=bot), SeatPlan("ida", "Ida")]])
    settings = Settings(
        clock=clock, window_ms=rng.choice([0, 1500]), takeover_ms=rng.choice([0, 5000]), luck=KINDS_OF_LUCK[seed % 2]
    )
    s = Sitting(settings, seats, seed=seed)
    for n in range(COMMANDS):
        something(s, rng, f"k{rng.randrange(n + 1)}")
        if rng.random() < 0.3:
            s.wait(rng.choice([10, 700, 1500, 6000, 30_000]))
    return s


def something(s: Sitting, rng: random.Random, key: str) -> None:
    seat = rng.randrange(3)
    player = rng.choice([*PEOPLE, s.table.seats[seat].player, "zoe"])
    number = s.table.decision(seat) + rng.choice([0, 0, 0, 0, 0, 1, -1])
    legal = s.legal(seat) if s.table.play is not None else []
    actions = [rng.choice(legal) if legal and rng.random() < 0.9 else rng.randrange(-1, 9)]
    if rng.random() < 0.2:
        actions = [rng.randrange(7) for _ in range(rng.randrange(4))]
    owner = s.table.seats[seat].player
    made = s.table.plan_shown(seat).made
    choices = [
        (30, lambda t, now: t.decide(owner, seat, number, actions, key, now=now)),
        (2, lambda t, now: t.decide(player, seat, number, actions, key, now=now)),
        (6, lambda t, now: t.undo(owner, seat, number, key, now=now)),
        (2, lambda t, now: t.draft(owner, seat, number, actions, now=now)),
        (2, lambda t, now: t.consent.propose(player, "undo", seat, s.back(seat, rng.randrange(20)), now=now)),
        (1, lambda t, now: t.consent.propose(player, "pause", seat, now=now)),
        (8, lambda t, now: t.consent.answer(player, rng.random() < 0.9, now=now)),
        (4, lambda t, now: t.consent.resume(player, now=now)),
        (3, lambda t, now: t.people.say(player, player, "hm", key, now=now)),
        (2, lambda t, now: t.order(owner, seat, rng.random() < 0.5, now=now)),
        (3, lambda t, now: t.planning.change(owner, seat, [planned(rng)], [rng.randrange(9)], made, now=now)),
        (2, lambda t, now: t.keep_open(owner, seat, number, now=now)),
        (3, lambda t, now: t.people.back(player, now=now)),
        (1, lambda t, now: t.people.outage(rng.randrange(5000), now=now)),
        (0.3, lambda t, now: t.people.resign(player, seat, now=now)),
        (8, lambda t, now: t.bot_decides(seat, number, rng.choice([actions, None]), now=now)),
        (0.2, lambda t, now: t.consent.propose(player, "give_up", seat, now=now)),
        (1, lambda t, now: t.seating.sit(player, "x", seat, now=now)),
        (1, lambda t, now: t.people.rematched("t2", now=now)),
        (1, lambda t, now: t.people.share(player, rng.random() < 0.5, now=now)),
    ]
    if rng.random() < 0.05:
        s.commands.people.gone(player, now=s.now)
    if rng.random() < 0.2:
        s.commands.bots.asks(now=s.now)
    s.do(rng.choices([c for _, c in choices], [w for w, _ in choices])[0])


def planned(rng: random.Random) -> tuple[PlanEntry, list[int]]:
    """Any entry of a plan."""
    what = rng.choice(["wish", "wish", "pass", "same", "bot"])
    level = "hoplite" if what == "bot" else ""
    about, otherwise = rng.choice(["", "bid", "pay"]), rng.choice(["ask", "next", "pass", "wait"])
    entry = PlanEntry(0, what, about, level=level, repeats=rng.random() < 0.5, otherwise=otherwise)
    return entry, [rng.randrange(7) for _ in range(2)] if what == "wish" else []


@pytest.mark.parametrize("seed", range(40))
def test_a_table_read_back_from_its_journal_is_the_same_table(seed):
    s = commotion(seed)
    assert s.reloaded().digest() == s.table.digest()


@pytest.mark.parametrize("seed", range(20))
def test_a_snapshot_changes_nothing_but_the_time_it_takes(seed):
    s = commotion(seed)
    rng = random.Random(seed)
    for _ in range(5):
        part = load_table(s.journal[: rng.randrange(1, len(s.journal) + 1)], load)
        assert s.reloaded(part.snapshot()).digest() == s.table.digest()


@pytest.mark.parametrize("seed", range(10))
def test_a_table_that_was_put_away_goes_on_as_if_it_had_not_been(seed):
    """The same commands, once with the commands reading the table anew from snapshot and journal before each."""
    kept, put_away = Sitting(seed=seed), Sitting(seed=seed)
    one, other = random.Random(seed), random.Random(seed)
    for n in range(60):
        before = put_away.commands
        put_away.commands = TableCommands(put_away.reloaded(put_away.table.snapshot()), put_away.entropy, put_away.now)
        at, there = put_away.commands.context, before.context
        at.away, at.left = there.away, there.left  # all have come back as they were
        put_away.commands.people.back("zoe", now=put_away.now)  # which everybody has been told
        something(kept, one, f"k{n}")
        something(put_away, other, f"k{n}")
        assert kept.journal == put_away.journal
    assert kept.envelopes == put_away.envelopes


def test_the_commotion_reaches_every_kind_of_entry_of_a_running_table():
    seen = {type(j.decode(payload)) for seed in range(60) for payload in commotion(seed).journal}
    wanted = {
        j.Decided, j.Dealt, j.Undone, j.AnswerHeld, j.WindowKeptOpen, j.StandingOrderSet, j.PlanChanged,
        j.Proposed, j.ProposalAnswered, j.WentBack, j.Paused, j.Resumed, j.Outage,
        j.ChatSent, j.TakenOver, j.GivenBack, j.Resigned, j.Closed, j.RematchSet,
        j.SharingSet,
    }  # fmt: skip
    assert wanted <= seen, {kind.__name__ for kind in wanted - seen}


def test_a_spoilt_snapshot_is_left_aside():
    s = commotion(3)
    for spoilt in (b"", b"{}", b'{"version":1,"books":{},"play":null}', s.table.snapshot()[:-10]):
        assert s.reloaded(spoilt).digest() == s.table.digest()


def test_a_snapshot_of_what_never_became_durable_is_left_aside():
    s = commotion(3)
    shorter = s.journal[:-1]
    assert load_table(shorter, load, s.table.snapshot()).digest() == load_table(shorter, load).digest()


@pytest.mark.parametrize(("luck", "version"), [("stream", 1), ("keyed", 2)])
def test_a_petteia_that_cannot_deal_a_tables_luck_does_not_open_it(luck, version):
    """A journal says which version it needs; one that needs a later version is refused."""
    settings = Settings(luck=luck)
    assert settings.needs == version
    s = Sitting(settings)
    later = j.encode(msgspec.structs.replace(j.decode(s.journal[0]), version=j.JOURNAL_VERSION + 1))
    with pytest.raises(j.UnreadableJournal, match=f"of version {j.JOURNAL_VERSION + 1}"):
        load_table([later, *s.journal[1:]], load)


def test_what_is_no_journal_is_refused_with_a_sentence():
    s = Sitting()
    for bad in ([], s.journal[1:], [b"not json"], [b'{"e":"somethingnew","at":1}'], [*s.journal, b"\xff"]):
        with pytest.raises(j.UnreadableJournal) as refused:
            load_table(bad, load)
        assert len(str(refused.value)) > 20


def test_a_table_whose_rules_are_not_loaded_can_be_viewed_closed_and_exported():
    s = Sitting(seed=3)
    s.play_some(5)
    changed = [s.journal[0].replace(b'"rules":1', b'"rules":7'), *s.journal[1:]]
    viewed = load_table(changed, load, s.table.snapshot(views=True))
    assert viewed.unplayable and viewed.update(1).view == s.table.running.view(1)
    assert viewed.metadata == s.table.metadata
    table = load_table(changed, load)
    assert "not by 7" in table.unplayable and table.status == "running"
    commands = TableCommands(table, s.entropy, s.now)
    refusal = commands.decide("ida", 0, 1, [3], now=s.now).reply
    assert isinstance(refusal, Refusal) and refusal.code == "stranded"
    closed = commands.people.close("ida", now=s.now)
    assert table.status == "closed"

    from petteia.engine.record import Record
    from petteia.tables.journal.records import record_of

    entries = [j.decode(payload) for payload in [*changed, *closed.entries]]
    record = Record.parse(record_of(table, entries))
    assert len(record.lines) == len(s.table.lines()) and record.header.rules == 7
