"""Home, Drinkware: the seven products."""

from goods.coaster import coaster
from goods.drinkware import bottle, tumbler, wine_tumbler
from goods.glass_bottle import glass_bottle
from goods.glassware import beer_glass
from goods.mugs import camp_mug, mug
from registry import picture
from craft.inks import BLUE, KEY, RUBINE, WHITE, YELLOW
from craft.lens import camera
from craft.shaping import place
from craft.stage import table

TALL_GOODS = (0.66, 0.84)  # the cells are nearly square: height is what counts


@picture("drink/tumbler-20oz", "yellow", safe=TALL_GOODS)
def tumbler_20oz(ink):
    """Black tumbler with a steel rim, the prism mark engraved."""
    table(ink, target=(0, 0, 0.8))
    place(tumbler(KEY, art="prism_w", lid="#1b1f25", art_size=(0.46, 0.46), close=True), (0, 0, 0), (0, 0, 14))
    camera((0.2, -7.2, 2.3), (0, 0, 0.85), 10)


@picture("drink/glass-bottle", "blue-tint", safe=TALL_GOODS, samples=40)
def glass_bottle_18oz(ink):
    """Clear bottle, bamboo lid, rubine sleeve with the leaf mark."""
    table(ink, target=(0, 0, 1), ambient=0.42)
    place(glass_bottle(RUBINE, "leaf_w"), (0, 0, 0), (0, 0, 12))
    camera((0.2, -7.8, 2.2), (0, 0, 1.05), 10)


@picture("drink/ceramic-mug", "yellow", safe=(0.72, 0.8))
def ceramic_mug(ink):
    """White mug with a band of overlapping shapes, black mug with the duo mark."""
    table(ink)
    place(mug(WHITE, inner=RUBINE, art="shapes_wrap", art_size=(1.25, 0.48)), (-0.5, 0, 0), (0, 0, 22))
    place(mug(KEY, art="duo_w", art_size=(0.44, 0.44)), (0.68, 0.6, 0), (0, 0, -22))
    camera((0.2, -6.6, 2.2), (0.1, 0.1, 0.45), 8, focus=(-0.5, -0.4, 0.5))


@picture("drink/wine-tumbler", "blue-tint", safe=(0.7, 0.8))
def wine_tumblers(ink):
    """Three stemless tumblers, rubine, black and yellow, the wave mark engraved."""
    table(ink)
    place(wine_tumbler(RUBINE, "wave_w"), (-0.55, 0, 0), (0, 0, 8))
    place(wine_tumbler(KEY, "wave_w"), (0.05, 0.85, 0), (0, 0, 4))
    place(wine_tumbler(YELLOW, "wave_k", tint=KEY, engraved=False), (0.55, -0.28, 0), (0, 0, -6))
    camera((0.2, -6.6, 2.4), (0.1, 0.1, 0.5), 9, focus=(0, -0.3, 0.5))


@picture("drink/steel-bottle", "yellow", safe=TALL_GOODS)
def steel_bottle(ink):
    """Blue bottle with a loop cap, the bloom mark engraved; seen from low."""
    table(ink, target=(0, 0, 1.1), k=1.1)
    place(bottle(BLUE, art="bloom_w", art_size=(0.42, 0.42)), (0, 0, 0), (0, 0, -12))
    camera((-0.3, -8.6, 1.5), (0, 0, 1.2), 10)


@picture("drink/beer-mug", "blue-tint", safe=(0.72, 0.8), samples=44)
def beer_mug(ink):
    """Glass mug with the sunup mark in white, two coasters beside it."""
    table(ink, target=(0, 0, 0.7), ambient=0.42)
    place(beer_glass("sunup_w"), (0, 0, 0), (0, 0, -12))
    place(coaster("square4"), (1.24, -0.1, 0.041), (0, 0, 20))
    place(coaster("square1", edge=YELLOW), (1.0, -0.36, 0))
    camera((0.1, -6.6, 2.3), (0.3, 0, 0.75), 10)


@picture("drink/campfire-mug", "yellow", safe=(0.72, 0.8))
def campfire_mug(ink):
    """Two enamel mugs, white and blue with speckles, the kite mark in two inks and in white."""
    table(ink, target=(0, 0, 0.4))
    place(camp_mug(art="kite_rb"), (-0.42, 0, 0), (0, 0, 26))
    place(camp_mug(BLUE, WHITE, "kite_w"), (0.72, 0.62, 0), (0, 0, -24))
    camera((0.2, -6.6, 2.3), (0.1, 0.1, 0.42), 8, focus=(-0.4, -0.4, 0.45))
