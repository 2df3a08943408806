"""Paper shopping bags."""

import math

import numpy as np
from mathutils import Vector

from craft.materials import paper
from craft.meshes import surface, tube
from craft.printing import decal
from craft.shaping import group, solidify


def twisted(points, thick, material):
    """Two strands wound round each other along points."""
    strands = []
    for phase in (0, math.pi):
        strand = []
        for i, point in enumerate(points):
            angle = i * 0.9 + phase
            strand.append(Vector(point) + Vector((0, math.cos(angle), math.sin(angle))) * thick * 0.55)
        strands.append(tube(strand, thick * 0.62, material, res=4))
    return strands


def paper_bag(color, art, handle_color="#b98a5c", width=2.1, height=2.7, depth=0.95, tint=None, size=1.1):
    """Stands open, its sides creased inwards, two twisted handles."""
    stock, cord = paper(color, 0.75), paper(handle_color, 0.85)
    crease = 0.16

    def panel(y, lean):
        return surface(
            lambda u, v: Vector(((u - 0.5) * width, y * (1 - 0.12 * v) + lean * math.sin(u * math.pi) * 0.05 * v, v * height)),
            24, 24, stock,
        )  # fmt: skip

    def gusset(side):
        def fold(u, v):
            half = depth / 2 * (1 - 0.12 * v)
            inward = (1 - abs(2 * u - 1)) * crease * min(1, v * 2.2)
            return Vector((side * (width / 2 - inward), (u - 0.5) * 2 * half, v * height))

        return surface(fold, 25, 24, stock)

    walls = [panel(-depth / 2, -1), panel(depth / 2, 1), gusset(-1), gusset(1)]
    floor = surface(lambda u, v: Vector(((u - 0.5) * width, (v - 0.5) * depth, 0.01)), 3, 3, stock)
    for wall in [*walls, floor]:
        solidify(wall, 0.014, 0)
    parts = [*walls, floor]
    for side in (-1, 1):
        y = side * depth / 2 * 0.86
        arc = [
            (-0.42 * math.cos(a), y * (1 - 0.1 * math.sin(a)), height - 0.12 + 0.72 * math.sin(a) ** 0.8)
            for a in np.linspace(0, math.pi, 60)
        ]
        parts += twisted(arc, 0.035, cord)
    handle = group(parts)
    decal(stock, art, (0, -depth / 2, height * 0.46), (size, size), parent=handle, depth=0.2, tint=tint)
    return handle
