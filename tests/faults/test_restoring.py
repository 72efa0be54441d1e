"""A server is lost, and a backup made while people played replaces it: it has everything acknowledged before."""

import asyncio
import os

import pytest

from tests.faults.ground import STORES, Ground
from tests.faults.restoring import EARLY, LATE, lose_and_restore

pytestmark = [
    *(pytest.mark.part("faults"), pytest.mark.soak),
    pytest.mark.skipif(os.name == "nt", reason="signals of a Unix"),
]


@pytest.mark.parametrize("store", STORES)
def test_a_backup_made_in_the_middle_of_games_holds_all_that_was_acknowledged_before(request, store, tmp_path):
    database = request.getfixturevalue("database") if store == "postgresql" else None
    lost, restored = tmp_path / "lost", tmp_path / "restored"
    lost.mkdir()
    restored.mkdir()
    with Ground(lost, store, database) as ground:
        outcome = asyncio.run(lose_and_restore(ground, restored))
    assert outcome.losses == []
    assert outcome.before >= EARLY, "what was played before was not counted"
    assert outcome.gone >= LATE, "the backup was not made while people played"
