#!/usr/bin/env python3
"""Writes exponentials.txt beside itself: reference values for Matrix.exponential.

Needs mpmath; works at 60 digits and more; the output is the same on every run. A line each:

    name size condition a11 a21 … (column by column) e11 e21 … (likewise)

Numbers are bit patterns of doubles in hexadecimal. The condition number is that of the problem, ‖L‖·‖A‖/‖e^A‖ in Frobenius norms,
with L the derivative of the exponential at A as a matrix of size², from e^(A, E; 0, A) for every unit matrix E.
"""
import random
import struct
from pathlib import Path
from mpmath import mp, mpf, matrix, sqrt, eye

HERE = Path(__file__).parent
rng = random.Random(20240917)


def bits(x):
    return struct.pack(">d", float(x)).hex()


def exponential(a):
    """Taylor's series of A/2^s, whose norm is below 1/4, with twice the digits that squaring loses."""
    n = a.rows
    squarings = 0
    size = max(sum(abs(a[i, j]) for i in range(n)) for j in range(n))
    while size > mpf(1) / 4:
        size /= 2
        squarings += 1
    a = a / mpf(2) ** squarings
    total, term = eye(n), eye(n)
    for order in range(1, 80):
        term = term * a / order
        total += term
    for _ in range(squarings):
        total = total * total
    return total


def frobenius(a):
    return sqrt(sum(a[i, j] ** 2 for i in range(a.rows) for j in range(a.cols)))


def condition(a, e):
    n = a.rows
    derivative = matrix(n * n, n * n)
    for column in range(n):
        for row in range(n):
            block = matrix(2 * n, 2 * n)
            for i in range(n):
                for j in range(n):
                    block[i, j] = a[i, j]
                    block[n + i, n + j] = a[i, j]
            block[row, n + column] = 1
            image = exponential(block)
            for j in range(n):
                for i in range(n):
                    derivative[i + j * n, row + column * n] = image[i, n + j]
    # Close singular values would keep a power iteration from the largest one.
    return mp.svd_r(derivative, compute_uv=False)[0] * frobenius(a) / frobenius(e)


def random_matrix(n, scale, shift=0.0):
    return [[scale * rng.uniform(-1, 1) + (shift if i == j else 0) for j in range(n)] for i in range(n)]


def companion(stiffness, damping, time):
    """The first-order system of nodes that follow each other, over a time."""
    n = 3
    rows = [[0.0] * (2 * n) for _ in range(2 * n)]
    for i in range(n):
        rows[i][n + i] = time
        rows[n + i][i] = -stiffness * time
        rows[n + i][n + i] = -damping * time
        if i:
            rows[n + i][i - 1] = stiffness * time
    return rows


def turned(n, size, shift):
    """A reflected triangular matrix with a constant diagonal: its powers cancel."""
    v = [i + 1.0 for i in range(n)]
    square = sum(x * x for x in v)
    h = [[float(i == j) - 2 * v[i] * v[j] / square for j in range(n)] for i in range(n)]
    t = [[shift if i == j else size * ((i + 2 * j) % 3 + 1) / 3 * (-1) ** (i * j) if j > i else 0.0
          for j in range(n)] for i in range(n)]
    th = [[sum(t[i][k] * h[k][j] for k in range(n)) for j in range(n)] for i in range(n)]
    return [[sum(h[i][k] * th[k][j] for k in range(n)) for j in range(n)] for i in range(n)]


cases = [
    ("one", [[1.0]]), ("down", [[-700.0]]), ("up", [[700.0]]), ("tiny", [[1e-20]]),
    ("turn", [[0.0, -10.0], [10.0, 0.0]]), ("turns", [[0.0, -1000.0], [1000.0, 0.0]]),
    ("jordan", [[0.5, 1.0, 0.0, 0.0], [0.0, 0.5, 1.0, 0.0], [0.0, 0.0, 0.5, 1.0], [0.0, 0.0, 0.0, 0.5]]),
    ("nilpotent", [[0.0, 1e6, 3e5], [0.0, 0.0, 2e4], [0.0, 0.0, 0.0]]),
    ("nilpotent-full", [[2.0, -1.0], [4.0, -2.0]]),
    ("nilpotent-huge", [[0.0, 1e200], [0.0, 0.0]]),
    ("defective", [[-0.5, 1e3], [0.0, -0.5]]),
    ("critical", [[0.0, 1.0], [-100.0, -20.0]]), ("critical-long", [[0.0, 5.0], [-500.0, -100.0]]),
    ("overscaled", [[1.0, 1e6], [0.0, -1.0]]), ("nearly-defective", [[1.0, 1e8], [0.0, 1.0000001]]),
    ("moler-van-loan", [[-49.0, 24.0], [-64.0, 31.0]]),
    ("ward-1", [[4.0, 2.0, 0.0], [1.0, 4.0, 1.0], [1.0, 1.0, 4.0]]),
    ("ward-3", [[-131.0, 19.0, 18.0], [-390.0, 56.0, 54.0], [-387.0, 57.0, 52.0]]),
    ("stiff", [[-1e4, 1.0], [1.0, -1.0]]),
    ("trailing", companion(158.0, 25.0, 1 / 60)), ("trailing-second", companion(158.0, 25.0, 1.0)),
    ("trailing-undamped", companion(400.0, 0.0, 1.0)),
]
for norm_ in (1e-8, 1e-2, 0.1, 0.3, 0.5, 1.0, 2.0, 5.0, 20.0):
    for n in (2, 4, 5):
        cases.append((f"random-{n}-{norm_}", random_matrix(n, norm_)))
for norm_ in (10.0, 100.0):
    cases.append((f"stable-{norm_}", random_matrix(4, norm_, -2 * norm_)))

# Without further squarings for the rounding of powers, errors reach 152 u times the condition number.
for n, norm_, shift_ in ((3, 30.0, 0.0), (5, 30.0, 0.0), (3, 100.0, 0.5)):
    cases.append((f"turned-{n}-{norm_}", turned(n, norm_, shift_)))

# What a plain scaling and squaring loses by cancellation: falls without a rise, and eigenvalues of one sign.
cases += [("fall", [[-15.406236190335036]]), ("long-fall", [[-38.7]]), ("falls", [[-15.4, 0.0], [0.0, -31.9]])]
reflected = [[(i == j) - 2 * (i + 1) * (j + 1) / 55 for j in range(5)] for i in range(5)]
rates_ = [-0.03, -1.7, -12.5, -88.0, -240.0]
cases.append(("stiff-symmetric", [[sum(reflected[i][k] * rates_[k] * reflected[j][k] for k in range(5)) for j in range(5)]
                                  for i in range(5)]))
cases.append(("stiff-triangular", [[-(10.0 ** (i - 1)) if i == j else (i + 2 * j) / 3 if j > i else 0.0 for j in range(5)]
                                   for i in range(5)]))

with open(HERE / "exponentials.txt", "w") as out:
    for name, rows in cases:
        n = len(rows)
        mp.dps = 700 if "huge" in name else 100
        a = matrix(rows)
        e = exponential(a)
        kappa = 1 if "huge" in name else condition(a, e)
        words = [bits(a[i, j]) for j in range(n) for i in range(n)]
        words += [bits(e[i, j]) for j in range(n) for i in range(n)]
        print(name, n, bits(kappa), *words, file=out)
