"""The linen tester."""

import math

from studio.clear import glass
from studio.inks import KEY
from studio.materials import metal, plastic
from studio.meshes import box, lathe
from studio.shaping import group


def linen_tester(s=0.9):
    """folding print loupe: base frame, back plate, lens plate"""
    m = metal("#c9ccd0", 0.3, 0.4)
    k = plastic(KEY, 0.4)

    def fr(mat, w, hole, t):
        P = []
        for sx, sy, ww, hh in (
            (0, 1, w, (w - hole) / 2),
            (0, -1, w, (w - hole) / 2),
            (1, 0, (w - hole) / 2, hole),
            (-1, 0, (w - hole) / 2, hole),
        ):
            b = box((ww, hh, t), 0.008, mat, 2)
            b.location = (sx * (w + hole) / 4, sy * (w + hole) / 4, 0)
            P.append(b)
        return P

    a = group(fr(m, s, s * 0.62, 0.05), (0, 0, 0.03))
    b = group(fr(m, s, s * 0.55, 0.045), (0, s / 2 - 0.01, s / 2 + 0.03), (90, 0, 0))
    c = group(fr(m, s, s * 0.50, 0.05), (0, 0.0, s + 0.05))
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
