"""Director's chair."""

import math
import random

from mathutils import Matrix, Vector, noise

from craft.curves import smooth_path
from craft.materials import grain_bump, metal, plastic, wood
from craft.meshes import box, lathe, surface
from craft.printing import decal
from craft.shaping import group, place, solidify, stitch
from craft.textiles import fabric

HALF, DEEP = 2.55, 1.75  # half the width between the rails, and half the depth between the posts
SEAT, ARM, TOP = 4.45, 6.6, 8.5


def beam(start, end, width, thick, material):
    """A planed piece of wood from `start` to `end`, `width` along x; no two show the same grain."""
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    side = Vector((1, 0, 0))
    side = (side - along * side.dot(along)).normalized() if abs(along.x) < 0.9 else along.cross((0, 1, 0))
    piece = box((width, thick, (end - start).length), 0.05, material, 3)
    shift = Matrix.Translation((random.uniform(-9, 9), random.uniform(-9, 9), random.uniform(-9, 9)))
    turn = Matrix((side, along.cross(side), along)).transposed().to_4x4()
    piece.data.transform(shift)
    piece.matrix_world = Matrix.Translation((start + end) / 2) @ turn @ shift.inverted()
    return piece


def bolt(at, steel, turn=(90, 0, 0)):
    """Domed head on a washer."""
    profile = [(0, 0.09), (0.06, 0.08), (0.1, 0.04), (0.1, 0.02), (0.17, 0.02), (0.17, 0)]
    return place(lathe(profile, steel, seg=32, fillet=0.01), at, turn)


def frame_of(side, beech, arms, steel, foot):
    """Runner, rail, posts and arm of one side; the grain of `arms` runs from front to back."""
    x = side * HALF
    parts = [
        beam((x, -2.15, 0.3), (x, 2.15, 0.3), 0.3, 0.42, beech),
        beam((x, -2.05, SEAT), (x, 2.05, SEAT), 0.34, 0.5, beech),
        beam((x, -DEEP, SEAT - 0.25), (x, -DEEP, ARM), 0.26, 0.42, beech),
        beam((x, DEEP, SEAT - 0.25), (x, DEEP + 0.04, ARM + 0.1), 0.26, 0.42, beech),
        beam((x, DEEP + 0.03, ARM), (x, DEEP + 0.42, TOP + 0.08), 0.24, 0.36, beech),
    ]
    arm = box((0.66, 4.9, 0.22), 0.06, arms, 4, vbevel=0.2)
    shift = Vector((side * 5, 3 * side, 0))
    arm.data.transform(Matrix.Translation(shift))
    parts.append(place(arm, Vector((x, -0.18, ARM + 0.06)) - shift))
    for y in (-1.95, 1.95):
        parts.append(place(box((0.34, 0.5, 0.1), 0.03, foot, 3), (x, y, 0.05)))
    for y in (-DEEP, DEEP):
        parts.append(bolt((x + side * 0.165, y, SEAT), steel, (0, side * 90, 0)))
    parts.append(bolt((x, -DEEP, ARM + 0.165), steel, (0, 0, 0)))
    return parts


def legs(y, beech, steel):
    """Two legs that cross, hinged in the middle and in steel shoes at their ends."""
    foot, head = 0.62, SEAT - 0.36
    parts = [bolt((0, y - 0.27, (foot + head) / 2), steel)]
    for side, depth in ((1, y - 0.14), (-1, y + 0.14)):
        low, high = (Vector((x * side, depth, z)) for x, z in ((0.05 - HALF, foot), (HALF - 0.05, head)))
        parts.append(beam(low, high, 0.42, 0.24, beech))
        for end, tall in ((low, foot - 0.06), (high, head + 0.06)):
            parts.append(place(box((0.36, 0.34, 0.3), 0.03, steel, 3), (end.x, depth, tall)))
            parts.append(bolt((end.x, depth - 0.17, tall), steel))
    return parts


def thick(cloth):
    """The cloth with the thickness of canvas."""
    solidify(cloth, 0.045, 0)
    return cloth


def seat_cloth(canvas):
    """The seat: over both rails, hollow where one sits, its front and back edges pulled in."""
    rim = HALF + 0.2
    over = [(-rim, SEAT - 0.2), (-rim, SEAT + 0.16), (-rim + 0.1, SEAT + 0.28), (-HALF + 0.1, SEAT + 0.28)]
    sag = [(x, SEAT + 0.26 - 0.42 * (1 - (x / HALF) ** 2)) for x in (-1.9, -1.2, -0.4)]
    left = over + sag
    path = smooth_path([*left, *((-x, z) for x, z in left[::-1])], 10)

    def at(u, v):
        point = path[round(u * (len(path) - 1))]
        middle = max(0, 1 - abs(point[0]) / HALF)
        pull = noise.noise((point[0] * 0.9, v * 7, 0)) * 0.05 * math.sin(math.pi * min(1, middle * 2 + 0.1))
        y = (v - 0.5) * 2 * (1.62 - 0.13 * math.sin(math.pi * middle / 2))
        return Vector((point[0], y, point[1] + pull - 0.03 * math.cos(math.pi * (v - 0.5)) * middle))

    return at, thick(surface(at, len(path), 48, canvas))


def back_cloth(canvas):
    """The back: a sleeve round both posts, hollow between them, sewn down behind."""
    low, high, out = ARM + 0.42, TOP - 0.02, HALF + 0.2
    half = [
        *((-1.7, 0.24), (-out + 0.16, 0.3), (-out, 0.12)),
        *((-out, -0.12), (-out + 0.12, -0.27), (-1.7, -0.2), (-0.6, -0.1)),
    ]
    path = smooth_path([*half, *((-x, y) for x, y in half[::-1])], 10)

    def at(u, v):
        point = path[round(u * (len(path) - 1))]
        middle = max(0, 1 - abs(point[0]) / out)
        waist = 0.06 * math.sin(math.pi * middle / 2)
        z = low + waist + v * (high - low - 2 * waist)
        lean = DEEP + 0.42 * (z - ARM) / (TOP - ARM)
        ripple = noise.noise((point[0] * 1.6, v * 2.2, 4)) * 0.05 * min(1, middle * 3)
        hem = -0.018 * (min(v, 1 - v) < 0.1)
        return Vector((point[0], lean + point[1] + 0.1 * middle + ripple + hem, z))

    return at, thick(surface(at, len(path), 64, canvas))


def seams(at, lines, thread):
    """Rows of stitches on the near side of a cloth; a line is two (u, v) and the way off the cloth."""
    rows = []
    for (u, v), (u2, v2), lift in lines:
        points = [at(u + (u2 - u) * t / 60, v + (v2 - v) * t / 60) + Vector(lift) for t in range(61)]
        rows.append(stitch(points, thread, 0.014, 0.07, 0.045))
    return rows


def chair(color, art):
    """Director's chair: beech frame that folds, canvas seat and back."""
    random.seed(3)
    beech, arms = (wood("#d9b27f", "#b98a58", axis=axis, scale=0.6, rough=0.42) for axis in "ZY")
    steel, foot = metal("#b9bcc0", 0.42), plastic("#22262b", 0.6)
    thread = plastic("#50555e", 0.8)
    seat, back = (fabric(color, 0.5, "plain", bump=0.5, sheen=0.25, heather=0.35) for _ in range(2))
    for canvas in (seat, back):
        shader = canvas.node_tree.nodes["Principled BSDF"]
        grain_bump(canvas.node_tree, shader, 34, 0.03, 4, 0.03)
        grain_bump(canvas.node_tree, shader, 1.6, 0.04, 3, 0.12)
    on_seat, sitting = seat_cloth(seat)
    on_back, leaning = back_cloth(back)
    up, front = (0, 0, 0.03), (0, -0.03, 0)
    parts = [sitting, leaning, *legs(-1.5, beech, steel), *legs(1.5, beech, steel)]
    for side in (-1, 1):
        parts += frame_of(side, beech, arms, steel, foot)
    rails = [((u, 0.02), (u, 0.98), up) for u in (0.27, 0.73)]
    parts += seams(on_seat, [((0.2, 0.05), (0.8, 0.05), up), *rails], thread)
    parts += seams(on_back, [((0.32, v), (0.68, v), front) for v in (0.09, 0.91)], thread)
    parts += seams(on_back, [((u, 0.02), (u, 0.98), front) for u in (0.362, 0.376, 0.624, 0.638)], thread)
    handle = group(parts)
    printed = {"normal": (0, -1, 0.2), "depth": 0.4, "opacity": 0.96}
    decal(back, art, (0, DEEP + 0.1, ARM + 1.22), (1.8, 1.32), **printed, parent=handle)
    return handle
