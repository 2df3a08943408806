"""Boxes that open."""

from craft.inks import WHITE
from craft.materials import paper
from craft.meshes import box
from craft.printing import decal
from craft.shaping import group, place


def sleeve_box(color, art, varnish, width=2.2, depth=1.5, height=0.62, out=0.62):
    """Sleeve with spot varnish; its drawer is pulled out to the right."""
    board, inner = paper(color, 0.62, 0.2), paper(WHITE, 0.7)
    t = 0.03
    sleeve = [place(box((width, depth, t), 0.006, board, 2), (0, 0, z)) for z in (t / 2, height - t / 2)] + [
        place(box((width, t, height - 2 * t), 0.006, board, 2), (0, y, height / 2))
        for y in (-depth / 2 + t / 2, depth / 2 - t / 2)
    ]
    shift = width * out
    w, d, h = width - 0.02, depth - 2 * t - 0.02, height - 2 * t - 0.03
    drawer = [place(box((w - 2 * t, d - 2 * t, t), 0.006, inner, 2), (shift, 0, t * 1.5 + 0.005))]
    drawer += [
        place(box((w, t, h), 0.006, inner, 2), (shift, y, t + h / 2)) for y in (-d / 2 + t / 2, d / 2 - t / 2)
    ]
    drawer += [
        place(box((t, d - 2 * t, h), 0.006, inner, 2), (shift + x, 0, t + h / 2))
        for x in (-w / 2 + t / 2, w / 2 - t / 2)
    ]
    handle = group([*sleeve, *drawer])
    decal(
        board,
        varnish,
        (0, 0, height),
        (width, width),
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        depth=0.02,
        tint="#b8004e",
        rough=0.08,
    )
    decal(
        board, art, (-0.1, 0, height), (0.8, 0.8), normal=(0, 0, 1), up=(0, 1, 0), parent=handle, depth=0.02
    )
    return handle


def gift_box(color, lining, width, depth, height):
    """Open tray with a lining, its lid beside it left to the caller."""
    board, inner = paper(color, 0.55), paper(lining, 0.8)
    t = 0.04
    parts = [
        place(box((width, t, height), 0.008, board, 2), (0, y, height / 2))
        for y in (-depth / 2 + t / 2, depth / 2 - t / 2)
    ]
    parts += [
        place(box((t, depth - t, height), 0.008, board, 2), (x, 0, height / 2))
        for x in (-width / 2 + t / 2, width / 2 - t / 2)
    ]
    parts.append(
        place(box((width - t, depth - t, height * 0.55), 0.02, inner, 3), (0, 0, t + height * 0.275))
    )
    return group(parts)


def gift_lid(color, art, width, depth, height, tint=None):
    """Shallow lid with the mark on top."""
    board = paper(color, 0.55)
    lid = place(box((width, depth, height), 0.012, board, 3), (0, 0, height / 2))
    handle = group([lid])
    decal(
        board,
        art,
        (0, 0, height),
        (0.62, 0.62),
        normal=(0, 0, 1),
        up=(0, 1, 0),
        parent=handle,
        depth=0.02,
        tint=tint,
    )
    return handle
