#!/usr/bin/env python3
"""Writes rotations.txt: rotations between two keys, to 30 digits.

    python3 rotations.py > rotations.txt

A line `cubic`, `even`, `components` or `spring` opens a segment from time 0: duration, the quaternions of both keys
(x y z w), and two vectors. Each line `t q w a` below it is a point: quaternion, angular velocity and angular
acceleration, about the axes of the target space.

cubic, even: the angular velocities at the ends, by time (cubic) or by the cubic's own parameter (even). The rotation
is q0 exp(w1 B1) exp(w2 B2) exp(w3 B3) of Kim, Kim and Shin. components: the derivatives of the quaternion at the ends,
by time. spring: the angular velocity at the start, and (stiffness, damping, 0) at mass 1, all under-damped.

Velocities are 2 q' conj(q), and accelerations their derivatives, by numeric differentiation at 60 digits of the
rotation itself. Even speed: the length is a quadrature of the speed, its inverse a bisection and secant search.
"""
import random

from geometry import conj, length, times, unit
from mpmath import atan2, cos, diff, exp, mp, mpf, quad, sin, sqrt

mp.dps = 50
random.seed(17)


def turned(q, v):
    return times(times(q, list(v) + [mpf(0)]), conj(q))[:3]


def expq(r):
    angle = length(r)
    if angle == 0:
        return [mpf(0)] * 3 + [mpf(1)]
    f = sin(angle / 2) / angle
    return [f * x for x in r] + [cos(angle / 2)]


def logq(q):
    n = length(q[:3])
    return [2 * atan2(n, q[3]) / n * x for x in q[:3]] if n else [mpf(0)] * 3


def rate(q, t):
    """The angular velocity of a rotation that is a function of time."""
    d = [diff(lambda s: q(s)[i], t, h=mpf(10) ** -16) for i in range(4)]
    return [2 * x for x in times(d, conj(q(t)))[:3]]


def rates(q, t):
    w = rate(q, t)
    return w, [diff(lambda s: rate(q, s)[i], t, h=mpf(10) ** -12) for i in range(3)]


def cumulative(q0, q1, m0, m1):
    w1, w3 = [x / 3 for x in m0], [x / 3 for x in m1]
    middle = times(times(expq([-x for x in w1]), times(conj(q0), q1)), expq([-x for x in w3]))
    w2 = logq(middle)

    def q(u):
        b1, b2, b3 = 1 - (1 - u) ** 3, 3 * u ** 2 - 2 * u ** 3, u ** 3
        f = [expq([b * x for x in w]) for b, w in ((b1, w1), (b2, w2), (b3, w3))]
        return times(q0, times(f[0], times(f[1], f[2])))

    return q


def word(x):
    return "%.17g" % float(x)


def emit(name, duration, q0, q1, first, second, points):
    print(name, *map(word, [duration] + q0 + q1 + first + second))
    for t, q, w, a in points:
        print(word(t), *map(word, list(q) + list(w) + list(a)))


def doubles(v):
    return [mpf(float(x)) for x in v]


def key():
    return doubles(unit([mpf(random.gauss(0, 1)) for _ in range(4)]))


def pair():
    q0, q1 = key(), key()
    return (q0, q1) if sum(a * b for a, b in zip(q0, q1)) > 0 else (q0, [-x for x in q1])


def vector(size):
    return doubles([random.uniform(-size, size) for _ in range(3)])


for _ in range(12):
    q0, q1 = pair()
    d = mpf(float(random.uniform(0.3, 3)))
    v0, v1 = vector(2), vector(2)
    # Keys have length 1 only to 53 bits; they are used exactly, divided by that length.
    e0, e1 = unit(q0), unit(q1)
    path = cumulative(e0, e1, [d * x for x in turned(conj(e0), v0)], [d * x for x in turned(conj(e1), v1)])
    points = []
    for _ in range(4):
        t = mpf(float(random.uniform(0, float(d))))
        points.append((t, path(t / d)) + rates(lambda s: path(s / d), t))
    emit("cubic", d, q0, q1, v0, v1, points)

for _ in range(6):
    q0, q1 = pair()
    d = mpf(float(random.uniform(0.3, 3)))
    m0, m1 = vector(4), vector(4)
    e0, e1 = unit(q0), unit(q1)
    path = cumulative(e0, e1, turned(conj(e0), m0), turned(conj(e1), m1))
    mp.dps = 30

    def speed(u):
        return length(rate(path, u))

    def way(a, b):
        return quad(speed, [a + (b - a) * k / 8 for k in range(9)])

    total = way(mpf(0), mpf(1))
    points = []
    for u in sorted(random.random() for _ in range(3)):
        u = mpf(u)
        s = way(mpf(0), u) / total
        t = mpf(float(s * d))
        for _ in range(2):
            step = (t / d - s) * total / speed(u)
            s += way(u, u + step) / total
            u += step
        w, a = rates(path, u)
        f = length(w)
        along = sum(x * y for x, y in zip(w, a)) / f
        r = total / d / f
        points.append((t, path(u), [x * r for x in w], [(y - x / f * along) * r * r for x, y in zip(w, a)]))
    mp.dps = 50
    emit("even", d, q0, q1, m0, m1, points)

for _ in range(10):
    q0, q1 = key(), key()
    d = mpf(float(random.uniform(0.3, 3)))
    m0, m1 = key(), key()

    def raw(t):
        u = t / d
        out = []
        for i in range(4):
            a, b, m, n = q0[i], q1[i], m0[i] * d, m1[i] * d
            out.append(a + u * (m + u * (3 * (b - a) - 2 * m - n + u * (2 * (a - b) + m + n))))
        return unit(out)

    points = []
    for _ in range(4):
        t = mpf(float(random.uniform(0, float(d))))
        points.append((t, raw(t)) + rates(raw, t))
    emit("components", d, q0, q1, m0, m1, points)

for _ in range(10):
    q0, q1 = pair()
    d = mpf(float(random.uniform(0.3, 1.5)))
    v0 = vector(6)
    stiffness, damping = mpf(float(random.uniform(20, 200))), mpf(float(random.uniform(1, 8)))
    e0, e1 = unit(q0), unit(q1)
    chord = logq(times(conj(e0), e1))
    w = turned(conj(e0), v0)
    decay, frequency = damping / 2, sqrt(stiffness - damping ** 2 / 4)

    def sprung(t):
        r = []
        for c, x in zip(chord, w):
            # x'' = -k (x - c) - d x'
            b = (x - decay * c) / frequency
            r.append(c + exp(-decay * t) * (-c * cos(frequency * t) + b * sin(frequency * t)))
        return times(e0, expq(r))

    points = []
    for _ in range(4):
        t = mpf(float(random.uniform(0, float(d))))
        points.append((t, sprung(t)) + rates(sprung, t))
    emit("spring", d, q0, q1, v0, [stiffness, damping, mpf(0)], points)
