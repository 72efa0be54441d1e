"""What the single file runs, for people without Python: `petteia`, with a Python of its own inside.

Opened without a word, as by a double click, it plays. A house asks bots and readers of records in processes of their
own, which it starts as it would start Python: `-P -c` and what is to be done. Here that is this very file.
"""

import multiprocessing
import sys


def main() -> None:
    """Play, or do what a house or a person asks for."""
    multiprocessing.freeze_support()
    asked = sys.argv[1:]
    if asked[:1] == ["-P"]:
        asked = asked[1:]
    if asked[:1] == ["-c"] and len(asked) > 1:
        sys.argv = asked[:1] + asked[2:]
        exec(compile(asked[1], "<string>", "exec"), {"__name__": "__main__"})
        return
    from petteia.cli import main as petteia

    sys.argv = [sys.argv[0], *(sys.argv[1:] or ["play"])]
    petteia()


if __name__ == "__main__":
    main()
