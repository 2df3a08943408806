"""Artwork that only the portfolio shows: stickers, calendars, labels."""

import math

from artwork.marks import mark_at
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
    ("links", "w", BLUE), ("plus", "w", RUBINE), ("duo", "rb", WHITE),
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


def neck_label():
    """Printed into a T-shirt's neck: the mark and two bars."""
    bars = rect(240, 18, WHITE, 180, 330) + rect(160, 14, WHITE, 220, 372)
    return svg(600, 480, mark_at("prism", "w", 190, 80, 220) + bars)


def varnish():
    """A fan of bars for a spot varnish."""
    bars = "".join(
        f'<path d="M500 500L{500 + 700 * math.cos(a):.1f} {500 + 700 * math.sin(a):.1f}L{500 + 700 * math.cos(a + 0.11):.1f} '
        f'{500 + 700 * math.sin(a + 0.11):.1f}Z" fill="#fff"/>'
        for a in (i * math.pi / 14 for i in range(28))
    )
    return svg(1000, 1000, bars)


def everything():
    return calendars() | {
        "sticker_sheet": (sticker_sheet(), 1600),
        "bars_w": (svg(300, 100, lines(20, 25, 260, 2, WHITE, 34, 18)), 300),
        "label_leaf": (label("leaf", "rb", RUBINE), 900),
        "label_bloom": (label("leaf", "b", BLUE), 900),
        "label_dark": (label("leaf", "k", BLACK), 900),
        "neck_label": (neck_label(), 900),
        "varnish": (varnish(), 1400),
    }
