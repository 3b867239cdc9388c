#!/usr/bin/env python3
"""Writes zoom.txt: views on van Wijk and Nuij's path by the equations of their paper, with 60 digits.

    python3 zoom.py > zoom.txt

A line is `x0 y0 w0 x1 y1 w1 rho t x y w S`.
"""
import random
from mpmath import cosh, log, mp, mpf, sinh, sqrt, tanh

mp.dps = 60
random.seed(38)


def view(x0, y0, w0, x1, y1, w1, rho, t):
    d2 = (x1 - x0) ** 2 + (y1 - y0) ** 2
    if d2 == 0:
        s = log(w1 / w0) / rho
        return x0, y0, w0 * (w1 / w0) ** t, abs(s)
    d1 = sqrt(d2)
    b0 = (w1**2 - w0**2 + rho**4 * d2) / (2 * w0 * rho**2 * d1)
    b1 = (w1**2 - w0**2 - rho**4 * d2) / (2 * w1 * rho**2 * d1)
    r0, r1 = log(sqrt(b0**2 + 1) - b0), log(sqrt(b1**2 + 1) - b1)
    s = (r1 - r0) / rho
    u = w0 / (rho**2 * d1) * (cosh(r0) * tanh(rho * t * s + r0) - sinh(r0))
    return x0 + u * (x1 - x0), y0 + u * (y1 - y0), w0 * cosh(r0) / cosh(rho * t * s + r0), s


def row(*numbers):
    result = view(*(mpf(n) for n in numbers))
    print(*(float(n).hex() for n in numbers), *(mp.nstr(n, 25) for n in result))


row(0, 0, 1, 10, 0, 1, 2.0**0.5, 0.25)
row(3, 4, 2, 3, 4, 50, 2.0**0.5, 0.3)
row(3, 4, 50, 3, 4, 2, 2.0**0.5, 0.6)
row(0, 0, 1, 2.0**-60, 0, 1, 1.5, 0.5)
row(0, 0, 1, 2.0**-60, 0, 3, 1.5, 0.5)
row(0, 0, 1e9, 1, 0, 1e-9, 1.5, 0.9)
for _ in range(194):
    size = 10 ** random.uniform(-3, 3)
    spread = 10 ** random.uniform(-6, 6)
    row(
        random.uniform(-1, 1) * spread, random.uniform(-1, 1) * spread, size * random.uniform(0.1, 2),
        random.uniform(-1, 1) * spread, random.uniform(-1, 1) * spread,
        size * 10 ** random.uniform(-3, 3) if random.random() < 0.7 else size,
        random.choice([2.0**0.5, 1, random.uniform(0.3, 3)]), random.random(),
    )
