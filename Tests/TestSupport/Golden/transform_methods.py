#!/usr/bin/env python3
"""Writes transform_methods.txt: polar parts, screws, exponentials and logarithms, by mpmath with 40 digits.

    python3 transform_methods.py > transform_methods.txt

`polar`: sixteen fields (row by row, row vectors), then the nine fields of the stretch and the nine of the rotation (the
square root of A·Aᵀ by its eigenvalues, the smallest one's sign that of the determinant), and σ1/(σ2 ± σ3), the
rotation's condition number. `screw`: two poses (rotation vector, translation), a progress, and the interpolated
transform: exp(p·log) by mpmath's expm of the twist, the logarithm by Rodrigues. `exp`: sixteen fields, the exponential, and
its condition number. `log`: sixteen fields, the logarithm, and its condition number. These are relative, in the Frobenius norm, of
the balanced matrix (a translation counts in units of its own length), from the derivative as a 16×16 matrix. Inputs are
hexadecimal doubles.
"""
import random

from mpmath import cos, diag, expm, eye, inverse, logm, matrix, mnorm, mp, mpf, sin, sqrt, svd_r, zeros

mp.dps = 40
random.seed(17)
u = lambda a, b: random.uniform(a, b)


def cross(v):
    """W with x·W = v × x for row vectors."""
    x, y, z = v
    return matrix([[0, z, -y], [-z, 0, x], [y, -x, 0]])


def rotation(v):
    v = [mpf(c) for c in v]
    t = sqrt(sum(c * c for c in v))
    if t == 0:
        return eye(3)
    w = cross([c / t for c in v])
    return eye(3) + sin(t) * w + (1 - cos(t)) * w * w


def four(m3, t=(0, 0, 0)):
    m = eye(4)
    for i in range(3):
        for j in range(3):
            m[i, j] = m3[i, j]
        m[3, i] = mpf(t[i])
    return m




def exact(flat, n=4):
    return matrix([[mpf(flat[n * i + j]) for j in range(n)] for i in range(n)])


def fields(m):
    return [m[i, j] for i in range(m.rows) for j in range(m.cols)]


def show(kind, inputs, outputs):
    print(kind, *(float(v).hex() for v in inputs), *(mp.nstr(v, 19) for v in outputs))


def vector(r):
    return [u(-r, r) for _ in range(3)]


def turn(most=3.1):
    v = vector(1)
    length = sqrt(sum(c * c for c in v))
    angle = u(-most, most)
    return [float(c / length * angle) for c in v]


def upper(m):
    return m[0:3, 0:3]


# Polar parts.
for i in range(120):
    scale = [random.choice([1, 1, 1, -1]) * 2 ** u(-2, 2) for _ in range(3)]
    if i % 10 == 0:
        scale = [s * 1e100 for s in scale]
    if i % 10 == 1:
        scale[i // 10 % 3] = 0.0  # rank 2
    shear = matrix([[1, 0, 0], [u(-1, 1), 1, 0], [u(-1, 1), u(-1, 1), 1]])
    a = diag([mpf(s) for s in scale]) * (eye(3) if i % 3 == 0 else shear) * rotation(turn())
    flat = [float(v) for v in fields(four(a, vector(50)))]
    a = upper(exact(flat))
    p, s, q = svd_r(a)
    sign = 1 if mp.det(p) * mp.det(q) > 0 else -1
    f = diag([1, 1, sign])
    stretch, r = p * diag([s[0], s[1], sign * s[2]]) * p.T, p * f * q
    gap = s[1] + sign * s[2]
    if gap < s[0] / 100:
        continue
    show("polar", flat, fields(stretch) + fields(r) + [s[0] / gap])


# Screws.
def twist(r, t):
    """The logarithm of a rigid transform of row vectors: rotation vector and velocity of the origin."""
    c = (r[0, 0] + r[1, 1] + r[2, 2] - 1) / 2
    v = [(r[1, 2] - r[2, 1]) / 2, (r[2, 0] - r[0, 2]) / 2, (r[0, 1] - r[1, 0]) / 2]
    s = sqrt(sum(x * x for x in v))
    angle = mp.atan2(s, c)
    w = cross([x / s * angle for x in v]) if s > 0 else zeros(3)
    # t = v·∫₀¹ exp(s·W) ds
    integral = eye(3)
    term = eye(3)
    for k in range(2, 90):
        term = term * w / k
        integral += term
    return w, (inverse(integral.T) * matrix([mpf(x) for x in t])).T


for i in range(120):
    pose = [turn(), vector(300), turn(), vector(300)]
    if i % 6 == 0:
        pose[2] = [float(mpf(c) + mpf(d) * mpf(10) ** -(i // 6)) for c, d in zip(pose[0], vector(1))]
    if i == 1:
        pose = [[0, 0, 0], [1, 2, 3], [0, 2.5, 0.3], [4, 0, -1]]
    p = 0.3 if i == 1 else random.choice([0.25, 0.5, random.random(), -0.5, 1.25, 2.0])
    a = four(rotation(pose[0]), pose[1])
    b = four(rotation(pose[2]), pose[3])
    d = inverse(a) * b
    c = (d[0, 0] + d[1, 1] + d[2, 2] - 1) / 2
    if c < mpf("-0.97"):
        continue
    w, v = twist(upper(d), [d[3, j] for j in range(3)])
    m = zeros(4)
    for j in range(3):
        for k in range(3):
            m[j, k] = w[j, k]
        m[3, j] = v[0, j]
    show("screw", pose[0] + pose[1] + pose[2] + pose[3] + [p], fields(a * expm(m * mpf(p))))


# Exponentials and logarithms.
def derivative(x):
    """The derivative of the exponential at x, as a 16×16 matrix."""
    k = zeros(16)
    n = 0
    for i in range(4):
        for j in range(4):
            big = zeros(8)
            for r in range(4):
                for c in range(4):
                    big[r, c] = big[r + 4, c + 4] = x[r, c]
            big[i, j + 4] = 1
            e = expm(big)
            for r in range(4):
                for c in range(4):
                    k[4 * r + c, n] = e[r, c + 4]
            n += 1
    return k


def balanced(x):
    t = max(abs(x[3, j]) for j in range(3))
    d = mpf(1) / t if t > 1 else mpf(1)
    y = x.copy()
    for j in range(3):
        y[3, j] *= d
        y[j, 3] /= d
    return y


def frobenius(m):
    return mnorm(m, "f")


for i in range(60):
    mp.dps = 40
    x = zeros(4)
    w = cross([mpf(c) for c in turn(3.0)])
    for j in range(3):
        for k in range(3):
            x[j, k] = w[j, k] + (mpf(u(-0.5, 0.5)) if i % 3 else 0)
        x[3, j] = mpf(u(-100, 100))
        x[j, 3] = mpf(u(-1, 1)) / 500 if i % 4 == 0 else mpf(0)
    if i % 5 == 0:
        x = x * mpf(2) ** -(i // 5)
    if i % 7 == 0:
        x[0, 0] += 20
        x[1, 1] += 20
    flat = [float(v) for v in fields(x)]
    x = exact(flat)
    e = expm(x)
    mp.dps = 20
    y = balanced(x)
    k = derivative(y)
    condition = mp.svd_r(k, compute_uv=False)[0] * frobenius(y) / frobenius(expm(y))
    mp.dps = 40
    show("exp", flat, fields(e) + [mpf(mp.nstr(condition, 3))])
    flat = [float(v) for v in fields(e)]
    m = exact(flat)
    y = logm(m)
    y = y.apply(mp.re)
    if frobenius(balanced(expm(y) - m)) > mpf(10) ** -25 * frobenius(m):
        continue
    mp.dps = 20
    z = balanced(y)
    k = derivative(z)
    condition = frobenius(expm(z)) / (frobenius(z) * mp.svd_r(k, compute_uv=False)[15])
    mp.dps = 40
    show("log", flat, fields(y) + [mpf(mp.nstr(condition, 3))])
