"""The camera: one 85 mm lens, and the crop rule."""

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from craft.meshes import link
from craft.shaping import aim, rendered_points
from craft.stage import STAGE_PARTS


def camera(location, target, fstop=8, focus=None, lens=85):
    """Looks from `location` at `target`; sharp at `focus`."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_end = 500
    data.dof.use_dof = True
    data.dof.aperture_fstop = fstop
    data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = aim(link(bpy.data.objects.new("camera", data)), location, target)


def overhead(height, target=(0, 0, 0)):
    """Straight from above."""
    camera((target[0], target[1] - 1e-4, height), target, fstop=64)


def goods():
    """Everything that is neither stage nor light."""
    kinds = ("MESH", "CURVE", "FONT")
    return [
        thing
        for thing in bpy.context.scene.objects
        if thing.type in kinds and not thing.hide_render and thing.name.split(".")[0] not in STAGE_PARTS
    ]


def frame(safe):
    """Moves the camera until the goods fill the `safe` part (width, height) of the picture, and keeps them sharp."""
    scene = bpy.context.scene
    eye = scene.camera
    points = rendered_points(goods(), 300)
    distance, start = eye.data.dof.focus_distance, eye.location.copy()
    corners = eye.data.view_frame(scene=scene)
    diagonal = corners[0] - corners[2]
    for _ in range(8):
        bpy.context.view_layer.update()
        seen = np.array([world_to_camera_view(scene, eye, point) for point in points])
        low, high = seen[:, :2].min(0), seen[:, :2].max(0)
        depth = float(np.median(seen[:, 2]))
        grow = max((high[0] - low[0]) / safe[0], (high[1] - low[1]) / safe[1])
        width, height = (abs(side) / abs(corners[0].z) * depth for side in diagonal[:2])
        center = (low + high) / 2 - 0.5
        move = Vector((center[0] * width, center[1] * height, (grow - 1) * depth))
        eye.location += eye.matrix_world.to_3x3() @ move
    axis = eye.matrix_world.to_3x3() @ Vector((0, 0, 1))
    eye.data.dof.focus_distance = max(0.1, distance + (eye.location - start).dot(axis))
