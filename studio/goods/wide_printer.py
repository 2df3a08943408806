"""The mouth of a large-format printer: platen, pinch rollers, and the sheet that is being printed."""

import math

from mathutils import Vector

from craft.curves import smooth_path
from craft.materials import image_mat, metal, paper, plastic
from craft.meshes import box, lathe, surface
from craft.shaping import group, place, planar_uv, solidify

HEAD = -0.1  # where along y the ink has just been laid down
LEFT, RIGHT = -6.2, 3.4  # the sheet's edges


def roller(x, rubber, steel, dark):
    """A pinch roller on its sprung arm, pressing the sheet onto the platen."""
    wheel = [(0, 0), (0.17, 0), (0.2, 0.03), (0.2, 0.47), (0.17, 0.5), (0, 0.5)]
    hub = [(0, -0.04), (0.07, -0.04), (0.07, 0.54), (0, 0.54)]
    parts = [place(lathe(wheel, rubber, fillet=0.02), (x - 0.25, 1.25, 0.53), (0, 90, 0))]
    parts.append(place(lathe(hub, steel, seg=32), (x - 0.25, 1.25, 0.53), (0, 90, 0)))
    for side in (-1, 1):
        parts.append(place(box((0.07, 0.95, 0.16), 0.03, dark, 3), (x + side * 0.33, 1.55, 0.66), (24, 0, 0)))
    parts.append(place(box((0.8, 0.3, 0.3), 0.05, dark, 3), (x, 1.95, 0.86)))
    return parts


def printed_sheet(art):
    """Comes flat over the platen, bends down over its lip and runs out towards the viewer; wet from the head on."""
    path = smooth_path(
        [(0, 3.0, 0.33), (0, 1.0, 0.33), (0, HEAD, 0.33), (0, -0.75, 0.29), (0, -1.6, 0.16), (0, -3.4, -0.16), (0, -6.4, -0.7), (0, -9.5, -1.26)],
        14,
    )
    lengths = [0.0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    start = next(i for i, p in enumerate(path) if p.y <= HEAD)
    sheets = []
    for rows, material in ((path[: start + 1], paper("#fdfdfb")), (path[start:], image_mat(art, 0.12, 0.6, clearcoat=0.7))):
        n = len(rows)

        def at(u, v, rows=rows, n=n):
            p = rows[int(round(v * (n - 1)))]
            wave = 0.02 * math.sin(u * 9) * max(0, -p.y - 1) ** 0.5
            return Vector((LEFT + u * (RIGHT - LEFT), p.y, p.z + wave))

        sheet = surface(at, 60, n, material)
        base = lengths[start]
        for corner in sheet.data.uv_layers[0].data:
            u, v = corner.uv
            ran = lengths[start + int(round(v * (n - 1)))] - base if rows is not path[: start + 1] and material.name.startswith("image") else 0
            corner.uv = (0.03 + 0.94 * u, 0.985 - ran / (RIGHT - LEFT))
        solidify(sheet, 0.012, 0)
        sheets.append(sheet)
    return sheets


def steel_rule(art="steel_rule"):
    """A foot of steel, marked in sixteenths of an inch."""
    rule = box((3.15, 0.3, 0.012), 0.005, metal("#d3d6d9", 0.3, 0.3, axis="X"), 2)
    face = box((3.15, 0.3, 0.002), 0.0005, image_mat(art, 0.32, 0.6), 1)
    planar_uv(face, "xy", (3.15, 0.3))
    hole = lathe([(0, 0), (0.034, 0)], plastic("#2b2f35", 0.6), seg=32)
    return group([rule, place(face, (0, 0, 0.008)), place(hole, (1.525, -0.09, 0.0105))])


def wide_printer(art):
    light, dark = plastic("#e9ebed", 0.4, 0.5, 0.15), plastic("#24282e", 0.45, 0.4, texture=0.3)
    rubber, steel = plastic("#2f3339", 0.85, 0.2, texture=0.6), metal("#cfd2d6", 0.2)
    black = metal("#3b3f45", 0.42)
    parts = [
        place(box((17, 3.4, 0.6), 0.06, black, 4), (0, 1.2, 0.0)),  # platen
        place(box((17, 0.34, 0.9), 0.16, black, 6), (0, -0.55, -0.2)),
        place(box((17, 2.2, 3.2), 0.3, light, 6), (0, 3.1, 2.75)),  # cover
        place(box((17, 0.6, 0.22), 0.08, dark, 4), (0, 2.05, 1.28)),
        place(box((17, 0.1, 1.0), 0.02, plastic("#15171a", 0.8), 1), (0, 2.5, 0.86)),  # the dark inside
    ]
    for y, z, r in ((0.98, 1.28, 0.09), (1.28, 0.53, 0.06)):
        rod = lathe([(0, -8.5), (r, -8.5), (r, 8.5), (0, 8.5)], steel, seg=40)
        parts.append(place(rod, (0, y, z), (0, 90, 0)))
    for x in (-5.4, -3.6, -1.8, 0, 1.8, 4.6):
        parts += roller(x, rubber, steel, dark)
    belt = plastic("#15171a", 0.8)
    parts.append(place(box((17, 0.03, 0.14), 0.008, belt, 2), (0, 0.78, 1.28)))
    for i in range(170):  # its teeth
        parts.append(place(box((0.045, 0.02, 0.13), 0.004, belt, 1), (i * 0.1 - 8.5, 0.757, 1.28)))
    for x in (i * 0.9 - 8 for i in range(18)):  # holes of the vacuum
        parts.append(place(lathe([(0, 0), (0.05, 0)], plastic("#0c0d0f", 0.9), seg=20), (x, 0.55, 0.302)))
    tray = box((30, 0.12, 9.2), 0.05, plastic("#c9cdd1", 0.5), 3)
    parts.append(place(tray, (0, -5.3, -0.62), (100.2, 0, 0)))
    return group([*parts, *printed_sheet(art)])
