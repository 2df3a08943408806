"""Picnic blankets and sports towels."""

import math

import numpy as np
from mathutils import Vector, noise

from goods.garments import folded
from craft.drape import fuzz
from craft.inks import KEY
from craft.materials import metal
from craft.meshes import surface, tube
from craft.outlines import ribbon, slab
from craft.printing import decal
from craft.shaping import group, place, solidify, stitch, subsurf
from craft.textiles import fabric, leather, patterned, terry


def label(art, cloth_color="#f4f4f1"):
    """Woven label, standing upright."""
    cloth = fabric(cloth_color, 3.0, "twill", bump=0.3)
    tag = slab(0.46, 0.3, 0.02, cloth, corner=0.02, edge=0.006)
    seam = stitch([(-0.2, -0.012, 0.03), (-0.2, -0.012, 0.27)], fabric(KEY), 0.006, 0.03, 0.02)
    handle = group([tag, seam])
    decal(cloth, art, (0, -0.01, 0.15), (0.2, 0.2), parent=handle, depth=0.1)
    return handle


def rolled_blanket(pattern, art, length=2.6, radius=0.42):
    """Rolled up along x with two leather straps and a handle."""
    turns, thick = 5.2, 0.078
    angles = np.linspace(0, 2 * math.pi * turns, 320)
    spiral = [(0.02 + (radius - 0.02) * a / angles[-1], a) for a in angles]

    def sheet(u, v):
        # Fleece: pressed in by the straps, fuller between them, heavier below, its layers slipped at the ends.
        r, a = spiral[int(round(u * (len(spiral) - 1)))]
        x = (v - 0.5) * length
        tied = sum(math.exp(-(((x - strap) / 0.2) ** 2)) for strap in (-0.62, 0.62))
        full = 1.05 - 0.1 * tied - 0.05 * max(0, abs(x) - 1.05) + 0.05 * noise.noise((x * 1.4, a * 0.4, 1))
        slip = 0.06 * noise.noise((a * 0.35, 3.3, 0)) * abs(2 * v - 1)
        y, z = r * full * math.cos(a - 1.2), r * full * math.sin(a - 1.2)
        return Vector((x + slip, y * 1.06, max(-0.38, z * 0.94) + radius + 0.05))

    roll = surface(sheet, len(spiral), 60, patterned(pattern, 1, uv=True, bump=0.07), uvs=(5.5, 1.6))
    solidify(roll, thick, 0)
    subsurf(roll, 1)
    fuzz(roll, 200000, 0.0032)
    hide, steel = leather("#8a5a34", 0.5), metal("#c9b27a", 0.25)
    parts = [roll]
    center = radius + 0.05
    for x in (-0.62, 0.62):
        r = radius + 0.03
        loop = [(x, r * 1.03 * math.cos(a), max(-0.4, r * 0.95 * math.sin(a)) + center) for a in np.linspace(0, 2 * math.pi, 33)[:-1]]
        parts.append(tube(loop, 0.02, hide, closed=True, flat=(0.16, 0.03)))
        parts.append(place(slab(0.22, 0.2, 0.04, steel, corner=0.03, edge=0.012), (x, -r - 0.02, center)))
    grip = [
        (-0.62, 0, 2 * center),
        (-0.5, 0, 2 * center + 0.22),
        (0, 0, 2 * center + 0.30),
        (0.5, 0, 2 * center + 0.22),
        (0.62, 0, 2 * center),
    ]
    parts.append(ribbon(grip, 0.17, hide, 0.045, across=(0, 1, 0)))
    tag = place(label(art), (0, -radius - 0.065, center - 0.15))
    return group([*parts, tag])


def folded_blanket(pattern, art):
    """Folded, the woven label on its front fold."""
    cloth = folded(w=2.5, d=1.9, layers=5, t=0.1, mat=patterned(pattern, 0.62), seed=3)
    fuzz(cloth.children[0], 200000, 0.0032)
    return group([cloth, place(label(art, "#15171c"), (0.7, -1.03, 0.13))])


def towel(color, border=None, art=None, layers=5, seed=0):
    """Folded towel, if wanted with a woven border of marks near its front edge."""
    cloth = terry(color)
    handle = folded(w=2.5, d=1.7, layers=layers, t=0.085, mat=cloth, seed=seed, noise_=0.02)
    top = handle["top"]
    if not art:
        return handle
    for x in np.linspace(-1.1, 1.1, 7):
        decal(
            cloth,
            art,
            (x, -0.5, top),
            (0.26, 0.26),
            normal=(0, 0, 1),
            up=(0, 1, 0),
            parent=handle,
            depth=0.07,
            tint=None,
        )
    for y in (-0.28, -0.72):
        decal(
            cloth, border, (0, y, top), (2.6, 0.07), normal=(0, 0, 1), up=(0, 1, 0), parent=handle, depth=0.07
        )
    return handle
