"""How much each thing counts in Age of Mythology."""

from typing import Final

from petteia.bots.named_weights import NamedWeights
from petteia.engine.ints import i64

CUBE: Final = 1000
"""A victory cube."""


class Weights(NamedWeights):
    """What things are worth, estimated by hand; `weights/age_of_mythology.json` has what self-play found."""

    def __init__(self) -> None:
        self.rival: i64 = 900  # thousandths of a rival's worth that count against one's own
        self.army_to_come: i64 = 180  # thousandths of the cubes in the bank that the card is expected to get
        self.city_to_come: i64 = 180
        self.battle_to_come: i64 = 180
        self.wonder_to_come: i64 = 180
        self.safe: i64 = 500  # a roughly safe lead, in thousandths for each turn to come
        self.wonder: i64 = 900  # thousandths of the chance to build the Wonder in time
        self.wonder_plan: i64 = 0  # the whole way to a Wonder that would win; ages and cubes on it are parts
        self.wonder_now: i64 = 20000  # to be able to build it now and to win by that
        self.harvest: i64 = 32  # a cube of income, for each turn to come
        self.steady: i64 = 18  # more for the first two cubes of each colour
        self.glut: i64 = 500  # thousandths of a harvest that are lost of each colour's cubes after the sixth
        self.tile: i64 = 0  # a tile, for each turn to come, whatever it yields
        self.farthest: i64 = 8  # turns to come that count
        self.workshop: i64 = 45  # a building that adds to gathering, for each turn to come
        self.useful: i64 = 30  # any other building with an effect, for each turn to come
        self.storehouse: i64 = 0  # more for a building of that kind, for each turn to come
        self.market: i64 = 0
        self.armory: i64 = 0
        self.siege: i64 = 0
        self.temple: i64 = 60  # the temple, for each turn to come
        self.unit: i64 = 25  # each cube of a unit's price
        self.prowess: i64 = 250  # thousandths of a unit's chances in a duel that it is wished for and missed for
        self.standing_prowess: i64 = 0  # and that count as long as it is there
        self.classical: i64 = 900
        self.heroic: i64 = 2000
        self.mythic: i64 = 3200
        self.random_card: i64 = 90
        self.permanent_card: i64 = 40
        self.wish_in_hand: i64 = 850  # thousandths of the gain of a purchase that the hand allows
        self.wish: i64 = 550  # and of one that it does not
        self.missing: i64 = 90  # a cube that a purchase lacks
        self.cube: i64 = 104  # the first cube of a colour
        self.fewer: i64 = 4  # each one after it is worth less by twice this
        self.spoiling: i64 = 30  # a cube that will spoil
        self.last_moves: i64 = 6  # in the last turn cubes are worth a move's share of this
        self.glory: i64 = 2000  # thousandths of the cubes for the last battle that its winner gains over the loser
        self.losses: i64 = 800  # thousandths of the losses of a battle that are not avoided by retreating
        self.ruin: i64 = 200  # a building that is destroyed
        self.ruin_later: i64 = 15  # and for each turn to come
        self.loot: i64 = 110  # a cube that is robbed
        self.enough: i64 = 260  # the gain for which a permanent card is taken rather than an unknown one
        self.card_god: i64 = 40  # how good it is to hold a random card, an average one being 100: more for a god
        self.card_all: i64 = 170  # gathering from all tiles
        self.card_gather: i64 = 100
        self.card_build: i64 = 50
        self.card_building: i64 = 25  # for each building
        self.card_recruit: i64 = 30
        self.card_unit: i64 = 20  # for each unit
        self.card_trade: i64 = 90
        self.card_attack: i64 = 10  # for each unit it allows
        self.card_battle: i64 = 20  # for each cube on the last battle's card
        self.card_age: i64 = 110
        self.card_explore: i64 = 6  # for each turn to come
        self.card_keep: i64 = 100  # a card that is no better than this is not kept
        self.card_in_hand: i64 = 0  # thousandths of that rank, above or below 100, that count while it is in hand
