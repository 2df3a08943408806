"""Mugs, tumblers and bottles."""

import math

from craft.clear import glass
from craft.engraving import engrave
from craft.inks import KEY
from craft.materials import metal, plastic, rubber, wood
from craft.meshes import box, lathe, tube
from craft.printing import decal
from craft.shaping import group


def tumbler(
    color="#1f3a5f",
    art="arcs_v_w",
    lid="#1b1f25",
    art_size=(0.42, 0.32),
    powder=True,
    tint=None,
    close=False,
):
    """Insulated tumbler with steel rim and push lid; `close` models the engraving for a near look."""
    m = plastic(color, 0.42, 0.4, 0, "powder", texture=0.4 if close else 1.0) if powder else metal("#c9cbce", 0.3, 1)
    st = metal("#d9dadc", 0.25, 0.6)
    prof = [
        (0, 0.02),
        (0.30, 0.02),
        (0.31, 0),
        (0.335, 0),
        (0.345, 0.03),
        (0.355, 0.35),
        (0.44, 1.52),
        (0.44, 1.56),
    ]
    o = lathe(prof, m, fillet=0.03)
    rim = lathe(
        [(0.44, 1.56), (0.442, 1.565), (0.442, 1.64), (0.435, 1.65), (0.40, 1.65), (0.40, 1.5)],
        st,
        fillet=0.008,
    )
    l1 = lathe(
        [(0, 1.69), (0.18, 1.69), (0.35, 1.68), (0.405, 1.70), (0.412, 1.70), (0.412, 1.64), (0.39, 1.62)],
        plastic(lid, 0.3, 0.5),
        fillet=0.015,
    )
    sl = box((0.16, 0.26, 0.05), 0.02, plastic(lid, 0.35))
    sl.location = (0, -0.15, 1.70)
    base = lathe(
        [(0, -0.0), (0.31, 0), (0.333, 0.002), (0.338, 0.02), (0.341, 0.055), (0.336, 0.06)],
        rubber("#17191c"),
        fillet=0.01,
    )
    g = group([o, rim, l1, sl, base])
    if close:
        engrave(m, art, 0.3986, 0.95, art_size[0], g, slope=0.0726)
    elif art:
        decal(
            m,
            art,
            (0, 0, 0.95),
            art_size,
            cyl=0.40,
            parent=g,
            tint=tint or "#d9dbde",
            metallic=0 if tint else 1,
            rough=0.32,
            bump=-0.25,
        )
    return g


def bottle(
    color="#e8613c",
    art="wave_v_w",
    cap="#20242a",
    wood_cap=False,
    art_size=(0.46, 0.34),
    finish="powder",
    loop=True,
    engraved=True,
    close=False,
):
    """Steel bottle with a loop cap or a wooden one; `close` models the engraving for a near look."""
    m = plastic(color, 0.38, 0.4, 0, "powder", texture=0.25 if close else 1.0) if finish == "powder" else metal(color, 0.3, 1.0)
    st = metal("#dcdcde", 0.22, 0.5)
    o = lathe(
        [
            (0, 0.03),
            (0.30, 0.03),
            (0.31, 0),
            (0.345, 0),
            (0.365, 0.04),
            (0.365, 1.55),
            (0.33, 1.78),
            (0.215, 1.93),
            (0.205, 1.98),
        ],
        m,
        fillet=[0, 0.02, 0.02, 0.02, 0.04, 0.25, 0.22, 0.12, 0],
    )
    ring = lathe([(0.205, 1.97), (0.215, 1.985), (0.215, 2.03), (0.2, 2.04)], st, fillet=0.006)
    cm = wood(axis="Z", scale=2) if wood_cap else plastic(cap, 0.4, 0.4)
    c = lathe(
        [(0.2, 2.03), (0.235, 2.04), (0.24, 2.06), (0.235, 2.28), (0.21, 2.31), (0, 2.31)], cm, fillet=0.025
    )
    parts = [o, ring, c]
    if not wood_cap:
        for k in range(28):
            a = k / 28 * 2 * math.pi
            b = box((0.02, 0.018, 0.16), 0.007, cm, 2)
            b.location = (0.236 * math.cos(a), 0.236 * math.sin(a), 2.16)
            b.rotation_euler[2] = a
            parts.append(b)
    if loop:
        parts.append(
            tube(
                [
                    (-0.19, 0, 2.24),
                    (-0.20, 0, 2.36),
                    (-0.12, 0, 2.50),
                    (0.12, 0, 2.50),
                    (0.20, 0, 2.36),
                    (0.19, 0, 2.24),
                ],
                0.04,
                cm,
            )
        )
    g = group(parts)
    if close:
        engrave(m, art, 0.365, 0.95, art_size[0], g)
    elif art:
        decal(
            m,
            art,
            (0, 0, 0.95),
            art_size,
            cyl=0.365,
            parent=g,
            tint="#dfe0e2" if engraved else None,
            metallic=1 if engraved else None,
            rough=0.3,
            bump=-0.25 if engraved else 0,
        )
    return g


def wine_tumbler(color="#ce0058", art="wave_w", tint="#e4e5e7", engraved=True):
    """Stemless insulated tumbler with a clear lid."""
    m = plastic(color, 0.40, 0.4, 0, "powder", texture=1.0)
    st = metal("#d9dadc", 0.25, 0.6)
    o = lathe(
        [
            (0, 0.02),
            (0.24, 0.02),
            (0.25, 0),
            (0.29, 0.01),
            (0.36, 0.14),
            (0.41, 0.38),
            (0.415, 0.58),
            (0.385, 0.88),
            (0.36, 1.00),
        ],
        m,
        fillet=[0, 0.01, 0.01, 0.05, 0.10, 0.12, 0.15, 0.15, 0],
    )
    rim = lathe(
        [(0.36, 0.995), (0.362, 1.0), (0.352, 1.07), (0.345, 1.075), (0.335, 1.05), (0.36, 0.6)],
        st,
        fillet=0.005,
    )
    ld = glass("#eef4f6", 0.08, 1.45)
    l = lathe(
        [(0, 1.10), (0.28, 1.10), (0.345, 1.115), (0.36, 1.10), (0.36, 1.075), (0.33, 1.06), (0, 1.06)],
        ld,
        fillet=0.012,
    )
    sl = box((0.14, 0.18, 0.035), 0.015, plastic(KEY, 0.4))
    sl.location = (0, -0.13, 1.115)
    g = group([o, rim, l, sl])
    decal(
        m,
        art,
        (0, 0, 0.52),
        (0.36, 0.36),
        cyl=0.41,
        parent=g,
        tint=tint,
        metallic=1 if engraved else 0,
        rough=0.3,
        bump=-0.2 if engraved else 0,
    )
    return g
