"""Positions with which many tests of Deukalion begin."""

from typing import Any

from petteia.engine.protocol import Reason
from petteia.games.deukalion.scenario import Tabletop, scenario


def told(reason: Reason) -> tuple[str, dict[str, int | str], str]:
    """A reason as a tuple."""
    return reason.code, reason.params, reason.rule


def why(table: Tabletop, text: str, seat: int | None = None) -> tuple[str, str]:
    """Code and rule of a refusal."""
    reason = table.refused(text, seat=seat)
    return reason.code, reason.rule


def sailing(field: str, fields: int = 3, **things: Any) -> Tabletop:
    """Seat 0 is active and under way, with so many fields to go."""
    things.setdefault("ships", {})
    table = scenario(**{**things, "ships": {0: field, **things["ships"]}, "kylix": f"2/22{fields}2"})
    return table.play("use sail")


def part(seat: int = 1, fields: int = 3, **things: Any) -> Tabletop:
    """It is the part of a seat that is not active, with so many fields to sail."""
    return scenario(**{"phase": "others", "part": seat, "kylix": f"{fields}/2222", **things})


def ship_fight(attacker: int = 10, defender: int = 10, **things: Any) -> Tabletop:
    """Seat 0 attacks seat 1 on H6, and the soldiers are about to be thrown unless somebody is asked before."""
    things.setdefault("aboard", {0: attacker, 1: defender})
    things.setdefault("open", ["m01", "m02"])
    ships = {0: "H5", 1: "H6", **things.pop("ships", {})}
    return sailing(ships.pop(0), ships=ships, **things).play("sail H6")


def hydra_comes(soldiers: int = 10, **things: Any) -> Tabletop:
    """Seat 0 moves the Hydra onto the ship of seat 1 on F6."""
    things.setdefault("aboard", {1: soldiers})
    things.setdefault("open", ["m01", "m02"])
    ships = {1: "F6", **things.pop("ships", {})}
    return scenario(ships=ships, **things).play("use hydra", "hydra F6")


def on_the_hydra(soldiers: int = 10, **things: Any) -> Tabletop:
    """Seat 0 attacks the Hydra on E6."""
    things.setdefault("aboard", {0: soldiers})
    things.setdefault("open", ["m11", "m01"])
    return sailing("E5", **things).play("sail E6")
