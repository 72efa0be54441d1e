"""Writes a site: a folder for any static host, with an instance in the tab of each visitor.

index.html, assets/…      the web client, told that the instance is in the tab
pyodide/…                 Python for browsers
python/…                  the package and what it needs, without anything compiled
tab.json                  what to load, in the order it is needed
sw.js, manifest.webmanifest   so that it can be installed and opened without a network
"""

import io
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from importlib import metadata, resources
from pathlib import Path
from typing import Final

import petteia
from petteia.games import shelf

PYODIDE: Final = "314.0.7"
PYODIDE_SHA256: Final = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
PYODIDE_FILES: Final = (
    "pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs", "pyodide.mjs", "pyodide-lock.json"
)  # fmt: skip
WHEEL: Final = "msgspec==0.22.0"
PLATFORM: Final = ("3.14", "cp314", "pyemscripten_2026_0_wasm32")
"""The Python of this Pyodide: its version, what it is compiled for, the platform of its wheels."""
NEEDED: Final = (
    "anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "idna", "litestar", "multidict", "multipart",
    "mypy_extensions", "prometheus_client", "pytz", "PyYAML", "sniffio", "typing_extensions",
)  # fmt: skip
"""The installed packages that an instance imports."""
NOT_THERE: Final = (".so", ".pyd", ".policy")
"""What is compiled, and what only those bots need that play on servers only."""
OWN: Final = ("bots", "engine", "games", "locale", "server", "store", "tab", "tables")
LANGUAGES: Final = ("root", "en", "nl", "de")
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
)
HEAD: Final = f"""\
    <meta http-equiv="content-security-policy" content="{POLICY}" />
    <meta name="petteia-house" content="tab" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </head>"""
MANIFEST: Final = {
    "name": "Petteia",
    "short_name": "Petteia",
    "description": "Board games of myth, in your browser.",
    "start_url": "/",
    "display": "standalone",
    "background_color": "#1B1310",
    "theme_color": "#1B1310",
    "icons": [{"src": "/owl.svg", "sizes": "any", "type": "image/svg+xml"}],
}


class NoSite(Exception):
    """The site cannot be written; the sentence says why and what would help."""


def write(folder: Path, pyodide: Path | None = None, wheel: Path | None = None) -> int:
    """Write the site; returns its size in bytes. Files already in the folder stay, unless they have the same name."""
    if getattr(sys, "frozen", False):
        raise NoSite("a site is made of installed packages, which the single file does not have: pip install petteia")
    client = resources.files("petteia.server").joinpath("web")
    if not client.joinpath("index.html").is_file():
        raise NoSite("the web client is not built; in a checkout: python web/build.py")
    folder.mkdir(parents=True, exist_ok=True)
    with resources.as_file(client) as built:
        shutil.copytree(built, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("preview"))
    python, packages = folder / "pyodide", folder / "python"
    python.mkdir(exist_ok=True)
    packages.mkdir(exist_ok=True)
    for name, content in pyodide_files(pyodide).items():
        (python / name).write_bytes(content)
    found = wheel or fetched_wheel(packages)
    if found.parent != packages:
        shutil.copy2(found, packages)
    (packages / "petteia.zip").write_bytes(package())
    page = (folder / "index.html").read_text("utf-8").replace("  </head>", HEAD, 1)
    (folder / "index.html").write_text(page, "utf-8")
    (folder / "404.html").write_text(page, "utf-8")  # where a host asks for it: every screen has an address
    (folder / "manifest.webmanifest").write_text(json.dumps(MANIFEST), "utf-8")
    _write_lists(folder, f"/python/{found.name}")
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _write_lists(folder: Path, wheel: str) -> None:
    """What has to be loaded, for the page and for the worker that caches it."""
    load = [f"/pyodide/{name}" for name in PYODIDE_FILES] + [wheel, "/python/petteia.zip"]
    made = sorted(file for file in folder.rglob("*") if file.is_file() and file.name not in ("sw.js", "tab.json"))
    total = sha256()
    for file in made:
        total.update(f"{file.relative_to(folder).as_posix()}\0".encode() + sha256(file.read_bytes()).digest())
    version = f"petteia-{total.hexdigest()[:16]}"
    told = {
        "version": version,
        "games": sorted(shelf()),
        "files": [[path, folder.joinpath(path[1:]).stat().st_size] for path in load],
        "wheels": [wheel],
        "package": "/python/petteia.zip",
    }
    (folder / "tab.json").write_text(json.dumps(told), "utf-8")
    files = ["/", "/tab.json", *(f"/{file.relative_to(folder).as_posix()}" for file in made)]
    script = resources.files("petteia.tab").joinpath("sw.js").read_text("utf-8")
    script = script.replace("{version}", version).replace("{files}", json.dumps(files))
    (folder / "sw.js").write_text(script, "utf-8")


def package() -> bytes:
    """Everything that is Python, as one archive: ours, and what it needs."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted({**_own(), **_needed()}.items()):
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))  # the same whenever it is written
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    return out.getvalue()


def _own() -> dict[str, bytes]:
    package = Path(petteia.__file__).parent
    files = {f"petteia/{file.name}": file.read_bytes() for file in package.glob("*.py")}
    for name in OWN:
        for file in (package / name).rglob("*"):
            inside = file.relative_to(package)
            if file.is_file() and file.suffix not in NOT_THERE and not {"__pycache__", "web"} & set(inside.parts):
                files[f"petteia/{inside.as_posix()}"] = file.read_bytes()
    stand_in = package / "tab" / "vecs.py"
    return {**files, "librt/__init__.py": b"", "librt/vecs.py": stand_in.read_bytes()}


def _needed() -> dict[str, bytes]:
    files = {}
    for name in NEEDED:
        try:
            about = metadata.distribution(name)
        except metadata.PackageNotFoundError as problem:
            raise NoSite(f"{name} is not installed here, and a site needs it: pip install {name}") from problem
        for inside in about.files or ():
            path = Path(str(about.locate_file(inside)))
            if _is_wanted(inside.as_posix()) and path.is_file():
                files[inside.as_posix()] = path.read_bytes()
    return files


def _is_wanted(path: str) -> bool:
    """Sources, and what says which version they are; of many languages those that are spoken here."""
    if "/locale-data/" in path:
        return path.rpartition("/")[2].split(".")[0].split("_")[0] in LANGUAGES
    return path.endswith((".py", ".dat", "global.dat", "dist-info/METADATA")) and not path.startswith("..")


def pyodide_files(folder: Path | None) -> dict[str, bytes]:
    """Pyodide's files, from a folder that has them or from its package."""
    if folder is not None:
        missing = [name for name in PYODIDE_FILES if not (folder / name).is_file()]
        if missing:
            raise NoSite(f"{folder} lacks {missing[0]}; right would be the unpacked npm package pyodide {PYODIDE}")
        return {name: (folder / name).read_bytes() for name in PYODIDE_FILES}
    npm = shutil.which("npm")
    if npm is None:
        raise NoSite(
            "Pyodide is fetched with npm, and there is none. Install Node, or unpack the npm package "
            f"pyodide {PYODIDE} and say where: --pyodide FOLDER"
        )
    with tempfile.TemporaryDirectory() as room:
        done = subprocess.run([npm, "pack", "--silent", f"pyodide@{PYODIDE}"], cwd=room, check=False, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # fmt: skip
        packed = next(Path(room).glob("*.tgz"), None)
        if done.returncode or packed is None:
            raise NoSite(f"npm could not fetch pyodide {PYODIDE}: {done.stdout.strip()[-200:]}")
        whole = packed.read_bytes()
    if sha256(whole).hexdigest() != PYODIDE_SHA256:
        raise NoSite(f"what npm fetched is not the pyodide {PYODIDE} that this Petteia was tried with")
    return dict(_unpacked(whole))


def _unpacked(whole: bytes) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(fileobj=io.BytesIO(whole)) as archive:
        for name in PYODIDE_FILES:
            member = archive.extractfile(f"package/{name}")
            assert member is not None
            yield name, member.read()


def fetched_wheel(into: Path) -> Path:
    """The only library that has to be compiled for Pyodide."""
    version, abi, platform = PLATFORM
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-qq", "--no-deps", "-d", str(into)]
    kind = ["--python-version", version, "--implementation", "cp", "--abi", abi, "--platform", platform]
    done = subprocess.run([*pip, *kind, "--only-binary", ":all:", WHEEL], check=False, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)  # fmt: skip
    found = next(into.glob("msgspec-*.whl"), None)
    if done.returncode or found is None:
        raise NoSite(
            f"pip could not fetch {WHEEL} for {platform}: {done.stdout.strip()[-200:]}. "
            "If you have that wheel, say where: --wheel FILE"
        )
    return found
