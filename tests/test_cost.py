"""The cost of tests is measured, not guessed: including their child processes, ended or not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cost import Costs, spent

BURN = "import time\nwhile time.process_time() < 0.3: pass\n"


def test_what_a_process_below_has_used_counts_while_it_lives_and_when_it_has_ended():
    if not Path("/proc/self/stat").is_file():
        pytest.skip("only where processes can be looked at")
    before = spent()
    burn = BURN + "print(1, flush=True)\nimport sys; sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", burn], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as below:
        assert below.stdout is not None
        below.stdout.readline()
        assert spent() - before >= 0.25
    assert spent() - before >= 0.25


def test_what_outlived_its_parent_counts_too():
    """Like the processes that draw the pages of a browser: their parent ends without waiting for them."""
    if sys.platform != "linux":
        pytest.skip("elsewhere they are nobody's")
    child = BURN.replace("0.3", "1")
    parent = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {child!r}])"
    ours = (
        f"import os, subprocess, sys\nsys.path.append({str(Path(__file__).parents[1])!r})\n"
        "from tests.cost import adopt, bury\nadopt()\n"
        f"subprocess.run([sys.executable, '-c', {parent!r}])\n"
        "os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)\nbury()"
    )
    before = sum(os.times()[2:4])
    subprocess.run([sys.executable, "-c", ours], check=True)
    assert sum(os.times()[2:4]) - before >= 0.95


def test_the_dearest_come_first_and_a_file_costs_what_its_tests_do():
    costs = Costs()
    costs.add("a.py::one", 2.0)
    costs.add("a.py::two", 3.0)
    costs.add("b.py::one", 4.0)
    costs.add("b.py::one", 0.5)  # its teardown
    costs.add("c.py::one", 0.1)
    told = costs.told(2, 3)
    assert told[0].startswith("processor seconds: 10 in all")
    assert [line.split()[2] for line in told[1:]] == ["b.py::one", "a.py::two", "a.py", "b.py"]
