"""Keyring."""

import math

import numpy as np

from craft.materials import metal, plastic
from craft.meshes import box, tube
from craft.printing import decal
from craft.shaping import group, place


def keyring(color, art):
    """Enamelled tag on a split ring, lying flat."""
    steel, enamel = metal("#cfd2d6", 0.18), plastic(color, 0.22, 0.4, 0.15)
    rim = place(box((0.46, 0.64, 0.05), 0.012, steel, 3, vbevel=0.1), (0, 0, 0.025))
    tag = place(box((0.41, 0.59, 0.03), 0.004, enamel, 2, vbevel=0.08), (0, 0, 0.039))
    link = tube(circle(0.055, (0, 0.37, 0.05), upright=True), 0.012, steel, closed=True)
    ring = [tube(circle(0.24, (0, 0.63, 0.03 + 0.018 * i)), 0.013, steel, closed=True) for i in range(2)]
    handle = group([rim, tag, link, *ring])
    decal(
        enamel,
        art,
        (0, -0.02, 0.055),
        (0.28, 0.28),
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        depth=0.05,
    )
    return handle


def circle(radius, center, upright=False):
    x, y, z = center
    angles = np.linspace(0, 2 * math.pi, 25)[:-1]
    if upright:
        return [(x, y + radius * math.cos(a), z + radius * math.sin(a)) for a in angles]
    return [(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in angles]
