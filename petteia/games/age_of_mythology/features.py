"""The names of the numbers of a position, for programs that learn (`petteia.engine.features`)."""

from petteia.engine.features import CHOICE, SEAT, Chart, Growing, Span
from petteia.games.age_of_mythology.box import (
    GUESS_LANES,
    MOST_BUILDINGS_TYPES,
    MOST_CARDS,
    MOST_FRONT,
    MOST_TILES,
    MOST_UNITS,
    PERMANENTS,
    SPACES,
)
from petteia.games.age_of_mythology.state import OpenBox
from petteia.games.age_of_mythology.terms import (
    AGES,
    CULTURES,
    PEOPLES,
    RESOURCES,
    SOURCES,
    VICTORY_CARDS,
    WORKING_UNIT,
)

MANY = 999
"""More than there ever is of anything that has no limit of its own."""
PLACES = 8
LOG_OF_A_SEAT = 72
LOG = 96
"""Random cards drawn, shown and reshuffled that are remembered, for each seat and besides."""


def chart(game: OpenBox) -> Chart:
    """What lies where in `cells`, and how much of the log is shown."""
    seats, units = int(game.seats), game.new().census()
    box = game.box
    cards = [str(card) for card in box.card_ids]
    tiles, buildings = list(box.tile_ids), list(box.building_ids)
    cubes = [units[name] for name in RESOURCES]
    no_tiles, no_buildings = MOST_TILES - len(tiles), MOST_BUILDINGS_TYPES - len(buildings)
    middle = [
        Span("first_player", seats - 1, kind=SEAT),
        Span("turn", MANY),
        Span("phase", 6, kind=CHOICE),
        Span("round", int(box.rounds) + 1),
        Span("victory_bank", int(box.victory_cubes)),
        Span("bank", cubes, each=RESOURCES),
        Span("victory_card", int(box.victory_cubes), each=VICTORY_CARDS),
        Span("place_of", seats - 1, each=seats),
        Span("", 0, each=PLACES - seats),
        Span("seat_at", seats - 1, each=seats, kind=SEAT),
        Span("", 0, each=PLACES - seats),
    ]
    for name in ("pool", "open"):
        middle += [Span(name, [units[tile] for tile in tiles], each=tiles), Span("", 0, each=no_tiles)]
    middle += [Span("stock", [units[each] for each in buildings], each=buildings), Span("", 0, each=no_buildings)]
    middle.append(Span("deck_size", MANY, each=CULTURES))
    for name in ("deck", "discards"):
        for culture in range(PEOPLES):
            first, many = int(box.first_card[culture]), int(box.cards_of[culture])
            own = cards[first : first + many]
            middle.append(Span(f"{name}/{CULTURES[culture]}", [units[card] for card in own], each=own))
            middle.append(Span("", 0, each=MOST_CARDS - many))
    middle.append(Span("won_the_last_battle", seats, kind=SEAT))
    row = middle
    for seat in range(seats):
        row += block(f"seat{seat}", int(box.victory_cubes), cubes, tiles, buildings, cards[:PERMANENTS])
    log = [("what", 16, 2), ("who", 8, 8), ("card", 0, 8)]
    return Chart({"cells": row}, {
        "log": Growing(LOG + LOG_OF_A_SEAT * seats, log),
        "Battle.kills_a": Growing(MOST_UNITS),
        "Battle.kills_d": Growing(MOST_UNITS),
        "Commitment.picked": Growing(2 * len(game.words["committed"])),
    })  # fmt: skip


def block(
    name: str, victory: int, cubes: list[int], tiles: list[str], buildings: list[str], permanents: list[str]
) -> list[Span]:
    """A player's part of `cells`."""
    return [
        Span(f"{name}/culture", PEOPLES - 1, -1, kind=CHOICE),
        Span(f"{name}/age", len(AGES) - 1),
        Span(f"{name}/age_before", len(AGES) - 1),
        Span(f"{name}/fourth_action", 1),
        Span(f"{name}/cubes", cubes, each=RESOURCES),
        Span(f"{name}/victory", victory, each=SOURCES),
        Span(f"{name}/city", MANY, each=buildings),
        Span("", 0, each=MOST_BUILDINGS_TYPES - len(buildings)),
        Span(f"{name}/held", MANY, each=MOST_UNITS),
        Span(f"{name}/supply", MANY, each=MOST_UNITS),
        Span(f"{name}/in_battle", MANY, each=MOST_UNITS),
        Span(f"{name}/villagers", MANY),
        Span(f"{name}/villager_supply", MANY),
        Span(f"{name}/tile", len(tiles), each=SPACES, kind=CHOICE),
        Span(f"{name}/worker", WORKING_UNIT, each=SPACES, kind=CHOICE),
        Span(f"{name}/pile", bits=permanents),
        Span(f"{name}/permanent_cards", PERMANENTS),
        Span(f"{name}/random_cards", MANY),
        Span(f"{name}/front", MANY, each=MOST_FRONT, kind=CHOICE),
        Span(f"{name}/may_hold", each=GUESS_LANES, bits=32),
        Span(f"{name}/hand", 1, each=permanents),
        Span(f"{name}/hand", MANY, each=[f"own{slot}" for slot in range(MOST_CARDS)]),
    ]
