"""Servers, databases, disks, networks and clocks fail while people play: no move is lost, none happens twice, all see
one game."""

import os

import pytest

from tests.faults.faults import FAULTS
from tests.faults.ground import COMPILER, hindered
from tests.faults.judging import out_of_order
from tests.faults.town import Wish
from tests.faults.trial import suffer

pytestmark = [pytest.mark.part("faults"), pytest.mark.skipif(os.name == "nt", reason="signals and limits of a Unix")]

BRIEF = {("SIGKILL of PostgreSQL", "postgresql")}
"""Sieges try kills, a full disk and a jumping clock on a file, and test_server_processes.py kills one of several
servers on PostgreSQL; what hangs, or is cut off, takes long."""
CELLS = [
    pytest.param(name, store, id=f"{name} - {store}", marks=[] if (name, store) in BRIEF else [pytest.mark.soak])
    for name, fault in FAULTS.items()
    for store in fault.stores
]


@pytest.mark.parametrize("name, store", CELLS)
def test_nothing_is_lost_or_happens_twice(request, name, store, tmp_path, disk):
    if name == "a slow disk" and COMPILER is None:
        pytest.skip("needs a C compiler: the slow disk is a small library in C")
    hindrance = hindered(FAULTS[name].needs)
    if hindrance:
        pytest.skip(hindrance)  # what this machine lacks for it, in a sentence
    database = request.getfixturevalue("database") if store == "postgresql" else None
    outcome = suffer(FAULTS[name], tmp_path, store, database, disk)
    assert outcome.losses == []


def test_an_order_that_nobody_could_have_seen_is_noticed():
    first, second = Wish("t", "a", 1.0, 2.0, "ack"), Wish("t", "b", 3.0, 4.0, "ack")
    assert out_of_order([first, second], {"a": 0, "b": 1}) == []
    assert out_of_order([first, second], {"a": 1, "b": 0}) == ["b was said after something that happened later"]
    beside = Wish("t", "b", 1.5, 4.0, "ack")
    assert out_of_order([first, beside], {"a": 1, "b": 0}) == [], "said at once, either may be first"
    assert out_of_order([Wish("t", "a", 1.0, 2.0, "stale")], {"a": 0}) == ["a was turned away and happened"]
    lost = Wish("t", "c", 5.0)
    assert out_of_order([first, second, lost], {"a": 0, "b": 2, "c": 1}) != [], "unanswered, yet not before it was said"
