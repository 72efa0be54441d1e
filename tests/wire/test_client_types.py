"""The client's types match the schemas of the server and the rules."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import petteia
from tests.web.moments import played

ROOT = Path(__file__).parents[2]


def check(script: str) -> None:
    done = subprocess.run([sys.executable, "-P", str(ROOT / "web" / script), "--check"], check=False)
    assert done.returncode == 0, f"run python web/{script}"


def game_types() -> ModuleType:
    spec = importlib.util.spec_from_file_location("game_types", ROOT / "web" / "game_types.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_what_travels_are_the_houses_own() -> None:
    check("messages.py")


def test_the_types_of_events_and_zones_are_those_of_the_rules() -> None:
    check("game_types.py")


def matching(template: str) -> str:
    """A template literal as a regular expression."""
    return ".+".join(map(re.escape, template.split("${string}")))


def told(event: dict[str, Any], kinds: dict[str, Any]) -> str:
    """The errors in an event by the kinds that the client knows; empty if there are none."""
    kind = kinds.get(event["event"])
    if kind is None:
        return f"{event['event']} is no kind"
    needed = {each.name for each in kind.public} | ({kind.many.name} if kind.many else set())
    possible = needed | {each.name for each in kind.secret} | ({kind.secret_many.name} if kind.secret_many else set())
    there = set(event) - {"event"}
    return "" if needed <= there <= possible else f"{event} carries something else than {kind.name} says"


@pytest.mark.parametrize("game", sorted(game_types().GAMES))
def test_whole_games_show_no_other_places_and_tell_no_other_events(game: str) -> None:
    types = game_types()
    kinds = types.kinds(game)
    patterns = {what: re.compile("|".join(map(matching, types.places(game, what)))) for what in ("zone", "counter")}
    seen = set()
    for moment in played(petteia.load(game, 3).new(), 7, 600):
        for seat in (0, -1):
            assert [told(event.form(seat), kinds) for event in moment.events if told(event.form(seat), kinds)] == []
        seen |= {event.kind.name for event in moment.events}
        view = moment.after.view(0)
        for what, pattern in patterns.items():
            assert [each["id"] for each in view[f"{what}s"] if not pattern.fullmatch(each["id"])] == []
    assert len(seen) > 10
