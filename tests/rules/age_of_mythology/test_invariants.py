"""AOM-INV — What holds before and after every choice, checked in stateful random play.

Each invariant is one method that looks at the whole table on its own terms, without the game's own `census`.
"""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition
from hypothesis.stateful import rule as step

import petteia
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.box import PERMANENTS, SPACES
from petteia.games.age_of_mythology.build import LostVillager
from petteia.games.age_of_mythology.game import AgeOfMythology, Position
from petteia.games.age_of_mythology.scenario import scenario
from petteia.games.age_of_mythology.terms import HERO, VILLAGER, WORKING_UNIT
from tests.rules import rule

BANKS = {2: 20, 3: 25, 4: 30, 5: 40, 6: 50, 7: 55, 8: 60}


def cubes_add_up(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-1"""
    for r in range(4):
        assert int(g.bank(r)) + sum(int(g.cubes(s, r)) for s in range(g.seats)) == BANKS[int(g.seats)]


def victory_cubes_add_up(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-2"""
    cards = sum(int(g.on_card(c)) for c in range(4))
    assert int(g.victory_bank()) + cards + sum(int(g.victory(s)) for s in range(g.seats)) == 30


def victory_goes_one_way(g: Position, before: dict[str, int]) -> None:
    """AOM-INV-3"""
    assert int(g.victory_bank()) <= before.get("bank", 30)
    for s in range(g.seats):
        assert int(g.victory(s)) >= before.get(f"victory/{s}", 0)


def tiles_add_up(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-4"""
    sheets = 1 if g.seats <= 4 else 2
    whole = 0
    for t in range(g.box.tiles):
        laid = sum(1 for s in range(g.seats) for space in range(SPACES) if g.tile(s, space) == t)
        assert int(g.pool(t)) + int(g.open(t)) + laid == int(g.box.tile_count[t]) * sheets
        whole += int(g.box.tile_count[t]) * sheets
    assert whole == 90 * sheets


def tiles_lie_on_their_terrain(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-5"""
    for s in range(g.seats):
        for space in range(SPACES):
            if g.tile(s, space) >= 0:
                assert g.box.tile_terrain[g.tile(s, space)] == g.box.spaces[g.culture(s) * SPACES + space]


def random_cards_add_up(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-6"""
    for c in range(3):
        owners = [s for s in range(g.seats) if g.culture(s) == c]
        whole = 0
        for k in range(g.box.cards_of[c]):
            card = int(g.box.first_card[c]) + k
            n = int(g.in_deck(c, k)) + int(g.discarded(c, k))
            for s in owners:
                n += int(g.in_hand(s, PERMANENTS + k))
                n += sum(1 for f in range(4) if g.front(s, f) == card)
            assert n == int(g.box.card_count[card])
            whole += n
        assert whole == 45


def permanent_cards_are_seven(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-7"""
    for s in range(g.seats):
        for card in range(PERMANENTS):
            pile = int(g.pile(s)) >> card & 1
            front = sum(1 for f in range(4) if g.front(s, f) == card)
            assert pile + int(g.in_hand(s, card)) + front == 1


def figures_add_up(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-8"""
    tints = 2 if g.seats <= 3 else 1
    for s in range(g.seats):
        if g.culture(s) < 0:
            continue
        for u in g.own_units(s):
            n = int(g.held(s, u)) + int(g.supply(s, u)) + int(g.in_battle(s, u))
            n += int(g.working(s, WORKING_UNIT)) if u == g.box.effects.worker else 0
            assert n == (1 if g.box.unit_class[u] == HERO else 4) * tints
        villagers = int(g.villagers(s)) + int(g.villager_supply(s))
        assert villagers + int(g.working(s, VILLAGER)) == 10 * tints


def villagers_equal_houses(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-9"""
    if any(isinstance(s, LostVillager) for s in g.stack):
        return
    for s in range(g.seats):
        house = int(g.built(s, g.box.effects.house))
        assert int(g.villagers(s)) + int(g.working(s, VILLAGER)) == house


def workers_stand_on_tiles(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-10"""
    for s in range(g.seats):
        for space in range(SPACES):
            assert int(g.worker(s, space)) in (0, VILLAGER, WORKING_UNIT)
            assert g.worker(s, space) == 0 or g.tile(s, space) >= 0


def cities_keep_their_limits(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-11"""
    for s in range(g.seats):
        counts = [int(g.built(s, b)) for b in range(g.box.buildings)]
        assert sum(counts) <= 16
        house = int(g.box.effects.house)
        assert counts.pop(house) <= 10
        assert max(counts) <= 1


def building_tiles_add_up(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-12"""
    sheets = 1 if g.seats <= 4 else 2
    for b in range(g.box.buildings):
        built = sum(int(g.built(s, b)) for s in range(g.seats))
        assert int(g.stock(b)) + built == int(g.box.building_tiles[b]) * sheets


def hands_grow_in_phase_two_only(g: Position, before: dict[str, int]) -> None:
    """AOM-INV-13"""
    for s in range(g.seats):
        if before.get("phase") == g.phase() == 3:
            assert int(g.hand_size(s)) <= before[f"hand/{s}"]
            assert int(g.hand_size(s)) <= int(g.box.hand_limit[g.age(s)])


def one_card_a_round(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-14"""
    for s in range(g.seats):
        front = sum(1 for f in range(4) if g.front(s, f) >= 0)
        assert front <= int(g.round()) <= 4


def ages_rise_by_one(g: Position, before: dict[str, int]) -> None:
    """AOM-INV-15"""
    for s in range(g.seats):
        assert 0 <= int(g.age(s)) - before.get(f"age/{s}", int(g.age(s))) <= 1


def nothing_above_the_limit_after_spoilage(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-16"""
    if g.stack and g.phase() in (5, 6):
        for s in range(g.seats):
            limit = 8 if g.built(s, g.box.effects.storehouse) else 5
            assert all(int(g.cubes(s, r)) <= limit for r in range(4))


def turns_are_bounded(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-18"""
    assert int(g.turn()) <= (15 if g.seats == 2 else 10)


def figures_fight_only_in_battles(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-19"""
    battles = [s for s in g.stack if isinstance(s, Battle)]
    sides = {int(b.attacker) for b in battles} | {int(b.defender) for b in battles}
    assert all(int(g.force(s)) == 0 for s in range(g.seats) if s not in sides)


def no_count_is_negative_and_no_hero_too_early(g: Position, _: dict[str, int]) -> None:
    """AOM-INV-21"""
    for s in range(g.seats):
        if g.culture(s) < 0:
            continue
        for u in g.own_units(s):
            assert min(int(g.held(s, u)), int(g.supply(s, u)), int(g.in_battle(s, u))) >= 0
            if g.box.unit_class[u] == HERO and g.held(s, u) + g.in_battle(s, u) > 0:
                assert g.age(s) >= g.box.unit_age[u]
    assert all(int(g.cubes(s, r)) >= 0 and int(g.bank(r)) >= 0 for s in range(g.seats) for r in range(4))
    assert all(int(g.pool(t)) >= 0 for t in range(g.box.tiles))


CHECKS: list[Callable[[Position, dict[str, int]], None]] = [
    cubes_add_up, victory_cubes_add_up, victory_goes_one_way, tiles_add_up, tiles_lie_on_their_terrain,
    random_cards_add_up, permanent_cards_are_seven, figures_add_up, villagers_equal_houses, workers_stand_on_tiles,
    cities_keep_their_limits, building_tiles_add_up, hands_grow_in_phase_two_only, one_card_a_round, ages_rise_by_one,
    nothing_above_the_limit_after_spoilage, turns_are_bounded, figures_fight_only_in_battles,
    no_count_is_negative_and_no_hero_too_early,
]  # fmt: skip


def remember(g: Position) -> dict[str, int]:
    """What some invariants compare with."""
    out = {"bank": int(g.victory_bank()), "phase": int(g.phase())}
    for s in range(g.seats):
        out[f"victory/{s}"] = int(g.victory(s))
        out[f"age/{s}"] = int(g.age(s))
        out[f"hand/{s}"] = int(g.hand_size(s))
    return out


class Playing(RuleBasedStateMachine):
    """A game of any size in which Hypothesis chooses every decision and outcome."""

    @initialize(seats=st.integers(2, 8), head_start=st.integers(0, 400), seed=st.integers(0, 2**32))
    def open_the_box(self, seats: int, head_start: int, seed: int) -> None:
        """A new game, played on for a while at random so that late positions are reached too."""
        game = petteia.load("age_of_mythology", seats=seats)
        assert isinstance(game, AgeOfMythology)
        self.g = game.new()
        self.before: dict[str, int] = {}
        rng = Generator(seed)
        for _ in range(head_start):
            self.go_on(int(rng.lane()))
            if not self.g.pending():
                break

    def go_on(self, number: int) -> None:
        g = self.g
        self.before = remember(g)
        if g.pending() == CHANCE:
            weights = [int(w) for w in g.chance()]
            possible = [k for k, w in enumerate(weights) if w > 0]
            g.resolve(possible[number % len(possible)])
        elif g.pending():
            seat = g.pending()[number % len(g.pending())]
            options = g.legal(seat)
            g.apply(seat, options[number // 8 % len(options)])

    @precondition(lambda self: bool(self.g.pending()))
    @step(number=st.integers(0, 2**20))
    def decide(self, number: int) -> None:
        """Anything that may happen now."""
        self.go_on(number)

    @precondition(lambda self: not self.g.pending())
    @step()
    def stay_over(self) -> None:
        """A game that has ended offers nothing any more."""
        assert not any(len(self.g.legal(seat)) for seat in range(self.g.seats))

    @invariant()
    def everything_holds(self) -> None:
        """All invariants at once."""
        if hasattr(self, "g"):
            for check in CHECKS:
                check(self.g, self.before)


Playing.TestCase.settings = settings(
    max_examples=12, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestPlaying = Playing.TestCase


def game_with(seats: int, seed: int, *checks: Callable[[Position, dict[str, int]], None]) -> Position:
    """A whole random game; the checks are made after every step."""
    game = petteia.load("age_of_mythology", seats=seats)
    assert isinstance(game, AgeOfMythology)
    g, rng, before = game.new(), Generator(seed), {}
    while g.pending():
        before = remember(g)
        if g.pending() == CHANCE:
            g.resolve(rng.pick(g.chance()))
        else:
            seat = g.pending()[rng.below(len(g.pending()))]
            options = g.legal(seat)
            g.carry_out(seat, options[rng.below(len(options))])
        for check in checks:
            check(g, before)
    return g


SIZES = pytest.mark.parametrize("seats", [2, 3, 5, 8])


@rule("AOM-INV-1", "AOM-INV-2", "AOM-INV-3")
@SIZES
def test_cubes_are_conserved_and_victory_cubes_only_leave_the_bank(seats: int) -> None:
    game_with(seats, 1, cubes_add_up, victory_cubes_add_up, victory_goes_one_way)


@rule("AOM-INV-4", "AOM-INV-5")
@SIZES
def test_tiles_are_conserved_and_lie_on_their_terrain(seats: int) -> None:
    game_with(seats, 2, tiles_add_up, tiles_lie_on_their_terrain)


@rule("AOM-INV-6", "AOM-INV-7")
@SIZES
def test_cards_are_conserved(seats: int) -> None:
    game_with(seats, 3, random_cards_add_up, permanent_cards_are_seven)


@rule("AOM-INV-8", "AOM-INV-9", "AOM-INV-10")
@SIZES
def test_figures_are_conserved_and_villagers_equal_houses(seats: int) -> None:
    game_with(seats, 4, figures_add_up, villagers_equal_houses, workers_stand_on_tiles)


@rule("AOM-INV-11", "AOM-INV-12")
@SIZES
def test_cities_keep_their_limits_and_building_tiles_are_conserved(seats: int) -> None:
    game_with(seats, 5, cities_keep_their_limits, building_tiles_add_up)


@rule("AOM-INV-13", "AOM-INV-14", "AOM-INV-15")
@SIZES
def test_hands_cards_in_front_and_ages_change_as_they_may(seats: int) -> None:
    game_with(seats, 6, hands_grow_in_phase_two_only, one_card_a_round, ages_rise_by_one)


@rule("AOM-INV-16", "AOM-INV-18")
@SIZES
def test_nothing_is_stored_above_the_limit_and_the_turns_are_few(seats: int) -> None:
    game_with(seats, 7, nothing_above_the_limit_after_spoilage, turns_are_bounded)


@rule("AOM-INV-17")
@SIZES
def test_each_phase_one_takes_the_right_number_of_cubes(seats: int) -> None:
    expected = min(3, seats)
    placed: dict[int, int] = {}

    def count(g: Position, before: dict[str, int]) -> None:
        if before["phase"] == 1:
            turn = int(g.turn())
            placed[turn] = placed.get(turn, 0) + before["bank"] - int(g.victory_bank())

    game_with(seats, 8, count)
    assert placed
    assert all(cubes == expected for turn, cubes in placed.items() if turn < max(placed))


@rule("AOM-INV-19", "AOM-INV-21")
@SIZES
def test_figures_fight_only_in_battles_and_no_count_is_negative(seats: int) -> None:
    game_with(seats, 9, figures_fight_only_in_battles, no_count_is_negative_and_no_hero_too_early)


ARMIES = {
    "norse": ["mythic_norse_hero", "huskarl", "valkyrie", "nidhogg", "dwarf", "jarl"],
    "egyptian": ["priest", "phoenix", "mummy", "pharaoh", "wadjet", "elephant"],
    "greek": ["hydra", "cyclops", "medusa", "heroic_greek_hero", "hoplite", "toxotes"],
}


@rule("AOM-INV-20")
@pytest.mark.parametrize(("attacker", "card"), [("egyptian", "egyptian_attack_isis"), ("norse", "norse_attack_bragi")])
@pytest.mark.parametrize("seed", range(8))
def test_every_encounter_takes_one_unit_out_unless_isis_returns_it(attacker: str, card: str, seed: int) -> None:
    """Units in the battle, counted at each retreat question; reinforcements come on top."""
    table = scenario(
        cultures=[attacker, "greek"],
        ages=["mythic", "mythic"],
        units=[ARMIES[attacker], ARMIES["greek"]],
        hands={0: [card]},
        resources=[[4, 4, 4, 9], [4, 4, 4, 9]],
    ).play(f"play {card}", "power", "area holding")
    table.commit(0, *ARMIES[attacker][:5]).commit(1, *ARMIES["greek"][:5])
    rng = Generator(seed)
    left, saved, called, encounters = 10, False, 0, 0
    while table.state.stack and any(isinstance(s, Battle) for s in table.state.stack):
        battle = table.battle()
        if table.pending == CHANCE:
            table.deal(int(rng.pick(table.state.chance())))
            continue
        if table.prompt == "retreat" and table.seat == 0 and int(battle.encounter) > encounters + 1:
            encounters += 1
            there = int(table.state.force(0)) + int(table.state.force(1))
            assert there == left - 1 + called + (1 if bool(battle.protected) and not saved else 0)
            left, saved, called = there, bool(battle.protected), 0
        options = [text for text in table.offered() if text != "retreat"]
        choice = options[int(rng.below(len(options)))]
        called += choice.startswith("reinforce")
        table.play(choice)
    assert encounters >= 1
