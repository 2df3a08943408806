"""A piece of cloth with an embroidered mark, for close-ups."""

import math

from mathutils import Vector, noise

from craft.embroidery import embroider
from craft.meshes import surface
from craft.shaping import group, solidify
from craft.textiles import fabric


def stitched_cloth(color, art, first, second, wide=3.6, size=1.0):
    """The two plates of `art` in two threads, each with its own direction.

    Lies in soft waves, drawn in a little round the stitches; larger than the picture.
    """

    def at(u, v):
        x, y = (u - 0.5) * wide, (v - 0.5) * wide
        away = math.hypot(x, y) / size
        wave = 0.16 * noise.noise((x * 0.9, y * 0.9, 4)) * min(1, away * away)
        pucker = 0.012 * noise.noise((x * 7, y * 7, 2)) * math.exp(-((away - 0.75) ** 2) / 0.05)
        return Vector((x, y, wave + pucker))

    cloth = surface(at, 200, 200, fabric(color, 1.6, "twill", bump=0.55))
    solidify(cloth, 0.02, -1)
    threads = [
        embroider(cloth, art, (0, 0, 0), size, (0, -0.001, 1), 0.0115, 0.17, turn, plate, ink)
        for turn, plate, ink in ((28, (0.8, 1), first), (-52, (0.5, 0.8), second))
    ]
    return group([cloth, *threads])
