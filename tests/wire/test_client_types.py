"""The client's types are what the house says of itself."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_what_travels_are_the_houses_own() -> None:
    done = subprocess.run([sys.executable, "-P", str(ROOT / "web" / "messages.py"), "--check"], check=False)
    assert done.returncode == 0, "run python web/messages.py"
