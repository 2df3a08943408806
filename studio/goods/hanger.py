"""Coat hanger."""

from craft.materials import metal, wood
from craft.meshes import tube

HOOK = ((0, 6.72), (0, 7.6), (0, 7.8), (0.42, 8.2), (-0.05, 8.6), (-0.42, 8.35))
SHOULDERS = ((-1.2, 6.4), (-0.8, 6.57), (-0.4, 6.68), (0, 6.72), (0.4, 6.68), (0.8, 6.57), (1.2, 6.4))


def hanger():
    """Wooden, with a steel hook; lies within a shirt whose hem is at y = 0 and whose front looks to z."""
    hook = tube([(x, y, 0) for x, y in HOOK], 0.052, metal("#c4c7cb", 0.22))
    bar = tube([(x, y, -0.06) for x, y in SHOULDERS], 0.06, wood(axis="X"), flat=(0.16, 0.09))
    return [hook, bar]
