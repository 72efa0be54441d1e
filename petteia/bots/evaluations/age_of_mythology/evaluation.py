"""How well off a seat is in Age of Mythology, and what it does without looking ahead."""

from collections.abc import Mapping

from petteia.bots.evaluations.age_of_mythology import policy, war
from petteia.bots.evaluations.age_of_mythology.features import COUNT, EVERYTHING, look_again
from petteia.bots.evaluations.age_of_mythology.notes import EACH, HEAD
from petteia.bots.evaluations.age_of_mythology.odds import Odds
from petteia.bots.evaluations.age_of_mythology.terms import Terms
from petteia.bots.evaluations.age_of_mythology.weights import CUBE, Weights
from petteia.bots.greedy import Evaluation
from petteia.bots.named_weights import NamedWeights
from petteia.bots.network import touch_cells
from petteia.engine.generator import Generator
from petteia.engine.ints import append, i16, i64, mypyc_attr, vec, zeros
from petteia.engine.protocol import Game, State
from petteia.games.age_of_mythology.attack import Attack, Commitment
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battlefield import RETREAT
from petteia.games.age_of_mythology.box import PERMANENTS
from petteia.games.age_of_mythology.card_actions import begin_action, can_act
from petteia.games.age_of_mythology.cards import CardInPlay, Move
from petteia.games.age_of_mythology.cultures import ChooseCultures
from petteia.games.age_of_mythology.discard import DiscardCards
from petteia.games.age_of_mythology.game import AgeOfMythology, Position
from petteia.games.age_of_mythology.gather import Workers
from petteia.games.age_of_mythology.god_targets import Targeted
from petteia.games.age_of_mythology.hand import PICKING, DrawCards
from petteia.games.age_of_mythology.scoring import bank_is_empty
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import NOTHING
from petteia.games.age_of_mythology.trade import Trade
from petteia.games.age_of_mythology.turn import PlaceCubes


@mypyc_attr(allow_interpreted_subclasses=True)
class AgeOfMythologyEvaluation(Evaluation):
    """A position is worth what the seat has, less part of what the others have."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, AgeOfMythology)
        self.worlds = 1
        self.samples = 4
        self.swing = 4 * CUBE
        self.doubling = 3 * CUBE
        self.sights = COUNT
        self.noted = HEAD + EACH * game.seats
        self.page: vec[i64] = zeros(self.noted)  # notes on a position that is looked at once
        self.weights: Weights = Weights()
        self.worth: Terms = Terms(game.seats, game.box, Odds(game.box, game.variant), self.weights)

    # -- values -------------------------------------------------------------------------------------

    def value(self, g: State, seat: i64) -> i64:
        """At the end, who has won; before it, the seat's standing against the others'."""
        assert isinstance(g, Pieces)
        self.valued += 1
        if len(g.stack) == 0:
            won = int(g.returns()[seat] * 1000)
            return won * 1000 * CUBE // 1000 + g.victory(seat) * CUBE + g.all_cubes(seat)
        if nobody_yet(g):
            return 0
        fray: war.Clash | None = None
        attacker: i64 = NOTHING
        defender: i64 = NOTHING
        top = g.stack[-1]
        out: i64 = 0
        if isinstance(top, Commitment):
            attacker = top.attacker
            defender = top.defender
            fray = self.fray(g, top)
            out = self.spoils(g, top, fray, seat)
        rivals: i64 = 0
        count: i64 = 0
        hardest: i64 = 0
        for other in range(g.seats):
            battle: i64 = -1
            if fray is not None:
                battle = fray.chance if other == attacker else 1000 - fray.chance if other == defender else i64(0)
            standing = self.worth.standing(g, other, other == seat, battle)
            if g.allied(seat, other):
                out += standing
                continue
            rivals += standing
            count += 1
            hardest = standing if standing > hardest else hardest
        against = (rivals // count + hardest) // 2 if count > 0 else i64(0)
        return out - against * self.weights.rival // 1000 + self.insight(g, seat)

    def in_sight(self, g: State, seat: i64) -> i64:
        """What lies open before a seat."""
        assert isinstance(g, Pieces)
        return 0 if nobody_yet(g) else self.worth.standing(g, seat, False, -1)

    def terms(self, g: State, seat: i64) -> dict[str, int]:
        """The seat's standing part by part, and the strongest rival's against it."""
        assert isinstance(g, Pieces)
        if nobody_yet(g):
            return {}
        hardest: i64 = 0
        for other in range(g.seats):
            if not g.allied(seat, other):
                standing = self.worth.standing(g, other, False, -1)
                hardest = standing if standing > hardest else hardest
        return {**self.worth.parts(g, seat), "rival": int(-hardest * self.weights.rival // 1000)}

    def named_weights(self) -> NamedWeights:
        """See `Weights`."""
        return self.weights

    def learn(self, values: Mapping[str, int]) -> None:
        """Compute again what follows from the weights alone."""
        super().learn(values)
        self.worth.measure()

    def fetch(self, g: State) -> i64:
        """Everything is in `cells`."""
        assert isinstance(g, Position)
        return touch_cells(g.cells, 0, len(g.cells))

    def look(self, g: State, seat: i64, out: vec[i16], at: i64) -> None:
        """See `features.py`."""
        assert isinstance(g, Pieces)
        look_again(g, seat, self.worth, out, at, self.page, 0, EVERYTHING)

    def look_again(self, g: State, seat: i64, out: vec[i16], at: i64, notes: vec[i64], page: i64) -> None:
        """The rules tell what has changed: see `Pieces.touch`."""
        assert isinstance(g, Position)
        new = g.touched
        g.touched = 0
        look_again(g, seat, self.worth, out, at, notes, page, new)

    def fray(self, g: Pieces, step: Commitment) -> war.Clash:
        """The prospects of the battle for which units are being chosen."""
        odds = self.worth.odds
        out = war.Clash()
        out.mine = war.force_of(odds, g, step.attacker, step.defender, step.limit[0])
        out.theirs = war.force_of(odds, g, step.defender, step.attacker, step.limit[1])
        walls = war.fortress(g, step.attacker, step.defender, step.area, out.mine)
        war.compare(odds, g, out, step.power, walls, True)
        return out

    def spoils(self, g: Pieces, step: Commitment, fray: war.Clash, seat: i64) -> i64:
        """The reward and the losses of a battle to come, for a seat that takes part in it."""
        w = self.worth
        if seat != step.attacker and seat != step.defender:
            return 0
        reward = policy.loot(w, g, step.attacker, step.defender, step.area) * fray.chance // 1000
        edge = w.edge(g, 0, w.army_lead(g, seat) - 1)
        mine = self.losses(fray.mine, fray.lost, edge)
        theirs = self.losses(fray.theirs, fray.felled, edge) * self.weights.rival // 1000
        out = reward - mine + theirs
        return out if seat == step.attacker else -out

    def losses(self, units: vec[i64], lost: i64, edge: i64) -> i64:
        """What this many thousandths of a unit of a force are worth; a side that foresees its defeat retreats in
        time."""
        if len(units) == 0:
            return 0
        whole: i64 = 0
        for unit in units:
            whole += self.worth.fighter(unit) + edge
        return whole // len(units) * lost // 1000 * self.weights.losses // 1000

    def clock(self, g: State) -> i64:
        """The number of rounds begun, and of the draws before them."""
        assert isinstance(g, Pieces)
        return g.turn() * (g.box.rounds + 2) + g.round()

    def doubt(self, g: State) -> i64:
        """First whom to attack and whether to stay; then the cards for a turn."""
        top = g.stack[-1]
        if isinstance(top, Battle):
            return 1 if top.stage == RETREAT or top.stage == RETREAT + 1 else 0
        return 1 if isinstance(top, Attack) else 2 if isinstance(top, DrawCards) else 0

    def settled(self, g: State) -> bool:
        """Between moves, and when units are to be sent into battle."""
        top = g.stack[-1]
        return isinstance(top, (Move, Commitment, PlaceCubes, DrawCards, DiscardCards))

    def endgame(self, g: State) -> bool:
        """AOM-7.1.2 — The rounds of the last turn: what otherwise counts in a position no longer pays."""
        assert isinstance(g, Pieces)
        return g.round() > 0 and bank_is_empty(g)

    def weighty(self, g: State) -> bool:
        """Calling a god, and going on to the action, show their effect only at the end of the move."""
        return isinstance(g.stack[-1], CardInPlay)

    # -- habits -------------------------------------------------------------------------------------

    def policy(self, g: State, seat: i64, rng: Generator) -> i64:
        """What the seat does without looking ahead."""
        assert isinstance(g, Pieces)
        top = g.stack[-1]
        if isinstance(top, Workers):
            return policy.workers(self.worth, g, top, seat)
        if isinstance(top, Trade):
            return policy.trade(self.worth, g, top, seat)
        if isinstance(top, Attack):
            return policy.attack(self.worth, g, top, seat)
        if isinstance(top, Commitment):
            return policy.commitment(self.worth, g, top, seat)
        if isinstance(top, Battle):
            return policy.battle(self.worth, g, top, seat, rng)
        if isinstance(top, Targeted):
            return self.target(g, top, seat)
        if isinstance(top, DiscardCards):
            return policy.discard(self.worth, g, top, seat)
        if isinstance(top, DrawCards):
            return self.draw(g, top, seat, rng)
        return -1

    def in_passing(self, g: State, seat: i64, rng: Generator) -> i64:
        """Another seat's choice of culture is unknown; the seat's own is tried out up to the first turn."""
        if isinstance(g.stack[-1], ChooseCultures):
            options = g.legal(seat)
            return options[rng.below(len(options))]
        return super().in_passing(g, seat, rng)

    def target(self, g: Pieces, step: Targeted, seat: i64) -> i64:
        """The strongest rival of those a power can target."""
        if step.victim >= 0:
            return -1
        best: i64 = -1
        most: i64 = 0
        for action in step.targets(g):
            victim = g.moves.target.index(action)
            if g.allied(seat, victim):
                continue
            standing = self.worth.standing(g, victim, False, -1)
            if best < 0 or standing > most:
                best = action
                most = standing
        return best

    def draw(self, g: Pieces, step: DrawCards, seat: i64, rng: Generator) -> i64:
        """The permanent cards of a good plan for the turn, and unknown ones in place of the others."""
        m = g.moves
        room = step.room(g, seat)
        if step.stage[seat] != PICKING or room <= 0:
            return m.stop
        plan = self.plan(g, step, seat, rng)
        for card in range(step.next[seat], PERMANENTS):
            if (plan >> card) & 1 != 0 and step.in_pile(g, seat, card):
                return m.pick.at(card)
        return m.draw.at(room - 1)

    def plan(self, g: Pieces, step: DrawCards, seat: i64, rng: Generator) -> i64:
        """The permanent cards worth taking, one bit each: three moves are tried out, each with the best card in hand or
        in the pile."""
        at = copy(g)
        while len(at.stack) > 0:
            at.stack.pop()
        at.set_round(1)
        pile: i64 = step.picked[seat]
        for card in range(PERMANENTS):
            if step.in_pile(g, seat, card):
                pile |= i64(1) << card
        taken: i64 = 0
        room = step.room(g, seat)
        for card in range(PERMANENTS):
            room += (step.picked[seat] >> card) & 1
        for _ in range(g.box.rounds):
            best: i64 = -1
            most: i64 = 0
            after: Pieces | None = None
            before = self.resting(at, seat)
            for slot in self.cards_at_hand(at, seat, pile & ~taken, room > 0):
                card = at.card_of(seat, slot)
                if not can_act(at, seat, card):
                    continue
                tried = copy(at)
                if slot >= PERMANENTS or at.in_hand(seat, slot) > 0:
                    tried.add_in_hand(seat, slot, -1)
                gain = self.act_out(tried, seat, card, rng) - before
                if best < 0 or gain > most:
                    best = slot
                    most = gain
                    after = tried
            if best < 0 or after is None or most < (0 if at.in_hand(seat, best) > 0 else self.weights.enough):
                break
            if at.in_hand(seat, best) == 0:
                taken |= i64(1) << best
                room -= 1
            at = after
            if len(at.stack) > 0:
                break
        return taken

    def resting(self, g: Pieces, seat: i64) -> i64:
        """The value of a position with no procedure in progress."""
        g.stack.append(PlaceCubes())
        out = self.value(g, seat)
        g.stack.pop()
        return out

    def cards_at_hand(self, g: Pieces, seat: i64, pile: i64, room: bool) -> vec[i64]:
        """The slots of the cards a seat holds, and of those it could take."""
        out = vec[i64](capacity=16)
        for slot in range(g.slots(seat)):
            if g.in_hand(seat, slot) > 0 or (room and slot < PERMANENTS and (pile >> slot) & 1 != 0):
                out = append(out, slot)
        return out

    def act_out(self, g: Pieces, seat: i64, card: i64, rng: Generator) -> i64:
        """Carry out a card's action on a table with no procedure in progress, and value the result."""
        begin_action(g, seat, card, NOTHING)
        g.settle()
        self.play_on(g, rng)
        return self.value(g, seat) if len(g.stack) > 0 else self.resting(g, seat)


def nobody_yet(g: Pieces) -> bool:
    """AOM-1.2 — Whether a seat has no culture yet, and so no land and army to value."""
    for seat in range(g.seats):
        if g.culture(seat) < 0:
            return True
    return False


def copy(g: Pieces) -> Pieces:
    """A copy that is known to be a table of this game."""
    out = g.clone()
    assert isinstance(out, Pieces)
    return out
