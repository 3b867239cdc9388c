#!/usr/bin/env python3
"""Writes bezier.txt: exact values, slopes and second derivatives of cubic Bezier timing curves, by mpmath with 90 digits.

    python3 bezier.py > bezier.txt

A line `curve x1 y1 x2 y2` opens a curve; each line `t y rest slope bend` below it is a point with x(s) = t: the value
as the nearest double plus its rounding error, dy/dt and d2y/dt2 (nan where the tangent is vertical). Inputs are hexadecimal doubles, so that they are exact.
The root is found by bisection and then Newton's method on the exact polynomial; x(s) = t is checked to 1e-80.
"""
import random

from mpmath import mp, mpf

mp.dps = 90
random.seed(20240611)


def root(x1, x2, t):
    a, b, c = 1 + 3 * x1 - 3 * x2, 3 * x2 - 6 * x1, 3 * x1
    f = lambda s: ((a * s + b) * s + c) * s - t
    d = lambda s: (3 * a * s + 2 * b) * s + c
    low, high = mpf(0), mpf(1)
    s = t
    for _ in range(400):
        value = f(s)
        if value > 0:
            high = s
        else:
            low = s
        slope = d(s)
        new = s - value / slope if slope > 0 else low
        if not low < new < high:
            new = (low + high) / 2
        if abs(new - s) <= abs(new) * mpf(10) ** -85 or value == 0:
            break
        s = new
    assert abs(f(s)) < mpf(10) ** -80, (x1, x2, t, s)
    return s


def point(x1, y1, x2, y2, t):
    x1, y1, x2, y2, t = map(mpf, (x1, y1, x2, y2, t))
    s = root(x1, x2, t)
    y = 3 * (1 - s) ** 2 * s * y1 + 3 * (1 - s) * s * s * y2 + s ** 3
    dy = 3 * ((1 - s) ** 2 * y1 + 2 * (1 - s) * s * (y2 - y1) + s * s * (1 - y2))
    dx = 3 * ((1 - s) ** 2 * x1 + 2 * (1 - s) * s * (x2 - x1) + s * s * (1 - x2))
    d2y = 6 * ((1 - s) * (y2 - 2 * y1) + s * (1 - 2 * y2 + y1))
    d2x = 6 * ((1 - s) * (x2 - 2 * x1) + s * (1 - 2 * x2 + x1))
    bend = float((dx * d2y - d2x * dy) / dx ** 3) if dx else float("nan")
    near = float(y)
    if dx:
        slope = dy / dx
    elif dy:
        slope = mp.inf * mp.sign(dy)
    else:
        # Only the line x = y has both derivatives 0.
        assert (x1, x2) == (y1, y2)
        slope = mpf(1)
    return near, float(y - mpf(near)), float(slope), bend


def times(count):
    for index in range(count):
        kind = index % 8
        if kind < 4:
            t = random.random()
        elif kind == 4:
            t = 10.0 ** random.uniform(-20, -1)
        elif kind == 5:
            t = 1 - 10.0 ** random.uniform(-15, -1)
        elif kind == 6:
            t = 0.5 + random.choice([-1, 1]) * 10.0 ** random.uniform(-15, -1)
        else:
            t = random.choice([0.1, 0.25, 0.5, 0.75, 0.9])
        if 0 < t < 1:
            yield t


def curves():
    presets = [(.25, .1, .25, 1), (.42, 0, 1, 1), (0, 0, .58, 1), (.42, 0, .58, 1), (.3, -.6, .7, 1.6)]
    for p in presets:
        yield p, 60
    flat = [(1, 0, 0, 1), (1, 1, 0, 0), (0, 1, 0, 1), (1, 0, 1, 0), (0, 0, 0, 1), (1, 1, 1, 0), (1, -2, 0, 3),
            (1, .3, 1e-17, .8), (1, .3, 1e-33, .8), (1 - 2.0 ** -53, .1, 0, .9), (1 - 2.0 ** -53, .1, 2.0 ** -52, .9),
            (.999, 0, .001, 1), (1e-17, .9, 0, .1), (0, .9, 1e-17, .1), (1e-9, 1, 1e-9, 1), (1e-300, 1, 1e-200, 0),
            (1, .5, 1 - 2.0 ** -53, .5), (1 - 1e-9, 0, 1, 0), (.5, 100, .5, -100), (.2, 1e6, .9, -1e6),
            (.3, 1e12, .4, -1e12)]
    for p in flat:
        yield p, 80
    for _ in range(150):
        yield (random.random(), random.uniform(-3, 4), random.random(), random.uniform(-3, 4)), 40
    for _ in range(40):
        # Near the curve with a vertical tangent in the middle, and near those with one at an end.
        e1, e2 = 10.0 ** random.uniform(-16, -1), 10.0 ** random.uniform(-16, -1)
        x1, x2 = random.choice([(1 - e1, e2), (e1, e2), (1 - e1, 1 - e2), (e1, 1 - e2)])
        yield (x1, random.uniform(-1, 2), x2, random.uniform(-1, 2)), 40


for curve, count in curves():
    print("curve", *(float(v).hex() for v in curve))
    for t in times(count):
        y, rest, slope, bend = point(*curve, t)
        print(t.hex(), repr(y), "%.3g" % rest, "%.16g" % slope, "%.17g" % bend)
