"""Pictures of the service pages: printing and veterinary."""

import math

from mathutils import Vector

from goods.event import rollup
from goods.packaging import carton
from goods.paper import brochure_stack, card, card_stack, open_booklet, sheet, trifold
from goods.proofing import linen_tester
from goods.sign import a_frame
from goods.wide_printer import steel_rule, wide_printer
from registry import CLOSE, picture
from craft.inks import BLUE, KEY, YELLOW
from craft.lens import camera
from craft.materials import image_mat
from craft.meshes import surface
from craft.shaping import place, solidify
from craft.stage import hall, table


@picture("print/hero", "blue-tint", safe=CLOSE, samples=20, exposure=0.92, shadowless=True)
def large_format_printer(ink):
    """The mouth of a large-format printer: pinch rollers and the wet sheet with a steel rule on it."""
    table(ink, target=(0, -1, 3), k=2.2)
    place(wide_printer("square0"), (0, 0, 3))
    rule = place(steel_rule(), (1.1, -2.9, 2.965))
    rule.rotation_mode = "ZYX"  # turned on the sheet, then laid down with it
    rule.rotation_euler = (math.radians(10.2), 0, math.radians(12))
    camera((3.2, -10.8, 10.8), (-0.5, -1.05, 3.1), 8, focus=(0, -1.2, 3.2), lens=62)


@picture("print/offset", "yellow", exposure=0.95)
def offset(ink):
    """Two piles of brochures, an open booklet and a leaflet standing in its folds."""
    table(ink, target=(0, 0, 0.2), k=1.6)
    place(brochure_stack("poster2"), (-2.35, 0.2, 0), (0, 0, 16))
    place(brochure_stack("report", 14), (-0.1, 1.75, 0), (0, 0, -12))
    place(open_booklet(), (1.55, -1.25, 0), (0, 0, -12))
    place(trifold("leaflet"), (2.75, 2.35, 0), (0, 0, -6))
    camera((0.2, -10.5, 7.6), (0.3, 0.4, 0.3), 11)


@picture("print/large-format", "board")
def large_format(ink):
    """A black and a yellow roll-up behind an A-frame sign."""
    hall(ink)
    place(rollup("banner_dark"), (-5.6, 1.5, 0), (0, 0, 12))
    place(rollup("banner_yellow"), (4.8, 2.4, 0), (0, 0, -12))
    place(a_frame("poster1"), (9.6, -4.5, 0), (0, 0, -16))
    camera((3, -92, 20), (0, 0, 10), 22)


@picture("serv/global", "rubine-tint")
def cartons_to_ship(ink):
    """Three kraft cartons piled up, tape in blue, yellow and black, a label on each."""
    table(ink, target=(0, 0, 1), k=1.6)
    place(carton(2.6, 1.9, 1.45, art="label_k", tape=KEY, asz=0.95), (0, 0.3, 0), (0, 0, 20))
    place(carton(1.8, 1.4, 1.05, art="label_b", tape=BLUE, asz=0.75), (-0.15, 0.35, 1.47), (0, 0, 4))
    place(carton(1.5, 1.2, 1.0, art="label_y", tape=YELLOW, asz=0.7), (1.6, -0.95, 0), (0, 0, -20))
    camera((0.4, -11, 4.4), (0.2, 0, 1.2), 11)


@picture("serv/quality", "board", safe=CLOSE, samples=10)
def proof(ink):
    """Close-up of a halftone proof, a steel linen tester standing on it."""
    table(ink, target=(0, 0, 0), ambient=0.35)
    print_ = surface(
        lambda u, v: Vector(((u - 0.5) * 3.4, (v - 0.5) * 3.4, 0.02)), 4, 4, image_mat("proof", 0.5, 0.35)
    )
    solidify(print_, 0.01, -1)
    place(linen_tester(0.62), (0.16, 0.36, 0.025), (0, 0, 24))
    camera((-1.0, -4.4, 2.3), (0.06, 0.16, 0.27), 1.4, focus=(0.1, 0.10, 0.03))


@picture("vet/cards", "blue-tint", safe=(0.8, 0.64), exposure=0.98)
def reminder_cards(ink):
    """A pile of reminder cards with a paw, one lying before it, two envelopes."""
    table(ink, target=(0, 0, 0.1), k=1.1)
    place(sheet("envelope_plain", 2.0, 1.2, t=0.03), (-0.95, 0.55, 0), (0, 0, 14))
    place(sheet("envelope_plain", 2.0, 1.2, t=0.03), (-0.85, 0.42, 0.031), (0, 0, 5))
    pile = card_stack("vet_card", 64, edge="#f4f4f1", w=1.5, h=0.9, t=0.006, jitter=0.0022, turn=0.0012)
    place(pile, (0.75, -0.15, 0), (0, 0, -12))
    place(card("vet_card", 1.5, 0.9, 0.006), (-0.65, -0.75, 0.003), (0, 0, 18))
    camera((0.2, -5.6, 4.4), (0, 0, 0.1), 10, focus=(0.1, -0.3, 0.3))
