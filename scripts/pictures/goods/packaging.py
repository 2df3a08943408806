"""Boxes and what lies in them."""

import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

from studio.materials import cardboard, paper, plastic
from studio.meshes import box, link, mesh
from studio.printing import decal
from studio.shaping import group, place


def shreds(w, d, z0, z1, n=700, colors=("#efe7d8",), seed=2):
    """Paper wool for boxes."""
    r = random.Random(seed)
    out = []
    for ci, c in enumerate(colors):
        v, f = [], []
        for _ in range(n // len(colors)):
            L = r.uniform(0.6, 1.3)
            k = 9
            wd = 0.045
            M4 = (
                Matrix.Translation(
                    (
                        r.uniform(-w / 2 + 0.3, w / 2 - 0.3),
                        r.uniform(-d / 2 + 0.3, d / 2 - 0.3),
                        r.uniform(z0, z1),
                    )
                )
                @ Euler((r.uniform(-0.6, 0.6), r.uniform(-0.5, 0.5), r.uniform(0, 6.28))).to_matrix().to_4x4()
            )
            b = len(v)
            bend = r.uniform(-0.5, 0.5)
            for i in range(k + 1):
                x = (i / k - 0.5) * L
                y = bend * x * x
                z = 0.035 if i % 2 else -0.035
                for s in (-wd / 2, wd / 2):
                    q = M4 @ Vector((x, y + s, z))
                    q.x = max(-w / 2, min(w / 2, q.x))
                    q.y = max(-d / 2, min(d / 2, q.y))
                    v.append(q)
                if i:
                    f.append((b + 2 * i - 2, b + 2 * i - 1, b + 2 * i + 1, b + 2 * i))
        out.append(mesh("shred", v, f, paper(c), smooth=False))
    return out


def mailer(
    w=4.4, d=3.4, h=1.15, out="#14304f", inn="#f0563d", lid_angle=108, t=0.06, art="boxlid", side="boxside"
):
    """Open mailing box, lid up."""
    mo, mi, kr = paper(out, 0.6), paper(inn, 0.7), cardboard()
    parts = []

    def wall(size, loc, mats=None, rot=(0, 0, 0)):
        o = box(size, 0.012, mo, 2)
        place(o, loc, rot)
        parts.append(o)
        return o

    def panel(size, loc, rot=(0, 0, 0), m=mi):
        o = box(size, 0.003, m, 1)
        place(o, loc, rot)
        parts.append(o)
        return o

    wall((w, d, t), (0, 0, t / 2))
    panel((w - 2 * t, d - 2 * t, 0.01), (0, 0, t + 0.005))
    for sx in (-1, 1):
        wall((t * 1.6, d, h), (sx * (w / 2 - t * 0.8), 0, h / 2))
        panel((0.01, d - 2 * t, h - t), (sx * (w / 2 - t * 1.6 - 0.006), 0, h / 2 + t / 2 - 0.004))
    f = wall((w, t, h), (0, -d / 2 + t / 2, h / 2))
    panel((w - 3.3 * t, 0.01, h - t), (0, -d / 2 + t + 0.006, h / 2 + t / 2 - 0.004))
    wall((w, t, h), (0, d / 2 - t / 2, h / 2))
    panel((w - 3.3 * t, 0.01, h - t), (0, d / 2 - t - 0.006, h / 2 + t / 2 - 0.004))
    piv = link(bpy.data.objects.new("lid", None))
    piv.location = (0, d / 2 - t / 2, h)
    piv.rotation_euler = (math.radians(-lid_angle), 0, 0)
    # lid in its own frame: closed = lying over the box towards -y
    n0 = len(parts)
    wall((w, d, t), (0, -d / 2, t / 2))
    pl = panel((w - 0.02, d - 0.02, 0.01), (0, -d / 2, -0.006))
    wall((w - 0.2, t * 0.8, h * 0.75), (0, -d + t / 2, -h * 0.37))
    panel((w - 0.22, 0.01, h * 0.73), (0, -d + t + 0.004, -h * 0.37))
    for sx in (-1, 1):
        wall((t * 0.8, d * 0.8, h * 0.55), (sx * (w / 2 - 0.15), -d / 2, -h * 0.27))
    for o in parts[n0:]:
        o.parent = piv
    if art:
        decal(
            mi,
            art,
            (0, -d / 2, -0.012),
            (w * 0.72, w * 0.54),
            normal=(0, 0, -1),
            up=(0, -1, 0),
            parent=piv,
            depth=0.05,
        )
    g = group(parts + [piv])
    if side:
        decal(mo, side, (0, -d / 2, h / 2), (w * 0.5, w * 0.125), normal=(0, -1, 0), parent=g, depth=0.2)
    return g


def carton(w=2.2, d=1.6, h=1.5, col="#b98a5c", art="kite_k", tint=None, tape="#ce0058", asz=0.9, m=None):
    """closed shipping / product carton with flap seam and tape"""
    cm = m or cardboard(col)
    b = box((w, d, h), 0.018, cm, 3)
    b.location = (0, 0, h / 2)
    parts = [b]
    if tape:
        tm = plastic(tape, 0.3, 0.5)
        a = box((w + 0.006, 0.34, 0.012), 0.003, tm, 1)
        a.location = (0, 0, h + 0.002)
        parts.append(a)
        for sx in (-1, 1):
            e = box((0.012, 0.34, 0.42), 0.003, tm, 1)
            e.location = (sx * (w / 2 + 0.001), 0, h - 0.205)
            parts.append(e)
    else:
        s = box((w - 0.02, 0.012, 0.006), 0.002, plastic("#5b4128", 0.9), 1)
        s.location = (0, 0, h + 0.001)
        parts.append(s)
    g = group(parts)
    decal(cm, art, (0, -d / 2, h * 0.5), (asz, asz), normal=(0, -1, 0), parent=g, depth=0.2, tint=tint)
    return g
