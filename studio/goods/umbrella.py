"""Umbrella and folding chair."""

import math

import numpy as np
from mathutils import Matrix, Vector

from craft.materials import metal, plastic, wood
from craft.meshes import lathe, surface, tube
from craft.printing import decal
from craft.shaping import group, solidify


def umbrella(c1="#f0563d", c2="#f6efe4", R=5.2, art="sun_w", panels=8, art_tint="#ffffff"):
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
