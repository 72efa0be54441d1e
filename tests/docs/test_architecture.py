"""The picture of a decision's way in docs/architecture.md names existing files and functions."""

import ast
import re

import pytest

from tests import ROOT

STATION = re.compile(r"^(?:in|out|  ) +(\S+\.py) +(\w+) +\w", re.MULTILINE)


def stations() -> list[tuple[str, str]]:
    """Files and names of the picture, in its order."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    picture = text.split("The way of a decision", 1)[1].split("```")[1]
    return STATION.findall(picture)


def given(file: str) -> set[str]:
    """The classes and functions of a file in the package."""
    tree = ast.parse((ROOT / "petteia" / file).read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef)}


def test_the_picture_has_a_way_in_and_a_way_out():
    files = [file for file, _ in stations()]
    assert len(files) == 12 and files[0].startswith("server/websocket/") and files[-1] == "tables/live/outbox.py"


@pytest.mark.parametrize("file, name", stations())
def test_what_the_picture_names_is_there(file, name):
    assert name in given(file)
