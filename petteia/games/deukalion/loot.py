"""DEU-10.2.4, DEU-10.3.3, DEU-8.4.11 — What a won fight or the Trojan Horse brings aboard."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import Packer
from petteia.engine.protocol import Prompt, Reason
from petteia.games.deukalion import events
from petteia.games.deukalion.box import MOST_CITIES
from petteia.games.deukalion.displacement import Displace
from petteia.games.deukalion.end import reached
from petteia.games.deukalion.procedure import Asked
from petteia.games.deukalion.state import CARRIED, Pieces

FROM_SHIP: Final = 0
FROM_CITY: Final = 1
BY_HORSE: Final = 2


def make_room(g: Pieces, seat: i64) -> None:
    """DEU-1.3.3 — Without a free space a soldier goes to the Underworld."""
    if g.room(seat) == 0:
        g.send_down(seat, 1)
        g.tell(events.SACRIFICED, seat)


class Loot(Asked):
    """The winner of a fight takes a treasure: from the loser's ship, or displaces it; from a city, or none. By the
    Trojan Horse he takes one without a fight. Theseus is an alternative after fights (DEU-12.2.2, DEU-12.2.6)."""

    VERBS: ClassVar[str] = "take take_theseus displace decline"

    def __init__(self, seat: i64 = 0, source: i64 = FROM_SHIP, loser: i64 = 0, city: i64 = 0) -> None:
        super().__init__(seat)
        self.source: i64 = source
        self.loser: i64 = loser
        self.city: i64 = city

    def rule(self) -> str:
        if self.source == FROM_SHIP:
            return "DEU-10.2.4"
        return "DEU-10.3.3" if self.source == FROM_CITY else "DEU-8.4.11"

    def there(self, g: Pieces, colour: i64) -> i64:
        """How many treasures of a colour are available."""
        return g.cargo(self.loser, colour) if self.source == FROM_SHIP else g.in_city(self.city, colour)

    def theseus_there(self, g: Pieces) -> bool:
        """Whether Theseus is available."""
        if self.source == FROM_SHIP:
            return g.carries_theseus(self.loser)
        return self.source == FROM_CITY and g.theseus_in(self.city)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        m = g.moves
        out = vec[i64](capacity=8)
        if g.can_load(seat):
            for colour in range(g.box.colours):
                if self.there(g, colour) > 0:
                    out = append(out, m.take.at(colour))
            if self.theseus_there(g):
                out = append(out, m.take_theseus)
        if self.source == FROM_SHIP:
            out = append(out, m.displace)
        elif self.source == FROM_CITY:
            out = append(out, m.decline)
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        m = g.moves
        if action == m.displace:
            return Reason("no_ship_was_beaten", {}, "DEU-10.3.2")
        if action == m.decline:
            return Reason("must_take_or_displace" if self.source == FROM_SHIP else "must_take", {}, self.rule())
        if action == m.take_theseus:
            if not self.theseus_there(g):
                return Reason("theseus_is_not_there", {}, "DEU-12.2.2")
        elif self.there(g, m.take.index(action)) == 0:
            return Reason("no_such_treasure_there", {"treasure": g.box.colour_ids[m.take.index(action)]}, self.rule())
        return Reason("no_room_for_treasure", {"spaces": int(g.box.spaces)}, "DEU-1.3.3")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        m = g.moves
        g.stack.pop()
        if action == m.displace:
            g.push(Displace(seat, self.loser))
        elif action == m.decline:
            g.tell(events.NOTHING_TAKEN, seat)
        elif action == m.take_theseus:
            make_room(g, seat)
            g.set_theseus(CARRIED + seat)
            if self.source == FROM_SHIP:
                g.tell(events.THESEUS_SEIZED, seat, self.loser)
            else:
                g.tell(events.THESEUS_TAKEN, seat)
            reached(g)
        else:
            self.take(g, m.take.index(action))

    def take(self, g: Pieces, colour: i64) -> None:
        """A treasure changes its place."""
        make_room(g, self.seat)
        g.add_cargo(self.seat, colour, 1)
        if self.source == FROM_SHIP:
            g.add_cargo(self.loser, colour, -1)
            g.tell(events.TREASURE_SEIZED, self.seat, colour, self.loser)
        else:
            g.add_in_city(self.city, colour, -1)
            g.tell(events.TREASURE_TAKEN, self.seat, colour, self.city)

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        if self.source == FROM_SHIP:
            return Prompt("loot_ship", {"loser": int(self.loser)})
        return Prompt("loot_city", {"city": g.box.city_ids[self.city]})

    def default(self, g: Pieces, seat: i64) -> i64:
        """Displace a ship; of a city the first treasure."""
        return g.moves.displace if self.source == FROM_SHIP else self.legal(g, seat)[0]

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        zone = f"ship/{self.loser}" if self.source == FROM_SHIP else f"city/{g.box.city_ids[self.city]}"
        if action == m.displace:
            return [f"ships/{self.loser}"]
        if action == m.take_theseus:
            return [f"{zone}/theseus"]
        return [] if action == m.decline else [f"{zone}/{g.box.colour_ids[m.take.index(action)]}"]

    def clone(self) -> "Loot":
        return Loot(self.seat, self.source, self.loser, self.city)

    def fields(self, p: Packer) -> None:
        super().fields(p)
        self.source = p.num(self.source, FROM_SHIP, BY_HORSE)
        self.loser = p.num(self.loser, 0, 3)
        self.city = p.num(self.city, 0, MOST_CITIES - 1)


class Horse(Asked):
    """DEU-8.4.11 — The player of the Trojan Horse picks a city at which his ship lies, then one of its treasures."""

    RULE: ClassVar[str] = "DEU-8.4.11"
    VERBS: ClassVar[str] = "raid"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for city in range(g.box.cities):
            if g.lies_at_city(seat, city) and g.stored(city) > 0:
                out = append(out, g.moves.raid.at(city))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        city = g.moves.raid.index(action)
        figures: dict[str, int | str] = {"city": g.box.city_ids[city]}
        if not g.lies_at_city(seat, city):
            return Reason("not_beside_city", figures, "DEU-8.4.11")
        return Reason("city_is_empty", figures, "DEU-8.4.11")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        g.stack.pop()
        g.push(Loot(seat, BY_HORSE, 0, g.moves.raid.index(action)))

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("horse")

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"map/{g.box.place_labels[g.moves.raid.index(action)]}"]

    def clone(self) -> "Horse":
        return Horse(self.seat)


def horse_finds(g: Pieces, seat: i64) -> bool:
    """Whether a ship lies at a city that holds a treasure."""
    for city in range(g.box.cities):
        if g.lies_at_city(seat, city) and g.stored(city) > 0:
            return True
    return False
