"""Medals."""

from mathutils import Vector

from craft.curves import smooth_path
from craft.materials import metal
from craft.meshes import lathe, mesh, tube
from craft.printing import decal
from craft.shaping import group, solidify, subsurf
from craft.textiles import fabric


def flat_band(points, width, material, thick=0.016):
    """A ribbon that lies on the table along points."""
    path = smooth_path(points, 12)
    vertices, faces = [], []
    for i, point in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side = Vector((-along.y, along.x, 0)).normalized() * width / 2
        vertices += [point - side, point + side]
        if i:
            faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
    band = mesh("band", vertices, faces, material)
    solidify(band, thick, 0)
    subsurf(band, 1)
    return band


def medal(art, ribbon, finish, struck="#8a6a2a", radius=0.5, length=2.6):
    """Cast medal, its ribbon in a long loop above it; lies on the table."""
    cast, cloth = metal(finish, 0.3, 0.2), fabric(ribbon, 1.8, "twill", bump=0.4, sheen=0.3)
    disc = lathe(
        [(0, 0), (radius - 0.01, 0), (radius, 0.012), (radius, 0.085), (radius - 0.02, 0.10), (radius - 0.06, 0.10), (radius - 0.075, 0.07), (0, 0.07)],
        cast, fillet=0.012,
    )  # fmt: skip
    eye = tube(
        [
            (0.1 * x, radius + 0.06 + 0.08 * y, 0.05)
            for x, y in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
        ],
        0.025,
        cast,
        closed=True,
    )
    y = radius + 0.12
    left = flat_band(
        [
            (-0.02, y, 0.075),
            (-0.12, y + 0.5, 0.03),
            (-0.26, y + 1.3, 0.014),
            (-0.27, y + length - 0.35, 0.014),
            (-0.12, y + length - 0.06, 0.014),
            (0.14, y + length, 0.014),
        ],
        0.3,
        cloth,
    )
    right = flat_band(
        [
            (0.02, y, 0.10),
            (0.12, y + 0.5, 0.052),
            (0.26, y + 1.3, 0.016),
            (0.27, y + length - 0.35, 0.016),
            (0.12, y + length - 0.06, 0.02),
            (-0.14, y + length, 0.03),
        ],
        0.3,
        cloth,
    )
    handle = group([disc, eye, left, right])
    for side in (-1, 1):
        for up in (1.0, 1.42, 1.84):
            spot = (side * 0.255, y + up, 0.014)
            decal(cloth, art, spot, (0.17, 0.17), normal=(0, 0, 1), up=(0, 1, 0), parent=handle, depth=0.1)
    decal(
        cast,
        art,
        (0, 0, 0.07),
        (radius * 1.15,) * 2,
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        tint=struck,
        rough=0.5,
        bump=0.8,
        depth=0.03,
    )
    return handle
