"""Momentum, and the release of gestures, of results.py."""

import ctypes
import math

from closed_forms import KEYWORDS, closed_bezier, closed_spring, draw, near, random_cases, random_motion
from hooke import INF, NAN, Options, Plan, numbers


def momentum(hooke):
    for _ in range(random_cases(100)):
        start, velocity, rate, distance = (
            draw.uniform(-100, 100),
            draw.uniform(-2000, 2000),
            draw.uniform(0.98, 0.999),
            draw.uniform(0.01, 2),
        )
        k, times = -1000 * math.log(rate), [draw.uniform(0, 3) for _ in range(5)]
        positions, velocities = numbers(times), numbers(times)
        hooke.decay_sample(start, velocity, rate, numbers(times), 5, positions, velocities)
        size = abs(start) + abs(velocity / k)
        for time, position, speed in zip(times, positions, velocities):
            near("decay_sample", position, start + velocity / k * (1 - math.exp(-k * time)), size)
            near("decay_sample, velocity", speed, velocity * math.exp(-k * time), abs(velocity))
        end, duration = ctypes.c_double(), ctypes.c_double()
        hooke.decay_end(start, velocity, rate, distance, ctypes.byref(end), ctypes.byref(duration))
        near("decay_end", end.value, start + velocity / k, size)
        near("decay_end, duration", duration.value, max(0, math.log(abs(velocity / k) / distance) / k), 10, 1e-9)
        extent, coefficient, pull = draw.uniform(10, 1000), draw.uniform(0.1, 1), draw.uniform(-2000, 2000)
        shown, back = ctypes.c_double(), ctypes.c_double()
        hooke.rubber_band(extent, coefficient, pull, ctypes.byref(shown))
        near(
            "rubber_band",
            shown.value,
            math.copysign((1 - 1 / (abs(pull) * coefficient / extent + 1)) * extent, pull),
            extent,
        )
        hooke.rubber_band_inverse(extent, coefficient, shown.value, ctypes.byref(back))
        near("rubber_band_inverse", back.value, pull, 2000 * (1 + 2000 / extent), 1e-11)
        # A parabola's slope at its last sample.
        a, b, times = draw.uniform(-500, 500), draw.uniform(-3000, 3000), [index / 120 for index in range(9)]
        out, last = numbers([0, 0]), times[-1]
        hooke.velocity(
            numbers(times), numbers([a * t + 7 for t in times]), numbers([b * t * t for t in times]), 9, last, out
        )
        near("velocity", out[0], a, 500, 1e-10)
        near("velocity, parabola", out[1], 2 * b * last, 3000, 1e-10)


def release(hooke):
    def decided(rule, parameter, fraction, velocity):
        found = ctypes.c_int32(-1)
        hooke.decide(rule, parameter, fraction, velocity, ctypes.byref(found))
        return found.value

    k = -1000 * math.log(0.998)
    for rule, parameter, fraction, velocity, expected in [
        (hooke.HOOKE_VELOCITY_SIGN, 0, 0.1, 0.01, 1),
        (hooke.HOOKE_VELOCITY_SIGN, 0, 0.9, -0.01, 0),
        (hooke.HOOKE_THRESHOLD, 0.4, 0.41, -9, 1),
        (hooke.HOOKE_THRESHOLD, 0.4, 0.39, 9, 0),
        (hooke.HOOKE_PROJECTED, 0.998, 0.3, 0.21 * k, 1),
        (hooke.HOOKE_PROJECTED, 0.998, 0.3, 0.19 * k, 0),
        (hooke.HOOKE_FLING, 1, 0.1, 1.01, 1),
        (hooke.HOOKE_FLING, 1, 0.9, -1.01, 0),
        (hooke.HOOKE_FLING, 1, 0.51, -0.9, 1),
        (hooke.HOOKE_LOOK_AHEAD, 0.5, 0.3, 0.41, 1),
        (hooke.HOOKE_LOOK_AHEAD, 0.5, 0.3, 0.39, 0),
    ]:
        assert decided(rule, parameter, fraction, velocity) == expected, (rule, parameter, fraction, velocity)

    def plan(**members):
        options, made = Options(), Plan()
        for name, value in members.items():
            setattr(options, name, (ctypes.c_double * 4)(*value) if name == "parameters" else value)
        hooke.settle(ctypes.byref(options), ctypes.byref(made))
        return made

    def sampled(made, times):
        return hooke.sampled(made.handle, times)

    for _ in range(random_cases(100)):
        fraction, velocity, finishes = draw.uniform(0, 1), draw.uniform(-6, 6), draw.randrange(2)
        # A spring ignores duration and speed, whatever they are.
        mass, stiffness, damping = random_motion()[:3]
        free = plan(
            fraction=fraction,
            velocity=velocity,
            finishes=finishes,
            parameters=[mass, stiffness, damping],
            overshoot=hooke.HOOKE_EXTRAPOLATE,
            duration=draw.choice([0.0, NAN, -1.0, 1e308]),
            speed=draw.choice([0.0, NAN, -1.0, INF]),
            limit=NAN,
        )
        state = closed_spring(mass, stiffness, damping, fraction, finishes, velocity)
        times = [free.duration * index / 200 for index in range(200)]
        values, rates = sampled(free, times)
        for time, value, rate in zip(times, values, rates):
            near("settle, spring", value, state(time)[0], 1 + abs(velocity))
            near("settle, spring, rate", rate, state(time)[1], (1 + abs(velocity)) * math.sqrt(stiffness / mass) * 7)
        assert abs(state(free.duration)[0] - finishes) <= 1.0001e-4 and free.initial_velocity == velocity
        fine = sampled(free, [free.duration * index / 5000 for index in range(5000)])[0] + [finishes]
        near("settle, minimum", free.minimum, min(fine), 1 + abs(velocity), 1e-3)
        near("settle, maximum", free.maximum, max(fine), 1 + abs(velocity), 1e-3)
        assert free.minimum <= min(values) + 1e-12 and max(values) <= free.maximum + 1e-12
        band = plan(
            fraction=fraction,
            velocity=velocity,
            finishes=finishes,
            parameters=[mass, stiffness, damping],
            overshoot=hooke.HOOKE_RUBBER_BAND,
            limit=0.1,
        )
        for value, raw in zip(sampled(band, times)[0], values):
            past = raw - finishes
            if (past > 0) == (finishes == 1) and time < free.duration:
                raw = finishes + math.copysign(0.1 * (1 - 1 / (abs(past) / 0.1 + 1)), past)
            near("settle, rubber band", value, raw, 1 + abs(velocity))
        clamped = plan(fraction=fraction, velocity=velocity, finishes=finishes, parameters=[mass, stiffness, damping])
        if clamped.duration < free.duration:
            near("settle, arrival", state(clamped.duration)[0], finishes, 1 + abs(velocity), 1e-10)
        assert sampled(clamped, [clamped.duration])[0] == [finishes]
        # The curve: a cubic from the fraction and velocity to the end at rest.
        duration, speed, distance = draw.uniform(0.1, 2), draw.uniform(0.3, 3), finishes - fraction
        cubic = plan(
            style=hooke.HOOKE_SETTLE_CURVE,
            fraction=fraction,
            velocity=velocity,
            finishes=finishes,
            duration=duration,
            speed=speed,
        )
        time = abs(distance) * duration / speed
        if velocity * distance > 0:
            time = min(time, 3 * abs(distance / velocity))
        near("settle, curve, duration", cubic.duration, time)
        assert cubic.initial_velocity == velocity
        for s, value in zip((0.2, 0.7), sampled(cubic, [0.2 * time, 0.7 * time])[0]):
            near(
                "settle, curve",
                value,
                fraction + velocity * time * s * (1 - s) ** 2 + distance * s * s * (3 - 2 * s),
                1 + abs(velocity),
            )
        ease = KEYWORDS["ease"]
        uikit = plan(
            style=hooke.HOOKE_SETTLE_UIKIT,
            fraction=fraction,
            velocity=velocity,
            finishes=finishes,
            duration=duration,
            speed=speed,
            parameters=ease,
        )
        near("settle, uikit, duration", uikit.duration, abs(distance) * duration / speed)
        # UIKit ignores the velocity of the finger.
        assert uikit.initial_velocity == 0
        for s, value in zip((0.2, 0.7), sampled(uikit, [0.2 * uikit.duration, 0.7 * uikit.duration])[0]):
            near("settle, uikit", value, fraction + distance * closed_bezier(*ease, s)[0])
        for made in (free, band, clamped, cubic, uikit):
            hooke.free(made.handle)
