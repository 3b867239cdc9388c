#!/usr/bin/env python3
"""Writes even_path.txt: plane cubics travelled at even speed, to 40 digits.

    python3 even_path.py > even_path.txt

A line `path sx sy ex ey ax ay bx by length` opens a path: ends, tangents by u at both, and the length. Each line
`s x y dx dy ddx ddy bend` below is a point at the fraction s of the length, with the derivatives by s, and |p''|
times (length/|p'|)^2, the rate at which these change. The length is a tanh-sinh quadrature of |p'| in the power basis, split at the real parts of the roots of |p'|^2, so that cusps are at borders.
Points are found from a parameter u: s is rounded to a double, and Newton steps move u to that s.
"""
import random

from mpmath import mp, mpf, polyroots, quad, sqrt

mp.dps = 40
random.seed(11)


class Path:
    def __init__(self, numbers):
        self.numbers = numbers
        # The quadrature's tolerance is absolute, so everything is divided by the largest number.
        self.unit = max(map(abs, map(mpf, numbers)))
        s, e, a, b = [[mpf(numbers[2 * i]) / self.unit, mpf(numbers[2 * i + 1]) / self.unit] for i in range(4)]
        # Power basis of each component.
        self.c = []
        for i in range(2):
            d = e[i] - s[i]
            self.c.append([s[i], a[i], 3 * d - 2 * a[i] - b[i], a[i] + b[i] - 2 * d])
        q = [mpf(0)] * 5
        for _, c1, c2, c3 in self.c:
            v = [c1, 2 * c2, 3 * c3]
            for i in range(3):
                for j in range(3):
                    q[i + j] += v[i] * v[j]
        while len(q) > 1 and abs(q[-1]) < mpf(10) ** -35 * max(map(abs, q)):
            q.pop()
        roots = polyroots(q[::-1], maxsteps=2000, extraprec=600, error=False) if len(q) > 1 else []
        cuts = {mpf(0), mpf(1)}
        for r in roots:
            if 0 < mp.re(r) < 1:
                cuts.add(mp.re(r))
        cuts = sorted(cuts)
        self.cuts = [cuts[0]] + [y for x, y in zip(cuts, cuts[1:]) if y - x > mpf(10) ** -30]
        self.length = self.between(mpf(0), mpf(1))

    def at(self, u, order):
        out = []
        for c0, c1, c2, c3 in self.c:
            out.append((c0 + u * (c1 + u * (c2 + u * c3)), c1 + u * (2 * c2 + u * 3 * c3), 2 * c2 + u * 6 * c3)[order])
        return out

    def speed(self, u):
        x, y = self.at(u, 1)
        return sqrt(x * x + y * y)

    def between(self, a, b):
        return quad(self.speed, [a] + [c for c in self.cuts if a < c < b] + [b])

    def point(self, u):
        s = self.between(mpf(0), u) / self.length
        target = mpf(float(s))
        for _ in range(3):
            new = u + (target - s) * self.length / self.speed(u)
            s += self.between(u, new) / self.length if new > u else -self.between(new, u) / self.length
            u = new
        p, v, a = self.at(u, 0), self.at(u, 1), self.at(u, 2)
        f = self.speed(u)
        t = [v[0] / f, v[1] / f]
        along = t[0] * a[0] + t[1] * a[1]
        d = [x * self.length for x in t]
        dd = [(a[i] - t[i] * along) * (self.length / f) ** 2 for i in range(2)]
        bend = mp.hypot(*a) * (self.length / f) ** 2
        return [float(s)] + [float(x * self.unit) for x in p + d + dd + [bend]]


def word(x):
    return "%.17g" % float(x)


def emit(numbers, us):
    numbers = [float(x) for x in numbers]
    path = Path(numbers)
    print("path", *map(word, numbers), word(path.length * path.unit))
    for u in us:
        print(*map(word, path.point(mpf(u))))


def some(count):
    return sorted(random.random() for _ in range(count))


r = lambda size=1.0: random.uniform(-size, size)
for _ in range(30):
    emit([r(100) for _ in range(8)], some(6))
for _ in range(12):  # tangents much longer or shorter than the chord
    k, m = 10 ** r(4), 10 ** r(4)
    emit([r() for _ in range(4)] + [k * r(), k * r(), m * r(), m * r()], some(5))
# A cusp within: tangents (1, 1) and (1, -1) crossed over a chord of 1/3, exactly, and nearly.
for gap in [0, 1e-12, 1e-9, 1e-6, 1e-3, -1e-3, -1e-6, 0.05]:
    emit([0, 0, 1, 0, 3 * (1 + gap), 3, 3 * (1 + gap), -3], [0.1, 0.3, 0.45, 0.4999, 0.52, 0.6, 0.97])
# A cusp at an end (a zero tangent), at both, and near it.
emit([0, 0, 3, 1, 0, 0, 1, -4], [1e-5, 0.01, 0.2, 0.5, 0.9])
emit([0, 0, 3, 1, 2, 5, 0, 0], [0.1, 0.5, 0.9, 0.999, 0.99999])
emit([0, 0, 3, 1, 1e-9, -1e-9, 1, -4], [1e-5, 0.01, 0.2, 0.5, 0.9])
# Along a line, there and back.
emit([0, 0, 1, 0, 8, 0, -3, 0], [0.05, 0.3, 0.5, 0.7, 0.95])
emit([0, 0, 0, 0, 1, 0, 1, 0], [0.1, 0.3, 0.55, 0.9])
emit([5, 0, 7, 0, -4, 0, -9, 0], [0.02, 0.3, 0.5, 0.8, 0.99])
# Sizes.
emit([1e290, 0, 2e290, 3e290, 1e290, -2e290, 4e290, 0], [0.1, 0.4, 0.8])
emit([1e-290, 0, 2e-290, 3e-290, 1e-290, -2e-290, 4e-290, 0], [0.1, 0.4, 0.8])
# Nearly constant speed: a quarter of a circle.
emit([1, 0, 0, 1, 0, 1.656854249492381, -1.656854249492381, 0], some(5))
