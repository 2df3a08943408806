"""Pictures of translation, veterinary and storefronts."""

from goods.drinkware import bottle
from goods.garments import folded
from goods.headwear import cap
from goods.mugs import mug
from goods.packaging import carton
from goods.paper import brochure_stack, sheet, trifold
from goods.phone import phone
from goods.desk import pen
from goods.practice import bowl, clipboard, collar, pill_bottle
from goods.shirts import hanging_tee
from registry import picture
from craft.inks import BLUE, KEY, RUBINE, WHITE
from craft.lens import camera
from craft.materials import paper
from craft.shaping import drop, place
from craft.stage import floor, reset, softbox, sweep, table, world

GREEN = "#006f00"
WIDE = (0.84, 0.64)  # 16:9 frames


@picture("translation/booklets", "rubine-tint", safe=WIDE, exposure=0.95)
def booklets(ink):
    """One manual in four languages, laid over one another: German, Japanese, Spanish, Russian."""
    table(ink, k=1.5)
    for i, code in enumerate(("de", "ja", "es", "ru")):
        place(brochure_stack(f"cover_{code}", 2), (-2.4 + 1.55 * i, 0.12 * i, 0.053 * i), (0, 0, 12 - 8 * i))
    camera((0.2, -7.4, 7.4), (0, 0, 0.1), 14)


@picture("translation/screens", "blue-tint", safe=WIDE)
def localized_pages(ink):
    """Three phones with one page in English, German and Korean, date and price as each market writes them."""
    floor(ink, k=0.6)
    for i, code in enumerate(("en", "de", "ko")):
        place(phone(f"page_{code}"), (1.12 * (i - 1), 0.06 * (i - 1), 0), (0, 0, -6))
    camera((0.2, -1.6, 6.4), (0, 0, 0), 16)


@picture("translation/packaging", "yellow", safe=(0.92, 0.6), samples=24)
def tea_boxes(ink):
    """Three tea boxes printed in Japanese, French and Russian; the leaf mark."""
    table(ink, target=(0, 0, 0.9), k=1.3)
    for color, code, x, y, turn in (
        ("#ffffff", "ru", -1.45, 0.4, 16),
        (RUBINE, "ja", 0, -0.25, 2),
        (BLUE, "fr", 1.45, 0.35, -14),
    ):
        place(
            carton(1.4, 0.95, 1.85, art=f"tea_{code}", tape=None, asz=1.2, m=paper(color, 0.55)),
            (x, y, 0),
            (0, 0, turn),
        )
    camera((0.3, -9.5, 3.0), (0, 0, 0.95), 11)


@picture("vet/labels", "yellow", safe=(0.7, 0.78), exposure=0.98)
def forms_and_labels(ink):
    """A consent form with a paw, two white pill bottles with printed labels standing on it."""
    table(ink, target=(0, 0, 0.3), k=1.1)
    place(sheet("paw_form", 2.1, 2.97), (-0.35, 0.35, 0), (0, 0, 12))
    place(pill_bottle(GREEN, "pharmacy_label"), (0.5, -0.35, 0.013), (0, 0, 32))
    place(pill_bottle(KEY, "pharmacy_label", 0.27, 0.66), (1.14, -0.78, 0.013), (0, 0, 26))
    camera((0.2, -5.6, 4.4), (0, 0, 0.2), 11, focus=(0.4, -0.5, 0.4))


@picture("vet/form", "yellow", safe=(0.8, 0.78), exposure=0.98, samples=24)
def form_to_reorder(ink):
    """A cage card on a clipboard, as seen by a camera above it; a pen beside it."""
    floor(ink, k=0.7)
    place(clipboard("cage_card"), (0, 0.1, 0), (0, 0, 7))
    place(pen(GREEN), (0.62, -1.43, 0.055), (90, 0, 86))
    camera((0.2, -2.4, 9.0), (0, 0, 0), 14)


@picture("vet/leaflets", "rubine-tint", safe=(0.7, 0.78), exposure=0.98)
def practice_leaflets(ink):
    """A leaflet with a paw standing in its folds."""
    table(ink, target=(0, 0, 0.9), k=1.1)
    place(trifold("paw_leaflet"), (0, 0, 0), (0, 0, 10))
    camera((0.3, -7.4, 3.2), (0, 0, 1), 11)


@picture("vet/goods", "blue-tint", safe=(0.7, 0.78), samples=20)
def practice_goods(ink):
    """A green bowl with a paw in white, a rubine collar with an engraved brass tag before it."""
    table(ink, target=(0, 0, 0.3), k=1.1)
    place(bowl(GREEN, "paw_w"), (-0.35, 0.55, 0), (0, 0, 4))
    place(collar(RUBINE, "paw_k"), (0.85, -0.95, 0), (0, 0, 14))
    camera((0.2, -6.2, 4.0), (0, 0, 0.2), 11)


@picture("store/window", "yellow", size=(1280, 1148), safe=(0.9, 0.92))
def shop_window(ink):
    """A shop's goods, all with the sunup mark: shirt on a hanger, bottle, mug, folded shirts, cap."""
    reset()
    sweep(ink, back=4.4, radius=0.8, front=40, height=30)
    world(0.42)
    softbox((-5.0, -8.5, 11), (0, 0, 2.2), 8.5, 2700, "#fffdfa")
    softbox((10, -8, 4), (0, 0, 2.2), 7, 420, "#f7faff")
    place(hanging_tee("b"), (-0.1, 2.72, 1.15), (90, 0, 0), 0.6)
    place(bottle(KEY, art="sunup_w", art_size=(0.42, 0.42)), (-2.6, 0.2, 0), (0, 0, -6), 1.42)
    place(mug(WHITE, inner=RUBINE, art="sunup_r", art_size=(0.5, 0.5)), (2.15, -0.2, 0), (0, 0, -26), 1.6)
    height = 0
    for i, color in enumerate((KEY, RUBINE, WHITE)):
        shirt = folded(color, w=2.1, d=1.7, layers=4, t=0.07, seed=i * 5)
        place(shirt, (-0.35, -0.3, height), (0, 0, 6 - 3 * i))
        height += shirt["top"]
    drop(place(cap(KEY, art="sunup_y", thread="#9aa0a8"), (-0.35, -0.1, height), (-6.5, 0, -20), 0.8), height)
    camera((0.3, -24, 4.6), (0, 0, 2.4), 18, focus=(0, 0, 1))
