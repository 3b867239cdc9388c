#!/usr/bin/env python3
"""Writes singular_values.txt beside itself: reference singular values and minimum-norm solutions for SVD.

Needs mpmath; works at 80 digits; the output is the same on every run. A line each:

    name rows columns rank a11 a21 … (column by column) s1 s2 … (descending) x1 x2 … (for b = 1, 2, 3, …)

Numbers are bit patterns of doubles in hexadecimal. The rank is that of the exact matrix of these doubles; names that begin with
`graded` have columns of different units; their small singular values need a small relative error.
"""
import random
import struct
from pathlib import Path
from mpmath import mp, mpf, matrix, svd_r

HERE = Path(__file__).parent
mp.dps = 80
rng = random.Random(20250301)


def bits(x):
    return struct.pack(">d", float(x)).hex()


def uniform(rows, columns):
    return [[rng.uniform(-1, 1) for _ in range(columns)] for _ in range(rows)]


def whole(rows, columns):
    return [[float(rng.randint(-9, 9)) for _ in range(columns)] for _ in range(rows)]


def product(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


cases = []
for rows, columns in [(1, 1), (1, 4), (4, 1), (2, 2), (3, 3), (5, 3), (3, 5), (9, 9), (12, 5), (5, 12), (20, 9), (8, 9)]:
    cases.append((f"random-{rows}-{columns}", uniform(rows, columns)))
for n in (2, 4, 6, 8):
    cases.append((f"hilbert-{n}", [[1 / (i + j + 1) for j in range(n)] for i in range(n)]))
for rows, columns, rank in [(4, 4, 2), (6, 3, 1), (3, 7, 2), (9, 9, 7), (10, 6, 5), (5, 5, 4)]:
    cases.append((f"deficient-{rows}-{columns}-{rank}", product(whole(rows, rank), whole(rank, columns))))
for rows, columns in [(3, 3), (7, 5), (6, 6), (12, 4)]:
    scales = [2.0 ** (rng.randint(-100, 100)) for _ in range(columns)]
    cases.append((f"graded-{rows}-{columns}", [[x * s for x, s in zip(row, scales)] for row in uniform(rows, columns)]))
cases += [
    ("zero", [[0.0] * 3 for _ in range(4)]), ("ones", [[1.0] * 4 for _ in range(4)]),
    ("identity", [[float(i == j) for j in range(4)] for i in range(4)]),
    ("kahan", [[0.0 if j < i else (0.6 ** i) * (1.0 if i == j else -0.8) for j in range(7)] for i in range(7)]),
    ("lauchli", [[1.0, 1.0, 1.0], [1e-8, 0.0, 0.0], [0.0, 1e-8, 0.0], [0.0, 0.0, 1e-8]]),
    ("companion", [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [-6.0, -11.0, -6.0]]),
]

with open(HERE / "singular_values.txt", "w") as out:
    for name, rows in cases:
        m, n = len(rows), len(rows[0])
        a = matrix(rows)
        tall = a if m >= n else a.T
        u, s, vt = svd_r(tall)
        values = sorted((abs(x) for x in s), reverse=True)
        order = sorted(range(len(s)), key=lambda i: -abs(s[i]))
        largest = values[0]
        rank = sum(1 for x in values if x > largest * mpf(10) ** -65)
        if m < n:
            u, vt = vt.T, u.T
        b = matrix([i + 1 for i in range(m)])
        x = matrix(n, 1)
        for i in order[:rank]:
            along = sum(u[k, i] * b[k] for k in range(m)) / s[i]
            for k in range(n):
                x[k] += along * vt[i, k]
        values = [v if i < rank else mpf(0) for i, v in enumerate(values)]
        words = [bits(a[i, j]) for j in range(n) for i in range(m)]
        words += [bits(v) for v in values] + [bits(v) for v in x]
        print(name, m, n, rank, *words, file=out)
