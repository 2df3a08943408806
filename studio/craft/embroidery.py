"""Embroidery: a mark filled with real stitches that follow the cloth."""

import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from artwork.marks import INK
from craft.inks import linear
from craft.materials import mottle, plastic
from craft.meshes import mesh
from craft.paths import artwork

SIDES = 6
RINGS = ((0, 0.35), (0.1, 0.9), (0.5, 1), (0.9, 0.9), (1, 0.35))  # along a stitch, thickness there


def thread(color):
    material = plastic(color, 0.42, 0.5, name="thread")
    mottle(material.node_tree, material.node_tree.nodes["Principled BSDF"], linear(color), 0.1, 70)
    return material


def runs(covered):
    """Start and end of each stretch of True."""
    steps = np.flatnonzero(np.diff(np.concatenate([[0], covered.astype(int), [0]])))
    return zip(steps[::2], steps[1::2])


def stitches(art, pitch, length, degrees, plate):
    """Ends of the stitches of a tatami fill, in a square from -0.5 to 0.5; `plate` is the opacity that is stitched."""
    image = bpy.data.images.load(artwork(art), check_existing=True)
    width, height = image.size
    alpha = np.array(image.pixels[:], np.float32).reshape(height, width, 4)[..., 3]
    filled = (alpha > plate[0]) & (alpha <= plate[1])
    along = np.array([math.cos(math.radians(degrees)), math.sin(math.radians(degrees))])
    across = np.array([-along[1], along[0]])
    reach = np.arange(-0.72, 0.72, 0.0015)
    for row, offset in enumerate(np.arange(-0.72, 0.72, pitch)):
        points = reach[:, None] * along + offset * across
        pixel = np.floor((points + 0.5) * (width, height)).astype(int)
        inside = ((pixel >= 0) & (pixel < (width, height))).all(1)
        pixel = np.clip(pixel, 0, (width - 1, height - 1))
        for start, end in runs(inside & filled[pixel[:, 1], pixel[:, 0]]):
            low, high = reach[start], reach[end - 1]
            if high - low < pitch:  # a speck on the edge of another plate
                continue
            first = math.floor(low / length) + (row * 0.37) % 1
            cuts = [
                low,
                *(c for c in (np.arange(first, first + 40) * length) if low + 0.02 < c < high - 0.02),
                high,
            ]
            for a, b in zip(cuts, cuts[1:]):
                yield a * along + offset * across, b * along + offset * across


def capsule(a, b, out, radius):
    """Vertices and faces of one stitch from a to b, arched outwards."""
    direction = (b - a).normalized()
    a, b = a - direction * radius, b + direction * radius  # ends meet those of the next stitch
    side = direction.cross(out).normalized()
    vertices = []
    for at, thick in RINGS:
        middle = a.lerp(b, at) + out * radius * (0.9 * thick - 0.5)
        for k in range(SIDES):
            angle = 2 * math.pi * k / SIDES
            vertices.append(middle + (side * math.cos(angle) + out * math.sin(angle)) * radius * thick)
    faces = []
    for ring in range(len(RINGS) - 1):
        for k in range(SIDES):
            i, j = ring * SIDES + k, ring * SIDES + (k + 1) % SIDES
            faces.append((i, j, j + SIDES, i + SIDES))
    last = (len(RINGS) - 1) * SIDES
    return vertices, [*faces, tuple(range(SIDES))[::-1], tuple(range(last, last + SIDES))]


def lay(tree, start, out, right, reach):
    """Where thread comes to lie below `start`, and which way the cloth faces: it bridges seams."""
    hits = [tree.ray_cast(start + right * aside, -out, reach) for aside in (-0.025, 0, 0.025)]
    if any(hit[0] is None for hit in hits):
        return None, None
    facing = hits[1][1]
    return start - out * min(hit[3] for hit in hits), facing if facing.dot(out) > 0 else -facing


def embroider(cloth, art, center, size, normal, pitch=0.0105, length=0.11, degrees=32, plate=(0.5, 1), color=None):
    """Stitches `art`, a mark in one ink, on `cloth` where it is met from `center` along -normal; up is +z."""
    out = Vector(normal).normalized()
    right = Vector((0, 0, 1)).cross(out).normalized()
    up = out.cross(right)
    tree = BVHTree.FromObject(cloth, bpy.context.evaluated_depsgraph_get())
    vertices, faces = [], []
    for ends in stitches(art, pitch, length, degrees, plate):
        starts = [Vector(center) + (right * u + up * v) * size + out * size for u, v in ends]
        (a, facing), (b, _) = (lay(tree, start, out, right, 3 * size) for start in starts)
        if a is None or b is None:
            continue
        points, sides = capsule(a, b, facing, pitch * size * 0.62)
        faces += [tuple(i + len(vertices) for i in face) for face in sides]
        vertices += points
    return mesh("embroidery", vertices, faces, thread(color or {"k": "#1d1f24"}.get(art[-1], INK[art[-1]])))
