"""Compares the results of libhooke.so with closed forms, and with curves of SciPy in Golden/tracks.json.

    results.py LIBRARY HEADER

Errors are relative to the size of the motion; the worst is printed beside the bound.
"""

import ctypes
import json
import math
import pathlib
import re
import sys

from closed_forms import KEYWORDS, closed_bezier, closed_spring, draw, near, random_cases, random_motion, size_of, worst
from gesture_results import momentum, release
from hooke import INF, Hooke, numbers
import motion_results
from transform_results import transforms


def springs(hooke):
    for _ in range(random_cases(300)):
        motion = random_motion()
        mass, stiffness, damping = motion[:3]
        w, ratio = math.sqrt(stiffness / mass), damping / (2 * math.sqrt(stiffness * mass))
        bounce = 1 - ratio if ratio <= 1 else 1 / ratio - 1
        spelled = {
            hooke.HOOKE_PHYSICAL: motion[:3],
            hooke.HOOKE_BOUNCE: [2 * math.pi / w, bounce, 1.0],
            hooke.HOOKE_RESPONSE: [2 * math.pi / w, ratio, mass],
        }
        for spelling, given in spelled.items():
            for other, expected in spelled.items():
                made = numbers([0, 0, 0])
                hooke.spring_convert(spelling, numbers(given), other, made)
                if spelling == hooke.HOOKE_BOUNCE:
                    # Of mass 1.
                    expected = [1, w * w, 2 * ratio * w] if other == hooke.HOOKE_PHYSICAL else [*expected[:2], 1.0]
                for value, wanted in zip(made, expected):
                    near("spring_convert", value, wanted, max(abs(wanted), 1))
        state = closed_spring(*motion)
        size = size_of(motion)
        times = [0.0] + [draw.uniform(0, 3) for _ in range(20)]
        positions, velocities = numbers(times), numbers(times)
        hooke.spring_sample(numbers(motion), numbers(times), len(times), positions, velocities)
        for time, position, velocity in zip(times, positions, velocities):
            near("spring_sample", position, state(time)[0], size)
            near("spring_sample, velocity", velocity, state(time)[1], size * w * max(1, ratio) * 2)
        out = numbers([0, 0])
        hooke.spring(*motion, times[1], out)
        assert list(out) == [positions[1], velocities[1]]


def settling(hooke):
    for _ in range(random_cases(100)):
        motion, distance = random_motion(), 10 ** draw.uniform(-4, 0)
        for speed in [INF, 10 ** draw.uniform(-2, 1)]:
            state, found = closed_spring(*motion), ctypes.c_double()
            hooke.spring_settle(numbers(motion), distance, speed, ctypes.byref(found))
            end = found.value

            def beyond(t):
                position, velocity = state(t)
                return max(abs(position - motion[4]) / distance, abs(velocity) / speed)

            assert all(beyond(end + index / 500) <= 1 + 1e-9 for index in range(2000)), "settled too early"
            assert end == 0 or abs(beyond(end) - 1) < 1e-6, "settled too late"


def piecewise(css):
    """The function of a text of linear()."""
    stops = [stop.split(" ") for stop in re.fullmatch(r"linear\((.*)\)", css).group(1).split(", ")]
    points = [
        (float(stop[1][:-1]) / 100 if len(stop) > 1 else float(index > 0), float(stop[0]))
        for index, stop in enumerate(stops)
    ]

    def value(x):
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            if x <= x1:
                return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
        return points[-1][1]

    return value, len(points)


def approximations(hooke):
    for _ in range(random_cases(40)):
        motion, largest = random_motion(), 10 ** draw.uniform(-3.5, -1.5)
        duration, found, curve = ctypes.c_double(), ctypes.c_double(), ctypes.c_uint64()
        hooke.spring_linear(numbers(motion), largest, ctypes.byref(duration), ctypes.byref(found), ctypes.byref(curve))
        state, (value, _) = closed_spring(*motion), piecewise(hooke.css(curve))
        xs = [index / 2000 for index in range(2001)]
        progress = [(state(x * duration.value)[0] - motion[3]) / (motion[4] - motion[3]) for x in xs]
        error = max(abs(value(x) - expected) for x, expected in zip(xs, progress))
        assert error <= found.value + 1e-9 <= largest + 2e-9 and found.value <= 1.2 * error + 1e-9, (
            error,
            found.value,
            largest,
        )
        # The handle has the values of its text.
        for x, sampled in zip(xs[::50], hooke.sampled(curve, xs[::50])[0]):
            near("curve of linear()", sampled, value(x))
        # A curve of the same spring over a duration, and its approximation.
        velocity = motion[5] / (motion[4] - motion[3])
        eased = hooke.made("curve_spring", numbers(motion[:3]), velocity, duration.value)
        for x, sampled, expected in zip(xs[:-1], hooke.sampled(eased, xs)[0], progress):
            near("curve_spring", sampled, expected, size_of(motion) / abs(motion[4] - motion[3]))
        linear = ctypes.c_uint64()
        hooke.curve_linear(eased, largest, ctypes.byref(found), ctypes.byref(linear))
        value, _ = piecewise(hooke.css(linear))
        error = max(abs(value(x) - expected) for x, expected in zip(xs[:-1], progress))
        assert error <= found.value + 1e-9 <= largest + 2e-9, (error, found.value, largest)
        for handle in (curve, eased, linear):
            hooke.free(handle)


def curves(hooke):
    points = list(KEYWORDS.values()) + [
        (draw.uniform(0.05, 0.95), draw.uniform(-1, 2), draw.uniform(0.05, 0.95), draw.uniform(-1, 2))
        for _ in range(random_cases(100))
    ]
    xs = [draw.uniform(0.01, 0.99) for _ in range(20)]
    for ps in points:
        curve = hooke.made("curve_bezier", *ps)
        for x, value, slope in zip(xs, *hooke.sampled(curve, xs)):
            expected = closed_bezier(*ps, x)
            near("curve_bezier", value, expected[0], 4)
            near("curve_bezier, slope", slope, expected[1], max(abs(expected[1]), 1), 1e-9)
        assert hooke.sampled(curve, [0, 1])[0] == [0, 1]
        css = hooke.css(curve)
        if css in KEYWORDS:
            assert KEYWORDS[css] == ps
        else:
            assert [
                float(number) for number in re.fullmatch(r"cubic-bezier\((.*)\)", css).group(1).split(", ")
            ] == list(ps)
        hooke.free(curve)
    for word, ps in KEYWORDS.items():
        one, other = hooke.made("curve_parse", word.encode(), len(word)), hooke.made("curve_bezier", *ps)
        assert hooke.sampled(one, xs) == hooke.sampled(other, xs)
        found = ctypes.c_double()
        hooke.curve_inverse(one, 0.4, ctypes.byref(found))
        near("curve_inverse", closed_bezier(*ps, found.value)[0], 0.4)
        hooke.free(one), hooke.free(other)
    # CSS Easing 2: steps(n, jump) at x.
    for jump, at in {
        hooke.HOOKE_JUMP_START: lambda n, x: (math.floor(n * x) + 1) / n,
        hooke.HOOKE_JUMP_END: lambda n, x: math.floor(n * x) / n,
        hooke.HOOKE_JUMP_NONE: lambda n, x: math.floor(n * x) / (n - 1),
        hooke.HOOKE_JUMP_BOTH: lambda n, x: (math.floor(n * x) + 1) / (n + 1),
    }.items():
        for n in (2, 3, 7):
            curve = hooke.made("curve_steps", n, jump)
            for x, value in zip(xs, hooke.sampled(curve, xs)[0]):
                near("curve_steps", value, at(n, x))
            hooke.free(curve)
    inputs, outputs = [0, 0.2, 0.2, 0.7, 1], [0, 0.5, -1, 2, 1]
    curve = hooke.made("curve_stops", numbers(inputs), numbers(outputs), 5)
    values, rates = hooke.sampled(curve, [0.1, 0.45, 0.85])
    for value, expected in zip(values + rates, [0.25, 0.5, 1.5, 2.5, 6, -1 / 0.3]):
        near("curve_stops", value, expected)
    parsed = hooke.made("curve_parse", hooke.css(curve).encode(), len(hooke.css(curve)))
    assert hooke.sampled(parsed, xs) == hooke.sampled(curve, xs)


def tracks(hooke, golden):
    kinds = lambda name, n: (ctypes.c_int32 * n)(*[hooke.constants[name]] * n)

    def check(kind, times, values, at, expected, rates=None, bound=1e-12):
        n = len(times)
        track = hooke.made("track", numbers(times), numbers(values), n, kinds(kind, n - 1), None)
        size = max(map(abs, values))
        for value, wanted in zip(hooke.sampled(track, at)[0], expected):
            near(f"track, {kind}", value, wanted, size, bound)
        for rate, wanted in zip(hooke.sampled(track, at)[1], rates or []):
            near(f"track, {kind}, rate", rate, wanted, size * 10, bound)
        assert hooke.sampled(track, times)[0] == values
        hooke.free(track)

    for row in json.loads(golden.read_text()):
        check(row["kind"], row["times"], row["values"], row["at"], row["expected"], row["rates"], 1e-11)
    # Hermite cubics with the tangents of docs/keyframes.md. The keys bend too little for the limited rules to limit.
    times, values = [0, 1, 1.8, 3, 4.5], [0, 10, 19, 34, 54]
    spans = [b - a for a, b in zip(times, times[1:])]
    slopes = [(b - a) / span for a, b, span in zip(values, values[1:], spans)]
    aware = [(d1 * v0 + d0 * v1) / (d0 + d1) for d0, d1, v0, v1 in zip(spans, spans[1:], slopes, slopes[1:])]
    # Without curvature at the ends.
    aware = [(3 * slopes[0] - aware[0]) / 2, *aware, (3 * slopes[-1] - aware[-1]) / 2]
    mean = [slopes[0]] + [(a + b) / 2 for a, b in zip(slopes, slopes[1:])] + [slopes[-1]]
    reflected = [2 * values[0] - values[1], *values, 2 * values[-1] - values[-2]]
    uniform = [(after - before) / 2 for before, after in zip(reflected, reflected[2:])]
    rules = {
        "HOOKE_CATMULL_ROM": lambda k: (uniform[k] / spans[k], uniform[k + 1] / spans[k]),
        "HOOKE_TIME_AWARE": lambda k: (aware[k], aware[k + 1]),
        "HOOKE_HOLD_SAFE": lambda k: (aware[k], aware[k + 1]),
        "HOOKE_MONOTONE": lambda k: (mean[k], mean[k + 1]),
        "HOOKE_LINEAR": lambda k: (slopes[k], slopes[k]),
    }
    for kind, tangents in rules.items():
        at, expected = [], []
        for k, span in enumerate(spans):
            for s in (0.1, 0.5, 0.75):
                (a, b), (first, last) = tangents(k), values[k : k + 2]
                at.append(times[k] + s * span)
                expected.append(
                    (1 + 2 * s) * (1 - s) ** 2 * first
                    + s * s * (3 - 2 * s) * last
                    + span * s * (1 - s) * ((1 - s) * a - s * b)
                )
        check(kind, times, values, at, expected)
    check("HOOKE_HOLD", times, values, [0.5, 1.5, 4, 5, -1], [0, 10, 34, 54, 0], [0, 0, 0, 0, 0])
    # Limited: constant where the values are, and between two keys never outside.
    for kind in ("HOOKE_HOLD_SAFE", "HOOKE_MONOTONE", "HOOKE_PCHIP"):
        track = hooke.made("track", numbers([0, 1, 2, 2.1, 3]), numbers([0, 0, 5, 100, 100]), 5, kinds(kind, 4), None)
        at = [index / 1000 for index in range(3001)]
        found = hooke.sampled(track, at)[0]
        assert found == sorted(found) and set(found[:1001]) == {0} and set(found[2101:]) == {100}, kind
        hooke.free(track)
    # Segments with timing curves, which may be released.
    ease = hooke.made("curve_bezier", *KEYWORDS["ease"])
    timings = (ctypes.c_uint64 * 2)(ease, 0)
    track = hooke.made("track", numbers([0, 2, 3]), numbers([10, 30, 40]), 3, kinds("HOOKE_LINEAR", 2), timings)
    hooke.free(ease)
    for value, expected in zip(
        hooke.sampled(track, [0.6, 2.5])[0], [10 + 20 * closed_bezier(*KEYWORDS["ease"], 0.3)[0], 35]
    ):
        near("track, timing", value, expected, 40)


def texts(hooke):
    """Texts of springs and curves: by their formulas, and written and read back with the same bits."""

    def pair(frequency, ratio, mass=1):
        return [mass, mass * frequency**2, 2 * mass * ratio * frequency]

    turn = 2 * math.pi
    expected = {
        "smooth": pair(turn / 0.5, 1),
        "snappy": pair(turn / 0.5, 0.85),
        "bouncy": pair(turn / 0.5, 0.7),
        "interactive": pair(turn / 0.15, 0.86),
        "responsive": pair(turn / 0.5, 0.825),
        "coreAnimationDefault": [1, 100, 10],
        "uiKitTimingDefault": [3, 1000, 500],
    }
    assert hooke.written("spring_names").split(" ") == list(expected)
    expected |= {
        "core-animation-default": [1, 100, 10],
        "spring(preset=bouncy)": expected["bouncy"],
        "spring(bouncy)": expected["bouncy"],
        "spring(response=0.4, damping-ratio=0.8)": pair(turn / 0.4, 0.8),
        "spring(response=0.4, dampingRatio=0.8, mass=3)": pair(turn / 0.4, 0.8, 3),
        " spring( bounce = -0.2 , duration = 0.7 ) ": pair(turn / 0.7, 1 / 0.8),
        "spring(stiffness=170, damping=26)": [1, 170, 26],
        "spring(stiffness=1.7e2, damping=26, mass=.5)": [0.5, 170, 26],
        "spring(stiffness=100, damping-ratio=0.5, mass=4)": [4, 100, 20],
        # Origami's own conversion of its two numbers.
        "origami(40, 7)": [1, (40 - 30) * 3.62 + 194, (7 - 8) * 3 + 25],
        "spring(origami=[40, 7])": [1, (40 - 30) * 3.62 + 194, (7 - 8) * 3 + 25],
        "react-spring(170, 26)": [1, 170, 26],
        "reactSpring(tension=170, friction=26, mass=2)": [2, 170, 26],
    }
    for text, wanted in expected.items():
        for value, number in zip(hooke.spring_of(text), wanted):
            near("spring_parse", value, number, max(abs(number), 1))
    for name in hooke.written("spring_names").split(" "):
        assert hooke.written("spring_text", numbers(hooke.spring_of(name))) == name
    for _ in range(random_cases(300)):
        spring = random_motion()[:3]
        text = hooke.written("spring_text", numbers(spring))
        assert hooke.spring_of(text) == list(spring), (text, spring)
        assert ("mass" in text) == (spring[0] != 1), text
    xs = [index / 50 for index in range(-5, 56)]
    shapes = [
        "ease-in",
        "easeOutBounce",
        "emphasized",
        "steps(4, jump-none)",
        "linear(0, 0.5 20% 30%, 1)",
        "cubic-bezier(0.1, 2, 0.3, -4)",
        "spring(bouncy)",
        "spring(response=0.4, damping-ratio=0.8)",
        "spring(bouncy, velocity=2)",
        "spring(spring(stiffness=170, damping=26), velocity=2, duration=0.6)",
        "spring(origami(40, 7), duration=0.6)",
        'path("M 0,0 C 0.1,0 0.2,1 0.3,1 C 0.4,1 1,1 1,1")',
        "reversed(spring(bouncy))",
        "reversed(reversed(easeInQuad))",
        "composed(outer=steps(4), inner=reversed(cubic-bezier(0.1, 2, 0.3, -4)))",
        "composed(outer=spring(spring(stiffness=170, damping=26), velocity=2), inner=path('M 0,0 C 0.1,0 0.2,1 1,1'))",
    ]
    for shape in shapes:
        one = hooke.curve_of(shape)
        text = hooke.written("curve_text", one)
        other = hooke.curve_of(text)
        assert hooke.sampled(one, xs) == hooke.sampled(other, xs), (shape, text)
        assert hooke.written("curve_text", other) == text, (shape, text)
        hooke.free(one), hooke.free(other)
    # By their definitions.
    ease, reversed_, squared = map(hooke.curve_of, ("ease", "reversed(ease)", "composed(outer=ease, inner=easeInQuad)"))
    values = lambda curve, at: hooke.sampled(curve, at)[0]
    for x, a, b in zip(xs, values(reversed_, xs), values(ease, [1 - x for x in xs])):
        near("reversed", a, 1 - b)
    for x, a, b in zip(xs[5:-5], values(squared, xs[5:-5]), values(ease, [x * x for x in xs[5:-5]])):
        near("composed", a, b)
    spring = hooke.curve_of("spring(spring(stiffness=170, damping=26), velocity=2, duration=0.6)")
    state = closed_spring(1, 170, 26, 0, 1, 2)
    for x, value in zip(xs[5:-6], values(spring, xs[5:-6])):
        near("spring(…)", value, state(0.6 * x)[0])
    for handle in (ease, reversed_, squared, spring):
        hooke.free(handle)


def main():
    hooke = Hooke(sys.argv[1], sys.argv[2])
    for compare in (springs, settling, approximations, curves, texts, transforms, momentum, release, *motion_results.ALL):
        compare(hooke)
    tracks(hooke, pathlib.Path(__file__).parent / "Golden/tracks.json")
    print(
        f"{len(worst)} kinds of results equal their closed forms; worst errors of their size: "
        + ", ".join(f"{what} {error:.1e}" for what, error in sorted(worst.items(), key=lambda item: -item[1])[:6])
    )


if __name__ == "__main__":
    main()
