"""The picture of a link, 1200 × 630, as SVG: the lid of the game's box, painted like a vase, and below it who plays and
how the game stands. `position.py` draws the position."""

from collections.abc import Sequence
from typing import Final

from petteia.server.library.catalogue import Figure, LidField
from petteia.server.share.brush import (
    BAND,
    CLAY_DEEP,
    CULTURES,
    EDGE,
    GLOSS,
    INK,
    INK_2,
    LINE,
    TITLES,
    WIDTH,
    Outlines,
    badge,
    frieze,
    icon,
    sheet,
    shortened,
    sign,
    text,
    title,
    wide,
)
from petteia.server.share.facts import Facts, SharedPosition

LID: Final = 318
"""How high the lid is."""
ANY: Final = [LidField(figures=[Figure("discobolus", 150), Figure("greek-temple", 130)])]
HOUSE: Final = [
    LidField("greek", "", [Figure("centaur", 134)]),
    LidField("greek", "", [Figure("greek-temple", 150)]),
    LidField("sea", "wave", [Figure("hydra", 150, flip=True)]),
]
NAME: Final = WIDTH - 2 * EDGE - 240
"""What a name has room for beside the sign."""
CUT: Final = frozenset({"hydra"})
"""Outlines that are cut off at their left: turned round they come out of the edge of the picture."""


def drawn(facts: Facts, lid: Sequence[LidField], outlines: Outlines) -> str:
    """The picture."""
    fields = HOUSE if facts.what == "house" else lid or ANY
    parts = [_lid(fields, outlines), sign(outlines, WIDTH - EDGE - 26, 394)]
    if facts.what == "house":
        parts += [
            title(facts.line, EDGE, 474, 66, NAME),
            text(facts.text, EDGE, 540, 40, INK_2, WIDTH - 2 * EDGE),
        ]
    else:
        parts += [
            title(facts.title, EDGE, 412, 62, NAME),
            text(facts.line, EDGE, 462, 36, CLAY_DEEP, WIDTH - 2 * EDGE),
            _seats(facts.seats, outlines),
        ]
    return sheet(*parts)


def _lid(fields: Sequence[LidField], outlines: Outlines) -> str:
    gap, parts = 4, [f'<rect width="{WIDTH}" height="{LID}" fill="{GLOSS}"/>']
    wide = (WIDTH - gap * (len(fields) - 1)) / len(fields)
    for number, field in enumerate(fields):
        ground, figure, frame, on_frame = CULTURES.get(field.culture, CULTURES["greek"])
        left = number * (wide + gap)
        middle = LID - 2 * BAND
        parts += [
            f'<rect x="{left:.1f}" width="{wide:.1f}" height="{LID}" fill="{frame}"/>',
            f'<rect x="{left:.1f}" y="{BAND}" width="{wide:.1f}" height="{middle}" fill="{ground}"/>',
            f'<rect x="{left:.1f}" y="{LID - BAND - 3}" width="{wide:.1f}" height="3" fill="{figure}"/>',
            frieze(field.frieze, left + 10, 7, wide - 20, on_frame),
            frieze(field.frieze, left + 10, LID - BAND + 7, wide - 20, on_frame),
            _sea(left, wide) if field.culture == "sea" else "",
            _figures(field.figures, left, wide, middle, figure, outlines),
        ]
    return "".join(parts)


def _sea(left: float, wide: float) -> str:
    """Waves behind whatever swims there."""
    behind = ((0, 0), (24, 22))
    rows = [frieze("wave", left + shift, LID - BAND - 30 - up, wide - shift, "#5E8996") for up, shift in behind]
    return f'<g opacity=".5">{"".join(rows)}</g>'


def _figures(figures: Sequence[Figure], left: float, wide: float, high: float, colour: str, outlines: Outlines) -> str:
    known = [figure for figure in figures if figure.icon in outlines]
    tallest = max((figure.size for figure in known), default=1)
    grown = min((high - 34) / tallest, 1.5, (wide - 40) / max(1, sum(figure.size for figure in known)))
    sizes = [figure.size * grown for figure in known]
    space = (wide - sum(sizes)) / (len(known) + 1)
    parts, x = [], left + space
    for figure, size in zip(known, sizes, strict=True):
        if figure.icon in CUT and figure is known[-1] and figure.flip:
            x = left + wide - size * 0.96  # a little of the square is empty
        parts.append(icon(outlines[figure.icon], x, LID - BAND - 3 - size, size, colour, figure.flip))
        x += size + space
    return "".join(parts)


def _seats(seats: Sequence[SharedPosition], outlines: Outlines) -> str:
    """Everybody with their badge: colour, pattern and emblem."""
    seats = seats[:8]
    columns = (0, 1, 2, 3, 2, 3, 3, 4, 4)[len(seats)]
    rows = -(-len(seats) // columns) if columns else 0
    if not rows:
        return ""
    room = (WIDTH - 2 * EDGE) / columns
    r, size = (34, 36) if rows == 1 else (25, 30 if columns < 4 else 26)
    top = 554 if rows == 1 else 525
    rule = f'<rect x="{EDGE}" y="484" width="{WIDTH - 2 * EDGE}" height="1.5" fill="{LINE}"/>'
    parts = [rule]
    for number, seat in enumerate(seats):
        x, y = EDGE + (number % columns) * room, top + (number // columns) * 64
        parts.append(badge(seat, x + r + 5, y, r, outlines))
        points = "" if seat.points is None else str(seat.points)
        taken = wide(points, size) * 1.2 + 16 if points else 0
        laurel = size + 8 if seat.won or seat.moves else 0
        left = x + 2 * r + 22
        name = shortened(seat.name, size, room - 2 * r - 46 - taken - laurel)
        colour = INK if seat.colour else INK_2
        parts.append(text(name, left, y + size * 0.34, size, colour, room))
        left += wide(name, size) + 12
        if seat.won:
            parts.append(icon(outlines.get("laurel-crown", ""), left, y - size * 0.62, size * 1.1, CLAY_DEEP))
        elif seat.moves:
            parts.append(icon(outlines.get("hourglass", ""), left, y - size * 0.44, size * 0.86, CLAY_DEEP))
        if points:
            parts.append(
                f'<text x="{left + laurel:.1f}" y="{y + size * 0.34:.1f}" font-family="{TITLES}" font-weight="800" '
                f'font-size="{size}" fill="{CLAY_DEEP}">{points}</text>'
            )
    return "".join(parts)
