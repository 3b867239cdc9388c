#!/usr/bin/env python3
"""Writes the conformance cases beside itself: springs.json and the other families, the same bytes on every run.

    conformance/generate.py            # needs mpmath
    conformance/generate.py --check    # compares with the files

truth.py computes the results with 60 digits, and checks them by a second method. README.md describes the format.
"""

import argparse
import cmath
import math
import pathlib
import random

from mpmath import mp, mpf

import truth
from cases import Family, conditions, exact, text

HERE = pathlib.Path(__file__).resolve().parent
numbers = random.Random(20261127)


def log_uniform(low, high):
    return math.exp(numbers.uniform(math.log(low), math.log(high)))


def short(value, digits=6):
    """A number with a few decimal digits, as people write them."""
    return float(f"{value:.{digits}g}")


def sign():
    return numbers.choice((-1.0, 1.0))


# Springs.


def damping_ratio(regime):
    return {
        "undamped": lambda: 0.0, "underdamped": lambda: short(numbers.uniform(0.02, 0.95)), "critical": lambda: 1.0,
        "overdamped": lambda: short(numbers.uniform(1.05, 4)), "very overdamped": lambda: short(log_uniform(4, 5000)),
        "nearly critical": lambda: 1 + sign() * log_uniform(1e-12, 1e-3),
    }[regime]()


REGIMES = ["undamped", "underdamped", "critical", "overdamped", "very overdamped", "nearly critical"]


def spelled(spelling, regime):
    """A spring in one of the four spellings; masses are powers of ten around 1, frequencies 1 to 100 radians a second."""
    ratio, mass = damping_ratio(regime), numbers.choice((1.0, short(log_uniform(0.1, 10))))
    if spelling == "physical":
        if regime == "critical":
            mass, half = numbers.randint(1, 64) / 8, numbers.randint(4, 400) / 8
            return {"mass": mass, "stiffness": mass * half * half, "damping": 2 * mass * half}
        stiffness = short(log_uniform(1, 1e4) * mass)
        damping = 2 * ratio * math.sqrt(stiffness * mass)
        return {"mass": mass, "stiffness": stiffness, "damping": damping if regime == "nearly critical" else short(damping)}
    if spelling == "response":
        return {"response": short(log_uniform(0.05, 5), 4), "dampingRatio": ratio, "mass": mass}
    if spelling == "bounce":
        return {"duration": short(log_uniform(0.05, 5), 4), "bounce": 1 - ratio if ratio <= 1 else 1 / ratio - 1}
    return {"stiffness": short(log_uniform(1, 1e4)), "dampingRatio": ratio, "mass": mass}


def moved(spring):
    """Start, end and velocity for a spring."""
    mass, stiffness, _ = truth.physical(exact(spring))
    start, end = numbers.choice(((0.0, 1.0), (0.0, 100.0), (1.0, 0.0), (short(numbers.uniform(-500, 500)), 0.0),
                                 (short(numbers.uniform(-500, 500)), short(numbers.uniform(-500, 500)))))
    speed = float(mp.sqrt(stiffness / mass)) * abs(end - start)
    return {"from": start, "to": end, "velocity": numbers.choice((0.0, 0.0, short(numbers.uniform(-3, 3) * speed, 4)))}


def slowest(spring):
    """The rate at which the slower part of the motion decays, and the natural frequency."""
    mass, stiffness, damping = (float(number) for number in truth.physical(exact(spring)))
    g, square = damping / (2 * mass), stiffness / mass
    return (square / (g + math.sqrt(g * g - square)) if g * g > square else g), math.sqrt(square)


def spring_size(given, out):
    """The size of the state: position and velocity exchange energy, so that neither is more accurate than both."""
    mass, stiffness, _ = truth.physical(given["spring"])
    frequency, displacement = mp.sqrt(stiffness / mass), abs(out["position"] - given["to"])
    state = displacement + abs(out["velocity"]) / frequency
    return {"position": abs(given["to"]) + state, "velocity": frequency * state}


def springs():
    family = Family("springs", truth.springs, "closed", spring_size)
    for spelling in ("physical", "response", "bounce", "stiffness"):
        for regime in REGIMES:
            for index in range(40 if spelling == "physical" else 20):
                spring = spelled(spelling, regime)
                slow, frequency = slowest(spring)
                time = short(log_uniform(1e-2, 30) / frequency if index % 2 else
                             numbers.uniform(0.01, 8) / max(slow, 0.1 * frequency), 5)
                if index % 10 == 9 and slow:
                    time = short(numbers.uniform(20, 60) / slow, 5)
                time = 0.0 if index == 0 else -time / 4 if index == 5 and regime != "very overdamped" else time
                family.add(f"{regime}, {spelling}", {"spring": spring, **moved(spring), "time": time})
    return family


def fraction(given, t):
    """truth.beyond in doubles."""
    spring, x, v = given["spring"], given["from"] - given["to"], given["velocity"]
    g, square = spring["damping"] / (2 * spring["mass"]), spring["stiffness"] / spring["mass"]
    w = cmath.sqrt(square - g * g) or 1e-9
    c, s = ((cmath.exp((1j * w - g) * t) + sign * cmath.exp((-1j * w - g) * t)) / 2 for sign in (1, -1))
    s /= 1j * w
    x, v = (c * x + s * (v + g * x)).real, (c * v - s * (square * x + g * v)).real
    return [abs(x) / given["distance"]] + ([abs(v) / given["speed"]] if "speed" in given else [])


def settled(given):
    """The last time outside the tolerance, in an interval of two doubles; None if it is not clear or never settles."""
    slow, frequency = slowest(given["spring"])
    size = abs(given["from"] - given["to"]) + abs(given["velocity"]) / frequency
    limit = min(given["distance"], given.get("speed", math.inf) / frequency)
    end = (math.log(200 * size / limit) + 5) / slow
    # A decay of one sign is smooth; an oscillation needs 60 points a turn.
    count = int(max(4000, 10 * end * frequency)) if slow > 0.05 * frequency or end * frequency < 3000 else 0
    if not count:
        return None
    times = [end * k / count for k in range(count)]
    largest = [max(fraction(given, t)) for t in times]
    last = max((i for i, value in enumerate(largest) if value > 1), default=-1)
    if last < 0:
        return 0.0, 0.0
    # A peak near the tolerance makes the time discontinuous.
    peaks = [b for a, b, c in zip(largest, largest[1:], largest[2:]) if a <= b >= c]
    if any(0.9 < peak < 1.1 for peak in peaks) or last + 1 >= count:
        return None
    return times[last], times[last + 1]


def settling():
    family = Family("settling", None, "solved")
    for regime in REGIMES[1:]:
        while family.counts.get(regime, 0) < 44:
            spring = spelled("physical", regime)
            if regime == "very overdamped":
                spring["damping"] = short(2 * numbers.uniform(4, 40) * math.sqrt(spring["mass"] * spring["stiffness"]))
            given = {"spring": spring, **moved(spring), "distance": 0.001}
            distance = max(abs(given["from"] - given["to"]), 1)
            given["distance"] = short(distance * log_uniform(1e-4, 0.1), 3)
            if numbers.random() < 0.3:
                given["speed"] = short(given["distance"] * slowest(spring)[1] * log_uniform(0.1, 10), 3)
            bracket = settled(given)
            if not bracket or bracket[1] == 0:
                continue
            low, high = map(mpf, bracket)
            exactly = exact(given)
            for _ in range(190):
                middle = (low + high) / 2
                low, high = (middle, high) if max(truth.beyond(exactly, middle)) > 1 else (low, middle)
            active = max(range(2), key=lambda i: (truth.beyond(exactly, low) + [0])[i])
            excess = lambda changed: {"excess": truth.beyond(changed, changed.get("at", low))[active]}
            moves = conditions(excess, exactly)[1]["excess"] - 1
            h = mpf(10) ** -20
            slope = (excess({**exactly, "at": low * (1 + h)})["excess"] - 1) / (low * h)
            if abs(slope * low) < mpf("0.05"):
                continue
            family.add(regime, given, result=({"duration": low}, {"duration": low + moves / abs(slope)}))
    return family


# Curves.


BEZIERS = {
    "named": [(.25, .1, .25, 1.), (.42, 0., 1., 1.), (0., 0., .58, 1.), (.42, 0., .58, 1.), (.3, -.6, .7, 1.6),
              (.68, -.55, .265, 1.55), (.05, .7, .1, 1.), (.3, 0., .8, .15)],
    "steep": [(1., 0., 0., 1.), (1., -2., 0., 3.), (.999, 0., .001, 1.), (1 - 2. ** -20, .1, 2. ** -20, .9), (.99999, .3, 0., .8)],
    "steep at an end": [(0., 1., 0., 1.), (0., .9, 1e-17, .1), (1e-9, 1., 1e-9, 1.), (1., 0., 1., 0.), (1., 1., 1., 0.),
                        (0., 0., 0., 1.), (0., .5, .7, 1.), (.3, 0., 1., .4), (1., .5, 1 - 2. ** -53, .5)],
    "level": [(1., 1., 0., 0.), (.5, 0., .5, 1.), (1., .3, 0., .3)],
}


def beziers():
    family = Family("beziers", truth.beziers, "solved")
    random_curves = [tuple(short(v, 4) for v in (numbers.random(), numbers.uniform(-1, 2), numbers.random(), numbers.uniform(-1, 2)))
                     for _ in range(24)]
    for kind, curves in [*BEZIERS.items(), ("random", random_curves)]:
        for points in curves:
            inputs = [short(numbers.random(), 4) for _ in range(3)] + [0.75]
            inputs += [short(log_uniform(1e-12, 1e-2), 4), 1 - short(log_uniform(1e-9, 1e-2), 4)]
            if kind in ("steep", "level"):
                inputs += [0.5 + s * 10.0 ** -e for e in (2, 4, 6, 9, 12) for s in (-1, 1)]
            for t in inputs + ([0.0, 1.0] if kind == "named" else []):
                s = truth.parameter(mpf(points[0]), mpf(points[2]), mpf(t))
                if (mpf(points[0]) == 0 and t == 0) or (points[2] == 1 and t == 1):
                    continue  # A vertical tangent, if not (0, 0) or (1, 1): its slope is infinite or a limit.
                family.add(kind, {"points": list(points), "input": t})
    return family


JUMPS = ["jump-start", "jump-end", "jump-none", "jump-both"]


def steps():
    family = Family("steps", truth.steps, "exact")
    for jump in JUMPS:
        for count in (1, 2, 3, 4, 5, 8, 12, 100):
            if count == 1 and jump == "jump-none":
                continue
            inputs = [0.0, 1.0, short(numbers.random(), 4), short(numbers.uniform(-2, 0), 4), short(numbers.uniform(1, 3), 4),
                      short((numbers.randint(0, count - 1) + 1 - 1e-7) / count, 9)]
            if count in (2, 4, 8):
                inputs += [numbers.randint(1, count - 1) / count, 1 / count - 2. ** -30]
            for t in inputs:
                # At a jump that is no double, the result depends on how the input is rounded.
                if abs(t * count - round(t * count)) < 1e-9 and count not in (1, 2, 4, 8):
                    continue
                family.add(jump, {"count": count, "jump": jump, "input": t}, result=(
                    truth.steps({"count": count, "jump": jump, "input": mpf(t)}), {"value": 0.0}))
    return family


def linear():
    family = Family("linear", truth.linear, "closed")
    # The text of CSS, and the stops that it means.
    curves = [("linear(0, 1)", [(0., 0.), (1., 1.)]), ("linear(0, 0.25, 1)", [(0., 0.), (.5, .25), (1., 1.)]),
              ("linear(0, 0.5 25% 75%, 1)", [(0., 0.), (.25, .5), (.75, .5), (1., 1.)]),
              ("linear(0, 0.2 50%, 0.8 50%, 1)", [(0., 0.), (.5, .2), (.5, .8), (1., 1.)]),
              ("linear(0 0%, 1.2 60%, 0.9 40%, 1 100%)", [(0., 0.), (.6, 1.2), (.6, .9), (1., 1.)]),
              ("linear(0, 0.1, 0.4, 1.3, 1)", [(0., 0.), (.25, .1), (.5, .4), (.75, 1.3), (1., 1.)]),
              ("linear(0.2 10%, 0.8 90%)", [(.1, .2), (.9, .8)]), ("linear(0 -20%, 1 120%)", [(-.2, 0.), (1.2, 1.)])]
    for _ in range(12):
        inner = sorted(numbers.sample(range(1, 100), numbers.randint(1, 12)))
        stops = [(0, 0.), *((p, short(numbers.uniform(-0.3, 1.3), 4)) for p in inner), (100, 1.)]
        curves.append((f"linear({', '.join(f'{text(y)} {p}%' for p, y in stops)})", [(p / 100, y) for p, y in stops]))
    for css, stops in curves:
        stops = [list(stop) for stop in stops]
        for t in sorted({x for x, _ in stops if (4 * x).is_integer()}):
            last = [y for x, y in stops if x == t][-1]
            family.add("at a stop", {"css": css, "stops": stops, "input": t}, "exact", ({"value": mpf(last)}, {"value": 0.0}))
        for t in [short(numbers.random(), 4) for _ in range(5)] + [short(numbers.choice((-1, 2)) * numbers.random(), 4)]:
            family.add("between stops" if 0 <= t <= 1 else "outside", {"css": css, "stops": stops, "input": t})
    return family


# Momentum and release.


def decay():
    family = Family("decay", truth.decay, "closed")
    for index in range(160):
        kind = ("normal", "fast", "other", "slow")[index % 4]
        rate = {"normal": 0.998, "fast": 0.99, "other": short(numbers.uniform(0.5, 0.9999), 5),
                "slow": 1 - short(log_uniform(1e-8, 1e-4), 3)}[kind]
        velocity, constant = short(sign() * log_uniform(1, 1e4), 5), -1 / (1000 * math.log(rate))
        time = 0.0 if index < 4 else short(numbers.choice((1, 1, 1, 1, -0.02)) * log_uniform(1e-4, 50) * constant, 5)
        family.add(kind, {"from": numbers.choice((0.0, short(numbers.uniform(-1000, 1000)))), "velocity": velocity,
                          "rate": rate, "time": time})
    return family


def finger(kind):
    """Times and positions of a finger, at times that are not near a limit of the rules."""
    while True:
        t, count = short(numbers.uniform(0, 50), 5), numbers.choice((1, 2, 2, 3, 4, 6, 10, 14, 30))
        times, gap = [t], {"60 Hz": 1 / 60, "uneven": 0.01, "down": 1 / 90}.get(kind, 1 / 120)
        for i in range(count - 1):
            step = gap * numbers.uniform(0.2, 2) if kind == "uneven" else gap
            if kind == "pause" and i == count // 2:
                step = numbers.uniform(0.03, 0.06)
            times.append(round(times[-1] + step, 5))
        gaps = [b - a for a, b in zip(times, times[1:])] + [0.1 - (times[-1] - a) + 0.04 for a in times]
        if all(abs(gap - 0.04) > 2e-4 for gap in gaps) and all(b > a for a, b in zip(times, times[1:])):
            break
    a, b, c = (numbers.uniform(-2000, 2000), numbers.uniform(-2000, 2000), numbers.uniform(-5000, 5000))
    path = lambda scale: [round(scale + a * scale * (t - times[0]) / 300 + c * (t - times[0]) ** 2 + numbers.uniform(-1, 1), 2)
                          for t in times]
    given = {"times": times, "x": path(abs(b) / 5), "y": path(numbers.uniform(10, 900))}
    if kind != "down":
        given["released"] = round(times[-1] + (numbers.uniform(0.045, 0.3) if kind == "stopped" else numbers.uniform(0, 0.035)), 4)
    return given


def release():
    family = Family("release", truth.release, "solved")
    for kind, count in (("60 Hz", 24), ("120 Hz", 30), ("uneven", 24), ("pause", 24), ("stopped", 8), ("down", 14)):
        for _ in range(count):
            family.add(kind, finger(kind))
    return family


# Transforms.


def turned_matrix(kind):
    """A matrix3d() of short numbers."""
    u = lambda low, high: mpf(numbers.uniform(low, high))
    scale = [u(0.5, 2) * (sign() if kind == "mirrored" else 1) for _ in range(3)]
    skew = [u(-0.5, 0.5) if kind == "skewed" else mpf(0) for _ in range(3)]
    column = [mpf(0), mpf(0), -1 / u(200, 2000), mpf(1)] if kind == "perspective" else [mpf(0)] * 3 + [mpf(1)]
    if kind == "rigid":
        scale = [mpf(1)] * 3
    r = truth.rotated([u(-1, 1) for _ in range(3)], u(-2.5, 2.5))
    m = truth.composed([u(-300, 300) for _ in range(3)], scale, skew, column, r)
    return [short(float(m[i, j])) if m[i, j] else 0.0 for i in range(4) for j in range(4)]


KINDS = ["rigid", "scaled", "skewed", "mirrored", "perspective"]


def decomposition():
    family = Family("decomposition", truth.decomposition, "solved")
    for kind in KINDS:
        while family.counts.get(kind, 0) < 12:
            given = {"matrix": turned_matrix(kind)}
            if truth.decomposition(exact(given))["rotation"][3] > 0.2:
                family.add(kind, given)
    return family


def transforms():
    family = Family("transforms", truth.transforms, "solved")
    mp.dps = 50
    for kind in KINDS:
        while family.counts.get(kind, 0) < 26:
            given = {"from": turned_matrix(kind), "to": turned_matrix(kind),
                     "progress": numbers.choice((0.25, 0.5, short(numbers.random(), 4), -0.5, 1.25))}
            a, b, angle, _ = truth.relative(exact(given))
            ends = [truth.decomposition({"matrix": exact(given[end])})["rotation"] for end in ("from", "to")]
            # The specification does not turn the shorter way, browsers do: leave out where that differs.
            if truth.dot(*ends) > 0.2 and angle > 0.05:
                family.add(kind, given)
    mp.dps = 60
    return family


FAMILIES = [springs, settling, beziers, steps, linear, decay, release, decomposition, transforms]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="compare with the files, write none")
    options = parser.parse_args()
    total, changed = 0, []
    for make in FAMILIES:
        family = make()
        path, content = HERE / f"{family.name}.json", family.content()
        total += len(family.lines)
        print(f"{family.name}: {len(family.lines)} cases, {len(content)} bytes")
        if options.check:
            if not path.exists() or path.read_text() != content:
                changed.append(path.name)
        else:
            path.write_text(content)
    print(f"{total} cases")
    if changed:
        raise SystemExit(f"other than generate.py writes: {', '.join(changed)}")


if __name__ == "__main__":
    main()
