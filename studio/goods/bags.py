"""Padded and panelled bags."""

import math

import numpy as np
from mathutils import Vector

from craft.curves import smooth_path
from craft.materials import metal, plastic
from craft.meshes import box, mesh, tube
from craft.printing import decal
from craft.shaping import group, modifier, solidify, stitch, subsurf
from craft.textiles import fabric


def panel_bag(w=3.4, d=2.2, h=2.5, col="#0085ca", trim="#15171c", art="wave_w", tint="#ffffff", asz=1.15):
    """cooler from flat panels with piping, top zip, webbing handles"""
    fm = fabric(col, 0.9, "plain", uv=False, bump=0.4, sheen=0.15)
    fs = fabric(col, 0.9, "plain", uv=False, bump=0.4, sheen=0.15)
    dk = plastic(trim, 0.5, 0.3)
    st = metal("#c4c7cb", 0.25)
    wb = fabric(trim, 1.8, "twill", bump=0.5, sheen=0.1)
    parts = []
    rv = 0.30
    body = box((w, d, h), 0.06, fm, 6, vbevel=rv, vseg=14)
    body.location = (0, 0, h / 2)
    modifier(body, "SUBSURF", levels=0, render_levels=0)
    parts.append(body)
    lid = box((w + 0.03, d + 0.03, 0.46), 0.10, fs, 8, vbevel=rv + 0.02, vseg=14)
    lid.location = (0, 0, h + 0.20)
    parts.append(lid)

    def rr(wide, deep, q, z, n=9):
        P = []
        for cx, cy, a0 in (
            (wide / 2 - q, deep / 2 - q, 0),
            (-wide / 2 + q, deep / 2 - q, 90),
            (-wide / 2 + q, -deep / 2 + q, 180),
            (wide / 2 - q, -deep / 2 + q, 270),
        ):
            P += [
                (cx + q * math.cos(math.radians(a0 + a)), cy + q * math.sin(math.radians(a0 + a)), z)
                for a in np.linspace(0, 90, n)
            ]
        return P + [P[0]]

    for z, wide, deep in ((0.05, w, d), (h - 0.10, w, d), (h + 0.37, w, d)):
        parts.append(tube(rr(wide + 0.005, deep + 0.005, rv, z), 0.035, dk, smooth=False))
    parts.append(
        tube(rr(w + 0.045, d + 0.045, rv + 0.02, h - 0.005), 0.02, dk, smooth=False, flat=(0.02, 0.13))
    )
    parts.append(stitch(rr(w + 0.062, d + 0.062, rv + 0.025, h - 0.005), st, 0.018, 0.014, 0.020))
    pl = box((0.10, 0.04, 0.34), 0.018, dk, 3)
    pl.location = (w * 0.28, -d / 2 - 0.09, h - 0.19)
    parts.append(pl)
    rg = box((0.13, 0.05, 0.08), 0.02, st, 3)
    rg.location = (w * 0.28, -d / 2 - 0.08, h - 0.02)
    parts.append(rg)
    pk = box((w * 0.66, 0.12, h * 0.56), 0.05, fs, 5, vbevel=0.05)
    pk.location = (0, -d / 2 - 0.04, h * 0.36)
    parts.append(pk)
    parts.append(
        tube(
            [(-w * 0.33, -d / 2 - 0.10, h * 0.64), (w * 0.33, -d / 2 - 0.10, h * 0.64)],
            0.03,
            dk,
            smooth=False,
        )
    )
    th = plastic("#e9eaec", 0.6, 0.2)
    for sx in (-1, 1):
        parts.append(
            stitch(
                [
                    (sx * (w * 0.33 - 0.07), -d / 2 - 0.103, h * 0.62),
                    (sx * (w * 0.33 - 0.07), -d / 2 - 0.103, h * 0.11),
                ],
                th,
                0.008,
                0.06,
                0.035,
            )
        )
    parts.append(
        stitch(
            [(-w * 0.33 + 0.07, -d / 2 - 0.103, h * 0.11), (w * 0.33 - 0.07, -d / 2 - 0.103, h * 0.11)],
            th,
            0.008,
            0.06,
            0.035,
        )
    )
    for x in (-w * 0.40, w * 0.40):
        parts.append(
            tube(
                [(x, -d / 2 - 0.02, 0.10), (x, -d / 2 - 0.02, h - 0.2)],
                0.02,
                wb,
                smooth=False,
                flat=(0.22, 0.035),
            )
        )
    for sy in (-1, 1):  # webbing handle: a ribbon whose width stays along x
        P = smooth_path(
            [
                (-w * 0.40, sy * (d / 2 + 0.035), h * 0.30),
                (-w * 0.40, sy * (d / 2 + 0.035), h - 0.30),
                (-w * 0.40, sy * (d / 2 + 0.075), h + 0.05),
                (-w * 0.39, sy * (d / 2 - 0.06), h + 0.48),
                (-w * 0.30, sy * d * 0.26, h + 0.98),
                (-w * 0.14, sy * d * 0.12, h + 1.16),
                (0, sy * d * 0.09, h + 1.20),
                (w * 0.14, sy * d * 0.12, h + 1.16),
                (w * 0.30, sy * d * 0.26, h + 0.98),
                (w * 0.39, sy * (d / 2 - 0.06), h + 0.48),
                (w * 0.40, sy * (d / 2 + 0.075), h + 0.05),
                (w * 0.40, sy * (d / 2 + 0.035), h - 0.30),
                (w * 0.40, sy * (d / 2 + 0.035), h * 0.30),
            ],
            10,
        )
        v, f = [], []
        for i, p in enumerate(P):
            t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
            n = Vector((0, sy, 0.0))
            n = (n - t * n.dot(t)).normalized()
            s_ = t.cross(n).normalized() * 0.11
            v += [p - s_, p + s_]
            if i:
                f.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
        o = mesh("strap", v, f, wb)
        solidify(o, 0.035, 0)
        subsurf(o, 1)
        parts.append(o)
    gp = box((0.8, 0.44, 0.20), 0.08, dk, 4)
    gp.location = (0, 0, h + 1.21)
    parts.append(gp)
    g = group(parts)
    decal(fs, art, (0, -d / 2 - 0.1, h * 0.35), (asz, asz), normal=(0, -1, 0), parent=g, depth=0.3, tint=tint)
    return g
