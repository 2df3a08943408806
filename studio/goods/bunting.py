"""Bunting."""

import math

from mathutils import Vector

from craft.inks import WHITE
from craft.meshes import surface, tube
from craft.printing import decal
from craft.shaping import group, solidify
from craft.textiles import fabric


def bunting(flags, width=12.0, sag=1.1, height=6.0):
    """Cloth triangles on a cord between two points; each flag is (colour, artwork)."""
    parts, handles = [], []
    cord = [
        (x, 0, height - sag * (1 - (2 * x / width) ** 2)) for x in (width * (i / 24 - 0.5) for i in range(25))
    ]
    parts.append(tube(cord, 0.05, fabric(WHITE, 2, "twill")))
    span = width / len(flags)
    for number, (color, art) in enumerate(flags):
        middle = width * ((number + 0.5) / len(flags) - 0.5)
        drop_at = lambda x: height - sag * (1 - (2 * x / width) ** 2)
        half, tall, phase = span * 0.44, span * 1.25, number * 1.7
        cloth = fabric(color, 0.8, "plain", bump=0.4, sheen=0.2)

        def flag(u, v):
            x = (u - 0.5) * 2 * half * (1 - v * 0.999)
            wave = 0.12 * v * math.sin(3 * u + phase) + 0.05 * math.sin(phase + 4 * v)
            return Vector((middle + x, -0.05 + wave, drop_at(middle + x) - v * tall))

        body = surface(flag, 24, 30, cloth)
        solidify(body, 0.02, 0)
        handle = group([body])
        decal(
            cloth,
            art,
            (middle, -0.05, drop_at(middle) - tall * 0.3),
            (half * 0.72,) * 2,
            parent=handle,
            depth=0.6,
        )
        handles.append(handle)
    return group(parts + handles)
