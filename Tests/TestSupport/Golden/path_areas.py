#!/usr/bin/env python3
"""Writes path_areas.txt: areas of random paths, and their points nearest to other points, to 30 digits.

    python3 path_areas.py > path_areas.txt

A line is the signed area by numerical integration, then x and y of a point and the gap to the nearest point of the path (from
4,000 samples a step, refined), three such points, then the path data. Arcs are by their centre, as SVG 2's F.6 has them.
"""
import random

from mpmath import mp, mpf

mp.dps = 30
random.seed(17)


def arc(p, q, rx, ry, rotation, large, sweep):
    phi = mp.radians(rotation)
    c, s = mp.cos(phi), mp.sin(phi)
    hx, hy = (p[0] - q[0]) / 2, (p[1] - q[1]) / 2
    x, y = c * hx + s * hy, -s * hx + c * hy
    scale = mp.sqrt((x / rx) ** 2 + (y / ry) ** 2)
    if scale > 1:
        rx, ry = rx * scale, ry * scale
    d = (rx * y) ** 2 + (ry * x) ** 2
    k = mp.sqrt(max(mpf(0), (rx * ry) ** 2 / d - 1)) * (-1 if large == sweep else 1)
    cx, cy = k * rx * y / ry, -k * ry * x / rx
    first = mp.atan2((y - cy) / ry, (x - cx) / rx)
    last = mp.atan2((-y - cy) / ry, (-x - cx) / rx)
    turn = last - first
    if sweep and turn < 0:
        turn += 2 * mp.pi
    if not sweep and turn > 0:
        turn -= 2 * mp.pi
    ox, oy = c * cx - s * cy + (p[0] + q[0]) / 2, s * cx + c * cy + (p[1] + q[1]) / 2

    def at(u):
        a = first + turn * u
        ex, ey = rx * mp.cos(a), ry * mp.sin(a)
        return ox + c * ex - s * ey, oy + s * ex + c * ey

    return at


def bezier(points):
    def at(u):
        row = points
        while len(row) > 1:
            row = [((1 - u) * a[0] + u * b[0], (1 - u) * a[1] + u * b[1]) for a, b in zip(row, row[1:])]
        return row[0]

    return at


def made():
    """A random closed path as text and as functions of [0, 1]."""
    def point():
        return mpf(random.randint(-200, 200)), mpf(random.randint(-200, 200))

    start = current = point()
    text, curves = "M%d %d" % start, []
    for _ in range(random.randint(1, 4)):
        kind, end = random.choice("LQCA"), point()
        if kind == "A":
            rx, ry = random.randint(40, 300), random.randint(40, 300)
            turn, large, sweep = random.randint(0, 180), random.randint(0, 1), random.randint(0, 1)
            text += "A%d %d %d %d %d %d %d" % (rx, ry, turn, large, sweep, end[0], end[1])
            curves.append(arc(current, end, mpf(rx), mpf(ry), turn, large, sweep))
        else:
            points = [current] + [point() for _ in range("LQC".index(kind))] + [end]
            text += kind + " ".join("%d %d" % p for p in points[1:])
            curves.append(bezier(points))
        current = end
    curves.append(bezier([current, start]))
    return text + "Z", curves


def area(curves):
    def rate(at):
        def f(u):
            x, y = at(u)
            dx, dy = mp.diff(lambda v: at(v)[0], u), mp.diff(lambda v: at(v)[1], u)
            return (x * dy - y * dx) / 2

        return f

    return sum(mp.quad(rate(at), mp.linspace(0, 1, 3)) for at in curves)


def gap(curves, p):
    best = mp.inf
    for at in curves:
        def square(u):
            x, y = at(u)
            return (x - p[0]) ** 2 + (y - p[1]) ** 2

        values = [float(square(mpf(i) / 4000)) for i in range(4001)]
        low = min(values)
        for i in range(4001):
            if values[i] > low * 1.01 + 1e-6 or (0 < i < 4000 and values[i] > min(values[i - 1], values[i + 1])):
                continue
            # Ternary search between the neighbours.
            a, b = mpf(max(i - 1, 0)) / 4000, mpf(min(i + 1, 4000)) / 4000
            for _ in range(90):
                c, d = (2 * a + b) / 3, (a + 2 * b) / 3
                a, b = (a, d) if square(c) < square(d) else (c, b)
            best = min(best, square(a))
    return mp.sqrt(best)


for _ in range(24):
    text, curves = made()
    words = [mp.nstr(area(curves), 20)]
    for _ in range(3):
        p = (mpf(random.randint(-300, 300)), mpf(random.randint(-300, 300)))
        words += ["%d" % p[0], "%d" % p[1], mp.nstr(gap(curves, p), 20)]
    print(*words, text.replace(" ", ","))
