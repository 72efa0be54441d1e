"""Writes `cells.py` from a schema: the class that holds a position's numbers, with an accessor for each field.

    g.aboard(seat)                  read
    g.set_aboard(seat, 3)           write
    g.add_aboard(seat, -1)          change; not where a field may be empty
    g.has_built(seat, structure)    whether a bit is set, where a field is made of bits; put_built and drop_built set it

It also contains a blank position, clone, save and restore, the bounds of positions from outside, observation of what is
simply open or the seat's own, plain counters of views, and the words of scenarios that set one field.
"""

import re
from textwrap import indent, wrap

from petteia.engine.schema.declarations import Field, Schema

HEAD = '''"""The numbers of a position of {title}. Written from schema.toml: change that and run `make schemas`."""

from typing import Final

from petteia.engine.game import Game
from petteia.engine.ints import i64, vec, zeros
from petteia.engine.packing import Packer, Unreadable, between
{pool}from petteia.engine.state import State
from petteia.engine.view import ViewBuilder
from {package}.box import Box

TABLE_WORDS: Final[tuple[str, ...]] = ({table_words})
"""Words of scenarios that set one number."""
SEAT_WORDS: Final[tuple[str, ...]] = ({seat_words})
"""The same for words that set one number of each seat."""


class Cells(State):
    """What lies where, as one row of numbers: the middle of the table, then a block for each seat."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box: Box = box
        self.cells: vec[i64] = vec[i64]()
'''


def source(schema: Schema) -> str:
    """The module's text."""
    text = HEAD.format(
        title=schema.title,
        package=schema.package,
        pool="from petteia.engine.pool import Pool\n" if any(field.pool for field in schema.rows) else "",
        table_words=words(schema.table),
        seat_words=words(schema.seat),
    )
    for field in schema.rows:
        text += "".join(f"        # {line}\n" for line in wrap(field.what, 110))
        text += f"        self.{field.name}: {'Pool' if field.pool else 'vec[i64]'} = {empty(field)}\n"
    parts = [life(schema), observation(schema), bounds(schema), counters(schema), words_of_scenarios(schema)]
    for field in schema.table:
        parts.append(accessors(field, field.place, 0))
    read = {f"self.{field.name}(seat)": number_of_seat(schema, field) for field in schema.seat if not field.shape}
    for field in schema.seat:
        text_of_field = accessors(field, schema.middle + field.place, schema.block)
        for call, number in read.items():  # a place is computed without a call
            text_of_field = text_of_field.replace(call, number)
        parts.append(text_of_field)
    return text + "\n" + "\n".join(indent(part, "    ") for part in parts).rstrip("\n") + "\n"


def words(fields: tuple[Field, ...]) -> str:
    """The words of scenarios, as a tuple is written."""
    found = [f'"{field.scenario}"' for field in fields if field.scenario]
    return ", ".join(found) + ("," if len(found) == 1 else "")


def life(schema: Schema) -> str:
    """Blank, packed, copied."""
    packed = ["    self.cells = p.nums(self.cells)"]
    for row in schema.rows:
        if row.saved:
            pad = "    "
            if row.option:
                packed.append(f"    if {chosen(row)}:")
                pad += "    "
            packed.append(f"{pad}self.{row.name}" + (".fields(p)" if row.pool else f" = p.nums(self.{row.name})"))
    blank = [f"        self.set_{field.name}(seat, {field.blank})" for field in schema.seat if field.blank != "0"]
    if blank:
        blank.insert(0, "    for seat in range(self.game.seats):")
    return "\n".join([
        "def clear(self) -> None:",
        '    """Nothing is on the table."""',
        f"    self.cells = zeros({schema.middle} + self.game.seats * {schema.block})",
        *(f"    self.{row.name} = {empty(row)}" for row in schema.rows),
        *blank,
        "",
        "def fields(self, p: Packer) -> None:",
        *packed,
        "",
        'def copy_into(self, out: "Cells") -> None:',
        '    """Make another position hold the same numbers."""',
        "    out.cells = self.cells[:]",
        *(f"    out.{row.name} = {copied(row)}" for row in schema.rows),
        "",
    ])  # fmt: skip


def empty(row: Field) -> str:
    """A row with nothing in it."""
    return "Pool(vec[i64]())" if row.pool else "vec[i64]()"


def copied(row: Field) -> str:
    """A copy of a row."""
    return f"self.{row.name}.clone()" if row.pool else f"self.{row.name}[:]"


def chosen(row: Field) -> str:
    """Whether the option is chosen that a row belongs to."""
    return f'self.game.options.get("{row.option[0]}") == "{row.option[1]}"'


def stretches(fields: tuple[Field, ...], seen: str) -> list[tuple[int, int]]:
    """The ranges of numbers with the same visibility, adjacent ones merged."""
    out: list[tuple[int, int]] = []
    for field in fields:
        if field.seen == seen:
            first, after = field.place, field.place + field.numbers
            if out and out[-1][1] == first:
                first = out.pop()[0]
            out.append((first, after))
    return out


def observation(schema: Schema) -> str:
    """The observation that needs no rule: fields that everybody sees, and those that their owner sees."""
    lines = [
        'def put_plain(self, out: "Cells", seat: i64) -> None:',
        '    """Put into a blank position what everybody may know, and what is a seat\'s own."""',
        "    out.clear()",
        "    mine, theirs = self.cells, out.cells",
    ]
    for first, after in stretches(schema.table, "everybody"):
        lines += [f"    for at in range(i64({first}), i64({after})):", "        theirs[at] = mine[at]"]
    lines += ["    for owner in range(self.game.seats):", f"        block = {schema.middle} + owner * {schema.block}"]
    for first, after in stretches(schema.seat, "everybody"):
        lines += [f"        for at in range(block + {first}, block + {after}):", "            theirs[at] = mine[at]"]
    own = stretches(schema.seat, "owner")
    if own:
        lines.append("        if owner == seat:")
    for first, after in own:
        lines += [f"            for at in range(block + {first}, block + {after}):"]
        lines += ["                theirs[at] = mine[at]"]
    for field in schema.rows:
        if field.seen == "everybody":
            lines.append(f"    out.{field.name} = {copied(field)}")
    return "\n".join([*lines, ""])


def bounds(schema: Schema) -> str:
    """The range of every number."""
    lines = [
        "def audit_cells(self) -> None:",
        '    """Raise `Unreadable` unless every number is within its bounds."""',
        "    box, seats, c = self.box, self.game.seats, self.cells",
        f"    if len(c) != {schema.middle} + seats * {schema.block}:",
        '        raise Unreadable("there are not as many numbers as a position has")',
    ]
    for field in schema.table:
        lines += indent("\n".join(bound(field, str(field.place))), "    ").splitlines()
    lines += ["    for seat in range(seats):", f"        at = {schema.middle} + seat * {schema.block}"]
    for field in schema.seat:
        lines += indent("\n".join(bound(field, f"at + {field.place}")), "        ").splitlines()
    for row in schema.rows:
        said = sentence_part(row.what)
        if row.pool:
            lines.append(f'    self.{row.name}.audit({row.length}, seats, {row.most}, "{said}")')
        elif row.saved:
            if row.length:
                count = f"({row.length} if {chosen(row)} else 0)" if row.option else row.length
                lines.append(f"    if len(self.{row.name}) != {count}:")
                lines.append(f'        raise Unreadable("{said}: there are more or fewer than there must be")')
            lines.append(f'    between(self.{row.name}, 0, len(self.{row.name}), {row.least}, {row.most}, "{said}")')
    return "\n".join([*lines, ""])


def sentence_part(what: str) -> str:
    """The name of a number in a refusal: the words before the first explanation."""
    return re.split(r"[;:,(]| \(", what, maxsplit=1)[0].strip()


def bound(field: Field, first: str) -> list[str]:
    """The bounds of one field: those of the box, then that the unused room is empty."""
    most = field.most
    if field.none:
        most = str(int(most) + 1) if most.isdigit() else most[:-4] if most.endswith(" - 1") else f"{most} + 1"
    least = "0" if field.none else field.least
    said = f'"{sentence_part(field.what)}"'
    if not field.shape:
        return [f"between(c, {first}, 1, {least}, {most}, {said})"]
    *outer, last = field.shape
    lines: list[str] = []
    here, step, pad = last.here, field.numbers, ""
    for size in outer:
        step //= size.most
        first += f" + {size.one} * {step}"
        lines.append(f"{pad}for {size.one} in range(i64({size.most})):")
        pad += "    "
        if size.here != str(size.most):
            here = f"{here} if {size.one} < {size.here} else i64(0)"
    if outer and here != str(last.most):
        lines.append(f"{pad}fits = {here}")
        here = "fits"
    if re.search(rf"\b{last.one}\b", most):  # each number has its own bound
        lines.append(f"{pad}for {last.one} in range({here}):")
        lines.append(f"{pad}    between(c, {first} + {last.one}, 1, {least}, {most}, {said})")
    else:
        lines.append(f"{pad}between(c, {first}, {here}, {least}, {most}, {said})")
    if here != str(last.most):
        lines.append(f"{pad}between(c, {first} + {here}, {last.most} - {here}, 0, 0, {said})")
    return lines


def counters(schema: Schema) -> str:
    """The counters of views that show one number."""
    lines = ["def show_counters(self, view: ViewBuilder) -> None:", '    """Show every field that is a counter."""']
    for field in schema.table:
        if field.counter:
            lines.append(f'    view.counter("{field.counter}", int(self.{field.name}()))')
    if any(field.counter for field in schema.seat):
        lines.append("    for seat in range(self.game.seats):")
    for field in schema.seat:
        if field.counter:
            pad = " " * 8
            if field.seen != "everybody":
                lines.append(f"{pad}if seat == view.seat:")
                pad += " " * 4
            name = f'f"{field.counter}/{{seat}}"'
            lines.append(f"{pad}view.counter({name}, int(self.{field.name}(seat)), int(seat))")
    return "\n".join([*lines, ""])


def words_of_scenarios(schema: Schema) -> str:
    """The words of scenarios that set one field."""
    lines = [
        "def set_by_word(self, word: str, seat: i64, value: i64) -> None:",
        '    """Set what a word of a scenario stands for; a seat where it is one of `SEAT_WORDS`."""',
    ]
    for field in (*schema.table, *schema.seat):
        if field.scenario:
            seat = "seat, " if field in schema.seat else ""
            lines += [f'    if word == "{field.scenario}":', f"        self.set_{field.name}({seat}value)"]
    return "\n".join([*lines, ""])


def accessors(field: Field, first: int, block: int) -> str:
    """Read, write and change one field; `block` is how far apart two seats are, and 0 in the middle of the table."""
    given, terms, step = [], [str(first)], field.numbers
    if block and not field.across:
        given, terms = ["seat"], [*terms, f"seat * {block}"]
    for size in field.shape:
        step //= size.most
        times = f" * {step}" if step > 1 else ""
        if field.across and len(terms) == 1:
            given.append(field.across)
            terms += across(field.across, size.most, block, times)
        else:
            given.append(size.one)
            terms.append(size.at + times)
    place = " + ".join(terms)
    all_but_last = " + ".join(terms[:-1])
    begin_at = f"    at{': i64' if all_but_last.isdigit() else ''} = {all_but_last}"  # a bare constant would be an int
    lines = [f"{signature(field.name, given)} -> i64:", *docstring(field.what)]
    lines += [f"    return self.cells[{place}]" + (" - 1" if field.none else ""), ""]
    if field.first:
        begin = " + ".join([str(first), f"seat * {block}", *terms[3:]])
        lines += [f"{signature(field.first, ['seat', *given[1:]])} -> i64:", f"    return self.cells[{begin}]", ""]
    lines += [f"{signature(f'set_{field.name}', [*given, 'value'])} -> None:"]
    lines += [f"    self.cells[{place}] = value" + (" + 1" if field.none else ""), ""]
    if field.bits:
        one = field.bits.one
        lines += [f"{signature(f'has_{field.name}', [*given, one])} -> bool:"]
        lines += [f"    return (self.cells[{place}] >> {one}) & 1 != 0", ""]
        lines += [f"{signature(f'put_{field.name}', [*given, one])} -> None:"]
        lines += [f"    self.cells[{place}] |= i64(1) << {one}", ""]
        lines += [f"{signature(f'drop_{field.name}', [*given, one])} -> None:"]
        lines += [f"    self.cells[{place}] &= ~(i64(1) << {one})", ""]
    elif not field.none:
        lines += [f"{signature(f'add_{field.name}', [*given, 'count'])} -> None:"]
        lines += [f"    self.cells[{place}] += count", ""]
    if field.row:
        here = field.shape[-1].here.replace("box.", "self.box.")
        lines += [f"{signature(f'{field.name}_row', given[:-1])} -> vec[i64]:"]
        if len(terms) > 2 + bool(block):
            lines += [begin_at, f"    return self.cells[at : at + {here}]", ""]
        else:
            lines += [f"    return self.cells[{all_but_last} : {all_but_last} + {here}]", ""]
    if block and field.shape and field.seen == "rule":
        begin = f"{first} + seat * {block}"
        lines += [f'def reveal_{field.name}(self, out: "Cells", seat: i64) -> None:']
        lines += ['    """Put what a seat has of it into an observation."""']
        lines += [f"    for at in range({begin}, {begin} + {field.numbers}):"]
        lines += ["        out.cells[at] = self.cells[at]", ""]
    if field.sum:
        lines += [f"{signature(field.sum, given[:-1])} -> i64:", "    c = self.cells"]
        lines += [begin_at]
        numbers = ["c[at]", *(f"c[at + {n}]" for n in range(1, field.shape[-1].most))]
        if len(numbers) > 8:
            lines += [f"    out = {' + '.join(numbers[:8])}"]
            lines += [f"    out += {' + '.join(numbers[n : n + 8])}" for n in range(8, len(numbers), 8)]
            numbers = ["out"]
        lines += [f"    return {' + '.join(numbers)}", ""]
    if field.there:  # compiled, `i64(1) << n` is shifted as an int of C, of 32 bits: a bit that moves on is not
        lines += [f"{signature(f'{field.name}_there', given[:-1])} -> i64:"]
        lines += ['    """Of which there are any, one bit each."""', "    c = self.cells", begin_at]
        lines += ["    out: i64 = 0", "    bit: i64 = 1", f"    for cell in range(at, at + {field.shape[-1].most}):"]
        lines += ["        if c[cell] > 0:", "            out |= bit", "        bit <<= 1", "    return out", ""]
    if field.counted:
        lines += [f"{signature(f'{field.name}_count', [*given[:-1], 'value'])} -> i64:"]
        lines += ['    """How many have this value."""', "    c = self.cells", begin_at]
        lines += ["    count: i64 = 0", f"    for cell in range(at, at + {field.shape[-1].most}):"]
        lines += ["        if c[cell] == value:", "            count += 1", "    return count", ""]
    if field.part:
        lines += [f"{signature(f'{field.name}_part', [*given[:-1], 'first', 'after'])} -> i64:"]
        lines += ["    count: i64 = 0", begin_at, "    for cell in range(at + first, at + after):"]
        lines += ["        count += self.cells[cell]", "    return count", ""]
    return "\n".join(lines)


def number_of_seat(schema: Schema, field: Field) -> str:
    """A single number of a seat, read directly."""
    return f"self.cells[{schema.middle + field.place} + seat * {schema.block}]" + (" - 1" if field.none else "")


def across(one: str, most: int, block: int, times: str) -> list[str]:
    """The seat's block and the place in it of an item that is counted through all seats; a power of two is shifted, as
    a division takes many times as long."""
    if most & (most - 1) == 0:
        return [f"({one} >> {most.bit_length() - 1}) * {block}", f"({one} & {most - 1}){times}"]
    return [f"{one} // {most} * {block}", f"{one} % {most}{times}"]


def signature(name: str, given: list[str]) -> str:
    """The head of a method whose arguments are all numbers, without what it returns."""
    return f"def {name}({', '.join(['self', *(f'{one}: i64' for one in given)])})"


def docstring(what: str) -> list[str]:
    """The description of a field as a sentence, wrapped."""
    sentence = f'"""{what[:1].upper()}{what[1:]}."""'
    return [f"    {line}" for line in wrap(sentence, 112)]
