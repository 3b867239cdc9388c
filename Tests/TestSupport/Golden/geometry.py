"""Formulas of quaternions (x, y, z, w) and of rotation matrices that several scripts use, in the precision of mpmath."""
from mpmath import cos, matrix, sin, sqrt


def times(a, b):
    ax, ay, az, aw = a
    bx, by, bz, bw = b
    return [aw * bx + ax * bw + ay * bz - az * by, aw * by - ax * bz + ay * bw + az * bx,
            aw * bz + ax * by - ay * bx + az * bw, aw * bw - ax * bx - ay * by - az * bz]


def conj(q):
    return [-q[0], -q[1], -q[2], q[3]]


def length(v):
    return sqrt(sum(x * x for x in v))


def unit(q):
    n = length(q)
    return [x / n for x in q]


def rotation(axis, angle):
    """The rotation matrix about an axis, for row vectors."""
    x, y, z = unit(axis)
    c, s = cos(angle), sin(angle)
    v = 1 - c
    return matrix([
        [c + v * x * x, v * x * y + s * z, v * x * z - s * y],
        [v * x * y - s * z, c + v * y * y, v * y * z + s * x],
        [v * x * z + s * y, v * y * z - s * x, c + v * z * z]])
