"""`petteia analyse`: the chances to win during a game, its turning points, and the share of luck; with `--regret` what
each decision cost."""

from collections.abc import Iterable
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table
from rich.text import Text

from petteia.bots.analysis import Analysis, AnalysisStep, Analyst
from petteia.bots.review import GROUPS, Decision, Moment, Review, Reviewer, spread
from petteia.cli.game_texts import GameTexts
from petteia.cli.options import GameOption, Json, Language
from petteia.cli.output import err, harmless, out, say_json
from petteia.cli.record_file import File, open_game, read_record
from petteia.engine.protocol import Game
from petteia.engine.record import Record

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 50
MOSTLY = 2 / 3
"""Above this share of a swing it is called mostly luck, below the rest mostly decisions."""


COSTLIEST = 8
"""How many decisions of the whole game are named."""

Regret = Annotated[bool, typer.Option("--regret", help="What each decision cost, in points of percent, by play-outs.")]
Most = Annotated[int, typer.Option("--decisions", min=0, help="Measure so many, from all over the game; 0 is all.")]


def analyse(
    file: File,
    game: GameOption = None,
    regret: Regret = False,
    decisions: Most = 0,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Show everybody's chance to win during a game, its turning points, and the share of luck.

    Chances are the bots' opinion with all hands open, at moments when nothing is half done. A change counts as luck as
    far as dice and cards were better or worse than on average; the rest counts as decisions.

    With --regret every decision is compared with the best option that play-outs found, from what its seat knew: by
    decision, turn, phase and kind. That takes a second or so for each.

    Examples:

      petteia analyse supper.record

      petteia analyse supper.record --regret --decisions 40

      petteia analyse supper.record --json

    Exit codes: 0 · 2 the record cannot be read or played; the sentence names the line.
    """
    record = read_record(file)
    box = open_game(record, game)
    if regret:
        review = reviewed(record, box, decisions)
        if as_json:
            say_json({"game": box.id, "seats": record.header.names, **review.plain()})
        else:
            show_review(review, GameTexts(box, record.header.names, language))
        return
    found = Analyst(record, box).analyse()
    if as_json:
        say_json({"game": box.id, "seats": record.header.names, **found.plain()})
        return
    show(found, GameTexts(box, record.header.names, language))


def show(found: Analysis, texts: GameTexts) -> None:
    """Curves, turning points and the share of luck."""
    names = texts.names
    console = out()
    rows = [found.begin, *[one.chances for one in found.moments]]
    wide = max(len(name) for name in names)
    for seat, name in enumerate(names):
        ends = f"{rows[0][seat] / 10:.0f} → {rows[-1][seat] / 10:.0f} %"
        console.print(Text(f"{harmless(name):<{wide}}  {curve([row[seat] for row in rows])}  {ends}"))
    for one in found.turning_points():
        console.print(Text(turn(one, texts)))
    share = found.share_of_luck()
    if share is not None:
        console.print(f"luck had {share:.0%} of what changed, decisions {1 - share:.0%}")


def curve(chances: list[int]) -> str:
    """A row of bars."""
    steps = min(WIDTH, len(chances))
    picked = [chances[at * (len(chances) - 1) // max(1, steps - 1)] for at in range(steps)]
    return "".join(BARS[min(7, one * 8 // 1000)] for one in picked)


def turn(one: AnalysisStep, texts: GameTexts) -> str:
    """A turning point in a line."""
    seat = max(range(len(one.change)), key=lambda each: abs(one.change[each]))
    before = one.chances[seat] - one.change[seat]
    share = one.luck[seat] / one.change[seat] if one.change[seat] else 0.0
    cause = "mostly luck" if share >= MOSTLY else "mostly decisions" if share <= 1 - MOSTLY else "luck and decisions"
    who = " and ".join(texts.names[each] for each in one.who) or "*"
    return (
        f"{one.first:>5}–{one.last}: {texts.names[seat]} {before / 10:.0f} → {one.chances[seat] / 10:.0f} % "
        f"({cause}) · {who}: {decision_text(one.text, texts)}"
    )


def decision_text(text: str, texts: GameTexts) -> str:
    """A decision of a record as people say it; what chance did stays in notation."""
    try:
        action = texts.game.actions[texts.game.actions.number(text)]
    except ValueError:
        return harmless(text)
    return texts.action(action.form)


def reviewed(record: Record, game: Game, most: int) -> Review:
    """What decisions cost, with a bar on standard error."""
    reviewer = Reviewer(record, game)
    moments = reviewer.moments()

    def watched(them: list[Moment]) -> Iterable[Moment]:
        return track(them, "playing out", len(them), console=err(), transient=True)

    found = reviewer.review(spread(moments, most), watched)
    found.of = len(moments)
    return found


def show_review(review: Review, texts: GameTexts) -> None:
    """What decisions cost each seat, by turn, phase and kind, and the costliest of all."""
    console = out()
    how = review.method
    far = f"{how['turns']} turns on" if how["turns"] else "to the end"
    console.print(f"points of percent lost to the best option found; play-outs by the {how['policy']}, {far}")
    console.print(f"{len(review.decisions)} of {review.of} decisions measured")
    seats = range(len(texts.names))
    for group in ("seat", *GROUPS):
        table = Table(group, *texts.names, box=None, pad_edge=False)
        for name, row in review.by(group).items() if group != "seat" else [("all", totals(review))]:
            called = texts.value({"id": group, "value": name}) if group == "phase" else name.replace("_", " ")
            table.add_row(called, *[cost(row.get(seat)) for seat in seats])
        console.print(table)
    costly = sorted((one for seat in seats for one in review.costly(seat, COSTLIEST, 0.0)), key=lambda one: -loss(one))
    for one in costly[:COSTLIEST]:
        console.print(Text(told(one, texts)))


def totals(review: Review) -> dict[int, tuple[int, float]]:
    """How many decisions of each seat were measured, and what they cost together."""
    return {seat: cell for row in review.by("seat").values() for seat, cell in row.items()}


def cost(cell: tuple[int, float] | None) -> str:
    """What some decisions cost together, and how many there were."""
    return "–" if cell is None else f"{cell[1]:.1f} in {cell[0]}"


def loss(one: Decision) -> float:
    """For sorting."""
    return one.regret.loss.points


def told(one: Decision, texts: GameTexts) -> str:
    """A costly decision in a line."""
    lost, actions = one.regret.loss, texts.game.actions
    played, best = (texts.action(actions[each].form) for each in (one.moment.action, one.regret.best))
    return (
        f"{one.moment.line:>5}: {texts.names[one.moment.seat]}: {played} lost {lost.points:.1f} points "
        f"({lost.low:.1f}–{lost.high:.1f}) · better: {best}"
    )
