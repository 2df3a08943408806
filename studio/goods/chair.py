"""Director's chair."""

import math

from mathutils import Vector, noise

from craft.materials import plastic, wood
from craft.meshes import box, surface, tube
from craft.printing import decal
from craft.shaping import group, solidify
from craft.textiles import fabric


def chair(col, art):
    """Director's chair: beech frame, canvas seat and back."""
    al = wood("#d3a672", "#ad7f4d", axis="Z", scale=0.5)
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
