#!/usr/bin/env python3
"""Writes a table of random followers of tracks, integrated by SciPy's DOP853.

    scripts/compare-followers.py COUNT FILE
    HOOKE_FOLLOWERS=FILE swift test --filter FollowerTests

The format is that of Tests/TestSupport/Golden/followers.py. Needs NumPy and SciPy. A hundred tracks of similar
springs are integrated at once, so the relative tolerance of 2.3e-14 of their root mean square is about 1e-13 of each.
"""
import sys

import numpy as np
from scipy.integrate import solve_ivp

BATCH, SEGMENTS = 100, 4


def numbers(values):
    return " ".join(repr(float(v)) for v in values)


def main(count, path):
    rng = np.random.default_rng(20)
    rates = np.sort(10 ** rng.uniform(0, 1.8, count))
    with open(path, "w", encoding="utf-8") as out:
        for first in range(0, count, BATCH):
            write(out, rng, rates[first:first + BATCH])


def write(out, rng, w0):
    n = len(w0)
    ratio = np.where(rng.random(n) < 0.2, 1.0, rng.uniform(0.05, 2.5, n))
    stiffness, damping = w0 * w0, 2 * ratio * w0
    kind = rng.integers(0, 3, n)
    kappa, lam = (kind > 0) * 1.0, (kind > 1) * 1.0
    times = np.zeros((SEGMENTS + 1, n))
    times[1:] = np.cumsum(10 ** rng.uniform(-2, 0, (SEGMENTS, n)), axis=0)
    values = np.cumsum(rng.uniform(-50, 50, (SEGMENTS + 1, n)), axis=0)
    h = np.diff(times, axis=0)
    chords = np.diff(values, axis=0)
    out_velocity = chords / h * rng.uniform(-1, 3, (SEGMENTS, n))
    in_velocity = chords / h * rng.uniform(-1, 3, (SEGMENTS, n))
    x, v = rng.uniform(-100, 100, n), rng.uniform(-1000, 1000, n)
    start = (x.copy(), v.copy())
    rate = w0 + damping
    size = np.abs(x) + np.abs(v) / rate
    rows = [[] for _ in range(n)]
    for k in range(SEGMENTS + 1):
        if k < SEGMENTS:
            m0, m1 = out_velocity[k] * h[k], in_velocity[k] * h[k]
            p = [values[k], m0, 3 * chords[k] - 2 * m0 - m1, m0 + m1 - 2 * chords[k]]
            length = h[k]
        else:
            p = [values[k]] + [np.zeros(n)] * 3
            length = 2 / w0
        size = np.maximum(size, sum(np.abs(c) for c in p))

        def slope(u, y):
            x, dx = y[:n], y[n:]
            q = p[0] + u * (p[1] + u * (p[2] + u * p[3]))
            dq = p[1] + u * (2 * p[2] + 3 * u * p[3])
            ddq = 2 * p[2] + 6 * u * p[3]
            drag, pull = damping * length, stiffness * length * length
            return np.concatenate([dx, lam * ddq - drag * (dx - kappa * dq) - pull * (x - q)])

        def integrate(low, high, y):
            scale = 2.3e-14 * np.concatenate([size, size * rate * length])
            return solve_ivp(slope, (low, high), y, method="DOP853", rtol=2.3e-14, atol=1e-2 * scale).y[:, -1]

        u = rng.uniform(0.1, 0.9)
        y = integrate(0, u, np.concatenate([x, v * length]))
        read = times[k] + u * length
        size = np.maximum(size, np.abs(y[:n]) + np.abs(y[n:]) / length / rate)
        for i in range(n):
            # The reading time is rounded; the state is moved by that.
            exact = u * length[i]
            shift = (read[i] - times[k][i]) - exact
            acceleration = slope(u, y)[n + i] / length[i] ** 2
            velocity = y[n + i] / length[i]
            rows[i].append([read[i], y[i] + velocity * shift, velocity + acceleration * shift, acceleration, size[i]])
        y = integrate(u, 1, y)
        x, v = y[:n], y[n:] / length
        size = np.maximum(size, np.abs(x) + np.abs(v) / rate)
    for i in range(n):
        velocities = np.stack([out_velocity[:, i], in_velocity[:, i]], axis=1).ravel()
        head = [1, stiffness[i], damping[i], kind[i], start[0][i], start[1][i], times[0][i], SEGMENTS + 1]
        print("F", numbers(head), numbers(times[:, i]), numbers(values[:, i]), numbers(velocities), len(rows[i]), file=out)
        for row in rows[i]:
            print(numbers(row), file=out)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
