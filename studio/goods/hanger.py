"""Coat hanger."""

from craft.materials import metal, wood
from craft.meshes import tube

HOOK = ((0, 7.02), (0, 7.5), (0, 7.65), (0.27, 7.95), (-0.03, 8.2), (-0.27, 8.05))
SHOULDERS = ((-1.35, 6.46), (-0.85, 6.76), (-0.35, 6.94), (0, 7.01), (0.35, 6.94), (0.85, 6.76), (1.35, 6.46))


def hanger(x, y, z, size):
    """Wooden, with a steel hook; lies in the collar of a shirt of `size` whose hem is at z."""
    tube([(x + dx * size, y - 0.02, z + dz * size) for dx, dz in HOOK], 0.035, metal("#c4c7cb", 0.22))
    bar = [(x + dx * size / 0.66, y - 0.035, z + dz * size) for dx, dz in SHOULDERS]
    tube(bar, 0.06, wood(axis="X"), flat=(0.05, 0.14))
