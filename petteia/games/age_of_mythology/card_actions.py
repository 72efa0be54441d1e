"""AOM-2.4.5, AOM-3 — The actions of cards: a class for each, with its conditions, its questions and its beginning."""

from typing import Final

from petteia.engine.effects import Effect, in_order
from petteia.engine.ints import i64
from petteia.engine.protocol import Reason
from petteia.engine.reading import Part
from petteia.games.age_of_mythology import terms
from petteia.games.age_of_mythology.attack import Attack
from petteia.games.age_of_mythology.build import begin_build
from petteia.games.age_of_mythology.explore import Explore
from petteia.games.age_of_mythology.gather import Gather
from petteia.games.age_of_mythology.next_age import advance_age, next_age_unmet, why_not_next_age
from petteia.games.age_of_mythology.recruit import Recruit
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.trade import Trade, trade_fee, why_not_trade


class CardAction(Effect):
    """What a card lets its player do."""

    def __init__(self, kind: i64, rule: str, parameter: str, verbs: str, least: int = 0) -> None:
        super().__init__(kind, terms.ACTIONS[kind])
        self.rule: str = rule  # with which it begins
        self.parameter: str = parameter  # the key under which its cards carry their number
        self.verbs: str = verbs  # the verbs that belong to it
        self.least: int = least  # the least the number can be

    def read(self, part: Part) -> tuple[int, list[int]]:
        """Read the number of a card, and what each resource costs by age."""
        return part.number(self.parameter, self.least, 99), [0] * len(terms.AGES)

    def possible(self, g: Pieces, seat: i64, card: i64) -> bool:
        """Whether it can be carried out."""
        return True

    def why_not(self, g: Pieces, seat: i64, card: i64) -> Reason:
        """Why it cannot."""
        raise ValueError(f"nothing keeps seat {seat} from carrying out {g.box.card_ids[card]}")

    def idle(self, g: Pieces, seat: i64, card: i64) -> bool:
        """Whether it would change nothing now."""
        return not self.possible(g, seat, card)

    def begin(self, g: Pieces, seat: i64, card: i64, power: i64) -> None:
        """Begin it, changed by a bound power if one was bought."""
        raise NotImplementedError(f"{type(self).__name__} has no begin()")


class ExploreCard(CardAction):
    """AOM-3.1 — Tiles for everybody."""

    def begin(self, g: Pieces, seat: i64, card: i64, power: i64) -> None:
        g.push(Explore(seat, g.box.card_number[card], power))


class GatherCard(CardAction):
    """AOM-3.2 — Cubes for everybody."""

    def read(self, part: Part) -> tuple[int, list[int]]:
        return part.one_of("scope", terms.SCOPES), [0] * len(terms.AGES)

    def begin(self, g: Pieces, seat: i64, card: i64, power: i64) -> None:
        g.push(Gather(seat, g.box.card_number[card], power))


class BuildCard(CardAction):
    """AOM-3.3 — Buildings are bought."""

    def idle(self, g: Pieces, seat: i64, card: i64) -> bool:
        return len(begin_build(g, seat, g.box.card_number[card], terms.NOTHING).legal(g, seat)) == 1  # to stop

    def begin(self, g: Pieces, seat: i64, card: i64, power: i64) -> None:
        g.push(begin_build(g, seat, g.box.card_number[card], power))


class RecruitCard(CardAction):
    """AOM-3.4 — Units are bought."""

    def idle(self, g: Pieces, seat: i64, card: i64) -> bool:
        return len(Recruit(seat, g.box.card_number[card], terms.NOTHING).legal(g, seat)) == 1

    def begin(self, g: Pieces, seat: i64, card: i64, power: i64) -> None:
        g.push(Recruit(seat, g.box.card_number[card], power))


class TradeCard(CardAction):
    """AOM-3.5 — Cubes are exchanged, for a fee."""

    def possible(self, g: Pieces, seat: i64, card: i64) -> bool:
        return g.all_cubes(seat) >= trade_fee(g, seat, g.box.card_number[card])

    def why_not(self, g: Pieces, seat: i64, card: i64) -> Reason:
        return why_not_trade(g, seat, g.box.card_number[card])

    def idle(self, g: Pieces, seat: i64, card: i64) -> bool:
        return g.all_cubes(seat) == 0 or not self.possible(g, seat, card)

    def begin(self, g: Pieces, seat: i64, card: i64, power: i64) -> None:
        g.push(Trade(seat, trade_fee(g, seat, g.box.card_number[card])))


class AttackCard(CardAction):
    """AOM-3.7 — A neighbour is attacked."""

    def possible(self, g: Pieces, seat: i64, card: i64) -> bool:
        return g.army(seat) > 0

    def why_not(self, g: Pieces, seat: i64, card: i64) -> Reason:
        return Reason("no_unit", {}, "AOM-3.7.2")

    def begin(self, g: Pieces, seat: i64, card: i64, power: i64) -> None:
        g.push(Attack(seat, g.box.card_number[card], power))


class NextAgeCard(CardAction):
    """AOM-3.6 — The next age."""

    def read(self, part: Part) -> tuple[int, list[int]]:
        return 0, [0, *part.amounts(self.parameter, terms.AGES[1:], complete=True)]

    def possible(self, g: Pieces, seat: i64, card: i64) -> bool:
        return next_age_unmet(g, seat, card) == 0

    def why_not(self, g: Pieces, seat: i64, card: i64) -> Reason:
        return why_not_next_age(g, seat, card)

    def begin(self, g: Pieces, seat: i64, card: i64, power: i64) -> None:
        advance_age(g, seat, card)


CARD_ACTIONS: Final[list[CardAction]] = [
    ExploreCard(terms.EXPLORE, "AOM-3.1.1", "tiles_over_players", "take"),
    GatherCard(terms.GATHER, "AOM-3.2.1", "scope", "gather keep put"),
    BuildCard(terms.BUILD, "AOM-3.3.1", "max_buildings", "build discount"),
    RecruitCard(terms.RECRUIT, "AOM-3.4.1", "max_units", "recruit"),
    TradeCard(terms.TRADE, "AOM-3.5.1", "cost_any_resources", "fee temple give for amount"),
    AttackCard(terms.ATTACK, "AOM-3.7.1", "max_units_per_side", "attack area commit", least=1),
    NextAgeCard(terms.NEXT_AGE, "AOM-3.6.1", "cost_each_resource", ""),
]

if not in_order(CARD_ACTIONS):
    raise AssertionError("CARD_ACTIONS of card_actions.py is not in the order of terms.ACTIONS")


def can_act(g: Pieces, seat: i64, card: i64) -> bool:
    """AOM-2.4.5 — Whether a card's action can be carried out: Trade, Next Age and Attack need something first."""
    return CARD_ACTIONS[g.box.card_action[card]].possible(g, seat, card)


def why_not_act(g: Pieces, seat: i64, card: i64) -> Reason:
    """Why a card's action cannot be carried out."""
    return CARD_ACTIONS[g.box.card_action[card]].why_not(g, seat, card)


def begin_action(g: Pieces, seat: i64, card: i64, power: i64) -> None:
    """Begin the action of a card, changed by a bound power if one was bought."""
    CARD_ACTIONS[g.box.card_action[card]].begin(g, seat, card, power)
