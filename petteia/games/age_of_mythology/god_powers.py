"""AOM-3.9, AOM-6 — God powers: when one can be bought, and what it does. Effects are data; `power` names the kind.

Bound powers are only paid for here: the action they belong to reads what they change. What a free-standing power
asks its player is in `god_gifts.py` and `god_targets.py`.
"""

from typing import Final

from petteia.engine.ints import i64
from petteia.engine.protocol import Reason
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.box import CITY_SQUARES, SPACES
from petteia.games.age_of_mythology.god_gifts import Boon, Levy, Mummification, Sacrifice, may_be_sacrificed
from petteia.games.age_of_mythology.god_targets import Chaos, Theft, Wrath, reached, swappable, victim_has_target
from petteia.games.age_of_mythology.state import FOURTH, STOCK, Pieces
from petteia.games.age_of_mythology.terms import (
    AGES,
    ARCHAIC,
    CONVERT,
    DESTROY,
    EXTRA_ACTION,
    FAVOR,
    GAIN_ANY,
    GAIN_BUILDING,
    GAIN_HERO,
    GAIN_RESOURCE,
    GAIN_UNITS,
    MORTAL,
    NOTHING,
    PER_TILE,
    REMOVE_TILE,
    SACRIFICE,
    STEAL,
    STRIKE,
    SWAP_TILE,
)

NO_FAVOR: Final = 1
NO_EFFECT: Final = 2
IN_FOURTH_ACTION: Final = 3


def power_unmet(g: Pieces, seat: i64, god: i64, cards_after: i64) -> i64:
    """AOM-3.9.2, AOM-3.9.6 — The first condition for buying a power that is not met, or 0. `cards_after` is how many
    cards the player holds after this one."""
    e = g.box.effects
    if g.cubes(seat, FAVOR) < e.favor[god]:
        return NO_FAVOR
    if e.power[god] == EXTRA_ACTION:
        if g.round() > g.box.rounds or g.cells[g.at(seat) + FOURTH] == 1:
            return IN_FOURTH_ACTION
        return 0 if cards_after > g.box.rounds - g.round() else NO_EFFECT
    return 0 if could_do_something(g, seat, god) else NO_EFFECT


def could_do_something(g: Pieces, seat: i64, god: i64) -> bool:
    """AOM-6 — The test of a god."""
    e = g.box.effects
    kind = e.power[god]
    if kind == GAIN_RESOURCE:
        return g.bank(e.resource[god]) > 0 or (e.resource[god] == FAVOR and e.favor[god] > 0)
    if kind == PER_TILE:
        return e.others[god] == 0 or has_tile_of(g, seat, e.resource[god])
    if kind == SACRIFICE:
        return has_sacrifice(g, seat)
    if kind == GAIN_BUILDING:
        return g.built(seat, e.house) < g.box.most_houses and free_house(g, seat)
    if kind == GAIN_UNITS:
        for unit in range(g.first_unit(seat), g.after_units(seat)):
            if e.named[god * named_wide(g) + unit] == 1 and g.supply(seat, unit) > 0:
                return True
        return False
    if kind == GAIN_HERO:
        return g.age(seat) > ARCHAIC and g.supply(seat, hero_of_age(g, seat)) > 0
    if kind == CONVERT:
        return g.supply(seat, e.second[god]) > 0 and mortals(g, seat) > 0
    if kind == SWAP_TILE:
        for space in range(SPACES):
            if g.tile(seat, space) >= 0 and swappable(g, seat, g.tile(seat, space)):
                return True
        return False
    if kind == DESTROY or kind == REMOVE_TILE or kind == STRIKE or kind == STEAL:
        for victim in range(g.seats):
            if reached(g, seat, victim, e.owner[god]) and victim_has_target(g, god, victim):
                return True
        return False
    return True


def named_wide(g: Pieces) -> i64:
    """The length of a god's row in `named`."""
    return g.box.units if g.box.units > g.box.buildings else g.box.buildings


def has_tile_of(g: Pieces, seat: i64, resource: i64) -> bool:
    """Whether a player has a tile of a resource."""
    for space in range(SPACES):
        tile = g.tile(seat, space)
        if tile >= 0 and g.box.tile_resource[tile] == resource:
            return True
    return False


def has_sacrifice(g: Pieces, seat: i64) -> bool:
    """AOM-6.1.3 — Whether a player has a unit Hades would take."""
    for unit in range(g.first_unit(seat), g.after_units(seat)):
        if may_be_sacrificed(g, seat, unit):
            return True
    return False


def free_house(g: Pieces, seat: i64) -> bool:
    """Whether a House could be put in a player's city."""
    return g.city_size(seat) < CITY_SQUARES and g.cells[STOCK + g.box.effects.house] > 0


def hero_of_age(g: Pieces, seat: i64) -> i64:
    """The hero of exactly the age a player is in."""
    return g.box.hero_of[g.culture(seat) * len(AGES) + g.age(seat)]


def mortals(g: Pieces, seat: i64) -> i64:
    """Mortals on a player's board."""
    out: i64 = 0
    for unit in range(g.first_unit(seat), g.after_units(seat)):
        if g.box.unit_class[unit] == MORTAL:
            out += g.on_board(seat, unit)
    return out


def why_not_power(g: Pieces, seat: i64, god: i64, cards_after: i64) -> Reason | None:
    """Why a power cannot be bought."""
    unmet = power_unmet(g, seat, god, cards_after)
    e = g.box.effects
    name = g.box.god_ids[god]
    if unmet == NO_FAVOR:
        have = int(g.cubes(seat, FAVOR))
        needed = int(e.favor[god])
        return Reason("no_favor", {"god": name, "favor": needed, "have": have, "missing": needed - have}, "AOM-3.9.2")
    if unmet == IN_FOURTH_ACTION:
        return Reason("fourth_action_only_once", {"god": name}, "AOM-6.4.7")
    if unmet == NO_EFFECT and e.power[god] == EXTRA_ACTION:
        rounds = int(g.box.rounds - g.round())
        return Reason(
            "no_card_for_a_fourth_action", {"god": name, "cards": int(cards_after), "rounds": rounds}, "AOM-6.2.10"
        )
    if unmet == NO_EFFECT:
        return Reason("power_without_effect", {"god": name}, "AOM-3.9.6")
    return None


def buy_power(g: Pieces, seat: i64, god: i64) -> None:
    """AOM-3.9.2 — The favor is paid before the power takes effect."""
    favor = g.box.effects.favor[god]
    g.pay(seat, FAVOR, favor)
    g.tell(events.POWER_BOUGHT, seat, god, favor)


def carry_out_power(g: Pieces, seat: i64, god: i64) -> None:
    """AOM-6 — A free-standing power takes effect; whatever it asks is put on the stack."""
    e = g.box.effects
    kind = e.power[god]
    if kind == GAIN_RESOURCE:
        resource = e.resource[god]
        g.tell(events.CUBES_GAINED, seat, resource, g.take(seat, resource, e.amount[god]))
    elif kind == GAIN_ANY:
        g.push(Boon(seat, e.amount[god]))
    elif kind == SACRIFICE:
        g.push(Sacrifice(seat, e.amount[god]))
    elif kind == GAIN_BUILDING:
        g.put_building(seat, e.house)
        g.tell(events.BUILT, seat, e.house)
    elif kind == GAIN_UNITS:
        levy(g, seat, god)
    elif kind == GAIN_HERO:
        hero = hero_of_age(g, seat)
        g.recruit(seat, hero)
        g.tell(events.UNIT_GAINED, seat, hero)
    elif kind == CONVERT:
        g.push(Mummification(seat, god, e.amount[god]))
    elif kind == SWAP_TILE:
        g.push(Chaos(seat))
    elif kind == STEAL:
        g.push(Theft(seat, god, e.amount[god]))
    elif kind == EXTRA_ACTION:
        g.cells[g.at(seat) + FOURTH] = 1
        g.tell(events.FOURTH_BOUGHT, seat)
    else:
        g.push(Wrath(seat, god))


def levy(g: Pieces, seat: i64, god: i64) -> None:
    """AOM-6.1.6, AOM-6.3.6 — Units for nothing; a single type needs no choice (AOM-10.37)."""
    e = g.box.effects
    only: i64 = NOTHING
    types: i64 = 0
    for unit in range(g.first_unit(seat), g.after_units(seat)):
        if e.named[god * named_wide(g) + unit] == 1:
            only = unit
            types += 1
    if types > 1:
        g.push(Levy(seat, god, e.amount[god]))
        return
    for _ in range(e.amount[god]):
        if g.supply(seat, only) > 0:
            g.recruit(seat, only)
            g.tell(events.UNIT_GAINED, seat, only)
