"""The functions of the conformance cases by mpmath, with 60 digits, for generate.py.

Each function takes a dictionary of numbers (`in` of a case) and returns a dictionary of numbers (`out`). Where a second
method exists that shares no formula with the first, `check` compares both.
"""

from mpmath import acos, cos, cosh, exp, expm, log, lu_solve, matrix, mp, mpf, pi, polyroots, qr, sin, sinh, sqrt

mp.dps = 60
CLOSE = mpf(10) ** -45


def near(a, b, size):
    assert abs(a - b) <= CLOSE * size, (a, b, size)


def physical(spring):
    """Mass, stiffness and damping of a spring in any spelling."""
    mass = spring.get("mass", mpf(1))
    if "bounce" in spring:
        bounce = spring["bounce"]
        ratio, stiffness = 1 - bounce if bounce >= 0 else 1 / (1 + bounce), (2 * pi / spring["duration"]) ** 2
    elif "response" in spring:
        ratio, stiffness = spring["dampingRatio"], mass * (2 * pi / spring["response"]) ** 2
    elif "dampingRatio" in spring:
        ratio, stiffness = spring["dampingRatio"], spring["stiffness"]
    else:
        return mass, spring["stiffness"], spring["damping"]
    return mass, stiffness, 2 * ratio * sqrt(stiffness * mass)


def state(spring, x, v, t):
    """Displacement and velocity of m x'' + c x' + k x = 0 after t seconds."""
    mass, stiffness, damping = physical(spring)
    g, square = damping / (2 * mass), stiffness / mass
    d = square - g * g
    # The root of a difference that is rounding alone is 0.
    w = sqrt(abs(d)) if abs(d) > mpf(10) ** -50 * square else mpf(0)
    c, s = (mpf(1), t) if w == 0 else (cos(w * t), sin(w * t) / w) if d > 0 else (cosh(w * t), sinh(w * t) / w)
    return exp(-g * t) * (c * x + s * (v + g * x)), exp(-g * t) * (c * v - s * (square * x + g * v))


def springs(given):
    spring = given["spring"]
    x, v = state(spring, given["from"] - given["to"], given["velocity"], given["time"])
    out = {"position": given["to"] + x, "velocity": v}
    if "damping" not in spring:
        out |= dict(zip(("stiffness", "damping"), physical(spring)[1:]))
        if "stiffness" in spring:
            del out["stiffness"]
    return out


def check_springs(given):
    """By the exponential of the matrix of the differential equation."""
    mass, stiffness, damping = physical(given["spring"])
    propagator = expm(matrix([[0, 1], [-stiffness / mass, -damping / mass]]) * given["time"])
    x, v = propagator * matrix([given["from"] - given["to"], given["velocity"]])
    found, w = springs(given), sqrt(stiffness / mass)
    size = abs(given["from"]) + abs(given["to"]) + abs(given["velocity"]) / w
    near(found["position"], given["to"] + x, size)
    near(found["velocity"], v, size * w)


def beyond(given, t):
    """Distance and speed at a time, as fractions of their limits."""
    x, v = state(given["spring"], given["from"] - given["to"], given["velocity"], t)
    return [abs(x) / given["distance"]] + ([abs(v) / given["speed"]] if "speed" in given else [])


def parameter(x1, x2, t):
    """The root of x(s) = t in [0, 1], by bisection and Newton's method."""
    a, b, c = 1 + 3 * x1 - 3 * x2, 3 * x2 - 6 * x1, 3 * x1
    low, high = mpf(0), mpf(1)
    for step in range(400):
        s = (low + high) / 2
        if step > 60:
            slope = (3 * a * s + 2 * b) * s + c
            next_s = s - (((a * s + b) * s + c) * s - t) / slope if slope > 0 else s
            if low < next_s < high:
                if abs(next_s - s) < mpf(10) ** -58:
                    return next_s
                s = next_s
        if ((a * s + b) * s + c) * s < t:
            low = s
        else:
            high = s
    return low


def beziers(given):
    (x1, y1, x2, y2), t = given["points"], given["input"]
    s = parameter(x1, x2, t)
    rate = lambda p, q: 3 * ((1 - s) ** 2 * p + 2 * s * (1 - s) * (q - p) + s * s * (1 - q))
    return {"value": ((3 * y1 - 3 * y2 + 1) * s + 3 * y2 - 6 * y1) * s * s + 3 * y1 * s, "slope": rate(y1, y2) / rate(x1, x2)}


def check_beziers(given):
    """By all roots of the cubic in Bernstein's form."""
    (x1, y1, x2, y2), t = given["points"], given["input"]
    coefficients = [1 + 3 * x1 - 3 * x2, 3 * x2 - 6 * x1, 3 * x1, -t]
    while coefficients[0] == 0:
        del coefficients[0]
    roots = [root.real for root in polyroots(coefficients, maxsteps=2000, extraprec=900)
             if abs(root.imag) < CLOSE and -CLOSE < root.real < 1 + CLOSE]
    values = [3 * (1 - s) ** 2 * s * y1 + 3 * (1 - s) * s * s * y2 + s ** 3 for s in roots]
    found = beziers(given)["value"]
    near(found, min(values, key=lambda value: abs(value - found)), (1 + abs(y1) + abs(y2)) * 10 ** 10)


def steps(given):
    """CSS Easing 2, section 2.3.1: the jumps passed over all jumps."""
    count, jump, t = given["count"], given["jump"], given["input"]
    passed = int(mp.floor(t * count)) + (jump in ("jump-start", "jump-both"))
    jumps = count + {"jump-none": -1, "jump-both": 1}.get(jump, 0)
    if t >= 0:
        passed = max(passed, 0)
    if t <= 1:
        passed = min(passed, jumps)
    return {"value": mpf(passed) / jumps}


def linear(given):
    """CSS Easing 2, section 2.2: the line through two stops; of stops at one input the last."""
    stops, t = given["stops"], given["input"]
    reached = [i for i, stop in enumerate(stops) if stop[0] <= t]
    i = min(reached[-1], len(stops) - 2) if reached else 0
    (x, y), (to_x, to_y) = stops[i:i + 2]
    return {"value": to_y if t == to_x else y + (to_y - y) * (t - x) / (to_x - x)}


def decay(given):
    start, velocity, rate = given["from"], given["velocity"], given["rate"]
    left, reach = rate ** (1000 * given["time"]), velocity / (-1000 * log(rate))
    return {"position": start + reach * (1 - left), "velocity": velocity * left, "end": start + reach,
            "discreteEnd": start + velocity / 1000 * rate / (1 - rate)}


def check_decay(given):
    """The derivative of the position is the velocity; the sum is that of a geometric series."""
    moved = lambda t: decay({**given, "time": t})["position"]
    found, h = decay(given), mpf(10) ** -14
    slope = (moved(given["time"] - 2 * h) - 8 * moved(given["time"] - h) + 8 * moved(given["time"] + h)
             - moved(given["time"] + 2 * h)) / (12 * h)
    assert abs(slope - found["velocity"]) <= mpf(10) ** -24 * (abs(given["velocity"]) + abs(given["from"]))
    count = int(150 / -log(given["rate"]))
    if count < 100_000:
        total = given["velocity"] / 1000 * sum(given["rate"] ** k for k in range(1, count))
        near(found["discreteEnd"], given["from"] + total, abs(total) + abs(given["from"]))


def rows_of(numbers):
    return matrix([numbers[4 * i:4 * i + 4] for i in range(4)])


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def decomposed(numbers):
    """CSS Transforms 2, "Decomposing a 3D matrix": the parts, with the rotation as a matrix of rows."""
    m = rows_of(numbers) / numbers[15]
    p = m.copy()
    for i in range(4):
        p[i, 3] = mpf(i == 3)
    perspective = list(lu_solve(p, m[:, 3]))
    r, scale = [[m[i, j] for j in range(3)] for i in range(3)], []
    skew = {}
    for i in range(3):
        for j in range(i):
            skew[j, i] = dot(r[j], r[i])
            r[i] = [a - skew[j, i] * b for a, b in zip(r[i], r[j])]
        scale.append(sqrt(dot(r[i], r[i])))
        r[i] = [a / scale[i] for a in r[i]]
    turned = mp.det(matrix(r)) < 0
    r, scale = ([[-a for a in row] for row in r], [-s for s in scale]) if turned else (r, scale)
    skews = [skew[0, 1] / abs(scale[1]), skew[0, 2] / abs(scale[2]), skew[1, 2] / abs(scale[2])]
    return [m[3, i] for i in range(3)], scale, skews, perspective, r


def decomposition(given):
    translation, scale, skew, perspective, r = decomposed(given["matrix"])
    w = sqrt(1 + r[0][0] + r[1][1] + r[2][2]) / 2
    rotation = [(r[1][2] - r[2][1]) / (4 * w), (r[2][0] - r[0][2]) / (4 * w), (r[0][1] - r[1][0]) / (4 * w), w]
    return {"translation": translation, "scale": scale, "skew": skew, "perspective": perspective, "rotation": rotation}


def check_decomposition(given):
    """The lengths by a QR decomposition, and the matrix by recomposing."""
    m = rows_of(given["matrix"])
    lengths = qr((m[:3, :3] / m[3, 3]).T)[1]
    *parts, r = decomposed(given["matrix"])
    for i in range(3):
        near(abs(lengths[i, i]), abs(parts[1][i]), abs(parts[1][i]) * 100)
    again = composed(*parts, matrix(r)) * m[3, 3]
    for i in range(4):
        for j in range(4):
            near(again[i, j], m[i, j], 10 ** 4)


def composed(translation, scale, skew, perspective, r):
    sheared = matrix([[1, 0, 0], [skew[0], 1, 0], [skew[1], skew[2], 1]])
    m, p = mp.eye(4), mp.eye(4)
    m[:3, :3] = matrix([[scale[i] * sheared[i, j] for j in range(3)] for i in range(3)]) * r
    for i in range(3):
        m[3, i] = translation[i]
    for i in range(4):
        p[i, 3] = perspective[i]
    return m * p


def rotated(axis, angle):
    """The rotation about an axis, in rows."""
    n = sqrt(dot(axis, axis))
    x, y, z = (a / n for a in axis)
    c, s, v = cos(angle), sin(angle), 1 - cos(angle)
    return matrix([[c + v * x * x, v * x * y + s * z, v * x * z - s * y], [v * x * y - s * z, c + v * y * y, v * y * z + s * x],
                   [v * x * z + s * y, v * y * z - s * x, c + v * z * z]])


def relative(given):
    """The parts of both ends, the angle and the axis between their rotations."""
    a, b = decomposed(given["from"]), decomposed(given["to"])
    turn = matrix(a[4]).T * matrix(b[4])
    angle = acos((turn[0, 0] + turn[1, 1] + turn[2, 2] - 1) / 2)
    return a, b, angle, (turn[1, 2] - turn[2, 1], turn[2, 0] - turn[0, 2], turn[0, 1] - turn[1, 0])


def transforms(given):
    """The parts are interpolated, the rotation by the angle about the axis between both: the great circle of slerp."""
    a, b, angle, axis = relative(given)
    p = given["progress"]
    mix = [[u + p * (v - u) for u, v in zip(a[i], b[i])] for i in range(4)]
    return {"matrix": list(composed(*mix, matrix(a[4]) * rotated(axis, p * angle)))}


def release(given):
    """The slope at the newest sample of the least-squares parabola, by the normal equations."""
    times, newest = given["times"], given["times"][-1]
    if given.get("released", newest) - newest > mpf("0.04"):
        return {"velocity": [mpf(0), mpf(0)]}
    first = len(times) - 1
    while first > max(len(times) - 20, 0) and newest - times[first - 1] <= mpf("0.1") and \
            times[first] - times[first - 1] <= mpf("0.04"):
        first -= 1
    t = [time - newest for time in times[first:]]
    size = min(3, len(set(t)))
    if size == 1:
        return {"velocity": [mpf(0), mpf(0)]}
    normal = matrix([[sum(x ** (i + j) for x in t) for j in range(size)] for i in range(size)])
    return {"velocity": [lu_solve(normal, matrix([dot([x ** i for x in t], values[first:]) for i in range(size)]))[1]
                         for values in (given["x"], given["y"])]}


def check_release(given):
    """A parabola is found exactly, whatever the times."""
    newest = given["times"][-1]
    found = release({**given, "x": [3 + 5 * (t - newest) + 7 * (t - newest) ** 2 for t in given["times"]]})["velocity"]
    if found != [0, 0] and len(set(given["times"][-3:])) > 2 and newest - given["times"][-3] < 0.04:
        near(found[0], 5, 10 ** 6)
