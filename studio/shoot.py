"""Runs inside Blender: composes one picture, frames it and renders it. Use render.py."""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy

from registry import load
from craft.develop import render
from craft.lens import frame
from craft.paths import MASTERS


def shoot(name, scale=1.0, samples=None):
    start = time.time()
    picture = load()[name]
    picture.compose(picture.field)
    size = tuple(round(side * scale) for side in picture.size)
    settings = bpy.context.scene.render
    settings.resolution_x, settings.resolution_y = size
    if picture.safe:
        frame(picture.safe)
    composed = time.time()
    folder = MASTERS / "proofs" if scale < 1 else MASTERS
    render(
        folder / f"{name}.png",
        size,
        samples or picture.samples,
        picture.exposure,
        picture.transparent,
        picture.shadowless,
    )
    print(
        f"RENDERED {name} {size} composed in {composed - start:.0f} s, rendered in {time.time() - composed:.0f} s"
    )


if __name__ == "__main__":
    name, scale, samples = sys.argv[sys.argv.index("--") + 1 :]
    shoot(name, float(scale), int(samples))
