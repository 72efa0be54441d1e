"""The common behaviour of the stores, SQLite and PostgreSQL: journals, lists, people."""

import asyncio
import threading

import msgspec
import pytest

from petteia.store.opening import open_store
from petteia.tables.messages import SeatInfo
from petteia.tables.ports.store import Batch, Conflict, NoSuchTable, Player, StoreError, Ticket
from petteia.tables.summaries import Summary

pytestmark = pytest.mark.part("faults")


def summary(table: str, changed: int = 0, status: str = "open", listed: bool = True, *players: str) -> Summary:
    return Summary(table, "agora", "Agora", status, listed, "ida", 0, changed, [SeatInfo(p, p) for p in players])


def batch(table: str, seq: int, *entries: bytes, about: Summary | None = None, due: int | None = None) -> Batch:
    return Batch(table, seq, 0, list(entries), about or summary(table), due)


def test_a_journal_comes_back_as_it_was_written(store):
    store.append(batch("a", 1, b"one", b"two")).result()
    store.append(batch("b", 1, b"x")).result()
    store.append(batch("a", 3, b"\x00\xff")).result()
    assert store.journal("a").result().entries == [b"one", b"two", b"\x00\xff"]
    with pytest.raises(NoSuchTable):
        store.journal("c").result()


def test_two_writers_cannot_write_the_same_number(store, where):
    other = open_store(where)
    store.append(batch("a", 1, b"one")).result()
    other.append(batch("a", 2, b"mine")).result()
    with pytest.raises(Conflict, match="entry 2"):
        store.append(batch("a", 2, b"two", b"three")).result()
    assert store.journal("a").result().entries == [b"one", b"mine"]
    assert store.file.counts.conflicts == 1
    other.close()


def test_a_gap_in_a_journal_is_refused(store):
    with pytest.raises(Conflict):
        store.append(batch("a", 2, b"two")).result()


def test_a_batch_that_fails_does_not_take_its_neighbours_along(store):
    gate = threading.Event()
    store.file.call(lambda c: gate.wait())
    good, bad, fine = (store.append(batch(t, n, b"x")) for t, n in (("a", 1), ("b", 9), ("c", 1)))
    gate.set()
    good.result()
    fine.result()
    with pytest.raises(Conflict):
        bad.result()


def test_many_batches_share_a_commit(store):
    gate = threading.Event()
    first = store.file.call(lambda c: gate.wait())
    commits = store.file.counts.commits
    waiting = [store.append(batch(f"t{n}", 1, b"x")) for n in range(500)]
    gate.set()
    for future in [first, *waiting]:
        future.result()
    assert store.file.counts.batches == 500
    assert store.file.counts.commits - commits <= 3


def test_of_several_batches_of_a_table_that_share_a_commit_the_lists_show_the_last(store):
    store.append(batch("a", 1, b"x", about=summary("a", 1000, "open"))).result()
    gate = threading.Event()
    store.file.call(lambda c: gate.wait())
    steps = [("open", 1001), ("running", 1002), ("running", 1003), ("running", 1004)]
    for seq, (status, at) in enumerate(steps, 2):
        last = store.append(batch("a", seq, b"x", about=summary("a", at, status, True, *["joe"] * (seq - 1))))
    commits = store.file.counts.commits
    gate.set()
    last.result()
    assert store.file.counts.commits - commits <= 2, "they shared a commit"
    (shown,) = store.tables(status=("running",)).result()
    assert len(shown.seats) == 4 and store.tables(status=("open",)).result() == []
    assert len(store.journal("a").result().entries) == 5


def test_somebody_who_fails_when_told_keeps_it_from_nobody(store, caplog):
    gate = threading.Event()
    store.file.call(lambda c: gate.wait())
    told: list[BaseException | None] = []

    def fail(problem: BaseException | None) -> None:
        told.append(problem)
        raise KeyError("a client that is gone")

    store.write(batch("a", 1, b"x"), fail)
    after = store.append(batch("b", 1, b"x"))
    gate.set()
    after.result(timeout=60)
    assert told == [None] and "a client that is gone" in caplog.text


def test_futures_resolve_in_order_and_where_they_are_told(store):
    async def main() -> list[int]:
        loop = asyncio.get_running_loop()
        store.deliver_on(loop.call_soon_threadsafe)
        order: list[int] = []
        thread = threading.current_thread()
        done = []
        for n in range(50):
            future = store.append(batch("a", n + 1, b"x"))
            future.add_done_callback(lambda _, n=n: order.append(n if threading.current_thread() is thread else -1))
            done.append(asyncio.wrap_future(future))
        await asyncio.gather(*done)
        return order

    assert asyncio.run(main()) == list(range(50))


def test_after_its_loop_has_ended_a_store_still_keeps_what_it_is_given(store):
    async def main() -> None:
        store.deliver_on(asyncio.get_running_loop().call_soon_threadsafe)

    asyncio.run(main())
    store.append(batch("a", 1, b"x")).result(timeout=60)
    assert store.journal("a").result().entries == [b"x"]


def test_snapshots_are_a_cache(store):
    store.append(batch("a", 1, b"one")).result()
    store.keep_snapshot("a", 1, b"snap").result()
    assert store.journal("a").result().snapshot == b"snap"
    store.keep_snapshot("a", 7, b"of what never was").result()
    assert store.journal("a").result().snapshot == b"snap"
    store.drop_snapshots().result()
    assert store.journal("a").result().snapshot is None


def test_lists_of_open_running_finished_and_my_tables(store):
    store.add_player(Player("ida", "Ida", 1), b"ida").result()
    for n, (status, listed, players) in enumerate(
        [
            ("open", True, ("ida",)),
            ("running", True, ("joe", "kim")),
            ("finished", True, ("kim",)),
            ("open", False, ("kim", "kim")),
        ]
    ):
        store.append(batch(f"t{n}", 1, b"x", about=summary(f"t{n}", 100 + n, status, listed, *players))).result()

    def ids(**question: object) -> list[str]:
        return [s.id for s in store.tables(**question).result()]

    assert ids(status=("open",), listed=True) == ["t0"]
    assert ids(status=("running", "finished")) == ["t2", "t1"]
    assert ids(player="kim") == ["t3", "t2", "t1"]
    assert ids(player="ida") == ["t3", "t2", "t1", "t0"], "she set them all up"
    assert ids(limit=2) == ["t3", "t2"]
    assert ids(limit=2, after=(102, "t2")) == ["t1", "t0"]
    store.append(batch("t1", 2, b"x", about=summary("t1", 200, "running", True, "joe"))).result()
    assert ids(player="kim") == ["t3", "t2"], "kim stood up"


def test_pages_lose_no_table_that_changed_in_the_same_moment(store):
    for n in range(7):
        store.append(batch(f"t{n}", 1, b"x", about=summary(f"t{n}", 5))).result()
    seen: list[str] = []
    after = None
    while page := store.tables(limit=3, after=after).result():
        seen += [s.id for s in page]
        after = (page[-1].changed, page[-1].id)
    assert seen == [f"t{n}" for n in range(7)]


def test_a_table_moves_up_in_lists_once_a_minute_and_is_shown_as_it_is_now(store):
    store.append(batch("t0", 1, b"x", about=summary("t0", 100_000, "running", True, "joe"))).result()
    store.append(batch("t1", 1, b"x", about=summary("t1", 101_000, "running", True, "joe"))).result()

    def moved(seq: int, changed: int) -> list[tuple[str, int, list[int]]]:
        about = msgspec.structs.replace(summary("t0", changed, "running", True, "joe"), pending=[seq])
        store.append(batch("t0", seq, b"x", about=about)).result()
        return [(s.id, s.changed, s.pending) for s in store.tables().result()]

    assert moved(2, 130_000) == [("t1", 101_000, []), ("t0", 100_000, [2])], "pages go by the same moments as the list"
    assert moved(3, 160_000) == [("t0", 160_000, [3]), ("t1", 101_000, [])]


def test_a_writer_forgets_what_another_one_or_a_sweep_has_changed(store, where):
    store.append(batch("a", 1, b"one", about=summary("a", 5))).result()
    other = open_store(where)
    other.append(batch("a", 2, b"two", about=summary("a", 6, "running", True, "joe"))).result()
    store.append(batch("a", 3, b"three", about=summary("a", 7, "open"))).result()
    assert [(s.status, s.changed) for s in store.tables().result()] == [("open", 7)]
    assert store.tables(player="joe").result() == []
    assert other.sweep(open_before=10, closed_before=0).result() == 1
    other.close()
    with pytest.raises(Conflict):
        store.append(batch("a", 4, b"four")).result()
    store.append(batch("a", 1, b"again", about=summary("a", 8))).result()
    assert store.sweep(open_before=10, closed_before=0).result() == 1
    with pytest.raises(Conflict):
        store.append(batch("a", 2, b"again")).result()
    assert store.check() == []


def test_tables_that_need_looking_after_are_found(store):
    for n, due in enumerate([300, None, 100]):
        store.append(batch(f"t{n}", 1, b"x", due=due)).result()
    assert store.due(99).result() == []
    assert store.due(300).result() == ["t2", "t0"]


def test_abandoned_tables_are_swept_and_games_are_not(store):
    for n, (status, changed) in enumerate(
        [("open", 5), ("open", 50), ("closed", 5), ("closed", 50), ("running", 5), ("finished", 5)]
    ):
        store.append(batch(f"t{n}", 1, b"x", about=summary(f"t{n}", changed, status))).result()
        store.keep_snapshot(f"t{n}", 1, b"s").result()
    assert store.sweep(open_before=10, closed_before=20).result() == 2
    assert sorted(s.id for s in store.tables().result()) == ["t1", "t3", "t4", "t5"]
    with pytest.raises(NoSuchTable):
        store.journal("t0").result()
    assert store.check() == []
    store.vacuum()


def test_players_are_known_by_the_hash_of_a_token(store):
    ida = Player("p1", "Ida", 7)
    store.add_player(ida, b"h1").result()
    assert store.player_of(b"h1").result() == ida
    assert store.player_of(b"h2").result() is None
    store.add_token("p1", b"h2", 8).result()
    store.rename("p1", "Ida M.").result()
    assert store.player_of(b"h2").result().name == "Ida M."
    store.drop_token(b"h1").result()
    assert store.player_of(b"h1").result() is None
    with pytest.raises(StoreError):
        store.add_player(ida, b"h3").result()


def test_of_many_tokens_those_are_found_that_somebody_still_has(store):
    for n in range(3):
        store.add_player(Player(f"p{n}", "Ida", 1), b"h%d" % n).result()
    store.revoke("p1").result()
    assert store.known([b"h0", b"h1", b"h2", b"nobody's"]).result() == {b"h0": "p0", b"h2": "p2"}
    assert store.known([b"h1"]).result() == {}


def test_a_ticket_is_used_once_and_in_time(store):
    store.add_ticket(Ticket(b"h", "invite", "t1", "", 100)).result()
    assert store.use_ticket(b"h", "transfer", 50).result() is None, "it is for something else"
    assert store.use_ticket(b"h", "invite", 50).result() == Ticket(b"h", "invite", "t1", "", 100)
    assert store.use_ticket(b"h", "invite", 50).result() is None
    store.add_ticket(Ticket(b"g", "transfer", "", "p1", 100)).result()
    assert store.use_ticket(b"g", "transfer", 101).result() is None


def test_the_house_remembers_when_it_was_last_alive(store):
    assert store.beat(5).result() == 0
    assert store.beat(9).result() == 5


def test_damage_is_found(store):
    store.append(batch("a", 1, b"one", b"two", b"three")).result()
    assert store.check() == []
    store.file.call(lambda c: c.execute("DELETE FROM events WHERE seq = 2") and None).result()
    assert any("table a" in sentence for sentence in store.check())


def test_a_closed_store_refuses_with_a_sentence(store):
    last = store.append(batch("a", 1, b"x"))
    store.close()
    last.result()
    with pytest.raises(StoreError, match="closed"):
        store.append(batch("a", 2, b"x")).result()
    store.close()
