#!/usr/bin/env python3
"""Finds the coefficients in Sources/CHookeKernels/elementary.h and prints them with their errors, at 60 digits.

Minimax by Remez exchange: for 2^x, (2^f - 1)/f on |f| <= 1/2, relative; for sin(pi x), (sin(pi f)/f - pi)/z on
z = f^2 <= 1/4, relative to sin; for cos(pi x), (cos(pi f) - 1)/z, absolute, as cos has its zeros there.
"""
from mpmath import mp, mpf, matrix, lu_solve, cos, sin, pi, expm1, log, sqrt, nstr

mp.dps = 60
HALF = mpf(1) / 2
TINY = mpf(10) ** -12


def minimax(f, weight, low, high, degree, rounds=12):
    """The polynomial of `degree` with the least greatest weight(x)·|f(x) − p(x)|, and that error."""
    size = degree + 2
    points = [(low + high) / 2 + (high - low) / 2 * cos(pi * (2 * i + 1) / (2 * size)) for i in range(size)]
    grid = [(low + high) / 2 + (high - low) / 2 * cos(pi * i / 1200) for i in range(1201)]
    for _ in range(rounds):
        system, right = matrix(size, size), matrix(size, 1)
        for i, x in enumerate(points):
            for j in range(degree + 1):
                system[i, j] = x**j
            system[i, degree + 1] = (-1) ** i / weight(x)
            right[i] = f(x)
        solution = lu_solve(system, right)
        coefficients = [solution[j] for j in range(degree + 1)]
        errors = [weight(x) * (f(x) - sum(c * x**j for j, c in enumerate(coefficients))) for x in grid]
        extremes = []
        for i, error in enumerate(errors):
            if (i == 0 or abs(error) >= abs(errors[i - 1])) and (i == 1200 or abs(error) >= abs(errors[i + 1])):
                if extremes and (error > 0) == (errors[extremes[-1]] > 0):
                    if abs(error) > abs(errors[extremes[-1]]):
                        extremes[-1] = i
                else:
                    extremes.append(i)
        if len(extremes) < size:
            break
        while len(extremes) > size:
            extremes.pop(0 if abs(errors[extremes[0]]) < abs(errors[extremes[-1]]) else -1)
        points = [grid[i] for i in extremes]
    return coefficients, max(abs(error) for error in errors)


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
