"""Duffel bag."""

import math

import numpy as np

from craft.materials import metal, plastic
from craft.meshes import lathe, tube
from craft.outlines import ribbon, slab
from craft.printing import decal
from craft.shaping import group, place, stitch
from craft.textiles import fabric


def ring(x, radius, center, squash):
    angles = np.linspace(0, 2 * math.pi, 49)[:-1]
    return [(x, radius * math.cos(a), radius * math.sin(a) * squash + center) for a in angles]


def duffel(color, trim, art):
    """Round bag lying along x: end panels with piping, zip on top, two carrying bands."""
    length, r, squash = 4.3, 1.0, 0.92
    center = r * squash
    cloth, end = fabric(color, 0.9, "plain", uv=True, bump=0.35, sheen=0.2), fabric(
        trim, 0.9, "plain", uv=True, bump=0.35
    )
    web, piping, steel = fabric(trim, 1.8, "twill", bump=0.5), plastic(trim, 0.5, 0.3), metal("#c4c7cb", 0.25)
    body = lathe(
        [
            (r - 0.02, -length / 2),
            (r, -length / 2 + 0.05),
            (r * 1.012, 0),
            (r, length / 2 - 0.05),
            (r - 0.02, length / 2),
        ],
        cloth,
        fillet=0.2,
    )
    parts = [place(body, (0, 0, center), (0, 90, 0), (squash, 1, 1))]
    for side in (-1, 1):
        cap = lathe([(0, 0.10), (r * 0.6, 0.085), (r - 0.05, 0.03), (r - 0.01, -0.04)], end, fillet=0.12)
        parts.append(place(cap, (side * length / 2, 0, center), (0, 90 * side, 0), (squash, 1, 1)))
        parts.append(
            tube(ring(side * (length / 2 - 0.02), r + 0.005, center, squash), 0.045, piping, closed=True)
        )
    top = center + r * squash
    parts.append(
        tube([(-1.85, 0, top + 0.012), (1.85, 0, top + 0.012)], 0.03, piping, smooth=False, flat=(0.2, 0.03))
    )
    parts.append(stitch([(-1.8, 0, top + 0.035), (1.8, 0, top + 0.035)], steel, 0.03, 0.02, 0.026))
    parts.append(place(slab(0.12, 0.3, 0.05, piping, corner=0.05, edge=0.02), (1.5, -0.08, top - 0.13)))
    for x in (-1.0, 1.0):
        parts.append(
            tube(ring(x, r * 1.012 + 0.03, center, squash), 0.03, web, closed=True, flat=(0.24, 0.035))
        )
    for side in (-1, 1):
        path = [
            (-1.0, side * 0.98, center + 0.35),
            (-0.98, side * 0.80, top - 0.12),
            (-0.75, side * 0.36, top + 0.5),
            (0, side * 0.11, top + 0.74),
        ]
        path += [(-x, y, z) for x, y, z in path[-2::-1]]
        parts.append(ribbon(path, 0.22, web, 0.05, across=(1, 0, 0)))
    parts.append(place(slab(0.62, 0.24, 0.42, piping, corner=0.08, edge=0.06), (0, 0, top + 0.63)))
    handle = group(parts)
    decal(cloth, art, (0, -r, center), (0.95, 0.95), normal=(0, -1, 0), parent=handle, depth=0.6, tint=None)
    return handle
