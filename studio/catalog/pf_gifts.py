"""Portfolio: gifts, awards, bags and boxes."""

from goods.drinkware import tumbler
from goods.gift_boxes import gift_box, gift_lid, sleeve_box
from goods.glassware import beer_glass, crystal
from goods.medals import medal
from goods.mugs import camp_mug
from goods.paper_bag import paper_bag
from goods.props import plinth, serving_board
from goods.technology import power_bank
from registry import SQUARE, TALL, WIDE, picture
from craft.inks import BLUE, KEY, RUBINE, YELLOW
from craft.lens import camera
from craft.materials import paper
from craft.shaping import place
from craft.stage import floor, softbox, table


@picture("pf/27", "board", safe=WIDE)
def four_tumblers(ink):
    """Four tumblers on plinths of four heights, the stair mark engraved or printed."""
    table(ink, target=(0, 0, 0.9), k=1.4)
    for i, (color, tint, height) in enumerate(
        ((KEY, None, 0.2), (RUBINE, None, 0.45), (BLUE, None, 0.3), (YELLOW, KEY, 0.1))
    ):
        x, y = -1.8 + 1.2 * i, (0.1, 0.35, 0.0, 0.2)[i]
        place(plinth("#fbfbf9", 0.56, height), (x, y, 0))
        place(
            tumbler(color, art="quarter_w", lid=KEY, tint=tint, art_size=(0.4, 0.4)),
            (x, y, height),
            (0, 0, 6 - 4 * i),
        )
    camera((0.2, -11, 3.0), (0, 0, 0.9), 12)


@picture("pf/28", "blue-tint", safe=SQUARE, samples=36)
def boxed_power_bank(ink):
    """Black power bank in an open rubine box, the lid beside it; the hooks mark."""
    table(ink, target=(0, 0, 0.2), k=0.9)
    place(gift_box(RUBINE, "#f4f4f1", 1.25, 2.05, 0.42), (-0.35, 0, 0), (0, 0, 18))
    place(power_bank("#1b1d22", art="hooks_y", tint=None), (-0.35, 0, 0.272), (0, 0, 18))
    place(gift_lid(RUBINE, "hooks_w", 1.31, 2.11, 0.2), (1.42, -0.35, 0), (0, 0, -10))
    camera((0.4, -5.2, 4.4), (0.2, 0, 0.2), 11)


@picture("pf/29", "blue-tint", safe=SQUARE, samples=16)
def blue_award(ink):
    """Tall crystal on a blue base, the quarter mark inside."""
    table(ink, rim=1.2, ambient=0.30, target=(0, 0, 1))
    softbox((4.0, 2.0, 2.0), (0, 0, 1.2), 2.0, 220, "#dff1ff")
    place(crystal("quarter_w", wide=0.8, H=1.95, T=0.34, base=BLUE, etch="#00527d"), (0, 0, 0), (0, 0, -18))
    camera((0.5, -7.2, 2.2), (0, 0, 1.1), 11)


@picture("pf/30", "key", safe=TALL, exposure=0.95)
def race_medals(ink):
    """A gold and a silver medal on rubine ribbons; the peak mark struck into them."""
    floor(ink, k=0.7)
    place(medal("peak_w", RUBINE, "#d9b35f"), (-0.42, -1.2, 0), (0, 0, 4))
    place(medal("peak_w", RUBINE, "#c9ccd0", struck="#7d8187"), (0.62, -1.75, 0), (0, 0, -5))
    camera((0.2, -2.4, 11), (0, 0, 0), 16)


@picture("pf/33", "board", safe=SQUARE, exposure=0.98, samples=36)
def half_open_box(ink):
    """Rubine sleeve with rays in spot varnish and the kite mark, its drawer half out."""
    table(ink, target=(0, 0, 0.2), k=1.1)
    place(sleeve_box(RUBINE, "kite_w", "varnish"), (-0.6, 0.15, 0), (0, 0, -24))
    camera((0.2, -6.4, 4.4), (0.1, 0, 0.2), 11)


@picture("pf/34", "yellow", safe=SQUARE)
def shopping_bags(ink):
    """A white and a blue paper bag with twisted handles, the leaf mark."""
    table(ink, target=(0, 0, 1.3), k=1.6)
    place(paper_bag("#f6f5f1", "leaf_rb"), (-0.85, 0.5, 0), (0, 0, 20))
    place(
        paper_bag(BLUE, "leaf_w", handle_color="#f1efe9", width=1.6, height=2.0, depth=0.8, size=0.9),
        (1.05, -0.5, 0),
        (0, 0, -16),
    )
    camera((0.2, -12.5, 4.2), (0, 0, 1.45), 12)


@picture("pf/40", "blue-tint", safe=SQUARE, samples=24)
def mugs_on_board(ink):
    """A black camp mug and a beer mug on a wooden board; kite and sunup marks."""
    table(ink, target=(0, 0, 0.6), ambient=0.42, k=1.1)
    place(serving_board(), (0.05, 0.1, 0), (0, 0, 8))
    place(camp_mug("#1d1f24", "#f4f4f1", "kite_w", speck=True), (-0.75, -0.15, 0.14), (0, 0, 10))
    place(beer_glass("sunup_w"), (0.42, 0.25, 0.14), (0, 0, -14))
    camera((0.2, -7.4, 3.0), (0, 0, 0.6), 11)
