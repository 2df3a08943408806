"""Decoration: the techniques from close by."""

from goods.drinkware import bottle
from goods.stitched import stitched_cloth
from goods.technology import power_bank
from registry import CLOSE, picture
from craft.inks import BLUE, WHITE, YELLOW
from craft.lens import camera
from craft.shaping import place
from craft.stage import table


@picture("deco/laser", "board", safe=CLOSE, samples=14)
def engraved_close(ink):
    """A black bottle from very close: the quarter mark, bare steel in the powder coat."""
    table(ink, target=(0, 0, 1), k=1.1)
    place(bottle("#1b1d22", art="quarter_w", art_size=(0.44, 0.44), close=True), (0, 0, 0), (0, 0, -14))
    camera((-0.62, -2.0, 1.22), (0.0, -0.1, 0.96), 5.6, focus=(-0.09, -0.355, 0.95))


@picture("deco/stitches", "blue-tint", safe=CLOSE, samples=12)
def stitched_close(ink):
    """Blue twill from very close: the bloom mark in yellow and white thread, stitch by stitch."""
    table(ink, target=(0, 0, 0), k=0.8)
    place(stitched_cloth(BLUE, "bloom_y", YELLOW, "#efece4"), (0, 0, 0.6), (0, 0, 16))
    camera((-0.35, -1.75, 2.3), (0.0, 0.0, 0.6), 4.5, focus=(-0.02, -0.05, 0.62))


@picture("deco/uv", "board", safe=(0.9, 0.6), samples=28)
def full_color(ink):
    """Five white power banks in a row, another overprint on each, from edge to edge."""
    table(ink, target=(0, 0, 0.1), k=1.4)
    for i, (art, turn) in enumerate((("uv5", 12), ("uv0", 5), ("uv7", -3), ("uv6", 8), ("uv3", -8))):
        bank = power_bank(WHITE, art=art, tint=None, art_size=(0.69, 1.13), at=0.12)
        place(bank, (-2.1 + 1.05 * i, (0.1, -0.14, 0.12, -0.1, 0.06)[i], 0), (0, 0, turn))
    camera((0.2, -6.4, 6.6), (0, 0, 0.1), 12, focus=(0, -0.2, 0.17))
