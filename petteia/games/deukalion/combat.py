"""DEU-10 — Fights: against a ship, a city, a settlement, the Hydra, and when the Hydra attacks."""

from typing import ClassVar, Final

from petteia.engine.ints import append, i64, vec
from petteia.engine.paragraph import Paragraph
from petteia.engine.protocol import CHANCE, NOBODY, Prompt, Reason, Seats, one
from petteia.games.deukalion import events, terms
from petteia.games.deukalion.cards import play_card, playable, why_not_play
from petteia.games.deukalion.displacement import THE_HYDRA, Displace
from petteia.games.deukalion.loot import FROM_CITY, FROM_SHIP, Loot
from petteia.games.deukalion.opponents import OPPONENT, POSES, RESULT, REWARD, THROW, TROPHY, Opponents
from petteia.games.deukalion.procedure import Procedure
from petteia.games.deukalion.settlements import conquer
from petteia.games.deukalion.state import ASHORE, Pieces
from petteia.games.deukalion.trophies import Trophy


class Meeting(Paragraph[Pieces, Opponents]):
    """DEU-10.2.1, DEU-10.6.1 — Of several ships on the field one is picked; then the opponent is settled."""

    def pending(self, g: Pieces, of: Opponents) -> Seats:
        return one(of.attacker) if of.among & (of.among - 1) != 0 else NOBODY

    def proceed(self, g: Pieces, of: Opponents) -> None:
        if of.among != 0:
            self.meet(g, of, self.only_one(of))
        else:
            of.begin(g)

    def only_one(self, of: Opponents) -> i64:
        """The seat of a mask with one bit."""
        seat: i64 = 0
        while (of.among >> seat) & 1 == 0:
            seat += 1
        return seat

    def meet(self, g: Pieces, of: Opponents, seat: i64) -> None:
        """DEU-10.2.1, DEU-10.6.1 — The opponent is settled."""
        of.target = seat
        of.among = 0
        if of.ships():
            g.tell(events.ATTACKED_SHIP, of.attacker, seat)
        else:
            g.tell(events.HYDRA_ATTACKED, seat, of.attacker)
        of.begin(g)

    def legal(self, g: Pieces, of: Opponents, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for other in range(g.seats):
            if (of.among >> other) & 1 != 0:
                out = append(out, g.moves.against.at(other))
        return out

    def refusal(self, g: Pieces, of: Opponents, seat: i64, action: i64) -> Reason:
        if g.moves.against.holds(action):
            return Reason("ship_is_elsewhere", {"seat": int(g.moves.against.index(action))}, "DEU-10.2.1")
        return Reason("opponent_first", {}, "DEU-10.2.1")

    def apply(self, g: Pieces, of: Opponents, seat: i64, action: i64) -> None:
        self.meet(g, of, g.moves.against.index(action))

    def prompt(self, g: Pieces, of: Opponents, seat: i64) -> Prompt:
        return Prompt("opponent" if of.ships() else "hydra_opponent")


class CardTurns(Paragraph[Pieces, Opponents]):
    """DEU-8.2.7 — The sides are asked for cards in turn until all have passed in a row."""

    def could_matter(self, g: Pieces, of: Opponents, seat: i64) -> bool:
        """DEU-8.3.1, DEU-8.3.2 — Whether any card of the side asked could matter: public facts alone decide."""
        return True

    def close(self, of: Opponents) -> None:
        """No more cards are played."""

    def pending(self, g: Pieces, of: Opponents) -> Seats:
        seat = of.fighter(of.turn)
        asked = of.passed < of.voices() and g.hand_size(seat) > 0 and self.could_matter(g, of, seat)
        return one(seat) if asked else NOBODY

    def proceed(self, g: Pieces, of: Opponents) -> None:
        if of.passed < of.voices():
            of.pass_on()  # DEU-8.2.7: a side that is not asked counts as passing
        else:
            self.close(of)

    def legal(self, g: Pieces, of: Opponents, seat: i64) -> vec[i64]:
        return append(playable(g, seat, of.moment(), of, vec[i64](capacity=6)), g.moves.pass_)

    def refusal(self, g: Pieces, of: Opponents, seat: i64, action: i64) -> Reason:
        if g.moves.against.holds(action):
            return Reason("opponent_is_settled", {"seat": int(of.target)}, "DEU-10.2.1")
        return why_not_play(g, seat, g.moves.play.index(action), of.moment(), of)

    def apply(self, g: Pieces, of: Opponents, seat: i64, action: i64) -> None:
        if action == g.moves.pass_:
            of.pass_on()
        else:
            self.play(g, of, seat, g.moves.play.index(action))

    def play(self, g: Pieces, of: Opponents, seat: i64, card: i64) -> None:
        """DEU-8.2.7 — A card is played, and the other side is asked next, though it may have passed before."""
        of.passed = 0
        play_card(g, seat, card, of)
        if not of.again and of.ships():
            of.turn = 1 - of.turn


class Preparation(CardTurns):
    """DEU-8.2.5 — W-PREP: soldiers may still join."""

    def could_matter(self, g: Pieces, of: Opponents, seat: i64) -> bool:
        return g.below(seat) > 0 and g.room(seat) > 0

    def close(self, of: Opponents) -> None:
        of.stage = THROW

    def prompt(self, g: Pieces, of: Opponents, seat: i64) -> Prompt:
        return Prompt("prepare", {"below": int(g.below(seat)), "room": int(g.room(seat))})


class Throw(Paragraph[Pieces, Opponents]):
    """DEU-10.1.2 — A side throws the soldiers aboard, if there are any."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def pending(self, g: Pieces, of: Opponents) -> Seats:
        return CHANCE if g.aboard(of.fighter(self.side)) > 0 else NOBODY

    def proceed(self, g: Pieces, of: Opponents) -> None:
        of.thrown(g)


class AfterThrow(CardTurns):
    """DEU-8.2.6 — W-THROW: the throw lies there; crosses may be thrown once more."""

    def could_matter(self, g: Pieces, of: Opponents, seat: i64) -> bool:
        return of.ships() or of.pose[terms.CROSS] > 0 or not of.ahead(g)

    def close(self, of: Opponents) -> None:
        of.stage = RESULT

    def pending(self, g: Pieces, of: Opponents) -> Seats:
        return CHANCE if of.again else super().pending(g, of)

    def prompt(self, g: Pieces, of: Opponents, seat: i64) -> Prompt:
        side = of.turn
        other = of.strength(g, 1 - side) if of.ships() else of.needed(g)
        figures: dict[str, int | str] = {
            "mine": terms.STRENGTHS[of.strength(g, side)],
            "against": terms.STRENGTHS[other],
        }
        figures["cross"] = int(of.pose[side * POSES + terms.CROSS])
        return Prompt("after_throw", figures)


class Result(Paragraph[Pieces, Opponents]):
    """DEU-10.1.8 — The winner is settled, and every soldier showing the cross falls before any reward."""

    def proceed(self, g: Pieces, of: Opponents) -> None:
        of.stage = TROPHY
        mine = of.strength(g, 0)
        other = of.against(g)
        of.winner = 0 if of.ahead(g) else 1
        if of.ships():
            if of.winner == 0:
                g.tell(events.WON_AGAINST_SHIP, of.attacker, mine, of.target, other)
            else:
                g.tell(events.WON_AGAINST_SHIP, of.target, other, of.attacker, mine)
        else:
            g.tell(events.WON if of.winner == 0 else events.LOST, of.fighter(0), mine, other)
        for side in range(2 if of.ships() else 1):
            fallen = of.pose[side * POSES + terms.CROSS]
            if fallen == 0:
                continue
            seat = of.fighter(side)
            if (of.saved >> side) & 1 != 0:
                g.tell(events.SAVED, seat, fallen)
            else:
                g.send_down(seat, fallen)
                g.tell(events.FELL, seat, fallen)


class Victory(Paragraph[Pieces, Opponents]):
    """DEU-10.1.9 — A player who defeated another or the Hydra may complete a mission for it."""

    def proceed(self, g: Pieces, of: Opponents) -> None:
        of.stage = REWARD
        if of.ships():
            g.push(Trophy(of.fighter(of.winner), terms.DEFEAT_PLAYER))
        elif of.winner == 0 and (of.kind == terms.AGAINST_HYDRA or of.kind == terms.BY_HYDRA):
            g.push(Trophy(of.fighter(0), terms.DEFEAT_HYDRA))


class Reward(Paragraph[Pieces, Opponents]):
    """DEU-10.1.9 — Treasure, garrison or displacement, when missions and point cards have been taken."""

    def proceed(self, g: Pieces, of: Opponents) -> None:
        g.stack.pop()
        if of.ships():
            g.push(Loot(of.fighter(of.winner), FROM_SHIP, of.fighter(1 - of.winner)))
        elif of.kind == terms.AGAINST_CITY or of.kind == terms.AGAINST_SETTLEMENT:
            if of.winner == 0:
                self.conquer(g, of)
        elif of.winner == 0:
            g.push(Displace(of.fighter(0), THE_HYDRA))
        else:
            self.flee(g, of.fighter(0))

    def conquer(self, g: Pieces, of: Opponents) -> None:
        """DEU-10.3.3, DEU-10.4.3 — A treasure of the city, or the settlement; the steps of the move are over."""
        for step in g.stack:
            if isinstance(step, Procedure):
                step.conquered(of.attacker)
        if of.kind == terms.AGAINST_CITY:
            g.push(Loot(of.attacker, FROM_CITY, 0, of.target))
        else:
            conquer(g, of.attacker, of.target)

    def flee(self, g: Pieces, loser: i64) -> None:
        """DEU-10.5.5, DEU-10.6.5, DEU-12.2.7 — Theseus goes home, and the right neighbour displaces the ship."""
        if g.carries_theseus(loser):
            g.set_theseus(ASHORE)
            g.tell(events.THESEUS_LEFT, loser)
        g.push(Displace(g.right_of(loser), loser))


COURSE: Final[list[Paragraph[Pieces, Opponents]]] = [
    Meeting(), Preparation(), Throw(0), Throw(1), AfterThrow(), Result(), Victory(), Reward(),
]  # fmt: skip
"""DEU-10.1.1 — The paragraphs in their order; `Fight.stage` counts them."""


class Fight(Opponents):
    """DEU-10.1 — A fight in progress: its current paragraph says what is asked and what follows."""

    RULE: ClassVar[str] = "DEU-10.1.1"

    def pending(self, g: Pieces) -> Seats:
        return COURSE[self.stage].pending(g, self)

    def proceed(self, g: Pieces) -> None:
        COURSE[self.stage].proceed(g, self)

    def verbs(self, g: Pieces) -> str:
        return "against play pass" if self.kind == terms.AGAINST_SHIP or self.kind == terms.BY_HYDRA else "play pass"

    def legal(self, g: Pieces, seat: i64) -> vec[i64]:
        return COURSE[self.stage].legal(g, self, seat)

    def refusal(self, g: Pieces, seat: i64, action: i64) -> Reason:
        return COURSE[self.stage].refusal(g, self, seat, action)

    def apply(self, g: Pieces, seat: i64, action: i64) -> None:
        COURSE[self.stage].apply(g, self, seat, action)

    def window(self, g: Pieces, seat: i64) -> bool:
        return self.stage != OPPONENT

    def prompt(self, g: Pieces, seat: i64) -> Prompt:
        return COURSE[self.stage].prompt(g, self, seat)

    def pieces(self, g: Pieces, seat: i64, action: i64) -> list[str]:
        m = g.moves
        if action == m.pass_:
            return []
        if m.against.holds(action):
            return [f"ships/{m.against.index(action)}"]
        return [f"hand/{seat}/{g.box.card_ids[m.play.index(action)]}"]

    def clone(self) -> "Fight":
        out = Fight(self.kind, self.attacker, self.target, self.among)
        out.stage = self.stage
        out.turn = self.turn
        out.passed = self.passed
        out.again = self.again
        out.pose = self.pose[:]
        out.bonus = self.bonus[:]
        out.saved = self.saved
        out.winner = self.winner
        return out
