"""The wheel that `make` built."""

import zipfile
from pathlib import Path

import petteia
from tests.fresh_machine.conftest import ROOT, pip_install, run


def test_the_wheel_runs_from_an_empty_venv_outside_the_tree(machine, wheel, expected_form, tmp_path):
    python = machine(pip=False)
    pip_install(python, "-q", wheel, cwd=tmp_path)
    said = run(python.with_name("petteia"), "--version", cwd=tmp_path).stdout
    assert petteia.__version__ in said and expected_form in said
    assert "agora" not in run(python.with_name("petteia"), "games", cwd=tmp_path).stdout


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
