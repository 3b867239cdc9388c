"""Closed forms of motions and curves, and the comparison with them, for results.py."""

import cmath
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from random_cases import generator, random_cases  # noqa: E402, F401

draw = generator(11)
worst = {}


def near(what, value, expected, size=1.0, bound=1e-12):
    """Fails if a result differs from the expected one by more than `bound` of `size`."""
    error = abs(value - expected) / max(size, 1e-300)
    assert error <= bound, f"{what}: {value} instead of {expected}, an error of {error} of {size}"
    worst[what] = max(worst.get(what, 0.0), error)


def closed_spring(mass, stiffness, damping, start, target, velocity):
    """Position and velocity of a spring by its closed form."""
    g, w2 = damping / (2 * mass), stiffness / mass
    y, root = start - target, cmath.sqrt(g * g - w2)
    if abs(root) < 1e-7 * math.sqrt(w2):
        b = velocity + g * y
        return lambda t: (target + (y + b * t) * math.exp(-g * t), (b - g * (y + b * t)) * math.exp(-g * t))
    one = ((velocity + g * y) / root + y) / 2
    two = y - one

    def state(t):
        a, b = one * cmath.exp((root - g) * t), two * cmath.exp((-root - g) * t)
        return target + (a + b).real, ((root - g) * a + (-root - g) * b).real

    return state


def random_motion():
    mass, stiffness = draw.choice([1.0, draw.uniform(0.2, 5)]), 10 ** draw.uniform(1, 3)
    ratio = draw.choice([1.0, draw.uniform(0.05, 0.99), draw.uniform(1.01, 3)])
    damping = 2 * ratio * math.sqrt(stiffness * mass)
    return [mass, stiffness, damping, draw.uniform(-50, 50), draw.uniform(60, 100), draw.uniform(-500, 500)]


def size_of(motion):
    return abs(motion[3] - motion[4]) + abs(motion[5]) / math.sqrt(motion[1] / motion[0])


def closed_bezier(x1, y1, x2, y2, x):
    """Value and slope of a cubic Bézier at x, by bisection."""
    along = lambda a, b, s: s * (3 * (1 - s) * ((1 - s) * a + s * b) + s * s)
    rate = lambda a, b, s: 3 * ((1 - s) * (1 - s) * a + 2 * s * (1 - s) * (b - a) + s * s * (1 - b))
    low, high = 0.0, 1.0
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if along(x1, x2, middle) < x else (low, middle)
    return along(y1, y2, high), rate(y1, y2, high) / rate(x1, x2, high)


KEYWORDS = {
    "ease": (0.25, 0.1, 0.25, 1),
    "ease-in": (0.42, 0, 1, 1),
    "ease-out": (0, 0, 0.58, 1),
    "ease-in-out": (0.42, 0, 0.58, 1),
}
