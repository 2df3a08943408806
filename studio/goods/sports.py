"""Squeeze bottle, pickleball paddle and ball, hand fan."""

import math

import numpy as np

from craft.inks import KEY
from craft.materials import image_mat, paper, plastic, wood
from craft.meshes import box, lathe, tube
from craft.outlines import slab
from craft.printing import decal
from craft.shaping import group, place, planar_uv
from craft.textiles import leather


def squeeze_bottle(color, cap_color, art, tint=None):
    """Sports bottle with a waist, a ribbed cap and a pull spout."""
    soft, cap, clear = plastic(color, 0.42, 0.4), plastic(cap_color, 0.4, 0.4), plastic("#e9ecee", 0.3)
    body = lathe(
        [(0, 0.02), (0.30, 0.02), (0.33, 0), (0.365, 0.04), (0.37, 0.95), (0.335, 1.10), (0.335, 1.26), (0.37, 1.40), (0.36, 1.58), (0.30, 1.66)],
        soft, fillet=[0, 0.02, 0.02, 0.04, 0.1, 0.08, 0.08, 0.1, 0.06, 0],
    )  # fmt: skip
    lid = lathe(
        [
            (0.30, 1.64),
            (0.345, 1.65),
            (0.35, 1.67),
            (0.345, 1.82),
            (0.30, 1.87),
            (0.12, 1.93),
            (0.11, 2.0),
            (0, 2.0),
        ],
        cap,
        fillet=0.02,
    )
    spout = lathe(
        [
            (0.085, 1.99),
            (0.085, 2.06),
            (0.115, 2.09),
            (0.115, 2.14),
            (0.08, 2.18),
            (0.03, 2.18),
            (0.03, 2.1),
            (0, 2.1),
        ],
        clear,
        fillet=0.015,
    )
    ribs = [
        place(
            box((0.02, 0.028, 0.13), 0.008, cap, 2),
            (0.346 * math.cos(a), 0.346 * math.sin(a), 1.74),
            (0, 0, math.degrees(a)),
        )
        for a in np.linspace(0, 2 * math.pi, 37)[:-1]
    ]
    handle = group([body, lid, spout, *ribs])
    decal(soft, art, (0, 0, 0.52), (0.46, 0.46), cyl=0.37, parent=handle, rough=0.4, tint=tint)
    return handle


def paddle(face, grip="#2a2d33", edge=KEY):
    """Pickleball paddle, standing on its grip; the face is printed all over."""
    rim, core, hide, cap = (
        plastic(edge, 0.5),
        plastic("#f4f4f1", 0.35, 0.5, 0.2),
        leather(grip, 0.6),
        plastic(edge, 0.45),
    )
    blade = slab(1.9, 2.3, 0.16, rim, corner=0.42, edge=0.05, lift=1.2)
    front = slab(1.82, 2.22, 0.01, core, corner=0.39, edge=0.004, lift=1.24)
    front.location.y = -0.082
    neck = slab(0.46, 0.5, 0.15, rim, corner=0.06, edge=0.05, lift=0.98)
    handle_core = place(
        lathe([(0.0, 0), (0.17, 0), (0.18, 0.03), (0.165, 0.1), (0.16, 1.12), (0, 1.12)], hide, fillet=0.03),
        scale=(1, 0.8, 1),
    )
    wraps = [
        tube(
            [
                (0.168 * math.cos(a), 0.136 * math.sin(a), 0.12 + 0.011 * i + 0.02 * math.cos(a))
                for a in np.linspace(0, 2 * math.pi, 17)[:-1]
            ],
            0.007,
            cap,
            closed=True,
        )
        for i in range(0, 88, 11)
    ]
    butt = lathe([(0, 0), (0.19, 0), (0.2, 0.02), (0.2, 0.06), (0.17, 0.09), (0, 0.09)], cap, fillet=0.02)
    handle = group([blade, front, neck, handle_core, butt, *wraps])
    decal(core, face, (0, -0.09, 2.35), (2.22, 2.22), parent=handle, depth=0.2)
    return handle


def pickleball(color, radius=0.37):
    """Ball with round holes."""
    shell, dark = plastic(color, 0.45, 0.4), plastic("#3a3420", 0.9)
    profile = [
        (radius * math.cos(a), radius + radius * math.sin(a))
        for a in np.linspace(-math.pi / 2, math.pi / 2, 49)
    ]
    parts = [lathe([(max(x, 0) if 0 < i < 48 else 0, z) for i, (x, z) in enumerate(profile)], shell)]
    number = 40
    for i in np.arange(number) + 0.5:
        polar, around = math.acos(1 - 2 * i / number), math.pi * (1 + 5**0.5) * i
        out = (math.sin(polar) * math.cos(around), math.sin(polar) * math.sin(around), math.cos(polar))
        hole = lathe([(0, 0.004), (0.05, 0.004), (0.052, 0.0)], dark, seg=24)
        place(hole, [radius * c * 0.992 for c in out])
        hole.location.z += radius
        hole.rotation_euler = (0, polar, around)
        parts.append(hole)
    return group(parts)


def hand_fan(face, color):
    """Card on a wooden stick, lying; the handle points to -y."""
    card = lathe([(0, 0.02), (1.0, 0.02), (1.005, 0.028), (1.0, 0.036), (0, 0.036)], paper(color), seg=128)
    print_ = lathe([(0, 0.037), (0.995, 0.037)], image_mat(face, 0.55, 0.35), seg=128)
    planar_uv(print_, "xy", (2.0, 2.0))
    stick = place(box((0.16, 2.1, 0.05), 0.02, wood("#dcb683", "#b98f5a", axis="Y"), 3), (0, -1.3, 0.0))
    rivet = [
        place(lathe([(0, 0.05), (0.03, 0.048), (0.045, 0.036)], plastic(KEY, 0.4), seg=24), (0, y, 0))
        for y in (-0.8, -0.45)
    ]
    return place(group([card, print_, stick, *rivet]), (0, 0, 0.025))
