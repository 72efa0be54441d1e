"""What is in the box, as flat vectors the rules can read fast. `components.py` fills it from a file."""

from typing import Final

from petteia.engine.ints import i64, vec
from petteia.engine.view import Piece
from petteia.games.deukalion.terms import NOTHING

MOST_SEATS: Final = 4
MOST_FIELDS: Final = 63
MOST_COLOURS: Final = 6
MOST_CITIES: Final = 12
MOST_SETTLEMENTS: Final = 8
MOST_CARDS: Final = 16
MOST_MISSIONS: Final = 24
OPEN_MISSIONS: Final[i64] = 2
POOLS: Final[i64] = 3
"""Whirlpools (DEU-12.1.1)."""
DICE: Final[i64] = 5
ROUND_ABOUT: Final[i64] = 4
"""The dice around the centre, and as many neighbours as a field has at most."""
MOST_ABOARD: Final[i64] = 10
FACES: Final = 3
"""The most that a die shows."""
ROLLS: Final = 243
"""Ways in which five dice with three values can fall."""


class Box:
    """The figures of a game. Fields are numbered row by row from the north-west, water only (DEU-1.2.3)."""

    def __init__(self) -> None:
        self.sources: dict[str, str] = {}  # component -> where its figures come from
        # the map
        self.rows: i64 = 0
        self.cols: i64 = 0
        self.squares: list[str] = []  # row by row: the kind of each square, or the id of what stands there
        self.map: list[Piece] = []  # the same, as views show them
        self.fields: i64 = 0
        self.labels: list[str] = []
        self.kind: vec[i64] = vec[i64]()
        self.beside: vec[i64] = vec[i64]()  # field x 4: neighbours, or NOTHING
        self.row: vec[i64] = vec[i64]()
        self.col: vec[i64] = vec[i64]()
        self.edge: vec[i64] = vec[i64]()  # 1 for ordinary fields on the edge of the map
        self.hydra_start: i64 = NOTHING
        self.place_labels: list[str] = []  # where the cities, then the settlements stand
        # cities and settlements
        self.cities: i64 = 0
        self.city_ids: list[str] = []
        self.city_value: vec[i64] = vec[i64]()  # in halves
        self.slots: vec[i64] = vec[i64]()
        self.at_city: vec[i64] = vec[i64]()  # field x city: 1 where a ship lies at it
        self.settlements: i64 = 0
        self.settlement_ids: list[str] = []
        self.settlement_value: vec[i64] = vec[i64]()  # in halves
        self.garrison: vec[i64] = vec[i64]()
        self.at_settlement: vec[i64] = vec[i64]()
        self.colours: i64 = 0
        self.colour_ids: list[str] = []
        self.colour_count: vec[i64] = vec[i64]()
        # players
        self.hero_ids: list[str] = []
        self.soldiers: i64 = 0
        self.spaces: i64 = 0
        self.hand: i64 = 0
        self.winning: vec[i64] = vec[i64]()  # by number of players
        self.point_cards: i64 = 0
        self.majority: vec[i64] = vec[i64]()  # point cards, by number of players
        self.for_treasure: i64 = 0
        self.for_hydra: i64 = 0
        self.for_shared: i64 = 0
        # the Kylix
        self.roll_weights: vec[i64] = vec[i64]()
        self.draws: vec[i64] = vec[i64]()  # by what the cards die shows
        self.recover: i64 = 0  # instead of sailing
        self.turn_limit: i64 = 0
        self.displacement: i64 = 0
        # fights, in halves
        self.hydra_strength: i64 = 0
        self.pose_value: vec[i64] = vec[i64]()
        self.presets: vec[i64] = vec[i64]()  # preset x pose: how likely
        # action cards
        self.cards: i64 = 0
        self.card_ids: list[str] = []
        self.card_count: vec[i64] = vec[i64]()
        self.card_effect: vec[i64] = vec[i64]()
        self.card_amount: vec[i64] = vec[i64]()  # fields or soldiers; strength in halves
        self.card_at: vec[i64] = vec[i64]()  # bits of the moments
        # missions
        self.missions: i64 = 0
        self.mission_ids: list[str] = []
        self.mission_points: vec[i64] = vec[i64]()
        self.task: vec[i64] = vec[i64]()  # mission x 2: the type
        self.task_number: vec[i64] = vec[i64]()  # mission x 2: treasures, soldiers or cards
        self.task_city: vec[i64] = vec[i64]()  # mission x 2
        self.task_colour: vec[i64] = vec[i64]()  # mission x 2 x MOST_COLOURS: treasures to deliver
        # expansions
        self.whirlpools: vec[i64] = vec[i64]()  # the fields beside them
        self.swirled: i64 = 0  # soldiers thrown on the way through
        self.theseus_city: i64 = NOTHING
        self.theseus_strength: i64 = 0  # in halves
        self.theseus_points: i64 = 0

    def granted(self) -> i64:
        """What all action cards together could grant of one thing."""
        out: i64 = 0
        for card in range(self.cards):
            out += self.card_count[card] * self.card_amount[card]
        return out

    def has_task(self, mission: i64, task: i64) -> bool:
        """Whether a mission shows a type of task."""
        return self.task[mission * 2] == task or self.task[mission * 2 + 1] == task
