"""Felt laptop sleeve."""

import math

from mathutils import Matrix

from craft.inks import KEY
from craft.materials import metal, plastic
from craft.meshes import lathe
from craft.outlines import rounded_outline, slab
from craft.printing import decal
from craft.shaping import group, place, stitch
from craft.textiles import felt


def laptop_sleeve(color, flap, art):
    """Lies on its back: felt body 14 inches wide, a snap flap at the right, cable pocket stitched on."""
    body_felt, flap_felt = felt(color), felt(flap)
    body = lay(slab(3.5, 2.5, 0.22, body_felt, corner=0.14, edge=0.08), 0.11)
    wrap = lay(slab(0.95, 1.25, 0.09, flap_felt, corner=0.2, edge=0.035), 0.262)
    wrap.location.x = 1.36
    roll = lay(slab(0.24, 1.25, 0.30, flap_felt, corner=0.1, edge=0.1), 0.14)
    roll.location.x = 1.76
    steel = metal("#cfd2d6", 0.22)
    snap = place(
        lathe([(0, 0.05), (0.05, 0.045), (0.085, 0.03), (0.1, 0), (0.11, -0.01)], steel, seg=48),
        (1.06, 0, 0.305),
    )
    thread = plastic(KEY, 0.7, 0.2)
    seam = stitch([(x, y, 0.224) for x, y in rounded_outline(3.3, 2.3, 0.1, 6)], thread, 0.011, 0.06, 0.04)
    pocket = lay(slab(1.5, 1.05, 0.06, body_felt, corner=0.08, edge=0.025), 0.235)
    pocket.location = (-0.78, -0.58, pocket.location.z)
    pocket_seam = stitch(
        [(x - 0.78, y - 0.58, 0.268) for x, y in rounded_outline(1.38, 0.93, 0.06, 6)],
        thread,
        0.011,
        0.06,
        0.04,
    )
    handle = group([body, wrap, roll, snap, seam, pocket, pocket_seam])
    decal(
        body_felt,
        art,
        (-0.7, 0.55, 0.22),
        (0.9, 0.9),
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        depth=0.06,
        rough=0.7,
    )
    return handle


def lay(body, z):
    """Lays a standing slab on its back, its middle at height z."""
    body.data.transform(Matrix.Rotation(-math.pi / 2, 4, "X"))
    body.location = (0, 0, z)
    return body
