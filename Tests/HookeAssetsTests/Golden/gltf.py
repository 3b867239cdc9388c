#!/usr/bin/env python3
"""Writes gltf.txt: values and derivatives of moves.gltf's channels, from NumPy in 80-bit arithmetic.

    python3 gltf.py > gltf.txt

Reads the file by itself: accessors straight from the buffer with NumPy's types and strides, glTF's Hermite spline by its
four basis polynomials, slerp as q0*exp(t*log(q0^-1*q1)). A line is `path time` and the components, then their
derivatives by time. The digits are those of 80-bit extended precision, rounded to double: good to half an ulp and a
thousandth where no cancellation is near. Needs a machine whose long double is that wide (x86).
"""
import json
import pathlib

import numpy as np

LD = np.longdouble
assert np.finfo(LD).nmant >= 63
files = pathlib.Path(__file__).resolve().parent.parent / "Files"
doc = json.loads((files / "moves.gltf").read_text())
data = (files / "moves.bin").read_bytes()
TYPES = {5120: np.int8, 5121: np.uint8, 5122: np.int16, 5123: np.uint16, 5125: np.uint32, 5126: np.float32}
WIDTH = {"SCALAR": 1, "VEC3": 3, "VEC4": 4}


def array(spec, count, dtype, width):
    view = doc["bufferViews"][spec["bufferView"]]
    offset = view["byteOffset"] + spec.get("byteOffset", 0)
    size = np.dtype(dtype).itemsize
    return np.ndarray((count, width), dtype, data, offset, (view.get("byteStride", size * width), size)).copy()


def accessor(index):
    a = doc["accessors"][index]
    width = WIDTH[a["type"]]
    if a["count"] == 0:
        return np.zeros((0, width), LD)
    values = array(a, a["count"], TYPES[a["componentType"]], width)
    if "sparse" in a:
        s = a["sparse"]
        rows = array(s["indices"], s["count"], TYPES[s["indices"]["componentType"]], 1)[:, 0]
        values[rows] = array(s["values"], s["count"], values.dtype, width)
    kind = np.iinfo(values.dtype) if values.dtype.kind in "iu" else None
    values = values.astype(LD)
    return np.maximum(values / kind.max, -1) if kind else values


def multiplied(a, b):
    (x, y, z, w), (p, q, r, s) = a, b
    return np.array([w * p + x * s + y * r - z * q, w * q - x * r + y * s + z * p,
                     w * r + x * q - y * p + z * s, w * s - x * p - y * q - z * r])


def slerp(a, b, u):
    """Returns the rotation and its derivative with respect to u."""
    a, b = a / np.sqrt((a * a).sum()), b / np.sqrt((b * b).sum())
    b = -b if (a * b).sum() < 0 else b
    turn = multiplied(a * [-1, -1, -1, 1], b)
    length = np.sqrt((turn[:3] ** 2).sum())
    angle = np.arctan2(length, turn[3])
    axis = turn[:3] / length if length else turn[:3]
    part = np.append(axis * np.sin(u * angle), np.cos(u * angle))
    rate = np.append(axis * np.cos(u * angle), -np.sin(u * angle)) * angle
    return multiplied(a, part), multiplied(a, rate)


BASIS = np.array([[2, -2, 1, 1], [-3, 3, -2, -1], [0, 0, 1, 0], [1, 0, 0, 0]], LD)


def sample(path, mode, times, values, t):
    spline = mode == "CUBICSPLINE"
    shape = values.reshape(len(times), 3 if spline else 1, -1)
    key = shape[:, 1 if spline else 0]
    if path == "rotation" and not spline:
        # Choose the sign nearer to the previous quaternion, as the reader does; the rotations are the same.
        key = key / np.sqrt((key * key).sum(axis=1))[:, None]
        for k in range(1, len(key)):
            if (key[k] * key[k - 1]).sum() < 0:
                key[k] = -key[k]
    # The last key belongs to the segment that ends there.
    k = int(np.searchsorted(times, t, side="right")) - 1 - int(t == times[-1] and len(times) > 1)
    still = np.zeros(key.shape[1], LD)
    if k < 0 or k >= len(times) - 1:
        value, rate = key[min(max(k, 0), len(times) - 1)], still
    else:
        d = times[k + 1] - times[k]
        u = (t - times[k]) / d
        if mode == "STEP":
            value, rate = key[k + int(t == times[-1])], still
        elif spline:
            g = np.array([key[k], key[k + 1], d * shape[k, 2], d * shape[k + 1, 0]])
            value = np.array([u ** 3, u ** 2, u, 1], LD) @ BASIS @ g
            rate = np.array([3 * u ** 2, 2 * u, 1, 0], LD) @ BASIS @ g / d
        elif path == "rotation":
            value, rate = slerp(key[k], key[k + 1], u)
            rate = rate / d
        else:
            value, rate = key[k] * (1 - u) + key[k + 1] * u, (key[k + 1] - key[k]) / d
    if path == "rotation" and spline:
        length = np.sqrt((value * value).sum())
        n = value / length
        value, rate = n, (rate - n * (n * rate).sum()) / length
    return value, rate


for a, animation in enumerate(doc["animations"][:2]):
    for c, channel in enumerate(animation["channels"]):
        sampler = animation["samplers"][channel["sampler"]]
        times = accessor(sampler["input"])[:, 0]
        if len(times) == 0 or "node" not in channel["target"]:
            continue
        values = accessor(sampler["output"])
        points = {float(times[0]) - 1, float(times[-1]) + 1, float(times[-1])}
        for lo, hi in zip(times, times[1:]):
            points |= {float(lo + (hi - lo) * f) for f in (0, LD(1) / 7, LD(1) / 2, LD(5) / 8, LD(97) / 100)}
        for t in sorted(points):
            value, rate = sample(
                channel["target"]["path"], sampler.get("interpolation", "LINEAR"), times, values, LD(t))
            numbers = [repr(float(x)) for x in [t, *value, *rate]]
            print(f"animations[{a}].channels[{c}]", *numbers)
