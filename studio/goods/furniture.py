"""What stands in a booth."""

import math

from mathutils import Matrix, Vector

from craft.clear import emissive
from craft.inks import WHITE, linear
from craft.materials import metal, mottle, plastic, wood
from craft.meshes import box, lathe, tube
from craft.printing import decal
from craft.shaping import aim, group, place
from craft.stage import softbox
from craft.textiles import leather

CARPET = ("#3d4147", "#45494f")  # the pile of every other tile runs across


def counter(color, art, size=4.6):
    """Exhibition counter: printed panel between a dark plinth and a wooden top, with joints between them."""
    shell, dark = plastic(color, 0.5, 0.35, texture=0.4), plastic("#1c1f23", 0.5)
    parts = [place(box((10.5, 5, 9.1), 0.05, shell, 4, vbevel=1.6), (0, 0, 5.0))]
    for low, high, inset in ((0, 0.42, 0.3), (9.5, 9.72, 0.22)):
        ring = box((10.5 - inset, 5 - inset, high - low), 0.03, dark, 3, vbevel=1.5)
        parts.append(place(ring, (0, 0, (low + high) / 2)))
    beech = wood("#d8b384", "#b98d5c", axis="X", scale=0.4, rough=0.35)
    parts.append(place(box((11.2, 5.6, 0.36), 0.06, beech, 4, vbevel=1.8), (0, 0, 9.88)))
    for x in (-3.3, 3.3):  # the panel is screwed on left and right of the print
        parts.append(place(box((0.03, 0.02, 9.06), 0.005, dark, 2), (x, -2.5, 5.0)))
    handle = group(parts)
    decal(shell, art, (0, -2.5, 5.3), (size, size), parent=handle, depth=0.6)
    return handle


def bar_table():
    """White top on a steel column and a heavy plate."""
    steel = metal("#c9ccd0", 0.24)
    foot = [(0, 0), (2.4, 0), (2.42, 0.1), (2.3, 0.16), (0.5, 0.3), (0.34, 0.6), (0.3, 0.62)]
    column = [(0.3, 0.5), (0.3, 9.7), (0.42, 9.75), (1.3, 9.95), (1.3, 10.02), (0, 10.02)]
    top = lathe([(0, 10.02), (2.7, 10.02), (2.7, 10.3), (0, 10.3)], plastic(WHITE, 0.3, 0.5), fillet=0.05)
    return group([lathe(foot, steel, fillet=0.05), lathe(column, steel, fillet=0.04), top])


def stool(color):
    """Padded seat with a piped edge on a gas column, with a ring for the feet."""
    steel, hide, dark = metal("#c9ccd0", 0.24), leather(color, 0.45), plastic("#1c1f23", 0.4)
    foot = [(0, 0), (1.95, 0), (1.97, 0.08), (1.8, 0.16), (0.5, 0.34), (0.27, 0.7), (0.26, 0.72)]
    lower = [(0.26, 0.6), (0.26, 4.2), (0.22, 4.25), (0.22, 4.3)]
    upper = [(0.18, 4.2), (0.18, 6.5), (0.5, 6.6), (1.5, 6.72), (0, 6.74)]
    pad = [(0, 6.72), (1.7, 6.72), (1.86, 6.85), (1.9, 7.1), (1.84, 7.4), (1.5, 7.64), (0.8, 7.7), (0, 7.66)]
    turned = ((foot, steel, 0.05), (lower, steel, 0.02), (upper, dark, 0.03), (pad, hide, 0.12))
    parts = [lathe(profile, material, fillet=fillet) for profile, material, fillet in turned]

    def ring(radius, y, z, thick, material):
        angles = (a * math.pi / 12 for a in range(24))
        points = [(radius * math.cos(a), radius * math.sin(a) + y, z) for a in angles]
        return tube(points, thick, material, closed=True)

    parts += [ring(radius, 0, z, 0.045, hide) for radius, z in ((1.89, 6.92), (1.72, 7.52))]
    parts.append(ring(1.15, -0.5, 2.7, 0.1, steel))
    parts += [tube([(side * 0.2, 0, 2.7), (side * 0.95, -0.4, 2.7)], 0.08, steel) for side in (-1, 1)]
    return group(parts)


def carpet(columns, rows, tile=5.0):
    """Tiles of needle felt with an aluminium edge."""
    cloths = [plastic(color, 0.95, 0.1) for color in CARPET]
    for cloth, color in zip(cloths, CARPET):  # trodden here and there
        mottle(cloth.node_tree, cloth.node_tree.nodes["Principled BSDF"], linear(color), 0.12, 0.25)
    parts = []
    for i in range(columns):
        for j in range(rows):
            piece = box((tile - 0.03, tile - 0.03, 0.2), 0.04, cloths[(i + j) % 2], 2)
            shift = Vector((i * 7.3, j * 5.1, 0))
            piece.data.transform(Matrix.Translation(shift))
            at = Vector(((i - (columns - 1) / 2) * tile, (j - (rows - 1) / 2) * tile, 0.1))
            parts.append(place(piece, at - shift))
    wide, deep, edge = columns * tile, rows * tile, metal("#aeb2b7", 0.35)
    # What shows in the joints.
    parts.append(place(box((wide, deep, 0.05), 0.01, plastic("#15171a", 0.9), 1), (0, 0, 0.03)))
    for side in (-1, 1):
        parts.append(place(box((wide + 0.6, 0.3, 0.16), 0.06, edge, 3), (0, side * (deep + 0.3) / 2, 0.08)))
        parts.append(place(box((0.3, deep, 0.16), 0.06, edge, 3), (side * (wide + 0.3) / 2, 0, 0.08)))
    return group(parts)


def arm_light(foot, power=240):
    """Lamp on an arm that is clamped to the top of a wall and lights it; its light comes with it."""
    dark = plastic("#1c1f23", 0.4)
    top = Vector(foot)
    bend = ((0, 0.5, -0.8), (0, 0.4, 0.5), (0, -1.0, 1.2), (0, -3.0, 1.0))
    arm = tube([top + Vector(point) for point in bend], 0.1, dark)
    clamp = place(box((0.6, 1.0, 0.5), 0.08, dark, 3), top + Vector((0, 0.3, 0)))
    head, glow = box((2.0, 0.5, 0.24), 0.08, dark, 3), box((1.8, 0.36, 0.02), 0.005, emissive("#fff4df", 3), 1)
    for part, down in ((head, 0), (glow, 0.13)):
        aim(part, top + Vector((0, -3.1, 0.9 - down)), top + Vector((0, -0.6, -4.5)))
    softbox(top + Vector((0, -3.0, 0.7)), top + Vector((0, 0, -6)), 1.2, power, "#fff3e0", 70)
    return [arm, clamp, head, glow]
