"""Wall charger and mini speaker."""

import math

from craft.materials import metal, plastic
from craft.meshes import box, lathe
from craft.printing import decal
from craft.shaping import group, place


def wall_charger(color, art, tint=None):
    """Two-port block, lying on its side with the plug to the left; the USB-C ports look right-front."""
    shell, dark, steel = plastic(color, 0.35, 0.5, 0.1), plastic("#0b0c0e", 0.35), metal("#d4d6d9", 0.22)
    body = place(box((0.62, 0.62, 0.70), 0.05, shell, 6, vbevel=0.12), (0, 0, 0.35))
    parts = [body]
    for z in (0.24, 0.47):
        # USB-C: a pill of steel around a dark mouth with a tongue in it.
        parts.append(place(box((0.02, 0.15, 0.066), 0.03, metal("#9a9da2", 0.3), 6), (0.304, 0, z)))
        parts.append(place(box((0.024, 0.126, 0.044), 0.02, dark, 6), (0.306, 0, z)))
        parts.append(place(box((0.02, 0.086, 0.01), 0.004, plastic("#2b2d31", 0.5), 2), (0.311, 0, z)))
    for y in (-0.11, 0.11):
        parts.append(place(box((0.42, 0.03, 0.13), 0.012, steel, 3), (-0.5, y, 0.36)))
    handle = group(parts)
    decal(shell, art, (0, -0.31, 0.36), (0.34, 0.34), parent=handle, depth=0.1, tint=tint, rough=0.35)
    return handle


def mini_speaker(color, art, tint="#ffffff", grille="#1b1d22"):
    """Round soft-touch shell, two inches across, a perforated band and a printed top."""
    shell, mesh_ring, dark = (
        plastic(color, 0.55, 0.35, texture=0.5),
        plastic(grille, 0.6),
        plastic("#08090a", 0.8),
    )
    low = lathe([(0, 0), (0.22, 0), (0.27, 0.03), (0.285, 0.10), (0.285, 0.15)], shell, fillet=0.03)
    band = lathe([(0.278, 0.14), (0.278, 0.34)], mesh_ring)
    top = lathe([(0.285, 0.33), (0.285, 0.40), (0.265, 0.46), (0.21, 0.475), (0, 0.475)], shell, fillet=0.035)
    holes = [
        place(
            lathe([(0, 0.003), (0.011, 0.003), (0.013, 0)], dark, seg=10),
            (0.279 * math.cos(a), 0.279 * math.sin(a), 0.165 + 0.037 * row),
            (0, 90, math.degrees(a)),
        )
        for row in range(5)
        for a in (2 * math.pi * (i + row % 2 / 2) / 44 for i in range(44))
    ]
    light = place(box((0.05, 0.01, 0.012), 0.003, plastic("#bff3e6", 0.3)), (0, -0.284, 0.12))
    handle = group([low, band, top, light, *holes])
    decal(
        shell,
        art,
        (0, 0, 0.475),
        (0.26, 0.26),
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        tint=tint,
        depth=0.03,
        rough=0.4,
    )
    return handle
