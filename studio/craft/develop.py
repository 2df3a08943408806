"""Develops a picture: exact ink on the field, automatic exposure and a soft shoulder on the goods.

No view transform holds spot inks, so the ink is laid in as ink x (stage with goods / empty stage): outside the shadow
the field is exactly its hex value.
"""

import struct
import zlib

import bpy
import numpy as np

from craft.denoise import denoise
from craft.exposure import empty_stage, half
from craft.filters import brightness, ease, enlarge, soften, soften_within, srgb
from craft.inks import INKS, KEY, linear

FLAT = 0.955  # what is lit above this share of the empty stage counts as unshaded
SHADOW = 1.12  # how much darker shadows get
BLEED = 0.45  # how much of the goods' colour the shadow keeps


def render(path, size, samples, exposure, transparent=False, shadowless=False):
    """`exposure`: how bright a white card amid the goods would be. `transparent` leaves the field out."""
    first, mask_a = half(max(1, samples // 2), 11, size)
    second, mask_b = half(max(1, samples // 2), 97, size)
    picture = denoise(first, second)
    width, height = size
    stage = enlarge(soften(empty_stage(size), max(2, width // 260)), width, height)
    field = np.clip((mask_a + mask_b) * 0.5, 0, 1)
    ink = bpy.context.scene["ink"]
    open_field = (field > 0.995).astype(np.float32)
    ratio = smoothed(picture / stage, open_field, width)
    light = np.ones_like(ratio) if shadowless else np.clip(shading(ratio, open_field, width), 0, 1)
    warm = np.array((0.80, 1, 1) if ink == "yellow" else (1, 1, 1), np.float32)
    ground = np.array(linear(INKS[ink])[:3], np.float32) * np.power(light, warm)
    goods = 1 - field
    things = tone(cut_out(picture, field, stage * ratio) * gain(stage, goods, exposure))
    out = cut(things, goods, light) if transparent else srgb(goods * np.clip(things, 0, 1) + field * ground)
    write_png(path, (out[::-1] * 255 + 0.5).astype(np.uint8))


def smoothed(ratio, open_field, width):
    """How much of the stage's light arrives, without noise and carried on below the goods' edges."""
    near, far = max(1, width // 520), max(4, width // 160)
    covered = soften(open_field, near, 2)
    fine = soften(ratio * open_field, near, 2) / np.maximum(covered, 1e-4)
    return np.where(covered > 0.02, fine, soften_within(ratio, open_field, far))


def shading(ratio, open_field, width):
    """Shadow on the field, 1 where nothing shades; blurred the wider the fainter it is, never over goods."""
    far = max(4, width // 160)
    light = np.clip((ratio * BLEED + brightness(ratio) * (1 - BLEED)) / FLAT, 0, 1)
    light = 1 - (1 - light) * SHADOW
    mid = soften_within(light, open_field, max(2, int(far * 0.8)))
    wide = soften_within(light, open_field, far * 2)
    trust_mid = np.clip(soften(open_field, far, 2) * 2, 0, 1)
    trust_wide = np.clip(soften(open_field, far * 3, 2) * 2 - 0.2, 0, 1)
    to_mid = ease(np.clip((brightness(mid) - 0.50) / 0.42, 0, 1)) * trust_mid
    to_wide = ease(np.clip((brightness(wide) - 0.86) / 0.12, 0, 1)) * trust_wide
    light = light * (1 - to_mid) + mid * to_mid
    light = light * (1 - to_wide) + wide * to_wide
    return light / 0.992


def gain(stage, goods, exposure):
    """Brings a white card where the goods are to `exposure`."""
    weight = goods if goods.mean() > 0.01 else np.ones_like(goods)
    return exposure * 0.8 / float((brightness(stage) * weight).sum() / weight.sum())


def cut_out(picture, field, lit_field):
    """The goods without the field that shows through their edges."""
    goods = 1 - field
    alone = np.maximum(picture - field * lit_field, 0) / np.maximum(goods, 0.02)
    alone = np.where(goods > 0.02, alone, picture)
    solid = (goods > 0.97).astype(np.float32)
    beside = soften(solid, 1, 2)
    nearest = soften(picture * solid, 1, 2) / np.maximum(beside, 1e-4)
    return np.where((goods < 0.97) & (beside > 0.06), nearest, alone)


def tone(light, shoulder=0.62, toe=0.010):
    """Straight up to the shoulder, soft above it; keeps the hue of bright colours about half."""

    def bend(x):
        over = (x - shoulder) / (1 - shoulder)
        return np.where(x < shoulder, x, shoulder + (1 - shoulder) * (1 - np.exp(-over / 1.02)))

    light = np.maximum(light, 0)
    light = light * light / (light + toe) * (1 + toe)
    peak = np.maximum(light.max(-1, keepdims=True), 1e-6)
    return light * (bend(peak) / peak) * 0.45 + bend(light) * 0.55


def cut(things, goods, light):
    """Goods and shadow with their opacity; faint shadow is cut, and all of it is gone before the picture's edge."""
    height, width, _ = light.shape
    inward = [
        ease(np.clip(np.minimum(np.arange(n), n - 1 - np.arange(n)) / (n * 0.11), 0, 1))
        for n in (height, width)
    ]
    shadow = np.clip((1 - brightness(light) - 0.10) / 0.90, 0, 1)
    shadow *= 0.62 * (inward[0][:, None] * inward[1][None, :])[..., None]
    opacity = goods + (1 - goods) * shadow
    dark = np.array(linear(KEY)[:3], np.float32)
    color = (goods * np.clip(things, 0, 1) + (1 - goods) * shadow * dark) / np.maximum(opacity, 1e-4)
    return np.concatenate([srgb(color), np.clip(opacity, 0, 1)], -1)


def write_png(path, pixels):
    height, width, channels = pixels.shape

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + pixels[i].tobytes() for i in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, {3: 2, 4: 6}[channels], 0, 0, 0)
    parts = [
        chunk(b"IHDR", header),
        chunk(b"sRGB", b"\0"),
        chunk(b"IDAT", zlib.compress(rows, 6)),
        chunk(b"IEND", b""),
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))
