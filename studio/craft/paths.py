"""Where masters, artwork and intermediate exposures lie; all of it stays out of git."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MASTERS = ROOT / ".local" / "pictures"
ARTWORK = MASTERS / "artwork"
EXPOSURES = MASTERS / "exposures"


def artwork(name):
    """The file of a piece of artwork, as text for Blender."""
    return str(ARTWORK / f"{name}.png")
