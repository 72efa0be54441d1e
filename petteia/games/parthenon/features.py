"""The names of the numbers of a position, for programs that learn (`petteia.engine.features`)."""

from petteia.engine.features import CHOICE, FLAG, SEAT, Chart, Growing, Span
from petteia.games.parthenon.ledger import ASKED, GIVEN, MOVE, SENT
from petteia.games.parthenon.state import OpenBox
from petteia.games.parthenon.terms import (
    ACROPOLIS,
    AEGIS,
    BUILDINGS,
    CARDS,
    COMMODITIES,
    FLEETS,
    KINDS,
    KINDS_OF_STRUCTURE,
    LANDS,
    MOST_FLEETS,
    PHASES,
    SEASONS,
    STAGES,
    STRUCTURES,
    VOYAGES,
    YEARS,
)

MANY = 999
"""A limit for anything without a limit of its own."""
IN_A_ROW = 4
CHOICES = 32
"""The most choices for an event."""
PERKS = ("sophism", "eagerness", "surplus_bonus", "shortage_card", "offer_taken")
PLACES = ("hand", *[f"hold_{fleet}" for fleet in FLEETS])
LEDGER_OF_A_SEAT = 256
"""How many numbers of the ledger are shown, for each seat."""
MOST_PICKS = 24
MOST_SEEN = 16
"""The most hazards on top of the pile that players have looked at."""
MOST_HAZARDS = 6
"""The most hazard cards resolved at the same time, one replacing another."""


def chart(game: OpenBox) -> Chart:
    """What lies where in `cells` and beside it, and how much of the ledger is shown."""
    seats, box, words = int(game.seats), game.box, game.words
    events, harbors, hazards = len(box.events.year), words["harbors"], words["hazards"]
    wonders, philosophies, seat_words = words["wonders"], words["philosophies"], [str(n) for n in range(seats)]
    row = [
        Span("year", YEARS),
        Span("season", SEASONS),
        Span("phase", len(PHASES), kind=CHOICE),
        Span("archon", seats - 1, kind=SEAT),
        Span("seasons_played", YEARS * SEASONS),
        Span("crowned", seats, kind=SEAT),
        Span("supply", MANY, each=AEGIS),
        Span("philosophies_left", MANY, each=philosophies),
        Span("event_row", events, each=IN_A_ROW, kind=CHOICE),
        Span("event_order", events, each=IN_A_ROW, kind=CHOICE),
        Span("event_choice", CHOICES, each=IN_A_ROW, kind=CHOICE),
        Span("harbor", len(harbors), each=LANDS, kind=CHOICE),
        Span("harbor_open", 1, each=LANDS),
        Span("harbor_known_to", each=LANDS, bits=seat_words),
        Span("wonder_stage", len(STAGES) - 1, each=wonders),
        Span("wonder_owner", seats, each=wonders, kind=SEAT),
        Span("secret_dealings", 1),
        Span("voyage_from", 32767),
    ]
    for seat in range(seats):
        row += block(f"seat{seat}", game, events)
    fixed = {
        "cells": row,
        "hazards.counts": [Span("hazard_pile", list(map(int, box.hazards.count)), each=hazards)],
        "spent": [Span("hazards_spent", list(map(int, box.hazards.count)), each=hazards)],
        "stack_of_harbors": [Span("harbor_stack", list(map(int, box.harbors.count)), each=harbors)],
        "gone": [Span("harbors_gone", list(map(int, box.harbors.count)), each=harbors)],
    }
    if game.variant.instalments:
        fixed["paid_in"] = [Span(f"paid_in/{wonder}", MANY, each=CARDS[:COMMODITIES]) for wonder in wonders]
    whose = [f"seat{seat}/{place}/{card}" for seat in range(seats) for place in PLACES for card in CARDS]
    entry = [("code", 0, 4), ("place", 4, 5), ("a", 9, 8), ("b", 17, 8), ("c", 25, 7)]
    cards = [("cards0", 0, 6), ("cards1", 6, 6), ("cards2", 12, 6), ("cards3", 18, 6), ("cards4", 24, 7)]
    with_cards = 1 << MOVE | 1 << GIVEN | 1 << ASKED | 1 << SENT
    growing = {
        "ledger": Growing(LEDGER_OF_A_SEAT * seats, entry, cards, with_cards, 3),
        "base": Growing(len(whose), high=MANY),
    }
    growing["hazards.top"] = Growing(MOST_SEEN, high=len(hazards) - 1)
    growing["hazards.top_knowers"] = Growing(MOST_SEEN, high=(1 << seats) - 1)
    for kind in game.steps:
        growing[f"{kind.__name__}.order"] = Growing(seats)
        for seat in range(seats):
            growing[f"{kind.__name__}.picks.{seat}"] = Growing(MOST_PICKS, high=len(game.actions) - 1)
    return Chart(
        fixed, growing, {"RandomLoss": seats * MOST_FLEETS, "HazardCard": MOST_HAZARDS, "DrawHazard": MOST_HAZARDS}
    )


def block(name: str, game: OpenBox, events: int) -> list[Span]:
    """A player's part of `cells`."""
    words, box = game.words, game.box
    acropolis = BUILDINGS[: KINDS_OF_STRUCTURE - ACROPOLIS]
    givers = (*words["philosophies"], *words["wonders"])
    return [
        Span(f"{name}/island", len(words["islands"]), kind=CHOICE),
        Span(f"{name}/built", bits=STRUCTURES),
        Span(f"{name}/fleet", bits=FLEETS),
        Span(f"{name}/philosophy", bits=words["philosophies"]),
        Span(f"{name}/used", bits=givers),
        Span(f"{name}/used_building", bits=acropolis),
        Span(f"{name}/idle_building", bits=acropolis),
        Span(f"{name}/exchanged", MANY),
        Span(f"{name}/exchanged_in", len(PHASES), kind=CHOICE),
        Span(f"{name}/swapped", MANY),
        Span(f"{name}/used_event", bits=IN_A_ROW),
        Span(f"{name}/ignored_event", events, kind=CHOICE),
        Span(f"{name}/introduced", 1),
        Span(f"{name}/bought_into", bits=words["wonders"]),
        Span(f"{name}/copied", 1),
        Span(f"{name}/drafts", int(box.drafts)),
        Span(f"{name}/size", MANY, each=PLACES),
        Span(f"{name}/fleet_is", len(VOYAGES) - 1, each=FLEETS, kind=CHOICE),
        Span(f"{name}/fleet_at", len(LANDS) - 1, each=FLEETS, kind=CHOICE),
        Span(f"{name}/fleet_trading", 1, each=FLEETS, kind=FLAG),
        Span(f"{name}/conversions", int(box.conversions), each=FLEETS),
        Span(f"{name}/perk", each=FLEETS, bits=PERKS),
        *[Span(f"{name}/{place}", MANY, each=CARDS[:KINDS]) for place in PLACES],
    ]
