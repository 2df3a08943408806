"""Felt laptop sleeve with a laptop that looks out of it."""

import math

import bpy
from mathutils import Matrix, Vector, noise

from craft.drape import fuzz
from craft.inks import KEY
from craft.materials import metal, plastic
from craft.meshes import box, surface
from craft.outlines import slab
from craft.printing import decal
from craft.shaping import group, place, snap, solidify, stitch
from craft.textiles import felt, leather

WIDE, DEEP = 3.4, 2.5  # for a machine of 14 inches, which measures 3.13 by 2.21
CORNER = 0.16


def felt_sheet(material, z, bulge, seed, length=WIDE):
    """A sheet of felt that gives way over what it covers; its opening, at the right, stands a little off."""

    def at(u, v):
        x, y = (u - 0.5) * length, (v - 0.5) * DEEP
        inset = max(0.0, CORNER - (x + length / 2))  # the two corners at the closed end are rounded
        y *= 1 - (CORNER - math.sqrt(max(0, CORNER**2 - inset**2))) / (DEEP / 2)
        near = min(u * length, v * DEEP, (1 - v) * DEEP)
        edge = min(1, near / 0.42)
        swell = bulge * (1 - (1 - edge) ** 2.2)
        lip = 0.03 * max(0, u - 0.85) / 0.15 * math.sin(math.pi * v) if bulge else 0
        slack = 0.02 * noise.noise((x * 0.9, y * 0.9, seed)) + 0.008 * noise.noise((x * 2.5, y * 2.5, seed))
        return Vector((x - (WIDE - length) / 2, y, z + swell + lip + slack * edge))

    sheet = surface(at, 130, 96, material)
    solidify(sheet, 0.055, 0)
    return sheet


def laptop(z):
    """Closed: base and lid of aluminium, the dark gap between them; its ports look to the viewer."""
    steel, dark = metal("#c6c9cd", 0.34), plastic("#15171a", 0.6)
    parts = []
    for low, high, inset, skin in ((0, 0.085, 0, steel), (0.085, 0.094, 0.02, dark), (0.094, 0.145, 0, steel)):
        plate = box((3.13 - inset, 2.21 - inset, high - low), 0.016, skin, 4, vbevel=0.13)
        parts.append(place(plate, (0, 0, z + (low + high) / 2)))
    for x, wide in ((1.3, 0.1), (1.15, 0.1), (0.98, 0.13)):
        parts.append(place(box((wide, 0.02, 0.032), 0.009, dark, 3), (x, -1.1, z + 0.043)))
    notch = place(box((0.03, 0.4, 0.02), 0.008, dark, 2), (1.56, 0, z + 0.1))
    return group([*parts, notch])


def laptop_sleeve(color, flap, art):
    """Lies on its back, the opening with the laptop's edge at the right."""
    body_felt, hide = felt(color), leather(flap, 0.5)
    under, over = felt_sheet(body_felt, 0.04, 0, 2), felt_sheet(body_felt, 0.10, 0.2, 7, WIDE - 0.12)
    machine = place(laptop(0.075), (0.52, 0, 0))
    bpy.context.view_layer.update()
    half, deep = WIDE / 2 - 0.11, DEEP / 2 - 0.11
    line = [(1.55, -deep), (-half + 0.08, -deep), (-half, -deep + 0.08), (-half, deep - 0.08), (-half + 0.08, deep), (1.55, deep)]
    dense = []
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        steps = max(2, int(math.hypot(bx - ax, by - ay) / 0.04))
        dense += [Vector((ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps, 0)) for i in range(steps)]
    seam = stitch(snap(over, dense, (0, 0, -1), lift=0.004), plastic(KEY, 0.7, 0.2), 0.010, 0.06, 0.04)
    tab = lay(slab(0.66, 0.46, 0.045, hide, corner=0.12, edge=0.016), 0.385)
    tab.location.x, tab.location.y = 1.4, -0.02
    snap_ring = place(box((0.16, 0.16, 0.035), 0.014, metal("#cfd2d6", 0.22), 4, vbevel=0.075), (1.53, 0, 0.42))
    handle = group([under, over, machine, seam, tab, snap_ring])
    decal(
        body_felt,
        art,
        (-0.25, 0, 0.34),
        (1.15, 1.15),
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        depth=0.1,
        rough=0.7,
    )
    for sheet, seed in ((under, 3), (over, 4)):
        fuzz(sheet, 60000, 0.0045, seed)
    return handle


def lay(body, z):
    """Lays a standing slab on its back, its middle at height z."""
    body.data.transform(Matrix.Rotation(-math.pi / 2, 4, "X"))
    body.location = (0, 0, z)
    return body
