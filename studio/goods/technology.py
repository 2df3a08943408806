"""Speakers, chargers and cables."""

import math

from mathutils import Vector

from craft.clear import emissive
from craft.materials import metal, plastic, rubber
from craft.meshes import box, lathe, tube
from craft.printing import decal
from craft.shaping import group
from craft.textiles import fabric


def power_bank(color="#1d2430", art="wave_v_w", w=0.75, l=1.5, t=0.17, tint="#ffffff", art_size=(0.42, 0.305), at=0.06):
    """Flat power bank with two ports and charge lights; lies on its back."""
    m = plastic(color, 0.48, 0.4, 0, "softtouch", texture=0.5)
    tr = metal("#9a9da2", 0.3)
    dk = plastic("#0b0c0e", 0.3)
    o = box((w, l, t), 0.05, m, 6, vbevel=0.11)
    parts = [o]
    o.location = (0, 0, t / 2)

    def port(x, ww, hh=0.052):
        a = box((ww + 0.026, 0.02, hh + 0.026), 0.0095, tr, 3)
        a.location = (x, -l / 2, t / 2)
        b = box((ww, 0.024, hh), 0.009, dk, 3)
        b.location = (x, -l / 2 - 0.002, t / 2)
        parts.extend([a, b])

    port(-0.17, 0.13, 0.06)
    port(0.08, 0.09, 0.034)
    for i in range(4):
        d = lathe(
            [(0, 0), (0.012, 0), (0.012, 0.004), (0, 0.004)],
            emissive("#9fe8d8", 2.2) if i < 3 else plastic("#3a424e"),
            seg=24,
        )
        d.location = (0.14 + i * 0.045, -l / 2 + 0.13, t - 0.0005)
        parts.append(d)
    g = group(parts)
    decal(m, art, (0, at, t), art_size, normal=(0, 0, 1), up=(0, 1, 0), parent=g, tint=tint, rough=0.3)
    return g


def usb_cable(pts, color="#e9e6df"):
    """Cable along points, a plug at each end."""
    m = plastic(color, 0.5, 0.4)
    st = metal("#c8cacd", 0.25)
    c = tube(pts, 0.028, m)
    parts = [c]
    for a, b in ((pts[0], pts[1]), (pts[-1], pts[-2])):
        d = (Vector(a) - Vector(b)).normalized()
        q = d.to_track_quat("Y", "Z").to_euler()
        h = box((0.13, 0.26, 0.075), 0.03, m, 4)
        h.location = Vector(a) + d * 0.1
        h.rotation_euler = q
        s = box((0.088, 0.15, 0.034), 0.015, st, 4)
        s.location = Vector(a) + d * 0.28
        s.rotation_euler = q
        parts += [h, s]
    return group(parts)


def speaker(color="#2f7f86", art="sun_w", R=0.5, H=1.05, strap="#f0563d", base="#1b2026"):
    """Cylindrical speaker in woven cloth with a strap loop."""
    fm = fabric(color, 1.0, "plain", uv=True, bump=0.9, sheen=0.1)
    pl = plastic(base, 0.5, 0.4, texture=0.4)
    b = lathe([(0, 0), (R - 0.03, 0), (R, 0.03), (R, 0.10), (R - 0.01, 0.11)], pl, fillet=0.02)
    f = lathe([(R - 0.012, 0.10), (R - 0.004, 0.115), (R - 0.004, H - 0.115), (R - 0.012, H - 0.10)], fm)
    t = lathe(
        [
            (R - 0.01, H - 0.11),
            (R, H - 0.10),
            (R, H - 0.05),
            (R - 0.05, H),
            (R - 0.12, H - 0.005),
            (R - 0.13, H - 0.035),
            (0, H - 0.04),
        ],
        pl,
        fillet=0.022,
    )
    parts = [b, f, t]
    bm_ = plastic("#c9ced3", 0.5)
    for k, (x, y) in enumerate(((-0.17, 0), (0.17, 0))):
        q = box((0.14, 0.03, 0.012), 0.005, bm_, 2)
        q.location = (x, y, H - 0.036)
        parts.append(q)
    q = box((0.03, 0.14, 0.012), 0.005, bm_, 2)
    q.location = (0.17, 0, H - 0.036)
    parts.append(q)
    ring = lathe(
        [(0.055, 0), (0.07, 0), (0.07, 0.012), (0.055, 0.012), (0.055, 0)], emissive("#bff3e6", 1.6), seg=48
    )
    ring.location = (0, 0.14, H - 0.04)
    parts.append(ring)
    sm = fabric(strap, 2.0, "plain", bump=0.6)
    parts.append(
        tube(
            [
                (R * 0.99, 0, 0.60),
                (R + 0.06, -0.02, 0.72),
                (R + 0.13, -0.04, 0.60),
                (R + 0.14, -0.05, 0.35),
                (R + 0.09, -0.04, 0.2),
                (R * 0.99, 0, 0.30),
            ],
            0.03,
            sm,
            flat=(0.10, 0.025),
        )
    )
    for z in (0.30, 0.60):
        s = lathe(
            [(0, 0), (0.035, 0), (0.04, 0.01), (0.03, 0.03), (0, 0.035)], metal("#c8cacd", 0.25), seg=32
        )
        s.rotation_euler = (0, math.pi / 2, 0)
        s.location = (R, 0, z)
        parts.append(s)
    g = group(parts)
    decal(fm, art, (0, 0, 0.52), (0.34, 0.34), cyl=R, parent=g, tint="#ffffff", rough=0.6)
    return g


def charge_pad(color="#1b1d22", art="hooks_w", ring=None, tint="#ffffff"):
    """Round charging pad on an aluminium foot."""
    m = plastic(color, 0.5, 0.4, 0, "soft", texture=0.4)
    al = metal("#c4c7cb", 0.25, 0.3)
    b = lathe([(0, 0), (0.44, 0), (0.47, 0.015), (0.485, 0.05), (0.48, 0.08)], al, fillet=0.01)
    t = lathe([(0.48, 0.078), (0.482, 0.09), (0.46, 0.102), (0.43, 0.100), (0, 0.096)], m, fillet=0.008)
    ru = lathe(
        [(0.34, 0.099), (0.35, 0.105), (0.365, 0.105), (0.375, 0.099)],
        rubber(ring or "#2a2d33"),
        fillet=0.003,
    )
    p = box((0.12, 0.05, 0.045), 0.015, plastic("#0b0c0e", 0.4))
    p.location = (0, 0.475, 0.05)
    g = group([b, t, ru, p])
    decal(
        m,
        art,
        (0, 0, 0.1),
        (0.3, 0.3),
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=g,
        tint=tint,
        depth=0.1,
        rough=0.35,
    )
    return g


def earbuds(color, art, tint=None):
    """Closed charging case for earbuds."""
    m = plastic(color, 0.22, 0.5, 0.3)
    w, d, h = 0.62, 0.26, 0.48
    case = box((w, d, h), 0.10, m, 8, vbevel=0.125, vseg=14)
    case.location = (0, 0, h / 2)
    seam = box((w + 0.003, d + 0.003, 0.008), 0.001, plastic("#2a2d33", 0.6), 1, vbevel=0.1265, vseg=14)
    seam.location = (0, 0, h * 0.66)
    led = lathe([(0, 0), (0.012, 0), (0.012, 0.004), (0, 0.005)], emissive("#7fe0b0", 2), seg=24)
    led.rotation_euler = (math.pi / 2, 0, 0)
    led.location = (0, -d / 2 + 0.0, h * 0.50)
    g = group([case, seam, led])
    decal(m, art, (0, -d / 2, h * 0.28), (0.20, 0.20), normal=(0, -1, 0), parent=g, depth=0.12, tint=tint)
    return g
