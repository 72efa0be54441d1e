"""Any position in a line or two, for tests and for people.

    table = scenario(phase="build", hands={0: {"grapes": 1, "timber": 1}})
    table.play("build village_c1")
    assert "village_c1" in table.built(0)

Everything else is as at the start of a game: three seats with the torch islands, seat 0 Archon, year 1, season 2, the
start villages and fleet A, empty hands, harbors face down, everything else in bank, supply and decks. Things of players
are given by seat, as a list or as `{seat: ...}`.

    seats, options, components      the box
    islands=["chios", "crete", "rhodes"]  archon=0  year=1  season=2
    phase="build"                   the phase that begins now, with its window
    events=["drought"]              face up, in the season's order;  choices={"drought": "ore", "earthquake": 1}
    hands={0: {"grain": 2, "army": 1}, 1: ["ore", "gold"]}
    built={0: ["market"]}           besides the start villages; all={0} everything;  razed={0: ["village_a1"]}
    fleets={0: "ab"}                philosophies={0: ["stoicism"]}
    wonders={0: {"colossus": "complete"}}
    at_sea={0: {"a": {"to": "sparta", "cards": {"grain": 3}}}}   under way in the hazard phase, arrived after it
    harbors={"sparta": "open_harbor"}   face up;  looked={"egypt": "thieves"} face down, seen by seat 0
    hazards=["storm", "sirens"]     what comes next, first first;  spent={"storm": 1} in the discard pile
    supply={"army": 0}              ignored={0: "famine"} a Stoic's choice
    used={0: ["market"]}            acropolis buildings used this season;  introduced=[0] the Academy has
    patient=True                    single options are not answered automatically
    impossible=True                 also what no game can lead to: a philosophy without an Academy

The same words make a scenario file: `open_scenario(tomllib.loads(...))`.
"""

from collections.abc import Mapping
from typing import Any

from petteia.engine.ints import i64, vec, zeros
from petteia.engine.scenario import ScenarioError, Things, counted, find, heap, hold
from petteia.games.parthenon import state, terms
from petteia.games.parthenon.cells import SEAT_WORDS, TABLE_WORDS
from petteia.games.parthenon.event_effects import EVENT_EFFECTS
from petteia.games.parthenon.game import Parthenon, Position
from petteia.games.parthenon.ledger import LOADING, MOVE, move_cards, note
from petteia.games.parthenon.plans import hand_out
from petteia.games.parthenon.scenario_words import VOCABULARY, VOYAGES
from petteia.games.parthenon.season import Season
from petteia.games.parthenon.setup import first_year, settle_on
from petteia.games.parthenon.tabletop import Tabletop
from petteia.games.parthenon.terms import COMMODITIES

__all__ = ["ScenarioError", "Tabletop", "open_scenario", "scenario"]


def scenario(**things: Any) -> Tabletop:
    """A position with these things in it; see the words above."""
    return open_scenario(things)


def open_scenario(data: Mapping[str, Any]) -> Tabletop:
    """The same from the contents of a file."""
    return Tabletop(Builder(data).build(), bool(data.get("patient", False)))


class Builder(Things[Parthenon]):
    """Puts the things of a scenario on a table, one kind after the other."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        islands = data.get("islands")
        super().__init__(Parthenon, VOCABULARY, data, len(islands) if isinstance(islands, list | tuple) else 3)
        self.g = Position(self.game)

    # -- putting things on the table ---------------------------------------------------------------------------

    def build(self) -> Position:
        """The whole position."""
        g = self.g
        state.fill(g)
        self.settle()
        self.put_calendar()
        self.put_islands()
        self.put_harbors_and_hazards()
        self.put_cards()
        self.put_plain_numbers(g, TABLE_WORDS, SEAT_WORDS)
        phase = find(self.data.get("phase", "event"), terms.PHASES, "phase") + 1
        if self.data.get("at_sea"):
            self.put_fleets(phase)
        g.push(Season(phase, 0))
        return g

    def settle(self) -> None:
        """Islands and the Archon."""
        g, ids = self.g, self.game.box.island_ids
        names = self.data.get("islands", ids[: self.seats])
        islands = [find(name, ids, "island") for name in names]
        if len(islands) != self.seats or len(set(islands)) != self.seats:
            raise ScenarioError(f"islands is {names!r}; right would be {self.seats} different islands")
        for seat, island in enumerate(islands):
            settle_on(g, seat, island)
        g.set_archon(self.number("archon", 0, 0, self.seats - 1))

    def put_calendar(self) -> None:
        """Year, season, and the events that are face up."""
        g, e = self.g, self.game.box.events
        names = [find(name, self.game.box.event_ids, "event") for name in self.data.get("events", ())]
        g.set_year(self.number("year", int(e.year[names[0]]) if names else int(first_year(g)), 1, 3))
        g.set_season(self.number("season", max(2, len(names)), 1, 4))
        g.set_played(4 * (g.year() - first_year(g)) + g.season())
        for slot, event in enumerate(names):
            if slot == 4 or names.count(event) > 1:
                raise ScenarioError(f"events has {len(names)} entries; right would be at most four different ones")
            g.set_event(slot, event)
            g.set_ordered(slot, event)
        for name, choice in self.by_name("choices").items():
            event = find(name, self.game.box.event_ids, "event")
            if event not in names:
                raise ScenarioError(f"choices names {name}, which is not face up; right would be one of events")
            g.set_chosen(g.slot_of(event), self.chosen(name, event, choice))
        for seat, name in self.by_seat("ignored").items():
            g.set_ignored(seat, find(name, self.game.box.event_ids, "event"))

    def chosen(self, name: str, event: int, choice: Any) -> int:
        """PAR-3.1.4 — What the Archon chose for an event: a basic, a land or a player, as the event asks."""
        verb = EVENT_EFFECTS[self.game.box.events.effect[event]].verb()
        named: tuple[str, ...] = (
            terms.CARDS[: terms.BASICS] if verb == "drought" else terms.LANDS if verb == "close" else ()
        )
        if choice in named:
            return named.index(choice)
        a_seat = verb == "target"
        if a_seat and type(choice) is int and 0 <= choice < self.seats:
            return choice
        right = f"a seat from 0 to {self.seats - 1}" if a_seat else f"one of {', '.join(named)}" if named else "nothing"
        raise ScenarioError(f"choices has {choice!r} for {name}; right would be {right}")

    def put_islands(self) -> None:
        """What is built and owned."""
        g, box = self.g, self.game.box
        for seat in self.some_seats("all"):
            g.set_built(seat, (i64(1) << terms.KINDS_OF_STRUCTURE) - 1)
        for seat, names in self.by_seat("built").items():
            for name in heap(names):
                g.put_built(seat, find(name, terms.STRUCTURES, "structure"))
        for seat, names in self.by_seat("razed").items():
            for name in heap(names):
                g.drop_built(seat, find(name, terms.STRUCTURES, "structure"))
        for seat, names in self.by_seat("fleets").items():
            letters = list(names) if isinstance(names, str) else heap(names)
            g.set_fleet(seat, sum({1 << find(name, terms.FLEETS, "fleet") for name in letters}))
        for seat, names in self.by_seat("philosophies").items():
            for name in heap(names):
                philosophy = find(name, box.philosophy_ids, "philosophy")
                if g.unheld(philosophy) == 0 or g.has_thought(seat, philosophy):
                    raise ScenarioError(f"there is no card of {name} left for seat {seat}")
                g.add_unheld(philosophy, -1)
                g.put_thought(seat, philosophy)
            if g.thought(seat) != 0 and not g.has_built(seat, terms.ACADEMY):
                right = f'right would be built={{{seat}: ["academy"]}}'
                self.unless_impossible(f"seat {seat} has a philosophy and no Academy (PAR-INV-4); {right}")
        for seat, stages in self.by_seat("wonders").items():
            for name, stage in stages.items():
                wonder = find(name, box.wonder_ids, "wonder")
                if g.owner(wonder) >= 0:
                    raise ScenarioError(f"{name} has two owners; right would be one")
                g.set_stage(wonder, find(stage, terms.STAGES[1:], "stage") + 1)
                g.set_owner(wonder, seat)
        if g.variant.quick and "wonders" not in self.data:  # PAR-12.1.4: the first plans stand for those chosen
            for place in range(self.seats):
                hand_out(g, g.in_order(place), place)
        for seat, names in self.by_seat("used").items():
            for name in heap(names):
                building = find(name, terms.BUILDINGS, "acropolis building")
                g.put_used_building(seat, building)
                if building == terms.MARKET - terms.ACROPOLIS:  # which counts its exchanges instead (PAR-4.4.3)
                    g.set_exchanged(seat, box.market_uses)
        for seat in self.some_seats("introduced"):
            g.set_introduced(seat, 1)

    def put_harbors_and_hazards(self) -> None:
        """Harbor cards face up, or face down and seen by seat 0; the top of the hazard pile."""
        g, box = self.g, self.game.box
        for key, up in (("harbors", 1), ("looked", 0)):
            for land, name in self.by_name(key).items():
                at = find(land, terms.LANDS, "land")
                card = find(name, box.harbor_ids, "harbor card")
                if g.stack_of_harbors[card] == 0:
                    raise ScenarioError(f"there are no more cards {name}; right would be {box.harbors.count[card]}")
                g.stack_of_harbors[card] -= 1
                g.set_harbor(at, card)
                g.set_harbor_open(at, up)
                g.set_knowers(at, 1)
        for name in heap(self.data.get("spent", ())):
            card = find(name, box.hazard_ids, "hazard card")
            self.take_hazard(card)
            g.spent[card] += 1
        for name in reversed(self.data.get("hazards", ())):
            card = find(name, box.hazard_ids, "hazard card")
            self.take_hazard(card)
            g.hazards.put_on_top(card, 0)

    def take_hazard(self, card: int) -> None:
        """A hazard card out of the pile."""
        g = self.g
        if g.hazards.counts[card] == 0:
            name = g.box.hazard_ids[card]
            raise ScenarioError(f"there are no more cards {name}; right would be {g.box.hazards.count[card]}")
        g.hazards.counts[card] -= 1

    def put_cards(self) -> None:
        """Hands, and what is left in the supply: the rest of it is out of the game."""
        g = self.g
        for seat, names in self.by_seat("hands").items():
            for name in heap(names):
                self.put_card(int(state.hand_of(seat)), find(name, terms.CARDS, "card"))
        for name, n in self.by_name("supply").items():
            kind = find(name, terms.AEGIS, "aegis card")
            have = int(g.supply(kind))
            g.set_supply(kind, counted(n, f"supply of {name}", 0, have))

    def put_card(self, place: int, kind: int) -> None:
        """A card out of the bank or the supply."""
        g = self.g
        if kind >= terms.COMMODITIES and g.supply(kind - COMMODITIES) == 0:
            raise ScenarioError(f"the supply has no more cards {terms.CARDS[kind]}; right would be fewer")
        g.take(place, kind, 1)

    def put_fleets(self, phase: int) -> None:
        """Fleets that have sailed; only their owners know the cargo."""
        g = self.g
        if phase <= terms.VOYAGE:
            raise ScenarioError(f"at_sea is for the phases after the voyage, not for {terms.PHASES[phase - 1]}")
        aboard: list[tuple[int, int, vec[i64]]] = []
        for seat, fleets in self.by_seat("at_sea").items():
            for name, voyage in fleets.items():
                fleet = find(name, terms.FLEETS, "fleet")
                for key, what in voyage.items():
                    find(key, tuple(VOYAGES), f"word of a fleet at sea (fleet {name} of seat {seat})")
                    hold(f"{key} of fleet {name}", what, VOYAGES[key])
                cards = zeros(len(terms.CARDS))
                for word in heap(voyage.get("cards", ())):
                    cards[find(word, terms.CARDS, "card")] += 1
                    self.put_card(int(state.hand_of(seat)), find(word, terms.CARDS, "card"))
                g.put_fleet(seat, fleet)
                g.set_status(seat, fleet, terms.UNDER_WAY if phase == terms.HAZARD else terms.ARRIVED)
                g.set_land(seat, fleet, find(voyage.get("to"), terms.LANDS, "land"))
                aboard.append((seat, fleet, cards))
        note(g, LOADING)
        for seat, fleet, cards in aboard:
            move_cards(g, MOVE, state.hand_of(seat), state.hold_of(seat, fleet), cards, i64(1) << seat)
