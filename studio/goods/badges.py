"""Pins and lanyards."""

from mathutils import Vector

from craft.curves import smooth_path
from craft.inks import KEY
from craft.materials import image_mat, metal, plastic
from craft.meshes import box, lathe, mesh, tube
from craft.printing import decal
from craft.shaping import group, planar_uv, solidify, subsurf
from craft.textiles import fabric


def enamel_pin(kind="duo_ry", r=0.3, shape="round", base="#ffd400", gold="#d8b56a"):
    """Hard enamel pin, round or square."""
    mt = metal(gold, 0.2)
    em = plastic(base, 0.22, 0.4, 0.15)
    if shape == "round":
        a = lathe(
            [
                (0, 0),
                (r - 0.01, 0),
                (r, 0.012),
                (r, 0.035),
                (r - 0.012, 0.045),
                (r - 0.025, 0.04),
                (0, 0.036),
            ],
            mt,
            fillet=0.006,
        )
        b = lathe([(0, 0.041), (r - 0.028, 0.041), (r - 0.026, 0.036)], em, fillet=0.002)
    else:
        a = box((2 * r, 2 * r, 0.045), 0.008, mt, 3, vbevel=0.08)
        a.location = (0, 0, 0.0225)
        b = box((2 * r - 0.045, 2 * r - 0.045, 0.03), 0.003, em, 2, vbevel=0.06)
        b.location = (0, 0, 0.034)
    g = group([a, b])
    z = 0.041 if shape == "round" else 0.049
    decal(
        em,
        kind,
        (0, 0, z),
        (r * 1.35, r * 1.35),
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=g,
        depth=0.05,
        bump=0.15,
    )
    return g


def lanyard(col="#0085ca", art="badge"):
    """flat-lay: badge in a clear holder, ribbon looping above"""
    fm = fabric(col, 2.2, "twill", uv=False, bump=0.35, sheen=0.2)
    st = metal("#cfd2d6", 0.18)
    parts = []
    c = box((1.40, 2.0, 0.03), 0.008, image_mat(art, 0.35, 0.45), 2, vbevel=0.06)
    c.location = (0, 0, 0.05)
    planar_uv(c, "xy", (1.4, 2.0))
    parts.append(c)
    h = tube(
        [(-0.70, -0.98, 0.07), (0.70, -0.98, 0.07), (0.70, 1.10, 0.07), (-0.70, 1.10, 0.07)],
        0.035,
        plastic("#dfe3e6", 0.25),
        closed=True,
        smooth=False,
    )
    bk = box((1.52, 2.22, 0.02), 0.006, plastic("#e9ecee", 0.3), 2, vbevel=0.09)
    bk.location = (0, 0.05, 0.02)
    parts += [h, bk]
    sl = box((0.34, 0.09, 0.05), 0.015, plastic("#c9ccd0", 0.4), 2, vbevel=0.04)
    sl.location = (0, 1.09, 0.06)
    parts.append(sl)
    parts.append(tube([(0, 1.06, 0.1), (0.0, 1.12, 0.16), (0, 1.28, 0.13), (0, 1.35, 0.1)], 0.035, st))
    hk = tube(
        [
            (-0.09, 1.35, 0.09),
            (-0.11, 1.5, 0.09),
            (0, 1.58, 0.1),
            (0.11, 1.5, 0.09),
            (0.09, 1.35, 0.09),
            (0, 1.29, 0.09),
        ],
        0.032,
        st,
        closed=True,
    )
    parts.append(hk)
    cl = box((0.34, 0.26, 0.12), 0.03, plastic(KEY, 0.35), 4)
    cl.location = (0, 1.74, 0.08)
    parts.append(cl)

    def rib(P, wd=0.24):
        P = smooth_path([(x, y, z) for x, y, z in P], 16)
        v, f = [], []
        for i, p in enumerate(P):
            t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
            s = Vector((-t.y, t.x, 0)).normalized()
            v += [p - s * wd / 2, p + s * wd / 2]
            if i:
                f.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
        o = mesh("rib", v, f, fm)
        solidify(o, 0.018, 0)
        subsurf(o, 1)
        parts.append(o)
        return P

    A = rib(
        [
            (-0.03, 1.80, 0.09),
            (-0.25, 2.6, 0.05),
            (-0.95, 3.6, 0.03),
            (-1.3, 4.8, 0.03),
            (-0.6, 5.8, 0.03),
            (0.5, 5.75, 0.03),
        ]
    )
    B = rib(
        [
            (0.03, 1.80, 0.12),
            (0.22, 2.6, 0.09),
            (0.80, 3.5, 0.05),
            (1.35, 4.5, 0.03),
            (1.2, 5.4, 0.03),
            (0.5, 5.75, 0.035),
        ]
    )
    g = group(parts)
    for P in (A, B):
        for q in range(22, len(P) - 6, 12):
            p = P[q]
            t = (P[q + 1] - P[q - 1]).normalized()
            decal(
                fm,
                "prism_w",
                (p.x, p.y, p.z),
                (0.2, 0.2),
                normal=(0, 0, 1),
                up=(t.x, t.y, 0),
                parent=g,
                depth=0.5,
            )
    return g
