"""How much each thing counts in Deukalion."""

from typing import Final

from petteia.bots.named_weights import NamedWeights
from petteia.engine.ints import i64

POINT: Final = 1000


class Weights(NamedWeights):
    """What things are worth, estimated by hand; `weights/deukalion.json` has what self-play found."""

    def __init__(self) -> None:
        self.rival: i64 = 500  # thousandths of a rival's worth that count against one's own
        self.soldier: i64 = 70  # a soldier aboard, apart from fights won with it
        self.below: i64 = 25  # a soldier in the Underworld
        self.card: i64 = 60  # an action card in hand
        self.lasting: i64 = 250  # one that lies before its player
        self.nearer: i64 = 930  # thousandths of a value that are left one field farther away
        self.begun: i64 = 100  # each point of a mission for which half of the treasures are aboard
        self.held: i64 = 800  # thousandths of a settlement's points that are expected to stay
        self.driven_off: i64 = 150  # having one's ship displaced, or displacing another
        self.also: i64 = 250  # thousandths of the second best thing to do
        self.seized: i64 = 250  # a treasure that a rival loses, besides what it brings
        self.recovery: i64 = 25  # a soldier who comes back by the dice, on top of its worth
        self.hydra_die: i64 = 10  # each pip of the die that moves the Hydra
        self.throw_again: i64 = 300  # the chance of victory for which fallen soldiers are thrown again
        self.detour: i64 = 6  # fields that a soldier or card missing for a mission counts as
        self.haste: i64 = 0  # more for each point, times the points already there by those needed
        self.fear: i64 = 0  # thousandths of what is aboard that a stronger ship near by puts at stake
        self.own_prospects: i64 = 1000  # thousandths of what the ship could do next
        self.rival_cargo: i64 = 1000  # thousandths of what a rival carries home
        self.settling: i64 = 1000  # thousandths of a settlement's worth; other than 1000 only in some characters
        self.missions: i64 = 1000  # and of a mission's
