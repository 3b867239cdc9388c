#!/usr/bin/env python3
"""Computes the faults of other animation packages from the formulas they publish; docs/comparison.md shows them.

    scripts/compare-others.py [--cases N] [--seed S] [--hooke PATH]

Each solver below is its package's arithmetic in doubles, statement by statement, asked for random springs at random
times. The truth is the closed form in 60 digits (mpmath). An error is |x - truth| / (|x0| + |v0|/omega), the worst
over the cases. With --hooke, the path of a built `hooke`, the same springs are asked of `hooke eval`.
"""

import argparse
import json
import math
import random
import subprocess

from mpmath import mp, mpf, cos, cosh, exp, sin, sinh, sqrt

mp.dps = 60


def truth(m, k, c, x0, v0, t):
    """The position of m x'' + c x' + k x = 0."""
    m, k, c, x0, v0, t = (mpf(v) for v in (m, k, c, x0, v0, t))
    beta, omega2 = c / (2 * m), k / m
    d = omega2 - beta**2
    if d > 0:
        w = sqrt(d)
        return exp(-beta * t) * (x0 * cos(w * t) + (v0 + beta * x0) / w * sin(w * t))
    if d < 0:
        w = sqrt(-d)
        return exp(-beta * t) * (x0 * cosh(w * t) + (v0 + beta * x0) / w * sinh(w * t))
    return exp(-beta * t) * (x0 + (v0 + beta * x0) * t)


def flutter(m, k, c, x0, v0, t):
    """physics/spring_simulation.dart: the underdamped solution divides by 2 and multiplies by the mass."""
    cmk = c * c - 4 * m * k
    if cmk == 0:
        r = -c / (2 * m)
        return (x0 + (v0 - r * x0) * t) * math.exp(r * t)
    if cmk > 0:
        r1 = (-c - math.sqrt(cmk)) / (2 * m)
        r2 = (-c + math.sqrt(cmk)) / (2 * m)
        c2 = (v0 - r1 * x0) / (r2 - r1)
        return (x0 - c2) * math.exp(r1 * t) + c2 * math.exp(r2 * t)
    w = math.sqrt(4 * m * k - c * c) / (2 * m)
    r = -(c / 2 * m)
    return math.exp(r * t) * (x0 * math.cos(w * t) + (v0 - r * x0) / w * math.sin(w * t))


def compose(m, k, c, x0, v0, t):
    """animation/core/SpringSimulation.kt: natural frequency and damping ratio, the roots as r + s and r - s."""
    omega = math.sqrt(k / m)
    zeta = c / (2 * math.sqrt(k * m))
    r = -zeta * omega
    if zeta > 1:
        s = omega * math.sqrt(zeta * zeta - 1)
        plus, minus = r + s, r - s
        b = (minus * x0 - v0) / (minus - plus)
        return (x0 - b) * math.exp(minus * t) + b * math.exp(plus * t)
    if zeta == 1:
        return (x0 + (v0 + omega * x0) * t) * math.exp(-omega * t)
    w = omega * math.sqrt(1 - zeta * zeta)
    return math.exp(r * t) * (x0 * math.cos(w * t) + (-r * x0 + v0) / w * math.sin(w * t))


def motion_dev(m, k, c, x0, v0, t):
    """generators/spring: sinh and cosh are kept from overflowing by a cap of their argument at 300."""
    zeta = c / (2 * math.sqrt(k * m))
    omega = math.sqrt(k / m)
    if zeta < 1:
        w = omega * math.sqrt(1 - zeta * zeta)
        return math.exp(-zeta * omega * t) * (
            (v0 + zeta * omega * x0) / w * math.sin(w * t) + x0 * math.cos(w * t))
    if zeta == 1:
        return math.exp(-omega * t) * (x0 + (v0 + omega * x0) * t)
    w = omega * math.sqrt(zeta * zeta - 1)
    a = min(w * t, 300)
    return math.exp(-zeta * omega * t) * ((v0 + zeta * omega * x0) * math.sinh(a) + w * x0 * math.cosh(a)) / w


def reanimated(m, k, c, x0, v0, t):
    """withSpring, as React Native's Animated.spring: what is not underdamped is run as critically damped."""
    zeta = c / (2 * math.sqrt(k * m))
    omega = math.sqrt(k / m)
    if zeta < 1:
        w = omega * math.sqrt(1 - zeta * zeta)
        return math.exp(-zeta * omega * t) * (
            math.sin(w * t) * ((v0 + zeta * omega * x0) / w) + x0 * math.cos(w * t))
    return math.exp(-omega * t) * (x0 + (v0 + omega * x0) * t)


SOLVERS = {"Flutter": flutter, "Compose (in f64)": compose, "motion.dev": motion_dev, "reanimated": reanimated}
# A regime: how it is called, and how its damping ratio and its mass are drawn.
REGIMES = [
    ("underdamped, m = 1", lambda r: r.uniform(0.05, 0.95), lambda r: 1.0),
    ("underdamped, m 0.5 to 4", lambda r: r.uniform(0.05, 0.95), lambda r: r.choice([0.5, 2.0, 3.0, 4.0])),
    ("damping ratio 1.01 to 3", lambda r: r.uniform(1.01, 3), lambda r: 1.0),
    ("damping ratio 3 to 5000", lambda r: math.exp(r.uniform(math.log(3), math.log(5000))), lambda r: 1.0),
    ("1e-8 from critical", lambda r: 1 + r.choice([-1e-8, 1e-8]), lambda r: 1.0),
]


def springs(regime, cases, seed):
    """Springs of a regime, each with a start and a time within a few time constants of its slower mode."""
    random_numbers = random.Random(f"{seed} {regime[0]}")
    for _ in range(cases):
        zeta, m = regime[1](random_numbers), regime[2](random_numbers)
        omega = random_numbers.uniform(4, 60)
        x0, v0 = random_numbers.uniform(-1, 1), random_numbers.uniform(-1, 1) * omega
        slow = omega * (zeta if zeta <= 1 else zeta - math.sqrt(zeta * zeta - 1))
        yield m, m * omega**2, 2 * zeta * m * omega, x0, v0, random_numbers.uniform(0, 4) / slow


def asked_of_hooke(path, cases):
    """What `hooke eval` says of each: the motion towards 0."""
    lines = [
        json.dumps({"op": "spring", "mass": m, "stiffness": k, "damping": c, "from": x0, "to": 0,
                    "velocity": v0, "times": [t]})
        for m, k, c, x0, v0, t in cases
    ]
    answer = subprocess.run([path, "eval"], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    return [json.loads(line)["value"][0] for line in answer.stdout.splitlines()]


def print_springs(cases, seed, hooke):
    names = list(SOLVERS) + (["Hooke"] if hooke else [])
    print("worst error of the position, in initial amplitudes")
    print(f"{'':26}" + "".join(f"{name:>18}" for name in names))
    for regime in REGIMES:
        drawn = list(springs(regime, cases, seed))
        true = [truth(*spring) for spring in drawn]
        scale = [abs(x0) + abs(v0) / math.sqrt(k / m) for m, k, c, x0, v0, t in drawn]

        def worst(values):
            return max(float(abs(mpf(v) - x) / s) for v, x, s in zip(values, true, scale))

        row = [worst([solver(*spring) for spring in drawn]) for solver in SOLVERS.values()]
        if hooke:
            row.append(worst(asked_of_hooke(hooke, drawn)))
        print(f"{regime[0]:26}" + "".join(f"{error:18.1e}" for error in row))


def compose_tangents(times, values):
    """animation/core/MonoSpline.kt: slopes are limited where hypot(a, b) exceeds 9; Fritsch and Carlson's bound is 3."""
    slopes = [(b - a) / (u - t) for a, b, t, u in zip(values, values[1:], times, times[1:])]
    tangents = [slopes[0]] + [(a + b) / 2 for a, b in zip(slopes, slopes[1:])] + [slopes[-1]]
    for i, slope in enumerate(slopes):
        if slope == 0:
            tangents[i] = tangents[i + 1] = 0.0
            continue
        a, b = tangents[i] / slope, tangents[i + 1] / slope
        h = math.hypot(a, b)
        if h > 9:
            tangents[i], tangents[i + 1] = 3 / h * a * slope, 3 / h * b * slope
    return slopes, tangents


def falls(slope, a, b):
    """Whether the cubic with end slopes a and b over a chord of this slope falls anywhere, for a chord that does not."""
    # The derivative is a (1-s)^2 + 2 m s (1-s) + b s^2 with m = 3 slope - a - b.
    m = 3 * slope - a - b
    if m >= 0:
        return False
    return m * m > a * b * (1 + 1e-12)


def print_monotone(cases, seed):
    numbers = random.Random(seed)
    broken = 0
    for _ in range(cases):
        count = numbers.randint(4, 12)
        times = [0.0]
        values = [0.0]
        for _ in range(count - 1):
            times.append(times[-1] + numbers.uniform(0.1, 1))
            values.append(values[-1] + numbers.uniform(0, 1))
        slopes, tangents = compose_tangents(times, values)
        broken += any(falls(s, a, b) for s, a, b in zip(slopes, tangents, tangents[1:]))
    print(f"Compose's monotone spline falls on {100 * broken / cases:.0f} % of {cases} rising tracks")


def uikit_frequency(duration, zeta, velocity):
    """The published rule: 12 Newton steps on the envelope's distance from 0.001."""
    def f(w):
        if zeta < 1:
            a = zeta * w
            return 0.001 - abs((a - velocity) / (w * math.sqrt(1 - zeta**2))) * math.exp(-a * duration)
        return ((w - velocity) * duration + 1) * math.exp(-w * duration) - 0.001

    w = 5 / duration
    for _ in range(12):
        h = 1e-6 * w
        w -= f(w) * 2 * h / (f(w + h) - f(w - h))
    return w


def settling(omega, zeta, velocity):
    """The last time a unit step is farther than 0.001 from its end, by sampling backwards."""
    end = 12 / (zeta * omega)
    count = 40_000
    for i in range(count, 0, -1):
        if abs(float(compose(1, omega**2, 2 * zeta * omega, -1, velocity, end * i / count))) > 0.001:
            return end * i / count
    return 0.0


def print_uikit(seed):
    worst = (0.0, None)
    for zeta in [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 1.0]:
        for duration in [0.25, 0.5, 1.0, 2.5]:
            for velocity in [0, 1, 5, 20, 50]:
                try:
                    omega = uikit_frequency(duration, zeta, velocity)
                except (OverflowError, ZeroDivisionError):
                    continue
                if not omega > 0:
                    continue
                miss = settling(omega, zeta, velocity) / duration
                miss = max(miss, 1 / miss) if miss > 0 else 0
                worst = max(worst, (miss, (zeta, duration, velocity)))
    print(f"UIKit's rule: the spring settles within 0.001 up to {worst[0]:.0f} times off the asked duration, "
          f"at (damping ratio, duration, velocity) {worst[1]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--cases", type=int, default=2000, help="springs a regime, and tracks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hooke", help="the path of a built hooke command")
    options = parser.parse_args()
    print_springs(options.cases, options.seed, options.hooke)
    print()
    print_monotone(options.cases, options.seed)
    print_uikit(options.seed)


if __name__ == "__main__":
    main()
