"""Closed umbrella."""

import math

from mathutils import Vector

from craft.inks import KEY
from craft.materials import metal, plastic, wood
from craft.meshes import lathe, surface, tube
from craft.printing import decal
from craft.shaping import group
from craft.textiles import fabric


def closed_umbrella(color, strap, art, length=4.6):
    """Rolled up, standing on its tip: pleats wound round the shaft, a strap, a hooked wooden handle."""
    cloth, steel, dark = (
        fabric(color, 1.4, "plain", bump=0.2, sheen=0.25),
        metal("#c9ccd0", 0.25),
        plastic(KEY, 0.4),
    )

    def pleats(u, v):
        wide = 0.07 + 0.27 * math.sin(min(1, v * 1.05) * math.pi * 0.62) ** 0.8
        angle = u * 2 * math.pi
        fold = (angle * 8 / (2 * math.pi) - 2.2 * v) % 1
        radius = wide * (0.86 + 0.16 * fold)
        return Vector((radius * math.cos(angle), radius * math.sin(angle), 0.45 + v * length))

    body = surface(pleats, 257, 60, cloth)
    tip = lathe(
        [(0, 0), (0.03, 0.01), (0.045, 0.06), (0.05, 0.40), (0.09, 0.46), (0.085, 0.56), (0, 0.58)],
        dark,
        fillet=0.015,
    )
    top = 0.45 + length
    shaft = tube([(0, 0, top - 0.2), (0, 0, top + 0.7)], 0.055, steel, smooth=False)
    beech = wood("#c98f55", "#8d5a2c", axis="Z")
    hook = [
        (0, 0, top + 0.4),
        (0, 0, top + 1.0),
        (0.02, 0, top + 1.3),
        (0.22, 0, top + 1.62),
        (0.55, 0, top + 1.66),
        (0.78, 0, top + 1.42),
        (0.8, 0, top + 1.18),
    ]
    grip = tube(hook, 0.105, beech, res=10)
    band_z, band_radius = 0.45 + length * 0.56, 0.362
    angles = [i * math.pi / 16 for i in range(32)]
    band = tube(
        [(band_radius * math.cos(a), band_radius * math.sin(a), band_z) for a in angles],
        0.02,
        fabric(strap, 1.8, "twill"),
        closed=True,
        flat=(0.02, 0.16),
    )
    snap = lathe([(0, 0.03), (0.03, 0.028), (0.045, 0.0)], steel, seg=32)
    snap.rotation_euler = (math.pi / 2, 0, 0)
    snap.location = (0, -band_radius - 0.01, band_z)
    handle = group([body, tip, shaft, grip, band, snap])
    decal(cloth, art, (0, 0, 0.45 + length * 0.79), (0.5, 0.5), cyl=0.33, parent=handle)
    return handle
