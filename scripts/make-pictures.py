#!/usr/bin/env python3
"""Draws the pictures of the screens that `hooke play` shows, and writes them as Swift.

    scripts/make-pictures.py            # writes Sources/HookePreview/Playing/ShippedPictures.swift
    scripts/make-pictures.py --check    # compares with the committed file
    scripts/make-pictures.py --png DIR  # writes the pictures as files

The pictures are formulas: a sky, hills and water, with three by three samples a pixel and a palette of 64 colours.
"""

import base64
import collections
import math
import pathlib
import struct
import sys
import zlib

TARGET = pathlib.Path(__file__).resolve().parent.parent / "Sources/HookePreview/Playing/ShippedPictures.swift"


def blend(a, b, part):
    part = min(max(part, 0), 1)
    return tuple(x + (y - x) * part for x, y in zip(a, b))


def color(text):
    return tuple(int(text[i:i + 2], 16) for i in (0, 2, 4))


def ridge(x, seed, height, sharpness):
    """Returns the height of a hill line at x, from 0 to 1."""
    total = 0
    for octave in range(1, 6):
        phase = math.sin(seed * 12.9898 + octave * 78.233) * 43758.5453 % (2 * math.pi)
        wave = abs(math.sin(x * math.pi * 0.9 * octave ** 1.35 + phase))
        total += (1 - wave if sharpness else wave) / octave ** 1.5
    return height * total / 1.9


def landscape(sky, sun, hills, water, aspect=1.0):
    """Returns the colour at (x, y) in the unit square."""
    top, bottom = map(color, sky)
    (sx, sy, radius), glow = sun, color("fff2d6")
    layers = [(base, color(tint), seed, height, sharp) for base, tint, seed, height, sharp in hills]

    def at(x, y):
        shown = y
        if water and y > water[0]:
            # The water mirrors what is above it, in ripples.
            shown = 2 * water[0] - y + 0.012 * math.sin(90 * y) * (y - water[0]) / (1 - water[0])
        tone = blend(top, bottom, round(shown * 22 / 0.75) / 22)
        away = math.hypot((x - sx) * aspect, shown - sy)
        if away < radius:
            tone = glow
        else:
            tone = blend(tone, glow, round(0.5 * math.exp(-(away - radius) * 7) * 12) / 12)
        for base, tint, seed, height, sharp in layers:
            if shown > base - ridge(x, seed, height, sharp):
                tone = tint
        if water and y > water[0]:
            tone = blend(tone, color(water[1]), 0.42)
        return tone

    return at


def portrait(ground, skin, hair, coat):
    ground, skin, hair, coat = map(color, (ground, skin, hair, coat))

    def at(x, y):
        if ((x - 0.5) / 0.36) ** 2 + ((y - 1.02) / 0.34) ** 2 < 1:
            return coat
        if ((x - 0.5) / 0.17) ** 2 + ((y - 0.44) / 0.21) ** 2 < 1 and y > 0.33 + 0.25 * (x - 0.42) ** 2:
            return skin
        if ((x - 0.5) / 0.215) ** 2 + ((y - 0.4) / 0.225) ** 2 < 1:
            return hair
        if abs(x - 0.5) < 0.075 and 0.5 < y < 0.74:
            return blend(skin, (0, 0, 0), 0.12)
        return ground

    return at


PICTURES = [
    ("lake", "A lake between mountains at dusk.", 360, 300, landscape(
        ("3d5a94", "ffc28a"), (0.66, 0.4, 0.055),
        [(0.66, "9a86a8", 3, 0.56, True), (0.67, "5f6794", 8, 0.4, True), (0.66, "33466f", 5, 0.16, False)],
        (0.64, "22345c"), 1.2)),
    ("dunes", "Dunes under a high sun.", 120, 120, landscape(
        ("4aa3c7", "fbe3b4"), (0.28, 0.26, 0.09),
        [(0.72, "e6a96b", 2, 0.22, False), (0.86, "c9824a", 7, 0.2, False), (1.02, "96562f", 4, 0.22, False)], None)),
    ("forest", "A forest in the morning.", 120, 120, landscape(
        ("bfe0d3", "f4f3d7"), (0.72, 0.25, 0.07),
        [(0.7, "8fbf9f", 6, 0.3, True), (0.86, "4d8a6a", 9, 0.3, True), (1.04, "1f5240", 1, 0.3, True)], None)),
    ("coast", "A coast at night.", 120, 120, landscape(
        ("10183a", "6b4f8a"), (0.34, 0.24, 0.07),
        [(0.62, "2c2f5f", 4, 0.18, True), (0.63, "161b3c", 2, 0.07, False)], (0.6, "0e1430"))),
    ("ada", "A portrait.", 72, 72, portrait("f2c14e", "e8b08c", "4a2c2a", "33658a")),
    ("noor", "A portrait.", 72, 72, portrait("86bbd8", "a9714b", "20202c", "f26419")),
    ("mika", "A portrait.", 72, 72, portrait("c8d5b9", "f1c9a5", "c08a3e", "6b2d5c")),
]


def draw(width, height, at):
    """Returns a PNG with a palette."""
    pixels = []
    for row in range(height):
        for column in range(width):
            samples = [at((column + i / 3 + 1 / 6) / width, (row + j / 3 + 1 / 6) / height)
                       for i in range(3) for j in range(3)]
            pixels.append(tuple(round(sum(s[c] for s in samples) / 9) for c in range(3)))
    # The most frequent colours of a coarse grid; every pixel gets the nearest one.
    cells = collections.defaultdict(list)
    for pixel in pixels:
        cells[tuple(c >> 3 for c in pixel)].append(pixel)
    ranked = sorted(cells.values(), key=lambda cell: (-len(cell), cell[0]))[:64]
    palette = [tuple(round(sum(p[c] for p in cell) / len(cell)) for c in range(3)) for cell in ranked]
    nearest = {}

    def index(pixel):
        if pixel not in nearest:
            nearest[pixel] = min(range(len(palette)), key=lambda i: sum((a - b) ** 2 for a, b in zip(palette[i], pixel)))
        return nearest[pixel]

    rows = b"".join(b"\0" + bytes(index(p) for p in pixels[r * width:(r + 1) * width]) for r in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
            + chunk(b"PLTE", bytes(c for entry in palette for c in entry))
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def swift():
    text = "import HookeTransitions\n\n"
    text += "/// The pictures of the screens that are shown with the built-in transitions. `scripts/make-pictures.py` writes\n"
    text += "/// this file.\nenum ShippedPictures {\n"
    parts = []
    for name, words, width, height, at in PICTURES:
        code = base64.b64encode(draw(width, height, at)).decode()
        lines = [code[i:i + 100] for i in range(0, len(code), 100)]
        body = "\n".join(f"        {line}\\" for line in lines[:-1]) + f"\n        {lines[-1]}"
        parts.append(
            f"    /// {words}\n    static let {name} = LayerImage(\n"
            f"        uri: \"data:image/png;base64,\" + {name}Bytes, size: SIMD2({width}, {height}), fit: .cover)\n\n"
            f"    private static let {name}Bytes = \"\"\"\n{body.lstrip(chr(10))}\n        \"\"\"\n")
    return text + "\n".join(parts) + "}\n"


def main():
    if sys.argv[1:2] == ["--png"]:
        for name, _, width, height, at in PICTURES:
            (pathlib.Path(sys.argv[2]) / f"{name}.png").write_bytes(draw(width, height, at))
    elif sys.argv[1:] == ["--check"]:
        if TARGET.read_text() != swift():
            sys.exit(f"{TARGET} differs from what scripts/make-pictures.py writes")
    elif sys.argv[1:]:
        sys.exit("accepted: --check or --png FOLDER")
    else:
        TARGET.write_text(swift())


main()
