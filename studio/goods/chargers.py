"""Wall charger and mini speaker."""

import math

from craft.materials import metal, plastic
from craft.meshes import box, lathe
from craft.printing import decal
from craft.shaping import group, place


def wall_charger(color, art, plug):
    """Block of 45 by 45 by 28 mm lying flat, printed on top; the ports at the right, the plug at the left if folded out."""
    shell, dark, steel = plastic(color, 0.38, 0.5, 0.1), plastic("#0b0c0e", 0.35), metal("#d4d6d9", 0.24)
    groove, inlay = plastic("#b9bbbd", 0.7), plastic("#e6e7e7", 0.45)
    side, high = 0.46, 0.28
    parts = [place(box((side, side, high), 0.035, shell, 6, vbevel=0.085), (0, 0, high / 2))]
    # The face with the plug is set in, as wide as the two slots that the blades fold into.
    parts.append(place(box((0.012, 0.30, 0.17), 0.005, groove, 3), (-side / 2 + 0.003, 0, high / 2)))
    parts.append(place(box((0.014, 0.285, 0.155), 0.006, inlay, 3), (-side / 2 + 0.001, 0, high / 2)))
    for y in (-0.0635, 0.0635) if plug else ():
        parts.append(place(box((0.012, 0.032, 0.12), 0.004, dark, 2), (-side / 2 - 0.003, y, high / 2)))
        parts.append(place(box((0.18, 0.0155, 0.0635), 0.006, steel, 3), (-side / 2 - 0.085, y, high / 2)))
        hole = lathe([(0, -0.0085), (0.016, -0.0085), (0.016, 0.0085), (0, 0.0085)], dark, seg=32)
        parts.append(place(hole, (-side / 2 - 0.14, y, high / 2), (90, 0, 0)))
    for y in (-0.085, 0.085):
        # USB-C: a pill of steel around a dark mouth with a tongue in it.
        parts.append(place(box((0.012, 0.1, 0.036), 0.0178, metal("#9a9da2", 0.3), 6), (side / 2 - 0.001, y, high / 2)))
        parts.append(place(box((0.016, 0.086, 0.025), 0.0122, dark, 6), (side / 2, y, high / 2)))
        parts.append(place(box((0.012, 0.06, 0.007), 0.003, plastic("#3a3d42", 0.5), 2), (side / 2 + 0.004, y, high / 2)))
    handle = group(parts)
    up = (1 if plug else -1, 0, 0)  # reads from the side that is shown
    decal(shell, art, (0, 0, high), (0.26, 0.26), normal=(0, 0, 1), up=up, parent=handle, depth=0.03, rough=0.35)
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
