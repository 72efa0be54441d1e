"""DEU-INV — What holds after every choice, looked at in random games of every number of players and option."""

from collections import Counter
from functools import cache

import pytest

from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.deukalion.card_choices import Oracle
from petteia.games.deukalion.combat import Fight
from petteia.games.deukalion.game import Deukalion, Position
from petteia.games.deukalion.kylix import MoveHydra
from petteia.games.deukalion.missions import Claim, RevealWindow, TurnUp
from petteia.games.deukalion.sailing import Sailing
from petteia.games.deukalion.state import DONE, NONE, OPENED, REMOVED
from petteia.games.deukalion.terms import CAUSES, WATER
from petteia.games.deukalion.windows import PLAYED, CardWindow
from tests import budget
from tests.rules import rule

CASES = [
    (2, {}), (3, {"charybdis": "on"}), (4, {"theseus": "on"}), (3, {"charybdis": "free_placement", "theseus": "on"}),
]  # fmt: skip
LOOKED_AT = 400


class Seen:
    """What a game showed after each choice, by invariant."""

    def __init__(self) -> None:
        self.broken: Counter[str] = Counter()
        self.looked = 0
        self.met = 0  # fights that began with a step

    def hold(self, number: int, holds: bool) -> None:
        if not holds:
            self.broken[f"DEU-INV-{number}"] += 1


@cache
def watched(case: int) -> Seen:
    """A random game, looked at after every choice."""
    seats, options = CASES[case]
    game = Deukalion(seats, {**options, "turn_limit": "quarter"})
    state, rng, seen = game.new(), Generator(case + 1), Seen()
    points = [0] * seats
    had_mission = [False] * seats
    while state.pending() and seen.looked < max(budget(LOOKED_AT), LOOKED_AT // 5) * 10:  # ships have to meet
        if state.pending() is CHANCE:
            state.resolve(rng.pick(state.chance()))
            continue
        seat = state.pending()[0]
        legal = list(state.legal(seat))
        seen.hold(17, 1 <= len(legal) <= 100 and all(state.why_not(seat, a) is None for a in legal))
        before = state.clone()
        action = int(legal[int(rng.below(len(legal)))])
        state.apply(seat, action)
        look(state, seen)
        moves(before, state, game, action, seen)
        for who in range(seats):
            cards = sum(int(state.earned(who, c)) for c in range(CAUSES))
            seen.hold(9, cards >= points[who])
            points[who] = cards
            holds = state.held(who) != NONE
            seen.hold(8, not holds or had_mission[who] or state.turn() <= 1)
            had_mission[who] = bool(holds)
        if seen.looked % 40 == 0 and state.pending():
            for who in range(seats):
                world = state.resample(who, Generator(seen.looked))
                seen.hold(18, world.view(who) == state.view(who))
        seen.looked += 1
    return seen


def look(g: Position, seen: Seen) -> None:
    """Everything that can be counted."""
    box, seats = g.box, range(int(g.seats))
    opened = Counter(
        int(c) - PLAYED for s in g.stack if isinstance(s, CardWindow) and s.opened for c in s.choice if c >= PLAYED
    )
    for seat in seats:
        held = sum(int(box.garrison[s]) for s in range(box.settlements) if g.holder(s) == seat)
        seen.hold(1, g.aboard(seat) + g.below(seat) + held == box.soldiers)
        seen.hold(4, 0 <= g.room(seat) <= box.spaces)
        seen.hold(5, g.hand_size(seat) == sum(int(g.in_hand(seat, c)) for c in range(box.cards)))
        seen.hold(13, all(g.staying(seat, c) <= 1 for c in range(box.cards)))
        missions = sum(int(box.mission_points[m]) for m in range(box.missions) if g.mission_place(m) == DONE + seat)
        cards = sum(int(g.earned(seat, c)) for c in range(CAUSES))
        hero = int(box.theseus_points) if g.carries_theseus(seat) else 0
        seen.hold(14, g.total(seat) == missions + cards + held + hero)
        seen.hold(14, not g.stack or g.total(seat) < box.winning[g.seats])
        seen.hold(11, g.ship(seat) >= 0 or g.turn() == 0)
    seen.hold(11, box.kind[g.hydra()] == WATER)
    for s in range(box.settlements):
        seen.hold(10, -1 <= g.holder(s) < g.seats)
    aboard = sum(int(g.treasures(seat)) for seat in seats)
    stored = [int(g.stored(city)) for city in range(box.cities)]
    for colour in range(box.colours):
        count = sum(int(g.in_city(c, colour)) for c in range(box.cities)) + sum(int(g.cargo(s, colour)) for s in seats)
        seen.hold(2, count == box.colour_count[colour])
    seen.hold(3, all(n <= box.slots[c] for c, n in enumerate(stored)) and sum(box.slots) - sum(stored) == aboard)
    for card in range(box.cards):
        count = int(g.in_deck(card) + g.discarded(card)) + opened[card]
        count += sum(int(g.in_hand(s, card) + g.staying(s, card)) for s in seats)
        seen.hold(5, count == box.card_count[card])
    places = [int(g.mission_place(m)) for m in range(box.missions)]
    hands = [int(g.hand_mission(seat)) for seat in seats if g.hand_mission(seat) >= 0]
    lying = sum(1 for p in places if p in (OPENED, REMOVED) or p >= DONE)
    seen.hold(6, int(g.pile_size()) + lying + len(hands) == box.missions and len(set(hands)) == len(hands))
    claiming = any(isinstance(s, (Claim, TurnUp, RevealWindow, Oracle)) for s in g.stack)
    two = sum(1 for p in places if p == OPENED)
    seen.hold(7, two == 2 or claiming or g.pile_size() == 0 or not g.stack)
    given = sum(int(g.earned(s, c)) for s in seats for c in range(CAUSES))
    seen.hold(9, g.supply() == max(0, int(box.point_cards) - given))


def moves(before: Position, after: Position, game: Deukalion, action: int, seen: Seen) -> None:
    """What may not happen from one choice to the next."""
    m, top = game.moves, before.stack[-1]
    if isinstance(top, Sailing):
        step = m.sail.holds(action) or m.through.holds(action)
        seen.hold(16, not (step and top.stopped) and not (m.attack.holds(action) and top.attacked))
        if step and after.stack:
            field = after.ship(top.seat)
            alone = before.ships_on(field, top.seat) == 0 and before.hydra() != field
            arrived = field == (m.sail if m.sail.holds(action) else m.through).index(action)
            fight = any(isinstance(s, Fight) for s in after.stack)
            seen.met += 1 if fight else 0
            seen.hold(12, fight == (arrived and before.ordinary(field) and not alone))
    elif m.put.holds(action) and after.stack:
        seen.hold(12, before.free(m.put.index(action)) and before.ordinary(m.put.index(action)))
    elif isinstance(top, MoveHydra) and action != m.stop:
        met = before.ships_on(after.hydra(), before.active()) != 0
        seen.hold(12, met != any(isinstance(s, MoveHydra) for s in after.stack) or (not met and top.left == 1))
    if action == m.end_turn:
        used = int(before.used())
        seen.hold(15, used & 1 == 1 and before.orientation() >= 0)
    if m.use.holds(action):
        seen.hold(15, not int(before.used()) >> m.use.index(action) & 1)


def check(case: int, *numbers: int) -> None:
    seen = watched(case)
    assert seen.looked > 100
    assert [seen.broken[f"DEU-INV-{n}"] for n in numbers] == [0] * len(numbers)


@pytest.mark.parametrize("case", range(len(CASES)))
class TestInvariants:
    """Each invariant over the same random games."""

    @rule("DEU-INV-1", "DEU-INV-4", "DEU-INV-10")
    def test_soldiers_spaces_and_garrisons_are_always_whole(self, case: int) -> None:
        check(case, 1, 4, 10)

    @rule("DEU-INV-2", "DEU-INV-3")
    def test_treasures_and_slots_are_always_whole(self, case: int) -> None:
        check(case, 2, 3)

    @rule("DEU-INV-5", "DEU-INV-13")
    def test_action_cards_are_never_lost_or_doubled(self, case: int) -> None:
        check(case, 5, 13)

    @rule("DEU-INV-6", "DEU-INV-7", "DEU-INV-8")
    def test_missions_are_each_in_one_place_and_two_lie_open(self, case: int) -> None:
        check(case, 6, 7, 8)

    @rule("DEU-INV-9", "DEU-INV-14")
    def test_point_cards_never_fall_and_totals_are_below_the_winning_number(self, case: int) -> None:
        check(case, 9, 14)

    @rule("DEU-INV-11", "DEU-INV-12")
    def test_ships_and_hydra_are_where_they_may_be_and_meet_only_in_fights(self, case: int) -> None:
        check(case, 11, 12)
        assert watched(case).met > 0

    @rule("DEU-INV-15", "DEU-INV-16", "DEU-INV-17")
    def test_actions_attacks_and_options_keep_their_limits(self, case: int) -> None:
        check(case, 15, 16, 17)

    @rule("DEU-INV-18")
    def test_a_view_is_the_same_in_all_worlds_that_differ_in_secrets(self, case: int) -> None:
        check(case, 18)


@rule("DEU-INV-17")
def test_the_watch_notices_what_is_broken() -> None:
    game = Deukalion(2)
    state, seen = game.new(), Seen()
    while state.pending() is CHANCE:
        state.resolve(next(i for i, w in enumerate(state.chance()) if w > 0))
    state.add_aboard(0, -1)
    state.add_supply(-1)
    state.add_in_deck(0, 1)
    look(state, seen)
    assert {"DEU-INV-1", "DEU-INV-9", "DEU-INV-5"} <= set(seen.broken)
