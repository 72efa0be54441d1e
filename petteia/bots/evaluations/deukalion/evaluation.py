"""How well off a seat is in Deukalion, and what it does without looking ahead."""

from collections.abc import Mapping
from typing import Final

from petteia.bots.evaluations.deukalion import policy
from petteia.bots.evaluations.deukalion.features import COUNT, look
from petteia.bots.evaluations.deukalion.odds import Odds
from petteia.bots.evaluations.deukalion.terms import Terms
from petteia.bots.evaluations.deukalion.weights import POINT, Weights
from petteia.bots.greedy import MOST_STEPS, SEEDS, Evaluation
from petteia.bots.named_weights import NamedWeights
from petteia.bots.network import touch_cells
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, i64, mypyc_attr, vec, zeros
from petteia.engine.protocol import CHANCE, Game, State
from petteia.games.deukalion.box import ROUND_ABOUT
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.game import Deukalion
from petteia.games.deukalion.kylix import Acting, MoveHydra, PlaceKylix
from petteia.games.deukalion.missions import Claim, RevealWindow
from petteia.games.deukalion.opponents import CARDS as LAST_STAGE
from petteia.games.deukalion.opponents import OPPONENT
from petteia.games.deukalion.sailing import Sailing, set_sail
from petteia.games.deukalion.setup import Setup
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import BY_HYDRA, CARDS, RECOVER_MORE, SAIL, SOLDIERS
from petteia.games.deukalion.terms import HYDRA as THE_HYDRA
from petteia.games.deukalion.trophies import Trophy
from petteia.games.deukalion.turn import OtherPart, Turn
from petteia.games.deukalion.underworld import BringBack
from petteia.games.deukalion.windows import CardWindow

DEEPEST: Final = 2
"""At most this many nested choices are made before a position is valued."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DeukalionEvaluation(Evaluation):
    """A position is worth what the seat has and could do next, less part of what the others have."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Deukalion)
        self.worlds = 1
        self.samples = 4
        self.swing = 3 * POINT
        self.doubling = 3 * POINT
        self.sights = COUNT
        self.detour: i64 = 0  # decisions on the way to the position that is valued next
        self.deep: i64 = 0  # depth of nested choices in progress
        self.weights: Weights = Weights()
        self.worth: Terms = Terms(game.seats, game.box, Odds(game.throws, game.box.pose_value), self.weights)

    # -- values -------------------------------------------------------------------------------------

    def value(self, g: State, seat: i64) -> i64:
        """At the end, who has won; before it, the seat's standing against the others'. A lost game is worth less than
        any open one, whatever the points."""
        assert isinstance(g, Pieces)
        self.valued += 1
        if len(g.stack) == 0:
            return int(g.returns()[seat] * 2000 - 1000) * POINT + g.total(seat) * POINT
        out = self.worth.standing(g, seat, True) + self.fray(g, seat)
        rivals: i64 = 0
        hardest: i64 = 0
        for other in range(g.seats):
            if other != seat:
                standing = self.worth.standing(g, other, False)
                rivals += standing
                hardest = standing if standing > hardest else hardest
        against = (rivals // (g.seats - 1) + hardest) // 2
        return out - against * self.weights.rival // 1000 - self.detour + self.insight(g, seat)

    def in_sight(self, g: State, seat: i64) -> i64:
        """What lies open before a seat."""
        assert isinstance(g, Pieces)
        return self.worth.standing(g, seat, False)

    def terms(self, g: State, seat: i64) -> dict[str, int]:
        """The seat's standing part by part, and the strongest rival's against it."""
        assert isinstance(g, Pieces)
        hardest: i64 = 0
        for other in range(g.seats):
            if other != seat:
                standing = self.worth.standing(g, other, False)
                hardest = standing if standing > hardest else hardest
        parts = self.worth.parts(g, seat)
        return {**parts, "fight": int(self.fray(g, seat)), "rival": int(-hardest * self.weights.rival // 1000)}

    def named_weights(self) -> NamedWeights:
        """See `Weights`."""
        return self.weights

    def learn(self, values: Mapping[str, int]) -> None:
        """Take over the weights; distances then count differently, too."""
        super().learn(values)
        self.worth.measure()

    def fetch(self, g: State) -> i64:
        """Everything is in `cells`."""
        assert isinstance(g, Pieces)
        return touch_cells(g.cells, 0, len(g.cells))

    def look(self, g: State, seat: i64, out: vec[i16], at: i64) -> None:
        """See `features.py`."""
        assert isinstance(g, Pieces)
        look(g, seat, self.worth, out, at)

    def fray(self, g: Pieces, seat: i64) -> i64:
        """What a fight about to be thrown is worth to a seat that takes part in it."""
        top = g.stack[-1]
        if not isinstance(top, Fight) or top.stage > LAST_STAGE or top.stage == OPPONENT:
            return 0
        if top.kind == BY_HYDRA:
            return self.worth.fight(g, seat, BY_HYDRA, 0, False) if seat == top.target else i64(0)
        if seat == top.attacker:
            return self.worth.fight(g, seat, top.kind, top.target, True)
        if top.ships() and seat == top.target:
            return self.worth.fight(g, seat, top.kind, top.attacker, False)
        return 0

    def clock(self, g: State) -> i64:
        """DEU-4.1 — The turn."""
        assert isinstance(g, Pieces)
        return g.turn()

    def doubt(self, g: State) -> i64:
        """First how the cup is placed; then everything about fights, cards and the Hydra."""
        top = g.stack[-1]
        if isinstance(top, PlaceKylix):
            return 1
        return 2 if isinstance(top, (MoveHydra, Fight, CardWindow, Acting, Sailing, OtherPart)) else 0

    def effort(self, g: State) -> i64:
        """Most for placing the cup, which happens once a turn and decides most of it; then the one move of each other
        player."""
        top = g.stack[-1]
        return 300 if isinstance(top, PlaceKylix) else 150 if isinstance(top, OtherPart) else 100

    def settled(self, g: State) -> bool:
        """Whether the position is between moves or actions, or before everybody is asked for cards."""
        return isinstance(g.stack[-1], (OtherPart, Acting, PlaceKylix, CardWindow, Turn, Setup))

    # -- trying out ---------------------------------------------------------------------------------

    def play_on(self, g: State, rng: Generator) -> bool:
        """Play on to the next settled position, without the roll of the next turn, which says nothing about this one.
        Of two ways to the same end the shorter one is better."""
        by_chance = False
        decisions: i64 = 0
        self.detour = 0
        for _ in range(MOST_STEPS):
            who = g.waiting
            if len(who) == 0 or self.settled(g):
                break
            if who is CHANCE:
                g.happen(rng.pick(g.stack[-1].weights(g)))
                by_chance = True
                continue
            seat: i64 = who[0]
            g.carry_out(seat, self.in_passing(g, seat, rng))
            decisions += 1
        self.detour = decisions
        return by_chance

    def best(self, g: State, seat: i64, options: vec[i64], rng: Generator, through: bool) -> i64:
        """The option after which a seat is best off; the first of equals. Small choices that come with an option are
        made before it is valued: where a treasure is put, how many soldiers come back. Choices nested deeper would be
        all orders in which a hold can be cleared: they are valued as they stand."""
        best = options[0]
        most: i64 = 0
        self.deep += 1
        for at in range(len(options)):
            after = g.clone()
            after.carry_out(seat, options[at])
            if self.deep <= DEEPEST:
                self.tidy_up(after, rng)
            worth = self.value(after, seat)
            if at == 0 or worth > most:
                best = options[at]
                most = worth
        self.deep -= 1
        return best

    def tidy_up(self, g: State, rng: Generator) -> None:
        """Make the small choices until a move goes on, a fight begins or chance is next."""
        for _ in range(MOST_STEPS):
            who = g.waiting
            if len(who) == 0 or who is CHANCE or self.settled(g) or isinstance(g.stack[-1], (Sailing, Fight)):
                return
            seat: i64 = who[0]
            g.carry_out(seat, self.in_passing(g, seat, rng))

    # -- habits -------------------------------------------------------------------------------------

    def policy(self, g: State, seat: i64, rng: Generator) -> i64:
        """What the seat does without looking ahead."""
        assert isinstance(g, Pieces)
        top = g.stack[-1]
        if isinstance(top, Sailing):
            options = top.legal(g, seat)
            action = policy.claim_best(g, options)
            return action if action >= 0 else policy.lay_out(g, options)
        if isinstance(top, Fight):
            return -1 if top.stage == OPPONENT else policy.in_fight(self.worth, g, top, seat)
        if isinstance(top, CardWindow):
            return policy.in_window(g, seat, top.legal(g, seat))
        if isinstance(top, Acting):
            return policy.acting(g, top, seat)
        if isinstance(top, OtherPart):
            return policy.lay_out(g, top.legal(g, seat))
        if isinstance(top, BringBack):
            return top.default(g, seat)
        if isinstance(top, Trophy):
            return policy.trophy(g, top, seat)
        if isinstance(top, RevealWindow):
            return g.moves.claim.at(top.mission)
        if isinstance(top, Claim):
            return policy.payment(g, top, seat)
        if isinstance(top, MoveHydra):
            return policy.send_hydra(self.worth, g, top, seat)
        if isinstance(top, PlaceKylix):
            return self.place_kylix(g, seat, rng)
        return -1

    def place_kylix(self, g: Pieces, seat: i64, rng: Generator) -> i64:
        """The orientation that brings most: cards, soldiers, the range of the ship with each die, a little for the
        Hydra."""
        sailing = zeros(ROUND_ABOUT)
        for die in range(1, ROUND_ABOUT):
            sailing[die] = self.sailing_with(g, seat, die, rng)
        best: i64 = 0
        most: i64 = 0
        for orientation in range(ROUND_ABOUT):
            back = self.die(g, SOLDIERS, orientation) + g.lasting(seat, RECOVER_MORE)
            worth = policy.dice_worth(self.worth, g, seat, self.die(g, CARDS, orientation), back)
            worth += sailing[self.die(g, SAIL, orientation)]
            worth += self.die(g, THE_HYDRA, orientation) * self.weights.hydra_die
            if orientation == 0 or worth > most:
                best = orientation
                most = worth
        return g.moves.turn.at(best)

    def die(self, g: Pieces, action: i64, orientation: i64) -> i64:
        """DEU-4.2.2 — The die of an action with the cup in this orientation."""
        return g.outer((action + orientation) % ROUND_ABOUT)

    def sailing_with(self, g: Pieces, seat: i64, fields: i64, rng: Generator) -> i64:
        """What a position is worth on average after a move of this many fields."""
        out: i64 = 0
        for _ in range(self.samples):
            after = g.clone()
            assert isinstance(after, Pieces)
            after.stack.pop()
            set_sail(after, seat, fields)
            after.settle()
            self.play_on(after, Generator(rng.below(SEEDS)))
            out += self.value(after, seat)
        return out // self.samples
