"""Checks the statuses and errors of libhooke.so, and how many values it holds.

    refusals.py LIBRARY HEADER

The second half fills the library; it takes 700 MB and a few seconds.
"""

import ctypes
import math
import sys

from hooke import INF, NAN, Color, Hooke, Options, Parts, Plan, Refused, numbers

SPRING = [1.0, 170.0, 26.0]
MOTION = [*SPRING, 0.0, 100.0, 0.0]
IDENTITY = [float(index % 5 == 0) for index in range(16)]


def changed(values, index, value):
    return numbers([*values[:index], value, *values[index + 1 :]])


def motion_rows(hooke, handle, out, curve):
    """Handles, and the faults of motions, views and paths that use them."""
    out_of_range, bad, count, text, none, null, unknown, small = range(1, 9)
    spring, one, law = numbers(SPRING), numbers([1]), b"smooth"
    kinds, handles = (ctypes.c_int32 * 4)(4, 4, 4, 4), [0, 0, 0.1, 1, -0.1, 1, 0, 0]
    keys = (numbers([0, 1]), numbers([0, 5]), 2, 1)
    path = hooke.made("motion_track", *keys, (ctypes.c_int32 * 1)(1), None, 0, 0)
    pair = hooke.made("motion_uniform", numbers([1, 2]), None, 2)
    eased = hooke.made("motion_track", *keys, (ctypes.c_int32 * 1)(1), (ctypes.c_uint64 * 1)(curve), 0, 0)
    limits = numbers(2 * [5, 20, INF])
    color = ctypes.byref(Color())
    return [path, pair, eased], [
        (hooke.motion_uniform, (one, None, 5, handle), (out_of_range, "size", -1, 5)),
        (hooke.motion_uniform, (None, None, 1, handle), (null, "from", -1, NAN)),
        (hooke.motion_uniform, (one, None, 1, None), (null, "motion", -1, NAN)),
        (hooke.motion_uniform, (numbers([1, 2]), numbers([1, INF]), 2, handle), (out_of_range, "velocity", 1, INF)),
        (hooke.motion_spring, (numbers([1, -1, 2]), one, one, None, 1, handle), (out_of_range, "spring", 1, -1)),
        (hooke.motion_decay, (one, one, 1, 2, handle), (out_of_range, "rate", -1, 2)),
        (hooke.motion_bounded_spring, (numbers(MOTION), 1, 2, 0, handle), (out_of_range, "motion", 3, 0)),
        (hooke.motion_bounded_spring, (numbers(MOTION), 1, 0, 0, handle), (out_of_range, "maximum", -1, 0)),
        (hooke.motion_bounded_spring, (numbers(MOTION), -1, 9, 2, handle), (out_of_range, "restitution", -1, 2)),
        (hooke.spring_within, (numbers(MOTION), 1, 0, out), (out_of_range, "maximum", -1, 0)),
        (hooke.spring_within, (numbers(MOTION), -1, 9, out), (out_of_range, "motion", 4, 100)),
        (hooke.motion_track, (*keys, (ctypes.c_int32 * 1)(13), None, 0, 0, handle), (bad, "kinds", 0, 13)),
        (hooke.motion_track, (*keys, (ctypes.c_int32 * 1)(1), None, 5, 0, handle), (out_of_range, "before", -1, 5)),
        (
            hooke.motion_track,
            (keys[0], numbers([0, 1, 2, NAN]), 2, 2, (ctypes.c_int32 * 1)(1), None, 0, 0, handle),
            (bad, "values", 3, NAN),
        ),
        (hooke.motion_track, (numbers([1, 0]), *keys[1:], kinds, None, 0, 0, handle), (bad, "times", 1, 0)),
        (hooke.motion_bezier, (*keys, (ctypes.c_int32 * 4)(0, 5), None, 0, 0, None, handle), (bad, "kinds", 1, 5)),
        (hooke.motion_bezier, (*keys, kinds, changed(handles, 2, -1), 0, 0, None, handle), (bad, "handles", 2, -1)),
        (hooke.motion_bezier, (*keys, kinds, changed(handles, 4, 1), 0, 0, None, handle), (bad, "handles", 4, 1)),
        (hooke.motion_bezier, (*keys, kinds, None, 0, 0, None, handle), (null, "handles", -1, NAN)),
        (hooke.angles_unwrap, (one, 1, 0, out), (out_of_range, "period", -1, 0)),
        (hooke.motion_follow, (path, spring, 3, one, None, None, handle), (out_of_range, "matching", -1, 3)),
        (hooke.motion_follow, (pair, spring, 0, one, None, None, handle), (unknown, "path", -1, pair)),
        (hooke.motion_follow, (eased, spring, 0, one, None, None, handle), (none, "path", -1, NAN)),
        (hooke.motion_follow, (path, spring, 0, one, None, numbers([NAN]), handle), (out_of_range, "start_time", 0, NAN)),
        (hooke.motion_smooth_damp, (path, -1, 5, 0, 0, None, handle), (out_of_range, "smooth_time", -1, -1)),
        (hooke.motion_smooth_damp, (path, 1, 0, 0, 0, None, handle), (out_of_range, "maximum_speed", -1, 0)),
        (hooke.motion_smoothing, (path, 0, one, None, handle), (out_of_range, "half_life", -1, 0)),
        (
            hooke.motion_profile,
            (one, None, None, one, None, None, 1, changed(limits, 4, 0), None, handle),
            (out_of_range, "limits", 4, 0),
        ),
        (
            hooke.motion_profile,
            (one, None, None, one, numbers([6]), None, 1, limits, None, handle),
            (out_of_range, "end_velocity", -1, 6),
        ),
        (hooke.motion_retarget, (path, 0, one, None, None, None, None, handle), (null, "limits", -1, NAN)),
        (hooke.motion_retarget, (pair, INF, keys[1], None, None, limits, None, handle), (out_of_range, "time", -1, INF)),
        (hooke.motion_map, (numbers([0, 2, 1]), keys[1], 2, 1, 13, 0, 0, handle), (out_of_range, "kind", -1, 13)),
        (hooke.motion_map, (numbers([0, NAN]), *keys[1:], 1, 0, 0, handle), (bad, "inputs", 1, NAN)),
        (hooke.color_parse, (b"golden", 6, color), (text, "text", 0, NAN)),
        (hooke.color_convert, (color, 14, color), (out_of_range, "space", -1, 14)),
        (hooke.color_convert, (ctypes.byref(Color(missing=16)), 0, color), (out_of_range, "missing", -1, 16)),
        (hooke.color_mix, (color, color, 0, 4, one, 1, color), (out_of_range, "hue", -1, 4)),
        (
            hooke.transform_accumulate,
            (b"none", 4, b"scle(2)", 7, 1, None, None, 0, ctypes.byref(ctypes.c_size_t())),
            (text, "css", 0, NAN),
        ),
        (
            hooke.transform_accumulate,
            (b"none", 4, b"none", 4, -1, None, None, 0, ctypes.byref(ctypes.c_size_t())),
            (out_of_range, "count", -1, -1),
        ),
        (hooke.motion_profile, (one, None, None, numbers([9]), None, None, 1, limits, one, handle), (none, "duration", -1, NAN)),
        (hooke.motion_hand_over, (path, pair, 1, law, 6, handle), (unknown, "to", -1, pair)),
        (hooke.motion_hand_over, (path, path, INF, law, 6, handle), (out_of_range, "time", -1, INF)),
        (hooke.motion_hand_over, (path, path, 1, b"quintic(-1)", 11, handle), (out_of_range, "text.quintic", -1, -1)),
        (hooke.motion_later, (path, NAN, handle), (out_of_range, "start_time", -1, NAN)),
        (hooke.motion_settle, (pair, -1, 1, out), (out_of_range, "distance", -1, -1)),
        (hooke.motion_sample, (path, None, 1, out, None, None), (null, "times", -1, NAN)),
        (hooke.motion_sample, (curve, one, 1, out, None, None), (unknown, "motion", -1, curve)),
        (hooke.sample, (path, one, 1, out, None), (unknown, "handle", -1, path)),
        (hooke.zoom, (numbers([0, 0, 1]), numbers([1, 0, 0]), 1, None, handle), (out_of_range, "to", 2, 0)),
        (hooke.zoom, (numbers([0, 0, 1]), numbers([1, 0, 1]), 0, None, handle), (out_of_range, "rho", -1, 0)),
        (hooke.path_parse, (b"M0 0X", 5, handle), (text, "text", 4, NAN)),
        (hooke.path_parse, (b"", 0, handle), (text, "text", 0, NAN)),
        (hooke.path_info, (path, out, None), (unknown, "path", -1, path)),
    ]


def refusals(hooke):
    """Each fault: the call, and status, field, index and value of its error; `None` for a value that is computed."""
    handle, out = ctypes.byref(ctypes.c_uint64()), numbers([0.0] * 64)
    curve = hooke.made("curve_bezier", 0.4, 0, 0.6, 1)
    stale = hooke.made("curve_bezier", 0.4, 0, 0.6, 1)
    hooke.free(stale)
    spring = hooke.made("curve_spring", numbers(SPRING), 0, 1)
    composed, reversed_ = hooke.curve_of("composed(outer=ease, inner=ease)"), hooke.curve_of("reversed(spring(bouncy))")
    out_of_range, bad, count, text, none, null, unknown, small = (
        hooke.HOOKE_OUT_OF_RANGE,
        hooke.HOOKE_BAD_ELEMENT,
        hooke.HOOKE_WRONG_COUNT,
        hooke.HOOKE_BAD_TEXT,
        hooke.HOOKE_NO_SOLUTION,
        hooke.HOOKE_NULL_POINTER,
        hooke.HOOKE_UNKNOWN_HANDLE,
        hooke.HOOKE_TOO_SMALL,
    )
    kinds = (ctypes.c_int32 * 2)(1, 1)
    timings = (ctypes.c_uint64 * 2)(0, stale)
    most = hooke.HOOKE_MAX_COUNT
    rows = [
        (hooke.spring_convert, (hooke.HOOKE_BOUNCE, numbers([-1, 0, 0]), 0, out), (out_of_range, "from", 0, -1)),
        (hooke.spring_convert, (hooke.HOOKE_BOUNCE, numbers([1, -1, 0]), 0, out), (out_of_range, "from", 1, -1)),
        (hooke.spring_convert, (hooke.HOOKE_RESPONSE, numbers([1, 1, NAN]), 0, out), (out_of_range, "from", 2, NAN)),
        (hooke.spring_convert, (hooke.HOOKE_PHYSICAL, numbers([1, 1, -2]), 0, out), (out_of_range, "from", 2, -2)),
        (
            hooke.spring_convert,
            (hooke.HOOKE_PHYSICAL, numbers([1, 1e300, 2]), 0, out),
            (out_of_range, "from", -1, 1e300),
        ),
        (hooke.spring_convert, (3, numbers([1, 1, 1]), 0, out), (out_of_range, "spelling", -1, 3)),
        (hooke.spring_convert, (0, numbers([1, 1, 1]), -1, out), (out_of_range, "other_spelling", -1, -1)),
        (hooke.spring_convert, (0, None, 0, out), (null, "from", -1, NAN)),
        (hooke.spring_settle, (numbers(MOTION), -1, 1, out), (out_of_range, "distance", -1, -1)),
        (hooke.spring_settle, (numbers(MOTION), 1, -1, out), (out_of_range, "speed", -1, -1)),
        (hooke.spring_settle, (numbers([1, 170, 0, 0, 1, 0]), 0.1, 1, out), (none, "duration", -1, NAN)),
        (hooke.spring_linear, (numbers(MOTION), 2, out, None, handle), (out_of_range, "largest_error", -1, 2)),
        (hooke.spring_linear, (numbers(MOTION), 1e-17, out, None, handle), (none, "largest_error", -1, NAN)),
        (hooke.spring_linear, (numbers([*SPRING, 5, 5, 1]), 0.1, out, None, handle), (none, "motion", 4, NAN)),
        (hooke.spring_linear, (numbers([1, 170, 0, 0, 1, 0]), 0.1, out, None, handle), (none, "duration", -1, NAN)),
        *(
            (
                hooke.spring_sample,
                (changed(MOTION, index, NAN), None, 0, None, None),
                (out_of_range, "motion", index, NAN),
            )
            for index in range(6)
        ),
        (hooke.spring_sample, (numbers(MOTION), None, 2, out, None), (null, "times", -1, NAN)),
        (hooke.spring_sample, (numbers(MOTION), None, 2**63 + 4096, out, None), (count, "times", -1, 2.0**63 + 4096)),
        *(
            (
                hooke.curve_bezier,
                (*changed([0, 0, 1, 1], index, value), handle),
                (out_of_range, f"{'xy'[index % 2]}{index // 2 + 1}", -1, value),
            )
            for index, value in ((0, 2), (1, INF), (2, -1), (3, NAN))
        ),
        (hooke.curve_steps, (0, 1, handle), (out_of_range, "count", -1, 0)),
        (hooke.curve_steps, (1, hooke.HOOKE_JUMP_NONE, handle), (out_of_range, "count", -1, 1)),
        (hooke.curve_steps, (2, 4, handle), (out_of_range, "jump", -1, 4)),
        (hooke.curve_stops, (numbers([0, 1, 0.5]), numbers([0, 0, 0]), 3, handle), (bad, "inputs", 2, 0.5)),
        (hooke.curve_stops, (numbers([0, 1]), numbers([0, -INF]), 2, handle), (bad, "outputs", 1, -INF)),
        (hooke.curve_stops, (None, None, 0, handle), (count, "inputs", -1, 0)),
        (hooke.curve_stops, (None, None, most + 1, handle), (count, "inputs", -1, most + 1)),
        (hooke.curve_spring, (numbers([1, -2, 3]), 0, 1, handle), (out_of_range, "spring", 1, -2)),
        (hooke.curve_spring, (numbers(SPRING), INF, 1, handle), (out_of_range, "velocity", -1, INF)),
        (hooke.curve_spring, (numbers(SPRING), 0, 0, handle), (out_of_range, "duration", -1, 0)),
        (hooke.curve_parse, (b"ease-inn", 8, handle), (text, "text", -1, NAN)),
        (hooke.curve_parse, (b"linear(0, x)", 12, handle), (text, "text", 10, NAN)),
        (hooke.curve_parse, (b"bezier(0, 0, 2, 1)", 18, handle), (out_of_range, "text.bezier.x2", -1, 2)),
        (hooke.curve_parse, (b"reversed(linear(0, x))", 22, handle), (text, "text.reversed", 10, NAN)),
        (hooke.curve_parse, (None, 4, handle), (null, "text", -1, NAN)),
        (hooke.curve_text, (stale, None, 0, out), (unknown, "curve", -1, stale)),
        (hooke.curve_text, (curve, out, 4, out), (small, "text", len(hooke.written("curve_text", curve)), 4)),
        (hooke.spring_parse, (b"bouncey", 7, out), (text, "text", -1, NAN)),
        (hooke.spring_parse, (b"bouncy", 6, None), (null, "spring", -1, NAN)),
        (hooke.spring_parse, (None, 6, out), (null, "text", -1, NAN)),
        (hooke.spring_parse, (b"", most + 1, out), (count, "text", -1, most + 1)),
        (
            hooke.spring_parse,
            (b"spring(response=-1, damping-ratio=1)", 36, out),
            (out_of_range, "text.response", -1, -1),
        ),
        (hooke.spring_parse, (b"origami(-100, 7)", 16, out), (out_of_range, "text.origami.tension", -1, -100)),
        (hooke.spring_text, (numbers([1, -2, 3]), None, 0, out), (out_of_range, "spring", 1, -2)),
        (hooke.spring_names, (out, 3, out), (small, "text", len(hooke.written("spring_names")), 3)),
        (hooke.curve_inverse, (curve, 2, out), (none, "value", -1, 2)),
        (hooke.curve_inverse, (composed, 0.5, out), (none, "curve", -1, NAN)),
        (hooke.curve_inverse, (reversed_, 0.5, out), (none, "curve", -1, NAN)),
        (hooke.curve_linear, (curve, NAN, None, handle), (out_of_range, "largest_error", -1, NAN)),
        (hooke.curve_linear, (stale, 0.1, None, handle), (unknown, "curve", -1, stale)),
        (hooke.curve_css, (spring, None, 0, out), (none, "curve", -1, NAN)),
        (hooke.curve_css, (curve, out, 4, out), (small, "text", len(hooke.css(curve)), 4)),
        (hooke.track, (numbers([0, 2, 1]), numbers([0, 0, 0]), 3, kinds, None, handle), (bad, "times", 2, 1)),
        (hooke.track, (numbers([0, 1, 2]), numbers([0, -INF, 0]), 3, kinds, None, handle), (bad, "values", 1, -INF)),
        (
            hooke.track,
            (numbers([0, 1, 2]), numbers([0, 0, 0]), 3, (ctypes.c_int32 * 2)(1, 13), None, handle),
            (bad, "kinds", 1, 13),
        ),
        (
            hooke.track,
            (numbers([0, 1, 2]), numbers([0, 0, 0]), 3, kinds, timings, handle),
            (unknown, "timings", 1, stale),
        ),
        (
            hooke.track,
            (numbers([0, 1, 2]), numbers([0, 1, 2]), 3, (ctypes.c_int32 * 2)(12, 12), None, handle),
            (none, "values", -1, NAN),
        ),
        (
            hooke.track,
            (numbers([-1e308, 0, 1e308]), numbers([0, 0, 0]), 3, kinds, None, handle),
            (out_of_range, "times", -1, INF),
        ),
        (hooke.track, (None, None, 0, None, None, handle), (count, "times", -1, 0)),
        *(
            (hooke.transform_decompose, (changed(IDENTITY, index, INF), out), (out_of_range, "matrix", index, INF))
            for index in range(16)
        ),
        *(
            (
                hooke.transform_between,
                (changed(IDENTITY, index, NAN), numbers(IDENTITY), 0, handle),
                (out_of_range, "from", index, NAN),
            )
            for index in range(16)
        ),
        *(
            (
                hooke.transform_between,
                (numbers(IDENTITY), changed(IDENTITY, index, -INF), 0, handle),
                (out_of_range, "to", index, -INF),
            )
            for index in range(16)
        ),
        (hooke.transform_between, (numbers(IDENTITY), numbers(IDENTITY), 4, handle), (out_of_range, "method", -1, 4)),
        (hooke.transform_decompose, (numbers([0.0] * 16), out), (none, "matrix", -1, NAN)),
        (hooke.transform_parse, (b"rotate(90)", 10, None, out), (text, "css", None, NAN)),
        (hooke.transform_parse, (b"scale(2)", 8, numbers([1, NAN]), out), (out_of_range, "box", 1, NAN)),
        (hooke.transform_between_css, (b"none", 4, b"x", 1, None, handle), (text, "to", 0, NAN)),
        (hooke.transform_between_css, (b"scale(", 6, b"none", 4, None, handle), (text, "from", None, NAN)),
        (hooke.transform_sample, (curve, None, 0, None), (unknown, "between", -1, curve)),
        (hooke.decay_sample, (NAN, 0, 0.9, None, 0, None, None), (out_of_range, "from", -1, NAN)),
        (hooke.decay_sample, (0, INF, 0.9, None, 0, None, None), (out_of_range, "velocity", -1, INF)),
        (hooke.decay_sample, (0, 0, 1, None, 0, None, None), (out_of_range, "rate", -1, 1)),
        (hooke.decay_end, (0, 1, 0.9, -1, out, out), (out_of_range, "distance", -1, -1)),
        (hooke.rubber_band, (0, 1, 1, out), (out_of_range, "extent", -1, 0)),
        (hooke.rubber_band, (1, -1, 1, out), (out_of_range, "coefficient", -1, -1)),
        (hooke.rubber_band_inverse, (1, 1, 2, out), (out_of_range, "displacement", -1, 2)),
        (hooke.velocity, (numbers([1, 0]), numbers([0, 0]), numbers([0, 0]), 2, 1, out), (bad, "times", 1, 0)),
        (hooke.velocity, (numbers([0, 1]), numbers([0, NAN]), numbers([0, 0]), 2, 1, out), (bad, "xs", 1, NAN)),
        (hooke.velocity, (numbers([0, 1]), numbers([0, 0]), numbers([INF, 0]), 2, 1, out), (bad, "ys", 0, INF)),
        (
            hooke.velocity,
            (numbers([0, 1]), numbers([0, 0]), numbers([0, 0]), 2, NAN, out),
            (out_of_range, "released", -1, NAN),
        ),
        (hooke.decide, (5, 0, 0, 0, out), (out_of_range, "rule", -1, 5)),
        (hooke.decide, (hooke.HOOKE_PROJECTED, 1, 0, 0, out), (out_of_range, "parameter", -1, 1)),
        (hooke.decide, (hooke.HOOKE_THRESHOLD, NAN, 0, 0, out), (out_of_range, "parameter", -1, NAN)),
        (hooke.decide, (hooke.HOOKE_THRESHOLD, 2, 0.9, 1, out), (out_of_range, "parameter", -1, 2)),
        (hooke.decide, (hooke.HOOKE_THRESHOLD, -1, 0.9, 1, out), (out_of_range, "parameter", -1, -1)),
        (hooke.decide, (hooke.HOOKE_FLING, -1, 0.9, 1, out), (out_of_range, "parameter", -1, -1)),
        (hooke.decide, (hooke.HOOKE_LOOK_AHEAD, -1, 0.9, 1, out), (out_of_range, "parameter", -1, -1)),
        (hooke.decide, (0, 0, INF, 0, out), (out_of_range, "fraction", -1, INF)),
        (hooke.decide, (0, 0, 0, NAN, out), (out_of_range, "velocity", -1, NAN)),
        (hooke.sample, (0, None, 0, None, None), (unknown, "handle", -1, 0)),
        (hooke.sample, (curve, None, 1, None, None), (null, "inputs", -1, NAN)),
        (hooke.settle, (None, out), (null, "options", -1, NAN)),
    ]
    for name, size in (("translation", 3), ("scale", 3), ("skew", 3), ("perspective", 4), ("rotation", 4)):
        for index in range(size):
            parts = Parts()
            getattr(parts, name)[index] = NAN
            rows.append((hooke.transform_compose, (ctypes.byref(parts), out), (out_of_range, name, index, NAN)))
    uikit, spring_style = hooke.HOOKE_SETTLE_UIKIT, hooke.HOOKE_SETTLE_SPRING
    for name, value, index, style in [
        ("fraction", NAN, -1, spring_style),
        ("velocity", INF, -1, spring_style),
        ("duration", -1, -1, uikit),
        ("speed", 0, -1, uikit),
        ("limit", 0, -1, spring_style),
        ("style", 3, -1, None),
        ("overshoot", 3, -1, uikit),
        ("finishes", 2, -1, uikit),
        ("reserved", 1, -1, uikit),
        ("parameters", -1, 0, spring_style),
        ("parameters", NAN, 1, spring_style),
        ("parameters", -1, 2, spring_style),
        ("parameters", 0, 2, spring_style),
        ("parameters", 2, 0, uikit),
        ("parameters", INF, 1, uikit),
        ("parameters", 2, 2, uikit),
        ("parameters", NAN, 3, uikit),
    ]:
        options = Options(
            0.5,
            0,
            1,
            1,
            0.1,
            (ctypes.c_double * 4)(1, 1, 1, 1),
            style or 0,
            hooke.HOOKE_RUBBER_BAND if name == "limit" else 0,
            1,
            0,
        )
        if index < 0:
            setattr(options, name, value)
        else:
            options.parameters[index] = value
        rows.append((hooke.settle, (ctypes.byref(options), ctypes.byref(Plan())), (out_of_range, name, index, value)))
    motions, more = motion_rows(hooke, handle, out, curve)
    rows += more
    for call, arguments, (status, field, index, value) in rows:
        try:
            call(*arguments)
            raise AssertionError(f"accepted: {field}[{index}] = {value}")
        except Refused as refused:
            same = refused.value == value or math.isnan(refused.value) and math.isnan(value)
            found = (refused.status, refused.field, refused.index if index is not None else None)
            assert (
                found == (status, field, index) and same and refused.accepted
            ), f"{refused}, not {(status, field, index, value)}"
    for handle in (curve, spring, composed, reversed_, *motions):
        hooke.free(handle)
    print(f"{len(rows)} refusals have their status, field, index and value")


def sentences(hooke):
    """Errors of values in a text: `field` and what follows "is". What does not fit ends with an ellipsis."""
    deep = "reversed(" * 100_000 + "ease" + ")" * 100_000
    rows = [
        (hooke.spring_of, "bouncey", "text", '"bouncey"; did you mean "bouncy"? Accepted: smooth, snappy, bouncy, '),
        (hooke.spring_of, "spring(bounc=0.2, duration=1)", "text.bounc", 'unknown; did you mean "bounce"? Accepted: '),
        (hooke.spring_of, "spring(preset=smoth)", "text.preset", '"smoth"; did you mean "smooth"? Accepted: '),
        (hooke.spring_of, "spring(stiffness=1)", "text.stiffness", "1 alone; accepted: with it one of damping, "),
        (hooke.spring_of, "spring(stiffness=x, damping=2)", "text.stiffness", '"x"; accepted: a number'),
        (hooke.spring_of, "spring(tension=170, friction=26)", "text.tension", "170; accepted: origami(tension=…, "),
        (hooke.spring_of, "origami(tension=40)", "text.origami.friction", "missing; accepted: a number"),
        (hooke.curve_of, "ease-inn", "text", '"ease-inn"; did you mean "ease-in"? Accepted: ease, '),
        (hooke.curve_of, "sprng(bouncy)", "text", '"sprng(bouncy)"; did you mean "spring(…)"? Accepted: '),
        (hooke.curve_of, "spring(bouncey)", "text.spring", '"bouncey"; did you mean "bouncy"? Accepted: '),
        (hooke.curve_of, "composed(outer=ease)", "text.composed.inner", "missing; accepted: a curve"),
        (hooke.curve_of, deep, "text", "too deep; accepted: at most 64 values "),
        (hooke.curve_of, "bezier(" + "[" * 500_000 + ")", "text", "too deep; accepted: "),
        (hooke.spring_of, "bouncy\0", "text", '"bouncy\ufffd"; did you mean "bouncy"? Accepted: smooth, '),
    ]
    for call, given, field, accepted in rows:
        try:
            call(given)
            raise AssertionError(f"accepted: {given[:80]}")
        except Refused as refused:
            found = (refused.status, refused.field[: len(field) - 1], refused.accepted[: len(accepted)])
            assert found == (hooke.HOOKE_BAD_TEXT, field[:-1], accepted) and refused.index == -1, refused
            assert len(refused.accepted) < 160 or refused.accepted.endswith(" …"), refused
    print(f"{len(rows)} errors in texts have their value and the nearest word")


def full(call):
    try:
        call()
    except Refused as refused:
        return refused.status == 9
    return False


def capacity(hooke):
    make = lambda: hooke.made("curve_bezier", 0.1, 0.2, 0.3, 0.4)
    # One slot is left: it is used more often than a handle of 32 bits could count.
    handles = [make() for _ in range(hooke.HOOKE_MAX_HANDLES - 1)]
    seen, first = set(), make()
    hooke.free(first)
    for _ in range(70_000):
        handle = make()
        seen.add(handle)
        hooke.free(handle)
    assert len(seen) == 70_000 and first not in seen and max(seen) < 2**53
    assert hooke.library.hooke_free(first) == hooke.HOOKE_UNKNOWN_HANDLE
    handles.append(make())
    assert len(set(handles)) == hooke.HOOKE_MAX_HANDLES and full(make)
    assert hooke.sampled(handles[7], [1])[0] == [1]
    hooke.free(handles.pop())
    handles.append(make())
    for handle in handles:
        hooke.free(handle)
    assert all(hooke.library.hooke_free(handle) == hooke.HOOKE_UNKNOWN_HANDLE for handle in handles[::1000])
    assert hooke.library.hooke_free(0) == hooke.HOOKE_OK
    # Freed stops make room: more in sum than the library holds at a time.
    n = 1000
    inputs, outputs = numbers(index / n for index in range(n)), numbers([0.5] * n)
    for _ in range(hooke.HOOKE_MAX_ELEMENTS // n + 300):
        hooke.free(hooke.made("curve_stops", inputs, outputs, n))
    # As many stops as the library holds, and not one more.
    n = hooke.HOOKE_MAX_COUNT
    inputs, outputs = numbers(index / n for index in range(n)), numbers([0.5] * n)
    large = [hooke.made("curve_stops", inputs, outputs, n) for _ in range(hooke.HOOKE_MAX_ELEMENTS // n)]
    assert full(make) and full(lambda: hooke.made("curve_stops", inputs, outputs, 1))
    hooke.free(large.pop())
    rest = hooke.made("curve_stops", inputs, outputs, n - 1)
    last = make()
    assert full(make)
    for handle in (*large, rest, last):
        hooke.free(handle)
    track = hooke.made("track", inputs, outputs, n, (ctypes.c_int32 * n)(*[1] * n), None)
    assert hooke.sampled(track, [0.5])[0] == [0.5]
    hooke.free(track)
    print(f"{hooke.HOOKE_MAX_HANDLES} handles and {hooke.HOOKE_MAX_ELEMENTS} stops at a time, also after many others")


def main():
    hooke = Hooke(sys.argv[1], sys.argv[2])
    refusals(hooke)
    sentences(hooke)
    capacity(hooke)


if __name__ == "__main__":
    main()
