"""T-shirts, socks, totes and folded cloth."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from craft.cloth import bezier, collider, garment, run_cloth
from craft.curves import smooth_path
from craft.meshes import mesh, surface
from craft.shaping import group, modifier, solidify, subsurf
from craft.textiles import fabric, printed_cloth


def sock(tex="a", frames=30):
    """Sock lying flat; its pattern is `sock_<tex>`."""
    ol = (
        [(0, 4.0), (0, 1.6)]
        + bezier((0, 1.6), (-0.02, 0.9), (-0.15, 0.6), (0, 0.3), 10)[1:]
        + bezier((0, 0.3), (0.15, 0.02), (0.5, -0.02), (0.8, 0.04), 10)[1:]
        + [(2.1, 0.0)]
        + bezier((2.1, 0), (2.75, -0.02), (2.9, 0.75), (2.3, 0.95), 14)[1:]
        + bezier((2.3, 0.95), (1.5, 1.1), (1.15, 1.3), (1.1, 1.9), 12)[1:]
        + [(1.06, 4.0)]
    )
    ol = [tuple(p) for p in ol][::-1]
    m = printed_cloth(f"sock_{tex}", "knit", 1.3, 0.5)
    o = garment(ol, ol, lambda p: p.y < 3.99, (-1, -0.5, 3, 4.5), [m, m], 0.07, 0.12)
    fl = mesh("helper", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)])
    collider(fl, 0.01)
    o.location = (0, 0, 0.16)
    run_cloth(o, frames, 6, 0.25, 15, 0.5, 0.9, shrink=-0.012, damping=8)
    bpy.data.objects.remove(fl)
    solidify(o, 0.03, 0)
    subsurf(o, 1)
    return group([o])


def tote(tex="a", strap="#e9dfcb", frames=45, hang=2.6, pressure=0.5, w=3.7, h=4.1):
    """hangs in the XZ plane from a peg at (0,0,h+hang)"""
    ol = [(-w / 2, h), (-w / 2, 0.12), (-w / 2 + 0.12, 0), (w / 2 - 0.12, 0), (w / 2, 0.12), (w / 2, h)][::1]
    m = printed_cloth(f"tote_{tex}", "plain", 0.9, 0.5, 0.2)
    o = garment(ol, ol, lambda p: p.y < h - 0.001, (-w / 2, 0, w / 2, h * 1.0 + 0.06), [m, m], 0.1, 0.25)
    att = (-0.78, 0.78)
    vg = o.vertex_groups.new(name="pin")
    for v in o.data.vertices:
        if v.co.y > h - 0.45 and min(abs(v.co.x - a) for a in att) < 0.17:
            vg.add([v.index], 1.0, "REPLACE")
    # stand upright: y->z, front (+z) -> -y
    o.data.transform(Matrix.Rotation(math.radians(90), 4, "X"))
    run_cloth(o, frames, 7, 0.35, 22, 1.2, pressure, pin="pin", gravity=1, shrink=-0.008, damping=8)
    solidify(o, 0.03, 0)
    subsurf(o, 1)
    sm = fabric(strap, 0.9, "plain", bump=0.5, sheen=0.2)
    parts = [o]
    for side in (-1, 1):
        y0 = side * 0.20
        pts = [
            (-0.78, y0, h - 0.5),
            (-0.78, y0 * 1.05, h - 0.1),
            (-0.70, y0 * 0.9, h + 0.9),
            (-0.30, y0 * 0.45 + side * 0.03, h + hang - 0.45),
            (0, y0 * 0.3 + side * 0.05, h + hang - 0.02),
            (0.30, y0 * 0.45 + side * 0.03, h + hang - 0.45),
            (0.70, y0 * 0.9, h + 0.9),
            (0.78, y0 * 1.05, h - 0.1),
            (0.78, y0, h - 0.5),
        ]
        P = smooth_path(pts, 10)
        W2 = 0.16
        v = []
        f = []
        for i, p in enumerate(P):
            t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
            s = Vector((0, 1, 0)).cross(t).normalized()
            v += [p - s * W2, p + s * W2]
            if i:
                f.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
        st = mesh("strap", v, f, sm)
        solidify(st, 0.035, 0)
        subsurf(st, 1)
        parts.append(st)
    return group(parts)


def folded(
    color="#f4efe6", w=2.6, d=2.2, layers=5, t=0.075, weave="knit", mat=None, scale=0.8, noise_=0.03, seed=0
):
    """folded textile: one long sheet zig-zagging, folds at the front (-y)"""
    m = mat or fabric(color, scale, weave, bump=0.35)
    gap = t * 1.06
    P = []
    for k in range(layers):
        z = t / 2 + k * gap
        ys = np.linspace(d / 2, -d / 2, 24) if k % 2 == 0 else np.linspace(-d / 2, d / 2, 24)
        for y in ys:
            P.append((y * (1 - 0.004 * k), z))
        if k < layers - 1:
            yc = ys[-1]
            sg = -1 if k % 2 == 0 else 1
            for a in np.linspace(-90, 90, 8)[1:-1]:
                P.append(
                    (
                        yc + sg * math.cos(math.radians(a)) * gap * 0.55,
                        z + gap / 2 + math.sin(math.radians(a)) * gap / 2,
                    )
                )
    n = len(P)

    def fn(u, v):
        i = min(n - 1, int(round(v * (n - 1))))
        y, z = P[i]
        x = (u - 0.5) * w * (1 + 0.006 * noise.noise((i * 0.08, seed, 1)))
        q = noise.noise((x * 0.9, y * 0.9, seed + i / n * 0.0)) * noise_ * (z / (layers * gap) + 0.2)
        return Vector(
            (
                x,
                y + noise_ * 0.5 * noise.noise((x * 1.1, z * 3, seed + 5)),
                z + q - 0.02 * (abs(2 * u - 1) ** 6),
            )
        )

    o = surface(fn, 60, n, m)
    solidify(o, t * 0.9, 0)
    modifier(o, "BEVEL", width=t * 0.3, segments=3, limit_method="ANGLE", angle_limit=1.0)
    subsurf(o, 1)
    g = group([o])
    g["top"] = layers * gap
    return g
