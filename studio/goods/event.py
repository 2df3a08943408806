"""Roll-up banner and large-format printer."""

import math

from mathutils import Vector

from craft.clear import emissive, glass
from craft.curves import smooth_path
from craft.materials import image_mat, metal, paper, plastic
from craft.meshes import box, lathe, surface, tube
from craft.shaping import group, place, solidify


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


def printer(img="poster", w=11):
    """Large-format printer with a poster coming out."""
    wh = plastic("#f1f2f3", 0.35, 0.5, 0.2)
    dk = plastic("#23282f", 0.35, 0.5)
    al = metal("#b9bdc2", 0.35)
    parts = []

    def bx(size, loc, m, bv=0.12, rot=(0, 0, 0)):
        o = box(size, bv, m, 5)
        place(o, loc, rot)
        parts.append(o)
        return o

    bx((w + 3.6, 3.0, 2.2), (0, 0, 9.4), wh, 0.35)
    bx((w + 3.7, 2.4, 0.5), (0, -0.1, 8.25), dk, 0.15)
    bx((w + 0.9, 0.3, 0.55), (0, -1.42, 9.0), dk, 0.08)
    bx((w + 0.6, 0.2, 0.9), (0, -1.46, 9.95), glass("#5a6672", 0.05), 0.06)
    bx((2.0, 3.3, 2.9), (w / 2 + 1.35, -0.1, 9.5), dk, 0.3)
    bx((1.35, 0.12, 0.95), (w / 2 + 1.35, -1.78, 10.0), emissive("#7fd6ea", 0.9), 0.04)
    for i in range(3):
        bx((0.3, 0.1, 0.16), (w / 2 + 0.95 + i * 0.4, -1.78, 9.15), plastic("#e9edf0"), 0.04)
    for sx in (-1, 1):
        bx((0.7, 0.9, 8), (sx * (w / 2 + 0.5), 0.3, 4.4), wh, 0.15)
        bx((0.9, 5.2, 0.6), (sx * (w / 2 + 0.5), -0.2, 0.7), dk, 0.2)
        for y in (-2.3, 1.9):
            c = lathe([(0, 0), (0.3, 0.02), (0.32, 0.3), (0.3, 0.58), (0, 0.6)], dk, seg=32, fillet=0.05)
            c.rotation_euler = (0, math.pi / 2, 0)
            c.location = (sx * (w / 2 + 0.5) - 0.3, y, 0.32)
            parts.append(c)
    bx((w + 1, 0.35, 0.35), (0, 0.3, 2.2), al, 0.08)
    pm = image_mat(img, 0.4, 0.4)
    pts = smooth_path(
        [
            (-1.5, 8.85),
            (-1.75, 8.75),
            (-1.95, 8.2),
            (-1.9, 6.6),
            (-1.75, 4.8),
            (-1.9, 3.4),
            (-2.6, 2.55),
            (-3.6, 2.35),
            (-4.6, 2.6),
        ],
        12,
    )
    n = len(pts)
    o = surface(
        lambda u, v: Vector(
            ((u - 0.5) * (w - 0.6), pts[int(round(v * (n - 1)))][0], pts[int(round((v) * (n - 1)))][1])
        ),
        20,
        n,
        pm,
    )
    lengths = [0.0]
    for a, b in zip(pts, pts[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    for corner in o.data.uv_layers[0].data:
        u, v = corner.uv
        corner.uv = (u, 1 - lengths[int(round(v * (n - 1)))] / lengths[-1])
    solidify(o, 0.02, 0)
    parts.append(o)
    r = lathe(
        [(0, -w / 2 + 0.2), (0.75, -w / 2 + 0.2), (0.75, w / 2 - 0.2), (0, w / 2 - 0.2)],
        paper("#fcfcfa"),
        seg=64,
    )
    r.rotation_euler = (0, math.pi / 2, 0)
    r.location = (0, 1.7, 7.6)
    parts.append(r)
    return group(parts)
