#!/usr/bin/env python3
"""Writes the gesture traces of the package, or checks them with --check.

    scripts/make-traces.py [--check]

They are synthetic. Each is a minimum-jerk reach (Flash and Hogan, J. Neurosci. 5(7), 1985: position along the path
10 s^3 - 15 s^4 + 6 s^5) along a slightly bowed path, with a physiological tremor of about 10 Hz and 0.15 pt. The touch
screen samples at 120 Hz; its clock jitters by up to 0.4 ms and its positions are thirds of a point. A sample without a
new position is not reported. In a flick the finger lifts before the reach ends, at the fraction `lift`. The `up` repeats
the last position.

The random numbers are a linear congruential sequence seeded by the trace's name, and the arithmetic is
addition and multiplication only, so every machine writes the same bytes.
"""

import argparse
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources/HookeTransitions/Gestures/Traces"

# A stroke: the end point, the duration of the whole reach (ms), the fraction of it on the screen, how far the path
# bows to its left (pt). A pause: milliseconds. A trace: the start point, then strokes and pauses.
# The screen has 390 x 844 pt.
TRACES = {
    # Slow and long: opens a drawer at the bottom, still moving when lifted.
    "pull-up": [(205, 812), ((192, 250), 620, 0.72, 9)],
    "pull-down": [(188, 40), ((199, 610), 620, 0.72, -9)],
    # Short and fast: a small distance, a large velocity.
    "flick-up": [(201, 640), ((207, 440), 190, 0.62, 3)],
    "swipe-left": [(352, 430), ((58, 447), 330, 0.66, 8)],
    "swipe-right": [(41, 452), ((341, 431), 330, 0.66, 8)],
    # From the left edge inwards, for screen-edge recognisers.
    "edge-right": [(2, 421), ((318, 409), 420, 0.70, 6)],
    # Out and back: lifted while moving back.
    "pull-back": [(203, 790), ((196, 470), 460, 1.0, 7), 60, ((205, 800), 420, 0.66, -7)],
    # Dragged, held still, lifted: the velocity is 0, only the position decides.
    "drag-and-hold": [(198, 800), ((194, 330), 700, 1.0, 6), 180],
    # Down and up on the spot.
    "tap": [(350, 400), 70],
}


class Noise:
    """Numbers of [-1, 1) (the MMIX generator of Knuth), upper 32 bits only."""

    def __init__(self, name):
        self.state = 0
        for byte in name.encode():
            self.state = (self.state * 31 + byte) % 2**64
        for _ in range(8):
            self.next()

    def next(self):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 32) / 2**31 - 1


def triangle(phase):
    """A wave of period 1 between -1 and 1, in place of a sine, without a libm."""
    part = phase - int(phase)
    return 4 * part - 1 if part < 0.5 else 3 - 4 * part


def position(steps, time):
    """The finger's position after `time` ms, and whether it is still on the screen."""
    here = steps[0]
    for step in steps[1:]:
        if isinstance(step, (int, float)):
            if time < step:
                return here, True
            time -= step
            continue
        (x, y), reach, lift, bow = step
        s = min(time / reach, lift)
        part = s * s * s * (10 + s * (6 * s - 15))
        dx, dy = x - here[0], y - here[1]
        # The bow is 4 p (1 - p) high, at right angles to the path, and small compared with it.
        length = max(abs(dx), abs(dy))
        side = 4 * part * (1 - part) * bow / length
        point = (here[0] + part * dx + side * dy, here[1] + part * dy - side * dx)
        if time < reach * lift:
            return point, True
        here, time = point, time - reach * lift
    return here, False


def thirds(value):
    """The nearest third of a point, as text."""
    whole, rest = divmod(int(value * 3 + 0.5), 3)
    return str(whole) + ("", ".3333", ".6667")[rest]


def trace(name, steps):
    noise = Noise(name)
    tremor = [0.25 * (noise.next() + 1), 0.25 * (noise.next() + 1)]
    rows = [("0", "down", thirds(steps[0][0]), thirds(steps[0][1]))]
    tick = 0
    while True:
        tick += 1
        time = tick * 25 / 3 + 0.4 * noise.next()
        point, touching = position(steps, time)
        if not touching:
            rows.append((f"{time:.1f}", "up") + rows[-1][2:])
            break
        shake = [0.15 * triangle(0.010 * time + phase) for phase in tremor]
        at = (thirds(point[0] + shake[0]), thirds(point[1] + shake[1]))
        if at != rows[-1][2:]:
            rows.append((f"{time:.1f}", "move") + at)
    return "time_ms,phase,x,y\n" + "".join(",".join(row) + "\n" for row in rows)


def main():
    parser = argparse.ArgumentParser(description="Writes the gesture traces that the package ships.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file differs")
    check = parser.parse_args().check
    texts = {f"{name}.csv": trace(name, steps) for name, steps in TRACES.items()}
    if not check:
        for file, text in texts.items():
            (FOLDER / file).write_text(text, encoding="utf-8", newline="\n")
        return
    there = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.csv")}
    wrong = sorted(file for file in texts.keys() | there.keys() if texts.get(file) != there.get(file))
    if wrong:
        sys.exit("scripts/make-traces.py would change these files: " + ", ".join(wrong))


if __name__ == "__main__":
    main()
