"""The painter's process: it is sent drawings and answers with pictures.

Painting holds Python's lock, and a picture takes tens of milliseconds: in the server's process everybody would wait for
it. The drawings are the server's own; names in them are escaped, nothing in them leads to a file or to an address.
"""

import os
import sys
from typing import Any, Final

from petteia.server.jobs.frames import read_frame, write_frame

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

MEMORY: Final = 1_000_000_000
COMMON: Final = 0x530
"""Up to there the typefaces that come along have nearly every sign; beyond it those of the machine are asked, too,
which takes longer."""


def paint(drawing: str, faces: list[str]) -> bytes:
    """The picture as PNG."""
    import resvg_py

    own = all(ord(sign) < COMMON or 0x1E00 <= ord(sign) < 0x2070 for sign in drawing)
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, font_files=faces, skip_system_fonts=own))


def main() -> None:
    """Paint until there are no more drawings."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    question: Any
    answer: dict[str, bytes | str]
    while (question := read_frame(sys.stdin.buffer)) is not None:
        try:
            answer = {"ok": paint(question["drawing"], question["faces"])}
        except Exception as problem:
            answer = {"wrong": f"{type(problem).__name__}: {problem}"[:300]}
        write_frame(answers, answer)


if __name__ == "__main__":
    main()
