#!/usr/bin/env python3
"""Writes transform_jets.txt beside itself: moving transforms with their derivatives by time.

Needs mpmath; works with 50 digits; the output is the same on every run. Numbers are decimal and read back to the same doubles.
Matrices are products of their factors, rotations exponentials; derivatives are differences at 50 digits.

J duration x1 y1 x2 y2 time parts(17) parts(17) value(16) velocity(16) acceleration(16)
    a change between two transforms by a CSS curve, interpolated by parts: translation, scale, skew, perspective, rotation
    (x y z w), in this order; matrices by rows, for row vectors.
"""
import random
from pathlib import Path
from mpmath import mp, mpf, acos, cos, diff, findroot, matrix, sin, sqrt

mp.dps = 50
rng = random.Random(20261127)


def rows(q):
    """The images of the axes under the rotation q."""
    x, y, z, w = q
    return matrix([
        [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
        [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
        [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
    ])


def composed(translation, scale, skew, perspective, rotation):
    s, k, r = matrix(4, 4), matrix(4, 4), matrix(4, 4)
    t, e = matrix(4, 4), matrix(4, 4)
    for i in range(4):
        k[i, i] = t[i, i] = e[i, i] = 1
        s[i, i] = scale[i] if i < 3 else 1
        e[i, 3] = perspective[i]
    k[1, 0], k[2, 0], k[2, 1] = skew
    q = rows(rotation)
    for i in range(3):
        t[3, i] = translation[i]
        for j in range(3):
            r[i, j] = q[i, j]
    r[3, 3] = 1
    return s * k * r * t * e


def slerp(a, b, p):
    dot = sum(x * y for x, y in zip(a, b))
    if dot < 0:
        b, dot = [-x for x in b], -dot
    angle = acos(dot)
    return [(sin((1 - p) * angle) * x + sin(p * angle) * y) / sin(angle) for x, y in zip(a, b)]


def mixed(a, b, p):
    parts = [[x + p * (y - x) for x, y in zip(u, v)] for u, v in zip(a[:4], b[:4])]
    return composed(*parts, slerp(a[4], b[4], p))


def ease(x1, y1, x2, y2, x):
    def axis(a, b, s):
        return 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s ** 2 * b + s ** 3
    s = findroot(lambda s: axis(x1, x2, s) - x, x, tol=mpf(10) ** -90)
    return axis(y1, y2, s)


def draw():
    def numbers(count, low, high):
        return [rng.uniform(low, high) for _ in range(count)]
    while True:
        q = numbers(4, -1, 1)
        size = sqrt(sum(mpf(x) ** 2 for x in q))
        if size > 0.3:
            break
    q = [float(x / size) for x in q]
    translation, perspective = numbers(3, -300, 300), numbers(3, -0.001, 0.001)
    # So that m44 is 1, as that of parts of a decomposition.
    perspective.append(float(1 - sum(mpf(x) * mpf(y) for x, y in zip(translation, perspective))))
    return [translation, numbers(3, 0.5, 3), numbers(3, -0.7, 0.7), perspective, q]


lines = []
for _ in range(12):
    a, b = draw(), draw()
    duration = rng.uniform(0.2, 1.5)
    curve = [rng.uniform(0.1, 0.9), rng.uniform(-0.2, 1.2), rng.uniform(0.1, 0.9), rng.uniform(-0.2, 1.2)]
    exact = []
    for parts in (a, b):
        q = [mpf(x) for x in parts[4]]
        size = sqrt(sum(x * x for x in q))
        exact.append([[mpf(x) for x in part] for part in parts[:4]] + [[x / size for x in q]])
    for part in (0.13, 0.5, 0.871):
        time = float(part * duration)

        def field(i, j):
            return lambda t: mixed(*exact, ease(*map(mpf, curve), t / mpf(duration)))[i, j]
        results = []
        for order in range(3):
            for i in range(4):
                for j in range(4):
                    f = field(i, j)
                    results.append(f(mpf(time)) if order == 0 else diff(f, mpf(time), order, h=mpf(10) ** -15))
        given = [duration, *curve, time, *sum(a, []), *sum(b, [])]
        lines.append(" ".join(["J"] + [repr(float(x)) for x in given + results]))
Path(__file__).with_suffix(".txt").write_text("\n".join(lines) + "\n")
