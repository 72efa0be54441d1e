"""For every contract there is a game that breaks it, and the suite catches it within its default budget."""

import pytest
from agora import Bids, Draw, Payment, Round

from petteia.engine import conformance
from petteia.engine.conformance import CONTRACTS
from tests.conformance.broken import BROKEN
from tests.conformance.variant import OtherBids, OtherDraw, OtherPayment, OtherRound, Variant


@pytest.mark.parametrize(("kind", "contracts", "play"), BROKEN, ids=[kind.__name__ for kind, _, _ in BROKEN])
def test_a_broken_game_is_caught_by_the_contract_it_breaks(kind, contracts, play):
    report = conformance(kind(), play=play)
    assert report.failure is not None, f"{kind.__name__} passes: {kind.__doc__}"
    assert report.failure.contract in contracts, str(report.failure)


def test_every_contract_has_a_game_that_breaks_it():
    covered = {contract for _, contracts, _ in BROKEN for contract in contracts if len(contracts) == 1}
    assert covered == set(CONTRACTS)


def test_a_variant_that_breaks_nothing_passes():
    class Sound(Variant):
        STEPS = {Round: OtherRound, Draw: OtherDraw, Bids: OtherBids, Payment: OtherPayment}

    report = conformance(Sound(), games=3, comparisons=60)
    assert report.ok, str(report)
    assert any("defined inside a function" in note for note in report.notes)
