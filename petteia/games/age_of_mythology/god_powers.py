"""AOM-3.9, AOM-6 — God powers that stand alone, when a power can be bought, and the list of all (docs/add-a-card.md).

What they ask their player is in `god_gifts.py` and `god_targets.py`, powers bound to an action in `bound_powers.py`.
"""

from typing import Final

from petteia.engine.effects import Hindrance, in_order
from petteia.engine.ints import i64
from petteia.engine.protocol import Reason
from petteia.engine.reading import Part
from petteia.games.age_of_mythology import events, terms
from petteia.games.age_of_mythology.bound_powers import (
    AllBerserk,
    Discount,
    ExtraDie,
    MortalPrice,
    OneUnit,
    PerTile,
    PickFirst,
    UnitLimit,
)
from petteia.games.age_of_mythology.box import CITY_SQUARES, Box
from petteia.games.age_of_mythology.god_gifts import Boon, Levy, Mummification, Sacrifice, may_be_sacrificed
from petteia.games.age_of_mythology.god_swap import SwapTile
from petteia.games.age_of_mythology.god_targets import AIMED
from petteia.games.age_of_mythology.powers import IN_FOURTH_ACTION, NO_CARD_LEFT, NO_FAVOR, Power
from petteia.games.age_of_mythology.reading import own_unit
from petteia.games.age_of_mythology.state import Pieces


class SacrificeUnit(Power):
    """AOM-6.1.3 — A unit is given up for cubes."""

    def read(self, part: Part, god: int, box: Box) -> None:
        part.exactly("count", 1, "one unit is given up (AOM-6.1.3)")
        box.effects.amount[god] = part.number("resources", 1, 60)

    def useful(self, g: Pieces, seat: i64, god: i64) -> bool:
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if may_be_sacrificed(g, seat, unit):
                return True
        return False

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        g.push(Sacrifice(seat, g.box.effects.amount[god]))


class GainResource(Power):
    """Cubes of one resource."""

    def read(self, part: Part, god: int, box: Box) -> None:
        box.effects.resource[god] = part.one_of("resource", terms.RESOURCES)
        box.effects.amount[god] = part.number("amount", 1)

    def useful(self, g: Pieces, seat: i64, god: i64) -> bool:
        e = g.box.effects
        return g.bank(e.resource[god]) > 0 or (e.resource[god] == terms.FAVOR and e.favor[god] > 0)

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        resource = g.box.effects.resource[god]
        g.tell(events.CUBES_GAINED, seat, resource, g.take(seat, resource, g.box.effects.amount[god]))


class GainBuilding(Power):
    """AOM-6.1.5 — A free House."""

    def read(self, part: Part, god: int, box: Box) -> None:
        house = box.building_ids[box.effects.house]
        part.exactly("building", house, "only a House can be had for nothing (AOM-6.1.5)")
        part.exactly("count", 1, "it is one House (AOM-6.1.5)")

    def useful(self, g: Pieces, seat: i64, god: i64) -> bool:
        house = g.box.effects.house
        free = g.city_size(seat) < CITY_SQUARES and g.stock(house) > 0
        return free and g.built(seat, house) < g.box.most_houses

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        g.put_building(seat, g.box.effects.house)
        g.tell(events.BUILT, seat, g.box.effects.house)


class GainUnits(Power):
    """AOM-6.1.6, AOM-6.3.6 — Free units."""

    def read(self, part: Part, god: int, box: Box) -> None:
        units = part.some_of("units", box.unit_ids)
        if not units:
            raise part.wrong("units", "is empty; right would be the units that the power brings")
        for unit in units:
            own_unit(part, "units", unit, int(box.god_culture[god]), box)
            box.effects.named[box.named_at(god, unit)] = 1
        box.effects.amount[god] = part.number("count", 1, 20)

    def useful(self, g: Pieces, seat: i64, god: i64) -> bool:
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if g.box.names(god, unit) and g.supply(seat, unit) > 0:
                return True
        return False

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        """AOM-10.37 — A single type needs no choice."""
        e = g.box.effects
        only: i64 = terms.NOTHING
        types: i64 = 0
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if g.box.names(god, unit):
                only = unit
                types += 1
        if types > 1:
            g.push(Levy(seat, god, e.amount[god]))
            return
        for _ in range(e.amount[god]):
            if g.supply(seat, only) > 0:
                g.recruit(seat, only)
                g.tell(events.UNIT_GAINED, seat, only)


class GainAny(Power):
    """AOM-6.4.12 — Cubes by choice."""

    def read(self, part: Part, god: int, box: Box) -> None:
        box.effects.amount[god] = part.number("amount", 1, 60)

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        g.push(Boon(seat, g.box.effects.amount[god]))


class GainHero(Power):
    """AOM-6.1.11 — The hero of exactly the age its player is in."""

    def read(self, part: Part, god: int, box: Box) -> None:
        part.exactly("not_in_age", "archaic", "there is no hero of that age (AOM-6.1.11)")

    def hero(self, g: Pieces, seat: i64) -> i64:
        """The hero, or NOTHING."""
        return g.box.hero_of[g.culture(seat) * len(terms.AGES) + g.age(seat)]

    def useful(self, g: Pieces, seat: i64, god: i64) -> bool:
        return g.age(seat) > terms.ARCHAIC and g.supply(seat, self.hero(g, seat)) > 0

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        hero = self.hero(g, seat)
        g.recruit(seat, hero)
        g.tell(events.UNIT_GAINED, seat, hero)


class Convert(Power):
    """AOM-6.2.5 — Mortals become other units."""

    def read(self, part: Part, god: int, box: Box) -> None:
        into = part.one_of("into", box.unit_ids)
        own_unit(part, "into", into, int(box.god_culture[god]), box)
        box.effects.second[god] = into
        box.effects.amount[god] = part.number("max", 1, 20)

    def useful(self, g: Pieces, seat: i64, god: i64) -> bool:
        if g.supply(seat, g.box.effects.second[god]) == 0:
            return False
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if g.box.unit_class[unit] == terms.MORTAL and g.on_board(seat, unit) > 0:
                return True
        return False

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        g.push(Mummification(seat, god, g.box.effects.amount[god]))


class ExtraAction(Power):
    """AOM-6.2.10, AOM-6.3.12 — A fourth action."""

    def read(self, part: Part, god: int, box: Box) -> None:
        part.exactly("count", 1, "the rules know one (AOM-6)")

    def hindrance(self, g: Pieces, seat: i64, god: i64, cards_after: i64) -> Hindrance[Pieces] | None:
        if g.round() > g.box.rounds or g.fourth(seat) == 1:
            return IN_FOURTH_ACTION
        return None if cards_after > g.box.rounds - g.round() else NO_CARD_LEFT

    def take(self, g: Pieces, seat: i64, god: i64) -> None:
        g.set_fourth(seat, 1)
        g.tell(events.FOURTH_BOUGHT, seat)


POWERS: Final[list[Power]] = [
    PickFirst(terms.PICK_FIRST, "pick_tiles_first", terms.EXPLORE),
    PerTile(terms.PER_TILE, "gather_bonus_per_tile", terms.GATHER),
    SacrificeUnit(terms.SACRIFICE, "sacrifice_unit_for_resources"),
    GainResource(terms.GAIN_RESOURCE, "gain_resource"),
    GainBuilding(terms.GAIN_BUILDING, "gain_building"),
    GainUnits(terms.GAIN_UNITS, "gain_units"),
    GainAny(terms.GAIN_ANY, "gain_any_resources"),
    OneUnit(terms.SEDUCE, "remove_enemy_unit_from_battle", terms.ATTACK, "battle_start"),
    UnitLimit(terms.UNIT_LIMIT, "own_unit_limit", terms.ATTACK, "battle_setup"),
    AIMED[terms.REMOVE_TILE],
    GainHero(terms.GAIN_HERO, "gain_hero_of_current_age"),
    AIMED[terms.DESTROY],
    Discount(terms.DISCOUNT, "building_discount", terms.BUILD),
    Convert(terms.CONVERT, "convert_mortals"),
    MortalPrice(terms.MORTAL_PRICE, "mortal_cost_override", terms.RECRUIT),
    OneUnit(terms.PROTECT, "first_loss_returns_to_battle", terms.ATTACK, "battle"),
    ExtraAction(terms.EXTRA_ACTION, "extra_action_card", terms.NOTHING, "after_third_round"),
    SwapTile(terms.SWAP_TILE, "swap_production_tile"),
    Power(terms.ALONE_PICKS, "others_do_not_pick", terms.EXPLORE),
    Power(terms.ALONE_GATHERS, "others_do_not_gather", terms.GATHER),
    AIMED[terms.STRIKE],
    AIMED[terms.STEAL],
    ExtraDie(terms.EXTRA_DIE, "extra_die_all_units", terms.ATTACK, "battle"),
    Power(terms.NO_LIMIT, "no_unit_limit", terms.ATTACK, "battle_setup"),
    AllBerserk(terms.ALL_BERSERK, "all_units_may_berserk", terms.ATTACK, "battle"),
]

if not in_order(POWERS):
    raise AssertionError("POWERS of god_powers.py is not in the order of the numbers in terms.py")


def hindrance(g: Pieces, seat: i64, god: i64, cards_after: i64) -> Hindrance[Pieces] | None:
    """AOM-3.9.2, AOM-3.9.6 — What keeps a power from being bought, if anything does. `cards_after` is how many cards
    the player holds after this one."""
    e = g.box.effects
    if g.cubes(seat, terms.FAVOR) < e.favor[god]:
        return NO_FAVOR
    return POWERS[e.power[god]].hindrance(g, seat, god, cards_after)


def why_not_power(g: Pieces, seat: i64, god: i64, cards_after: i64) -> Reason | None:
    """Why a power cannot be bought."""
    found = hindrance(g, seat, god, cards_after)
    return None if found is None else found.reason(g, seat, god, cards_after)


def buy_power(g: Pieces, seat: i64, god: i64) -> None:
    """AOM-3.9.2 — The favor is paid before the power takes effect."""
    favor = g.box.effects.favor[god]
    g.pay(seat, terms.FAVOR, favor)
    g.tell(events.POWER_BOUGHT, seat, god, favor)


def carry_out_power(g: Pieces, seat: i64, god: i64) -> None:
    """AOM-6 — A free-standing power takes effect; whatever it asks is put on the stack."""
    POWERS[g.box.effects.power[god]].take(g, seat, god)
