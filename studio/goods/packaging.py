"""Boxes and what lies in them."""

from craft.materials import cardboard, plastic
from craft.meshes import box
from craft.printing import decal
from craft.shaping import group


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
