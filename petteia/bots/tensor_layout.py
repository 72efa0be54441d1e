"""Which numbers a position has, and the place of each in an observation tensor."""

from typing import Any, Final

from petteia.engine.features import CHOICE, FLAG, NUMBER, SEAT, Chart, Growing, Span
from petteia.engine.ints import append, i64, vec
from petteia.engine.manifest import manifest_of
from petteia.engine.packing import LEAST, MOST, Packer
from petteia.engine.protocol import Game, State
from petteia.games import named

LARGEST: Final = 32767
"""The largest value of a feature; a larger number is cut into several."""


LANE_BITS: Final = 15


LANE: Final = 32767


ALL_BITS: Final = -1


SOME: Final = 32
"""How many entries are shown of a growing row that no chart describes, or twice as many as a new game has."""


class Feature:
    """One number of a tensor."""

    def __init__(self, name: str, low: int, high: int, kind: str) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.kind = kind
        """`number`, `flag`, `seat` or `choice`: what the number means (`petteia.engine.features`)."""

    def __repr__(self) -> str:
        return f"{self.name} ({self.kind}, {self.low} to {self.high})"

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"name": self.name, "low": self.low, "high": self.high, "kind": self.kind}


class PackedField:
    """What `fields` passes to a packer in one call: a number, or a row of them."""

    def __init__(self, low: int, high: int, size: int, kind: str = NUMBER, bits: int = 0) -> None:
        self.low = low
        self.high = high
        self.size = size
        """How many numbers; 0: any number of them, -1: not a row."""
        self.kind = kind
        self.bits = bits
        self.name = ""


FIRST_MARK: Final = 10_000_000


class FieldReader(Packer):
    """Reads a position out of nothing, to learn which fields there are. It returns marks, which identify the attribute
    that got them afterwards: fields declare everything about themselves except their names."""

    def __init__(self, seats: int, lit: int) -> None:
        super().__init__([])
        self.seats = seats
        self.lit = lit
        """The one truth value that is true in this pass."""
        self.found: list[PackedField] = []

    def mark(self, field: PackedField) -> int:
        """Note a field."""
        self.found.append(field)
        return FIRST_MARK + len(self.found) - 1

    def num(self, value: i64, low: i64 = LEAST, high: i64 = MOST) -> i64:
        """One number."""
        mark = self.mark(PackedField(int(low), int(high), -1))
        return low if low == high else mark  # the number of seats, for example, which the code relies on

    def seat(self, value: i64) -> i64:
        """One seat."""
        return self.mark(PackedField(0, int(self.seats) - 1, -1, SEAT))

    def seat_or_none(self, value: i64) -> i64:
        """One seat, or none."""
        return self.mark(PackedField(-1, int(self.seats) - 1, -1, SEAT))

    def bits(self, value: i64, n: i64) -> i64:
        """A mask."""
        return self.mark(PackedField(0, (1 << int(n)) - 1, -1, FLAG, int(n)))

    def flag(self, value: bool) -> bool:
        """One truth value."""
        return self.mark(PackedField(0, 1, -1, FLAG)) - FIRST_MARK == self.lit

    def nums(self, value: vec[i64], low: i64 = LEAST, high: i64 = MOST, size: i64 = -1) -> vec[i64]:
        """A row."""
        mark = self.mark(PackedField(int(low), int(high), int(size) if size >= 0 else 0))
        return vec[i64]([mark])


def fields_of(make: Any, seats: int) -> list[PackedField]:
    """The fields of a position or step, each with its name; `make` makes a new one."""
    surveyor = FieldReader(seats, -1)
    thing = make()
    thing.fields(surveyor)
    names = marked(thing)
    for at, field in enumerate(surveyor.found):
        field.name = names.get(FIRST_MARK + at, "")
        if field.kind == FLAG and field.bits == 0:
            other = make()
            other.fields(FieldReader(seats, at))
            field.name = next((name for name in true_attributes(other) - true_attributes(thing)), "")
    return surveyor.found


def attributes(thing: Any) -> list[tuple[str, Any]]:
    """The attributes of an object, by name; compiled classes have no `vars`."""
    out: list[tuple[str, Any]] = []
    for name in dir(thing):
        if not name.startswith("_"):
            try:
                value = getattr(thing, name)
            except Exception:  # a property that fails on marks
                continue
            if not callable(value):
                out.append((name, value))
    return out


def marked(thing: Any, before: str = "") -> dict[int, str]:
    """The attributes that got the marks."""
    out: dict[int, str] = {}
    for name, value in attributes(thing):
        if isinstance(value, int):
            out[value] = before + name
        elif isinstance(value, (str, dict, Game, State)):
            continue
        elif hasattr(value, "fields") and not isinstance(value, list):
            out.update(marked(value, f"{before}{name}."))
        elif hasattr(value, "__getitem__"):
            for at, one in enumerate(value):
                if isinstance(one, int):
                    out[one] = before + name
                elif hasattr(one, "__getitem__") and not isinstance(one, str) and len(one) == 1:
                    out[one[0]] = f"{before}{name}.{at}"
    return out


def true_attributes(thing: Any) -> set[str]:
    """The attributes that are true."""
    return {name for name, value in attributes(thing) if value is True}


class TensorLayout:
    """The place of each number of a position."""

    def __init__(self, game: Game) -> None:
        self.game = game
        named_by = manifest_of(type(game))
        self.chart: Chart = named(named_by.features, named_by.folder)(game) if named_by.features else Chart()
        self.features: list[Feature] = []
        self.later: list[tuple[i64, str, Growing]] = []  # rows that grow come last: the number of their field, and what
        # by field, in the order in which they are packed, first those of the table, then those of each kind of step
        self.at: vec[i64] = vec[i64]()  # its first feature; in a step counted from where the step's begin
        self.size: vec[i64] = vec[i64]()  # -1: a number; else how many are shown
        self.open: vec[i64] = vec[i64]()  # 1: the count comes first
        self.form: vec[i64] = vec[i64]()  # the form of its first number
        self.alike: vec[i64] = vec[i64]()  # 1: all numbers have that form
        self.codes: vec[i64] = vec[i64]()  # of entries of several numbers, see `Growing`
        self.rows: vec[i64] = vec[i64]()
        # by form: its cuts, and what is subtracted before
        self.cut: vec[i64] = vec[i64]()
        self.cuts: vec[i64] = vec[i64]()
        self.base: vec[i64] = vec[i64]()
        self.shift: vec[i64] = vec[i64]()
        self.mask: vec[i64] = vec[i64]()
        # by kind of step
        self.step_at: vec[i64] = vec[i64]()
        self.step_wide: vec[i64] = vec[i64]()
        self.step_copies: vec[i64] = vec[i64]()
        self.step_first: vec[i64] = vec[i64]()  # its first field
        self.lay_out()

    def lay_out(self) -> None:
        """Lay out everything in order."""
        game = self.game
        seats = int(game.seats)
        for seat in range(seats):
            self.features.append(Feature(f"looks/{seat}", 0, 1, FLAG))
        for seat in range(seats):
            self.features.append(Feature(f"decides/{seat}", 0, 1, FLAG))
        fresh = RowLengths()
        game.new().fields(fresh)
        for number, field in enumerate(fields_of(game.blank, seats)):
            self.field(field, field.name or str(number), int(game.largest), 0, fresh.found[number])
        for kind in game.steps:
            self.kind_of_step(kind)
        self.step_first = append(self.step_first, len(self.at))
        for number, name, growing in self.later:
            self.at[number] = len(self.features)
            self.grow(number, name, growing)

    def kind_of_step(self, kind: Any) -> None:
        """A kind of step: its place on the stack, and its fields, as often as it can be there."""
        self.step_first = append(self.step_first, len(self.at))
        self.step_at = append(self.step_at, len(self.features))
        copies = self.chart.copies.get(kind.__name__, 1)
        self.step_copies = append(self.step_copies, copies)
        first = len(self.features)
        name = kind.__name__
        self.features.append(Feature(f"{name}/place", 0, 32, NUMBER))
        for number, field in enumerate(fields_of(kind, int(self.game.seats))):
            called = field.name or str(number)
            self.field(field, f"{name}.{called}", int(self.game.largest_in_step), first, 0)
        wide = len(self.features) - first
        self.step_wide = append(self.step_wide, wide)
        for copy in range(1, copies):
            for feature in self.features[first : first + wide]:
                again = f"{name}+{copy}{feature.name[len(name) :]}"
                self.features.append(Feature(again, feature.low, feature.high, feature.kind))

    def field(self, field: PackedField, name: str, largest: int, begin: int, fresh: int) -> None:
        """Make room for a field."""
        number = len(self.at)
        self.at = append(self.at, len(self.features) - begin)
        self.codes = append(self.codes, 0)
        self.rows = append(self.rows, 0)
        self.form = append(self.form, len(self.cut))
        low = field.low if field.low > LEAST else -1
        high = field.high if field.high < MOST else largest
        if begin > 0 and 0 < low < high:
            low = 0  # the value while there is no such step
        spans = self.chart.fixed.get(name)
        if spans is not None:
            self.fixed(spans)
        elif field.size < 0:
            self.size = append(self.size, -1)
            self.open = append(self.open, 0)
            self.alike = append(self.alike, 1)
            self.number(name, low, high, field.kind, [str(n) for n in range(field.bits)])
        elif field.size > 0:
            self.size = append(self.size, field.size)
            self.open = append(self.open, 0)
            self.alike = append(self.alike, 1)
            first = len(self.cut)
            for at in range(field.size):
                self.number(f"{name}/{at}", low, high, field.kind, [], first < len(self.cut))
        else:
            growing = self.chart.growing.get(name) or Growing(2 * fresh if 2 * fresh > SOME else SOME)
            high = high if growing.high is None else growing.high
            self.size = append(self.size, growing.most)
            self.open = append(self.open, 1)
            self.alike = append(self.alike, 1)
            if begin == 0 and growing.cuts:
                self.later.append((number, name, growing))
            else:
                self.features.append(Feature(f"{name}/size", 0, LARGEST, NUMBER))
                first = len(self.cut)
                for at in range(growing.most):
                    self.number(f"{name}/{at}", low, high, field.kind, [], first < len(self.cut))

    def fixed(self, spans: list[Span]) -> None:
        """A row that a chart describes."""
        self.size = append(self.size, sum(len(span.words) for span in spans))
        self.open = append(self.open, 0)
        self.alike = append(self.alike, 0)
        for span in spans:
            for at in range(len(span.words)):
                self.number(span.called(at), span.low, span.high[at], span.kind, span.bits)

    def number(self, name: str, low: int, high: int, kind: str, bits: list[str], known: bool = False) -> None:
        """Make room for one number, and note how it is cut unless a like number has been noted."""
        cuts: list[tuple[int, int]] = []
        base = 0
        if bits:
            for at, word in enumerate(bits):
                self.features.append(Feature(f"{name}/{word}", 0, 1, FLAG))
                cuts.append((at, 1))
        elif low < high and low >= -LARGEST and high <= LARGEST:
            self.features.append(Feature(name, low, high, FLAG if low == 0 and high == 1 and kind == NUMBER else kind))
            cuts.append((0, ALL_BITS))
        elif low < high:
            base = low
            for lane in range((high - low).bit_length() // LANE_BITS + 1):
                self.features.append(Feature(f"{name}/lane{lane}", 0, LANE, NUMBER))
                cuts.append((lane * LANE_BITS, LANE))
        if not known:
            self.note(cuts, base)

    def note(self, cuts: list[tuple[int, int]], base: int) -> None:
        """Note a form."""
        self.cut = append(self.cut, len(self.shift))
        self.cuts = append(self.cuts, len(cuts))
        self.base = append(self.base, base)
        for shift, mask in cuts:
            self.shift = append(self.shift, shift)
            self.mask = append(self.mask, mask)

    def grow(self, number: i64, name: str, growing: Growing) -> None:
        """Make room for the end of a row that grows."""
        self.form[number] = len(self.cut)
        self.codes[number] = growing.codes
        self.rows[number] = growing.rows
        self.features.append(Feature(f"{name}/size", 0, LARGEST, NUMBER))
        for cuts in (growing.cuts, growing.more):
            self.note([(low, (1 << many) - 1) for _, low, many in cuts], 0)
        wide = max(len(growing.cuts), len(growing.more))
        for at in range(growing.most):
            for part in range(wide):
                said = [cuts[part] for cuts in (growing.cuts, growing.more) if part < len(cuts)]
                words = "|".join(dict.fromkeys(word for word, _, _ in said))
                high = max((1 << many) - 1 for _, _, many in said)
                self.features.append(Feature(f"{name}/{at}/{words}", 0, high, CHOICE))


class RowLengths(Packer):
    """Counts the numbers in the rows of a position."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[int] = []

    def num(self, value: i64, low: i64 = LEAST, high: i64 = MOST) -> i64:
        """One number."""
        self.found.append(0)
        return value

    def nums(self, value: vec[i64], low: i64 = LEAST, high: i64 = MOST, size: i64 = -1) -> vec[i64]:
        """A row."""
        self.found.append(len(value))
        return value
