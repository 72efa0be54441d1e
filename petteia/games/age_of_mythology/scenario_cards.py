"""The cards of a scenario: hands, cards in front of players, discard piles and decks."""

from petteia.engine.scenario import ScenarioError, Things, find
from petteia.games.age_of_mythology.box import MOST_FRONT, PERMANENTS
from petteia.games.age_of_mythology.cards import lay_down
from petteia.games.age_of_mythology.game import AgeOfMythology, Position
from petteia.games.age_of_mythology.knowledge import guess_took, log_drawn, log_shed
from petteia.games.age_of_mythology.terms import CULTURES


def put_cards(g: Position, things: Things[AgeOfMythology], move: int, playing: bool) -> None:
    """All of them. While cards are played everybody holds four, except a player who has just played one."""
    hands, fronts = things.by_seat("hands"), things.by_seat("front")
    played = things.data.get("card")
    for seat in range(things.seats):
        for card in fronts.get(seat, []):
            take_card(g, seat, card)
            show_card(g, seat, card)
        usual = g.box.card_ids[:4] if playing and not (played and seat == move) else []
        for card in hands.get(seat, [card for card in usual if card not in fronts.get(seat, [])]):
            take_card(g, seat, card)
        if played and seat == move and played not in hands.get(seat, []):
            take_card(g, seat, played)
    for culture, cards in things.by_name("discards").items():
        for card in cards:
            discard(g, find(culture, CULTURES, "culture"), card)
    for culture, cards in things.by_name("deck").items():
        only_deck(g, find(culture, CULTURES, "culture"), cards)


def take_card(g: Position, seat: int, name: str) -> None:
    """A card comes into a hand, from the pile or the deck."""
    card = find(name, g.box.card_ids, "card")
    if card < PERMANENTS:
        if not g.has_pile(seat, card):
            raise ScenarioError(f"seat {seat} has {name} twice; right would be once")
        g.drop_pile(seat, card)
        g.set_in_hand(seat, card, 1)
        g.add_permanent_cards(seat, 1)
        guess_took(g, seat, 1)
        return
    culture = g.box.card_culture[card]
    if culture != g.culture(seat):
        raise ScenarioError(f"seat {seat} is {CULTURES[g.culture(seat)]}; {name} is not in its deck")
    kind = card - g.box.first_card[culture]
    if g.in_deck(culture, kind) == 0:
        raise ScenarioError(f"there are no more cards {name}; right would be {g.box.card_count[card]} at most")
    g.add_in_deck(culture, kind, -1)
    g.add_deck_size(culture, -1)
    g.add_in_hand(seat, g.box.slot(card), 1)
    g.add_random_cards(seat, 1)
    log_drawn(g, seat, card)


def show_card(g: Position, seat: int, name: str) -> None:
    """A card of a hand lies in front of its player."""
    if g.front(seat, MOST_FRONT - 1) >= 0:
        raise ScenarioError(f"seat {seat} has too many cards in front; right would be at most {MOST_FRONT}")
    lay_down(g, seat, find(name, g.box.card_ids, "card"))


def discard(g: Position, culture: int, name: str) -> None:
    """A random card goes from the deck to the discard pile, through the hand of a player of the culture."""
    owners = [seat for seat in range(g.seats) if g.culture(seat) == culture]
    if not owners:
        raise ScenarioError(f"nobody is {CULTURES[culture]}; right would be the discards of a culture in play")
    card = find(name, g.box.card_ids, "card")
    if card < PERMANENTS:
        raise ScenarioError(f"{name} is a permanent card; right would be a random one")
    take_card(g, owners[0], name)
    g.add_in_hand(owners[0], g.box.slot(card), -1)
    g.add_random_cards(owners[0], -1)
    g.add_discarded(culture, card - g.box.first_card[culture], 1)
    log_shed(g, owners[0], card)


def only_deck(g: Position, culture: int, keep: list[str]) -> None:
    """Leave only these cards in a deck: all others in it are discarded."""
    first = int(g.box.first_card[culture])
    for kind in range(int(g.box.cards_of[culture])):
        name = g.box.card_ids[first + kind]
        have = int(g.in_deck(culture, kind))
        if keep.count(name) > have:
            raise ScenarioError(f"the deck has {have} of {name}, not {keep.count(name)}; right would be at most {have}")
        for _ in range(have - keep.count(name)):
            discard(g, culture, name)
    for name in keep:
        if find(name, g.box.card_ids, "card") not in range(first, first + int(g.box.cards_of[culture])):
            raise ScenarioError(f"{name} is not a card of the {CULTURES[culture]} deck")
