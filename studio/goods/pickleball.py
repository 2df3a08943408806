"""Pickleball paddle cut from plywood, and the ball."""

import math

import numpy as np
from mathutils import Vector

from craft.curves import round_profile
from craft.inks import KEY
from craft.materials import grain_bump, new_material, plastic, set_inputs, wood
from craft.meshes import lathe, mesh, surface, tube
from craft.printing import decal
from craft.shaping import bevel, group, modifier, place, solidify
from craft.textiles import leather

THICK = 0.11
GRIP = 1.28  # length of the wrapped handle
WRAP = 0.21  # how far the tape climbs in one turn


def plywood(plies=7):
    """The edge of a sawn board: light and dark layers over the thickness, frayed by the saw."""
    material, tree, shader = new_material("plywood")
    set_inputs(shader, Roughness=0.62, Specular=0.25)
    link, new = tree.links.new, tree.nodes.new
    height, split, ramp = new("ShaderNodeTexWave"), new("ShaderNodeTexCoord"), new("ShaderNodeValToRGB")
    height.bands_direction, height.wave_profile = "Z", "SIN"
    # One light and one dark ply a period, and 2 pi / 20 units a band.
    height.inputs["Scale"].default_value = math.pi / 10 * plies / 2 / THICK
    height.inputs["Distortion"].default_value = 0.5
    height.inputs["Detail Scale"].default_value = 6
    for step, color in zip(ramp.color_ramp.elements, ((0.24, 0.105, 0.035, 1), (0.74, 0.50, 0.27, 1))):
        step.color = color
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.30, 0.62
    link(split.outputs["Object"], height.inputs["Vector"])
    link(height.outputs["Fac"], ramp.inputs[0])
    link(ramp.outputs[0], shader.inputs["Base Color"])
    grain_bump(tree, shader, 90, 0.03)
    return material


def board(face):
    """The paddle's board, lying, its handle towards -y; printed where the hand does not hold it."""
    half = [(0.13, 0), (0.13, GRIP + 0.02), (0.93, GRIP + 0.36), (0.98, 3.94)]
    outline = round_profile(
        [(0, 0), *half, *((-x, y) for x, y in half[::-1]), (0, 0)],
        [0, 0, 0.16, 0.42, 0.44, 0.44, 0.42, 0.16, 0, 0], 12,
    )[:-1]  # fmt: skip
    count = len(outline)
    corners = [(x, y, z) for z in (0, THICK) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides]
    bare = wood("#e6c596", "#d3a972", axis="Y", scale=0.7, rough=0.5)
    body = mesh("board", corners, faces, bare, smooth=False)
    body.data.materials.append(plywood())
    body.data.polygons.foreach_set("material_index", [0, 0, *[1] * count])
    bevel(body, 0.012, 3)
    return body, bare


def wrap(hide):
    """Tape wound round the handle: each turn lies over the one below it."""

    def at(u, v):
        angle = 2 * math.pi * u
        y = 0.07 + v * (GRIP - 0.07)
        turn = (y / WRAP + u) % 1
        over = 0.03 * min(1, (1 - turn) / 0.07) * (0.3 + 0.7 * turn)
        flare = 0.035 * math.exp(-y / 0.09) + 0.012 * math.exp(-(((y - 0.55) / 0.4) ** 2))
        across, tall = 0.165 + over + flare, 0.118 + over + flare
        # Eight soft corners, as a planed handle has.
        square = 1 + 0.035 * math.cos(4 * angle)
        return Vector((across * square * math.cos(angle), y, THICK / 2 + tall * square * math.sin(angle)))

    return surface(at, 96, 420, hide, wrap_u=True)


def cord(material, side):
    """The loop for the wrist, out of the butt and along the table, to the right or (-1) to the left."""
    points = [
        (0, 0.05, 0.05), (0.02, -0.1, 0), (0.2, -0.3, -0.085), (0.5, -0.5, -0.085), (0.62, -0.86, -0.085),
        (0.3, -1.02, -0.085), (0.03, -0.78, -0.085), (0, -0.4, -0.05), (-0.03, -0.1, 0.03), (-0.02, 0.05, 0.05),
    ]  # fmt: skip
    return tube([(side * x, y, z) for x, y, z in points], 0.022, material)


def paddle(face, grip="#2b2f35", band=KEY, side=1):
    """Pickleball paddle of basswood, lying, its handle towards -y; the face is printed up to the throat."""
    body, bare = board(face)
    hide, dark = leather(grip, 0.55), plastic(band, 0.5, 0.4, texture=0.5)
    end = [(0, -0.03), (0.15, -0.03), (0.205, 0), (0.21, 0.09), (0.19, 0.11), (0, 0.11)]
    butt = lathe(end, dark, fillet=0.025)
    place(butt, (0, 0, THICK / 2), (-90, 0, 0), (1.02, 0.78, 1))
    tape = surface(
        lambda u, v: Vector((
            (0.2 + 0.004 * math.sin(9 * math.pi * v)) * math.cos(2 * math.pi * u),
            GRIP - 0.07 + 0.13 * v,
            THICK / 2 + 0.153 * math.sin(2 * math.pi * u),
        )),
        64, 10, dark, wrap_u=True,
    )  # fmt: skip
    handle = group([body, wrap(hide), butt, tape, cord(dark, side)])
    lying = {"normal": (0, 0, 1), "up": (0, 1, 0)}
    decal(bare, face, (0, 2.79, THICK), (2.34, 2.34), **lying, parent=handle, depth=0.01, rough=0.3)
    return handle


def pickleball(color, radius=0.37, number=40):
    """Hollow ball: a shell with holes drilled through it, welded round its middle."""
    profile = [
        ((radius + 0.003 * (abs(a) < 0.02)) * math.cos(a), radius * math.sin(a))
        for a in np.linspace(-math.pi / 2, math.pi / 2, 97)
    ]
    profile[0], profile[-1] = (0, -radius), (0, radius)
    ball = lathe(profile, plastic(color, 0.42, 0.4, texture=0.4))
    solidify(ball, 0.03, -1)
    verts, faces = [], []
    for i in np.arange(number) + 0.5:
        polar, around = math.acos(1 - 2 * i / number), math.pi * (1 + 5**0.5) * i
        level = math.sin(polar)
        out = Vector((level * math.cos(around), level * math.sin(around), math.cos(polar)))
        turn = out.to_track_quat("Z", "Y")
        first, ring = len(verts), np.linspace(0, 2 * math.pi, 29)[:-1]
        for high in (radius - 0.1, radius + 0.1):
            verts += [turn @ Vector((0.046 * math.cos(a), 0.046 * math.sin(a), high)) for a in ring]
        faces += [[first + k for k in range(28)][::-1], [first + 28 + k for k in range(28)]]
        beside = [(k + 1) % 28 for k in range(28)]
        faces += [[first + k, first + j, first + 28 + j, first + 28 + k] for k, j in enumerate(beside)]
    drills = mesh("drills", verts, faces, smooth=False)
    drills.hide_render = True
    drills.parent = ball
    # The exact solver leaves the ball whole in Debian's Blender.
    modifier(ball, "BOOLEAN", object=drills, solver="FAST")
    return place(ball, (0, 0, radius))
