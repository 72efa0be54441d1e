"""PAR-13 — What a seat knows of a position, and the worlds it holds possible."""

from typing import Final

from petteia.engine.generator import Generator
from petteia.engine.ints import i64, zeros
from petteia.games.parthenon.clerk import write_up
from petteia.games.parthenon.hazard_card import HazardCard
from petteia.games.parthenon.ledger import knows, seen_ledger
from petteia.games.parthenon.procedure import Procedure
from petteia.games.parthenon.reckoning import Reckoning
from petteia.games.parthenon.state import Pieces
from petteia.games.parthenon.terms import KINDS, PLACES_EACH, SHORES

FREE_TRIES: Final = 50
"""How many drawn worlds may be unable to finish a step in progress; there is rarely more than one. After that, a way
to finish it is drawn first, and then a world that has the cards for it."""
MOST_TRIES: Final = 5_000


def put_observation(g: Pieces, out: Pieces, seat: i64) -> None:
    """PAR-13.1, PAR-13.2 — Everything that lies open, the seat's own cards, and what the ledger says of the others'."""
    write_up(g)
    g.put_plain(out, seat)
    for land in range(SHORES):
        if g.is_open(land) or knows(g.knowers(land), seat):
            out.set_harbor(land, g.harbor(land))
    everything = len(g.base) == 0  # no cards have changed hands face down, or everybody has worked them out
    for owner in range(g.seats):
        if owner == seat or everything:
            g.reveal_count(out, owner)
    out.hazards = g.hazards.observe(seat)
    out.stack_of_harbors = zeros(len(g.stack_of_harbors))
    out.ledger = seen_ledger(g, seat)


def determinize_pieces(g: Pieces, seat: i64, rng: Generator) -> None:
    """Fill in hands, holds, harbor cards and the hazard pile."""
    if len(g.base) > 0:
        determinize_cards(g, seat, rng)
    determinize_harbors(g, rng)
    unseen = zeros(len(g.spent))
    for card in range(len(g.spent)):
        unseen[card] = g.box.hazards.count[card] - g.spent[card]
    for card in g.hazards.top:
        if card >= 0:
            unseen[card] -= 1
    for step in g.stack:
        if isinstance(step, HazardCard):
            unseen[step.card] -= 1
    g.hazards.fill(unseen, rng)


def determinize_cards(g: Pieces, seat: i64, rng: Generator) -> None:
    """Fill hands, holds and the ledger with cards that fit the ledger and the steps in progress."""
    ledger = g.ledger
    for tried in range(MOST_TRIES):
        g.ledger = ledger[:]
        reckoning = Reckoning(g.base, g.ledger, g.box.side)
        for step in g.stack:
            if isinstance(step, Procedure):
                step.demand(g, reckoning)
                if tried >= FREE_TRIES:
                    step.insist(g, reckoning, rng)
        if tried < FREE_TRIES:
            reckoning.draw(rng)
        elif not reckoning.propagate(reckoning.bounds) or not reckoning.draw_quickly(rng):
            continue
        for place in range(g.seats * PLACES_EACH):
            for kind in range(KINDS):
                g.set_count(place, kind, reckoning.lies_in(place, kind))
        if can_go_on(g):
            reckoning.write(rng)
            return
    raise ValueError("what has been begun contradicts the ledger")


def can_go_on(g: Pieces) -> bool:
    """Whether all steps in progress can be finished with the cards in this world."""
    for step in g.stack:
        if isinstance(step, Procedure) and not step.possible(g):
            return False
    return True


def determinize_harbors(g: Pieces, rng: Generator) -> None:
    """Cards that others have looked at are any of those the seat has not seen; the rest is the stack."""
    unseen = g.box.harbors.count[:]
    for card in range(len(unseen)):
        unseen[card] -= g.gone[card]
    for land in range(SHORES):
        if g.harbor(land) >= 0:
            unseen[g.harbor(land)] -= 1
    for land in range(SHORES):
        if g.harbor(land) < 0 and g.knowers(land) != 0:
            card = rng.pick(unseen)
            unseen[card] -= 1
            g.set_harbor(land, card)
    g.stack_of_harbors = unseen
