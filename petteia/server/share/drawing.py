"""The picture of a link, 1200 × 630, as SVG: the lid of the game's box in the manner of a vase, and below it who plays
and how it stands. The colours are those of the light theme (`web/src/look/tokens.css`)."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from petteia.server.catalogue import Field, Figure
from petteia.server.share.facts import Facts, Shown

WIDTH: Final = 1200
HEIGHT: Final = 630
LID: Final = 318
"""How high the lid is,"""
BAND: Final = 38
"""and each of its friezes."""
EDGE: Final = 56
INK, INK_2, SLIP, CLAY_DEEP, LINE, GLOSS = "#1E1410", "#4E3B2B", "#FAF2E3", "#9C421F", "#CDB38A", "#1B1310"
CULTURES: Final[dict[str, tuple[str, str, str, str]]] = {
    "greek": ("#D67B4E", "#1B1310", "#1B1310", "#E89B6F"),
    "egyptian": ("#E2C684", "#162450", "#1D3270", "#F0D48A"),
    "norse": ("#B78859", "#141C25", "#2B4358", "#D7B98F"),
    "sea": ("#24414C", "#EFA27A", "#1B1310", "#D67B4E"),
}
"""Field, figure, frame and what is drawn on the frame."""
FRIEZES: Final[dict[str, tuple[int, str]]] = {
    "": (24, '<path d="M0 15h24M2.5 15V2h18v9.2H9.2V6.6h5.6" fill="none" stroke-width="2.1"/>'),
    "block": (
        30,
        '<path d="M0 1h30M0 15h30" fill="none" stroke-width="1.6"/><path stroke="none" d="M1 3.6h16v8.8H1zM19.4 '
        '3.6h2v8.8h-2zM23.4 3.6h2v8.8h-2zM27.4 3.6h2v8.8h-2z"/>',
    ),
    "braid": (
        28,
        '<g fill="none" stroke-width="2.3"><path d="M-4 13.4C3 13.4 7 2.6 14 2.6S21 13.4 28 13.4"/><path d="M-4 '
        "2.6C0 2.6 2.5 5 4.6 7M8 10.2c2 2 3.6 3.2 6 3.2 3 0 5-2 7-4.4M23 6c1.4-2 3-3.4 5-3.4"
        '"/></g>',
    ),
    "wave": (
        30,
        '<path d="M0 15.2h30M0 15C6 14.5 7.5 3 16 3c5.4 0 7.6 3.4 7 6-.5 2.4-3.4 3-4.8 1.6-1.2-1.2-.6-3 .8-3.2" '
        'fill="none" stroke-width="2.1"/>',
    ),
}
ANY: Final = [Field(figures=[Figure("discobolus", 150), Figure("greek-temple", 130)])]
HOUSE: Final = [
    Field("greek", "", [Figure("centaur", 134)]),
    Field("greek", "", [Figure("greek-temple", 150)]),
    Field("sea", "wave", [Figure("hydra", 150, flip=True)]),
]
EMBLEMS: Final = ("owl", "bull-horns", "dolphin", "lion", "snake", "horse-head", "stag-head", "scarab-beetle")
PLAYERS: Final = ("#1F5C9E", "#A01F3A", "#0E6B5E", "#E0A526", "#6A4798", "#4B4F57", "#B4551D", "#2E3B73")
PATTERNS: Final = (
    "",
    '<path d="M-2 9 9-2M2 13 13 2" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>',
    '<path d="M-1 8 4 3l5 5" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="1.6"/>',
    '<circle cx="4" cy="4" r="1.5" fill="#1B1310" fill-opacity=".42"/>',
    '<path d="M0 0h4v4H0zM4 4h4v4H4z" fill="#fff" fill-opacity=".26"/>',
    '<path d="M2 0v8" stroke="#fff" stroke-opacity=".26" stroke-width="2.6"/>',
    '<path d="M0 2h8" stroke="#fff" stroke-opacity=".26" stroke-width="2.6"/>',
    '<circle cx="4" cy="4" r="2.6" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="1.4"/>',
)
CUT: Final = frozenset({"hydra"})
"""Outlines that are cut off at their left: turned round they come out of the edge of the picture."""
NARROW: Final = frozenset("ijlftrI.,:;'|!()[] -")
WIDE: Final = frozenset("mwMWOQGD@%&ÄÖÜ")
WORDS: Final = "Alegreya Sans"
TITLES: Final = "Cinzel ExtraBold"

Outlines = Mapping[str, str]


def drawn(facts: Facts, lid: Sequence[Field], outlines: Outlines) -> str:
    """The picture."""
    fields = HOUSE if facts.what == "house" else lid or ANY
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        _patterns(),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{SLIP}"/>',
        _lid(fields, outlines),
        _sign(outlines),
    ]
    if facts.what == "house":
        parts += [
            _title(facts.line, 474, 66),
            _text(facts.text, EDGE, 540, 40, INK_2, WIDTH - 2 * EDGE),
        ]
    else:
        parts += [
            _title(facts.title, 412, 62),
            _text(facts.line, EDGE, 462, 36, CLAY_DEEP, WIDTH - 2 * EDGE),
            _seats(facts.seats, outlines),
        ]
    return "".join([*parts, "</svg>"])


def _patterns() -> str:
    tiles = [
        f'<pattern id="p{n}" width="8" height="8" patternUnits="userSpaceOnUse">{tile}</pattern>'
        for n, tile in enumerate(PATTERNS, 1)
        if tile
    ]
    return f"<defs>{''.join(tiles)}</defs>"


def _icon(path: str, x: float, y: float, size: float, fill: str, flip: bool = False, more: str = "") -> str:
    """An outline in a square of that size, its corner there."""
    scale = size / 512
    turned = f"translate({x + size:.1f} {y:.1f}) scale({-scale:.4f} {scale:.4f})"
    plain = f"translate({x:.1f} {y:.1f}) scale({scale:.4f})"
    return f'<path transform="{turned if flip else plain}" d="{escape(path)}" fill="{fill}" {more}/>'


def _lid(fields: Sequence[Field], outlines: Outlines) -> str:
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
            _frieze(field.frieze, left + 10, 7, wide - 20, on_frame),
            _frieze(field.frieze, left + 10, LID - BAND + 7, wide - 20, on_frame),
            _sea(left, wide) if field.culture == "sea" else "",
            _figures(field.figures, left, wide, middle, figure, outlines),
        ]
    return "".join(parts)


def _sea(left: float, wide: float) -> str:
    """Waves behind whatever swims there."""
    behind = ((0, 0), (24, 22))
    rows = [_frieze("wave", left + shift, LID - BAND - 30 - up, wide - shift, "#5E8996") for up, shift in behind]
    return f'<g opacity=".5">{"".join(rows)}</g>'


def _frieze(name: str, left: float, top: float, wide: float, colour: str) -> str:
    """As many whole units as there is room for, stretched a little to fill it."""
    unit, drawn_unit = FRIEZES.get(name, FRIEZES[""])
    scale = 1.5
    count = max(1, round(wide / (unit * scale)))
    across = wide / (count * unit)
    units = "".join(f'<g transform="translate({n * unit} 0)">{drawn_unit}</g>' for n in range(count))
    return (
        f'<g transform="translate({left:.1f} {top}) scale({across:.4f} {scale})" fill="{colour}" '
        f'stroke="{colour}">{units}</g>'
    )


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
        parts.append(_icon(outlines[figure.icon], x, LID - BAND - 3 - size, size, colour, figure.flip))
        x += size + space
    return "".join(parts)


def _sign(outlines: Outlines) -> str:
    """Whose house it is, at the right below the lid."""
    x, y, r = WIDTH - EDGE - 26, 394, 26
    owl = _icon(outlines.get("owl", ""), x - 17, y - 17, 34, GLOSS)
    name = f'<text x="{x - 42}" y="{y + 9}" text-anchor="end" font-size="26" letter-spacing="2">PETTEIA</text>'
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#D67B4E"/><circle cx="{x}" cy="{y}" r="{r - 4}" fill="none" '
        f'stroke="{GLOSS}" stroke-width="1.6"/>{owl}<g font-family="{TITLES}" font-weight="800" fill="{INK}">{name}</g>'
    )


def _title(words: str, y: int, size: int) -> str:
    room = WIDTH - 2 * EDGE - 240
    size = min(size, int(size * room / max(1, wide(words, size) * 1.32)))
    return (
        f'<text x="{EDGE}" y="{y}" font-family="{TITLES}" font-weight="800" font-size="{size}" fill="{INK}">'
        f"{escape(words)}</text>"
    )


def _text(words: str, x: float, y: float, size: int, colour: str, room: float) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{WORDS}" font-weight="700" font-size="{size}" fill="{colour}">'
        f"{escape(shortened(words, size, room))}</text>"
    )


def _seats(seats: Sequence[Shown], outlines: Outlines) -> str:
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
        parts.append(_badge(seat, x + r + 5, y, r, outlines))
        points = "" if seat.points is None else str(seat.points)
        taken = wide(points, size) * 1.2 + 16 if points else 0
        laurel = size + 8 if seat.won or seat.moves else 0
        left = x + 2 * r + 22
        name = shortened(seat.name, size, room - 2 * r - 46 - taken - laurel)
        colour = INK if seat.colour else INK_2
        parts.append(_text(name, left, y + size * 0.34, size, colour, room))
        left += wide(name, size) + 12
        if seat.won:
            parts.append(_icon(outlines.get("laurel-crown", ""), left, y - size * 0.62, size * 1.1, CLAY_DEEP))
        elif seat.moves:
            parts.append(_icon(outlines.get("hourglass", ""), left, y - size * 0.44, size * 0.86, CLAY_DEEP))
        if points:
            parts.append(
                f'<text x="{left + laurel:.1f}" y="{y + size * 0.34:.1f}" font-family="{TITLES}" font-weight="800" '
                f'font-size="{size}" fill="{CLAY_DEEP}">{points}</text>'
            )
    return "".join(parts)


def _badge(seat: Shown, x: float, y: float, r: float, outlines: Outlines) -> str:
    if not seat.colour:
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="none" stroke="#86683F" stroke-width="2.5" '
            'stroke-dasharray="7 6"/>'
        )
    colour = PLAYERS[seat.colour - 1]
    light = seat.colour != 4
    ring = colour if light else GLOSS
    pattern = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="url(#p{seat.colour})"/>' if seat.colour > 1 else ""
    size = r * 1.36
    edge = f'stroke="{colour}" stroke-width="46" stroke-linejoin="round" paint-order="stroke"'
    outline, fill = outlines.get(EMBLEMS[seat.colour - 1], ""), "#fff" if light else GLOSS
    emblem = _icon(outline, x - size / 2, y - size / 2, size, fill, more=edge)
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r + 4}" fill="none" stroke="{ring}" stroke-width="2.4"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="{colour}"/>{pattern}{emblem}'
    )


def wide(words: str, size: float) -> float:
    """About how wide words are. Nothing measures type before the painter does, and a little too much does no harm."""
    return size * sum(
        1.0 if ord(sign) > 0x2E80 else 0.3 if sign in NARROW else 0.8 if sign in WIDE else 0.53 for sign in words
    )


def shortened(words: str, size: float, room: float) -> str:
    """As much of them as there is room for."""
    if wide(words, size) <= room:
        return words
    while words and wide(words, size) + size * 0.6 > room:
        words = words[:-1]
    return f"{words.rstrip()}…"
