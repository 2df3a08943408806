"""Roll-up banner."""

import math

from mathutils import Vector

from craft.materials import image_mat, metal, plastic
from craft.meshes import box, surface, tube
from craft.shaping import group, solidify


def rollup(img="banner_a", w=8.5, h=20):
    """Roll-up banner."""
    al = metal("#cfd2d6", 0.28, 0.5, axis="X")
    m = image_mat(img, 0.55, 0.3)
    bk = plastic("#22262b", 0.5)
    base = box((w + 0.35, 2.0, 0.85), 0.25, al, 6)
    base.location = (0, 0.15, 0.5)
    parts = [base]
    for sx in (-1, 1):
        c = box((0.12, 2.06, 0.9), 0.25, bk, 6)
        c.scale = (1, 1, 1)
        c.location = (sx * (w / 2 + 0.22), 0.15, 0.5)
        parts.append(c)
        ft = box((0.5, 3.4, 0.12), 0.05, al, 3)
        ft.location = (sx * w * 0.33, 0.15, 0.08)
        parts.append(ft)
    b = surface(
        lambda u, v: Vector(
            ((u - 0.5) * w, -0.05 + 0.06 * math.sin(u * math.pi) - 0.10 * math.sin(v * math.pi), 0.8 + v * h)
        ),
        24,
        24,
        m,
    )
    solidify(b, 0.03, 0)
    parts.append(b)
    top = tube([(-w / 2 - 0.08, 0, 0.8 + h), (w / 2 + 0.08, 0, 0.8 + h)], 0.16, al, smooth=False)
    parts.append(top)
    parts.append(tube([(0, 0.35, 0.8), (0, 0.3, h + 0.7)], 0.1, al, smooth=False))
    return group(parts)
