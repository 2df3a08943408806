"""The stage: an endless paper sweep, one soft key light from the upper left, fill and rim.

The sweep is neutral for the camera and ink-coloured for every other ray, so that bounce and reflection are honest;
`develop` lays the exact ink in afterwards.
"""

import math
import random

import bpy
import numpy as np
from mathutils import Vector

from craft.inks import INKS, linear, luminance
from craft.meshes import link, mesh
from craft.shaping import aim

STAGE_PARTS = ("backdrop", "floor", "wall", "helper")


def reset(seed=1):
    """An empty scene with the renderer's settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_min_samples = 6
    cycles.adaptive_threshold = 0.025
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.6
    scene.render.use_persistent_data = True
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    mask = scene.view_layers[0].aovs.add()
    mask.name = "field"
    mask.type = "VALUE"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def world(strength, color="#ffffff"):
    """Light from everywhere."""
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = linear(color)
    background.inputs[1].default_value = strength


def field_material(ink):
    """Grey paper to the camera, ink to all other light; marks the field in the `field` mask."""
    hue = 0.75 if ink == "yellow" else 0.55
    grey = luminance(INKS[ink])
    bounce = [min(0.86, max(0.045, c * (1 - hue) + grey * hue)) for c in linear(INKS[ink])[:3]]
    material = bpy.data.materials.new("field")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    path = tree.nodes.new("ShaderNodeLightPath")
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = (*bounce, 1)
    mix.inputs[2].default_value = (0.8, 0.8, 0.8, 1)
    diffuse = tree.nodes.new("ShaderNodeBsdfDiffuse")
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    mask = tree.nodes.new("ShaderNodeOutputAOV")
    mask.name = "field"
    mask.inputs["Value"].default_value = 1.0
    tree.links.new(path.outputs["Is Camera Ray"], mix.inputs[0])
    tree.links.new(mix.outputs[0], diffuse.inputs[0])
    tree.links.new(diffuse.outputs[0], output.inputs[0])
    return material


def sweep(ink, width=60, front=20, back=8, height=26, radius=5):
    """Seamless paper: a floor that curves up into a wall at y = back."""
    curve = [
        (back - radius + radius * math.sin(a), radius - radius * math.cos(a))
        for a in np.linspace(0, math.pi / 2, 32)[1:]
    ]
    profile = [(-front, 0), (back - radius, 0), *curve, (back, height)]
    corners = [(x, y, z) for y, z in profile for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    bpy.context.scene["ink"] = ink
    return mesh("backdrop", corners, faces, field_material(ink))


def softbox(location, target, size, power, color="#ffffff", spread=180):
    """A square area light that looks at `target`."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy = power
    light.color = linear(color)[:3]
    light.size = size
    light.spread = math.radians(spread)
    lamp = link(bpy.data.objects.new("softbox", light))
    return aim(lamp, location, target)


def table(ink, key=1.0, rim=0.6, ambient=0.30, target=(0, 0, 0.5), k=1.0, size=3.4):
    """Stage for standing goods; k scales it, 1 is a table top."""
    reset()
    sweep(ink, width=60 * k, front=20 * k, back=8 * k, height=26 * k, radius=5 * k)
    world(ambient)
    power = k * k
    softbox(Vector((-5.2, -2.6, 6.2)) * k, target, size * k, 900 * key * power, "#fffdfa")
    softbox(Vector((6.5, -4.5, 3.4)) * k, target, 5 * k, 120 * power, "#f7faff")
    softbox(Vector((2.2, 5, 6.5)) * k, target, 4 * k, 260 * rim * power)


def floor(ink, key=1.0, k=1.0):
    """Stage for goods that lie flat, seen from above."""
    reset()
    sweep(ink, width=120, front=60, back=60)
    world(0.26)
    softbox(Vector((-12, 8, 10)) * k, (0, 0, 0), 5.5 * k, 3800 * key * k * k, "#fffdfa")
    softbox(Vector((10, -9, 12)) * k, (0, 0, 0), 9 * k, 900 * k * k, "#f7faff")


def wall(ink):
    """Stage for goods that hang: a wall not far behind them."""
    reset()
    sweep(ink, back=1.2, radius=0.5, front=40, height=50).location.z = -20  # its floor stays out of sight
    world(0.30)
    softbox((-8, -7, 9), (0, 0, 3), 4, 2200, "#fffaf4")
    softbox((9, -8, 4), (0, 0, 3), 6, 420, "#f3f7ff")


def hall(ink):
    """Stage for things as tall as a room: floor and a far wall."""
    reset()
    world(0.38)
    sweep(ink, width=300, front=120, back=60, height=120, radius=1)
    softbox((-26, -40, 44), (0, 0, 8), 24, 30000, "#fffaf4")
    softbox((34, -34, 24), (0, 0, 8), 24, 7000, "#f3f7ff")
    softbox((0, 10, 60), (0, 0, 0), 30, 14000)
