"""The inks of the press sheet, as hex values and as the linear light that Blender counts in."""

import re

from craft.paths import ROOT

INKS = dict(re.findall(r"--color-([a-z-]+): (#[0-9a-f]{6});", (ROOT / "app/inks.css").read_text()))  # made by a build
KEY, RUBINE, BLUE, YELLOW = (INKS[name] for name in ("key", "rubine", "blue", "yellow"))
WHITE = "#f7f7f5"  # white goods; a pure white would be brighter than paper
DARK_CLOTH = "#2a2d33"  # black cloth; in key its weave and folds would vanish


def linear(color, alpha=1.0):
    """'#rrggbb' as linear RGBA; colours that are linear already pass through."""
    if not isinstance(color, str):
        return tuple(color) if len(color) == 4 else (*color, alpha)
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), alpha)


def luminance(color):
    r, g, b = linear(color)[:3]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
