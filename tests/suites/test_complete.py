"""What the suites need is there, where it has to be."""

import sys

from tests.suites import missing


def test_nothing_is_missing_on_the_python_of_ci():
    if sys.platform == "linux" and sys.version_info[:2] == (3, 11):
        assert missing() == {}
