"""The transforms of results.py."""

import cmath
import ctypes
import math

from closed_forms import draw, near, random_cases
from hooke import Parts, numbers


def product(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(4)) for j in range(4)] for i in range(4)]


IDENTITY = [[float(i == j) for j in range(4)] for i in range(4)]


def composed(parts):
    """CSS Transforms 2: the perspective, the translation, the rotation, the skews, the scale; rows are columns of CSS."""
    matrix = [row[:] for row in IDENTITY]
    for i in range(4):
        matrix[i][3] = parts.perspective[i]
    step = [row[:] for row in IDENTITY]
    step[3][:3] = parts.translation
    matrix = product(step, matrix)
    x, y, z, w = parts.rotation
    step = [
        [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
        [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
        [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
        [0, 0, 0, 1],
    ]
    matrix = product(step, matrix)
    for row, column, skew in ((2, 1, parts.skew[2]), (2, 0, parts.skew[1]), (1, 0, parts.skew[0])):
        step = [line[:] for line in IDENTITY]
        step[row][column] = skew
        matrix = product(step, matrix)
    step = [row[:] for row in IDENTITY]
    for i in range(3):
        step[i][i] = parts.scale[i]
    return sum(product(step, matrix), [])


def turn(angle, axis):
    length = math.hypot(*axis)
    return [math.sin(angle / 2) * part / length for part in axis] + [math.cos(angle / 2)]


def random_parts(perspective=0):
    triple = lambda low, high: (ctypes.c_double * 3)(*[draw.uniform(low, high) for _ in range(3)])
    rotation = turn(draw.uniform(-3, 3), [draw.uniform(-1, 1) for _ in range(3)])
    return Parts(
        triple(-100, 100),
        triple(0.5, 2),
        triple(-0.5, 0.5),
        (ctypes.c_double * 4)(*[perspective * draw.uniform(-1, 1) for _ in range(3)], 1),
        (ctypes.c_double * 4)(*rotation),
    )


def matrices_near(what, found, expected, bound=1e-12):
    for value, wanted in zip(found, expected):
        near(what, value, wanted, max(map(abs, expected)), bound)


def path(hooke, method, start, end, progress):
    between = hooke.made("transform_between", numbers(start), numbers(end), method)
    out = numbers([0.0] * 16 * len(progress))
    hooke.transform_sample(between, numbers(progress), len(progress), out)
    hooke.free(between)
    return [list(out[16 * index : 16 * index + 16]) for index in range(len(progress))]


def transforms(hooke):
    for perspective in [0, 1e-3] * 50:
        parts, matrix, again = random_parts(perspective), numbers([0.0] * 16), Parts()
        hooke.transform_compose(ctypes.byref(parts), matrix)
        matrices_near("transform_compose", matrix, composed(parts))
        hooke.transform_decompose(matrix, ctypes.byref(again))
        # Equal up to a factor, which homogeneous coordinates do not show.
        matrices_near("transform_decompose", composed(again), [element / matrix[15] for element in matrix])
        if perspective:
            continue
        for name in ("translation", "scale", "skew", "perspective"):
            matrices_near(f"transform_decompose, {name}", getattr(again, name), list(getattr(parts, name)), 1e-11)
        near("transform_decompose, rotation", abs(sum(a * b for a, b in zip(again.rotation, parts.rotation))), 1)
    flat = lambda *m: [m[0], m[1], 0, 0, m[2], m[3], 0, 0, 0, 0, 1, 0, m[4], m[5], 0, 1]
    cos, sin = math.cos(math.radians(30)), math.sin(math.radians(30))
    for css, box, expected in [
        ("matrix(1, 2, 3, 5, 7, 9)", None, flat(1, 2, 3, 5, 7, 9)),
        ("rotate(30deg)", None, flat(cos, sin, -sin, cos, 0, 0)),
        ("translate(25%, 50%) scale(2, 3)", numbers([80, 40]), flat(2, 0, 0, 3, 20, 20)),
        ("skewX(45deg)", None, flat(1, 0, 1, 1, 0, 0)),
        ("perspective(200px)", None, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1 / 200, 0, 0, 0, 1]),
        ("rotateY(30deg)", None, [cos, 0, -sin, 0, 0, 1, 0, 0, sin, 0, cos, 0, 0, 0, 0, 1]),
    ]:
        matrix = numbers([0.0] * 16)
        hooke.transform_parse(css.encode(), len(css), box, matrix)
        matrices_near("transform_parse", matrix, expected)
    progress = [0, 0.25, 0.5, 1, 1.25]
    for _ in range(random_cases(50)):
        # From the identity to a turn about an axis, a scale and a translation: CSS interpolates the parts.
        angle, axis, scale, moved = (
            draw.uniform(-3, 3),
            [draw.uniform(-1, 1) for _ in range(3)],
            draw.uniform(0.5, 2),
            [draw.uniform(-100, 100) for _ in range(3)],
        )

        def at(t):
            return composed(
                Parts(
                    (ctypes.c_double * 3)(*[t * part for part in moved]),
                    (ctypes.c_double * 3)(*[1 + t * (scale - 1)] * 3),
                    (ctypes.c_double * 3)(),
                    (ctypes.c_double * 4)(0, 0, 0, 1),
                    (ctypes.c_double * 4)(*turn(t * angle, axis)),
                )
            )

        for method in (hooke.HOOKE_CSS, hooke.HOOKE_POLAR):
            for t, found in zip(progress, path(hooke, method, at(0), at(1), progress)):
                matrices_near(f"transform_between, method {method}", found, at(t), 1e-11)
        # In the plane a screw and a logarithm are powers of z → w·z + b.
        for method, size in ((hooke.HOOKE_SCREW, 1), (hooke.HOOKE_LOGARITHM, scale)):
            w, b = size * cmath.exp(1j * angle), complex(*moved[:2])

            def power(t):
                p = cmath.exp(t * (math.log(size) + 1j * angle))
                c = b * (p - 1) / (w - 1)
                return flat(p.real, p.imag, -p.imag, p.real, c.real, c.imag)

            for t, found in zip(progress, path(hooke, method, power(0), power(1), progress)):
                matrices_near(f"transform_between, method {method}", found, power(t), 1e-11)
    one, other = b"rotate(0deg) translate(10px)", b"rotate(400deg) translate(30px)"
    between = hooke.made("transform_between_css", one, len(one), other, len(other), None)
    out = numbers([0.0] * 16)
    hooke.transform_sample(between, numbers([0.25]), 1, out)
    c, s = math.cos(math.radians(100)), math.sin(math.radians(100))
    matrices_near("transform_between_css", out, flat(c, s, -s, c, 15 * c, 15 * s))
