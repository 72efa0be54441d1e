"""A game's numbered rules, and which of them have a test.

The rules stand in the file that `Game.RULES` names, one to a list item, under headings:

    - **AGO-3.2** Coins are laid from small to large. [ruling]

Beside it may lie `untestable.toml`, which says why a rule cannot be tested: `AGO-0.1 = "explains a word"`.
A test says which rules it covers with `@rule("AGO-3.2")`. That is read from the source without running anything.
"""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

NUMBER: Final = r"[A-Z]{3}-(?:(?:EX|INV)-)?\d+(?:\.\d+)*"
EXAMPLE: Final = "- **AGO-3.2** Coins are laid from small to large. [ruling]"
ORIGINS: Final = ("rulebook", "published", "reconstructed", "ruling", "house")
MOST: Final = 3
"""How many rules a test may cover."""

_RULE = re.compile(rf"- \*\*({NUMBER})\*\* +(\S.*)")
_ALMOST = re.compile(r"[-*+] +\**([A-Z]{3}-[^ *]*)\**(?: |$)")
_HEADING = re.compile(r"#+ +(.*\S)")
_TAG = re.compile(rf" *\[((?:{'|'.join(ORIGINS)})\b[^\]]*)\]( +\*[^*]*\*)?$")


class RulebookError(ValueError):
    """Rules, reasons or marks that cannot be read; the message says what would be right."""


class Rule:
    """One numbered rule."""

    def __init__(self, number: str, text: str, tag: str, section: str, line: int) -> None:
        self.number = number
        self.text = text
        self.tag = tag
        self.section = section
        self.line = line

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return {"rule": self.number, "text": self.text, "tag": self.tag, "section": self.section}

    def __repr__(self) -> str:
        return f"Rule({self.number!r}, {self.text!r})"


class Rulebook:
    """The rules of a game in their order."""

    def __init__(self, rules: list[Rule], untestable: Mapping[str, str]) -> None:
        self.rules = rules
        self.untestable = untestable
        self._by_number = {rule.number: rule for rule in rules}

    def __contains__(self, number: str) -> bool:
        return number in self._by_number

    def __len__(self) -> int:
        return len(self.rules)

    @property
    def prefix(self) -> str:
        """What the numbers of this game begin with."""
        return self.rules[0].number.split("-")[0] + "-"

    def under(self, number: str) -> list[Rule]:
        """The rule with this number, or all under it: `AGO-3` is AGO-3.1, AGO-3.2 and so on."""
        wanted = number.upper()
        if not wanted.startswith(self.prefix):
            wanted = self.prefix + wanted
        found = [r for r in self.rules if r.number == wanted or r.number.startswith((wanted + ".", wanted + "-"))]
        if not found:
            near = get_close_matches(wanted, list(self._by_number), n=3, cutoff=0.5) or [self.rules[0].number]
            raise RulebookError(f"there is no rule {number!r}; right would be for example {', '.join(near)}.")
        return found

    def search(self, text: str) -> list[Rule]:
        """The rules in which every word of a text occurs, in any case."""
        words = text.casefold().split()
        return [r for r in self.rules if all(word in f"{r.section} {r.text}".casefold() for word in words)]


# -- reading rules.md --------------------------------------------------------------------------------------------


def read(path: Path) -> Rulebook:
    """The rules in a file, with the reasons in `untestable.toml` beside it."""
    rules = parse(_text(path), path.name)
    return Rulebook(rules, _reasons(path.with_name("untestable.toml"), {rule.number for rule in rules}))


def parse(text: str, name: str = "rules.md") -> list[Rule]:
    """The rules in a text."""
    rules: list[Rule] = []
    lines_of: dict[str, int] = {}
    for line, section, number, words in _items(text, name):
        if number in lines_of:
            raise RulebookError(f"{name}, line {line}: {number} stands on line {lines_of[number]} already.")
        if rules and number[:3] != rules[0].number[:3]:
            raise RulebookError(f"{name}, line {line}: {number} belongs to another game than {rules[0].number}.")
        lines_of[number] = line
        tag = _TAG.search(words)
        if tag:
            words = words[: tag.start()] + (tag[2] or "")
        rules.append(Rule(number, words.strip(), tag[1] if tag else "", section, line))
    if not rules:
        raise RulebookError(f"{name} holds no numbered rules; right would be lines like: {EXAMPLE}")
    return rules


def _items(text: str, name: str) -> Iterator[tuple[int, str, str, str]]:
    """Line, section, number and words of every numbered list item; examples in fences are passed over."""
    section = ""
    fenced = False
    item: tuple[int, str, str, str] | None = None
    for line, content in enumerate(text.splitlines(), 1):
        if content.lstrip().startswith("```"):
            fenced = not fenced
        if item and not fenced and content.startswith("  ") and content.strip():
            item = (*item[:3], f"{item[3]} {content.strip()}")
            continue
        if item:
            yield item
            item = None
        if fenced:
            continue
        heading, rule, almost = _HEADING.match(content), _RULE.match(content), _ALMOST.match(content)
        if heading:
            section = heading[1]
        elif rule:
            item = line, section, rule[1], rule[2].strip()
        elif almost:
            raise RulebookError(f"{name}, line {line}: {almost[1]!r} is no rule; right would be: {EXAMPLE}")
    if item:
        yield item


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise RulebookError(f"{path} cannot be read: {problem.strerror or problem}.") from problem
    except UnicodeDecodeError as problem:
        raise RulebookError(f"{path} is not UTF-8 text (byte {problem.start}).") from problem


def _reasons(path: Path, numbers: set[str]) -> dict[str, str]:
    """Why single rules cannot be tested. A key like AGO-1.2 is nested for TOML; here it is one number again."""
    if not path.exists():
        return {}
    try:
        found = dict(_flat(tomllib.loads(_text(path))))
    except tomllib.TOMLDecodeError as problem:
        raise RulebookError(f"{path.name} is not TOML: {problem}.") from problem
    for number, reason in found.items():
        if number not in numbers:
            raise RulebookError(f"{path.name}: there is no rule {number}.")
        if not isinstance(reason, str) or len(reason.split()) < 2:
            right = f'{number} = "explains a word"'
            raise RulebookError(f"{path.name}: {number} needs a reason in words; right would be: {right}.")
    return found


def _flat(data: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{key}.")
        else:
            yield before + key, value


# -- which rules have a test -------------------------------------------------------------------------------------


class Mark:
    """A test and a rule it says it covers."""

    def __init__(self, number: str, test: str) -> None:
        self.number = number
        self.test = test


def marks(folder: Path) -> list[Mark]:
    """Every `@rule(...)` on a test in the Python files of a folder. Tests that are skipped do not count."""
    if not folder.is_dir():
        raise RulebookError(f"there is no folder {folder}; right would be the folder of the tests, with --tests.")
    out: list[Mark] = []
    for path in sorted(folder.rglob("*.py")):
        if "@rule" not in (source := _text(path)):
            continue
        try:
            tree = ast.parse(source)
        except SyntaxError as problem:
            raise RulebookError(f"{path}, line {problem.lineno}: not Python: {problem.msg}.") from problem
        name = path.relative_to(folder.parent).as_posix() if folder.parent != folder else path.as_posix()
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
                out += [Mark(number, f"{name}::{node.name}") for number in _numbers(node, name)]
    return out


def _numbers(test: ast.FunctionDef | ast.AsyncFunctionDef, file: str) -> list[str]:
    out: list[str] = []
    for decorator in test.decorator_list:
        call = decorator.func if isinstance(decorator, ast.Call) else decorator
        kind = call.attr if isinstance(call, ast.Attribute) else call.id if isinstance(call, ast.Name) else ""
        if kind in ("skip", "xfail"):
            return []
        if kind != "rule" or not isinstance(decorator, ast.Call):
            continue
        for argument in decorator.args:
            spelt = argument.value if isinstance(argument, ast.Constant) else None
            if not isinstance(spelt, str) or not re.fullmatch(NUMBER, spelt):
                raise RulebookError(
                    f"{file}, line {argument.lineno}: the rule of {test.name} is not written out; "
                    f'right would be @rule("AGO-3.2").'
                )
            out.append(spelt)
    if len(out) > MOST:
        where = f"{file}, line {test.lineno}"
        raise RulebookError(f"{where}: {test.name} covers {len(out)} rules; at most {MOST} would be right: split it.")
    return out


class Coverage:
    """A rulebook beside the marks on its tests."""

    def __init__(self, book: Rulebook, found: list[Mark]) -> None:
        self.book = book
        self.tests: dict[str, list[str]] = {rule.number: [] for rule in book.rules}
        self.unknown: list[Mark] = []
        """Marks with this game's prefix that name no rule."""
        for mark in found:
            if mark.number in self.tests:
                self.tests[mark.number].append(mark.test)
            elif mark.number.startswith(book.prefix):
                self.unknown.append(mark)

    @property
    def covered(self) -> list[str]:
        """Rules with a test."""
        return [number for number, tests in self.tests.items() if tests]

    @property
    def missing(self) -> list[str]:
        """Rules without a test, and without a reason why."""
        return [number for number, tests in self.tests.items() if not tests and number not in self.book.untestable]

    @property
    def excused_in_vain(self) -> list[str]:
        """Rules that are said to be untestable and have a test."""
        return [number for number in self.book.untestable if self.tests[number]]
