"""The snippet for researchers in README runs as printed."""

import re
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra rl brings it; make test-suites installs it")

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_snippet_in_readme_runs(capsys):
    (snippet,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    exec(compile(snippet.replace("1024", "64"), "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("(64, ")
