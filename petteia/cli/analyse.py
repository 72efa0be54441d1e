"""`petteia analyse`: the chances to win during a game, its turning points, and the share of luck."""

from rich.text import Text

from petteia.bots.analysis import Analysis, AnalysisStep, Analyst
from petteia.cli.game_texts import GameTexts
from petteia.cli.options import GameOption, Json, Language
from petteia.cli.output import harmless, out, say_json
from petteia.cli.record_file import File, open_game, read_record

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 50
MOSTLY = 2 / 3
"""Above this share of a swing it is called mostly luck, below the rest mostly decisions."""


def analyse(file: File, game: GameOption = None, language: Language = "en", as_json: Json = False) -> None:
    """Show everybody's chance to win during a game, its turning points, and the share of luck.

    Chances are the bots' opinion with all hands open, at moments when nothing is half done. A change counts as luck as
    far as dice and cards were better or worse than on average; the rest counts as decisions.

    Examples:

      petteia analyse supper.record

      petteia analyse supper.record --json

    Exit codes: 0 · 2 the record cannot be read or played; the sentence names the line.
    """
    record = read_record(file)
    box = open_game(record, game)
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
