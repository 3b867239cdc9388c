"""Motions, views and paths, of results.py."""

import ctypes
import math

from closed_forms import closed_spring, draw, near, random_cases, random_motion, size_of
from hooke import INF, Color, Refused, numbers

integers = lambda values: (ctypes.c_int32 * len(values))(*values)


def sampled(hooke, motion, times, size=1):
    """Positions, velocities and accelerations, a row for each time."""
    parts = [numbers([0] * len(times) * size) for _ in range(3)]
    hooke.motion_sample(motion, numbers(times), len(times), *parts)
    return [[tuple(part[size * k:size * k + size]) for k in range(len(times))] for part in parts]


def at(hooke, motion, time):
    """Position and velocity of a motion of 1 number."""
    positions, velocities, _ = sampled(hooke, motion, [time])
    return positions[0][0], velocities[0][0]


def events(hooke, motion):
    count = ctypes.c_size_t()
    try:
        hooke.motion_events(motion, None, 0, ctypes.byref(count))
    except Refused as refused:
        assert refused.status == hooke.HOOKE_TOO_SMALL and refused.index == count.value > 0
    times = numbers([0] * count.value)
    hooke.motion_events(motion, times, count.value, ctypes.byref(count))
    return list(times)


def info(hooke, motion):
    size, duration = ctypes.c_size_t(), ctypes.c_double()
    hooke.motion_info(motion, ctypes.byref(size), ctypes.byref(duration))
    return size.value, duration.value


def settled(hooke, motion, distance, speed=INF):
    duration = ctypes.c_double()
    hooke.motion_settle(motion, distance, speed, ctypes.byref(duration))
    return duration.value


def track(hooke, times, values, kind, before=0, after=0, size=1):
    kinds = integers([kind] * (len(times) - 1))
    return hooke.made("motion_track", numbers(times), numbers(values), len(times), size, kinds, None, before, after)


def motions(hooke):
    for _ in range(random_cases(50)):
        time = draw.uniform(0, 2)
        one, other = random_motion(), random_motion()
        pairs = [numbers([one[k], other[k]]) for k in (3, 4, 5)]
        spring = hooke.made("motion_spring", numbers(one[:3]), *pairs, 2)
        uniform = hooke.made("motion_uniform", pairs[0], pairs[2], 2)
        fling = hooke.made("motion_decay", pairs[0], pairs[2], 2, 0.998)
        k = -1000 * math.log(0.998)
        rows = {name: sampled(hooke, handle, [time], 2) for name, handle in
                {"spring": spring, "uniform": uniform, "decay": fling}.items()}
        for part, given in enumerate((one, other)):
            motion = one[:3] + given[3:]
            position, velocity = closed_spring(*motion)(time)
            size, w = size_of(motion), math.sqrt(one[1] / one[0])
            near("motion_spring", rows["spring"][0][0][part], position, size)
            # x″ = (−k·(x − target) − c·x′)/m
            pull = (-one[1] * (position - given[4]) - one[2] * velocity) / one[0]
            near("motion_spring, acceleration", rows["spring"][2][0][part], pull, size * w * w * 10)
            near("motion_uniform", rows["uniform"][0][0][part], given[3] + given[5] * time, 2000)
            left = math.exp(-k * time)
            near("motion_decay", rows["decay"][0][0][part], given[3] + given[5] / k * (1 - left), 500)
            near("motion_decay, velocity", rows["decay"][1][0][part], given[5] * left, 500)
        later = hooke.made("motion_later", spring, 0.5)
        assert sampled(hooke, later, [time + 0.5], 2)[0][0] == sampled(hooke, spring, [time + 0.5 - 0.5], 2)[0][0]
        assert info(hooke, spring) == (2, INF)
        for handle in (spring, uniform, fling, later):
            hooke.free(handle)


def bounded(hooke):
    for _ in range(random_cases(50)):
        stiffness, ratio = 10 ** draw.uniform(1, 3), draw.uniform(0.05, 0.9)
        w = math.sqrt(stiffness)
        g, wd = ratio * w, w * math.sqrt(1 - ratio * ratio)
        motion = numbers([1, stiffness, 2 * g, 0, 1, 0])
        # 1 − e^(−gt)·(cos(wd·t) + g/wd·sin(wd·t)) passes 1 first when tan(wd·t) = −wd/g.
        first = (math.pi - math.atan2(wd, g)) / wd
        clamped = hooke.made("motion_clamped_spring", motion)
        near("clamped spring's end", info(hooke, clamped)[1], first, first, 1e-11)
        assert at(hooke, clamped, first * 1.001) == (1, 0)
        # From there half a period each to the next impact, at the speed times the restitution.
        ball = hooke.made("motion_bounded_spring", motion, -INF, 1, 0.5)
        impacts = events(hooke, ball)
        near("bounded spring's impacts", impacts[1] - impacts[0], math.pi / wd, first, 1e-9)
        speed = closed_spring(1, stiffness, 2 * g, 0, 1, 0)(first)[1]
        near("bounded spring's speed", at(hooke, ball, impacts[0])[1], -0.5 * speed, speed, 1e-9)
        hooke.free(clamped), hooke.free(ball)
        # A throw that would leave the bounds.
        velocity, spring = draw.uniform(5, 5000), numbers([0] * 3)
        hooke.spring_within(numbers([1, stiffness, 2 * g, 0.5, 0.49, velocity]), 0, 1, spring)
        state = closed_spring(*spring, 0.5, 0.49, velocity)
        period = 2 * math.pi / math.sqrt(spring[1])
        highest = max(state(k / 2000 * period)[0] for k in range(2000))
        assert highest <= 1 + 1e-12, highest
        assert spring[1] >= stiffness and (spring[1] < 1.0001 * stiffness or highest > 0.99), (list(spring), highest)


def tracks(hooke):
    peak = track(hooke, [0, 1, 2], [0, 10, 0], hooke.HOOKE_CATMULL_ROM, 2, 2)
    near("repeated Catmull–Rom", at(hooke, peak, 0.1)[0], 0.28, 1, 1e-14)
    near("repeated Catmull–Rom", at(hooke, peak, 2.1)[0], 0.28, 1, 1e-13)
    # From (0, 5) to (2, 4) in a second, half a second later.
    for after, expected in {
        hooke.HOOKE_OUTSIDE_HOLD: (2, 4),
        hooke.HOOKE_OUTSIDE_EXTEND: (3, 3.5),
        hooke.HOOKE_OUTSIDE_REPEAT: (1, 4.5),
        hooke.HOOKE_OUTSIDE_MIRROR: (1, 4.5),
        hooke.HOOKE_OUTSIDE_REPEAT_OFFSET: (3, 3.5),
    }.items():
        ramp = track(hooke, [0, 1], [0, 5, 2, 4], hooke.HOOKE_LINEAR, 0, after, 2)
        assert sampled(hooke, ramp, [1.5], 2)[0] == [expected], after
        hooke.free(ramp)
    # y(X⁻¹(t)): at the middle of the symmetric handles 6·2/8.
    kinds = integers([0, 4, 4, 0])
    for length, factor in (0.3, 1), (2, 0.5):
        handles, factors = numbers([0, 0, length, 2, -length, 2, 0, 0]), numbers([0] * 4)
        hill = hooke.made("motion_bezier", numbers([0, 1]), numbers([0, 0]), 2, 1, kinds, handles, 0, 0, factors)
        near("motion_bezier", at(hooke, hill, 0.5)[0], 1.5 * factor)
        assert list(factors) == [1, factor, factor, 1]
        hooke.free(hill)
    turned = numbers([350, 10, 200, 20])
    hooke.angles_unwrap(turned, 4, 360, turned)
    # Half a turn increases.
    assert list(turned) == [350, 370, 200, 380]


def followers(hooke):
    for _ in range(random_cases(30)):
        slope, spring = draw.uniform(-50, 50), [1, draw.uniform(50, 400), draw.uniform(10, 60)]
        ramp = track(hooke, [0, 100], [0, 100 * slope], hooke.HOOKE_LINEAR)
        lag = spring[2] / spring[1] * slope
        for matching, behind in (hooke.HOOKE_MATCH_POSITION, lag), (hooke.HOOKE_MATCH_VELOCITY, 0):
            follower = hooke.made("motion_follow", ramp, numbers(spring), matching, numbers([3]), None, None)
            near("motion_follow", at(hooke, follower, 60)[0], 60 * slope - behind, 100 * abs(slope), 1e-10)
            hooke.free(follower)
        time = draw.uniform(0.1, 1)
        damped = hooke.made("motion_smooth_damp", ramp, time, INF, 0, 0, None)
        near("motion_smooth_damp", at(hooke, damped, 60)[0], slope * (60 - time), 100 * abs(slope), 1e-10)
        still = track(hooke, [0], [10], hooke.HOOKE_LINEAR)
        smooth = hooke.made("motion_smoothing", still, time, numbers([2]), None)
        near("motion_smoothing", at(hooke, smooth, 3 * time)[0], 9)
        begun = hooke.made("motion_smoothing", still, time, numbers([2]), numbers([0.5]))
        near("motion_smoothing, later", at(hooke, begun, 0.5 + time)[0], 6)
        # Without the limit it would be there sooner.
        slow = hooke.made("motion_smooth_damp", still, 0.3, 5, 0, 0, None)
        assert len(events(hooke, slow)) == 2 and at(hooke, slow, 1)[1] <= 5
        near("motion_smooth_damp, settling", at(hooke, slow, settled(hooke, slow, 0.1))[0], 9.9, 10, 1e-9)
        for handle in (ramp, damped, still, smooth, begun, slow):
            hooke.free(handle)


def profile(hooke, start, end, size, limits, duration=None):
    parts = [part and numbers(part) for part in (*start, *end)]
    limits = numbers(limits if len(limits) == 6 else 2 * list(limits))
    return hooke.made("motion_profile", *parts, size, limits, duration and numbers([duration]))


def limits(hooke):
    # 10 units at 5 units/s and 20 units/s²: 0.25 s, 1.75 s and 0.25 s.
    move = profile(hooke, ([0], None, None), ([10], None, None), 1, [5, 20, INF])
    assert events(hooke, move) == [2.25] and info(hooke, move) == (1, 2.25) and settled(hooke, move, 0.1) == 2.25
    for time, expected in {0.25: (0.625, 5), 1: (4.375, 5), 2.25: (10, 0), 9: (10, 0)}.items():
        for value, wanted in zip(at(hooke, move, time), expected):
            near("motion_profile", value, wanted, 10)
    # At −3 units/s it brakes for 0.15 s, 0.225 units away.
    caught = profile(hooke, ([0], [-3], None), ([10], None, None), 1, [5, 20, INF])
    near("motion_profile, caught", info(hooke, caught)[1], 2.25 + 0.15 + 0.225 / 5, 3)
    # With jerk a along a line: the distance 2·j·t³ takes four jerks of t.
    smooth = profile(hooke, ([0, 0], None, None), ([3, 4], None, None), 2, [INF, INF, 2.5], 8)
    near("motion_profile, jerk", sampled(hooke, smooth, [4], 2)[0][0][0], 1.5)
    fastest = profile(hooke, ([0], None, None), ([5], None, None), 1, [INF, INF, 2.5])
    near("motion_profile, fastest", info(hooke, fastest)[1], 4)
    # Speeding up with 2 and 1 units/s³ to 2 units/s² takes 3 s over 5 units, and so does slowing down.
    uneven = profile(hooke, ([0], None, None), ([10], None, None), 1, [INF, INF, 2, INF, INF, 1])
    near("motion_profile, jerks", info(hooke, uneven)[1], 6)
    near("motion_profile, jerks", at(hooke, uneven, 3)[0], 5, 10)
    # From any state to any state, also in a given duration, and on to another end.
    for duration in (None, 7.5):
        start, end = ([1], [-2], [3]), ([4], [1], [-2])
        moving = profile(hooke, start, end, 1, [5, 20, 100, 3, 10, 90], duration)
        arrival, = events(hooke, moving)
        assert info(hooke, moving) == (1, INF) and arrival == (duration or arrival)
        rows = sampled(hooke, moving, [0, arrival])
        assert [row[0][0] for row in rows] == [1, -2, 3] and [row[1][0] for row in rows] == [4, 1, -2]
        turned = hooke.made("motion_retarget", moving, 0.25, numbers([0]), None, None, None, None)
        assert [row[0] for row in sampled(hooke, turned, [0])] == [row[0] for row in sampled(hooke, moving, [0.25])]
        assert at(hooke, turned, info(hooke, turned)[1]) == (0, 0)
        for handle in (moving, turned):
            hooke.free(handle)


def maps(hooke):
    # React Native's interpolate.
    fade = hooke.made("motion_map", numbers([120, 0]), numbers([1, 0]), 2, 1, hooke.HOOKE_LINEAR, 0, 1)
    for value, expected in {60: 0.5, 240: 1, -60: -0.5}.items():
        near("motion_map", at(hooke, fade, value)[0], expected)
    near("motion_map, slope", at(hooke, fade, 60)[1], 1 / 120)
    hooke.free(fade)


def colors(hooke):
    def parsed(text):
        color = Color()
        hooke.color_parse(text.encode(), len(text.encode()), ctypes.byref(color))
        return color

    red, mixed = parsed("#f00"), (Color * 2)()
    assert (list(red.parts), red.space, red.missing) == ([1, 0, 0, 1], hooke.HOOKE_SRGB, 0)
    assert parsed("oklch(none 0.1 30)").missing == 1
    # CSS Color 4: the middle of red and blue.
    pair = ctypes.byref(red), ctypes.byref(parsed("blue"))
    hooke.color_mix(*pair, hooke.HOOKE_SRGB_LINEAR, hooke.HOOKE_SHORTER, numbers([0.5, 1]), 2, mixed)
    assert list(mixed[0].parts) == [0.5, 0, 0.5, 1]
    assert hooke.written("color_css", ctypes.byref(mixed, 1 * ctypes.sizeof(Color))) == "color(srgb-linear 0 0 1)"
    # The matrices of CSS Color 4.
    hooke.color_convert(ctypes.byref(red), hooke.HOOKE_XYZ_D65, mixed)
    for value, expected in zip(mixed[0].parts, [0.41239079926595934, 0.21263900587151027, 0.01933081871559182, 1]):
        near("color_convert", value, expected, 1, 1e-14)
    names = "srgb srgb-linear display-p3 oklab oklch a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 lab lch hsl hwb"
    for index, name in enumerate(names.split()):
        hooke.color_convert(ctypes.byref(red), index, mixed)
        text = hooke.written("color_css", ctypes.byref(mixed, 0 * ctypes.sizeof(Color)))
        assert text.startswith(name + "(") or text.startswith(f"color({name} "), (name, text)
        again = parsed(text)
        assert list(again.parts) == list(mixed[0].parts), text
    base, added = b"scale(3) rotate(10deg)", b"scale(4) rotate(20deg)"
    found = hooke.written("transform_accumulate", base, len(base), added, len(added), 2, None)
    # css-transforms-2: 3 + 2·(4 − 1), 10 + 2·20.
    assert found == "scale(9, 9) rotate(50deg)", found


def handovers(hooke):
    for _ in range(random_cases(50)):
        motion, time = random_motion(), draw.uniform(0, 0.5)
        start, speed = draw.uniform(-50, 50), draw.uniform(-500, 500)
        target = draw.uniform(-50, 50)
        away = hooke.made("motion_uniform", numbers([start]), numbers([speed]), 1)
        rest = hooke.made("motion_uniform", numbers([target]), None, 1)
        spring = f"spring(mass={motion[0]!r}, stiffness={motion[1]!r}, damping={motion[2]!r})".encode()
        handed = hooke.made("motion_hand_over", away, rest, time, spring, len(spring))
        # The difference is the spring's motion from where it was to 0.
        state = closed_spring(*motion[:3], start + speed * time, target, speed)
        size = size_of(motion[:3] + [start + speed * time, target, speed])
        after = draw.uniform(0, 2)
        near("motion_hand_over", at(hooke, handed, time + after)[0], state(after)[0], size)
        assert at(hooke, handed, time - 0.1) == at(hooke, away, time - 0.1) and events(hooke, handed) == [time]
        law = b"quintic(0.4, join=c2)"
        again = hooke.made("motion_hand_over", handed, away, time + 1, law, len(law))
        assert at(hooke, again, time + 1.4000001) == at(hooke, away, time + 1.4000001)
        assert at(hooke, again, time + 0.9) == at(hooke, handed, time + 0.9)
        near("motion_hand_over, quintic", at(hooke, again, time + 1)[0], at(hooke, handed, time + 1)[0], 2000)
        assert events(hooke, again) == [time, time + 1]
        for handle in (away, rest, handed, again):
            hooke.free(handle)


def views_and_paths(hooke):
    length, zoom = ctypes.c_double(), ctypes.c_uint64()
    hooke.zoom(numbers([0, 0, 1]), numbers([10, 0, 1]), math.sqrt(2), ctypes.byref(length), ctypes.byref(zoom))
    # d3-interpolate 3.0.1.
    near("zoom, length", length.value, 4.24012755933, 4, 1e-12)
    views = numbers([0] * 6)
    hooke.zoom_sample(zoom, numbers([0.25, 1]), 2, views)
    for value, expected in zip(views, [0.452493781056, 0, 4.27559922755, 10, 0, 1]):
        near("zoom", value, expected, 10, 1e-12)
    text = b"M0 0A50 50 0 0 1 100 0Q150 -100 200 0"
    path = hooke.made("path_parse", text, len(text))
    bounds = numbers([0] * 4)
    hooke.path_info(path, ctypes.byref(length), bounds)
    # Half a circle, and the arc of the parabola y = −x²/50 + 2x of height 50 over 100.
    curve = 0.5 * math.sqrt(100**2 + 16 * 50**2) + 100**2 / (8 * 50) * math.log((4 * 50 + math.sqrt(100**2 + 16 * 50**2)) / 100)
    near("path, length", length.value, 50 * math.pi + curve, 300, 1e-14)
    for value, expected in zip(bounds, [0, -50, 200, 50]):
        near("path, bounds", value, expected, 200)
    points, angles, curvatures = numbers([0] * 4), numbers([0] * 2), numbers([0] * 2)
    hooke.path_sample(path, numbers([25 * math.pi, 50 * math.pi + curve / 2]), 2, points, angles, curvatures)
    for value, expected in zip(points, [50, -50, 150, -50]):
        near("path", value, expected, 200)
    for value, expected in zip([*angles, *curvatures], [0, 0, 1 / 50, 8 * 50 / 100**2]):
        near("path, angle and curvature", value, expected, 1)
    hooke.free(path), hooke.free(zoom)


ALL = (motions, bounded, tracks, followers, limits, maps, colors, handovers, views_and_paths)
