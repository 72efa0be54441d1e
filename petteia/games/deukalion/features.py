"""The names of the numbers of a position, for programs that learn (`petteia.engine.features`)."""

from petteia.engine.features import CHOICE, SEAT, Chart, Growing, Span
from petteia.games.deukalion.box import (
    DICE,
    MOST_CARDS,
    MOST_CITIES,
    MOST_COLOURS,
    MOST_MISSIONS,
    MOST_SETTLEMENTS,
    OPEN_MISSIONS,
    POOLS,
)
from petteia.games.deukalion.state import CARRIED, DONE, SHOWN, OpenBox
from petteia.games.deukalion.terms import KYLIX, PHASES

MANY = 999
"""More than there ever is of anything that has no limit of its own."""
FACES = 6
LOG = 128
"""How many action cards drawn, shown, taken back and reshuffled are shown, besides one per seat and turn."""


def chart(game: OpenBox) -> Chart:
    """What lies where in `cells`, and how much of the log is shown."""
    seats, units = int(game.seats), game.new().census()
    box = game.box
    cards, colours, missions = list(box.card_ids), list(box.colour_ids), list(box.mission_ids)
    no_cards, no_colours = MOST_CARDS - len(cards), MOST_COLOURS - len(colours)
    copies = [units[card] for card in cards]
    row = [
        Span("turn", int(game.box.turn_limit) + 1),
        Span("active", seats - 1, kind=SEAT),
        Span("phase", len(PHASES), kind=CHOICE),
        Span("hydra", int(box.fields), kind=CHOICE),
        Span("theseus", CARRIED + seats - 1, kind=CHOICE),
        Span("point_cards", int(box.point_cards)),
        Span("die", FACES, each=["centre", *[f"outer{n}" for n in range(DICE - 1)]]),
        Span("kylix", len(KYLIX), kind=CHOICE),
        Span("kylix_used", bits=KYLIX),
        Span("deck_size", MANY),
        Span("pile_size", MOST_MISSIONS),
        Span("under_pile", MOST_MISSIONS),
        Span("whirlpool", int(box.fields), each=POOLS, kind=CHOICE),
        Span("open_mission", len(missions), each=OPEN_MISSIONS, kind=CHOICE),
    ]
    for city in range(MOST_CITIES):
        if city < int(box.cities):
            row += [Span(f"city/{box.city_ids[city]}", MANY, each=colours), Span("", 0, each=no_colours)]
        else:
            row.append(Span("", 0, each=MOST_COLOURS))
    row += [
        Span("settlement", seats, each=list(box.settlement_ids), kind=SEAT),
        Span("", 0, each=MOST_SETTLEMENTS - len(box.settlement_ids)),
        Span("mission", DONE + seats - 1, each=missions, kind=CHOICE),
        Span("", 0, each=MOST_MISSIONS - len(missions)),
        Span("at_the_bottom", len(missions), each=MOST_MISSIONS, kind=CHOICE),
    ]
    for name in ("discards", "deck"):
        row += [Span(name, copies, each=cards), Span("", 0, each=no_cards)]
    for seat in range(seats):
        row += block(f"seat{seat}", game, cards, copies, colours)
    log = [("what", 16, 3), ("who", 8, 8), ("card", 0, 8)]
    return Chart({"cells": row}, {"log": Growing(LOG + seats * int(game.box.turn_limit), log)})


def block(name: str, game: OpenBox, cards: list[str], copies: list[int], colours: list[str]) -> list[Span]:
    """A player's part of `cells`."""
    box = game.box
    no_cards, no_colours = MOST_CARDS - len(cards), MOST_COLOURS - len(colours)
    return [
        Span(f"{name}/ship", int(box.fields), kind=CHOICE),
        Span(f"{name}/aboard", int(box.soldiers)),
        Span(f"{name}/below", int(box.soldiers)),
        Span(f"{name}/cargo", MANY, each=colours),
        Span("", 0, each=no_colours),
        Span(f"{name}/leaving", MANY, each=colours),
        Span("", 0, each=no_colours),
        Span(f"{name}/point_cards", MANY, each=["hydra", "styx", "deliveries", "shared_missions"]),
        Span(f"{name}/staying", copies, each=cards),
        Span("", 0, each=no_cards),
        Span(f"{name}/hand_size", MANY),
        Span(f"{name}/mission_held", SHOWN, kind=CHOICE),
        Span(f"{name}/mission_not_hydra", 1),
        Span(f"{name}/mission", len(box.mission_ids), kind=CHOICE),
        Span(f"{name}/hand", copies, each=cards),
        Span("", 0, each=no_cards),
    ]
