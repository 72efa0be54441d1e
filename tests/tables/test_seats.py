"""Before the game: seats, readiness, the dealer's commitment."""

import pytest

from petteia.engine.dealer import commitment
from petteia.engine.record import Record
from petteia.engine.replay import verify
from petteia.tables.journal.records import record_of
from petteia.tables.journal.specs import BotSpec, SeatPlan
from petteia.tables.messages import Info, Refusal, Update
from petteia.tables.table.metadata import RUNNING, STARTING
from tests.tables.sitting import ALL_PRESENT, PEOPLE, Settings, Sitting


def empty(**settings: object) -> Sitting:
    return Sitting(Settings(window_ms=0, **settings), [SeatPlan()] * 3, begin=False)


def refused(reply: object, code: str) -> None:
    assert isinstance(reply, Refusal), reply
    assert reply.code == code
    assert reply.text


def test_people_sit_down_and_everybody_sees_it():
    s = empty()
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 1, now=now))
    assert s.table.seats[1].name == "Ida"
    told = s.envelopes[-1]
    assert told.to == ALL_PRESENT and isinstance(told.message, Info) and told.message.seats[1].player == "ida"


def test_a_taken_seat_is_refused_and_nothing_changes():
    s = empty()
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 1, now=now))
    before = s.table.digest()
    refused(s.do(lambda t, now: t.seating.sit("joe", "Joe", 1, now=now)), "seat_taken")
    refused(s.do(lambda t, now: t.seating.sit("joe", "Joe", 3, now=now)), "no_such_seat")
    assert s.table.digest() == before


def test_one_player_may_hold_several_seats():
    s = empty()
    for seat in (0, 2):
        s.ok(lambda t, now, seat=seat: t.seating.sit("ida", "Ida", seat, now=now))
    assert s.table.seats_of("ida") == [0, 2]


def test_each_seat_of_a_shared_screen_has_a_name_of_its_own():
    s = empty()
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 0, now=now))
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 1, now=now))
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 2, "Bion", now=now))
    assert [seat.name for seat in s.table.seats] == ["Ida", "Ida 2", "Bion"]
    s.ok(lambda t, now: t.seating.ready("ida", 1, True, now=now))
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 1, "Chloe", now=now))
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 1, now=now))  # no name: as before
    assert s.table.seats[1].name == "Chloe" and s.table.seats[1].ready
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 1, "Bion", now=now))
    assert s.table.seats[1].name == "Bion 2"
    s.ok(lambda t, now: t.people.say("ida", "Ida", "χαῖρε", seat=2, now=now))
    assert (s.table.metadata.chat[-1].name, s.table.metadata.chat[-1].seat) == ("Bion", 2)


LIKE_IDA = ("Ida", "iDA", "I d a", "\uff29\uff44\uff41", "I\u200dda", "Id\u3164a")
LOOKS_LIKE_IDA = ("Id\u0430", "\u0406\u0501\u0430", "\u0399da", "lda")  # Cyrillic, Greek, a small L


@pytest.mark.parametrize("name", [*LIKE_IDA, *LOOKS_LIKE_IDA])
def test_no_two_seats_have_one_name(name):
    s = empty()
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 0, now=now))
    s.ok(lambda t, now: t.seating.sit("joe", name, 1, now=now))
    s.ok(lambda t, now: t.seating.place("ida", 2, BotSpec("random", {}, name), now=now))
    bot = s.table.seats[2].bot
    assert bot is not None and [s.table.seats[1].name, bot.name] == [f"{name} 2", f"{name} 3"]
    refused(s.do(lambda t, now: t.seating.sit("joe", "Joe", 1, name, now=now)), "name_taken")
    s.ok(lambda t, now: t.seating.sit("joe", "Joe", 1, "Joe", now=now))
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 0, "IDA", now=now))
    assert [seat.name for seat in s.table.seats[:2]] == ["IDA", "Joe"]
    s.ok(lambda t, now: t.people.say("joe", name, "it is me", now=now))
    assert s.table.metadata.chat[-1].name == "Joe", "nor does anybody with a seat speak under another name"


def test_a_private_table_is_by_invitation():
    s = empty(listed=False)
    refused(s.do(lambda t, now: t.seating.sit("joe", "Joe", 1, now=now)), "by_invitation")
    s.ok(lambda t, now: t.seating.admit("joe", now=now))
    s.ok(lambda t, now: t.seating.sit("joe", "Joe", 1, now=now))


def test_names_cannot_steer_a_terminal():
    s = empty()
    s.ok(lambda t, now: t.seating.sit("ida", "I\x1b[31mda\n\u202eX" + "y" * 100, 0, now=now))
    name = s.table.seats[0].name
    assert name.startswith("I [31mda X") and len(name) == 40 and name.isprintable()


def test_a_table_starts_when_all_seats_are_ready():
    s = empty()
    for seat, player in enumerate(PEOPLE[:2]):
        s.ok(lambda t, now, p=player, n=seat: t.seating.sit(p, p, n, now=now))
        s.ok(lambda t, now, p=player, n=seat: t.seating.ready(p, n, True, now=now))
    refused(s.do(lambda t, now: t.seating.start("ida", now=now)), "not_ready")
    refused(s.do(lambda t, now: t.seating.place("joe", 2, BotSpec("random"), now=now)), "owner_only")
    s.ok(lambda t, now: t.seating.place("ida", 2, BotSpec("random"), now=now))
    refused(s.do(lambda t, now: t.seating.start("joe", now=now)), "owner_only")
    s.ok(lambda t, now: t.seating.start("ida", now=now))
    assert s.table.status == STARTING


def test_the_commitment_is_shown_before_anybody_adds_bytes_and_the_secret_only_at_the_end():
    s = Sitting(begin=False)
    for seat, player in enumerate(PEOPLE):
        s.ok(lambda t, now, p=player, n=seat: t.seating.ready(p, n, True, now=now))
    s.ok(lambda t, now: t.seating.start("ida", now=now))
    shown = s.envelopes[-1].message
    assert isinstance(shown, Info) and not any(seat.added for seat in shown.seats)
    b = s.table.metadata
    assert shown.commitment == commitment("t1", b.header, b.secret)
    for seat, player in enumerate(PEOPLE):
        s.ok(lambda t, now, p=player, n=seat: t.seating.add(p, n, bytes([n] * 16), now=now))
    assert s.table.status == RUNNING
    s.play_out()
    infos = [note.message for note in s.envelopes if isinstance(note.message, Info)]
    assert infos[-1].secret == b.secret.hex()
    assert all(not info.secret for info in infos if info.status != "finished")
    assert all(
        b.secret.hex() not in repr(note.message)
        for note in s.envelopes
        if not (isinstance(note.message, Info) and note.message.status == "finished")
    )


def test_a_seat_adds_its_bytes_once():
    s = Sitting(begin=False)
    refused(s.do(lambda t, now: t.seating.add("ida", 0, bytes(16), now=now)), "table_open")
    for seat, player in enumerate(PEOPLE):
        s.ok(lambda t, now, p=player, n=seat: t.seating.ready(p, n, True, now=now))
    s.ok(lambda t, now: t.seating.start("ida", now=now))
    refused(s.do(lambda t, now: t.seating.add("ida", 0, bytes(15), now=now)), "bytes_to_add")
    s.ok(lambda t, now: t.seating.add("ida", 0, b"a" * 16, now=now))
    s.ok(lambda t, now: t.seating.add("ida", 0, b"b" * 16, now=now))
    assert s.table.seats[0].added == b"a" * 16


def test_who_adds_nothing_in_time_does_not_stop_the_others():
    s = Sitting(begin=False)
    for seat, player in enumerate(PEOPLE):
        s.ok(lambda t, now, p=player, n=seat: t.seating.ready(p, n, True, now=now))
    s.ok(lambda t, now: t.seating.start("ida", now=now))
    s.ok(lambda t, now: t.seating.add("joe", 1, b"j" * 16, now=now))
    s.wait(9_999)
    assert s.table.status == STARTING
    s.wait(1)
    assert s.table.status == RUNNING
    assert s.table.seats[1].added == b"j" * 16 and len(s.table.seats[0].added) == 16


def test_everybody_gets_a_first_view_when_the_game_begins():
    s = Sitting()
    for seat in range(3):
        updates = [m for m in s.sent_to(seat) if isinstance(m, Update)]
        assert updates[-1].view["pending"] == [0, 1, 2] and updates[-1].owes and updates[-1].decision == 1


def test_the_record_of_a_table_is_verified_from_commitment_to_the_last_outcome():
    s = Sitting(seed=5)
    refused_early = None
    try:
        record_of(s.table)
    except Exception as problem:
        refused_early = problem
    assert refused_early is not None and getattr(refused_early, "code", "") == "record_at_the_end"
    s.play_out(5)
    findings = verify(Record.parse(record_of(s.table)), s.table.game)
    verdicts = {f.about: f.verdict for f in findings}
    assert verdicts["commitment"] == verdicts["outcomes"] == verdicts["digests"] == "verified"


def test_the_owner_may_free_seats_and_whoever_stays_becomes_owner():
    s = empty()
    s.ok(lambda t, now: t.seating.sit("ida", "Ida", 0, now=now))
    s.ok(lambda t, now: t.seating.sit("joe", "Joe", 1, now=now))
    refused(s.do(lambda t, now: t.seating.stand("joe", 0, now=now)), "owner_only")
    s.ok(lambda t, now: t.seating.stand("ida", 0, now=now))
    assert s.table.metadata.owner == "joe"
    s.ok(lambda t, now: t.people.close("joe", now=now))
    refused(s.do(lambda t, now: t.seating.sit("kim", "Kim", 2, now=now)), "table_closed")
