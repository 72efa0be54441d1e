"""One page about a run: how its matches against fixed levels went, in words, as a curve and as a table."""

from html import escape
from typing import Any, Final

from petteia.lab.self_play.history import Judged
from petteia.lab.self_play.plan import SelfPlayPlan

WIDE: Final = 640
HIGH: Final = 260
LEFT: Final = 44
COLOURS: Final = ("#a8442a", "#22577a", "#5a7d2a", "#7b4b94", "#8a6d1d", "#444444")
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse } th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
text { font-size: 12px; fill: #444 }
@media (prefers-color-scheme: dark) { body { background: #1b1310; color: #eee } text { fill: #ccc } }
"""


def page(plan: SelfPlayPlan, history: list[Judged], counts: dict[str, Any]) -> str:
    """The page."""
    levels = list(dict.fromkeys(each.level for one in history for each in one.results))
    title = f"{plan.game}, {plan.seats} seats: learning by self-play"
    told = (
        f"{counts['decisions']:,} decisions in {counts['games']:,} games, {counts['seconds']:,.0f} seconds of "
        f"learning in {counts['pieces']} pieces ({escape('; '.join(dict.fromkeys(counts['machine'])))}). "
        f"Seed {plan.seed}."
    )
    rows = []
    for one in history:
        for each in one.results:
            rows.append(
                f"<tr><td>{one.decisions:,}</td><td>{one.seconds:,.0f}</td><td>{escape(each.level)}</td>"
                f"<td>{each.rate:.1%}</td><td>{each.low:.1%} to {each.high:.1%}</td><td>{each.games}</td>"
                f"<td>{each.decisions:.0f}</td></tr>"
            )
    head = "".join(
        f"<th>{word}</th>"
        for word in ("decisions learnt", "seconds", "against", "won", "95 %", "games", "decisions a game")
    )
    settings = ", ".join(f"{name} {value}" for name, value in plan.plain().items() if name not in ("game", "seats"))
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(title)}</title><style>{STYLE}</style>"
        f"<h1>{escape(title)}</h1><p>{told}</p><p>A fair share is {1 / plan.seats:.1%}.</p>"
        f"{curve(plan, history, levels)}<table><tr>{head}</tr>{''.join(rows)}</table><p>{escape(settings)}</p></html>\n"
    )


def curve(plan: SelfPlayPlan, history: list[Judged], levels: list[str]) -> str:
    """The share of games won against each level, by decisions learnt."""
    most = max((one.decisions for one in history), default=0) or 1

    def x(decisions: int) -> float:
        return LEFT + (WIDE - LEFT - 90) * decisions / most

    def y(rate: float) -> float:
        return HIGH - 24 - (HIGH - 40) * rate

    drawn = []
    for share in (0.0, 1 / plan.seats, 0.5, 1.0):
        drawn.append(
            f'<line x1="{LEFT}" x2="{WIDE - 90}" y1="{y(share):.1f}" y2="{y(share):.1f}" stroke="#bbb"/>'
            f'<text x="4" y="{y(share) + 4:.1f}">{share:.0%}</text>'
        )
    for level, colour in zip(levels, COLOURS * 3, strict=False):
        points = [(one.decisions, each) for one in history for each in one.results if each.level == level]
        way = " ".join(f"{x(at):.1f},{y(each.rate):.1f}" for at, each in points)
        drawn.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for at, each in points:
            ends = f'y1="{y(each.low):.1f}" y2="{y(each.high):.1f}"'
            drawn.append(f'<line x1="{x(at):.1f}" x2="{x(at):.1f}" {ends} stroke="{colour}"/>')
        last = points[-1][1]
        drawn.append(f'<text x="{WIDE - 84}" y="{y(last.rate) + 4:.1f}">{escape(level)}</text>')
    drawn.append(f'<text x="{LEFT}" y="{HIGH - 4}">decisions learnt, up to {most:,}</text>')
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" width="100%" role="img" '
        f'aria-label="Share of games won, by decisions learnt">{"".join(drawn)}</svg>'
    )
