"""What reading records that never end takes: `python -m tests.record.endless` tells it for each of `CASES`, as JSON.

A process of its own has nothing to hide what is taken in, as one that has run other tests has; and to follow every
piece of memory that is handed out, as `tracemalloc` does, takes five times as long as the reading.
"""

import io
import json
import sys
import tracemalloc
from pathlib import Path

from petteia.engine.build import build
from petteia.engine.header import RecordError
from petteia.engine.record import MOST_LINES, Record

HEAD = 'petteia record 1\ngame agora\nseat A "a"\nseat B "b"\nseat C "c"\n'
CASES = {
    "empty lines": (b"\n", "more than 400000 lines"),
    "remarks": (b"# " + b"x" * 500 + b"\n", "16 MB"),
    "decisions": (b"* one\n", f"more than {MOST_LINES} lines"),
    "one line": (b"y" * 3_000_000, "longer than"),
    "components": (b'entry ["a", ' + b"1" * 1000 + b"]\n", "longer than 2000000 bytes"),
}
"""The repeated part, and its refusal."""


STATUS = Path("/proc/self/status")
"""Where Linux tells how much memory a process has had; elsewhere it takes longer to know."""


class Endless(io.RawIOBase):
    """A file that never ends, and counts how much was read of it."""

    def __init__(self, head: bytes, again: bytes) -> None:
        self.head, self.again, self.given = head, again, 0

    def readline(self, size: int | None = -1) -> bytes:
        line = self.head if self.head else self.again
        line, self.head = line[: self.head.find(b"\n") + 1 or None], self.head[self.head.find(b"\n") + 1 :]
        line = line if size is None or size < 0 else line[:size]
        self.given += len(line)
        return line


def most() -> int:
    """The most memory, in bytes, that this process has had at once. (`ru_maxrss` would begin with its parent's.)"""
    if not STATUS.is_file():
        return tracemalloc.get_traced_memory()[1]
    (line,) = [line for line in STATUS.read_text("utf-8").splitlines() if line.startswith("VmHWM:")]
    return int(line.split()[1]) * 1024


def main() -> None:
    """Read them all. Memory taken by one of them may serve the next, so the total for all of them counts."""
    out: dict[str, object] = {"form": build()}
    if not STATUS.is_file():
        tracemalloc.start()
    before = most()
    for case, (again, _) in CASES.items():
        stream = Endless(HEAD.encode(), again)
        try:
            Record.parse(stream)
            said = "nothing"
        except RecordError as refused:
            said = str(refused)
        out[case] = {"said": said, "given": stream.given, "taken": most() - before}
    sys.stdout.write(json.dumps(out))


if __name__ == "__main__":
    main()
