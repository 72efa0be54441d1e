"""Battles in a line: who attacks with what, and which two units meet."""

from typing import Any

from petteia.games.age_of_mythology.scenario import scenario
from petteia.games.age_of_mythology.tabletop import Tabletop

GREEK_EGYPTIAN = ["greek", "egyptian"]
GREEK_NORSE = ["greek", "norse"]
EGYPTIAN_GREEK = ["egyptian", "greek"]
EGYPTIAN_NORSE = ["egyptian", "norse"]
NORSE_EGYPTIAN = ["norse", "egyptian"]
NORSE_GREEK = ["norse", "greek"]


def attack(
    attacker: list[str], defender: list[str], card: str = "permanent_attack", area: str = "holding", **things: Any
) -> Tabletop:
    """Seat 0 attacks seat 1, and both commit these units; seats take the cultures of their units."""
    things.setdefault("units", {0: [u.split("@")[0] for u in attacker], 1: [u.split("@")[0] for u in defender]})
    things.setdefault("ages", ["mythic", "mythic"])
    power = things.pop("power", False)
    table = scenario(card=card, **things)
    if table.offers("power"):
        table.play("power" if power else "no")
    table.play(f"area {area}")
    if 0 in table.pending:
        table.commit(0, *attacker)
    if 1 in table.pending:
        table.commit(1, *defender)
    return table


def meet(table: Tabletop, attacker: str, defender: str) -> Tabletop:
    """Both sides stay and choose their battle cards; a side with one type in the battle is not asked."""
    while table.offers("stay"):
        table.play("stay")
    for seat, unit in ((0, attacker), (1, defender)):
        if seat in table.pending and table.offers(f"fight {unit}", seat=seat):
            table.play(f"fight {unit}", seat=seat)
    return table
