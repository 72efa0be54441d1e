"""Each board is small: its own download, compressed, beyond what every table or another board loads, too."""

import gzip
import re
from functools import cache
from pathlib import Path

import pytest

import petteia.server
from petteia.server.http import pages

pytestmark = pytest.mark.part("boards")
ASSETS = Path(petteia.server.__file__).parent / pages.CLIENT / "assets"
IMPORTS = re.compile(r"""(?:from|import)["'`]\./([\w.-]+\.js)["'`]""")
MOST_KB = 90.0
BOARDS = {"age_of_mythology": "AgeOfMythologyBoard", "deukalion": "DeukalionBoard", "parthenon": "ParthenonBoard"}


@cache
def chunk(stem: str) -> str:
    """The script of a part of the client; its name ends in a digest of what is in it."""
    name = re.compile(rf"{re.escape(stem)}-[\w-]{{8}}\.js")
    found = [file.name for file in ASSETS.glob("*.js") if name.fullmatch(file.name)]
    assert found, f"there is no script of {stem}; python web/build.py"
    return max(found, key=lambda name: (ASSETS / name).stat().st_size)


def closure(*names: str) -> set[str]:
    """Scripts with everything they import before they run."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += IMPORTS.findall((ASSETS / name).read_text("utf-8"))
    return found


def kilobytes(scripts: set[str]) -> float:
    """Compressed, with the style sheets that belong to them."""
    stems = {re.sub(r"-[\w-]{8}\.js$", "", name) for name in scripts}
    styles = [file for file in ASSETS.glob("*.css") if re.sub(r"-[\w-]{8}\.css$", "", file.name) in stems]
    files = [*(ASSETS / name for name in scripts), *styles]
    return sum(len(gzip.compress(file.read_bytes())) for file in files) / 1000


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_is_at_most_90_kb_beyond_the_shared_part(game: str) -> None:
    others = [closure(chunk(name)) for other, name in BOARDS.items() if other != game]
    own = closure(chunk(BOARDS[game])) - set.union(*others) - closure(chunk("index"), chunk("TableScreen"))
    size = kilobytes(own)
    print(f"{game}: {size:.1f} kB compressed beyond the shared part")
    assert 20 < size <= MOST_KB, sorted(own)
