"""What a veterinary practice hands out: pill bottle, bowl, collar."""

import math

import numpy as np

from craft.inks import WHITE
from craft.materials import metal, plastic
from craft.meshes import lathe, tube
from craft.printing import decal
from craft.shaping import group, place
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
