"""How well off a seat is in Parthenon, and what it does without looking ahead."""

from petteia.bots.evaluations.parthenon import among_people, policy, targets, trades, voyage_policy
from petteia.bots.evaluations.parthenon.card_values import CardValues, all_cards
from petteia.bots.evaluations.parthenon.features import COUNT, look
from petteia.bots.evaluations.parthenon.terms import Terms, Weights
from petteia.bots.greedy import Evaluation
from petteia.bots.named_weights import NamedWeights
from petteia.bots.network import touch_cells
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, i64, mypyc_attr, vec
from petteia.engine.protocol import Game, State
from petteia.games.parthenon.build_turn import BuildTurns, Earthquake
from petteia.games.parthenon.discard import HandLimit
from petteia.games.parthenon.election import Election, LastWord
from petteia.games.parthenon.event_phase import Donations, LateStoic, Ordering, RunThrough, Stoics
from petteia.games.parthenon.exchange import Exchange, MarketTurns
from petteia.games.parthenon.game import Parthenon
from petteia.games.parthenon.gift_question import GiftQuestion
from petteia.games.parthenon.harbors import Opening
from petteia.games.parthenon.hazard_card import HazardCard
from petteia.games.parthenon.homecoming import Surplus
from petteia.games.parthenon.island_trade import IslandTrade
from petteia.games.parthenon.loading import Loading, LoadingOrder
from petteia.games.parthenon.losses import Losses
from petteia.games.parthenon.payment import Payment
from petteia.games.parthenon.plans import ChoosePlans
from petteia.games.parthenon.production import Production
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import (
    ACADEMY,
    ACROPOLIS,
    EVENT,
    FORTRESS,
    HAZARD,
    MARKET,
    MOST_FLEETS,
    PLAN,
    PORT,
    SHRINE,
    TREASURY,
)
from petteia.games.parthenon.trade_start import Settlement
from petteia.games.parthenon.trading_floor import NO_DRAFT
from petteia.games.parthenon.visit import TradingTurns, Visit
from petteia.games.parthenon.voyage import Skeptics
from petteia.games.parthenon.wonders import Window


@mypyc_attr(allow_interpreted_subclasses=True)
class ParthenonEvaluation(Evaluation):
    """A position is worth what lies before a seat, and what its cards can still buy."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Parthenon)
        self.worlds = 1
        self.samples = 1
        self.swing = 1500
        self.doubling = 2000
        self.sights = COUNT
        self.weights: Weights = Weights()
        self.worth: Terms = Terms(self.weights)

    # -- values -------------------------------------------------------------------------------------

    def value(self, g: State, seat: i64) -> i64:
        """At the end, who has won; before it, what the seat has and what it can buy."""
        assert isinstance(g, Pieces)
        self.valued += 1
        if len(g.stack) == 0:
            return 1_000_000 * int(g.returns()[seat] * 100)
        cards = CardValues(g, seat, self.worth).cards(all_cards(g, seat))
        return self.worth.standing(g, seat) + cards + self.insight(g, seat) - self.hardest(g, seat)

    def hardest(self, g: Pieces, seat: i64) -> i64:
        """The part that counts of what lies open before the strongest rival."""
        if self.weights.rival == 0:
            return 0
        most: i64 = 0
        for other in range(g.seats):
            if other != seat:
                standing = self.worth.standing(g, other)
                most = standing if standing > most else most
        return most * self.weights.rival // 1000

    def in_sight(self, g: State, seat: i64) -> i64:
        """What lies open before a seat."""
        assert isinstance(g, Pieces)
        return self.worth.standing(g, seat)

    def in_the_open(self, g: State, seat: i64) -> i64:
        """The cards, too: hazards and events hardly ever take anything else."""
        assert isinstance(g, Pieces)
        return self.worth.standing(g, seat) + CardValues(g, seat, self.worth).cards(all_cards(g, seat))

    def unfolds(self, g: State) -> bool:
        """An event or a hazard is drawn first, and strikes when all have had their say."""
        assert isinstance(g, Pieces)
        return g.phase() == EVENT or g.phase() == HAZARD

    def terms(self, g: State, seat: i64) -> dict[str, int]:
        """The seat's standing part by part, and the strongest rival's against it."""
        assert isinstance(g, Pieces)
        cards = CardValues(g, seat, self.worth).cards(all_cards(g, seat))
        return {**self.worth.parts(g, seat), "cards": int(cards), "rival": int(-self.hardest(g, seat))}

    def named_weights(self) -> NamedWeights:
        """See `Weights`."""
        return self.weights

    def fetch(self, g: State) -> i64:
        """Everything is in `cells`."""
        assert isinstance(g, Pieces)
        return touch_cells(g.cells, 0, len(g.cells))

    def look(self, g: State, seat: i64, out: vec[i16], at: i64) -> None:
        """See `features.py`."""
        assert isinstance(g, Pieces)
        look(g, seat, self.worth, out, at)

    def clock(self, g: State) -> i64:
        """The number of seasons begun."""
        assert isinstance(g, Pieces)
        return g.played()

    def doubt(self, g: State) -> i64:
        """First voyages and plans; then favors to others, buying in and production: a whole season is still to come
        then, so playing on costs ten times as much as all the rest."""
        top = g.stack[-1]
        if isinstance(top, (ChoosePlans, TradingTurns, Opening, Visit, HandLimit)):
            return 1
        if isinstance(top, IslandTrade):
            return 0
        later = (Production, Donations, Window, RunThrough, GiftQuestion, Losses, Settlement, Loading)
        return 2 if isinstance(top, later) else 0

    def settled(self, g: State) -> bool:
        """Whether nothing already begun has to be finished first."""
        return not isinstance(g.stack[-1], (Payment, Exchange, LateStoic))

    # -- habits -------------------------------------------------------------------------------------

    def policy(self, g: State, seat: i64, rng: Generator) -> i64:
        """What the seat does without looking ahead; only building is tried out."""
        assert isinstance(g, Pieces)
        top = g.stack[-1]
        if isinstance(top, BuildTurns):
            return -1
        if isinstance(top, (Window, IslandTrade)):
            return self.pay_wonders_or_trade(g, seat)
        if isinstance(top, Donations):
            return g.moves.done
        if isinstance(top, MarketTurns):
            return -1 if self.weights.early_market == 1 else g.moves.done
        if isinstance(top, LoadingOrder):
            options = g.legal(seat)
            return options[0]
        if isinstance(top, (Ordering, RunThrough, Stoics, LateStoic, Election, LastWord, HazardCard)):
            return self.of_the_archon(g, seat)
        if isinstance(top, ChoosePlans):
            return self.choose_plan(g, seat)
        if isinstance(top, Earthquake):
            return self.idle(g, seat)
        return self.with_cards(g, seat)

    def with_cards(self, g: Pieces, seat: i64) -> i64:
        """Choices about cards."""
        top = g.stack[-1]
        card_values = CardValues(g, seat, self.worth)
        if isinstance(top, Production):
            return policy.production(g, top, seat, card_values)
        if isinstance(top, Settlement):
            return policy.settlement(g, top, seat, card_values)
        if isinstance(top, Loading):
            return voyage_policy.loading(g, top, seat, card_values)
        if isinstance(top, Skeptics):
            return voyage_policy.look(g, seat, card_values, g.legal(seat))
        if isinstance(top, GiftQuestion):
            return policy.gift(g, top, seat, card_values)
        if isinstance(top, Losses):
            return policy.losses(g, top, seat, card_values)
        if isinstance(top, Opening):
            return voyage_policy.opening(g, top, seat, card_values)
        if isinstance(top, TradingTurns):
            return voyage_policy.begin(g, seat, card_values, g.legal(seat))
        if isinstance(top, Visit):
            return voyage_policy.visit(g, top, seat, card_values)
        if isinstance(top, Exchange):
            return policy.exchange(g, top, seat, card_values)
        if isinstance(top, Surplus):
            return policy.surplus(g, top, seat, card_values)
        if isinstance(top, Payment):
            return policy.payment(g, top, seat, card_values)
        if isinstance(top, HandLimit):
            return policy.hand_limit(g, top, seat, card_values)
        return -1

    def pay_wonders_or_trade(self, g: Pieces, seat: i64) -> i64:
        """Pay for wonders as soon as that is better than keeping the cards; never buy in."""
        top = g.stack[-1]
        m = g.moves
        if not isinstance(top, IslandTrade) or top.stage[seat] == NO_DRAFT:
            before: i64 = -1
            for action in g.legal(seat):
                if not m.plan.holds(action) and not m.complete.holds(action) and not m.pay_in.holds(action):
                    continue
                if before < 0:
                    before = self.value(g, seat)
                after = g.clone()
                after.carry_out(seat, action)
                if self.value(after, seat) > before:
                    return action
        if isinstance(top, IslandTrade):
            if self.hurried and top.stage[seat] == NO_DRAFT and top.offers_to(g, seat) == 0:
                return m.wait
            return trades.trade_move(g, top, seat, self.worth)
        return m.done

    def in_company(self, g: State, seat: i64, action: i64, people: i64) -> i64:
        """PAR-9 — At the market, give people time to read."""
        assert isinstance(g, Pieces)
        top = g.stack[-1]
        return (
            among_people.in_company(g, top, seat, action, people, self.worth)
            if isinstance(top, IslandTrade)
            else action
        )

    def remark(self, g: State, seat: i64, action: i64) -> dict[str, str]:
        """PAR-9.4.3 — Why an offer is declined."""
        assert isinstance(g, Pieces)
        top = g.stack[-1]
        if not isinstance(top, IslandTrade) or not g.moves.decline.holds(action):
            return {}
        proposer = g.moves.decline.index(action)
        return {"to": str(proposer), **among_people.why_declined(g, top, seat, proposer, self.worth)}

    def of_the_archon(self, g: Pieces, seat: i64) -> i64:
        """Choices about others."""
        top = g.stack[-1]
        m = g.moves
        if isinstance(top, Ordering):
            return m.order.at(targets.order_events(g, top.place))
        if isinstance(top, RunThrough):
            return targets.event_choice(g, top, seat, self.worth)
        if isinstance(top, (Stoics, LateStoic)):
            event = targets.ignored_event(g, seat, self.worth)
            return m.ignore.at(event) if event >= 0 else m.none
        options = g.legal(seat)
        if isinstance(top, Election):
            return options[0] if options[0] == m.done else m.vote.at(targets.weakest(g, self.worth, seat))
        if isinstance(top, LastWord):
            return self.own_or_first(options, m.crown.at(seat))
        if m.strike.holds(options[0]):
            among: i64 = 0
            for option in options:
                among |= i64(1) << (m.strike.index(option) // MOST_FLEETS)
            victim = targets.strongest(g, self.worth, seat, among)
            for option in options:
                if m.strike.index(option) // MOST_FLEETS == victim:
                    return option
        return options[0]

    def own_or_first(self, options: vec[i64], own: i64) -> i64:
        """The seat's own option if there is one."""
        for option in options:
            if option == own:
                return option
        return options[0]

    def choose_plan(self, g: Pieces, seat: i64) -> i64:
        """The plan whose price the seat's future cards meet best."""
        options = g.legal(seat)
        best = options[0]
        most: i64 = -1
        for option in options:
            wonder = g.moves.choose.index(option)
            after = g.clone()
            assert isinstance(after, Pieces)
            after.set_stage(wonder, PLAN)
            after.set_owner(wonder, seat)
            card_values = CardValues(after, seat, self.worth)
            cards = all_cards(after, seat)
            for kind in range(len(card_values.income)):
                cards[kind] += card_values.income[kind]
            value = card_values.cards(cards)
            if value > most:
                best = option
                most = value
        return best

    def idle(self, g: Pieces, seat: i64) -> i64:
        """Let an earthquake silence what is of least use now."""
        for building in (PORT, SHRINE, FORTRESS, ACADEMY, MARKET, TREASURY):
            if g.has_built(seat, building):
                return g.moves.idle.at(building - ACROPOLIS)
        return g.legal(seat)[0]
