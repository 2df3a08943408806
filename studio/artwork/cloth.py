"""Artwork in the flat coordinates of pattern pieces: T-shirts, totes, socks."""

from artwork.marks import circle, mark
from artwork.overprint import BLACK, BLUE, RUBINE, WHITE, YELLOW, halftone, ink, rect, svg


def centered(body, x, y, size):
    return f'<g transform="translate({x - size / 2} {y - size / 2}) scale({size / 100})">{body}</g>'


def sunrise(x, y, scale):
    """Disc, triangle and halftone in three inks, without paper."""
    shapes = ink(circle(620, 340, 300), YELLOW) + ink("M120 760L430 120L760 760Z", RUBINE)
    shapes += halftone(150, 400, 700, 500, BLUE, 36, 30, lambda a, v: v * 0.8)
    return f'<g transform="translate({x} {y}) scale({scale})"><g style="isolation:isolate">{shapes}</g></g>'


def px(x):
    return (x + 4.4) * 100


def py(y):
    return (8.4 - y) * 100


def neckline(points):
    """Mirrors half a neckline, given from the shoulder to the middle."""
    left = [(-x, y) for x, y in points]
    right = [(x, y) for x, y in points[-2::-1]]
    path = f"M{px(left[0][0])} {py(left[0][1])}C"
    path += " ".join(f"{px(x)} {py(y)}" for x, y in left[1:]) + "C"
    return path + " ".join(f"{px(x)} {py(y)}" for x, y in right)


def seams(thread):
    """Hems, cuffs and armholes."""
    dashed = f'fill="none" stroke="{thread}" stroke-width="1.6" stroke-dasharray="4 3" opacity=".7"'
    body = "".join(f'<path d="M{px(-2.7)} {py(d)}H{px(2.7)}" {dashed}/>' for d in (0.2, 0.25))
    for side in (-1, 1):
        for d in (0.16, 0.21):
            x0, y0, x1, y1 = 4.30 - 0.71 * d, 4.86 + 0.70 * d, 3.60 - 0.71 * d, 4.10 + 0.70 * d
            body += f'<path d="M{px(side * x0)} {py(y0)}L{px(side * x1)} {py(y1)}" {dashed}/>'
        for x, shade, width in ((0, "#000", 2.2), (-0.02, "#fff", 1.6)):
            opacity = 0.28 if shade == "#000" else 0.12
            body += (
                f'<path d="M{px(side * (2.45 + x))} {py(6.72)}Q{px(side * (2.25 + x))} {py(5.9)} '
                f'{px(side * (2.55 + x))} {py(5.1)}" fill="none" stroke="{shade}" stroke-opacity="{opacity}" '
                f'stroke-width="{width}"/>'
            )
    return body


def collar(rib, thread):
    edge = neckline([(0.95, 7.15), (0.8, 6.35), (0.4, 6.12), (0, 6.12)])
    seam = neckline([(1.17, 7.09), (1.0, 6.2), (0.5, 5.9), (0, 5.9)])
    stitch = neckline([(1.24, 7.07), (1.06, 6.14), (0.54, 5.83), (0, 5.83)])
    return (
        f'<path d="{edge}" fill="none" stroke="{rib}" stroke-width="42"/>'
        f'<path d="{edge}" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="42" stroke-dasharray="1.4 2.2"/>'
        f'<path d="{seam}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/>'
        f'<path d="{stitch}" fill="none" stroke="{thread}" stroke-width="1.6" stroke-dasharray="4 3" opacity=".7"/>'
    )


def neck_label(rib):
    """Inside of the back: tape and a label with two bars."""
    return (
        f'<path d="M{px(-0.95)} {py(7.1)}Q{px(0)} {py(6.55)} {px(0.95)} {py(7.1)}" fill="none" '
        f'stroke="{rib}" stroke-width="46"/>'
        f'<rect x="{px(-0.26)}" y="{py(6.62)}" width="52" height="34" rx="2" fill="#fff"/>'
        + rect(28, 4, BLACK, px(-0.14), py(6.5))
        + rect(20, 3, "#888", px(-0.1), py(6.42))
    )


def shirt(color, rib, thread, artwork):
    """Front and back of a shirt."""
    front = svg(880, 880, rect(880, 880, color) + seams(thread) + collar(rib, thread) + artwork)
    back = svg(880, 880, rect(880, 880, color) + seams(thread) + neck_label(rib))
    return front, back


def tote(color, thread, artwork):
    hems = "".join(
        f'<path d="M0 {y}H800" stroke="{thread}" stroke-width="2" stroke-dasharray="6 4" opacity=".8"/>'
        for y in (62, 70)
    )
    return svg(800, 900, rect(800, 900, color) + hems + artwork)


def sock(color, first, second, name, tag):
    """Cuff, stripes, heel and toe, and the mark all over."""
    body = (
        rect(400, 500, color)
        + rect(400, 80, first, 0, 50)
        + rect(400, 14, second, 0, 150)
        + rect(400, 14, first, 0, 176)
    )
    for row in range(8):
        for column in range(9):
            x = column * 46 + (23 if row % 2 else 0) - 14
            body += f'<g transform="translate({x} {205 + row * 38}) scale(.24)">{mark(name, tag)}</g>'
    body += f'<path d="M60 330Q100 400 150 460L60 500Z" fill="{first}"/><path d="M300 330H400V500H300Z" fill="{first}"/>'
    return svg(400, 500, body)


def shirts():
    big = lambda name, tag: centered(mark(name, tag), 440, 420, 230)
    return {
        "r": shirt(RUBINE, "#b8004e", "#e8709f", big("duo", "w")),
        "b": shirt(BLUE, "#0074b1", "#6db8e2", big("sunup", "w")),
    }


def totes():
    big = lambda name, tag: centered(mark(name, tag), 400, 500, 410)
    return {
        "a": tote("#e4d9c2", "#a89878", sunrise(150, 240, 0.5)),
        "b": tote("#1b1d22", "#5a606c", big("leaf", "y")),
        "c": tote("#e4d9c2", "#a89878", big("bloom", "rb")),
        "d": tote(BLUE, "#6db8e2", big("leaf", "w")),
    }


def socks():
    return {
        "k": sock("#1b1d22", RUBINE, YELLOW, "duo", "y"),
        "w": sock("#f4f4f1", BLUE, RUBINE, "prism", "rb"),
        "r": sock(RUBINE, BLACK, WHITE, "duo", "w"),
        "y": sock(YELLOW, BLACK, RUBINE, "peak", "k"),
        "b": sock(BLUE, YELLOW, WHITE, "bloom", "w"),
    }
