"""A list in an event reaches everybody, or only its audience."""

from petteia.engine.events import EventKind, Sink, only
from petteia.engine.ints import i64, vec
from tests.games.agora.agora import Agora, Position

OPEN = EventKind("shown", "seat", many="coins:coins")
CLOSED = EventKind("slipped", "seat", secret_many="coins:coins")


def told(kind: EventKind) -> Sink:
    table = Position(Agora())
    table.sink = Sink()
    table.tell(kind, 0, to=only(1), many=vec[i64]([0, 2]))
    return table.sink


def test_an_open_list_is_heard_by_everybody() -> None:
    (event,) = told(OPEN).events
    assert [event.form(seat)["coins"] for seat in (-1, 0, 1)] == [["one", "three"]] * 3


def test_a_secret_list_is_heard_by_its_audience_alone() -> None:
    (event,) = told(CLOSED).events
    assert event.form(1) == {"event": "slipped", "seat": 0, "coins": ["one", "three"]}
    assert event.form(0) == event.form(2) == event.form(-1) == {"event": "slipped", "seat": 0}
