"""Outlines and bodies of sewn and moulded goods."""

import math

import bpy
import numpy as np
from mathutils import Vector

from craft.curves import smooth_path
from craft.meshes import box, mesh
from craft.shaping import place, solidify, subsurf


def rounded_outline(width, height, radius, steps=10):
    """Points of a rounded rectangle round the origin, closed, from the lower left corner counterclockwise."""
    points = []
    for x, y, start in ((-1, -1, 180), (1, -1, 270), (1, 1, 0), (-1, 1, 90)):
        for angle in np.radians(np.linspace(start, start + 90, steps)):
            points.append(
                (
                    x * (width / 2 - radius) + radius * math.cos(angle),
                    y * (height / 2 - radius) + radius * math.sin(angle),
                )
            )
    return points + points[:1]


def upright(points, y, lift=0.0):
    """Outline points on a plane that faces the viewer."""
    return [(x, y, z + lift) for x, z in points]


def slab(width, height, depth, material, corner=0.5, edge=0.2, lift=0.0):
    """A padded slab that stands: rounded in front view by `corner`, at its front and back edges by `edge`."""
    body = box((width, height, depth), edge, material, 8, vbevel=corner, vseg=16)
    place(body, (0, 0, height / 2 + lift), (90, 0, 0))
    bpy.context.view_layer.objects.active = body
    body.data.transform(body.rotation_euler.to_matrix().to_4x4())
    body.rotation_euler = (0, 0, 0)
    return body


def ribbon(points, width, material, thick=0.03, across=(0, 1, 0), smooth=10):
    """A band along points whose width lies along `across` wherever it can."""
    path = smooth_path(points, smooth) if smooth else [Vector(p) for p in points]
    vertices, faces = [], []
    for i, point in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side = Vector(across)
        side = (side - along * side.dot(along)).normalized() * width / 2
        vertices += [point - side, point + side]
        if i:
            faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
    band = mesh("ribbon", vertices, faces, material)
    solidify(band, thick, 0)
    subsurf(band, 1)
    return band
