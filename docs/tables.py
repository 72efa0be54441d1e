"""Writes the tables of the rulebook pages from the component data.

    python docs/tables.py            rewrite the marked blocks of docs/rules/*.md and docs/rules/<language>/*.md
    python docs/tables.py --check    only say which pages are out of date

A block stands between `<!-- table: units greek -->` and `<!-- end of table -->`; its first word names a function of
`docs/tabled` (the game's own, or one for any game), further words are handed to it. Names and texts come from the
locale of the page's language, headings from `docs/rules/<language>/tables.ftl`, figures from the game's
`components.toml`, rulings from its `rules.md`. A language that words the rulings itself does so in
`docs/rules/<language>/rulings_<game>.ftl`, as `ruling-AOM-0_6` with the reason as `.why`; without that file they are
quoted as they stand. A word that a language lacks is an error: nothing is filled up with English.
"""

import argparse
import importlib
import re
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT), str(ROOT / "docs")]  # behind an installed petteia, if there is one

from tabled import any_game  # noqa: E402
from tabled.box import PAGES, Box  # noqa: E402

from petteia.locale import DEFAULT_LANGUAGE  # noqa: E402

BLOCK = re.compile(r"(<!-- table: ([^\n]+?) -->\n)(.*?)(<!-- end of table -->)", re.DOTALL)


def tables_of(game: str) -> dict[str, Callable[..., str]]:
    """The tables that the pages of a game can have."""
    own = importlib.import_module(f"tabled.{game}")
    return {table.__name__: table for table in (*any_game.TABLES, *own.TABLES)}


def rewritten(page: str, box: Box) -> str:
    """The page with its blocks as they should be; every word of them has to be there."""

    tables = tables_of(box.game)

    def block(found: re.Match[str]) -> str:
        name, *words = found[2].split()
        if name not in tables:
            raise SystemExit(f"there is no table {name!r}; right would be one of: {', '.join(sorted(tables))}")
        return f"{found[1]}\n{tables[name](box, *words)}\n{found[4]}"

    new = BLOCK.sub(block, page)
    lacking = sorted({*box.speech.missing, *box.speech.mistakes})
    if lacking:
        some = ", ".join(lacking[:8]) + (f" and {len(lacking) - 8} more" if len(lacking) > 8 else "")
        raise SystemExit(f"the tables in {box.speech.language!r} lack words, or figures in them: {some}")
    return new


def box_of(page: Path) -> Box:
    """The game of a page in the language of the page: English ones stand in the folder itself, others in the folder of
    their language."""
    folder = ROOT / "petteia" / "games" / page.stem.replace("-", "_")
    language = DEFAULT_LANGUAGE if page.parent == PAGES else page.parent.name
    return Box(folder.name, folder / "components.toml", folder / "rules.md", language)


def pages() -> list[Path]:
    """The rulebook pages that have tables."""
    found = sorted([*PAGES.glob("*.md"), *PAGES.glob("*/*.md")])
    return [page for page in found if BLOCK.search(page.read_text(encoding="utf-8"))]


def main(arguments: list[str]) -> int:
    """Rewrite the pages, or check them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="change nothing; say which pages are out of date")
    check = parser.parse_args(arguments).check
    stale = 0
    for page in pages():
        old = page.read_text(encoding="utf-8")
        new = rewritten(old, box_of(page))
        if new != old:
            stale += 1
            sys.stdout.write(f"{page.relative_to(PAGES)} {'is out of date' if check else 'rewritten'}\n")
            if not check:
                page.write_text(new, encoding="utf-8")
    return stale if check else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
