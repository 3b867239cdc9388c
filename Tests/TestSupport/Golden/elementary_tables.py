#!/usr/bin/env python3
"""Writes Sources/Hooke/Base/ElementaryTables*.swift: the constants of the elementary functions.

Run from the repository's root; needs mpmath. The output is the same on every run. It prints the error of each
polynomial, and the errors that the functions' comments state.
"""
import struct

from mpmath import mp, mpf, pi, log, log1p, sin, cos, atan, expm1, sqrt, cbrt, floor, nint, nstr

from minimax import minimax

mp.dps = 80


def double(x):
    return mpf(float(x))


def leading(x, bits, rounding=floor):
    """x rounded to `bits` significant bits, by default towards minus infinity."""
    if x == 0:
        return mpf(0)
    m, e = mp.frexp(x)
    return mp.ldexp(rounding(mp.ldexp(m, bits)), int(e) - bits)


def swift_hex(x):
    text = float(x).hex()
    if text in ("0x0.0p+0", "-0x0.0p+0"):
        return "0"
    mantissa, exponent = text.split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{int(exponent)}"


def words(x, bits):
    """x as a sum of words with the given numbers of bits."""
    result = []
    for count in bits:
        word = double(x) if count == 53 else leading(x, count)
        result.append(word)
        x -= word
    return result


def short_pair(x):
    """A head of 26 bits, so that products with other such heads are exact, and a tail."""
    head = leading(x, 26, nint)
    return head, double(x - head)


class File:
    def __init__(self, aspect, first):
        self.name = "ElementaryTables" + (f"+{aspect}" if aspect else "")
        self.lines = [
            "// Written by Tests/TestSupport/Golden/elementary_tables.py (mpmath, 80 digits); do not edit by hand.",
            "",
            *first,
        ]

    def table(self, name, doc, rows, kind="Double"):
        self.lines += [f"    /// {doc}", f"    static let {name}: [{kind}] = ["]
        for row in rows:
            self.lines.append("        " + ", ".join(row if kind != "Double" else map(swift_hex, row)) + ",")
        self.lines.append("    ]")

    def tuple(self, name, doc, values, access=""):
        kinds = ", ".join(["Double"] * len(values))
        self.lines += [
            f"    /// {doc}",
            f"    @inline(__always) {access}static var {name}: ({kinds}) {{",
            "        (",
        ]
        for index in range(0, len(values), 3):
            end = "," if index + 3 < len(values) else ""
            self.lines.append("            " + ", ".join(map(swift_hex, values[index : index + 3])) + end)
        self.lines += ["        )", "    }"]

    def polynomial(self, name, doc, f, weight, low, high, degree):
        """Coefficients rounded to doubles from the lowest on; the higher ones are fitted to the remainder."""
        coefficients, error = minimax(f, weight, low, high, degree)
        rounded = [double(c) for c in coefficients]
        left = max(
            weight(x) * abs(f(x) - sum(c * x**j for j, c in enumerate(rounded)))
            for x in (low + (high - low) * mpf(i) / 400 for i in range(401))
        )
        print(f"{name}: error 2^{nstr(log(error, 2), 4)}, with rounded coefficients 2^{nstr(log(left, 2), 4)}")
        self.tuple(name, doc, rounded)

    def write(self):
        with open(f"Sources/Hooke/Base/{self.name}.swift", "w", encoding="utf-8") as file:
            file.write("\n".join(self.lines + ["}"]) + "\n")


TINY = mpf(10) ** -30

# Constants that several functions share.
file = File("", [
    "/// Constants of the elementary functions. A table's entry is a head of few bits, so that its product with another",
    "/// head is exact, and a tail.",
    "package enum ElementaryTables {",
])
file.tuple("pi", "π in three words.", words(pi, [53, 53, 53]), "package ")
file.write()

# e^x: x = index·log(2)/128 + r.
STEP = log(2) / 128
file = File("Exponential", ["extension ElementaryTables {"])
file.tuple(
    "exponentialStep",
    "log(2)/128 in three words; multiples of the first two by integers below 2²¹ are exact.",
    words(STEP, [32, 32, 53]),
)
file.polynomial(
    "exponentialTail",
    "The polynomial p with e^r = 1 + r + r²·p(r) for |r| ≤ log(2)/256, from the constant term on.",
    lambda r: (expm1(r) - r) / r**2 if abs(r) > TINY else mpf(1) / 2,
    lambda r: r**2 + TINY, -STEP / 2 * 1.001, STEP / 2 * 1.001, 4,
)
file.table(
    "powers", "2^(j/128), j from 0 to 127: a head of 26 bits at 2j, the tail at 2j + 1.",
    [short_pair(mpf(2) ** (mpf(j) / 128)) for j in range(128)],
)
file.write()

# Sine and cosine: x = index·π/64 + r.
TURN = pi / 64
file = File("Trigonometric", ["extension ElementaryTables {"])
file.tuple(
    "angleStep", "π/64 in four words; multiples of the first three by integers below 2²⁰ are exact.",
    words(TURN, [33, 33, 33, 53]),
)
LIMIT = (TURN / 2 * mpf("1.001")) ** 2
file.polynomial(
    "sineTail", "The polynomial p with sin r = r + r³·p(r²) for |r| ≤ π/128, from the constant term on.",
    lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z if z > TINY else mpf(-1) / 6,
    lambda z: z + TINY, mpf(0), LIMIT, 2,
)
file.polynomial(
    "cosineTail", "The polynomial p with cos r = 1 − r²/2 + r⁴·p(r²) for |r| ≤ π/128, from the constant term on.",
    lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2 if z > TINY else mpf(1) / 24,
    lambda z: z**2 + TINY, mpf(0), LIMIT, 2,
)
file.table(
    "sines", "sin(jπ/64), j from 0 to 127: a head of 26 bits at 2j, the tail at 2j + 1.",
    [short_pair(sin(pi * j / 64) if j % 64 else mpf(0)) for j in range(128)],
)
mp.dps = 420
bits = int(floor(mp.ldexp(1 / (2 * pi), 64 * 19)))
mp.dps = 80
file.table(
    "inverseTurn", "1/(2π) as a binary fraction, behind 64 bits of zeros.",
    [[f"0x{(bits >> (64 * (18 - i))) & (2**64 - 1) if i >= 0 else 0:016x}" for i in range(j, min(j + 3, 19))]
     for j in range(-1, 19, 3)],
    "UInt64",
)
file.write()

# log z, z in [0.707, 1.414): z·inverse = 1 + r.
def from_bits(bits):
    return mpf(struct.unpack("<d", struct.pack("<Q", bits))[0])


START = 0x3FE6A09E00000000
rows, lowest, highest = [], mpf(0), mpf(0)
for j in range(128):
    low, high = from_bits(START + (j << 45)), from_bits(START + ((j + 1) << 45))
    inverse = nint(mp.ldexp(2 / (low + high), 10)) / 1024
    value = -log(inverse)
    head = nint(mp.ldexp(value, 42)) / mpf(2) ** 42
    rows.append((inverse, head, double(value - head)))
    lowest, highest = min(lowest, low * inverse - 1), max(highest, high * inverse - 1)
print("log: r from", nstr(lowest, 5), "to", nstr(highest, 5))
file = File("Logarithm", ["extension ElementaryTables {"])
file.tuple(
    "logarithmOfTwo", "log(2), a multiple of 2⁻⁴² and the rest.",
    [nint(mp.ldexp(log(2), 42)) / mpf(2) ** 42,
     double(log(2) - nint(mp.ldexp(log(2), 42)) / mpf(2) ** 42)],
)
file.polynomial(
    "logarithmTail",
    "The polynomial p with log(1 + r) = r − r²/2 + r³·p(r) for the table's r, from the constant term on.",
    lambda r: (log1p(r) - r + r**2 / 2) / r**3 if abs(r) > mpf(10) ** -20 else mpf(1) / 3,
    lambda r: abs(r) ** 3 + TINY, lowest * 1.001, highest * 1.001, 5,
)
file.table(
    "logarithms",
    "c of 10 bits, near 1/z for z in the jth interval; −log c as a multiple of 2⁻⁴² and the rest; at 3j.", rows,
)
file.write()

# atan y/x and the first guess of the cube root.
file = File("Arctangent", ["extension ElementaryTables {"])
file.table(
    "arctangents", "atan(j/64), j from 0 to 64: high word at 2j, low word at 2j + 1.",
    [words(atan(mpf(j) / 64), [53, 53]) for j in range(65)],
)
file.polynomial(
    "cubeRoot", "A polynomial near the cube root on [1, 2], from the constant term on.",
    cbrt, lambda x: 1 / cbrt(x), mpf(1), mpf(2), 4,
)
file.tuple("cubeRoots", "The cube roots of 2 and 4.", [double(cbrt(mpf(2))), double(cbrt(mpf(4)))])
file.write()
