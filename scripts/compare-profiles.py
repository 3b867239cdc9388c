#!/usr/bin/env python3
"""Compares motions within limits with the PyPI package ruckig, an independent library, on random cases.

    scripts/compare-profiles.py [--cases N] [--seed N]

Compiles the sources of the profiles with scripts/lib/profiles.swift, optimised. Half of the cases, a million if left out, go
to rest, the others to any velocity and acceleration; starts are up to three times outside the limits. Prints a table, and
10,000 chains of 20 motions that are retargeted in flight. Status 1 if a motion is longer than ruckig's by 1e-9 of it, if one
is refused that ruckig solves, or if a limit, an end or a join is wrong. Needs `pip install ruckig numpy`.
"""
import argparse
import math
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy
from ruckig import InputParameter, Result, Ruckig, Trajectory

ROOT = Path(__file__).resolve().parent.parent
BASE = [f"Sources/Hooke/Base/{name}.swift" for name in ("DoubleDouble", "Bisection", "HookeError", "TextBytes")]


def size(rng, low, high):
    return 10 ** rng.uniform(low, high)


def draw(rng, any_end):
    """A case: start, end, speed, reverse speed, acceleration, reverse acceleration, jerk."""
    speed, most, jerk = size(rng, -1, 2), size(rng, -1, 2), size(rng, -1, 3)
    reverse, least = (speed, most) if rng.random() < 0.7 else (size(rng, -1, 2), size(rng, -1, 2))
    p0, p1 = rng.uniform(-10, 10), rng.uniform(-10, 10)
    if rng.random() < 0.2:
        p1 = p0 + rng.uniform(-1, 1) * size(rng, -4, 0)
    factor = 3 if rng.random() < 0.2 else 1
    v0 = 0.0 if rng.random() < 0.1 else rng.uniform(-reverse, speed) * factor
    a0 = 0.0 if rng.random() < 0.1 else rng.uniform(-least, most) * factor
    v1 = a1 = 0.0
    while any_end:
        v1, a1 = rng.uniform(-reverse, speed), 0.0 if rng.random() < 0.2 else rng.uniform(-least, most)
        if factor == 1 and a0 != 0 and rng.random() < 0.5:
            # An end that is near in time: the durations of such ends have gaps.
            t = max(1e-3, abs(a0) / jerk * rng.uniform(0, 2))
            part = [rng.uniform(-1, 1) * jerk * t**n for n in (1, 2, 3)]
            a1, v1 = max(-least, min(most, a0 + part[0])), v0 + a0 * t + part[1] / 2
            p1 = p0 + v0 * t + a0 * t * t / 2 + part[2] / 6
        change = a1 * a1 / 2 / jerk
        if -reverse < v1 - change and v1 + change < speed:
            break
    return p0, v0, a0, p1, v1, a1, speed, reverse, most, least, jerk


def others(cases):
    """Durations by ruckig, NaN where it finds none, how far from the end it arrives, and its seconds for a case."""
    otg, trajectory, request = Ruckig(1), Trajectory(1), InputParameter(1)
    durations, misses, spent = [], [], 0.0
    for p0, v0, a0, p1, v1, a1, speed, reverse, most, least, jerk in cases:
        request.current_position, request.current_velocity, request.current_acceleration = [p0], [v0], [a0]
        request.target_position, request.target_velocity, request.target_acceleration = [p1], [v1], [a1]
        request.max_velocity, request.min_velocity = [speed], [-reverse]
        request.max_acceleration, request.min_acceleration, request.max_jerk = [most], [-least], [jerk]
        begin = time.perf_counter()
        try:
            found = otg.calculate(request, trajectory) in (Result.Working, Result.Finished)
        except Exception:
            found = False
        spent += time.perf_counter() - begin
        durations.append(trajectory.duration if found else math.nan)
        misses.append(abs(trajectory.at_time(trajectory.duration)[0][0] - p1) if found else math.nan)
    return numpy.array(durations), numpy.array(misses), spent / len(cases)


def compile_program(folder):
    sources = [path for path in sorted(ROOT.glob("Sources/HookeMotion/Profiles/*.swift")) if "MotionProfile" not in path.name]
    program = folder / "profiles"
    subprocess.run(
        ["swiftc", "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "hooke", "-o", program]
        + ["scripts/lib/profiles.swift", *BASE, *sources], cwd=ROOT, check=True)
    return program


def report(name, cases, program, folder):
    """Prints the numbers of one set of cases; returns whether they are as they must be."""
    table, answers = folder / "cases", folder / "answers"
    numpy.array(cases, dtype=float).tofile(table)
    durations, misses, seconds = others(cases)
    subprocess.run([program, table, answers], check=True)
    rows = numpy.fromfile(answers).reshape(-1, 10)
    cases = numpy.array(cases)
    known = ~numpy.isnan(durations)
    refused = numpy.isnan(rows[:, 0])
    both = known & ~refused
    # Ruckig accepts ends that are up to 1e-8 away: such a duration is that of another motion.
    wrong = both & (rows[:, 0] > durations * (1 + 1e-9)) & (misses > 1e-13)
    both &= ~wrong
    longer = rows[both, 0] / durations[both] - 1
    fastest, strongest = cases[:, 6:8].max(1), cases[:, 8:10].max(1)
    # A motion has no more digits than its times: speeds and accelerations within it, also above the limits.
    speeds = numpy.maximum(fastest, numpy.abs(cases[:, 1])) + numpy.abs(cases[:, 2]) ** 2 / cases[:, 10]
    rates = numpy.maximum(strongest, numpy.abs(cases[:, 2]))
    lengths = numpy.abs(cases[:, [0, 3]]).max(1) + speeds * rows[:, 0]
    scales = numpy.stack([lengths, speeds + rates * rows[:, 0], rates + cases[:, 10] * rows[:, 0]], 1)
    u = 2.0**-53
    gaps = numpy.nanmax(rows[:, 1:4] / scales, 0) / u
    ends = numpy.nanmax(numpy.abs(rows[:, 6:9]) / scales, 0) / u
    # Excesses in the larger of limit and start.
    over = [
        numpy.nanmax(rows[:, 4] * cases[:, 6:8].min(1) / speeds) / u,
        numpy.nanmax(rows[:, 5] * cases[:, 8:10].min(1) / rates) / u,
    ]
    missing = int((known & refused).sum())
    print(f"{name}: {len(cases)} cases; ruckig finds none for {int((~known).sum())}, Hooke for {int(refused.sum())},")
    print(f"  of which ruckig finds {missing}; longer by at most {longer.max():.2g}, shorter by {-longer.min():.2g}")
    print(f"  shorter by more than 1e-9: {int((longer < -1e-9).sum())}")
    print(f"  longer where ruckig misses its end by more than 1e-13: {int(wrong.sum())}")
    print("  gaps of position, velocity and acceleration: " + ", ".join(f"{gap:.2g} u" for gap in gaps))
    print("  end summed up from the start: " + ", ".join(f"{end:.2g} u" for end in ends))
    print(f"  velocity above its limit by {over[0]:.2g} u, acceleration by {over[1]:.2g} u")
    print(f"  {1e9 * rows[0, 9]:.0f} ns for a motion; ruckig, called from Python, {1e6 * seconds:.2f} us")
    for index in numpy.flatnonzero(both)[numpy.argsort(-longer)[:3]]:
        if rows[index, 0] > durations[index] * (1 + 1e-9):
            print("  longer:", rows[index, 0], durations[index], misses[index], cases[index].tolist())
    for index in numpy.flatnonzero(known & refused)[:3]:
        print("  refused:", durations[index], cases[index].tolist())
    return longer.max() <= 1e-9 and missing == 0 and max(gaps) < 64 and max(over) < 64


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--cases", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=12)
    options = parser.parse_args()
    good = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = compile_program(folder)
        for index, kind in enumerate(("to rest", "to any state")):
            rng = random.Random(2 * options.seed + index)
            cases = [draw(rng, index == 1) for _ in range(options.cases // 2)]
            good = report(kind, cases, program, folder) and good
        rng = random.Random(options.seed)
        numpy.array([draw(rng, False) for _ in range(10_000)]).tofile(folder / "cases")
        line = subprocess.run(
            [program, folder / "cases", folder / "answers", "chains"], check=True, capture_output=True, text=True).stdout
        motions, refused, *jumps, excess = line.split()
        print(f"10000 chains: {motions} motions, {refused} refused; largest jumps at a new target: {', '.join(jumps)};")
        # A start within 1e-12 of the limits counts as one within them.
        print(f"  limits exceeded by at most {float(excess):.2g} of the larger of limit and start")
        good = good and refused == "0" and all(float(jump) == 0 for jump in jumps) and float(excess) < 2e-12
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
