#!/usr/bin/env python3
"""Writes fits.txt beside itself: SciPy's spring fits to samples, and the Cramér-Rao bound.

Needs numpy, scipy and mpmath; the output is the same on every run with the same versions. Numbers are decimal and read back
to the same doubles.

F name count sum k c start target velocity
    samples `time value` follow, count of them. The sum of squares and the numbers are those of the best of many runs of
    scipy.optimize.least_squares over all five numbers (k > 0, c >= 0) from random starts and, where there is one, from the
    spring that made the samples. It shares no method with the library (variable projection, scan of frequencies).

B k c start target velocity sigma interval count, then five standard deviations in the same order
    the Cramér-Rao bound of count samples from 0 on with independent normal noise sigma, from derivatives by differences at 40
    digits.
"""
import numpy as np
from pathlib import Path
from mpmath import mp, mpf, matrix, sqrt, exp, sinh, cosh, inverse
from scipy.optimize import least_squares

mp.dps = 40
rng = np.random.default_rng(20240811)


def state(k, c, start, target, velocity, t):
    """The motion by two complex exponentials; the springs' damping ratios differ from 1 in the first eight digits."""
    g = c / 2
    w = np.sqrt(complex(g * g - k))
    if abs(w) < 1e-9:
        w = 1e-9
    p, q = -g + w, -g - w
    x0 = start - target
    first = (velocity - q * x0) / (p - q)
    second = (p * x0 - velocity) / (p - q)
    with np.errstate(over="ignore", invalid="ignore"):
        return target + (first * np.exp(p * t) + second * np.exp(q * t)).real


def best(t, x, guess):
    """The least sum of squares over many starts."""
    span, low, high = t[-1] - t[0], x.min(), x.max()
    size = high - low
    found = None
    scale = np.array([1 / span**2, 1 / span, size, size, size / span])

    def residuals(p):
        k, c, start, target, velocity = p * scale
        r = (state(k, c, start, target, velocity, t - t[0]) - x) / size
        return np.where(np.isfinite(r), r, 1e6)

    starts = [] if guess is None else [np.array(guess)]
    for _ in range(60):
        turn = np.exp(rng.uniform(np.log(0.5), np.log(np.pi * len(t) / 2)))
        ratio = rng.choice([0.05, 0.2, 0.7, 1.3, 3])
        starts.append(np.array([
            (turn / span) ** 2, 2 * ratio * turn / span, x[0], rng.uniform(low, high), rng.normal() * size * turn / span]))
    low_bound = [1e-6, 0, -np.inf, -np.inf, -np.inf]
    for start in starts:
        start = np.maximum(start / scale, [1.1e-6, 1e-9, -np.inf, -np.inf, -np.inf])
        try:
            run = least_squares(residuals, start, bounds=(low_bound, np.inf), x_scale="jac",
                                xtol=1e-15, ftol=1e-15, gtol=1e-15, max_nfev=400)
        except ValueError:
            continue
        if found is None or run.cost < found.cost:
            found = run
    p = found.x * scale
    return float(np.sum((state(*p, t - t[0]) - x) ** 2)), p


def uniform(count, span, begin=0.0):
    return begin + np.linspace(0, span, count)


def jittered(count, span, begin=0.0):
    gaps = rng.uniform(0.3, 1.7, count)
    t = np.cumsum(gaps)
    return begin + (t - t[0]) * span / (t[-1] - t[0])


def bezier(x1, y1, x2, y2, t):
    s = np.linspace(0, 1, 20001)
    bx = 3 * s * (1 - s) ** 2 * x1 + 3 * s * s * (1 - s) * x2 + s**3
    by = 3 * s * (1 - s) ** 2 * y1 + 3 * s * s * (1 - s) * y2 + s**3
    return np.interp(t, bx, by)


lines = []


def write(name, t, x, guess=None):
    total, p = best(t, x, guess)
    numbers = " ".join(repr(float(v)) for v in [total, *p])
    lines.append(f"F {name} {len(t)} {numbers}")
    lines.extend(f"{float(a)!r} {float(b)!r}" for a, b in zip(t, x))


cases = [
    # name, k, c, start, target, velocity, times, noise
    ("bouncy", 158.0, 17.6, 0, 100, 400, uniform(61, 1), 0.5),
    ("stiff", 2500.0, 10.0, 3, 1, -40, jittered(60, 0.5), 0.02),
    ("undamped", 90.0, 0.0, -1, 1, 0, uniform(50, 2, 7.5), 0.05),
    ("nearly-critical", 100.0, 19.99, 0, 1, 0, uniform(80, 1), 0.004),
    ("overdamped", 100.0, 60.0, 0, 1, 12, uniform(60, 1.2), 0.002),
    ("slow", 1.0, 0.6, 5, -5, 8, jittered(48, 6, -3), 0.1),
    ("few", 120.0, 12.0, 0, 10, 0, uniform(9, 0.6), 0.05),
    ("many-swings", 4000.0, 1.5, 2, 0, 0, jittered(100, 2), 0.1),
    ("coarse", 900.0, 2.0, 1, 0, 5, uniform(24, 2.0), 0.03),
    ("fast-end", 400.0, 30.0, 0, 1, 0, uniform(40, 3), 0.01),
    ("very-noisy", 60.0, 5.0, 0, 1, 0, uniform(90, 2), 0.08),
]
for name, k, c, start, target, velocity, t, noise in cases:
    x = state(k, c, start, target, velocity, t - t[0]) + rng.normal(size=len(t)) * noise
    write(name, t, x, (k, c, start, target, velocity))
t = uniform(61, 1)
write("ease", t, bezier(0.25, 0.1, 0.25, 1, t))
write("ease-in-out", t, bezier(0.42, 0, 0.58, 1, t))
write("back", t, bezier(0.34, 1.56, 0.64, 1, t))
write("stop", t, np.minimum(t, 0.5))
write("two-swings", t, np.sin(20 * t) + np.sin(33 * t))


def exact(p, t):
    k, c, start, target, velocity = p
    g = c / 2
    w = sqrt(g * g - k)
    C, S = cosh(w * t), sinh(w * t) / w
    return (target + exp(-g * t) * ((C + g * S) * (start - target) + S * velocity)).real


def bound(p, sigma, interval, count):
    p = [mpf(v) for v in p]
    rows = []
    for i in range(count):
        t = mpf(interval) * i
        row = []
        for j in range(5):
            h = mpf(10) ** -12
            up, down = list(p), list(p)
            up[j] += h
            down[j] -= h
            row.append((exact(up, t) - exact(down, t)) / (2 * h))
        rows.append(row)
    J = matrix(rows)
    information = inverse(J.T * J)
    return [float(mpf(sigma) * sqrt(information[j, j])) for j in range(5)]


for p, sigma, interval, count in [
    ((158.0, 17.5, 0.0, 100.0, 400.0), 0.5, 1 / 64, 64),
    ((100.0, 20.5, 0.0, 1.0, 0.0), 0.001, 1 / 128, 128),
    ((400.0, 4.0, 1.0, 0.0, -30.0), 0.02, 1 / 64, 48),
    ((100.0, 50.0, 0.0, 1.0, 20.0), 0.001, 1 / 128, 100),
]:
    numbers = [*p, sigma, interval, count, *bound(p, sigma, interval, count)]
    lines.append("B " + " ".join(repr(v) for v in numbers))

Path(__file__).with_suffix(".txt").write_text("\n".join(lines) + "\n")
