"""Everything the suites need is installed where it must be; where it is not available, it is reported."""

import sys

from tests.suites import fetch, missing


def test_nothing_lacks_a_wheel_on_the_python_of_ci():
    """A registry that does not answer is no fault here; it is reported at the end like a missing wheel."""
    if sys.platform == "linux" and sys.version_info[:2] == (3, 11):
        assert {name: why for name, why in missing().items() if why != fetch.UNREACHABLE} == {}


def test_a_missing_wheel_and_a_silent_registry_are_told_apart():
    nothing = "ERROR: Could not find a version of x (from versions: none)\nERROR: No matching distribution found"
    assert "no wheel for CPython" in fetch.why(nothing) and "No matching distribution" in fetch.why(nothing)
    assert fetch.why(f"WARNING: Retrying (Retry(total=1)) after connection broken\n{nothing}") == fetch.UNREACHABLE
    assert "pip says nothing" in fetch.why("")


def test_one_package_that_cannot_be_had_does_not_keep_the_others_away(monkeypatch):
    asked = []

    def pip(command, **_):
        lines = command[len(fetch.PIP) :]
        asked.append(lines)
        return type("Done", (), {"returncode": int("spiel>=2" in lines), "stderr": "ERROR: No matching distribution"})

    monkeypatch.setattr(fetch.subprocess, "run", pip)
    assert list(fetch.fetch(["numpy>=1.26", "spiel>=2", "polars"])) == ["spiel"]
    assert asked == [["numpy>=1.26", "spiel>=2", "polars"], ["numpy>=1.26"], ["spiel>=2"], ["polars"]]


def test_nobody_waits_for_a_silent_registry_more_than_twice(monkeypatch):
    asked = []

    def pip(command, **_):
        asked.append(command)
        return type("Done", (), {"returncode": 1, "stderr": "WARNING: Retrying (Retry(total=1)) after a timeout"})

    monkeypatch.setattr(fetch.subprocess, "run", pip)
    assert set(fetch.fetch(["a>=1", "b", "c[d]"]).items()) == {(name, fetch.UNREACHABLE) for name in "abc"}
    assert len(asked) == 2
