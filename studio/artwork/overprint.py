"""Compositions of overlapping inks, as real overprinting makes them, and the parts of printed sheets."""

import math
import random
from itertools import count

from artwork.marks import INK, MULTIPLY, circle

BLACK, RUBINE, BLUE, YELLOW, WHITE = (INK[letter] for letter in "krbyw")
numbers = count(1)


def svg(width, height, body):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'


def rect(width, height, fill, x=0, y=0):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"/>'


def ink(path, color):
    return f'<path d="{path}" fill="{color}" {MULTIPLY}/>'


def halftone(x, y, width, height, color, pitch=14, angle=30, coverage=lambda u, v: v, largest=0.74):
    """Dots on a turned lattice; coverage(u, v) is 0 to 1."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    reach = int(math.hypot(width, height) / pitch / 2) + 2
    dots = []
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            px = (i * c - j * s) * pitch + width / 2
            py = (i * s + j * c) * pitch + height / 2
            if 0 <= px <= width and 0 <= py <= height:
                r = pitch * largest * math.sqrt(max(0, min(1, coverage(px / width, py / height))))
                if r > 0.5:
                    dots.append(circle(round(x + px, 1), round(y + py, 1), round(r, 2)))
    return ink("".join(dots), color)


def tiles(w, h, u):
    """A pattern of discs, quarter discs and bars on a square grid."""
    g, body = u / 4, ""
    for j in range(int(h / g) + 1):
        for i in range(int(w / g) + 1):
            x, y = i * g, j * g
            shapes = (
                ink(circle(x + g / 2, y + g / 2, g * 0.62), RUBINE),
                ink(f"M{x} {y}h{g}a{g} {g} 0 0 1 {-g} {g}z", YELLOW),
                "",
                ink(f"M{x} {y + g}v{-g}a{g} {g} 0 0 1 {g} {g}z", BLUE),
                ink(circle(x + g / 2, y + g / 2, g * 0.62), YELLOW),
                ink(f"M{x} {y}h{g}v{g * 0.5}h{-g}z", BLUE),
            )
            body += shapes[(i * 7 + j * 5 + i * j) % 6]
    return body


def arches(w, h):
    columns = "".join(
        ink(
            f"M{w * (0.04 + i * 0.165)} {h * 0.9}V{h * (0.18 + 0.1 * (i % 3))}"
            f"a{w * 0.07} {w * 0.07} 0 0 1 {w * 0.14} 0V{h * 0.9}Z",
            (RUBINE, YELLOW, BLUE)[i % 3],
        )
        for i in range(6)
    )
    return columns + ink(
        f"M0 {h * 0.5}C{w * 0.3} {h * 0.3} {w * 0.7} {h * 0.85} {w} {h * 0.5}V{h * 0.72}"
        f"C{w * 0.7} {h * 1.05} {w * 0.3} {h * 0.5} 0 {h * 0.72}Z",
        YELLOW,
    )


def overprint(w, h, number, paper=WHITE):
    """One of eight compositions, fitted to w x h."""
    u = min(w, h)
    body = (
        lambda: ink(circle(w * 0.60, h * 0.36, u * 0.33), YELLOW)
        + ink(f"M{w * 0.08} {h * 0.84}L{w * 0.36} {h * 0.16}L{w * 0.78} {h * 0.84}Z", RUBINE)
        + halftone(0, h * 0.5, w, h * 0.5, BLUE, u * 0.035, 30, lambda a, v: v * 0.9),
        lambda: ink(f"M0 {h}L{w * 0.52} {h * 0.12}L{w} {h}Z", RUBINE)
        + ink(circle(w * 0.62, h * 0.36, u * 0.3), YELLOW)
        + ink(f"M0 {h * 0.62}H{w}V{h * 0.80}H0Z", BLUE),
        lambda: ink(f"M0 0H{w * 0.55}V{h}H0Z", BLUE)
        + ink(circle(w * 0.55, h * 0.5, u * 0.36), YELLOW)
        + halftone(w * 0.3, 0, w * 0.7, h, RUBINE, u * 0.04, 45, lambda a, v: a * 0.8),
        lambda: arches(w, h),
        lambda: "".join(
            ink(circle(w * 0.5 + dx * u, h * 0.5 + dy * u, u * 0.27), color)
            for dx, dy, color in ((-0.13, -0.10, YELLOW), (0.15, -0.08, RUBINE), (0, 0.16, BLUE))
        ),
        lambda: tiles(w, h, u),
        lambda: halftone(
            0, 0, w, h, BLUE, u * 0.05, 20,
            lambda a, v: 0.75 - 1.3 * math.hypot((a - 0.62) * w / u, (v - 0.38) * h / u),
        )
        + ink(circle(w * 0.34, h * 0.66, u * 0.3), RUBINE)
        + ink(f"M{w * 0.18} {h * 0.9}L{w * 0.86} {h * 0.22}V{h * 0.9}Z", YELLOW),
        lambda: ink(f"M{w * 0.1} 0H{w * 0.5}V{h}H{w * 0.1}Z", YELLOW)
        + ink(f"M{w * 0.32} 0H{w * 0.74}V{h}H{w * 0.32}Z", RUBINE)
        + ink(f"M0 {h * 0.3}H{w}V{h * 0.62}H0Z", BLUE),
    )[number % 8]()  # fmt: skip
    return f'<g style="isolation:isolate">{rect(w, h, paper)}{body}</g>'


def window(x, y, width, height, body):
    """`body`, cut to a rectangle."""
    number = next(numbers)
    return (
        f'<clipPath id="c{number}"><rect width="{width}" height="{height}"/></clipPath>'
        f'<g transform="translate({x} {y})"><g clip-path="url(#c{number})">{body}</g></g>'
    )


def lines(x, y, width, number, color, gap=22, thick=7, seed=1):
    """Bars that stand for text."""
    chance = random.Random(seed)
    return "".join(
        rect(width * (chance.uniform(0.8, 1) if i < number - 1 else 0.5), thick, color, x, y + i * gap)
        for i in range(number)
    )


def color_bar(x, y, width, height=18):
    colors = (BLACK, RUBINE, BLUE, YELLOW, "#ce0000", "#006f00", "#000046")
    return "".join(rect(width / 7 + 0.5, height, c, x + i * width / 7, y) for i, c in enumerate(colors))
