"""Tests for PostgreSQL alone: several servers at once, a lost server, notifications."""

import asyncio
import contextlib
import threading
import time

import msgspec
import pytest
from msgspec.structs import replace

from petteia.engine.protocol import SPECTATOR
from petteia.store.connection import Unreachable
from petteia.store.opening import open_store
from petteia.store.postgres.connection import PostgresConnection, connect
from petteia.store.postgres.store import STEPS, bring_up
from petteia.store.schema import WrongFile, mark_of
from petteia.tables.ports.store import Conflict, NoSuchTable, StoreError, WriteChain
from tests.store.postgresql import Server
from tests.store.test_stores import batch, summary
from tests.tables.sitting import Sitting

pytestmark = pytest.mark.part("faults")


@pytest.fixture
def address(postgresql: Server) -> str:
    return postgresql.fresh()


def outcomes(futures):
    return [type(future.exception(timeout=60)) for future in futures]


def together(gate):
    """Work that waits until all writers are at it, so that they start the next step at once."""
    return lambda c: gate.wait(60)


def test_of_many_servers_that_write_the_same_number_one_is_first(address):
    stores = [open_store(address) for _ in range(4)]
    try:
        for seq in range(1, 16):
            gate = threading.Barrier(len(stores))
            assert outcomes([store.file.call(together(gate)) for store in stores]) == [type(None)] * len(stores)
            wrote = [store.append(batch("a", seq, b"%d by %d" % (seq, n))) for n, store in enumerate(stores)]
            found = outcomes(wrote)
            assert sorted(kind.__name__ for kind in found) == ["Conflict"] * 3 + ["NoneType"]
            winner = found.index(type(None))
            for store in stores:
                assert store.journal("a").result().entries[-1] == b"%d by %d" % (seq, winner), "all read the same"
        assert sum(store.file.counts.conflicts for store in stores) == 3 * 15
        assert stores[0].check() == []
    finally:
        for store in stores:
            store.close()


@pytest.mark.parametrize("at_once", [True, False])
def test_what_rests_on_what_was_not_kept_is_not_kept_either(address, at_once):
    """The first of two lost against another server's; the number of the second fits. It must not be written: it was
    made for another position."""
    one, two = open_store(address), open_store(address)
    chain = WriteChain()
    try:
        one.append(batch("a", 1, b"begin")).result()
        two.append(batch("a", 2, b"theirs")).result()
        gate = threading.Event()
        if at_once:
            one.file.call(lambda c: gate.wait(60))
        first = one.append(replace(batch("a", 2, b"mine"), chain=chain))
        if not at_once:
            assert outcomes([first]) == [Conflict]
        rests = one.append(replace(batch("a", 3, b"rests on mine"), chain=chain))
        gate.set()
        assert outcomes([first, rests]) == [Conflict, Conflict]
        one.append(replace(batch("a", 3, b"after reading"), chain=WriteChain())).result()
        assert two.journal("a").result().entries == [b"begin", b"theirs", b"after reading"]
    finally:
        one.close()
        two.close()


@pytest.mark.parametrize("between", [False, True], ids=["one after the other", "with other work between"])
def test_servers_that_write_to_the_same_tables_do_not_wait_for_each_other_for_ever(address, between):
    one, two = open_store(address), open_store(address)
    names = [f"t{n}" for n in range(8)]
    try:
        assert outcomes([one.append(batch(table, 1, b"begin")) for table in names]) == [type(None)] * len(names)
        for seq in range(2, 11):
            wrote = []
            for store, order in ((one, names), (two, names[::-1])):
                for table in order:
                    wrote.append(store.append(batch(table, seq, b"x")))
                    if between:
                        store.file.call(lambda c: time.sleep(0.002))
            assert outcomes(wrote).count(type(None)) == len(names)
            assert all(found in (type(None), Conflict) for found in outcomes(wrote))
        assert [one.length(table).result() for table in names] == [10] * len(names)
    finally:
        one.close()
        two.close()


def test_somebody_who_listens_hears_the_table_and_the_number_of_what_is_durable_and_nothing_else(address):
    store = open_store(address)
    with contextlib.closing(connect(address)) as ear:
        ear.execute("LISTEN petteia")
        try:
            store.append(batch("a", 1, b"secret", b"more")).result()
            with pytest.raises(Conflict):
                store.append(batch("a", 2, b"too late")).result()
            store.append(batch("b", 1, b"secret")).result()
        finally:
            store.close()
        ear.execute("SELECT 1")
        assert [said.payload for said in ear.notifies(timeout=0)] == ["a:2", "b:1"]


def test_a_table_that_somebody_else_removes_meanwhile_gets_no_entry_without_a_beginning(address):
    one, two = open_store(address), open_store(address)
    try:
        for n in range(10):
            one.append(batch("a", 1, b"one", about=summary("a", 5))).result()
            wrote, gone = one.append(batch("a", 2, b"two", about=summary("a", 6))), two.remove(["a"])
            assert outcomes([wrote])[0] in (type(None), Conflict)
            assert gone.result(timeout=60) == 1
            with pytest.raises(NoSuchTable):
                one.journal("a").result()
            assert one.check() == [], n
    finally:
        one.close()
        two.close()


def test_what_was_committed_counts_although_the_answer_was_lost(address):
    store = open_store(address)
    line = store.file.writing
    execute = line.execute
    lose = []

    def losing(sql, parameters=(), /):
        if sql == "COMMIT" and lose:
            how = lose.pop()
            if how == "after":
                execute(sql)
            line._connection.close()
            raise Unreachable("the line went dead")
        return execute(sql, parameters)

    line.execute = losing
    try:
        lose.append("after")
        store.append(batch("a", 1, b"one")).result(timeout=60)
        lose.append("before")
        with pytest.raises(StoreError, match="line went dead"):
            store.append(batch("a", 2, b"two")).result(timeout=60)
        assert store.file.unwritable
        store.append(batch("a", 2, b"two again")).result(timeout=60)
        assert store.journal("a").result().entries == [b"one", b"two again"]
        assert not store.file.unwritable
    finally:
        store.close()


def test_what_was_lost_with_the_server_is_not_taken_for_what_others_wrote_since(postgresql):
    """After a crash PostgreSQL reuses the number of a transaction if nothing of the first had reached the disk. So that
    number does not identify the transaction that was committed."""
    address = postgresql.fresh()
    one, two = open_store(address), open_store(address)
    line = one.file.writing
    execute = line.execute
    nearly, crashed = threading.Event(), threading.Event()

    def crashing(sql, parameters=(), /):
        if sql == "COMMIT":
            nearly.set()
            crashed.wait(60)
        return execute(sql, parameters)

    try:
        one.append(batch("a", 1, b"kept")).result(timeout=60)
        two.append(batch("c", 1, b"kept")).result(timeout=60)
        line.execute = crashing
        lost = one.append(batch("a", 2, b"lost"))
        assert nearly.wait(60)
        postgresql.crash()
        postgresql.start()
        for seq in range(1, 9):
            two.append(batch("b", seq, b"x")).result(timeout=60)
        crashed.set()
        with pytest.raises(StoreError, match="could not write"):
            lost.result(timeout=60)
        assert one.journal("a").result(timeout=60).entries == [b"kept"]
        one.append(batch("a", 2, b"again")).result(timeout=60)
        assert two.journal("a").result(timeout=60).entries == [b"kept", b"again"]
    finally:
        one.close()
        two.close()


def test_a_server_that_is_killed_has_kept_what_it_said_and_is_found_again(postgresql):
    server = postgresql
    store = open_store(server.fresh())
    try:
        assert set(store.settings().values()) == {"on"}, "it syncs before it says so"
        for seq in range(1, 30):
            store.append(batch("a", seq, b"%d" % seq)).result(timeout=60)
        server.kill()
        with pytest.raises(StoreError, match="could not write"):
            store.append(batch("a", 30, b"30")).result(timeout=60)
        with pytest.raises(StoreError, match="could not read"):
            store.journal("a").result(timeout=60)
        server.start()
        assert store.journal("a").result(timeout=60).entries == [b"%d" % seq for seq in range(1, 30)]
        store.append(batch("a", 30, b"30")).result(timeout=60)
        server.kill()
        server.start()
        store.append(batch("a", 31, b"31")).result(timeout=60)
        assert len(store.journal("a").result(timeout=60).entries) == 31, "nobody noticed"
        assert store.check() == []
    finally:
        store.close()


def test_a_connection_whose_answer_did_not_come_in_time_is_made_anew(address):
    line = PostgresConnection(address, reads=True)
    try:
        assert line.execute("SELECT 1").fetchone() == (1,)
        before = line.pid()
        line.execute("BEGIN")
        line._connection.seconds = 0.2
        with pytest.raises(Unreachable, match="no answer within"):
            line.execute("SELECT pg_sleep(600)")
        with pytest.raises(Unreachable, match="was lost"):
            line.execute("SELECT 'the rest of it'")
        line.execute("ROLLBACK")
        assert line.execute("SELECT 2").fetchone() == (2,) and line.pid() != before
    finally:
        line.close()


def test_a_question_that_takes_long_holds_no_loop_up(address):
    """It waits in the database for a lock that only the loop itself lets go."""
    store = open_store(address)

    async def main() -> None:
        store.deliver_on(asyncio.get_running_loop().call_soon_threadsafe)
        await asyncio.wrap_future(store.file.call(lambda c: c.execute("SELECT pg_advisory_lock(4559)").fetchone()))
        slow = asyncio.wrap_future(store.file.read(lambda c: c.execute("SELECT pg_advisory_lock(4559)").fetchone()))
        await asyncio.sleep(0.01)
        assert not slow.done()
        await asyncio.wrap_future(store.file.call(lambda c: c.execute("SELECT pg_advisory_unlock(4559)").fetchone()))
        await asyncio.wait_for(slow, 60)

    asyncio.run(main())
    store.close()


def test_what_is_no_database_of_ours_is_refused_without_saying_how_one_gets_in(postgresql, tmp_path):
    theirs = postgresql.fresh()
    schema = theirs.rpartition("=")[2]
    postgresql.run(f"CREATE TABLE {schema}.recipes (x INTEGER)")
    with pytest.raises(WrongFile, match="not one of Petteia's"):
        open_store(theirs)
    newer = postgresql.fresh()
    open_store(newer).close()
    schema = newer.rpartition("=")[2]
    postgresql.run(f"UPDATE {schema}.house SET value = 99 WHERE key = 'shape'")
    with pytest.raises(WrongFile, match="newer Petteia"):
        open_store(newer)
    began = time.monotonic()
    with pytest.raises(WrongFile, match="Is PostgreSQL running") as said:
        open_store("postgres://ida:wonderland@127.0.0.1:1/petteia")
    assert "wonderland" not in str(said.value) and time.monotonic() - began < 60


def test_a_database_has_one_house_and_who_lost_it_writes_no_more(address, postgresql):
    one, two = open_store(address), open_store(address)
    try:
        one.claim()
        one.append(batch("a", 1, b"one")).result(timeout=60)
        with pytest.raises(WrongFile, match="another Petteia serves from"):
            two.claim()
        two.append(batch("b", 1, b"by the host")).exception(timeout=60)
        postgresql.run(f"SELECT pg_terminate_backend({one.file.writing.pid()}, 60000)")  # and waits until it has ended
        other = open_store(address)
        other.claim()
        with pytest.raises(StoreError, match="another Petteia serves from"):
            one.append(batch("a", 2, b"two")).result(timeout=60)
        other.append(batch("a", 2, b"mine")).result(timeout=60)
        claimed = other.file.writing.pid()
        other.close()
        while postgresql.run(f"SELECT count(*) FROM pg_stat_activity WHERE pid = {claimed}"):
            time.sleep(0.05)
        one.append(batch("a", 3, b"it is mine again")).result(timeout=60)
    finally:
        one.close()
        two.close()


def test_an_address_may_name_options_of_the_connection_and_settings_of_postgresql(postgresql):
    """As it was with the client before this one: addresses stand in people's settings."""
    address = postgresql.fresh()
    schema = address.rpartition("=")[2]
    asked = f"{address}&database=postgres&sslmode=prefer&work_mem=5MB&DateStyle=SQL,%20DMY&options=-c%20geqo%3Doff"
    line = PostgresConnection(asked.replace("petteia@/postgres", "petteia:w%40nder@/elsewhere"))
    try:
        names = ("search_path", "work_mem", "DateStyle", "geqo", "client_encoding", "statement_timeout")
        said = [line.execute(f"SELECT current_setting('{name}')").fetchone()[0] for name in names]
        assert said == [schema, "5MB", "SQL, DMY", "off", "UTF8", "50s"]
        assert line.execute("SELECT current_database()").fetchone() == ("postgres",)
    finally:
        line.close()


@pytest.mark.parametrize("wrong", ["ida:wonder%land@localhost/x", "ida:wonderland@:x/y"])
def test_an_address_that_is_none_is_refused_without_its_password(wrong):
    with pytest.raises(WrongFile) as said:
        open_store(f"postgres://{wrong}")
    assert "wonder" not in str(said.value)


def test_two_servers_that_start_at_once_make_one_shape(address):
    made: list[object] = []
    starting = [threading.Thread(target=lambda: made.append(open_store(address))) for _ in range(3)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    assert len(made) == 3
    for store in made:
        store.close()  # type: ignore[attr-defined]


def test_a_database_from_before_lines_lay_beside_entries_is_brought_up_and_played_on(address):
    before = STEPS[: next(at for at, step in enumerate(STEPS) if "ADD COLUMN told" in step)]
    s = Sitting(seed=7)
    s.play_some(12, 2)
    half = len(s.written) - 6
    line = PostgresConnection(address)

    bring_up(line, "it", before)
    for old in s.written[:half]:
        for seq, payload in enumerate(old.entries, old.seq):
            row = ("t1", seq, old.at, payload, mark_of("t1", seq, payload))
            line.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?)", row)
        for delivery in old.told:
            row = ("t1", delivery.line, 0, msgspec.json.encode(delivery))
            line.execute("INSERT INTO told VALUES (?, ?, ?, ?)", row)
    line.close()
    store = open_store(address)
    try:
        for new in s.written[half:]:
            store.append(new).result()
        assert store.journal("t1").result().entries == s.journal
        for seat in (0, 1, 2, SPECTATOR):
            told = store.told("t1", seat, 0, 10_000).result() or []
            assert sum(len(one.events) for one in told) == s.table.metadata.heard[seat].told > 0
            assert [one.line for one in told] == sorted({one.line for one in told})
    finally:
        store.close()
