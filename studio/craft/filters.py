"""Small image filters on height x width x channels arrays."""

import numpy as np


def box(image, radius):
    """Centred box blur, edges repeated."""
    for axis in (0, 1):
        length = image.shape[axis]
        margin = [(radius + 1, radius) if i == axis else (0, 0) for i in range(image.ndim)]
        sums = np.cumsum(np.pad(image, margin, mode="edge"), axis=axis, dtype=np.float64)
        upper = np.take(sums, np.arange(2 * radius + 1, 2 * radius + 1 + length), axis)
        lower = np.take(sums, np.arange(length), axis)
        image = ((upper - lower) / (2 * radius + 1)).astype(np.float32)
    return image


def soften(image, radius, passes=3):
    """Nearly Gaussian blur."""
    for _ in range(passes):
        image = box(image, max(1, int(radius)))
    return image


def soften_within(image, weight, radius):
    """Blur that takes colour only from where `weight` is."""
    return soften(image * weight, radius, 2) / np.maximum(soften(weight, radius, 2), 1e-5)


def enlarge(image, width, height):
    """Bilinear scaling."""
    old_height, old_width = image.shape[:2]
    y = (np.arange(height) + 0.5) * old_height / height - 0.5
    x = (np.arange(width) + 0.5) * old_width / width - 0.5
    top = np.clip(np.floor(y).astype(int), 0, old_height - 1)
    left = np.clip(np.floor(x).astype(int), 0, old_width - 1)
    bottom = np.minimum(top + 1, old_height - 1)
    right = np.minimum(left + 1, old_width - 1)
    fy = np.clip(y - top, 0, 1)[:, None, None]
    fx = np.clip(x - left, 0, 1)[None, :, None]
    upper = image[top][:, left] * (1 - fx) + image[top][:, right] * fx
    lower = image[bottom][:, left] * (1 - fx) + image[bottom][:, right] * fx
    return (upper * (1 - fy) + lower * fy).astype(np.float32)


def brightness(image):
    return (image * np.array([0.2126, 0.7152, 0.0722], np.float32)).sum(-1, keepdims=True)


def ease(x):
    """0 to 1 with soft ends."""
    return x * x * (3 - 2 * x)


def srgb(image):
    image = np.clip(image, 0, 1)
    return np.where(
        image <= 0.0031308, image * 12.92, 1.055 * np.power(np.maximum(image, 1e-9), 1 / 2.4) - 0.055
    )
