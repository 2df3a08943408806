"""Pens, pencils, notebooks, desk organizer."""

import math
import random

from craft.inks import BLUE, KEY, RUBINE, YELLOW
from craft.materials import image_mat, metal, paper, plastic, wood
from craft.meshes import box, lathe, surface, tube
from craft.printing import decal
from craft.relief import deboss as press
from craft.shaping import group, place, planar_uv, solidify
from craft.textiles import fabric, leather


def pen(color, trim="#d6d8da"):
    """Ball pen, standing on its tip."""
    m = plastic(color, 0.28, 0.5, 0.3)
    st = metal(trim, 0.18)
    r = 0.052
    b = lathe(
        [(0, 0.0), (0.008, 0.0), (0.012, 0.03), (0.016, 0.03), (0.034, 0.14), (0.034, 0.145)], st, seg=48
    )
    g_ = lathe([(0.034, 0.145), (0.046, 0.16), (r, 0.40), (r, 0.74)], m, seg=64)
    ring = lathe([(r, 0.74), (r + 0.004, 0.745), (r + 0.004, 0.775), (r, 0.78)], st, seg=64)
    u = lathe([(r, 0.78), (r, 1.28), (r - 0.006, 1.31), (0.02, 1.31)], m, seg=64, fillet=0.01)
    k = lathe(
        [(0.02, 1.31), (0.024, 1.315), (0.024, 1.40), (0.018, 1.42), (0, 1.42)], st, seg=48, fillet=0.006
    )
    cl = tube(
        [(0, -0.05, 1.27), (0, -0.085, 1.27), (0, -0.088, 1.0), (0, -0.072, 0.85), (0, -0.06, 0.83)],
        0.012,
        st,
        flat=(0.035, 0.014),
    )
    g = group([b, g_, ring, u, k, cl])
    return g


def pencil(col="#ffd400", art=None, L_=1.75):
    """Six-sided pencil, standing on its tip."""
    m = plastic(col, 0.3, 0.5, 0.3)
    wd = plastic("#d9b078", 0.7, 0.2)
    r = 0.037
    b = lathe([(r, 0.20), (r, L_ - 0.16)], m, seg=6)
    b.data.polygons.foreach_set("use_smooth", [False] * len(b.data.polygons))
    c = lathe([(0.012, 0.055), (r, 0.2)], wd, seg=32)
    l = lathe([(0, 0), (0.012, 0.055)], plastic("#22242a", 0.4), seg=24)
    f = lathe(
        [(r + 0.002, L_ - 0.16), (r + 0.004, L_ - 0.155), (r + 0.004, L_ - 0.04), (r, L_ - 0.035)],
        metal("#cfd2d6", 0.2),
        seg=48,
    )
    e = lathe(
        [(r - 0.002, L_ - 0.04), (r - 0.002, L_ - 0.01), (0.02, L_), (0, L_)], plastic("#ce0058", 0.7), seg=32
    )
    handle = group([b, c, l, f, e])
    if art:
        for z in (1.02, 1.14, 1.26):
            decal(m, art, (0, -r, z), (0.052, 0.052), up=(1, 0, 0), parent=handle, depth=0.02)
    return handle


def notebook(
    color="#14304f",
    band="#f0563d",
    art="stack_v_w",
    w=1.42,
    h=2.1,
    t=0.17,
    deboss=False,
    foil=None,
    ribbon="#f0563d",
    art_size=(0.55, 0.4),
):
    """Lies flat: cover on top, spine at -x. The mark is printed, stamped in `foil`, or pressed in without ink."""
    lm = leather(color, 0.55)
    pg = paper("#f5f0e4", 0.85)

    def cover(z):
        o = box((w, h, 0.028), 0.012, lm, 3)
        o.location = (0, 0, z)
        return o

    c1, c2 = cover(0.014), cover(t - 0.014)
    sp = surface(
        lambda u, v: (
            -w / 2 + 0.012 - 0.035 * math.sin(u * math.pi),
            (v - 0.5) * h * 0.998,
            0.004 + u * (t - 0.008),
        ),
        12,
        2,
        lm,
    )
    solidify(sp, 0.02)
    pgs = []
    for i in range(26):
        z = 0.03 + i * (t - 0.058) / 26
        j = random.uniform(-0.004, 0.004)
        p = box((w - 0.07 + j, h - 0.07, (t - 0.058) / 26 * 0.82), 0.0015, pg, 1)
        p.location = (0.0, 0, z + 0.002)
        pgs.append(p)
    bm_ = plastic(band, 0.7, 0.2)
    x = w / 2 - 0.17
    hh = h / 2 + 0.012
    el = tube(
        [
            (x, -hh, 0.03),
            (x, -hh, t - 0.02),
            (x, -hh + 0.03, t + 0.008),
            (x, 0, t + 0.009),
            (x, hh - 0.03, t + 0.008),
            (x, hh, t - 0.02),
            (x, hh, 0.03),
        ],
        0.02,
        bm_,
        flat=(0.06, 0.016),
        smooth=False,
    )
    parts = [c1, c2, sp, el] + pgs
    if ribbon:
        parts.append(
            tube(
                [
                    (-0.2, -h / 2 + 0.1, t * 0.5),
                    (-0.2, -h / 2 - 0.02, t * 0.5),
                    (-0.19, -h / 2 - 0.14, 0.012),
                    (-0.16, -h / 2 - 0.34, 0.012),
                ],
                0.02,
                plastic(ribbon, 0.6, 0.3),
                flat=(0.045, 0.008),
            )
        )
    g = group(parts)
    if deboss:
        press(lm, art, (-0.06, 0.02, t), art_size[0], g)
    elif art:
        decal(
            lm,
            art,
            (-0.06, 0.02, t),
            art_size,
            normal=(0, 0, 1),
            up=(0, 1, 0),
            parent=g,
            tint=foil or "#ffffff",
            metallic=1 if foil else None,
            rough=0.25 if foil else 0.5,
        )
    return g


def organizer(art="quarter_k"):
    """Wooden organizer with pen cup, phone and charging pad."""
    wd = wood("#d9b07c", "#a97f4c", 0.7)
    ft = fabric("#4a525c", 1.0, "plain", bump=0.3)
    parts = []
    b = box((3.4, 1.7, 0.32), 0.07, wd, 4)
    b.location = (0, 0, 0.16)
    c = box((0.95, 1.2, 0.95), 0.06, wd, 4)
    c.location = (-1.1, 0.15, 0.75)
    c2 = box((0.80, 1.05, 0.06), 0.02, plastic(KEY, 0.6), 3)
    c2.location = (-1.1, 0.15, 1.205)
    pad = lathe(
        [(0, 0.33), (0.48, 0.33), (0.5, 0.345), (0.5, 0.375), (0.47, 0.385), (0, 0.385)], ft, fillet=0.012
    )
    pad.location = (0.95, 0.1, 0)
    ph = box((0.75, 0.10, 1.55), 0.03, plastic("#101215", 0.25, 0.5, 0.5), 4)
    ph.location = (-0.05, 0.3, 1.05)
    ph.rotation_euler = (math.radians(-12), 0, 0)
    sc = box((0.69, 0.012, 1.48), 0.004, image_mat("poster1", 0.15, 0.5), 2)
    planar_uv(sc, "xz", (0.69, 1.48))
    sc.location = (-0.05, 0.243, 1.06)
    sc.rotation_euler = (math.radians(-12), 0, 0)
    parts += [b, c, c2, pad, ph, sc]
    for i, cc in enumerate((RUBINE, BLUE, YELLOW)):
        p = pen(cc)
        place(p, (-1.3 + 0.2 * i, 0.15 + 0.15 * (i % 2), 1.0), (4 - 5 * i, 6 * i - 6, 30 * i))
        parts.append(p)
    g = group(parts)
    decal(wd, art, (-1.1, -0.45, 0.76), (0.52, 0.52), parent=g, tint="#5a3417", bump=-0.4, depth=0.1)
    return g
