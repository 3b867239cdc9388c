#!/usr/bin/env python3
"""Writes lottie.txt: values and derivatives of every animated property of shapes-5.json and precomps-4.json, in
40 digits.

    python3 lottie.py > lottie.txt

It is an independent interpreter: it solves timing curves by bisection, computes arc lengths of spatial cubics by quadrature,
and derivatives by differences in 40 digits. A line has `file path time`, the components, then their derivatives.
"""
import json
import pathlib

from mpmath import mp, mpf, quad, sqrt

mp.dps = 40
files = pathlib.Path(__file__).resolve().parent.parent / "Files"


def listed(x):
    return x if isinstance(x, list) else [x]


def solved(f, goal):
    lo, hi = mpf(0), mpf(1)
    for _ in range(130):
        mid = (lo + hi) / 2
        lo, hi = (mid, hi) if f(mid) < goal else (lo, mid)
    return (lo + hi) / 2


def bezier(p, q, s):
    return 3 * (1 - s) ** 2 * s * p + 3 * (1 - s) * s ** 2 * q + s ** 3


def eased(key, lane, u):
    if "o" not in key:
        return u

    def of(side, axis):
        numbers = listed(key[side][axis])
        return mpf(numbers[lane] if len(numbers) > lane else numbers[0])

    s = solved(lambda s: bezier(of("o", "x"), of("i", "x"), s), u)
    return bezier(of("o", "y"), of("i", "y"), s)


class Way:
    """A cubic in 2-D or 3-D, by arc length."""

    def __init__(self, start, end, to, ti):
        n = len(start)
        pad = lambda v: [mpf(x) for x in v] + [mpf(0)] * (n - len(v))
        self.p = [pad(start), [mpf(a) + b for a, b in zip(start, pad(to))],
                  [mpf(a) + b for a, b in zip(end, pad(ti))], pad(end)]
        self.whole = self.length(mpf(1))

    def point(self, s):
        a, b, c, d = self.p
        r = 1 - s
        return [r ** 3 * w + 3 * r * r * s * x + 3 * r * s * s * y + s ** 3 * z for w, x, y, z in zip(a, b, c, d)]

    def speed(self, s):
        a, b, c, d = self.p
        r = 1 - s
        return sqrt(sum((3 * r * r * (x - w) + 6 * r * s * (y - x) + 3 * s * s * (z - y)) ** 2
                        for w, x, y, z in zip(a, b, c, d)))

    def length(self, s):
        return quad(self.speed, [s * k / 4 for k in range(5)]) if s else mpf(0)

    def at(self, fraction):
        """Returns the point at a fraction of the length; beyond the ends, on the tangent."""
        if fraction <= 0 or fraction >= 1:
            end = 0 if fraction <= 0 else 1
            return [x + 0 for x in self.point(mpf(end))] if fraction in (0, 1) else None
        goal = fraction * self.whole
        s = fraction
        for _ in range(60):
            step = (self.length(s) - goal) / self.speed(s)
            s = min(max(s - step, s / 2), (1 + s) / 2)
            if abs(step) < mpf(10) ** -36:
                break
        return self.point(s)


def samples(keys, rate):
    """Returns pairs of a time and the function of frames that applies there."""
    n = len(keys)
    for k in range(n - 1):
        key, following = keys[k], keys[k + 1]
        a, b = mpf(key["t"]), mpf(following["t"])
        if a == b:
            continue
        start = listed(key["s"]) if "s" in key else listed(keys[k - 1].get("e", keys[k - 1].get("s")))
        if key.get("h"):
            move = lambda f, start=start: [mpf(x) for x in start]
        else:
            end = listed(key["e"] if "e" in key else following["s"])
            way = None
            if any(key.get("to", [])) or any(key.get("ti", [])):
                way = Way(start, end, key.get("to", []), key.get("ti", []))

            def move(f, key=key, a=a, b=b, start=start, end=end, way=way):
                u = (f - a) / (b - a)
                if way:
                    return way.at(eased(key, 0, u))
                return [mpf(x) + (mpf(y) - mpf(x)) * eased(key, lane, u)
                        for lane, (x, y) in enumerate(zip(start, end))]

        for part in (mpf(1) / 64, mpf(1) / 3, mpf(5) / 9, mpf(15) / 16):
            time = float((a + (b - a) * part) / rate)
            frame = mpf(time) * rate
            h = mpf(10) ** -12
            ahead, behind = move(frame + h), move(frame - h)
            yield time, move(frame), [(x - y) * rate / (2 * h) for x, y in zip(ahead, behind)]


def properties(value, path):
    if isinstance(value, dict):
        k = value.get("k")
        if isinstance(k, list) and k and isinstance(k[0], dict) and "t" in k[0]:
            if not isinstance(listed(k[0].get("s", [0]))[0], dict):
                yield path, k
            return
        for name, member in value.items():
            yield from properties(member, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for index, member in enumerate(value):
            yield from properties(member, f"{path}[{index}]")


for name in ("shapes-5", "precomps-4"):
    document = json.loads((files / f"{name}.json").read_text())
    for path, keys in properties(document, ""):
        for time, value, velocity in samples(keys, mpf(document["fr"])):
            print(name, path, *[repr(float(x)) for x in [time, *value, *velocity]])
