"""The Containerfile: what it promises, and that its steps work, carried out one by one where there is no container.

A stage is an empty environment of its own here, and what lies at the root of a container lies in a folder. Only what
would change this machine is left out: packages of the system, users and owners.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.fresh_machine.conftest import ROOT, run
from tests.server.running import Running

LEFT_OUT = ("apt-get ", "useradd ")
FOLDERS = ("/src", "/wheels", "/data")


class Step(NamedTuple):
    """An instruction and its arguments."""

    name: str
    rest: str


def steps() -> list[Step]:
    lines = (ROOT / "Containerfile").read_text("utf-8").splitlines()
    return [Step(*line.split(maxsplit=1)) for line in lines if line and not line.startswith("#")]


def last(name: str) -> str:
    """The arguments of the last such instruction, which must be in the final stage."""
    found = [n for n, step in enumerate(steps()) if step.name == name]
    kept = max(n for n, step in enumerate(steps()) if step.name == "FROM")
    assert found and found[-1] > kept, f"the container has no {name}"
    return steps()[found[-1]].rest


def command(text: str) -> list[str]:
    said: list[str] = json.loads(text[text.index("[") :])
    return said


def environment() -> dict[str, str]:
    return dict(step.rest.split("=", 1) for step in steps() if step.name == "ENV")


def test_it_runs_as_nobody_special_and_keeps_its_data_in_a_volume() -> None:
    assert last("USER") not in ("root", "0")
    assert last("VOLUME") == environment()["PETTEIA_DATA"]
    assert last("EXPOSE") == environment()["PETTEIA_PORT"]
    names = [step.name for step in steps()]
    assert names.index("USER") < names.index("ENTRYPOINT") and "RUN" not in names[names.index("USER") :]


def test_the_health_check_tells_an_open_house_from_a_closed_one(tmp_path: Path) -> None:
    python, *rest = command(last("HEALTHCHECK"))
    assert python == "python"
    with Running(tmp_path) as server:
        run(sys.executable, *rest, cwd=tmp_path, env={"PETTEIA_PORT": str(server.port)})
    run(sys.executable, *rest, cwd=tmp_path, env={"PETTEIA_PORT": str(server.port)}, fails=True)


@pytest.mark.soak
def test_its_steps_make_a_house_that_opens(tree: Path, tmp_path: Path) -> None:
    root, stages = tmp_path / "root", 0
    inside = re.compile("|".join(rf"(?<![\w.]){folder}\b" for folder in FOLDERS))

    def here(text: str) -> str:
        return inside.sub(lambda found: f"{root}{found[0]}", text)

    at, path, variables = root, "", {}
    for step in steps():
        if step.name == "FROM":
            stages += 1
            venv = tmp_path / f"stage{stages}"
            run(sys.executable, "-m", "venv", venv, cwd=tmp_path)
            root.mkdir(exist_ok=True)
            at, path = root, f"{venv / 'bin'}{os.pathsep}{os.environ['PATH']}"
        elif step.name == "WORKDIR":
            at = Path(here(step.rest))
            at.mkdir()
        elif step.name == "COPY" and step.rest == ". .":
            shutil.copytree(tree, at, dirs_exist_ok=True)
        elif step.name == "ENV":
            variables = {**variables, **dict([here(step.rest).split("=", 1)])}
        elif step.name == "RUN" and not step.rest.startswith(LEFT_OUT):
            told = here(step.rest).replace("chown petteia", "ls -d")
            run("sh", "-ec", told, cwd=at, env={"PATH": path, "PETTEIA_COMPILE": "0"})
    server = {**os.environ, **variables, "PATH": path, "PETTEIA_PORT": "0", "PETTEIA_HOST": "127.0.0.1"}
    entry = command(last("ENTRYPOINT"))
    with subprocess.Popen(entry, cwd=root, env=server, stderr=subprocess.PIPE, text=True) as opening:
        try:
            assert opening.stderr is not None
            said = next(line for line in opening.stderr if "open at" in line)
            port = re.search(r":(\d+)/", said)
            assert port is not None, said
            run(path.split(os.pathsep)[0] + "/python", *command(last("HEALTHCHECK"))[1:], cwd=root,
                env={"PETTEIA_PORT": port[1]})  # fmt: skip
        finally:
            opening.send_signal(signal.SIGTERM)
            assert opening.wait(60) == 0
    assert (root / "data" / "petteia.db").is_file()
