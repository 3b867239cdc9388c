#!/usr/bin/env python3
"""Writes integration.txt: motions under nonlinear forces, by mpmath with 40 digits.

    python3 integration.py > integration.txt

A line `stiffness damping cubic force start velocity time position velocity` is the motion of a unit mass under
x'' = -stiffness*x - damping*x' - cubic*x^3 + force. All but the last two are exact hexadecimal doubles; those are the
state at that time, rounded once.

Without damping and force the motion that starts at rest is Jacobi's cn (cubic > 0): x = A*cn(W*t, m) with
W^2 = k + c*A^2 and m = c*A^2/(2*W^2). The others use mpmath's Taylor series with its own steps, checked on the first
kind to 1e-30.
"""
from mpmath import mp, mpf, ellipfun, odefun, sqrt

mp.dps = 40


def jacobi(k, c, a, t):
    w = sqrt(k + c * a * a)
    m = c * a * a / (2 * w * w)
    cn, sn, dn = (ellipfun(name, w * t, m=m) for name in ("cn", "sn", "dn"))
    return a * cn, -a * w * sn * dn


def taylor(k, d, c, f, x, v, times):
    motion = odefun(lambda t, y: [y[1], f - k * y[0] - d * y[1] - c * y[0] ** 3], 0, [x, v])
    return [motion(t) for t in times]


def line(k, d, c, f, x, v, t, state):
    inputs = " ".join(float(value).hex() for value in (k, d, c, f, x, v, t))
    print(inputs, repr(float(state[0])), repr(float(state[1])))


TIMES = [mpf(1) / 4, mpf(1), mpf(2.5)]
for k, c, a in [(1, 1, 1), (4, 0.5, 2), (0, 1, 1.5), (-1, 1, 2), (16, 3, -1), (1, 8, 1)]:
    k, c, a = mpf(k), mpf(c), mpf(a)
    for t in TIMES:
        line(k, 0, c, 0, a, 0, t, jacobi(k, c, a, t))

check = taylor(mpf(4), 0, mpf(0.5), 0, mpf(2), mpf(0), [mpf(1)])[0]
exact = jacobi(mpf(4), mpf(0.5), mpf(2), mpf(1))
assert max(abs(check[0] - exact[0]), abs(check[1] - exact[1])) < mpf(10) ** -30

for law in [(4, 0.5, 1, 2, 1, -1), (9, 2, -0.25, 0, 2, 1), (1, 0.125, 2, -3, -1, 2), (-2, 0.25, 1, 0.5, 0.5, 0)]:
    law = [mpf(value) for value in law]
    for t, state in zip(TIMES, taylor(*law, TIMES)):
        line(*law, t, state)
