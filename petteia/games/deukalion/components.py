"""Reading the box: `components.toml`, or an owner's file, checked and turned into a `Box`.

`read_box` raises `ComponentsError` with a sentence that names the file, the key and what would be right. Nothing
here knows a rule, and the rules know no figures.
"""

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.reading import FIXED, ComponentsError, Part, listed, opened, own_file
from petteia.games.deukalion import terms
from petteia.games.deukalion.box import (
    DICE,
    MOST_ABOARD,
    MOST_COLOURS,
    MOST_SEATS,
    OPEN_MISSIONS,
    ROLLS,
    Box,
)
from petteia.games.deukalion.chart import read_map
from petteia.games.deukalion.component_cards import read_cards, read_missions
from petteia.games.deukalion.reading import FOLDER, SHIPPED, as_shipped, end, halves, said

__all__ = ["FOLDER", "SHIPPED", "Box", "ComponentsError", "read_box", "shipped"]

ORDER: Final = "table order: from the active player's left, clockwise"
PRESETS: Final = ("default", "thick_meeple", "flat_meeple")
MOST_WEIGHT: Final = 39
"""Ten soldiers with such weights still make a chance outcome below 2**53."""


def shipped() -> dict[str, Any]:
    """A copy of the game's own component data, free to change."""
    return deepcopy(own_file(SHIPPED))


def read_box(data: Mapping[str, Any] | str | Path | None = None, file: str = "") -> Box:
    """The box of the game's own components file, or of an owner's: a path, or the contents of the file."""
    own = data is None
    whole = opened(SHIPPED, data, file)
    box = Box()
    _about(whole)
    _setup(whole, box)
    _treasures(whole, box)
    read_map(whole, box)
    _kylix(whole, box)
    _sailing(whole, box)
    _fights(whole, box)
    _scoring(whole, box)
    read_cards(whole, box)
    read_missions(whole, box)
    _expansions(whole, box)
    _counts(whole, box)
    _rulings(whole, own)
    whole.finish()
    return box


def _about(whole: Part) -> None:
    whole.exactly("schema_version", 1, "that is the form this program reads")
    meta = whole.part("meta")
    said(meta, "title", "illustrator", "publisher")
    meta.get("designers", "a list of names")
    meta.number("year", 1900, 2999)
    meta.exactly("min_players", 2, "the rules are for two to four players (DEU-1.1.1)")
    meta.exactly("max_players", MOST_SEATS, "the rules are for two to four players (DEU-1.1.1)")
    meta.number("min_age")
    meta.number("minutes")
    end(meta)
    for row in whole.parts("reference"):
        said(row, "id", "what")
        if row.has("url"):
            row.text("url")
        end(row)


def _setup(whole: Part, box: Box) -> None:
    setup = whole.part("setup")
    box.soldiers = setup.number("soldiers_per_player", 1, MOST_ABOARD)
    box.hand = setup.number("action_cards_per_player", 0, 6)
    setup.exactly("mission_cards_per_player", 1, "a player has one hand mission (DEU-1.4.5)")
    setup.exactly("open_missions", OPEN_MISSIONS, "two missions lie open (DEU-1.4.4)")
    as_shipped(setup, "seat_order", "first_player", "ship_start", "treasure_placement")
    end(setup)
    box.winning = zeros(MOST_SEATS + 1)
    for row in whole.parts("victory_threshold", "players"):
        box.winning[row.number("players", 2, MOST_SEATS)] = row.number("points", 1, 99)
        end(row)
    for players in range(2, MOST_SEATS + 1):
        if box.winning[players] == 0:
            raise whole.wrong("victory_threshold", f"says nothing of {players} players; right would be an entry")
    for row in whole.parts("hero"):
        box.hero_ids.append(row.word("id"))
        said(row, "name", "colour")
        box.sources["hero-" + box.hero_ids[-1]] = end(row)
    if len(set(box.hero_ids)) != len(box.hero_ids) or len(box.hero_ids) < MOST_SEATS:
        raise whole.wrong("hero", f"has the ids {box.hero_ids}; right would be {MOST_SEATS} different ones")
    ship = whole.part("ship")
    box.spaces = ship.number("spaces", int(box.soldiers), MOST_ABOARD)
    end(ship)
    cards = whole.part("victory_point_cards")
    box.point_cards = cards.number("count", 0, 999)
    cards.exactly("points_each", 1, "every point card is worth one (DEU-2.1.2)")
    as_shipped(cards, "when_exhausted")
    end(cards)


def _treasures(whole: Part, box: Box) -> None:
    for row in whole.parts("treasure_colour"):
        name = row.word("id")
        if name in box.colour_ids:
            raise row.wrong("id", f"{name!r} is there twice; right would be a different id for each colour")
        box.colour_ids.append(name)
        box.colour_count = append(box.colour_count, row.number("count", 1, 15))
        box.sources["treasure-" + name] = end(row)
    box.colours = len(box.colour_ids)
    if not 0 < box.colours <= MOST_COLOURS:
        raise whole.wrong("treasure_colour", f"there are {box.colours}; right would be from 1 to {MOST_COLOURS}")


def _kylix(whole: Part, box: Box) -> None:
    kylix = whole.part("kylix")
    kylix.exactly("dice", DICE, "one die lies in the centre and four around it (DEU-4.1.2)")
    faces = kylix.get("die_faces", "six faces from 1 to 3")
    if not isinstance(faces, list) or len(faces) != 6 or any(face not in (1, 2, 3) for face in faces):
        raise kylix.wrong("die_faces", f"is {faces!r}; right would be six faces from 1 to 3")
    kylix.exactly("rotations", 4, "the cup can be turned in four ways (DEU-4.2.2)")
    order = kylix.get("action_order", f"the four actions clockwise, {listed(terms.KYLIX)}")
    if order != list(terms.KYLIX):
        raise kylix.wrong("action_order", f"is {order!r}; right would be {list(terms.KYLIX)} (DEU-4.2.1)")
    as_shipped(kylix, "slots", "centre_use")
    said(kylix, "action_order_source", "action_order_note")
    for at, row in enumerate(kylix.parts("action")):
        row.exactly("id", terms.KYLIX[at] if at < 4 else "", "the actions stand in this order (DEU-4.2.1)")
        said(row, "side")
        row.exactly("optional", at != terms.CARDS, "only the cards action must be used (DEU-3.5.4)")
        if at == terms.CARDS:
            draw = row.part("draw")
            box.draws = vec[i64]([draw.one_of(face, terms.DRAWS) for face in ("1", "2", "3")])
            draw.finish()
            faces_say = row.part("by_face")
            said(faces_say, "1", "2", "3")
            faces_say.finish()
            row.exactly("draw_order", ORDER, "cards are drawn in table order (DEU-4.3.1)")
        else:
            row.exactly("amount", "face", "the die is the upper limit (DEU-3.5.2)")
        box.sources["kylix-" + terms.KYLIX[at]] = end(row)
    end(kylix)
    chance = [faces.count(value) for value in (1, 2, 3)]
    for roll in range(ROLLS):
        weight, rest = 1, roll
        for _ in range(DICE):
            weight *= chance[rest % 3]
            rest //= 3
        box.roll_weights = append(box.roll_weights, weight)
    part = whole.part("inactive_turn")
    as_shipped(part, "order", "options")
    box.recover = part.number("recover_soldiers", 1, MOST_ABOARD)
    end(part)
    turn = whole.part("turn")
    as_shipped(turn, "phases", "active_action_order")
    box.turn_limit = turn.number("turn_limit", 1, 300)
    end(turn)


def _sailing(whole: Part, box: Box) -> None:
    part = whole.part("sailing")
    as_shipped(part, "diagonal", "may_sail_fewer", "may_stay", "attacks_per_move", "found_besides_attack")
    as_shipped(part, "ends_when", "counts_as_attack")
    end(part)
    part = whole.part("displacement")
    box.displacement = part.number("steps", 1, 6)
    part.exactly("fallback_steps", list(range(int(box.displacement) - 1, -1, -1)), "fewer steps are tried in turn")
    as_shipped(part, "end_must_be_free", "triggers_nothing", "path_kinds_ship", "path_kinds_hydra", "end_kinds", "path")
    end(part)


def _weights(row: Part) -> list[int]:
    """How likely the three poses of a soldier are."""
    weights = [row.number(pose, 0, MOST_WEIGHT) for pose in terms.POSES]
    if not 0 < sum(weights) <= MOST_WEIGHT:
        raise row.wrong("cross_up", f"the poses add up to {sum(weights)}; right would be from 1 to {MOST_WEIGHT}")
    return weights


def _fights(whole: Part, box: Box) -> None:
    part = whole.part("combat")
    values = part.part("values")
    box.pose_value = vec[i64]([halves(values, pose, 5) for pose in terms.POSES])
    values.finish()
    as_shipped(part, "cross_up_goes_to", "ship_tie_winner", "throw", "target_rule")
    usual = part.part("probability")
    weights = _weights(usual)
    end(usual)
    rows = part.parts("probability_preset")
    for at, row in enumerate(rows):
        row.exactly("id", PRESETS[at] if at < len(PRESETS) else "", f"the sets are {listed(PRESETS)}")
        found = _weights(row)
        if at == 0 and found != weights:
            raise row.wrong("cross_up", f"the set is {found}; right would be {weights}, as in combat.probability")
        for weight in found:
            box.presets = append(box.presets, weight)
        box.sources["preset-" + PRESETS[at]] = end(row)
    if len(rows) != len(PRESETS):
        raise part.wrong("probability_preset", f"there are {len(rows)}; right would be {listed(PRESETS)}")
    ships = part.part("ship_fight")
    as_shipped(ships, "winner_options")
    ships.exactly("displace_fields", int(box.displacement), "displacement.steps says so")
    end(ships)
    end(part)
    hydra = whole.part("hydra")
    square = [int(box.row[box.hydra_start]), int(box.col[box.hydra_start])]
    hydra.exactly("start", square, "the map shows it there")
    start = hydra.text("start_label")
    if start not in box.labels or box.labels.index(start) != box.hydra_start:
        raise hydra.wrong("start_label", f"is {start!r}; right would be the field marked h on the map")
    box.hydra_strength = halves(hydra, "strength", 20)
    hydra.exactly("displace_fields", int(box.displacement), "displacement.steps says so")
    as_shipped(hydra, "attack_requires_mission", "attack_requires_soldiers", "reward_mission_available")
    as_shipped(hydra, "reward_otherwise", "loser_displaced_by")
    end(hydra)


def _scoring(whole: Part, box: Box) -> None:
    part = whole.part("scoring")
    box.for_treasure = part.number("treasure_without_mission", 0, 9)
    box.for_hydra = part.number("hydra_win_without_mission", 0, 9)
    box.for_shared = part.number("tied_mission_completion", 0, 9)
    counts = [0, 0]
    counts.extend(part.amounts("underworld_majority", ("2", "3", "4"), complete=True))
    box.majority = vec[i64](counts)
    as_shipped(part, "settlement")
    end(part)


def _expansions(whole: Part, box: Box) -> None:
    rows = {str(row.section.get("id")): row for row in whole.parts("expansion")}
    if sorted(rows) != ["charybdis", "theseus"]:
        raise whole.wrong("expansion", f"has the ids {sorted(rows)}; right would be charybdis and theseus")
    row = rows["charybdis"]
    said(row, "id", "name_de", "name_en")
    row.exactly("default_on", False, "expansions are off unless switched on (DEU-12)")
    pools = row.parts("whirlpools", "label")
    for pool in pools:
        label = pool.one_of("label", box.labels)
        if box.kind[label] != terms.WATER or label in list(box.whirlpools):
            raise pool.wrong("label", f"is {box.labels[label]!r}; right would be different ordinary fields")
        box.whirlpools = append(box.whirlpools, label)
        pool.exactly("pos", [int(box.row[label]), int(box.col[label])], "the label says so")
        said(pool, "where")
        pool.finish()
    if len(pools) != 3:
        raise row.wrong("whirlpools", f"there are {len(pools)}; right would be 3 (DEU-12.1.1)")
    row.exactly("step_cost", 1, "it costs one of the allowance (DEU-12.1.2)")
    box.swirled = row.number("soldiers_thrown", 0, MOST_ABOARD)
    row.exactly("displaced_ship_may_use", True, "the rules say so (DEU-12.1.6)")
    row.exactly("displaced_hydra_may_use", True, "the rules say so (DEU-12.1.6)")
    row.exactly("hydra_may_use_normally", False, "the rules say so (DEU-12.1.7)")
    row.exactly("variant_free_placement", True, "the rules say so (DEU-12.1.8)")
    box.sources["expansion-charybdis"] = end(row)
    row = rows["theseus"]
    said(row, "id", "name_de", "name_en", "how_gained", "lost_when")
    row.exactly("default_on", False, "expansions are off unless switched on (DEU-12)")
    box.theseus_city = row.one_of("start_city", box.city_ids)
    row.exactly("ship_spaces", 1, "he fills one space (DEU-12.2.3)")
    box.theseus_strength = halves(row, "strength_bonus", 9)
    box.theseus_points = row.number("points", 0, 9)
    box.sources["expansion-theseus"] = end(row)


def _counts(whole: Part, box: Box) -> None:
    """The totals the box is known by: a missing component is found here."""
    part = whole.part("components")
    slots: i64 = 0
    for n in box.slots:
        slots += n
    treasures: i64 = 0
    for n in box.colour_count:
        treasures += n
    cards: i64 = 0
    for n in box.card_count:
        cards += n
    if treasures != slots:
        raise whole.wrong(
            "city", f"there are {slots} treasure slots; right would be {treasures}, one for each treasure"
        )
    for key, found in (
        ("soldiers", box.soldiers * MOST_SEATS),
        ("treasures", treasures),
        ("action_cards", cards),
        ("mission_cards", box.missions),
        ("victory_point_cards", box.point_cards),
        ("dice", DICE),
        ("ships", MOST_SEATS),
    ):
        part.exactly(key, int(found), "so many are described below")
    if len(set(box.colour_count)) == 1:
        part.exactly("treasures_per_colour", int(box.colour_count[0]), "treasure_colour says so")
    else:
        part.number("treasures_per_colour", 0, 15)
    end(part)


def _rulings(whole: Part, own: bool) -> None:
    """Rulings are rules, not figures: a file that says something else would be misunderstood in silence."""
    ours = {} if own else {row["id"]: row["value"] for row in own_file(SHIPPED)["ruling"]}
    for row in whole.parts("ruling"):
        name = row.text("id")
        value = row.get("value", "what is ruled", FIXED)
        said(row, "question", "rule")
        if not own and name not in ours:
            raise row.wrong("id", row.unknown(name, sorted(ours)))
        if not own and value != ours[name]:
            raise row.wrong("value", f"is {value!r}; right would be {ours[name]!r}, what this program plays")
        end(row)
