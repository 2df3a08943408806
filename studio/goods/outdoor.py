"""Things for the beach and the garden."""

import math

import bpy
import numpy as np
from mathutils import Vector, noise

from craft.curves import smooth_path
from craft.materials import metal, plastic
from craft.meshes import box, lathe, link, mesh, surface
from craft.printing import decal
from craft.shaping import group, modifier, place, solidify


def beach_ball(
    R=1.5, cols=("#f0563d", "#fdfcf8", "#ffb84d", "#fdfcf8", "#2f7f86", "#fdfcf8"), art="wave_v_a"
):
    """Beach ball in coloured panels."""
    n = len(cols)
    parts = []
    mats = {c: plastic(c, 0.22, 0.5, 0.4) for c in cols}
    da = 2 * math.pi / n
    m0 = None
    for k, c in enumerate(cols):

        def fn(u, v, k=k):
            a = (k + u) * da
            t = (v * 0.94 + 0.03) * math.pi
            e = min(u, 1 - u) * da * math.sin(t) * R
            r = R * (1 - 0.012 * math.exp(-((e / 0.03) ** 2)) + 0.004 * noise.noise((a * 6, t * 5, 1)))
            return Vector((r * math.sin(t) * math.cos(a), r * math.sin(t) * math.sin(a), -r * math.cos(t)))

        mm = plastic(c, 0.22, 0.5, 0.4) if k == 1 else mats[c]
        if k == 1:
            m0 = mm
        o = surface(fn, 40, 80, mm)
        parts.append(o)
    for s in (-1, 1):
        cp = lathe([(0.0, 0), (0.12, 0), (0.17, -0.008), (0.175, -0.03)], mats[cols[1]], seg=64)
        cp.location = (0, 0, s * R * 0.996)
        cp.rotation_euler = (0 if s > 0 else math.pi, 0, 0)
        parts.append(cp)
    v = lathe(
        [(0, 0.1), (0.05, 0.1), (0.06, 0.08), (0.06, 0.0)], plastic("#ffffff", 0.3), seg=32, fillet=0.02
    )
    v.location = (0, 0, R * 0.98)
    parts.append(v)
    g = group(parts)
    a = da * 1.5
    nrm = Vector((math.cos(a), math.sin(a), 0))
    decal(m0, art, nrm * R, (0.8, 0.8), normal=nrm, parent=g, depth=1.0)
    return g


def frisbee(color="#f0563d", R=1.35, art="wave_v_w", tint="#ffffff"):
    """Flying disc."""
    m = plastic(color, 0.35, 0.5, 0.1)
    pr = [(0, 0.25), (R * 0.25, 0.25), (R * 0.26, 0.252)]
    for k in range(6):
        r = R * (0.80 + 0.025 * k)
        pr += [(r, 0.245 - 0.012 * k), (r + R * 0.010, 0.252 - 0.012 * k), (r + R * 0.02, 0.243 - 0.012 * k)]
    pr += [
        (R * 0.97, 0.15),
        (R, 0.07),
        (R * 0.985, 0.0),
        (R * 0.96, 0.0),
        (R * 0.955, 0.1),
        (R * 0.9, 0.16),
        (R * 0.75, 0.21),
        (0, 0.215),
    ]
    o = lathe(pr, m, seg=160)
    g = group([o])
    decal(m, art, (0, 0, 0.25), (1.15, 1.15), normal=(0, 0, 1), up=(0, 1, 0), parent=g, tint=tint, depth=0.2)
    return g


def frame_front(color):
    """The front of a pair of glasses, cut from a plate 3.6 mm thick and bent round the face; 14.4 cm wide."""
    eye = [(0.092, 0.165), (0.28, 0.232), (0.52, 0.245), (0.637, 0.21), (0.648, 0.06), (0.575, -0.135), (0.43, -0.225), (0.25, -0.215), (0.13, -0.115), (0.085, 0.03)]
    half = [(0, 0.232), (0.12, 0.25), (0.34, 0.288), (0.56, 0.302), (0.715, 0.288), (0.712, 0.2), (0.682, 0.06), (0.606, -0.155), (0.45, -0.258), (0.24, -0.248), (0.10, -0.142), (0.04, 0), (0, 0.085)]
    around = half + [(-x, y) for x, y in half[-2:0:-1]]
    holes = [smooth_path([(x * side, 0, y) for x, y in eye + eye[:1]], 8)[:-1] for side in (1, -1)]
    outside = smooth_path([(x, 0, y) for x, y in around + around[:1]], 8)[:-1]
    plate = bpy.data.curves.new("plate", "CURVE")
    plate.dimensions, plate.fill_mode = "2D", "BOTH"
    plate.extrude, plate.bevel_depth, plate.bevel_resolution = 0.011, 0.007, 4
    for loop in (outside, *holes):
        line = plate.splines.new("POLY")
        line.points.add(len(loop) - 1)
        line.use_cyclic_u = True
        for point, at in zip(line.points, loop):
            point.co = (at.x, at.z, 0, 1)
    shape = link(bpy.data.objects.new("plate", plate))
    graph = bpy.context.evaluated_depsgraph_get()
    solid = bpy.data.meshes.new_from_object(shape.evaluated_get(graph))
    bpy.data.objects.remove(shape)
    front = link(bpy.data.objects.new("front", solid))
    modifier(front, "REMESH", mode="VOXEL", voxel_size=0.006, use_smooth_shade=True)
    graph = bpy.context.evaluated_depsgraph_get()
    front.data = bpy.data.meshes.new_from_object(front.evaluated_get(graph))
    front.modifiers.clear()
    front.data.materials.clear()
    front.data.materials.append(color)
    for v in front.data.vertices:
        x, y, z = v.co
        v.co = bent(x, z, y)
    modifier(front, "SMOOTH", factor=0.5, iterations=6)
    return front, holes


def bent(x, depth, height):
    """Round the face, and leaning a little."""
    return Vector((x, 0.17 * (abs(x) / 0.72) ** 2.2 - depth + 0.1 * height, height))


def sunglasses(color="#f0563d", lens="#20242c", art="arcs_h_w"):
    """Sunglasses standing on their lower rims and the tips of their open arms."""
    acetate = plastic(color, 0.16, 0.5, 0.6)
    tint = plastic(lens, 0.04, 0.7, 1)
    tint.node_tree.nodes["Principled BSDF"].inputs["Transmission"].default_value = 0.35
    front, holes = frame_front(acetate)
    parts, arms = [front], []
    for hole in holes:
        middle = sum(hole, Vector()) / len(hole)
        rings, n = 8, len(hole)
        vertices = [bent(middle.x, 0.02, middle.z)]
        for k in range(1, rings + 1):
            for p in hole:
                at = middle.lerp(p, k / rings * 1.03)
                vertices.append(bent(at.x, 0.02 * (1 - (k / rings) ** 2), at.z))
        faces = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
        for k in range(rings - 1):
            a = 1 + k * n
            faces += [(a + i, a + n + i, a + n + (i + 1) % n, a + (i + 1) % n) for i in range(n)]
        glass_sheet = mesh("lens", vertices, faces, tint)
        solidify(glass_sheet, 0.02, 0)
        parts.append(glass_sheet)
    steel = metal("#cfd2d6", 0.2)
    for side in (-1, 1):
        arm = plastic(color, 0.16, 0.5, 0.6)
        path = [(0.705, 0.2, 0.235), (0.715, 0.5, 0.235), (0.715, 0.95, 0.225), (0.705, 1.14, 0.17), (0.685, 1.32, 0.03), (0.67, 1.42, -0.12)]
        high = (0.132, 0.13, 0.11, 0.078, 0.07, 0.06)
        centers = smooth_path([(side * x, y, z) for x, y, z in path], 10)
        n = len(centers)
        tall = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(high)), high)

        def around(u, v, centers=centers, tall=tall, n=n, side=side):
            i = min(n - 1, int(round(v * (n - 1))))
            along = (centers[min(i + 1, n - 1)] - centers[max(i - 1, 0)]).normalized()
            up = Vector((1, 0, 0)).cross(along).normalized()
            angle = 2 * math.pi * u
            end = math.sqrt(max(0.0, 1 - max(0, v * 1.0 - 0.93) ** 2 / 0.0049))
            c, s_ = math.cos(angle), math.sin(angle)
            boxy = lambda q: math.copysign(abs(q) ** 0.5, q)
            return centers[i] + Vector((0.016 * boxy(c), 0, 0)) + up * (tall[i] / 2 * boxy(s_) * end)

        parts.append(surface(around, 40, n, arm, wrap_u=True))
        corner = place(box((0.036, 0.09, 0.12), 0.014, acetate, 4), (side * 0.7, 0.165, 0.235))
        pin = lathe([(0, 0), (0.014, 0), (0.014, 0.1), (0, 0.1)], steel, seg=24)
        parts += [corner, place(pin, (side * 0.678, 0.205, 0.185))]
        arms.append((arm, side))
    handle = group(parts)
    for arm, side in arms:
        decal(arm, art, (side * 0.73, 0.38, 0.235), (0.12, 0.12), normal=(side, 0, 0), parent=handle, depth=0.05)
    return handle
