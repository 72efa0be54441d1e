"""Ratings: the worth of the levels comes from the ladder, levels stay in place, and people find theirs."""

import math
import random
import re

import pytest

from petteia.server.ratings.model import POINTS, in_points, levels, matches, may_be_rated, odds, unit
from petteia.store.people.results import Skill, fold
from petteia.tables.ports.store import Finish, Outcome
from tests import ROOT

pytestmark = pytest.mark.part("friends")
pytest.importorskip("openskill", reason="ratings need openskill")
GAMES = {"Deukalion": "deukalion", "Parthenon": "parthenon", "Age of Mythology": "age_of_mythology"}


@pytest.fixture(scope="module")
def model():
    from petteia.server.ratings.model import PlackettLuce

    return PlackettLuce()


def test_the_ladder_is_the_one_that_was_measured():
    text = (ROOT / "docs" / "ladder.md").read_text("utf-8")
    found = set()
    for title, seats, body in re.findall(r"^## ([\w ]+), (\d) seats\n(.*?)(?=^## )", text, re.S | re.M):
        for upper, lower, won, of in re.findall(r"^\| (\w+) \| (\w+) \| (\d+) \| (\d+) \|", body, re.M):
            if "random" not in (upper, lower):
                names = ["hoplite" if name == "greedy" else name for name in (upper, lower)]
                found.add((GAMES[title], int(seats), *names, float(won), int(of)))
    assert {(m.game, m.seats, m.upper, m.lower, float(m.won), m.of) for m in matches()} == found


def test_levels_are_worth_what_the_scale_of_the_ladder_says():
    text = (ROOT / "docs" / "ladder.md").read_text("utf-8")
    names = ["shepherd", "fisher", "merchant", "hoplite", "seer", "olympian"]
    for title, game in GAMES.items():
        row = re.search(rf"^\| {title} \|([ \d|]+)\|$", text, re.M)
        assert row is not None
        told = dict(zip(names, map(int, row[1].split("|")), strict=True))
        worth = {name: round(value * POINTS) for name, value in odds(game).items()}
        assert worth.keys() == told.keys()
        assert max(abs(worth[name] - told[name]) for name in names) <= 15
        for seats in (2, 3, 4):
            assert {name: in_points(game, seats, mu).points for name, mu in levels(game, seats).items()} == worth
    assert may_be_rated("deukalion", "greedy") and not may_be_rated("deukalion", "random")
    assert not may_be_rated("agora", "hoplite")


def luce(rng: random.Random, worth: list[float], seats: int) -> list[int]:
    """Places drawn with Luce's odds."""
    left, places = list(range(len(worth))), [0] * len(worth)
    for place in range(1, len(worth) + 1):
        seat = rng.choices(left, [math.exp(worth[n] / unit(seats)) for n in left])[0]
        left.remove(seat)
        places[seat] = place
    return places


@pytest.mark.parametrize(("game", "seats", "like"), [("deukalion", 2, "shepherd"), ("age_of_mythology", 4, "olympian")])
def test_somebody_who_plays_like_a_level_is_rated_like_it_against_bots_alone(model, game, seats, like):
    worth, off = levels(game, seats), []
    for trial in range(8):
        rng, known = random.Random(trial), {}
        for _ in range(40):
            others = rng.choices(list(worth), k=seats - 1)
            places = luce(rng, [worth[like], *(worth[bot] for bot in others)], seats)
            bots = [Finish("", bot, place) for bot, place in zip(others, places[1:], strict=True)]
            known |= model.rate(game, [Finish("ida", "", places[0]), *bots], known)
        assert known.keys() == {"ida"} and known["ida"].games == 40
        off.append(in_points(game, seats, known["ida"].mu).points - in_points(game, seats, worth[like]).points)
    assert abs(sum(off) / len(off)) < 60, off


def test_levels_do_not_move_and_a_shared_place_pulls_two_together(model):
    before = levels("deukalion", 2)
    seats = [Finish("ida", "", 1), Finish("joe", "", 1)]
    strong = {"ida": Skill(40, 3, 5), "joe": Skill(20, 3, 5)}
    after = model.rate("deukalion", seats, strong)
    assert after["joe"].mu > 20 and after["ida"].mu < 40 and after["joe"].games == 6
    assert levels("deukalion", 2) == before
    beaten = model.rate("deukalion", [Finish("ida", "", 2), Finish("", "greedy", 1)], {})
    assert beaten == model.rate("deukalion", [Finish("ida", "", 2), Finish("", "hoplite", 1)], {})
    assert beaten["ida"].mu < 25 and beaten["ida"].sigma < 25 / 3


def bent(model, games: int, puppets: int, early: bool) -> int | None:
    """A player's points after this many wins against their own second guests, who resign."""
    played = [
        Outcome(
            f"{n:04}",
            "deukalion",
            n,
            True,
            True,
            [Finish(f"p{n % puppets}", "", 2, True, 0, early), Finish("x", "", 1)],
        )
        for n in range(games)
    ]
    found = fold(model, played)[("deukalion", 2)]
    assert all(skill.mu < 25 for player, skill in found.items() if player != "x"), "they have lost all the same"
    return in_points("deukalion", 2, found["x"].mu).points if "x" in found else None


def test_somebody_who_beats_nobody_but_their_own_second_guests_is_hardly_rated(model):
    assert bent(model, 40, 10, early=True) is None, "they had hardly played"
    known = {"x": Skill(25, 25 / 3)}
    in_full = model.rate("deukalion", [Finish("p", "", 2), Finish("x", "", 1)], known)["x"].mu
    assert (
        25
        < fold(model, [Outcome("a", "deukalion", 1, True, True, [Finish("p", "", 2), Finish("x", "", 1)])])[
            ("deukalion", 2)
        ]["x"].mu
        < in_full
    )
    levels_there = [in_points("deukalion", 2, mu).points for mu in levels("deukalion", 2).values()]
    for puppets in (1, 10, 40):
        points = bent(model, 40, puppets, early=False)
        assert points is not None and points < max(levels_there), "the best level is not beaten in an evening so"


def test_who_leaves_at_once_takes_nothing_from_those_who_play_on(model):
    seats = [Finish("ida", "", 1), Finish("joe", "", 2), Finish("kim", "", 3, True, 0, True)]
    found = fold(model, [Outcome("a", "deukalion", 1, True, True, seats)])[("deukalion", 3)]
    assert found["ida"].mu > 25 > found["joe"].mu > found["kim"].mu


def test_friends_who_play_with_others_too_count_in_full(model):
    def one(n: int, *seats: Finish) -> Outcome:
        return Outcome(f"{n:04}", "deukalion", n, True, True, list(seats))

    known = [one(n, Finish(who, "", 1), Finish("", "merchant", 2)) for n, who in enumerate(("ida", "joe") * 3)]
    before = fold(model, known)[("deukalion", 2)]
    game = [Finish("ida", "", 1), Finish("joe", "", 2)]
    after = fold(model, [*known, one(9, *game)])[("deukalion", 2)]
    assert after == model.rate("deukalion", game, before)


def test_results_count_in_the_order_in_which_games_ended(model):
    def one(table: str, ended: int, first: str, second: str, rated: bool = True) -> Outcome:
        return Outcome(table, "deukalion", ended, rated, True, [Finish(first, "", 1), Finish(second, "", 2)])

    games = [one("c", 3, "ida", "joe"), one("a", 9, "joe", "kim"), one("b", 3, "kim", "ida")]
    right = fold(model, games)
    assert right == fold(model, games[::-1]) and right.keys() == {("deukalion", 2)}
    assert right != fold(model, [one("c", 10, "ida", "joe"), *games[1:]])
    assert fold(model, [one("d", 1, "ida", "joe", rated=False)]) == {}
