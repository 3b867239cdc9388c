#!/usr/bin/env python3
"""Writes docs/images/errors-springs.svg, errors-curves.svg and errors-motions.svg: errors of functions in ulps, ours beside
the formulas of other packages.

    scripts/draw-errors.py [LIBRARY]     # out/c/libhooke.so, of scripts/build-c; needs mpmath

Each line is the largest error of some random cases around each place. conformance/truth.py has the true values in 60
digits, scripts/lib/others.py and other_motions.py the other formulas in doubles.
"""

import importlib.util
import math
import pathlib
import random
import sys

from mpmath import mpf

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / folder) for folder in ("conformance", "scripts/lib", "Tests/C")]
import other_motions  # noqa: E402
import others  # noqa: E402
import truth  # noqa: E402
from hooke import Hooke, numbers  # noqa: E402

spec = importlib.util.spec_from_file_location("draw_motions", ROOT / "scripts/draw-motions.py")
pictures = importlib.util.module_from_spec(spec)
spec.loader.exec_module(pictures)

ULP = 2.0 ** -52
LEFT, TOP, WIDTH, HEIGHT = 62, 40, 330, 250
# Errors are drawn from a tenth of an ulp to 10^16 ulps.
LOW, HIGH = -1, 16
COLORS = {"Hooke": "#0a5aff", "Flutter": "#9b610c", "Compose": "#1a4436", "motion": "#ce00a6", "reanimated": "#5f6b7a",
          "Motion (Swift)": "#1b1c20", "bezier-easing": "#1a4436", "Chromium": "#5f6b7a", "CSS Transforms 2": "#9b610c"}


def worst(case, names, low, high, places=48, count=60):
    """For each name the largest error in ulps around each place of a logarithmic axis."""
    lines = {name: [] for name in names}
    draw = random.Random(7)
    for place in range(places):
        errors = {name: 0.0 for name in names}
        for _ in range(count):
            at = low * (high / low) ** ((place + draw.random()) / places)
            true, size, found = case(at, draw)
            for name, value in found.items():
                error = max(float(abs(mpf(v) - t)) if math.isfinite(v) else math.inf for v, t in zip(value, true))
                errors[name] = max(errors[name], error / float(size) / ULP)
        for name, error in errors.items():
            lines[name].append(((place + 0.5) / places, error))
    return lines


def panel(index, title, axis, ticks, low, high, lines):
    """A plot with logarithmic axes; prints each line's largest error."""
    left = LEFT + index * (WIDTH + 72)
    place = lambda x, y: (left + x * WIDTH, TOP + HEIGHT * (HIGH - min(max(math.log10(y or 1e-9), LOW), HIGH)) / (HIGH - LOW))
    parts = [pictures.text(left - 40, TOP - 18, title, "ink")]
    for exponent in range(0, HIGH + 1, 4):
        y = place(0, 10.0 ** exponent)[1]
        parts.append(f'<line stroke="#d5d7dd" x1="{left}" x2="{left + WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(pictures.text(left - 40, y + 4, "1 ulp" if exponent == 0 else f"1e{exponent}"))
    y = place(0, 1e-3 / ULP)[1]
    parts.append(f'<line stroke="#62646d" stroke-dasharray="2 5" x1="{left}" x2="{left + WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>')
    parts.append(pictures.text(left + WIDTH - 78, y - 5, "a thousandth"))
    for tick in ticks:
        x = place(math.log(tick / low) / math.log(high / low), 1)[0]
        label = f"{tick:g}" if tick >= 0.01 else f"1e{math.log10(tick):.0f}"
        parts.append(pictures.text(x - 3.2 * len(label), TOP + HEIGHT + 18, label))
    parts.append(pictures.text(left, TOP + HEIGHT + 38, axis))
    for name, points in sorted(lines.items(), key=lambda item: item[0] == "Hooke"):
        path = " L".join(f"{x:.1f} {y:.1f}" for x, y in (place(*point) for point in points))
        parts.append(f'<path fill="none" stroke="{COLORS[name]}" stroke-width="{2.5 if name == "Hooke" else 1.5}" '
                     f'stroke-linejoin="round" d="M{path}"/>')
        print(f"{title}: {name} {max(y for _, y in points):.3g} ulp")
    for index, line in enumerate(lines):
        parts.append(pictures.text(left + 112 * (index % 3), TOP + HEIGHT + 60 + 18 * (index // 3), line, fill=COLORS[line]))
    return parts


SOLVERS = {"Flutter": others.flutter, "Compose": others.compose, "motion": others.motion_dev, "reanimated": others.reanimated,
           "Motion (Swift)": others.motion_swift}


def springs(hooke, ratio_of):
    def case(at, draw):
        ratio, frequency = ratio_of(at), draw.uniform(4, 60)
        x, v = draw.uniform(-1, 1), draw.uniform(-1, 1) * frequency
        k, c = frequency ** 2, 2 * ratio * frequency
        slow = frequency * (ratio if ratio <= 1 else 1 / (ratio + math.sqrt(ratio * ratio - 1)))
        t = draw.uniform(0, 4) / max(slow, frequency / 20)
        given = {"mass": mpf(1), "stiffness": mpf(k), "damping": mpf(c)}
        out = numbers([0, 0])
        hooke.spring(1, k, c, x, 0, v, t, out)
        return [truth.state(given, mpf(x), mpf(v), mpf(t))[0]], abs(x) + abs(v) / frequency, {
            "Hooke": out[:1], **{name: [solver(1, k, c, x, v, t)] for name, solver in SOLVERS.items()}}
    return case


CURVES = {"Flutter": others.flutter_cubic, "motion": others.motion_dev_cubic, "bezier-easing": others.bezier_easing,
          "Chromium": others.chromium_cubic}


def curve(hooke, points, input_of):
    handle = hooke.made("curve_bezier", *points)

    def case(at, draw):
        t = input_of(at)
        true = truth.beziers({"points": [mpf(p) for p in points], "input": mpf(t)})["value"]
        return [true], 1, {"Hooke": hooke.sampled(handle, [t])[0], **{name: [f(*points, t)] for name, f in CURVES.items()}}
    return case


def fling(hooke):
    def case(at, draw):
        rate, velocity = draw.uniform(0.9, 0.9995), draw.uniform(100, 5000)
        time = at / (-1000 * math.log(rate))
        given = {"from": 0, "velocity": velocity, "rate": rate, "time": time}
        true = truth.decay({name: mpf(value) for name, value in given.items()})["position"]
        out = numbers([0])
        hooke.decay_sample(0, velocity, rate, numbers([time]), 1, out, None)
        # The drag of a second, so that both have the same motion up to its rounding.
        drag = rate ** 1000
        theirs = mpf(velocity) * (mpf(drag) ** mpf(time) - 1) / truth.log(mpf(drag))
        found = other_motions.flutter_friction(0, velocity, drag, time)
        return [true], abs(true), {"Hooke": list(out), "Flutter": [float(true + (mpf(found) - theirs))]}
    return case


def turn(hooke):
    def case(at, draw):
        axis, start = [draw.gauss(0, 1) for _ in range(3)], [draw.gauss(0, 1) for _ in range(3)]
        first = truth.rotated([mpf(v) for v in start], mpf(draw.uniform(0, 2)))
        ends = []
        for turned in (first, first * truth.rotated([mpf(v) for v in axis], mpf(at))):
            m = truth.composed([mpf(0)] * 3, [mpf(draw.uniform(0.5, 2)) for _ in range(3)], [mpf(0)] * 3, [0, 0, 0, mpf(1)], turned)
            ends.append([float(v) for v in m])
        progress, out = draw.random(), numbers([0] * 16)
        true = truth.transforms({"from": [mpf(v) for v in ends[0]], "to": [mpf(v) for v in ends[1]], "progress": mpf(progress)})
        handle = hooke.made("transform_between", numbers(ends[0]), numbers(ends[1]), 0)
        hooke.transform_sample(handle, numbers([progress]), 1, out)
        hooke.free(handle)
        return true["matrix"], max(map(abs, true["matrix"])), {
            "Hooke": list(out), "CSS Transforms 2": other_motions.css_between(*ends, progress)}
    return case


def main():
    hooke = Hooke(sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "out/c/libhooke.so"), str(ROOT / "Sources/CHooke/include/hooke.h"))
    names = ["Hooke", *SOLVERS]
    ratios, near = (0.05, 5000), (1e-15, 0.1)
    pictures.write(
        "errors-springs.svg", "Errors of a spring's position", "Largest errors in ulps by damping ratio, and near critical damping.",
        TOP + HEIGHT + 90,
        panel(0, "A spring's position", "damping ratio", (0.1, 1, 10, 100, 1000), *ratios,
              worst(springs(hooke, lambda at: at), names, *ratios))
        + panel(1, "Just above critical damping", "damping ratio − 1", (1e-12, 1e-8, 1e-4), *near,
                worst(springs(hooke, lambda at: 1 + at), names, *near)))
    names = ["Hooke", *CURVES]
    inputs, middle = (1e-9, 1), (1e-14, 0.5)
    pictures.write(
        "errors-curves.svg", "Errors of cubic Béziers", "Largest errors in ulps by the input, and near a vertical tangent.",
        TOP + HEIGHT + 90,
        panel(0, "cubic-bezier(0, 0, 0.58, 1)", "fraction of the time", (1e-8, 1e-6, 1e-4, 1e-2, 1), *inputs,
              worst(curve(hooke, (0, 0, 0.58, 1), lambda at: at), names, *inputs, count=20))
        + panel(1, "cubic-bezier(1, 0, 0, 1), vertical at one half", "fraction of the time − ½", (1e-12, 1e-8, 1e-4), *middle,
                worst(curve(hooke, (1, 0, 0, 1), lambda at: 0.5 + at), names, *middle, count=20)))
    times, angles = (1e-9, 20), (1e-8, 2)
    pictures.write(
        "errors-motions.svg", "Errors of flings and of matrices between two",
        "Largest errors in ulps of a fling by time, and of an interpolated matrix by the angle between its ends.", TOP + HEIGHT + 72,
        panel(0, "How far a fling has moved", "time in time constants", (1e-8, 1e-6, 1e-4, 1e-2, 1), *times,
              worst(fling(hooke), ["Hooke", "Flutter"], *times))
        + panel(1, "Between two matrix3d()", "angle between them in radians", (1e-6, 1e-4, 1e-2, 1), *angles,
                worst(turn(hooke), ["Hooke", "CSS Transforms 2"], *angles, count=12)))


if __name__ == "__main__":
    main()
