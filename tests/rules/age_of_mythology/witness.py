"""What a game shows of the box: cards played, powers called, specials used, buildings built, and how it ended.

Most of it is told in events. What a unit does without a word (a Hydra that has grown, a tie that Medusa wins) is read
off the battle at the moment the dice are rolled.
"""

from collections import Counter

from petteia.engine.events import Event, Sink
from petteia.engine.play import DECISION, OUTCOME, Play
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battlefield import ROLL
from petteia.games.age_of_mythology.game import AgeOfMythology, Position
from petteia.games.age_of_mythology.state import OpenBox

SPOKEN = {
    "stood_in": ("may_be_replaced_after_reveal", "may_replace_unit_after_reveal"),
    "thrown": ("throw_opponent",),
    "routed": ("enemy_retreats_after_hero_eliminated",),
    "rescued": ("enables_resurrection",),
    "favor_earned": ("gain_favor_per_elimination",),
    "unit_gained": ("gains_unit_on_elimination",),
    "reinforced": ("reinforce_per_elimination",),
}
"""Specials of units that an event tells of."""


class Witness(Sink):
    """Listens to a game and counts: `card x`, `power x`, `building x`, `special x of y`, `end x`."""

    def __init__(self, game: OpenBox) -> None:
        super().__init__()
        self.box = game.box
        self.seen: Counter[str] = Counter()
        self.destroyed = 0  # buildings since the last battle was won
        self.wrecker = ""  # a unit in the last battle that tears down a second building
        self.fighting: list[str] = []  # the units of the encounter at hand
        self.last_left = ""  # how the last victory cube left the bank, or that the Wonder was built

    def see(self, what: str) -> None:
        """Count something."""
        self.seen[what] += 1

    def able(self, unit: str, kind: str) -> bool:
        """Whether a unit of a name has a special."""
        bit = terms.SPECIALS[kind]
        return bool(self.box.effects.special[self.box.unit_ids.index(unit)] & bit)

    # -- before a line ----------------------------------------------------------------------------------------

    def look(self, g: Position) -> None:
        """The battle at hand, if dice are about to be rolled in it."""
        step = g.stack[-1] if g.stack else None
        if not isinstance(step, Battle):
            return
        self.wrecker = ""
        for unit in g.own_units(step.attacker):
            if g.in_battle(step.attacker, unit) and self.box.effects.special[unit] & terms.WRECKS:
                self.wrecker = self.box.unit_ids[unit]
        if step.stage != ROLL:
            return
        self.fighting = [self.box.unit_ids[unit] for unit in step.unit]
        for side in range(2):
            unit = step.unit[side]
            name, special = self.box.unit_ids[unit], self.box.effects.special[unit]
            if special & terms.GROWS and step.grown[side] > 0:
                self.see(f"special extra_die_per_elimination of {name}")
            if special & terms.MIRRORS:
                self.see(f"special adds_opponent_base_dice of {name}")
        fortress = self.box.effects.fortress[step.area]
        if fortress >= 0 and g.built(step.defender, fortress):
            self.see(f"effect {self.box.building_ids[fortress]} {'counts' if step.fortified(g) else 'is negated'}")
            for unit in g.own_units(step.attacker):
                if g.in_battle(step.attacker, unit) and self.box.effects.special[unit] & terms.NEGATES:
                    self.see(f"special negates_fortifications of {self.box.unit_ids[unit]}")

    # -- events ------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Take one event."""
        kind, form = event.kind.name, event.public
        self.see(f"event {kind}")
        if kind == "card_played":
            self.see(f"card {form['card']}")
        elif kind == "power_bought":
            self.see(f"power {form['god']}")
        elif kind == "built":
            self.see(f"building {form['building']}")
            self.last_left = "wonder_built" if form["building"] == "wonder" else self.last_left
        elif kind == "went_berserk":
            unit = str(form["unit"])
            if self.able(unit, "berserk"):
                self.see(f"special berserk of {unit}")
        elif kind == "worker_put" and form["worker"] != "villager":
            self.see(f"special gather_bonus of {form['worker']}")
        elif kind in SPOKEN:
            for special in SPOKEN[kind]:
                self.see(f"special {special}")
            if kind == "rescued":
                self.see(f"special resurrect_to_board of {form['unit']}")
        elif kind == "tied" and self.fighting[0] != self.fighting[1]:
            for unit in self.fighting:
                if self.able(unit, "wins_ties"):
                    self.see(f"special wins_ties of {unit}")
        elif kind in ("cube_placed", "temple_bought"):
            self.last_left = kind
        elif kind == "game_ended":
            self.see(f"end {self.last_left}")
        self.after_a_battle(kind)

    def after_a_battle(self, kind: str) -> None:
        """A second building that falls after one battle."""
        if kind == "battle_won":
            self.destroyed = 0
        elif kind == "building_destroyed":
            self.destroyed += 1
            if self.destroyed == 2 and self.wrecker:
                self.see(f"special destroys_two_buildings of {self.wrecker}")


def witnessed(play: Play) -> Counter[str]:
    """Everything a play shows, from its start to its last line. Lines that were taken back do not count."""
    g = play.start.clone()
    assert isinstance(g, Position)
    witness = Witness(g.rules)
    go_on(g, witness)
    for entry in play.entries:
        if entry.undone or entry.kind not in (DECISION, OUTCOME):
            continue
        witness.look(g)
        if entry.kind == DECISION:
            g.apply(entry.seat, entry.value, witness)
        else:
            g.resolve(entry.value, witness)
        go_on(g, witness)
    return witness.seen


def go_on(g: Position, witness: Witness) -> None:
    """Play what is forced, as a play does."""
    action = g.forced()
    while action >= 0:
        witness.look(g)
        g.apply(g.pending()[0], action, witness)
        action = g.forced()


def wanted(game: AgeOfMythology) -> set[str]:
    """Everything in the box that golden records have to show."""
    box = game.box
    out = {f"card {card}" for card in box.card_ids} | {f"power {god}" for god in box.god_ids}
    out |= {f"building {building}" for building in box.building_ids}
    out |= {f"end {how}" for how in ("wonder_built", "cube_placed", "temple_bought")}
    told = {special for specials in SPOKEN.values() for special in specials}
    for kind, bit in terms.SPECIALS.items():
        for unit, name in enumerate(box.unit_ids):
            if kind in told:
                out.add(f"special {kind}")
            elif box.effects.special[unit] & bit:
                out.add(f"special {kind} of {name}")
    return out
