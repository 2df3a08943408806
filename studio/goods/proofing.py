"""The linen tester."""

import math

from craft.clear import glass
from craft.inks import KEY
from craft.materials import metal, plastic
from craft.meshes import lathe, mesh
from craft.shaping import bevel, group


def holed_plate(size, hole, thick, material):
    """A square plate with a square hole, of one piece."""
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    points = [
        (x * side / 2, y * side / 2, z)
        for z in (-thick / 2, thick / 2)
        for side in (size, hole)
        for x, y in corners
    ]
    faces = []
    for i in range(4):
        j = (i + 1) % 4
        faces += [(i + 4, j + 4, j, i), (i + 8, j + 8, j + 12, i + 12)]
        faces += [(i, j, j + 8, i + 8), (j + 4, i + 4, i + 12, j + 12)]
    plate = mesh("plate", points, faces, material, smooth=False)
    bevel(plate, 0.008, 2)
    return plate


def linen_tester(s=0.9):
    """folding print loupe: base frame, back plate, lens plate"""
    m = metal("#c9ccd0", 0.3, 0.4)
    k = plastic(KEY, 0.4)

    a = group([holed_plate(s, s * 0.62, 0.05, m)], (0, 0, 0.03))
    b = group([holed_plate(s, s * 0.55, 0.045, m)], (0, s / 2 - 0.01, s / 2 + 0.03), (90, 0, 0))
    c = group([holed_plate(s, s * 0.50, 0.05, m)], (0, 0.0, s + 0.05))
    r = lathe(
        [
            (s * 0.24, -0.05),
            (s * 0.30, -0.05),
            (s * 0.31, 0),
            (s * 0.30, 0.06),
            (s * 0.25, 0.07),
            (s * 0.24, 0.05),
            (s * 0.24, -0.05),
        ],
        k,
        fillet=0.01,
    )
    r.location = (0, 0, s + 0.06)
    l = lathe(
        [(0, 0.05), (s * 0.13, 0.043), (s * 0.25, 0.02), (s * 0.25, -0.01), (s * 0.13, -0.03), (0, -0.037)],
        glass("#ffffff", 0, 1.5),
        seg=96,
    )
    l.location = (0, 0, s + 0.06)
    hg = []
    for z in (0.05, s + 0.04):
        h = lathe([(0, -s * 0.4), (0.03, -s * 0.4), (0.03, s * 0.4), (0, s * 0.4)], m, seg=24)
        h.rotation_euler = (0, math.pi / 2, 0)
        h.location = (0, s / 2 + 0.01, z)
        hg.append(h)
    return group([a, b, c, r, l] + hg)
