"""An owner's components file: what it changes is played, or refused with file, key and what would be right."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.box import Box, Effects
from petteia.games.age_of_mythology.components import ComponentsError, read_box, shipped
from petteia.games.age_of_mythology.game import AgeOfMythology
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from tests.rules.age_of_mythology.battlefield import EGYPTIAN_GREEK, attack, meet

Data = dict[str, Any]


def entry(data: Data, table: str, name: str, key: str = "id") -> Data:
    """The row of a table that is known by a name."""
    found: Data = next(row for row in data[table] if row[key] == name)
    return found


def unit(data: Data, name: str) -> Data:
    return entry(data, "units", name)


def god(data: Data, name: str) -> Data:
    return entry(data, "god_powers", name)


def building(data: Data, name: str) -> Data:
    return entry(data, "buildings", name)


REFUSED: dict[str, tuple[str, Callable[[Data], object]]] = {
    # figures and words that are no figures and words of the game
    "a negative cost": ("units[hydra].cost.food", lambda d: unit(d, "hydra")["cost"].update(food=-1)),
    "half a die": ("units[hydra].dice", lambda d: unit(d, "hydra").update(dice=2.5)),
    "a cost in words": ("buildings[wall].cost.gold", lambda d: building(d, "wall")["cost"].update(gold="two")),
    "a flag as a number": (
        "turn.skip_spoilage_on_final_turn",
        lambda d: d["turn"].update(skip_spoilage_on_final_turn=1),
    ),
    "a missing unit": ("units", lambda d: d["units"].remove(unit(d, "hydra"))),
    "a missing building": ("buildings", lambda d: d["buildings"].remove(building(d, "market"))),
    "a missing god": ("random_cards[greek_gather_hades].god", lambda d: d["god_powers"].remove(god(d, "hades"))),
    "a missing card": ("random_cards", lambda d: d["random_cards"].remove(entry(d, "random_cards", "greek_build_2"))),
    "a missing key": ("units[hydra].dice", lambda d: unit(d, "hydra").pop("dice")),
    "a typo in a key": ("units[hydra].dise", lambda d: unit(d, "hydra").update(dise=3)),
    "a typo in a table": ("unitz", lambda d: d.update(unitz=[])),
    "a table that is none": ("units", lambda d: d.update(units=7)),
    "a row that is none": ("units[1]", lambda d: d["units"].__setitem__(0, 7)),
    "an unknown culture": ("units[hydra].culture", lambda d: unit(d, "hydra").update(culture="roman")),
    "a fourth culture": ("cultures.roman", lambda d: d["cultures"].update(roman={})),
    "an unknown effect": ("god_powers[hades].effect.kind", lambda d: god(d, "hades")["effect"].update(kind="win")),
    "an unknown special": (
        "units[medusa].specials[win].kind",
        lambda d: unit(d, "medusa")["specials"][0].update(kind="win"),
    ),
    "an unknown ruling": ("rulings[x].id", lambda d: d["rulings"][0].update(id="x")),
    "another ruling": ("rulings[setup.starting_army].value", lambda d: d["rulings"][0].update(value="none")),
    "one id twice": ("units[hydra].id", lambda d: unit(d, "medusa").update(id="hydra")),
    "an id with a blank": ("units[Hy dra].id", lambda d: unit(d, "hydra").update(id="Hy dra")),
    "a unit called villager": ("units[villager].id", lambda d: unit(d, "hydra").update(id="villager")),
    "a building called gold": ("buildings[gold].id", lambda d: building(d, "gold_mint").update(id="gold")),
    "a card called hydra": (
        "random_cards[hydra].id",
        lambda d: entry(d, "random_cards", "norse_build_2").update(id="hydra"),
    ),
    # what would stop the game or be played otherwise than it is written
    "an attack of nobody": (
        "permanent_cards[permanent_attack].max_units_per_side",
        lambda d: entry(d, "permanent_cards", "permanent_attack").update(max_units_per_side=0),
    ),
    "a mummy that makes jarls": (
        "units[mummy].specials[gains_unit_on_elimination].unit",
        lambda d: unit(d, "mummy")["specials"][0].update(unit="jarl"),
    ),
    "mortals that become jarls": (
        "god_powers[anubis].effect.into",
        lambda d: god(d, "anubis")["effect"].update(into="jarl"),
    ),
    "a levy of jarls": ("god_powers[apollo].effect.units", lambda d: god(d, "apollo")["effect"].update(units=["jarl"])),
    "a levy of nobody": ("god_powers[apollo].effect.units", lambda d: god(d, "apollo")["effect"].update(units=[])),
    "a phoenix saved by a jarl": (
        "units[phoenix].specials[resurrect_to_board].requires_unit_in_battle",
        lambda d: unit(d, "phoenix")["specials"][0].update(requires_unit_in_battle="jarl"),
    ),
    "a pharaoh behind a jarl": (
        "units[pharaoh].specials[may_be_replaced_after_reveal].unit",
        lambda d: unit(d, "pharaoh")["specials"][0].update(unit="jarl"),
    ),
    "two specials of a kind": (
        "units[hydra].specials[extra_die_per_elimination].kind",
        lambda d: unit(d, "hydra")["specials"].append({**unit(d, "hydra")["specials"][0], "dice": 2}),
    ),
    "isis before the action": ("god_powers[isis].timing", lambda d: god(d, "isis").update(timing="before_action")),
    "hermes bound to a battle": ("god_powers[hermes].timing", lambda d: god(d, "hermes").update(timing="battle")),
    "thoth before the action": ("god_powers[thoth].timing", lambda d: god(d, "thoth").update(timing="before_action")),
    "isis on an explore card": (
        "random_cards[egyptian_explore_ptah].god",
        lambda d: entry(d, "random_cards", "egyptian_explore_ptah").update(god="isis"),
    ),
    "loki on a greek card": (
        "random_cards[greek_trade_hermes].god",
        lambda d: entry(d, "random_cards", "greek_trade_hermes").update(god="loki"),
    ),
    "a god on no card": ("god_powers[hermes]", lambda d: entry(d, "random_cards", "greek_trade_hermes").pop("god")),
    "a permanent card with a god": (
        "permanent_cards[permanent_trade].god",
        lambda d: entry(d, "permanent_cards", "permanent_trade").update(god="hermes"),
    ),
    "twenty hydras": ("figures[hydra].per_tint", lambda d: entry(d, "figures", "hydra", "unit").update(per_tint=20)),
    "one hoplite": ("figures[hoplite].per_tint", lambda d: entry(d, "figures", "hoplite", "unit").update(per_tint=1)),
    "a single tint": ("figure_supply.tints_per_culture", lambda d: d["figure_supply"].update(tints_per_culture=1)),
    "too few tiles to draft from": ("game.starting_tiles_revealed_per_player", lambda d: few_tiles(d)),
    "too few tiles for eight alone": ("game.starting_tiles_revealed_per_player", lambda d: one_sheet(d)),
    "another loot": ("attack_areas[holding].reward.count", lambda d: d["attack_areas"][2]["reward"].update(count=3)),
    "another reward": (
        "attack_areas[city].reward.kind",
        lambda d: d["attack_areas"][0]["reward"].update(kind="steal_resources"),
    ),
    "another fortress": ("attack_areas[city].defended_by", lambda d: d["attack_areas"][0].update(defended_by="tower")),
    "a fortress of the holding area": (
        "attack_areas[holding].defended_by",
        lambda d: d["attack_areas"][2].update(defended_by="wall"),
    ),
    "a wonder in the heroic age": ("ages[heroic].wonder_allowed", lambda d: d["ages"][2].update(wonder_allowed=True)),
    "a wonder of two ages": (
        "buildings[wonder].effect.required_age",
        lambda d: building(d, "wonder")["effect"].update(required_age="heroic"),
    ),
    "a hydra that needs an age": (
        "units[hydra].required_age",
        lambda d: unit(d, "hydra").update(required_age="mythic"),
    ),
    "two markets": ("buildings[market].max_per_player", lambda d: building(d, "market").update(max_per_player=2)),
    "set against opponents only": (
        "god_powers[set].effect.owner",
        lambda d: god(d, "set")["effect"].update(owner="opponent"),
    ),
    "a priest who raises others": (
        "units[priest].specials[enables_resurrection].units",
        lambda d: unit(d, "priest")["specials"][0].update(units=["mummy"]),
    ),
    "a wadjet for somebody else": (
        "units[wadjet].specials[may_replace_unit_after_reveal].unit",
        lambda d: unit(d, "wadjet")["specials"][0].update(unit="mummy"),
    ),
    "other phases": ("turn.phases", lambda d: d["turn"].update(phases=[])),
    "another end": ("end_of_game.triggers", lambda d: d["end_of_game"].update(triggers=["wonder_built"])),
    "another tie-break": (
        "end_of_game.final_tie_break",
        lambda d: d["end_of_game"].update(final_tie_break=["most_units"]),
    ),
    "another criterion": (
        "victory_cards[largest_army].criterion",
        lambda d: d["victory_cards"][0].update(criterion="most_villagers"),
    ),
    "another award": (
        "victory_cards[largest_army].awarded",
        lambda d: d["victory_cards"][0].update(awarded="when_built"),
    ),
    "no houses": ("game.max_houses_per_player", lambda d: d["game"].update(max_houses_per_player=0)),
    "a ninth player": ("game.max_players_extra_sets", lambda d: d["game"].update(max_players_extra_sets=9)),
    "more dice than anybody counts": ("components.dice", lambda d: d["components"].update(dice=9)),
}


def few_tiles(data: Data) -> None:
    """Fifty production tiles for ten revealed to each of up to eight players."""
    data["game"]["starting_tiles_revealed_per_player"] = 10
    data["production_tiles"] = [row for row in data["production_tiles"] if row["amount"] == 2]
    total = sum(row["count"] for row in data["production_tiles"])
    data["production_tile_pool"]["total_per_sheet"] = total
    data["components_counted"]["production_tiles_total"] = total


def one_sheet(data: Data) -> None:
    """Ninety production tiles for any number of players, of whom seven could be shown twelve each."""
    data["game"]["starting_tiles_revealed_per_player"] = 12
    data["production_tile_pool"]["sheets_five_or_more_players"] = 1


def test_just_enough_tiles_to_draft_from_are_enough() -> None:
    """Eighty on the one sheet, of which eight players are shown ten each."""
    data = shipped()
    one_sheet(data)
    data["game"]["starting_tiles_revealed_per_player"] = 10
    most = max(data["production_tiles"], key=lambda row: row["count"])
    most["count"] -= sum(row["count"] for row in data["production_tiles"]) - 80
    data["production_tile_pool"]["total_per_sheet"] = 80
    data["components_counted"]["production_tiles_total"] = 80
    assert AgeOfMythology(2, {}, data).box.draft_tiles == 10
    most["count"] -= 1
    data["production_tile_pool"]["total_per_sheet"] = 79
    data["components_counted"]["production_tiles_total"] = 79
    with pytest.raises(ComponentsError, match="starting_tiles_revealed_per_player"):
        AgeOfMythology(2, {}, data)


@pytest.mark.parametrize("change", REFUSED)
def test_what_the_program_would_not_play_is_refused_with_file_key_and_what_is_right(change: str) -> None:
    key, change_it = REFUSED[change]
    data = shipped()
    change_it(data)
    with pytest.raises(ComponentsError) as refusal:
        AgeOfMythology(2, {}, data)
    said = str(refusal.value)
    assert said.startswith(f"components: {key}: ") or said.startswith(f"components: {key} "), said
    assert "right would be" in said


def test_a_file_that_is_no_toml_or_not_there_is_refused_by_its_name(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    for content in (b"units = [", b"\xff\xfe\x00"):
        mine.write_bytes(content)
        with pytest.raises(ComponentsError, match=r"mine\.toml: cannot be read as TOML"):
            AgeOfMythology(2, {}, mine)
    with pytest.raises(ComponentsError, match=r"none\.toml: cannot be read"):
        AgeOfMythology(2, {}, tmp_path / "none.toml")
    mine.write_text("[game]\n", encoding="utf-8")
    with pytest.raises(ComponentsError, match=r"mine\.toml: schema_version: is missing; right would be 1"):
        AgeOfMythology(2, {}, mine)


def played(data: Data, **things: Any) -> Tabletop:
    """A position of a game with an owner's figures."""
    return scenario(components=data, **things)


def test_what_an_owner_changes_is_played() -> None:
    data = shipped()
    unit(data, "hoplite").update(dice=6, cost={"food": 3, "wood": 0, "gold": 0, "favor": 0}, bonuses={"giant": 5})
    unit(data, "dwarf")["specials"][1].update(tile_resource="wood", amount=4)
    building(data, "wall")["effect"].update(dice=7)
    god(data, "hermes").update(favor_cost=3)
    god(data, "hermes")["effect"].update(amount=1)
    entry(data, "permanent_cards", "permanent_build").update(max_buildings=2)
    data["ages"][0].update(hand_limit=6)
    data["game"].update(storage_limit_per_resource=9, rounds_of_action_cards_per_turn=2)
    table = attack(
        ["scorpion_man"], ["hoplite"], area="city", cultures=EGYPTIAN_GREEK, buildings={1: ["wall"]}, components=data
    )
    assert meet(table, "scorpion_man", "hoplite").dice()[1] == 6 + 5 + 7
    table = played(data, card="permanent_recruit", resources={0: [3, 9, 9, 9]}).play("recruit hoplite")
    assert table.cubes(0)["food"] == 0
    table = played(data, cultures=["norse", "greek"], tiles={0: ["forest/wood/2^"]}, card="permanent_gather")
    assert table.play("gather wood", "keep").gained("wood")[0] == 2 + 4
    table = played(data, card="permanent_build", resources={0: [9, 9, 9, 9]}).play("build house")
    assert table.offers("build house")
    table = played(data, cultures=["greek", "norse"], card="greek_trade_hermes").play("power")
    assert table.cubes(0)["favor"] == 1 and table.play("gain food").cubes(0)["food"] == 5
    assert played(data, phase="draw_action_cards").offers("draw 6", seat=0)
    assert played(data).play("lay permanent_explore", "lay permanent_explore").state.round() == 2
    assert played(data, phase="spoilage", resources={0: [9, 4, 4, 4]}).cubes(0)["food"] == 9


def test_a_wrecker_brings_a_second_building_and_no_third_where_an_owner_lets_three_fall() -> None:
    data = shipped()
    data["game"].update(max_buildings_destroyed_per_attack=3)
    city = {1: ["market", "quarry", "armory", "wall"]}
    table = attack(["minotaur"], ["spearman"], area="city", buildings=city, components=data)
    meet(table, "minotaur", "spearman").roll(1, 0).play("destroy market", "destroy quarry")
    assert (table.prompt, table.buildings(1)) == ("play_a_card", {"armory": 1, "wall": 1})


@pytest.mark.parametrize("side", [0, 1])
def test_a_unit_that_grows_joins_as_a_reinforcement_without_kills(side: int) -> None:
    data = shipped()
    grows = unit(data, "hydra")["specials"]
    unit(data, "hydra")["specials"] = []
    unit(data, "frost_giant")["specials"] = grows
    sides = [["mythic_norse_hero"], ["hoplite", "toxotes"]]
    units = [["mythic_norse_hero", "frost_giant"], ["hoplite", "toxotes"]]
    cultures = ["norse", "greek"]
    if side == 1:
        sides, units, cultures = sides[::-1], units[::-1], cultures[::-1]
    table = attack(*sides, units=dict(enumerate(units)), cultures=cultures, components=data)
    met = ["mythic_norse_hero", "hoplite"] if side == 0 else ["hoplite", "mythic_norse_hero"]
    meet(table, met[0], met[1]).roll(1 - side, side).play("reinforce frost_giant")
    met = ["frost_giant", "toxotes"] if side == 0 else ["toxotes", "frost_giant"]
    fresh = attack([met[0]], [met[1]], cultures=cultures)
    assert meet(table, met[0], met[1]).dice()[side] == meet(fresh, met[0], met[1]).dice()[side]


# -- nothing is read and then ignored ----------------------------------------------------------------------------

SHOWN = ("name", "title", "note", "source", "confidence", "colour", "cube_colour", "publisher", "designer", "year")
"""Keys whose values are shown to people and play no part in the rules."""


def flat(thing: object) -> list[object]:
    """Everything in a box except where it comes from."""
    out: list[object] = []
    for name in (n for n in dir(thing) if not n.startswith("__")):  # a compiled object has no `vars`
        value = getattr(thing, name)
        if callable(value):
            continue
        if name == "effects":
            assert isinstance(value, Effects)
            out.append(flat(value))
        elif name != "sources":
            out.append(list(value) if hasattr(value, "__len__") and not isinstance(value, str) else value)
    return out


def leaves(data: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The place of every single value."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from leaves(value, (*path, at))
    else:
        yield path


def at(data: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def others(value: object, words: list[str]) -> list[object]:
    """What could stand there instead: another number, the other flag, other words of the same kind."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [number for number in (value + 1, value - 1, 0, 999) if number != value]
    return [word for word in words if word != value][:3]


def owners_files(every: int) -> Iterator[tuple[tuple[str | int, ...], Data]]:
    """Files in which one value is another one: those of every so many places."""
    ours = shipped()
    places = list(leaves(ours))
    alike: dict[tuple[str, ...], list[str]] = {}
    for path in places:
        if isinstance(at(ours, path), str):
            words = alike.setdefault(tuple(key for key in path if isinstance(key, str)), [])
            if at(ours, path) not in words:
                words.append(at(ours, path))
    for number, path in enumerate(places):
        kind = tuple(key for key in path if isinstance(key, str))
        if number % every or kind[-1] in SHOWN or kind == ("god_powers", "god"):
            continue
        for value in others(at(ours, path), alike.get(kind, [])):
            data = shipped()
            at(data, path[:-1])[path[-1]] = value
            yield path, data


def accepted(data: Data) -> Box | None:
    """The box of a file; None if it is refused, in a sentence."""
    try:
        return read_box(data, "mine.toml")
    except ComponentsError as refusal:
        assert str(refusal).startswith("mine.toml: ") and "right would be" in str(refusal), refusal
        return None


def test_every_value_of_the_file_is_in_the_box_or_refused() -> None:
    ours = flat(read_box())
    ignored, read = [], 0
    for path, data in owners_files(every=101):
        box = accepted(data)
        read += 1
        if box is not None and flat(box) == ours:
            ignored.append((path, at(data, path)))
    assert ignored == [] and read > 50


def play_a_while(data: Data, seed: int) -> None:
    """Some decisions of a game with a file: nothing breaks, and nothing is lost."""
    options = {"starting_army": "any_two"} if seed % 2 else {}
    state = AgeOfMythology(2 + seed % 3, options, data).new()
    rng = Generator(seed)
    census = state.census()
    for _ in range(60):
        if not state.pending():
            break
        if state.pending() == CHANCE:
            state.resolve(int(rng.pick(state.chance())))
            continue
        seat = state.pending()[0]
        options_now = state.legal(seat)
        assert len(options_now) > 0
        state.apply(seat, options_now[int(rng.below(len(options_now)))])
    assert state.census() == census


def test_with_every_file_that_is_accepted_a_game_can_be_played() -> None:
    games = 0
    for seed, (path, data) in enumerate(owners_files(every=149)):
        if accepted(data) is not None:
            try:
                play_a_while(data, seed)
            except Exception as problem:
                raise AssertionError(f"{path} = {at(data, path)!r}: {problem!r}") from problem
            games += 1
    assert games > 3
