"""AOM-3.7 — Attack: a neighbour and an area are named, then both sides secretly commit their units."""

from typing import ClassVar, Final

from petteia.engine.commit import choosing, several
from petteia.engine.ints import append, i64, total, vec, zeros
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import Prompt, Reason, Seats
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.battle import begin_battle
from petteia.games.age_of_mythology.box import SPACES
from petteia.games.age_of_mythology.procedure import Asked, audit_left, audit_power, helps
from petteia.games.age_of_mythology.sides import Sides
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import AREAS, NO_LIMIT, NOTHING, UNIT_LIMIT, WORKING_UNIT

BOUNDLESS: Final = 999


class Attack(Asked):
    """AOM-3.7.1 — The attacker names one of his neighbours and then an area of his board."""

    RULE: ClassVar[str] = "AOM-3.7.1"
    VERBS: ClassVar[str] = "attack area"

    def __init__(self, seat: i64 = 0, limit: i64 = 0, power: i64 = NOTHING, defender: i64 = NOTHING) -> None:
        super().__init__(seat)
        self.limit: i64 = limit
        self.power: i64 = power
        self.defender: i64 = defender

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        if self.defender >= 0:
            return g.moves.area.first(len(AREAS))
        out = vec[i64](capacity=2)
        left = g.left_of(seat)
        right = g.right_of(seat)
        out = append(out, g.moves.attack.at(left if left < right else right))
        if left != right:
            out = append(out, g.moves.attack.at(right if left < right else left))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        if self.defender >= 0:
            return Reason("defender_named", {"seat": int(self.defender)}, "AOM-3.7.11")
        if g.moves.area.holds(action):
            return Reason("name_the_defender", {}, "AOM-3.7.1")
        return Reason("not_a_neighbour", {"seat": int(g.moves.attack.index(action))}, "AOM-3.7.1")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        if self.defender < 0:
            self.defender = g.moves.attack.index(action)
            g.tell(events.ATTACKED, seat, self.defender)
            return
        area = g.moves.area.index(action)
        g.tell(events.AREA_NAMED, seat, area)
        g.stack.pop()
        commitment = Commitment(seat, self.defender, area, self.power)
        commitment.begin(g, self.limit)
        g.push(commitment)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("attack_whom") if self.defender < 0 else Prompt("attack_area", {"seat": int(self.defender)})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return []

    def clone(self) -> "Attack":
        return Attack(self.seat, self.limit, self.power, self.defender)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.limit = p.num(self.limit, 0, MANY)
        self.power = p.num(self.power, NOTHING, MANY)
        self.defender = p.seat_or_none(self.defender)

    def audit(self, g: Pieces) -> None:
        """An opponent, and a god of the box."""
        audit_power(g, self.power)
        audit_left(g, self.limit)
        require(self.defender < 0 or not g.allied(self.seat, self.defender), "somebody attacks himself")


class Commitment(Sides):
    """AOM-3.7.5 — Both sides choose their units secretly and at the same time; then they are revealed together."""

    RULE: ClassVar[str] = "AOM-3.7.5"
    VERBS: ClassVar[str] = "commit stop"

    def __init__(self, attacker: i64 = 0, defender: i64 = 0, area: i64 = 0, power: i64 = NOTHING) -> None:
        super().__init__(attacker, defender, area, power)
        self.limit: vec[i64] = zeros(2)  # attacker's, defender's
        self.done: vec[i64] = zeros(2)
        self.next: vec[i64] = zeros(2)  # the first pick that is still allowed (AOM-10.2)
        self.picked: vec[i64] = vec[i64]()  # side x (units, then working units by tile)

    def begin(self, g: Pieces, printed: i64) -> None:
        """AOM-3.7.3, AOM-3.7.4, AOM-6.4.5 — Set the limits; forced picks need no choice (AOM-10.1)."""
        e = g.box.effects
        self.picked = zeros(2 * self.wide(g))
        for side in range(2):
            limit = printed
            if helps(g, self.power, UNIT_LIMIT):
                limit = e.amount[self.power] if side == 0 else e.second[self.power]
            limit += e.armory_units if g.built(self.owner(side), e.armory) > 0 else 0
            if helps(g, self.power, NO_LIMIT):
                limit = BOUNDLESS
            self.limit[side] = limit
        first = self.forced_pick(g)
        if first >= 0:
            self.note(g, self.attacker, g.moves.commit.at(first))
        for side in range(2):
            if self.settled(g, side):
                self.done[side] = 1

    def forced_pick(self, g: Pieces) -> i64:
        """AOM-3.7.7, AOM-10.1 — The first pick of an attacker whose units are all of one kind, or NOTHING. Everybody
        sees the units and knows that one of them goes, so skipping the question gives nothing away. No later pick is
        forced in this way: whether the attacker stops is secret."""
        only: i64 = NOTHING
        first, held = g.first_unit(self.attacker), g.held_there(self.attacker)
        for unit in range(first, g.after_units(self.attacker)):
            if (held >> (unit - first)) & 1 != 0:
                if only >= 0:
                    return NOTHING
                only = unit
        tiles = self.worked(g, self.attacker)
        if tiles != 0:
            for tile in range(g.box.tiles):
                if (tiles >> tile) & 1 != 0:
                    if only >= 0:
                        return NOTHING
                    only = g.box.units + tile
        return only

    def settled(self, g: Pieces, side: i64) -> bool:
        """Whether everybody sees that a side has no choice: an attacker with one unit, or with units of one kind who
        may send one; a defender without units."""
        army = g.army(self.owner(side))
        if side == 1:
            return army == 0
        return army == 1 or (self.limit[0] == 1 and self.forced_pick(g) >= 0)

    def wide(self, g: Pieces) -> i64:
        """How many different picks there are."""
        return g.box.units + g.box.tiles

    def undecided(self, g: Pieces, seat: i64) -> bool:
        return self.fights(seat) and self.done[self.side(seat)] == 0

    def pending(self, g: Pieces) -> Seats:
        return several(choosing(self, g))

    def proceed(self, g: Pieces) -> None:
        self.reveal(g)

    def worked(self, g: Pieces, seat: i64) -> i64:
        """The kinds of tiles on which units of a player work, one bit each."""
        out: i64 = 0
        if g.working(seat, WORKING_UNIT) > 0:
            for space in range(SPACES):
                if g.worker(seat, space) == WORKING_UNIT:
                    out |= i64(1) << g.tile(seat, space)
        return out

    def there(self, g: Pieces, seat: i64, pick: i64) -> i64:
        """AOM-3.7.6 — How many units a player has that a pick may mean."""
        if pick < g.box.units:
            return g.held(seat, pick) if g.box.unit_culture[pick] == g.culture(seat) else 0
        out: i64 = 0
        for space in range(SPACES):
            if g.tile(seat, space) == pick - g.box.units and g.worker(seat, space) == WORKING_UNIT:
                out += 1
        return out

    def allowed(self, g: Pieces, side: i64) -> i64:
        """AOM-6.4.5 — How many units a side may send, of those it has, which everybody sees."""
        return min(g.army(self.owner(side)), self.limit[side])

    def committed(self, g: Pieces, side: i64) -> i64:
        """Units picked by a side so far."""
        return total(self.picked, side * self.wide(g), self.wide(g))

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        side = self.side(seat)
        out = vec[i64](capacity=16)
        count = self.committed(g, side)
        at = side * self.wide(g)
        if count < self.limit[side]:
            next, first, held = self.next[side], g.first_unit(seat), g.held_there(seat)
            for unit in range(first, g.after_units(seat)):
                there = (held >> (unit - first)) & 1 != 0
                if there and unit >= next and self.picked[at + unit] < g.held(seat, unit):
                    out = append(out, g.moves.commit.at(unit))
            tiles = self.worked(g, seat)
            if tiles != 0:
                for tile in range(g.box.tiles):
                    pick = g.box.units + tile
                    there = (tiles >> tile) & 1 != 0
                    if there and pick >= next and self.picked[at + pick] < self.there(g, seat, pick):
                        out = append(out, g.moves.commit.at(pick))
        if side == 1 or count > 0:
            out = append(out, g.moves.stop)
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        side = self.side(seat)
        count = self.committed(g, side)
        if action == g.moves.stop:
            return Reason("attacker_needs_a_unit", {}, "AOM-3.7.7")
        pick = g.moves.commit.index(action)
        name = g.game.words["committed"][pick]
        have = self.there(g, seat, pick)
        if count >= self.limit[side]:
            return Reason("unit_limit", {"limit": int(self.limit[side])}, "AOM-3.7.3")
        if self.picked[side * self.wide(g) + pick] >= have:
            return Reason("no_such_unit", {"unit": name, "have": int(have)}, "AOM-3.7.6")
        return Reason("in_order", {"after": g.game.words["committed"][self.next[side]]}, "AOM-10.2")

    def note(self, g: Pieces, seat: i64, action: i64) -> None:
        side = self.side(seat)
        if action == g.moves.stop:
            self.done[side] = 1
            return
        pick = g.moves.commit.index(action)
        self.picked[side * self.wide(g) + pick] += 1
        self.next[side] = pick

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        self.note(g, seat, action)
        if self.done[self.side(seat)] == 1:
            g.tell(events.READY, seat)

    def reveal(self, g: Pieces) -> None:
        """AOM-3.7.9 — The committed figures leave the boards and are in the battle."""
        wide = self.wide(g)
        for side in range(2):
            seat = self.owner(side)
            shown = vec[i64]()
            for pick in range(wide):
                unit = pick if pick < g.box.units else g.box.effects.worker
                for _ in range(self.picked[side * wide + pick]):
                    if pick >= g.box.units:
                        g.lift_worker(seat, g.spot(seat, pick - g.box.units, WORKING_UNIT))
                    g.touch(seat)
                    g.add_held(seat, unit, -1)
                    g.add_in_battle(seat, unit, 1)
                    shown = append(shown, unit)
            g.tell(events.UNITS_REVEALED, seat, many=shown)
        g.stack.pop()
        begin_battle(g, self.attacker, self.defender, self.area, self.power)

    def default(self, g: Pieces, seat: i64) -> i64:
        """AOM-10.39 — A defender commits no unit, an attacker the first."""
        options = self.legal(g, seat)
        return options[0] if options[len(options) - 1] != g.moves.stop else g.moves.stop

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        side = self.side(seat)
        left = self.allowed(g, side) - self.committed(g, side)
        return Prompt("commit", {"left": int(left), "area": AREAS[self.area]})

    def batch(self, g: Pieces, seat: i64) -> bool:
        return True

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        if action == g.moves.stop:
            return []
        pick = g.moves.commit.index(action)
        if pick < g.box.units:
            return [f"holding/{seat}/{g.box.unit_ids[pick]}"]
        tile = pick - g.box.units
        on = [s for s in range(SPACES) if g.tile(seat, s) == tile and g.worker(seat, s) == WORKING_UNIT]
        return [f"production/{seat}/{space}" for space in on]

    def window(self, g: Pieces, seat: i64) -> bool:
        return True

    def observe(self, g: Pieces, seat: i64) -> "Commitment":
        out = Commitment(self.attacker, self.defender, self.area, self.power)
        out.limit = self.limit[:]
        out.done = self.done[:]
        out.picked = zeros(len(self.picked))
        for side in range(2):
            if self.owner(side) == seat or self.settled(g, side):
                out.next[side] = self.next[side]
                for pick in range(side * self.wide(g), (side + 1) * self.wide(g)):
                    out.picked[pick] = self.picked[pick]
        first = self.forced_pick(g)
        if seat != self.attacker and first >= 0:
            out.picked[first] = 1
            out.next[0] = first
        return out

    def secret(self, g: Pieces, seat: i64) -> bool:
        return self.fights(seat) and not self.settled(g, self.side(seat))

    def reopen(self, g: Pieces, seat: i64) -> None:
        self.done[self.side(seat)] = 0

    def ends(self, g: Pieces, seat: i64, action: i64) -> bool:
        return action == g.moves.stop

    def clone(self) -> "Commitment":
        out = Commitment(self.attacker, self.defender, self.area, self.power)
        out.limit = self.limit[:]
        out.done = self.done[:]
        out.next = self.next[:]
        out.picked = self.picked[:]
        return out

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.limit = p.nums(self.limit, 0, MANY, 2)
        self.done = p.nums(self.done, 0, 1, 2)
        self.next = p.nums(self.next, 0, MANY, 2)
        self.picked = p.nums(self.picked, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """Two players, and no unit committed that is not there."""
        require(not g.allied(self.attacker, self.defender), "somebody attacks himself")
        require(len(self.picked) == 2 * self.wide(g), "there are more or fewer kinds of units than in the box")
        audit_power(g, self.power)
        for side in range(2):
            for pick in range(self.wide(g)):
                fits = self.picked[side * self.wide(g) + pick] <= self.there(g, self.owner(side), pick)
                require(fits, "a unit is committed that is not there")
            require(self.committed(g, side) <= self.limit[side], "more units are committed than may be")
            require(self.next[side] < self.wide(g), "a unit is committed that is not in the box")
            sent = self.committed(g, side)
            last = sent > 0 and self.picked[side * self.wide(g) + self.next[side]] > 0
            require(last or (sent == 0 and self.next[side] == 0), "the unit committed last was not committed")
            require(sent > 0 or side == 1 or self.done[0] == 0, "somebody attacks with no unit")
