"""How long it takes to be at the table: from an empty clone with nothing cached, and from one that is set up.

    python bench/start                  clone what is committed here into a folder of its own, and measure
    python bench/start --warm-only      measure only this clone, which has to be set up
    python bench/start --wheel FILE     a wheel, too, from an empty environment
    python bench/start --site           the house in a tab, too, in Chromium; needs what `make install` brings

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
IN_TAB = Path(__file__).with_name("in_tab.py")


def spent() -> float:
    """The processor's seconds of all children that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def start(clone: Path, home: Path) -> dict[str, float]:
    """`make play` in a clone: seconds to the first page, to the first move, and of the processor."""
    command = ["make", "--no-print-directory", "play"]
    return opened(command, clone, home, clone / ".venv-play" / "bin" / "python")


def install(wheel: Path, home: Path) -> dict[str, float]:
    """The same for a wheel that is installed into an empty environment and played."""
    python = home / "venv" / "bin" / "python"
    wanted = f"{sys.executable} -m venv venv && {python} -m pip install -q {wheel.resolve()}"
    steps = f"{wanted} && exec {python} -P -m petteia play"
    return opened(["sh", "-c", steps], home, home, python)


def in_tab(home: Path) -> dict[str, dict[str, float]]:
    """The house in a tab, on its first and its second visit."""
    python, site = ROOT / ".venv" / "bin" / "python", home / "site"
    subprocess.run([python, "-P", "-m", "petteia", "site", site], check=True, stdout=sys.stderr)
    told = subprocess.run([python, "-P", IN_TAB, site], check=True, stdout=subprocess.PIPE, text=True).stdout
    figures: dict[str, dict[str, float]] = json.loads(told)
    return figures


def opened(command: list[str], folder: Path, home: Path, python: Path) -> dict[str, float]:
    """Whatever opens a house that says where it is, with nothing cached."""
    # Whoever plays keeps byte code: without it a thousand modules would be compiled at every start.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {
        **{"PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(home / "npm"), "CCACHE_DISABLE": "1"},
        **{"XDG_DATA_HOME": str(home / "data"), "BROWSER": "true", "CC": "no-compiler"},  # compiling comes afterwards
    }
    before, began = spent(), time.monotonic()
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    ) as server:
        assert server.stdout is not None
        silent, spoke = 0.0, began
        for line in server.stdout:
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
        subprocess.run([python, "-P", FIRST_MOVE, url], check=True)
        first_move = time.monotonic() - began
        os.killpg(server.pid, signal.SIGINT)
    return {
        "first page": first_page,
        "first move": first_move,
        "processor": spent() - before,
        "longest silence": silent,
    }


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--warm-only", action="store_true", help="measure only this clone")
    parser.add_argument("--wheel", type=Path, metavar="FILE", help="measure a wheel, too")
    parser.add_argument("--site", action="store_true", help="measure the house in a tab, too")
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
        if wish.wheel:
            told["wheel"] = install(wish.wheel, home)
        if wish.site:
            told |= in_tab(home)
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
