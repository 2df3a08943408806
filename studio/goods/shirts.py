"""T-shirts and long-sleeved shirts."""

import random

import bpy

from craft.cloth import bezier, collider, garment, run_cloth
from craft.drape import crease, fair_outline, hang
from craft.meshes import mesh
from craft.shaping import group, solidify, subsurf
from craft.textiles import printed_cloth

SHORT = [(2.6, 5.12), (3.52, 4.62), (4.02, 5.42)]  # sleeve: armpit, cuff below, cuff above
LONG = [(2.55, 5.0), (3.42, 0.62), (4.26, 0.78)]


def tee(tex, sleeve=SHORT, frames=42, grow=0.04, pressure=0.4, folds=None):
    """Shirt lying flat, or hanging in `folds` (craft.drape.hang); its artwork is `tee_<tex>`."""
    armpit, below, above = sleeve
    neck_f = (
        bezier((0.95, 7.15), (0.8, 6.35), (0.4, 6.12), (0, 6.12))
        + bezier((0, 6.12), (-0.4, 6.12), (-0.8, 6.35), (-0.95, 7.15))[1:]
    )
    neck_b = (
        bezier((0.95, 7.15), (0.6, 6.95), (0.3, 6.88), (0, 6.88))
        + bezier((0, 6.88), (-0.3, 6.88), (-0.6, 6.95), (-0.95, 7.15))[1:]
    )
    right = [(-2.45, 6.74)] + [(-x, y) for x, y in (above, below, armpit)]
    body = [(-2.5, 4.8), (-2.52, 2.5), (-2.6, 0), (2.6, 0), (2.52, 2.5), (2.5, 4.8)]
    outline = right + body + [armpit, below, above, (2.45, 6.74)]
    mk = lambda nk: [tuple(p) for p in nk] + outline
    hem = lambda p: p.y < 0.001
    (x0, y0), (x1, y1) = below, above
    cuff = lambda p: abs(p.x) > 3.3 and abs((abs(p.x) - x0) * (y1 - y0) - (p.y - y0) * (x1 - x0)) < 0.01
    neck = lambda p: abs(p.x) < 0.94 and p.y > 6
    mats = [
        printed_cloth(f"tee_{tex}_f", "knit", 0.8, 0.25),
        printed_cloth(f"tee_{tex}_b", "knit", 0.8, 0.25),
    ]
    o = garment(
        mk(neck_f),
        mk(neck_b),
        lambda p: not (hem(p) or cuff(p) or neck(p)),
        (-4.4, -0.4, 4.4, 8.4),
        mats,
        0.115,
        0.16,
    )
    fl = mesh("helper", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)])
    collider(fl, 0.01)
    o.location = (0, 0, 0.2)
    run_cloth(o, frames, 6, 0.25, 18, 0.12, pressure, gravity=1, shrink=-grow, damping=5)
    bpy.data.objects.remove(fl)
    fair_outline(o)
    if folds:
        hang(o, folds, 5.6)
    r = random.Random(ord(tex))
    j = lambda s=0.25: r.uniform(-s, s)
    crease(
        o,
        [(sx * 2.5, 5.2 + j(), sx * (0.6 + j()), 3.6 + j(0.5), 0.13, 0.05) for sx in (-1, 1)]
        + [(sx * 2.5, 5.0, sx * (1.3 + j()), 2.6 + j(0.5), 0.12, 0.045) for sx in (-1, 1)]
        + [(sx * 2.4, 5.6 + j(), sx * (3.6 + j(0.1)), 5.0 + j(0.1), 0.09, 0.03) for sx in (-1, 1)]
        + [
            (-2.4, 1.6 + j(), 0.2, 2.3 + j(), 0.16, 0.045),
            (2.5, 2.2 + j(), 0.3, 1.2 + j(), 0.17, 0.05),
            (-1.6 + j(), 0.1, -0.9 + j(), 2.4, 0.14, 0.04),
            (1.2 + j(), 0.1, 1.6 + j(), 1.9, 0.14, 0.045),
            (-0.4, 0.2, 0.2 + j(), 1.5, 0.15, 0.03),
            (-1.9, 3.4 + j(), -0.2, 2.9 + j(), 0.13, 0.03),
            (1.1, 6.6, 1.9, 5.2 + j(), 0.1, 0.03),
            (-1.1, 6.6, -1.9, 5.2 + j(), 0.1, 0.03),
        ],
    )
    solidify(o, 0.016, 0)
    subsurf(o, 1)
    return group([o])
