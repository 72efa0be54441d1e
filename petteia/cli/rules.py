"""`petteia rules`: the numbered rules of a game, and which of them have a test."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from petteia.cli.options import GameOption, Json
from petteia.cli.output import WANTING, Complaint, harmless, out, say_json
from petteia.engine.protocol import Game
from petteia.games import find
from petteia.rulebook import Coverage, Rule, Rulebook, RulebookError, marks, read


def rules(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="A game's name, or my_game.py:GAME.")] = None,
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", help="A rule or a section: AGO-3.2, AGO-3.")] = None,
    search: Annotated[str | None, typer.Option(metavar="TEXT", help="Only rules with all these words.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules have a test, and which have none.")] = False,
    tests: Annotated[Path, typer.Option(metavar="DIR", help="Where the tests are, for --coverage.")] = Path("tests"),
    game: GameOption = None,
    as_json: Json = False,
) -> None:
    """Show the numbered rules of a game, or which of them have a test.

    Every rule has a number; refusals and tests name it. --coverage reads the @rule(...) marks of the tests without
    running them. A rule that no test can show is named in untestable.toml beside the rules, with the reason.

    Examples:

      petteia rules age_of_mythology

      petteia rules age_of_mythology 3.2         one rule, or a section of them

      petteia rules age_of_mythology --search "victory cube"

      petteia rules --game my_game.py:GAME --coverage --tests tests

    Exit codes: 0 · 1 with --coverage: a rule has no test, a mark names no rule, or nothing was found by --search
    · 2 bad input.
    """
    if game is not None:
        name, number = game, number or name
    if name is None:
        raise Complaint("which game? Right would be petteia rules GAME; petteia games lists them.")
    kind = find(name)
    try:
        book = _book(kind)
        shown = book.under(number) if number else book.rules
        if search is not None:
            found = {rule.number for rule in book.search(search)}
            shown = [rule for rule in shown if rule.number in found]
        seen = Coverage(book, marks(tests)) if coverage else None
    except RulebookError as problem:
        raise Complaint(str(problem)) from problem
    if seen is not None:
        _tell_coverage(kind, seen, {rule.number for rule in shown}, as_json)
        return
    if as_json:
        say_json({"game": kind.ID, "rules": [rule.plain() for rule in shown]})
    else:
        _tell_rules(shown)
    if not shown:
        raise typer.Exit(WANTING)


def _book(kind: type[Game]) -> Rulebook:
    if not kind.RULES:
        raise RulebookError(f"{kind.TITLE} does not say where its rules are; right would be RULES = path of rules.md.")
    return read(Path(kind.RULES))


def _tell_rules(shown: list[Rule]) -> None:
    console = out()
    section = ""
    for rule in shown:
        if rule.section != section:
            section = rule.section
            console.print(Text(f"\n{harmless(section)}", style="bold"))
        tag = Text(f" [{harmless(rule.tag)}]" if rule.tag else "", style="dim")
        console.print(Text(rule.number, style="bold cyan"), tag, sep="")
        words = Text(harmless(rule.text))
        console.print(Padding(words, (0, 0, 0, 2)) if console.is_terminal else Text("  ") + words)
    if not shown:
        console.print("No rule has all these words.")


def _tell_coverage(kind: type[Game], seen: Coverage, wanted: set[str], as_json: bool) -> None:
    missing = [number for number in seen.missing if number in wanted]
    covered = [number for number in seen.covered if number in wanted]
    excused = {n: why for n, why in seen.book.untestable.items() if n in wanted and not seen.tests[n]}
    whole = len(wanted) == len(seen.book)
    unknown = seen.unknown if whole else []
    in_vain = [number for number in seen.excused_in_vain if number in wanted]
    if as_json:
        answer: dict[str, Any] = {
            "game": kind.ID,
            "rules": len(wanted),
            "covered": {number: seen.tests[number] for number in covered},
            "untestable": excused,
            "missing": missing,
            "unknown": [{"rule": mark.number, "test": mark.test} for mark in unknown],
            "tested_after_all": in_vain,
        }
        say_json(answer)
    else:
        _show_coverage(seen, covered, excused, missing)
        for mark in unknown:
            out().print(f"{mark.number}: no such rule, but {harmless(mark.test)} names it", style="red", markup=False)
        for number in in_vain:
            out().print(f"{number}: tested after all; take it out of untestable.toml", style="red", markup=False)
    if missing or unknown or in_vain:
        raise typer.Exit(WANTING)


def _show_coverage(seen: Coverage, covered: list[str], excused: dict[str, str], missing: list[str]) -> None:
    console = out()
    for rule in seen.book.rules:
        if rule.number in covered:
            tests = seen.tests[rule.number]
            more = f" and {len(tests) - 1} more" if len(tests) > 1 else ""
            console.print(f"{rule.number}  {harmless(tests[0])}{more}", markup=False)
        elif rule.number in excused:
            console.print(f"{rule.number}  untestable: {harmless(excused[rule.number])}", style="dim", markup=False)
        elif rule.number in missing:
            console.print(f"{rule.number}  no test", style="red", markup=False)
    total = len(covered) + len(excused) + len(missing)
    have, cannot, none = len(covered), len(excused), len(missing)
    console.print(f"{have} of {total} rules have a test, {cannot} cannot have one, {none} have none.")
