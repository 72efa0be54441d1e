"""On a floor moves arrive one at a time: nothing is taken back, and secret actions leave no visible trace."""

from typing import Any

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import Packer
from petteia.engine.play import Play
from petteia.engine.protocol import NOBODY, Game, Seats, State, Step
from petteia.engine.view import ViewBuilder
from tests.hearing import heard


class TableRegistry(Game):
    """Two people whisper notes to themselves until both have said stop."""

    ID = "hall"
    SEAT_COUNTS = (2,)

    def __init__(self) -> None:
        super().__init__(2, {})
        self.note = self.actions.one("note")
        self.stop = self.actions.one("stop")
        self.steps = [Whispering]
        self.bound = 100

    def new(self) -> "Floor":
        hall = Floor(self)
        hall.push(Whispering())
        hall.settle()
        return hall

    def blank(self) -> "Floor":
        return Floor(self)


class Floor(State):
    def clone(self) -> "Floor":
        out = Floor(self.game)  # type: ignore[arg-type]
        out.clone_stack(self)
        return out

    def put_observation(self, out: Any, seat: i64) -> None:
        """Nothing lies on the table."""

    def show(self, view: ViewBuilder) -> None:
        """There is nothing to show either."""

    def scores(self) -> list[dict[str, int]]:
        return [{}, {}]


class Whispering(Step[Floor]):
    def __init__(self) -> None:
        self.notes: vec[i64] = zeros(2)
        self.gone: vec[i64] = zeros(2)

    def floor(self) -> bool:
        return True

    def window(self, g: Floor, seat: i64) -> bool:
        return True

    def pending(self, g: Floor) -> Seats:
        left = [seat for seat in range(2) if self.gone[seat] == 0]
        return tuple(left) if left else NOBODY

    def verbs(self, g: Floor) -> str:
        return "note stop"

    def legal(self, g: Floor, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1])

    def apply(self, g: Floor, seat: i64, action: i64) -> None:
        if action == 0:
            self.notes[seat] += 1
        else:
            self.gone[seat] = 1

    def observe(self, g: Floor, seat: i64) -> "Whispering":
        out = Whispering()
        out.gone = self.gone[:]
        if seat >= 0:
            out.notes[seat] = self.notes[seat]
        return out

    def clone(self) -> "Whispering":
        out = Whispering()
        out.notes = self.notes[:]
        out.gone = self.gone[:]
        return out

    def fields(self, p: Packer) -> None:
        self.notes = p.nums(self.notes)
        self.gone = p.nums(self.gone)


def test_nothing_is_taken_back_on_a_floor() -> None:
    play = Play(TableRegistry())
    play.decide(0, 0)
    assert play.undoable(0) is None


def test_a_secret_move_on_a_floor_sends_nothing_to_others() -> None:
    play = Play(TableRegistry())
    play.decide(0, 0)
    assert not heard(play.decide(1, 0), 0)
