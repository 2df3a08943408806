"""Cards, sheets, brochures, leaflets."""

import math
import random

from mathutils import Vector

from craft.materials import cardboard, image_mat, paper, plastic
from craft.meshes import box, lathe, surface
from craft.shaping import group, planar_uv, solidify


def card(img, w=0.85, h=0.482, t=0.009):
    """One business card, face up."""
    m = image_mat(img, 0.55, 0.35)
    o = box((w, h, t), 0.001, m, 1)
    planar_uv(o, "xy", (w, h))
    return o


def card_stack(img, n=40, edge="#f0563d", w=0.85, h=0.482, t=0.0095, jitter=0.006, turn=0.006):
    """A pile of cards; `edge` is the colour of the edges; `jitter` and `turn` tell how neatly they lie."""
    em = paper(edge)
    parts = []
    for i in range(n - 1):
        o = box((w, h, t * 0.86), 0.0012, em, 1)
        o.location = (random.gauss(0, jitter), random.gauss(0, jitter), t * (i + 0.5))
        o.rotation_euler[2] = random.gauss(0, turn)
        parts.append(o)
    c = card(img, w, h, t)
    c.location = (0, 0, t * (n - 0.5))
    parts.append(c)
    return group(parts)


def page_sheet(img, w=2.1, h=2.97, fn=None, mat=None, n=30, t=0.006):
    """A sheet of paper bent along `fn`."""
    m = mat or image_mat(img, 0.45, 0.4)
    o = surface(fn or (lambda u, v: Vector(((u - 0.5) * w, (v - 0.5) * h, 0))), n, 4, m)
    solidify(o, t, 0)
    return o


def brochure_stack(img, n=24, w=2.1, h=2.97, t=0.026):
    """A pile of brochures with a printed cover."""
    parts = []
    pg = paper("#fdfcf8")
    for i in range(n):
        top = i == n - 1
        m = image_mat(img, 0.35, 0.45, clearcoat=0.2) if top else pg
        o = box((w, h, t * 0.86), 0.009, m, 3)
        o.location = (random.gauss(0, 0.008), random.gauss(0, 0.008), t * (i + 0.5))
        o.rotation_euler[2] = random.gauss(0, 0.004)
        if top:
            planar_uv(o, "xy", (w, h))
        parts.append(o)
    g = group(parts)
    g["top"] = n * t
    return g


def open_booklet(l="spread_left", r="spread_right", w=2.1, h=2.97):
    """A booklet lying open at one spread."""
    parts = []
    for sx, im in ((-1, l), (1, r)):
        for k in range(7):

            def fn(u, v, k=k, sx=sx):
                x = u if sx > 0 else 1 - u
                z = (
                    (0.16 - 0.018 * k) * math.sin(min(1, x * 1.05) * math.pi) ** 0.8 * (1 - x) * 1.5
                    + 0.05 * (1 - k / 7) * (1 - 0.3 * x)
                    + 0.004 * (6 - k)
                )
                return Vector((sx * (0.004 + x * (w - 0.012 * k)), (v - 0.5) * h, z + 0.005))

            m = image_mat(im, 0.5, 0.35) if k == 0 else paper("#fbfaf6")
            parts.append(page_sheet(im, fn=fn, mat=m, n=40))
    return group(parts)


def trifold(img, w=1.0, h=2.1, ang=(28, -30, 26)):
    """A leaflet standing in its folds."""
    P = [(0, 0)]
    for a in ang:
        P.append((P[-1][0] + w * math.cos(math.radians(a)), P[-1][1] + w * math.sin(math.radians(a))))
    n = len(ang) * 16

    def fn(u, v):
        s = u * len(ang)
        i = min(len(ang) - 1, int(s))
        q = s - i
        a, b = P[i], P[i + 1]
        return Vector((a[0] + (b[0] - a[0]) * q - P[-1][0] / 2, a[1] + (b[1] - a[1]) * q, v * h))

    o = surface(fn, n + 1, 6, image_mat(img, 0.4, 0.4))
    solidify(o, 0.012, 0)
    return group([o])


def sheet(img, w=2.1, h=2.97, t=0.012):
    """One flat printed sheet."""
    o = box((w, h, t), 0.002, image_mat(img, 0.6, 0.3), 1)
    planar_uv(o, "xy", (w, h))
    o.location = (0, 0, t / 2)
    return group([o])


def poster_tube(img, L_=3.2, r=0.32, cap_="#15171c"):
    """standing kraft tube with cap, a rolled poster half out"""
    m = cardboard("#b08a5e")
    t = lathe([(0, 0), (r, 0), (r, L_ * 0.74), (r - 0.03, L_ * 0.74), (r - 0.03, 0.05), (0, 0.05)], m, seg=96)
    c = lathe(
        [(0, -0.012), (r + 0.02, -0.012), (r + 0.02, 0.10), (r, 0.11)], plastic(cap_, 0.4), fillet=0.015
    )
    im = image_mat(img, 0.5, 0.35)
    P = []
    for i in range(90):
        a = i / 89 * 2 * math.pi * 2.6
        rr = r - 0.045 - 0.012 * a / 6.28
        P.append((rr * math.cos(a - 2.2), rr * math.sin(a - 2.2)))
    o = surface(lambda u, v: Vector((*P[int(round(u * 89))], 0.2 + v * (L_ - 0.2))), 90, 8, im)
    solidify(o, 0.006, 0)
    return group([t, c, o])
