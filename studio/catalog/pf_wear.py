"""Portfolio: cloth that is worn or carried."""

import math

from goods.badges import lanyard
from goods.bunting import bunting
from goods.closed_umbrella import closed_umbrella
from goods.folded_tee import folded_tee
from goods.garments import folded, sock, tote
from goods.headwear import cap
from goods.pegs import peg
from registry import CLOSE, SQUARE, WIDE, picture
from craft.inks import BLUE, DARK_CLOTH, KEY, RUBINE, WHITE, YELLOW
from craft.lens import camera, overhead
from craft.printing import decal
from craft.shaping import drop, place, twin
from craft.stage import floor, table, wall


@picture("pf/04", "yellow", safe=WIDE)
def lanyards(ink):
    """Two woven lanyards, blue and black, with printed badges; the prism mark."""
    floor(ink, k=0.8)
    place(lanyard(BLUE), (-3.4, 0.8, 0), (0, 0, -84))
    place(lanyard(KEY), (3.4, -0.75, 0.14), (0, 0, 98))
    overhead(20)


@picture("pf/13", "rubine-tint", safe=SQUARE, samples=10)
def market_totes(ink):
    """Three totes on pegs: canvas with the bloom mark in two inks, blue and black with the leaf mark."""
    wall(ink)
    for x, name, strap in ((-4.1, "c", "#e4d9c2"), (0, "d", BLUE), (4.1, "b", "#1b1d22")):
        place(tote(name, strap=strap), (x, 0.25, 1.2))
        peg(x, 7.68)
    camera((0, -34, 4.6), (0, 0, 4.45), 20)


@picture("pf/14", "yellow", safe=CLOSE, samples=10)
def shirt_detail(ink):
    """Close-up of a folded black shirt: the bloom mark in yellow, ribbed collar and stitching."""
    table(ink, target=(0, 0, 0.2), k=1.5)
    place(folded_tee(DARK_CLOTH, "#22252a", "#6a707c", "bloom_y", 1.45, seed=6), (0, 0, 0), (0, 0, -9))
    camera((-1.3, -5.0, 6.0), (0.03, 0.2, 0.2), 4, focus=(0, -0.2, 0.28))


@picture("pf/15", "board", safe=SQUARE)
def folded_shirts(ink):
    """Four folded shirts in four inks, the printed neck label on the top one."""
    table(ink, target=(0, 0, 0.6), k=1.2)
    height = 0
    for i, color in enumerate((DARK_CLOTH, YELLOW, BLUE, RUBINE)):
        shirt = folded(color, w=2.3, d=2.3, layers=4, t=0.085, seed=i * 7)
        place(shirt, (0.03 * (i % 2), 0, height), (0, 0, 10 + (-2, 1, -1, 1)[i]))
        height += shirt["top"]
        if color == RUBINE:
            cloth = shirt.children[0].data.materials[0]
            decal(
                cloth,
                "neckline",
                (0, 0.76, shirt["top"]),
                (1.6, 0.747),
                normal=(0, 0, 1),
                up=(0, 1, 0),
                parent=shirt,
                depth=0.09,
            )
    camera((0.5, -6.2, 6.2), (0, 0, 0.6), 10, focus=(0, -0.2, 1.2))


@picture("pf/16", "blue-tint", safe=SQUARE, samples=10)
def long_sleeves(ink):
    """Blue long-sleeved shirt, folded, its sleeves crossed in front; the sunup mark in white."""
    table(ink, target=(0, 0, 0.2), k=1.5)
    shirt = folded_tee(BLUE, "#0078b8", "#a9d9f3", "sunup_w", 1.15, seed=3, long=True)
    place(shirt, (0, 0, 0), (0, 0, -12))
    camera((-0.8, -5.0, 7.4), (0, 0, 0.2), 9, focus=(0, -0.2, 0.3))


@picture("pf/17", "key", safe=SQUARE)
def yellow_cap(ink):
    """Yellow cap, the leaf mark embroidered in black."""
    table(ink, target=(0, 0, 0.5), k=1.2, rim=0.9)
    drop(place(cap(YELLOW, art="leaf_k", thread="#b89600"), (0, 0, 0), (-6.5, 0, -30)))
    camera((0.2, -8.6, 2.6), (0, 0, 0.4), 9, focus=(-0.2, -1, 0.5))


@picture("pf/18", "rubine-tint", safe=CLOSE, samples=10)
def stitched_mark(ink):
    """Close-up of a black cap, the wave mark embroidered in white."""
    table(ink, target=(0, 0, 0.5), k=1.1)
    drop(place(cap(DARK_CLOTH, art="wave_w", thread="#8b9098"), (0, 0, 0), (-6.5, 0, -14)))
    camera((-0.5, -5.2, 1.9), (0.1, -0.55, 0.52), 2.8, focus=(-0.15, -1.0, 0.6))


@picture("pf/19", "board", safe=SQUARE, samples=10)
def three_pairs(ink):
    """Three pairs fanned: duo on rubine, peak on yellow, bloom on blue."""
    floor(ink)
    for number, (name, x, y, turn) in enumerate(
        (("b", 0.5, -2.0, -16), ("y", -0.75, -1.9, 4), ("r", -2.1, -1.6, 24))
    ):
        upper = sock(name)
        place(twin(upper), (x - 0.3, y + 0.22, 0.24 * number), (0, 0, turn + 7))
        place(upper, (x, y, 0.24 * number + 0.2), (0, 0, turn))
    overhead(17)


@picture("pf/36", "board", safe=WIDE)
def flags(ink):
    """Bunting between two pegs, five inks, a mark on each flag."""
    wall(ink)
    row = (
        (RUBINE, "bloom_w"),
        (YELLOW, "peak_k"),
        (BLUE, "kite_w"),
        (DARK_CLOTH, "duo_y"),
        ("#ce0000", "leaf_w"),
    )
    place(bunting(row, width=8.5, sag=0.8), (0, 0.35, 0))
    for x in (-4.25, 4.25):
        peg(x, 6.0)
    camera((0, -30, 4.6), (0, 0, 4.4), 18)


@picture("pf/39", "yellow", safe=SQUARE)
def rain_umbrellas(ink):
    """Two closed umbrellas lying side by side, black and blue; the kite mark in white."""
    floor(ink, k=0.9)
    for color, strap, side, turn in ((DARK_CLOTH, YELLOW, -1, -42), (BLUE, WHITE, 1, 138)):
        along, shift = math.radians(turn), 0.62 * side
        x, y = 3.4 * math.sin(along) + 0.74 * shift, -3.4 * math.cos(along) - 0.67 * shift
        drop(place(closed_umbrella(color, strap, "kite_w"), (x, y, 0.63), (-94.9, 0, turn)))
    camera((0.5, -7, 19), (0, 0, 0), 18)
