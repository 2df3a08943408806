"""Caps."""

import math

import numpy as np
from mathutils import Vector

from craft.embroidery import embroider
from craft.materials import plastic
from craft.meshes import lathe, surface
from craft.shaping import group, modifier, solidify, stitch
from craft.textiles import fabric


def cap(color="#14304f", brim=None, art="arcs_w", R=0.88, H=1.04, thread="#e9e4da"):
    """Six-panel cap with stitched brim; the mark, in one ink, is embroidered on the front."""
    cm = fabric(color, 1.5, "twill", uv=True, bump=0.45)
    bmn = cm if not brim else fabric(brim, 1.5, "twill", uv=True, bump=0.45)
    th = plastic(thread, 0.6, 0.2)
    ex = 1.13

    def crown(a, v):
        # v 0 bottom..1 top ; a=0 is front(-y)
        f = 0.5 + 0.5 * math.cos(a)
        e = 2.25 + 0.45 * f
        t = v * math.pi / 2
        c, s = math.cos(t) ** (2 / e), math.sin(t) ** (2 / (e * 0.92))
        c = max(c, 0)
        seam = 0
        for k in range(6):
            d = (a - k * math.pi / 3 - 0 + math.pi) % (2 * math.pi) - math.pi
            seam = max(seam, math.exp(-((d * R * max(c, 0.12) / 0.016) ** 2)))
        r = R * c * (1 - 0.016 * seam) * (1 + 0.012 * math.sin(3 * a) ** 2 * math.sin(2 * t))
        return Vector((r * math.sin(a), -r * math.cos(a) * ex, H * s * (1 + 0.03 * f) - 0.004 * seam))

    c = surface(lambda u, v: crown(u * 2 * math.pi, v * 0.995), 361, 70, cm, uvs=(5.5, 1.5))
    solidify(c, 0.025, -1)
    parts = [c]
    btn = lathe([(0, 0.05), (0.05, 0.045), (0.085, 0.015), (0.09, 0)], cm, seg=48, fillet=0.03)
    btn.location = crown(0, 1) + Vector((0, 0, 0.0))
    parts.append(btn)
    for k in range(6):
        for sgn in (-1, 1):
            pts = []
            for v in np.linspace(0.01, 0.93, 60):
                p0 = crown(k * math.pi / 3, v)
                rr = max(0.08, math.hypot(p0.x, p0.y / ex))
                a = k * math.pi / 3 + sgn * 0.03 / rr
                p = crown(a, v)
                pts.append(p + Vector((p.x, p.y, p.z * 0.4)).normalized() * -0.0015)  # half sunk: no teeth on the outline

            if k == 0:  # keep the front seam clear where the embroidery sits
                parts.append(stitch(pts[: int(len(pts) * 0.13)], th, 0.004, 0.03, 0.018))
                pts = pts[int(len(pts) * 0.62) :]
            parts.append(stitch(pts, th, 0.004, 0.03, 0.018))
        a = (k + 0.5) * math.pi / 3
        p = crown(a, 0.62)
        n = Vector((p.x, p.y, p.z * 0.8)).normalized()
        ey = lathe(
            [(0.016, -0.004), (0.018, 0.006), (0.034, 0.006), (0.038, -0.006)], th, seg=32, fillet=0.006
        )
        ey.location = p
        ey.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
        parts.append(ey)
    A = math.radians(70)
    L = 1.12

    def brimf(u, v):
        a = (u * 2 - 1) * A
        p = crown(a, 0)
        w = math.cos(a / A * math.pi / 2) ** 0.85
        d = Vector((math.sin(a) * 0.42, -1, 0))
        q = p + d * (L * w * v)
        ends = min(1, 1.4 * w)  # flush with the crown there
        q.z = 0.032 - (0.24 * q.x**2 * v + 0.10 * v * v) * ends * ends * (3 - 2 * ends)
        return q

    b = surface(brimf, 121, 24, bmn, uvs=(2.0, 1.1))
    solidify(b, 0.035, 0)
    modifier(b, "BEVEL", width=0.014, segments=3, limit_method="ANGLE", angle_limit=1.0)
    parts.append(b)
    for v in (0.2, 0.36, 0.52, 0.68, 0.84, 0.95):
        parts.append(
            stitch(
                [brimf(u, v) + Vector((0, 0, 0.0185)) for u in np.linspace(0.04, 0.96, 120)],
                th,
                0.0045,
                0.04,
                0.025,
            )
        )
    parts.append(embroider(c, art, (0, -R * ex, 0.47), 0.6, (0, -1, 0.22)))
    g = group(parts)
    g.rotation_euler[0] = math.radians(6)
    return g
