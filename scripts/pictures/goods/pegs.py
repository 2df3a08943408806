"""Wooden wall peg."""

from studio.materials import wood
from studio.meshes import lathe
from studio.shaping import place


def peg(x, z):
    """A peg that sticks out of the wall of `stage.wall`."""
    profile = [(0, 0), (0.13, 0), (0.13, 0.5), (0.2, 0.52), (0.2, 0.6), (0, 0.62)]
    return place(lathe(profile, wood(axis="Z"), seg=48, fillet=0.02), (x, 0.75, z), (90, 0, 0))
