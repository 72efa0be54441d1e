"""DEU-7.2, DEU-7.3 — What missions ask for, who meets it, and how unloaded treasures go back."""

from typing import ClassVar

from petteia.engine.ints import append, i64, vec
from petteia.engine.protocol import NOBODY, Prompt, Reason, Seats, one
from petteia.games.deukalion import events, terms
from petteia.games.deukalion.box import MOST_COLOURS, OPEN_MISSIONS
from petteia.games.deukalion.procedure import Asked
from petteia.games.deukalion.state import Pieces


def in_place(g: Pieces, seat: i64, which: i64) -> bool:
    """Whether a ship is where a position task wants it: in Athens, or lying at a city. `which` is mission x 2 +
    task."""
    if g.box.task[which] <= terms.DELIVER_SAME:
        return g.in_athens(seat)
    return g.lies_at_city(seat, g.box.task_city[which])


def at_hand(g: Pieces, seat: i64, which: i64) -> i64:
    """DEU-7.2.1 to DEU-7.2.4 — How much a seat has of what a position task needs; this is public."""
    kind = g.box.task[which]
    if kind == terms.REACH_WITH_SOLDIERS:
        return g.aboard(seat)
    if kind == terms.REACH_WITH_CARDS:
        return g.hand_size(seat)
    if kind == terms.DELIVER_ANY:
        return g.treasures(seat)
    out: i64 = 0
    for colour in range(g.box.colours):
        have = g.cargo(seat, colour)
        if kind == terms.DELIVER_SAME:
            out = have if have > out else out
        else:
            need = g.box.task_colour[which * MOST_COLOURS + colour]
            out += have if have < need else need
    return out


def met(g: Pieces, seat: i64, which: i64) -> bool:
    """Whether a seat could meet a position task at this moment."""
    if g.box.task[which] >= terms.BATTLES:
        return False
    return in_place(g, seat, which) and at_hand(g, seat, which) >= g.box.task_number[which]


def qualifies(g: Pieces, seat: i64, mission: i64) -> bool:
    """DEU-7.5.1 — Whether a seat could meet one of the position tasks of a mission at this moment."""
    return met(g, seat, mission * 2) or met(g, seat, mission * 2 + 1)


def open_place(g: Pieces, mission: i64) -> i64:
    """Where a mission lies open, or NOTHING."""
    for place in range(OPEN_MISSIONS):
        if g.open_mission(place) == mission:
            return place
    return terms.NOTHING


def claimable(g: Pieces, seat: i64, out: vec[i64]) -> vec[i64]:
    """DEU-7.1.2, DEU-7.3.2 — Add to a list every mission, open or the seat's own, with a position task that is met."""
    low = g.open_mission(0)
    high = g.open_mission(1)
    if low > high:
        low, high = high, low
    mine = g.hand_mission(seat)
    if mine >= 0 and mine < low and qualifies(g, seat, mine):
        out = append(out, g.moves.claim.at(mine))
    if low >= 0 and qualifies(g, seat, low):
        out = append(out, g.moves.claim.at(low))
    if mine >= 0 and low < mine < high and qualifies(g, seat, mine):
        out = append(out, g.moves.claim.at(mine))
    if high >= 0 and qualifies(g, seat, high):
        out = append(out, g.moves.claim.at(high))
    if mine > high and qualifies(g, seat, mine):
        out = append(out, g.moves.claim.at(mine))
    return out


def why_not_claim(g: Pieces, seat: i64, mission: i64) -> Reason:
    """Why a mission cannot be claimed by a position task: of both its tasks whether the ship is in place, how much is
    asked for and how much is there."""
    name = g.box.mission_ids[mission]
    if g.hand_mission(seat) != mission and open_place(g, mission) < 0:
        return Reason("mission_not_there", {"mission": name}, "DEU-7.1.2")
    figures: dict[str, int | str] = {"mission": name}
    for task, word in enumerate(("first", "second")):
        which = mission * 2 + task
        battle = g.box.task[which] >= terms.BATTLES
        figures[word] = terms.TASKS[g.box.task[which]]
        figures[word + "_there"] = 0 if battle or not in_place(g, seat, which) else 1
        figures[word + "_need"] = int(g.box.task_number[which])
        figures[word + "_have"] = 0 if battle else int(at_hand(g, seat, which))
    return Reason("tasks_not_met", figures, "DEU-7.3.2")


def fixed_price(g: Pieces, seat: i64, which: i64) -> bool:
    """DEU-7.4.1 — What is unloaded without a choice: the listed colours."""
    if g.box.task[which] != terms.DELIVER:
        return g.box.task[which] == terms.REACH_WITH_SOLDIERS
    for colour in range(g.box.colours):
        g.add_leaving(seat, colour, g.box.task_colour[which * MOST_COLOURS + colour])
    return True


class Store(Asked):
    """DEU-7.4.3 — Unloaded treasures go back one after the other, in the order of the data file, each to a city with a
    free slot that their owner picks. Until then they count as aboard (DEU-INV-2)."""

    RULE: ClassVar[str] = "DEU-7.4.3"
    VERBS: ClassVar[str] = "store"

    def colour(self, g: Pieces) -> i64:
        """The next treasure, or NOTHING."""
        for colour in range(g.box.colours):
            if g.leaving(self.seat, colour) > 0:
                return colour
        return terms.NOTHING

    def pending(self, g: Pieces) -> Seats:
        return one(self.seat) if self.colour(g) >= 0 else NOBODY

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for city in range(g.box.cities):
            if g.stored(city) < g.box.slots[city]:
                out = append(out, g.moves.store.at(city))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        city = g.moves.store.index(action)
        figures: dict[str, int | str] = {"city": g.box.city_ids[city], "slots": int(g.box.slots[city])}
        return Reason("city_is_full", figures, "DEU-1.2.7")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        city = g.moves.store.index(action)
        colour = self.colour(g)
        g.add_leaving(seat, colour, -1)
        g.add_cargo(seat, colour, -1)
        g.add_in_city(city, colour, 1)
        g.tell(events.STORED, seat, colour, city)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("store", {"treasure": g.box.colour_ids[self.colour(g)]})

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"map/{g.box.place_labels[g.moves.store.index(action)]}"]

    def clone(self) -> "Store":
        return Store(self.seat)
