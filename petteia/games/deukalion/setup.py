"""DEU-1.4 — Setup: treasures, missions, cards, whirlpools, ships."""

from typing import ClassVar, Final

from petteia.engine.actions import Verb
from petteia.engine.ints import append, i64, vec
from petteia.engine.packing import MANY, Packer, require
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.deukalion import events
from petteia.games.deukalion.box import OPEN_MISSIONS, POOLS
from petteia.games.deukalion.hand import draw_card
from petteia.games.deukalion.knowledge import unseen_missions
from petteia.games.deukalion.missions import deal_mission, open_mission
from petteia.games.deukalion.procedure import Procedure
from petteia.games.deukalion.state import ASHORE, Pieces
from petteia.games.deukalion.terms import ANCHOR, NOTHING
from petteia.games.deukalion.turn import Turn, begin_turn

TREASURES: Final = 0
MISSIONS: Final = 1
CARDS: Final = 2
HAND_MISSIONS: Final = 3
WHIRLPOOLS: Final = 4
SHIPS: Final = 5


def fill_the_board(g: Pieces) -> None:
    """DEU-1.4.2, DEU-1.4.3, DEU-12.1.1, DEU-12.2.1 — Everything that needs neither chance nor choice."""
    box = g.box
    g.clear()
    g.set_hydra(box.hydra_start)
    g.set_supply(box.point_cards)
    g.set_pile_size(box.missions)
    g.set_theseus(ASHORE if g.rules.theseus else 0)
    for card in range(box.cards):
        g.set_in_deck(card, box.card_count[card])
        g.add_deck_size(box.card_count[card])
    for seat in range(g.seats):
        g.set_aboard(seat, box.soldiers)
    if g.rules.charybdis and not g.rules.free_placement:
        for pool in range(POOLS):
            g.set_pool(pool, box.whirlpools[pool])


def loose_treasures(g: Pieces) -> vec[i64]:
    """Treasures by colour that are neither in a city nor aboard: only during setup are there any."""
    out = g.box.colour_count[:]
    for colour in range(g.box.colours):
        for city in range(g.box.cities):
            out[colour] -= g.in_city(city, colour)
        for seat in range(g.seats):
            out[colour] -= g.cargo(seat, colour)
    return out


class Setup(Procedure):
    """DEU-1.4 — One thing after the other; then seat 0 has the first turn (DEU-1.1.2)."""

    VERBS: ClassVar[str] = "place whirlpool"

    def __init__(self, stage: i64 = TREASURES, at: i64 = 0) -> None:
        self.stage: i64 = stage
        self.at: i64 = at  # how far the stage has got

    def rule(self) -> str:
        return "DEU-12.1.8" if self.stage == WHIRLPOOLS else "DEU-1.4.6"

    def count(self, g: Pieces) -> i64:
        """How many of the stage there are."""
        if self.stage == TREASURES:
            whole: i64 = 0
            for slots in g.box.slots:
                whole += slots
            return whole
        if self.stage == MISSIONS:
            return OPEN_MISSIONS
        if self.stage == CARDS:
            return g.seats * g.box.hand
        if self.stage == WHIRLPOOLS:
            return POOLS if g.rules.free_placement else 0
        return g.seats

    def pending(self, g: Pieces) -> Seats:
        if self.at >= self.count(g):
            return NOBODY
        if self.stage < WHIRLPOOLS:
            return CHANCE
        return one(self.at % g.seats)  # DEU-12.1.8: with two players seat 0 again for the third whirlpool

    def proceed(self, g: Pieces) -> None:
        self.at = 0
        self.stage += 1
        if self.stage > SHIPS:
            g.stack.pop()
            g.push(Turn())
            begin_turn(g, 0)

    # -- chance ----------------------------------------------------------------------------------

    def city(self, g: Pieces) -> i64:
        """The city whose slot is filled next."""
        slots: i64 = 0
        for city in range(g.box.cities):
            slots += g.box.slots[city]
            if self.at < slots:
                return city
        return NOTHING

    def luck(self, g: Pieces) -> str:
        if self.stage == CARDS:
            return f"pool cards {self.at // g.box.hand}"
        if self.stage == TREASURES:
            return "pool treasures"
        return "pool missions" if self.stage == MISSIONS else "pool hand-missions"

    def weights(self, g: Pieces) -> vec[i64]:
        if self.stage == TREASURES:
            return loose_treasures(g)
        if self.stage == CARDS:
            return g.in_deck_row()
        return unseen_missions(g)

    def resolve(self, g: Pieces, outcome: i64) -> None:
        if self.stage == TREASURES:
            city = self.city(g)
            g.add_in_city(city, outcome, 1)
            g.tell(events.TREASURE_PLACED, outcome, city)
        elif self.stage == MISSIONS:
            open_mission(g, self.at, outcome)
        elif self.stage == CARDS:
            draw_card(g, self.at // g.box.hand, outcome)
        else:
            deal_mission(g, self.at, outcome)
        self.at += 1

    def outcome_name(self, g: Pieces, outcome: i64) -> str:
        if self.stage == TREASURES:
            return g.box.colour_ids[outcome]
        return g.box.card_ids[outcome] if self.stage == CARDS else g.box.mission_ids[outcome]

    # -- choices ---------------------------------------------------------------------------------

    def verb(self, g: Pieces) -> Verb:
        """What is placed now."""
        return g.moves.place if self.stage == SHIPS else g.moves.whirlpool

    def fits(self, g: Pieces, field: i64) -> bool:
        """A free anchor field for a ship; for a whirlpool an ordinary field on the edge that has none yet."""
        if self.stage == SHIPS:
            return g.box.kind[field] == ANCHOR and g.ships_on(field, NOTHING) == 0
        return g.box.edge[field] == 1 and not g.swirl(field)

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        verb = self.verb(g)
        for field in range(g.box.fields):
            if self.fits(g, field):
                out = append(out, verb.at(field))
        return out

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        if not self.verb(g).holds(action):
            return Reason("not_in_this_order", {}, self.rule())
        field = self.verb(g).index(action)
        figures: dict[str, int | str] = {"field": g.box.labels[field]}
        if self.stage == SHIPS:
            free = g.box.kind[field] == ANCHOR
            return Reason("field_is_taken" if free else "not_an_anchor_field", figures, "DEU-1.4.6")
        return Reason("field_is_taken" if g.box.edge[field] == 1 else "not_on_the_edge", figures, "DEU-12.1.8")

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        field = self.verb(g).index(action)
        if self.stage == SHIPS:
            g.set_ship(seat, field)
            g.tell(events.SHIP_PLACED, seat, field)
        else:
            g.set_pool(self.at, field)
            g.tell(events.WHIRLPOOL_PLACED, seat, field)
        self.at += 1

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return Prompt("place_ship" if self.stage == SHIPS else "place_whirlpool")

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        return [f"map/{g.box.labels[self.verb(g).index(action)]}"]

    def clone(self) -> "Setup":
        return Setup(self.stage, self.at)

    def fields(self, p: Packer) -> None:
        self.stage = p.num(self.stage, TREASURES, SHIPS)
        self.at = p.num(self.at, 0, MANY)

    def audit(self, g: Pieces) -> None:
        """DEU-1.4 — Check that the stage has placed as many as it says, and that the stages before it are done."""
        require(self.at < self.count(g), "more was set up than there is")
        slots: i64 = 0
        for city in range(g.box.cities):
            there: i64 = 0
            for colour in range(g.box.colours):
                there += g.in_city(city, colour)
            due = self.at - slots if self.stage == TREASURES else g.box.slots[city]
            due = due if due > 0 else 0
            require(there == (due if due < g.box.slots[city] else g.box.slots[city]), "other slots are filled")
            slots += g.box.slots[city]
        for seat in range(g.seats):
            cards = self.at - seat * g.box.hand if self.stage == CARDS else g.box.hand
            cards = 0 if self.stage < CARDS or cards < 0 else cards
            require(g.hand_size(seat) == (cards if cards < g.box.hand else g.box.hand), "other cards were dealt")
            dealt = self.stage > HAND_MISSIONS or (self.stage == HAND_MISSIONS and seat < self.at)
            require((g.hand_mission(seat) >= 0) == dealt, "other missions were dealt")
            placed = self.stage == SHIPS and seat < self.at
            require((g.ship(seat) >= 0) == placed, "other ships were placed")
        for place in range(OPEN_MISSIONS):
            opened = self.stage > MISSIONS or (self.stage == MISSIONS and place < self.at)
            require((g.open_mission(place) >= 0) == opened, "other missions lie open")
