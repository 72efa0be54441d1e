"""Puzzles: what ships with the games is sound, play-outs bear it out, and the sieve knows a puzzle from others."""

from math import sqrt

import pytest

import petteia
from petteia.bots.puzzles import Book, Puzzle, WeighedOption, book_of, day_order, name_of, rated
from petteia.bots.regret import Run
from petteia.bots.rollouts import ALIKE, MOST_ANSWERS, NEXT, Gap, Rollouts, hopeless, refuted
from petteia.engine.manifest import manifest_of
from petteia.engine.record import Record
from petteia.engine.replay import Replay
from petteia.games import find
from petteia.lab.puzzles import END
from petteia.locale import Speech
from tests.bots.asked import first_choice
from tests.shelf import GAMES

LEAST = 35
FEW = {"parthenon": 3}
"""How many puzzles a game has at least; Parthenon's play-outs take long, and few have been found."""
REROLLED = 50
"""How many of each are rolled again, at full size."""
LEVELS = {"shepherd": 0, "hoplite": 300, "olympian": 600}


def run(reached: list[int], action: int = 1) -> Run:
    out = Run(action)
    out.reached += reached
    return out


def puzzle(**more: object) -> Puzzle:
    options = (
        WeighedOption("a", 0.0, 0.0, 1000),
        WeighedOption("b", 1.2, 0.5, 1000),
        WeighedOption("c", 14.0, 0.6, 1000),
    )
    known: dict[str, object] = {
        "id": "p", "game": "agora", "seats": 2, "seat": 0, "kind": "act", "theme": "turn", "turn": 1, "phase": "",
        "cells": (1, 2), "chance": 60.0, "options": options, "solved": {"shepherd": 0, "olympian": 3}, "tries": 3,
        "rating": 400,
    }  # fmt: skip
    return Puzzle(**{**known, **more})  # type: ignore[arg-type]


# -- what ships -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_opens_and_its_options_are_those_of_the_position(game: str) -> None:
    book = book_of(find(game))
    assert len(book.puzzles) >= FEW.get(game, LEAST)
    themes = {END, *manifest_of(find(game)).themes.values()}
    for name, one in book.puzzles.items():
        box = petteia.load(game, one.seats)
        state = one.open(box)
        assert list(one.cells) == [int(x) for x in state.pack()] and name == name_of(one.cells, one.seat), name
        assert one.seat in state.pending(), name
        assert sorted(box.actions.text(int(n)) for n in state.legal(one.seat)) == one.texts(), name
        assert state.prompt(one.seat).key == one.kind and one.theme in themes, name
        assert 1 <= len(one.answers) <= MOST_ANSWERS and one.options[0].text in one.answers, name
        wrong = [each for each in one.options if each.text not in one.answers]
        assert wrong and all(each.points - 2 * each.error >= NEXT - 0.1 for each in wrong), name
        assert all(each.worlds >= 100 for each in one.options), name
        assert max(each.worlds for each in wrong) == book.method["worlds"] >= 1000, name


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_theme_has_words(game: str, language: str) -> None:
    speech = Speech.of(petteia.load(game), language, str, "web")
    for theme in {END, "turn", *manifest_of(find(game)).themes.values()}:
        assert speech.has(f"web-puzzles-theme-{theme}"), theme


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_a_record_that_can_be_played_on(game: str) -> None:
    one = min(book_of(find(game)).puzzles.values(), key=lambda each: each.id)
    box = petteia.load(game, one.seats)
    record = Record.parse(one.record(box, [f"seat {n}" for n in range(one.seats)]))
    assert Replay(record, box).run().state.digest() == one.open(box).digest()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_what_is_right_is_right_in_other_worlds(game: str) -> None:
    """No puzzle's answer changes in 2,000 fresh paired play-outs, and nothing else comes near it."""
    book = book_of(find(game))
    for _, name in day_order((game, each) for each in book.puzzles)[:REROLLED]:
        one = book.puzzles[name]
        box = petteia.load(game, one.seats)
        state = one.open(box)
        known = {"seat": one.seat, "known": [int(x) for x in state.observe(one.seat).pack()]}
        meter = Rollouts(box, int(book.method["turns"])).meter
        best, *others = [box.actions.number(each.text) for each in one.options]
        nearest = next(n for n, each in zip(others, one.options[1:], strict=True) if each.points > ALIKE)
        lost = meter.loss(known, nearest, best, int(book.method["worlds"]), seed=77)
        error = (lost.high - lost.low) / 4
        was = one.of(box.actions.text(nearest))
        assert lost.low > 0, name
        assert abs(lost.points - was.points) < 4.5 * sqrt(error**2 + was.error**2) + 0.1, (name, lost.plain(), was)


# -- how they are found ---------------------------------------------------------------------------------------------


def test_a_gap_is_measured_in_the_worlds_both_have_met() -> None:
    gap = Gap(run([300] * 40, 7), run([500] * 60))
    assert (gap.action, gap.points, gap.worlds) == (7, 20.0, 40)
    assert 0 < gap.error < Gap(run([300] * 4), run([500] * 4)).error  # few worlds say little, however alike they are


def test_what_lies_between_right_and_wrong_makes_no_puzzle() -> None:
    best = run([500] * 400)
    near, far, alike = Gap(run([430] * 400), best), Gap(run([300] * 400), best), Gap(run([495] * 400), best)
    assert not refuted([far], []) and not refuted([far, alike], []) and not refuted([alike], [far])
    assert refuted([far, near], [])
    assert refuted([alike], [])
    assert refuted([alike] * MOST_ANSWERS, [far])
    assert not hopeless([far, alike], 100, 1000)
    assert hopeless([Gap(run([401] * 900), run([500] * 900))], 900, 1000)


def test_sieve_and_proof_know_a_decision_from_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """With play-outs that are given: one option is right, one as good, all others lose twenty points; or five."""
    rolls = Rollouts(petteia.load("deukalion", 2))
    game = rolls.meter.game
    state, seat, options = first_choice(game, 4)
    known = {"seat": seat, "known": [int(x) for x in state.observe(seat).pack()]}
    lost = {options[0]: 0, options[1]: 10}

    def given(loses: int) -> None:
        def heat(view: object, seat: int, runs: list[Run], worlds: int, rng: object) -> None:
            for each in runs:
                each.reached += [500 - lost.get(int(each.action), loses)] * worlds

        class Meter(type(rolls.meter)):  # type: ignore[misc]
            heat_of = staticmethod(heat)

        monkeypatch.setattr(rolls, "meter", Meter(game))

    try:
        given(200)
    except TypeError:
        pytest.skip("compiled classes have no such subclasses")
    found = rolls.sift(known)
    assert found is not None and found.best == options[0] and found.answers == options[:2] and found.nearest == 20.0
    proved = rolls.prove(known)
    assert proved is not None and proved.answers == options[:2] and proved.chance == 50.0
    assert {gap.worlds for gap in proved.gaps} == {100, 1000}  # the nearest wrong one and the right one go all the way
    given(50)
    assert rolls.sift(known) is None and rolls.prove(known) is None


# -- what is written down -------------------------------------------------------------------------------------------


def test_a_book_is_read_as_it_was_written() -> None:
    book = Book("agora", 1, {"worlds": 1000}, LEVELS)
    book.add(puzzle().plain())
    again = Book.unpacked(book.packed())
    assert again == book and again.packed() == book.packed()
    one = again.puzzles["p"]
    assert one.answers == ("a", "b") and one.margin == 14.0 and one.of("c").points == 14.0
    with pytest.raises(ValueError, match="right would be one of: a; b; c"):
        one.of("d")
    with pytest.raises(ValueError, match="no file of puzzles"):
        Book.unpacked(b"nonsense")


def test_ratings_follow_who_solves_what() -> None:
    middle = 300.0
    easy = rated([(0.0, 3, 3), (300.0, 3, 3), (600.0, 3, 3)], middle)
    fair = rated([(0.0, 0, 3), (300.0, 2, 3), (600.0, 3, 3)], middle)
    hard = rated([(0.0, 0, 3), (300.0, 0, 3), (600.0, 0, 3)], middle)
    assert easy < fair < hard and rated([], middle) == 300
    assert rated([(300.0, 99, 100)], middle) < easy
    book = Book("agora", 1, {}, LEVELS)
    assert [book.difficulty(one) for one in (easy, 300, hard)] == ["easy", "medium", "hard"]


def test_days_have_all_puzzles_in_an_order_of_their_own() -> None:
    names = [("agora", str(n)) for n in range(50)]
    order = day_order(names)
    assert sorted(order) == sorted(names) and order != sorted(names) and order == day_order(reversed(names))
