"""Reading numbered rules and the marks of tests, and the output of `petteia rules`."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from petteia.cli import app
from petteia.rulebook import RulebookError, marks, parse, read

ROOT = Path(__file__).resolve().parents[2]
AGORA = f"{ROOT / 'tests' / 'games' / 'agora' / 'agora.py'}:GAME"

BOOK = """# A game

Words before. **XYZ-0** is not a rule here.

## XYZ-1 Setting up

- **XYZ-1.1** Everyone takes three [3] cubes. [rulebook]
- **XYZ-1.2** The youngest
  begins. [ruling: somebody has to]
- An item without a number.

### XYZ-INV What holds

- **XYZ-INV-1** No count is negative.
- **XYZ-EX-1.2** An example. [published] *Why: it helps.*

```
- **XYZ-9.9** inside a fence
```
"""

GAME_FILE = """
from pathlib import Path
from petteia.engine.protocol import Game

class GAME(Game):
    ID = "xyz"
    TITLE = "Xyz"
    SEAT_COUNTS = (2,)
    RULES = str(Path(__file__).with_name("rules.md"))
"""

TESTS = """
from tests.rules import rule

@rule("XYZ-1.1", "XYZ-INV-1")
def test_cubes(): ...

@rule("XYZ-1.2")
@pytest.mark.skip
def test_skipped(): ...

@rule("XYZ-1.2")
def no_test_at_all(): ...

class TestGroup:
    @rule("ABC-1.1")
    async def test_another_game(self): ...
"""


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(app, ["rules", *map(str, args)])


def numbers(*args: str) -> list[str]:
    return [rule["rule"] for rule in json.loads(run(*args, "--json").stdout)["rules"]]


@pytest.fixture
def xyz(tmp_path: Path) -> Path:
    """A game with rules and tests of its own."""
    (tmp_path / "xyz.py").write_text(GAME_FILE)
    (tmp_path / "rules.md").write_text(BOOK)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_xyz.py").write_text(TESTS)
    return tmp_path


def test_rules_have_number_text_tag_and_section() -> None:
    found = [(r.number, r.text, r.tag, r.section) for r in parse(BOOK)]
    assert found == [
        ("XYZ-1.1", "Everyone takes three [3] cubes.", "rulebook", "XYZ-1 Setting up"),
        ("XYZ-1.2", "The youngest begins.", "ruling: somebody has to", "XYZ-1 Setting up"),
        ("XYZ-INV-1", "No count is negative.", "", "XYZ-INV What holds"),
        ("XYZ-EX-1.2", "An example. *Why: it helps.*", "published", "XYZ-INV What holds"),
    ]


@pytest.mark.parametrize("path", sorted(ROOT.glob("petteia/games/*/rules.md")), ids=lambda p: p.parent.name)
def test_every_number_in_our_rules_is_found(path: Path) -> None:
    book = read(path)
    bold = re.findall(r"^- \*\*([A-Z]{3}-[0-9A-Z.-]+)\*\*", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert [rule.number for rule in book.rules] == bold
    assert all(rule.text and rule.section for rule in book.rules)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "holds no numbered rules; right would be"),
        ("# Only a heading", "holds no numbered rules"),
        ("- **XYZ-1.1** One.\n- **XYZ-1.1** Two.", "line 2: XYZ-1.1 stands on line 1 already"),
        ("- **XYZ-1.1** One.\n- **ABC-1.2** Two.", "line 2: ABC-1.2 belongs to another game"),
        ("- **XYZ-1.x** One.", "line 1: 'XYZ-1.x' is no rule; right would be"),
        ("- **XYZ-1.1**", "line 1: 'XYZ-1.1' is no rule"),
        ("- XYZ-1.1 One.", "line 1: 'XYZ-1.1' is no rule"),
    ],
)
def test_a_bad_rulebook_is_refused_with_a_sentence(xyz: Path, text: str, said: str) -> None:
    with pytest.raises(RulebookError, match=re.escape(said)):
        parse(text)
    (xyz / "rules.md").write_text(text)
    told = run(f"{xyz / 'xyz.py'}:GAME")
    assert told.exit_code == 2 and said in told.stderr and "Traceback" not in told.output


def test_a_rulebook_that_is_not_text_or_not_there_is_refused_with_a_sentence(xyz: Path) -> None:
    (xyz / "rules.md").write_bytes(b"\xff\xfe\x00")
    assert "is not UTF-8" in run(f"{xyz / 'xyz.py'}:GAME").stderr
    (xyz / "rules.md").unlink()
    told = run(f"{xyz / 'xyz.py'}:GAME")
    assert told.exit_code == 2 and "cannot be read" in told.stderr


def test_one_rule_a_section_or_a_search_is_shown() -> None:
    assert numbers(AGORA, "AGO-3") == ["AGO-3.1", "AGO-3.2", "AGO-3.3"]
    assert numbers("--game", AGORA, "4.2") == ["AGO-4.2"]
    assert numbers(AGORA, "--search", "LARGE small") == ["AGO-3.2", "AGO-4.1"]
    assert numbers(AGORA, "AGO-4", "--search", "LARGE small") == ["AGO-4.1"]
    found = run(AGORA, "--search", "second-highest")
    assert found.exit_code == 0 and "AGO-4.1 [ruling]" in found.stdout and "AGO-4.2" not in found.stdout
    assert run(AGORA, "--search", "dragon").exit_code == 1


def test_a_wrong_number_or_no_game_is_answered_with_what_would_be_right() -> None:
    told = run(AGORA, "AGO-3.9")
    assert told.exit_code == 2 and "right would be for example AGO-3." in told.stderr
    assert "petteia games lists them" in run().stderr


def test_agora_is_covered() -> None:
    told = run(AGORA, "--coverage", "--tests", ROOT / "tests")
    assert told.exit_code == 0, told.output
    assert "12 of 12 rules have a test" in told.stdout


def test_coverage_names_what_has_no_test(xyz: Path) -> None:
    told = run(f"{xyz / 'xyz.py'}:GAME", "--coverage", "--tests", xyz / "tests", "--json")
    answer = json.loads(told.stdout)
    assert told.exit_code == 1
    assert answer["covered"] == {
        "XYZ-1.1": ["tests/test_xyz.py::test_cubes"],
        "XYZ-INV-1": ["tests/test_xyz.py::test_cubes"],
    }
    assert answer["missing"] == ["XYZ-1.2", "XYZ-EX-1.2"], "skipped tests and other functions do not count"


def test_a_reason_stands_in_for_a_test(xyz: Path) -> None:
    reasons = xyz / "untestable.toml"
    reasons.write_text('XYZ-1.2 = "nobody knows who is youngest"\n"XYZ-EX-1.2" = "an example explains only"\n')
    told = run(f"{xyz / 'xyz.py'}:GAME", "--coverage", "--tests", xyz / "tests")
    assert told.exit_code == 0, told.output
    assert "XYZ-1.2  untestable: nobody knows who is youngest" in told.stdout
    assert "2 of 4 rules have a test, 2 cannot have one, 0 have none" in told.stdout


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ('XYZ-1.2 = ""', "XYZ-1.2 needs a reason in words"),
        ("XYZ-1.2 = true", "XYZ-1.2 needs a reason in words"),
        ('XYZ-7.7 = "there is none"', "there is no rule XYZ-7.7"),
        ("XYZ-1.2 ?", "untestable.toml is not TOML"),
    ],
)
def test_reasons_that_are_none_are_refused_with_a_sentence(xyz: Path, toml: str, said: str) -> None:
    (xyz / "untestable.toml").write_text(toml)
    told = run(f"{xyz / 'xyz.py'}:GAME", "--coverage", "--tests", xyz / "tests")
    assert told.exit_code == 2 and said in told.stderr


def test_an_excuse_for_a_tested_rule_and_a_mark_without_a_rule_are_wanting(xyz: Path) -> None:
    reasons = 'XYZ-1.1 = "cannot be seen"\nXYZ-1.2 = "cannot be seen"\nXYZ-EX-1.2 = "cannot be seen"\n'
    (xyz / "untestable.toml").write_text(reasons)
    told = run(f"{xyz / 'xyz.py'}:GAME", "--coverage", "--tests", xyz / "tests")
    assert told.exit_code == 1 and "XYZ-1.1: tested after all" in told.stdout
    (xyz / "untestable.toml").write_text(reasons.split("\n", 1)[1])
    (xyz / "tests" / "test_more.py").write_text('@rule("XYZ-8.8")\ndef test_ghost(): ...\n')
    told = run(f"{xyz / 'xyz.py'}:GAME", "--coverage", "--tests", xyz / "tests")
    assert told.exit_code == 1 and "XYZ-8.8: no such rule, but tests/test_more.py::test_ghost names it" in told.stdout


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("@rule(NUMBER)\ndef test_x(): ...", "line 1: the rule of test_x is not written out"),
        ('@rule("nonsense")\ndef test_x(): ...', "the rule of test_x is not written out"),
        ('@rule("XYZ-1.1", "XYZ-1.2", "XYZ-1.3", "XYZ-1.4")\ndef test_x(): ...', "test_x covers 4 rules; at most 3"),
        ('@rule("XYZ-1.1")\ndef test_x(: ...', "line 2: not Python"),
    ],
)
def test_marks_that_cannot_be_read_are_refused_with_a_sentence(tmp_path: Path, source: str, said: str) -> None:
    (tmp_path / "test_x.py").write_text(source)
    with pytest.raises(RulebookError, match=re.escape(said)):
        marks(tmp_path)


def test_a_folder_that_is_not_there_is_refused_with_a_sentence(xyz: Path) -> None:
    told = run(f"{xyz / 'xyz.py'}:GAME", "--coverage", "--tests", xyz / "nowhere")
    assert told.exit_code == 2 and "there is no folder" in told.stderr
