"""A game's schema: every number of its positions, declared once in `schema.toml` beside its rules.

`source.py` generates the module `cells.py` from a schema. The head of Deukalion's schema describes the parts of a
declaration; docs/positions.md shows all declarations.
"""

import tomllib
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

SEEN = ("everybody", "owner", "nobody", "rule")
KEYS = {"is", "shape", "bits", "least", "most", "none", "seen", "row", "sum", "part", "across", "first", "counter"}
KEYS |= {"scenario", "blank", "length", "saved", "pool", "option", "there", "count"}
PARTS = ("table", "seat", "row")


class SchemaError(ValueError):
    """An invalid schema; the sentence says what would be right."""


class Size(NamedTuple):
    """One dimension of a field: the name of one item, its room in a position, how many the box has, and where in that
    room an item is."""

    one: str
    most: int
    here: str
    at: str


class Field(NamedTuple):
    """One declaration."""

    name: str
    what: str
    shape: tuple[Size, ...]
    bits: Size | None
    least: str
    most: str
    none: bool
    blank: str
    seen: str
    row: bool
    sum: str  # the name under which it is asked for, if at all
    part: bool
    there: bool
    counted: bool
    across: str
    first: str
    counter: str
    scenario: str
    length: str
    saved: bool
    pool: bool
    option: tuple[str, ...]
    place: int  # where it begins, in the middle of the table or in a seat's block

    @property
    def numbers(self) -> int:
        """How many numbers it has."""
        out = 1
        for size in self.shape:
            out *= size.most
        return out


class Schema(NamedTuple):
    """The declarations of a file, with their places computed."""

    title: str
    package: str
    table: tuple[Field, ...]
    seat: tuple[Field, ...]
    rows: tuple[Field, ...]

    @property
    def middle(self) -> int:
        """Numbers that belong to no seat."""
        return sum(field.numbers for field in self.table)

    @property
    def block(self) -> int:
        """Numbers of each seat."""
        return sum(field.numbers for field in self.seat)


def read(file: Path) -> Schema:
    """A schema from its file."""
    data = tomllib.loads(file.read_text("utf-8"))
    known: dict[str, Any] = {}
    for module in data["constants"]:
        known |= {k: v for k, v in vars(import_module(module)).items() if isinstance(v, int) and k.isupper()}
    sizes = {}
    for name, size in data["sizes"].items():
        most = constant(size["most"], known)
        if not most.isdigit():
            raise SchemaError(f"sizes.{name}.most is {size['most']!r}; right would be a number or a constant")
        sizes[name] = Size(size["one"], int(most), size.get("here", most), size.get("at", size["one"]))
    parts = {}
    for part in PARTS:
        fields: list[Field] = []
        for name, declared in data.get(part, {}).items():
            place = sum(field.numbers for field in fields)
            fields.append(declaration(f"{part}.{name}", declared, sizes, known, place))
        parts[part] = tuple(fields)
    names = [field.name for part in parts.values() for field in part]
    for name in names:
        if names.count(name) > 1:
            raise SchemaError(f"{name} is declared twice; right would be two names")
    return Schema(data["title"], data["package"], parts["table"], parts["seat"], parts["row"])


def constant(value: object, known: Mapping[str, int]) -> str:
    """An expression for the generated code: a number if it only contains constants."""
    text = str(value)
    try:
        return str(int(eval(text, {"__builtins__": {}}, dict(known))))  # the schema is our own source
    except NameError:
        return text


def declaration(
    where: str, data: Mapping[str, Any], sizes: Mapping[str, Size], known: Mapping[str, int], place: int
) -> Field:
    """One field, checked against the allowed keys and values."""
    for key in data:
        if key not in KEYS:
            raise SchemaError(f"{where} has {key!r}; right would be one of {', '.join(sorted(KEYS))}")
    for key in ("is", "most", "seen"):
        if key not in data and (key != "most" or "bits" not in data):
            raise SchemaError(f"{where} does not say {key!r}; right would be a line {key} = ...")
    if data["seen"] not in SEEN:
        raise SchemaError(f"{where}.seen is {data['seen']!r}; right would be one of {', '.join(SEEN)}")
    if data["seen"] == "owner" and not where.startswith("seat."):
        raise SchemaError(f"{where}.seen is 'owner'; right would be a field of a seat, as the table has no owner")
    for size in (*data.get("shape", []), *([data["bits"]] if "bits" in data else [])):
        if size not in sizes:
            raise SchemaError(f"{where} names the size {size!r}; right would be one of {', '.join(sizes)}")
    if "bits" in data and ("most" in data or "none" in data):
        raise SchemaError(f"{where} has bits, and 'most' or 'none'; right would be bits alone")
    if data.get("shape") and ("counter" in data or "scenario" in data):
        raise SchemaError(f"{where} has a shape, and a counter or scenario; right would be a single number")
    for key in ("row", "sum", "part", "there", "count", "across"):
        if data.get(key) and not data.get("shape"):
            raise SchemaError(f"{where} has {key!r}; right would be a shape")
    if data.get("across") and not where.startswith("seat."):
        raise SchemaError(f"{where} has 'across'; right would be a field of a seat")
    name, total = where.split(".")[1], data.get("sum", "")
    bits = sizes[data["bits"]] if "bits" in data else None
    most = f"(1 << ({bits.here})) - 1" if bits else data["most"]
    return Field(
        name,
        data["is"],
        tuple(sizes[size] for size in data.get("shape", [])),
        bits,
        constant(data.get("least", 0), known),
        constant(most, known),
        data.get("none", False),
        constant(data.get("blank", 0), known),
        data["seen"],
        data.get("row", False),
        f"{name}_sum" if total is True else total,
        data.get("part", False),
        data.get("there", False),
        data.get("count", False),
        data.get("across", ""),
        data.get("first", ""),
        data.get("counter", ""),
        data.get("scenario", ""),
        constant(data.get("length", ""), known) if "length" in data else "",
        data.get("saved", True),
        data.get("pool", False),
        tuple(data.get("option", ())),
        place,
    )


def schemas() -> list[Path]:
    """The schemas of all games here."""
    return sorted((Path(__file__).resolve().parents[2] / "games").glob("*/schema.toml"))
