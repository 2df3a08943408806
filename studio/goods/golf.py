"""Golf balls and tees."""

import math
from functools import cache

import bmesh
import bpy
import numpy as np

from craft.materials import plastic
from craft.meshes import lathe, link
from craft.printing import decal
from craft.shaping import group


@cache
def dimpled(radius, dimples=332):
    """A sphere with dimples spread evenly over it."""
    i = np.arange(dimples) + 0.5
    polar = np.arccos(1 - 2 * i / dimples)
    around = math.pi * (1 + 5**0.5) * i
    centers = np.stack([np.cos(around) * np.sin(polar), np.sin(around) * np.sin(polar), np.cos(polar)], 1)
    sphere = bmesh.new()
    bmesh.ops.create_icosphere(sphere, subdivisions=6, radius=1)
    points = np.array([v.co[:] for v in sphere.verts])
    points /= np.linalg.norm(points, axis=1)[:, None]
    distance = np.arccos(np.clip((points @ centers.T).max(1), -1, 1))
    width = 0.098
    heights = np.where(distance < width, 1 - 0.026 * np.sqrt(np.maximum(0, 1 - (distance / width) ** 2)), 1.0)
    for vertex, point, height in zip(sphere.verts, points, heights):
        vertex.co = point * height * radius
    shape = bpy.data.meshes.new("golf")
    sphere.to_mesh(shape)
    sphere.free()
    shape.polygons.foreach_set("use_smooth", [True] * len(shape.polygons))
    return shape


def golf_ball(art, radius=0.2135):
    """Golf ball round its own centre, the mark to the front."""
    cover = plastic("#fbfbf9", 0.22, 0.5, 0.5)
    shape = dimpled(radius).copy()
    shape.materials.append(cover)
    handle = group([link(bpy.data.objects.new("golf", shape))])
    decal(cover, art, (0, -radius, 0), (radius * 0.8, radius * 0.8), parent=handle, depth=radius * 0.6)
    return handle


def golf_tee(color):
    """Peg, standing."""
    profile = [
        (0, 0),
        (0.01, 0.02),
        (0.022, 0.1),
        (0.024, 0.48),
        (0.07, 0.54),
        (0.075, 0.56),
        (0.05, 0.545),
        (0, 0.53),
    ]
    return group([lathe(profile, plastic(color, 0.4), seg=48)])
