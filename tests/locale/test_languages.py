"""A game's texts in another language: everything that English has, with the same figures, and nothing more."""

import re
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from petteia.games import find
from petteia.locale import Param, Speech, languages
from tests import chequered
from tests.locale.spoken import ROOT, Messages, mentioned, messages, option_values, spoken, variables
from tests.locale.test_spoken_games import RAW, told
from tests.locale.test_texts import GAMES, components, named_components, room_of

LOCALE = ROOT / "petteia" / "locale"
SPOKEN = [
    pytest.param(path.parent.name, game, id=f"{path.parent.name}/{path.stem}")
    for game in GAMES
    for path in sorted(LOCALE.glob(f"*/{game}.ftl"))
    if path.parent.name != "en"
]
"""Languages and games with a file."""

DOMAINS = [
    pytest.param(path, path.parents[1] / "en" / path.name, id=f"{path.parent.name}/{path.stem}")
    for game in GAMES
    for path in sorted([*LOCALE.glob(f"*/{game}.ftl"), *LOCALE.glob(f"*/web_{game}.ftl")])
    if path.parent.name != "en"
]


def disagreements(english: Messages, other: Messages) -> list[str]:
    """Where a language has less, more or something else. Pieces of sentences (`face-`) depend on the grammar: a
    language may have more of them, if it uses them."""
    used = {name for message in other.values() for name in mentioned(message)}
    out = [f"{key} is missing" for key in sorted(set(english) - set(other))]
    out += [
        f"{key} is superfluous"
        for key in sorted(set(other) - set(english))
        if not (key.startswith("face-") and key in used)
    ]
    for key, message in english.items():
        if key in other:
            ours, theirs = parts(message, english), parts(other[key], other)
            out += [f"{key}{part} is missing" for part in ours if part not in theirs]
            out += [f"{key}{part} is superfluous" for part in theirs if part not in ours]
            out += [
                f"{key}{part} has {sorted(theirs[part])} instead of {sorted(ours[part])}"
                for part in ours
                if part in theirs and ours[part] != theirs[part]
            ]
    return out


def parts(message: ftl.Message, known: Messages) -> dict[str, set[str]]:
    """The variables of a message's value and of each of its attributes."""
    out = {f".{a.id.name}": variables(a.value, known) for a in message.attributes}
    return {"": variables(message.value, known), **out} if message.value is not None else out


@pytest.mark.parametrize(("path", "english"), DOMAINS)
def test_a_language_says_all_that_english_says_with_the_same_figures(path: Path, english: Path) -> None:
    assert disagreements(messages(english), messages(path)) == []


@pytest.mark.parametrize(("language", "game"), SPOKEN)
def test_long_words_of_names_say_where_they_may_be_broken(language: str, game: str) -> None:
    speech = Speech(language, ("common", game))
    page = (LOCALE / language / f"web_{game}.ftl").read_text(encoding="utf-8")
    breaks = re.search(r"^web-\w+-breaks = (.*)$", page, re.MULTILINE)
    assert breaks
    broken = breaks[1].replace("|", "").split()
    names = " ".join(speech.name(vocabulary, word) for vocabulary, word in named_components(components(game)))
    assert {word for word in re.findall(r"[^\W\d_]{13,}", names) if word not in broken} == set()
    assert all("|" in word for word in breaks[1].split())


@pytest.mark.parametrize(("language", "game"), SPOKEN)
def test_names_and_texts_can_be_said_with_the_figures_of_the_components(language: str, game: str) -> None:
    speech = Speech(language, ("common", game))
    for vocabulary, word in named_components(components(game)):
        assert speech.name(vocabulary, word)
        speech.text(vocabulary, word)
    for key, value in option_values(room_of(game)):
        assert speech.say(f"option-{key}-{value}") and speech.say(f"option-{key}-{value}.text")
    assert not speech.mistakes and not speech.missing


@pytest.mark.parametrize(("language", "game"), SPOKEN)
def test_every_message_can_be_said(language: str, game: str) -> None:
    asked, _ = spoken(room_of(game))
    speech = Speech(language, ("common", game))
    for key, given in asked.items():
        if not given.others and speech.has(key):
            for params in (given.params, given.params | given.secret):
                for number in ("0", "1", "2"):
                    said = {param: [number] if param in given.lists else number for param in params}
                    assert speech.say(key, **said).strip()
    assert not speech.mistakes and not speech.missing, (speech.mistakes, speech.missing)


@pytest.mark.parametrize(("game", "language"), chequered(GAMES, sorted(set(languages()) - {"en"})))
def test_a_random_game_is_told_without_gaps(language: str, game: str) -> None:
    kind = find(game)
    speech = Speech.of(kind, language)
    lines = told(speech, kind.SEAT_COUNTS[0], game, Random(1))
    assert len(lines) > 100
    assert [line for line in lines if RAW.search(line)] == []
    assert not speech.missing and not speech.mistakes, (speech.missing, speech.mistakes)


def test_every_game_is_spoken_in_every_language() -> None:
    others = [language for language in languages() if language != "en"]
    assert {tuple(param.values) for param in SPOKEN} == {(language, game) for language in others for game in GAMES}
    assert {"nl", "de"} <= set(others)


def test_disagreements_are_noticed() -> None:
    def written(text: str) -> Messages:
        return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}

    english = written("a = one { $n }\n    .text = two\nb = { $n ->\n    [one] x\n   *[other] { $n }\n    }\n")
    assert disagreements(english, english) == []
    assert disagreements(english, written("a = een\n    .name = twee\n")) == [
        "b is missing",
        "a.text is missing",
        "a.name is superfluous",
        "a has [] instead of ['n']",
    ]
    whole = "a = een { $n }\n    .text = twee\nb = { face-it } { $n }\n"
    assert disagreements(english, written(f"{whole}face-it = het\n")) == []
    assert disagreements(english, written(f"{whole}face-it = het\nface-that = dat\nc = drie\n")) == [
        "c is superfluous",
        "face-that is superfluous",
    ]


SERIALIZER = FluentSerializer()
NAMED = re.compile(r"SEAT\(\$(\w+)")
OF_ONESELF = {"event-crowned", "event-fleet_picked", "event-loading_order", "event-player_named", "event-voted"}
"""Texts in which an Archon or voter of Parthenon may name themselves."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_we_are_you_and_never_called_by_our_name(language: str, game: str) -> None:
    """Our actions and those that affect us are told in the second person, in every part of the sentence."""
    asked, _ = spoken(room_of(game))
    written = messages(LOCALE / language / f"{game}.ftl")
    events = [key for key in asked if key.startswith("event-")]
    named = {key: set(NAMED.findall(SERIALIZER.serialize_entry(written[key]))) for key in events}
    assert sum("seat" in whose for whose in named.values()) > 50
    speech = Speech(language, ("common", game), seat_name=["Ida", "Odo"].__getitem__, me=0)
    for key, whose in named.items():
        given = asked[key]
        if "seat" in whose:
            assert "you" in {attribute.id.name for attribute in written[key].attributes}, key
        for ours in [{name} for name in whose] + [whose] * (key in OF_ONESELF):
            for number, beside in product(("0", "1", "2"), ([], [1]) if ours & given.lists else ([],)):
                params: dict[str, Param] = {name: number for name in given.params | given.secret}
                params |= {name: [number] for name in given.lists} | {name: int(name not in ours) for name in whose}
                params |= {name: [*beside, 0] for name in ours & given.lists}
                said = speech.say(key, **params)
                assert said and "Ida" not in said, said
    assert not speech.mistakes and not speech.missing
