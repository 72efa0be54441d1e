"""Looks at thousands of games with notes from earlier looks: they show the same as a first look, and the rules report
everything that changes."""

from collections.abc import Iterator

import pytest

from petteia.bots.batch import GameBatch
from petteia.bots.evaluations.age_of_mythology.notes import EACH, HEAD, WISHES
from petteia.bots.evaluations.age_of_mythology.terms import Terms
from petteia.bots.observation import COMPACT, Observer
from petteia.engine.driver import random_choices, random_steps
from petteia.engine.generator import Generator
from petteia.engine.ints import i16, vec, zeros
from petteia.engine.schema.declarations import read, schemas
from petteia.games import load
from petteia.games.age_of_mythology.box import PERMANENTS, SPACES
from petteia.games.age_of_mythology.state import HANDS, Pieces
from petteia.games.age_of_mythology.terms import ACTIONS, KINDS_OF_CUBE, KINDS_OF_VICTORY, PEOPLES
from tests import budget

pytestmark = pytest.mark.part("bots")

TABLES = (
    ("age_of_mythology", 2, {}),
    ("age_of_mythology", 3, {"cultures": "chosen", "heroes_of_a_new_age": "next_turn"}),
    ("age_of_mythology", 4, {}),
    ("age_of_mythology", 4, {"teams": "two_cultures"}),
    ("age_of_mythology", 8, {"cultures": "drafted"}),
    ("deukalion", 2, {"theseus": "on"}),
    ("deukalion", 4, {}),
    ("parthenon", 4, {}),
)
SCHEMA = read(next(file for file in schemas() if file.parent.name == "age_of_mythology"))
OF_HANDS = {"permanent_cards", "random_cards", "in_hand"}
UNSEEN = {"fourth", "pile", "front", "guess"}
PLACES = [field.name for field in SCHEMA.seat for _ in range(field.numbers)]
"""The field of each number of a seat."""


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=str)
def test_what_is_seen_again_is_what_is_seen_for_the_first_time(name: str, seats: int, options: dict[str, str]):
    game = load(name, seats, options)
    batch, rng, first_time = GameBatch(game, 6, -1, COMPACT), Generator(seats), Observer(game, COMPACT)
    batch.begin(list(range(6)))
    for _ in range(budget(2000)):
        rows = [at * batch.actions for at in range(6)]
        batch.step([int(batch.options[row + rng.below(batch.counts[at])]) for at, row in enumerate(rows)])
        for at in range(6):
            seen = list(batch.observations[at * batch.length : (at + 1) * batch.length])
            assert seen == list(first_time.look(batch.games[at], batch.seats[at])), type(batch.games[at].stack[-1])


def player(worth: Terms, g: Pieces, seat: int) -> list[int]:
    """The open part of a position of Age of Mythology, by name."""
    box = worth.box
    army, city = worth.army_lead(g, seat), worth.city_lead(g, seat)
    grown, tiles = [0] * KINDS_OF_CUBE, 0
    for space in range(SPACES):
        if g.tile(seat, space) >= 0:
            tiles += 1
            grown[box.tile_resource[g.tile(seat, space)]] += box.tile_amount[g.tile(seat, space)]
            grown[box.tile_resource[g.tile(seat, space)]] += g.worker(seat, space) != 0
    chances = (worth.lead_chance(g, army), worth.lead_chance(g, city), worth.battle_chance(g, seat))
    built = [g.built(seat, building) if building < box.buildings else 0 for building in range(16)]
    return [
        *(g.victory(seat), g.age(seat), g.army(seat) + g.force(seat), g.city_size(seat), worth.might(g, seat) // 16),
        *(g.villagers(seat), army, city),
        *(chance // 32 for chance in (*chances, worth.wonder_chance(g, seat))),
        *(g.permanent_cards(seat), g.random_cards(seat)),
        *(*grown, *(g.cubes(seat, resource) for resource in range(KINDS_OF_CUBE)), tiles),
        *(*(culture == g.culture(seat) for culture in range(PEOPLES)), *built),
    ]


def plainly(worth: Terms, g: Pieces, seat: int) -> list[int]:
    """A seat's view of Age of Mythology, computed without notes, shortcuts and lanes."""
    others = [other for other in range(g.seats) if not g.allied(seat, other)]
    ahead = {other: g.victory(other) * 64 + g.army(other) + g.city_size(other) for other in others}
    rival = max(others, key=lambda other: ahead[other])
    hand = [g.card_of(seat, slot) for slot in range(g.slots(seat)) if g.in_hand(seat, slot)]
    actions = {worth.box.card_action[card] for card in hand}
    features = [
        *(*player(worth, g, seat), *player(worth, g, rival)),
        *(*(action in actions for action in range(len(ACTIONS))), worth.wishes(g, seat) // 64),
        *(g.on_card(card) for card in range(4)),
        *(worth.turns_left(g), g.round(), g.seats, g.victory_bank()),
    ]
    return [max(-1000, min(1000, int(feature))) for feature in features]


def put(g: Pieces, seat: int, field: str, item: int, now: int) -> None:
    """Change a number, and report it as the rules do. Cards in hand are counted elsewhere, too."""
    items = (item,) if item >= 0 else ()
    if field == "in_hand":
        change = now - int(g.in_hand(seat, item))
        g.add_permanent_cards(seat, change) if item < PERMANENTS else g.add_random_cards(seat, change)
        g.touch_hand(seat)
    else:
        g.touch(seat)
    getattr(g, f"set_{field}")(seat, *items, now)


def dealt(g: Pieces) -> bool:
    """Whether everybody has a culture."""
    return all(g.culture(seat) >= 0 for seat in range(g.seats))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[:5], ids=str)
def test_what_is_seen_is_what_lies_there(name: str, seats: int, options: dict[str, str]):
    game = load(name, seats, options)
    observer, rng = Observer(game, COMPACT), Generator(seats)
    for number in range(budget(300)):
        g = game.new()
        random_choices(g, Generator(number), 20 + rng.below(400), game.bound)
        if g.stack and dealt(g):
            for seat in range(seats):
                assert list(observer.look(g, seat)) == plainly(observer.evaluation.worth, g, seat)


def changes(g: Pieces, seat: int) -> Iterator[list[tuple[str, int, int]]]:
    """Every number that can change for a player, by a little: fields, items (-1: the field has only one) and their new
    values. Cubes go last, because without them there is little to wish for."""
    box = g.box
    for slot in range(g.slots(seat)):
        yield [("in_hand", slot, 0 if g.in_hand(seat, slot) else 1)]
    for space in range(SPACES):
        yield [("tile", space, (g.tile(seat, space) + 2) % (box.tiles + 1) - 1)]
        if g.tile(seat, space) >= 0:
            yield [("worker", space, (g.worker(seat, space) + 1) % 2)]
    for building in range(box.buildings):
        yield [("built", building, 0 if g.built(seat, building) else 1)]
    for one in range(box.buildings):  # one instead of another: nobody's lead changes
        for other in range(box.buildings):
            if g.built(seat, one) > 0 and g.built(seat, other) == 0:
                yield [("built", one, 0), ("built", other, 1)]
                break
    for _ in range(3):
        yield [("age", -1, (g.age(seat) + 1) % 4)]
        yield [("age_before", -1, (g.age_before(seat) + 1) % 4)]
    for source in range(KINDS_OF_VICTORY):
        yield [("won", source, 0 if g.won(seat, source) else 3)]
    yield [("villagers", -1, 0 if g.villagers(seat) else 3)]
    for field in ("held", "in_battle", "supply"):
        for unit in g.own_units(seat):
            yield [(field, int(unit), 0 if getattr(g, field)(seat, unit) else 3)]
    for resource in range(KINDS_OF_CUBE):
        yield [("cubes", resource, 0 if g.cubes(seat, resource) else 3)]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[1:4:2], ids=str)
def test_no_change_of_any_place_is_missed(name: str, seats: int, options: dict[str, str]):
    game = load(name, seats, options)
    evaluation = Observer(game, COMPACT).evaluation
    worth = evaluation.worth
    if "teams" in options:  # buildings are the best that there is, each of them a little better than the one before
        evaluation.learn({"workshop": 3000, "useful": 3100, "storehouse": 900, "market": 700, "temple": 3500})
    else:
        evaluation.learn({"wonder": -900})

    def look(g: Pieces, seat: int) -> None:
        seen = vec[i16]([0] * int(evaluation.sights))
        evaluation.look_again(g, seat, seen, 0, notes, 0)
        assert list(seen) == plainly(worth, g, seat)
        wish = worth.best_wish(g, worth.card_bits(g, seat), notes, HEAD + seat * EACH + WISHES)
        assert wish == worth.wishes(g, seat), "to the last thousandth"

    for number in range(max(4, budget(40))):
        g = game.new()
        random_choices(g, Generator(number), 120 + 40 * (number % 5), game.bound)
        if not g.stack or not dealt(g):
            continue
        notes = zeros(evaluation.noted)
        seat = number % seats
        if number % 2 == 0:  # rich, so that there is much to wish for, even a Wonder
            for resource in range(KINDS_OF_CUBE):
                g.set_cubes(seat, resource, 14)
            g.set_age(seat, 3 - number % 4)
            g.set_age_before(seat, 3 - number % 4)
        look(g, seat)
        g.add_victory_bank(1 if g.victory_bank() < 3 else -2)
        look(g, seat)
        g.add_round(1 if g.round() < 3 else -2)
        look(g, seat)
        for card in range(4):
            g.add_on_card(card, 1 if g.on_card(card) < 3 else -2)
            look(g, seat)
        for changed in (seat, (seat + 1) % seats):
            for change in changes(g, changed):
                for field, item, now in change:
                    put(g, changed, field, item, now)
                look(g, seat)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[:5], ids=str)
def test_the_rules_tell_whose_places_they_change(name: str, seats: int, options: dict[str, str]):
    game = load(name, seats, options)
    block, middle = SCHEMA.block, SCHEMA.middle  # each is counted anew when it is asked for
    for number in range(budget(40)):
        g, rng = game.new(), Generator(number)
        assert g.touched == -1, "somebody who has not looked yet knows nothing"
        while g.stack:
            before, step = list(g.cells), type(g.stack[-1]).__name__
            g.touched = 0
            random_steps(g, rng, 1)
            changed = zip(before[middle:], list(g.cells)[middle:], strict=True)
            for at, (was, now) in enumerate(changed):
                seat, field = at // block, PLACES[at % block]
                if was == now or field in UNSEEN:
                    continue
                told = g.touched & (HANDS << seat if field in OF_HANDS else 1 << seat)
                assert told, f"{step} changes {field} of seat {seat}"
