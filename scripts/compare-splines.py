#!/usr/bin/env python3
"""Measures SciPy, where installed, on the splines of `hooke-benchmarks --filter "natural spline"`.

    scripts/compare-splines.py

Prints the median time per key and channel, in nanoseconds, of CubicSpline, and of LAPACK's dgtsv alone on an assembled
system. Tests/TestSupport/Golden/tangents.py --scipy checks that SciPy's values equal the package's tables.

Then the median time per value of a spline through 100,000 keys, a million values in one call, for comparison with
`--filter "keyframe track"`: CubicSpline, Akima1DInterpolator, and numpy.interp for straight lines.
"""
import statistics
import sys
import time

try:
    import numpy
    from scipy.interpolate import Akima1DInterpolator, CubicSpline
    from scipy.linalg import lapack
except ImportError:
    sys.exit("SciPy is not installed")


def median(job, items):
    times = []
    for _ in range(9):
        start = time.perf_counter()
        job()
        times.append((time.perf_counter() - start) * 1e9 / items)
    return statistics.median(times)


random = numpy.random.default_rng(1)
print("channels    keys  CubicSpline   dgtsv   ns per key and channel")
for width in (1, 4, 16):
    for count in (1_000, 100_000):
        t = numpy.arange(count) + 0.4 * random.random(count)
        x = random.random((count, width))
        h = numpy.diff(t)
        diagonal = numpy.concatenate([[2], 2 * (h[:-1] + h[1:]), [2]])
        lower, upper = numpy.concatenate([h[1:], [1]]), numpy.concatenate([[1], h[:-1]])
        right = numpy.asfortranarray(x)
        spline = median(lambda: CubicSpline(t, x, bc_type="natural"), count * width)
        solve = median(lambda: lapack.dgtsv(lower, diagonal, upper, right), count * width)
        print(f"{width:8} {count:7} {spline:12.1f} {solve:7.1f}")

print("\norder     CubicSpline   Akima   numpy.interp   ns per value")
t = numpy.arange(100_000) + 0.4 * random.random(100_000)
x = random.random(100_000)
asked = random.uniform(t[0], t[-1], 1_000_000)
spline, akima = CubicSpline(t, x, bc_type="natural"), Akima1DInterpolator(t, x)
for order, times in (("sorted", numpy.sort(asked)), ("random", asked)):
    jobs = [lambda: spline(times), lambda: akima(times), lambda: numpy.interp(times, t, x)]
    figures = [median(job, len(times)) for job in jobs]
    print(f"{order:9} {figures[0]:11.1f} {figures[1]:7.1f} {figures[2]:14.1f}")
