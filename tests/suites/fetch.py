"""Installs what brings the public suites: `python fetch.py [EXTRA…]` with the Python of their environment.

Each package is fetched by itself where all together cannot be had: one without a wheel, or a registry that does not
answer, does not keep the others away. What is missing stands in `missing.json` of the environment, and `make test`
names it at its end.
"""

import compileall
import json
import platform
import re
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PIP = [
    *(sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"),
    *("--only-binary", ":all:", "--no-compile", "--retries", "2", "--timeout", "30"),
]
HARDLY_READ = re.compile(r"packages/(.*/)?tests/")
"""Of numpy and scipy that is a third, and nothing imports it."""
UNREACHABLE = "the registry does not answer"


def why(said: str) -> str:
    """Why pip could not install something, from its output."""
    if re.search(r"Retrying \(|Could not fetch URL|ConnectionError|ConnectTimeout|ReadTimeout|ProxyError", said):
        return UNREACHABLE
    here = f"CPython {platform.python_version()} on {platform.system()} {platform.machine()}"
    errors = [line for line in said.splitlines() if line.startswith("ERROR:")] or ["pip says nothing"]
    return f"no wheel for {here} ({errors[-1][:120]})"


def fetch(wanted: list[str]) -> dict[str, str]:
    """Install what is available; returns the reasons for the rest."""
    if subprocess.run([*PIP, *wanted], capture_output=True).returncode == 0:
        return {}
    missing: dict[str, str] = {}
    for line in wanted:
        if UNREACHABLE in missing.values():
            missing[name_of(line)] = UNREACHABLE
            continue
        done = subprocess.run([*PIP, line], capture_output=True, text=True)
        if done.returncode:
            missing[name_of(line)] = why(done.stderr)
    return missing


def name_of(requirement: str) -> str:
    """The package of a requirement."""
    return re.split(r"[<>=~!\[ ;]", requirement)[0]


def main() -> None:
    """Fetch them all; report what is missing."""
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    missing = fetch([line for name in sys.argv[1:] or ["rl", "lab"] for line in extra[name]])
    compileall.compile_dir(sysconfig.get_path("purelib"), quiet=2, rx=HARDLY_READ)
    Path(sys.prefix, "missing.json").write_text(json.dumps(missing, indent=1) + "\n", "utf-8")
    for name, reason in missing.items():
        print(f"not run: {name}: {reason}")


if __name__ == "__main__":
    main()
