"""Glass bottle with a bamboo lid and a silicone sleeve."""

from craft.clear import glass
from craft.materials import plastic, wood
from craft.meshes import lathe
from craft.printing import decal
from craft.shaping import group


def glass_bottle(sleeve, art):
    """Clear bottle; the mark is printed on the sleeve."""
    outside = [(0, 0), (0.30, 0), (0.335, 0.035), (0.34, 1.38), (0.30, 1.58), (0.19, 1.74), (0.185, 1.86)]
    inside = [
        (0.155, 1.86),
        (0.16, 1.73),
        (0.27, 1.56),
        (0.305, 1.36),
        (0.30, 0.10),
        (0.26, 0.06),
        (0, 0.055),
    ]
    rounding = [0, 0.02, 0.03, 0.2, 0.15, 0.1, 0.01, 0.01, 0.1, 0.15, 0.2, 0.03, 0.02, 0]
    vessel = lathe(outside + inside, glass("#fafefe"), fillet=rounding)
    lid = lathe(
        [(0, 1.84), (0.20, 1.84), (0.215, 1.86), (0.215, 2.10), (0.20, 2.12), (0, 2.12)],
        wood("#d9b27a", "#b98a52", axis="Z", scale=2), fillet=0.02,
    )  # fmt: skip
    skin = plastic(sleeve, 0.6, 0.35, texture=0.3)
    band = lathe(
        [(0.341, 0.28), (0.362, 0.29), (0.368, 0.31), (0.368, 1.14), (0.362, 1.16), (0.341, 1.17)],
        skin,
        fillet=0.01,
    )
    foot = lathe([(0.2, 0.0), (0.31, 0.002), (0.352, 0.03), (0.36, 0.10), (0.341, 0.11)], skin, fillet=0.015)
    handle = group([vessel, lid, band, foot])
    decal(skin, art, (0, 0, 0.73), (0.42, 0.42), cyl=0.368, parent=handle, rough=0.45)
    return handle
