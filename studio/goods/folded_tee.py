"""Shirts folded as in a shop: collar and print in front, hem tucked behind; long sleeves cross over the front."""

import math

import bpy
from mathutils import Vector, noise

from craft.materials import plastic
from craft.meshes import box, link, surface
from craft.printing import decal
from craft.shaping import group, modifier, place, snap, solidify, stitch, subsurf
from craft.textiles import fabric
from goods.shirts import neckline

FRONT, BACK = 0.15, 0.13  # how thick the two halves lie on each other
TOP = FRONT + BACK
SEAM = neckline(((0.88, 1.75), (0.86, 1.25), (0.45, 0.95), (0, 0.95)))
RIM = neckline(((0.76, 1.88), (0.70, 1.42), (0.36, 1.15), (0, 1.15)))
BACK_SEAM = neckline(((0.88, 1.75), (0.62, 1.60), (0.3, 1.54), (0, 1.54)))
BACK_RIM = neckline(((0.76, 1.88), (0.5, 1.79), (0.25, 1.75), (0, 1.75)))


def corner(x, y, radius, quarter):
    """A rounded corner, from one straight side to the next, clockwise from the upper right."""
    (ax, ay), (bx, by) = quarter
    steps = [i / 6 for i in range(7)]
    return [
        (x - radius * (ax * (1 - t) ** 2 + bx * t * t), y - radius * (ay * (1 - t) ** 2 + by * t * t)) for t in steps
    ]


def outline(half, low, high, upper):
    """From the top right corner down, along the fold and up on the left; `upper` runs along the top, left to right."""
    right = corner(half, high, 0.1, ((1, -0.3), (0, 1))) + corner(half, low, 0.12, ((0, -1), (1, 0)))
    return upper + right + [(-x, y) for x, y in right[::-1]]


def pillow(edge, thick, skin, seed):
    """A body of cloth over an outline: round at its folds, a little slack, creased here and there."""
    curve = bpy.data.curves.new("pillow", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.bevel_depth, curve.bevel_resolution, curve.offset = thick * 0.46, 5, -thick * 0.46
    curve.extrude = thick * 0.04
    line = curve.splines.new("POLY")
    line.points.add(len(edge) - 1)
    line.use_cyclic_u = True
    for point, at in zip(line.points, edge):
        point.co = (*at, 0, 1)
    shape = link(bpy.data.objects.new("pillow", curve))
    body = link(bpy.data.objects.new("cloth", settled(shape)))
    bpy.data.objects.remove(shape)
    modifier(body, "REMESH", mode="VOXEL", voxel_size=0.02, use_smooth_shade=True)
    modifier(body, "SMOOTH", factor=0.5, iterations=8)
    body.data = settled(body)
    body.modifiers.clear()
    body.data.materials.clear()
    body.data.materials.append(skin)
    for v in body.data.vertices:
        x, y, z = v.co
        above = min(1, max(0, z / thick + 0.5))
        swell = noise.noise((x * 0.9, y * 0.7, seed)) * 0.07
        ridge = noise.noise((x * 0.5 + 0.5 * y, y * 1.1 - 0.5 * x, seed + 3))
        here = max(0, noise.noise((x * 0.6, y * 0.6, seed + 6)) + 0.2)  # creases come and go, and spare the collar
        crease = math.exp(-((ridge / 0.1) ** 2)) * here * min(1, max(0, math.hypot(x, y - 1.75) - 1) / 0.6)
        rumple = noise.noise((x * 2.4, y * 1.9, seed + 9)) * 0.032
        full = 0.05 * (1 - (x / 1.3) ** 4) * (1 - (y / 1.75) ** 4)
        v.co.z += above * (full + swell + rumple + 0.2 * crease)
        v.co.x += 0.05 * noise.noise((y * 0.8, seed, x * 0.3)) + 0.012 * noise.noise((y * 3, seed, z * 9))
        v.co.y += 0.05 * noise.noise((x * 0.8, seed + 5, y * 0.3))
    return body


def settled(thing):
    """The mesh that a thing has after its modifiers."""
    graph = bpy.context.evaluated_depsgraph_get()
    return bpy.data.meshes.new_from_object(thing.evaluated_get(graph))


def sunk(u, depth):
    """Height along a neckline whose middle lies `depth` lower than its ends."""
    return TOP + 0.01 - depth * (1 - (2 * u - 1) ** 4)


def band(seam, rim, depth, skin):
    """Half of the ribbed collar, a little fuller in its middle."""
    last = len(seam) - 1

    def at(u, v):
        i = int(round(u * last))
        x, y = (a + (b - a) * (1.3 * v - 0.3) for a, b in zip(seam[i], rim[i]))  # laid over the edge it is sewn to
        return Vector((x, y, sunk(u, depth) - 0.012 + 0.024 * (1 - (2 * v - 1) ** 2)))

    rib = surface(at, last + 1, 9, skin, uvs=(4.2, 0.2))
    solidify(rib, 0.024, 0)
    subsurf(rib, 1)
    return rib


def inside(depth, skin):
    """The inside of the back, from its neckline down to where the front hides it."""
    last = len(BACK_SEAM) - 1

    def at(u, v):
        x, y = BACK_SEAM[int(round(u * last))]
        return Vector((x * (1 - 0.15 * v), y + (0.75 - y) * v, sunk(u, depth) - 0.02 * v))

    return surface(at, last + 1, 20, skin)


def sleeve(skin, ribbing, seed):
    """A long sleeve along y, its ribbed cuff at the upper end."""
    arm = pillow([(-0.42, -1.2), (0.42, -1.2), (0.31, 0.85), (-0.31, 0.85)], 0.12, skin, seed)
    cuff = pillow([(-0.26, 0.8), (0.26, 0.8), (0.25, 1.14), (-0.25, 1.14)], 0.1, ribbing, seed + 1)
    return group([arm, cuff])


def folded_tee(color, rib, thread, art, size=1.5, seed=1, long=False):
    """Lies on its back, its middle at the origin; `art` is printed below the collar."""
    skin = fabric(color, 1.1, "knit", bump=0.3)
    under = outline(1.28, -1.74, 1.5, [])
    body = [
        place(pillow(under, BACK, skin, seed + 20), (0, 0, BACK / 2)),
        place(pillow(outline(1.3, -1.75, 1.62, SEAM[::-1]), FRONT, skin, seed), (0, 0, BACK + FRONT / 2)),
    ]
    inner = inside(0.075, fabric(rib, 1.1, "knit", bump=0.3))
    ribbing = fabric(rib, 1.0, "ribs", uv=True, bump=0.7)
    collar = [band(SEAM, RIM, 0.0, ribbing), band(BACK_SEAM, BACK_RIM, 0.075, ribbing)]
    label = [place(box((0.4, 0.24, 0.012), 0.004, plastic("#f4f4f1", 0.7, 0.2)), (0, 1.41, TOP - 0.065))]
    for wide, y in ((0.2, 1.44), (0.13, 1.375)):
        label.append(place(box((wide, 0.026, 0.004), 0.001, plastic("#2a2d33", 0.8)), (0, y, TOP - 0.058)))
    bpy.context.view_layer.update()
    rows = []
    for out in (0.5, 0.7):
        row = [(sx + (sx - rx) * out, sy + (sy - ry) * out, 0) for (sx, sy), (rx, ry) in zip(SEAM, RIM)]
        flat = snap(body[1], [Vector((x, y, 0)) for x, y, _ in row[2:-2]], (0, 0, -1), lift=0.007)
        rows.append(stitch([p + Vector((0, 0, BACK + FRONT / 2)) for p in flat], plastic(thread, 0.8, 0.2), 0.005, 0.05, 0.02))
    handle = group([*body, inner, *collar, *label, *rows])
    if long:
        cuffs = fabric(rib, 1.3, "ribs", bump=0.9)
        for side, y, turn, z in ((-1, -1.22, 5, 0.1), (1, -1.12, 7, 0.2)):
            arm = place(sleeve(skin, cuffs, seed + 40 + side), (0.16 * side, y, TOP + z), (0, 0, (90 + turn) * side))
            arm.parent = handle
    handle["top"] = TOP
    decal(
        skin, art, (0, 0.12 if long else -0.15, TOP), (size, size), normal=(0, 0, 1), up=(0, 1, 0), parent=handle, depth=0.2, rough=0.7
    )
    return handle
