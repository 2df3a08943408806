"""Laptop backpack."""

from craft.inks import KEY
from craft.materials import metal, plastic
from craft.meshes import tube
from craft.outlines import ribbon, rounded_outline, slab, upright
from craft.printing import decal
from craft.shaping import group, place, stitch
from craft.textiles import fabric


def zip_along(points, tape, teeth):
    return [
        tube(points, 0.05, tape, smooth=False),
        stitch([(x, y - 0.04, z) for x, y, z in points], teeth, 0.02, 0.014, 0.02),
    ]


def pull(x, y, z, material):
    return place(slab(0.09, 0.34, 0.05, material, corner=0.04, edge=0.02), (x, y, z))


def backpack(color, accent, art):
    """Padded body, front pocket with an embroidered patch, zip pulls in the accent colour."""
    cloth, trim = fabric(color, 1.1, "plain", bump=0.35, sheen=0.2), plastic(KEY, 0.6, 0.3)
    teeth, tab, web = metal("#8d9197", 0.35), plastic(accent, 0.5), fabric(KEY, 1.8, "twill", bump=0.5)
    body = slab(3.0, 4.4, 1.3, cloth, corner=0.72, edge=0.3)
    panel = place(slab(2.5, 2.0, 0.5, cloth, corner=0.42, edge=0.16), (0, -0.78, 1.02 + 0.26))
    panel.location.z = 0.26 + 1.0
    upper = place(slab(2.1, 1.15, 0.22, cloth, corner=0.34, edge=0.09), (0, -0.66, 2.42 + 0.575))
    outline = rounded_outline(3.04, 4.44, 0.74, 14)
    gusset = [p for p in upright(outline, -0.14, 2.2) if p[2] > 0.9]
    gusset = sorted(gusset[:-1], key=lambda p: (p[0] > 0, p[2] if p[0] < 0 else -p[2]))
    parts = [body, panel, upper, *zip_along(gusset, trim, teeth)]
    for width, y, z in ((2.1, -1.0, 1.86), (1.7, -0.755, 3.28)):
        parts += zip_along([(-width / 2 + width * i / 12, y, z) for i in range(13)], trim, teeth)
        parts.append(pull(width * 0.36, y - 0.07, z - 0.2, tab))
    parts.append(
        ribbon(
            [(-0.4, 0.2, 4.3), (-0.36, 0.2, 4.62), (0, 0.2, 4.8), (0.36, 0.2, 4.62), (0.4, 0.2, 4.3)],
            0.22,
            web,
            0.05,
        )
    )
    for side in (-1, 1):
        path = [
            (side * 0.7, 0.55, 4.25),
            (side * 1.25, 0.9, 4.1),
            (side * 1.72, 1.0, 3.0),
            (side * 1.72, 0.85, 1.7),
            (side * 1.5, 0.7, 0.9),
            (side * 1.15, 0.3, 0.5),
        ]
        parts.append(ribbon(path, 0.5, cloth, 0.12, across=(1, 0.4, 0)))
    patch_cloth = fabric("#f4f4f1", 2.4, "twill", bump=0.4)
    patch = place(slab(0.92, 0.92, 0.05, patch_cloth, corner=0.14, edge=0.02), (0, -1.04, 1.08))
    edge = stitch(
        [(x, -1.07, z + 1.08) for x, z in rounded_outline(0.84, 0.84, 0.11, 8)],
        plastic(accent, 0.7, 0.2),
        0.014,
        0.05,
        0.02,
    )
    handle = group([*parts, patch, edge])
    decal(patch_cloth, art, (0, -1.07, 1.08), (0.6, 0.6), parent=handle, depth=0.2, bump=0.6)
    return handle
