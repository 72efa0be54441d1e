"""Every component and every message of a game has a text, and no text is left over."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from petteia.games.deukalion.terms import FIGHTS
from petteia.locale import VOICES, Speech, languages
from tests.locale.spoken import (
    ENGINE,
    ROOT,
    Asked,
    Messages,
    fuller,
    mentioned,
    messages,
    option_values,
    parsed,
    pieces,
    spoken,
    unsaid,
    variables,
)
from tests.said import plan_keys, plans_of

FILES = sorted((ROOT / "petteia" / "locale").glob("*/*.ftl"))
GAMES = sorted(path.parent.name for path in (ROOT / "petteia" / "games").glob("*/components.toml"))
TABLES = {
    "acropolis": "structure",
    "action_card": "card",
    "actions": "deed",
    "aegis": "card",
    "ages": "age",
    "attack_areas": "area",
    "buildings": "building",
    "city": "city",
    "commodities": "card",
    "events": "omen",
    "expansion": "expansion",
    "fleets": "fleet",
    "god_powers": "god",
    "harbor_status": "harbor",
    "hazards": "hazard",
    "hero": "hero",
    "islands": "island",
    "lands": "land",
    "mission_card": "mission",
    "mission_task_type": "task",
    "permanent_cards": "card",
    "phases": "phase",
    "philosophies": "philosophy",
    "production_tiles": "tile",
    "random_cards": "card",
    "resources": "resource",
    "settlement": "settlement",
    "terrains": "terrain",
    "treasure_colour": "treasure",
    "units": "unit",
    "victory_cards": "victory",
    "wonders": "wonder",
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
    for action in data.get("kylix", {}).get("action", []):
        yield "kylix", action["id"]
    for sign in data.get("board", {}).get("legend", {}).values():
        if "id" not in sign:
            yield "square", sign["kind"]
    for figure in data.get("figures", []):
        yield "unit", figure["unit"]
    if "mission_card" in data:
        yield from [("fight", fight) for fight in FIGHTS]
    for phase in ["setup", *data.get("turn", {}).get("phases", [])]:
        yield "phase", phase
    for card in [*data.get("permanent_cards", []), *data.get("random_cards", [])]:
        if "scope" in card:
            yield "scope", card["scope"]
    yield from words_of_islands(data)


def words_of_islands(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The other names of Parthenon's components: places on an island, lines, prices."""
    if "islands" not in data:
        return
    for village in ("a1", "b1", "c1", "a2", "b2", "c2"):
        yield "village", village
        yield "structure", f"village_{village}"
    yield from [("structure", "workshop_1"), ("structure", "workshop_2"), ("harbor", "face_down")]
    yield from [("class", "basics"), ("class", "rares"), ("class", "gold_cards")]
    yield from [("item", "other_basic"), ("item", "any_basic")]
    for good in data["commodities"]:
        if good["class"] == "basic":
            yield "item", good["id"]
    yield from [("region", region) for region in ("neighboring", "foreign")]
    yield from [("stage", stage) for stage in ("deck", "plan", "partial", "complete")]
    yield from [("trader", status) for status in ("active", "waiting", "done")]
    yield from [("discount", how) for how in ("plain", "sophism", "eager", "both")]
    offers = [offer for land in data["lands"] for offer in land["offers"]]
    at_home = [line for building in data["acropolis"] for line in building["effect"].get("table", [])]
    yield from [("line", row["line"]) for row in [*data["trade_rates"], *offers, *at_home] if "line" in row]
    for table in ("philosophies", "wonders", "events"):
        for entry in data[table]:
            if entry["effect"]["kind"] == "build_discount":
                yield "discount", entry["id"]
            for option in entry["effect"].get("pay_options", []):
                for kind, count in option.items():
                    yield "payment", f"{count}_{kind}"


def room_of(game: str) -> Path:
    return ROOT / "petteia" / "games" / game


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
    wanted |= {f"piece-{kind}" for kind in pieces(room_of(game))} - {"piece-villager"}
    keys = {key for key in messages(file_of(game)) if key.split("-")[0] not in VOICES}
    assert sorted(wanted - keys) == [], "components without a name"
    assert sorted(keys - wanted) == [], "names without a component"


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
def test_every_plan_of_a_game_can_be_said(game: str) -> None:
    for language in languages():
        speech = Speech(language, ("common", game))
        for kind, fields in plans_of(game):
            assert speech.say(f"plan-{kind}.text")
            for field in fields:
                if not field.values or field.most > 1:
                    for n in (0, 1, 2):
                        assert speech.say(f"plan-{field.key}.said", value=n)
                if field.besides:
                    assert speech.say(f"plan-{field.key}.pair", value="a", beside="b", count=2)
                    assert speech.say(f"plan-{field.key}.beside")
                if field.most > 1 and field.high:
                    assert speech.say(f"plan-{field.key}.count")
                    assert field.besides or speech.say(f"plan-{field.key}.counted", value="a", count=2)
        assert not speech.mistakes and not speech.missing, (speech.mistakes, speech.missing)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_rules_say_has_a_message_and_every_message_is_said(game: str) -> None:
    found, unclear = spoken(room_of(game))
    asked = dict(found)
    assert unclear == [], "keys have to be written out, so that their messages can be found"
    for key, value in option_values(room_of(game)):
        asked[f"option-{key}"] = asked[f"option-{key}-{value}"] = Asked()
    asked.update({key: Asked() for key in plan_keys(game)})
    voices = {key for key in messages(file_of(game)) if key.split("-")[0] in VOICES - {"face", "word"}}
    beside = {f"plan-{field.key}-{word}" for _, fields in plans_of(game) for field in fields for word in field.besides}
    asked.update({key: Asked() for key in beside & voices})  # the rest are words of the game
    assert sorted(set(asked) - voices - set(messages(file_of("common")))) == [], "without a message"
    assert sorted(voices - set(asked)) == [], "messages nobody asks for"


def test_codes_of_reasons_kept_in_objects_and_options_of_a_manifest_are_found(tmp_path: Path) -> None:
    (tmp_path / "effects.py").write_text(
        "class Hindrance:\n"
        "    def figures(self): return {'card': 1}\n"
        "    def reason(self): return Reason(self.code, self.figures(), self.rule)\n"
        "class Plain(Hindrance):\n"
        "    def figures(self): return {}\n"
        "ONE = Hindrance('not_in_hand', 'DEU-8.1.1')\n"
        "TWO = Plain('nobody_below', 'DEU-8.1.4')\n"
    )
    (tmp_path / "manifest.toml").write_text('[[options]]\nkey = "drafts"\n[options.values]\nprinted = {}\n4 = {}\n')
    assert spoken(tmp_path) == (
        {"reason-not_in_hand": Asked({"card"}, always={"card"}), "reason-nobody_below": Asked(always=set())},
        [],
    )
    assert list(option_values(tmp_path)) == [("drafts", "printed"), ("drafts", "4")]
    (tmp_path / "unclear").mkdir()
    (tmp_path / "unclear" / "rules.py").write_text("def why(code):\n    return Reason(code, {}, 'DEU-1.1')\n")
    assert spoken(tmp_path / "unclear")[1] == ["rules.py:2: Reason(code, {}, 'DEU-1.1')"]


def test_whatever_the_engine_says_has_a_message() -> None:
    asked, _ = spoken(ENGINE)
    assert asked
    assert sorted(set(asked) - set(messages(file_of("common")))) == []


@pytest.mark.parametrize("game", ["", *GAMES])
def test_messages_say_all_they_are_given_and_nothing_else(game: str) -> None:
    asked, _ = spoken(room_of(game) if game else ENGINE)
    common = messages(file_of("common"))
    written = {**common, **messages(file_of(game))} if game else common
    problems = [problem for key, given in asked.items() if key in written for problem in faults(key, given, written)]
    assert problems == []


def faults(key: str, given: Asked, written: Messages) -> list[str]:
    """The errors in a message's parameters. Its comment lists those it leaves out on purpose."""
    message = written[key]
    used = variables(message.value, written)
    for_some = variables(fuller(message), written)
    left_out = given.params | given.secret if fuller(message) is None else given.params | given.secret - for_some
    left_out = left_out - used - for_some - unsaid(message)
    out = []
    always = given.params if given.always is None else given.always
    if not given.others and used - always:
        out.append(f"{key} asks for {sorted(used - always)}, is always given {sorted(always)}")
    if for_some - given.params - given.secret:
        out.append(f"{key}.known asks for {sorted(for_some - given.params - given.secret)}")
    if left_out:
        out.append(f"{key} leaves out {sorted(left_out)}")
    if unsaid(message) - given.params - given.secret:
        out.append(f"{key} leaves out {sorted(unsaid(message))}, is given {sorted(given.params)}")
    return out


@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_said(game: str) -> None:
    asked, _ = spoken(room_of(game))
    speech = Speech("en", ("common", game))
    for key, given in asked.items():
        if not given.others and speech.has(key):
            for params in (given.params, given.params | given.secret):
                said = {param: ["1"] if param in given.lists else "1" for param in params}
                assert speech.say(key, **said).strip()
    assert not speech.mistakes, speech.mistakes


def test_faults_are_noticed() -> None:
    written = messages(file_of("common"))
    assert faults("reason-not_your_decision", Asked({"seat"}), written) == []
    assert faults("reason-not_your_decision", Asked({"who"}), written) == [
        "reason-not_your_decision asks for ['seat'], is always given ['who']",
        "reason-not_your_decision leaves out ['who']",
    ]
    assert faults("reason-first_finish", Asked(set()), written)
