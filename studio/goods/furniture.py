"""What stands in a booth."""

from craft.inks import WHITE
from craft.materials import plastic, wood
from craft.meshes import box, lathe
from craft.printing import decal
from craft.shaping import group, place


def counter(color, art, size=4.6):
    """Exhibition counter with a printed front and a wooden top."""
    shell = plastic(color, 0.45)
    body = place(box((10.5, 5, 10), 0.12, shell, 4, vbevel=1.6), (0, 0, 5))
    top = place(box((11.2, 5.6, 0.5), 0.12, wood(axis="X", scale=0.4), 4, vbevel=1.8), (0, 0, 10.2))
    handle = group([body, top])
    decal(shell, art, (0, -2.5, 5.3), (size, size), parent=handle, depth=0.6)
    return handle


def bar_table():
    profile = [
        (0, 0),
        (2.4, 0),
        (2.4, 0.25),
        (0.35, 0.4),
        (0.35, 10),
        (2.6, 10.1),
        (2.7, 10.2),
        (2.6, 10.4),
        (0, 10.4),
    ]
    return lathe(profile, plastic(WHITE, 0.35), fillet=0.1)


def stool(color):
    profile = [
        (0, 0),
        (1.9, 0),
        (1.9, 0.15),
        (0.25, 0.35),
        (0.25, 6.6),
        (1.6, 6.9),
        (1.9, 7.2),
        (1.8, 7.6),
        (0, 7.7),
    ]
    return lathe(profile, plastic(color, 0.4), fillet=0.12)
