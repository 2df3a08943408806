"""Draws all artwork into .local/pictures/artwork; what is drawn already with the same content is kept."""

import subprocess
from concurrent.futures import ThreadPoolExecutor

from artwork import cloth, patterns, portfolio, service, sheets
from artwork.overprint import svg
from craft.paths import ARTWORK


def everything():
    drawings = patterns.everything() | portfolio.everything() | service.everything()
    for kind in (
        sheets.marks,
        sheets.posters,
        sheets.stationery,
        sheets.publications,
        sheets.banners,
        sheets.wraps,
    ):
        drawings |= kind()
    for name, (front, back) in cloth.shirts().items():
        drawings |= {f"tee_{name}_f": (front, 2200), f"tee_{name}_b": (back, 1400)}
    drawings["sunrise"] = (svg(880, 880, cloth.sunrise(0, 0, 0.98)), 1400)
    drawings |= {f"tote_{name}": (drawing, 1800) for name, drawing in cloth.totes().items()}
    return drawings | {f"sock_{name}": (drawing, 1400) for name, drawing in cloth.socks().items()}


def draw(name, drawing, width):
    source, target = ARTWORK / f"{name}.svg", ARTWORK / f"{name}.png"
    if target.exists() and source.exists() and source.read_text() == drawing:
        return
    source.write_text(drawing)
    subprocess.run(["rsvg-convert", "-w", str(width), str(source), "-o", str(target)], check=True)


def draw_all():
    ARTWORK.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(2) as pool:
        for job in [pool.submit(draw, name, *drawing) for name, drawing in everything().items()]:
            job.result()
