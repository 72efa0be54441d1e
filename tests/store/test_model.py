"""The model of PostgreSQL that simulated servers share answers as PostgreSQL itself does."""

import random
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from petteia.store.opening import open_store
from petteia.tables.ports.store import NUDGED, PICKED, Batch, EphemeralState, StoreError
from tests.simulation.database import Database, SimulatedStore
from tests.simulation.faults import Faults
from tests.simulation.loop import SimulatedLoop
from tests.store.postgresql import Server

pytestmark = pytest.mark.part("faults")

TABLES, PEOPLE = ("a", "b", "c"), ("ida", "joe")
STEPS = 120
Answer = Callable[[Any], Any]


class Modelled:
    """Stores on the model, which answer as soon as they are asked."""

    def __init__(self) -> None:
        self.loop = SimulatedLoop(random.Random(1))
        faults = Faults(random.Random(2), lambda line: None)
        self.database = Database(self.loop, faults, pytest.fail)
        self.stores: list[Any] = [SimulatedStore(self.database, self.loop.process(name)) for name in ("one", "two")]
        self.heard: list[set[tuple[str, int]]] = []

    def answer(self, future: "Future[Any]") -> Any:
        """What comes of it."""
        self.loop.run(future.done, self.loop.now + 60)
        return future.result()

    def rest(self) -> None:
        """Everything has arrived."""
        self.loop.run(lambda: False, self.loop.now + 1)


class Real:
    """Stores on PostgreSQL."""

    def __init__(self, address: str) -> None:
        self.stores: list[Any] = [open_store(address) for _ in range(2)]
        self.heard: list[set[tuple[str, int]]] = []

    def answer(self, future: "Future[Any]") -> Any:
        """What comes of it."""
        return future.result(60)

    def rest(self) -> None:
        """Everything has arrived."""
        time.sleep(0.01)


def play(house: Modelled | Real, seed: int) -> list[Any]:
    """What two stores answer to what a seed has them do."""
    rng, told = random.Random(seed), []
    for store in house.stores:
        heard: set[tuple[str, int]] = set()
        house.heard.append(heard)
        store.listen(lambda table, seq, heard=heard: heard.add((table, seq)))
        told.append(house.answer(store.begin(1000)))
    ends = dict.fromkeys(TABLES, 0)
    for step in range(STEPS):
        here = rng.randrange(2)
        store, table, player = house.stores[here], rng.choice(TABLES), rng.choice(PEOPLE)
        some = sorted(rng.sample(TABLES, rng.randint(1, 3)))
        what, off, until = rng.randrange(11), rng.choice((0, 0, 0, 1, -1)), rng.choice((None, 5, 50))
        try:
            if what in (0, 1):
                entries = [b"%d" % step] * rng.randint(1, 3)
                batch = Batch(table, ends[table] + 1 + off, step, entries, due=until)
                house.answer(store.append(batch))
                ends[table] += len(entries)
            elif what == 2:
                told.append(sorted(house.answer(store.hold(some))))
            elif what == 3:
                house.answer(store.let(some))
            elif what == 4:
                house.answer(store.come(table, player, step))
            elif what == 5:
                house.answer(store.leave(table, player))
            elif what == 6:
                house.answer(store.are_here([(one, player) for one in some], step))
            elif what == 7:
                kind = rng.choice((NUDGED, PICKED))
                house.answer(store.put_ephemeral(table, [EphemeralState(kind, rng.randrange(2), step, player)]))
            elif what == 8:
                known = house.answer(store.ephemeral(some))
                told.append({one: sorted(all_of_it, key=repr) for one, all_of_it in known.items()})
            elif what == 9:
                told.append(house.answer(store.entries(table, max(0, ends[table] - 2))))
            else:
                told.append([house.answer(store.beat(1000 + step)), len(house.answer(store.alive()))])
        except StoreError as problem:
            told.append(type(problem).__name__)
        told.append([house.answer(store.elsewhere(list(TABLES))), house.answer(store.lengths(list(TABLES)))])
        house.rest()
    return told


def without_beginning(heard: list[set[tuple[str, int]]]) -> list[set[tuple[str, int]]]:
    """What was heard, without the notice that a listener has just connected."""
    return [each - {("", 0)} for each in heard]


@pytest.mark.parametrize("seed", range(3))
def test_the_model_answers_as_postgresql_does(postgresql: Server, seed: int) -> None:
    model, real = Modelled(), Real(postgresql.fresh())
    try:
        expected, said = play(model, seed), play(real, seed)
        for n, (one, other) in enumerate(zip(expected, said, strict=True)):
            assert one == other, n
        until = time.monotonic() + 10
        while without_beginning(real.heard) != model.heard and time.monotonic() < until:
            time.sleep(0.05)
        assert without_beginning(real.heard) == model.heard
    finally:
        for store in real.stores:
            store.close()
