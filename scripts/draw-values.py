#!/usr/bin/env python3
"""Draws the pictures of docs/images whose numbers are answers of `hooke eval`: stopped-springs, extended-tracks, range-map,
color-spaces, accumulate, mean-rotation, acceleration, profile-retarget, path-nearest and choreography-handover.

    scripts/draw-values.py [HOOKE]

HOOKE is the command, .build/debug/hooke if left out.
"""

import json
import math
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from pictures import COLORS, PANEL, ROOT, panel, text, write  # noqa: E402

HOOKE = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/debug/hooke")
INK, BLUE, ORANGE, GREEN, PINK, GRAY = COLORS
PALE = "#d5d7dd"


def ask(**question):
    """Returns the answer of `hooke eval`; `start` stands for the field `from`."""
    if "start" in question:
        question["from"] = question.pop("start")
    run = subprocess.run([HOOKE, "eval"], input=json.dumps(question) + "\n", capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stdout)
    return json.loads(run.stdout)


def steps(first, last, count=400):
    return [first + (last - first) * k / count for k in range(count + 1)]


def pair(left, top, title, end, **question):
    """A panel with the values and the velocities of an answer."""
    at = steps(0, end)
    answer = ask(**question, at=at)
    fastest = max(map(abs, answer["velocity"])) / max(map(abs, answer["value"]))
    scale = max(1, round(fastest))
    name = "velocity" if scale == 1 else f"velocity/{scale}"
    return panel(left, top, 360, PANEL, title, [
        ("position", BLUE, False, list(zip(at, answer["value"]))),
        (name, ORANGE, False, [(t, v / scale) for t, v in zip(at, answer["velocity"])])], end)


def stopped_springs():
    parts = []
    for index, (title, fields) in enumerate([
            ("Without bounds", {}), ("Ends at its target", {"overshootClamping": True}),
            ("Bounces at 1, restitution 0.5", {"bounds": [-1, 1], "restitution": 0.5}),
            ("Stops at 0.6", {"bounds": [-1, 0.6], "restitution": 0})]):
        place = (30 + 400 * (index % 2), 10 + (PANEL + 10) * (index // 2))
        parts += pair(*place, title, 1.0, op="spring", spring="spring(duration=0.5, bounce=0.6)", **fields)
    write("stopped-springs.svg", "A spring at bounds", "Position and velocity of one spring: free, ended, bouncing and stopped.",
          20 + 2 * (PANEL + 10), parts)


def extended_tracks():
    keys = {"op": "keyframes", "times": [0, 1, 2], "values": [0, 10, 4], "mode": "catmullRom"}
    at, inside = steps(-1.5, 4.5), steps(0, 2)
    parts = []
    for index, rule in enumerate(("hold", "extend", "repeat", "mirror", "repeatOffset")):
        values = ask(**keys, before=rule, after=rule, at=at)["value"]
        track = list(zip(inside, ask(**keys, before=rule, after=rule, at=inside)["value"]))
        parts += panel(30 + 260 * (index % 3), 10 + (170 + 10) * (index // 3), 240, 170, rule, [
            ("outside", BLUE, True, list(zip(at, values))), ("keys", ORANGE, False, track)], 4.5, start=-1.5)
    write("extended-tracks.svg", "A track outside its keys", "One track with keys at 0, 1 and 2 s by five rules.", 380, parts)


def range_map():
    at = steps(-100, 250)
    curves = [(name, color, False, [(x, v) for x, v in zip(at, ask(op="map", at=at, **fields)["value"])]) for name, color, fields in (
        ("opacity: 0 to 120 becomes 1 to 0, then holds", BLUE, {"input": [0, 120], "output": [1, 0], "after": "hold"}),
        ("scale: 200, 100, 0 becomes 1, 3, 2 on a monotone curve", ORANGE,
         {"input": [200, 100, 0], "output": [1, 3, 2], "mode": "monotone", "before": "hold", "after": "hold"}))]
    write("range-map.svg", "Maps of ranges", "Opacity and scale against the offset of a scroll view.", 240,
          panel(30, 10, 760, PANEL, "Against a scroll offset from −100 to 250", curves, 250, start=-100, unit=""))


def color_spaces():
    parts, count = [], 48
    spaces = (("srgb", {}), ("srgb-linear", {}), ("oklab", {}), ("oklch", {}), ("oklch, longer", {"hue": "longer"}), ("hsl", {}))
    for row, (name, fields) in enumerate(spaces):
        top = 14 + 46 * row
        css = ask(op="color", start="#ffd000", to="#0040ff", **{"in": name.split(",")[0]}, **fields, at=steps(0, 1, count))["css"]
        parts.append(text(30, top + 24, name, "ink"))
        for index, color in enumerate(css):
            part = ask(op="color", color=color, **{"in": "srgb"})["components"]
            hexes = "".join(f"{round(255 * min(max(c, 0), 1)):02x}" for c in part)
            parts.append(f'<rect fill="#{hexes}" x="{150 + 640 / (count + 1) * index:.2f}" y="{top}" width="{640 / (count + 1) + (index < count) * 2:.2f}" height="36"/>')
    write("color-spaces.svg", "A colour becomes another in six ways", "Yellow to blue in sRGB, linear light, OKLab, OKLCH and HSL.", 300, parts)


def accumulate():
    parts = []
    for row, name in enumerate(("each iteration starts again", "each iteration goes on: accumulate")):
        top = 20 + 150 * row
        parts.append(text(30, top + 8, name, "ink"))
        for iteration in range(3):
            answer = ask(op="interpolate", start="none", to="translate(200px) rotate(45deg)", iteration=iteration if row else 0,
                         at=[0, 0.25, 0.5, 0.75, 1])["matrices"]
            for index, m in enumerate(answer):
                # Shifted down a little, so that repeated iterations show.
                x, y = 80 + m[12], top + (72 if row else 46 + 36 * iteration) + m[13]
                size, color = (22 if row else 12), (BLUE, ORANGE, GREEN)[iteration]
                parts.append(f'<rect fill="none" stroke="{color}" stroke-width="2.25" x="{-size}" y="{-size}" width="{2 * size}" height="{2 * size}" rx="4" '
                             f'transform="matrix({m[0]:.5f},{m[1]:.5f},{m[4]:.5f},{m[5]:.5f},{x:.2f},{y:.2f})" opacity="{0.35 + 0.13 * index:.2f}"/>')
    write("accumulate.svg", "Iterations that start again, and that accumulate",
          "A card moves by 200 and turns by 45° in each of three iterations.", 300, parts)


def mean_rotation():
    parts = []
    for index, weights in enumerate(([1, 1, 1], [1, 1, 6])):
        x, y = 210 + 400 * index, 150
        angles = [-20, 35, 125]
        turns = [[0, 0, math.sin(math.radians(a) / 2), math.cos(math.radians(a) / 2)] for a in angles]
        mean = ask(op="meanRotation", values=turns, weights=weights)["value"]
        parts.append(text(x - 180, 26, "weights " + ", ".join(map(str, weights)), "ink"))
        parts.append(f'<circle fill="none" stroke="{PALE}" cx="{x}" cy="{y}" r="100"/>')
        result = math.degrees(2 * math.atan2(mean[2], mean[3]))
        for angle, color, width in [*((a, GRAY, 2.25) for a in angles), (result, BLUE, 5)]:
            dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            parts.append(f'<line stroke="{color}" stroke-width="{width}" stroke-linecap="round" x1="{x}" y1="{y}" x2="{x + 100 * dx:.1f}" y2="{y + 100 * dy:.1f}"/>')
            far = 132 if color == BLUE else 114
            parts.append(text(x + far * dx - 14, y + far * dy + 5, f"{angle:.4g}°".replace("-", "−"), fill=color))
    write("mean-rotation.svg", "The mean of three rotations", "Three directions in grey, and their weighted mean.", 290, parts)


def acceleration():
    parts = pair(30, 10, "A ball: falls to 1000, restitution 0.5", 3.4, op="acceleration", acceleration=2000, bounds=[0, 1000], restitution=0.5)
    parts += pair(430, 10, "A puck: 300 a second, slowed by 100", 3.4, op="acceleration", velocity=300, deceleration=100)
    write("acceleration.svg", "Constant acceleration", "A ball that bounces until it rests, and a puck that slows down.", 20 + PANEL, parts)


def profile_retarget():
    limits = {"op": "profile", "speed": 5, "acceleration": 20, "jerk": 100}
    first = ask(**limits, to=10, at=steps(0, 2.6))
    state = {key: value[0] for key, value in ask(**limits, to=10, at=[0.7]).items() if key != "duration"}
    at = steps(0, 1.9)
    second = ask(**limits, start=state["value"], velocity=state["velocity"], startAcceleration=state["acceleration"], to=4, at=at)
    curves = [("position without it", BLUE, True, list(zip(steps(0, 2.6), first["value"])))]
    for key, color, scale in (("value", BLUE, 1), ("velocity", ORANGE, 1), ("acceleration", GREEN, 4)):
        before = [(t, v / scale) for t, v in zip(steps(0, 2.6), first[key]) if t <= 0.7]
        name = {"value": "position", "acceleration": "acceleration/4"}.get(key, key)
        curves.append((name, color, False, before + [(0.7 + t, v / scale) for t, v in zip(at, second[key])]))
    write("profile-retarget.svg", "A move within limits, sent back in flight",
          "Position, velocity and acceleration; the end changes from 10 to 4 at 0.7 s.", 330,
          panel(30, 10, 760, 310, "To 10, and from 0.7 s to 4: speed 5, acceleration 20, jerk 100", curves, 2.6))


def path_nearest():
    path, points = "M0 0Q50 100 100 0", [[50, 80], [10, 50], [70, 10], [110, 30], [40, 20], [92, 50]]
    answer = ask(op="path", path=path, nearest=points)
    scale, parts = 3.2, []
    parts.append('<g transform="translate(90,20)">')
    parts.append(f'<path fill="#e3e8f0" stroke="none" d="M0 0Q{50 * scale} {100 * scale} {100 * scale} 0Z"/>')
    parts.append(f'<path fill="none" stroke="{BLUE}" stroke-width="2.25" d="M0 0Q{50 * scale} {100 * scale} {100 * scale} 0"/>')
    for point, near in zip(points, answer["nearest"]):
        (x, y), (u, v) = point, near["point"]
        parts.append(f'<line stroke="{ORANGE}" stroke-width="1.5" x1="{x * scale:.1f}" y1="{y * scale:.1f}" x2="{u * scale:.1f}" y2="{v * scale:.1f}"/>')
        parts.append(f'<circle fill="{ORANGE}" cx="{x * scale:.1f}" cy="{y * scale:.1f}" r="4"/><circle fill="{BLUE}" cx="{u * scale:.1f}" cy="{v * scale:.1f}" r="4"/>')
        parts.append(text(x * scale + 8, y * scale + (-6 if v > y else 16), f'{near["gap"]:.4g}'))
    parts.append("</g>")
    parts += [text(530, 60, path, "ink"), text(530, 90, f'length {answer["length"]:.6g}'), text(530, 112, f'area {answer["area"]:.6g}'.replace("-", "−")),
              text(530, 134, "bounds " + ", ".join(f"{b:g}" for b in answer["bounds"])), text(530, 156, "orange: points; blue: nearest on the path")]
    write("path-nearest.svg", "Area and nearest points", "A curve, the area that it closes, and the nearest points to six others.", 320, parts)


def choreography_handover():
    items, at = [str(k) for k in range(8)], steps(0, 1)
    opening = {"move": items, "each": 0.05, "spring": "snappy", "from": 0, "to": 1}
    closing = {"move": items, "each": 0.03, "origin": "last", "spring": "smooth", "to": 0}
    parts = []
    for index, (title, extra) in enumerate((("Eight items open", {}), ("Closed at 0.22 s, the last one first", {"switches": [{"at": 0.22, "to": closing}]}))):
        channels = ask(op="choreography", **opening, **extra, at=at)["channels"]
        curves = [(name, (BLUE, ORANGE, GREEN, PINK)[k % 4], False, list(zip(at, channels[name]["value"]))) for k, name in enumerate(items)]
        parts += panel(30 + 400 * index, 10, 360, 260, title, curves, 1.0)
    write("choreography-handover.svg", "A staggered menu that is closed in flight", "The values of eight items.", 280, parts)


for picture in (stopped_springs, extended_tracks, range_map, color_spaces, accumulate, mean_rotation, acceleration, profile_retarget,
                path_nearest, choreography_handover):
    picture()
