"""Coat hanger."""

from craft.materials import metal, wood
from craft.meshes import tube

HOOK = ((0, 6.72), (0, 7.6), (0, 7.8), (0.42, 8.2), (-0.05, 8.6), (-0.42, 8.35))
SHOULDERS = ((-0.92, 6.53), (-0.6, 6.63), (-0.3, 6.7), (0, 6.72), (0.3, 6.7), (0.6, 6.63), (0.84, 6.55))


def hanger():
    """Wooden, with a steel hook, as far as the collar shows it; within a shirt whose hem is at y = 0, its front to z."""
    hook = tube([(x, y, 0) for x, y in HOOK], 0.052, metal("#c4c7cb", 0.22))
    bar = tube([(x, y, -0.02) for x, y in SHOULDERS], 0.06, wood(axis="X"), flat=(0.16, 0.09))
    return [hook, bar]
