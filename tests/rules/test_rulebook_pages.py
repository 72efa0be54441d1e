"""The rulebooks for people in docs/rules: they mention every numbered rule, and their tables are up to date, in every
language that has a page."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from petteia.locale import languages
from tests.locale.spoken import messages

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "petteia" / "games").glob("*/rules.md"))

NUMBERED = re.compile(r"^- \*\*([A-Z]{3}-[A-Z0-9.-]+)\*\*", re.MULTILINE)
BRACKETS = re.compile(r"\[([A-Z]{3}-[^\]]+)\](?!\()")
NUMBER = r"(?:(?:EX|INV)-)?[0-9.]+"
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]*)(?:#([^)\s]+))?\)")
REFERENCE = re.compile(rf"([A-Z]{{3}}-)({NUMBER})(?:–([0-9.]+))?")


def page_of(game: str) -> Path:
    """The page in English, which every game with rules has."""
    return ROOT / "docs" / "rules" / f"{game.replace('_', '-')}.md"


def pages_of(game: str) -> list[Path]:
    """The pages of a game: the English one, and those in the folders of other languages."""
    page = page_of(game)
    return [page, *sorted(page.parent.glob(f"*/{page.name}"))]


def without_tables(page: str) -> str:
    """What is typed: the tables are written by a program."""
    return re.sub(r"<!-- table: .*?<!-- end of table -->", "", page, flags=re.DOTALL)


PAGES = [pytest.param(game, page, id=f"{page.parent.name}/{page.name}") for game in GAMES for page in pages_of(game)]


def spelt_out(reference: str) -> list[str]:
    """`AOM-3.1.1–3.1.4` names four rules: the last part of the number counts up."""
    found = REFERENCE.fullmatch(reference)
    if found is None:
        raise ValueError(f"{reference!r} is no reference to a rule; right would be AOM-3.1.2 or AOM-3.1.1–3.1.4")
    prefix, first, last = found.groups()
    if last is None:
        return [prefix + first]
    kind = first[: len(first) - len(re.sub(r"^(EX|INV)-", "", first))]
    low, high = first.removeprefix(kind).split("."), last.split(".")
    if low[:-1] != high[:-1] or int(low[-1]) >= int(high[-1]):
        raise ValueError(f"{reference!r} does not count up within one section")
    return [prefix + kind + ".".join([*low[:-1], str(n)]) for n in range(int(low[-1]), int(high[-1]) + 1)]


def references(page: str) -> list[str]:
    """Every rule the page names in brackets."""
    parts = [part.strip() for brackets in BRACKETS.findall(without_tables(page)) for part in brackets.split(",")]
    return [number for part in parts for number in spelt_out(part)]


def tables() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_tables", ROOT / "docs" / "tables.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_page_in_every_language(game: str) -> None:
    english, *others = pages_of(game)
    assert english.is_file()
    assert {page.parent.name for page in others} == set(languages()) - {"en"} != set()


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_the_page_speaks_of_every_rule_and_of_no_other(game: str, page: Path) -> None:
    rules = NUMBERED.findall((ROOT / "petteia" / "games" / game / "rules.md").read_text(encoding="utf-8"))
    named = references(page.read_text(encoding="utf-8"))
    assert len(rules) == len(set(rules)) > 0
    assert sorted(set(rules) - set(named)) == [], "rules the page does not speak of"
    assert sorted(set(named) - set(rules)) == [], "numbers that are no rule"


def skeleton(page: str) -> list[str]:
    """The parts of a page in any language: its headings by level, its tables and the brackets with rules."""
    marks = re.compile(rf"{HEADING.pattern}|<!-- table: ([^\n]+?) -->|{BRACKETS.pattern}", re.MULTILINE)
    typed = re.sub(r"(<!-- table: [^\n]+\n).*?(<!-- end of table -->)", r"\1\2", page, flags=re.DOTALL)
    return [found[1] or found[3] or " ".join(found[4].split()) for found in marks.finditer(typed)]


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_a_page_cites_the_same_rules_in_the_same_order_as_the_english_one(game: str, page: Path) -> None:
    assert skeleton(page.read_text(encoding="utf-8")) == skeleton(page_of(game).read_text(encoding="utf-8"))


def test_a_skeleton_has_headings_tables_and_rules() -> None:
    page = "# One\n\nText. [AOM-1,\nAOM-2]\n\n<!-- table: bank -->\n\n| [AOM-3] |\n\n<!-- end of table -->\n\n## Two\n"
    assert skeleton(page) == ["#", "AOM-1, AOM-2", "bank", "##"]


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_every_link_of_a_page_leads_somewhere(game: str, page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for _, title in HEADING.findall(text)}
    for target, anchor in LINK.findall(without_tables(text)):
        assert not target or "://" in target or (page.parent / target).exists(), target
        assert target or anchor in anchors, anchor


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_a_language_words_every_ruling_or_none(game: str, page: Path) -> None:
    words = page.parent / f"rulings_{game}.ftl"
    if words.is_file():
        rules = (ROOT / "petteia" / "games" / game / "rules.md").read_text(encoding="utf-8")
        decided = {number.replace(".", "_"): bool(why) for number, _, why in tables().any_game.decided(rules)}
        worded = {
            key.removeprefix("ruling-"): bool([a for a in message.attributes if a.id.name == "why"])
            for key, message in messages(words).items()
        }
        assert worded == decided


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_found(game: str) -> None:
    rules = (ROOT / "petteia" / "games" / game / "rules.md").read_text(encoding="utf-8")
    marked = [line for line in rules.splitlines() if NUMBERED.match(line) and "[ruling" in line]
    found = tables().any_game.decided(rules)
    assert [number for number, _, _ in found] == [number for line in marked for number in NUMBERED.findall(line)] != []
    marks = re.compile(r"\[ruling|\[rulebook|\[published|\bWhy:")
    assert [text for _, *texts in found for text in texts if marks.search(text)] == []


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_every_paragraph_about_a_rule_ends_with_its_number(game: str, page: Path) -> None:
    for paragraph in re.split(r"\n\s*\n", page.read_text(encoding="utf-8")):
        text = paragraph.strip()
        if BRACKETS.search(text) and not text.startswith(("|", "-", "1.", ">")):
            assert text.endswith("]"), text


@pytest.mark.parametrize(("game", "page"), PAGES)
def test_the_tables_are_those_of_the_component_data(game: str, page: Path) -> None:
    rewriter = tables()
    assert page in rewriter.pages(), f"{page.name} has no tables"
    text = page.read_text(encoding="utf-8")
    assert rewriter.rewritten(text, rewriter.box_of(page)) == text, "run: python docs/tables.py"


def test_a_stale_table_is_noticed() -> None:
    game = GAMES[0]
    rewriter = tables()
    box = rewriter.box_of(page_of(game))
    name = sorted(set(rewriter.tables_of(game)) & {"bank", "rulings", "sources"})[0]
    stale = f"<!-- table: {name} -->\n\n| typed by hand |\n\n<!-- end of table -->\n"
    assert "typed by hand" not in rewriter.rewritten(stale, box)


def test_a_word_that_the_tables_lack_is_an_error() -> None:
    game = GAMES[0]
    rewriter = tables()
    box = rewriter.box_of(page_of(game))
    box.heading("shoe_size")
    with pytest.raises(SystemExit, match="word-column-shoe_size"):
        rewriter.rewritten("", box)


def test_ranges_of_numbers_are_spelt_out() -> None:
    assert spelt_out("AOM-3.1.2") == ["AOM-3.1.2"]
    assert spelt_out("AOM-3.1.9–3.1.11") == ["AOM-3.1.9", "AOM-3.1.10", "AOM-3.1.11"]
    assert spelt_out("AOM-INV-1–3") == ["AOM-INV-1", "AOM-INV-2", "AOM-INV-3"]
    assert spelt_out("AOM-EX-1.1–1.2") == ["AOM-EX-1.1", "AOM-EX-1.2"]
    with pytest.raises(ValueError, match="count up"):
        spelt_out("AOM-3.1.4–3.2.1")
    with pytest.raises(ValueError, match="no reference"):
        spelt_out("AOM-three")
