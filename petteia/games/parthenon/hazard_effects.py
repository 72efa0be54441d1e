"""PAR-5.4 — What hazard cards do to the fleets they strike: a class for each."""

from typing import Final

from petteia.engine.effects import Effect
from petteia.engine.events import EventKind
from petteia.engine.ints import i64
from petteia.engine.reading import Part
from petteia.games.parthenon import events, terms
from petteia.games.parthenon.box import Hazards
from petteia.games.parthenon.ledger import listed
from petteia.games.parthenon.losses import ask_for_losses, lose_randomly
from petteia.games.parthenon.reading import cards_of
from petteia.games.parthenon.state import Pieces, hold_of
from petteia.games.parthenon.terms import AT_HOME, AT_RANDOM, KINDS, MOST_FLEETS, TURNED_BACK


class HazardEffect(Effect):
    """What a hazard card does."""

    def read(self, part: Part, card: int, h: Hazards) -> None:
        """Its figures; what else its entry says is checked."""

    def act(self, g: Pieces, card: i64, struck: i64) -> bool:
        """PAR-5.3.8 — It acts on all fleets still struck (bits); True if the Archon has to say where they land."""
        return False


def amount_of(part: Part) -> int:
    """A number of cards, half_up, all, or down_to_N."""
    value = part.get("amount", "a number, half_up, all or down_to_3")
    if isinstance(value, int) and not isinstance(value, bool) and value > 0:
        return value
    if value == "half_up":
        return terms.HALF_UP
    if value == "all":
        return terms.EVERYTHING
    if isinstance(value, str) and value.startswith("down_to_") and value[8:].isdigit():
        return terms.DOWN_TO - int(value[8:])
    raise part.wrong("amount", f"is {value!r}; right would be a number, half_up, all or down_to_3")


class LoseCargo(HazardEffect):
    """Cards go overboard: at random, by the owner's choice, or the most valuable one."""

    def read(self, part: Part, card: int, h: Hazards) -> None:
        amount = amount_of(part)
        way = part.one_of("how", terms.WAYS)
        if way == terms.MOST_VALUABLE:
            part.exactly("only_if_aboard", ["gold", "rare"], "gold, else a rare is lost (PAR-5.4.13)")
            if amount != 1:
                raise part.wrong("amount", f"is {amount}; right would be 1 (PAR-5.4.13)")
        if amount == terms.EVERYTHING:
            right = "right would be a number, half_up or down_to_3: all goes with the kind sink_fleet"
            raise part.wrong("amount", right)
        if amount == terms.HALF_UP and way != AT_RANDOM:
            raise part.wrong("how", "right would be random where half is lost (PAR-5.4.2)")
        h.amount[card] = amount
        h.way[card] = way

    def act(self, g: Pieces, card: i64, struck: i64) -> bool:
        if g.box.hazards.way[card] == AT_RANDOM:
            lose_randomly(g, card, struck)
        else:
            ask_for_losses(g, card, struck)
        return False


class AtOnce(HazardEffect):
    """An effect without a choice and without chance."""

    def act(self, g: Pieces, card: i64, struck: i64) -> bool:
        for place in range(g.seats):
            seat = g.in_order(place)
            for fleet in range(MOST_FLEETS):
                if (struck >> (seat * MOST_FLEETS + fleet)) & 1 != 0:
                    self.strike(g, seat, fleet)
        return False

    def strike(self, g: Pieces, seat: i64, fleet: i64) -> None:
        """It strikes a fleet."""
        raise NotImplementedError(f"{type(self).__name__} has no strike()")


def empty_hold(g: Pieces, seat: i64, fleet: i64, kind: EventKind) -> None:
    """Remove everything a fleet carries, and report it as an event of a kind."""
    hold = hold_of(seat, fleet)
    cargo = g.count_row(hold)
    for card in range(KINDS):
        if cargo[card] > 0:
            g.give_up(hold, card, cargo[card])
    g.tell(kind, seat, fleet, many=listed(cargo))


class Sink(AtOnce):
    """The fleet is lost with all it carries."""

    def strike(self, g: Pieces, seat: i64, fleet: i64) -> None:
        empty_hold(g, seat, fleet, events.FLEET_SUNK)
        g.drop_fleet(seat, fleet)
        g.set_status(seat, fleet, AT_HOME)


class TurnBack(AtOnce):
    """The fleet turns back."""

    def strike(self, g: Pieces, seat: i64, fleet: i64) -> None:
        g.tell(events.FLEET_TURNED_BACK, seat, fleet)
        g.set_status(seat, fleet, TURNED_BACK)


class LoseAndReturn(TurnBack):
    """PAR-5.4.12 — The fleet loses all it carries and turns back."""

    def read(self, part: Part, card: int, h: Hazards) -> None:
        h.amount[card] = amount_of(part)
        if h.amount[card] != terms.EVERYTHING:
            raise part.wrong("amount", "right would be all (PAR-5.4.12)")

    def strike(self, g: Pieces, seat: i64, fleet: i64) -> None:
        empty_hold(g, seat, fleet, events.CARGO_LOST)
        super().strike(g, seat, fleet)


class Divert(HazardEffect):
    """PAR-5.4.8 — The fleet is blown off course."""

    def read(self, part: Part, card: int, h: Hazards) -> None:
        part.exactly("to", "same_region", "it stays in the region (PAR-5.4.8)")
        part.exactly("chooser", "archon", "the Archon names the land (PAR-5.4.8)")
        part.exactly("closed_land_allowed", False, "not one closed this season (PAR-5.4.8)")

    def act(self, g: Pieces, card: i64, struck: i64) -> bool:
        return True


class AegisOrCargo(HazardEffect):
    """PAR-5.4.11 — An aegis card is lost, or cargo where none is aboard."""

    def read(self, part: Part, card: int, h: Hazards) -> None:
        h.aegis[card] = part.number("aegis", 1, 1)
        h.aegis_from[card] = cards_of(part, "aegis_from", terms.AEGIS)
        part.exactly("aegis_how", "owner_choice", "the owner chooses (PAR-5.4.11)")
        h.amount[card] = part.number("cargo", 1, 12)
        h.way[card] = part.one_of("how", terms.WAYS[:2])

    def act(self, g: Pieces, card: i64, struck: i64) -> bool:
        ask_for_losses(g, card, struck)
        return False


HAZARD_EFFECTS: Final[list[HazardEffect]] = [
    HazardEffect(terms.HARMLESS, "none"),
    LoseCargo(terms.LOSE_CARGO, "lose_cargo"),
    Sink(terms.SINK, "sink_fleet"),
    TurnBack(terms.TURN_BACK, "return_home"),
    Divert(terms.DIVERT, "divert"),
    AegisOrCargo(terms.AEGIS_OR_CARGO, "lose_aegis_or_cargo"),
    LoseAndReturn(terms.LOSE_AND_RETURN, "lose_cargo_and_return"),
]
