"""Wooden wall peg."""

from craft.materials import wood
from craft.meshes import lathe
from craft.shaping import place


def peg(x, z):
    """A peg that sticks out of the wall of `stage.wall`."""
    profile = [(0, 0), (0.13, 0), (0.13, 1.12), (0.2, 1.15), (0.2, 1.25), (0, 1.27)]
    return place(lathe(profile, wood(axis="Z"), seg=48, fillet=0.02), (x, 1.2, z), (90, 0, 0))
