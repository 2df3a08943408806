"""Things for the beach and the garden."""

import math

import numpy as np
from mathutils import Vector, noise

from craft.clear import glass
from craft.materials import plastic
from craft.meshes import lathe, mesh, surface, tube
from craft.printing import decal
from craft.shaping import group, solidify


def beach_ball(
    R=1.5, cols=("#f0563d", "#fdfcf8", "#ffb84d", "#fdfcf8", "#2f7f86", "#fdfcf8"), art="wave_v_a"
):
    """Beach ball in coloured panels."""
    n = len(cols)
    parts = []
    mats = {c: plastic(c, 0.22, 0.5, 0.4) for c in cols}
    da = 2 * math.pi / n
    m0 = None
    for k, c in enumerate(cols):

        def fn(u, v, k=k):
            a = (k + u) * da
            t = (v * 0.94 + 0.03) * math.pi
            e = min(u, 1 - u) * da * math.sin(t) * R
            r = R * (1 - 0.012 * math.exp(-((e / 0.03) ** 2)) + 0.004 * noise.noise((a * 6, t * 5, 1)))
            return Vector((r * math.sin(t) * math.cos(a), r * math.sin(t) * math.sin(a), -r * math.cos(t)))

        mm = plastic(c, 0.22, 0.5, 0.4) if k == 1 else mats[c]
        if k == 1:
            m0 = mm
        o = surface(fn, 40, 80, mm)
        parts.append(o)
    for s in (-1, 1):
        cp = lathe([(0.0, 0), (0.12, 0), (0.17, -0.008), (0.175, -0.03)], mats[cols[1]], seg=64)
        cp.location = (0, 0, s * R * 0.996)
        cp.rotation_euler = (0 if s > 0 else math.pi, 0, 0)
        parts.append(cp)
    v = lathe(
        [(0, 0.1), (0.05, 0.1), (0.06, 0.08), (0.06, 0.0)], plastic("#ffffff", 0.3), seg=32, fillet=0.02
    )
    v.location = (0, 0, R * 0.98)
    parts.append(v)
    g = group(parts)
    a = da * 1.5
    nrm = Vector((math.cos(a), math.sin(a), 0))
    decal(m0, art, nrm * R, (0.8, 0.8), normal=nrm, parent=g, depth=1.0)
    return g


def frisbee(color="#f0563d", R=1.35, art="wave_v_w", tint="#ffffff"):
    """Flying disc."""
    m = plastic(color, 0.35, 0.5, 0.1)
    pr = [(0, 0.25), (R * 0.25, 0.25), (R * 0.26, 0.252)]
    for k in range(6):
        r = R * (0.80 + 0.025 * k)
        pr += [(r, 0.245 - 0.012 * k), (r + R * 0.010, 0.252 - 0.012 * k), (r + R * 0.02, 0.243 - 0.012 * k)]
    pr += [
        (R * 0.97, 0.15),
        (R, 0.07),
        (R * 0.985, 0.0),
        (R * 0.96, 0.0),
        (R * 0.955, 0.1),
        (R * 0.9, 0.16),
        (R * 0.75, 0.21),
        (0, 0.215),
    ]
    o = lathe(pr, m, seg=160)
    g = group([o])
    decal(m, art, (0, 0, 0.25), (1.15, 1.15), normal=(0, 0, 1), up=(0, 1, 0), parent=g, tint=tint, depth=0.2)
    return g


def sunglasses(color="#f0563d", lens="#20242c", art="arcs_h_w"):
    """Sunglasses, arms open."""
    fm = plastic(color, 0.3, 0.5, 0.3)
    lm = glass(lens, 0.0, 1.45)
    lm.node_tree.nodes["Principled BSDF"].inputs["Transmission"].default_value = 0.55
    lm.node_tree.nodes["Principled BSDF"].inputs["Clearcoat"].default_value = 1
    parts, arms = [], []
    wide, high = 0.31, 0.25

    def shape(t, sx, k=1.0):
        e = 2.9
        c, s = math.cos(t), math.sin(t)
        x = wide * k * math.copysign(abs(c) ** (2 / e), c)
        z = high * k * math.copysign(abs(s) ** (2 / e), s)
        x *= 1 + 0.12 * (z / high)
        X = sx * (0.385 + 0) + x
        return Vector((X, 0.10 * (X / 0.7) ** 2, z + 0.03 * sx * x / wide * 1.0))

    for sx in (-1, 1):
        parts.append(
            tube(
                [shape(t, sx) for t in np.linspace(0, 2 * math.pi, 33)[:-1]],
                0.05,
                fm,
                closed=True,
                flat=(0.075, 0.065),
            )
        )
        n = 64
        ring = [shape(t, sx, 1.0) for t in np.linspace(0, 2 * math.pi, n + 1)[:-1]]
        c = sum(ring, Vector()) / n + Vector((0, -0.015, 0))
        V = [c]
        F = []
        for k in range(1, 7):
            V += [c.lerp(p, k / 6) + Vector((0, -0.015 * (1 - (k / 6) ** 2), 0)) for p in ring]
        for i in range(n):
            F.append((0, 1 + i, 1 + (i + 1) % n))
        for k in range(5):
            for i in range(n):
                a = 1 + k * n
                F.append((a + i, a + n + i, a + n + (i + 1) % n, a + (i + 1) % n))
        l = mesh("lens", V, F, lm)
        solidify(l, 0.015, 0)
        parts.append(l)
        am = plastic(color, 0.3, 0.5, 0.3)
        hx = sx * 0.76
        parts.append(
            tube(
                [(sx * 0.69, 0.09, 0.15), (hx, 0.13, 0.155), (hx + sx * 0.02, 0.22, 0.15)],
                0.045,
                fm,
                flat=(0.11, 0.06),
            )
        )
        parts.append(
            tube(
                [
                    (hx + sx * 0.02, 0.2, 0.15),
                    (hx, 0.8, 0.15),
                    (hx - sx * 0.03, 1.15, 0.13),
                    (hx - sx * 0.05, 1.4, -0.02),
                    (hx - sx * 0.07, 1.52, -0.16),
                ],
                0.04,
                am,
                flat=(0.045, 0.115),
            )
        )
        arms.append((am, hx, sx))
    parts.append(
        tube([(-0.085, 0.005, 0.1), (0, -0.01, 0.13), (0.085, 0.005, 0.1)], 0.045, fm, flat=(0.08, 0.06))
    )
    handle = group(parts)
    for arm, x, side in arms:
        decal(
            arm,
            art,
            (x + side * 0.04, 0.55, 0.15),
            (0.1, 0.1),
            normal=(side, 0, 0),
            parent=handle,
            depth=0.035,
        )
    return handle
