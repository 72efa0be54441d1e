"""What every test can rely on: which package is loaded, and where the small game is."""

import gc
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# `tests` is found through the project's folder, but behind everything installed: `petteia` must be the wheel's.
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))
# The small game's source, interpreted in both forms: tests break it by subclassing, which compiled games do not allow.
sys.path.append(str(ROOT / "tests" / "games" / "agora"))


def pytest_report_header() -> str:
    import petteia
    from petteia.engine.form import form

    wanted = os.environ.get("PETTEIA_FORM", "not said which")
    return f"petteia: {form()} (wanted: {wanted}) from {Path(petteia.__file__).parent}"


def pytest_collection_finish() -> None:
    """Thousands of tests lie in memory and stay there: looking through them for cycles over and over took a sixth of
    the conformance tests' time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
