"""DEU-10 — What a plan does in a fight: cards, whom it strikes, when it gives in, what a victory brings."""

from typing import Any, Final

from petteia.engine.ints import i64
from petteia.engine.plans import ASK, PlanField, PlanKind, PlanValues, number_of, row_of, word_of
from petteia.games.deukalion.card_choices import Trident
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.course_plan import hydra_chance, wanted_colour
from petteia.games.deukalion.displacement import THE_HYDRA, Displace
from petteia.games.deukalion.loot import Horse, Loot
from petteia.games.deukalion.odds import odds_with, ship_odds
from petteia.games.deukalion.opponents import OPPONENT, POSES, PREPARE
from petteia.games.deukalion.state import Pieces
from petteia.games.deukalion.terms import (
    ANCHOR,
    CROSS,
    NOTHING,
    SAVE_FALLEN,
    STRIKE_HARDER,
    STRONGER,
    THROW_AGAIN,
)
from petteia.games.deukalion.trophies import Trophy

IN_FIGHTS: Final = (STRONGER, STRIKE_HARDER, THROW_AGAIN, SAVE_FALLEN)


class Fights(PlanKind):
    """DEU-10, DEU-8.2.5, DEU-8.2.6 — Which cards are played in fights and when one gives in; whom one fights; spoils,
    and where beaten ships and the Hydra go."""

    def fields(self, g: Any, seat: i64) -> list[PlanField]:
        box = g.box
        cards = tuple([name for at, name in enumerate(box.card_ids) if box.card_effect[at] in IN_FIGHTS])
        return [
            PlanField("use", ("list", "all", "none", "ask"), first=1),
            PlanField("with_cards", cards, len(cards)),
            PlanField("from", high=100, first=50),
            PlanField("save", high=10, first=2),
            PlanField("prepare", ("yes", "no", "ask")),
            PlanField("loot", tuple(box.colour_ids), len(box.colour_ids)),
            PlanField("beaten", ("treasure", "displace", "ask")),
        ]

    def answer(self, g: Any, seat: i64, says: PlanValues) -> i64:
        top, m = g.stack[-1], g.moves
        options = list(g.legal(seat))
        if isinstance(top, Fight):
            return fights(g, top, seat, says, options)
        if isinstance(top, Loot):
            if m.displace in options and word_of(says, "beaten") != "treasure":
                return int(ASK if word_of(says, "beaten") == "ask" else m.displace)
            return loots(g, seat, row_of(says, "loot"), options)
        if isinstance(top, Trophy):
            return int(max(options, key=lambda option: points(g, option)))
        if isinstance(top, Displace):
            return drives(g, top.piece, seat, options)
        if isinstance(top, Horse):
            return int(options[0])
        return drives(g, THE_HYDRA, seat, options) if isinstance(top, Trident) else ASK


def points(g: Pieces, option: i64) -> i64:
    """What claiming a mission brings; nothing for declining."""
    m = g.moves
    return g.box.mission_points[m.claim.index(option)] if m.claim.holds(option) else i64(0)


def fights(g: Pieces, of: Fight, seat: i64, says: PlanValues, options: list[i64]) -> i64:
    """DEU-10.1.1 — The opponent, soldiers before the throw, cards after it."""
    m = g.moves
    if of.stage == OPPONENT:
        return max(options, key=lambda option: eager(g, of, seat, m.against.index(option)))
    if of.stage == PREPARE:
        how = word_of(says, "prepare")
        if how == "ask" and len(options) > 1:
            return ASK
        return m.pass_ if how == "no" else options[0]
    how = word_of(says, "use")
    if how == "ask":
        return ASK
    if how == "none":
        return m.pass_
    side = of.turn
    said = row_of(says, "with_cards")
    playing = [option for option in options if m.play.holds(option)]
    if how == "list":
        playing = [option for option in playing if g.box.card_ids[m.play.index(option)] in said]
    won = of.ahead(g) == (side == 0)
    fallen = of.pose[side * POSES + CROSS]
    best, most = i64(NOTHING), number_of(says, "from")
    for option in playing:
        card = m.play.index(option)
        if g.box.card_effect[card] == SAVE_FALLEN:
            if 0 < number_of(says, "save") <= fallen:
                return option
        elif not won:
            chance = i64(odds_with(g, of, int(side), int(card)))
            if chance >= most and chance > 0 and (best < 0 or chance > most):
                best, most = option, chance
    return best if best >= 0 else m.pass_


def eager(g: Pieces, of: Fight, seat: i64, other: i64) -> i64:
    """How much one wants to strike a player: the one beaten most easily; by the Hydra the leader."""
    if of.ships():
        return i64(ship_odds(g, int(seat), int(other)))
    return 10 * g.total(other) - hydra_chance(g, other) // 20


def loots(g: Pieces, seat: i64, said: list[str], options: list[i64]) -> i64:
    """DEU-10.2.4, DEU-10.3.3 — Treasures in the order said, then one that a mission asks for, then any."""
    m = g.moves
    for name in said:
        action = m.take.at(g.box.colour_ids.index(name))
        if action in options:
            return action
    for option in options:
        if m.take.holds(option) and wanted_colour(g, seat, m.take.index(option)):
            return option
    return options[0]


def distance(g: Pieces, field: i64, other: i64) -> i64:
    """How far two fields are apart, as the crow flies."""
    rows, cols = g.box.row[field] - g.box.row[other], g.box.col[field] - g.box.col[other]
    return (rows if rows > 0 else -rows) + (cols if cols > 0 else -cols)


def drives(g: Pieces, piece: i64, seat: i64, options: list[i64]) -> i64:
    """DEU-10.7.4 — Another's ship goes far from Athens, one's own near it; the Hydra far from one's own ship."""
    m = g.moves

    def far(option: i64) -> i64:
        field = m.put.index(option)
        if piece == THE_HYDRA:
            return distance(g, field, g.ship(seat))
        near: i64 = 99
        for other in range(g.box.fields):
            if g.box.kind[other] == ANCHOR:
                near = min(near, distance(g, field, i64(other)))
        return -near if piece == seat else near

    return max(options, key=far)
