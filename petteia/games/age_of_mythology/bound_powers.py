"""AOM-3.9.4, AOM-6 — Powers that are bound to an action, which looks up what they change."""

from petteia.engine.ints import i64
from petteia.engine.reading import Part
from petteia.games.age_of_mythology.box import SPACES, Box
from petteia.games.age_of_mythology.powers import Power
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import RESOURCES


class PerTile(Power):
    """More of a resource for each tile of it."""

    def read(self, part: Part, god: int, box: Box) -> None:
        box.effects.resource[god] = part.one_of("resource", RESOURCES)
        box.effects.amount[god] = part.number("amount")
        box.effects.others[god] = 1 if part.flag("others_gather") else 0

    def useful(self, g: Pieces, seat: i64, god: i64) -> bool:
        e = g.box.effects
        if e.others[god] == 0:
            return True
        for space in range(SPACES):
            tile = g.tile(seat, space)
            if tile >= 0 and g.box.tile_resource[tile] == e.resource[god]:
                return True
        return False


class UnitLimit(Power):
    """Other numbers of units in the battle."""

    def read(self, part: Part, god: int, box: Box) -> None:
        box.effects.amount[god] = part.number("own", 1)
        box.effects.second[god] = part.number("opponent", 1)


class Discount(Power):
    """AOM-6.2.4 — Buildings cost less."""

    def read(self, part: Part, god: int, box: Box) -> None:
        box.effects.amount[god] = part.number("amount", 1, 40)
        for building in part.some_of("except", box.building_ids):
            box.effects.named[box.named_at(god, building)] = 1


class MortalPrice(Power):
    """AOM-6.2.6 — Every mortal has the same price."""

    def read(self, part: Part, god: int, box: Box) -> None:
        for at, word in enumerate(RESOURCES):
            box.effects.price[god * len(RESOURCES) + at] = part.number(word) if part.has(word) else 0


class AllBerserk(Power):
    """AOM-6.4.4 — Every unit may go berserk."""

    def read(self, part: Part, god: int, box: Box) -> None:
        box.effects.amount[god] = part.number("bonus_dice", 0, 20)
        part.exactly("loses_ties", True, "a berserk unit does (AOM-5.5.4)")


class OneUnit(Power):
    """AOM-6.1.8, AOM-6.2.8 — One unit leaves the battle, or goes back into it."""

    def read(self, part: Part, god: int, box: Box) -> None:
        part.exactly("count", 1, "the rules know one (AOM-6)")


class PickFirst(Power):
    """Its player takes tiles before all others."""

    def read(self, part: Part, god: int, box: Box) -> None:
        box.effects.amount[god] = part.number("tiles", 1, 8)


class ExtraDie(Power):
    """Dice for every unit."""

    def read(self, part: Part, god: int, box: Box) -> None:
        box.effects.amount[god] = part.number("dice", 1, 20)
