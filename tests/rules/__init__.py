"""Tests of the rules, a folder for each game. Each test names the one to three rules it covers:

    @rule("AGO-3.2")
    def test_coins_are_laid_from_small_to_large(): ...

`petteia rules <game> --coverage` reads the decorators without running anything, so the ids are written out.
"""

import re

import pytest

from petteia.rulebook import MOST, NUMBER


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules a test covers. More than three would say little about any of them."""
    if not 1 <= len(ids) <= MOST:
        raise ValueError(f"a test covers one to {MOST} rules, not {len(ids)}: split it")
    for each in ids:
        if not re.fullmatch(NUMBER, each):
            raise ValueError(f"{each!r} is not the number of a rule; they look like AGO-3.2, AOM-EX-1.2 or PAR-INV-4")
    if len(set(ids)) != len(ids):
        raise ValueError(f"{ids} names a rule twice")
    return pytest.mark.rule(*ids)
