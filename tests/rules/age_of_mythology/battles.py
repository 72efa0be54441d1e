"""Battles and god powers in a line: what the tests of AOM-5 and AOM-6 set up again and again."""

from typing import Any

from petteia.engine.protocol import Reason
from petteia.games.age_of_mythology.attack import Commitment
from petteia.games.age_of_mythology.components import shipped
from petteia.games.age_of_mythology.scenario import Tabletop, scenario

CULTURE: dict[str, str] = {unit["id"]: unit["culture"] for unit in shipped()["units"]}


def attack(attackers: list[str], defenders: list[str], area: str = "holding", **things: Any) -> Tabletop:
    """Seat 0 attacks seat 1 there, and both commit just these units; a Dwarf on a tile is dwarf@hills/gold/2.

    `power=True` buys the card's power; `reserve={seat: [...]}` are further units in the holding areas.
    """
    sides = [attackers, defenders]
    reserve = things.pop("reserve", {})
    power = things.pop("power", False)
    home = [[unit for unit in sides[seat] if "@" not in unit] + reserve.get(seat, []) for seat in (0, 1)]
    others = {0: "greek", 1: "egyptian"}
    named = [CULTURE[(sides[s] + home[s])[0].split("@")[0]] if sides[s] + home[s] else others[s] for s in (0, 1)]
    things.setdefault("cultures", named)
    things.setdefault("units", dict(enumerate(home)))
    things.setdefault("card", "permanent_attack")
    table = scenario(**things)
    if table.offers("power"):
        table.play("power" if power else "no")
    if table.offers("attack 1"):
        table.play("attack 1")
    table.play(f"area {area}")
    for seat in (0, 1):
        step = table.state.stack[-1]
        if isinstance(step, Commitment) and seat in table.pending:
            table.commit(seat, *sides[seat])
    return table


def meet(table: Tabletop, attacker: str, defender: str) -> Tabletop:
    """Both sides stay and show these battle cards; a side with one type in the battle is not asked."""
    while table.offers("stay"):
        table.play("stay")
    for seat, unit in ((0, attacker), (1, defender)):
        if seat in table.pending and table.offers(f"fight {unit}", seat=seat):
            table.play(f"fight {unit}", seat=seat)
    return table


def dice(attackers: list[str], defenders: list[str], *declared: str, **things: Any) -> tuple[int, int]:
    """The dice of the first of the attackers against the first of the defenders."""
    table = meet(attack(attackers, defenders, **things), attackers[0].split("@")[0], defenders[0].split("@")[0])
    return table.play(*declared).dice()


def told(reason: Reason) -> tuple[str, dict[str, int | str], str]:
    """All that a reason says."""
    return reason.code, dict(reason.params), reason.rule


def won_by(table: Tabletop) -> int:
    """Who has won the battle, -1 while it goes on."""
    heard = table.heard("battle_won")
    return int(heard[-1]["seat"]) if heard else -1
