"""docs/records.md works as described."""

from pathlib import Path

from petteia.engine.record import Record
from petteia.engine.replay import verify
from tests.record.played import AGORA, agora

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return [part.split("```")[0].removeprefix("\n") for part in PAGE.split(f"```{language}\n")[1:]]


def test_the_record_written_by_hand_can_be_played():
    (text,) = [block for block in blocks("") if block.rstrip().endswith("\nend")]
    assert [finding.about for finding in verify(Record.parse(text), agora()) if finding.verdict == "verified"] == [
        "lines"
    ]


def test_the_python_on_the_page_runs(capsys):
    (code,) = blocks("python")
    exec(code.replace("my_game.py:GAME", AGORA), {})
    assert "not verified" not in capsys.readouterr().out
