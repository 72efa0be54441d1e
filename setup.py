"""Builds the wheel: compiled with mypyc where that works, pure Python where it does not; with the web client.

All or nothing. Everything is compiled into a folder of its own first; only if every extension came out is it
copied into the wheel, because a half-built set dies at import. `petteia --version` says which form is installed.

The web client is built first, in a clone (an sdist has it built). Where there is no Node and none can be fetched the
wheel is made without, and says so in its version, 0.1.0+without.client, which pip shows at its end.

    PETTEIA_CLIENT=0              without the web client, without trying
    PETTEIA_CLIENT=1              with the web client, or an error that says why not
    PETTEIA_COMPILE=0             the pure form, without trying
    PETTEIA_COMPILE=1             the compiled form, or an error that says why not
    PETTEIA_OPT=3                 how much the C compiler optimises, 0 to 3; 1 unless told, which is quick to build
    PETTEIA_ALSO_COMPILE=a.py:b.py  games from outside, each compiled as a group of its own against this engine
    PETTEIA_ALSO_INTO=folder      where they go, beside copies of the files that lie next to them; never into the wheel
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# mypyc and setuptools want paths relative to here.
ROOT = Path(__file__).resolve().parent
os.chdir(ROOT)

WISH = os.environ.get("PETTEIA_COMPILE", "")
CLIENT_WISH = os.environ.get("PETTEIA_CLIENT", "")
CLIENT = Path("petteia", "server", "web", "index.html")
CLIENT_SOURCES = Path("web", "build.py")
NO_CLIENT = "without.client"
PACKING = {"bdist_wheel", "dist_info", "editable_wheel", "sdist"}
"""Commands that look at what belongs in the package."""
EFFORT = os.environ.get("PETTEIA_OPT", "1")
QUICK = "1"
"""The effort of a build that people wait for; objects of another effort lie in a folder of their own."""
STAGE = Path("build", f"compiled-{sysconfig.get_config_var('SOABI') or 'unknown'}{'' if EFFORT == QUICK else EFFORT}")

INTERPRETED: dict[str, str] = {
    "petteia/bots/analysis.py": "data classes, and it runs once in a game",
    "petteia/bots/review.py": "the same",
    "petteia/bots/puzzles.py": "data classes, read once",
    "petteia/bots/rollouts.py": "figures around play-outs, which are compiled",
    "petteia/bots/worker.py": "reads and writes frames with msgspec, which a build need not have",
    "petteia/engine/schema/*.py": "writes source, never at speed",
    "petteia/engine/scenario.py": "sets up positions for tests and people, never at speed",
    "petteia/engine/tabletop.py": "plays them, never at speed",
    "petteia/games/*/scenario*.py": "the same",
    "petteia/games/*/tabletop.py": "the same",
    "petteia/tables/journal/unloadable.py": "runs when something is wrong with a table, and hardly ever otherwise",
    "petteia/tables/afterwards/new_tables.py": "structs: msgspec makes their classes itself",
    "petteia/tables/live/follow_ups.py": "coroutines that run once in a game",
    "petteia/tables/afterwards/jobs.py": "coroutines that run once in a game",
    "petteia/tables/table/metadata.py": "structs: msgspec makes their classes itself",
    "petteia/tables/boxes.py": "the same",
    "petteia/tables/afterwards/puzzles.py": "the same",
    "petteia/tables/afterwards/analysis.py": "the same",
    "petteia/tables/afterwards/coach.py": "the same",
    "petteia/tables/journal/entries.py": "the same",
    "petteia/tables/journal/specs.py": "the same",
    "petteia/tables/messages.py": "the same",
    "petteia/tables/plans/plan.py": "the same",
    "petteia/tables/plans/spared.py": "a coroutine that runs once in a visit",
    "petteia/tables/summaries.py": "the same",
    "petteia/tables/afterwards/proof.py": "the same",
    "petteia/tables/afterwards/daily_result.py": "the same",
    "petteia/tables/journal/rules_migration.py": "the same",
    "petteia/tables/ports/store.py": "the same",
    "petteia/tables/views.py": "the same",
}
"""Modules in compiled packages that stay as they are. (Every `__init__.py` does too: they only pass names on.)"""

PLAIN = (
    *(f"petteia/engine/{name}.py" for name in ("barter", "build", "checking", "conformance/*", "day_deal", "dealer")),
    *(f"petteia/engine/{name}.py" for name in ("differences", "header*", "lines", "luck", "manifest", "old_names")),
    *(f"petteia/engine/{name}.py" for name in ("overlay", "plans", "play", "positions", "preview", "protocol")),
    *(f"petteia/engine/{name}.py" for name in ("reading", "record*", "replay", "retrace", "seat_messages", "toml")),
    *(f"petteia/games/*/{name}.py" for name in ("*_audit", "*_plan", "chances", "component*", "cultures", "events")),
    *(f"petteia/games/*/{name}.py" for name in ("game", "moves", "not_now", "plans", "price_list", "reading")),
    *(f"petteia/games/*/{name}.py" for name in ("said_ahead", "soundness", "whole_turn")),
    *(f"petteia/bots/{name}.py" for name in ("advice", "learnt", "named_weights", "regret")),
    "petteia/bots/evaluations/*/*weights.py",
    "petteia/tables/*",
)
"""Modules in which games and bots spend next to no time (`perf record petteia bench`, `petteia lab play`). A quick
build leaves them as they come, for which the C compiler needs two fifths of the time."""
PLAIN_FUNCTIONS = re.compile(
    r"_(_top_level__|audit\w*|block|count_everything|default|figures|luck|most_decisions|pieces|prompt|read(_\w+)?|refusal)"
    r"(__\w+_glue)?$"
)
"""Functions of the other modules of which that is true as well."""

Group = tuple[list[str], str]


def packages_of_modules() -> list[Group]:
    """The engine, each game, the bots and the tables: the modules of each, and a name for the library they share."""
    folders = [Path("petteia/engine"), *sorted(p.parent for p in Path("petteia/games").glob("*/__init__.py"))]
    folders += [Path("petteia/bots"), Path("petteia/tables")]
    groups = []
    for folder in folders:
        files = [p.as_posix() for p in sorted(folder.rglob("*.py")) if p.name != "__init__.py"]
        files = [f for f in files if not any(fnmatch(f, pattern) for pattern in INTERPRETED)]
        if files:
            groups.append((files, ".".join(folder.parts) + ".room"))
    return groups


def outsiders() -> list[Group]:
    """Games from outside that are to be compiled along."""
    named = [f for f in os.environ.get("PETTEIA_ALSO_COMPILE", "").split(os.pathsep) if f]
    for file in named:
        if not Path(file).is_file():
            raise SystemExit(f"PETTEIA_ALSO_COMPILE names {file}, which is not a file. Paths are relative to setup.py.")
    if named and not os.environ.get("PETTEIA_ALSO_INTO"):
        raise SystemExit("PETTEIA_ALSO_COMPILE needs PETTEIA_ALSO_INTO, the folder to put the result in.")
    return [([file], Path(file).stem + "_room") for file in named]


def hindrance() -> str:
    """Why compiling need not be tried, or nothing."""
    if os.name == "nt":
        return ""  # setuptools looks for a compiler in ways of its own; if it finds none the pure form is built
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return f"there is no C compiler ({command})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.is_file():
        return f"Python's C headers are missing ({header}; Debian has them in python3-dev)"
    return ""


def expected_form() -> str:
    """`compiled` or `pure`: what this machine should be able to build."""
    return "pure" if WISH == "0" or hindrance() else "compiled"


def tools() -> list[str]:
    """What pip has to bring for this build: the `compile` extra if compiling is going to be tried."""
    if WISH != "1" and expected_form() == "pure":
        return []
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    extra: list[str] = project["optional-dependencies"]["compile"]
    return extra


def compile_all() -> dict[str, Path]:
    """Compile every package. What belongs in the wheel: path in the wheel -> file. Raises whatever goes wrong."""
    from mypyc.build import mypycify

    groups = packages_of_modules() + outsiders()
    options: dict[str, Any] = {
        # Its own cache and no configuration: `mypy --strict` for people and the compiler do not disturb each other.
        # Without namespace packages a game in a plain folder is named after its file alone, wherever the folder is.
        "paths": [
            *("--config-file=", f"--cache-dir={STAGE}/cache", "--no-namespace-packages"),
            *[file for files, _ in groups for file in files],
        ],
        "separate": [(files, name) for files, name in groups],
        "opt_level": EFFORT,  # 1 takes half the C compiler's time for a twentieth of the speed, see docs/experiments.md
        "debug_level": "0",
        "target_dir": str(STAGE / "c"),
    }
    try:
        extensions = mypycify(**options)
    except ValueError:
        # mypyc forgets, when it builds on an earlier build, which attributes of another package's classes are i64.
        shutil.rmtree(STAGE / "cache", ignore_errors=True)
        extensions = mypycify(**options)
    if sys.platform != "win32":
        # Nobody indents C that a program writes; looking after it would be half of gcc's time, see docs/experiments.md.
        # Nobody puts functions of their own between ours, so small ones may be put into others: a twentieth more speed
        # for a thirtieth of gcc's time, see docs/experiments.md.
        more = ["-Wno-misleading-indentation", "-fno-semantic-interposition", "-finline-small-functions"]
        more += ["-Wno-attributes", "-Wno-unknown-pragmas"]
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *more]
            extension.sources = [improved(Path(source)) for source in extension.sources]
    # The largest first: otherwise one core would be left with it at the end.
    extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    command = Packages(Distribution({"name": "petteia", "ext_modules": extensions}))
    command.build_lib = str(STAGE / "lib")
    command.build_temp = str(STAGE / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    files = [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]
    built = {file.relative_to(STAGE / "lib").as_posix(): file for file in files}
    hand_out({name: file for name, file in built.items() if not name.startswith("petteia")})
    return {name: file for name, file in built.items() if name.startswith("petteia")}


class Module:
    """What a compiled module defines and imports."""

    def __init__(self, file: str) -> None:
        self.name = ".".join(Path(file).with_suffix("").parts)
        lines = ast.parse(Path(file).read_text("utf-8")).body
        self.classes = {line.name: line for line in lines if isinstance(line, ast.ClassDef)}
        imports = [line for line in lines if isinstance(line, ast.ImportFrom)]
        self.origin = {alias.asname or alias.name: line.module for line in imports for alias in line.names}


def compiled_files() -> list[str]:
    """Every module that is compiled."""
    return [file for files, _ in packages_of_modules() + outsiders() for file in files]


@cache
def modules() -> dict[str, Module]:
    """Every module that is compiled, by its name."""
    return {module.name: module for module in map(Module, compiled_files())}


@cache
def plain_modules() -> tuple[str, ...]:
    """What names in C begin with in the modules that a quick build does not optimise."""
    files = [f for f in compiled_files() if any(fnmatch(f, like) for like in PLAIN)]
    return tuple(f"CPyDef_{f.removesuffix('.py').replace('/', '___')}___" for f in files)


def defined_in(module: str | None, name: str) -> set[str]:
    """The full names of the classes that a name in a module may stand for: all of that name if we cannot tell."""
    while module in modules():
        if name in modules()[module].classes:
            return {f"{module}.{name}"}
        module = modules()[module].origin.get(name)
    return {f"{m.name}.{name}" for m in modules().values() if name in m.classes}


@cache
def parents() -> dict[str, set[str]]:
    """What each class inherits from, both by full names."""
    return {
        f"{module.name}.{node.name}": {
            full
            for base in node.bases
            for full in defined_in(module.name, re.findall(r"\w+", ast.unparse(base).partition("[")[0])[-1])
        }
        for module in modules().values()
        for node in module.classes.values()
    }


@cache
def family(full: str) -> list[ast.ClassDef]:
    """A class and after it all that inherit from it."""
    names = [full]
    for name in names:
        names += [heir for heir, bases in parents().items() if name in bases and heir not in names]
    return [modules()[module].classes[name] for module, _, name in (each.rpartition(".") for each in names)]


def is_settled(module: str, name: str, method: str) -> bool:
    """Whether a method of an object of a class can be no other than the one that its class has: nothing inherits from
    it and overrides that, in our code or (as classes say so from which Python's may inherit) in somebody else's."""
    if module not in modules() or name not in modules()[module].classes:
        return False
    nodes = family(f"{module}.{name}")
    if any("allow_interpreted_subclasses" in ast.unparse(each) for node in nodes for each in node.decorator_list):
        return False
    return not any(method in names_of(line) for node in nodes[1:] for line in node.body)


def names_of(line: ast.stmt) -> set[str]:
    """What a line of a class defines."""
    if isinstance(line, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return {line.name}
    return {node.id for node in ast.walk(line) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


IN_TABLE = re.compile(
    r"CPY_GET_METHOD\(\w+, CPyType_(\w+___)(\w+), (\d+), \w+, .*\)(\(cpy_r_.*\); /\* (\w+) \*/)$", re.MULTILINE
)
ACCESSOR = re.compile(r"^(\w.*\bCPyDef_petteia___games___\w+?___cells___\w+\(.*\) \{)$", re.MULTILINE)
"""What reads and writes a number of a position; the C compiler leaves what is too long a call even so."""


def called_directly(text: str) -> str:
    """What mypyc has written, with direct calls of methods that nobody overrides. It looks up each in a table, as one
    package does not tell it what others inherit from it; and what is looked up the C compiler cannot put inline."""

    @cache
    def table(name: str) -> list[str]:
        found = re.search(rf"CPyVTableItem {name}_vtable_scratch\[\] = \{{(.*?)\}};", text, re.DOTALL)
        # Tables of traits stand before it.
        entries = (found[1] if found else "").rpartition("/* Start of real vtable */")[2].split(",")
        return [entry.strip().removeprefix("(CPyVTableItem)") for entry in entries]

    def call(found: re.Match[str]) -> str:
        module, name, place, arguments, method = found.groups()
        entries = table(module + name)
        known = module.removesuffix("___").replace("___", ".")
        function = entries[int(place)] if int(place) < len(entries) else ""
        own = function.startswith("CPyDef_") and function.endswith(f"___{method}")
        return function + arguments if own and settled(known, name, method) else found[0]

    settled = cache(is_settled)
    return ACCESSOR.sub(r"inline \1", IN_TABLE.sub(call, text))


FUNCTION = re.compile(r"^(?P<indent>)\w.*?\b(?P<name>CPyDef_\w+)\(.*\) \{$", re.MULTILINE)
OF_A_CLASS = re.compile(
    r"^ *(static )?\w+ ?\*?\s+\*?(?P<name>CPyDef_\w+|\w+_(traverse|dealloc))\([^;\n]*\)\n(?P<indent> *)\{$",
    re.MULTILINE,
)
"""What makes an object, lets it go and looks through it: every step of a game is one."""
DECLARED = re.compile(r"^(?P<indent> *)PyObject \*(?P<name>CPyDef_\w+)\([^;\n]*\);$", re.MULTILINE)
"""What holds where a function is declared first holds for it."""


def partly_plain(text: str) -> str:
    """What mypyc has written, of which only functions are optimised that games and bots spend time in: not the others,
    and not what Python calls them by, imports, or clears away with them."""
    plain, usual = '#pragma GCC push_options\n#pragma GCC optimize ("O0")\n', "#pragma GCC pop_options\n"
    # After the last function all are declared once more, and what holds there would hold for them.
    begin = text.index("\n", text.index('\n#include "__native_internal') + 1) + 1
    last = max((found.start() for found in FUNCTION.finditer(text)), default=len(text))
    kinds = (FUNCTION, OF_A_CLASS, DECLARED)
    hot = [found for kind in kinds for found in kind.finditer(text, begin, last) if in_a_hurry(found)]
    parts, at = [text[:begin], plain], begin
    for found in sorted(hot, key=re.Match.start):
        end = found.end() + 1
        if not found[0].endswith(";"):
            end = text.index(f"\n{found['indent']}}}\n", found.end() - 1) + len(found["indent"]) + 3
        parts += [text[at : found.start()], usual, text[found.start() : end], plain]
        at = end
    return "".join([*parts, text[at:last], usual, text[last:]])


def in_a_hurry(found: re.Match[str]) -> bool:
    """Whether games or bots spend time in a function."""
    name = f"CPyDef_{found['name'].removeprefix('CPyDef_')}"
    return not name.startswith(plain_modules()) and not PLAIN_FUNCTIONS.search(name)


def improved(source: Path) -> str:
    """The file to compile instead of one that mypyc has written."""
    if not source.name.startswith("__native"):
        return str(source)
    text = called_directly(source.read_text("utf-8"))
    if EFFORT == QUICK:
        text = partly_plain(text)
    copy = source.with_name(f"{source.stem}_improved.c")
    if not copy.is_file() or copy.read_text("utf-8") != text:
        copy.write_text(text, "utf-8")
    return str(copy)


def hand_out(built: dict[str, Path]) -> None:
    """Put outsiders' compiled games where they were asked for, with the files that lie beside their source."""
    for (file,), _ in outsiders():
        into = Path(os.environ["PETTEIA_ALSO_INTO"])
        unwanted = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(Path(file).parent, into, dirs_exist_ok=True, ignore=unwanted)
        for name, source in built.items():
            shutil.copy2(source, into / name)


class Packages(build_ext):
    """Builds the packages, and for each module the few lines by which Python finds it in its package's library."""

    def build_extensions(self) -> None:
        """One after the other, or several at once."""
        # What is left out of a library again, and how, differs from linker to linker; those of Linux agree.
        if sys.platform == "linux":
            self.find_together()
        super().build_extensions()

    def find_together(self) -> None:
        """Compile these lines once for all modules of a folder, and leave each library those of its own module: one by
        one, all of them together read Python's headers for half a minute, see docs/experiments.md."""
        folders: dict[Path, dict[str, Extension]] = {}
        for extension in self.extensions:
            (source,) = map(Path, extension.sources)
            if not source.name.startswith("__native"):
                folders.setdefault(source.parent, {})[source.stem] = extension
        for folder, modules in folders.items():
            together = folder / "__together.c"
            # For the sake of another system each file has the function `PyInit___init__` as well.
            own = [f'#define PyInit___init__ PyInit___init__{module}\n#include "{module}.c"\n' for module in modules]
            together.write_text("#undef PyInit___init__\n".join(own), "utf-8")
            arguments = [*next(iter(modules.values())).extra_compile_args, "-ffunction-sections", "-fdata-sections"]
            objects = self.compiler.compile([str(together)], output_dir=self.build_temp, extra_postargs=arguments)
            for module, extension in modules.items():
                kept = folder / f"{module}.kept"
                kept.write_text(f"{{ global: PyInit_{module}; local: *; }};\n", "utf-8")
                extension.sources, extension.depends, extension.extra_objects = [], [*objects, str(kept)], objects
                extension.extra_link_args = ["-Wl,--gc-sections", f"-Wl,--version-script={kept}"]


def build_client() -> None:
    """Build the web client, if this is a clone and anything it is made of has changed."""
    if CLIENT_SOURCES.is_file() and CLIENT_WISH != "0":
        must = ["--must"] if CLIENT_WISH == "1" else []
        done = subprocess.run([sys.executable, str(CLIENT_SOURCES), *must], check=False)
        if done.returncode and CLIENT_WISH == "1":
            sys.exit("PETTEIA_CLIENT=1 asks for the web client, and it could not be built; why stands above.")
    if not CLIENT.is_file():
        print("petteia: this package has no web client; with Node 20.19 or newer `pip install .` builds it")


def source() -> str:
    """Where this clone comes from, as a browser opens it; empty if it is no clone, or one of a folder."""
    ask = ["git", "config", "--get", "remote.origin.url"]
    try:
        said = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""
    form = r"(?:(?:https?|ssh|git)://)?(?:[^@/]*@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/]/?(.+?)(?:\.git)?/?"
    found = re.fullmatch(form, said)
    return f"https://{found[1]}/{found[2]}" if found else ""


class Petteia(Distribution):
    """The distribution; a platform's own if it was compiled."""

    extensions: dict[str, Path] | None = None
    """Path in the wheel -> file; None as long as nothing was tried."""

    def parse_config_files(self, *args: Any, **kwargs: Any) -> None:
        """What pyproject.toml says, and what only this clone knows: where it is from, and whether it has its client."""
        super().parse_config_files(*args, **kwargs)
        if not CLIENT.is_file():
            self.metadata.version = f"{self.metadata.version}+{NO_CLIENT}"
        if url := source():
            self.metadata.project_urls = {"Source": url, "Issues": f"{url}/issues"}  # type: ignore[attr-defined]

    def has_ext_modules(self) -> bool:
        """Decides the tag of the wheel."""
        return bool(self.extensions)


class Wheel(bdist_wheel):
    """Compiles before anything else is decided, so that the wheel's tag tells the truth."""

    distribution: Petteia

    def finalize_options(self) -> None:
        """Try, and fall back to the pure form unless told not to."""
        # pip asks for the metadata first, which needs this command but no wheel.
        if "bdist_wheel" in self.distribution.commands and self.distribution.extensions is None:
            self.distribution.extensions = self.attempt()
        super().finalize_options()

    def attempt(self) -> dict[str, Path]:
        """What was compiled; nothing if it was not to be or did not work."""
        if WISH == "0":
            print("petteia: building the pure form, as PETTEIA_COMPILE=0 asks")
            return {}
        try:
            if hindrance():
                raise FileNotFoundError(hindrance())
            built = compile_all()
        except (Exception, SystemExit) as problem:
            if WISH == "1":
                raise
            print(f"petteia: building the pure form, because compiling did not work: {problem!r}")
            print("petteia: it does the same, more slowly; with PETTEIA_COMPILE=1 this is an error")
            return {}
        print(f"petteia: building the compiled form, {len(built)} extension modules")
        return built


class Sources(build_py):
    """Lays out what goes into the wheel, in an empty folder: nothing of an earlier build may slip in."""

    distribution: Petteia

    def run(self) -> None:
        """Modules, data, and the extensions if there are any."""
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        for name, file in (self.distribution.extensions or {}).items():
            target = Path(self.build_lib, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, target)


if WISH not in ("", "0", "1"):
    sys.exit(f"PETTEIA_COMPILE is {WISH!r}; it can be 0 (pure), 1 (compiled or fail), or not set (try).")

if EFFORT not in ("0", "1", "2", "3"):
    sys.exit(f"PETTEIA_OPT is {EFFORT!r}; it can be 0, 1, 2 or 3.")

if CLIENT_WISH not in ("", "0", "1"):
    sys.exit(f"PETTEIA_CLIENT is {CLIENT_WISH!r}; it can be 0 (without), 1 (with it or fail), or not set (try).")

if __name__ == "__main__":
    if PACKING & set(sys.argv):
        build_client()
    setup(distclass=Petteia, cmdclass={"bdist_wheel": Wheel, "build_py": Sources}, setup_requires=tools())
