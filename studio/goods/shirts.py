"""T-shirts."""

import bpy
from mathutils import Vector

from craft.cloth import bezier, garment, ripple, run_cloth
from craft.drape import raise_rib
from craft.shaping import group, solidify, subsurf
from craft.textiles import printed_cloth
from goods.hanger import hanger

SLEEVE = [(2.6, 5.12), (3.52, 4.62), (4.02, 5.42)]  # armpit, cuff below, cuff above
STEP = 0.085  # between the vertices of the cloth


NECK_FRONT = ((0.95, 7.15), (0.8, 6.35), (0.4, 6.12), (0, 6.12))
NECK_BACK = ((0.95, 7.15), (0.6, 6.95), (0.3, 6.88), (0, 6.88))


def neckline(half):
    """Both halves of a neckline, from the right shoulder to the left."""
    left = [(-x, y) for x, y in half[::-1]]
    return [tuple(p) for p in bezier(*half) + bezier(*left)[1:]]


def cut():
    """The pattern: what front and back share, from the left shoulder round to the right one."""
    armpit, below, above = SLEEVE
    right = [(-2.45, 6.74)] + [(-x, y) for x, y in (above, below, armpit)]
    body = [(-2.5, 4.8), (-2.52, 2.5), (-2.6, 0), (2.6, 0), (2.52, 2.5), (2.5, 4.8)]
    return right + body + [armpit, below, above, (2.45, 6.74)]


def sewn(tex, bulge):
    """Front and back sewn together; open at neck, cuffs and hem. Its artwork is `tee_<tex>`."""
    outline = cut()
    (x0, y0), (x1, y1) = SLEEVE[1:]
    hem = lambda p: p.y < 0.001
    cuff = lambda p: abs(p.x) > 3.3 and abs((abs(p.x) - x0) * (y1 - y0) - (p.y - y0) * (x1 - x0)) < 0.01
    neck = lambda p: abs(p.x) < 0.94 and p.y > 6
    mats = [printed_cloth(f"tee_{tex}_{side}", "knit", 1.5, 0.16) for side in "fb"]
    return garment(
        neckline(NECK_FRONT) + outline,
        neckline(NECK_BACK) + outline,
        lambda p: not (hem(p) or cuff(p) or neck(p)),
        (-4.4, -0.4, 4.4, 8.4),
        mats,
        STEP,
        bulge,
    )


def finished(o):
    raise_rib(o, [Vector(p) for p in neckline(NECK_FRONT)], 0.21, 0.028)
    solidify(o, 0.022, 0)
    subsurf(o, 1)
    return o


def hanging_tee(tex, frames=70):
    """Shirt on a hanger, upright in x and y: held at its shoulders, let go, fallen into its own folds."""
    o = sewn(tex, 0.2)
    held = o.vertex_groups.new(name="held")
    for v in o.data.vertices:
        below = 7.15 - (abs(v.co.x) - 0.95) * 0.273 - v.co.y
        if 0.85 < abs(v.co.x) < 2.2 and below < 0.1:
            held.add([v.index], 1.0, "REPLACE")
    ripple(o, 0.1, 0.36, 8, upright=0.15)
    bpy.context.scene.gravity = (0, -9.81, 0)
    run_cloth(o, frames, 8, 0.2, 25, 0.03, 0.05, pin="held", self_col=True, damping=6)
    bpy.context.scene.gravity = (0, 0, -9.81)
    return group([finished(o), *hanger()])
