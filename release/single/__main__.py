"""Makes the single file for people without Python: `python -P release/single WHEEL FOLDER`.

The wheel and PyInstaller go into an environment of their own, so that nothing but what playing needs gets into the
file. It is for machines like this one: the same system, the same processor, on Linux no older a C library.
"""

import os
import platform
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parents[1] / "pyproject.toml"
SYSTEMS = {"darwin": "macos", "win32": "windows"}


def name(wheel: Path) -> str:
    """What the file is called: as the wheel, for which system and processor."""
    return "-".join([*wheel.name.split("-")[:2], SYSTEMS.get(sys.platform, sys.platform), platform.machine().lower()])


def maker() -> str:
    """Which PyInstaller; pyproject.toml says it."""
    wanted = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["optional-dependencies"]["release"]
    return str(next(each for each in wanted if each.startswith("pyinstaller")))


def make(wheel: Path, folder: Path) -> Path:
    """The file, tried where there is nothing else."""
    called = name(wheel)
    with tempfile.TemporaryDirectory(prefix="petteia-single-") as room:
        home = Path(room) / "venv"
        venv.create(home, with_pip=True)
        python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        quiet = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PETTEIA_SINGLE": called}
        subprocess.run([python, "-m", "pip", "install", "-qq", wheel.resolve(), maker()], check=True, env=quiet)
        places = ["--distpath", str(folder.resolve()), "--workpath", str(Path(room) / "work")]
        told = ["--noconfirm", "--log-level", "ERROR"]
        subprocess.run(
            [python, "-P", "-m", "PyInstaller", *told, *places, HERE / "petteia.spec"], check=True, env=quiet, cwd=room
        )
    made = folder / (f"{called}.exe" if os.name == "nt" else called)
    alone = {key: value for key, value in os.environ.items() if key in ("SYSTEMROOT", "TEMP", "TMP", "TMPDIR")}
    said = subprocess.check_output([made.resolve(), "--version"], env=alone, text=True)
    version = re.escape(wheel.name.split("-")[1])
    if not re.match(rf"petteia {version} \(", said):
        raise SystemExit(f"{made.name} says {said.strip()!r}, which is not the version of {wheel.name}")
    return made


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("right would be: python -P release/single WHEEL FOLDER")
    print(make(Path(sys.argv[1]), Path(sys.argv[2])))
