"""Whether the web client is there, and how to get it if not."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "web"
SOURCES: Final = Path(__file__).parents[2] / "web" / "build.py"


def mend() -> str:
    """The command that builds the client for this installation; empty if it is there."""
    if (FOLDER / "index.html").is_file():
        return ""
    if SOURCES.is_file():
        return f"python {SOURCES}"
    return "pip install --force-reinstall --no-deps ."


def without() -> str:
    """A sentence to show if there is no web client; empty if there is one."""
    command = mend()
    where = "" if SOURCES.is_file() else " in a clone of Petteia, with Node 20.19 or newer"
    return command and f"there is no web client in this installation; this builds it{where}: {command}"
