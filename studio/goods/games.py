"""Game cards."""

import math

from craft.inks import WHITE
from craft.materials import image_mat, paper
from craft.meshes import box
from craft.shaping import group, place, planar_uv

WIDTH, HEIGHT, THICK = 0.70, 0.99, 0.012


def game_card(art):
    """One card with round corners, face up."""
    card = box((WIDTH, HEIGHT, THICK), 0.001, image_mat(art, 0.4, 0.4, clearcoat=0.15), 1, vbevel=0.06)
    planar_uv(card, "xy", (WIDTH, HEIGHT))
    return card


def card_fan(arts, spread=74):
    """Cards fanned round a point below them, each a little over the one before."""
    count = len(arts)
    cards = []
    for i, art in enumerate(arts):
        turn = math.radians(spread * (0.5 - i / (count - 1)))
        x, y = -1.25 * math.sin(turn), 1.25 * math.cos(turn)
        cards.append(place(game_card(art), (x, y - 1.25, THICK / 2 + 0.0135 * i), (0, 0, math.degrees(turn))))
    return group(cards)


def deck(art, count=34):
    """A pile of cards, one face on top."""
    edge = paper(WHITE)
    cards = []
    for i in range(count - 1):
        card = box((WIDTH, HEIGHT, THICK * 0.9), 0.001, edge, 1, vbevel=0.06)
        cards.append(place(card, (0.004 * math.sin(i * 2.1), 0.004 * math.cos(i * 1.7), THICK * (i + 0.5))))
    return group([*cards, place(game_card(art), (0, 0, THICK * (count - 0.5)))])
