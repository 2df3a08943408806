"""Umbrella and folding chair."""

import math

import numpy as np
from mathutils import Matrix, Vector, noise

from studio.materials import metal, plastic, wood
from studio.meshes import box, lathe, surface, tube
from studio.printing import decal
from studio.shaping import group, solidify
from studio.textiles import fabric


def umbrella(c1="#f0563d", c2="#f6efe4", R=5.2, art="sun_w", panels=8, pose=True, art_tint="#ffffff"):
    """Open umbrella; the mark stands on every other panel."""
    m1, m2 = (plastic(c, 0.5, 0.35) for c in (c1, c2))
    for m in (m1, m2):
        b = m.node_tree.nodes["Principled BSDF"]
        b.inputs["Sheen"].default_value = 0.3
    st = metal("#c9ccd0", 0.25)
    phi = math.radians(62)
    S = R / math.sin(phi)

    def rib(a, v):
        t = v * phi
        return Vector(
            (
                S * math.sin(t) * math.cos(a),
                S * math.sin(t) * math.sin(a),
                (S * math.cos(t) - S * math.cos(phi)) * 0.78,
            )
        )

    parts = []
    da = 2 * math.pi / panels
    for k in range(panels):

        def fn(u, v, k=k):
            a0, a1 = k * da, (k + 1) * da
            p, q = rib(a0, v), rib(a1, v)
            x = p.lerp(q, u)
            s = math.sin(u * math.pi)
            arc = rib(a0 + u * da, v)
            w = 0.45 * (1 - v) + 0.12
            x = x.lerp(arc, w * s)
            x = x * (1 - 0.05 * s * v * v)
            x.z += -0.02 * s
            return x

        o = surface(fn, 24, 40, m1 if k % 2 == 0 else m2)
        solidify(o, 0.012)
        parts.append(o)
        a = k * da
        parts.append(tube([rib(a, v) + Vector((0, 0, -0.03)) for v in np.linspace(0.02, 1.0, 14)], 0.02, st))
        e = rib(a, 1.0)
        tip = lathe(
            [(0, -0.06), (0.03, -0.04), (0.035, 0.0), (0.03, 0.1), (0, 0.12)], plastic("#22262b", 0.4), seg=24
        )
        tip.location = e
        tip.rotation_euler = (rib(a, 1) - rib(a, 0.97)).to_track_quat("Z", "Y").to_euler()
        parts.append(tip)
        mid = rib(a, 0.5)
        parts.append(
            tube(
                [
                    mid + Vector((0, 0, -0.04)),
                    Vector((0, 0, rib(0, 0).z - 2.6)) + Vector((mid.x, mid.y, 0)).normalized() * 0.1,
                ],
                0.016,
                st,
                smooth=False,
            )
        )
    top = rib(0, 0).z
    parts.append(
        lathe(
            [(0, top + 0.5), (0.03, top + 0.48), (0.05, top + 0.1), (0.16, top + 0.02), (0.17, top - 0.02)],
            plastic("#22262b", 0.4),
            seg=32,
            fillet=0.03,
        )
    )
    parts.append(tube([(0, 0, top), (0, 0, top - 6.3)], 0.055, st, smooth=False))
    parts.append(
        lathe(
            [(0.06, top - 2.75), (0.11, top - 2.7), (0.11, top - 2.5), (0.06, top - 2.45)],
            plastic("#22262b", 0.4),
            seg=32,
        )
    )
    parts.append(
        tube(
            [
                (0, 0, top - 5.9),
                (0, 0, top - 6.9),
                (0.05, 0, top - 7.5),
                (0.35, 0, top - 7.85),
                (0.75, 0, top - 7.75),
                (0.92, 0, top - 7.35),
                (0.92, 0, top - 7.1),
            ],
            0.14,
            wood(axis="Z"),
            res=10,
        )
    )
    g = group(parts)
    if art:
        a = da / 2
        v = 0.62
        p = rib(a, v)
        t = (rib(a, v + 0.01) - rib(a, v - 0.01)).normalized()
        tan = Vector((-math.sin(a), math.cos(a), 0))
        n = tan.cross(t).normalized()
        n = n if n.z > 0 else -n
        for k in range(0, panels, 2):
            Rz = Matrix.Rotation(k * da, 3, "Z")
            decal(
                m1, art, Rz @ p, (1.5, 1.5), normal=Rz @ n, up=-(Rz @ t), parent=g, tint=art_tint, depth=0.8
            )
    return g


def chair(col="#14304f", art="sun_v_w", frame="#d4d7da"):
    """director's folding chair"""
    al = metal(frame, 0.3)
    fm = fabric(col, 0.7, "plain", bump=0.45, sheen=0.2)
    dk = plastic("#22262b", 0.5)
    wd = wood(axis="Y", scale=0.6)
    parts = []
    r = 0.13
    w, d, sh, ah, bh = 5.4, 4.6, 4.6, 6.7, 9.2
    T = lambda p, rr=r, m=al, sm=False: parts.append(tube(p, rr, m, smooth=sm))
    for sx in (-1, 1):
        x = sx * w / 2
        T([(x, -d / 2, 0.1), (x, d / 2, 0.1)])
        T([(x, -d / 2, 0.1), (x, -d / 2, ah)])
        T([(x, d / 2, 0.1), (x, d / 2, ah + 0.2)])
        T([(x, d / 2, ah), (x, d / 2 + 0.75, bh + 0.55)])
        T([(x, -d / 2, sh), (x, d / 2, sh)])
        o = box((0.62, d + 0.9, 0.22), 0.08, wd, 4)
        o.location = (x, -0.1, ah + 0.15)
        parts.append(o)
        for y in (-d / 2, d / 2):
            c = box((0.36, 0.6, 0.2), 0.06, dk, 3)
            c.location = (x, y, 0.1)
            parts.append(c)
    for y in (-d / 2 + 0.25, d / 2 - 0.25):
        T([(-w / 2, y, 0.3), (w / 2, y, sh - 0.1)], 0.1)
        T([(w / 2, y - 0.12, 0.3), (-w / 2, y - 0.12, sh - 0.1)], 0.1)
    s = surface(
        lambda u, v: Vector(
            (
                (u - 0.5) * (w + 0.24),
                (v - 0.5) * (d - 0.3),
                sh
                + 0.14
                - 0.38 * math.sin(u * math.pi) * (0.8 + 0.2 * math.sin(v * math.pi))
                + 0.02 * noise.noise((u * 5, v * 5, 0)),
            )
        ),
        60,
        40,
        fm,
    )
    solidify(s, 0.05, 0)
    parts.append(s)
    bm_ = fabric(col, 0.7, "plain", bump=0.45, sheen=0.2)

    def back(u, v):
        z = ah + 0.75 + v * (bh - ah - 0.35)
        y = d / 2 + 0.75 * (z - ah) / (bh + 0.55 - ah)
        return Vector(
            (
                (u - 0.5) * (w + 0.30),
                y + 0.30 * math.sin(u * math.pi) + 0.02 * noise.noise((u * 5, v * 5, 2)) - 0.0,
                z,
            )
        )

    b = surface(back, 60, 24, bm_)
    solidify(b, 0.05, 0)
    parts.append(b)
    for sx in (-1, 1):
        parts.append(
            tube(
                [back(0.5 + sx * 0.5, 0) + Vector((0, 0.0, 0)), back(0.5 + sx * 0.5, 1)],
                0.19,
                bm_,
                smooth=False,
            )
        )
        parts.append(
            tube(
                [(sx * (w / 2), -d / 2 + 0.15, sh + 0.08), (sx * (w / 2), d / 2 - 0.15, sh + 0.08)],
                0.18,
                fm,
                smooth=False,
            )
        )
    g = group(parts)
    decal(bm_, art, (0, d / 2 + 0.35, ah + 1.85), (2.4, 1.75), normal=(0, -1, 0.2), parent=g, depth=1.2)
    return g
