"""What a veterinary practice hands out and fills in: pill bottle, bowl, collar, clipboard."""

import math

import numpy as np
from mathutils import Vector

from craft.inks import WHITE
from craft.materials import image_mat, metal, plastic, wood
from craft.meshes import box, lathe, surface, tube
from craft.printing import decal
from craft.shaping import group, place, solidify
from craft.textiles import fabric


def pill_bottle(cap, art, radius=0.34, height=0.82):
    """White bottle with a screw cap, `art` on a label round it."""
    shell, lid = plastic(WHITE, 0.35, 0.5, 0.2), plastic(cap, 0.45)
    outline = [
        (0, 0),
        (radius - 0.04, 0),
        (radius, 0.04),
        (radius, height - 0.1),
        (radius * 0.74, height),
        (radius * 0.74, height + 0.04),
        (0, height + 0.04),
    ]
    ribs = 48
    body = lathe(outline, shell, fillet=0.03)
    top = lathe(
        [(0, 0.26), (radius * 0.78, 0.26), (radius * 0.82, 0.23), (radius * 0.82, 0), (0, 0)],
        lid,
        fillet=0.02,
    )
    parts = [body, place(top, (0, 0, height + 0.02))]
    for i in range(ribs):
        angle = 2 * math.pi * i / ribs
        x, y = radius * 0.822 * math.cos(angle), radius * 0.822 * math.sin(angle)
        parts.append(tube([(x, y, height + 0.05), (x, y, height + 0.23)], 0.009, lid, smooth=False))
    handle = group(parts)
    decal(shell, art, (0, 0, height * 0.42), (1.1, 0.5), cyl=radius, parent=handle, rough=0.6)
    return handle


def bowl(color, art):
    """Feeding bowl that widens towards its foot, steel inside."""
    shell, steel = plastic(color, 0.3, 0.5, 0.2), metal("#d0d3d7", 0.22)
    body = lathe(
        [(0, 0.02), (0.98, 0.02), (1.0, 0), (1.06, 0.02), (0.86, 0.56), (0.83, 0.58), (0.80, 0.56)],
        shell,
        fillet=0.03,
    )
    inside = lathe([(0.81, 0.57), (0.78, 0.575), (0.70, 0.22), (0.60, 0.14), (0, 0.12)], steel, fillet=0.06)
    handle = group([body, inside])
    decal(shell, art, (0, -0.96, 0.29), (0.4, 0.4), normal=(0, -1, 0.35), parent=handle, depth=0.3)
    return handle


def collar(color, tag_art, radius=0.62):
    """Buckled collar lying in a ring, a brass tag before it."""
    web, steel, brass = fabric(color, 1.8, "twill", bump=0.4), metal("#c9ccd0", 0.22), metal("#d8b56a", 0.22)
    angles = np.linspace(0, 2 * math.pi, 41)[:-1]
    ring = [(radius * math.cos(a), radius * math.sin(a), 0.11) for a in angles]
    band = tube(ring, 0.02, web, closed=True, flat=(0.04, 0.2))
    frame = [(x, -radius - 0.035, z) for x, z in ((-0.13, 0.01), (0.13, 0.01), (0.13, 0.21), (-0.13, 0.21))]
    buckle = place(tube(frame, 0.022, steel, closed=True, smooth=False), rot=(0, 0, 52))
    link = [(0.08 * math.cos(a), -radius - 0.09 - 0.075 * math.sin(a), 0.07) for a in angles[::5]]
    loop = tube(link, 0.014, steel, closed=True)
    tag = lathe(
        [(0, 0), (0.19, 0), (0.2, 0.01), (0.2, 0.025), (0.19, 0.034), (0, 0.034)], brass, fillet=0.006
    )
    place(tag, (0, -radius - 0.33, 0.001))
    handle = group([band, buckle, loop, tag])
    decal(
        brass,
        tag_art,
        (0, -radius - 0.33, 0.034),
        (0.24, 0.24),
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        depth=0.02,
        tint="#6b5220",
        rough=0.5,
    )
    return handle


def clipboard(art, wide=3.5, deep=2.7):
    """Lies flat, `art` on the card under its clip; one corner of the card has been bent by use."""
    board = place(box((wide, deep, 0.06), 0.02, wood("#a9743f", "#94622f", 0.4), 3, vbevel=0.12), (0, 0, 0.03))
    width, height = wide * 0.86, deep * 0.8

    def card(u, v):
        bent = max(0, u - v - 0.62) / 0.38
        return Vector(((u - 0.5) * width, (v - 0.5) * height - 0.1, 0.072 + 0.22 * bent * bent))

    sheet = surface(card, 60, 45, image_mat(art, 0.7, 0.25))
    solidify(sheet, 0.008, -1)
    steel = metal("#d3d6d9", 0.24, 0.8, axis="X")
    parts = [place(box((1.3, 0.26, 0.05), 0.02, steel, 3, vbevel=0.05), (0, deep / 2 - 0.19, 0.12))]
    parts.append(place(box((1.3, 0.07, 0.11), 0.03, steel, 3), (0, deep / 2 - 0.07, 0.13)))
    roll = lathe([(0, -0.5), (0.06, -0.5), (0.06, 0.5), (0, 0.5)], steel, fillet=0.012)
    parts.append(place(roll, (0, deep / 2 - 0.05, 0.17), (0, 90, 0)))
    for x in (-0.5, 0.5):
        rivet = lathe([(0, 0.03), (0.035, 0.022), (0.05, 0)], steel, seg=40)
        parts.append(place(rivet, (x, deep / 2 - 0.2, 0.144)))
    return group([board, sheet, *parts])
