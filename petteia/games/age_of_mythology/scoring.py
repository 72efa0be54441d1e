"""AOM-7 — The end of the game, the victory cards, and who has won."""

from petteia.engine.ints import i64, vec, zeros
from petteia.games.age_of_mythology import events
from petteia.games.age_of_mythology.state import Pieces
from petteia.games.age_of_mythology.terms import (
    KINDS_OF_VICTORY,
    LARGEST_ARMY,
    MOST_BUILDINGS,
    NOTHING,
    SOURCES,
    THE_WONDER,
    WON_THE_LAST_BATTLE,
)


def bank_is_empty(g: Pieces) -> bool:
    """AOM-7.1.2 — Whether the last victory cube has left the bank: this turn is the last."""
    return g.victory_bank() == 0


def end_with_a_wonder(g: Pieces, seat: i64) -> None:
    """AOM-4.2.15, AOM-7.1.1 — The builder takes the cubes of the Wonder, and the game ends at once."""
    award(g, THE_WONDER, seat)
    end_game(g)


def end_game(g: Pieces) -> None:
    """AOM-7.2 — The cards that pay at the end are awarded; nothing else is played."""
    award(g, LARGEST_ARMY, leader(g, LARGEST_ARMY))
    award(g, MOST_BUILDINGS, leader(g, MOST_BUILDINGS))
    award(g, THE_WONDER, NOTHING)
    award(g, WON_THE_LAST_BATTLE, NOTHING)
    g.tell(events.GAME_ENDED, g.turn())
    while g.stack:
        g.stack.pop()


def leader(g: Pieces, card: i64) -> i64:
    """AOM-7.2.1 to AOM-7.2.4, AOM-5.7.3 — The seat that would now get a victory card, or NOTHING: the largest army, the
    most buildings, a Wonder built, the last battle won."""
    if card == WON_THE_LAST_BATTLE:
        return g.last_winner()
    counts = zeros(g.seats)
    for seat in range(g.seats):
        if card == LARGEST_ARMY:
            counts[seat] = g.army(seat)
        elif card == MOST_BUILDINGS:
            counts[seat] = g.city_size(seat)
        else:
            counts[seat] = g.built(seat, g.box.effects.wonder)
    return ahead(counts)


def ahead(counts: vec[i64]) -> i64:
    """The seat that has more than every other, or NOTHING."""
    best: i64 = 0
    for seat in range(1, len(counts)):
        if counts[seat] > counts[best]:
            best = seat
    for seat in range(len(counts)):
        if seat != best and counts[seat] == counts[best]:
            return NOTHING
    return best


def award(g: Pieces, card: i64, seat: i64) -> None:
    """AOM-7.2.2, AOM-7.2.4, AOM-7.2.5 — A card's cubes go to its winner; without one they stay where they are."""
    if g.on_card(card) == 0:
        return
    if seat >= 0:
        g.tell(events.AWARDED, seat, card, g.gain_victory(seat, card))
    else:
        g.tell(events.NOT_AWARDED, card, g.on_card(card))


def points(g: Pieces) -> list[dict[str, int]]:
    """Victory cubes of each seat, by where they came from."""
    out: list[dict[str, int]] = []
    for seat in range(g.seats):
        out.append({SOURCES[source]: int(g.won(seat, source)) for source in range(KINDS_OF_VICTORY)})
    return out


def ranking(g: Pieces) -> list[list[int]]:
    """AOM-7.3, AOM-8.3.2 — Most victory cubes, then most resource cubes, then shared; teams add theirs up."""
    worth: list[tuple[int, int]] = []
    for seat in range(g.seats):
        cubes, rest = 0, 0
        for other in range(g.seats):
            if g.allied(seat, other):
                cubes += int(g.victory(other))
                rest += int(g.all_cubes(other))
        worth.append((cubes, rest))
    return [[seat for seat in range(len(worth)) if worth[seat] == w] for w in sorted(set(worth), reverse=True)]
