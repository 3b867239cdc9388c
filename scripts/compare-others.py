#!/usr/bin/env python3
"""Computes the errors of other animation packages from their published formulas, for docs/internals/comparison.md.

    scripts/compare-others.py [--cases N] [--seed S] [--hooke PATH]

scripts/lib/others.py contains the packages' arithmetic, each with its source. Random cases are compared with closed forms in
60 digits (mpmath) or, for settling, with the motion's own turning points. With --hooke, the path of a built `hooke`, the
same cases go to `hooke eval`.
"""

import argparse
import functools
import json
import math
import pathlib
import random
import statistics
import subprocess
import sys

from mpmath import mp, mpf, cos, cosh, exp, sin, sinh, sqrt

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
import others  # noqa: E402

mp.dps = 60


def truth(m, k, c, x0, v0, t):
    """The position of m x'' + c x' + k x = 0."""
    m, k, c, x0, v0, t = (mpf(v) for v in (m, k, c, x0, v0, t))
    beta, omega2 = c / (2 * m), k / m
    d = omega2 - beta**2
    if d > 0:
        w = sqrt(d)
        return exp(-beta * t) * (x0 * cos(w * t) + (v0 + beta * x0) / w * sin(w * t))
    if d < 0:
        w = sqrt(-d)
        return exp(-beta * t) * (x0 * cosh(w * t) + (v0 + beta * x0) / w * sinh(w * t))
    return exp(-beta * t) * (x0 + (v0 + beta * x0) * t)


def ask(hooke, questions):
    """The results of `hooke eval`, one per line."""
    text = "".join(json.dumps(question) + "\n" for question in questions)
    answer = subprocess.run([hooke, "eval"], input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def print_table(title, columns, rows):
    """A table of numbers; NaN is shown as NaN."""
    print(f"\n{title}")
    print(f"{'':28}" + "".join(f"{name:>18}" for name in columns))
    for name, numbers in rows:
        print(f"{name:28}" + "".join(f"{number:18.1e}" for number in numbers))


# Positions of springs.

SOLVERS = {
    "Flutter": others.flutter, "before March 2025": others.flutter_before, "Compose (in f64)": others.compose, "motion.dev": others.motion_dev,
    "reanimated": others.reanimated, "Motion (Swift)": others.motion_swift,
}
# A regime: its name, and how its damping ratio and mass are drawn.
REGIMES = [
    ("underdamped, m = 1", lambda r: r.uniform(0.05, 0.95), lambda r: 1.0),
    ("underdamped, m 0.5 to 4", lambda r: r.uniform(0.05, 0.95), lambda r: r.choice([0.5, 2.0, 3.0, 4.0])),
    ("damping ratio 1.01 to 3", lambda r: r.uniform(1.01, 3), lambda r: 1.0),
    ("damping ratio 3 to 5000", lambda r: math.exp(r.uniform(math.log(3), math.log(5000))), lambda r: 1.0),
    ("1e-3 above critical", lambda r: 1.001 - 1e-12, lambda r: 1.0),
    ("1e-8 from critical", lambda r: 1 + r.choice([-1e-8, 1e-8]), lambda r: 1.0),
]


def springs(regime, cases, seed):
    """Springs of a regime, each with a start and a time within a few time constants of its slower mode."""
    numbers = random.Random(f"{seed} {regime[0]}")
    for _ in range(cases):
        zeta, m = regime[1](numbers), regime[2](numbers)
        omega = numbers.uniform(4, 60)
        x0, v0 = numbers.uniform(-1, 1), numbers.uniform(-1, 1) * omega
        slow = omega * (zeta if zeta <= 1 else zeta - math.sqrt(zeta * zeta - 1))
        yield m, m * omega**2, 2 * zeta * m * omega, x0, v0, numbers.uniform(0, 4) / slow


def compare_springs(cases, seed, hooke):
    rows = []
    for regime in REGIMES:
        drawn = list(springs(regime, cases, seed))
        true = [truth(*spring) for spring in drawn]
        scale = [abs(x0) + abs(v0) / math.sqrt(k / m) for m, k, c, x0, v0, t in drawn]
        answers = [[solver(*spring) for spring in drawn] for solver in SOLVERS.values()]
        if hooke:
            answers.append([line["value"][0] for line in ask(hooke, (
                {"op": "spring", "mass": m, "stiffness": k, "damping": c, "from": x0, "to": 0, "velocity": v0,
                 "at": [t]} for m, k, c, x0, v0, t in drawn))])
        rows.append((regime[0], [max(float(abs(mpf(v) - x) / s) for v, x, s in zip(values, true, scale))
                                 for values in answers]))
    print_table("A spring's position: worst error, in |x0| + |v0|/omega", [*SOLVERS, *["Hooke"][:bool(hooke)]], rows)
    slow = [others.motion_swift(1, w * w, 2 * z * w, 1, 0, 0.1) for w, z in ((0.5, 1.2), (0.9, 1.05), (0.8, 1.01))]
    print(f"Motion where zeta^2 omega < 1: {slow}")


def compare_frames():
    """Steps of a frame's length against the motion, for a spring of response 0.35 s and damping ratio 0.8."""
    omega = 2 * math.pi / 0.35
    spring = (1, omega**2, 1.6 * omega, -1, 0)
    for rate in (30, 60, 120):
        worst = max(abs(others.wave(*spring, n, rate) - float(truth(*spring, n / rate))) for n in range(1, rate))
        print(f"Steps of a frame at {rate} Hz: up to {100 * worst:.1f} % of the distance")
    # Stable while 4 - 2 c h - omega^2 h^2 > 0: at critical damping while omega h < sqrt(8) - 2.
    for response in (0.13, 0.12):
        stiff = 2 * math.pi / response
        print(f"   critical, response {response} s, after 1 s at 60 Hz: {others.wave(1, stiff**2, 2 * stiff, -1, 0, 60, 60):.3g}")


# Settling.


def settling(omega, zeta, x0, v0, distance):
    """The last time farther from the target than a distance: backwards in steps of a sixty-fourth of a turn from where the
    motion's bound is below it, then bisection."""
    def far(t):
        return abs(others.compose(1, omega**2, 2 * zeta * omega, x0, v0, t)) > distance

    gap = math.sqrt(abs(1 - zeta * zeta))
    slow = omega * (zeta if zeta <= 1 else 1 / (zeta + gap))
    bound = 2 * (abs(x0) + abs(v0) / omega) * (1 + zeta) / max(gap, 1e-3)
    step = math.pi / (64 * omega * max(gap, zeta))
    t = max(math.log(bound / distance), 1) / slow * 1.2 + step
    while t > 0 and not far(t):
        t -= step
    if t <= 0:
        return 0.0
    low, high = t, t + step
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if far(middle) else (low, middle)
    return high


def compare_settling(cases, seed, hooke):
    numbers = random.Random(f"{seed} settling")
    drawn = [(numbers.uniform(4, 60), numbers.uniform(0.1, 0.99) if i % 2 else numbers.uniform(1.001, 2), -1.0, 0.0)
             for i in range(cases)]
    drawn = [(w, z, x0, numbers.uniform(-2, 2) * w) for w, z, x0, _ in drawn]
    true = [settling(*spring, 1e-3) for spring in drawn]
    print("\nThe time after which a spring stays within 0.001: relative errors (earliest, median, latest)")
    under = [(spring, t) for spring, t in zip(drawn, true) if spring[1] < 1]
    over = [(spring, t) for spring, t in zip(drawn, true) if spring[1] > 1]
    kinds = [("Compose, underdamped", others.compose_duration, under),
             ("motion, underdamped", others.motion_dev_duration, under),
             ("motion 13, overdamped", others.motion_dev_duration, over),
             ("motion 12, overdamped", functools.partial(others.motion_dev_duration, checks_all=False), over)]
    if hooke:
        answers = iter(ask(hooke, (
            {"op": "settling", "mass": 1, "stiffness": w * w, "damping": 2 * z * w, "from": x0, "to": 0, "velocity": v0,
             "epsilon": 1e-3} for w, z, x0, v0 in drawn)))
        kinds.append(("Hooke", lambda *_: next(answers)["settlingDuration"], list(zip(drawn, true))))
    for name, rule, chosen in kinds:
        off = sorted(rule(*spring, 1e-3) / t - 1 for spring, t in chosen)
        kind = "+18.0e" if name == "Hooke" else "+18.1%"
        print(f"{name:28}" + "".join(f"{value:{kind}}" for value in (off[0], statistics.median(off), off[-1])))


def compare_uikit():
    worst = (0.0, None)
    for zeta in [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 1.0]:
        for duration in [0.25, 0.5, 1.0, 2.5]:
            for velocity in [0, 1, 5, 20, 50]:
                try:
                    omega = others.uikit_frequency(duration, zeta, velocity)
                except (OverflowError, ZeroDivisionError):
                    continue
                if not omega > 0:
                    continue
                miss = settling(omega, zeta, -1, velocity, 1e-3) / duration
                miss = max(miss, 1 / miss) if miss > 0 else 0
                worst = max(worst, (miss, (zeta, duration, velocity)))
    print(f"UIKit's rule: the spring settles within 0.001 up to {worst[0]:.0f} times later or earlier than the requested "
          f"duration, at (damping ratio, duration, velocity) {worst[1]}")


def compare_linear(hooke):
    """Stops for a spring of duration 0.5 and bounce 0.3, and the error of their lines."""
    omega, zeta = 4 * math.pi, 0.7
    duration = settling(omega, zeta, -1, 0, 0.005)

    def way(t):
        return 1 + others.compose(1, omega**2, 2 * zeta * omega, -1, 0, t)

    errors = [0.005]
    print()
    for version, resolution in ((12, 0.01), (13, 0.03)):
        stops = others.motion_dev_linear(way, duration, resolution)
        worst = 0.0
        for i in range(20_000):
            at = i / 20_000 * (len(stops) - 1)
            low = int(at)
            line = stops[low] + (stops[low + 1] - stops[low]) * (at - low)
            worst = max(worst, abs(line - way(i / 20_000 * duration)))
        errors.append(worst)
        print(f"CSS linear(): motion {version} samples {len(stops)} stops, errors of {worst:.1e} during the motion, "
              f"{abs(1 - stops[-1]):.1e} at the end")
    if hooke:
        for error in sorted(errors):
            line = ask(hooke, [{"op": "linear", "stiffness": omega**2, "damping": 2 * zeta * omega, "error": error}])[0]
            print(f"   Hooke for {error:.1e}: {len(line['inputs'])} stops, error {line['error']:.1e}")


# Timing curves and splines.

CURVES = {
    "Flutter": others.flutter_cubic, "motion.dev": others.motion_dev_cubic, "bezier-easing": others.bezier_easing,
    "Chromium": others.chromium_cubic,
}


def true_curve(x1, y1, x2, y2, x):
    """The value in 60 digits, by bisection."""
    x1, y1, x2, y2, x = (mpf(v) for v in (x1, y1, x2, y2, x))
    low, high = mpf(0), mpf(1)
    for _ in range(120):
        s = (low + high) / 2
        low, high = (s, high) if others.bezier(x1, x2, s) < x else (low, s)
    return others.bezier(y1, y2, low)


def compare_curves(cases, seed, hooke):
    numbers = random.Random(f"{seed} curves")
    rows = []
    named = {"ease": (0.25, 0.1, 0.25, 1.0), "ease-out": (0.0, 0.0, 0.58, 1.0)}
    for name in [*named, "random control points"]:
        drawn = [(*named.get(name, tuple(numbers.random() for _ in range(4))), numbers.random()) for _ in range(cases)]
        true = [true_curve(*case) for case in drawn]
        answers = [[curve(*case) for case in drawn] for curve in CURVES.values()]
        if hooke:
            answers.append([line["y"][0] for line in ask(hooke, (
                {"op": "curve", "bezier": case[:4], "x": [case[4]]} for case in drawn))])
        rows.append((name, [max(float(abs(mpf(v) - y)) for v, y in zip(values, true)) for values in answers]))
    print_table("A cubic Bezier's value: worst error", [*CURVES, *["Hooke"][:bool(hooke)]], rows)


def falls(slope, a, b):
    """Whether the cubic with end slopes a and b over a chord of this slope (not negative) decreases anywhere."""
    # The derivative is a (1-s)^2 + 2 m s (1-s) + b s^2 with m = 3 slope - a - b.
    m = 3 * slope - a - b
    return m < 0 and m * m > a * b * (1 + 1e-12)


def compare_monotone(cases, seed):
    numbers = random.Random(seed)
    broken = 0
    for _ in range(cases):
        times, values = [0.0], [0.0]
        for _ in range(numbers.randint(3, 11)):
            times.append(times[-1] + numbers.uniform(0.1, 1))
            values.append(values[-1] + numbers.uniform(0, 1))
        slopes, tangents = others.compose_tangents(times, values)
        broken += any(falls(s, a, b) for s, a, b in zip(slopes, tangents, tangents[1:]))
    print(f"\nCompose's monotone spline decreases on {100 * broken / cases:.0f} % of {cases} increasing tracks")


def compare_conformance():
    """The conformance cases that are outside of their class."""
    folder = pathlib.Path(__file__).resolve().parent.parent / "conformance"
    sys.path.insert(0, str(folder))
    import truth as conformance

    def outside(family, result, function):
        found = {}
        for case in json.loads((folder / f"{family}.json").read_text())["cases"]:
            try:
                value = function(case["in"])
            except (OverflowError, ZeroDivisionError):
                value = math.nan
            limit = {"closed": 8, "solved": 64}[case["class"]] * (case["condition"][result] * 2.0**-53 + 2.0**-1022)
            kind = case["id"].split(",")[0] if family == "springs" else family
            found.setdefault(kind, 0)
            found[kind] += not abs(value - case["out"][result]) <= limit
        return found

    def position(solver, given):
        exactly = {name: mpf(value) for name, value in given["spring"].items()}
        spring = map(float, conformance.physical(exactly))
        return given["to"] + solver(*spring, given["from"] - given["to"], given["velocity"], given["time"])

    print("\nConformance cases outside of their class")
    for name, solver in SOLVERS.items():
        print(f"{name:28}", outside("springs", "position", functools.partial(position, solver)))
    for name, curve in CURVES.items():
        print(f"{name:28}", outside("beziers", "value", lambda given: curve(*given["points"], given["input"])))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--cases", type=int, default=2000, help="springs a regime, curves, and tracks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hooke", help="the path of a built hooke command")
    options = parser.parse_args()
    compare_springs(options.cases, options.seed, options.hooke)
    compare_frames()
    compare_settling(options.cases, options.seed, options.hooke)
    compare_uikit()
    compare_linear(options.hooke)
    compare_curves(options.cases, options.seed, options.hooke)
    compare_monotone(options.cases, options.seed)
    compare_conformance()


if __name__ == "__main__":
    main()
