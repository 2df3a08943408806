"""Portfolio: what is printed on paper and board."""

from goods.desk import notebook, pen, pencil
from goods.paper import brochure_stack, card_stack, open_booklet, poster_tube, sheet, trifold
from registry import CLOSE, SQUARE, picture
from craft.inks import BLUE, KEY, RUBINE, YELLOW
from craft.lens import camera, overhead
from craft.shaping import place
from craft.stage import floor, table


@picture("pf/02", "board", safe=SQUARE, exposure=0.95)
def edge_painted_cards(ink):
    """A tall pile of cards with rubine edges, one card leaning on it; the duo mark."""
    table(ink, target=(0, 0, 0.2), k=0.8)
    place(card_stack("card_w", 52, edge=RUBINE), (0, 0.1, 0), (0, 0, 20))
    place(card_stack("card_r", 14, edge=RUBINE), (0.55, -0.42, 0), (0, 0, -14))
    camera((-0.4, -3.6, 2.5), (0.1, 0, 0.2), 9, focus=(0, -0.2, 0.35))


@picture("pf/03", "blue-tint", safe=SQUARE, exposure=1.0)
def stationery_set(ink):
    """Letter, folder, envelope, cards, notebook, pen and pencil, laid out flat; the duo mark."""
    floor(ink, k=0.9)
    place(sheet("letter", 2.1, 2.97), (-1.1, 0.7, 0), (0, 0, 7))
    place(sheet("folder", 2.2, 3.08, t=0.03), (1.05, 0.85, 0), (0, 0, -5))
    place(sheet("envelope", 2.2, 1.1, t=0.02), (-0.75, -1.35, 0.02), (0, 0, -8))
    place(
        notebook(KEY, YELLOW, art="duo_w", w=1.2, h=1.7, t=0.14, art_size=(0.55, 0.55), ribbon=None),
        (1.5, -1.3, 0),
        (0, 0, 8),
    )
    place(card_stack("card_w", 10, edge=RUBINE), (0.35, -0.95, 0.035), (0, 0, 14))
    place(card_stack("card_r", 8, edge=RUBINE), (0.3, -1.75, 0), (0, 0, -18))
    place(pencil(YELLOW), (-2.0, -1.9, 0.05), (90, 0, 105))
    place(pen(BLUE), (-1.95, -0.42, 0.07), (90, 0, 100))
    overhead(20)


@picture("pf/07", "rubine-tint", safe=SQUARE)
def poster_mailing(ink):
    """Kraft tube, standing, the rolled poster half out of it."""
    table(ink, target=(0, 0, 1.4), k=1.3)
    place(poster_tube("poster2"), (0.25, 0.2, 0), (0, 0, 30))
    lying = place(poster_tube("poster6"), (-1.35, -0.5, 0.345), (90, 0, 0))
    lying.rotation_euler = (1.5708, 0, 2.55)
    camera((0.3, -9.5, 3.2), (0, 0, 1.3), 11)


@picture("pf/08", "yellow", safe=SQUARE, exposure=0.95)
def annual_report(ink):
    """A pile of reports, black covers with a three-ink overprint."""
    table(ink, k=1.2)
    place(brochure_stack("report", 20), (-0.1, 0.1, 0), (0, 0, 22))
    place(brochure_stack("report", 1, t=0.03), (0.95, -0.75, 0.0), (0, 0, -16))
    camera((0.4, -7.2, 5.6), (0.1, 0, 0.2), 10, focus=(0, -0.3, 0.5))


@picture("pf/09", "board", safe=SQUARE, exposure=0.98)
def booklet(ink):
    """A saddle-stitched booklet open at one spread."""
    table(ink, target=(0, 0, 0), k=1.2)
    place(open_booklet(), (0, 0, 0), (0, 0, -18))
    camera((0.6, -5.2, 5.4), (0, 0, 0.1), 9, focus=(0, -0.5, 0.1))


@picture("pf/10", "rubine-tint", safe=SQUARE, exposure=0.98)
def leaflet(ink):
    """A letter-folded leaflet standing in its folds."""
    table(ink, target=(0, 0, 0.9), k=1.1)
    place(trifold("leaflet"), (0, 0, 0), (0, 0, 6))
    camera((0.5, -7.4, 3.0), (0, 0, 1), 10)


@picture("pf/20", "blue-tint", safe=CLOSE, samples=20)
def debossed_notebook(ink):
    """Close-up of a black cover, the leaf mark pressed in without ink."""
    table(ink, target=(0, 0, 0.1), k=0.9)
    place(
        notebook("#24272d", RUBINE, art="leaf_relief", deboss=True, ribbon=None, art_size=(0.78, 0.78)),
        (0, 0, 0),
        (0, 0, 24),
    )
    camera((-0.5, -3.4, 2.5), (0.04, -0.02, 0.1), 2.8, focus=(-0.05, 0.0, 0.17))
