"""Glass jar with a printed film label."""

from craft.clear import thin_glass
from craft.materials import cardboard, plastic
from craft.meshes import lathe
from craft.printing import clear_film
from craft.shaping import group


def jar(filling, art, lid="#b98a5c", height=0.95, radius=0.42):
    """Filled jar with a kraft lid; the label is printed on clear film."""
    outside = [
        (0, 0),
        (radius * 0.9, 0),
        (radius, 0.06),
        (radius, height - 0.12),
        (radius * 0.86, height - 0.02),
        (radius * 0.86, height + 0.08),
    ]
    inside = [
        (radius * 0.80, height + 0.08),
        (radius * 0.80, height - 0.03),
        (radius * 0.925, height - 0.14),
        (radius * 0.925, 0.09),
        (radius * 0.8, 0.05),
        (0, 0.05),
    ]
    vessel = lathe(
        outside + inside, thin_glass(), fillet=[0, 0.04, 0.05, 0.05, 0.03, 0, 0, 0.03, 0.05, 0.05, 0.03, 0]
    )
    grains = plastic(filling, 0.7, 0.3, texture=0.8)
    level = height - 0.2
    content = lathe(
        [
            (0, 0.055),
            (radius * 0.78, 0.056),
            (radius * 0.915, 0.10),
            (radius * 0.915, level),
            (radius * 0.5, level + 0.03),
            (0, level + 0.04),
        ],
        grains,
        fillet=0.02,
    )
    top = lathe(
        [
            (0, height - 0.0),
            (radius * 0.94, height),
            (radius * 0.96, height + 0.02),
            (radius * 0.96, height + 0.17),
            (radius * 0.92, height + 0.19),
            (0, height + 0.19),
        ],
        cardboard(lid),
        fillet=0.015,
    )
    label = clear_film(art, radius * 1.003, height * 0.45, (0.62, 0.5))
    return group([vessel, content, top, label])
