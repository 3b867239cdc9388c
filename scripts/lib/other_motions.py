"""The arithmetic of other packages for flings and matrices, statement by statement in doubles, for scripts/draw-errors.py.

Written from knowledge of the published sources, as others.py is.
"""

import math


def flutter_friction(start, velocity, drag, time):
    """physics/friction_simulation.dart: `drag` is the fraction of the velocity that is left after a second."""
    drag_log = math.log(drag)
    return start + velocity * math.pow(drag, time) / drag_log - velocity / drag_log


# CSS Transforms 2: the pseudo-code of "Decomposing a 3D matrix", "Interpolation of decomposed 3D matrix values" and
# "Recomposing to a 3D matrix", for matrices without perspective. Rows are those of matrix3d().


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def combine(a, b, first, second):
    return [first * x + second * y for x, y in zip(a, b)]


def css_decompose(m):
    m = [value / m[15] for value in m]
    row = [m[0:3], m[4:7], m[8:11]]
    scale, skew = [0.0] * 3, [0.0] * 3
    scale[0] = math.sqrt(dot(row[0], row[0]))
    row[0] = [v / scale[0] for v in row[0]]
    skew[0] = dot(row[0], row[1])
    row[1] = combine(row[1], row[0], 1, -skew[0])
    scale[1] = math.sqrt(dot(row[1], row[1]))
    row[1] = [v / scale[1] for v in row[1]]
    skew[0] /= scale[1]
    skew[1] = dot(row[0], row[2])
    row[2] = combine(row[2], row[0], 1, -skew[1])
    skew[2] = dot(row[1], row[2])
    row[2] = combine(row[2], row[1], 1, -skew[2])
    scale[2] = math.sqrt(dot(row[2], row[2]))
    row[2] = [v / scale[2] for v in row[2]]
    skew[1] /= scale[2]
    skew[2] /= scale[2]
    if dot(row[0], cross(row[1], row[2])) < 0:
        scale, row = [-s for s in scale], [[-v for v in r] for r in row]
    q = [0.5 * math.sqrt(max(1 + row[0][0] - row[1][1] - row[2][2], 0)),
         0.5 * math.sqrt(max(1 - row[0][0] + row[1][1] - row[2][2], 0)),
         0.5 * math.sqrt(max(1 - row[0][0] - row[1][1] + row[2][2], 0)),
         0.5 * math.sqrt(max(1 + row[0][0] + row[1][1] + row[2][2], 0))]
    # The signs for rows: a rotation about x has row[1][2] = sin.
    for i, (j, k) in enumerate(((1, 2), (2, 0), (0, 1))):
        if row[k][j] > row[j][k]:
            q[i] = -q[i]
    return m[12:15], scale, skew, q


def css_slerp(a, b, t):
    product = max(min(sum(x * y for x, y in zip(a, b)), 1.0), -1.0)
    if abs(product) == 1:
        return a
    theta = math.acos(product)
    w = math.sin(t * theta) / math.sqrt(1 - product * product)
    return combine(a, b, math.cos(t * theta) - product * w, w)


def css_between(first, second, t):
    a, b = css_decompose(first), css_decompose(second)
    translation, scale, skew = (combine(u, v, 1 - t, t) for u, v in zip(a[:3], b[:3]))
    x, y, z, w = css_slerp(a[3], b[3], t)
    r = [[1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
         [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
         [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)]]
    rows = [r[0], combine(r[1], r[0], 1, skew[0]), combine(combine(r[2], r[1], 1, skew[2]), r[0], 1, skew[1])]
    rows = [[scale[i] * v for v in rows[i]] for i in range(3)]
    return [*rows[0], 0.0, *rows[1], 0.0, *rows[2], 0.0, *translation, 1.0]
