#!/usr/bin/env python3
"""Writes followers.txt beside itself: reference values for followers of tracks.

Needs mpmath; works with 50 digits, by Taylor series of the equations of motion in small steps, not by the library's
closed forms; the output is the same on every run. Numbers are decimal and read back to the same doubles.

F mass stiffness damping matching start velocity startTime keyCount times values velocities count
    a follower; matching is 0 (position), 1 (velocity) or 2 (acceleration). Two velocities for each segment of its track.
    count lines `time position velocity acceleration scale` follow; the scale is the largest size of the terms so far.
H halfLife start startTime keyCount times values velocities count
    exponential smoothing; lines as before.
M smoothTime maximumSpeed start velocity startTime keyCount times values velocities changes [times] count
    a SmoothDamp with its changes of phase; lines as before.
"""
import random
from pathlib import Path
from mpmath import mp, mpf, sqrt, log

mp.dps = 50
rng = random.Random(20261123)
lines = []
TERMS = 26


def log_uniform(low, high):
    return 10 ** rng.uniform(low, high)


def number(x):
    return repr(float(x))


def track(jumps=True):
    """Times, values, and the velocities at both ends of each segment."""
    count = rng.randrange(2, 6)
    base = log_uniform(-2.5, 0.3)
    times, values, velocities = [rng.choice((0.0, rng.uniform(-3, 3)))], [rng.uniform(-100, 100)], []
    for _ in range(count):
        jump = jumps and rng.random() < 0.15
        h = 0.0 if jump else base * log_uniform(-0.5, 0.5)
        times.append(times[-1] + h)
        values.append(values[-1] if rng.random() < 0.1 else values[-1] + rng.uniform(-50, 50))
        h = times[-1] - times[-2]
        chord = (values[-1] - values[-2]) / h if h else 0.0
        velocities.append((chord, chord) if rng.random() < 0.2 else
                          (chord * rng.uniform(-1, 3), chord * rng.uniform(-1, 3)))
    return times, values, velocities


def pieces(times, values, velocities, start):
    """(begin, end or None, cubic by seconds, sizes of its terms over the piece)."""
    result = []
    if start < times[0]:
        result.append((mpf(start), mpf(times[0]), [mpf(values[0])] + [mpf(0)] * 3))
    for k, (m0, m1) in enumerate(velocities):
        t0, t1 = mpf(times[k]), mpf(times[k + 1])
        if t1 <= max(mpf(start), t0):
            continue
        h, chord = t1 - t0, mpf(values[k + 1]) - mpf(values[k])
        m0, m1 = mpf(m0) * h, mpf(m1) * h
        p = [mpf(values[k]), m0 / h, (3 * chord - 2 * m0 - m1) / h ** 2, (m0 + m1 - 2 * chord) / h ** 3]
        begin = max(t0, mpf(start))
        if begin > t0:
            s = begin - t0
            p = [p[0] + s * (p[1] + s * (p[2] + s * p[3])), p[1] + s * (2 * p[2] + 3 * s * p[3]), p[2] + 3 * s * p[3], p[3]]
        result.append((begin, t1, p))
    result.append((max(mpf(start), mpf(times[-1])), None, [mpf(values[-1])] + [mpf(0)] * 3))
    return result


def spring_series(g2, w2, kappa, lam, p, x, v):
    def c(n):
        return p[n] if n < 4 else mpf(0)
    y = [x, v]
    for n in range(TERMS):
        f = lam * (n + 2) * (n + 1) * c(n + 2) + g2 * kappa * (n + 1) * c(n + 1) + w2 * c(n)
        y.append((f - g2 * (n + 1) * y[n + 1] - w2 * y[n]) / ((n + 2) * (n + 1)))
    return y


def value(y, s):
    x = v = a = mpf(0)
    for n in range(len(y) - 1, -1, -1):
        x = x * s + y[n]
    for n in range(len(y) - 1, 0, -1):
        v = v * s + n * y[n]
    for n in range(len(y) - 1, 1, -1):
        a = a * s + n * (n - 1) * y[n]
    return x, v, a


def shifted(p, s):
    return [p[0] + s * (p[1] + s * (p[2] + s * p[3])), p[1] + s * (2 * p[2] + 3 * s * p[3]), p[2] + 3 * s * p[3], p[3]]


def run(parts, rate, series, x, v, times):
    """The states at the times, by steps of at most 0.1/rate; and the sizes."""
    results, size = [], mpf(0)
    for begin, end, p in parts:
        inside = sorted(t for t in times if t >= begin and (end is None or t < end))
        stops = [mpf(t) for t in inside] + ([end] if end is not None else [])
        t, q = begin, p
        length = (end - begin) if end is not None else mpf(0)
        size = max(size, sum(abs(c) * length ** n for n, c in enumerate(p)), abs(x) + abs(v) / rate)
        for stop in stops:
            while True:
                y = series(q, x, v)
                s = min(stop - t, mpf(1) / 10 / rate)
                nx, nv, na = value(y, s)
                if t + s >= stop:
                    break
                t, x, v, q = t + s, nx, nv, shifted(q, s)
                size = max(size, abs(x) + abs(v) / rate)
            if end is None or stop < end:
                results.append((stop, nx, nv, na, max(size, abs(nx) + abs(nv) / rate)))
            t, x, v, q = stop, nx, nv, shifted(q, s)
    return results


def read_times(times, start, last):
    """Inside of the segments, at keys and after the end."""
    first, end = start, max(times[-1], start)
    found = [rng.uniform(first, end) for _ in range(4)] + [start, end, end + last * rng.uniform(0.1, 3)]
    found.append(rng.choice(times))
    return sorted({float(t) for t in found if t >= start})


def write(results):
    for result in results:
        lines.append(" ".join(number(n) for n in result))


def head(times, values, velocities):
    return [str(len(times))] + [number(n) for n in times + values] + [number(n) for pair in velocities for n in pair]


def spring():
    m = rng.choice((1.0, log_uniform(-1, 1)))
    w0, ratio = log_uniform(0, 1.8), rng.choice((1.0, 0.0, rng.uniform(0.05, 1), rng.uniform(0.05, 1), rng.uniform(1, 5)))
    return m, m * w0 * w0, 2 * ratio * m * w0


for index in range(150):
    m, k, c = spring()
    times, values, velocities = track()
    kind = index % 3
    kappa, lam = (mpf(0), mpf(1))[kind > 0], (mpf(0), mpf(1))[kind > 1]
    start = rng.choice((times[0], times[0], times[0] - 0.1, rng.uniform(times[0], times[-1])))
    x0, v0 = rng.uniform(-100, 100), rng.choice((0.0, rng.uniform(-1000, 1000)))
    g2, w2 = mpf(c) / mpf(m), mpf(k) / mpf(m)
    reads = read_times(times, start, 1 / float(sqrt(w2)))
    results = run(pieces(times, values, velocities, start), g2 + sqrt(w2),
                  lambda p, x, v: spring_series(g2, w2, kappa, lam, p, x, v), mpf(x0), mpf(v0), reads)
    lines.append(" ".join(["F"] + [number(n) for n in (m, k, c)] + [str(kind)] + [number(n) for n in (x0, v0, start)]
                          + head(times, values, velocities) + [str(len(results))]))
    write(results)


def smoothing_series(rate, p, x):
    y = [x]
    for n in range(TERMS):
        y.append(rate * ((p[n] if n < 4 else 0) - y[n]) / (n + 1))
    return y


for _ in range(50):
    half = log_uniform(-2.5, 0.5)
    rate = log(mpf(2)) / mpf(half)
    times, values, velocities = track()
    start = rng.choice((times[0], times[0] - 0.1, rng.uniform(times[0], times[-1])))
    x0 = rng.uniform(-100, 100)
    results = run(pieces(times, values, velocities, start), rate,
                  lambda p, x, v: smoothing_series(rate, p, x), mpf(x0), mpf(0), read_times(times, start, half))
    lines.append(" ".join(["H"] + [number(n) for n in (half, x0, start)] + head(times, values, velocities) + [str(len(results))]))
    write(results)


def damped_series(w, p, x, v, limited):
    """limited: None, or the signed limit speed."""
    if limited is None:
        return spring_series(2 * w, w * w, mpf(0), mpf(0), p, x, v)
    y = [x, v]
    for n in range(TERMS):
        y.append(((2 * w * limited if n == 0 else 0) - 2 * w * (n + 1) * y[n + 1]) / ((n + 2) * (n + 1)))
    return y


def run_damped(parts, tau, speed, x, v, reads):
    w, limit = 2 / tau, speed * tau
    results, changes, size = [], [], mpf(0)
    phase = None
    for begin, end, p in parts:
        if end is None:
            end = max(mpf(reads[-1]) + 1, begin + 1)
            last = True
        else:
            last = False
        size = max(size, sum(abs(c) * (end - begin) ** n for n, c in enumerate(p)))
        t, q = begin, p
        gap = x - q[0]
        new = (speed if gap < 0 else -speed) if abs(gap) > limit else None
        if begin == parts[0][0] or new != phase:
            if new is not None or changes:
                changes.append(begin)
        phase = new
        while t < end:
            y = damped_series(w, q, x, v, phase)
            s = min(end - t, tau / 100)

            def outside(s):
                gap = value(y, s)[0] - (q[0] + s * (q[1] + s * (q[2] + s * q[3])))
                return abs(gap) > limit if phase is None else (gap > -limit if phase > 0 else gap < limit)

            switched = outside(s) and s > 0
            if switched:
                low, high = mpf(0), s
                for _ in range(180):
                    middle = (low + high) / 2
                    low, high = (low, middle) if outside(middle) else (middle, high)
                s = high
            for read in reads:
                if t <= read < t + s:
                    nx, nv, na = value(y, mpf(read) - t)
                    results.append((read, nx, nv, na, max(size, abs(nx) + abs(nv) / w)))
            x, v, a = value(y, s)
            q, t = shifted(q, s), t + s
            size = max(size, abs(x) + abs(v) / w)
            if switched:
                gap = x - q[0]
                phase = (speed if gap < 0 else -speed) if phase is None else None
                changes.append(t)
    return results, changes


for index in range(40):
    tau, speed = log_uniform(-1, 0.3), log_uniform(0, 2)
    times, values, velocities = track(jumps=False)
    if index < 10:
        times, values, velocities = times[:1], [times[0] + speed * rng.uniform(1, 6)], []
    start = times[0]
    x0, v0 = rng.uniform(-100, 100) if index >= 10 else 0.0, rng.uniform(-2, 2) * speed
    reads = sorted({start, *(rng.uniform(start, times[-1] + 6 * tau) for _ in range(8))})
    results, changes = run_damped(pieces(times, values, velocities, start), mpf(tau), mpf(speed), mpf(x0), mpf(v0), reads)
    lines.append(" ".join(["M"] + [number(n) for n in (tau, speed, x0, v0, start)] + head(times, values, velocities)
                          + [str(len(changes))] + [number(n) for n in changes] + [str(len(results))]))
    write(results)

Path(__file__).with_suffix(".txt").write_text("\n".join(lines) + "\n")
