"""A-frame sign."""

import math

from craft.materials import image_mat, metal, plastic
from craft.meshes import box
from craft.shaping import group, place, planar_uv


def a_frame(art, width=6.0, height=9.6, lean=12):
    """Two printed panels in steel frames, leaning on each other; stands with its front to -y."""
    steel, dark = metal("#cfd2d6", 0.3, 0.4), plastic("#22262b", 0.5)
    slope = math.radians(lean)
    parts = []
    for side in (-1, 1):
        shift, rise, turn = (
            side * height / 2 * math.sin(slope),
            height / 2 * math.cos(slope) + 0.15,
            side * lean,
        )
        back = box((width, 0.28, height), 0.06, steel, 3)
        face = box((width - 0.5, 0.06, height - 0.5), 0.01, image_mat(art, 0.5, 0.3), 1)
        planar_uv(face, "xz", (width - 0.5, height - 0.5))
        place(back, (0, shift, rise), (turn, 0, 0))
        place(face, (0, shift + side * 0.16 * math.cos(slope), rise + 0.16 * math.sin(slope)), (turn, 0, 0))
        foot = place(box((width, 0.5, 0.2), 0.05, dark, 2), (0, side * (height * math.sin(slope)), 0.1))
        parts += [back, face, foot]
    hinge = place(box((width * 0.9, 0.5, 0.3), 0.08, dark, 3), (0, 0, height * math.cos(slope) + 0.15))
    return group([*parts, hinge])
