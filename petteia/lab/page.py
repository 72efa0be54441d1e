"""One page about a tournament: a self-contained file that fetches nothing."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from petteia import __version__
from petteia.lab.figures import Impact, Mean, TableFigures, tables_of
from petteia.lab.report import Rate, interval

WIDE: Final = 480
LABEL: Final = 150
TOLD: Final = 130
"""For the share and its interval, at the end of a line."""
ROW: Final = 20
BARS: Final = 24
MOST_IMPACTS: Final = 40
STYLE: Final = """
:root { --ink: #2d1d12; --ground: #f6ecdc; --clay: #b4532a; --line: #d9c4a4; --sea: #2f6f7e; color-scheme: light dark }
@media (prefers-color-scheme: dark) { :root { --ink: #f0e2c8; --ground: #1d1a20; --clay: #e08a5b; --line: #4b4148;
  --sea: #7fc0cd } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); margin: 2rem auto;
  max-width: 75rem; padding: 0 1rem }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2 }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 31rem), 1fr)); gap: 0 2rem }
.side { display: flex; flex-wrap: wrap; gap: 1.5rem 2rem } .side > div { flex: 1 1 26rem; min-width: 0 }
svg { max-width: 100%; height: auto } svg text { fill: var(--ink); font-size: 12px }
table { border-collapse: collapse; font-size: .9rem } th, td { text-align: right; padding: .1rem .6rem;
  border-bottom: 1px solid var(--line) } th:first-child, td:first-child { text-align: left }
.scroll { overflow-x: auto } .note { max-width: 46rem; border-left: 3px solid var(--clay); padding-left: .8rem }
"""
CONFOUNDED: Final = """These are not causes. A seat that is ahead can afford more, and one that lives longer uses
more; bots of one kind use things alike. “Within” compares only seats of the same bot and the same side (culture,
island, age reached), weighted by the smaller group. It removes these causes, and no others. Only a table
with other options or components says what a change would do."""
INTERVALS: Final = """Points are shares of the wins, lines the interval in which the true share lies with 95 %
confidence (Wilson); a shared win counts in parts. Seats of one game are not independent, so the lines are a little too
long for seats and a little too short for what is read off many groups at once. The dashed line is a fair share."""


def page_of(folder: Path) -> str:
    """The page about the tournament in a folder. ValueError if there is none."""
    shown = tables_of(folder)
    parts = [f"<h1>{escape(folder.resolve().name)}</h1>", _contents(shown), f"<p class=note>{INTERVALS}</p>"]
    for game, tables in groupby(sorted(shown, key=lambda one: one.game), key=lambda one: one.game):
        parts.append(_game(game, list(tables)))
    parts.append(f"<p>Written by petteia {__version__}: <code>petteia lab report {escape(folder.name)}</code></p>")
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>{escape(folder.resolve().name)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _contents(shown: Sequence[TableFigures]) -> str:
    rows = [(_said(one.name), one.title, str(one.seats), ", ".join(one.bots), f"{one.games:,}") for one in shown]
    return _table(("table", "game", "seats", "bots", "games"), rows)


def _said(word: str) -> str:
    """A word of a game's vocabulary as people read it."""
    return word.replace("_", " ")


def _game(game: str, tables: list[TableFigures]) -> str:
    parts = [f"<h2>{escape(tables[0].title)}</h2>", _standing_out(tables), '<div class="charts">']
    for kind in sorted({kind for one in tables for kind in one.rates}):
        cells = [_whiskers(one.rates.get(kind, []), 1 / one.seats, f"{one.name}: share of the wins") for one in tables]
        parts.append(_chart(f"Wins by {kind}", tables, cells))
    if any(one.against for one in tables):
        parts.append(_chart("Who beats whom", tables, [_crosstable(one) for one in tables]))
    for name in sorted({name for one in tables for name in one.lengths}):
        most = max(max(one.lengths.get(name, [0])) for one in tables)
        cells = [_bars(one.lengths.get(name, []), most, f"{one.name}: {name} of a game") for one in tables]
        parts.append(_chart(f"Length in {name}", tables, cells))
    ends = [
        _table(
            ("ending", "of the games"),
            [(k, f"{_share(Rate(k, v, one.games))} of {one.games:,}") for k, v in one.endings.items()],
        )
        for one in tables
    ]
    parts.append(_chart("How games end", tables, ends))
    points = [
        _table(("source", "a seat", "a winner"), [(_said(k), _mean(a), _mean(b)) for k, (a, b) in one.points.items()])
        for one in tables
    ]
    parts.append(_chart("Points by source", tables, points) + "</div>")
    parts.append(f"<h3>What goes with winning</h3><p class=note>{CONFOUNDED}</p>")
    parts.append(_side(tables, [_impacts(one.impacts) for one in tables]))
    heads = [("milliseconds a decision", *next(iter(one.times.values()), {})) for one in tables]
    times = [
        _table(head, [(bot, *(f"{spent:.2f}" for spent in found.values())) for bot, found in one.times.items()])
        for head, one in zip(heads, tables, strict=True)
    ]
    parts.append("<h3>Decision times</h3>" + _side(tables, times))
    never = [
        _table(
            ("event", "never with"), [(_said(kind), ", ".join(map(_said, words))) for kind, words in one.never.items()]
        )
        if one.never
        else "<p>Everything that has a word came up.</p>"
        for one in tables
    ]
    parts.append("<h3>Never used</h3>" + _side(tables, never))
    return "\n".join(parts)


def _standing_out(tables: Sequence[TableFigures]) -> str:
    """The bots that clearly win more or less than a fair share; the rest of the page shows the reasons."""
    lines = []
    for one in tables:
        fair = 1 / one.seats
        for kind, rates in sorted(one.rates.items()):
            for rate in rates:
                low, high = interval(rate.wins, rate.games)
                if low > fair or high < fair:
                    more = "more" if low > fair else "less"
                    where = f"{_said(one.name)}: " if len(tables) > 1 else ""
                    lines.append(f"{where}{_said(rate.name)} ({kind}) wins {more}: {_share(rate)} of {rate.games:,}.")
    if not lines:
        return "<p>Nobody wins more or less than a fair share beyond doubt.</p>"
    return f"<p>Beyond doubt:</p><ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _share(rate: Rate) -> str:
    low, high = interval(rate.wins, rate.games)
    return f"{rate.wins / max(1, rate.games):.1%} ({100 * low:.1f}–{100 * high:.1f})"


def _mean(mean: Mean) -> str:
    return f"{mean.value:.2f}" if mean.reach is None else f"{mean.value:.2f} ± {mean.reach:.2f}"


def _chart(title: str, tables: Sequence[TableFigures], cells: Sequence[str]) -> str:
    """One of several charts side by side, unless tables are."""
    wide = ' style="grid-column: 1 / -1"' if len(tables) > 1 else ""
    return f"<section{wide}><h3>{escape(title)}</h3>{_side(tables, cells)}</section>"


def _side(tables: Sequence[TableFigures], cells: Sequence[str]) -> str:
    """What the tables of a game show, side by side."""
    heads = [f"<h4>{escape(_said(one.name))}</h4>" if len(tables) > 1 else "" for one in tables]
    return f'<div class="side">{"".join(f"<div>{h}{c}</div>" for h, c in zip(heads, cells, strict=True))}</div>'


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>'


def _impacts(impacts: Sequence[Impact]) -> str:
    if not impacts:
        return "<p>Nothing was used by enough seats, and left by enough, to be told.</p>"
    rows = []
    for one in impacts[:MOST_IMPACTS]:
        cells = [f"{_share(rate)} of {rate.games:,}" for rate in (one.users, one.others)]
        ends = "" if one.within is None else f"{100 * one.within:+.1f} ± {100 * one.reach:.1f}"
        rows.append((_said(one.use), *cells, ends))
    return _table(("used", "won by users", "by the others", "within, points of %"), rows)


def _crosstable(one: TableFigures) -> str:
    """Of the games that one of two bots has won, the share of the one at the left."""
    rows = [
        (_said(bot), *("" if other not in beaten else _share(beaten[other]) for other in one.against))
        for bot, beaten in one.against.items()
    ]
    return _table(("beats", *map(_said, one.against)), rows) if rows else "<p>One bot plays alone.</p>"


def _whiskers(rates: Sequence[Rate], fair: float, title: str) -> str:
    """A point and its interval for each, on one scale."""
    ends = [interval(rate.wins, rate.games) for rate in rates]
    top = min(1.0, max([high for _, high in ends] + [2 * fair]) * 1.05)

    def x(share: float) -> float:
        return LABEL + (WIDE - LABEL - TOLD) * share / top

    height = ROW * len(rates) + 8
    line = f'x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="0" y2="{height}"'
    parts = [f'<line {line} stroke="var(--sea)" stroke-dasharray="4"/>']
    for at, (rate, (low, high)) in enumerate(zip(rates, ends, strict=True)):
        y, share = ROW * at + 14, rate.wins / rate.games if rate.games else 0.0
        parts.append(
            f'<text x="0" y="{y + 4}">{escape(_said(rate.name))} ({rate.games:,})</text>'
            f'<line x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}" stroke="var(--clay)" stroke-width="2"/>'
            f'<circle cx="{x(share):.1f}" cy="{y}" r="4" fill="var(--clay)"/>'
            f'<text x="{WIDE}" y="{y + 4}" text-anchor="end">{_share(rate)}</text>'
        )
    told = "; ".join(f"{_said(rate.name)} {_share(rate)}" for rate in rates)
    return _svg(height, title, told, parts)


def _bars(values: Sequence[int], most: int, title: str) -> str:
    """How often each length came up."""
    counts = [0] * min(BARS, most + 1)
    for value in values:
        counts[value * len(counts) // (most + 1)] += 1
    tall, height = max([*counts, 1]), 120
    step = WIDE / len(counts)
    parts = [
        f'<rect x="{at * step + 1:.1f}" y="{height - 16 - 96 * n / tall:.1f}" width="{step - 2:.1f}" '
        f'height="{96 * n / tall:.1f}" fill="var(--clay)"/>'
        for at, n in enumerate(counts)
    ]
    parts.append(f'<text x="0" y="{height - 2}">0</text>')
    parts.append(f'<text x="{WIDE}" y="{height - 2}" text-anchor="end">{most}</text>')
    middle = sorted(values)[len(values) // 2] if values else 0
    return _svg(height, title, f"median {middle}, most {max([*values, 0])}", parts) + f"<p>median {middle}</p>"


def _svg(height: int, title: str, told: str, parts: Sequence[str]) -> str:
    label = escape(f"{title}: {told}", quote=True)
    return f'<svg viewBox="0 0 {WIDE} {height}" width="{WIDE}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
