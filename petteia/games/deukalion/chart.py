"""DEU-1.2 — Reading the map: a grid of signs, and the tables of what stands on it."""

from collections.abc import Mapping

from petteia.engine.ints import append, i64, vec, zeros
from petteia.engine.reading import Part, listed
from petteia.engine.view import piece_in
from petteia.games.deukalion import terms
from petteia.games.deukalion.box import MOST_CITIES, MOST_FIELDS, MOST_SETTLEMENTS, ROUND_ABOUT, Box

SIGNS = ("water", "anchor", "styx", "land", "centre", "athens", "city", "settlement")
SHIPS = list(terms.KINDS)
NEIGHBOURS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""North, east, south, west."""


def read_map(whole: Part, box: Box) -> None:
    """The grid with its legend, then every place that a table describes and the grid shows."""
    board = whole.part("board")
    box.rows = board.number("rows", 1, 26)
    box.cols = board.number("cols", 1, 26)
    board.exactly("adjacency", "orthogonal", "fields touching at a corner are never adjacent (DEU-1.2.2)")
    legend = _legend(board.part("legend"))
    lines = board.text("map").split("\n")
    lines = lines[:-1] if lines and not lines[-1] else lines
    if len(lines) != box.rows or any(len(line) != box.cols for line in lines):
        raise board.wrong("map", f"is no grid; right would be {box.rows} lines of {box.cols} signs")
    places: dict[str, tuple[int, int]] = {}
    for r, line in enumerate(lines):
        for c, sign in enumerate(line):
            if sign not in legend:
                raise board.wrong("map", f"has {sign!r} in {label(r, c)}; right would be {listed(list(legend))}")
            kind, name, start = legend[sign]
            if name in places:
                raise board.wrong("map", f"shows {name} twice; right would be once")
            if name:
                places[name] = (r, c)
            box.squares.append(name or kind)
            box.map.append(piece_in("map", name or kind, 1, label(r, c), {"row": r, "col": c}))
            if kind in terms.KINDS:
                if start:
                    box.hydra_start = len(box.labels)
                box.labels.append(label(r, c))
                box.kind = append(box.kind, terms.KINDS.index(kind))
                box.row = append(box.row, r)
                box.col = append(box.col, c)
    box.fields = len(box.labels)
    if box.fields > MOST_FIELDS:
        raise board.wrong("map", f"has {box.fields} fields of water; right would be at most {MOST_FIELDS}")
    if box.hydra_start < 0 or box.kind[box.hydra_start] != terms.WATER:
        raise board.wrong("map", "shows no start of the Hydra; right would be one ordinary field marked so")
    rules = board.part("rules")
    for key, kinds in (("ship_may_enter", SHIPS), ("hydra_may_enter", SHIPS[:1]), ("safe_kinds", SHIPS[1:])):
        rules.exactly(key, kinds, "the rules say so (DEU-1.2.3, DEU-1.2.4, DEU-1.2.5)")
    rules.origin()
    rules.finish()
    board.origin()
    board.finish()
    _neighbours(box)
    _fixed(whole, box)
    _cities(whole, box, places)
    _settlements(whole, box, places)


def label(row: int, col: int) -> str:
    """DEU-1.2.1 — Columns are letters from the west, rows numbers from the north."""
    return f"{chr(ord('A') + col)}{row + 1}"


def _legend(part: Part) -> dict[str, tuple[str, str, bool]]:
    """What each sign stands for: its kind, the id of a place, and whether the Hydra starts there."""
    out: dict[str, tuple[str, str, bool]] = {}
    for sign in part.section:
        row = part.part(sign)
        kind = SIGNS[row.one_of("kind", SIGNS)]
        name = row.word("id") if kind in ("city", "settlement") else ""
        note = row.text("note") if row.has("note") else ""
        row.finish()
        out[sign] = (kind, name, note.startswith("Hydra"))
    return out


def _at(box: Box, row: int, col: int) -> i64:
    """The field in a square, or NOTHING."""
    for field in range(box.fields):
        if box.row[field] == row and box.col[field] == col:
            return field
    return terms.NOTHING


def _neighbours(box: Box) -> None:
    """DEU-1.2.2 — Fields that share an edge; and which ordinary ones lie on the edge of the map (DEU-12.1.8)."""
    box.beside = zeros(box.fields * ROUND_ABOUT)
    box.edge = zeros(box.fields)
    for field in range(box.fields):
        r, c = int(box.row[field]), int(box.col[field])
        for way, (down, right) in enumerate(NEIGHBOURS):
            box.beside[field * ROUND_ABOUT + way] = _at(box, r + down, c + right)
        on_edge = r in (0, int(box.rows) - 1) or c in (0, int(box.cols) - 1)
        box.edge[field] = 1 if on_edge and box.kind[field] == terms.WATER else 0


def _fixed(whole: Part, box: Box) -> None:
    """Athens, the centre, anchor and Styx fields: the tables must say what the grid shows."""
    athens = whole.part("athens")
    centre = whole.part("centre")
    for part, kind in ((athens, "athens"), (centre, "centre")):
        r, c = _pos(part, box)
        if box.squares[r * int(box.cols) + c] != kind:
            raise part.wrong("pos", f"is {label(r, c)}; right would be where the map shows {kind}")
    athens.text("name_de")
    r, c = _pos(centre, box)
    around = [[r + down, c + right] for down, right in NEIGHBOURS]
    centre.exactly("surrounding_water", around, "these fields share an edge with it")
    for part in (athens, centre):
        part.origin()
        part.finish()
    for key, of_kind in (("anchor", terms.ANCHOR), ("styx", terms.STYX)):
        shown = [box.labels[f] for f in range(box.fields) if box.kind[f] == of_kind]
        named = []
        for row in whole.parts(key, "label"):
            r, c = _pos(row, box)
            named.append(label(r, c))
            row.origin()
            row.finish()
        if sorted(named) != sorted(shown):
            raise whole.wrong(key, f"names {listed(named)}; right would be {listed(shown)}, as on the map")
    anchors = 0
    for found in box.kind:
        anchors += 1 if found == terms.ANCHOR else 0
    if anchors < 4:
        raise whole.wrong("anchor", f"there are {anchors}; right would be at least 4, one for each ship (DEU-1.4.6)")
    underworld = whole.part("underworld")
    underworld.exactly("on_grid", False, "the Underworld is a holding area (DEU-1.2.9)")
    underworld.origin()
    underworld.finish()


def _pos(part: Part, box: Box) -> tuple[int, int]:
    """Row and column, with the label that says the same."""
    pos = part.get("pos", "[row, column], both from 0 on")
    if not isinstance(pos, list) or len(pos) != 2 or not all(isinstance(n, int) for n in pos):
        raise part.wrong("pos", f"is {pos!r}; right would be [row, column], both from 0 on")
    r, c = pos
    if not (0 <= r < box.rows and 0 <= c < box.cols):
        raise part.wrong("pos", f"is {pos!r}; right would be on the map of {box.rows} rows and {box.cols} columns")
    part.exactly("label", label(r, c), "pos says so")
    return r, c


def _lies_at(box: Box, r: int, c: int) -> list[i64]:
    """The ordinary fields that share an edge with a square."""
    fields = [_at(box, r + down, c + right) for down, right in NEIGHBOURS]
    return [f for f in fields if f >= 0 and box.kind[f] == terms.WATER]


def _place(row: Part, box: Box, places: Mapping[str, tuple[int, int]], names: list[str]) -> tuple[int, int]:
    """A city or settlement that the grid shows."""
    name = row.word("id")
    r, c = _pos(row, box)
    if places.get(name) != (r, c) or name in names:
        raise row.wrong("pos", f"{name} is in {label(r, c)}; right would be once, where the map shows it")
    if not _lies_at(box, r, c):
        raise row.wrong("pos", f"no ship can lie at {name}; right would be an ordinary field beside it")
    names.append(name)
    box.place_labels.append(label(r, c))
    return r, c


def _cities(whole: Part, box: Box, places: Mapping[str, tuple[int, int]]) -> None:
    squares: list[tuple[int, int]] = []
    for row in whole.parts("city"):
        squares.append(_place(row, box, places, box.city_ids))
        row.text("name_de")
        row.text("name_en")
        box.city_value = append(box.city_value, row.number("conquest_value", 0, 20) * 2)
        box.slots = append(box.slots, row.number("treasure_slots", 0, 15))
        box.sources["city-" + box.city_ids[-1]] = row.origin()
        row.finish()
    box.cities = len(squares)
    if not 0 < box.cities <= MOST_CITIES:
        raise whole.wrong("city", f"there are {box.cities}; right would be from 1 to {MOST_CITIES}")
    box.at_city = _lying(box, squares)


def _settlements(whole: Part, box: Box, places: Mapping[str, tuple[int, int]]) -> None:
    squares: list[tuple[int, int]] = []
    for row in whole.parts("settlement"):
        squares.append(_place(row, box, places, box.settlement_ids))
        row.text("name")
        box.settlement_value = append(box.settlement_value, row.number("conquest_value", 0, 20) * 2)
        size = row.number("soldiers", 1, int(box.soldiers))
        box.garrison = append(box.garrison, size)
        row.exactly("points", size, "a garrison is worth as many points as it has soldiers (DEU-2.2.2)")
        box.sources["settlement-" + box.settlement_ids[-1]] = row.origin()
        row.finish()
    box.settlements = len(squares)
    if box.settlements > MOST_SETTLEMENTS:
        raise whole.wrong("settlement", f"there are {box.settlements}; right would be at most {MOST_SETTLEMENTS}")
    for name in places:
        if name not in box.city_ids and name not in box.settlement_ids:
            raise whole.wrong("board.map", f"shows {name}; right would be a city or settlement that is described")
    box.at_settlement = _lying(box, squares)


def _lying(box: Box, squares: list[tuple[int, int]]) -> vec[i64]:
    """Field x place: 1 where a ship lies at it."""
    out = zeros(box.fields * len(squares))
    for at, (r, c) in enumerate(squares):
        for field in _lies_at(box, r, c):
            out[field * len(squares) + at] = 1
    return out
