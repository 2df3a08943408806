"""Laser engraving: powder coat taken off down to the steel, with an edge that has a thickness."""

import math

import bpy
import numpy as np
from mathutils import Vector

from craft.materials import metal
from craft.meshes import surface
from craft.paths import artwork

SIDE = 840  # points along each side of the skin
DEEP = 0.004


def softened(shape, reach):
    """Box blur, twice: the wall between coat and steel leans a little."""
    for axis in (0, 1, 0, 1):
        shape = sum(np.roll(shape, shift, axis) for shift in range(-reach, reach + 1)) / (2 * reach + 1)
    return shape


def coverage(art, margin):
    """How much of each point of the wall is engraved; the mark stands in it with a margin round it."""
    image = bpy.data.images.load(artwork(art), check_existing=True)
    width, height = image.size
    alpha = np.array(image.pixels[:], np.float32).reshape(height, width, 4)[..., 3]
    shape = np.zeros((SIDE, SIDE), np.float32)
    u, v = np.meshgrid(*[np.linspace(0, 1, SIDE)] * 2)
    u, v = ((at - 0.5) * (1 + 2 * margin) + 0.5 for at in (u, v))
    inside = (u >= 0) & (u < 1) & (v >= 0) & (v < 1)
    shape[inside] = alpha[(v[inside] * height).astype(int), (u[inside] * width).astype(int)]
    return softened(shape, 1)


def engrave(coat, art, radius, center, size, parent, slope=0.0, margin=0.38):
    """Lays a finely modelled skin over the front of a cylinder: `coat`, and steel where the beam has been.

    `slope`: how much wider a cone gets with each unit of height.
    """
    cut = coverage(art, margin)
    height = softened(cut, 1)
    span = size * (1 + 2 * margin)

    def at(u, v):
        around = (u - 0.5) * span / radius
        edge = min(1, min(u, 1 - u, v, 1 - v) / 0.2)
        lift = 1.2 * DEEP * edge * edge * (3 - 2 * edge) - 0.0004  # clear of the wall that it lies on
        up = (v - 0.5) * span
        out = radius + slope * up + lift - DEEP * height[round(v * (SIDE - 1)), round(u * (SIDE - 1))]
        return Vector((out * math.sin(around), -out * math.cos(around), center + up))

    skin = surface(at, SIDE, SIDE, coat, name="engraved")
    skin.data.materials.append(metal("#eceded", 0.24, 1.6, name="laser", scale=0.8))
    bare = (cut[:-1, :-1] + cut[1:, 1:] > 1).ravel()
    skin.data.polygons.foreach_set("material_index", bare.astype(np.int32))
    skin.data.update()
    skin.parent = parent
    return skin
