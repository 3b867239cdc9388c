#!/usr/bin/env python3
"""Writes docs/images/followers.svg, motion-profiles.svg, handover-compared.svg and scrolling.svg: curves of the formulas of
docs/followers.md, docs/handover.md and docs/momentum.md.

    scripts/draw-motions.py
"""
import sys
from math import copysign, cos, exp, log, sin, sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "lib"))
from pictures import COLORS, PANEL, panel, write  # noqa: E402


def free(x, v, s, g, w0):
    w = sqrt(w0 * w0 - g * g)
    e = exp(-g * s)
    c, n = cos(w * s), sin(w * s) / w
    return e * (c * x + n * (v + g * x)), e * (c * v - n * (w0 * w0 * x + g * v))


def follow(lines, kappa, end, g=6.0, w0=10.0):
    """A follower of straight lines [(time, value)], matching of position or velocity."""
    x, v, points = lines[0][1], 0.0, []
    for (t0, p0), (t1, p1) in zip(lines, lines[1:] + [(end, lines[-1][1])]):
        h = t1 - t0
        slope = (p1 - p0) / h
        q0 = -2 * g * (1 - kappa) * slope / (w0 * w0)

        def state(s):
            a, b = free(x - p0 - q0, v - slope, s, g, w0)
            return p0 + slope * s + q0 + a, slope + b

        points += [(t0 + h * i / 40, state(h * i / 40)[0]) for i in range(40)]
        x, v = state(h)
    return points + [(end, x)]


def followers():
    finger = [(0.0, 0.0), (0.5, 80.0), (0.8, 80.0), (1.1, 20.0), (1.3, 20.0)]
    track = finger + [(2.0, 20.0)]
    parts = panel(30, 10, 760, PANEL, "Behind a finger: k 100, c 12", [
        ("finger", COLORS[0], True, track), ("position", COLORS[1], False, follow(finger, 0, 2.0)),
        ("velocity", COLORS[2], False, follow(finger, 1, 2.0))], 2.0)
    tau, speed, goal = 0.3, 5.0, 10.0
    w = 2 / tau

    def limited(t):
        e = exp(-2 * w * t)
        return speed * t - speed * (1 - e) / (2 * w), speed * (1 - e)

    switch = 1.7749999999960486
    x1, v1 = limited(switch)

    def damped(t):
        if t < switch:
            return limited(t)[0]
        s, a = t - switch, x1 - goal
        return goal + (a + (v1 + w * a) * s) * exp(-w * s)

    def stepped(rate, end):
        x = v = 0.0
        points = [(0.0, 0.0)]
        for frame in range(1, int(rate * end) + 1):
            y = w / rate
            e = 1 / (1 + y + 0.48 * y * y + 0.235 * y ** 3)
            change = max(min(x - goal, speed * tau), -speed * tau)
            held = (v + w * change) / rate
            v, new = (v - w * held) * e, x - change + (change + held) * e
            x = min(new, goal)
            points.append((frame / rate, x))
        return points

    exact = [(3 * i / 200, damped(3 * i / 200)) for i in range(201)]
    parts += panel(30, 20 + PANEL, 760, PANEL, "SmoothDamp from 0 to 10: smooth time 0.3, maximum speed 5", [
        ("exact", COLORS[1], False, exact), ("the stepped rule at 15 frames a second", COLORS[2], False, stepped(15, 3.0))], 3.0)
    write("followers.svg", "Followers of a moving target",
          "A finger's path with springs that match position and velocity; SmoothDamp exactly and by the stepped rule.",
          30 + 2 * PANEL, parts)


def trapezoid(x0, v0, x1, limit=5.0, a=20.0):
    sign = copysign(1, x1 - x0 - v0 * abs(v0) / (2 * a))
    d, v = sign * (x1 - x0), sign * v0
    peak = min(limit, sqrt(a * d + v * v / 2))
    t1, t3 = abs(peak - v) / a, peak / a
    way = (peak + v) / 2 * t1
    t2 = (d - way - peak * peak / (2 * a)) / peak
    total, up = t1 + t2 + t3, copysign(a, peak - v)

    def state(t):
        if t < t1:
            y = v * t + up * t * t / 2, v + up * t, up
        elif t < t1 + t2:
            y = way + peak * (t - t1), peak, 0
        else:
            y = d - a * (total - t) ** 2 / 2, a * (total - t), -a
        return x0 + sign * y[0], sign * y[1], sign * y[2]
    return state, total


def jerky(d, limit=5.0, a=20.0, j=100.0):
    rise, up = (a / j, a / j + limit / a) if limit * j >= a * a else (sqrt(limit / j), 2 * sqrt(limit / j))
    hold = d / limit - up
    if hold < 0:
        hold = 0.0
        rise, up = (a / j, (a / j + sqrt((a / j) ** 2 + 4 * d / a)) / 2) if d >= 2 * a ** 3 / j ** 2 else ((d / 2 / j) ** (1 / 3), 2 * (d / 2 / j) ** (1 / 3))
    total = 2 * up + hold
    edges = [(rise, j), (up - rise, 0), (up, -j), (up + hold, 0), (up + hold + rise, -j), (total - rise, 0), (total, j)]

    def state(t):
        x = v = b = at = 0.0
        for end, jerk in edges:
            s = max(0.0, min(t, end) - at)
            x, v, b = x + s * (v + s * (b / 2 + s * jerk / 6)), v + s * (b + s * jerk / 2), b + s * jerk
            at = max(at, min(t, end))
        return x, v, b
    return state, total


def profile():
    cases = [("From rest to 10", trapezoid(0, 0, 10)), ("From velocity −3 to 10", trapezoid(0, -3, 10)),
             ("From velocity 12 to 1", trapezoid(0, 12, 1)), ("To 10 with jerk 100", jerky(10.0))]
    parts = []
    for index, (title, (state, total)) in enumerate(cases):
        times = [total * i / 400 for i in range(401)]
        curves = [(name, COLORS[1 + k], False, [(t, state(t)[k] / (1, 1, 4)[k]) for t in times])
                  for k, name in enumerate(("position", "velocity", "acceleration/4"))]
        parts += panel(30 + 400 * (index % 2), 10 + (PANEL + 10) * (index // 2), 360, PANEL, title, curves, total)
    write("motion-profiles.svg", "Motions within limits", "Position, velocity and acceleration with speed 5 and acceleration 20.",
          20 + 2 * (PANEL + 10), parts)


def ease(x1, y1, x2, y2, progress):
    """Value and slope of cubic-bezier(x1, y1, x2, y2)."""
    if not 0 < progress < 1:
        return float(progress >= 1), 0.0

    def cubic(a, b, t):
        return 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3

    def slope(a, b, t):
        return 3 * a * (1 - t) ** 2 + 6 * (b - a) * t * (1 - t) + 3 * (1 - b) * t * t

    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if cubic(x1, x2, middle) < progress else (low, middle)
    return cubic(y1, y2, low), slope(y1, y2, low) / slope(x1, x2, low)


def handovers(switch=0.3, goal=60.0, duration=0.6, end=1.2):
    """A move from 0 to 300 is sent to 60 at the switch: the rules of five libraries, and a handover."""

    def eased(a, b, t, curve=(0.42, 0, 0.58, 1)):
        y, slope = ease(*curve, t / duration)
        return a + (b - a) * y, (b - a) * slope / duration

    def spring(k, c):
        def state(t, x, v, target):
            y, u = free(x - target, v, t, c / 2, sqrt(k)) if c * c < 4 * k else critical(x - target, v, t, c / 2)
            return target + y, u

        def shown(t):
            return state(t, 0, 0, 300) if t < switch else state(t - switch, *state(switch, 0, 0, 300), goal)
        return shown

    def critical(x, v, t, w):
        b = v + w * x
        return exp(-w * t) * (x + b * t), exp(-w * t) * (b - w * (x + b * t))

    def quintic(d0, d1, a0, s):
        r = min(s / duration, 1)
        q = 1 - r
        h = (q ** 3 * (1 + 3 * r + 6 * r * r), q ** 3 * r * (1 + 3 * r), q ** 3 * r * r / 2)
        g = (-30 * r * r * q * q, q * q * (1 + 2 * r - 15 * r * r), q * q * r * (1 - 2.5 * r))
        d = (d0, duration * d1, duration ** 2 * a0)
        return sum(x * y for x, y in zip(h, d)), sum(x * y for x, y in zip(g, d)) / duration

    def after(rule):
        return lambda t: eased(0, 300, t) if t < switch else rule(t - switch)

    def moved(offset):
        return goal + offset[0], offset[1]

    x, v = eased(0, 300, switch)
    h = 1e-5
    a = (eased(0, 300, switch)[1] - eased(0, 300, switch - h)[1]) / h

    def added(s):
        (old, u), (new, w) = eased(0, 300, switch + s), eased(300, goal, s)
        return old + new - 300, u + w

    cases = [("CSS transition", after(lambda s: eased(x, goal, s))), ("UIKit: additive", after(added)),
             ("SwiftUI: spring, 0.5 s, bounce 0", spring((2 * 3.141592653589793 / 0.5) ** 2, 8 * 3.141592653589793)),
             ("Motion, react-spring: k 170, c 26", spring(170.0, 26.0)),
             ("Unreal, d1 = 0", after(lambda s: moved(quintic(x - goal, 0, 0, s)))),
             ("Handover: quintic, C²", after(lambda s: moved(quintic(x - goal, v, a, s))))]
    parts = []
    for index, (title, state) in enumerate(cases):
        times = sorted([end * i / 400 for i in range(401)] + [switch - 1e-9])
        jump = abs(state(switch)[1] - state(switch - 1e-9)[1])
        title += f": the velocity jumps by {jump:.0f}" if jump > 1 else ": no jump"
        curves = [("position", COLORS[1], False, [(t, state(t)[0]) for t in times]),
                  ("velocity/5", COLORS[2], False, [(t, state(t)[1] / 5) for t in times])]
        parts += panel(30 + 400 * (index % 2), 10 + (PANEL + 10) * (index // 2), 360, PANEL, title, curves, end)
    write("handover-compared.svg", "One interruption by six rules",
          "A move from 0 to 300 that is sent to 60 at 0.3 s: position and velocity in five libraries and with Handover.",
          20 + 3 * (PANEL + 10), parts)


def scrolling():
    """A list at 600 of 0 to 1000, thrown with 2000 points per second."""
    start, speed, edge, end = 600.0, 2000.0, 1000.0, 2.0
    decay = -1000 * log(0.998)

    def thrown(t, x=start, v=speed):
        meeting = log(v / (v - decay * (edge - x))) / decay if v > decay * (edge - x) else None
        if meeting is None or t < meeting:
            return x + v * (1 - exp(-decay * t)) / decay, v * exp(-decay * t)
        s, u = t - meeting, v - decay * (edge - x)
        return edge + u * s * exp(-10 * s), u * (1 - 10 * s) * exp(-10 * s)

    def android(t):
        k, q, v = 778.353026, 2.3582018154259448, speed
        ratio = 0.35 * v / k
        duration, distance = ratio ** (1 / (q - 1)), k * ratio ** (q / (q - 1))
        if t >= duration:
            return min(start + distance, edge)
        low, high = 0.0, 1.0
        for _ in range(60):
            s = (low + high) / 2
            if 3 * s * (1 - s) ** 2 * 0.175 + 3 * s * s * (1 - s) * 0.35 + s ** 3 < t / duration:
                low = s
            else:
                high = s
        return min(start + distance * (3 * s * (1 - s) ** 2 * 0.5 + 3 * s * s * (1 - s) + s ** 3), edge)

    def caught(t):
        if t < 0.15:
            return thrown(t)[0]
        place = thrown(0.15)[0]
        if t < 0.4:
            return place
        drag = min(t - 0.4, 0.25)
        if t < 0.65:
            return place - 600 * drag
        return place - 150 - 600 * (1 - exp(-decay * (t - 0.65))) / decay

    times = [end * i / 600 for i in range(601)]
    curves = [("iOS: bounces", COLORS[1], False, [(t, thrown(t)[0] - start) for t in times]),
              ("Android: stops, stretches", COLORS[2], False, [(t, android(t) - start) for t in times]),
              ("caught, dragged back, let go", COLORS[3], False, [(t, caught(t) - start) for t in times]),
              ("target 250 points away", COLORS[0], True, [(t, 250 * (1 - exp(-8 * t))) for t in times])]
    parts = panel(30, 10, 760, 300, "A list thrown with 2000 points/s, 400 points before its end", curves, end)
    write("scrolling.svg", "A list that is thrown",
          "The offset after a release: over the end and back, to the end, caught by a finger, and to a nearer target.", 320, parts)


followers()
profile()
handovers()
scrolling()
