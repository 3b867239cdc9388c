#!/usr/bin/env python3
"""Writes css_colors.txt: CSS colours and mixtures, computed by coloraide 8.13 (pip install coloraide==8.13.1).

    python3 css_colors.py > css_colors.txt

A line is a space, its three components and alpha ("none" where missing), then the CSS text. Of a mixture the space is that of
the interpolation. Components of HSL and HWB are in per cent, as in CSS. ProPhoto RGB of coloraide has rounded primaries, which
makes 3e-6 of difference.
"""
import math
import random

from coloraide.css.color_names import name2val_map
from coloraide.everything import ColorAll as Color

random.seed(11)
SPACES = ["srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50", "lab", "lch", "oklab",
          "oklch", "hsl", "hwb"]
POLAR = {"lch": 2, "oklch": 2, "hsl": 0, "hwb": 0}


def row(color, text):
    numbers = list(color[:-1]) + [color.alpha()]
    if color.space() in ("hsl", "hwb"):
        numbers[1], numbers[2] = numbers[1] * 100, numbers[2] * 100
    words = ["none" if math.isnan(x) else "%.12g" % x for x in numbers]
    print(color.space(), *words, text)


def written():
    """A random colour as text and as a color of coloraide."""
    kind = random.choice(SPACES)
    u = [round(random.uniform(0.05, 0.95), 3) for _ in range(3)]
    if kind in ("lab", "lch", "oklab", "oklch"):
        top = 100 if kind in ("lab", "lch") else 1
        chroma = 60 if top == 100 else 0.2
        u = [round(u[0] * top, 3), round((u[1] - 0.5) * chroma, 4), round((u[2] - 0.5) * chroma, 4)]
        if kind.endswith("lch"):
            u = [u[0], round(abs(u[1]) + chroma / 10, 4), round(random.uniform(0, 360), 2)]
    elif kind == "hsl":
        u = [round(random.uniform(0, 360), 1), round(u[1] * 100, 1), round(u[2] * 90, 1)]
    elif kind == "hwb":
        u = [round(random.uniform(0, 360), 1), round(u[1] * 45, 1), round(u[2] * 45, 1)]
    words, coords = [str(x) for x in u], [float(x) for x in u]
    if kind in ("hsl", "hwb"):
        words = [words[0], words[1] + "%", words[2] + "%"]
        coords = [coords[0], coords[1] / 100, coords[2] / 100]
    if random.random() < 0.35:
        # The hue of a colour without chroma is powerless for coloraide also where nothing is converted.
        lost = random.choice([0, 2] if kind in ("lch", "oklch", "hsl") else [0, 1, 2])
        words[lost], coords[lost] = "none", math.nan
    alpha, tail = 1.0, ""
    if random.random() < 0.5:
        alpha = random.choice([0.25, 0.5, 0.8, math.nan])
        tail = " / " + ("none" if math.isnan(alpha) else str(alpha))
    name = kind if kind in ("lab", "lch", "oklab", "oklch", "hsl", "hwb") else None
    body = " ".join(words) + tail
    text = f"{name}({body})" if name else f"color({kind} {body})"
    return text, Color(kind, coords, alpha)


def converted():
    for _ in range(150):
        text, color = written()
        space = random.choice(SPACES)
        # Missing components count as 0 in a conversion.
        plain = Color(color.space(), color.coords(nans=False), color.alpha())
        result = plain.convert(space) if space != color.space() else color
        row(result, text)


def mixed():
    for _ in range(350):
        (a, first), (b, second) = written(), written()
        if "none" in a + b and first.alpha() != second.alpha() and not math.isnan(first.alpha() + second.alpha()):
            # coloraide gives a missing component the premultiplied value of the other colour; browsers multiply later.
            continue
        space = random.choice(SPACES)
        hue = random.choice(["shorter", "longer", "increasing", "decreasing"]) if space in POLAR else None
        shares = random.choice([(None, None), (30, None), (None, 80), (20, 60), (0, 50), (90, 90)])
        p1 = shares[0] if shares[0] is not None else 100 - shares[1] if shares[1] is not None else 50
        p2 = shares[1] if shares[1] is not None else 100 - p1
        result = Color.mix(first, second, p2 / (p1 + p2), space=space, out_space=space, hue=hue or "shorter",
                           premultiplied=True, carryforward=True, powerless=True)
        if p1 + p2 < 100 and not math.isnan(result.alpha()):
            result.set("alpha", result.alpha() * (p1 + p2) / 100)
        text = ", ".join(c + (f" {p}%" if p is not None else "") for c, p in ((a, shares[0]), (b, shares[1])))
        row(result, f"color-mix(in {space}{' ' + hue + ' hue' if hue else ''}, {text})")


for name in sorted(name2val_map):
    row(Color(name), name)
converted()
mixed()
