"""Contract 14: a preview of an option, where it is certain, is what then changes in the seat's view."""

from typing import Final

from petteia.engine.conformance.report import Breach, Report
from petteia.engine.generator import Generator
from petteia.engine.preview import Effect, Preview, real_effect
from petteia.engine.protocol import State

MOST: Final = 4
"""At most this many options of a decision are compared with their real effect; of more, this many at random."""


def check_announcements(state: State, rng: Generator, report: Report) -> None:
    """Preview options of every seat that owes a decision, then carry them out for real."""
    for seat in state.pending():
        if seat < 0:
            continue
        if state.stack[-1].passable(state, seat) and not type(state.game).ORDERS:
            raise Breach(14, f"a standing order may pass {type(state.stack[-1]).__name__}, but `Game.ORDERS` denies it")
        options = [int(action) for action in state.legal(seat)]
        while len(options) > MOST:
            options.pop(int(rng.below(len(options))))
        preview = Preview(state, seat)
        for action in options:
            said = preview.effect(action)
            if not said.get("certain"):
                report.count(14, "options of which nothing is certain")
                continue
            came = real_effect(state, seat, action)
            if said != came:
                raise Breach(14, f"seat {seat} was told of {state.game.actions.text(action)!r}: {_other(said, came)}")
            report.count(14, "announcements that came true")


def _other(said: Effect, came: Effect) -> str:
    """The first part in which an announcement differs from the real effect."""
    for part in [*said, *came]:
        if said.get(part) != came.get(part):
            return f"{part} {said.get(part)}; it came to {came.get(part)}"
    return "the same"
