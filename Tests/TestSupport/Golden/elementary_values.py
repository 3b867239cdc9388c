#!/usr/bin/env python3
"""Writes elementary.txt: values of the elementary functions with 400 digits (mpmath), rounded to a double, and the
rounding errors.

Run in this folder. A line is the function's name and, as bit patterns of doubles, its arguments, the value and the rest.
Arguments are random in the function's domain, of every magnitude; at the borders of tables, overflow and underflow;
and hard: the value is within 2^-40 ulp of a double or of the middle between two, which is asserted. Those with many digits
are from V. Lefèvre and J.-M. Muller, "Worst cases for correct rounding of the elementary functions in double precision"
(2001); 6381956970095103·2^797 is the double with the smallest relative distance from a multiple of π/2 (J.-M. Muller, Elementary
Functions, chapter 11).
"""
import random
import struct
from fractions import Fraction

from mpmath import (
    mp, mpf, sin, cos, tan, asin, acos, atan, atan2, sinh, cosh, tanh, exp, expm1, log, log1p, cbrt, hypot, pi, ldexp,
    nint, frexp, log as logarithm,
)

mp.dps = 400
rng = random.Random(7)


def cube_root(x):
    return -cbrt(-x) if x < 0 else cbrt(x)


def power(x, y):
    return mpf(x) ** mpf(y)


FUNCTIONS = dict(
    sin=sin, cos=cos, tan=tan, asin=asin, acos=acos, atan=atan, atan2=atan2, sinh=sinh, cosh=cosh, tanh=tanh, exp=exp,
    expm1=expm1, log=log, log1p=log1p, cbrt=cube_root, hypot=hypot, pow=power,
)

HARD = {
    "exp": ["0x1.9e9cbbfd6080bp-31", "0x1.83d4bcdebb3f4p+2", "0x1.accfbe46b4ef0p-1", "-0x1.22e24fa3d5cf9p-1"],
    "expm1": ["0x1.83d4bcdebb3f4p+2", "0x1.274bbf1efb1a2p-10", "0x1.ffffffffffff8p-54"],
    "log1p": ["-0x1.ffffffffffffap-54", "0x1.8000000000003p-50"],
    "sin": ["0x1.e0000000001c2p-20", "0x1.598bae9e632f6p-7", "0x1.fe767739d0f6dp-2", "0x1.6ac5b262ca1ffp+849"],
    "cos": ["0x1.8000000000009p-23", "0x1.06b505550e6b2p-9"],
    "tan": ["0x1.dffffffffff1fp-22", "0x1.67fffffffa114p-18", "0x1.50486b2f87014p-5"],
    "asin": ["-0x1.c373ff4aad79bp-14"],
    "acos": ["0x1.fd737be914578p-11", "0x1.7283d529a146ep-19"],
    "atan": ["0x1.6298b5896ed3cp+1"],
    "sinh": ["0x1.dfffffffffe3ep-20"],
    "cosh": ["0x1.7fffffffffff7p-23"],
    "cbrt": ["0x1.9b78223aa307cp+1", "0x1.a202bfc89ddffp+2"],
}


def fraction(x):
    sign, man, exponent, _ = x._mpf_
    value = Fraction(int(man)) * Fraction(2) ** int(exponent)
    return -value if sign else value


def double(x):
    try:
        return float(fraction(x))
    except OverflowError:
        return float("inf") if x > 0 else float("-inf")


def bits(x):
    return f"{struct.unpack('<Q', struct.pack('<d', x))[0]:016x}"


lines = []


def note(name, *arguments):
    value = FUNCTIONS[name](*map(mpf, arguments))
    high = double(value)
    low = double(value - mpf(high)) if abs(high) != float("inf") else 0.0
    lines.append(" ".join([name, *map(bits, arguments), bits(high), bits(low)]))
    return value


def sign():
    return rng.choice((-1, 1))


def size(low, high):
    """A number with a uniformly random exponent."""
    return (1 + rng.random()) * 2.0 ** rng.randint(low, high)


def beside(x, count=2):
    """The doubles around x."""
    center = struct.unpack("<q", struct.pack("<d", x))[0]
    return [struct.unpack("<d", struct.pack("<q", center + i))[0] for i in range(-count, count + 1)]


for name, texts in HARD.items():
    for text in texts:
        x = float.fromhex(text)
        value = note(name, x)
        scaled = ldexp(abs(value), 54 - int(frexp(value)[1]))
        assert abs(scaled - nint(scaled)) < mpf(2) ** -40, (name, text)

WORST_ANGLE = 6381956970095103.0 * 2.0**797
for name in ("sin", "cos", "tan"):
    note(name, WORST_ANGLE)
    for _ in range(60):
        note(name, rng.uniform(-10, 10))
        note(name, sign() * size(-30, 20))
        note(name, sign() * size(-1000, 1022))
    for k in (1, 2, 3, 64, 127, 355, 1021, 20860, 20861, 667544, 10**9, 2**60):
        for x in beside(double(k * pi / 64)) + beside(double((2 * k + 1) * pi / 128), 1):
            note(name, x)
for name in ("asin", "acos"):
    for _ in range(80):
        note(name, rng.uniform(-1, 1))
        note(name, sign() * size(-35, -1))
        note(name, sign() * (1 - size(-53, -2)))
    for x in (1.0, -1.0, 0.5, 1 - 2.0**-53, 2.0**-30, 2.0**-31, 5e-324, 0.7071067811865475, 0.7071067811865476):
        note(name, x)
for _ in range(80):
    note("atan", rng.uniform(-2, 2))
    note("atan", sign() * size(-40, 60))
    note("atan2", rng.uniform(-1, 1), rng.uniform(-1, 1))
    larger = size(-1000, 1022)
    note("atan2", sign() * larger * size(-60, 0), sign() * larger)
    note("atan2", sign() * larger, sign() * larger * size(-60, 0))
    note("hypot", rng.uniform(-1, 1), rng.uniform(-1, 1))
    note("hypot", larger, larger * size(-60, 0))
    note("hypot", rng.randrange(1, 2**30) * 5e-324, rng.randrange(1, 2**30) * 5e-324)
    tiny = rng.randrange(1, 2**20) * 5e-324
    note("atan2", tiny, size(-3, 3))
    note("atan2", tiny, rng.randrange(1, 2**20) * 5e-324)
for x in (1e-310, 5e-324, 1e308, 2.0**-30, 1.0, -1.0):
    note("atan", x)
note("hypot", 1e308, 1e308)
note("hypot", 1.7e308, 1.7e308)
note("hypot", 3.0, -4.0)
for name, limit in (("exp", 745.2), ("expm1", 709.8), ("sinh", 710.5), ("cosh", 710.5), ("tanh", 22)):
    for _ in range(80):
        note(name, rng.uniform(-1, 1))
        note(name, rng.uniform(-limit, min(limit, 710.5)))
        note(name, sign() * size(-60, 4))
    for x in (1.0, -1.0, 0.0625, -0.0625, 40.0, 100.0, -50.0, 5e-324, 2.0**-60):
        note(name, x)
for x in beside(709.782712893384) + beside(-745.1332191019411) + beside(-708.3964185322641) + beside(708.0):
    note("exp", x)
for _ in range(60):
    note("exp", rng.uniform(-745, -708))
for x in beside(710.4758600739439):
    note("sinh", x)
    note("cosh", x)
for _ in range(80):
    note("log", rng.uniform(0.5, 2))
    note("log", size(-1022, 1022))
    note("log", 1 + sign() * size(-53, -2))
    note("log1p", rng.uniform(-0.99, 2))
    note("log1p", sign() * size(-70, -1))
    note("log1p", size(0, 1022))
for x in beside(1.0) + beside(1 + 2.0**-8) + beside(1 - 2.0**-8) + beside(0.5**0.5) + beside(2**0.5) + [5e-324, 1e-310]:
    if x != 1:
        note("log", x)
        if x > 1e-300:
            note("log1p", x - 1)
for _ in range(120):
    x = rng.choice((rng.uniform(0, 2), 1 + sign() * size(-53, -2), size(-1022, 1022)))
    note("pow", x, rng.uniform(-1, 1) * min(745 / abs(float(logarithm(x))), 1e300) if x != 1 else 0.5)
    note("pow", rng.uniform(0, 1), rng.choice((2.4, 1 / 2.4, 2.0, 3.0, 0.5, -1.0, 0.17)))
    note("pow", rng.uniform(0, 1), rng.uniform(600, 1000))
for x, y in ((2.0, -1074.0), (2.0, -1074.5), (2.0, 1023.5), (10.0, 308.0), (10.0, -320.0), (3.0, 33.0),
             (1 + 2.0**-52, 2.0**62), (1 - 2.0**-53, 2.0**62), (1e-310, 0.5), (1e-310, -0.9), (5e-324, 1.0)):
    note("pow", x, y)
for _ in range(120):
    note("cbrt", sign() * size(-1022, 1022))
    note("cbrt", rng.uniform(-8, 8))
    note("cbrt", rng.randrange(1, 2**40) * 5e-324)
for x in (27.0, -8.0, 5e-324, 1.7976931348623157e308, *beside(1.0), *beside(2.0), *beside(8.0)):
    note("cbrt", x)

with open("elementary.txt", "w", encoding="utf-8") as file:
    file.write("# Written by elementary_values.py; see there.\n")
    file.write("".join(line + "\n" for line in lines))
