"""Printed sheets: cards, covers, banners, labels. Each function returns {name: (svg, width in pixels)}."""

import math

from artwork.marks import MARKS, TAGS, circle, mark, mark_at
from artwork.overprint import (  # fmt: skip
    BLACK,
    BLUE,
    RUBINE,
    WHITE,
    YELLOW,
    color_bar,
    halftone,
    ink,
    lines,
    overprint,
    rect,
    svg,
    window,
)

PAPER, TEXT, GREY = "#fdfdfb", "#4a4f5a", "#9aa0a8"


def marks():
    return {f"{name}_{tag}": (svg(100, 100, mark(name, tag)), 700) for name in MARKS for tag in TAGS}


def posters():
    sheets = {}
    for i in range(8):
        sheets[f"square{i}"] = (svg(1000, 1000, overprint(1000, 1000, i)), 1400)
        sheets[f"wide{i}"] = (svg(1500, 1000, overprint(1500, 1000, i)), 1600)
        sheets[f"poster{i}"] = (svg(700, 990, overprint(700, 990, i)), 1000)
        sheets[f"tile{i}"] = (
            svg(700, 990, rect(700, 990, WHITE) + window(45, 45, 610, 900, overprint(610, 900, i))),
            700,
        )
    return sheets


def stationery():
    duo = mark_at("duo", "rb", 60, 60, 150)
    card = rect(900, 510, "#fcfcfa") + duo + lines(62, 300, 330, 1, BLACK, 30, 20)
    card += lines(62, 345, 250, 1, "#8a8f98", 30, 12) + lines(62, 420, 300, 2, TEXT, 26, 9, 5)
    letter = (
        rect(1050, 1485, "#fdfdfc")
        + mark_at("duo", "rb", 90, 90, 140)
        + lines(640, 110, 310, 3, TEXT, 26, 9, 3)
    )
    letter += lines(90, 400, 420, 1, BLACK, 30, 14)
    for y, number, seed in ((470, 7, 2), (750, 6, 6), (1000, 4, 9)):
        letter += lines(90, y, 860, number, "#a7acb4", 34, 9, seed)
    letter += color_bar(90, 1390, 300, 14)
    envelope = (
        rect(1100, 550, "#fbfbf9")
        + mark_at("duo", "rb", 60, 60, 110)
        + lines(640, 330, 320, 3, TEXT, 34, 11, 3)
    )
    return {
        "card_r": (svg(900, 510, rect(900, 510, RUBINE) + mark_at("duo", "w", 325, 130, 250)), 1200),
        "card_k": (svg(900, 510, rect(900, 510, BLACK) + mark_at("duo", "y", 325, 130, 250)), 1200),
        "card_q": (svg(900, 510, rect(900, 510, WHITE) + mark_at("quarter", "rb", 325, 130, 250)), 1200),
        "card_w": (svg(900, 510, card), 1200),
        "letter": (svg(1050, 1485, letter), 1200),
        "envelope": (svg(1100, 550, envelope), 1200),
        "folder": (svg(1100, 1540, rect(1100, 1540, RUBINE) + mark_at("duo", "w", 370, 560, 360)), 1100),
        "notecard": (
            svg(
                700,
                500,
                rect(700, 500, "#fbfbf9")
                + mark_at("links", "rb", 90, 70, 200)
                + lines(90, 330, 420, 3, "#8a8f98", 40, 14),
            ),
            800,
        ),
    }


def publications():
    report = rect(700, 990, BLACK) + window(0, 330, 700, 660, overprint(700, 660, 0))
    report += lines(50, 80, 420, 2, WHITE, 70, 46, 4) + color_bar(50, 250, 300)
    left = (
        rect(700, 990, PAPER)
        + window(60, 60, 580, 470, overprint(580, 470, 5))
        + lines(60, 590, 400, 1, BLACK, 30, 30)
    )
    left += lines(60, 660, 270, 9, GREY, 28, 9, 3) + lines(370, 660, 270, 9, GREY, 28, 9, 4)
    right = (
        rect(700, 990, PAPER) + lines(60, 80, 330, 1, BLACK, 30, 30) + lines(60, 150, 560, 6, GREY, 28, 9, 8)
    )
    for i, (height, color) in enumerate(((180, BLUE), (260, RUBINE), (340, YELLOW), (410, BLACK))):
        right += rect(110, height, color, 60 + i * 150, 760 - height)
    right += lines(60, 810, 560, 4, GREY, 28, 9, 2)
    leaflet = "".join(
        window(i * 500, 0, 500, 1050, panel)
        for i, panel in enumerate((
            overprint(500, 1050, 6),
            rect(500, 1050, PAPER) + mark_at("quarter", "rb", 60, 70, 130) + lines(60, 270, 300, 1, BLACK, 30, 26)
            + lines(60, 340, 380, 10, GREY, 34, 10, 3) + window(60, 720, 380, 260, overprint(380, 260, 3)),
            rect(500, 1050, YELLOW) + mark_at("quarter", "k", 60, 70, 200) + lines(60, 700, 300, 4, BLACK, 40, 14, 6),
        ))
    )  # fmt: skip
    jackets = {
        f"jacket{i}": (svg(700, 1000, window(0, 0, 700, 1000, overprint(700, 1000, i)) + rect(360, 150, PAPER, 40, 60)
                           + lines(66, 90, 290, 2, BLACK, 46, 26, i)), 900)
        for i in (2, 3, 7)
    }  # fmt: skip
    return jackets | {
        "report": (svg(700, 990, report), 1000),
        "spread_left": (svg(700, 990, left), 900),
        "spread_right": (svg(700, 990, right), 900),
        "leaflet": (svg(1500, 1050, leaflet), 1600),
    }


def banners():
    dark = (
        rect(850, 2000, BLACK)
        + window(0, 900, 850, 1100, overprint(850, 1100, 0))
        + mark_at("bloom", "y", 85, 120, 300)
    )
    dark += lines(90, 520, 560, 2, WHITE, 84, 52, 4) + lines(90, 740, 420, 3, "#8f95a0", 40, 14)
    shapes = (
        rect(850, 2000, YELLOW) + ink("M120 560H850V1180H120Z", RUBINE) + ink(circle(330, 1120, 330), BLUE)
    )
    shapes += halftone(0, 1300, 850, 700, BLACK, 34, 30, lambda a, v: v * 0.5)
    wall = (
        rect(3000, 2250, WHITE)
        + ink(circle(2250, 900, 760), YELLOW)
        + ink("M1250 2150L1950 480L2900 2150Z", RUBINE)
    )
    wall += halftone(1100, 1050, 1900, 1200, BLUE, 62, 30, lambda a, v: v * 0.85)
    alone = '<g style="isolation:isolate">'
    return {
        "banner_dark": (svg(850, 2000, dark), 850),
        "banner_yellow": (svg(850, 2000, f"{alone}{shapes}</g>" + mark_at("bloom", "k", 90, 100, 220)), 850),
        "wall": (
            svg(
                3000,
                2250,
                f"{alone}{wall}</g>"
                + mark_at("bloom", "rb", 300, 380, 820)
                + lines(330, 1350, 760, 2, BLACK, 150, 92, 4),
            ),
            2000,
        ),
    }


def wraps():
    """What runs round mugs and over boxes."""
    bands = (
        ink(circle(420, 240, 190), YELLOW)
        + ink("M430 440L650 60L870 440Z", RUBINE)
        + ink("M760 90H1060V390H760Z", BLUE)
    )
    proof = rect(1000, 1000, "#fbfaf6") + ink(circle(360, 560, 300), YELLOW)
    proof += halftone(
        0, 0, 1000, 1000, BLUE, 17, 15, lambda a, v: max(0, 0.85 - 1.44 * math.hypot(a - 0.75, v - 0.35))
    )
    proof += halftone(
        0, 0, 1000, 1000, RUBINE, 17, 45, lambda a, v: max(0, 0.8 - 1.65 * math.hypot(a - 0.3, v - 0.7))
    )
    alone = '<g style="isolation:isolate">'
    badge = (
        rect(700, 1000, PAPER)
        + window(0, 0, 700, 420, overprint(700, 420, 0))
        + f'<circle cx="350" cy="430" r="150" fill="{PAPER}"/>'
    )
    badge += mark_at("prism", "rb", 250, 330, 200) + lines(150, 650, 400, 1, BLACK, 30, 44)
    badge += lines(220, 730, 260, 1, "#8a8f98", 30, 20) + color_bar(150, 860, 400, 30)
    return {
        "halftone_wrap": (
            svg(1300, 500, halftone(0, 0, 1300, 500, BLUE, 22, 30, lambda a, v: 0.06 + 0.62 * v)),
            2200,
        ),
        "shapes_wrap": (svg(1300, 500, f"{alone}{bands}</g>"), 1800),
        "proof": (svg(1000, 1000, f"{alone}{proof}</g>"), 3000),
        "badge": (svg(700, 1000, badge), 900),
        "box_side": (svg(1200, 300, mark_at("links", "y", 500, 50, 200)), 900),
    }
