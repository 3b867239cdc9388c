#!/usr/bin/env python3
"""Writes quaternions.txt: interpolated rotations and Euler angles, to 40 digits.

    python3 quaternions.py > quaternions.txt
    python3 quaternions.py --splines    compares the squads with the package `splines` of PyPI, where installed

slerp  a b t q       the shorter rotation, as the exponential of a part of the logarithm
given  a b t q       the rotation between the quaternions as given
nlerp  a b t q       the straight line to the nearer sign, normalised
squad  k0 k1 k2 k3 t q   between the middle two of four keys, inner rotations by Shoemake's rule
euler  ORDER q angles    three angles by the entries of the rotation's matrix, atan2 and acos or asin alone

Quaternions are x y z w: doubles nearest to unit ones as input (normalised here), the result as double.
"""
import random
import sys

from geometry import conj, length, times, unit
from mpmath import acos, asin, atan2, cos, matrix, mp, mpf, sin

mp.dps = 40
random.seed(23)


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def nearest(q, to):
    return [-x for x in q] if dot(q, to) < 0 else q


def log(q):
    n = length(q[:3])
    return [atan2(n, q[3]) / n * x for x in q[:3]] if n else [mpf(0)] * 3


def exp(v):
    n = length(v)
    return [sin(n) / n * x for x in v] + [cos(n)] if n else [mpf(0)] * 3 + [mpf(1)]


def slerp(a, b, t):
    return times(a, exp([t * x for x in log(times(conj(a), b))]))


def inner(before, key, after):
    a = log(times(conj(key), nearest(before, key)))
    b = log(times(conj(key), nearest(after, key)))
    return times(key, exp([-(x + y) / 4 for x, y in zip(a, b)]))


def squad(keys, t):
    named = [keys[0]]
    for key in keys[1:]:
        named.append(nearest(key, named[-1]))
    a, b = inner(*named[:3]), inner(*named[1:])
    return slerp(slerp(named[1], named[2], t), slerp(a, b, t), 2 * t * (1 - t))


def rotation(q):
    """The matrix of row vectors."""
    def turned(v):
        return times(times(q, v + [mpf(0)]), conj(q))[:3]
    return [turned([mpf(i == k) for i in range(3)]) for k in range(3)]


AXES = {"x": 0, "y": 1, "z": 2}


def turn(axis, angle):
    v = [mpf(0)] * 3
    v[axis] = angle / 2
    return exp(v)


def euler(order, q):
    """Angles a, b, c about fixed axes, from the matrix R of column vectors: R = C B A."""
    m = rotation(q)
    r = lambda i, j: m[j][i]  # column vectors
    i, j, k = (AXES[axis] for axis in order)
    if i == k:
        o = 3 - i - j
        s = 1 if (j - i) % 3 == 1 else -1
        # R = Ri(c) Rj(b) Ri(a): row and column i are (cos b; …).
        b = acos(r(i, i))
        a = atan2(r(i, j), s * r(i, o))
        c = atan2(r(j, i), -s * r(o, i))
    else:
        s = 1 if (j - i) % 3 == 1 else -1
        # R = Rk(c) Rj(b) Ri(a): the entry of row k, column i is −s sin b.
        b = asin(-s * r(k, i))
        a = atan2(s * r(k, j), r(k, k))
        c = atan2(s * r(j, i), r(i, i))
    again = times(turn(k, c), times(turn(j, b), turn(i, a)))
    assert min(length([x - y for x, y in zip(again, q)]), length([x + y for x, y in zip(again, q)])) < 1e-30
    return [a, b, c]


def show(*parts):
    words = []
    for part in parts:
        for x in part if isinstance(part, list) else [part]:
            words.append(x if isinstance(x, str) else repr(float(x)))
    print(" ".join(words))


def draw(scale=None):
    q = unit([mpf(random.gauss(0, 1)) for _ in range(4)])
    return [float(x) for x in q]


def near(q, size):
    return [float(x) for x in unit([mpf(x) + mpf(random.gauss(0, size)) for x in q])]


def exact(q):
    return unit([mpf(x) for x in q])


if "--splines" in sys.argv:
    from splines.quaternion import Squad, UnitQuaternion

    worst = 0
    for _ in range(200):
        keys = [draw() for _ in range(4)]
        made = Squad([UnitQuaternion.from_unit_xyzw(tuple(k)) for k in keys], grid=[0, 1, 2, 3, 4])
        t = random.random()
        got = made.evaluate(1 + t).xyzw
        want = squad([exact(k) for k in keys], mpf(t))
        worst = max(worst, min(max(abs(x - y) for x, y in zip(got, want)),
                               max(abs(x + y) for x, y in zip(got, want))))
    print("worst difference of 200 squads:", float(worst))
    sys.exit()

for name in ["slerp", "given", "nlerp"]:
    for case in range(60):
        a = draw()
        b = draw() if case % 3 else near(a, 10.0 ** -random.randint(1, 12))
        if case % 5 == 4:
            b = [-x for x in b]
        t = random.uniform(0, 1) if case % 4 else random.uniform(-1, 2)
        e, f, s = exact(a), exact(b), mpf(t)
        if name != "given":
            f = nearest(f, e)
        if name == "nlerp":
            q = unit([x + s * (y - x) for x, y in zip(e, f)])
        else:
            q = slerp(e, f, s)
        show(name, a, b, t, q)
for case in range(60):
    keys = [draw()]
    while len(keys) < 4:
        keys.append(draw() if case % 2 else near(keys[-1], 0.3))
    t = random.random()
    show("squad", *keys, t, squad([exact(k) for k in keys], mpf(t)))
for order in ["xyz", "xzy", "yxz", "yzx", "zxy", "zyx", "xyx", "xzx", "yxy", "yzy", "zxz", "zyz"]:
    for case in range(20):
        if case % 4 == 3:
            # Near gimbal lock.
            size = 10.0 ** -random.randint(1, 9)
            b = size if order[0] == order[2] else float(mp.pi / 2) - size
            angles = [random.uniform(-3, 3), b, random.uniform(-3, 3)]
            i, j, k = (AXES[axis] for axis in order)
            q = [float(x) for x in times(turn(k, mpf(angles[2])), times(turn(j, mpf(b)), turn(i, mpf(angles[0]))))]
        else:
            q = draw()
        show("euler", order, q, euler(order, exact(q)))
