#!/usr/bin/env python3
"""Writes keyframes.txt: exact values of cubic keyframe tracks, in rational arithmetic.

    python3 keyframes.py > keyframes.txt

A line `track spacing ends n t... x...` opens a track; each line `t value velocity acceleration` below it is a point of
it. Every segment is the cubic Hermite interpolant in its power basis, from tangents by the textbook formulas: uniform
(x[k+1] - x[k-1])/2 in the segment's parameter, or Kochanek and Bartels' rule on unequal times without tension,
continuity or bias; reflected phantom keys, or no acceleration at the end (by solving for it).
"""
import random
from fractions import Fraction as F

random.seed(7)


def tangents(spacing, ends, t, x):
    """Pairs of tangents by u for each segment."""
    n = len(t) - 1
    if ends == "reflected":
        tt = [t[0] - (t[1] - t[0])] + t + [t[n] + (t[n] - t[n - 1])]
        xx = [x[0] - (x[1] - x[0])] + x + [x[n] + (x[n] - x[n - 1])]
    else:
        tt, xx = [None] + t + [None], [None] + x + [None]
    starts, stops = [None] * n, [None] * n
    for k in range(n + 1):
        a, b, c = xx[k], xx[k + 1], xx[k + 2]
        if a is None or c is None:
            continue
        if spacing == "uniform":
            left = right = (c - a) / 2
        else:
            before, after = tt[k + 1] - tt[k], tt[k + 2] - tt[k + 1]
            v0, v1 = (b - a) / before, (c - b) / after
            # In: (c D0 v- + d D- v0)/(D- + D0) with all parameters 1, and the same out.
            v = (after * v0 + before * v1) / (before + after)
            left, right = v * before, v * after
        if k > 0:
            stops[k - 1] = left
        if k < n:
            starts[k] = right
    if ends == "natural":
        # p''(0) = 6D - 4m0 - 2m1 = 0 at the start; p''(1) = -6D + 2m0 + 4m1 = 0 at the end.
        if n == 1:
            starts[0] = stops[0] = x[1] - x[0]
        else:
            starts[0] = (6 * (x[1] - x[0]) - 2 * stops[0]) / 4
            stops[n - 1] = (6 * (x[n] - x[n - 1]) - 2 * starts[n - 1]) / 4
    return starts, stops


def point(t, x, starts, stops, at):
    k = max(i for i in range(len(t) - 1) if t[i] <= at)
    d = t[k + 1] - t[k]
    u = (at - t[k]) / d
    c0, c1 = x[k], starts[k]
    c2 = 3 * (x[k + 1] - x[k]) - 2 * starts[k] - stops[k]
    c3 = 2 * (x[k] - x[k + 1]) + starts[k] + stops[k]
    return (c0 + u * (c1 + u * (c2 + u * c3)), (c1 + u * (2 * c2 + u * 3 * c3)) / d, (2 * c2 + u * 6 * c3) / d ** 2)


for index in range(80):
    spacing = random.choice(["uniform", "timeAware"])
    ends = random.choice(["reflected", "natural"])
    count = random.randint(2, 8)
    t = sorted({random.uniform(-3, 10) for _ in range(count)})
    x = [random.choice([0.0, 90.0, random.uniform(-100, 100)]) for _ in t]
    print("track", spacing, ends, len(t), *(v.hex() for v in t + x))
    ft, fx = list(map(F, t)), list(map(F, x))
    starts, stops = tangents(spacing, ends, ft, fx)
    for _ in range(12):
        at = random.uniform(t[0], t[-1])
        print(at.hex(), *("%.17g" % float(v) for v in point(ft, fx, starts, stops, F(at))))
