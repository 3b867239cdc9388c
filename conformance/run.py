#!/usr/bin/env python3
"""Runs the conformance cases on libhooke.so; to test other code, replace FUNCTIONS.

    conformance/run.py LIBRARY [FOLDER [FACTOR]]
"""
import json
import math
import pathlib
import sys
from ctypes import CDLL, byref, c_double, c_int32, c_size_t, c_uint64

library = CDLL(sys.argv[1])
folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else pathlib.Path(__file__).parent)
factor = float(sys.argv[3] if len(sys.argv) > 3 else 1)
UNIT, SMALLEST = 2.0 ** -53, 2.0 ** -1022  # Single precision: 2 ** -24, 2 ** -126
LIMITS = {"exact": 0, "closed": 8, "solved": 64}


def call(name, *arguments):
    status = getattr(library, f"hooke_{name}")(*arguments, None)
    assert status == 0, f"{name}: status {status}"


def array(values):
    return (c_double * len(values))(*values)


def spring(s):
    """Mass, stiffness and damping of a spring in any spelling."""
    out = array([s.get("mass", 1), s.get("stiffness", 0), s.get("damping", 0)])
    if "bounce" in s:
        call("spring_convert", 1, array([s["duration"], s["bounce"], 1]), 0, out)
    elif "dampingRatio" in s:
        text = f"spring({', '.join(f'{name}={value}' for name, value in s.items())})".encode()
        call("spring_parse", text, c_size_t(len(text)), out)
    return list(out)


def motion(i):
    return array([*spring(i["spring"]), i["from"], i["to"], i["velocity"]])


def springs(i):
    position, velocity = array([0]), array([0])
    call("spring_sample", motion(i), array([i["time"]]), c_size_t(1), position, velocity)
    return {"position": position, "velocity": velocity, "stiffness": spring(i["spring"])[1:2], "damping": spring(i["spring"])[2:]}


def settling(i):
    out = array([0])
    call("spring_settle", motion(i), c_double(i["distance"]), c_double(i.get("speed", float("inf"))), out)
    return {"duration": out}


def sampled(name, count, inputs, make, *arguments):
    """Value and slope of what a handle names."""
    handle, values, slopes = c_uint64(), array([0] * count), array([0] * count)
    call(make, *arguments, byref(handle))
    call(name, handle, array([inputs]), c_size_t(1), values, *([slopes] if name == "sample" else []))
    library.hooke_free(handle)
    return {"value": values, "slope": slopes, "matrix": values}


def decay(i):
    given, position, velocity, end = [c_double(i[name]) for name in ("from", "velocity", "rate")], array([0]), array([0]), array([0])
    call("decay_sample", *given, array([i["time"]]), c_size_t(1), position, velocity)
    call("decay_end", *given, c_double(1), end, None)
    return {"position": position, "velocity": velocity, "end": end}


def release(i):
    out, lists = array([0, 0]), [array(i[name]) for name in ("times", "x", "y")]
    call("velocity", *lists, c_size_t(len(i["times"])), c_double(i.get("released", i["times"][-1])), out)
    return {"velocity": out}


def decomposition(i):
    out = array([0] * 17)
    call("transform_decompose", array(i["matrix"]), out)
    rotation = [math.copysign(1, out[16]) * v for v in out[13:]]
    return {"translation": out[:3], "scale": out[3:6], "skew": out[6:9], "perspective": out[9:13], "rotation": rotation}


def steps(i):
    jump = ["jump-start", "jump-end", "jump-none", "jump-both"].index(i["jump"])
    return sampled("sample", 1, i["input"], "curve_steps", c_int32(i["count"]), c_int32(jump))


FUNCTIONS = {
    "springs": springs, "settling": settling, "steps": steps, "decay": decay, "release": release, "decomposition": decomposition,
    "beziers": lambda i: sampled("sample", 1, i["input"], "curve_bezier", *map(c_double, i["points"])),
    "linear": lambda i: sampled("sample", 1, i["input"], "curve_parse", i["css"].encode(), c_size_t(len(i["css"].encode()))),
    "transforms": lambda i: sampled(
        "transform_sample", 16, i["progress"], "transform_between", array(i["from"]), array(i["to"]), c_int32(0)),
}


# The runner.

failed = 0
for family, function in FUNCTIONS.items():
    worst = checked = absent = faults = 0
    for case in json.loads((folder / f"{family}.json").read_text())["cases"]:
        found = function(case["in"])
        for name, expected in case["out"].items():
            if name not in found:
                absent += 1
                continue
            listed = lambda value: value if isinstance(value, list) else [value]
            for got, value, condition in zip(found[name], listed(expected), listed(case["condition"][name]), strict=True):
                error, unit = abs(got - value), condition * UNIT + SMALLEST
                limit = LIMITS[case["class"]] * factor
                checked, worst = checked + 1, max(worst, error / unit if limit else 0)
                if not error <= limit * unit:
                    faults += 1
                    if faults <= 5:
                        print(f"{family}, {case['id']}, {name}: {got}, expected {value}, error {error / unit:.3g} units")
    failed += faults
    print(f"{family}: {checked} numbers, {faults} wrong, {absent} without a function, worst {worst:.3g} units")
print(f"{'FAILED' if failed else 'ok'}")
sys.exit(failed > 0)
