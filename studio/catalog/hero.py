"""The first screen: the goods of the press-sheet motif, cut out, in two layers that the page brings into register."""

from goods.desk import notebook, pen
from goods.drinkware import bottle
from goods.mugs import wrapped_mug
from goods.shirts import hanging_tee
from goods.technology import speaker
from registry import picture
from craft.inks import BLUE, KEY, RUBINE, WHITE, YELLOW
from craft.lens import camera
from craft.shaping import place
from craft.stage import reset, softbox, sweep, world

FULL = (0.97, 0.97)
SHIRT = (-0.9, 2.72, 0.75)
SIZE = 0.66


def white_stage(key=(-5.0, -8.5, 11), size=8.5, power=2700, ambient=0.46):
    reset()
    sweep("sheet", back=4.4, radius=0.8, front=40, height=30)
    world(ambient)
    softbox(key, (0, 0, 2.2), size, power, "#fffaf4")
    softbox((10, -8, 4), (0, 0, 2.2), 7, 420, "#f3f7ff")


@picture("hero/shirt", "sheet", size=(1280, 1280), safe=(0.955, 0.97), transparent=True)
def shirt(ink):
    """Rubine T-shirt on a wooden hanger, the duo mark in white."""
    white_stage((-12, -5, 8), 3.2, 3600, 0.3)  # from the side, so that folds show
    place(hanging_tee("r"), SHIRT, (90, 0, 0), SIZE)
    camera((0.3, -24, 5.4), (0, 0, 2.4), 18, focus=(0, 2, 2))


@picture("hero/goods", "sheet", size=(1440, 810), safe=FULL, transparent=True)
def goods(ink):
    """Blue speaker, black notebook with a rubine pen, mug in a blue halftone, black bottle; the duo mark."""
    white_stage()
    place(
        wrapped_mug(WHITE, inner=RUBINE, handle=BLUE, art="halftone_wrap"), (0.95, -0.2, 0), (0, 0, -30), 1.95
    )
    place(bottle(KEY, art="duo_w", art_size=(0.42, 0.42)), (2.72, 0.55, 0), (0, 0, 6), 1.42)
    book = notebook(KEY, YELLOW, art="duo_w", ribbon=None, art_size=(0.6, 0.6))
    place(book, (-1.75, -0.55, 0), (0, 0, 16), 1.1)
    place(speaker(BLUE, strap=KEY, art="duo_w", R=0.42, H=0.9), (-3.0, 0.55, 0), (0, 0, -6), 1.3)
    place(pen(RUBINE), (-0.35, -1.3, 0.059), (90, 0, -150), 1.1)
    camera((0.3, -24, 5.4), (0, 0, 1.2), 18, focus=(0, -0.2, 1))
