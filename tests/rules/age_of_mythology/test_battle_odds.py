"""AOM-5.5 — The odds of an encounter, calculated here in a few lines and compared with the engine's chance nodes."""

from fractions import Fraction
from math import comb

import pytest

from petteia.engine.events import Sink
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.game import Position
from petteia.games.age_of_mythology.scenario import Tabletop
from tests.rules import rule
from tests.rules.age_of_mythology.battles import attack, meet


def attacker_wins(a: int, d: int, tie: int | None = None) -> Fraction:
    """How likely a dice beat d dice: binomials against each other. A tie is rolled again, or goes to a side."""
    p, q = ([Fraction(comb(n, k) * 5 ** (n - k), 6**n) for k in range(n + 1)] for n in (a, d))
    more = sum((p[i] * q[j] for i in range(a + 1) for j in range(d + 1) if i > j), Fraction(0))
    even = sum((p[i] * q[i] for i in range(min(a, d) + 1)), Fraction(0))
    return more / (1 - even) if tie is None else more + even * (1 - tie)


def engine_says(table: Tabletop) -> Fraction:
    """The same from the engine: exact probabilities multiplied through the chance nodes, a tie being the roll that
    stands again where this one began. Positions that are alike are followed once."""
    assert table.pending == CHANCE
    begin = table.state.digest()
    share = {"0": Fraction(0), "1": Fraction(0), "again": Fraction(0)}
    now = {begin: (table.state, Fraction(1))}
    while now:
        after: dict[int, tuple[Position, Fraction]] = {}
        for state, odds in now.values():
            weights = [int(w) for w in state.chance()]
            assert 0 < sum(weights) < 2**53
            for outcome, weight in enumerate(weights):
                world, sink, likely = state.clone(), Sink(), odds * Fraction(weight, sum(weights))
                world.resolve(outcome, sink)
                won = [event.form(-1)["seat"] for event in sink.events if event.kind.name == "encounter_won"]
                if won:
                    share[str(won[0])] += likely
                    continue
                name = world.digest()
                if name == begin:
                    share["again"] += likely
                else:
                    after[name] = (world, after[name][1] + likely if name in after else likely)
        now = after
    assert sum(share.values()) == 1
    return share["0"] / (1 - share["again"])


def hydra_after(kills: int) -> Tabletop:
    """A Hydra behind a Wall has eliminated so many of the horde Heimdall let loose, and a Huskarl comes next."""
    horde = ["jarl"] * 8 + ["throwing_axeman"] * 8 + ["valkyrie"] * 8 + ["frost_giant"] * 8
    table = attack(
        [*horde[:kills], "huskarl", "troll"], ["hydra"], "city",
        card="norse_attack_heimdall", power=True, buildings={1: ["wall"]},
    )  # fmt: skip
    for unit in horde[:kills]:
        meet(table, unit, "hydra").roll(0, 1)
    return meet(table, "huskarl", "hydra")


@rule("AOM-5.5.1", "AOM-5.5.6")
@pytest.mark.parametrize(
    ("attacker", "defender", "a", "d"),
    [
        ("hoplite", "spearman", 4, 3),
        ("hippokon", "spearman", 3, 6),
        ("mummy", "classical_greek_hero", 5, 9),
        ("mythical_greek_hero", "son_of_osiris", 13, 8),
        ("dwarf", "scorpion_man", 11, 5),
    ],
)
def test_the_chance_nodes_have_the_odds_of_the_dice(attacker: str, defender: str, a: int, d: int) -> None:
    table = meet(attack([attacker], [defender]), attacker, defender)
    assert table.dice() == (a, d)
    assert engine_says(table) == attacker_wins(a, d)


@rule("AOM-5.5.3")
def test_medusa_has_the_odds_of_one_who_wins_ties() -> None:
    table = meet(attack(["medusa"], ["scorpion_man"]), "medusa", "scorpion_man")
    assert engine_says(table) == attacker_wins(11, 5, tie=0)
    table = meet(attack(["scorpion_man"], ["medusa"]), "scorpion_man", "medusa")
    assert engine_says(table) == attacker_wins(5, 11, tie=1)


@rule("AOM-5.5.4")
def test_a_berserk_unit_has_the_odds_of_one_who_loses_ties() -> None:
    table = meet(attack(["heroic_norse_hero"], ["mummy"]), "heroic_norse_hero", "mummy").play("berserk")
    assert engine_says(table) == attacker_wins(6 + 4 + 2, 5, tie=1)
    table = meet(attack(["mummy"], ["huskarl"]), "mummy", "huskarl").play("berserk")
    assert engine_says(table) == attacker_wins(5, 3 + 2, tie=0)


@rule("AOM-1.1.13", "AOM-5.5.1")
@pytest.mark.parametrize(("kills", "handfuls"), [(8, 1), (9, 2), (12, 2), (29, 3)])
def test_more_than_twenty_dice_are_rolled_in_handfuls_with_the_same_odds(kills: int, handfuls: int) -> None:
    table = hydra_after(kills).play("no")
    dice = 6 + 4 + 2 + kills
    assert table.dice() == (3, dice)
    assert engine_says(table) == attacker_wins(3, dice)
    rolled = len(table.heard("rolled"))
    table.deal(0)
    for _ in range(handfuls):
        assert len(table.heard("rolled")) == rolled + 1, "the defender is not done"
        table.deal(1)
    last = table.heard("rolled")[-1]
    assert (last["seat"], last["dice"], last["hits"]) == (1, dice, handfuls)
    assert last["sources"] == [6, 4, kills, 0, 0, 0, 0, 2], "printed, against, kills, ... and the Tower or Wall"


@rule("AOM-1.1.13")
def test_both_sides_may_roll_more_than_twenty_dice() -> None:
    table = hydra_after(14).play("no")
    step = table.battle()
    step.dice[0] = 24  # more than any attacker can come to: the arithmetic does not depend on the unit
    weights = [int(w) for w in table.state.chance()]
    assert len(weights) == 21
    table.deal(20)
    assert [int(w) for w in table.state.chance()] == [comb(4, k) * 5 ** (4 - k) for k in range(5)]


def test_the_calculation_knows_a_hand_worked_case() -> None:
    assert attacker_wins(1, 1) == Fraction(1, 2)
    assert attacker_wins(2, 1) == Fraction(11 * 5 + 1, 11 * 5 + 1 + 25)  # of 216 rolls: 56 won, 25 lost
    assert attacker_wins(1, 1, tie=0) == Fraction(5 + 26, 36)
