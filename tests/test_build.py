"""`make test` names the form it tests (PETTEIA_FORM); these tests check that it is the one loaded."""

import importlib
import sys
from pathlib import Path

import pytest

import petteia
from petteia.engine.build import build, compiled
from tests import FORM, ROOT, left_interpreted

PACKAGE = Path(petteia.__file__).parent


def compiled_rooms() -> list[str]:
    """The modules of the packages that are compiled, by name."""
    folders = [PACKAGE / "engine", PACKAGE / "bots", PACKAGE / "tables"]
    folders += [p.parent for p in (PACKAGE / "games").glob("*/__init__.py")]
    files = [p for folder in folders for p in sorted(folder.rglob("*.py")) if p.name != "__init__.py"]
    paths = [p.relative_to(PACKAGE.parent) for p in files]
    return [".".join(p.with_suffix("").parts) for p in paths if p.as_posix() not in left_interpreted()]


@pytest.mark.skipif(not FORM, reason="run by hand, on whatever is on the path")
def test_the_form_that_was_asked_for_is_loaded_from_where_it_was_installed():
    assert build() == FORM
    assert PACKAGE.is_relative_to(sys.prefix)


def test_what_is_left_interpreted_is_there():
    assert [path for path in left_interpreted() if not (ROOT / path).is_file()] == []


def test_structs_are_left_to_msgspec():
    """In compiled form, a struct has lost its field types, and received data cannot be decoded into it."""
    files = [ROOT / f"{name.replace('.', '/')}.py" for name in compiled_rooms()]
    assert [file.name for file in files if "(msgspec.Struct" in file.read_text("utf-8")] == []


def test_every_room_is_in_the_same_form():
    files = {name: importlib.import_module(name).__file__ or "" for name in compiled_rooms()}
    assert "petteia.engine.protocol" in files
    assert [name for name, file in files.items() if file.endswith(".py") == compiled()] == []
