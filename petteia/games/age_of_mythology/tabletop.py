"""A table for trying things out: play in notation, feed it chance, look at what lies where.

`scenario(...)` makes one; tests and `petteia scenario` use it.
"""

from collections.abc import Iterable, Sequence

from petteia.engine import tabletop
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.attack import Commitment
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battlefield import ROLL
from petteia.games.age_of_mythology.box import SPACES
from petteia.games.age_of_mythology.cards import Move
from petteia.games.age_of_mythology.game import Position
from petteia.games.age_of_mythology.moves import MARKS
from petteia.games.age_of_mythology.state import OpenBox
from petteia.games.age_of_mythology.terms import ACTIONS, AGES, CULTURES, RESOURCES, VICTORY_CARDS


class Tabletop(tabletop.Tabletop[Position]):
    """A position that can be played on and looked at.

    table.play("play permanent_gather", "gather gold")   decisions in notation, for the seat that has to decide
    table.play("gather", "gold")                          the same, with the permanent card
    table.play("commit hoplite", seat=1)                  where several decide at the same time
    table.deal("hills/gold/2") · table.deal(3)            chance outcomes by name, or dice by their number of sixes
    table.roll([6, 1, 2], [1, 1])                         both handfuls of an encounter, attacker's first
    table.offers("build wall") · table.refused("build wall") -> Reason
    table.cubes(0) · table.units(0) · table.tiles(0) · table.gained("gold") · table.heard("gathered") · table.state

    Decisions without a choice are made automatically, as at a real table.
    """

    def __init__(self, state: Position) -> None:
        self.game: OpenBox = state.rules
        self.before: list[list[int]] = []
        self.state = state
        self.mark()
        super().__init__(state)

    # -- playing -------------------------------------------------------------------------------------------

    def play(self, *texts: str, seat: int | None = None) -> "Tabletop":
        """Carry out one notation after the other; decisions without a choice are made automatically."""
        for text in self.notations(texts):
            number = self.game.actions.number(text)
            who = self.decider(number) if seat is None else seat
            step = self.state.stack[-1] if self.state.stack else None
            verb = text.split()[0]
            if isinstance(step, Move) and verb in ACTIONS and seat is None:
                # `gather gold` with the card still in hand: play the permanent card first.
                self.decide(self.game.actions.number(f"play permanent_{verb}"), who)
                self.go_on()
            self.decide(number, who)
            self.go_on()
        return self

    def deal(self, *outcomes: str | int | Sequence[int]) -> "Tabletop":
        """Chance outcomes in order: names (`greek`, `hills/gold/2`, a card), numbers, or dice as a list of faces."""
        for outcome in outcomes:
            if isinstance(outcome, str | int):
                super().deal(outcome)
            else:
                self.throw(outcome)
                self.go_on()
        return self

    def throw(self, faces: Sequence[int]) -> None:
        """Throw one side's dice, as many as the rules ask for."""
        self.expect_chance()
        step = self.state.stack[-1]
        if not isinstance(step, Battle):
            raise ValueError(f"no dice are to be rolled: {self.what_is_due()}")
        side = int(step.stage) - ROLL
        needed = int(step.dice[side])
        if len(faces) != needed:
            raise ValueError(f"seat {step.owner(side)} rolls {needed} dice, not {len(faces)}")
        sides = int(self.state.box.dice_sides)
        at = 0
        while at < needed:
            n = min(int(self.state.box.dice_per_node), needed - at)
            self.resolve(sum(1 for face in faces[at : at + n] if face == sides))
            at += n

    def roll(self, attacker: Sequence[int] | int, defender: Sequence[int] | int) -> "Tabletop":
        """The dice of both sides, attacker's first: faces, or the number of sixes, however many dice there are."""
        for side in (attacker, defender):
            self.throw(self.sixes(side) if isinstance(side, int) else side)
            self.go_on()
        return self

    def sixes(self, n: int) -> list[int]:
        """The dice that are due, with this many sixes."""
        self.expect_chance()
        step = self.battle()
        needed = int(step.dice[int(step.stage) - ROLL])
        if not 0 <= n <= needed:
            raise ValueError(f"{needed} dice are rolled, not {n} sixes; right would be a number from 0 to {needed}")
        return [int(self.state.box.dice_sides)] * n + [1] * (needed - n)

    def dice(self) -> tuple[int, int]:
        """How many dice the two sides of the encounter at hand roll."""
        step = self.battle()
        return int(step.dice_of(self.state, 0)), int(step.dice_of(self.state, 1))

    def battle(self) -> Battle:
        """The battle in progress."""
        for step in self.state.stack:
            if isinstance(step, Battle):
                return step
        raise ValueError(f"there is no battle: {self.what_is_due()}")

    def commit(self, seat: int, *units: str) -> "Tabletop":
        """A seat commits units in any order and is done; a unit on a tile is written dwarf@hills/gold/2."""
        numbers = sorted(self.game.actions.number(f"commit {unit}") for unit in units)
        step = self.state.stack[-1]
        if isinstance(step, Commitment) and seat == step.attacker and step.forced_pick(self.state) >= 0:
            numbers = numbers[1:]  # not asked for
        for number in numbers:
            self.decide(number, seat)
        step = self.state.stack[-1]
        if isinstance(step, Commitment) and seat in self.pending:
            self.decide(int(self.game.moves.stop), seat)
        self.go_on()
        return self

    def fight(self, attacker: str, defender: str) -> "Tabletop":
        """Play both battle cards; a side with one type in the battle is not asked. Stays first if that is due."""
        step = self.battle()
        while self.pending != CHANCE and self.offers("stay"):
            self.play("stay")
        for seat, unit in ((int(step.attacker), attacker), (int(step.defender), defender)):
            if seat in self.pending and self.prompt == "battle_card":
                self.play(f"fight {unit}", seat=seat)
        return self

    def play_on(self, seed: int = 0, decisions: int = 0) -> "Tabletop":
        """Play at random: this many decisions, or to the end."""
        super().play_on(seed, decisions)
        return self

    # -- cubes gained --------------------------------------------------------------------------------------

    def mark(self) -> "Tabletop":
        """`gained` counts from now on."""
        seats = range(int(self.state.seats))
        self.before = [[int(self.state.cubes(seat, r)) for r in range(len(RESOURCES))] for seat in seats]
        return self

    def gained(self, resource: str) -> tuple[int, ...]:
        """What every seat has gained (or lost) of a resource since the scenario was set up, or since `mark`."""
        r = RESOURCES.index(resource)
        return tuple(int(self.state.cubes(seat, r)) - self.before[seat][r] for seat in range(int(self.state.seats)))

    # -- looking -------------------------------------------------------------------------------------------

    def cubes(self, seat: int) -> dict[str, int]:
        """A player's resource cubes."""
        return {name: int(self.state.cubes(seat, r)) for r, name in enumerate(RESOURCES)}

    def bank(self) -> dict[str, int]:
        """The resource cubes in the bank."""
        return {name: int(self.state.bank(r)) for r, name in enumerate(RESOURCES)}

    def victory(self, seat: int) -> int:
        """A player's victory cubes."""
        return int(self.state.victory(seat))

    def on_card(self, card: str) -> int:
        """The victory cubes on a victory card; `bank` for the bank."""
        return int(self.state.victory_bank() if card == "bank" else self.state.on_card(VICTORY_CARDS.index(card)))

    def culture(self, seat: int) -> str:
        """A player's culture."""
        return CULTURES[self.state.culture(seat)]

    def age(self, seat: int) -> str:
        """A player's age."""
        return AGES[self.state.age(seat)]

    def hand(self, seat: int) -> list[str]:
        """The cards in a player's hand."""
        slots = range(int(self.state.slots(seat)))
        cards = [
            (self.state.box.card_ids[self.state.card_of(seat, s)], int(self.state.in_hand(seat, s))) for s in slots
        ]
        return [name for name, count in cards for _ in range(count)]

    def units(self, seat: int) -> dict[str, int]:
        """The units in a player's holding area."""
        return self.figures(seat, [int(self.state.held(seat, u)) for u in self.state.own_units(seat)])

    def supply(self, seat: int) -> dict[str, int]:
        """The figures in a player's supply."""
        return self.figures(seat, [int(self.state.supply(seat, u)) for u in self.state.own_units(seat)])

    def in_battle(self, seat: int) -> dict[str, int]:
        """The units a player has in the battle."""
        return self.figures(seat, [int(self.state.in_battle(seat, u)) for u in self.state.own_units(seat)])

    def figures(self, seat: int, counts: Iterable[int]) -> dict[str, int]:
        """Units by name, those there are none of left out."""
        names = [self.state.box.unit_ids[unit] for unit in self.state.own_units(seat)]
        return {name: n for name, n in zip(names, counts, strict=True) if n > 0}

    def villagers(self, seat: int) -> int:
        """The villagers in a player's holding area."""
        return int(self.state.villagers(seat))

    def buildings(self, seat: int) -> dict[str, int]:
        """The buildings in a player's city."""
        ids = self.state.box.building_ids
        return {name: int(self.state.built(seat, b)) for b, name in enumerate(ids) if self.state.built(seat, b) > 0}

    def tiles(self, seat: int) -> list[str]:
        """The tiles on a player's board in reading order, `*` with a villager, `^` with a Dwarf."""
        spaces = [s for s in range(SPACES) if self.state.tile(seat, s) >= 0]
        ids = self.state.box.tile_ids
        return [ids[self.state.tile(seat, s)] + MARKS[self.state.worker(seat, s)] for s in spaces]

    def open_tiles(self) -> list[str]:
        """The tiles that lie open."""
        ids = self.state.box.tile_ids
        return [ids[tile] for tile in range(len(ids)) for _ in range(int(self.state.open(tile)))]
