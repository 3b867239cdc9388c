#!/usr/bin/env python3
"""Writes easings.txt: the easing functions of easings.net by their published formulas, and elastic, back and power with
other numbers (R. Penner's formulas, as in d3-ease), with 50 digits.

    python3 easings.py > easings.txt

A line is `name t value slope curvature`. The derivatives are those of the formulas, by mpmath's numeric differentiation at
200 bits; times at which a formula has a corner are left out.
"""
import random
from mpmath import asin, cos, diff, mp, mpf, pi, power, sin, sqrt

mp.prec = 400
random.seed(5)
C1 = mpf(1.70158)
C2 = mpf(2.5949095)
C3 = C1 + 1


def bounce_out(x):
    n1, d1 = mpf("7.5625"), mpf("2.75")
    for limit, shift, rest in ((1, 0, 0), (2, "1.5", "0.75"), ("2.5", "2.25", "0.9375"), (3, "2.625", "0.984375")):
        if x < mpf(limit) / d1:
            x -= mpf(shift) / d1
            return n1 * x * x + mpf(rest)


def power_family(n):
    return (
        lambda x: x**n,
        lambda x: 1 - (1 - x) ** n,
        lambda x: 2 ** (n - 1) * x**n if x < 0.5 else 1 - (-2 * x + 2) ** n / 2,
    )


# As published: https://easings.net, file easingsFunctions.ts.
FAMILIES = {
    "Sine": (
        lambda x: 1 - cos(x * pi / 2),
        lambda x: sin(x * pi / 2),
        lambda x: -(cos(pi * x) - 1) / 2,
    ),
    "Quad": power_family(2),
    "Cubic": power_family(3),
    "Quart": power_family(4),
    "Quint": power_family(5),
    "Expo": (
        lambda x: power(2, 10 * x - 10),
        lambda x: 1 - power(2, -10 * x),
        lambda x: power(2, 20 * x - 10) / 2 if x < 0.5 else (2 - power(2, -20 * x + 10)) / 2,
    ),
    "Circ": (
        lambda x: 1 - sqrt(1 - x**2),
        lambda x: sqrt(1 - (x - 1) ** 2),
        lambda x: (1 - sqrt(1 - (2 * x) ** 2)) / 2 if x < 0.5 else (sqrt(1 - (-2 * x + 2) ** 2) + 1) / 2,
    ),
    "Back": (
        lambda x: C3 * x**3 - C1 * x**2,
        lambda x: 1 + C3 * (x - 1) ** 3 + C1 * (x - 1) ** 2,
        lambda x: (2 * x) ** 2 * ((C2 + 1) * 2 * x - C2) / 2
        if x < 0.5
        else ((2 * x - 2) ** 2 * ((C2 + 1) * (x * 2 - 2) + C2) + 2) / 2,
    ),
    "Elastic": (
        lambda x: -power(2, 10 * x - 10) * sin((x * 10 - mpf("10.75")) * 2 * pi / 3),
        lambda x: power(2, -10 * x) * sin((x * 10 - mpf("0.75")) * 2 * pi / 3) + 1,
        lambda x: -(power(2, 20 * x - 10) * sin((20 * x - mpf("11.125")) * 2 * pi / mpf("4.5"))) / 2
        if x < 0.5
        else power(2, -20 * x + 10) * sin((20 * x - mpf("11.125")) * 2 * pi / mpf("4.5")) / 2 + 1,
    ),
    "Bounce": (
        lambda x: 1 - bounce_out(1 - x),
        bounce_out,
        lambda x: (1 - bounce_out(1 - 2 * x)) / 2 if x < 0.5 else (1 + bounce_out(2 * x - 1)) / 2,
    ),
}



def directions(ease_out):
    """Easing in, out, and in and out, from a formula that eases out."""
    return (
        lambda x: 1 - ease_out(1 - x),
        ease_out,
        lambda x: (1 - ease_out(1 - 2 * x)) / 2 if x < 0.5 else (1 + ease_out(2 * x - 1)) / 2,
    )


def elastic_out(a, p):
    a, p = mpf(a), mpf(p)
    s = p / (2 * pi) * asin(1 / a)
    return lambda x: 1 + a * power(2, -10 * x) * sin((x - s) * 2 * pi / p)


def back_out(s):
    return lambda x: 1 + (mpf(s) + 1) * (x - 1) ** 3 + mpf(s) * (x - 1) ** 2


def power_out(e):
    return lambda x: 1 - power(1 - x, mpf(e))


PARAMETRIC = [("Elastic", p, elastic_out(*p)) for p in ((1.5, 0.4), (1, 0.25), (40.25, 0.0625), (1.0009765625, 3.0))]
PARAMETRIC += [("Back", (s,), back_out(s)) for s in (2.5, -0.75, 100.0, -5.0)]
PARAMETRIC += [("Pow", (e,), power_out(e)) for e in (3, 0.5, 1.1, 2, 17.25)]


def rows(name, function):
    times = [2.0**-40, 1e-5, 0.03, 0.25, 0.49, 0.51, 0.75, 0.97, 1 - 2.0**-30]
    times += [random.random() for _ in range(15)]
    for t in sorted(times):
        x = mpf(t)
        derivatives = [diff(function, x, k, h=mpf(2) ** -90) for k in (1, 2)]
        print(name, t.hex(), *(mp.nstr(v, 20) for v in (function(x), *derivatives)))


for family, functions in FAMILIES.items():
    for name, function in zip(("easeIn", "easeOut", "easeInOut"), functions):
        rows(name + family, function)
# One minus a small power of 1 - x needs more digits.
mp.prec = 3000
for family, numbers, ease_out in PARAMETRIC:
    for name, function in zip(("easeIn", "easeOut", "easeInOut"), directions(ease_out)):
        rows(f"{name}{family}({','.join(repr(n) for n in numbers)})", function)
