"""Every phase of Deukalion and of Parthenon, each as a table at which the visitor has a prompt."""

from collections.abc import Callable
from typing import Any

from petteia.games.deukalion import tabletop as sea
from petteia.games.deukalion.scenario import scenario as at_sea
from petteia.games.parthenon import tabletop as isles
from tests.web.islands import SAILING, at, trade

VOYAGE: dict[str, Any] = {
    "seats": 3,
    "turn": 9,
    "kylix": "2/3122",
    "orientation": 2,
    "ships": {0: "F5", 1: "H6", 2: "B3"},
    "hydra": "E6",
    "aboard": {0: 7, 1: 7, 2: 4},
    "cargo": {0: ["red"], 2: ["white", "green"]},
    "below": {0: 3, 1: 1, 2: 5},
    "settlements": {"salamis": 2, "lindos": 1},
    "hands": {0: ["rage_of_ares", "song_of_orpheus", "pegasus"], 1: ["pegasus"]},
    "points": {0: 3, 1: 2, 2: 4},
    "open": ["m11", "m08"],
    "missions": {0: "m14", 1: "m02", 2: "m05"},
}
FALLEN: dict[str, Any] = {"aboard": {0: 5, 1: 7, 2: 6}, "below": {0: 5, 1: 1, 2: 3}}
"""Most of the soldiers in the Underworld are ours."""


def ours(**more: Any) -> sea.Tabletop:
    """The same voyage with something changed."""
    return at_sea(**{**VOYAGE, **more})


DEUKALION: dict[str, Callable[[], sea.Tabletop]] = {
    "rolled": lambda: ours(phase="after_roll"),
    "others": lambda: ours(phase="others", active=2, part=0),
    "kylix": lambda: ours(phase="place_kylix", orientation=0),
    "placed": lambda: ours(phase="after_placing", hands={0: ["golden_fleece", "oracle_of_delphi", "pegasus"]}),
    "actions": ours,
    "hydra": lambda: ours().play("use hydra"),
    "sailing": lambda: ours().play("use sail"),
    "prepare": lambda: ours(ships={0: "G6", 1: "H6", 2: "B3"}).play("use sail", "sail H6"),
    "fight": lambda: ours(ships={0: "F7", 1: "H6", 2: "B3"}).play("use sail", "attack crete").deal("3/1/3"),
    "loot": lambda: ours(ships={0: "F7", 1: "H6", 2: "B3"}, hands={}).play("use sail", "attack crete").deal("7/0/0"),
    "styx": lambda: ours(ships={0: "B2", 1: "H6", 2: "B3"}, **FALLEN).play("use sail", "sail A2"),
}
PARTHENON: dict[str, Callable[[], isles.Tabletop]] = {
    "event": lambda: at("event", "order_events", archon=0, impossible=True),
    "production": lambda: at("production", "production_post"),
    "trade": trade,
    "voyage": lambda: at("voyage", "destination"),
    "harbor-look": lambda: at("voyage", "look", archon=0),
    "hazard": lambda: at("hazard", "lose_cargo", at_sea=SAILING, hazards=["sirens", "storm", "storm"]),
    "divert": lambda: at("hazard", "divert", archon=0, at_sea=SAILING, hazards=["blown_off_course"] * 2),
    "fleet-trade": lambda: at("fleet_trade", "trading_turn", at_sea=SAILING, events=[], choices={}).play("begin a"),
    "return": lambda: at("return", "free_action", at_sea=SAILING),
    "build": lambda: at("build", "build_turn"),
    "discard": lambda: at("discard", "discard"),
    "archon": lambda: at("archon", "vote"),
}
