#!/usr/bin/env python3
"""Writes tangents.txt: the tangents of keyframe cubics for every rule, with 50 digits.

    python3 tangents.py > tangents.txt
    python3 tangents.py --scipy

A line `track rule parameter... n t... x... v v` opens a track, its last two numbers the given end velocities, nan
for none. The next line has the tangents per segment parameter: first those at the starts, then those at the ends. C2
splines use all four coefficients of every segment, by elimination on the defining conditions (values, continuity,
ends); the other rules use their published formulas. `--scipy` compares with SciPy where it has the rule.
"""
import random
import sys
from mpmath import mp, mpf, lu_solve, matrix, nan, isnan

mp.dps = 50
random.seed(11)
RADIUS = 3 * (1 - mpf(2) ** -46)


def differences(t, x):
    h = [b - a for a, b in zip(t, t[1:])]
    c = [b - a for a, b in zip(x, x[1:])]
    return h, c, [p / q for p, q in zip(c, h)]


def spline(ends, t, x, first, last):
    """Velocities at the keys, from the polynomials' coefficients."""
    h, _, d = differences(t, x)
    n = len(h)
    if n == 1 and ends in ("notAKnot", "periodic"):
        return [d[0] if isnan(first) else first, d[0] if isnan(last) else last]
    rows, rights = [], []

    def row(entries, right):
        line = [mpf(0)] * (4 * n)
        for index, value in entries:
            line[index] += value
        rows.append(line)
        rights.append(right)

    def derivative(k, order, at):
        u = h[k] if at else mpf(0)
        powers = [[1, u, u**2, u**3], [0, 1, 2 * u, 3 * u**2], [0, 0, 2, 6 * u], [0, 0, 0, 6]]
        return [(4 * k + i, mpf(p)) for i, p in enumerate(powers[order])]

    def minus(entries):
        return [(i, -v) for i, v in entries]

    for k in range(n):
        row(derivative(k, 0, False), x[k])
        row(derivative(k, 0, True), x[k + 1])
    for k in range(n - 1):
        for order in (1, 2):
            row(derivative(k, order, True) + minus(derivative(k + 1, order, False)), 0)
    if ends == "periodic" and isnan(first) and isnan(last):
        for order in (1, 2):
            row(derivative(n - 1, order, True) + minus(derivative(0, order, False)), 0)
    elif ends == "notAKnot" and n == 2 and isnan(first) and isnan(last):
        row(derivative(0, 3, False), 0)
        row(derivative(1, 3, False), 0)
    else:
        if ends == "periodic":
            first, last = (last if isnan(first) else first), (first if isnan(last) else last)
        for given, segment, at, other in ((first, 0, False, 1), (last, n - 1, True, n - 2)):
            if not isnan(given):
                row(derivative(segment, 1, at), given)
            elif ends == "clamped":
                row(derivative(segment, 1, at), 0)
            elif ends == "natural":
                row(derivative(segment, 2, at), 0)
            else:
                row(derivative(segment, 3, at) + minus(derivative(other, 3, at)), 0)
    solution = lu_solve(matrix(rows), matrix(rights))
    slopes = [solution[4 * k + 1] for k in range(n)]
    return slopes + [sum(v * solution[i] for i, v in derivative(n - 1, 1, True))]


def kochanek_bartels(parameters, ends, t, x, first, last):
    """Kochanek and Bartels 1984 on unequal times; in the segments' parameters."""
    tension, continuity, bias = parameters
    a = (1 - tension) * (1 + continuity) * (1 + bias)
    b = (1 - tension) * (1 - continuity) * (1 - bias)
    c = (1 - tension) * (1 - continuity) * (1 + bias)
    d = (1 - tension) * (1 + continuity) * (1 - bias)
    h, chords, v = differences(t, x)
    n = len(h)
    starts, stops = [None] * n, [None] * n
    for k in range(n + 1):
        # Reflected phantom keys.
        before, after = h[max(k - 1, 0)], h[min(k, n - 1)]
        v0, v1 = v[max(k - 1, 0)], v[min(k, n - 1)]
        if k > 0:
            stops[k - 1] = (c * after * v0 + d * before * v1) / (before + after) * before
        if k < n:
            starts[k] = (a * after * v0 + b * before * v1) / (before + after) * after
    g0 = None if isnan(first) else first * h[0]
    g1 = None if isnan(last) else last * h[-1]
    if ends == "natural":
        if n == 1:
            e0 = g1 if g1 is not None else chords[0]
            e1 = g0 if g0 is not None else chords[0]
            starts[0], stops[0] = (3 * chords[0] - e0) / 2, (3 * chords[0] - e1) / 2
        else:
            starts[0] = (3 * chords[0] - stops[0]) / 2
            stops[-1] = (3 * chords[-1] - starts[-1]) / 2
    starts[0] = starts[0] if g0 is None else g0
    stops[-1] = stops[-1] if g1 is None else g1
    return starts, stops


def sign(v):
    return (v > 0) - (v < 0)


def monotone(t, x, first, last):
    h, chords, v = differences(t, x)
    n = len(h)
    slopes = [v[0]] + [(p + q) / 2 for p, q in zip(v, v[1:])] + [v[-1]]
    slopes[0] = slopes[0] if isnan(first) else first
    slopes[n] = slopes[n] if isnan(last) else last
    for k in range(n + 1):
        beside = v[max(k - 1, 0) : k + 1]
        if any(sign(slopes[k]) * sign(w) <= 0 for w in beside):
            slopes[k] = mpf(0)
    for k in range(n):
        if v[k] == 0:
            continue
        size = mp.hypot(slopes[k], slopes[k + 1]) / abs(v[k])
        if size > RADIUS:
            slopes[k] *= RADIUS / size
            slopes[k + 1] *= RADIUS / size
    return slopes


def pchip(t, x, first, last):
    h, _, v = differences(t, x)
    n = len(h)
    slopes = [mpf(0)] * (n + 1)
    for k in range(1, n):
        if sign(v[k - 1]) * sign(v[k]) > 0:
            w1, w2 = 2 * h[k] + h[k - 1], h[k] + 2 * h[k - 1]
            slopes[k] = (w1 + w2) / (w1 / v[k - 1] + w2 / v[k])

    def end(given, h0, h1, v0, v1):
        if not isnan(given):
            return mpf(0) if sign(given) != sign(v0) else sign(given) * min(abs(given), 3 * abs(v0))
        d = ((2 * h0 + h1) * v0 - h0 * v1) / (h0 + h1)
        if sign(d) != sign(v0):
            return mpf(0)
        return 3 * v0 if sign(v0) != sign(v1) and abs(d) > 3 * abs(v0) else d

    if n == 1 and isnan(first) and isnan(last):
        return [v[0], v[0]]
    other = 1 if n > 1 else 0
    slopes[0] = end(first, h[0], h[other], v[0], v[other])
    slopes[n] = end(last, h[-1], h[-1 - other], v[-1], v[-1 - other])
    return slopes


def akima(modified, t, x, first, last):
    _, _, v = differences(t, x)
    n = len(v)
    if n == 1:
        slopes = [v[0], v[0]]
    else:
        m = [None, 2 * v[0] - v[1]] + v + [2 * v[-1] - v[-2]]
        m[0] = 2 * m[1] - m[2]
        m.append(2 * m[-1] - m[-2])
        bend = [abs(q - p) + (abs(p + q) / 2 if modified else 0) for p, q in zip(m, m[1:])]
        f1, f2 = bend[2:], bend[:-2]
        largest = max(p + q for p, q in zip(f1, f2))
        slopes = []
        for k in range(n + 1):
            if f1[k] + f2[k] > mpf("1e-9") * largest:
                slopes.append((f1[k] * m[k + 1] + f2[k] * m[k + 2]) / (f1[k] + f2[k]))
            else:
                slopes.append((m[k] + m[k + 3]) / 2)
    slopes[0] = slopes[0] if isnan(first) else first
    slopes[-1] = slopes[-1] if isnan(last) else last
    return slopes


def tangents(rule, parameters, t, x, first, last):
    h = differences(t, x)[0]
    if rule == "kochanekBartels":
        return kochanek_bartels(parameters[:3], parameters[3], t, x, first, last)
    if rule == "spline":
        slopes = spline(parameters[0], t, x, first, last)
    elif rule == "monotone":
        slopes = monotone(t, x, first, last)
    elif rule == "pchip":
        slopes = pchip(t, x, first, last)
    else:
        slopes = akima(rule == "modifiedAkima", t, x, first, last)
    return [s * d for s, d in zip(slopes, h)], [s * d for s, d in zip(slopes[1:], h)]


def tracks():
    ends = ["natural", "clamped", "notAKnot", "periodic"]
    rules = [("spline", [e]) for e in ends] + [(r, []) for r in ("monotone", "pchip", "akima", "modifiedAkima")]
    for index in range(150):
        rule, parameters = rules[index % 10] if index % 10 < 8 else ("kochanekBartels", None)
        if parameters is None:
            parameters = [round(random.uniform(-1, 1), 3) for _ in range(3)]
            parameters.append(random.choice(["natural", "reflected"]))
        count = index // 10 % 7 + 2 if index < 70 else random.randint(2, 9)
        spread = random.choice([0, 0.5, 3])
        t = [random.uniform(-2, 2)]
        x = [random.uniform(-10, 10)]
        rising = random.random() < 0.4
        for _ in range(count - 1):
            t.append(t[-1] + 10 ** random.uniform(-spread, spread))
            step = 0 if random.random() < 0.2 else 10 ** random.uniform(-2, 2)
            x.append(x[-1] + (step if rising or random.random() < 0.5 else -step))
        if parameters == ["periodic"]:
            x[-1] = x[0]
        given = [float("nan"), float("nan")]
        if index >= 70 and random.random() < 0.3:
            given = [random.choice([float("nan"), random.uniform(-5, 5)]) for _ in range(2)]
        # On a grid, so that the differences are exact in doubles too.
        yield rule, parameters, *([round(v * 2**30) / 2**30 for v in row] for row in (t, x)), given


def print_table():
    for rule, parameters, t, x, given in tracks():
        exact = tangents(
            rule, [p if isinstance(p, str) else mpf(p) for p in parameters], list(map(mpf, t)),
            list(map(mpf, x)), *map(mpf, given))
        words = [p if isinstance(p, str) else repr(p) for p in parameters]
        print("track", rule, *words, len(t), *(v.hex() for v in t + x), *(repr(v) for v in given))
        print(*(mp.nstr(v, 19) for side in exact for v in side))


def compare_with_scipy():
    import numpy
    from scipy.interpolate import Akima1DInterpolator, CubicSpline, PchipInterpolator

    worst = {}
    for rule, parameters, t, x, given in tracks():
        if rule in ("kochanekBartels", "monotone"):
            continue
        has = [not numpy.isnan(v) for v in given]
        if rule == "spline":
            name = {"notAKnot": "not-a-knot"}.get(parameters[0], parameters[0])
            ends = [(1, v) if h else name for v, h in zip(given, has)]
            if name == "periodic" and any(has):
                continue
            curve = CubicSpline(t, x, bc_type=name if name == "periodic" else tuple(ends))
        elif any(has):
            continue
        elif rule == "pchip":
            curve = PchipInterpolator(t, x)
        else:
            curve = Akima1DInterpolator(t, x, method="makima" if rule == "modifiedAkima" else "akima")
        exact = tangents(rule, parameters, list(map(mpf, t)), list(map(mpf, x)), *map(mpf, given))
        h = numpy.diff(t)
        slopes = curve(t, 1)
        ours = numpy.array([[float(v) for v in side] for side in exact])
        # In units of the largest slope, of keys and of chords, over the segment.
        scale = max(numpy.abs(slopes).max(), numpy.abs(numpy.diff(x) / h).max()) * h
        error = numpy.abs(numpy.array([slopes[:-1] * h, slopes[1:] * h]) - ours).max(0) / numpy.where(scale > 0, scale, 1)
        key = " ".join([rule] + parameters)
        worst[key] = max(worst.get(key, 0), error.max())
    for key, error in worst.items():
        print("%-20s %.2g" % (key, error))
    if max(worst.values()) > 1e-13:
        sys.exit("SciPy and the formulas disagree")


compare_with_scipy() if "--scipy" in sys.argv else print_table()
