"""Every component and everything a game says has its message, and no message is left over."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from petteia.locale import VOICES, Speech
from tests.locale.spoken import ROOT, mentioned, messages, option_values, parsed, spoken, variables

FILES = sorted((ROOT / "petteia" / "locale").glob("*/*.ftl"))
GAMES = sorted(path.parent.name for path in (ROOT / "petteia" / "games").glob("*/components.toml"))
ENGINE = {
    "prompt-decide": set[str](),
    "prompt-over": set[str](),
    "prompt-waiting": {"seats"},
    "reason-first_finish": {"prompt"},
    "reason-game_over": set[str](),
    "reason-not_now": set[str](),
    "reason-not_your_decision": {"seat"},
}
"""What petteia/engine/protocol.py says by itself."""

TABLES = {
    "actions": "deed",
    "ages": "age",
    "attack_areas": "area",
    "buildings": "building",
    "god_powers": "god",
    "permanent_cards": "card",
    "production_tiles": "tile",
    "random_cards": "card",
    "resources": "resource",
    "terrains": "terrain",
    "units": "unit",
    "victory_cards": "victory",
}
"""The vocabulary of each table of a components.toml whose entries have names."""


def components(game: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "petteia" / "games" / game / "components.toml").read_text(encoding="utf-8"))


def named_components(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Vocabulary and word of every component."""
    for table, vocabulary in TABLES.items():
        for entry in data.get(table, []):
            yield vocabulary, entry["id"] if "id" in entry else "{terrain}_{resource}_{amount}".format(**entry)
    for word in data.get("cultures", {}):
        yield "culture", word
    for singular, plural in (("class", "classes"), ("type", "types")):
        for word in data.get("unit_tags", {}).get(plural, []):
            yield singular, word
    for figure in data.get("figures", []):
        yield "unit", figure["unit"]
    for card in [*data.get("permanent_cards", []), *data.get("random_cards", [])]:
        if "scope" in card:
            yield "scope", card["scope"]


def file_of(game: str) -> Path:
    return ROOT / "petteia" / "locale" / "en" / f"{game}.ftl"


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_a_file_has_no_junk_and_no_key_twice(path: Path) -> None:
    body = parsed(path).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
    assert [key for key in keys if keys.count(key) > 1] == []


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_whatever_a_message_refers_to_exists(path: Path) -> None:
    known = {**messages(path.with_name("common.ftl")), **messages(path)}
    assert {name for message in known.values() for name in mentioned(message)} <= set(known)


@pytest.mark.parametrize("game", GAMES)
def test_every_component_has_a_name_and_every_name_a_component(game: str) -> None:
    wanted = {f"{vocabulary}-{word}" for vocabulary, word in named_components(components(game))}
    wanted.add(f"game-{game}")
    keys = {key for key in messages(file_of(game)) if key.split("-")[0] not in VOICES}
    extra = {f"number-{n}" for n in range(1000)}
    assert sorted(wanted - keys) == [], "components without a name"
    assert sorted(keys - wanted - extra) == [], "names without a component"


@pytest.mark.parametrize("game", GAMES)
def test_names_and_texts_can_be_said_with_the_figures_of_the_components(game: str) -> None:
    speech = Speech("en", ("common", game))
    for vocabulary, word in named_components(components(game)):
        assert speech.name(vocabulary, word)
        speech.text(vocabulary, word)
    assert not speech.mistakes and not speech.missing


@pytest.mark.parametrize("game", GAMES)
def test_what_has_an_effect_has_a_text(game: str) -> None:
    data, speech = components(game), Speech("en", ("common", game))
    for table, vocabulary in TABLES.items():
        for entry in data.get(table, []):
            if entry.get("specials") or "effect" in entry or "reward" in entry or "action" in entry:
                assert speech.text(vocabulary, entry["id"]), f"{vocabulary}-{entry['id']}"


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_event_prompt_and_action_has_a_message_and_the_reverse(game: str) -> None:
    asked, unclear = spoken(game)
    assert unclear == [], "keys have to be written out, so that their messages can be found"
    for key, value in option_values(game):
        asked[f"option-{key}-{value}"] = set()
    voices = {key for key in messages(file_of(game)) if key.split("-")[0] in VOICES - {"face"}}
    common = set(messages(file_of("common")))
    assert sorted(set(asked) - voices - common) == [], "without a message"
    assert sorted(voices - set(asked)) == [], "messages nobody asks for"


@pytest.mark.parametrize("game", GAMES)
def test_messages_use_the_parameters_they_are_given(game: str) -> None:
    asked, _ = spoken(game)
    written = messages(file_of(game))
    for key, params in asked.items():
        if key in written:
            used = {name.removesuffix("_id").removesuffix("_count") for name in variables(written[key])}
            spare = unsaid(written[key])
            assert used <= params, f"{key} uses {sorted(used - params)}, is given {sorted(params)}"
            assert params - used == spare, f"{key} leaves out {sorted(params - used)}, its comment {sorted(spare)}"


def unsaid(message: ftl.Message) -> set[str]:
    """Parameters a message leaves out on purpose: its comment says `Unsaid: $seat`."""
    comment = message.comment.content if message.comment is not None and message.comment.content else ""
    lines = [line for line in comment.splitlines() if line.startswith("Unsaid:")]
    return {word.strip("$,.") for line in lines for word in line.removeprefix("Unsaid:").split()}


def test_the_engine_s_own_messages_are_there() -> None:
    written = messages(file_of("common"))
    for key, params in ENGINE.items():
        assert key in written
        assert variables(written[key]) | unsaid(written[key]) == params, key
