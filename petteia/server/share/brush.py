"""The parts of pictures for links: colours, friezes, icons, type. The colours are those of the light theme
(`web/src/look/tokens.css`)."""

from collections.abc import Mapping
from html import escape
from typing import Final

from petteia.server.share.facts import SharedPosition

WIDTH: Final = 1200
HEIGHT: Final = 630
EDGE: Final = 56
BAND: Final = 38
"""How high a frieze is."""
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
NARROW: Final = frozenset("ijlftrI.,:;'|!()[] -")
WIDE: Final = frozenset("mwMWOQGD@%&ÄÖÜ")
WORDS: Final = "Alegreya Sans"
TITLES: Final = "Cinzel ExtraBold"

Outlines = Mapping[str, str]


def sheet(*parts: str) -> str:
    """A whole picture: the drawing, on the background that all share."""
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    ground = f'<rect {size} fill="{SLIP}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {WIDTH} {HEIGHT}">'
    return "".join([head, patterns(), ground, *parts, "</svg>"])


def patterns() -> str:
    """What badges are filled with, to be named by others."""
    tiles = [
        f'<pattern id="p{n}" width="8" height="8" patternUnits="userSpaceOnUse">{tile}</pattern>'
        for n, tile in enumerate(PATTERNS, 1)
        if tile
    ]
    return f"<defs>{''.join(tiles)}</defs>"


def icon(path: str, x: float, y: float, size: float, fill: str, flip: bool = False, more: str = "") -> str:
    """An outline in a square of that size, its corner there."""
    scale = size / 512
    turned = f"translate({x + size:.1f} {y:.1f}) scale({-scale:.4f} {scale:.4f})"
    plain = f"translate({x:.1f} {y:.1f}) scale({scale:.4f})"
    return f'<path transform="{turned if flip else plain}" d="{escape(path)}" fill="{fill}" {more}/>'


def frieze(name: str, left: float, top: float, wide: float, colour: str) -> str:
    """As many whole units as fit, stretched a little to fill the width."""
    unit, drawn_unit = FRIEZES.get(name, FRIEZES[""])
    scale = 1.5
    count = max(1, round(wide / (unit * scale)))
    across = wide / (count * unit)
    units = "".join(f'<g transform="translate({n * unit} 0)">{drawn_unit}</g>' for n in range(count))
    return (
        f'<g transform="translate({left:.1f} {top}) scale({across:.4f} {scale})" fill="{colour}" '
        f'stroke="{colour}">{units}</g>'
    )


def sign(outlines: Outlines, x: float, y: float, r: float = 26) -> str:
    """The site's mark: an owl, and the name before it."""
    size = r * 1.3
    owl = icon(outlines.get("owl", ""), x - size / 2, y - size / 2, size, GLOSS)
    name = f'<text x="{x - r - 16}" y="{y + 9}" text-anchor="end" font-size="{r}" letter-spacing="2">PETTEIA</text>'
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#D67B4E"/><circle cx="{x}" cy="{y}" r="{r - 4}" fill="none" '
        f'stroke="{GLOSS}" stroke-width="1.6"/>{owl}<g font-family="{TITLES}" font-weight="800" fill="{INK}">{name}</g>'
    )


def title(words: str, x: float, y: float, size: int, room: float) -> str:
    """What it is called, in letters that are small enough."""
    size = min(size, int(size * room / max(1, wide(words, size) * 1.32)))
    return (
        f'<text x="{x}" y="{y}" font-family="{TITLES}" font-weight="800" font-size="{size}" fill="{INK}">'
        f"{escape(words)}</text>"
    )


def text(words: str, x: float, y: float, size: int, colour: str, room: float) -> str:
    """A line of words, or as much of it as there is room for."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{WORDS}" font-weight="700" font-size="{size}" fill="{colour}">'
        f"{escape(shortened(words, size, room))}</text>"
    )


def badge(seat: SharedPosition, x: float, y: float, r: float, outlines: Outlines) -> str:
    """Colour, pattern and emblem of a seat."""
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
    emblem = icon(outline, x - size / 2, y - size / 2, size, fill, more=edge)
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
