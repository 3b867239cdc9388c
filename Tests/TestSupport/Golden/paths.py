#!/usr/bin/env python3
"""Writes paths.txt: arcs of ellipses by SVG 2's F.6, and points along arcs, cubics and quadratics, to 40 digits.

    python3 paths.py > paths.txt

A line `arc x1 y1 x2 y2 rx ry rotation large sweep cx cy start sweep length` has an arc and its centre, angles in
degrees and length; `curve n x0 y0 ... length` a curve with n control points. Each line `s x y dx dy curvature` below
is the point at the distance s, with the unit tangent. Lengths are tanh-sinh quadratures of the speed, split at its
least values.
"""
import random

from mpmath import acos, atan2, cos, degrees, hypot, mp, mpf, pi, polyroots, quad, radians, sin, sqrt

mp.dps = 40
random.seed(22)


def text(x):
    return mp.nstr(x, 20, strip_zeros=True) if x else "0"


def between(speed, cuts, a, b):
    return quad(speed, [a] + [c for c in cuts if a < c < b] + [b])


def report(speed, cuts, length, state):
    """Points at three rounded distances."""
    for _ in range(3):
        u = mpf(random.random())
        goal = mpf(float(between(speed, cuts, mpf(0), u)))
        for _ in range(60):
            step = (between(speed, cuts, mpf(0), u) - goal) / speed(u)
            u = min(max(u - step, mpf(0)), mpf(1))
            if abs(step) < mpf(10) ** -32:
                break
        p, v, a = state(u)
        size = hypot(*v)
        bend = (v[0] * a[1] - v[1] * a[0]) / size**3
        print(text(goal), *map(text, p), text(v[0] / size), text(v[1] / size), text(bend))


def arc(numbers, large, clockwise):
    x1, y1, x2, y2, rx, ry, rotation = map(mpf, numbers)
    phi = radians(rotation)
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    x, y = cos(phi) * dx + sin(phi) * dy, cos(phi) * dy - sin(phi) * dx
    size = x * x / rx**2 + y * y / ry**2
    if size > 1:
        rx, ry, size = rx * sqrt(size), ry * sqrt(size), mpf(1)
    factor = sqrt(1 / size - 1) * (-1 if large == clockwise else 1)
    cx, cy = factor * rx * y / ry, -factor * ry * x / rx
    center = cos(phi) * cx - sin(phi) * cy + (x1 + x2) / 2, sin(phi) * cx + cos(phi) * cy + (y1 + y2) / 2
    start = atan2((y - cy) / ry, (x - cx) / rx)
    sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - start
    if clockwise and sweep < 0:
        sweep += 2 * pi
    if not clockwise and sweep > 0:
        sweep -= 2 * pi

    def turned(px, py):
        return cos(phi) * px - sin(phi) * py, sin(phi) * px + cos(phi) * py

    def state(u):
        t = start + sweep * u
        px, py = turned(rx * cos(t), ry * sin(t))
        velocity = turned(-rx * sin(t) * sweep, ry * cos(t) * sweep)
        bend = turned(-rx * cos(t) * sweep**2, -ry * sin(t) * sweep**2)
        return (px + center[0], py + center[1]), velocity, bend

    def speed(u):
        t = start + sweep * u
        return abs(sweep) * hypot(rx * sin(t), ry * cos(t))

    cuts = sorted(c for c in ((k * pi / 2 - start) / sweep for k in range(-8, 9)) if 0 < c < 1)
    length = between(speed, cuts, mpf(0), mpf(1))
    print("arc", *[repr(n) for n in numbers], large, clockwise,
          *map(text, [*center, degrees(start), degrees(sweep), length]))
    report(speed, cuts, length, state)


def curve(numbers):
    points = [(mpf(numbers[i]), mpf(numbers[i + 1])) for i in range(0, len(numbers), 2)]
    coefficients = []
    for axis in range(2):
        p = [q[axis] for q in points]
        if len(p) == 3:
            coefficients.append([p[0], 2 * (p[1] - p[0]), p[0] - 2 * p[1] + p[2], mpf(0)])
        else:
            coefficients.append([p[0], 3 * (p[1] - p[0]), 3 * (p[0] - 2 * p[1] + p[2]), p[3] - 3 * p[2] + 3 * p[1] - p[0]])

    def at(u, order):
        return [(c[0] + u * (c[1] + u * (c[2] + u * c[3])), c[1] + u * (2 * c[2] + u * 3 * c[3]), 2 * c[2] + u * 6 * c[3])[order]
                for c in coefficients]

    def speed(u):
        return hypot(*at(u, 1))

    squares = [mpf(0)] * 5
    for c in coefficients:
        v = [c[1], 2 * c[2], 3 * c[3]]
        for i in range(3):
            for j in range(3):
                squares[i + j] += v[i] * v[j]
    while len(squares) > 1 and abs(squares[-1]) < mpf(10) ** -32 * max(map(abs, squares)):
        squares.pop()
    roots = polyroots(squares[::-1], maxsteps=2000, extraprec=600, error=False) if len(squares) > 1 else []
    found = sorted(mp.re(r) for r in roots if 0 < mp.re(r) < 1)
    cuts = [c for i, c in enumerate(found) if i == 0 or c - found[i - 1] > mpf(10) ** -30]
    length = between(speed, cuts, mpf(0), mpf(1))
    print("curve", len(points), *[repr(n) for n in numbers], text(length))
    report(speed, cuts, length, lambda u: (at(u, 0), at(u, 1), at(u, 2)))


def number(size=100):
    return random.uniform(-size, size)


arc([100.0, 200.0, 160.0, 180.0, 50.0, 30.0, 20.0], 0, 1)
for k in range(40):
    radii = [random.uniform(1, 100) * random.choice([1, 1, 1, 3]) for _ in range(2)]
    if k % 8 == 7:
        radii[1] *= 1e-3
    if k % 8 == 3:
        radii[1] = radii[0]
    if k % 8 == 5:
        radii = [r * 1e5 for r in radii]
    arc([number(), number(), number(), number(), *radii, random.uniform(-400, 400)], k // 2 % 2, k % 2)
curve([0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0])
curve([20.0, 20.0, 20.0, 100.0, 200.0, 0.0, 200.0, 100.0])
# A cusp at ½; one within rounding of it; a line that turns back; a start without speed.
curve([0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0])
curve([0.0, 0.0, 1.0, 1.0 + 1e-9, 0.0, 1.0, 1.0, 0.0])
curve([0.0, 0.0, 30.0, 60.0, -10.0, -20.0, 10.0, 20.0])
curve([5.0, 5.0, 5.0, 5.0, 90.0, 10.0, 100.0, 70.0])
for k in range(24):
    points = [number() for _ in range(6 if k % 3 == 2 else 8)]
    if k % 6 == 4:
        points = [p + 1e5 for p in points]
    curve(points)
