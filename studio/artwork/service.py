"""Artwork of the service pages: shipping labels, a veterinary practice's card and envelope."""

from artwork import language
from artwork.marks import INK, mark_at
from artwork.overprint import BLACK, BLUE, WHITE, YELLOW, lines, rect, svg

GREEN = "#006f00"


def shipping_label(color, seed):
    """Address in bars, a routing code in blocks; white, with a band in the tape's colour."""
    body = (
        rect(1000, 1000, "#fdfdfb")
        + rect(1000, 150, color)
        + mark_at("kite", "w" if color != YELLOW else "k", 40, 20, 110)
    )
    body += lines(60, 240, 620, 3, BLACK, 80, 34, seed) + lines(60, 520, 420, 2, "#8a8f98", 56, 20, seed + 3)
    widths = [(7 * i * seed) % 23 + 8 for i in range(26)]
    x = 60
    for i, width in enumerate(widths):
        body += rect(width, 210, BLACK if i % 2 == 0 else WHITE, x, 710)
        x += width + 6
    return svg(1000, 1000, body)


def paw(color):
    """A paw: ball and four toes."""
    toes = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" transform="rotate({a} {x} {y})"/>'
        for x, y, rx, ry, a in (
            (21, 46, 9, 12, -20),
            (40, 29, 9.5, 13, -6),
            (61, 29, 9.5, 13, 6),
            (80, 46, 9, 12, 20),
        )
    )
    return f'<g fill="{color}"><ellipse cx="50" cy="66" rx="22" ry="18"/>{toes}</g>'


def vet_card():
    """What the pet is due for, to tick, and when: the practice's own words stay out, so that no one's name is on it."""
    body = rect(1500, 900, "#fdfdfb") + rect(520, 900, GREEN)
    body += f'<g transform="translate(90 250) scale(3.4)">{paw(YELLOW)}</g>'
    body += language.words(600, 190, 124, "See you soon", BLACK, 800)
    body += language.words(602, 280, 56, "Your pet is due for", "#4a4f5a", 500)
    for i, need in enumerate(("Checkup", "Vaccines", "Dental care")):
        y = 350 + i * 104
        body += f'<rect x="604" y="{y}" width="60" height="60" rx="6" fill="none" stroke="{GREEN}" stroke-width="8"/>'
        body += language.words(700, y + 51, 62, need, BLACK, 500)
    body += f'<path d="M614 {374}L632 {396}L668 {340}" fill="none" stroke="{BLACK}" stroke-width="11"/>'
    for x, wide, name in ((602, 400, "Date"), (1060, 340, "Time")):
        body += language.words(x, 776, 46, name, "#4a4f5a", 500) + rect(wide, 5, "#8a8f98", x, 830)
    return svg(1500, 900, body)


def cage_card():
    """Hangs on a cage: patient, weight and diet, filled in by hand."""
    body = rect(1500, 1080, "#fdfdfb") + rect(1500, 230, GREEN)
    body += f'<g transform="translate(60 26) scale(1.8)">{paw(YELLOW)}</g>'
    body += language.words(280, 158, 118, "Cage card", WHITE, 800)
    for x, y, wide, name in ((70, 330, 850, "Patient"), (990, 330, 440, "Weight"), (70, 520, 850, "Diet"), (990, 520, 440, "Since")):
        body += language.words(x, y, 50, name, "#4a4f5a", 500) + rect(wide, 5, "#8a8f98", x, y + 110)
    for i, need in enumerate(("Fasting", "Caution", "Quiet", "Meds", "Fluids", "Walks")):
        x, y = 70 + i % 3 * 480, 730 + i // 3 * 150
        body += f'<rect x="{x}" y="{y}" width="80" height="80" rx="8" fill="none" stroke="{GREEN}" stroke-width="9"/>'
        body += language.words(x + 110, y + 64, 68, need, BLACK, 500)
    hand = f'fill="none" stroke="{BLUE}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"'
    body += f'<path d="M565 766L592 800L648 722M1045 916L1072 950L1128 872" {hand}/>'
    scribbles = "M90 425c40-90 60-70 50-20s20 30 40-20 30-10 30 20 40-20 60-40 0 60 40 30 50-60 70-20 40 10 60-10M500 420c20-60 50-50 50-10s40 10 50-20 20 30 60 10"
    body += f'<path d="{scribbles}M1010 425c10-70 60-70 50-20s-50 40-20 20 90-10 80-50M100 615c30-80 60-60 50-10s30 20 60-20 20 40 60 10 40-40 70-10 60 10 90-20" {hand}/>'
    return svg(1500, 1080, body)


def steel_rule():
    """Twelve inches in sixteenths, ticks from one edge; the whole ones are numbered."""
    body = rect(3150, 300, "#cfd2d6")
    heights = {0: 150, 8: 118, 4: 92, 12: 92}
    for step in range(12 * 16 + 1):
        part = step % 16
        high = heights.get(part, 68 if part % 2 == 0 else 46)
        x = 51 + step * 254 / 16
        body += rect(5 if part == 0 else 3.4, high, BLACK, x - 2, 0)
        if part == 0 and 0 < step < 192:
            body += f'<text x="{x - 14}" y="236" font-family="Inter" font-weight="600" font-size="112" text-anchor="end">{step // 16}</text>'
    return svg(3150, 300, body)


def everything():
    envelope = (
        rect(1000, 600, "#fbfbf9")
        + '<path d="M0 0L500 330L1000 0" fill="none" stroke="#c9ccc6" stroke-width="5"/>'
    )
    envelope += f'<g transform="translate(60 460) scale(.9)">{paw(GREEN)}</g>'
    scripts = {f"cover_{code}": (language.cover(*words), 1000) for code, words in language.COVERS.items()}
    scripts |= {f"page_{code}": (language.page(*words), 1000) for code, words in language.PAGES.items()}
    scripts |= {f"tea_{code}": (language.tea(*words), 1000) for code, words in language.TEA.items()}
    return scripts | {
        "steel_rule": (steel_rule(), 3150),
        "paw_w": (svg(100, 100, paw(WHITE)), 700),
        "paw_k": (svg(100, 100, paw(BLACK)), 700),
        "paw_leaflet": (language.paw_leaflet(paw), 1600),
        "paw_form": (language.paw_form(paw), 1200),
        "pharmacy_label": (language.pharmacy_label(paw), 1200),
        "label_k": (shipping_label(INK["k"], 5), 900),
        "label_b": (shipping_label(BLUE, 7), 900),
        "label_y": (shipping_label(YELLOW, 9), 900),
        "vet_card": (vet_card(), 1500),
        "cage_card": (cage_card(), 1500),
        "envelope_plain": (svg(1000, 600, envelope), 1200),
    }
