"""Stickers on their backing sheet, and cut out."""

from mathutils import Vector

from craft.materials import image_mat, plastic
from craft.meshes import box, lathe, surface
from craft.printing import decal
from craft.shaping import group, place, solidify


def sticker_sheet(art, width=2.1, height=2.94):
    """Sheet lying flat, its upper right corner lifted."""

    def bend(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * height
        beyond = max(0.0, (x / width + y / height) - 0.52)
        roll = 1.35 * beyond
        return Vector((x - 0.9 * roll * beyond, y - 0.9 * roll * beyond, 0.012 + 1.9 * beyond * roll))

    sheet = surface(bend, 60, 60, image_mat(art, 0.35, 0.4, clearcoat=0.2))
    solidify(sheet, 0.012, -1)
    return group([sheet])


def round_sticker(color, art, radius=0.36):
    """White border, one colour, the mark."""
    white, face = plastic("#f7f7f5", 0.3, 0.4), plastic(color, 0.28, 0.45, 0.2)
    rim = lathe([(0, 0), (radius, 0), (radius, 0.008), (0, 0.008)], white, seg=96)
    disc = lathe([(0, 0.0085), (radius - 0.03, 0.0085)], face, seg=96)
    handle = group([rim, disc])
    decal(
        face,
        art,
        (0, 0, 0.009),
        (radius * 1.1,) * 2,
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        depth=0.02,
    )
    return handle


def square_sticker(color, art, size=0.68):
    white, face = plastic("#f7f7f5", 0.3, 0.4), plastic(color, 0.28, 0.45, 0.2)
    rim = place(box((size, size, 0.008), 0.001, white, 1, vbevel=0.09), (0, 0, 0.004))
    inner = place(box((size - 0.06, size - 0.06, 0.002), 0.0004, face, 1, vbevel=0.07), (0, 0, 0.0085))
    handle = group([rim, inner])
    decal(
        face,
        art,
        (0, 0, 0.0095),
        (size * 0.72,) * 2,
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        depth=0.02,
    )
    return handle
