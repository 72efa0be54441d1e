"""Owners' boxes are kept for their owners, up to a limit, and move with the database."""

from petteia.store.migrate import move
from petteia.store.opening import open_store
from petteia.store.people.boxes import BoxHead
from petteia.store.sql import SqlStore


def head(box: str, changed: int = 1, name: str = "Shelf") -> BoxHead:
    return BoxHead(box, "deukalion", name, changed, 2, 0)


def test_a_box_is_for_the_one_who_owns_it_and_there_are_so_many_at_most(store: SqlStore) -> None:
    boxes = store.boxes
    assert boxes.keep("ida", head("a"), b"[1]", 2).result() and boxes.keep("ida", head("b", 5), b"[2]", 2).result()
    assert not boxes.keep("ida", head("c"), b"[]", 2).result(), "two are enough"
    assert boxes.keep("ida", head("a", 3, "New"), b"[3]", 2).result(), "one of them is changed"
    assert not boxes.keep("odo", head("a"), b"[]", 2).result() and not boxes.remove("odo", "a").result()
    assert boxes.open("odo", "a").result() is None and boxes.of("odo").result() == []
    assert boxes.open("ida", "a").result() == (head("a", 3, "New"), b"[3]")
    assert [box.id for box in boxes.of("ida").result()] == ["b", "a"]
    assert boxes.remove("ida", "a").result() and not boxes.remove("ida", "a").result()
    assert [box.id for box in boxes.of("ida").result()] == ["b"]


def test_boxes_move_with_the_house(store: SqlStore, tmp_path) -> None:
    store.boxes.keep("ida", head("a"), b"[1]", 2).result()
    new = open_store(str(tmp_path / "new.db"))
    try:
        move(store, new)
        assert new.boxes.open("ida", "a").result() == (head("a"), b"[1]")
    finally:
        new.close()
