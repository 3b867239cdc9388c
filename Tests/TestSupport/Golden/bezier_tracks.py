#!/usr/bin/env python3
"""Writes bezier_tracks.txt: segments with handles in time and value, solved with 60 digits.

    python3 bezier_tracks.py > bezier_tracks.txt

A line is `t0 v0 outTime outValue t1 v1 inTime inValue t value velocity integral minimum maximum`, with the integral from t0 to
t and the extremes of the whole segment.
"""
import random
from mpmath import findroot, mp, mpf, quad, sqrt

mp.dps = 60
random.seed(7)


def cubic(a, b, c, d, s):
    r = 1 - s
    return a * r**3 + 3 * b * r**2 * s + 3 * c * r * s**2 + d * s**3


def slope(a, b, c, d, s):
    r = 1 - s
    return 3 * ((b - a) * r**2 + 2 * (c - b) * r * s + (d - c) * s**2)


def row(t0, v0, ot, ov, t1, v1, it, iv, t):
    numbers = [float(n) for n in (t0, v0, ot, ov, t1, v1, it, iv, t)]
    t0, v0, ot, ov, t1, v1, it, iv, t = (mpf(n) for n in numbers)
    xs, ys = (t0, t0 + ot, t1 + it, t1), (v0, v0 + ov, v1 + iv, v1)
    low, high = mpf(0), mpf(1)
    for _ in range(220):
        middle = (low + high) / 2
        if cubic(*xs, middle) < t:
            low = middle
        else:
            high = middle
    s = (low + high) / 2
    value, velocity = cubic(*ys, s), slope(*ys, s) / slope(*xs, s)
    integral = quad(lambda r: cubic(*ys, r) * slope(*xs, r), [0, s])
    a, b, c = ys[1] - ys[0], ys[2] - ys[1], ys[3] - ys[2]
    # a·r² + 2b·rs + c·s² = 0 in s.
    p, q = a - 2 * b + c, b - a
    points = [mpf(0), mpf(1)]
    if p == 0 and q != 0:
        points.append(-a / (2 * q))
    elif p != 0 and q * q - p * a >= 0:
        root = sqrt(q * q - p * a)
        points += [(-q + root) / p, (-q - root) / p]
    found = [cubic(*ys, r) for r in points if 0 <= r <= 1]
    print(*(n.hex() for n in numbers), *(mp.nstr(n, 25) for n in (value, velocity, integral, min(found), max(found))))


row(0, 0, 0.3, 2, 1, 0, -0.3, 2, 0.5)
row(0, 0, 0, 0, 1, 1, 0, 0, 0.25)
row(0, 1, 0, 3, 2, 5, -1, 0, 0.5)
row(-1, 5, 4, 1, 3, 2, -4, -3, 1.25)
for _ in range(296):
    t0 = random.uniform(-10, 10)
    length = 10 ** random.uniform(-2, 2)
    size = 10 ** random.uniform(-2, 3)
    t1 = t0 + length
    row(
        t0, random.uniform(-1, 1) * size, random.random() * (t1 - t0) * 0.999, random.uniform(-3, 3) * size,
        t1, random.choice([0, random.uniform(-1, 1) * size]), -random.random() * (t1 - t0) * 0.999,
        random.uniform(-3, 3) * size, t0 + random.uniform(0.02, 0.98) * (t1 - t0),
    )
