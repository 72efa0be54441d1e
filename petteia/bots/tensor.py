"""Everything that a seat knows of a position, as a row of numbers with names: the complete observation.

It is made from `State.observe(seat)`, the position as the seat knows it, built up from nothing, so it contains nothing
that the seat does not know, and everything a game adds to its positions at once. The features are, in this order, the
seat that looks and the seat that decides; the rows of the table (`State.fields`, named by the game's chart); for each
kind of step its place on the stack and its fields; and rows that grow with the game, such as the cards that everybody
has seen.

`TensorLayout` has the place of each number; `TensorWriter` is the packer that puts it there. Seats are numbered as at
the table.
"""

from petteia.bots.tensor_layout import ALL_BITS, LARGEST, TensorLayout
from petteia.engine.ints import i16, i64, vec, zeros
from petteia.engine.packing import LEAST, MOST, Packer
from petteia.engine.protocol import Game, State


class TensorWriter(Packer):
    """Writes what a seat knows of a position into a row of features that holds zeros."""

    def __init__(self, plan: TensorLayout) -> None:
        super().__init__()
        self.plan = plan
        self.game: Game = plan.game
        self.length: i64 = len(plan.features)
        self.out: vec[i16] = vec[i16]()
        self.begin: i64 = 0  # where the features of the table, or of a step, begin in `out`
        self.row: i64 = 0  # where those of the position begin
        self.field: i64 = 0  # the number of the next field
        self.logs: bool = True  # whether rows that grow with the game are written, which come last
        self.where: vec[i64] = plan.at
        self.size: vec[i64] = plan.size
        self.open: vec[i64] = plan.open
        self.form: vec[i64] = plan.form
        self.alike: vec[i64] = plan.alike
        self.codes: vec[i64] = plan.codes
        self.rows: vec[i64] = plan.rows
        self.cut: vec[i64] = plan.cut
        self.cuts: vec[i64] = plan.cuts
        self.base: vec[i64] = plan.base
        self.shift: vec[i64] = plan.shift
        self.mask: vec[i64] = plan.mask

    def write(self, g: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Everything a seat knows, from a place on."""
        plan = self.plan
        seats = self.game.seats
        self.out = out
        self.row = at
        self.begin = at
        if seat >= 0:
            out[at + seat] = 1
        for one in g.waiting:
            who: i64 = one
            if who >= 0:
                out[at + seats + who] = 1
        seen = g.observe(seat)
        self.field = 0
        seen.fields(self)
        self.finish_at(plan.step_first[0])
        stack = seen.stack
        used = zeros(len(plan.step_at))
        high: i64 = len(stack)
        for depth in range(high - 1, -1, -1):
            step = stack[depth]
            tag = self.game.tag(step)
            if used[tag] < plan.step_copies[tag]:
                self.begin = at + plan.step_at[tag] + used[tag] * plan.step_wide[tag]
                used[tag] += 1
                out[self.begin] = i16(high - depth)  # 1: it is the current step
                self.field = plan.step_first[tag]
                step.fields(self)
                self.finish_at(plan.step_first[tag + 1])

    def finish_at(self, field: i64) -> None:
        """Check that as many fields were written as were counted."""
        if self.field != field:
            raise ValueError(f"{self.game.id}: fields() hands a packer another number of fields than it did at first")

    def num(self, value: i64, low: i64 = LEAST, high: i64 = MOST) -> i64:
        """One number."""
        field = self.field
        self.field += 1
        self.put(value, self.form[field], self.begin + self.where[field])
        return value

    def nums(self, value: vec[i64], low: i64 = LEAST, high: i64 = MOST, size: i64 = -1) -> vec[i64]:
        """A row."""
        field = self.field
        self.field += 1
        most = self.size[field]
        form = self.form[field]
        if self.open[field] == 0:
            at = self.begin + self.where[field]
            n: i64 = len(value)
            if n > most:
                n = most
            if self.alike[field] == 1 and self.whole(form):
                out = self.out  # most numbers are written here, and a call for each would take twice as long
                for i in range(n):
                    x = value[i]
                    if x > LARGEST:
                        x = LARGEST
                    elif x < -LARGEST:
                        x = -LARGEST
                    out[at + i] = i16(x)
            elif self.alike[field] == 1:
                for i in range(n):
                    at = self.put(value[i], form, at)
            else:
                for i in range(n):
                    at = self.put(value[i], form + i, at)
        elif self.codes[field] == 0:
            self.put_end(value, self.begin + self.where[field], most, form)
        elif self.logs:
            self.put_entries(value, self.row + self.where[field], most, field)
        return value

    def put_end(self, value: vec[i64], at: i64, most: i64, form: i64) -> None:
        """Write how many numbers there are, and the last of them."""
        n: i64 = len(value)
        self.out[at] = i16(n) if n < LARGEST else i16(LARGEST)
        at += 1
        for i in range(n - most if n > most else 0, n):
            at = self.put(value[i], form, at)

    def put_entries(self, value: vec[i64], at: i64, most: i64, field: i64) -> None:
        """The same for entries, some of which span several numbers."""
        n: i64 = len(value)
        self.out[at] = i16(n) if n < LARGEST else i16(LARGEST)
        at += 1
        form = self.form[field]
        wide = self.cuts[form]
        codes = self.codes[field]
        left: i64 = 0
        for i in range(n):
            which = form
            if left > 0:
                left -= 1
                which = form + 1
            elif (codes >> (value[i] & self.mask[self.cut[form]])) & 1 != 0:
                left = self.rows[field]
            if i >= n - most:
                self.put(value[i], which, at)
                at += wide

    def whole(self, form: i64) -> bool:
        """Whether numbers of a form are written as they are."""
        return self.cuts[form] == 1 and self.mask[self.cut[form]] == ALL_BITS

    def put(self, value: i64, form: i64, at: i64) -> i64:
        """Write one number, cut as its form says; returns where the next one goes."""
        first = self.cut[form]
        n = self.cuts[form]
        if self.whole(form):
            if value > LARGEST:
                value = LARGEST
            elif value < -LARGEST:
                value = -LARGEST
            self.out[at] = i16(value)
            return at + 1
        rest = value - self.base[form]
        for cut in range(first, first + n):
            self.out[at] = i16((rest >> self.shift[cut]) & self.mask[cut])
            at += 1
        return at
