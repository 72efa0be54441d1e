"""The shape of a view, for readers outside. The engine makes views as plain dictionaries; a test compares those of
every game with these types."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

Value = int | str | list[int | str]


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`count` pieces of a kind; `marks` are further facts about them."""

    id: str
    kind: str
    count: int
    marks: dict[str, int | str] = {}


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place on the table. Of `unseen` pieces this seat knows only the number."""

    id: str
    key: str
    owner: int | None = None
    pieces: list[Piece] = []
    unseen: int = 0


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number or word of interest."""

    id: str
    key: str
    value: int | str
    owner: int | None = None


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may be chosen: its number, how it is written in records, verb and words, and the pieces and zones it is
    about."""

    n: int
    text: str
    verb: str
    args: dict[str, str]
    pieces: list[str] = []


class Prompt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked. The seat that has to decide is also told the rule, whether a standing order may pass it, and
    whether picks are gathered and sent together; a seat that waits, whether it may decide its turn early (`beside`)."""

    key: str
    params: dict[str, Value]
    rule: str = ""
    passable: bool = False
    batch: bool = False
    beside: bool = False


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat (null: a spectator) may know of a game. `known` is for programs that ask for it
    (`/api/socket?known=1`): `Game.sample_world` reads it."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seat: int | None
    pending: list[int]
    over: bool
    zones: list[Zone]
    counters: list[Counter]
    prompt: Prompt
    actions: list[Action]
    known: list[int] = []
    undo: bool = False
    scores: list[dict[str, int]] | None = None
    standings: list[list[int]] | None = None


GAME_EVENT = {
    "title": "GameEvent",
    "description": "What happened: the kind of event, and its figures by name.",
    "type": "object",
    "properties": {"event": {"type": "string"}},
    "required": ["event"],
    "additionalProperties": msgspec.json.schema(Value),
}

# As dictionaries they travel, or (views for people) as text that has been written; as structs they are described.
if TYPE_CHECKING:
    ViewForm = dict[str, Any] | msgspec.Raw
else:
    ViewForm = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/$defs/View"})]
EventForm = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/$defs/GameEvent"})]
