"""`petteia site`: a static site whose games run in the visitor's browser."""

from pathlib import Path
from typing import Annotated

import typer

from petteia.cli.output import Complaint, err
from petteia.tab.site import NoSite, write


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write it.")],
    pyodide: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="A folder with Pyodide; otherwise npm fetches it.")
    ] = None,
    wheel: Annotated[
        Path | None, typer.Option(metavar="FILE", help="msgspec for Pyodide; otherwise pip fetches it.")
    ] = None,
) -> None:
    """Write a static site: the games, bots and rules run in the browser, with no server at all.

    Any static host can serve it at the root of an address; to try it, `python -m http.server` is enough. The browser's
    storage keeps the tables, and after the first visit the site opens without a network.

    Examples:

      petteia site public

      petteia site public && python -m http.server -d public

    Exit codes: 0 · 2 a part of it is missing.
    """
    try:
        size = write(folder, pyodide, wheel)
    except NoSite as problem:
        raise Complaint(f"{problem}.") from problem
    except OSError as problem:
        raise Complaint(f"{folder} cannot be written: {problem.strerror or problem}.") from problem
    err().print(f"petteia: {size / 1e6:.0f} MB in {folder}", markup=False)
