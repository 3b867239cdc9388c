#!/usr/bin/env python3
"""Writes colors.txt: colours in all spaces, to 50 digits; with `constants`, the matrices of ColorMatrices.swift.

    python3 colors.py > colors.txt
    python3 colors.py constants

A line has three numbers for each space: the same colour in gamma-encoded sRGB, linear sRGB, Display P3, OKLab, OKLCH
(degrees), A98 RGB, ProPhoto RGB, Rec. 2020, XYZ of D65 and of D50, Lab, LCH, HSL and HWB (per cent, as in CSS). The first of
them are doubles, the others rounded from it.

Sources. Primaries of sRGB: ITU-R BT.709; of Display P3: SMPTE EG 432-1; white of both: D65, (0.3127, 0.3290). The curve:
IEC 61966-2-1. Adobe RGB (1998), ROMM RGB (ISO 22028-2), ITU-R BT.2020 with the curve of BT.1886, D50 (0.3457, 0.3585), the
linear Bradford adaptation, CIE Lab, HSL and HWB: as CSS Color 4 defines them. OKLab: the matrices of CSS Color 4, which are Ottosson's (2020) with the first normalised to that white;
their rows are corrected to sum to 1 and (1, 0, 0).
"""
import random
import sys

from mpmath import matrix, mp, mpf

mp.dps = 50
random.seed(5)

WHITE = (mpf("0.3127"), mpf("0.3290"))
SRGB = [("0.64", "0.33"), ("0.30", "0.60"), ("0.15", "0.06")]
P3 = [("0.680", "0.320"), ("0.265", "0.690"), ("0.150", "0.060")]
A98 = [("0.64", "0.33"), ("0.21", "0.71"), ("0.15", "0.06")]
PROPHOTO = [("0.734699", "0.265301"), ("0.159597", "0.840403"), ("0.036598", "0.000105")]
REC2020 = [("0.708", "0.292"), ("0.170", "0.797"), ("0.131", "0.046")]
D50 = (mpf("0.3457"), mpf("0.3585"))
BRADFORD = matrix([["0.8951", "0.2664", "-0.1614"], ["-0.7502", "1.7135", "0.0367"], ["0.0389", "-0.0685", "1.0296"]])


def xyz(x, y):
    return [mpf(x) / mpf(y), mpf(1), (1 - mpf(x) - mpf(y)) / mpf(y)]


def to_xyz(primaries, white=WHITE):
    """The matrix that maps (1, 1, 1) to white."""
    columns = matrix([xyz(*p) for p in primaries]).T
    scale = mp.lu_solve(columns, matrix(xyz(*white)))
    return columns * mp.diag(list(scale))


XYZ_TO_LMS = matrix([
    ["0.8190224379967030", "0.3619062600528904", "-0.1288737815209879"],
    ["0.0329836539323885", "0.9292868615863434", "0.0361446663506424"],
    ["0.0481771893596242", "0.2642395317527308", "0.6335478284694309"],
])
LMS_TO_LAB = matrix([
    ["0.2104542683093140", "0.7936177747023054", "-0.0040720430116193"],
    ["1.9779985324311684", "-2.4285922420485799", "0.4505937096174110"],
    ["0.0259040424655478", "0.7827717124575296", "-0.8086757549230774"],
])

RGB_TO_XYZ, P3_TO_XYZ = to_xyz(SRGB), to_xyz(P3)
RGB_TO_P3 = P3_TO_XYZ ** -1 * RGB_TO_XYZ
RGB_TO_LMS = XYZ_TO_LMS * RGB_TO_XYZ
for i, (m, sums) in enumerate([(RGB_TO_LMS, (1, 1, 1)), (LMS_TO_LAB, (1, 0, 0))]):
    for row in range(3):
        assert abs(sum(m[row, k] for k in range(3)) - sums[row]) < mpf(10) ** -15
        # One column of each row follows from the sum: the diagonal in the first, that of l in the second.
        free = row if i == 0 else 0
        m[row, free] = sums[row] - sum(m[row, k] for k in range(3) if k != free)
LMS_TO_RGB, LAB_TO_LMS, P3_TO_RGB = RGB_TO_LMS ** -1, LMS_TO_LAB ** -1, RGB_TO_P3 ** -1
cones = [(BRADFORD * matrix(xyz(*white))) for white in (WHITE, D50)]
ADAPTED = BRADFORD ** -1 * mp.diag([cones[1][i] / cones[0][i] for i in range(3)]) * BRADFORD
RGB_TO_A98, RGB_TO_2020 = (to_xyz(p) ** -1 * RGB_TO_XYZ for p in (A98, REC2020))
RGB_TO_XYZ50 = ADAPTED * RGB_TO_XYZ
RGB_TO_PROPHOTO = to_xyz(PROPHOTO, D50) ** -1 * RGB_TO_XYZ50
# XYZ as fractions of the white, so that the rows add up to 1.
RGB_TO_WHITE65 = mp.diag([1 / c for c in xyz(*WHITE)]) * RGB_TO_XYZ
RGB_TO_WHITE50 = mp.diag([1 / c for c in xyz(*D50)]) * RGB_TO_XYZ50


def decoded(c):
    a = abs(c)
    a = a / mpf("12.92") if a <= mpf("0.04045") else ((a + mpf("0.055")) / mpf("1.055")) ** mpf("2.4")
    return a if c >= 0 else -a


def encoded(c):
    a = abs(c)
    limit = mpf("0.04045") / mpf("12.92")
    a = a * mpf("12.92") if a <= limit else mpf("1.055") * a ** (1 / mpf("2.4")) - mpf("0.055")
    return a if c >= 0 else -a


def power(x, p):
    return x ** p if x >= 0 else -(-x) ** p


def prophoto(x):
    return 16 * x if abs(x) < mpf(1) / 512 else power(x, 1 / mpf("1.8"))


def lab(rgb):
    def f(t):
        return root(t) if t > mpf(216) / 24389 else (mpf(24389) / 27 * t + 16) / 116

    x, y, z = (f(t) for t in RGB_TO_WHITE50 * rgb)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]


def polar(lab):
    hue = mp.degrees(mp.atan2(lab[2], lab[1]))
    return [lab[0], mp.hypot(lab[1], lab[2]), hue if hue >= 0 else hue + 360]


def hsl(rgb):
    """The formulas of CSS Color 4, with its turn of negative saturations."""
    r, g, b = rgb
    high, low = max(rgb), min(rgb)
    light, d = (high + low) / 2, high - low
    hue = saturation = mpf(0)
    if d:
        saturation = mpf(0) if light in (0, 1) else (high - light) / min(light, 1 - light)
        hue = (g - b) / d if high == r else (b - r) / d + 2 if high == g else (r - g) / d + 4
    hue *= 60
    whiteness = [hue % 360, 100 * low, 100 * (1 - high)]
    if saturation < 0:
        hue, saturation = hue + 180, -saturation
    return [hue % 360, 100 * saturation, 100 * light] + whiteness


def root(x):
    return mp.cbrt(x) if x >= 0 else -mp.cbrt(-x)


def spaces(rgb):
    linear = matrix([decoded(c) for c in rgb])
    p3 = [encoded(c) for c in RGB_TO_P3 * linear]
    oklab = list(LMS_TO_LAB * matrix([root(c) for c in RGB_TO_LMS * linear]))
    a98 = [power(c, mpf(256) / 563) for c in RGB_TO_A98 * linear]
    romm = [prophoto(c) for c in RGB_TO_PROPHOTO * linear]
    rec = [power(c, 1 / mpf("2.4")) for c in RGB_TO_2020 * linear]
    cie = lab(linear)
    colors = list(rgb) + list(linear) + p3 + oklab + polar(oklab) + a98 + romm + rec
    return colors + list(RGB_TO_XYZ * linear) + list(RGB_TO_XYZ50 * linear) + cie + polar(cie) + hsl(rgb)


if sys.argv[1:] == ["constants"]:
    def off(m):
        return [[repr(float(m[i, k])) for k in range(3) if k != i] for i in range(3)]

    for name, m in [("linear sRGB to Display P3", RGB_TO_P3), ("Display P3 to linear sRGB", P3_TO_RGB),
                    ("linear sRGB to LMS", RGB_TO_LMS), ("LMS to linear sRGB", LMS_TO_RGB),
                    ("sRGBToA98", RGB_TO_A98), ("a98ToSRGB", RGB_TO_A98 ** -1),
                    ("sRGBToProPhoto", RGB_TO_PROPHOTO), ("proPhotoToSRGB", RGB_TO_PROPHOTO ** -1),
                    ("sRGBToRec2020", RGB_TO_2020), ("rec2020ToSRGB", RGB_TO_2020 ** -1),
                    ("sRGBToWhiteD65", RGB_TO_WHITE65), ("whiteD65ToSRGB", RGB_TO_WHITE65 ** -1),
                    ("sRGBToWhiteD50", RGB_TO_WHITE50), ("whiteD50ToSRGB", RGB_TO_WHITE50 ** -1)]:
        print(name, off(m))
    print("LMS roots to OKLab, columns m and s", [[repr(float(LMS_TO_LAB[i, k])) for k in (1, 2)] for i in range(3)])
    print("OKLab to LMS roots, columns a and b", [[repr(float(LAB_TO_LMS[i, k])) for k in (1, 2)] for i in range(3)])
else:
    cases = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (0, 1, 1), (1, 0, 1), (0.5, 0.25, 0.125), (1e-3, 2e-3, 5e-3)]
    for _ in range(60):
        cases.append(tuple(random.random() for _ in range(3)))
    for _ in range(30):
        cases.append(tuple(random.uniform(-0.6, 3) for _ in range(3)))
    for case in cases:
        print(*("%.17g" % float(x) for x in spaces([mpf(float(c)) for c in case])))
