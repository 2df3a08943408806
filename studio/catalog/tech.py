"""Home, Technology: the eight products."""

from goods.backpack import backpack
from goods.chargers import mini_speaker, wall_charger
from goods.desk import organizer
from goods.gift_boxes import gift_box, gift_lid
from goods.laptop_sleeve import laptop_sleeve
from goods.technology import charge_pad, earbuds, power_bank, speaker, usb_cable
from registry import picture
from craft.inks import BLUE, DARK_CLOTH, KEY, RUBINE, WHITE, YELLOW
from craft.lens import camera
from craft.shaping import group, place
from craft.stage import table

CELL = (0.72, 0.8)  # small, nearly square cells


@picture("tech/speaker-large", "rubine-tint", safe=CELL)
def speaker_large(ink):
    """One blue fabric speaker with a carry loop, the wave mark in white."""
    table(ink)
    place(speaker(BLUE, strap=KEY, art="wave_w", base="#17191d"), (0, 0, 0), (0, 0, 8))
    camera((0.3, -6, 2.3), (0.05, 0, 0.5), 9, focus=(0, -0.5, 0.5))


@picture("tech/speaker-mini", "rubine-tint", safe=CELL)
def speaker_mini(ink):
    """Three mini speakers, two behind and one in front, the bloom mark on each."""
    table(ink, target=(0, 0, 0.3), k=0.8)
    place(mini_speaker(KEY, "bloom_y", tint=None), (-0.34, 0, 0), (0, 0, 14))
    place(mini_speaker(BLUE, "bloom_w"), (0.32, 0.12, 0), (0, 0, -20))
    place(mini_speaker(YELLOW, "bloom_k", tint=KEY), (0.2, -0.56, 0), (0, 0, 8))
    camera((0.2, -4.0, 2.9), (0, -0.1, 0.2), 11, focus=(0, -0.2, 0.35))


@picture("tech/power-bank", "rubine-tint", safe=CELL)
def power_banks(ink):
    """Two power banks, black and white, side by side; the hooks mark; a cable in the black one."""
    table(ink, target=(0, 0, 0))
    place(power_bank(WHITE, art="hooks_k", tint=KEY), (0.82, 0.36, 0), (0, 0, -16))
    place(power_bank("#1b1d22", art="hooks_y", tint=None), (-0.38, 0.05, 0), (0, 0, 14))
    path = [
        (-0.054, -0.925, 0.085),
        (0.006, -1.167, 0.06),
        (0.3, -1.45, 0.03),
        (0.8, -1.42, 0.03),
        (1.2, -1.15, 0.03),
        (1.4, -0.9, 0.04),
    ]
    usb_cable(path, BLUE)
    camera((0.5, -5.4, 4.0), (0.1, 0, 0.1), 10, focus=(0, -0.1, 0.15))


@picture("tech/wireless-pad", "rubine-tint", safe=CELL)
def wireless_pads(ink):
    """A black and a white charging pad and a blue earbuds case, the hooks mark on each."""
    table(ink, target=(0, 0, 0.2))
    place(charge_pad("#1b1d22", "hooks_y", tint=None), (-0.55, 0.25, 0), (0, 0, 10))
    place(charge_pad(WHITE, "hooks_rb", ring="#d9dbde", tint=None), (0.48, 0.62, 0), (0, 0, -20))
    place(earbuds(BLUE, "hooks_w"), (0.62, -0.45, 0), (0, 0, -20))
    path = [
        (-0.62, 0.78, 0.05),
        (-0.75, 1.15, 0.04),
        (-1.2, 1.1, 0.03),
        (-1.3, 0.4, 0.03),
        (-1.2, -0.3, 0.03),
        (-0.8, -0.62, 0.03),
        (-0.3, -0.66, 0.04),
    ]
    usb_cable(path, "#22252b")
    camera((0.4, -5.4, 3.3), (0.0, 0.1, 0.15), 8, focus=(0, -0.1, 0.2))


@picture("tech/wall-charger", "rubine-tint", safe=CELL)
def charger(ink):
    """Two white blocks with the links mark in rubine: one shows its folded-out plug, one its ports."""
    table(ink, target=(0, 0, 0.2), k=0.7)
    place(wall_charger(WHITE, "links_r", plug=True), (-0.22, -0.18, 0), (0, 0, 62))
    place(wall_charger(WHITE, "links_r", plug=False), (0.24, 0.22, 0), (0, 0, -62))
    camera((0.1, -3.2, 2.1), (0, 0, 0.15), 9, focus=(0, -0.25, 0.2))


@picture("tech/backpack", "rubine-tint", safe=CELL)
def laptop_backpack(ink):
    """Black backpack, yellow zip pulls, patch with the stair mark in two inks."""
    table(ink, target=(0, 0, 2), k=1.9)
    place(backpack(DARK_CLOTH, YELLOW, "stair_rb"), (0, 0, 0), (0, 0, 24))
    camera((0, -17, 4.6), (0, 0, 2.25), 11)


@picture("tech/laptop-sleeve", "rubine-tint", safe=CELL, exposure=0.98)
def felt_sleeve(ink):
    """Grey felt sleeve with a yellow snap tab, the laptop's edge in its opening; the peak mark screen-printed in white."""
    table(ink, target=(0, 0, 0), k=1.3)
    place(laptop_sleeve("#7d838b", YELLOW, "peak_w"), (0, 0, 0), (0, 0, 24))
    camera((0.9, -4.2, 9.0), (0, 0, 0.1), 14, focus=(0, -0.2, 0.2))


@picture("tech/desk-organizer", "rubine-tint", safe=(0.78, 0.8))
def desk_organizer(ink):
    """Bamboo organizer with three pens and a phone, the quarter mark engraved."""
    table(ink, target=(0, 0, 0.6), k=1.2)
    place(organizer(), (0, 0, 0), (0, 0, 18))
    camera((0, -8.6, 3.4), (0, 0, 0.75), 10)


@picture("tech/kit", "blue-tint", safe=(0.86, 0.86), size=(960, 1200), samples=28)
def welcome_kit(ink):
    """Rubine box with a power bank, a charging pad and an earbuds case in it, its lid before it; the hooks mark."""
    table(ink, target=(0, 0, 0.2), k=1.2)
    parts = [
        gift_box(RUBINE, "#f4f4f1", 2.08, 1.84, 0.4),
        place(power_bank("#1b1d22", art="hooks_y", tint=None), (-0.5, 0, 0.26), (0, 0, 0)),
        place(charge_pad(WHITE, "hooks_rb", ring="#d9dbde", tint=None), (0.44, 0.36, 0.26), (0, 0, 0), 0.94),
        place(earbuds(BLUE, "hooks_w"), (0.44, -0.72, 0.39), (-90, 0, 0)),
    ]
    place(gift_lid(RUBINE, "hooks_w", 2.14, 1.9, 0.2), (0.3, 1.25, 0), (0, 0, -11))
    place(group(parts), (-0.12, -0.95, 0), (0, 0, 10))
    camera((0.3, -5.6, 8.0), (0, 0, 0.1), 12)
