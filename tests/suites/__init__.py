"""The public suites of the interfaces that adapters speak, as their packages bring them. `make test-suites` runs them
in an environment of their own."""

import json
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGES = ("gymnasium", "pettingzoo", "open_spiel", "polars")
"""What brings a suite, and what tournaments are kept with."""
MISSING = Path(sys.prefix, "missing.json")
"""What could not be installed, and why; `fetch.py` writes it."""


def missing() -> dict[str, str]:
    """Packages whose suite cannot run here, each with the reason."""
    why: dict[str, str] = json.loads(MISSING.read_text("utf-8")) if MISSING.is_file() else {}
    out = {}
    for package in PACKAGES:
        try:
            version(package)
        except PackageNotFoundError:
            out[package] = why.get(package, "it is not installed; make test-suites installs it")
    return out


def versions() -> str:
    """With what the suites run."""
    there = [package for package in PACKAGES if package not in missing()]
    python = f"CPython {platform.python_version()} on {platform.system()} {platform.machine()}"
    return ", ".join([python, *(f"{package} {version(package)}" for package in there)])
