"""Woven patterns, and the full prints of sports goods."""

from artwork.marks import mark_at
from artwork.overprint import BLACK, BLUE, RUBINE, WHITE, YELLOW, overprint, rect, svg, window


def check(ground, band, line):
    """One repeat of a tartan-like check."""
    body = rect(400, 400, ground)
    for x, width, color, opacity in (
        (0, 110, band, 0.55),
        (150, 20, line, 0.8),
        (250, 110, band, 0.3),
        (370, 10, line, 0.8),
    ):
        body += f'<rect x="{x}" width="{width}" height="400" fill="{color}" fill-opacity="{opacity}"/>'
        body += f'<rect y="{x}" width="400" height="{width}" fill="{color}" fill-opacity="{opacity}"/>'
    return svg(400, 400, body)


def border(color):
    return svg(1000, 30, rect(1000, 30, color))


def face(number, name, tag, paper=WHITE):
    """A full print with a mark on a plain disc."""
    disc = f'<circle cx="500" cy="500" r="170" fill="{paper}"/>'
    return svg(
        1000,
        1000,
        window(0, 0, 1000, 1000, overprint(1000, 1000, number)) + disc + mark_at(name, tag, 395, 395, 210),
    )


def full_face(number):
    """Fills a panel from edge to edge, but for its rounded corners."""
    body = window(0, 0, 690, 1130, overprint(690, 1130, number))
    return svg(690, 1130, f'<clipPath id="panel"><rect width="690" height="1130" rx="58"/></clipPath><g clip-path="url(#panel)">{body}</g>')


def everything():
    return {
        **{f"uv{number}": (full_face(number), 1200) for number in (0, 3, 5, 6, 7)},
        "check_b": (check(WHITE, BLUE, BLACK), 800),
        "check_r": (check(WHITE, RUBINE, BLACK), 800),
        "border_b": (border(BLUE), 400),
        "border_k": (border(BLACK), 400),
        "border_w": (border(WHITE), 400),
        "face3": (face(3, "wave", "k"), 1200),
        "face6": (face(6, "wave", "k"), 1200),
        "fan0": (face(5, "sunup", "k"), 1200),
        "fan1": (face(7, "sunup", "k", YELLOW), 1200),
    }
