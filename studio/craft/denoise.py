"""Removes the renderer's noise: non-local means over two half exposures (nlm.c), guided by albedo, normal and depth."""

import ctypes
import subprocess
from functools import cache
from pathlib import Path

import numpy as np

from craft.filters import box
from craft.paths import MASTERS

SOURCE = Path(__file__).with_name("nlm.c")
LEAST_VARIANCE = np.array([0.0015] * 3 + [0.004] * 3 + [0.002], np.float32)


@cache
def library():
    """The filter, compiled for this machine when it is missing or older than its source."""
    built = MASTERS / "nlm.so"
    if not built.exists() or built.stat().st_mtime < SOURCE.stat().st_mtime:
        flags = "-O3 -march=native -ffast-math -fopenmp -shared -fPIC".split()
        subprocess.run(["gcc", *flags, str(SOURCE), "-o", str(built), "-lm"], check=True)
    return ctypes.CDLL(str(built))


def planes(image):
    return np.ascontiguousarray(np.moveaxis(image, -1, 0), dtype=np.float32)


def address(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def means(guide, variance, source, features, reach, patch, strength):
    """One pass of nlm.c: filters `source` with weights from `guide`."""
    _, height, width = guide.shape
    values, spread = features
    result = np.empty_like(source)
    library().nlm(
        address(guide), address(variance), address(source), address(result), width, height,
        address(values), address(spread), address(LEAST_VARIANCE), len(LEAST_VARIANCE),
        reach, patch, ctypes.c_float(strength), ctypes.c_float(0.6),
    )  # fmt: skip
    return result


def denoise(first, second):
    """Each exposure is (colour, features); each is filtered with the other's weights, then their residue once more."""
    (color_a, features_a), (color_b, features_b) = first, second
    noise = (color_a - color_b) ** 2 * 0.5
    variance = planes(np.minimum(box(noise, 3), 4 * box(noise, 8) + 1e-6))
    features = (
        planes((features_a + features_b) * 0.5),
        planes(box((features_a - features_b) ** 2 * 0.25, 2)),
    )
    a, b = planes(color_a), planes(color_b)
    clean_a = means(a, variance, b, features, reach=9, patch=3, strength=0.45)
    clean_b = means(b, variance, a, features, reach=9, patch=3, strength=0.45)
    residue = planes(box(np.moveaxis((clean_a - clean_b) ** 2 * 0.25, 0, -1), 3))
    mean = np.ascontiguousarray((clean_a + clean_b) * 0.5)
    clean = means(mean, residue, mean, features, reach=5, patch=1, strength=1.0)
    return np.moveaxis(clean, 0, -1)
