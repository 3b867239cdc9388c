#!/usr/bin/env python3
"""Writes perspective.txt: sides, clipped outlines and unprojected points, in exact rationals (fractions).

    python3 perspective.py > perspective.txt

Inputs are hexadecimal doubles; transforms are sixteen fields row by row, for row vectors.
`facing` lines hold a transform and the sign (-1, 0, 1) of the determinant of the plane's map.
`turn` lines hold three points and the sign of the area of their triangle.
`clip` lines hold a transform, a rectangle (x y width height), the near plane and the outline's coordinates (none if
nothing is in front): the corners in order, from the top left or the cut before it.
`back` lines hold a transform, a point of the screen and the point of the plane z = 0 that is seen there, or `none`.
"""
import math
import random
from fractions import Fraction as F

random.seed(4711)


def hexes(values):
    return " ".join(float(v).hex() for v in values)


def decimal(value):
    """25 digits of a rational."""
    if value == 0:
        return "0"
    sign, value, power = ("-" if value < 0 else ""), abs(value), 0
    while value >= 10:
        value, power = value / 10, power + 1
    while value < 1:
        value, power = value * 10, power - 1
    digits = str(round(value * 10**24))
    if len(digits) == 26:
        digits, power = digits[:-1], power + 1
    return f"{sign}{digits[0]}.{digits[1:]}e{power}"


def product(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(4)) for j in range(4)] for i in range(4)]


def shift(x, y, z):
    return [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]]


def turn(axis, angle):
    n = math.sqrt(sum(a * a for a in axis))
    x, y, z = (a / n for a in axis)
    c, s = math.cos(angle), math.sin(angle)
    v = 1 - c
    return [
        [c + v * x * x, v * x * y + s * z, v * x * z - s * y, 0],
        [v * x * y - s * z, c + v * y * y, v * y * z + s * x, 0],
        [v * x * z + s * y, v * y * z - s * x, c + v * z * z, 0], [0, 0, 0, 1]]


def eye(distance):
    m = shift(0, 0, 0)
    m[2][3] = -1 / distance
    return m


def about(m, x, y, z=0):
    return product(product(shift(-x, -y, -z), m), shift(x, y, z))


def flat(m):
    return [v for row in m for v in row]


def determinant(a):
    return (a[0][0] * (a[1][1] * a[2][2] - a[1][2] * a[2][1]) - a[0][1] * (a[1][0] * a[2][2] - a[1][2] * a[2][0])
            + a[0][2] * (a[1][0] * a[2][1] - a[1][1] * a[2][0]))


def sign(v):
    return (v > 0) - (v < 0)


def plane(m):
    return [[F(m[i][j]) for j in (0, 1, 3)] for i in (0, 1, 3)]


# Sides.
def facing(m):
    print("facing", hexes(flat(m)), sign(determinant(plane(m))))


def nudged(v):
    return math.nextafter(v, random.choice([-math.inf, math.inf]))


for _ in range(60):
    facing([[random.uniform(-2, 2) for _ in range(4)] for _ in range(4)])
for kind in range(240):
    # The third row is a combination of the others, exactly in small integers, or rounded; then a field is nudged.
    integers = kind % 2 == 0
    draw = (lambda: float(random.randint(-99, 99))) if integers else (lambda: random.uniform(-1, 1))
    m = [[draw() for _ in range(4)] for _ in range(4)]
    p, q = draw(), draw()
    m[3] = [p * m[0][j] + q * m[1][j] for j in range(4)]
    if kind % 3 == 1:
        i, j = random.choice([0, 1, 3]), random.choice([0, 1, 3])
        m[i][j] = nudged(m[i][j])
    if kind % 5 == 0:
        power = random.choice([-250, -120, 120, 250])
        i = random.choice([0, 1, 3])
        m[i] = [v * 2.0**power for v in m[i]]
    facing(m)
for _ in range(100):
    # Planes that nearly contain the eye.
    distance, x = random.uniform(100, 1000), random.uniform(-200, 200)
    m = product(turn([0, 1, 0], math.pi / 2), product(shift(x * random.choice([0, 1e-17, 1e-16, 1]), 0, 0), eye(distance)))
    facing(m if random.random() < 0.5 else about(m, random.uniform(0, 400), random.uniform(0, 800)))

for kind in range(200):
    a = [random.uniform(-1000, 1000) for _ in range(2)]
    b = [random.uniform(-1000, 1000) for _ in range(2)]
    t = random.uniform(-1, 2)
    c = [a[i] + t * (b[i] - a[i]) for i in range(2)]
    if kind % 4 == 0:
        a, b = [float(round(v)) for v in a], [float(round(v)) for v in b]
        c = [2 * b[i] - a[i] for i in range(2)]
    if kind % 3 == 0:
        c[0] = nudged(c[0])
    if kind % 7 == 0:
        power = random.choice([-400, 400])
        a, b, c = ([v * 2.0**power for v in p] for p in (a, b, c))
    fa, fb, fc = ([F(v) for v in p] for p in (a, b, c))
    area = (fb[0] - fa[0]) * (fc[1] - fa[1]) - (fb[1] - fa[1]) * (fc[0] - fa[0])
    print("turn", hexes(a + b + c), sign(area))


# Outlines.
def outline(m, rectangle, near):
    x, y, w, h = rectangle
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    images = [[F(px) * F(m[0][j]) + F(py) * F(m[1][j]) + F(m[3][j]) for j in range(4)] for px, py in corners]
    near, result = F(near), []
    for k in range(4):
        p, q = images[k - 1], images[k]
        if (p[3] - near) * (q[3] - near) < 0:
            f = (near - p[3]) / (q[3] - p[3])
            result.append([(p[j] + f * (q[j] - p[j])) / near for j in range(2)])
        if q[3] >= near:
            result.append([q[0] / q[3], q[1] / q[3]])
    return result if len(result) >= 3 else []


def pose():
    """A rotation and a translation in front of an eye, about a centre; often partly behind the eye."""
    distance = random.uniform(200, 2000)
    cx, cy = random.uniform(0, 400), random.uniform(0, 800)
    axis = [random.uniform(-1, 1) for _ in range(3)]
    m = product(turn(axis, random.uniform(-3.2, 3.2)), shift(random.uniform(-100, 100), 0, random.uniform(-1, 1.2) * distance))
    m = about(product(m, eye(distance)), cx, cy)
    w, h = random.uniform(10, 600), random.uniform(10, 600)
    return m, (cx - w * random.random(), cy - h * random.random(), w, h)


counts = {0: 0, 3: 0, 4: 0, 5: 0}
wanted = {0: 10, 3: 80, 4: 250, 5: 80}
while any(counts[n] < wanted[n] for n in counts):
    m, rectangle = pose()
    near = random.choice([2.0**-16, 2.0**-16, 2.0**-10, 0.1])
    points = outline(m, rectangle, near)
    if len(points) in counts and counts[len(points)] < wanted[len(points)]:
        counts[len(points)] += 1
        print("clip", hexes(flat(m)), hexes(rectangle), float(near).hex(), *(decimal(v) for p in points for v in p))


# Unprojection.
def unproject(m, x, y):
    """The plane's point: (x, y, 1) times the adjugate of the plane's map."""
    a = plane(m)
    d = determinant(a)
    s = [F(x), F(y), F(1)]
    adjugate = [[(a[(j + 1) % 3][(i + 1) % 3] * a[(j + 2) % 3][(i + 2) % 3]
                  - a[(j + 1) % 3][(i + 2) % 3] * a[(j + 2) % 3][(i + 1) % 3]) for j in range(3)] for i in range(3)]
    image = [sum(s[i] * adjugate[i][j] for i in range(3)) for j in range(3)]
    if d == 0 or image[2] == 0 or d / image[2] < 0:
        return None
    return image[0] / image[2], image[1] / image[2]


def back(m, x, y):
    point = unproject(m, x, y)
    print("back", hexes(flat(m)), hexes([x, y]), *(["none"] if point is None else map(decimal, point)))


for _ in range(200):
    m, rectangle = pose()
    back(m, random.uniform(-200, 600), random.uniform(-200, 1000))
for degrees in [60, 80, 85, 88, 89, 89.9, 89.99, 89.999, 89.999999, 90]:
    for _ in range(10):
        cx, cy = random.uniform(0, 400), random.uniform(0, 800)
        axis = random.choice([[0, 1, 0], [1, 0, 0], [random.uniform(-1, 1), random.uniform(-1, 1), 0]])
        m = about(product(turn(axis, degrees * math.pi / 180), eye(random.uniform(200, 2000))), cx, cy)
        back(m, cx + random.uniform(-1, 1), cy + random.uniform(-1, 1))
