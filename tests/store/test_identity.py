"""Guests are merged, or forgotten, in both databases."""

from contextlib import closing
from typing import Any

import msgspec
import pytest

from petteia.store.journals import packed, reader
from petteia.store.migrate import whole_digest
from petteia.store.opening import open_store
from petteia.store.people.merge_and_erase import THEIRS, mentions
from petteia.store.people.notes import Note
from petteia.store.people.notices import NoticeChannel, NoticePreferences
from petteia.store.people.passkeys import Passkey
from petteia.store.reading import open_to_read
from petteia.store.sql import SqlStore
from petteia.tables.journal.loading import load_table
from petteia.tables.messages import SeatInfo
from petteia.tables.ports.store import Finish, Outcome, Player, Ticket
from petteia.tables.summaries import Summary
from tests.tables.sitting import load
from tests.tables.test_journal import commotion

pytestmark = pytest.mark.part("friends")


@pytest.fixture
def store(where: str):
    store = open_store(where)
    for n, player in enumerate(("ida", "phone")):
        store.add_player(Player(player, player.title(), 10 - n), player.encode()).result()
        store.add_ticket(Ticket(player.encode(), "recovery", "", player, 99)).result()
        store.notices.set_preferences(NoticePreferences(player, after_minutes=n)).result()
        store.notices.add(NoticeChannel(player, player, "mail", b"same@example.org"), 9).result()
        store.passkeys.add(Passkey(player.encode(), player, b"k", 0, "localhost", n), 9).result()
        store.notes.keep(player, "t1", Note(f"note of {player}", n)).result()
    yield store
    store.close()


def played(store: SqlStore) -> Any:
    sitting = commotion(1)
    seats = [SeatInfo(seat.player, seat.name) for seat in sitting.table.seats]
    listed = Summary("t1", "agora", "Agora", "finished", True, "ida", 0, 7, seats)
    outcome = Outcome("t1", "agora", 5, True, True, [Finish("phone", "", 1), Finish("joe", "", 2)])
    for n, batch in enumerate(sitting.written):
        batch = msgspec.structs.replace(batch, summary=listed, outcome=None if n else outcome)
        store.append(batch).result()
    return sitting


def rows(store: SqlStore, sql: str) -> list[tuple]:
    return store.file.read(lambda c: [tuple(row) for row in c.execute(sql)]).result()


def test_whatever_was_one_guests_is_the_others(store):
    played(store)
    assert store.identity.together("ida", "phone").result() is False
    assert store.identity.merge("phone", "ida", []).result()
    assert store.player("phone").result() is None
    me = store.player("ida").result()
    assert me is not None and me.created == 9, "since the first of them"
    assert store.player_of(b"phone").result() == me
    assert {row[0] for row in rows(store, "SELECT player FROM tickets")} == {"ida"}
    assert [key.id for key in store.passkeys.of("ida").result()] == [b"ida", b"phone"]
    assert [way.id for way in store.notices.ways("ida").result()] == ["ida"], "one mail, not two"
    assert store.notices.preferences("ida").result().after_minutes == 0
    assert store.notes.of("ida", "t1").result() == Note("note of ida\nnote of phone", 1)
    assert rows(store, "SELECT player FROM finishes ORDER BY seat") == [("ida",), ("joe",)]
    assert rows(store, "SELECT counted FROM results") == [(0,)]
    for table in THEIRS:
        assert rows(store, f"SELECT 1 FROM {table} WHERE player = 'phone'") == [], table
    assert not store.identity.merge("phone", "ida", []).result()


@pytest.mark.parametrize("rests", [False, True], ids=["in rows", "packed"])
def test_a_journal_without_a_name_is_whole_and_plays_the_same(store, rests):
    sitting = played(store)
    answer = sitting.commands.people.became("ida", now=sitting.now)
    seats = store.summary("t1").result().seats
    listed = Summary("t1", "agora", "Agora", "finished", True, "ida", 0, 7, seats)
    sitting.take(answer)
    store.append(msgspec.structs.replace(sitting.written[-1], summary=listed)).result()
    if rests:
        reading = reader.DatabaseReader(store.where)
        parts = reading.parts("t1", "petteia record 1\n…\n")
        reading.close()
        assert store.pack("t1", parts, 5).result()
    with closing(open_to_read(store.where)) as c:
        found = mentions(c, ["ida", "nobody"])
    assert found.found == {"t1": ["ida"]} and not found.after
    assert store.identity.rewrite("t1", "ida").result() == [0] or sitting.table.seats_of("ida") != [0]
    entries = store.journal("t1").result().entries
    assert b'"Ida"' not in b"".join(entries)
    assert load_table(entries, load).digest() == sitting.table.digest()
    assert [seat.name for seat in store.summary("t1").result().seats if seat.player == "ida"] != ["Ida"]
    assert store.check() == []
    store.identity.forget("ida").result()
    for table in THEIRS:
        assert rows(store, f"SELECT 1 FROM {table} WHERE player = 'ida'") == [], table
    assert packed.RECORD and whole_digest(store), "and it can still be moved"


def test_a_snapshot_of_before_does_not_bring_a_name_back(store):
    sitting = played(store)
    before, reached = sitting.table.snapshot(), len(sitting.journal)
    sitting.do(lambda s, now: s.people.became("joe", now=now))
    store.append(sitting.written[-1]).result()
    store.identity.forget("joe").result()
    store.identity.rewrite("t1", "joe").result()
    store.keep_snapshot("t1", reached, before).result()  # a server that had read the table earlier
    assert rows(store, "SELECT count(*) FROM snapshots") == [(0,)]
    store.keep_snapshot("t1", len(sitting.journal), sitting.table.snapshot()).result()
    assert rows(store, "SELECT count(*) FROM snapshots") == [(1,)]


def test_who_was_erased_keeps_no_table_however_it_goes_on(store):
    sitting = played(store)
    sitting.do(lambda s, now: s.people.became("ida", now=now))
    store.identity.forget("ida").result()
    seats = [SeatInfo(seat.player, seat.name) for seat in sitting.table.seats]
    listed = Summary("t1", "agora", "Agora", "closed", True, "ida", 0, 8, seats)
    store.append(msgspec.structs.replace(sitting.written[-1], summary=listed)).result()
    assert "ida" not in {row[0] for row in rows(store, "SELECT player FROM members")}


def test_an_erased_owner_without_a_seat_keeps_no_table_either(store):
    sitting = played(store)
    last, seq = sitting.written[-1], len(sitting.journal) + 1

    def listed(seq: int, owner: str) -> None:
        seats = [SeatInfo("joe", "Joe")]
        summary = Summary("t1", "agora", "Agora", "closed", True, owner, 0, 8, seats)
        store.append(msgspec.structs.replace(last, seq=seq, entries=last.entries[:1], summary=summary)).result()

    listed(seq, "phone")
    assert {row[0] for row in rows(store, "SELECT player FROM members")} == {"joe", "phone"}
    store.identity.forget("phone").result()
    listed(seq + 1, "phone")
    assert {row[0] for row in rows(store, "SELECT player FROM members")} == {"joe"}
