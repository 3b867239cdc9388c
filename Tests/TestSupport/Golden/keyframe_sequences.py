#!/usr/bin/env python3
"""Writes keyframe_sequences.txt: values and velocities of SwiftUI's keyframe kinds, with 40 digits.

    python3 keyframe_sequences.py > keyframe_sequences.txt

A line `sequence x0` opens a sequence. A line for each step follows: `linear x d [x1 y1 x2 y2]`, `cubic x d v0 v1`,
`spring x d m k c v0` or `move x`, with `-` for unset values. Then come lines `at t value velocity`.

The rules are those of Apple's documentation, in their textbook form: neighbouring cubics are a Catmull-Rom spline, here
the one on unequal times (the velocity of the parabola through three keys) with no acceleration at a free end, found by
solving the equations; a cubic next to a segment of another kind has that segment's velocity; a spring without a velocity has the
velocity at which the value arrives, and without a duration the settling time of the unit step to a thousandth (the last
crossing, by bisection).
"""
import random
from mpmath import mp, mpf, exp, cos, sin, cosh, sinh, sqrt, findroot

mp.dps = 40
random.seed(11)


def bezier(x1, y1, x2, y2, x):
    """Value and slope of a timing curve, by bisection on its parameter."""
    def poly(a, b, u):
        return 3 * a * u * (1 - u) ** 2 + 3 * b * u ** 2 * (1 - u) + u ** 3

    def rate(a, b, u):
        return 3 * a * (1 - u) ** 2 + 6 * (b - a) * u * (1 - u) + 3 * (1 - b) * u ** 2

    low, high = mpf(0), mpf(1)
    for _ in range(140):
        middle = (low + high) / 2
        low, high = (middle, high) if poly(x1, x2, middle) < x else (low, middle)
    u = (low + high) / 2 if 0 < x < 1 else mpf(x)
    return poly(y1, y2, u), rate(y1, y2, u) / rate(x1, x2, u)


def spring(m, k, c, x0, x1, v0, t):
    """Position and velocity of a damped spring."""
    g, w2 = c / (2 * m), k / m
    a, d = x0 - x1, w2 - g * g
    b = v0 + g * a
    if d > 0:
        w = sqrt(d)
        C, S, dC = cos(w * t), sin(w * t) / w, -w * sin(w * t)
    elif d < 0:
        w = sqrt(-d)
        C, S, dC = cosh(w * t), sinh(w * t) / w, w * sinh(w * t)
    else:
        C, S, dC = mpf(1), t, mpf(0)
    e = exp(-g * t)
    y = e * (a * C + b * S)
    return x1 + y, e * (a * dC + b * C) - g * y


def settling(m, k, c):
    """The last time at which the unit step is a thousandth away: backwards from a late time, then bisection."""
    def away(t):
        return abs(spring(m, k, c, mpf(0), mpf(1), mpf(0), t)[0] - 1) - mpf("0.001")

    step = mpf(2) / 1000 / sqrt(k / m)
    t = mpf(40) / sqrt(k / m) * max(1, c / (2 * sqrt(k * m)), 2 * sqrt(k * m) / c)
    with mp.workdps(20):
        while away(t) < 0:
            t -= step
    low, high = t, t + step
    for _ in range(130):
        middle = (low + high) / 2
        low, high = (middle, high) if away(middle) > 0 else (low, middle)
    return low


class Segment:
    """From x0 at t0 to x1 after d seconds."""

    def __init__(self, kind, words, t0, x0, x1, d):
        self.kind, self.words, self.t0, self.x0, self.x1, self.d = kind, words, t0, x0, x1, d
        self.v0 = self.v1 = None

    def known(self, at_start):
        """The velocity at an end, if the segment defines it."""
        if self.kind == "linear":
            slope = bezier(*self.words, mpf(0 if at_start else 1))[1] if self.words else 1
            return slope * (self.x1 - self.x0) / self.d
        if self.kind == "cubic":
            return self.words[0 if at_start else 1]
        return self.words[3] if at_start else None

    def state(self, t):
        u = (t - self.t0) / self.d
        way = self.x1 - self.x0
        if self.kind == "linear":
            y, slope = bezier(*self.words, u) if self.words else (u, mpf(1))
            return self.x0 + way * y, way * slope / self.d
        if self.kind == "spring":
            return spring(*self.words[:3], self.x0, self.x1, self.v0, t - self.t0)
        a, b = self.v0 * self.d, self.v1 * self.d
        c2, c3 = 3 * way - 2 * a - b, a + b - 2 * way
        return self.x0 + u * (a + u * (c2 + u * c3)), (a + u * (2 * c2 + 3 * u * c3)) / self.d


def parabola(a, b):
    """The velocity at the key between two segments."""
    va, vb = (a.x1 - a.x0) / a.d, (b.x1 - b.x0) / b.d
    return (b.d * va + a.d * vb) / (a.d + b.d)


def join(segments):
    """The velocities at the ends of every segment without its own; a move is None in the list."""
    for index, s in enumerate(segments):
        if s is None:
            continue
        before = segments[index - 1] if index > 0 else None
        after = segments[index + 1] if index + 1 < len(segments) else None
        if s.kind == "spring":
            arriving = mpf(0) if before is None else before.v1
            s.v0 = s.words[3] if s.words[3] is not None else arriving
            s.v1 = s.state(s.t0 + s.d)[1]
        elif s.kind == "linear":
            s.v0, s.v1 = s.known(True), s.known(False)
        else:
            s.v0, s.v1 = s.known(True), s.known(False)
            free_start = free_end = False
            if s.v0 is None:
                if before is None:
                    free_start = True
                elif before.v1 is not None:
                    s.v0 = before.v1
                else:
                    s.v0 = parabola(before, s)
            if s.v1 is None:
                if after is None:
                    free_end = True
                elif after.kind == "cubic" and after.known(True) is None:
                    s.v1 = parabola(s, after)
                elif after.known(True) is not None:
                    s.v1 = after.known(True)
                else:
                    free_end = True
            mean = (s.x1 - s.x0) / s.d
            if free_start and free_end:
                s.v0 = s.v1 = mean
            elif free_start:
                s.v0 = (3 * mean - s.v1) / 2
            elif free_end:
                s.v1 = (3 * mean - s.v0) / 2


def show(value):
    return "-" if value is None else float(value).hex()


def number(low, high):
    return mpf(random.uniform(low, high))


def optional(chance, low, high):
    return number(low, high) if random.random() < chance else None


for _ in range(60):
    x = number(-100, 100)
    print("sequence", show(x))
    t, segments = mpf(0), []
    for _ in range(random.randint(1, 7)):
        kind = random.choice(["linear", "linear", "cubic", "cubic", "cubic", "spring", "move"])
        to = random.choice([x, number(-100, 100), number(-100, 100)])
        d = number(0.05, 2)
        if kind == "move":
            print("move", show(to))
            segments.append(None)
        elif kind == "linear":
            words = [number(0.05, 0.95), number(-1, 2), number(0.05, 0.95), number(-1, 2)]
            words = words if random.random() < 0.5 else []
            print("linear", show(to), show(d), *map(show, words))
            segments.append(Segment(kind, words, t, x, to, d))
        elif kind == "cubic":
            words = [optional(0.25, -200, 200), optional(0.25, -200, 200)]
            print("cubic", show(to), show(d), *map(show, words))
            segments.append(Segment(kind, words, t, x, to, d))
        else:
            m, k = number(0.5, 2), number(50, 500)
            c = mpf(float(2 * sqrt(k * m) * number(0.3, 2)))
            words = [m, k, c, optional(0.3, -200, 200)]
            given = random.random() < 0.5
            print("spring", show(to), show(d if given else None), *map(show, words))
            d = d if given else settling(m, k, c)
            segments.append(Segment(kind, words, t, x, to, d))
        t = t + d if kind != "move" else t
        x = to
    join(segments)
    for s in filter(None, segments):
        for _ in range(6):
            at = mpf(random.uniform(float(s.t0), float(s.t0 + s.d)))
            if s.t0 < at < s.t0 + s.d:
                print("at", show(at), *("%.17g" % float(v) for v in s.state(at)))
