"""Client marks. Each is built from two plates; in one ink their overlap is knocked out, in two inks it overprints.

Two overlapping circles, a two-triangle star, an upright red cross and four diamonds round a fifth read as existing
signs: keep them out, and check every new mark the same way.
"""

import math

INK = {"k": "#15171c", "r": "#ce0058", "b": "#0085ca", "y": "#ffd400", "w": "#ffffff"}
MULTIPLY = 'style="mix-blend-mode:multiply"'
TAGS = ("k", "w", "r", "b", "y", "ry", "rb", "by")


def circle(x, y, r):
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


def ring(x, y, r, thickness):
    return circle(x, y, r) + circle(x, y, r - thickness)


def turned(points, degrees, cx=50, cy=50):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [((x - cx) * c - (y - cy) * s + cx, (x - cx) * s + (y - cy) * c + cy) for x, y in points]


def polygon(points):
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def petal(degrees, r=42, w=17):
    outline = [(50, 50), (50 - w, 50 - r * 0.45), (50 - w, 50 - r * 0.8), (50, 50 - r)]
    outline += [(50 + w, 50 - r * 0.8), (50 + w, 50 - r * 0.45)]
    p = [f"{x:.2f} {y:.2f}" for x, y in turned(outline, degrees)]
    return f"M{p[0]}C{p[1]} {p[2]} {p[3]}C{p[4]} {p[5]} {p[0]}Z"


MARKS = {
    "duo": (
        "M14 12H56A6 6 0 0 1 62 18V60A6 6 0 0 1 56 66H14A6 6 0 0 1 8 60V18A6 6 0 0 1 14 12Z",
        circle(62, 60, 31),
    ),
    "peak": ("M8 82L40 18L72 82Z", "M34 82L63 32L92 82Z"),
    "bloom": ("".join(petal(a) for a in (0, 120, 240)), "".join(petal(a) for a in (60, 180, 300))),
    "leaf": (
        "M14 14C64 14 84 34 84 86C34 86 14 64 14 14Z",
        "M86 14C86 64 66 86 16 86C16 36 36 14 86 14Z",
    ),
    "quarter": ("M12 12H66V66A54 54 0 0 1 12 12Z", circle(62, 62, 28)),
    "hooks": (
        "M8 60A32 32 0 0 1 72 60H53A13 13 0 0 0 27 60Z",
        "M28 40A32 32 0 0 0 92 40H73A13 13 0 0 1 47 40Z",
    ),
    "links": (ring(36, 42, 29, 12), "M42 36H92V86H42ZM54 48V74H80V48Z"),
    "sunup": ("M14 56A36 36 0 0 1 86 56Z", "M8 44H92V52H8ZM18 64H82V73H18ZM32 81H68V89H32Z"),
    "stair": ("M10 64H36V90H10ZM37 37H63V90H37ZM64 10H90V90H64Z", circle(32, 32, 22)),
    "prism": ("M12 84V20L76 84Z", "M30 52A30 30 0 0 1 90 52V84H60A30 30 0 0 1 30 52Z"),
    "wave": (
        "M6 40C24 16 38 16 50 40S78 64 94 40V58C78 82 62 82 50 58S22 34 6 58Z",
        "M6 62C24 38 38 38 50 62S78 86 94 62V76C78 100 62 100 50 76S22 52 6 76Z",
    ),
    "kite": ("M50 4L86 42L50 96Z", "M14 42H86L50 96Z"),
}
SEPARATE = ("links", "bloom", "wave", "stair")  # plates that lie beside each other rather than knock out


def mark(name, tag):
    """`tag`: one ink letter, or two for a two-ink print."""
    a, b = MARKS[name]
    first, last = INK[tag[0]], INK[tag[-1]]
    if len(tag) == 2:
        return (
            f'<g style="isolation:isolate"><path fill-rule="evenodd" fill="{first}" d="{a}"/>'
            f'<path fill-rule="evenodd" fill="{last}" d="{b}" {MULTIPLY}/></g>'
        )
    if name in SEPARATE:
        tint = 0.62 if name == "bloom" else 1
        return (
            f'<path fill-rule="evenodd" fill="{first}" d="{a}"/>'
            f'<path fill-rule="evenodd" fill="{first}" fill-opacity="{tint}" d="{b}"/>'
        )
    return f'<path fill-rule="evenodd" fill="{first}" d="{a}{b}"/>'


def mark_at(name, tag, x, y, size):
    """The mark with its upper left corner at x, y."""
    return f'<g transform="translate({x} {y}) scale({size / 100})">{mark(name, tag)}</g>'
