"""Writes tracks.json: values and rates of interpolating curves by SciPy 1.17, in double precision (about 1e-14).

    python3 Tests/C/Golden/tracks.py >Tests/C/Golden/tracks.json

The keys are those of each row; kinds are the names of hooke.h.
"""

import json
import random

from scipy.interpolate import Akima1DInterpolator, CubicSpline, PchipInterpolator

KINDS = {
    "HOOKE_PCHIP": PchipInterpolator,
    "HOOKE_AKIMA": Akima1DInterpolator,
    "HOOKE_MODIFIED_AKIMA": lambda times, values: Akima1DInterpolator(times, values, method="makima"),
    "HOOKE_SPLINE": lambda times, values: CubicSpline(times, values, bc_type="natural"),
    "HOOKE_SPLINE_CLAMPED": lambda times, values: CubicSpline(times, values, bc_type="clamped"),
    "HOOKE_SPLINE_NOT_A_KNOT": lambda times, values: CubicSpline(times, values, bc_type="not-a-knot"),
    "HOOKE_SPLINE_PERIODIC": lambda times, values: CubicSpline(times, values, bc_type="periodic"),
}


def main():
    draw = random.Random(3)
    rows = []
    for kind, make in KINDS.items():
        for _ in range(4):
            times, time = [], draw.uniform(-2, 2)
            for _ in range(7):
                times.append(time)
                time += draw.uniform(0.1, 1.5)
            values = [draw.uniform(-100, 100) for _ in times]
            if kind == "HOOKE_SPLINE_PERIODIC":
                values[-1] = values[0]
            curve = make(times, values)
            # Between keys: SciPy's slopes at keys are those of the segment after.
            at = [start + part * (end - start) for start, end in zip(times, times[1:]) for part in (0.125, 0.5, 0.8125)]
            rows.append(
                {
                    "kind": kind,
                    "times": times,
                    "values": values,
                    "at": at,
                    "expected": [float(curve(time)) for time in at],
                    "rates": [float(curve(time, 1)) for time in at],
                }
            )
    print("[" + ",\n".join(json.dumps(row) for row in rows) + "]")


main()
