"""Portfolio: goods of metal, glass, plastic and board."""

import math

from goods.badges import enamel_pin
from goods.desk import pencil
from goods.drinkware import bottle
from goods.event import rollup
from goods.furniture import counter, stool
from goods.jars import jar
from goods.mugs import wrapped_mug
from goods.packaging import carton
from goods.paper import brochure_stack
from goods.props import pencil_cup
from registry import CLOSE, SQUARE, TALL, picture
from craft.arrange import lean_out
from craft.inks import BLUE, KEY, RUBINE, WHITE, YELLOW
from craft.lens import camera
from craft.materials import paper
from craft.shaping import drop, place
from craft.stage import hall, table


@picture("pf/01", "yellow", safe=SQUARE)
def halftone_mugs(ink):
    """Two white mugs in a blue halftone, one with a blue handle, one rubine inside."""
    table(ink)
    place(wrapped_mug(WHITE, inner=BLUE, handle=BLUE, art="halftone_wrap"), (-0.45, -0.1, 0), (0, 0, -28))
    place(wrapped_mug(WHITE, inner=RUBINE, handle=WHITE, art="halftone_wrap"), (0.5, 0.55, 0), (0, 0, 24))
    camera((0.2, -6.4, 2.6), (0.1, 0.1, 0.45), 9, focus=(-0.4, -0.4, 0.5))


@picture("pf/05", "key", exposure=0.92, safe=SQUARE)
def enamel_pins(ink):
    """Five pins in a loose grid, five marks."""
    table(ink, key=1.1, rim=0.35, target=(0, 0, 0))
    pins = (
        ("duo_rb", -0.72, 0.2, "round", WHITE), ("kite_w", 0.02, 0.5, "sq", RUBINE), ("sunup_k", 0.68, 0.16, "round", YELLOW),
        ("bloom_w", -0.36, -0.52, "sq", BLUE), ("hooks_ry", 0.40, -0.52, "round", WHITE),
    )  # fmt: skip
    for turn, (art, x, y, shape, color) in zip((12, -9, 6, -14, 20), pins):
        drop(place(enamel_pin(art, 0.32, shape, color), (x, y, 0), (0, 0, turn)))
    camera((0.2, -4.2, 5.2), (0, 0, 0), 8)


@picture("pf/06", "blue-tint", safe=SQUARE)
def product_cartons(ink):
    """Kraft cartons and two retail boxes, the kite mark in one colour."""
    table(ink, target=(0, 0, 0.8), k=1.5)
    place(carton(2.6, 1.9, 1.55), (-0.35, 0.5, 0), (0, 0, 22))
    place(carton(1.5, 1.2, 0.9, art="kite_k", tape=None, asz=0.55), (-0.35, 0.5, 1.56), (0, 0, 6))
    place(
        carton(1.15, 1.15, 1.5, art="kite_w", tape=None, asz=0.8, m=paper(RUBINE, 0.55)),
        (1.4, -0.45, 0),
        (0, 0, -16),
    )
    place(
        carton(1.1, 0.8, 0.55, art="kite_k", tape=None, asz=0.4, m=paper(YELLOW, 0.55)),
        (0.25, -1.4, 0),
        (0, 0, 30),
    )
    camera((0.4, -11, 4.6), (0.2, 0, 1.0), 10)


@picture("pf/11", "board", safe=TALL)
def rollup_banner(ink):
    """Yellow roll-up with an overprint and the bloom mark."""
    table(ink, target=(0, 0, 10), k=9)
    place(rollup("banner_yellow"), (0, 0, 0), (0, 0, -12))
    camera((2, -96, 22), (0, 0, 10.4), 22)


@picture("pf/12", "blue-tint", safe=(0.66, 0.8), samples=28)
def booth_counter(ink):
    """Rubine counter with a wooden top, the bloom mark in white; brochures and a bottle on it, two stools beside it."""
    hall(ink)
    place(counter(RUBINE, "bloom_w", 5.6), (0, 0, 0), (0, 0, 10))
    place(brochure_stack("poster2", 22), (-2.6, -0.9, 10.06), (0, 0, 22))
    place(bottle(KEY, art="bloom_w", engraved=False, art_size=(0.4, 0.4)), (2.6, 0.2, 10.06), scale=1.25)
    place(stool(BLUE), (-8.2, -2.6, 0))
    place(stool(BLUE), (8.6, -0.4, 0))
    camera((3, -72, 24), (0, 0, 6), 22)


@picture("pf/23", "blue-tint", safe=SQUARE)
def pencils(ink):
    """Yellow pencils in a black cup and two beside it; the sunup mark."""
    table(ink, target=(0, 0, 0.6))
    place(pencil_cup(KEY, "sunup_y"), (0, 0.2, 0))
    for i, angle in enumerate((20, 95, 160, 235, 305)):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        lean_out(
            pencil((YELLOW, RUBINE, YELLOW, BLUE, YELLOW)[i]),
            1.75,
            (-0.2 * x, 0.2 - 0.2 * y, 0.08),
            (0.27 * x, 0.2 + 0.27 * y, 0.93),
        )
    for x, y in ((-0.55, -0.75), (-0.62, -0.55)):
        place(pencil(YELLOW, "sunup_k"), (x, y, 0.037), (-90, 0, -68))
    camera((0.4, -6.2, 2.9), (0, 0, 0.6), 10)


@picture("pf/25", "yellow", safe=SQUARE, samples=24)
def jar_labels(ink):
    """Three jars with kraft lids, clear-film labels with the leaf mark in three inks."""
    table(ink, target=(0, 0, 0.5), ambient=0.42)
    place(jar("#f4efe4", "label_leaf"), (-0.93, 0.3, 0), (0, 0, 6))
    place(jar("#2f6fa3", "label_dark"), (0, -0.3, 0), (0, 0, -2))
    place(jar("#b3123f", "label_bloom"), (0.93, 0.3, 0), (0, 0, -8))
    camera((0.2, -6.2, 2.5), (0, 0, 0.5), 11)


@picture("pf/26", "rubine-tint", safe=CLOSE, samples=10)
def engraving(ink):
    """Close-up of a rubine bottle, the sunup mark engraved down to the steel."""
    table(ink, target=(0, 0, 1), k=1.1)
    place(bottle(RUBINE, art="sunup_w", art_size=(0.5, 0.5), close=True), (0, 0, 0), (0, 0, -12))
    camera((-0.75, -2.9, 1.4), (0.02, 0, 0.97), 5, focus=(-0.06, -0.36, 0.95))
