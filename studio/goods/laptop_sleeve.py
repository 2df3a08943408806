"""Felt laptop sleeve with a laptop half in it."""

import math

from mathutils import Matrix, Vector, noise

from craft.inks import KEY
from craft.materials import metal, plastic
from craft.meshes import box, surface
from craft.outlines import rounded_outline, slab
from craft.printing import decal
from craft.shaping import group, place, solidify, stitch
from craft.textiles import felt, leather

WIDE, DEEP = 3.5, 2.5


def felt_sheet(material, z, bulge, seed, length=WIDE):
    """A sheet of felt that gives way over what it covers, open and a little curled at the right."""

    def at(u, v):
        x, y = (u - 0.5) * length, (v - 0.5) * DEEP
        edge = min(1, 6 * min(u, v, 1 - v)) ** 0.35
        lip = 0.05 * max(0, u - 0.85) / 0.15 * math.sin(math.pi * v)
        rise = bulge * edge + 0.014 * noise.noise((x * 1.3, y * 1.3, seed)) + (lip if bulge else 0)
        return Vector((x - (WIDE - length) / 2, y + 0.008 * noise.noise((x * 3, y, seed)), z + rise))

    sheet = surface(at, 90, 64, material)
    solidify(sheet, 0.07, 0)
    return sheet


def laptop(z):
    """Closed: base and lid of brushed aluminium, the dark gap between them, feet out of sight."""
    steel, dark = metal("#c6c9cd", 0.32, 0.25, axis="X"), plastic("#15171a", 0.6)
    parts = []
    for low, high, inset, skin in ((0, 0.085, 0, steel), (0.085, 0.098, 0.03, dark), (0.098, 0.15, 0, steel)):
        plate = box((3.12 - inset, 2.1 - inset, high - low), 0.012, skin, 4, vbevel=0.13)
        parts.append(place(plate, (0, 0, z + (low + high) / 2)))
    for y, wide in ((0.55, 0.1), (0.36, 0.1)):  # ports
        parts.append(place(box((0.02, wide, 0.03), 0.008, dark, 2), (1.56, y, z + 0.045)))
    notch = place(box((0.03, 0.42, 0.02), 0.008, dark, 2), (1.555, -0.2, z + 0.1))
    return group([*parts, notch])


def laptop_sleeve(color, flap, art):
    """Lies on its back; the laptop looks out at the right, the snap flap is folded back under it."""
    body_felt, hide = felt(color), leather(flap, 0.5)
    under, over = felt_sheet(body_felt, 0.04, 0, 2), felt_sheet(body_felt, 0.12, 0.2, 7)
    machine = place(laptop(0.085), (0.92, 0, 0))
    thread = plastic(KEY, 0.7, 0.2)
    seam = [(x, y, 0.31) for x, y in rounded_outline(WIDE - 0.18, DEEP - 0.18, 0.06, 6) if x < 1.62]
    low = [Vector((x, y, 0.162 + 0.2 * min(1, 6 * min((x + 1.75) / 3.5, (y + 1.25) / 2.5, (1.25 - y) / 2.5)) ** 0.35)) for x, y, _ in seam]
    tab = lay(slab(0.62, 0.62, 0.05, hide, corner=0.14, edge=0.02), 0.405)
    tab.location.x = 1.42
    handle = group([under, over, machine, stitch(low, thread, 0.009, 0.055, 0.045), tab])
    snap = place(box((0.15, 0.15, 0.03), 0.014, metal("#cfd2d6", 0.22), 4, vbevel=0.07), (1.5, 0, 0.438))
    snap.parent = handle
    decal(
        body_felt,
        art,
        (-0.75, 0.1, 0.36),
        (1.05, 1.05),
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        depth=0.1,
        rough=0.7,
    )
    return handle


def lay(body, z):
    """Lays a standing slab on its back, its middle at height z."""
    body.data.transform(Matrix.Rotation(-math.pi / 2, 4, "X"))
    body.location = (0, 0, z)
    return body
