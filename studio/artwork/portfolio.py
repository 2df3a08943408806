"""Artwork that only the portfolio shows: stickers, calendars, labels."""

import math

from artwork.marks import mark, mark_at
from artwork.overprint import (  # fmt: skip
    BLACK,
    BLUE,
    RUBINE,
    WHITE,
    YELLOW,
    lines,
    overprint,
    rect,
    svg,
    window,
)

SLOTS = (
    ("duo", "w", RUBINE), ("leaf", "k", YELLOW), ("kite", "w", BLUE),
    ("sunup", "y", BLACK), ("prism", "rb", WHITE), ("bloom", "w", RUBINE),
    ("quarter", "k", YELLOW), ("peak", "w", BLACK), ("wave", "w", BLUE),
    ("links", "w", BLUE), ("hooks", "w", RUBINE), ("duo", "rb", WHITE),
)  # fmt: skip


def sticker_sheet():
    body = rect(1000, 1400, "#efe9dc")
    for i, (name, tag, color) in enumerate(SLOTS):
        x, y = 185 + (i % 3) * 315, 200 + (i // 3) * 333
        if i % 2:
            body += f'<rect x="{x - 142}" y="{y - 142}" width="284" height="284" rx="44" fill="#fdfdfb"/>'
            body += f'<rect x="{x - 126}" y="{y - 126}" width="252" height="252" rx="32" fill="{color}"/>'
        else:
            body += f'<circle cx="{x}" cy="{y}" r="146" fill="#fdfdfb"/><circle cx="{x}" cy="{y}" r="130" fill="{color}"/>'
        body += mark_at(name, tag, x - 85, y - 85, 170)
    return svg(1000, 1400, body)


def month(x, y, width, cell, first, days, accent):
    """A month: seven columns of dots, weekends in the accent colour."""
    body = ""
    step = width / 7
    for day in range(days):
        place = first + day
        color = accent if place % 7 > 4 else BLACK
        cx, cy = x + (place % 7 + 0.5) * step, y + (place // 7 + 0.5) * cell
        body += f'<rect x="{cx - step * 0.26}" y="{cy - cell * 0.26}" width="{step * 0.52}" height="{cell * 0.52}" fill="{color}"/>'
    return body


def calendars():
    wall = rect(700, 990, "#fdfdfb") + window(0, 60, 700, 520, overprint(700, 520, 1))
    wall += lines(50, 625, 220, 1, BLACK, 30, 34) + month(40, 690, 620, 50, 2, 31, RUBINE)
    desk = rect(1000, 680, "#fdfdfb") + window(0, 0, 430, 680, overprint(430, 680, 2))
    desk += lines(490, 110, 240, 1, BLACK, 30, 40) + month(470, 200, 490, 78, 4, 30, BLUE)
    return {"calendar_wall": (svg(700, 990, wall), 1000), "calendar_desk": (svg(1000, 680, desk), 1200)}


def label(name, tag, color):
    """Printed on clear film: a disc of white ink, the mark on it, two bars."""
    body = f'<circle cx="300" cy="190" r="165" fill="#fdfdfb"/><circle cx="300" cy="190" r="150" fill="none" stroke="{color}" stroke-width="9"/>'
    body += (
        mark_at(name, tag, 200, 90, 200)
        + '<rect x="120" y="378" width="360" height="78" rx="12" fill="#fdfdfb"/>'
    )
    return svg(600, 484, body + rect(250, 16, color, 175, 398) + rect(160, 10, "#8a8f98", 220, 428))


def varnish():
    """A fan of bars for a spot varnish."""
    bars = "".join(
        f'<path d="M500 500L{500 + 700 * math.cos(a):.1f} {500 + 700 * math.sin(a):.1f}L{500 + 700 * math.cos(a + 0.11):.1f} '
        f'{500 + 700 * math.sin(a + 0.11):.1f}Z" fill="#fff"/>'
        for a in (i * math.pi / 14 for i in range(28))
    )
    return svg(1000, 1000, bars)


def relief(name):
    """A mark with soft edges, to be pressed into a cover."""
    soft = '<filter id="soft"><feGaussianBlur stdDeviation="1"/></filter>'
    return svg(100, 100, f'{soft}<g filter="url(#soft)">{mark(name, "k")}</g>')


def neckline():
    """What a folded shirt shows of its neck: the opening with a printed label, the ribbed collar, a line of stitches."""
    arc = "M{0} 0A{1} {2} 0 0 0 {3} 0"
    outer, inner, seam = (arc.format(450 - r, r, round(r * 0.86), 450 + r) for r in (330, 255, 352))
    ribs = "".join(
        f'<path d="M{450 + 258 * math.cos(a):.1f} {222 * math.sin(a):.1f}L{450 + 328 * math.cos(a):.1f} {282 * math.sin(a):.1f}"/>'
        for a in (i * math.pi / 90 for i in range(1, 90))
    )
    body = f'<path d="{outer}Z" fill="#000" fill-opacity=".07"/><path d="{inner}Z" fill="#000" fill-opacity=".36"/>'
    body += f'<g stroke="#000" stroke-opacity=".16" stroke-width="3">{ribs}</g><g fill="none" stroke="#000">'
    body += f'<path d="{outer}" stroke-opacity=".34" stroke-width="5"/>'
    body += f'<path d="{inner}" stroke-opacity=".3" stroke-width="6"/></g>'
    body += f'<path d="{seam}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-dasharray="13 9"/>'
    label = (
        mark_at("prism", "w", 390, 20, 120) + rect(130, 10, WHITE, 385, 150) + rect(90, 8, WHITE, 405, 174)
    )
    return svg(900, 420, body + label)


def everything():
    return calendars() | {
        "sticker_sheet": (sticker_sheet(), 1600),
        "bars_w": (svg(300, 100, lines(20, 25, 260, 2, WHITE, 34, 18)), 300),
        "label_leaf": (label("leaf", "rb", RUBINE), 900),
        "label_bloom": (label("leaf", "b", BLUE), 900),
        "label_dark": (label("leaf", "k", BLACK), 900),
        "neckline": (neckline(), 1800),
        "leaf_relief": (relief("leaf"), 1400),
        "varnish": (varnish(), 1400),
    }
