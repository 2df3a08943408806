"""Exposes the scene: colour, the denoiser's features, the mask of the field, and the stage without goods."""

import os

import bpy
import numpy as np

from craft.lens import goods
from craft.paths import EXPOSURES

PASSES = {
    "color": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "depth": "Denoising Depth",
    "field": "field",
}


def read(path):
    """The pixels of a float image; it is removed afterwards."""
    image = bpy.data.images.load(str(path))
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    path.unlink()
    return pixels.reshape(height, width, 4)


def expose(samples, seed, names, size):
    """Renders once and returns the named passes."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    EXPOSURES.mkdir(parents=True, exist_ok=True)
    files.base_path = str(EXPOSURES)
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name in names:
        files.file_slots.new(f"{os.getpid()}_{name}_")
        tree.links.new(layers.outputs[PASSES[name]], files.inputs[-1])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    scene.frame_set(1)
    scene.cycles.samples = samples
    scene.cycles.seed = seed
    bpy.ops.render.render()
    return {name: read(EXPOSURES / f"{os.getpid()}_{name}_0001.exr") for name in names}


def half(samples, seed, size):
    """One of the two exposures that the denoiser compares, and its mask."""
    seen = expose(samples, seed, tuple(PASSES), size)
    depth = np.minimum(seen["depth"][..., :1], 60) * 0.25
    features = np.concatenate([seen["albedo"][..., :3], seen["normal"][..., :3], depth], -1)
    return (np.minimum(seen["color"][..., :3], 30), features), seen["field"][..., :1]


def empty_stage(size):
    """The light on the stage without goods, at a quarter of the size."""
    hidden = goods()
    for thing in hidden:
        thing.hide_render = True
    stage = expose(24, 5, ("color",), (size[0] // 4, size[1] // 4))["color"][..., :3]
    for thing in hidden:
        thing.hide_render = False
    return np.maximum(stage, 1e-4)
