#!/usr/bin/env python3
"""Writes momentum.txt beside itself: reference values for flings.

Needs mpmath; works with 60 digits; the output is the same on every run. Numbers are decimal and read back to the same doubles.

D rate start velocity time position velocity
    a fling without bounds.
E rate start velocity minimum maximum mass stiffness damping handovers [times] count
    a fling in bounds, with its handover times; count lines `time position velocity` follow. The edge is
    found by bisection of the position, the spring's arrival at it by steps and bisection: not by the library's formulas.
"""
import random
from pathlib import Path
from mpmath import mp, mpf, log, exp, sqrt, sinh, cosh, nstr

mp.dps = 60
rng = random.Random(20240812)
lines = []


def log_uniform(low, high):
    return 10 ** rng.uniform(low, high)


def sign():
    return rng.choice((-1.0, 1.0))


def rate():
    return rng.choice((0.998, 0.99, 0.998, 0.99, rng.uniform(0.01, 0.9999), 1 - log_uniform(-9, -1)))


def decay(r, x0, v0, t):
    lam = -1000 * log(mpf(r))
    share = exp(-lam * t)
    return mpf(x0) + v0 * (1 - share) / lam, v0 * share


def spring(m, k, c, x0, v0, t):
    """From the target."""
    g, w2 = mpf(c) / (2 * mpf(m)), mpf(k) / mpf(m)
    w = sqrt(g * g - w2)
    C, S = (mpf(1), t) if w == 0 else (cosh(w * t), sinh(w * t) / w)
    E = exp(-g * t)
    return (E * (C * x0 + S * (v0 + g * x0))).real, (E * (C * v0 - S * (w2 * x0 + g * v0))).real


def bisected(function, low, high):
    """The place of a sign change."""
    first = function(low) > 0
    for _ in range(220):
        middle = (low + high) / 2
        if (function(middle) > 0) == first:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def number(x):
    return repr(float(x))


for _ in range(300):
    r, x0 = rate(), rng.uniform(-1000, 1000)
    v0 = sign() * log_uniform(-3, 5)
    lam = float(-1000 * log(mpf(r)))
    t = rng.choice((1, 1, 1, -0.02)) * log_uniform(-4, 2.5) / lam
    if t * lam > 700:
        continue
    x, v = decay(r, x0, v0, mpf(t))
    lines.append(" ".join(["D", number(r), number(x0), number(v0), number(t), number(x), number(v)]))

for index in range(160):
    r = rng.choice((0.998, 0.99, rng.uniform(0.9, 0.9995)))
    lam = -1000 * log(mpf(r))
    low = rng.uniform(-1000, 500)
    high = low + log_uniform(0, 3)
    kind = index % 4
    if kind == 0:
        x0 = rng.uniform(low, high)
    elif kind == 1:
        x0 = rng.choice((low, high))
    else:
        x0 = rng.choice((low - log_uniform(0, 2.5), high + log_uniform(0, 2.5)))
    v0 = sign() * log_uniform(0, 4.3)
    if kind == 3:
        v0 = abs(v0) if x0 < low else -abs(v0)
    m = rng.choice((1.0, log_uniform(-2, 2)))
    w0 = log_uniform(0.3, 1.7)
    ratio = rng.choice((1.0, rng.uniform(0.1, 0.9), rng.uniform(1.1, 4)))
    k = m * w0 * w0
    c = 2 * ratio * m * w0
    if ratio == 1.0:
        m, k, c = 1.0, 2.0 ** rng.randrange(4, 12, 2), None
        c = 2 * k ** 0.5

    legs = []  # begin, state(local time) -> (x, v)
    begin, x, v = mpf(0), mpf(x0), mpf(v0)
    active = True
    if x < low or x > high:
        edge = mpf(low if x < low else high)
        distance, speed = x - edge, v
        legs.append((begin, lambda t, e=edge, d=distance, s=speed: (lambda q: (e + q[0], q[1]))(spring(m, k, c, d, s, t))))
        end = x + v / lam
        passes = end > edge if x < low else end < edge
        meeting = None
        if passes:
            step, t = mpf(1) / 2000 / w0, mpf(0)
            while t < 60 / w0 and meeting is None:
                if (spring(m, k, c, distance, speed, t + step)[0] > 0) != (distance > 0):
                    meeting = bisected(lambda s: spring(m, k, c, distance, speed, s)[0], t, t + step)
                t += step
        if meeting is None:
            active = False
        else:
            begin = meeting
            x, v = edge, spring(m, k, c, distance, speed, meeting)[1]
    if active:
        legs.append((begin, lambda t, a=x, b=v: decay(r, a, b, t)))
        edge = mpf(high if v > 0 else low)
        end = x + v / lam
        if (end > edge) if v > 0 else (end < edge):
            t = mpf(0) if x == edge else bisected(lambda s: decay(r, x, v, s)[0] - edge, mpf(0), mpf(2000) / lam)
            speed = decay(r, x, v, t)[1]
            if t == 0:
                legs.pop()
            legs.append((begin + t, lambda s, e=edge, p=speed: (lambda q: (e + q[0], q[1]))(spring(m, k, c, mpf(0), p, s))))

    handovers = [leg[0] for leg in legs[1:]]
    times = sorted(float(log_uniform(-3, 0.8)) for _ in range(6)) + [float(h) * 1.0000001 for h in handovers]
    lines.append(" ".join(["E"] + [number(q) for q in (r, x0, v0, low, high, m, k, c)]
                          + [str(len(handovers))] + [number(h) for h in handovers] + [str(len(times))]))
    for time in times:
        leg = [leg for leg in legs if leg[0] <= time][-1]
        x, v = leg[1](mpf(time) - leg[0])
        lines.append(" ".join([number(time), number(x), number(v)]))

Path(__file__).with_suffix(".txt").write_text("\n".join(lines) + "\n")
