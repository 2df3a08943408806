"""Smooth lines and rounded profiles."""

import numpy as np
from mathutils import Vector


def smooth_path(pts, n=8):
    """Catmull-Rom through pts"""
    P = [Vector(p) for p in pts]
    out = []
    for i in range(len(P) - 1):
        p0 = P[max(0, i - 1)]
        p1 = P[i]
        p2 = P[i + 1]
        p3 = P[min(len(P) - 1, i + 2)]
        for k in range(n):
            t = k / n
            out.append(
                0.5
                * (
                    (2 * p1)
                    + (p2 - p0) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (3 * p1 - p0 - 3 * p2 + p3) * t**3
                )
            )
    return out + [P[-1]]


def round_profile(pts, r=0.03, n=5):
    """fillet a 2-D polyline"""
    out = [Vector(pts[0])]
    for i in range(1, len(pts) - 1):
        a, b, c = Vector(pts[i - 1]), Vector(pts[i]), Vector(pts[i + 1])
        rr = r[i] if isinstance(r, (list, tuple)) else r
        d1, d2 = (a - b), (c - b)
        q = min(rr, d1.length * 0.49, d2.length * 0.49)
        if q < 1e-6 or d1.length < 1e-6:
            out.append(b)
            continue
        s, e = b + d1.normalized() * q, b + d2.normalized() * q
        out += [(1 - t) ** 2 * s + 2 * t * (1 - t) * b + t * t * e for t in np.linspace(0, 1, n)]
    return out + [Vector(pts[-1])]
