"""Gift wrap: rolls and tissue."""

import math
import random

from mathutils import Vector

from craft.materials import cardboard, image_mat
from craft.meshes import lathe, surface
from craft.shaping import group, place, solidify


def wrap_roll(art, length=2.6, radius=0.26):
    """A roll of printed paper lying along x, on its core."""
    core = place(
        lathe(
            [
                (0.12, -length / 2 - 0.02),
                (0.14, -length / 2 - 0.02),
                (0.14, length / 2 + 0.02),
                (0.12, length / 2 + 0.02),
            ],
            cardboard(),
        ),
        (0, 0, radius),
        (0, 90, 0),
    )
    turns = 5.5

    def wind(u, v):
        angle = -u * turns * 2 * math.pi
        r = 0.145 + (radius - 0.145) * u
        return Vector(((v - 0.5) * length, r * math.cos(angle), radius + r * math.sin(angle)))

    wound = surface(wind, 260, 6, image_mat(art, 0.45, 0.4), uvs=(5.2, 1.55))
    solidify(wound, 0.008, 0)
    return group([core, wound])


def tissue(art, width=1.5, depth=1.1, layers=5):
    """A few sheets of printed tissue, loosely stacked."""
    chance = random.Random(4)
    sheets = []
    for i in range(layers):
        phase = chance.uniform(0, 6)
        sheet = surface(
            lambda u, v: Vector(((u - 0.5) * width, (v - 0.5) * depth, 0.012 * math.sin(u * 5 + phase) * math.sin(v * 4 + phase) + 0.02)),
            24, 20, image_mat(art, 0.8, 0.2),
        )  # fmt: skip
        solidify(sheet, 0.004, 0)
        sheets.append(place(sheet, (0, 0, 0.022 * i), (0, 0, chance.uniform(-7, 7))))
    return group(sheets)
