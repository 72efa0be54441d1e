"""AOM-3.7, AOM-5.1 — The two sides of an attack and of the battle that follows."""

from petteia.engine.commit import SecretChoice, determinize_choices
from petteia.engine.generator import Generator
from petteia.engine.ints import i64
from petteia.engine.packing import MANY, Packer
from petteia.games.age_of_mythology.procedure import Procedure
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import AREAS, NOTHING


class Sides(Procedure, SecretChoice[Pieces]):
    """The two sides of an attack, where it is and with which power. Side 0 attacks, side 1 defends."""

    def __init__(self, attacker: i64 = 0, defender: i64 = 0, area: i64 = 0, power: i64 = NOTHING) -> None:
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.area: i64 = area
        self.power: i64 = power

    def owner(self, side: i64) -> i64:
        """The seat of a side."""
        return self.attacker if side == 0 else self.defender

    def side(self, seat: i64) -> i64:
        """The side of a seat."""
        return 0 if seat == self.attacker else 1

    def fights(self, seat: i64) -> bool:
        """Whether a seat is one of the two."""
        return seat == self.attacker or seat == self.defender

    def determinize(self, g: Pieces, seat: i64, rng: Generator) -> None:
        determinize_choices(self, g, seat, rng)

    def fields(self, p: Packer) -> None:
        self.attacker = p.seat(self.attacker)
        self.defender = p.seat(self.defender)
        self.area = p.num(self.area, 0, len(AREAS) - 1)
        self.power = p.num(self.power, NOTHING, MANY)
