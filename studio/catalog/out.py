"""Home, Outdoor & Sports: the first of the fourteen products."""

import math
import random

from mathutils import Euler, Vector

from goods.bags import panel_bag
from goods.chair import chair
from goods.duffel import duffel
from goods.golf import golf_ball, golf_tee
from goods.headwear import cap
from goods.outdoor import frisbee
from goods.picnic import folded_blanket, rolled_blanket
from goods.umbrella import umbrella
from registry import picture
from craft.arrange import cascade
from craft.inks import BLUE, DARK_CLOTH, KEY, RUBINE, WHITE, YELLOW
from craft.lens import camera
from craft.shaping import drop, place
from craft.stage import table


CELL = (0.84, 0.84)  # the cells are 4:3


@picture("out/cooler-bag", "yellow", safe=CELL)
def cooler_bag(ink):
    """Blue cooler with black piping, the wave mark in white on its pocket."""
    table(ink, target=(0, 0, 1.5), k=1.7)
    place(panel_bag(BLUE, KEY, "wave_w"), (0, 0, 0), (0, 0, 26))
    camera((0, -15, 5), (0, 0, 1.75), 11)


@picture("out/umbrella", "blue-tint", safe=CELL)
def open_umbrella(ink):
    """Golf umbrella leaning on its rim, rubine and white panels, the sunup mark in white."""
    table(ink, target=(0, 0, 3), k=3.4)
    shade = umbrella(RUBINE, WHITE, art="sunup_w")
    tilt, turn = math.radians(46), math.radians(222)
    axis = Vector((math.sin(tilt) * math.cos(turn), math.sin(tilt) * math.sin(turn), math.cos(tilt)))
    shade.rotation_mode = "QUATERNION"
    shade.rotation_quaternion = axis.to_track_quat("Z", "Y") @ Euler((0, 0, math.radians(10))).to_quaternion()
    drop(shade)
    camera((0, -36, 9), (0.2, 0, 3.6), 11)


@picture("out/folding-chair", "yellow", safe=(0.755, 0.755), samples=40, size=(960, 720))
def director_chair(ink):
    """Director's chair, black canvas and wooden arms, the sunup mark in yellow on its back."""
    table(ink, target=(0, 0, 4.5), k=4)
    place(chair(DARK_CLOTH, art="sunup_w"), (0, 0, 0), (0, 0, -32))
    camera((0, -42, 9), (0, 0, 4.7), 11)


@picture("out/picnic-blanket", "rubine-tint", safe=CELL)
def picnic_blankets(ink):
    """A blue check rolled in leather straps before a rubine check folded; the leaf mark on the labels."""
    table(ink, target=(0, 0, 0.4), k=1.5)
    place(folded_blanket("check_r", "leaf_w"), (0.25, 0.95, 0), (0, 0, 8))
    drop(place(rolled_blanket("check_b", "leaf_k"), (-0.1, -0.85, 0), (0, 0, 8)), -0.012)
    camera((0.4, -10, 4.8), (0, 0, 0.4), 11)


@picture("out/duffel", "blue-tint", safe=CELL)
def sports_duffel(ink):
    """Rubine duffel with black ends and bands, the kite mark in white."""
    table(ink, target=(0, 0, 1), k=1.9)
    place(duffel(RUBINE, DARK_CLOTH, "kite_w"), (0, 0, 0), (0, 0, 24))
    camera((0, -15, 4.4), (0, 0, 1.2), 11)


@picture("out/cap", "board", safe=CELL)
def caps(ink):
    """Rubine cap before a black one, the duo mark embroidered."""
    table(ink, target=(0, 0, 0.5), k=1.3)
    drop(place(cap(RUBINE, art="duo_w", thread="#f29abd"), (-0.4, 0, 0), (-6.5, 0, -31)))
    drop(place(cap(DARK_CLOTH, art="duo_y", thread="#9aa0a8"), (1.12, 1.5, 0), (-6.5, 0, 32)))
    camera((0.2, -9.2, 4.4), (0.3, 0, 0.32), 10, focus=(-0.5, -0.8, 0.4))


@picture("out/golf-balls", "blue-tint", safe=CELL)
def golf_balls(ink):
    """Six balls piled up, two yellow tees, the peak mark in two inks."""
    table(ink, target=(0, 0, 0.3), k=0.7)
    chance, r = random.Random(5), 0.2135
    rise = r + math.sqrt(2 / 3) * 2 * r
    base = [(-2 * r, 0), (0, 0), (2 * r, 0), (-r, math.sqrt(3) * r), (r, math.sqrt(3) * r)]
    top = (-r, r / math.sqrt(3), rise)
    for x, y, z in [(x, y, r) for x, y in base] + [top]:
        turn = [chance.uniform(-a, a / 2) for a in (14, 12, 24)]
        place(golf_ball("peak_rb"), (x, y, z), turn)
    for x, y, turn in ((0.78, -0.22, 24), (0.92, 0.06, -35)):
        drop(place(golf_tee(YELLOW), (x, y, 0), (98, 0, turn)))
    camera((0.2, -3.4, 1.35), (0.1, 0.05, 0.24), 8, focus=(0, -0.25, 0.25))


@picture("out/frisbee", "rubine-tint", safe=CELL)
def flying_discs(ink):
    """Three discs fanned like fallen dominoes, yellow, blue and black, the wave mark on each."""
    table(ink, target=(0, 0, 0.2), k=1.5)
    discs = [
        frisbee(color, art=f"wave_{tag}", tint=None)
        for color, tag in ((KEY, "y"), (BLUE, "w"), (YELLOW, "k"))
    ]
    cascade(discs, 1.35, 0.26, 1.95, start=-1.9)
    camera((0.6, -9, 6.2), (0.2, 0, 0.2), 11)
