"""Our games beside catanatron and OpenSpiel, in one run: `python bench/peers --help`.

Each contestant has a process of its own; they take turns, round by round, so that a machine that slows down slows
all of them. Ratios are formed within a round.
"""

import argparse
import json
import math
import platform
import shlex
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).with_name("contestants.py")
SMALL = "tests/games/agora/agora.py"
COMPILED_SMALL = "build/outside/agora.py"
PURE_PYTHON = ".venv-pure/bin/python"
PEERS = ("catanatron", "open_spiel/backgammon", "open_spiel/gin_rummy")


LEAST = 0.95
"""So many times as fast as the version before everything is at least."""


class Promise(NamedTuple):
    """What is promised of a game: how many times catanatron's decisions per second and how many copies in the time
    of one of its; and the microseconds that a copy and a list of options take at most."""

    decisions: float
    copies: float = 0.0
    copy_us: float = math.inf
    list_us: float = math.inf


PROMISED = {
    ("agora", "compiled"): Promise(100.0, copies=50.0),
    ("agora", "pure"): Promise(8.0),
    ("age_of_mythology", "compiled"): Promise(40.0, copy_us=3.0, list_us=2.0),
    ("deukalion", "compiled"): Promise(40.0, copy_us=2.0),
    ("parthenon", "compiled"): Promise(30.0, copy_us=4.0),
}


def contestants(python: Path) -> Path:
    """What plays in the version before: its own script where its clone has one, as names may have changed since."""
    own = python.absolute().parents[2] / "bench/peers/contestants.py"
    return own if own.exists() else HERE


class Runner:
    """A contestant's process, and its figures round by round."""

    def __init__(self, name: str, python: str, before: bool = False) -> None:
        self.before = before
        self.command = [python, "-P", str(contestants(Path(python)) if before else HERE), name]
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.about = self.hear()
        if "problem" in self.about:
            raise SystemExit(f"{name} cannot take part: {self.about['problem']}")
        self.rates: list[float] = []
        self.copies: list[float] = []
        self.lists: list[float] = []
        self.checked: list[float] = []

    @property
    def title(self) -> str:
        """As it stands in the tables."""
        return f"{self.about['name']} ({self.about['form']}{', before' if self.before else ''})"

    @property
    def ours(self) -> bool:
        """Whether it is a game of Petteia."""
        return "engine" in self.about

    def hear(self) -> Any:
        """The next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{shlex.join(self.command)} stopped; what it said stands above.")
        return json.loads(line)

    def order(self, do: str, seconds: float) -> tuple[int, float]:
        """Have something done."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"do": do, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        count, took = self.hear()
        return count, took

    def round(self, seconds: float) -> None:
        """One turn: play, then copy, and ours list their options."""
        count, took = self.order("play", seconds)
        self.rates.append(count / took)
        count, took = self.order("copy", seconds / 4)
        self.copies.append(took / count * 1e6)
        if self.ours:
            count, took = self.order("list", seconds / 4)
            self.lists.append(took / count * 1e6)
            count, took = self.order("apply", seconds)
            self.checked.append(count / took)

    def stop(self) -> None:
        """Close the line; the process ends by itself."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


def spread(values: list[float], shape: str) -> str:
    """A median with its range."""
    return f"{shape.format(median(values))} ({shape.format(min(values))}–{shape.format(max(values))})"


def compare(ours: Runner, peer: Runner) -> dict[str, list[float]]:
    """Round by round: how many times the peer's decisions, and how many of our copies in the time of one of its."""
    return {
        "decisions": [mine / theirs for mine, theirs in zip(ours.rates, peer.rates, strict=True)],
        "copies": [theirs / mine for mine, theirs in zip(ours.copies, peer.copies, strict=True)],
    }


def against_before(now: Runner, before: Runner) -> dict[str, list[float]]:
    """Round by round: how many times as fast as the version before. Below 1 is slower."""
    return {
        "decisions": [mine / theirs for mine, theirs in zip(now.rates, before.rates, strict=True)],
        "checked": [mine / theirs for mine, theirs in zip(now.checked, before.checked, strict=True)],
        "copies": [theirs / mine for mine, theirs in zip(now.copies, before.copies, strict=True)],
        "lists": [theirs / mine for mine, theirs in zip(now.lists, before.lists, strict=True)],
    }


def pairs(runners: list[Runner]) -> list[tuple[Runner, Runner]]:
    """Each game of ours, and the same game of the version before."""
    old = {(r.about["name"], r.about["form"]): r for r in runners if r.before}
    key = [((r.about["name"], r.about["form"]), r) for r in runners if r.ours and not r.before]
    return [(r, old[which]) for which, r in key if which in old]


def shelf() -> list[str]:
    """The games that are installed."""
    from petteia.games import LoadError
    from petteia.games import shelf as installed

    return [name for name, kind in installed().items() if not isinstance(kind, LoadError)]


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="bench/peers", description=__doc__)
    parser.add_argument("games", nargs="*", help="games of ours; the small one and all installed if none")
    parser.add_argument("--pure", metavar="PYTHON", help=f"a Python with the pure form; {PURE_PYTHON} if there")
    parser.add_argument("--rounds", type=int, default=5, help="how often they take turns (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each plays in a round (1)")
    parser.add_argument("--peers", default=",".join(PEERS), help="whom to compare with, separated by commas")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    parser.add_argument("--before", metavar="PYTHON", help="a Python with the version before, to take turns with")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a game is slower than promised")
    asked = parser.parse_args()
    if asked.rounds < 1 or not asked.seconds >= 0.01:
        parser.error("right would be at least one round of at least 0.01 seconds")
    return asked


def line_up(asked: argparse.Namespace) -> list[Runner]:
    """Start everybody."""
    small = ROOT / COMPILED_SMALL if (ROOT / COMPILED_SMALL).is_file() else ROOT / SMALL
    games = asked.games or [f"{small}:GAME", *shelf()]
    runners = [Runner(name, sys.executable) for name in games]
    pure = asked.pure or (str(ROOT / PURE_PYTHON) if (ROOT / PURE_PYTHON).is_file() else "")
    if pure:
        uncompiled = [f"{ROOT / SMALL}:GAME" if name.startswith(str(small)) else name for name in games]
        runners += [Runner(name, pure) for name in uncompiled]
        impure = [runner.title for runner in runners[len(games) :] if runner.about.get("engine") != "pure"]
        if impure:
            raise SystemExit(f"{pure} has the compiled form installed; right would be a Python with the pure one.")
    if asked.before:
        runners += [Runner(name, asked.before, before=True) for name in games if not name.startswith(str(small))]
    return runners + [Runner(name, sys.executable) for name in asked.peers.split(",") if name]


def broken_promises(runners: list[Runner]) -> list[str]:
    """In which way our games are slower than we say."""
    peer = next((r for r in runners if r.about["name"] == "catanatron"), None)
    ours = {(r.about["name"], r.about["form"]): r for r in runners if r.ours and not r.before}
    out = [] if peer else ["catanatron is not in the run"]
    for (name, form), promise in PROMISED.items():
        runner = ours.get((name, form))
        if runner is None:
            out.append(f"{name} ({form}) is not in the run")
            continue
        if peer:
            ratios = {what: median(values) for what, values in compare(runner, peer).items()}
            if ratios["decisions"] < promise.decisions:
                out.append(f"{runner.title}: {ratios['decisions']:.1f}× the decisions, promised {promise.decisions:g}×")
            if ratios["copies"] < promise.copies:
                out.append(f"{runner.title}: {ratios['copies']:.1f} copies for one, promised {promise.copies:g}")
        for what, took, most in (
            ("a copy", runner.copies, promise.copy_us),
            ("a list of options", runner.lists, promise.list_us),
        ):
            if median(took) > most:
                out.append(f"{runner.title}: {what} takes {median(took):.2f} µs, promised {most:g}")
    for now, before in pairs(runners):
        for what, values in against_before(now, before).items():
            if median(values) < LEAST:
                out.append(f"{now.title}: {what} are {median(values):.3f} times as fast as before, promised {LEAST}")
    return out


def setting() -> dict[str, str]:
    """What the figures depend on."""
    from petteia.cli.bench import versions

    return {"command": shlex.join(sys.orig_argv), **versions(), "kernel": platform.release()}


def plain(runners: list[Runner], asked: argparse.Namespace) -> dict[str, Any]:
    """Everything, for programs."""
    return {
        "setting": setting(),
        "rounds": asked.rounds,
        "seconds": asked.seconds,
        "contestants": [
            {
                **r.about,
                "decisions_per_second": r.rates,
                "copy_microseconds": r.copies,
                **({"legal_microseconds": r.lists, "checked_per_second": r.checked} if r.ours else {}),
                "before": r.before,
            }
            for r in runners
        ],
        "ratios": [
            {"ours": mine.title, "peer": peer.title, **compare(mine, peer)}
            for mine in runners
            if mine.ours and not mine.before
            for peer in runners
            if not peer.ours
        ],
        "before": [{"ours": now.title, **against_before(now, before)} for now, before in pairs(runners)],
    }


def show(runners: list[Runner], asked: argparse.Namespace) -> None:
    """Everything, for people."""
    out = Console(highlight=False)
    out.width = max(out.width, 100)  # rather a broken line than a broken figure
    heads = ("contestant", "seats", "decisions/s", "checked/s", "copy µs", "options µs")
    figures = Table(*heads, box=None, pad_edge=False)
    for r in runners:
        rate, copy = spread(r.rates, "{:,.0f}"), spread(r.copies, "{:.2f}")
        options = spread(r.lists, "{:.2f}") if r.ours else ""
        checked = spread(r.checked, "{:,.0f}") if r.ours else ""
        figures.add_row(r.title, str(r.about["seats"]), rate, checked, copy, options)
    ratios = Table("ours", "beside", "× decisions/s", "× faster copy", box=None, pad_edge=False)
    for mine in runners:
        for peer in runners:
            if mine.ours and not mine.before and not peer.ours:
                ratio = compare(mine, peer)
                ratios.add_row(
                    mine.title, peer.title, spread(ratio["decisions"], "{:.1f}"), spread(ratio["copies"], "{:.1f}")
                )
    since = Table("now : before", "decisions", "checked", "copies", "lists", box=None, pad_edge=False)
    for now, before in pairs(runners):
        since.add_row(now.title, *[spread(values, "{:.3f}") for values in against_before(now, before).values()])
    out.print(figures, "", ratios, "", *((since, "") if asked.before else ()), sep="\n")
    out.print(f"Median of {asked.rounds} rounds of {asked.seconds:g} s, taking turns; in brackets the range.")
    peers = {"peers": ", ".join(dict.fromkeys(r.about["version"] for r in runners if not r.ours))}
    for key, value in {**setting(), **peers}.items():
        out.print(f"{key}: {value}", markup=False)


def main() -> None:
    """Line up, take turns, tell."""
    asked = arguments()
    runners: list[Runner] = line_up(asked)
    turns = [runner for _ in range(asked.rounds) for runner in runners]
    for runner in track(turns, "measuring", console=Console(stderr=True), transient=True):
        runner.round(asked.seconds)
    for runner in runners:
        runner.stop()
    if asked.json:
        print(json.dumps(plain(runners, asked), indent=2))
    else:
        show(runners, asked)
    if asked.check:
        broken = broken_promises(runners)
        for sentence in broken:
            print(sentence, file=sys.stderr)
        sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
