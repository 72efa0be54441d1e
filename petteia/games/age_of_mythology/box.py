"""What is in the box, as flat vectors the rules can read fast. `components.py` fills it from a file."""

from typing import Final

from petteia.engine.ints import i64, vec, zeros
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.terms import KINDS_OF_CUBE, NOTHING

SPACES: Final[i64] = 16
CITY_SQUARES: Final = 16
MOST_CUBES: Final = 60
"""No bank has more of a resource."""
MOST_UNITS: Final[i64] = 12
"""The most unit types of one culture."""
MOST_CARDS: Final[i64] = 28
"""The most kinds of random cards of one culture."""
PERMANENTS: Final[i64] = 7
ALL_PERMANENTS: Final = 127
"""The permanent cards, one bit each."""
SLOTS: Final = PERMANENTS + MOST_CARDS
"""The kinds of cards a hand may hold."""
MOST_FRONT: Final[i64] = 4
"""Cards that may lie in front of a player."""
GUESS_LANES: Final[i64] = 4
"""The sets of permanent cards that a hand may be are in lanes of 32 bits."""
MOST_SEATS: Final = 8
MOST_TILES: Final = 24
MOST_BUILDINGS_TYPES: Final = 16


class Effects:
    """What units, buildings and gods do, as numbers by component."""

    def __init__(self) -> None:
        # units
        self.special: vec[i64] = vec[i64]()  # bits of terms.SPECIALS
        self.throw_dice: vec[i64] = vec[i64]()
        self.throw_spares: vec[i64] = vec[i64]()  # bits of types that cannot be thrown
        self.growth: vec[i64] = vec[i64]()
        self.offspring: vec[i64] = vec[i64]()  # the unit gained for each encounter won
        self.rescue_favor: vec[i64] = vec[i64]()
        self.rescuer: vec[i64] = vec[i64]()  # the unit that makes a rescue possible
        self.stand_in: vec[i64] = vec[i64]()  # the unit that may fight instead
        self.berserk_dice: vec[i64] = vec[i64]()
        self.earned_favor: vec[i64] = vec[i64]()
        self.worker: i64 = NOTHING  # the unit that may stand on a tile
        self.work_resource: i64 = NOTHING
        self.work_amount: i64 = 0
        # buildings; each list holds the buildings with that effect
        self.fortress: vec[i64] = zeros(len(terms.AREAS))  # area -> building, or NOTHING
        self.fortress_dice: vec[i64] = zeros(len(terms.AREAS))
        self.market: i64 = NOTHING
        self.storehouse: i64 = NOTHING
        self.storehouse_limit: i64 = 0
        self.armory: i64 = NOTHING
        self.armory_units: i64 = 0
        self.quarry: i64 = NOTHING
        self.quarry_cubes: i64 = 0
        self.workshop: vec[i64] = zeros(KINDS_OF_CUBE)  # resource -> building, or NOTHING
        self.workshop_cubes: vec[i64] = zeros(KINDS_OF_CUBE)
        self.siege: i64 = NOTHING
        self.siege_extra: i64 = 0
        self.temple: i64 = NOTHING
        self.temple_favor: i64 = 0
        self.house: i64 = NOTHING
        self.wonder: i64 = NOTHING
        # gods
        self.power: vec[i64] = vec[i64]()  # index into terms.EFFECTS
        self.favor: vec[i64] = vec[i64]()
        self.bound: vec[i64] = vec[i64]()  # 1: can be bought only with the action (AOM-3.9.4)
        self.amount: vec[i64] = vec[i64]()
        self.second: vec[i64] = vec[i64]()  # a second number: the opponent's limit, the unit converted into
        self.resource: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.others: vec[i64] = vec[i64]()  # whether the others take part as usual
        self.named: vec[i64] = vec[i64]()  # god x (units or buildings): those the power names
        self.price: vec[i64] = vec[i64]()  # god x resource: the price of a mortal


class Box:
    """Everything in the box for a number of players. Immutable once read."""

    def __init__(self) -> None:
        self.effects: Effects = Effects()
        self.sources: dict[str, str] = {}  # component -> rulebook, published, reconstructed or owner
        # words, in the order of the file
        self.unit_ids: list[str] = []
        self.building_ids: list[str] = []
        self.tile_ids: list[str] = []
        self.card_ids: list[str] = []
        self.god_ids: list[str] = []
        self.god_culture: vec[i64] = vec[i64]()
        # the game
        self.rounds: i64 = 0
        self.victory_cubes: i64 = 0
        self.cubes_placed: i64 = 0
        self.cubes_placed_by_two: i64 = 0
        self.starting_cubes: i64 = 0
        self.starting_units: i64 = 0
        self.draft_tiles: i64 = 0
        self.draft_picks: i64 = 0
        self.storage: i64 = 0
        self.loot: i64 = 0
        self.most_destroyed: i64 = 0
        self.most_houses: i64 = 0
        self.dice_sides: i64 = 0
        self.bank: vec[i64] = vec[i64]()  # by number of players
        self.hand_limit: vec[i64] = vec[i64]()  # by age
        self.villager_bonus: i64 = 0
        self.villagers_per_tint: vec[i64] = vec[i64]()  # by culture
        self.tints_few: i64 = 0
        self.tints_many: i64 = 0
        self.tile_sheets: vec[i64] = vec[i64]()  # up to four players, five and more
        self.building_sheets: vec[i64] = vec[i64]()
        # boards
        self.spaces: vec[i64] = vec[i64]()  # culture x space: terrain
        self.culture_start: vec[i64] = vec[i64]()  # culture x 3: starting unit types
        # units
        self.units: i64 = 0
        self.unit_culture: vec[i64] = vec[i64]()
        self.unit_class: vec[i64] = vec[i64]()
        self.unit_types: vec[i64] = vec[i64]()  # bits
        self.unit_dice: vec[i64] = vec[i64]()
        self.unit_bonus: vec[i64] = vec[i64]()  # unit x (classes + types)
        self.unit_example: vec[i64] = vec[i64]()  # the same as an example of the rulebook has it, or NOTHING
        self.unit_cost: vec[i64] = vec[i64]()  # unit x resource
        self.unit_age: vec[i64] = vec[i64]()
        self.unit_count: vec[i64] = vec[i64]()  # per tint
        self.first_unit: vec[i64] = vec[i64]()  # by culture: a culture's units stand together
        self.units_of: vec[i64] = vec[i64]()  # by culture: how many types
        self.hero_of: vec[i64] = vec[i64]()  # culture x age: unit, or NOTHING
        # buildings
        self.buildings: i64 = 0
        self.building_cost: vec[i64] = vec[i64]()
        self.building_most: vec[i64] = vec[i64]()
        self.building_age: vec[i64] = vec[i64]()
        self.building_tiles: vec[i64] = vec[i64]()  # per sheet
        # tiles
        self.tiles: i64 = 0
        self.tile_terrain: vec[i64] = vec[i64]()
        self.tile_resource: vec[i64] = vec[i64]()
        self.tile_amount: vec[i64] = vec[i64]()
        self.tile_count: vec[i64] = vec[i64]()  # per sheet
        # cards: the seven permanent ones, then the random ones of each culture
        self.cards: i64 = 0
        self.card_action: vec[i64] = vec[i64]()
        self.card_number: vec[i64] = vec[i64]()  # tiles over players, scope, units, ...
        self.card_price: vec[i64] = vec[i64]()  # card x age: cost of each resource on entering it
        self.card_god: vec[i64] = vec[i64]()
        self.card_count: vec[i64] = vec[i64]()
        self.card_culture: vec[i64] = vec[i64]()  # NOTHING: permanent
        self.first_card: vec[i64] = vec[i64]()  # by culture
        self.cards_of: vec[i64] = vec[i64]()  # by culture: how many kinds
        # dice
        self.dice_per_node: i64 = 0
        self.hits: vec[i64] = vec[i64]()  # dice x hits: in how many ways

    def tints(self, seats: i64) -> i64:
        """AOM-1.1.10 — Two or three players have both tints of their culture, more have one each."""
        return self.tints_few if seats <= 3 else self.tints_many

    def sheets(self, seats: i64, per: vec[i64]) -> i64:
        """AOM-1.1.14 — Five and more players use two sheets of tiles."""
        return per[0] if seats <= 4 else per[1]

    def slot(self, card: i64) -> i64:
        """The place of a card in a hand: the permanent ones first, then the culture's own."""
        culture = self.card_culture[card]
        return card if culture < 0 else PERMANENTS + card - self.first_card[culture]

    def named_at(self, god: i64, what: i64) -> i64:
        """The place in `effects.named` for a unit or a building that a god may name."""
        return god * (self.units if self.units > self.buildings else self.buildings) + what

    def names(self, god: i64, what: i64) -> bool:
        """Whether a god's power names a unit or a building."""
        return self.effects.named[self.named_at(god, what)] == 1
