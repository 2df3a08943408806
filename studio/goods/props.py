"""What goods stand on or in."""

from craft.materials import metal, plastic, wood
from craft.meshes import box, lathe
from craft.printing import decal
from craft.shaping import group, place


def plinth(color, radius=0.55, height=0.3):
    profile = [
        (0, 0),
        (radius - 0.02, 0),
        (radius, 0.02),
        (radius, height - 0.02),
        (radius - 0.02, height),
        (0, height),
    ]
    return lathe(profile, plastic(color, 0.7, 0.25), seg=128, fillet=0.01)


def serving_board(width=3.0, depth=1.7, thick=0.14):
    """Oiled wooden board with a hole to hang it."""
    body = place(
        box((width, depth, thick), 0.035, wood("#c9965e", "#8f6134", scale=0.6), 5, vbevel=0.22),
        (0, 0, thick / 2),
    )
    eye = place(
        lathe([(0, 0.001), (0.085, 0.001)], plastic("#3a2818", 0.9), seg=48), (width / 2 - 0.24, 0, thick)
    )
    return group([body, eye])


def pencil_cup(color, art):
    """Straight cup for pencils, its rim in steel."""
    shell = plastic(color, 0.4, 0.45)
    body = lathe(
        [
            (0, 0),
            (0.33, 0),
            (0.35, 0.02),
            (0.35, 0.92),
            (0.34, 0.93),
            (0.325, 0.92),
            (0.325, 0.06),
            (0, 0.06),
        ],
        shell,
        fillet=0.015,
    )
    rim = lathe(
        [(0.322, 0.90), (0.322, 0.94), (0.354, 0.94), (0.354, 0.90)], metal("#d4d6d9", 0.25), fillet=0.01
    )
    handle = group([body, rim])
    decal(shell, art, (0, 0, 0.46), (0.4, 0.4), cyl=0.35, parent=handle, rough=0.4)
    return handle
