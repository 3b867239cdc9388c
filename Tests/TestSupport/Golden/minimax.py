"""Minimax polynomials by Remez exchange, shared by the scripts of the elementary functions."""
from mpmath import matrix, lu_solve, cos, pi


def minimax(f, weight, low, high, degree, rounds=12):
    """The polynomial of `degree` that minimises the largest weight(x)·|f(x) − p(x)|, and that error."""
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
