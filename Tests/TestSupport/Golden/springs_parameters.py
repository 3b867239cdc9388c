#!/usr/bin/env python3
"""Writes springs_parameters.txt beside itself: the parametrisations of a spring, computed independently of the library.

Needs mpmath and numpy; works with 50 digits; the output is the same on every run. Numbers are bit patterns of doubles in
hexadecimal.

    R response ratio mass stiffness damping
    B duration bounce stiffness damping
    O tension friction stiffness damping
    P bounciness speed stiffness damping
    U duration ratio velocity frequency      UIKit's rule, 12 Newton steps with 50 digits; only where they converge
    T duration ratio within velocity frequency change
                                             the smallest frequency whose step response settles at that time, 0 if none;
                                             change is |d log frequency/d log within| there

The last is found by scanning: at each of 6,000 frequencies the motion is sampled from T on, and where |x(T)| crosses the
tolerance between two of them and is never larger later, the frequency is bisected. 220 rows are random, and 30 are
overdamped with at least two solutions; the smallest is written.
"""
import random
import struct
from pathlib import Path

import numpy as np
from mpmath import mp, mpf, sqrt, exp, sin, cos, sinh, cosh, pi, log

mp.dps = 50
HERE = Path(__file__).parent
rng = random.Random(20240611)


def bits(x):
    return struct.pack(">d", x).hex()


def log_uniform(lo, hi):
    return 10 ** rng.uniform(lo, hi)


def line(kind, *numbers):
    return " ".join([kind] + [bits(float(x)) for x in numbers])


def from_ratio(response, ratio, mass):
    w = 2 * pi / mpf(response)
    return mpf(mass) * w**2, 2 * ratio * w * mpf(mass)


def pop(bounciness, speed):
    """As in the sources of pop and Rebound, step by step."""

    def project(t, start, end):
        return start + t * (end - start)

    b = project(mpf(bounciness) / mpf("1.7") / 20, mpf(0), mpf("0.8"))
    tension = project(mpf(speed) / mpf("1.7") / 20, mpf("0.5"), mpf(200))
    if tension <= 18:
        f = mpf("0.0007") * tension**3 - mpf("0.031") * tension**2 + mpf("0.64") * tension + mpf("1.28")
    elif tension <= 44:
        f = mpf("0.000044") * tension**3 - mpf("0.006") * tension**2 + mpf("0.36") * tension + 2
    else:
        f = mpf("0.00000045") * tension**3 - mpf("0.000332") * tension**2 + mpf("0.1078") * tension + mpf("5.84")
    t = 2 * b - b**2
    return origami(tension, t * mpf("0.01") + (1 - t) * f)


def origami(tension, friction):
    return (mpf(tension) - 30) * mpf("3.62") + 194, (mpf(friction) - 8) * 3 + 25


def uikit(duration, ratio, velocity):
    T, z, v, eps = mpf(duration), mpf(ratio), mpf(velocity), mpf("0.001")
    w = 5 / T
    for _ in range(12):
        if z < 1:
            root = sqrt(1 - z * z)

            def f(w):
                return eps - abs((z * w - v) / (w * root)) * exp(-z * w * T)

        else:

            def f(w):
                a = (w - v) * T + 1
                return a * exp(-w * T) - (eps if a >= 0 else -eps)

        h = w * mpf(10) ** -20
        slope = (f(w + h) - f(w - h)) / (2 * h)
        if slope == 0 or w <= 0:
            return None
        w -= f(w) / slope
    return w if w > 0 and abs(f(w)) < mpf(10) ** -25 else None


def coefficients(zeta, tau, m):
    """The response of the spring with k = m = 1 to a unit displacement and a unit velocity, by the functions of m."""
    d = 1 - zeta * zeta
    w = m.sqrt(abs(d))
    if d == 0:
        c, s, e = 1 + 0 * tau, tau, m.exp(-tau)
    elif d > 0:
        c, s, e = m.cos(w * tau), m.sin(w * tau) / w, m.exp(-zeta * tau)
    else:
        slow, fast = 1 / (zeta + w), zeta + w
        c = (m.exp(-slow * tau) + m.exp(-fast * tau)) / 2
        s = (m.exp(-slow * tau) - m.exp(-fast * tau)) / (2 * w)
        e = 1
    return e * (c + zeta * s), e * s


def settling(T, zeta, eps, v):
    p = v * T
    d = 1 - zeta * zeta
    slow = zeta if d >= 0 else 1 / (zeta + np.sqrt(-d))
    hi = 2 / slow
    while np.log((1 + zeta * hi + abs(p)) / eps) > slow * hi:
        hi *= 1.1
    taus = np.geomspace(1e-3, hi, 6000)

    def rest(tau):
        """The largest size from tau on of the motion with the velocity p/tau, relative to the size at tau."""
        scale = min(1, 1 / (2 * zeta))
        later = np.concatenate([np.arange(1, 400) * scale / 50, np.arange(1, 2000) * min(1 / slow, 4) / 50])
        a, b = coefficients(zeta, tau + later, np)
        return np.max(np.abs(a - p / tau * b))

    def left(tau, m, number):
        a, b = coefficients(number(zeta), tau, m)
        return a - number(p) / tau * b

    answers = []
    values = np.array([left(t, np, float) for t in taus])
    for i in range(len(taus) - 1):
        for level in (eps, -eps):
            if (values[i] < level) == (values[i + 1] < level):
                continue
            lo, up = mpf(taus[i]), mpf(taus[i + 1])
            rising = values[i] < level
            for _ in range(120):
                mid = (lo + up) / 2
                if (left(mid, mp, mpf) < level) == rising:
                    lo = mid
                else:
                    up = mid
            if rest(float(lo)) <= eps:
                h = mpf(10) ** -20
                along = (left(lo * (1 + h), mp, mpf) - left(lo * (1 - h), mp, mpf)) / (2 * h)
                answers.append((lo / mpf(T), abs(eps / along)))
    return sorted(answers)


def write():
    lines = ["# Written by springs_parameters.py; see there."]
    for _ in range(200):
        response, ratio, mass = log_uniform(-3, 3), rng.choice((0.0, 1.0, log_uniform(-6, 4))), log_uniform(-3, 3)
        lines.append(line("R", response, ratio, mass, *from_ratio(response, mpf(ratio), mass)))
    for _ in range(200):
        duration, bounce = log_uniform(-3, 2), rng.choice((0.0, 1.0, -0.999, rng.uniform(-0.99, 1)))
        b = mpf(bounce)
        ratio = 1 - b if bounce >= 0 else 1 / (1 + b)
        lines.append(line("B", duration, bounce, *from_ratio(duration, ratio, 1)))
    for _ in range(100):
        tension, friction = rng.uniform(-20, 300), rng.uniform(-0.3, 50)
        lines.append(line("O", tension, friction, *origami(tension, friction)))
    for _ in range(200):
        bounciness, speed = rng.uniform(0, 42), rng.uniform(0, 40)
        lines.append(line("P", bounciness, speed, *pop(bounciness, speed)))
    count = 0
    while count < 100:
        duration, ratio = rng.uniform(0.05, 5), rng.choice((1.0, rng.uniform(0.1, 0.999)))
        velocity = rng.choice((0.0, rng.uniform(-8, 8)))
        frequency = uikit(duration, ratio, velocity)
        if frequency is not None:
            lines.append(line("U", duration, ratio, velocity, frequency))
            count += 1
    for several in [False] * 220 + [True] * 30:
        while True:
            T, within = log_uniform(-1, 1), rng.choice((log_uniform(-5, -1), rng.uniform(0.05, 1.5)))
            ratio = rng.choice((rng.uniform(0.05, 1), 1.0, 1 + log_uniform(-6, -1), log_uniform(0, 1.3)))
            velocity = rng.choice((0.0, rng.uniform(-3, 3), rng.uniform(-30, 30))) / T
            if several:
                ratio, velocity = rng.uniform(2, 20), rng.uniform(1, 30) / T
            answers = settling(T, ratio, within, velocity)
            if len(answers) > 1 or not several:
                break
        lines.append(line("T", T, ratio, within, velocity, *(answers[0] if answers else (0, 0))))
    (HERE / "springs_parameters.txt").write_text("\n".join(lines) + "\n")


write()
