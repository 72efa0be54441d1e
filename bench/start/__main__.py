"""How long it takes to be at the table: from an empty clone with nothing cached, and from one that is set up.

    python bench/start                  clone what is committed here into a folder of its own, and measure
    python bench/start --warm-only      measure only this clone, which has to be set up

Told are the seconds to the first page, with the processor's seconds beside them, as a busy machine stretches the first
and hardly the second; and the seconds from there to the first move that a house has acknowledged.
"""

import argparse
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OPEN = "Petteia is open at "
FIRST_MOVE = Path(__file__).with_name("first_move.py")


def spent() -> float:
    """The processor's seconds of all children that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def start(clone: Path, home: Path) -> dict[str, float]:
    """`make play` in a clone: seconds to the first page, to the first move, and of the processor."""
    environment = os.environ | {
        **{"PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(home / "npm"), "CCACHE_DISABLE": "1"},
        **{"XDG_DATA_HOME": str(home / "data"), "BROWSER": "true", "CC": "no-compiler"},  # compiling comes afterwards
    }
    before, began = spent(), time.monotonic()
    with subprocess.Popen(
        ["make", "--no-print-directory", "play"], cwd=clone, env=environment, stdout=subprocess.PIPE, text=True,
        stderr=subprocess.STDOUT, start_new_session=True,
    ) as house:
        assert house.stdout is not None
        silent, spoke = 0.0, began
        for line in house.stdout:
            silent, spoke = max(silent, time.monotonic() - spoke), time.monotonic()
            sys.stderr.write(f"  {line}")
            if line.startswith(OPEN):
                break
        else:
            raise SystemExit("the house never opened")
        url = line.removeprefix(OPEN).strip().rstrip("/")
        with urllib.request.urlopen(url) as page:
            assert b"<script" in page.read()
        first_page = time.monotonic() - began
        python = clone / ".venv-play" / "bin" / "python"
        subprocess.run([python, "-P", FIRST_MOVE, url], check=True)
        first_move = time.monotonic() - began
        os.killpg(house.pid, signal.SIGINT)
    return {
        "first page": first_page, "first move": first_move, "processor": spent() - before, "longest silence": silent
    }


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--warm-only", action="store_true", help="measure only this clone")
    parser.add_argument("--json", action="store_true", help="for programs")
    wish = parser.parse_args()
    home = Path(tempfile.mkdtemp(prefix="petteia-start-"))
    told: dict[str, dict[str, float]] = {}
    try:
        clone = ROOT
        if not wish.warm_only:
            clone = home / "clone"
            subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
            told["empty clone"] = start(clone, home)
        told["set up"] = start(clone, home)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    if wish.json:
        print(json.dumps(told))
        return
    for where, figures in told.items():
        print(where, *(f"{what} {seconds:.1f} s" for what, seconds in figures.items()), sep="   ")
    print(f"beside {os.getloadavg()[0]:.1f} others that wanted one of {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
