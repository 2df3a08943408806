"""Arrangements that would hold in reality."""

import math

from mathutils import Vector

from craft.shaping import place


def lean_out(stick, length, foot, rim):
    """Stands a stick, made with its tip at the origin, in a cup: tip up, from `foot` past `rim`."""
    foot, rim = Vector(foot), Vector(rim)
    up = (rim - foot).normalized()
    stick.location = foot + up * length
    stick.rotation_euler = (-up).to_track_quat("Z", "Y").to_euler()


def cascade(discs, radius, thickness, step, start=0.0, y=0.0):
    """Lays discs like fallen dominoes: the first lies flat, each next leans on the one before, its right edge down."""
    tilt = math.asin(thickness / step)
    for number, disc in enumerate(discs):
        lean = tilt if number else 0
        place(disc, (start + number * step, y, radius * math.sin(lean)))
        disc.rotation_mode = "XYZ"
        disc.rotation_euler = (0, lean, 0)
