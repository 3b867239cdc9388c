#!/usr/bin/env python3
"""Writes moves.gltf with moves.bin beside it, moves-embedded.gltf and moves.glb: one and the same glTF file, three ways.

    python3 make-gltf.py [FOLDER]

Its animations: "moves" has a channel for every kind of sampler and storage, "few keys" one key, no key and no node,
and "broken" is wrong on purpose, so that a good animation beside a bad one is tried.
"""
import base64
import json
import pathlib
import struct
import sys

folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent

FLOAT, BYTE, SHORT, USHORT, UBYTE, UINT = 5126, 5120, 5122, 5123, 5121, 5125
CODES = {FLOAT: "f", BYTE: "b", SHORT: "h", USHORT: "H", UBYTE: "B", UINT: "I"}

data = bytearray()
views, accessors = [], []


def view(values, code, pad=4):
    while len(data) % pad:
        data.append(0xEE)
    start = len(data)
    data.extend(struct.pack("<%d%s" % (len(values), CODES[code]), *values))
    views.append({"buffer": 0, "byteOffset": start, "byteLength": len(data) - start})
    return len(views) - 1


def accessor(kind, values, code=FLOAT, **more):
    width = {"SCALAR": 1, "VEC3": 3, "VEC4": 4}[kind]
    accessors.append(
        {"bufferView": view(values, code), "componentType": code, "count": len(values) // width, "type": kind, **more})
    return len(accessors) - 1


times = accessor("SCALAR", [0.25, 1, 1.25, 3.5])
spline_times = accessor("SCALAR", [0.5, 0.75, 2])

# Two accessors interleaved in one view: elements of 12 bytes every 28, the second 12 bytes on.
rows = []
for k in range(4):
    rows += [k, 10 - k, 0.5 * k * k, 1 + k, 1.5 - 0.25 * k, 2, -99]
both = view(rows, FLOAT)
views[both]["byteStride"] = 28
accessors.append({"bufferView": both, "componentType": FLOAT, "count": 4, "type": "VEC3"})
stepped = len(accessors) - 1
accessors.append({"bufferView": both, "byteOffset": 12, "componentType": FLOAT, "count": 4, "type": "VEC3"})
# The second and the last element of this one are replaced.
accessors[-1]["sparse"] = {
    "count": 2,
    "indices": {"bufferView": view([1, 3], UBYTE), "componentType": UBYTE},
    "values": {"bufferView": view([9, 9, 9, 1, 2, 3, -4, 5, 6], FLOAT), "byteOffset": 12},
}
replaced = len(accessors) - 1

# A tenth of a turn about z, then by its other name, then a half turn about x, then back.
turns = accessor(
    "VEC4", [0, 0, 0, 32767, 0, 0, -10126, -31163, 32767, 0, 0, 0, 0, 0, 0, 32767], SHORT, normalized=True)
spline_turns = accessor("VEC4", [
    0, 0, 0, 0, 0, 0, 0, 1, 0.5, -1, 2, 0.25,
    0.125, 0.25, -0.5, 1, 0.5, 0.5, 0.5, 0.5, 3, -2, 1, 0,
    -1, 1, 0.5, -0.5, 0.6000000238418579, 0, -0.800000011920929, 0, 0, 0, 0, 0,
])
spline_moves = accessor("VEC3", [
    0, 0, 0, 1, 2, 3, 4, -4, 0.5,
    2, 2, -8, 3, 1, 0, -1, 6, 0,
    0.25, 0, 12, -2, 4, 8, 9, 9, 9,
])
shares = accessor("SCALAR", [0, 255, 51, 204, 128, 1, 255, 0], UBYTE, normalized=True)
signed = accessor("SCALAR", [-128, -127, 0, 127], BYTE, normalized=True)
spline_weights = accessor("SCALAR", [
    0, 0, 0.25, 1, 1, -2,
    0.5, 0, 0.75, 0.5, -1, 0,
    2, 2, 0, 0.125, 0, 0,
])
one_time = accessor("SCALAR", [1.5])
one_move = accessor("VEC3", [7, 7, 7, 1, 2, 3, 8, 8, 8])
no_time = accessor("SCALAR", [])
no_move = accessor("VEC3", [])
falling = accessor("SCALAR", [0, 2, 1])

moves = [
    ("translation", 0, times, stepped, "STEP"), ("scale", 0, times, replaced, "LINEAR"),
    ("rotation", 0, times, turns, None), ("rotation", 1, times, turns, "STEP"),
    ("rotation", 2, spline_times, spline_turns, "CUBICSPLINE"),
    ("translation", 2, spline_times, spline_moves, "CUBICSPLINE"), ("weights", 1, times, shares, "LINEAR"),
    ("weights", 0, times, signed, "STEP"), ("weights", 2, spline_times, spline_weights, "CUBICSPLINE"),
]
few = [
    ("translation", 0, one_time, one_move, "CUBICSPLINE"), ("scale", 1, no_time, no_move, "LINEAR"),
    ("translation", None, times, stepped, "LINEAR"),
]
broken = [("translation", 1, falling, spline_moves, "STEP")]


def animation(name, rows):
    return {
        "name": name,
        "samplers": [
            {"input": i, "output": o, **({"interpolation": mode} if mode else {})} for _, _, i, o, mode in rows],
        "channels": [
            {"sampler": k, "target": {**({} if row[1] is None else {"node": row[1]}), "path": row[0]}}
            for k, row in enumerate(rows)],
    }


def document(**buffer):
    return {
        "asset": {"version": "2.0"},
        "nodes": [{"name": "Arm"}, {}, {"name": "Head"}],
        "animations": [animation("moves", moves), animation("few keys", few), animation("broken", broken)],
        "accessors": accessors, "bufferViews": views, "buffers": [{"byteLength": len(data), **buffer}],
    }


def padded(chunk, filler):
    return chunk + filler * (-len(chunk) % 4)


(folder / "moves.bin").write_bytes(data)
(folder / "moves.gltf").write_text(json.dumps(document(uri="moves.bin"), indent=1) + "\n")
uri = "data:application/gltf-buffer;base64," + base64.b64encode(data).decode()
(folder / "moves-embedded.gltf").write_text(json.dumps(document(uri=uri)) + "\n")
chunks = b""
for kind, chunk in ((b"JSON", padded(json.dumps(document()).encode(), b" ")), (b"note", b"pass over"),
                    (b"BIN\0", padded(bytes(data), b"\0"))):
    chunks += struct.pack("<I", len(chunk)) + kind + chunk
(folder / "moves.glb").write_bytes(b"glTF" + struct.pack("<II", 2, 12 + len(chunks)) + chunks)
