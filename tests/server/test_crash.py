"""The server may die at any moment: everything it acknowledged is there, and every table goes on."""

import asyncio

import pytest

from tests import budget
from tests.server.crashing import crash_often


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    crowd = asyncio.run(crash_often(tmp_path, budget(30), seed=1))
    assert crowd.problems == []
    assert len(crowd.promised) >= 20 * budget(30)


def test_a_server_that_acknowledges_too_early_is_caught(tmp_path):
    crowd = asyncio.run(crash_often(tmp_path, 20, seed=2, variant="eager"))
    assert any("acknowledged and is gone" in problem for problem in crowd.problems)


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_in_a_thousand_crashes(tmp_path):
    crowd = asyncio.run(crash_often(tmp_path, 1000, seed=3))
    assert crowd.problems == []
    assert len(crowd.promised) >= 20_000
