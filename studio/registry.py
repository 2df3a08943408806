"""The list of pictures. `catalog/` fills it: one function per picture says product, colours, mark and composition."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Callable

CARD = (0.76, 0.78)  # part of a 4:3 picture that stays in sight in every cell of the products
SQUARE = (0.69, 0.84)  # portfolio: single and large frames
WIDE = (0.84, 0.58)  # portfolio: frames two cells wide
TALL = (0.34, 0.88)  # portfolio: frames two cells high
CLOSE = None  # close-ups: the composition sets the camera itself


@dataclass(frozen=True)
class Picture:
    name: str
    compose: Callable[[str], None]
    field: str
    safe: tuple | None = CARD
    samples: int = 12
    exposure: float = 1.04
    size: tuple = (1200, 900)
    shadowless: bool = False  # nothing casts a shadow on the field: it is flat to its edges
    transparent: bool = False  # goods and their shadow alone, for a field that the page draws


PICTURES: dict[str, Picture] = {}


def picture(name, field, **settings):
    """`field` is the ink behind the goods, the same as the content's; see Picture for the settings."""

    def add(compose):
        PICTURES[name] = Picture(name, compose, field, **settings)
        return compose

    return add


def load():
    """The whole list, in the order of the catalog's modules."""
    for module in sorted((Path(__file__).parent / "catalog").glob("[a-z]*.py")):
        import_module(f"catalog.{module.stem}")
    return PICTURES
