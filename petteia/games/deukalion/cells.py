"""The numbers of a position of Deukalion. Written from schema.toml: change that and run `make schemas`."""

from typing import Final

from petteia.engine.game import Game
from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import Packer, Unreadable, between
from petteia.engine.state import State
from petteia.engine.view import ViewBuilder
from petteia.games.deukalion.box import Box

TABLE_WORDS: Final[tuple[str, ...]] = ()
"""Words of scenarios that set one number."""
SEAT_WORDS: Final[tuple[str, ...]] = ()
"""The same for words that set one number of each seat."""


class Cells(State):
    """What lies where, as one row of numbers: the middle of the table, then a block for each seat."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box: Box = box
        self.cells: vec[i64] = vec[i64]()
        # what everybody has seen of action cards, and each player of his own; see knowledge.py
        self.log: vec[i64] = vec[i64]()

    def clear(self) -> None:
        """Nothing is on the table."""
        self.cells = zeros(181 + self.game.seats * 55)
        self.log = vec[i64]()

    def fields(self, p: Packer) -> None:
        self.cells = p.nums(self.cells)
        self.log = p.nums(self.log)

    def copy_into(self, out: "Cells") -> None:
        """Make another position hold the same numbers."""
        out.cells = self.cells[:]
        out.log = self.log[:]

    def put_plain(self, out: "Cells", seat: i64) -> None:
        """Put into a blank position what everybody may know, and what is a seat's own."""
        out.clear()
        mine, theirs = self.cells, out.cells
        for at in range(i64(0), i64(165)):
            theirs[at] = mine[at]
        for owner in range(self.game.seats):
            block = 181 + owner * 55
            for at in range(block + 0, block + 38):
                theirs[at] = mine[at]
            if owner == seat:
                for at in range(block + 39, block + 55):
                    theirs[at] = mine[at]

    def audit_cells(self) -> None:
        """Raise `Unreadable` unless every number is within its bounds."""
        box, seats, c = self.box, self.game.seats, self.cells
        if len(c) != 181 + seats * 55:
            raise Unreadable("there are not as many numbers as a position has")
        between(c, 0, 1, 0, box.turn_limit + 1, "which turn it is")
        between(c, 1, 1, 0, seats - 1, "the active player")
        between(c, 2, 1, 0, 6, "the phase of the turn")
        between(c, 3, 1, 0, box.fields - 1, "the field the Hydra is on")
        between(c, 4, 1, 0, 1 + seats, "where Theseus is")
        between(c, 5, 1, 0, box.point_cards, "point cards in the supply")
        between(c, 6, 1, 0, 3, "the die in the middle of the Kylix")
        between(c, 7, 4, 0, 3, "the dice around it")
        between(c, 11, 1, 0, 4, "how the Kylix is placed")
        between(c, 12, 1, 0, 15, "actions of the Kylix that were used")
        between(c, 13, 1, 0, 999, "action cards in the pile")
        between(c, 14, 1, 0, box.missions, "missions in the pile")
        between(c, 15, 1, 0, box.missions, "missions that were put under the pile")
        between(c, 16, 3, 0, box.fields, "the fields beside whirlpools")
        between(c, 19, 2, 0, box.missions, "the open missions")
        for city in range(i64(12)):
            fits = box.colours if city < box.cities else i64(0)
            between(c, 21 + city * 6, fits, 0, 999, "treasures of each colour in each city")
            between(c, 21 + city * 6 + fits, 6 - fits, 0, 0, "treasures of each colour in each city")
        between(c, 93, box.settlements, 0, seats, "the seat whose garrison holds a settlement")
        between(c, 93 + box.settlements, 8 - box.settlements, 0, 0, "the seat whose garrison holds a settlement")
        between(c, 101, box.missions, 0, 3 + seats, "where each mission is")
        between(c, 101 + box.missions, 24 - box.missions, 0, 0, "where each mission is")
        between(c, 125, box.missions, 0, box.missions, "the missions under the pile")
        between(c, 125 + box.missions, 24 - box.missions, 0, 0, "the missions under the pile")
        between(c, 149, box.cards, 0, 999, "discarded action cards of each kind")
        between(c, 149 + box.cards, 16 - box.cards, 0, 0, "discarded action cards of each kind")
        between(c, 165, box.cards, 0, 999, "action cards of each kind in the pile")
        between(c, 165 + box.cards, 16 - box.cards, 0, 0, "action cards of each kind in the pile")
        for seat in range(seats):
            at = 181 + seat * 55
            between(c, at + 0, 1, 0, box.fields, "the field of the ship")
            between(c, at + 1, 1, 0, box.soldiers, "soldiers aboard")
            between(c, at + 2, 1, 0, box.soldiers, "soldiers in the Underworld")
            between(c, at + 3, box.colours, 0, 999, "treasures of each colour aboard")
            between(c, at + 3 + box.colours, 6 - box.colours, 0, 0, "treasures of each colour aboard")
            between(c, at + 9, box.colours, 0, 999, "treasures on their way back to cities")
            between(c, at + 9 + box.colours, 6 - box.colours, 0, 0, "treasures on their way back to cities")
            between(c, at + 15, 4, 0, 999, "point cards by what they were given for")
            between(c, at + 19, box.cards, 0, 999, "action cards of each kind before the player")
            between(c, at + 19 + box.cards, 16 - box.cards, 0, 0, "action cards of each kind before the player")
            between(c, at + 35, 1, 0, 999, "action cards in the hand")
            between(c, at + 36, 1, 0, 2, "whether there is a hand mission")
            between(c, at + 37, 1, 0, 1, "whether everybody knows that the hand mission does not ask for the Hydra")
            between(c, at + 38, 1, 0, box.missions, "the hand mission")
            between(c, at + 39, box.cards, 0, 999, "action cards of each kind in the hand")
            between(c, at + 39 + box.cards, 16 - box.cards, 0, 0, "action cards of each kind in the hand")
        between(self.log, 0, len(self.log), 0, 16777215, "what everybody has seen of action cards")

    def show_counters(self, view: ViewBuilder) -> None:
        """Show every field that is a counter."""
        view.counter("turn", int(self.turn()))

    def set_by_word(self, word: str, seat: i64, value: i64) -> None:
        """Set what a word of a scenario stands for; a seat where it is one of `SEAT_WORDS`."""

    def turn(self) -> i64:
        """Which turn it is, from 1 on; 0 during setup."""
        return self.cells[0]

    def set_turn(self, value: i64) -> None:
        self.cells[0] = value

    def add_turn(self, count: i64) -> None:
        self.cells[0] += count

    def active(self) -> i64:
        """The active player."""
        return self.cells[1]

    def set_active(self, value: i64) -> None:
        self.cells[1] = value

    def add_active(self, count: i64) -> None:
        self.cells[1] += count

    def phase(self) -> i64:
        """The phase of the turn, see terms.py."""
        return self.cells[2]

    def set_phase(self, value: i64) -> None:
        self.cells[2] = value

    def add_phase(self, count: i64) -> None:
        self.cells[2] += count

    def hydra(self) -> i64:
        """The field the Hydra is on."""
        return self.cells[3]

    def set_hydra(self, value: i64) -> None:
        self.cells[3] = value

    def add_hydra(self, count: i64) -> None:
        self.cells[3] += count

    def theseus(self) -> i64:
        """Where Theseus is: NO_THESEUS, ASHORE in his city, or with a seat, CARRIED + seat."""
        return self.cells[4]

    def set_theseus(self, value: i64) -> None:
        self.cells[4] = value

    def add_theseus(self, count: i64) -> None:
        self.cells[4] += count

    def supply(self) -> i64:
        """Point cards in the supply."""
        return self.cells[5]

    def set_supply(self, value: i64) -> None:
        self.cells[5] = value

    def add_supply(self, count: i64) -> None:
        self.cells[5] += count

    def centre(self) -> i64:
        """The die in the middle of the Kylix; 0 before the first roll."""
        return self.cells[6]

    def set_centre(self, value: i64) -> None:
        self.cells[6] = value

    def add_centre(self, count: i64) -> None:
        self.cells[6] += count

    def outer(self, way: i64) -> i64:
        """The dice around it, as rolled."""
        return self.cells[7 + way]

    def set_outer(self, way: i64, value: i64) -> None:
        self.cells[7 + way] = value

    def add_outer(self, way: i64, count: i64) -> None:
        self.cells[7 + way] += count

    def orientation(self) -> i64:
        """How the Kylix is placed."""
        return self.cells[11] - 1

    def set_orientation(self, value: i64) -> None:
        self.cells[11] = value + 1

    def used(self) -> i64:
        """Actions of the Kylix that were used, one bit each."""
        return self.cells[12]

    def set_used(self, value: i64) -> None:
        self.cells[12] = value

    def add_used(self, count: i64) -> None:
        self.cells[12] += count

    def deck_size(self) -> i64:
        """Action cards in the pile."""
        return self.cells[13]

    def set_deck_size(self, value: i64) -> None:
        self.cells[13] = value

    def add_deck_size(self, count: i64) -> None:
        self.cells[13] += count

    def pile_size(self) -> i64:
        """Missions in the pile, those put under it included."""
        return self.cells[14]

    def set_pile_size(self, value: i64) -> None:
        self.cells[14] = value

    def add_pile_size(self, count: i64) -> None:
        self.cells[14] += count

    def under(self) -> i64:
        """Missions that were put under the pile."""
        return self.cells[15]

    def set_under(self, value: i64) -> None:
        self.cells[15] = value

    def add_under(self, count: i64) -> None:
        self.cells[15] += count

    def pool(self, pool: i64) -> i64:
        """The fields beside whirlpools."""
        return self.cells[16 + pool] - 1

    def set_pool(self, pool: i64, value: i64) -> None:
        self.cells[16 + pool] = value + 1

    def open_mission(self, place: i64) -> i64:
        """The open missions."""
        return self.cells[19 + place] - 1

    def set_open_mission(self, place: i64, value: i64) -> None:
        self.cells[19 + place] = value + 1

    def in_city(self, city: i64, colour: i64) -> i64:
        """Treasures of each colour in each city."""
        return self.cells[21 + city * 6 + colour]

    def set_in_city(self, city: i64, colour: i64, value: i64) -> None:
        self.cells[21 + city * 6 + colour] = value

    def add_in_city(self, city: i64, colour: i64, count: i64) -> None:
        self.cells[21 + city * 6 + colour] += count

    def in_city_sum(self, city: i64) -> i64:
        c = self.cells
        at = 21 + city * 6
        return c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4] + c[at + 5]

    def holder(self, settlement: i64) -> i64:
        """The seat whose garrison holds a settlement."""
        return self.cells[93 + settlement] - 1

    def set_holder(self, settlement: i64, value: i64) -> None:
        self.cells[93 + settlement] = value + 1

    def mission_place(self, mission: i64) -> i64:
        """Where each mission is: UNSEEN in the pile or a hand, OPENED, PUT_UNDER the pile, REMOVED, or DONE + seat."""
        return self.cells[101 + mission]

    def set_mission_place(self, mission: i64, value: i64) -> None:
        self.cells[101 + mission] = value

    def add_mission_place(self, mission: i64, count: i64) -> None:
        self.cells[101 + mission] += count

    def under_pile(self, mission: i64) -> i64:
        """The missions under the pile, the next to come first."""
        return self.cells[125 + mission] - 1

    def set_under_pile(self, mission: i64, value: i64) -> None:
        self.cells[125 + mission] = value + 1

    def discarded(self, card: i64) -> i64:
        """Discarded action cards of each kind."""
        return self.cells[149 + card]

    def set_discarded(self, card: i64, value: i64) -> None:
        self.cells[149 + card] = value

    def add_discarded(self, card: i64, count: i64) -> None:
        self.cells[149 + card] += count

    def in_deck(self, card: i64) -> i64:
        """Action cards of each kind in the pile."""
        return self.cells[165 + card]

    def set_in_deck(self, card: i64, value: i64) -> None:
        self.cells[165 + card] = value

    def add_in_deck(self, card: i64, count: i64) -> None:
        self.cells[165 + card] += count

    def in_deck_row(self) -> vec[i64]:
        return self.cells[165 : 165 + self.box.cards]

    def ship(self, seat: i64) -> i64:
        """The field of the ship; none before it is placed."""
        return self.cells[181 + seat * 55] - 1

    def set_ship(self, seat: i64, value: i64) -> None:
        self.cells[181 + seat * 55] = value + 1

    def aboard(self, seat: i64) -> i64:
        """Soldiers aboard."""
        return self.cells[182 + seat * 55]

    def set_aboard(self, seat: i64, value: i64) -> None:
        self.cells[182 + seat * 55] = value

    def add_aboard(self, seat: i64, count: i64) -> None:
        self.cells[182 + seat * 55] += count

    def below(self, seat: i64) -> i64:
        """Soldiers in the Underworld (DEU-1.2.9)."""
        return self.cells[183 + seat * 55]

    def set_below(self, seat: i64, value: i64) -> None:
        self.cells[183 + seat * 55] = value

    def add_below(self, seat: i64, count: i64) -> None:
        self.cells[183 + seat * 55] += count

    def cargo(self, seat: i64, colour: i64) -> i64:
        """Treasures of each colour aboard."""
        return self.cells[184 + seat * 55 + colour]

    def set_cargo(self, seat: i64, colour: i64, value: i64) -> None:
        self.cells[184 + seat * 55 + colour] = value

    def add_cargo(self, seat: i64, colour: i64, count: i64) -> None:
        self.cells[184 + seat * 55 + colour] += count

    def cargo_sum(self, seat: i64) -> i64:
        c = self.cells
        at = 184 + seat * 55
        return c[at] + c[at + 1] + c[at + 2] + c[at + 3] + c[at + 4] + c[at + 5]

    def leaving(self, seat: i64, colour: i64) -> i64:
        """Treasures on their way back to cities, still aboard (DEU-INV-2)."""
        return self.cells[190 + seat * 55 + colour]

    def set_leaving(self, seat: i64, colour: i64, value: i64) -> None:
        self.cells[190 + seat * 55 + colour] = value

    def add_leaving(self, seat: i64, colour: i64, count: i64) -> None:
        self.cells[190 + seat * 55 + colour] += count

    def earned(self, seat: i64, cause: i64) -> i64:
        """Point cards by what they were given for."""
        return self.cells[196 + seat * 55 + cause]

    def set_earned(self, seat: i64, cause: i64, value: i64) -> None:
        self.cells[196 + seat * 55 + cause] = value

    def add_earned(self, seat: i64, cause: i64, count: i64) -> None:
        self.cells[196 + seat * 55 + cause] += count

    def earned_sum(self, seat: i64) -> i64:
        c = self.cells
        at = 196 + seat * 55
        return c[at] + c[at + 1] + c[at + 2] + c[at + 3]

    def staying(self, seat: i64, card: i64) -> i64:
        """Action cards of each kind before the player (DEU-8.1.3)."""
        return self.cells[200 + seat * 55 + card]

    def set_staying(self, seat: i64, card: i64, value: i64) -> None:
        self.cells[200 + seat * 55 + card] = value

    def add_staying(self, seat: i64, card: i64, count: i64) -> None:
        self.cells[200 + seat * 55 + card] += count

    def hand_size(self, seat: i64) -> i64:
        """Action cards in the hand (DEU-13.1.3)."""
        return self.cells[216 + seat * 55]

    def set_hand_size(self, seat: i64, value: i64) -> None:
        self.cells[216 + seat * 55] = value

    def add_hand_size(self, seat: i64, count: i64) -> None:
        self.cells[216 + seat * 55] += count

    def held(self, seat: i64) -> i64:
        """Whether there is a hand mission: NONE, SECRET or SHOWN."""
        return self.cells[217 + seat * 55]

    def set_held(self, seat: i64, value: i64) -> None:
        self.cells[217 + seat * 55] = value

    def add_held(self, seat: i64, count: i64) -> None:
        self.cells[217 + seat * 55] += count

    def unfit(self, seat: i64) -> i64:
        """Whether everybody knows that the hand mission does not ask for the Hydra (DEU-10.6.4)."""
        return self.cells[218 + seat * 55]

    def set_unfit(self, seat: i64, value: i64) -> None:
        self.cells[218 + seat * 55] = value

    def add_unfit(self, seat: i64, count: i64) -> None:
        self.cells[218 + seat * 55] += count

    def hand_mission(self, seat: i64) -> i64:
        """The hand mission."""
        return self.cells[219 + seat * 55] - 1

    def set_hand_mission(self, seat: i64, value: i64) -> None:
        self.cells[219 + seat * 55] = value + 1

    def in_hand(self, seat: i64, card: i64) -> i64:
        """Action cards of each kind in the hand."""
        return self.cells[220 + seat * 55 + card]

    def set_in_hand(self, seat: i64, card: i64, value: i64) -> None:
        self.cells[220 + seat * 55 + card] = value

    def add_in_hand(self, seat: i64, card: i64, count: i64) -> None:
        self.cells[220 + seat * 55 + card] += count

    def in_hand_row(self, seat: i64) -> vec[i64]:
        return self.cells[220 + seat * 55 : 220 + seat * 55 + self.box.cards]
