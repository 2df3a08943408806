"""Artwork in several scripts: booklet covers, a page on a phone, tea boxes. Words that any maker prints, no names."""

from artwork.marks import circle, mark_at
from artwork.overprint import (
    BLACK,
    BLUE,
    RUBINE,
    WHITE,
    YELLOW,
    color_bar,
    ink,
    lines,
    overprint,
    rect,
    svg,
    window,
)

GREEN = "#006f00"
FONTS = "Inter Display, Noto Sans CJK JP, sans-serif"


def words(x, y, size, text, color, weight=800, anchor="start"):
    style = f'font-family="{FONTS}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text x="{x}" y="{y}" fill="{color}" {style}>{text}</text>'


COVERS = {
    "de": (YELLOW, BLACK, "ß", RUBINE, "Handbuch"),
    "ja": (RUBINE, WHITE, "あ", WHITE, "取扱説明書"),
    "es": (BLUE, WHITE, "ñ", YELLOW, "Manual"),
    "ru": ("#fdfdfb", BLACK, "Ж", BLUE, "Руководство"),
}


def cover(field, text, letter, letter_ink, title):
    body = rect(700, 990, field) + words(350, 840, 760, letter, letter_ink, 900, "middle")
    return svg(700, 990, body + words(56, 130, 84, title, text) + lines(58, 170, 300, 2, text, 30, 9, 3))


PAGES = {
    "en": ("Brochures", "Ships Friday 3/14", "$1,250.00", "Order now"),
    "de": ("Broschüren", "Versand Fr., 14.03.", "1.150,00 €", "Bestellen"),
    "ko": ("브로슈어", "3월 14일 금요일 발송", "₩1,700,000", "주문하기"),
}


def page(title, date, price, action):
    """A shop's page on a phone."""
    body = rect(720, 1500, "#fdfdfb") + mark_at("quarter", "rb", 50, 90, 90)
    body += "".join(rect(70, 9, BLACK, 600, 112 + 24 * i) for i in range(3))
    body += window(0, 230, 720, 560, overprint(720, 560, 2)) + words(50, 910, 92, title, BLACK)
    body += words(50, 985, 46, date, "#4a4f5a", 500) + lines(52, 1030, 560, 3, "#c4c8ce", 34, 11, 4)
    body += words(50, 1235, 96, price, BLACK) + rect(620, 140, RUBINE, 50, 1290)
    return svg(720, 1500, body + words(360, 1383, 58, action, WHITE, 700, "middle"))


TEA = {"ja": (WHITE, "緑茶", 330), "fr": (WHITE, "Thé vert", 190), "ru": (BLACK, "Чай", 290)}


def tea(color, name, size):
    body = mark_at("leaf", {WHITE: "w", BLACK: "k"}[color], 330, 70, 340)
    body += words(500, 700, size, name, color, 900, "middle") + rect(300, 10, color, 350, 780)
    return svg(1000, 1000, body + lines(300, 830, 400, 2, color, 44, 16, 3))


def paw_leaflet(paw):
    """Three panels: paw over overprinted discs, a text with boxes, the practice's side."""
    first = rect(500, 1050, YELLOW) + ink(circle(330, 690, 300), BLUE)
    first += f'<g transform="translate(70 90) scale(2.6)">{paw("#fdfdfb")}</g>'
    second = (
        rect(500, 1050, "#fdfdfb")
        + lines(60, 90, 300, 1, GREEN, 30, 34)
        + lines(60, 170, 380, 8, "#9aa0a8", 36, 11, 3)
    )
    second += window(60, 500, 380, 260, overprint(380, 260, 6)) + lines(60, 800, 380, 5, "#9aa0a8", 36, 11, 5)
    third = rect(500, 1050, GREEN) + f'<g transform="translate(60 80) scale(1.6)">{paw(YELLOW)}</g>'
    third += lines(60, 780, 320, 4, "#fdfdfb", 44, 15, 6)
    panels = "".join(window(i * 500, 0, 500, 1050, panel) for i, panel in enumerate((first, second, third)))
    return svg(1500, 1050, panels)


def paw_form(paw):
    """A consent form: lines to fill in, boxes to tick, a place to sign."""
    body = rect(1050, 1485, "#fdfdfc") + rect(1050, 210, GREEN)
    body += f'<g transform="translate(70 35) scale(1.4)">{paw(YELLOW)}</g>' + lines(
        280, 80, 480, 1, WHITE, 30, 46
    )
    for i in range(5):
        body += lines(80, 320 + i * 96, 190, 1, "#4a4f5a", 30, 14, i) + rect(620, 5, GREEN, 350, 336 + i * 96)
    for i in range(4):
        body += f'<rect x="82" y="{840 + i * 90}" width="44" height="44" fill="none" stroke="{GREEN}" stroke-width="7"/>'
        body += lines(160, 855 + i * 90, 640, 1, "#9aa0a8", 30, 14, i + 4)
    return svg(1050, 1485, body + rect(430, 5, BLACK, 540, 1350) + color_bar(80, 1390, 300, 16))


def pharmacy_label(paw):
    body = (
        rect(1100, 500, "#fdfdfb")
        + rect(1100, 120, GREEN)
        + f'<g transform="translate(30 8) scale(1.05)">{paw(YELLOW)}</g>'
    )
    body += lines(60, 170, 700, 1, BLACK, 30, 46) + lines(60, 260, 860, 3, "#8a8f98", 60, 20, 4)
    return svg(1100, 500, body + rect(180, 180, YELLOW, 860, 270))
