"""`pipx install petteia` and `uvx petteia`, from the wheel into an empty environment."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.fresh_machine.conftest import run

SECONDS = 15
"""The limit once the tool itself is installed and the dependencies have been fetched once."""


def opens(command: list[str], room: Path, environment: dict[str, str]) -> float:
    """Start a server and stop it when it is open; returns after how many seconds that was."""
    began = time.monotonic()
    with subprocess.Popen(
        [*command, "serve", "--port", "0", "--data", str(room / "data")],
        cwd=room, env={**os.environ, **environment}, stderr=subprocess.PIPE, text=True,
    ) as server:  # fmt: skip
        assert server.stderr is not None
        said = ""
        for line in server.stderr:
            said += line
            if re.search(r"open at http://\S+:\d+/", line):
                break
        took = time.monotonic() - began
        server.terminate()
    assert "open at" in said, said
    return took


@pytest.mark.soak
@pytest.mark.parametrize("tool", ["pipx", "uv"])
def test_a_tool_installs_the_wheel_and_the_house_opens(machine, wheel: Path, tmp_path: Path, tool: str) -> None:
    python = machine()
    run(python, "-m", "pip", "install", "-q", tool, cwd=tmp_path)
    tools = python.parent
    environment = {
        "PIPX_HOME": str(tmp_path / "pipx"),
        "PIPX_BIN_DIR": str(tmp_path / "bin"),
        "UV_CACHE_DIR": str(tmp_path / "cache"),
        "UV_PYTHON_DOWNLOADS": "never",
    }
    if tool == "pipx":
        install = [tools / "pipx", "install", "--python", sys.executable, wheel]
        run(*install, cwd=tmp_path, env=environment)  # fetches what playing needs, and what pipx shares among its tools
        run(tools / "pipx", "uninstall", "petteia", cwd=tmp_path, env=environment)
        began = time.monotonic()
        run(*install, cwd=tmp_path, env=environment)
        took = time.monotonic() - began + opens([str(tmp_path / "bin" / "petteia")], tmp_path, environment)
    else:
        command = [str(tools / "uvx"), "--python", sys.executable, "--from", str(wheel), "petteia"]
        opens(command, tmp_path, environment)  # fetches what playing needs
        took = opens(command, tmp_path, environment)
    print(f"{tool}: {took:.1f} s from the wheel to an open house")
    assert took < SECONDS * float(os.environ.get("PETTEIA_SLOWER", "1")), took
