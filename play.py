"""Play from a fresh clone: `make play`, or `python play.py` where there is no make.

Only what playing needs is installed, into .venv-play, and the web client is built meanwhile. The house opens with the
games as plain Python; where there is a C compiler they are compiled in the background for the next start, in a copy of
the sources, so that nothing else that is built here is disturbed. What is set up already is started at once.

    python play.py                     play in the browser
    python play.py --terminal NAME     whatever `petteia play` takes
    python play.py --set-up            set up, and open nothing
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time

if sys.version_info < (3, 11):
    sys.exit("Petteia needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import tomllib
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ROOM = ROOT / ".venv-play"
NEXT = ROOT / "build" / "next"
"""Where the compiled form of the next start is made."""
TRIED = NEXT / "tried"
LOG = ROOT / "build" / "next.log"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
INGREDIENTS = ("petteia", "setup.py", "pyproject.toml", "README.md", "LICENSE")
CLIENT = ROOT / "petteia" / "server" / "web" / "index.html"
SILENCE_S = 4.0
COMPILE = "--compile-for-the-next-start"


def python_of(room: Path) -> Path:
    """The Python of an environment."""
    return room / SCRIPTS / ("python.exe" if os.name == "nt" else "python")


def project() -> dict[str, list[str]]:
    """What playing needs, and what compiling needs: pyproject.toml says it."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {"play": told["dependencies"], "compile": told["optional-dependencies"]["compile"]}


def fingerprint() -> str:
    """Of everything the compiled form is made of."""
    total = sha256(sys.version.encode())
    for name in INGREDIENTS:
        for file in sorted(p for p in [ROOT / name, *(ROOT / name).rglob("*")] if p.is_file()):
            if "__pycache__" not in file.parts:
                total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + sha256(file.read_bytes()).digest())
    return total.hexdigest()


def stamped(stamp: Path, wanted: str) -> bool:
    """Whether something was made of what is there now."""
    return stamp.is_file() and stamp.read_text("utf-8") == wanted


class Progress:
    """Says what is going on, and that it still is: nothing is silent for more than a few seconds."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.lock = threading.Lock()
        self.under_way: dict[str, str] = {}
        """What is going on, and the last line that it said."""
        self.spoke = self.began
        self.over = threading.Event()
        threading.Thread(target=self._go_on, daemon=True).start()

    def say(self, text: str) -> None:
        """A line with the seconds since the beginning."""
        with self.lock:
            self.spoke = time.monotonic()
            print(f"{self.spoke - self.began:5.1f} s  {text}", flush=True)

    def run(self, what: str, command: list[str], **environment: str) -> int:
        """Run something and say when it begins and ends; if it fails, what it said. How it ended."""
        self.say(what)
        self.under_way[what] = ""
        began, said = time.monotonic(), [""]
        with subprocess.Popen(
            command, cwd=ROOT, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as running:
            assert running.stdout is not None
            for line in running.stdout:
                said.append(line.rstrip())
                self.under_way[what] = line.strip()[:70]
        del self.under_way[what]
        took = time.monotonic() - began
        self.say(f"{what}: {'done' if running.returncode == 0 else 'failed'} after {took:.1f} s")
        if running.returncode:
            print("\n".join(said[-20:]), flush=True)
        return running.returncode

    def _go_on(self) -> None:
        while not self.over.wait(0.5):
            if time.monotonic() - self.spoke > SILENCE_S and self.under_way:
                for what, last in list(self.under_way.items()):
                    self.say(f"… {what}{': ' if last else ''}{last}")


def holds(room: Path, packages: list[str]) -> bool:
    """Whether an environment of this very Python has these packages."""
    return stamped(room / ".holds", "\n".join([sys.version, *packages]))


def make_room(room: Path, progress: Progress) -> None:
    """An empty environment, if it is not there yet or was another Python's."""
    stamp = room / ".holds"
    if not python_of(room).is_file() or (stamp.is_file() and sys.version not in stamp.read_text("utf-8")):
        shutil.rmtree(room, ignore_errors=True)
        if progress.run(f"making {room.name}", [sys.executable, "-m", "venv", str(room)]):
            raise SystemExit(
                f"{sys.executable} cannot make virtual environments. On Debian or Ubuntu: apt-get install python3-venv."
                " Or name another Python: make PYTHON=/path/to/python3.12"
            )


def fill(room: Path, packages: list[str], what: str, progress: Progress) -> str:
    """Install packages, if they are not there yet. What has to be told if that did not work."""
    if not holds(room, packages):
        # What is not imported need not be turned into byte code: a third of the time.
        pip = [*pip_of(room), "install", "--no-compile", "--progress-bar=off", *packages]
        if progress.run(what, pip):
            return "What Petteia needs could not be installed; what went wrong stands above."
        (room / ".holds").write_text("\n".join([sys.version, *packages]), "utf-8")
    return ""


def pip_of(room: Path) -> list[str]:
    """How an environment's pip is called."""
    return [str(python_of(room)), "-m", "pip", "--disable-pip-version-check"]


def set_up(progress: Progress) -> None:
    """What playing needs, and beside it the web client."""
    make_room(ROOM, progress)
    told: list[str] = []
    filling = threading.Thread(
        target=lambda: told.append(fill(ROOM, project()["play"], "installing what playing needs", progress))
    )
    filling.start()
    if not client_is_built():
        progress.run("building the web client", [str(python_of(ROOM)), "-P", str(ROOT / "web" / "build.py")])
    filling.join()
    if told[0]:
        raise SystemExit(told[0])


def client_is_built() -> bool:
    """Whether the web client is there, made of what is there now."""
    spec = importlib.util.spec_from_file_location("build", ROOT / "web" / "build.py")
    assert spec is not None and spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    return bool(build.built(build.fingerprint()))


def can_compile() -> bool:
    """Whether there is a C compiler, as far as can be seen from here; setup.py finds out."""
    if os.name == "nt":
        return True
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def compile_beside() -> None:
    """Begin to compile for the next start, with what time nobody else needs; it goes on when this has ended."""
    LOG.parent.mkdir(exist_ok=True)
    below_normal = {"creationflags": 0x00004000} if os.name == "nt" else {"start_new_session": True}
    with LOG.open("wb") as log:
        command = [sys.executable, str(ROOT / "play.py"), COMPILE]
        subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT, **below_normal)


def compile_now() -> str:
    """Compile a copy of the sources and put it into the room, for the next start. What went wrong, if anything did."""
    if os.name != "nt":
        os.nice(19)
    progress, now = Progress(), fingerprint()
    NEXT.mkdir(parents=True, exist_ok=True)
    TRIED.write_text(now, "utf-8")  # what does not work once is not tried at every start
    room = NEXT / "room"
    make_room(room, progress)
    trouble = fill(room, project()["compile"], "installing what compiling needs", progress)
    if trouble:
        return trouble
    for name in INGREDIENTS:
        shutil.rmtree(NEXT / name, ignore_errors=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy2)(ROOT / name, NEXT / name)
    wheels = NEXT / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    build = [*pip_of(room), "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(wheels), str(NEXT)]
    if progress.run("compiling", build, PETTEIA_COMPILE="1"):
        return "Compiling did not work; the games go on as plain Python."
    install = [*pip_of(ROOM), "install", "-q", "--no-deps", "--force-reinstall", *map(str, wheels.glob("*.whl"))]
    if progress.run("putting it in place", install):
        return "The compiled form could not be installed; the games go on as plain Python."
    (ROOM / ".compiled").write_text(now, "utf-8")
    return ""


def play(arguments: list[str]) -> int:
    """Set up what is missing, and play."""
    progress = Progress()
    if not holds(ROOM, project()["play"]) or not client_is_built():
        set_up(progress)
    progress.over.set()
    if "--set-up" in arguments:
        return 0
    now = fingerprint()
    compiled = stamped(ROOM / ".compiled", now)
    if not compiled and can_compile() and not stamped(TRIED, now):
        progress.say("the games run as plain Python and are compiled meanwhile for the next start (build/next.log)")
        compile_beside()
    if not CLIENT.is_file() and "--terminal" not in arguments:
        arguments = ["--terminal", *arguments]
    command = [str(python_of(ROOM)), "-P", "-m", "petteia", "play", *arguments]
    environment = os.environ | ({} if compiled else {"PYTHONPATH": str(ROOT)})
    if os.name == "nt":
        return subprocess.run(command, env=environment).returncode
    os.execve(command[0], command, environment)


if __name__ == "__main__":
    sys.exit(compile_now() if COMPILE in sys.argv else play(sys.argv[1:]))
