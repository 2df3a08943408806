"""Phone."""

from craft.inks import KEY
from craft.materials import image_mat, metal, plastic
from craft.meshes import box
from craft.shaping import group, place, planar_uv


def phone(page):
    """Lies on its back, `page` on its screen."""
    width, height, thick = 0.8, 1.62, 0.085
    body = place(
        box((width, height, thick), 0.02, plastic(KEY, 0.2, 0.5, 0.4), 4, vbevel=0.12), (0, 0, thick / 2)
    )
    screen = box((width - 0.05, height - 0.05, 0.004), 0.001, image_mat(page, 0.12, 0.5), 1, vbevel=0.1)
    planar_uv(screen, "xy", (width - 0.05, height - 0.05))
    place(screen, (0, 0, thick + 0.001))
    speaker = place(
        box((0.2, 0.035, 0.006), 0.002, plastic(KEY, 0.3), 2, vbevel=0.0174),
        (0, height / 2 - 0.075, thick + 0.003),
    )
    button = place(
        box((0.012, 0.2, 0.03), 0.005, metal("#8d9197", 0.3), 2), (width / 2 + 0.003, 0.28, thick / 2)
    )
    return group([body, screen, speaker, button])
