#!/usr/bin/env python3
"""Writes homographies.txt: homographies of the plane, by mpmath with 60 digits.

    python3 homographies.py > homographies.txt

`quads` lines hold eight coordinates of a quad, eight of its image, a point and the point's image: the eight linear
equations for the map solved directly. `pose` lines hold sixteen fields of a rotation and a translation (row by row, row
vectors), a distance and an origin, and the nine fields of the map of the plane to the screen, rounded, with m33 = 1.
`fit` lines hold a count, as many pairs of points, the least sum of squared distances of any map, and the
images of four points under the best map: Gauss-Newton steps from the true map until nothing changes. `posefit` lines hold a
distance, an origin, a count, as many pairs, the least sum of squares over all rotations and translations, and the rotation as a
matrix (nine fields, row vectors) and the translation. Inputs are hexadecimal doubles.
"""
import random

from geometry import rotation
from mpmath import cos, lu_solve, matrix, mp, mpf, sin, sqrt

mp.dps = 60
random.seed(2024)


def words(values, digits=None):
    return " ".join(float(v).hex() if digits is None else mp.nstr(v, digits) for v in values)


def solve_map(pairs):
    """The nine fields (row vectors, row by row) of the map through four pairs, m33 = 1."""
    a, b = matrix(8, 8), matrix(8, 1)
    for i, ((x, y), (u, v)) in enumerate(pairs):
        x, y, u, v = mpf(x), mpf(y), mpf(u), mpf(v)
        row = 2 * i
        for j, value in enumerate([x, y, 1, 0, 0, 0, -x * u, -y * u]):
            a[row, j] = value
        for j, value in enumerate([0, 0, 0, x, y, 1, -x * v, -y * v]):
            a[row + 1, j] = value
        b[row], b[row + 1] = u, v
    s = lu_solve(a, b)
    return matrix([[s[0], s[3], s[6]], [s[1], s[4], s[7]], [s[2], s[5], 1]])


def image(h, p):
    x, y, w = (p[0] * h[0, j] + p[1] * h[1, j] + h[2, j] for j in range(3))
    return x / w, y / w


def convex_quad(size, center, squeeze, angle):
    """A convex quad: a distorted square, compressed in one direction."""
    corners = []
    for k in range(4):
        sx, sy = [(-1, -1), (1, -1), (1, 1), (-1, 1)][k]
        x = size * (sx + random.uniform(-0.45, 0.45))
        y = size * (sy + random.uniform(-0.45, 0.45)) * squeeze
        c, s = float(cos(angle)), float(sin(angle))
        corners.append((center[0] + c * x - s * y, center[1] + s * x + c * y))
    return corners if random.random() < 0.7 else [corners[1], corners[0], corners[3], corners[2]]


def project(r, t, d, o, p):
    """A point of the plane, rotated, translated and projected to an eye at distance d in front of o."""
    s = [p[0] * r[0, j] + p[1] * r[1, j] + t[j] for j in range(3)]
    w = 1 - s[2] / d
    return o[0] + (s[0] - o[0]) / w, o[1] + (s[1] - o[1]) / w


def gauss_newton(residuals, start, steps=80):
    """Least squares by numeric derivatives with 60 digits; `residuals` maps a list to a list."""
    now = [mpf(v) for v in start]
    h = mpf(10) ** -25
    for _ in range(steps):
        r = residuals(now)
        columns = []
        for j in range(len(now)):
            up, down = list(now), list(now)
            up[j] += h
            down[j] -= h
            columns.append([(a - b) / (2 * h) for a, b in zip(residuals(up), residuals(down))])
        n = len(now)
        a = matrix(n, n)
        b = matrix(n, 1)
        for i in range(n):
            b[i] = -sum(x * y for x, y in zip(columns[i], r))
            for j in range(i, n):
                a[i, j] = a[j, i] = sum(x * y for x, y in zip(columns[i], columns[j]))
        step = lu_solve(a, b)
        now = [v + s for v, s in zip(now, step)]
        if max(abs(s) / (1 + abs(v)) for s, v in zip(step, now)) < mpf(10) ** -22:
            break
    else:
        raise SystemExit("no convergence")
    return now, sum(v * v for v in residuals(now))


for index in range(200):
    size = 10 ** random.uniform(-3, 4) if index % 4 else 100
    squeeze = 1 if index % 3 else 10 ** random.uniform(-5, 0)
    center = [random.uniform(-5, 5) * size for _ in range(2)]
    angle = random.uniform(0, 6.3)
    frm = convex_quad(size, center, squeeze, angle) if index % 2 else [(0, 0), (1, 0), (1, 1), (0, 1)]
    to = convex_quad(10 ** random.uniform(-1, 3), [random.uniform(-500, 500) for _ in range(2)],
                     10 ** random.uniform(-4 if index % 2 else -8, 0) if index % 5 == 0 else 1, random.uniform(0, 6.3))
    h = solve_map(list(zip(frm, to)))
    mix = [random.random() for _ in range(4)]
    p = [float(sum(m * c[k] for m, c in zip(mix, frm)) / sum(mix)) for k in range(2)]
    numbers = [v for c in frm for v in c] + [v for c in to for v in c] + p
    print("quads", words(numbers), words(image(h, [mpf(v) for v in p]), 25))

for index in range(120):
    axis = [random.uniform(-1, 1) for _ in range(3)]
    if index % 4 == 0:
        axis = [[0, 1, 0], [1, 0, 0], [0, 0, 1]][index // 4 % 3]
    angle = random.uniform(-1.4, 1.4)
    r = rotation([mpf(a) for a in axis], mpf(angle))
    t = [random.uniform(-200, 200), random.uniform(-200, 200), random.uniform(-400, 100)]
    d = random.uniform(300, 2000)
    o = [random.uniform(0, 300), random.uniform(0, 300)]
    h = matrix(3, 3)
    for i, row in enumerate([[r[0, j] for j in range(3)], [r[1, j] for j in range(3)],
                             [t[0] - mpf(o[0]), t[1] - mpf(o[1]), mpf(t[2])]]):
        w = (1 if i == 2 else 0) - row[2] / mpf(d)
        h[i, 0], h[i, 1], h[i, 2] = row[0] + o[0] * w, row[1] + o[1] * w, w
    h = h / h[2, 2]
    fields = [r[0, 0], r[0, 1], r[0, 2], 0, r[1, 0], r[1, 1], r[1, 2], 0, r[2, 0], r[2, 1], r[2, 2], 0] + t + [1]
    print("pose", words(fields, 25), words([d] + o), words([h[i, j] for i in range(3) for j in range(3)]))

for index in range(10):
    count = [5, 6, 9, 16, 30][index % 5]
    frm = [(random.uniform(0, 300), random.uniform(0, 200)) for _ in range(count)]
    corners = [(0.0, 0.0), (300.0, 0.0), (300.0, 200.0), (0.0, 200.0)]
    truth = solve_map(list(zip(corners, convex_quad(150, [400, 300], 1, random.uniform(0, 6)))))
    noise = 0.5 if index < 5 else 5
    to = [tuple(float(v) + random.gauss(0, noise) for v in image(truth, [mpf(x) for x in p])) for p in frm]

    def residuals(f):
        h = matrix([[f[0], f[1], f[2]], [f[3], f[4], f[5]], [f[6], f[7], 1]])
        return [a - mpf(b) for p, q in zip(frm, to) for a, b in zip(image(h, [mpf(x) for x in p]), q)]

    best, cost = gauss_newton(residuals, [truth[i, j] for i in range(3) for j in range(3)][:8])
    h = matrix([best[0:3], best[3:6], best[6:8] + [1]])
    pairs = [v for p, q in zip(frm, to) for v in p + q]
    print("fit", count, words(pairs), words([cost] + [v for c in corners for v in image(h, c)], 25))

for index in range(10):
    count = [4, 5, 8, 20, 40][index % 5]
    noise = 0.3 if index < 5 else 2
    axis = [random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-0.3, 0.3)]
    r0 = rotation([mpf(a) for a in axis], mpf(random.uniform(0.5, 1.2)))
    t0 = [random.uniform(-50, 50), random.uniform(-50, 50), random.uniform(-300, 0)]
    d, o = random.uniform(300, 900), [random.uniform(0, 300), random.uniform(0, 300)]
    frm = [(random.uniform(0, 300), random.uniform(0, 200)) for _ in range(count)]
    if count == 4:
        frm = [(0.0, 0.0), (300.0, 0.0), (300.0, 200.0), (0.0, 200.0)]
    to = [tuple(float(v) + random.gauss(0, noise) for v in project(r0, t0, mpf(d), o, [mpf(x) for x in p]))
          for p in frm]

    def turned(v):
        w = v[0:3]
        angle = sqrt(sum(x * x for x in w))
        return r0 if angle == 0 else r0 * rotation(w, angle)

    def residuals(v):
        r, t = turned(v), v[3:6]
        return [a - mpf(b) for p, q in zip(frm, to)
                for a, b in zip(project(r, t, mpf(d), o, [mpf(x) for x in p]), q)]

    best, cost = gauss_newton(residuals, [mpf(10) ** -20] * 3 + t0)
    r = turned(best)
    pairs = [v for p, q in zip(frm, to) for v in p + q]
    print("posefit", words([d] + o), count, words(pairs),
          words([cost] + [r[i, j] for i in range(3) for j in range(3)] + best[3:6], 25))
