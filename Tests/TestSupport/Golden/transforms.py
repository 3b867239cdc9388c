#!/usr/bin/env python3
"""Writes transforms.txt: projections and interpolations of transforms, by mpmath with 50 digits.

    python3 transforms.py > transforms.txt

`project` lines hold sixteen fields (row by row, row vectors), a rectangle (x y width height) and the eight coordinates
of its corners on the screen. `between` lines hold two transforms, a progress and the interpolated transform: CSS Transforms 2's
decomposition by Gram-Schmidt, the rotation by the axis and angle of the relative rotation matrix (no quaternions, so
that nothing is shared with the code under test), and the parts recomposed. Inputs are hexadecimal doubles.
"""
import random

from geometry import rotation
from mpmath import acos, matrix, mp, mpf, sqrt

mp.dps = 50
random.seed(99)


def four(m3, t=(0, 0, 0)):
    m = mp.eye(4)
    for i in range(3):
        for j in range(3):
            m[i, j] = m3[i, j]
        m[3, i] = t[i]
    return m


def perspective(column):
    m = mp.eye(4)
    for i in range(4):
        m[i, 3] = column[i]
    return m


def decompose(m):
    m = m / m[3, 3]
    p = m.copy()
    for i in range(4):
        p[i, 3] = 1 if i == 3 else 0
    column = mp.lu_solve(p, m[:, 3])
    rows = [matrix([m[i, j] for j in range(3)]) for i in range(3)]
    dot = lambda a, b: sum(a[i] * b[i] for i in range(3))
    scale, skew = [0] * 3, [0] * 3
    scale[0] = sqrt(dot(rows[0], rows[0]))
    rows[0] /= scale[0]
    skew[0] = dot(rows[0], rows[1])
    rows[1] -= skew[0] * rows[0]
    scale[1] = sqrt(dot(rows[1], rows[1]))
    rows[1] /= scale[1]
    skew[0] /= scale[1]
    skew[1] = dot(rows[0], rows[2])
    rows[2] -= skew[1] * rows[0]
    skew[2] = dot(rows[1], rows[2])
    rows[2] -= skew[2] * rows[1]
    scale[2] = sqrt(dot(rows[2], rows[2]))
    rows[2] /= scale[2]
    skew[1] /= scale[2]
    skew[2] /= scale[2]
    r = matrix(3, 3)
    for i in range(3):
        for j in range(3):
            r[i, j] = rows[i][j]
    if mp.det(r) < 0:
        r, scale = -r, [-s for s in scale]
    return [m[3, i] for i in range(3)], scale, skew, [column[i] for i in range(4)], r


def compose(t, scale, skew, column, r):
    k = matrix([[1, 0, 0], [skew[0], 1, 0], [skew[1], skew[2], 1]])
    s = matrix([[scale[0], 0, 0], [0, scale[1], 0], [0, 0, scale[2]]])
    return four(s * k * r, t) * perspective(column)


def between(a, b, p):
    da, db = decompose(a), decompose(b)
    mix = lambda x, y: [u + p * (v - u) for u, v in zip(x, y)]
    turn = da[4].T * db[4]
    angle = acos((turn[0, 0] + turn[1, 1] + turn[2, 2] - 1) / 2)
    axis = (turn[1, 2] - turn[2, 1], turn[2, 0] - turn[0, 2], turn[0, 1] - turn[1, 0])
    return compose(*(mix(da[i], db[i]) for i in range(4)), da[4] * rotation(axis, p * angle)), angle


def doubles(m):
    """The matrix with its fields rounded to doubles, and the fields in order."""
    flat = [float(m[i, j]) for i in range(4) for j in range(4)]
    return matrix([[mpf(flat[4 * i + j]) for j in range(4)] for i in range(4)]), flat


def show(kind, inputs, outputs):
    print(kind, *(float(v).hex() for v in inputs), *(mp.nstr(v, 19) for v in outputs))


u = lambda a, b: mpf(random.uniform(a, b))
axis = lambda: [u(-1, 1) for _ in range(3)]
done = 0
while done < 300:
    center = (random.uniform(0, 400), random.uniform(0, 800), 0)
    to, back = mp.eye(4), mp.eye(4)
    for i in range(3):
        to[3, i], back[3, i] = -mpf(center[i]), mpf(center[i])
    turn = four(rotation(axis(), u(-3.1, 3.1)))
    m, flat = doubles(to * turn * perspective([0, 0, -1 / u(200, 2000), 1]) * back)
    w, h = random.uniform(10, 400), random.uniform(10, 400)
    rect = (center[0] - w * random.random(), center[1] - h * random.random(), w, h)
    x, y, w, h = map(mpf, rect)
    out = []
    for px, py in [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]:
        image = matrix([[px, py, 0, 1]]) * m
        out.append((image[0], image[1], image[3]))
    if min(o[2] for o in out) < 0.2:
        continue
    done += 1
    show("project", list(flat) + list(rect), [v / o[2] for o in out for v in o[:2]])

done = 0
while done < 200:
    pair = []
    for _ in range(2):
        s = [u(0.5, 2) * random.choice([1, 1, 1, -1]) for _ in range(3)]
        k = [u(-0.5, 0.5) for _ in range(3)]
        t = [u(-300, 300) for _ in range(3)]
        e = [0, 0, -1 / u(200, 2000), 1] if random.random() < 0.5 else [0, 0, 0, 1]
        pair.append(doubles(compose(t, s, k, e, rotation(axis(), u(-3.1, 3.1)))))
    p = random.choice([0.25, 0.5, random.random(), -0.5, 1.25, 2.0])
    result, angle = between(pair[0][0], pair[1][0], mpf(p))
    if angle > mpf("2.9"):
        continue  # both directions are nearly equally long, so rounding would choose
    done += 1
    show("between", pair[0][1] + pair[1][1] + [p], [result[i, j] for i in range(4) for j in range(4)])
