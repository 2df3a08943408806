"""Arrangements that would hold in reality."""

import math

from studio.shaping import place


def cascade(discs, radius, thickness, step, start=0.0, y=0.0):
    """Lays discs like fallen dominoes: the first lies flat, each next leans on the one before, its right edge down."""
    tilt = math.asin(thickness / step)
    for number, disc in enumerate(discs):
        lean = tilt if number else 0
        place(disc, (start + number * step, y, radius * math.sin(lean)))
        disc.rotation_mode = "XYZ"
        disc.rotation_euler = (0, lean, 0)
