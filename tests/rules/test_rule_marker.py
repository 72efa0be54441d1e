import pytest

from tests.rules import rule


def test_a_rule_marker_carries_its_ids():
    assert rule("AGO-3.2", "AOM-EX-1.2", "PAR-INV-4").args == ("AGO-3.2", "AOM-EX-1.2", "PAR-INV-4")


@pytest.mark.parametrize("ids", [(), ("AGO-1", "AGO-2", "AGO-3", "AGO-4"), ("AGO 3.2",), ("AGO-",), ("AGO-1", "AGO-1")])
def test_a_malformed_rule_marker_is_refused(ids):
    with pytest.raises(ValueError):
        rule(*ids)
