"""From a search to the puzzles of a game: which of the proved ones are kept, and what is written down of them."""

from collections.abc import Mapping
from typing import Any, Final

from petteia.bots.greedy import evaluation_of
from petteia.bots.puzzles import Book, name_of, rated
from petteia.bots.rollouts import ALIKE, NEXT, Rollouts
from petteia.engine.manifest import manifest_of
from petteia.lab.positions import SearchRun, opened

END: Final = "end"
"""The theme of positions close to the end, whatever is asked."""
SHARE: Final = 4
"""A kind of decision has at most one of so many puzzles, as long as there are others."""


def book_from(run: SearchRun, levels: Mapping[str, int], most: int) -> Book:
    """The puzzles of a search. Of the same kind of decision in the same game only the widest margin is kept; then those
    that some level fails come first, and no kind has more than its share."""
    game = opened(run.search.game, run.search.seats[0])
    method = {**Rollouts(game, run.search.turns).method(), "worlds": run.search.worlds}
    book = Book(game.id, int(game.rules_version), method, dict(levels))
    found: dict[tuple[int, str], dict[str, Any]] = {}
    for (seed, number), proof in sorted(run.proofs.items()):
        if "proof" in proof:
            one = next(each for each in run.games[seed]["puzzles"] if each["number"] == number)
            plain = described(run, seed, one, proof, book)
            key = (seed, one["kind"])
            if key not in found or margin(plain) > margin(found[key]):
                found[key] = plain
    kinds: dict[str, int] = {}
    left: list[dict[str, Any]] = []
    for plain in sorted(found.values(), key=lambda each: (sum(each["solved"].values()) == full(each), each["id"])):
        if plain["id"] in book.puzzles:
            continue
        kinds[plain["kind"]] = kinds.get(plain["kind"], 0) + 1
        if kinds[plain["kind"]] * SHARE > most:
            left.append(plain)
        elif len(book.puzzles) < most:
            book.add(plain)
    for plain in left[: most - len(book.puzzles)]:
        book.add(plain)
    return book


def full(plain: Mapping[str, Any]) -> int:
    """How many tries there were."""
    return int(plain["tries"]) * len(plain["solved"])


def margin(plain: Mapping[str, Any]) -> float:
    """How many points the nearest wrong option loses."""
    return min(float(option[1]) for option in plain["options"] if option[1] > ALIKE)


def described(
    run: SearchRun, seed: int, one: Mapping[str, Any], proof: Mapping[str, Any], book: Book
) -> dict[str, Any]:
    """A puzzle that was proved, as it is written down."""
    game, found = run.search.open(seed), proof["proof"]
    state = game.unpack(list(one["cells"]))
    end = evaluation_of(game).endgame(state)
    theme = END if end else manifest_of(type(game)).themes.get(one["kind"], "turn")
    options = [[game.actions.text(found["best"]), 0.0, 0.0, found["worlds"]]]
    options += [[game.actions.text(action), *figures] for action, *figures in found["gaps"]]
    assert all(points <= ALIKE or points >= NEXT for _, points, _, _ in options), "the proof has seen to it"
    tries = [(book.levels[level], right, proof["tries"]) for level, right in proof["solved"].items()]
    return {
        "id": name_of(one["cells"], one["seat"]), "seats": int(game.seats), "seat": one["seat"], "kind": one["kind"],
        "theme": theme, "turn": one["turn"], "phase": one["phase"], "cells": one["cells"], "chance": found["chance"],
        "options": options, "solved": proof["solved"], "tries": proof["tries"], "rating": rated(tries, book.middle),
    }  # fmt: skip
