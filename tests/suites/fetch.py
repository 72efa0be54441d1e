"""Installs what brings the public suites, each package by itself: one that has no wheel here does not keep the others
away. What could not be had stands in `missing.json` of the environment: `python fetch.py` with its Python."""

import json
import platform
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Fetch them all; say what is missing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = project["optional-dependencies"]
    wanted: list[str] = [*extra["rl"], *extra["lab"]]
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--only-binary", ":all:", "--disable-pip-version-check"]
    if subprocess.run([*pip, *wanted]).returncode == 0:
        wanted = []
    missing: dict[str, str] = {}
    for line in wanted:
        done = subprocess.run([*pip, line], capture_output=True, text=True)
        if done.returncode:
            name = re.split(r"[<>=~!\[ ]", line)[0]
            here = f"CPython {platform.python_version()} on {platform.system()} {platform.machine()}"
            last = (done.stderr.strip().splitlines() or ["pip says nothing"])[-1]
            missing[name] = f"no wheel for {here} ({last[:120]})"
    Path(sys.prefix, "missing.json").write_text(json.dumps(missing, indent=1) + "\n", "utf-8")
    for name, why in missing.items():
        print(f"not run: {name}: {why}")


if __name__ == "__main__":
    main()
