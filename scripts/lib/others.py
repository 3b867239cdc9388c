"""The arithmetic of other animation packages, statement by statement in doubles, for scripts/compare-others.py.

Each function is written from knowledge of its package's published source, whose file it names, without a copy at hand. Slow
algorithms (a list of samples, stepping frame by frame) are as slow here. A function that differs from its package is a fault
of this file.
"""

import functools
import math

# A spring's position: of m x'' + c x' + k x = 0 from x0 with v0 after t seconds.


def flutter(m, k, c, x0, v0, t, decay=lambda m, c: c / (2 * m)):
    """physics/spring_simulation.dart since its pull request 165017 (March 2025)."""
    cmk = c * c - 4 * m * k
    if cmk == 0:
        r = -c / (2 * m)
        return (x0 + (v0 - r * x0) * t) * math.exp(r * t)
    if cmk > 0:
        r1 = (-c - math.sqrt(cmk)) / (2 * m)
        r2 = (-c + math.sqrt(cmk)) / (2 * m)
        c2 = (v0 - r1 * x0) / (r2 - r1)
        return (x0 - c2) * math.exp(r1 * t) + c2 * math.exp(r2 * t)
    w = math.sqrt(4 * m * k - c * c) / (2 * m)
    r = -decay(m, c)
    return math.exp(r * t) * (x0 * math.cos(w * t) + (v0 - r * x0) / w * math.sin(w * t))


def flutter_before(m, k, c, x0, v0, t):
    """The same before March 2025: the underdamped solution divides by 2 and multiplies by the mass."""
    return flutter(m, k, c, x0, v0, t, decay=lambda m, c: c / 2 * m)


def compose(m, k, c, x0, v0, t):
    """animation/core/SpringSimulation.kt: natural frequency and damping ratio, the roots as r + s and r - s."""
    omega = math.sqrt(k / m)
    zeta = c / (2 * math.sqrt(k * m))
    r = -zeta * omega
    if zeta > 1:
        s = omega * math.sqrt(zeta * zeta - 1)
        plus, minus = r + s, r - s
        b = (minus * x0 - v0) / (minus - plus)
        return (x0 - b) * math.exp(minus * t) + b * math.exp(plus * t)
    if zeta == 1:
        return (x0 + (v0 + omega * x0) * t) * math.exp(-omega * t)
    w = omega * math.sqrt(1 - zeta * zeta)
    return math.exp(r * t) * (x0 * math.cos(w * t) + (-r * x0 + v0) / w * math.sin(w * t))


def motion_dev(m, k, c, x0, v0, t):
    """generators/spring: the argument of sinh and cosh is limited to 300, against overflow."""
    zeta = c / (2 * math.sqrt(k * m))
    omega = math.sqrt(k / m)
    if zeta < 1:
        w = omega * math.sqrt(1 - zeta * zeta)
        return math.exp(-zeta * omega * t) * (
            (v0 + zeta * omega * x0) / w * math.sin(w * t) + x0 * math.cos(w * t))
    if zeta == 1:
        return math.exp(-omega * t) * (x0 + (v0 + omega * x0) * t)
    w = omega * math.sqrt(zeta * zeta - 1)
    a = min(w * t, 300)
    return math.exp(-zeta * omega * t) * ((v0 + zeta * omega * x0) * math.sinh(a) + w * x0 * math.cosh(a)) / w


def reanimated(m, k, c, x0, v0, t):
    """withSpring, as React Native's Animated.spring: springs that are not underdamped run as critically damped."""
    zeta = c / (2 * math.sqrt(k * m))
    omega = math.sqrt(k / m)
    if zeta < 1:
        w = omega * math.sqrt(1 - zeta * zeta)
        return math.exp(-zeta * omega * t) * (
            math.sin(w * t) * ((v0 + zeta * omega * x0) / w) + x0 * math.cos(w * t))
    return math.exp(-omega * t) * (x0 + (v0 + omega * x0) * t)


def motion_swift(m, k, c, x0, v0, t):
    """Motion's SpringFunction: a damping ratio within 1e-3 of 1 counts as critical. Beyond, the discriminant has the
    frequency instead of its square, and the second amplitude is A + x0 instead of x0 - A."""
    omega = math.sqrt(k / m)
    zeta = c / (2 * math.sqrt(k * m))
    if zeta < 1:
        w = omega * math.sqrt(1 - zeta * zeta)
        return math.exp(-zeta * omega * t) * (x0 * math.cos(w * t) + (v0 + zeta * omega * x0) / w * math.sin(w * t))
    if zeta - 1 <= 1e-3:
        return math.exp(-omega * t) * (x0 + (v0 + omega * x0) * t)
    discriminant = (2 * zeta * omega) ** 2 - 4 * omega
    if discriminant < 0:
        return math.nan
    plus = (-2 * zeta * omega + math.sqrt(discriminant)) / 2
    minus = (-2 * zeta * omega - math.sqrt(discriminant)) / 2
    a = (minus * x0 - v0) / (minus - plus)
    b = a + x0
    return a * math.exp(plus * t) + b * math.exp(minus * t)


def wave(m, k, c, x0, v0, frames, rate):
    """Wave's steps of a frame's length: the force, then the velocity, then the position (semi-implicit Euler)."""
    x, v = x0, v0
    for _ in range(frames):
        v += (-k * x - c * v) / m / rate
        x += v / rate
    return x


# The time after which a spring stays within a distance of its target.


def compose_duration(omega, zeta, x0, v0, distance):
    """animation/core/SpringEstimation.kt, underdamped: when the envelope reaches the distance."""
    r = -zeta * omega
    w = omega * math.sqrt(1 - zeta * zeta)
    return math.log(distance / math.hypot(x0, (v0 - r * x0) / w)) / r


def motion_dev_duration(omega, zeta, x0, v0, distance, speed=0.01, checks_all=True):
    """generators/utils/calc-duration: steps of 50 ms until the spring is within the distance and slower than the rest speed,
    by a difference over 5 ms: in every regime since motion 13, only if underdamped before. The rest speed is its default for
    small distances."""
    position = functools.partial(motion_dev, 1, omega**2, 2 * zeta * omega, x0, v0)
    for step in range(400):
        t = 0.05 * step
        rate = 0.0
        if step == 0:
            rate = v0
        elif zeta < 1 or checks_all:
            rate = (position(t) - position(max(t - 0.005, 0))) / min(t, 0.005)
        if abs(rate) <= speed and abs(position(t)) <= distance:
            return t
    return 20.0


def uikit_frequency(duration, zeta, velocity):
    """The published rule: 12 Newton steps on the envelope's distance from 0.001."""
    def f(w):
        if zeta < 1:
            a = zeta * w
            return 0.001 - abs((a - velocity) / (w * math.sqrt(1 - zeta**2))) * math.exp(-a * duration)
        return ((w - velocity) * duration + 1) * math.exp(-w * duration) - 0.001

    w = 5 / duration
    for _ in range(12):
        h = 1e-6 * w
        w -= f(w) * 2 * h / (f(w + h) - f(w - h))
    return w


# A cubic Bezier as a timing curve: the value at a fraction of the time.


def bezier(p, q, s):
    """One coordinate of the curve from 0 to 1 with the control values p and q."""
    return ((3 * p - 3 * q + 1) * s + (3 * q - 6 * p)) * s * s + 3 * p * s


def bezier_slope(p, q, s):
    """Its derivative by the parameter."""
    return (3 * (3 * p - 3 * q + 1) * s + 2 * (3 * q - 6 * p)) * s + 3 * p


def flutter_cubic(x1, y1, x2, y2, x):
    """animation/curves.dart, Cubic: bisection until the time is met within 0.001; Compose's CubicBezierEasing was the same
    before it used the roots of the cubic."""
    low, high = 0.0, 1.0
    while True:
        s = (low + high) / 2
        estimate = bezier(x1, x2, s)
        if abs(x - estimate) < 0.001:
            return bezier(y1, y2, s)
        if estimate < x:
            low = s
        else:
            high = s


def bisected(x1, x2, x, low, high, most):
    """The parameter between two at which the time is met within 1e-7, after at most so many bisections."""
    for _ in range(most):
        s = low + (high - low) / 2
        off = bezier(x1, x2, s) - x
        if off > 0:
            high = s
        else:
            low = s
        if abs(off) <= 1e-7:
            break
    return s


def motion_dev_cubic(x1, y1, x2, y2, x):
    """easing/cubic-bezier: bisection until the time is met within 1e-7, at most twelve times."""
    return bezier(y1, y2, bisected(x1, x2, x, 0.0, 1.0, 12))


def bezier_easing(x1, y1, x2, y2, x):
    """bezier-easing 2, also in React Native's Easing: eleven samples, then four of Newton's steps, or ten bisections
    where the curve is steep."""
    samples = [bezier(x1, x2, i / 10) for i in range(11)]
    i = 1
    while i < 10 and samples[i] <= x:
        i += 1
    i -= 1
    s = i / 10 + (x - samples[i]) / (samples[i + 1] - samples[i]) / 10
    slope = bezier_slope(x1, x2, s)
    if slope >= 0.001:
        for _ in range(4):
            slope = bezier_slope(x1, x2, s)
            if slope == 0:
                break
            s -= (bezier(x1, x2, s) - x) / slope
    elif slope != 0:
        s = bisected(x1, x2, x, i / 10, (i + 1) / 10, 10)
    return bezier(y1, y2, s)


def chromium_cubic(x1, y1, x2, y2, x):
    """ui/gfx/geometry/cubic_bezier.cc: eleven samples, four of Newton's steps, then bisection, to 1e-7 of the time."""
    samples = [bezier(x1, x2, i / 10) for i in range(11)]
    low, high, s = 0.0, 1.0, x
    for i in range(1, 11):
        if x <= samples[i]:
            low, high = (i - 1) / 10, i / 10
            s = low + (high - low) * (x - samples[i - 1]) / (samples[i] - samples[i - 1])
            break
    for _ in range(4):
        off = bezier(x1, x2, s) - x
        if abs(off) < 1e-7:
            return bezier(y1, y2, s)
        slope = bezier_slope(x1, x2, s)
        if abs(slope) < 1e-7:
            break
        s -= off / slope
    while low < high:
        off = bezier(x1, x2, s) - x
        if abs(off) < 1e-7:
            break
        if off < 0:
            low = s
        else:
            high = s
        s = (low + high) / 2
    return bezier(y1, y2, s)


# A spring as CSS.


def motion_dev_linear(position, duration, resolution):
    """utils/linear: a stop every 10 ms of the duration up to motion 12, every 30 ms in motion 13, at the curve's value."""
    count = max(round(duration / resolution), 2)
    return [position(duration * i / (count - 1)) for i in range(count)]


# Slopes of a monotone spline.


def compose_tangents(times, values):
    """animation/core/MonoSpline.kt: slopes are limited where hypot(a, b) exceeds 9; Fritsch and Carlson's bound is 3."""
    slopes = [(b - a) / (u - t) for a, b, t, u in zip(values, values[1:], times, times[1:])]
    tangents = [slopes[0]] + [(a + b) / 2 for a, b in zip(slopes, slopes[1:])] + [slopes[-1]]
    for i, slope in enumerate(slopes):
        if slope == 0:
            tangents[i] = tangents[i + 1] = 0.0
            continue
        a, b = tangents[i] / slope, tangents[i + 1] / slope
        h = math.hypot(a, b)
        if h > 9:
            tangents[i], tangents[i + 1] = 3 / h * a * slope, 3 / h * b * slope
    return slopes, tangents
