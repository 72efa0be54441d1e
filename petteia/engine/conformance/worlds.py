"""Contracts 7, 8 and 13 at a single position: the worlds a seat holds possible.

A world made up for a seat must look to it exactly like the real one (7), must be derived from the view alone (8),
and must fit everything the seat knows (13).
"""

import json
from typing import Any, Final

from petteia.engine.conformance.report import Breach, Report
from petteia.engine.conformance.steps import stroll
from petteia.engine.generator import Generator
from petteia.engine.protocol import SPECTATOR, Game, State

PLAY_ON: Final = 6
ENOUGH: Final = 48
FEW: Final = 6
EXTREMELY_MANY: Final = 4000
"""If the first `ENOUGH` worlds made up for a seat are only a `FEW` different ones, the real one must be among
them, at the latest after `EXTREMELY_MANY`."""


def plain_view(state: State, seat: int) -> dict[str, Any]:
    """A seat's view as it comes out of JSON."""
    view = state.view(None if seat == SPECTATOR else seat)
    out: dict[str, Any] = json.loads(json.dumps(view))
    if out != view:
        raise Breach(8, f"the view of {name(seat)} is not plain JSON: it comes back different")
    return out


def name(seat: int) -> str:
    """A seat in a sentence."""
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"


def differing(a: Any, b: Any, path: str = "view") -> str:
    """Where two pieces of JSON first differ."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return next((differing(a[k], b[k], f"{path}.{k}") for k in a if a[k] != b[k]), "")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        pairs = enumerate(zip(a, b, strict=True))
        return next((differing(x, y, f"{path}[{i}]") for i, (x, y) in pairs if x != y), "")
    return f"{path} is {_short(a)} or {_short(b)}" if a != b else ""


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) < 60 else text[:57] + "..."


def check_worlds(game: Game, state: State, seat: int, rng: Generator, report: Report) -> None:
    """Make up a world for a seat, from the position and from the view, and compare."""
    view = plain_view(state, seat)
    start = int(rng.lane())
    world = state.resample(seat, Generator(start))
    imagined = game.sample_world(view, Generator(start))
    if world.digest() != imagined.digest():
        raise Breach(
            8,
            f"with the same generator resample() and sample_world(), from the view alone, give {name(seat)} two worlds",
        )
    _check_bot(state, imagined, seat, view, report)
    _check_same(game, state, world, seat, view, report)
    _check_fits(state, world, seat, rng, report)


def _check_bot(state: State, imagined: State, seat: int, view: dict[str, Any], report: Report) -> None:
    """Contract 8: in an imagined world a seat is asked the same and has the same options."""
    if imagined.pending() != state.pending():
        raise Breach(8, f"{name(seat)} imagines {imagined.pending()} pending, but it is {state.pending()}")
    if seat >= 0:
        mine, really = list(imagined.legal(seat)), list(state.legal(seat))
        if mine != really:
            raise Breach(8, f"{name(seat)} imagines the options {mine}, but has {really}")
        offered = [action["n"] for action in view["actions"]]
        if offered != really:
            raise Breach(8, f"the view of {name(seat)} lists the options {offered}, but legal() {really}")
    report.count(8, "worlds imagined from a view")


def _check_same(game: Game, state: State, world: State, seat: int, view: dict[str, Any], report: Report) -> None:
    """Contract 7: in another world that a seat holds possible, it sees, may do and is told the same."""
    there = world.view(None if seat == SPECTATOR else seat)
    if there != view:
        raise Breach(7, f"{name(seat)} can tell another possible world by its view: {differing(view, there)}")
    if world.digest() == state.digest():
        return
    if seat in state.pending() and seat >= 0:
        for action in range(len(game.actions)):
            here, other = state.why_not(seat, action), world.why_not(seat, action)
            if here != other:
                raise Breach(7, f"{name(seat)} can tell another possible world by a reason: {here!r} or {other!r}")
    if world.prompt(seat).plain() != state.prompt(seat).plain():
        raise Breach(7, f"{name(seat)} can tell another possible world by its prompt")
    report.count(7, "differing worlds that look the same")


def _check_fits(state: State, world: State, seat: int, rng: Generator, report: Report) -> None:
    """Contract 13: a world fits what everybody knows, has the same components, and can be played."""
    if world.census() != state.census():
        found = differing(state.census(), world.census(), "census")
        raise Breach(13, f"a world {name(seat)} holds possible has other components: {found}")
    if seat != SPECTATOR and state.stack:
        public, there = state.view(None), world.view(None)
        if public != there:
            found = differing(public, there)
            raise Breach(13, f"a world {name(seat)} holds possible contradicts what everybody knows: {found}")
    try:
        stroll(world, rng, PLAY_ON)
    except Exception as problem:  # if a rule fails in any way, the world is at fault
        said = problem.sentence if isinstance(problem, Breach) else f"{type(problem).__name__}: {problem}"
        raise Breach(13, f"a world {name(seat)} holds possible cannot be played: {said}") from problem
    report.count(13, "made-up worlds that fit")


def check_support(state: State, seat: int, rng: Generator, report: Report) -> None:
    """Contract 13: where a seat holds few worlds possible, the real one is among them."""
    real = state.digest()
    found: set[int] = set()
    for n in range(EXTREMELY_MANY):
        found.add(state.resample(seat, rng).digest())
        if len(found) > FEW:
            return
        if n >= ENOUGH and real in found:
            report.count(13, "real worlds found among few possible ones")
            return
    raise Breach(
        13,
        f"of {EXTREMELY_MANY} worlds made up for {name(seat)} only {len(found)} differ, and none is the real one: "
        "either some are never made up, or they forget something",
    )
