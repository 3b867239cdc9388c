#!/usr/bin/env python3
"""Draws the looping pictures of docs/cookbook.md, docs/images/cookbook-*.svg, with the numbers of `hooke eval`.

    scripts/draw-cookbook.py [HOOKE]

HOOKE is the command, .build/debug/hooke if left out. A picture has the motion of its sample: 30 frames a second with straight
lines between them. With reduced motion it shows its middle.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOOKE = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/debug/hooke")
STYLE = re.search(r'"""\n\s*<style>\n(.*?)</style>', (ROOT / "Tests/TestSupport/DocumentationPicture.swift").read_text(), re.S)[1]
RATE, WIDTH = 30, 360
INK, BLUE, GRAY = "#1b1c20", "#0a5aff", "#d5d7dd"


def ask(**question):
    """Returns the answer of `hooke eval`."""
    run = subprocess.run([HOOKE, "eval"], input=json.dumps(question) + "\n", capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def times(duration, start=0.0):
    return [start + k / RATE for k in range(round(duration * RATE) + 1)]


def spring(name, start, end, velocity, at):
    """Positions of a spring that starts at time 0; before it, the start."""
    value = ask(op="spring", spring=name, **{"from": start}, to=end, velocity=velocity, at=[max(t, 0) for t in at])["value"]
    return [v if t >= 0 else start for t, v in zip(at, value)]


def card(x=0, y=0, width=40, height=40, color=BLUE):
    return f'<rect fill="{color}" x="{x}" y="{y}" width="{width}" height="{height}" rx="8"/>'


def line(x, height):
    return f'<line stroke="{GRAY}" stroke-width="2" x1="{x:g}" x2="{x:g}" y1="8" y2="{height - 8}"/>'


def moved(x, y=0.0, scale=1.0):
    return f"matrix({scale:.3f},0,0,{scale:.3f},{x:.1f},{y:.1f})"


def draw(name, height, duration, movers, rest=""):
    """Writes a picture of movers, each an element and its transforms in each frame."""
    style, parts = [], []
    for index, (element, frames) in enumerate(movers):
        steps = [(k, t) for k, t in enumerate(frames) if not 0 < k < len(frames) - 1 or not frames[k - 1] == t == frames[k + 1]]
        keys = "".join(f"{100 * k / (len(frames) - 1):.4g}%{{transform:{t.replace(',', ', ')}}}" for k, t in steps)
        style.append(f"@keyframes m{index} {{{keys}}}\n.m{index} {{ animation: m{index} {duration:g}s linear infinite; }}\n")
        parts.append(f'<g class="m{index}" transform="{frames[len(frames) // 2]}">{element}</g>\n')
    still = "@media (prefers-reduced-motion: reduce) { g { animation: none !important; } }\n"
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">\n'
           f'<style>\n{"".join(l.strip() + chr(10) for l in STYLE.splitlines())}{"".join(style)}{still}</style>\n'
           f'<rect fill="#ffffff" width="{WIDTH}" height="{height}"/>\n{rest}{"".join(parts)}</svg>\n')
    (ROOT / f"docs/images/cookbook-{name}.svg").write_text(svg, encoding="utf-8")


def drag():
    at = times(2.4)
    places = [(0, 0), (0.016, 9), (0.033, 20), (0.05, 33)]
    flight = spring("snappy", 33, 300, 810.3599699448996, [t - 0.45 for t in at])
    keys = ask(op="keyframes", times=[0.4 + t for t, _ in places], values=[x for _, x in places], mode="linear", at=at)["value"]
    x = [k if t < 0.45 else f for t, k, f in zip(at, keys, flight)]
    finger = [moved(a + 30, 40, 1 if t < 0.45 else 0.001) for t, a in zip(at, keys)]
    draw("drag", 80, 2.4, [(card(), [moved(a + 10, 20) for a in x]), (f'<circle r="12" fill="{INK}"/>', finger)])


def throw():
    x = ask(op="scroll", **{"from": 350}, velocity=1000, minimum=0, maximum=400, at=times(2))["value"]
    draw("throw", 80, 2, [(card(), [moved(2 * (a - 300) + 20, 20) for a in x])], line(260, 80))


def snap():
    x = spring("smooth", 300, 422, 1200, [t - 0.4 for t in times(2)])
    draw("snap", 80, 2, [(card(), [moved(0.4 * a - 20, 20) for a in x])], "".join(line(0.4 * d, 80) for d in (80, 422, 794)))


def catch():
    at = times(2)
    first = spring("bouncy", 0, 300, 0, [min(t, 0.12) for t in at])
    back = spring("bouncy", first[-1], 0, -500, [t - 0.3 for t in at])
    x = [b if t > 0.3 else f for t, f, b in zip(at, first, back)]
    finger = [moved(f + 50, 40, 1 if 0.12 <= t <= 0.3 else 0.001) for t, f in zip(at, first)]
    draw("catch", 80, 2, [(card(), [moved(a + 30, 20) for a in x]), (f'<circle r="12" fill="{INK}"/>', finger)])


def stagger():
    movers = []
    for index in range(5):
        value = spring("snappy", 0, 1, 0, [t - 0.3 - 0.05 * abs(index - 2) for t in times(2)])
        movers.append((card(), [moved(40 + 60 * index, 60 - 40 * v, max(v, 0.001)) for v in value]))
    draw("stagger", 80, 2, movers)


def loop():
    value = ask(op="keyframes", times=[0, 0.4, 1], values=[1, 1.2, 1], mode="monotone", at=times(1))["value"]
    draw("loop", 80, 1, [(card(-20, -20), [moved(180, 40, v) for v in value])])


def follow():
    at = times(1.6)
    path = {"times": [0.4, 0.5, 0.6, 0.7], "values": [0, 40, 100, 180], "mode": "catmullRom"}
    rows = [ask(op="follow", path=path, spring="interactive", matching=m, **{"from": 0}, at=at)["channels"] for m in ("position", "velocity")]
    movers = [(card(height=24), [moved(v + 60, 28 + 32 * k) for v in row["follower"]["value"]]) for k, row in enumerate(rows)]
    finger = [moved(v + 80, 14) for v in rows[0]["path"]["value"]]
    draw("follow", 92, 1.6, [*movers, (f'<circle r="9" fill="{INK}"/>', finger)])


def zoom():
    eased = ask(op="curve", curve="ease-in-out", x=[k / 45 for k in range(46)])["y"]
    views = ask(op="zoom", **{"from": [0, 0, 1]}, to=[10, 0, 1], at=eased)["value"]
    views = [views[0]] * 6 + views + [views[-1]] * 6
    places = "".join(f'<circle cx="{k}" cy="{0.3 * (k % 3 - 1):g}" r="0.12" fill="{BLUE if k in (0, 10) else GRAY}"/>' for k in range(-3, 14))
    frames = [f"matrix({120 / w:.2f},0,0,{120 / w:.2f},{180 - 120 / w * x:.1f},50)" for x, _, w in views]
    draw("zoom", 100, (len(frames) - 1) / RATE, [(places, frames)])


for picture in (drag, throw, snap, catch, stagger, loop, follow, zoom):
    picture()
