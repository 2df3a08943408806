"""Hardcover books and wire-bound calendars."""

import math

import numpy as np

from craft.inks import KEY
from craft.materials import image_mat, metal, paper
from craft.meshes import box, tube
from craft.printing import decal
from craft.shaping import group, place, planar_uv


def book(jacket, spine, width=1.5, height=2.15, thick=0.3):
    """Lies face up, its spine to the front (-y); the jacket's back and spine are one ink."""
    cloth, block = paper(spine, 0.5, 0.1), paper("#f6f1e6", 0.9)
    cover = 0.035
    parts = []
    for z in (cover / 2, thick - cover / 2):
        parts.append(place(box((height, width, cover), 0.008, cloth, 2), (0, 0, z)))
    parts.append(place(box((height, cover, thick), 0.012, cloth, 3), (0, -width / 2 + cover / 2, thick / 2)))
    leaves = 22
    for i in range(leaves):
        step = (thick - 2 * cover) / leaves
        leaf = box((height - 0.07, width - 0.06, step * 0.86), 0.0015, block, 1)
        parts.append(place(leaf, (0.002 * math.sin(i * 2.3), 0.004 * math.sin(i), cover + step * (i + 0.5))))
    front = box(
        (height - 0.004, width - 0.004, 0.004), 0.001, image_mat(jacket, 0.35, 0.45, clearcoat=0.2), 1
    )
    uv = front.data.uv_layers.new(name="UVMap").data
    for loop in front.data.loops:
        point = front.data.vertices[loop.vertex_index].co
        uv[loop.index].uv = (point.y / width + 0.5, 0.5 - point.x / height)
    parts.append(place(front, (0, 0, thick + 0.001)))
    handle = group(parts)
    for x, size in ((-0.75, 0.16), (0.75, 0.16)):
        decal(cloth, "bars_w", (x, -width / 2, thick / 2), (0.5, size), parent=handle, depth=0.02)
    handle["top"] = thick + 0.003
    return handle


def wires(width, radius=0.055, pitch=0.062):
    """Twin wire binding along x."""
    steel = metal("#2a2d33", 0.3)
    rings = []
    for x in np.arange(-width / 2 + 0.1, width / 2 - 0.09, pitch):
        for shift in (0, 0.02):
            points = [
                (x + shift, radius * math.cos(a), radius * math.sin(a))
                for a in np.linspace(0, 2 * math.pi, 13)[:-1]
            ]
            rings.append(tube(points, 0.0075, steel, closed=True, res=2))
    return group(rings)


def wall_calendar(art, width=2.1, height=2.97):
    """Lies flat, bound at its upper edge."""
    sheets = [
        place(
            box((width, height, 0.008), 0.002, paper("#fdfdfb"), 1), (0.003 * i, 0.002 * i, 0.004 + 0.009 * i)
        )
        for i in range(6)
    ]
    top = box((width, height, 0.008), 0.002, image_mat(art, 0.45, 0.35), 1)
    planar_uv(top, "xy", (width, height))
    place(top, (0, 0, 0.062))
    return group([*sheets, top, place(wires(width), (0, height / 2 - 0.03, 0.05))])


def desk_calendar(art, width=2.0, height=1.35, lean=68):
    """Stands like a tent, bound along its ridge."""
    slope = math.radians(lean)
    rise, depth = height * math.sin(slope), height * math.cos(slope)
    base = place(
        box((width, height, 0.03), 0.006, paper(KEY, 0.5), 2), (0, depth / 2 + 0.01, rise / 2), (-lean, 0, 0)
    )
    board = place(
        box((width, height, 0.03), 0.006, paper(KEY, 0.5), 2), (0, -depth / 2 - 0.01, rise / 2), (lean, 0, 0)
    )
    page = box((width - 0.06, height - 0.05, 0.012), 0.002, image_mat(art, 0.45, 0.35), 1)
    planar_uv(page, "xy", (width - 0.06, height - 0.05))
    offset = 0.024
    place(
        page,
        (0, -depth / 2 - 0.01 - offset * math.sin(slope), rise / 2 + offset * math.cos(slope)),
        (lean, 0, 0),
    )
    return group([base, board, page, place(wires(width, 0.06), (0, 0, rise - 0.01))])
