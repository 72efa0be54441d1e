"""Deals of the day in the store: one secret a day, one counted try a guest, on both databases."""

from concurrent.futures import wait
from pathlib import Path

from petteia.store.opening import open_store
from petteia.store.people.daily import COUNTED, PLAYING, DailyTry, merge
from petteia.store.sql import SqlStore
from petteia.tables.ports.store import Player

DAY = "2026-11-19"


def begun(player: str, table: str, at: int = 1) -> DailyTry:
    return DailyTry(DAY, "agora", player, table, at)


def test_a_day_has_one_secret_whoever_makes_it(store: SqlStore, where: str) -> None:
    assert store.daily.secret(DAY).result() is None and store.daily.first().result() == ""
    asked = [store.daily.keep_secret(DAY, bytes([n]) * 32) for n in range(5)]
    wait(asked)
    assert len({one.result().secret for one in asked}) == 1
    known = store.daily.secret(DAY).result()
    assert known is not None and known.secret == asked[0].result().secret and not known.revealed
    store.daily.reveal(DAY).result()
    assert not store.daily.secret(DAY).result().revealed, "that day is not over"
    assert store.daily.to_reveal("2026-11-20").result()
    store.daily.reveal("2026-11-20").result()
    assert store.daily.secret(DAY).result().revealed and not store.daily.to_reveal("2026-11-20").result()
    assert store.daily.first().result() == DAY


def test_two_servers_agree_on_the_day_and_count_a_try_once(where: str) -> None:
    if Path(where).suffix == ".db":
        return  # only one server writes to a file
    one, other = open_store(where), open_store(where)
    try:
        secrets = [store.daily.keep_secret(DAY, bytes([n]) * 32) for n, store in enumerate((one, other))]
        assert secrets[0].result() == secrets[1].result()
        claims = [store.daily.claim(begun("ida", f"t{n}")) for n, store in enumerate((one, other))]
        assert claims[0].result() == claims[1].result()
        done = DailyTry(DAY, "agora", "ida", claims[0].result().table, 1, 9, COUNTED, 1, 3, 4)
        settled = [store.daily.settle(done) for store in (one, other)]
        assert sorted([answer.result() for answer in settled]) == [False, True]
    finally:
        one.close()
        other.close()


def test_tries_are_claimed_once_settled_once_and_ranked(store: SqlStore) -> None:
    for player in ("ida", "odo", "una"):
        store.add_player(Player(player, player.title(), 1), player.encode()).result()
        assert store.daily.claim(begun(player, f"t-{player}")).result().table == f"t-{player}"
    assert store.daily.claim(begun("ida", "another")).result() == begun("ida", "t-ida")
    assert {one.player for one in store.daily.waiting(DAY).result()} == {"ida", "odo", "una"}, "their tables have gone"
    assert [one.player for one in store.daily.waiting(DAY, "odo").result()] == ["odo"]
    for player, place, ahead in (("ida", 1, 5), ("odo", 2, -3), ("una", 1, 5)):
        done = DailyTry(DAY, "agora", player, f"t-{player}", 1, 9, COUNTED, place, 3, ahead)
        assert store.daily.settle(done).result() and not store.daily.settle(done).result()
    assert store.daily.results(DAY, "agora").result() == [(1, 5, 2), (2, -3, 1)]
    store.ratings.hide("una", True).result()
    best = store.daily.best(DAY, "agora", "ida", 10).result()
    assert [(one.found.player, one.name) for one in best] == [("ida", "Ida"), ("una", ""), ("odo", "Odo")]
    assert [one.name for one in store.daily.best(DAY, "agora", "una", 2).result()] == ["Ida", "Una"]
    assert store.daily.begun(DAY).result() == {"agora": 3} and store.daily.waiting(DAY).result() == []
    found = store.daily.at("t-una", DAY, "agora").result()
    assert found is not None and found.player == "una" and store.daily.at("none", DAY, "agora").result() is None


def test_two_guests_who_become_one_keep_the_first_try(store: SqlStore) -> None:
    store.daily.claim(begun("phone", "early", 1)).result()
    store.daily.claim(begun("ida", "late", 2)).result()
    store.daily.claim(DailyTry(DAY, "parthenon", "phone", "other", 3)).result()
    store.file.call(lambda c: merge(c, "phone", "ida")).result()
    mine = store.daily.of("ida").result()
    assert {one.table for one in mine} == {"early", "other"} and {one.state for one in mine} == {PLAYING}
    assert store.daily.of("phone").result() == []
