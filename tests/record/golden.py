"""Makes golden records: in a separate folder, swapped in when all are complete; or a single one, by its name."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Set
from difflib import get_close_matches
from pathlib import Path
from shutil import rmtree

from petteia.engine.play import Play

Recipe = Callable[[], tuple[Play, str]]
"""Plays a game from fixed seeds; the play and its record."""


class Golden:
    """The golden records of a game: recipes by name, and more of them for what none of these shows.

    `shown` says what a play shows of the box and `wanted` what all together have to; `more` has recipes for what is
    missing, of which those are kept that show something of it.
    """

    def __init__(
        self,
        folder: Path,
        recipes: Mapping[str, Recipe],
        shown: Callable[[Play], Counter[str]],
        wanted: Callable[[], Set[str]],
        more: Callable[[Set[str]], Iterable[tuple[str, Recipe]]] = lambda missing: (),
    ) -> None:
        self.folder = folder
        self.recipes = recipes
        self.shown = shown
        self.wanted = wanted
        self.more = more

    def names(self) -> dict[str, Recipe]:
        """Every record that can be made by name."""
        return {**dict(self.more(self.wanted())), **self.recipes}

    def make(self, name: str) -> None:
        """Make one record anew; the others stay unchanged."""
        names = self.names()
        if name not in names:
            near = get_close_matches(name, names, n=3) or sorted(names)[:8]
            raise SystemExit(f"{name!r} is no golden record here; right would be for example {', '.join(near)}")
        _, text = names[name]()
        aside = self.folder / f"{name}.new"
        aside.write_text(text, encoding="utf-8")
        aside.replace(self.folder / f"{name}.record")
        sys.stdout.write(f"{name}: made anew, {len(text) // 1000} kB\n")

    def make_all(self) -> None:
        """Make all records in a separate folder. It replaces the old one only if everything in the box is shown; until
        then, and after any failure, the old records stay in place."""
        aside, gone = self.folder.with_name("golden.new"), self.folder.with_name("golden.old")
        for folder in (aside, gone):
            rmtree(folder, ignore_errors=True)
        aside.mkdir()
        missing = set(self.wanted())
        for name, recipe in self.recipes.items():
            missing -= self._keep(aside, name, *recipe())
        for name, recipe in self.more(frozenset(missing)):
            made = recipe()
            if missing & set(self.shown(made[0])):
                missing -= self._keep(aside, name, *made)
        if missing:
            raise SystemExit(f"not shown: {', '.join(sorted(missing))}; nothing was replaced")
        if self.folder.exists():
            self.folder.rename(gone)
        aside.rename(self.folder)
        rmtree(gone, ignore_errors=True)

    def _keep(self, folder: Path, name: str, play: Play, text: str) -> set[str]:
        """Write a record; returns what it shows."""
        (folder / f"{name}.record").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name}: {len(play.entries)} lines, {len(text) // 1000} kB\n")
        return set(self.shown(play))
