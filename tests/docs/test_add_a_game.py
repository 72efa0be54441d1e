"""docs/add-a-game.md opens with a whole game that runs as shown."""

import re
from pathlib import Path

import petteia
from petteia.bots import make_bot
from petteia.engine.conformance import conformance
from petteia.lab.match import play_match

PAGE = Path(__file__).resolve().parents[2] / "docs" / "add-a-game.md"


def test_the_smallest_game_comes_first_and_runs_as_it_is_shown(tmp_path: Path) -> None:
    first = re.search(r"^```(\w+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert first and first[1] == "py" and first[2].count("\n") < 70
    (tmp_path / "nim.py").write_text(first[2], encoding="utf-8")
    game = petteia.load(f"{tmp_path / 'nim.py'}:GAME")
    report = conformance(game, games=2)
    assert report.ok, report
    match = play_match(game, [make_bot("greedy"), make_bot("random")], ["greedy", "random"], seed=1)
    assert sorted(match.returns) == [-1, 1] or sorted(match.returns) == [0, 1]
