"""Portfolio: what is bound, cut or rolled."""

from goods.books import book, desk_calendar, wall_calendar
from goods.coaster import coaster
from goods.desk import notebook, pen
from goods.games import card_fan, deck
from goods.paper import sheet
from goods.stickers import round_sticker, square_sticker, sticker_sheet
from goods.wrapping import tissue, wrap_roll
from registry import SQUARE, WIDE, picture
from craft.arrange import cascade
from craft.inks import BLUE, KEY, RUBINE, WHITE, YELLOW
from craft.lens import camera
from craft.shaping import place
from craft.stage import floor, table


@picture("pf/21", "sheet", safe=SQUARE, exposure=0.92)
def foil_notebooks(ink):
    """Five notebooks in five inks piled up, each turned a little; the kite mark in foil."""
    table(ink, target=(0, 0, 0.3), k=1.2)
    colors = (
        (KEY, "#e9ebee", WHITE),
        (BLUE, "#e9ebee", KEY),
        (YELLOW, KEY, KEY),
        ("#f1efe9", RUBINE, RUBINE),
        (RUBINE, "#e9ebee", KEY),
    )
    for i, (cover, foil, band) in enumerate(colors):
        layer = notebook(cover, band, art="kite_w", ribbon=None, foil=foil, art_size=(0.62, 0.62))
        place(layer, (0.03 * i, 0.02 * i, 0.178 * i), (0, 0, 44 - 15 * i))
    camera((0.5, -6.4, 5.2), (0, 0, 0.4), 11, focus=(0.0, -0.4, 0.9))


@picture("pf/22", "rubine-tint", safe=WIDE)
def ball_pens(ink):
    """Seven pens in a row, one per spot colour."""
    floor(ink, k=0.55)
    for i, color in enumerate((KEY, RUBINE, "#ce0000", YELLOW, "#006f00", BLUE, "#000046")):
        place(pen(color), (-1.14 + 0.38 * i, -0.7, 0.054), (-90, 0, 0))
    camera((0.3, -2.6, 6.4), (0, 0, 0), 14)


@picture("pf/24", "key", safe=SQUARE)
def stickers(ink):
    """A sheet of stickers, one corner lifted, and three cut out beside it."""
    floor(ink, k=0.6)
    place(sticker_sheet("sticker_sheet"), (-0.35, 0.1, 0), (0, 0, 8))
    for sticker, x, y, turn in (
        (round_sticker(YELLOW, "sunup_k"), 1.2, 0.75, 10),
        (square_sticker(RUBINE, "bloom_w"), 1.35, -0.1, -16),
        (round_sticker(BLUE, "kite_w"), 1.28, -0.95, 12),
    ):
        place(sticker, (x, y, 0), (0, 0, turn))
    camera((0.3, -2.2, 6.6), (0, 0, 0), 14)


@picture("pf/31", "yellow", safe=WIDE, exposure=0.98)
def calendars(ink):
    """A wall calendar lying, a desk calendar standing beside it; months as dots."""
    table(ink, target=(0, 0, 0.4), k=1.4)
    place(wall_calendar("calendar_wall"), (-1.35, 0.3, 0), (0, 0, 14))
    place(desk_calendar("calendar_desk"), (1.35, 0, 0), (0, 0, -12))
    camera((0.2, -7.6, 5.4), (0, 0, 0.4), 11, focus=(0.4, -0.4, 0.5))


@picture("pf/32", "rubine-tint", safe=SQUARE)
def books(ink):
    """Three hardcover books piled up, overprinted jackets in three spines."""
    table(ink, target=(0, 0, 0.4), k=1.1)
    height = 0
    for i, (jacket, spine, turn) in enumerate(
        (("jacket7", BLUE, -6), ("jacket3", YELLOW, 5), ("jacket2", KEY, -14))
    ):
        volume = book(jacket, spine, thick=(0.36, 0.3, 0.26)[i])
        place(volume, (0.03 * i, 0, height), (0, 0, turn))
        height += volume["top"]
    camera((0.4, -6.4, 3.9), (0, 0, 0.45), 10, focus=(0, -0.5, 0.7))


@picture("pf/35", "rubine-tint", safe=SQUARE)
def gift_wrap(ink):
    """Three rolls of overprinted wrap and matching tissue."""
    table(ink, target=(0, 0, 0.3), k=1.3)
    place(wrap_roll("square5"), (-0.1, 0.55, 0), (0, 0, 14))
    place(wrap_roll("wide3"), (0.03, 0.0, 0), (0, 0, 14))
    place(wrap_roll("wide6"), (-0.03, 0.28, 0.45), (0, 0, 14))
    place(tissue("square5"), (0.25, -1.25, 0), (0, 0, -12))
    camera((0.5, -7.2, 6.2), (0, 0, 0.3), 11)


@picture("pf/37", "rubine-tint", safe=SQUARE)
def coasters(ink):
    """Four round coasters fanned like fallen dominoes, an overprint on each."""
    table(ink, target=(0, 0, 0.1), k=0.8)
    cascade([coaster(f"square{i}") for i in (2, 4, 6, 1)], 0.475, 0.042, 0.5, start=-0.75)
    camera((0.5, -3.4, 2.9), (0, 0, 0.05), 11)


@picture("pf/38", "key", safe=SQUARE)
def game_cards(ink):
    """Six cards fanned and a deck, a different overprint on each."""
    table(ink, target=(0, 0, 0), k=0.9, key=1.1, rim=0.35)
    place(card_fan([f"tile{i}" for i in (0, 1, 2, 3, 6, 7)]), (-0.2, 0.35, 0), (0, 0, 4))
    place(deck("tile5"), (0.55, -0.75, 0), (0, 0, -18))
    camera((0.2, -4.4, 4.4), (0, 0, 0.05), 12)
