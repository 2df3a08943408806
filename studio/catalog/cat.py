"""Home, Products: the nine categories."""

import math

from mathutils import Vector, noise

from goods.badges import enamel_pin
from goods.desk import notebook, pen
from goods.drinkware import bottle, tumbler
from goods.event import rollup
from goods.folded_tee import folded_tee
from goods.furniture import arm_light, bar_table, carpet, counter, stool
from goods.garments import sock, tote
from goods.glassware import crystal
from goods.keyring import keyring
from goods.mugs import mug
from goods.paper import brochure_stack, card_stack
from goods.pegs import peg
from goods.technology import speaker
from registry import CLOSE, picture
from craft.inks import BLUE, KEY, RUBINE, WHITE, YELLOW
from craft.lens import camera, overhead
from craft.materials import image_mat
from craft.meshes import surface
from craft.shaping import bevel, drop, place, solidify
from craft.stage import floor, hall, softbox, table, wall

UPRIGHT = (0.61, 0.84)  # the two wide cells set their picture higher than wide


@picture("cat/apparel", "blue-tint", exposure=1.12, safe=UPRIGHT)
def apparel(ink):
    """Two folded T-shirts, rubine with the duo mark lying on white with a print in three inks."""
    table(ink, target=(0, 0, 0.2), k=1.5)
    place(folded_tee("#f6f6f3", "#ecece8", "#c9ccd0", "sunrise", 1.7, seed=4), (-0.8, 0.75, 0), (0, 0, 10))
    drop(place(folded_tee(RUBINE, "#b8004e", "#e8709f", "duo_w", 1.3), (0.8, -0.6, 0), (4, 4, -8)))
    camera((0.3, -6.5, 9.2), (0, 0, 0.1), 16)


@picture("cat/promotional", "rubine-tint")
def promotional(ink):
    """Mug, pens, pins, a keyring and cards with the quarter mark, loosely set on a grid."""
    table(ink, target=(0, 0, 0.3))
    place(mug(WHITE, inner=BLUE, art="quarter_rb", art_size=(0.44, 0.44)), (-0.5, 0.3, 0), (0, 0, -24))
    place(card_stack("card_q", 18, edge=YELLOW), (0.55, 0.42, 0), (0, 0, 12))
    place(pen(RUBINE), (-0.06, -0.66, 0.054), (90, 0, 52))
    place(pen(KEY), (0.16, -0.74, 0.054), (90, 0, 58))
    drop(place(enamel_pin("quarter_w", 0.2, "round", RUBINE), (-0.86, -0.36, 0), (0, 0, 12)))
    drop(place(enamel_pin("quarter_k", 0.2, "sq", YELLOW), (-0.46, -0.56, 0), (0, 0, -14)))
    drop(place(keyring(BLUE, "quarter_w"), (1.0, -0.36, 0), (0, 0, 18)))
    camera((0.2, -5.2, 4.0), (0, 0, 0.2), 11, focus=(0, 0.1, 0.2))


@picture("cat/drinkware", "blue-tint", safe=(0.72, 0.72))
def drinkware(ink):
    """Bottle, tumbler and bottle with a wooden cap; wave, engraved and printed."""
    table(ink, target=(0, 0, 1), k=1.2)
    place(bottle(KEY, art="wave_w", art_size=(0.4, 0.4)), (-0.75, 0.1, 0), (0, 0, -8))
    place(
        tumbler(WHITE, art="wave_w", lid=KEY, tint=RUBINE, art_size=(0.42, 0.42)),
        (0.25, -0.35, 0),
        (0, 0, 10),
    )
    place(
        bottle(RUBINE, art="wave_w", wood_cap=True, loop=False, art_size=(0.4, 0.4)),
        (1.18, 0.4, 0),
        (0, 0, 12),
    )
    camera((0.2, -9, 2.1), (0.3, 0, 1.15), 9)


@picture("cat/technology", "rubine-tint")
def technology(ink):
    """Two fabric speakers, black and blue, with the quarter mark."""
    table(ink)
    place(speaker("#2b2e35", strap=RUBINE, art="quarter_y", base="#17191d"), (-0.3, 0, 0), (0, 0, 6))
    place(speaker(BLUE, strap=KEY, art="quarter_w", R=0.36, H=0.8), (0.72, -0.35, 0), (0, 0, -14))
    camera((0.3, -6, 2.5), (0.12, 0, 0.5), 9, focus=(0, -0.5, 0.5))


@picture("cat/trade-show", "blue-tint", safe=CLOSE, samples=36, exposure=0.88, shadowless=True)
def trade_show(ink):
    """Booth on carpet tiles: printed wall under lamps, counter with the bloom mark, roll-ups, stools."""
    hall(ink)
    place(carpet(15, 11), (0, -10, 0))

    def at(u, v):
        # Cloth stretched over a frame: it gives way a little between the tubes.
        slack = 0.07 * noise.noise((u * 9, v * 2.5, 0)) * math.sin(math.pi * v)
        return Vector(((u - 0.5) * 30, 9 - 4.0 * (2 * u - 1) ** 2 + slack, 0.25 + v * 22.5))

    back = surface(at, 160, 60, image_mat("wall", 0.75, 0.15))
    solidify(back, 0.6, 1)
    bevel(back, 0.2, 4)
    for u in (0.12, 0.5, 0.88):
        arm_light(at(u, 1))
    place(counter(RUBINE, "bloom_w"), (-8.5, -7.5, 0.2), (0, 0, 5))
    place(rollup("banner_yellow"), (17.5, -3.5, 0.2), (0, 0, -14))
    place(rollup("banner_dark"), (-21.0, 1, 0.2), (0, 0, 16))
    place(bar_table(), (6.5, -6.5, 0.2))
    place(mug(BLUE, inner=WHITE, art="bloom_w", art_size=(0.44, 0.44)), (7.4, -7.4, 10.5), (0, 0, 20), 1.1)
    place(brochure_stack("poster2", 16), (-6.0, -8.2, 10.26), (0, 0, -12))
    place(bottle(KEY, art="bloom_w", engraved=False, art_size=(0.4, 0.4)), (-11.0, -7.6, 10.26), scale=1.25)
    place(
        bottle(WHITE, art="bloom_r", engraved=False, loop=False, art_size=(0.4, 0.4)),
        (-9.8, -8.3, 10.26),
        scale=1.25,
    )
    for x, y, turn in ((2.9, -9.7, -20), (10.6, -8.8, 35)):
        place(stool(BLUE), (x, y, 0.2), (0, 0, turn))
    camera((6, -55, 16.2), (-0.8, 0, 11.2), 64, lens=34)


@picture("cat/awards", "key", samples=40, safe=(0.7, 0.8))
def awards(ink):
    """Crystal award on a rubine base, the peak mark inside."""
    table(ink, rim=2.0, ambient=0.22, target=(0, 0, 1))
    softbox((-4.0, 2.2, 2), (0, 0, 1.2), 3.4, 420, "#ffe9f2")
    softbox((4.0, 2.0, 2.0), (0, 0, 1.2), 3.0, 420, "#dff1ff")
    place(crystal("peak_w", base=RUBINE), (0, 0, 0), (0, 0, 16))
    camera((-0.5, -7.2, 2.0), (0, 0, 1.03), 11)


@picture("cat/office", "yellow", exposure=0.9)
def office(ink):
    """Two notebooks, black and rubine, with the leaf mark in silver foil, and a pen."""
    table(ink)
    place(
        notebook(KEY, WHITE, art="leaf_w", ribbon=None, foil="#e9ebee", art_size=(0.6, 0.6)),
        (-0.35, 0.45, 0), (0, 0, -16),
    )  # fmt: skip
    place(
        notebook(RUBINE, KEY, art="leaf_w", foil="#e9ebee", ribbon=KEY, art_size=(0.6, 0.6)),
        (0.15, -0.1, 0.176), (0, 0, 12),
    )  # fmt: skip
    place(pen(BLUE), (1.62, -0.85, 0.054), (90, 0, -158))
    camera((1.4, -5.4, 4.8), (0.05, 0.1, 0.1), 9, focus=(0, -0.3, 0.3))


@picture("cat/socks", "blue-tint")
def socks(ink):
    """A pair that does not match: duo on black over prism on white."""
    floor(ink)
    place(sock("w"), (-1.1, -2.1, 0), (0, 0, -4))
    place(sock("k"), (-2.55, -1.9, 0.24), (0, 0, 16))
    overhead(17, (0, 0.05, 0))


@picture("cat/bags", "yellow", safe=UPRIGHT)
def bags(ink):
    """Two cotton totes on wooden pegs."""
    wall(ink)
    place(tote("a", strap="#e4d9c2"), (-2.15, 0.25, 1.2))
    place(tote("b", strap="#1b1d22"), (2.15, 0.25, 1.2))
    for x in (-2.15, 2.15):
        peg(x, 7.68)
    camera((0, -24, 4.6), (0, 0, 4.45), 16)
