"""Home, Outdoor & Sports: from the beach ball on."""

import math

from mathutils import Euler

from goods.outdoor import beach_ball, sunglasses
from goods.picnic import towel
from goods.pickleball import paddle, pickleball
from goods.sports import hand_fan, squeeze_bottle
from registry import picture
from craft.inks import BLUE, DARK_CLOTH, KEY, RUBINE, WHITE, YELLOW
from craft.lens import camera
from craft.shaping import drop, place
from craft.stage import table


CELL = (0.84, 0.84)  # the cells are 4:3


@picture("out/beach-ball", "yellow", safe=CELL)
def ball(ink):
    """Beach ball in rubine, white and blue panels, the wave mark on a white one."""
    table(ink, target=(0, 0, 1.4), k=1.5)
    place(
        beach_ball(cols=(RUBINE, WHITE, BLUE, WHITE, RUBINE, WHITE), art="wave_r"),
        (0, 0, 1.49),
        (14, -10, 174),
    )
    camera((0.3, -11, 3.4), (0, 0, 1.5), 11)


@picture("out/sunglasses", "board", safe=CELL)
def shades(ink):
    """Two pairs, blue before yellow, the prism mark on the arms."""
    table(ink, target=(0, 0, 0.2))
    drop(place(sunglasses(YELLOW, art="prism_k"), (0.3, 0.75, 0), (-4, 0, -22)))
    drop(place(sunglasses(BLUE, art="prism_w"), (0.35, -0.6, 0), (-4, 0, 64)))
    camera((0.3, -6, 3.2), (0, 0.2, 0.2), 11)


@picture("out/towel", "rubine-tint", safe=CELL)
def towels(ink):
    """Three folded towels, black, blue and white, a woven border of peak marks on the top one."""
    table(ink, target=(0, 0, 0.5), k=1.4)
    height = 0
    for number, color in enumerate((DARK_CLOTH, BLUE, WHITE)):
        stack = towel(
            color, seed=number * 4, **({"border": "border_b", "art": "peak_b"} if color == WHITE else {})
        )
        place(stack, (0.05 * (number % 2), 0, height), (0, 0, 12 + (-2, 1.5, -1)[number]))
        height += stack["top"]
    camera((0.5, -8, 4.4), (0, 0, 0.55), 10, focus=(0, -0.8, 0.9))


@picture("out/sports-bottle", "blue-tint", safe=CELL)
def sports_bottles(ink):
    """Two yellow squeeze bottles with black caps, one standing, one lying; the kite mark in black."""
    table(ink, target=(0, 0, 0.8), k=1.1)
    place(squeeze_bottle(YELLOW, KEY, "kite_k"), (-0.85, 0.35, 0), (0, 0, 8))
    lying = place(squeeze_bottle(YELLOW, KEY, "kite_k"), (0.0, -0.6, 0.372))
    turns = (
        Euler((0, 0, math.radians(-68))),
        Euler((math.radians(-90), 0, 0)),
        Euler((0, 0, math.radians(48))),
    )
    across, down, face = (turn.to_matrix() for turn in turns)
    lying.rotation_euler = (across @ down @ face).to_euler()
    camera((0.4, -7.6, 2.9), (0, 0, 0.7), 10)


@picture("out/pickleball", "rubine-tint", safe=(0.755, 0.755), samples=56, size=(800, 600))
def pickleball_set(ink):
    """Two wooden paddles with overprinted faces, one lying on the other, and two yellow balls."""
    table(ink, target=(0, 0, 0.2), k=1.8)
    drop(place(paddle("face3", side=-1), (-0.7, -2.1, 0), (-1.6, 0, 11)))
    drop(place(paddle("face6"), (0.45, -2.5, 0), (-1.2, 4.6, -5)))
    place(pickleball(YELLOW), (1.35, -1.85, 0.37), (20, 30, 10))
    place(pickleball(YELLOW), (2.1, -1.05, 0.37), (70, 10, 40))
    camera((0.2, -11, 10.5), (0, 0, 0.2), 13)


@picture("out/fan", "yellow", safe=CELL)
def hand_fans(ink):
    """Two round fans on wooden sticks, one over the other, full-colour print with the sunup mark."""
    table(ink, target=(0, 0, 0), k=1.4)
    place(hand_fan("fan0", WHITE), (0.75, 0.2, 0.025), (0, 0, 22))
    upper = place(hand_fan("fan1", WHITE), (-0.6, -0.05, 0.075), (0, 0, -16))
    upper.rotation_euler[1] = math.radians(-1.2)
    camera((0.2, -7, 7.4), (0, 0, 0), 12)
