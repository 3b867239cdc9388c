#!/usr/bin/env python3
"""Writes a table of random motions within limits by the PyPI package ruckig, an independent library.

    scripts/compare-profiles.py COUNT FILE
    HOOKE_PROFILES=FILE swift test --filter MotionProfileTests

A line is: start velocity end speed acceleration jerk duration time position velocity. The jerk is inf, or the motion is
from rest.
"""
import random
import sys

from ruckig import InputParameter, Result, Ruckig, Trajectory


def log_uniform(rng, low, high):
    return 10 ** rng.uniform(low, high)


def main(count, path):
    rng = random.Random(12)
    otg = Ruckig(1)
    refused = 0
    with open(path, "w", encoding="utf-8") as out:
        for index in range(count):
            limited = index % 4 == 3
            request = InputParameter(1)
            speed, acceleration = log_uniform(rng, -1, 2), log_uniform(rng, -1, 2)
            start, end = rng.uniform(-10, 10), rng.uniform(-10, 10)
            # Up to three times the limit.
            velocity = 0.0 if limited else rng.choice((0.0, rng.uniform(-3, 3) * speed))
            jerk = log_uniform(rng, -1, 3) if limited else float("inf")
            request.current_position, request.current_velocity = [start], [velocity]
            request.current_acceleration = [0.0]
            request.target_position, request.target_velocity = [end], [0.0]
            request.target_acceleration = [0.0]
            request.max_velocity, request.max_acceleration, request.max_jerk = [speed], [acceleration], [jerk]
            trajectory = Trajectory(1)
            result = otg.calculate(request, trajectory)
            if result not in (Result.Working, Result.Finished):
                refused += 1
                continue
            time = rng.uniform(0, trajectory.duration)
            position, speed_then, _ = trajectory.at_time(time)[:3]
            row = (start, velocity, end, speed, acceleration, jerk, trajectory.duration, time, position[0], speed_then[0])
            print(" ".join(repr(float(n)) for n in row), file=out)
    print(f"{count - refused} motions, {refused} refused by ruckig")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
