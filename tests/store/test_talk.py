"""Muted people and reports: stored, moved with the database, and deleted with a forgotten guest."""

import pytest

from petteia.store import maintenance
from petteia.store.migrate import move
from petteia.store.opening import open_store
from petteia.store.people import talk
from petteia.store.people.talk import BLOCK, MUTE, TABLE, Report, Silence
from petteia.store.sql import SqlStore

pytestmark = pytest.mark.part("friends")


def told(number: int, player: str = "ida", about: str = "odo") -> Report:
    return Report(f"r{number}", number, player, "t", about, "Odo", number, "rude words", "rude")


def test_silences_are_ones_own_and_there_are_so_many_at_most(store: SqlStore) -> None:
    kept = store.talk
    assert kept.silence("ida", Silence(BLOCK, "odo", "Odo", 5), 2).result()
    assert kept.silence("ida", Silence(TABLE, "t", "Agora", 7), 2).result()
    assert not kept.silence("ida", Silence(MUTE, "una", "Una", 8), 2).result(), "two are enough"
    assert kept.silence("ida", Silence(BLOCK, "odo", "Odo the Great", 9), 2).result(), "the same one once more"
    assert [(s.kind, s.whom, s.name) for s in kept.silences("ida").result()] == [
        (BLOCK, "odo", "Odo the Great"),
        (TABLE, "t", "Agora"),
    ]
    assert kept.silences("odo").result() == []
    store.file.call(lambda c: maintenance.remove(c, ["t"])).result()
    kept.hear("ida", BLOCK, "odo").result()
    assert kept.silences("ida").result() == [], "with the table goes that its chat was muted"


def test_what_is_reported_waits_for_the_operator_once_and_so_much_at_most(store: SqlStore) -> None:
    kept = store.talk
    assert [kept.report(told(n), 2).result() for n in (1, 1, 2, 3)] == [True, True, True, False]
    assert kept.reports().result() == [told(1), told(2)] and kept.waiting().result() == 2
    assert kept.reports("ida").result() == [told(1), told(2)] and kept.reports("odo").result() == []
    assert kept.seen_to("r1").result() and not kept.seen_to("r1").result()
    assert kept.forget_reports(2).result() == 0 and kept.forget_reports(3).result() == 1
    assert kept.reports().result() == []


def test_it_moves_with_the_house_and_with_who_is_merged_or_forgotten(store: SqlStore, tmp_path) -> None:
    for player, whom in (("ida", "odo"), ("ida2", "odo"), ("odo", "ida2"), ("una", "ida"), ("ida2", "ida")):
        store.talk.silence(player, Silence(BLOCK, whom, whom, 1), 9).result()
    store.talk.report(told(1, "ida2"), 9).result()
    new = open_store(str(tmp_path / "new.db"))
    try:
        move(store, new)
        assert new.talk.silences("ida").result() == [Silence(BLOCK, "odo", "odo", 1)]
        new.file.call(lambda c: talk.merge(c, "ida2", "ida")).result()
        assert [s.whom for s in new.talk.silences("ida").result()] == ["odo"]
        assert [s.whom for s in new.talk.silences("odo").result()] == ["ida"]
        assert [r.id for r in new.talk.reports("ida").result()] == ["r1"]
        new.file.call(lambda c: talk.forget(c, "ida")).result()
        assert [new.talk.silences(name).result() for name in ("ida", "odo", "una")] == [[], [], []]
        (left,) = new.talk.reports().result()
        assert (left.player, left.name, left.words) == ("", "Odo", "rude words")
        new.file.call(lambda c: talk.forget(c, "odo")).result()
        assert new.talk.reports().result() == [], "nor is what was told about them kept"
    finally:
        new.close()
