#!/usr/bin/env python3
"""Writes tracks.txt: integrals, turning points and times at values of cubic and spring segments, to 50 digits.

    python3 tracks.py > tracks.txt

A line `cubic t0 t1 x0 x1 v0 v1` opens a Hermite segment with velocities at its ends, whose tangents are the doubles
nearest to velocity times duration; `spring t0 t1 x0 x1 m k c v0` one of a spring. Below it, `integral a b value`;
`turn time value` for each turning point inside; `time value t` for each time at which it has a value, a random double
between turning points. Cubics: the derivative's roots and the cubic's own by mpmath's polynomial solver.
Springs: the closed solution with complex exponentials, integrated term by term.
"""
import random
from mpmath import mp, mpf, mpc, polyroots, exp, sqrt, nstr, re, im

mp.dps = 50
random.seed(41)


def text(x):
    return nstr(mpf(x), 25, strip_zeros=False)


def cubic(t0, t1, x0, x1, v0, v1):
    h = t1 - t0  # the duration as the track rounds it
    m0, m1 = mpf(v0 * h), mpf(v1 * h)
    print("cubic", t0.hex(), t1.hex(), x0.hex(), x1.hex(), v0.hex(), v1.hex())
    width, d = mpf(t1) - mpf(t0), mpf(x1) - mpf(x0)
    c = [mpf(x0), m0, 3 * d - 2 * m0 - m1, m0 + m1 - 2 * d]
    value = lambda u: c[0] + u * (c[1] + u * (c[2] + u * c[3]))
    area = lambda u: u * (c[0] + u * (c[1] / 2 + u * (c[2] / 3 + u * c[3] / 4))) * width

    def roots(coefficients):
        while coefficients and coefficients[0] == 0:
            coefficients = coefficients[1:]
        if len(coefficients) < 2:
            return []
        found = polyroots(coefficients, maxsteps=500, extraprec=400)
        return sorted(re(r) for r in found if abs(im(r)) < mpf(10) ** -40 and 0 < re(r) < 1)

    print("integral", t0.hex(), t1.hex(), text(area(mpf(1))))
    a, b = sorted(random.uniform(t0, t1) for _ in range(2))
    u = [(mpf(t) - mpf(t0)) / width for t in (a, b)]
    print("integral", a.hex(), b.hex(), text(area(u[1]) - area(u[0])))
    turns = roots([3 * c[3], 2 * c[2], c[1]])
    for u in turns:
        print("turn", text(mpf(t0) + u * width), text(value(u)))
    levels = [mpf(0)] + turns + [mpf(1)]
    for low, high in zip(levels, levels[1:]):
        level = float(value(low) + (value(high) - value(low)) * mpf(random.random()))
        for u in roots([c[3], c[2], c[1], c[0] - mpf(level)]):
            print("time", level.hex(), text(mpf(t0) + u * width))


def spring(t0, t1, x0, x1, m, k, c, v0):
    print("spring", *(x.hex() for x in (t0, t1, x0, x1, m, k, c, v0)))
    M, K, C = mpf(m), mpf(k), mpf(c)
    root = sqrt(mpc(C * C - 4 * M * K))
    r, s = (-C + root) / (2 * M), (-C - root) / (2 * M)
    d = mpf(x0) - mpf(x1)
    b = (mpf(v0) - r * d) / (s - r)
    a = d - b
    antiderivative = lambda t: re(a / r * exp(r * t) + b / s * exp(s * t)) + mpf(x1) * t
    for low, high in ((t0, t1), sorted(random.uniform(t0, t1) for _ in range(2)), (t0, t0 + (t1 - t0) * 1e-3)):
        value = antiderivative(mpf(high) - mpf(t0)) - antiderivative(mpf(low) - mpf(t0))
        print("integral", low.hex(), high.hex(), text(value))


for index in range(160):
    t0 = random.choice([0.0, random.uniform(-5, 5), random.uniform(100, 1000)])
    t1 = t0 + 10 ** random.uniform(-2, 2)
    x0, x1 = (random.uniform(-1, 1) * 10 ** random.uniform(-2, 3) for _ in range(2))
    v0, v1 = (random.uniform(-4, 4) * max(abs(x0), abs(x1)) / (t1 - t0) for _ in range(2))
    cubic(t0, t1, x0, x1 if index % 10 else x0, v0 if index % 7 else 0.0, v1)
for index in range(40):
    t0 = random.uniform(-2, 2)
    t1 = t0 + 10 ** random.uniform(-1, 1.5)
    m, k = 10 ** random.uniform(-1, 1), 10 ** random.uniform(0, 3)
    c = 2 * (m * k) ** 0.5 * random.choice([random.uniform(0.02, 0.9), random.uniform(1.1, 5)])
    spring(t0, t1, random.uniform(-10, 10), random.uniform(-10, 10), m, k, c, random.uniform(-50, 50))
