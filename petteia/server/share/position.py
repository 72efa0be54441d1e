"""The picture of a position: a chart with everybody on it, or a procession of the seats with what each of them has."""

from collections.abc import Sequence
from typing import Final

from petteia.server.library.catalogue import LidField
from petteia.server.share.brush import (
    BAND,
    CLAY_DEEP,
    CULTURES,
    EDGE,
    GLOSS,
    HEIGHT,
    INK,
    INK_2,
    LINE,
    PLAYERS,
    SLIP,
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
from petteia.server.share.scene import Pieces, Scene, Square, Token

CHART: Final = 780
"""How wide a chart is; the players are listed beside it."""
TOP: Final = 178
"""Where processions begin."""
OTHER: Final = "sea"
"""The colours of every other row, where players have no colours of their own."""
MANY: Final = 20
NAMES: Final = 330
"""How much of a row the name takes."""
SEA, SEA_2, SEA_LINE, LAND, LAND_2 = "#24414C", "#2D4F5B", "#5E8996", "#D99A68", "#C98554"


def position(facts: Facts, scene: Scene, lid: Sequence[LidField], outlines: Outlines) -> str:
    """The picture."""
    if scene.squares:
        return sheet(_chart(scene, facts.game, lid, outlines), _beside(facts, outlines))
    return sheet(_processions(facts, scene, lid, outlines))


def able(scene: Scene) -> bool:
    """Whether there is anything to be drawn."""
    return bool(scene.squares) or any(band.pieces for band in scene.bands)


def outline_of(words: Sequence[str], game: str, outlines: Outlines) -> str:
    """The game's own icon for the first of these words that has one."""
    return next((found for word in words if (found := outlines.get(f"{game}/{word}"))), "")


# -- a chart -----------------------------------------------------------------------------------------------------


def _chart(scene: Scene, game: str, lid: Sequence[LidField], outlines: Outlines) -> str:
    rows = 1 + max(square.row for square in scene.squares)
    cols = 1 + max(square.col for square in scene.squares)
    size = min(CHART / cols, (HEIGHT - 2 * BAND) / rows)
    left, top = (CHART - size * cols) / 2, (HEIGHT - size * rows) / 2
    decor = lid[0].frieze if lid else ""
    parts = [
        f'<rect width="{CHART}" height="{HEIGHT}" fill="{GLOSS}"/>',
        frieze(decor, 10, 7, CHART - 20, "#D67B4E"),
        frieze(decor, 10, HEIGHT - BAND + 7, CHART - 20, "#D67B4E"),
        f'<g transform="translate({left:.1f} {top:.1f})">',
        *(_square(square, size, game, outlines) for square in scene.squares),
    ]
    heaps: dict[tuple[int, int], list[Token]] = {}
    for token in scene.tokens:
        heaps.setdefault((token.row, token.col), []).append(token)
    for (row, col), here in heaps.items():
        for n, token in enumerate(here):
            parts.append(_token(token, (col + 0.5) * size, (row + 0.5) * size, size, n, len(here), game, outlines))
    return "".join([*parts, "</g>"])


def _square(square: Square, size: float, game: str, outlines: Outlines) -> str:
    x, y = square.col * size, square.row * size
    odd = (square.row + square.col) % 2
    fill = (LAND_2 if odd else LAND) if square.firm else (SEA_2 if odd else SEA)
    parts = [f'<rect x="{x:.1f}" y="{y:.1f}" width="{size + 0.5:.1f}" height="{size + 0.5:.1f}" fill="{fill}"/>']
    if not square.firm:
        step = size * 0.3
        wave = f"M{x + size / 5:.1f} {y + size * 0.55:.1f}q{step / 2:.1f}-{step / 2:.1f} {step:.1f} 0t{step:.1f} 0"
        parts.append(f'<path d="{wave}" fill="none" stroke="{SEA_LINE}" stroke-width="2" opacity=".55"/>')
    drawn = outline_of(square.words, game, outlines)
    if drawn:
        colour = PLAYERS[square.seat % 8] if square.seat >= 0 else (INK if square.firm else "#EFA27A")
        part = 0.6 if square.firm else 0.42
        if square.seat >= 0:
            parts.append(
                f'<circle cx="{x + size / 2:.1f}" cy="{y + size / 2:.1f}" r="{size * 0.42:.1f}" fill="{SLIP}" '
                f'stroke="{colour}" stroke-width="4"/>'
            )
            part = 0.5
        at = size * (1 - part) / 2
        faint = ' opacity=".35"' if square.firm and square.words == ["land"] else ""
        parts.append(icon(drawn, x + at, y + at, size * part, colour, more=faint))
    return "".join(parts)


def _token(token: Token, x: float, y: float, size: float, n: int, among: int, game: str, outlines: Outlines) -> str:
    """A ship in its owner's colours, or a token without owner; beside each other where there are several."""
    r = size * (0.4 if among == 1 else 0.3)
    x += (n - (among - 1) / 2) * r * 1.5
    drawn = outline_of(token.words, game, outlines)
    if token.seat < 0:
        edge = f'stroke="{GLOSS}" stroke-width="30" stroke-linejoin="round" paint-order="stroke"'
        return icon(drawn, x - size * 0.46, y - size * 0.46, size * 0.92, "#EFA27A", more=edge)
    return badge(SharedPosition("", token.seat % 8 + 1), x, y, r, outlines)


def _beside(facts: Facts, outlines: Outlines) -> str:
    """The title, the standing, and the players, beside a chart."""
    left, room = CHART + 36, WIDTH - CHART - 36 - 40
    parts = [title(facts.title, left, 92, 44, room)]
    y = 142
    for words in facts.line.split(" · "):
        parts.append(text(words, left, y, 30, CLAY_DEEP, room))
        y += 38
    y += 4
    parts.append(f'<rect x="{left}" y="{y - 22}" width="{room}" height="1.5" fill="{LINE}"/>')
    step = min(76.0, (540 - y) / max(1, len(facts.seats)))
    for n, seat in enumerate(facts.seats[:8]):
        parts.append(_seat(seat, left, y + step * (n + 0.5) - 12, min(30.0, step * 0.38), room, outlines))
    return "".join([*parts, sign(outlines, WIDTH - 40 - 24, HEIGHT - 48, 24)])


def _seat(seat: SharedPosition, left: float, y: float, r: float, room: float, outlines: Outlines) -> str:
    size = int(min(32, r * 1.1 + 3))
    points = "" if seat.points is None else str(seat.points)
    taken = wide(points, size) * 1.2 + 14 if points else 0
    marked = size + 8 if seat.won or seat.moves else 0
    name = shortened(seat.name, size, room - 2 * r - 26 - taken - marked)
    x = left + 2 * r + 22
    parts = [badge(seat, left + r + 5, y, r, outlines)]
    parts.append(text(name, x, y + size * 0.34, size, INK if seat.colour else INK_2, room))
    x += wide(name, size) + 10
    if seat.won or seat.moves:
        mark = "laurel-crown" if seat.won else "hourglass"
        parts.append(icon(outlines.get(mark, ""), x, y - size * 0.5, size * 0.95, CLAY_DEEP))
    if points:
        parts.append(
            f'<text x="{left + room:.1f}" y="{y + size * 0.36:.1f}" text-anchor="end" font-family="{TITLES}" '
            f'font-weight="800" font-size="{size + 4}" fill="{CLAY_DEEP}">{points}</text>'
        )
    return "".join(parts)


# -- processions -------------------------------------------------------------------------------------------------


def _processions(facts: Facts, scene: Scene, lid: Sequence[LidField], outlines: Outlines) -> str:
    """A row for each seat: who it is, and what it has in front of it in its colours."""
    decor, own = (lid[0].frieze, lid[0].culture) if lid else ("", "greek")
    parts = [
        f'<rect width="{WIDTH}" height="{BAND}" fill="{GLOSS}"/>',
        frieze(decor, 10, 7, WIDTH - 20, "#D67B4E"),
        title(facts.title, EDGE, 102, 50, WIDTH - 2 * EDGE - 240),
        text(facts.line, EDGE, 150, 32, CLAY_DEEP, WIDTH - 2 * EDGE),
        sign(outlines, WIDTH - EDGE - 26, 86, 26),
    ]
    seats = facts.seats[: len(scene.bands)][:8]
    high = (HEIGHT - TOP) / max(1, len(seats))
    for n, seat in enumerate(seats):
        band, top = scene.bands[n], TOP + n * high
        ground, figure, frame, on_frame = CULTURES.get(band.culture or (own, OTHER)[n % 2], CULTURES["greek"])
        bar = 16 if high > 100 else 8
        parts += [
            _seat(seat, 30, top + high / 2, min(36.0, high * 0.34), NAMES - 56, outlines),
            f'<rect x="{NAMES}" y="{top:.1f}" width="{WIDTH - NAMES}" height="{high - 4:.1f}" fill="{ground}"/>',
            f'<rect x="{NAMES}" y="{top + high - 4 - bar:.1f}" width="{WIDTH - NAMES}" height="{bar}" fill="{frame}"/>',
            f'<rect x="{NAMES}" y="{top + high - 5.5 - bar / 2:.1f}" width="{WIDTH - NAMES}" height="3" '
            f'fill="{on_frame}" opacity=".8"/>',
            _figures(band.pieces, top, high - 4 - bar, figure, facts.game, outlines),
        ]
    return "".join(parts)


def _figures(pieces: Sequence[Pieces], top: float, high: float, colour: str, game: str, outlines: Outlines) -> str:
    """As large as there is room for, on the ground line; how many of each beside it."""
    known = [(found, each.count) for each in pieces if (found := outline_of(each.words, game, outlines))]
    if not known:
        return ""
    room, most = WIDTH - NAMES - 48, high * 0.78
    every = [(found, 1) for found, count in known for _ in range(min(count, MANY))]
    if sum(count for _, count in known) == len(every) and room / (1.12 * len(every)) >= most * 0.6:
        known = every  # room enough to let each of them walk
    size = min(most, room / (sum(1.42 if count > 1 else 1.12 for _, count in known)))
    label = max(18, int(size * 0.36))
    parts, x = [], NAMES + 26.0
    for found, count in known:
        parts.append(icon(found, x, top + high - size, size, colour))
        x += size * 1.02
        if count > 1:
            parts.append(
                f'<text x="{x:.1f}" y="{top + high - 8:.1f}" font-family="{TITLES}" font-weight="800" '
                f'font-size="{label}" fill="{colour}">{count}</text>'
            )
            x += wide(str(count), label) * 1.15
        x += size * 0.1
    return "".join(parts)
