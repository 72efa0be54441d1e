"""Runs the client's own code in Node, without a browser, on the server's messages (`answers.ts`)."""

import json
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

HERE = Path(__file__).parent
WEB = HERE.parents[2] / "web"
BUNDLER = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"


@cache
def bundle() -> Path:
    """The client's code as one file that Node runs."""
    made = Path(mkdtemp(prefix="petteia-client-")) / "answers.mjs"
    call = ["node", str(BUNDLER), str(HERE / "answers.ts"), "--platform", "node", "-f", "esm", "--file", str(made)]
    subprocess.run(call, cwd=WEB, check=True, capture_output=True)
    return made


def answers(questions: Iterable[dict[str, Any]]) -> list[Any]:
    """The client's answer to each question, in order; `answers.ts` lists the possible questions."""
    lines = "\n".join(json.dumps(question) for question in questions)
    done = subprocess.run(["node", str(bundle())], input=lines, check=True, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]
