"""Reading the cards of the box: action cards with their effects, and missions with their tasks."""

from typing import Final

from petteia.engine.ints import append, i64
from petteia.engine.reading import Part, listed
from petteia.games.deukalion import terms
from petteia.games.deukalion.box import (
    MOST_ABOARD,
    MOST_CARDS,
    MOST_COLOURS,
    MOST_MISSIONS,
    MOST_SEATS,
    OPEN_MISSIONS,
    Box,
)
from petteia.games.deukalion.effects import EFFECTS, CardEffect
from petteia.games.deukalion.reading import as_shipped, end, said

WHERE: Final = ("any_time", "own_sailing", "after_own_move", "after_own_throw", "instead_of_attack", "own_turn")


def read_cards(whole: Part, box: Box) -> None:
    """The action cards."""
    part = whole.part("action_card_rules")
    as_shipped(part, "hand_limit", "cards_per_turn", "playable", "deck_exhausted", "same_permanent_twice")
    end(part)
    for row in whole.parts("action_card"):
        name = row.word("id")
        if name in box.card_ids:
            raise row.wrong("id", f"{name!r} is there twice; right would be a different id for each card")
        box.card_ids.append(name)
        said(row, "name_de", "name_en", "text")
        row.one_of("timing", WHERE)
        box.card_count = append(box.card_count, row.number("count", 0, 30))
        effect, amount = _effect(row.part("effect"))
        box.card_effect = append(box.card_effect, effect.kind)
        box.card_amount = append(box.card_amount, amount)
        row.exactly("permanent", effect.stays, "cards whose effect lasts for the game stay, no others")
        at: i64 = 0
        for moment in row.some_of("windows", terms.MOMENTS):
            bit = i64(1) << moment
            if effect.moments & bit == 0:
                right = listed([m for i, m in enumerate(terms.MOMENTS) if effect.moments >> i & 1])
                raise row.wrong("windows", f"has {terms.MOMENTS[moment]}; right would be some of {right} (DEU-8.4)")
            at |= bit
        box.card_at = append(box.card_at, at)
        box.sources["card-" + name] = end(row)
    box.cards = len(box.card_ids)
    if not 0 < box.cards <= MOST_CARDS:
        raise whole.wrong("action_card", f"there are {box.cards} kinds; right would be from 1 to {MOST_CARDS}")


def _effect(part: Part) -> tuple[CardEffect, int]:
    """What a card does, and how much of it."""
    types = tuple(dict.fromkeys([effect.name for effect in EFFECTS]))
    kind = types[part.one_of("type", types)]
    found = [effect for effect in EFFECTS if kind == effect.name]
    durations = [effect.duration for effect in found if effect.duration]
    effect = found[part.one_of("duration", durations)] if durations else found[0]
    amount = effect.amount(part)
    part.finish()
    return effect, amount


def read_missions(whole: Part, box: Box) -> None:
    """The missions and their tasks."""
    part = whole.part("mission_rules")
    as_shipped(part, "alternatives_per_card", "hand_mission_replaced", "several_per_turn", "points_per_card")
    as_shipped(part, "open_mission_replaced", "deck_exhausted")
    end(part)
    types = whole.parts("mission_task_type")
    for row in types:
        kind = row.one_of("id", terms.TASKS)
        right = "battle" if kind >= terms.BATTLES else "position"
        row.exactly("kind", right, "the rules say so (DEU-7.2.7)")
        end(row)
    for row in whole.parts("mission_card"):
        name = row.word("id")
        if name in box.mission_ids:
            raise row.wrong("id", f"{name!r} is there twice; right would be a different id for each mission")
        box.mission_ids.append(name)
        box.mission_points = append(box.mission_points, row.number("points", 1, 9))
        said(row, "text")
        tasks = row.parts("tasks", "type")
        if len(tasks) != 2:
            raise row.wrong("tasks", f"there are {len(tasks)}; right would be 2 (DEU-7.1.1)")
        for task in tasks:
            _task(task, box)
        box.sources["mission-" + name] = end(row)
    box.missions = len(box.mission_ids)
    least = MOST_SEATS + OPEN_MISSIONS
    if not least <= box.missions <= MOST_MISSIONS:
        raise whole.wrong("mission_card", f"there are {box.missions}; right would be from {least} to {MOST_MISSIONS}")


def _task(part: Part, box: Box) -> None:
    """One of the two tasks of a mission."""
    kind = part.one_of("type", terms.TASKS)
    number, city = 0, terms.NOTHING
    colours = [0] * MOST_COLOURS
    if kind == terms.DELIVER:
        names = part.get("treasures", f"a list out of {listed(box.colour_ids)}")
        if not isinstance(names, list) or not names or any(name not in box.colour_ids for name in names):
            raise part.wrong("treasures", f"is {names!r}; right would be a list out of {listed(box.colour_ids)}")
        for name in names:
            colours[box.colour_ids.index(name)] += 1
        number = len(names)
    elif kind in (terms.DELIVER_ANY, terms.DELIVER_SAME):
        number = part.number("count", 1, MOST_ABOARD)
    elif kind in (terms.REACH_WITH_SOLDIERS, terms.REACH_WITH_CARDS):
        city = part.one_of("city", box.city_ids)
        key = "soldiers" if kind == terms.REACH_WITH_SOLDIERS else "cards"
        number = part.number(key, 1, MOST_ABOARD)
    part.finish()
    box.task = append(box.task, kind)
    box.task_number = append(box.task_number, number)
    box.task_city = append(box.task_city, city)
    for count in colours:
        box.task_colour = append(box.task_colour, count)
