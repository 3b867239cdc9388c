#!/usr/bin/env python3
"""Writes Sources/Hooke/Base/DoubleDouble+Tables.swift: the constants of the extended elementary functions.

Run from the repository's root; needs mpmath. The output is the same on every run.
"""
from mpmath import mp, mpf, pi, log, sin

mp.dps = 80


def double(x):
    return mpf(float(x))



def truncated(x, bits):
    """The leading `bits` of x as a double."""
    m, e = mp.frexp(x)
    return mp.ldexp(mp.floor(mp.ldexp(m, bits)), int(e) - bits)


def pair(x):
    hi = double(x)
    return hi, double(x - hi)


def swift_hex(x):
    text = float(x).hex()
    if text in ("0x0.0p+0", "-0x0.0p+0"):
        return "0"
    mantissa, exponent = text.split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{int(exponent)}"


def parts(x, bits):
    a = truncated(x, bits)
    b = truncated(x - a, bits)
    return a, b, double(x - a - b)


out = []
out.append("// Written by Tests/TestSupport/Golden/springs_tables.py (mpmath, 80 digits); do not edit by hand.")
out.append("")
out.append("/// Constants of the extended elementary functions, each entry a high and a low word.")
out.append("package enum ElementaryTables {")
for name, value, what in (
    ("exponentialStep", log(2) / 64, "log(2)/64"),
    ("angleStep", pi / 64, "π/64"),
):
    a, b, c = parts(value, 33)
    out.append(f"    /// {what} in three words; multiples of the first two by integers below 2²⁰ are exact.")
    out.append(f"    static let {name} = (")
    out.append(f"        {swift_hex(a)}, {swift_hex(b)}, {swift_hex(c)}")
    out.append("    )")
out.append("    /// π in three words.")
p1 = double(pi); p2 = double(pi - p1); p3 = double(pi - p1 - p2)
out.append(f"    package static let pi = ({swift_hex(p1)}, {swift_hex(p2)}, {swift_hex(p3)})")
out.append("    /// 2^(j/64), j from 0 to 63: high word at 2j, low word at 2j + 1.")
out.append("    static let powers: [Double] = [")
for j in range(64):
    h, l = pair(mpf(2) ** (mpf(j) / 64))
    out.append(f"        {swift_hex(h)}, {swift_hex(l)},")
out.append("    ]")
out.append("    /// sin(jπ/64), j from 0 to 127: high word at 2j, low word at 2j + 1.")
out.append("    static let sines: [Double] = [")
for j in range(128):
    v = sin(pi * j / 64) if j % 64 else mpf(0)
    h, l = pair(v)
    out.append(f"        {swift_hex(h)}, {swift_hex(l)},")
out.append("    ]")
out.append("}")
open("Sources/Hooke/Base/DoubleDouble+Tables.swift", "w", encoding="utf-8").write("\n".join(out) + "\n")
