"""The wheel that `make` built."""

import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import petteia
from tests.fresh_machine.conftest import ROOT, pip_install, run


def put(name: str, site: Path, there: set[str]) -> None:
    """A package and all its requirements from these tests' environment, and nothing else."""
    if name.lower() in there:
        return
    there.add(name.lower())
    found = metadata.distribution(name)
    for top in {file.parts[0] for file in found.files or () if file.parts[0] != ".."}:
        if not (site / top).exists():
            (site / top).symlink_to(Path(str(found.locate_file(top))))
    needed(found.requires or [], site, there)


def needed(lines: list[str], site: Path, there: set[str]) -> None:
    """The requirements in such lines on this machine, without the optional ones."""
    for line in lines:
        wish = Requirement(line)
        if wish.marker is None or wish.marker.evaluate({"extra": ""}):
            put(wish.name, site, there)


def runs(python: Path, expected_form: str, tmp_path: Path) -> None:
    said = run(python.with_name("petteia"), "--version", cwd=tmp_path).stdout
    assert petteia.__version__ in said and expected_form in said
    assert "agora" not in run(python.with_name("petteia"), "games", cwd=tmp_path).stdout


def test_the_wheel_runs_outside_the_tree_with_what_it_says_it_needs(machine, wheel, expected_form, tmp_path):
    """Asking a registry for the newest versions is nearly all that pip would do; `make install` has done that."""
    python = machine(pip=False)
    (site,) = python.parents[1].glob("lib/python*/site-packages")
    pip_install(python, "-q", "--no-deps", wheel, cwd=tmp_path)
    (wishes,) = site.glob("petteia-*.dist-info/METADATA")
    needed(metadata.PathDistribution(wishes.parent).requires or [], site, {"petteia"})
    runs(python, expected_form, tmp_path)


@pytest.mark.soak
def test_the_wheel_runs_from_an_empty_venv_outside_the_tree(machine, wheel, expected_form, tmp_path):
    python = machine(pip=False)
    pip_install(python, "-q", wheel, cwd=tmp_path)
    runs(python, expected_form, tmp_path)


def test_the_wheel_holds_every_source_and_data_file(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        p.relative_to(ROOT).as_posix()
        for p in (ROOT / "petteia").rglob("*")
        if p.suffix in (".py", ".toml", ".md", ".ftl") or p.name == "py.typed"
    }
    assert "petteia/py.typed" in wanted
    assert wanted - inside == set()


def test_the_wheel_holds_nothing_else(wheel, expected_form):
    for name in zipfile.ZipFile(wheel).namelist():
        assert name.startswith((f"petteia-{petteia.__version__}.dist-info/", "petteia/")), name
        assert not name.endswith((".c", ".h", ".o", ".pyc")), name
        assert not (name.endswith((".so", ".pyd")) and expected_form == "pure"), name


def test_the_pure_wheel_is_for_every_platform_and_holds_no_machine_code(pure_wheel):
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in zipfile.ZipFile(pure_wheel).namelist() if Path(name).suffix in (".so", ".pyd")] == []
