#!/usr/bin/env python3
"""Writes handover.txt beside itself: reference values for handovers.

Needs mpmath; works with 60 digits; the output is the same on every run. Numbers are decimal and read back to the same doubles.
The formulas are not the library's: quintics solve their six conditions, third order is the power series of (D + w)^3 = 0,
velocities and accelerations of fades and rotations are differences of positions, rotations are exponentials of matrices.

S mass stiffness damping d0 d1 d2 s position velocity acceleration
T rate d0 d1 d2 s position velocity acceleration
Q duration join d0 d1 d2 s position velocity acceleration
F duration join half-life a0 a1 a2 a3 b0 b1 b2 b3 switch time position velocity acceleration
    a fade from the cubic a0 + a1 t + a2 t^2 + a3 t^3 to that of b; a half-life of 0 lets the first go on.
R mass stiffness damping u(3) p(3) v(3) q(3) s rotation(4) angular velocity(3)
    a spring's handover at time 0 from exp(u t) exp(p) to exp(v t) exp(q); the quaternion is x y z w, w >= 0.
"""
import random
from pathlib import Path
from mpmath import mp, mpf, cos, cosh, exp, expm, factorial, log, lu_solve, matrix, sin, sinh, sqrt, acos, pi

mp.dps = 60
rng = random.Random(20261123)
lines = []


def number(x):
    return repr(float(x))


def log_uniform(low, high):
    return 10 ** rng.uniform(low, high)


def sign():
    return rng.choice((-1.0, 1.0))


def write(kind, given, results):
    lines.append(" ".join([kind] + [number(x) for x in given] + [number(x) for x in results]))


def jet(f, t):
    """Value, first and second derivative, by central differences of order 8 with a step of 1e-7: error 1e-46."""
    h = mpf(10) ** -7
    p = [f(t + k * h) for k in range(-4, 5)]
    first = [mpf(1) / 280, mpf(-4) / 105, mpf(1) / 5, mpf(-4) / 5, 0, mpf(4) / 5, mpf(-1) / 5, mpf(4) / 105, mpf(-1) / 280]
    second = [mpf(-1) / 560, mpf(8) / 315, mpf(-1) / 5, mpf(8) / 5, mpf(-205) / 72, mpf(8) / 5, mpf(-1) / 5, mpf(8) / 315,
              mpf(-1) / 560]
    add = lambda w: sum((c * x for c, x in zip(w, p) if c != 0), p[0] * 0)
    return p[4], add(first) / h, add(second) / h ** 2


def differences():
    return [sign() * log_uniform(-2, 3), sign() * log_uniform(-1, 4), sign() * log_uniform(0, 5)]


def spring_factors(m, k, c, t):
    """C + gS and S."""
    g, w2 = mpf(c) / (2 * mpf(m)), mpf(k) / mpf(m)
    w = sqrt(g * g - w2)
    C, S = (mpf(1), t) if w == 0 else (cosh(w * t), sinh(w * t) / w)
    e = exp(-g * t)
    return (e * (C + g * S)).real, (e * S).real


def random_spring():
    m, w0 = rng.choice((1.0, log_uniform(-1, 1))), log_uniform(0, 1.7)
    z = rng.choice((rng.uniform(0.1, 0.9), rng.uniform(1.1, 3)))
    return m, m * w0 * w0, 2 * z * m * w0


for _ in range(60):
    m, k, c = random_spring()
    d, s = differences(), log_uniform(-3, 0)
    def at(t):
        a, b = spring_factors(m, k, c, t)
        return a * d[0] + b * d[1]
    write("S", [m, k, c] + d + [s], jet(at, mpf(s)))

for _ in range(120):
    w, d = log_uniform(-1, 2), differences()
    s = log_uniform(-3, 1.2) / w
    # (D + w)^3 o = 0 as a power series in s.
    c = [mpf(d[0]), mpf(d[1]), mpf(d[2]) / 2]
    W = mpf(w)
    while len(c) < 260:
        n = len(c) - 3
        f = lambda i: c[n + i] * factorial(n + i) / factorial(n)
        c.append(-(3 * W * f(2) + 3 * W * W * f(1) + W ** 3 * f(0)) * factorial(n) / factorial(n + 3))
    t = mpf(s)
    write("T", [w] + d + [s], [
        sum(x * t ** n for n, x in enumerate(c)), sum(n * x * t ** (n - 1) for n, x in enumerate(c) if n > 0),
        sum(n * (n - 1) * x * t ** (n - 2) for n, x in enumerate(c) if n > 1)])

for index in range(120):
    D, d, join = log_uniform(-2, 1), differences(), 1 + index % 2
    s = D * rng.random()
    T = mpf(D)
    rows, right = matrix(6, 6), matrix(6, 1)
    for n in range(6):
        rows[0, n] = 1 if n == 0 else 0
        rows[1, n] = 1 if n == 1 else 0
        rows[2, n] = 2 if n == 2 else 0
        rows[3, n] = T ** n
        rows[4, n] = n * T ** (n - 1) if n > 0 else 0
        rows[5, n] = n * (n - 1) * T ** (n - 2) if n > 1 else 0
    right[0], right[1], right[2] = d[0], d[1], d[2] if join == 2 else 0
    c, t = lu_solve(rows, right), mpf(s)
    write("Q", [D, join] + d + [s], [
        sum(c[n] * t ** n for n in range(6)), sum(n * c[n] * t ** (n - 1) for n in range(1, 6)),
        sum(n * (n - 1) * c[n] * t ** (n - 2) for n in range(2, 6))])

for index in range(160):
    D, join, h = log_uniform(-1, 1), 1 + index % 2, rng.choice((0.0, log_uniform(-2, 1)))
    a, b = ([sign() * log_uniform(-1, 2.5) for _ in range(4)] for _ in range(2))
    T = rng.uniform(-2, 2)
    time = T + D * rng.random()
    cubic = lambda p, t: sum(mpf(x) * t ** n for n, x in enumerate(p))
    x0, v0, a0 = cubic(a, mpf(T)), mpf(a[1]) + 2 * mpf(a[2]) * T + 3 * mpf(a[3]) * mpf(T) ** 2, 2 * mpf(a[2]) + 6 * mpf(a[3]) * T
    def shown(t):
        s = t - mpf(T)
        r = s / mpf(D)
        w = 3 * r ** 2 - 2 * r ** 3 if join == 1 else 10 * r ** 3 - 15 * r ** 4 + 6 * r ** 5
        if h == 0:
            e = cubic(a, t)
        else:
            # The velocity decays: v' = -g v; for the second join, (D + g)^2 v = 0 with v0 and a0.
            g = log(mpf(2)) / mpf(h)
            extra = a0 + g * v0 if join == 2 else 0
            e = x0 + v0 / g + extra / g ** 2 - exp(-g * s) * (v0 / g + extra * (s / g + 1 / g ** 2))
        return e + w * (cubic(b, t) - e)
    write("F", [D, join, h] + a + b + [T, time], jet(shown, mpf(time)))


def cross(v):
    return matrix([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])


def rotation(v):
    return expm(cross(v), method="taylor")


def logarithm(R):
    angle = acos((R[0, 0] + R[1, 1] + R[2, 2] - 1) / 2)
    f = angle / (2 * sin(angle))
    return [f * (R[2, 1] - R[1, 2]), f * (R[0, 2] - R[2, 0]), f * (R[1, 0] - R[0, 1])]


def quaternion(R):
    v = logarithm(R)
    angle = sqrt(sum(x * x for x in v))
    return [x / angle * sin(angle / 2) for x in v] + [cos(angle / 2)]


def rotations(m, k, c, u, p, v, q, times):
    A = lambda t: rotation([mpf(x) * t for x in u]) * rotation([mpf(x) for x in p])
    B = lambda t: rotation([mpf(x) * t for x in v]) * rotation([mpf(x) for x in q])
    # If A went on, log(A B^-1) would have this derivative, by differences.
    relative = lambda t: logarithm(A(t) * B(t).T)
    o0 = relative(mpf(0))
    rate = [jet(lambda t: relative(t)[i], mpf(0))[1] for i in range(3)]
    def shown(t):
        a, b = spring_factors(m, k, c, t)
        return rotation([a * o0[i] + b * rate[i] for i in range(3)]) * B(t)
    for s in times:
        t = mpf(s)
        h = mpf(10) ** -12
        R = shown(t)
        W = (shown(t + h) - shown(t - h)) / (2 * h) * R.T
        write("R", [m, k, c] + u + p + v + q + [s], quaternion(R) + [
            (W[2, 1] - W[1, 2]) / 2, (W[0, 2] - W[2, 0]) / 2, (W[1, 0] - W[0, 1]) / 2])


rotations(1.0, 100.0, 12.0, [1.0, 2.0, -1.0], [0.3, -0.4, 0.5], [-0.5, 0.25, 1.0], [-1.2, 0.9, 0.2], [0.0, 0.1, 0.3])
mp.dps = 40
for _ in range(8):
    m, k, c = random_spring()
    three = lambda size: [rng.uniform(-size, size) for _ in range(3)]
    rotations(m, k, c, three(4), three(1.5), three(4), three(1.5), [0.0, log_uniform(-2, -1)])

Path(__file__).with_suffix(".txt").write_text("\n".join(lines) + "\n")
