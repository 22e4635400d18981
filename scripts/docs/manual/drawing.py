# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws rows of boxes with arrows between them as SVG.

A picture has a light background, so that it is readable on a dark page. All lengths are in pixels.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

WIDTH = 900
MARGIN = 24
GAP = 20
ROW_GAP = 48
LINE = 18
PADDING = 14

# The fill and the border of each kind of box.
COLOURS = {
    "plain": ("#ffffff", "#57606a"),
    "input": ("#eaf2fd", "#2f6fbb"),
    "engine": ("#f1ebfb", "#6f42c1"),
    "yes": ("#e6f6ea", "#1a7f37"),
    "condition": ("#fff5d6", "#9a6700"),
    "no": ("#fdecec", "#cf222e"),
}
SANS = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"
MONO = "ui-monospace, 'DejaVu Sans Mono', Menlo, monospace"


@dataclass(frozen=True)
class Box:
    """A box with a title and lines below it. Lines that begin with a back quote are code."""

    name: str
    title: str
    lines: tuple[str, ...] = ()
    kind: str = "plain"
    span: float = 1.0

    @property
    def height(self) -> float:
        return 2 * PADDING + LINE * (1 + len(self.lines))


@dataclass(frozen=True)
class Picture:
    """Rows from top to bottom. An arrow (from, to, label) joins boxes of one row, or of neighbouring rows."""

    name: str
    alt: str
    rows: tuple[tuple[Box, ...], ...]
    arrows: tuple[tuple[str, str, str], ...] = ()
    width: int = WIDTH


@dataclass
class Place:
    box: Box
    row: int
    x: float
    y: float
    width: float
    height: float
    # The number of arrows that leave at the bottom, and that arrive at the top.
    leaving: int = field(default=0)

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


def place(picture: Picture) -> tuple[dict[str, Place], float]:
    """Returns where each box is, and the height of the picture."""
    places: dict[str, Place] = {}
    y = float(MARGIN)
    for number, row in enumerate(picture.rows):
        height = max(box.height for box in row)
        unit = (picture.width - 2 * MARGIN - GAP * (len(row) - 1)) / sum(box.span for box in row)
        x = float(MARGIN)
        for box in row:
            width = unit * box.span
            places[box.name] = Place(box, number, x, y, width, height)
            x += width + GAP
        y += height + ROW_GAP
    return places, y - ROW_GAP + MARGIN


def text(x: float, y: float, words: str, size: int, style: str = "", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="{anchor}" fill="#1f2328"'
        f"{style}>{escape(words)}</text>"
    )


def draw_box(place: Place) -> list[str]:
    fill, border = COLOURS[place.box.kind]
    room = place.width - 2 * PADDING
    for line in place.box.lines:
        if len(line) * 6.6 > room:
            raise ValueError(f"the line is too long for its box: {line}")
    parts = [
        f'<rect x="{place.x:.0f}" y="{place.y:.0f}" width="{place.width:.0f}" height="{place.height:.0f}" '
        f'rx="8" fill="{fill}" stroke="{border}" stroke-width="1.5"/>',
        text(place.x + PADDING, place.y + PADDING + 11, place.box.title, 14, ' font-weight="600"'),
    ]
    for number, line in enumerate(place.box.lines, 1):
        y = place.y + PADDING + 11 + LINE * number
        code = line.startswith("`")
        style = f' font-family="{MONO}"' if code else ""
        parts.append(text(place.x + PADDING, y, line.removeprefix("`"), 11 if code else 12, style))
    return parts


def draw_arrow(start: Place, end: Place, label: str) -> list[str]:
    if start.row == end.row:
        right = start.x < end.x
        y = start.y + start.height / 2
        x1, x2 = (start.x + start.width, end.x) if right else (start.x, end.x + end.width)
        line = f"M{x1:.0f} {y:.0f} H{x2:.0f}"
        where = ((x1 + x2) / 2, y - 6)
    else:
        y1, y2 = start.y + start.height, end.y
        low, high = max(start.x, end.x) + 12, min(start.x + start.width, end.x + end.width) - 12
        # The arrow is straight if the boxes overlap horizontally, otherwise it bends in the middle.
        straight = low <= high
        x1 = min(max(start.middle if start.width <= end.width else end.middle, low), high)
        x1, x2 = (x1, x1) if straight else (start.middle, end.middle)
        line = f"M{x1:.0f} {y1:.0f} V{(y1 + y2) / 2:.0f} H{x2:.0f} V{y2:.0f}"
        where = (x2 + 8, y2 - 14)
    parts = [f'<path d="{line}" fill="none" stroke="#57606a" stroke-width="1.5" marker-end="url(#head)"/>']
    if label:
        parts.append(text(*where, label, 11, ' font-style="italic"'))
    return parts


def draw(picture: Picture) -> str:
    """Returns the picture as SVG."""
    places, height = place(picture)
    body = [part for place in places.values() for part in draw_box(place)]
    for start, end, label in picture.arrows:
        body += draw_arrow(places[start], places[end], label)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.width} {height:.0f}" role="img" '
        f'font-family="{SANS}">\n<title>{escape(picture.alt)}</title>\n'
        '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
        'orient="auto"><path d="M0 0 L8 4 L0 8 Z" fill="#57606a"/></marker></defs>\n'
        f'<rect width="{picture.width}" height="{height:.0f}" rx="12" fill="#f6f8fa"/>\n'
    )
    return "<!-- Made by scripts/docs/manual/pictures.py. -->\n" + head + "\n".join(body) + "\n</svg>\n"
