"""Squeeze bottle and hand fan."""

import math

import numpy as np

from craft.inks import KEY
from craft.materials import image_mat, paper, plastic, wood
from craft.meshes import box, lathe, tube
from craft.outlines import slab
from craft.printing import decal
from craft.shaping import group, place, planar_uv
from craft.textiles import leather


def squeeze_bottle(color, cap_color, art, tint=None):
    """Sports bottle with a waist, a ribbed cap and a pull spout."""
    soft, cap, clear = plastic(color, 0.42, 0.4), plastic(cap_color, 0.4, 0.4), plastic("#e9ecee", 0.3)
    body = lathe(
        [(0, 0.02), (0.30, 0.02), (0.33, 0), (0.365, 0.04), (0.37, 0.95), (0.335, 1.10), (0.335, 1.26), (0.37, 1.40), (0.36, 1.58), (0.30, 1.66)],
        soft, fillet=[0, 0.02, 0.02, 0.04, 0.1, 0.08, 0.08, 0.1, 0.06, 0],
    )  # fmt: skip
    lid = lathe(
        [
            (0.30, 1.64),
            (0.345, 1.65),
            (0.35, 1.67),
            (0.345, 1.82),
            (0.30, 1.87),
            (0.12, 1.93),
            (0.11, 2.0),
            (0, 2.0),
        ],
        cap,
        fillet=0.02,
    )
    spout = lathe(
        [
            (0.085, 1.99),
            (0.085, 2.06),
            (0.115, 2.09),
            (0.115, 2.14),
            (0.08, 2.18),
            (0.03, 2.18),
            (0.03, 2.1),
            (0, 2.1),
        ],
        clear,
        fillet=0.015,
    )
    ribs = [
        place(
            box((0.02, 0.028, 0.13), 0.008, cap, 2),
            (0.346 * math.cos(a), 0.346 * math.sin(a), 1.74),
            (0, 0, math.degrees(a)),
        )
        for a in np.linspace(0, 2 * math.pi, 37)[:-1]
    ]
    handle = group([body, lid, spout, *ribs])
    decal(soft, art, (0, 0, 0.52), (0.46, 0.46), cyl=0.37, parent=handle, rough=0.4, tint=tint)
    return handle


def hand_fan(face, color):
    """Card on a wooden stick, lying; the handle points to -y."""
    card = lathe([(0, 0.02), (1.0, 0.02), (1.005, 0.028), (1.0, 0.036), (0, 0.036)], paper(color), seg=128)
    print_ = lathe([(0, 0.037), (0.995, 0.037)], image_mat(face, 0.55, 0.35), seg=128)
    planar_uv(print_, "xy", (2.0, 2.0))
    stick = place(box((0.16, 2.1, 0.05), 0.02, wood("#dcb683", "#b98f5a", axis="Y"), 3), (0, -1.3, 0.0))
    rivet = [
        place(lathe([(0, 0.05), (0.03, 0.048), (0.045, 0.036)], plastic(KEY, 0.4), seg=24), (0, y, 0))
        for y in (-0.8, -0.45)
    ]
    return place(group([card, print_, stick, *rivet]), (0, 0, 0.025))
