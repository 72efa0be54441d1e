"""Makes the playthroughs of OpenSpiel anew: `.venv-suites/bin/python tests/suites/playthroughs.py`."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

from absl import app
from open_spiel.python.algorithms import generate_playthrough

import petteia.adapters.openspiel  # noqa: F401
from tests.suites.tables import SMALL


def main(_: list[str]) -> None:
    """One for each game."""
    for at in SMALL:
        file = Path(__file__).with_name("playthroughs") / f"{at.game}.txt"
        file.write_text(generate_playthrough.playthrough(at.compact, None, seed=7), "utf-8")
        print(file.name, file.stat().st_size)


if __name__ == "__main__":
    app.run(main)
