"""`make release`: what goes into dist."""

import hashlib
import runpy
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.fresh_machine.conftest import ROOT, run


def release() -> SimpleNamespace:
    return SimpleNamespace(**runpy.run_path(str(ROOT / "release" / "__main__.py")))


def test_the_list_of_what_is_inside_has_what_playing_needs_and_no_test_tools() -> None:
    listed = {part["name"]: part for part in release().components()["components"]}
    assert {"petteia", "msgspec", "litestar", "uvicorn"} <= set(listed)
    assert not {"pytest", "playwright", "ruff", "mypy"} & set(listed)
    assert all(part["version"] and part["purl"].startswith("pkg:pypi/") for part in listed.values())


@pytest.mark.parametrize("client", [True, False], ids=["with the client", "without"])
def test_a_release_holds_the_web_client_or_is_refused(tree: Path, pure_wheel: Path, client: bool) -> None:
    web = tree / "petteia" / "server" / "web"
    shutil.rmtree(web, ignore_errors=True)
    if client:
        web.mkdir()
        (web / "index.html").write_text("<!doctype html>")
    shutil.copytree(pure_wheel.parent, tree / "build" / "pure")
    said = run(sys.executable, "-P", "release", cwd=tree, fails=not client).stdout
    if not client:
        assert "lacks the web client" in said
        return
    sums = (tree / "dist" / "SHA256SUMS").read_text("utf-8").splitlines()
    assert {line.split()[1] for line in sums} >= {pure_wheel.name, "petteia.cdx.json"} and len(sums) == 3
    for line in sums:
        digest, name = line.split()
        assert hashlib.sha256((tree / "dist" / name).read_bytes()).hexdigest() == digest
