"""Events: one stream of what happens, for the log, the animations, the statistics and the screen reader.

Rules report events as plain numbers, `g.tell(DREW, seat, coin, to=only(seat))`; nothing is built without a listener.
A kind of event names its numbers and says which of them everybody hears and which only the seats in `to`.
"""

from petteia.engine.ints import i64, mypyc_attr, vec

Value = int | str | list[str] | list[int]
Form = dict[str, Value]

EVERYBODY: i64 = -1


def only(seat: i64) -> i64:
    """The audience that is one seat."""
    return i64(1) << seat


class Param:
    """A named number of an event: a plain number or seat, or the index of a word in a vocabulary."""

    def __init__(self, name: str, vocabulary: str = "") -> None:
        self.name = name
        self.vocabulary = vocabulary


def params(spec: str) -> tuple[Param, ...]:
    """`"seat coin:coins"` is a number called seat and a word called coin."""
    return tuple(Param(*part.split(":", 1)) for part in spec.split())


class EventKind:
    """A kind of event: its name, its public parameters, and those for its audience only.

    A kind with secret parameters must be told with an audience (`to`); the others get the public form. An event may
    also carry one list, which everybody hears (`many`) or only its audience (`secret_many`).
    """

    reveals: bool = False

    def __init__(self, name: str, public: str = "", secret: str = "", many: str = "", secret_many: str = "") -> None:
        self.name = name
        self.public = params(public)
        self.secret = params(secret)
        self.many: Param | None = params(many)[0] if many else None
        self.secret_many: Param | None = params(secret_many)[0] if secret_many else None


class Reveal(EventKind):
    """A kind of event that shows a seat something that was hidden from it."""

    reveals: bool = True


class Event:
    """One thing that happened: what everybody is told, and (`secret`) what only its audience is told. `chance` means
    that a chance outcome caused it."""

    def __init__(self, kind: EventKind, public: Form, secret: Form, to: int, chance: bool) -> None:
        self.kind = kind
        self.public = public
        self.secret = secret
        self.to = to
        self.chance = chance

    def heard_by(self, seat: int) -> bool:
        """Whether a seat gets the fuller form."""
        return bool(self.secret) and seat >= 0 and bool(self.to >> seat & 1)

    def form(self, seat: int) -> Form:
        """What a seat (or a spectator, -1) is told. Seats that are told only the public part share one object, which
        must not be changed: tables keep hundreds of them for every seat."""
        return {**self.public, **self.secret} if self.heard_by(seat) else self.public


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """A listener. This one keeps the events it hears."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        """Take one event."""
        self.events.append(event)


def name(
    form: Form, numbers: list[int], first: int, parameters: tuple[Param, ...], words: dict[str, tuple[str, ...]]
) -> None:
    """Put the numbers of an event, from the first of these on, into a form under their names, words spelt out."""
    at = first
    for parameter in parameters:
        number = numbers[at]
        form[parameter.name] = words[parameter.vocabulary][number] if parameter.vocabulary else number
        at += 1


def forms(
    kind: EventKind, numbers: list[int], many: vec[i64] | None, words: dict[str, tuple[str, ...]]
) -> tuple[Form, Form]:
    """The part of an event for everybody, and the part for its audience alone."""
    public: Form = {"event": kind.name}
    secret: Form = {}
    name(public, numbers, 0, kind.public, words)
    name(secret, numbers, len(kind.public), kind.secret, words)
    listed = kind.many or kind.secret_many
    if many is not None and listed is not None:
        form = public if kind.many is not None else secret
        if listed.vocabulary:
            form[listed.name] = [words[listed.vocabulary][x] for x in many]
        else:
            form[listed.name] = [int(x) for x in many]
    return public, secret
