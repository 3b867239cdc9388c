#!/usr/bin/env python3
"""Computes the coefficients of Sources/CHookeKernels/elementary.h and prints them with their errors, with 60 digits.

Minimax by Remez exchange: for 2^x, (2^f - 1)/f on |f| <= 1/2, relative; for sin(pi x), (sin(pi f)/f - pi)/z on
z = f^2 <= 1/4, relative to sin; for cos(pi x), (cos(pi f) - 1)/z, absolute, as cos has its zeros there.
"""
from mpmath import mp, mpf, cos, sin, pi, expm1, log, sqrt, nstr

from minimax import minimax

mp.dps = 60
HALF = mpf(1) / 2
TINY = mpf(10) ** -12


def power(f):
    return expm1(f * log(2)) / f if abs(f) > TINY else log(mpf(2))


def sine(z):
    f = sqrt(max(z, TINY))
    return (sin(pi * f) / f - pi) / f**2


def cosine(z):
    f = sqrt(max(z, TINY))
    return (cos(pi * f) - 1) / f**2


for precision, degrees in [("f64", (10, 7, 7)), ("f32", (5, 3, 4))]:
    for name, f, weight, low, high, degree in [
        ("2^x", power, lambda x: 1 / power(x), -HALF, HALF, degrees[0]),
        ("sin", sine, lambda z: z / (pi + z * sine(z)), TINY * 1000, HALF**2, degrees[1]),
        ("cos", cosine, lambda z: z, TINY * 1000, HALF**2, degrees[2]),
    ]:
        coefficients, error = minimax(f, weight, low, high, degree)
        print(precision, name, "error", nstr(error, 3))
        for c in coefficients:
            print("   ", float(c).hex())
