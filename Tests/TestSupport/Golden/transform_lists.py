#!/usr/bin/env python3
"""Writes transform_lists.txt: lists of CSS's transform functions and their interpolations, by mpmath with 50 digits.

    python3 transform_lists.py > transform_lists.txt

`list` lines hold a CSS transform value, without spaces, and the sixteen numbers of its matrix3d(). `between` lines
hold two values, a progress and the interpolated sixteen numbers, by CSS Transforms 2, "Interpolation of transform lists".
`unit` lines hold a length or an angle whose number is a double, and the double nearest to it in px or rad.

Matrices are those of the specification, for columns; a list is their product from left to right. Rotations about
different axes, and those of decomposed matrices, use the axis and angle of the relative rotation matrix, so that no
quaternion is shared with the code under test. Every number is used as written, units included.
"""
import random

from mpmath import acos, atan2, cos, floor, inverse, matrix, mp, mpf, pi, sin, sqrt, tan

mp.dps = 50
random.seed(2026)


# ---- Matrices for columns ----

def rotation(axis, angle):
    n = sqrt(sum(a * a for a in axis))
    if n == 0:
        return mp.eye(3)
    x, y, z = (a / n for a in axis)
    k = matrix([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return mp.eye(3) + sin(angle) * k + (1 - cos(angle)) * (k * k)


def four(m3, t=(0, 0, 0)):
    m = mp.eye(4)
    for i in range(3):
        for j in range(3):
            m[i, j] = m3[i, j]
        m[i, 3] = t[i]
    return m


def function_matrix(f):
    kind, v = f
    if kind == "translate":
        return four(mp.eye(3), v)
    if kind == "scale":
        return four(matrix([[v[0], 0, 0], [0, v[1], 0], [0, 0, v[2]]]))
    if kind == "rotate":
        return four(rotation(v[:3], v[3]))
    if kind in ("skew", "skewX", "skewY"):
        x, y = {"skew": v, "skewX": v + [0], "skewY": [0] + v}[kind]
        return four(matrix([[1, tan(x), 0], [tan(y), 1, 0], [0, 0, 1]]))
    if kind == "perspective":
        m = mp.eye(4)
        m[3, 2] = -max(-1, min(1, v[0]))  # the inverse distance; less than 1px acts as 1px
        return m
    return v[0]


def list_matrix(functions):
    m = mp.eye(4)
    for f in functions:
        m = m * function_matrix(f)
    return m


# ---- Interpolation of matrices, CSS Transforms 2 ----

mix = lambda a, b, p: [x + p * (y - x) for x, y in zip(a, b)]


def is_planar(m):
    return all(m[i, j] == (1 if i == j else 0)
               for i in range(4) for j in range(4) if 2 in (i, j) or i == 3)


def planar_parts(m):
    a, b, c, d = m[0, 0], m[1, 0], m[0, 1], m[1, 1]
    determinant = a * d - b * c
    sx = sqrt(a * a + b * b) * (-1 if determinant < 0 and a < d else 1)
    sy = determinant / sx
    co, si = a / sx, b / sx
    return [m[0, 3], m[1, 3]], [sx, sy, (co * c + si * d) / sy], atan2(si, co)


def planar_between(a, b, p):
    (ta, sa, ra), (tb, sb, rb) = planar_parts(a), planar_parts(b)
    turn = rb - ra - 2 * pi * floor((rb - ra) / (2 * pi) + mpf(1) / 2)
    t, (sx, sy, k), r = mix(ta, tb, p), mix(sa, sb, p), ra + p * turn
    shape = matrix([[1, k], [0, 1]]) * matrix([[sx, 0], [0, sy]])
    turned = matrix([[cos(r), -sin(r)], [sin(r), cos(r)]]) * shape
    m = four(mp.eye(3), t + [0])
    for i in range(2):
        for j in range(2):
            m[i, j] = turned[i, j]
    return m, abs(turn)


def parts(m):
    m = m / m[3, 3]
    affine = m.copy()
    for j in range(4):
        affine[3, j] = 1 if j == 3 else 0
    perspective = list((m[3, :] * inverse(affine)))
    columns = [matrix([m[i, j] for i in range(3)]) for j in range(3)]
    dot = lambda u, v: sum(u[i] * v[i] for i in range(3))
    scale, skew = [0] * 3, [0] * 3
    scale[0] = sqrt(dot(columns[0], columns[0]))
    columns[0] /= scale[0]
    skew[0] = dot(columns[0], columns[1])
    columns[1] -= skew[0] * columns[0]
    scale[1] = sqrt(dot(columns[1], columns[1]))
    columns[1] /= scale[1]
    skew[1], skew[2] = dot(columns[0], columns[2]), dot(columns[1], columns[2])
    columns[2] -= skew[1] * columns[0] + skew[2] * columns[1]
    scale[2] = sqrt(dot(columns[2], columns[2]))
    columns[2] /= scale[2]
    skew = [skew[0] / scale[1], skew[1] / scale[2], skew[2] / scale[2]]
    r = matrix([[columns[j][i] for j in range(3)] for i in range(3)])
    if mp.det(r) < 0:
        r, scale = -r, [-s for s in scale]
    return [m[i, 3] for i in range(3)], scale, skew, perspective, r


def turned(a, b, p):
    """The rotation at the fraction p from a to b, and the angle between them."""
    relative = b * a.T
    angle = acos(max(-1, min(1, (relative[0, 0] + relative[1, 1] + relative[2, 2] - 1) / 2)))
    axis = (relative[2, 1] - relative[1, 2], relative[0, 2] - relative[2, 0], relative[1, 0] - relative[0, 1])
    return rotation(axis, p * angle) * a, angle


def matrix_between(a, b, p):
    if is_planar(a) and is_planar(b):
        return planar_between(a, b, p)
    da, db = parts(a), parts(b)
    t, s, k, e = (mix(da[i], db[i], p) for i in range(4))
    r, angle = turned(da[4], db[4], p)
    shape = matrix([[1, k[0], k[1]], [0, 1, k[2]], [0, 0, 1]]) * matrix([[s[0], 0, 0], [0, s[1], 0], [0, 0, s[2]]])
    eye = mp.eye(4)
    for j in range(4):
        eye[3, j] = e[j]
    return eye * four(r * shape, t), angle


# ---- Interpolation of lists, CSS Transforms 2 ----

def identity(f):
    kind, v = f
    return (kind, {"scale": [mpf(1)] * 3, "rotate": v[:3] + [mpf(0)] if kind == "rotate" else 0,
                   "matrix": [mp.eye(4)], "matrix3d": [mp.eye(4)]}.get(kind, [mpf(0)] * len(v)))


def function_between(f, g, p):
    """The matrix at the fraction p from f to g, and the slerp angle."""
    kind, a, b = f[0], f[1], g[1]
    if kind in ("matrix", "matrix3d"):
        return matrix_between(a[0], b[0], p)
    if kind == "rotate":
        na, nb = ([x / sqrt(sum(y * y for y in v[:3])) for x in v[:3]] for v in (a, b))
        if a[3] == 0:
            return four(rotation(nb, p * b[3])), 0
        if b[3] == 0 or max(abs(x - y) for x, y in zip(na, nb)) < mpf(10) ** -40:
            return four(rotation(na, a[3] + p * (b[3] - a[3]))), 0
        r, angle = turned(rotation(na, a[3]), rotation(nb, b[3]), p)
        return four(r), angle
    return function_matrix((kind, mix(a, b, p))), 0


def list_between(f, g, p):
    """The matrix at the fraction p, and the largest slerp angle."""
    m, largest = mp.eye(4), mpf(0)
    count = max(len(f), len(g))
    f = f + [identity(x) for x in g[len(f):]]
    g = g + [identity(x) for x in f[len(g):]]
    for i in range(count):
        if f[i][0] != g[i][0]:
            rest, angle = matrix_between(list_matrix(f[i:]), list_matrix(g[i:]), p)
            return m * rest, max(largest, angle)
        step, angle = function_between(f[i], g[i], p)
        m, largest = m * step, max(largest, angle)
    return m, largest


# ---- Random functions, as text and as numbers ----

def number(low, high):
    value = random.uniform(low, high)
    text = random.choice([repr(value), f"{value:.2f}", f"{value:.6e}"])
    return text, mpf(text)


def length(low, high):
    unit, size = random.choice([("px", mpf(1))] * 4 + [
        ("in", mpf(96)), ("cm", 96 / mpf("2.54")), ("mm", 96 / mpf("25.4")), ("Q", 96 / mpf("101.6")),
        ("pt", mpf(4) / 3), ("pc", mpf(16))])
    text, value = number(low / float(size), high / float(size))
    return ("0", mpf(0)) if random.random() < 0.05 else (text + unit, value * size)


def angle(low, high):
    unit, size = random.choice([("rad", mpf(1)), ("deg", pi / 180), ("grad", pi / 200), ("turn", 2 * pi)])
    text, value = number(low / float(size), high / float(size))
    return ("0", mpf(0)) if random.random() < 0.05 else (text + unit, value * size)


def factor():
    sign = random.choice([1, 1, 1, -1])
    low, high = sorted((sign * 0.3, sign * 2.5))
    if random.random() < 0.2:
        text, value = number(low * 100, high * 100)
        return text + "%", value / 100
    return number(low, high)


AXES = {"rotateX": [1, 0, 0], "rotateY": [0, 1, 0], "rotateZ": [0, 0, 1], "rotate": [0, 0, 1]}


def function(planar=False, axis=None):
    """A random function: text, kind and numbers."""
    names = ["translate", "translateX", "translateY", "scale", "scaleX", "scaleY", "rotate", "skew", "skewX", "skewY",
             "matrix"]
    if not planar:
        names += ["translateZ", "translate3d", "scaleZ", "scale3d", "rotateX", "rotateY", "rotateZ", "rotate3d",
                  "rotate3d", "matrix3d", "perspective"]
    return named(random.choice(names), axis)


def named(name, axis=None):
    write = lambda arguments: f"{name}({','.join(t for t, _ in arguments)})"
    values = lambda arguments: [v for _, v in arguments]
    base = name.rstrip("XYZ") if name[-1] in "XYZ" else name[:-2] if name.endswith("3d") else name
    if base in ("translate", "scale"):
        one = (lambda: length(-100, 100)) if base == "translate" else factor
        rest = mpf(0) if base == "translate" else mpf(1)
        if name[-1] in "XYZ":
            a = [one()]
            v = [rest] * 3
            v["XYZ".index(name[-1])] = a[0][1]
        else:
            a = [one() for _ in range(3 if name.endswith("3d") else random.choice([1, 2]))]
            v = values(a) + [rest] * (3 - len(a))
            if base == "scale" and len(a) == 1:
                v[1] = v[0]
        return write(a), (base, v)
    if name in AXES:
        a = [angle(-7, 7)]
        return write(a), ("rotate", [mpf(x) for x in AXES[name]] + values(a))
    if name == "rotate3d":
        a = (axis or [number(-1, 1) for _ in range(3)]) + [angle(-7, 7)]
        return write(a), ("rotate", values(a))
    if base == "skew":
        a = [angle(-1, 1) for _ in range(random.choice([1, 2]) if name == "skew" else 1)]
        v = values(a)
        return write(a), (name, v + [mpf(0)] * (2 - len(v)) if name == "skew" else v)
    if name == "perspective":
        text, distance = random.choice([length(200, 2000), length(200, 2000), ("none", None)])
        if text != "none" and distance < 1:
            text, distance = "0.5px", mpf(1)  # a 0
        return f"perspective({text})", ("perspective", [mpf(0) if distance is None else 1 / distance])
    if name == "matrix":
        a = [number(-2, 2) for _ in range(4)] + [number(-99, 99) for _ in range(2)]
        v = values(a)
        m = mp.eye(4)
        m[0, 0], m[1, 0], m[0, 1], m[1, 1], m[0, 3], m[1, 3] = v
        return write(a), ("matrix", [m])
    a = [number(-2, 2) for _ in range(16)]
    for i in (3, 7, 11):
        a[i] = number(-0.002, 0.002) if random.random() < 0.5 else ("0", mpf(0))
    for i in (12, 13, 14):
        a[i] = number(-99, 99)
    a[15] = number(0.5, 2) if random.random() < 0.3 else ("1", mpf(1))
    v = values(a)
    return write(a), ("matrix3d", [matrix([[v[4 * j + i] for j in range(4)] for i in range(4)])])


def written(functions):
    return "".join(t for t, _ in functions) or "none"


def show(kind, words, m):
    print(kind, *words, *(mp.nstr(m[i, j], 19) for j in range(4) for i in range(4)))


def condition(m):
    """How much the decomposition of a matrix magnifies rounding: the lengths of its columns over their volume."""
    r = matrix([[m[i, j] for j in range(3)] for i in range(3)])
    lengths = mpf(1)
    for j in range(3):
        lengths *= sqrt(sum(r[i, j] ** 2 for i in range(3)))
    return lengths / abs(mp.det(r)) if mp.det(r) != 0 else mpf("inf")


UNITS = {"in": mpf(96), "cm": 96 / mpf("2.54"), "mm": 96 / mpf("25.4"), "Q": 96 / mpf("101.6"), "pt": mpf(4) / 3,
         "pc": mpf(16), "deg": pi / 180, "grad": pi / 200, "turn": 2 * pi}
for unit, size in UNITS.items():
    values = [1, 90, 360, -45, 0.125, 400] + [random.randint(-10**6, 10**6) / 2**random.randint(0, 20) for _ in range(20)]
    for value in values + [random.uniform(-1, 1) * 10.0**random.randint(-300, 290) for _ in range(14)]:
        print("unit", f"{value!r}{unit}", repr(float(mpf(value) * size)))

for _ in range(200):
    functions = [function() for _ in range(random.randint(0, 4))]
    show("list", [written(functions)], list_matrix([f for _, f in functions]))

done = 0
while done < 400:
    planar = random.random() < 0.4
    axis = [number(-1, 1) for _ in range(3)] if random.random() < 0.5 else None
    first = [function(planar, axis) for _ in range(random.randint(0, 4))]
    second = []
    for t, f in first:
        # Most functions match, so that matching prefixes of every length occur.
        name = t[:t.index("(")]
        second.append(named(name, axis) if random.random() < 0.8 else function(planar, axis))
    second = second[:random.randint(0, 4)]
    if len(first) < 4 and random.random() < 0.3:
        second += [function(planar, axis)]
    if random.random() < 0.5:
        first, second = second, first
    p = random.choice(["0.25", "0.5", "-0.5", "1.25", "2", repr(random.random())])
    f, g = [x for _, x in first], [x for _, x in second]
    every = [m for x in (f, g) for i in range(len(x) + 1) for m in [list_matrix(x[i:])]]
    every += [m for x in f + g for m in [function_matrix(x)]]
    if max(condition(m) for m in every) > 50 or min(abs(m[3, 3]) for m in every) < 0.2:
        continue  # decomposition would magnify rounding
    result, angle_between = list_between(f, g, mpf(p))
    if angle_between > mpf("2.9"):
        continue  # both directions are nearly equally long, so rounding would choose
    done += 1
    show("between", [written(first), written(second), p], result)
