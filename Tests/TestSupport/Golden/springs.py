#!/usr/bin/env python3
"""Writes springs.txt, springs_settling.txt, springs_ties.txt and springs_extended.txt beside itself: reference values for
springs.

Needs mpmath; works with 130 digits; the output is the same on every run. Numbers are bit patterns of doubles in hexadecimal.

springs.txt: a line `S mass stiffness damping` opens a spring; each line below is
    elapsed x0 v0 x v dx dv
with the state (x, v) after the elapsed time rounded to doubles, and the rounding errors in 1/1024 ulp.

springs_settling.txt: `mass stiffness damping x1 v1 x2 v2 distance speed time`, the last time at which the vector (x1, x2)
is farther than distance from its target or, unless speed is -1, faster than speed. Found by steps backwards from where the
envelope is below the tolerance, and bisection: not by the library's formulas.

springs_ties.txt: `mass stiffness damping x v distance units time`, the last time at which the displacement exceeds distance.
One of its peaks is about `units` u higher than distance (lower if negative), from the closed form of the peaks.

springs_extended.txt: `E high low exponential` and `A high low sine cosine`, each result as high and low word.
"""
import random
import struct
from pathlib import Path
from mpmath import mp, mpf, sqrt, exp, sin, cos, sinh, cosh, pi, log, floor, frexp, ldexp

mp.dps = 130
HERE = Path(__file__).parent
rng = random.Random(20240229)


def bits(x):
    return struct.pack(">d", x).hex()


def log_uniform(lo, hi):
    return 10 ** rng.uniform(lo, hi)


def sign():
    return rng.choice((-1.0, 1.0))


class Truth:
    """One spring with exact parameters."""

    def __init__(self, m, k, c):
        self.m, self.k, self.c = mpf(m), mpf(k), mpf(c)
        self.g = self.c / (2 * self.m)
        self.w2 = self.k / self.m
        self.D = self.w2 - self.g**2
        if abs(self.D) < mpf(10) ** -100 * self.w2:
            self.D = mpf(0)
        self.w = sqrt(abs(self.D))
        self.w0 = sqrt(self.w2)

    def state(self, x0, v0, h):
        x0, v0, h, g, w = mpf(x0), mpf(v0), mpf(h), self.g, self.w
        if self.D > 0:
            C, S, E = cos(w * h), sin(w * h) / w, exp(-g * h)
        elif self.D == 0:
            C, S, E = mpf(1), h, exp(-g * h)
        else:
            R = g + w
            r = self.w2 / R
            n1, n2 = v0 + R * x0, v0 + r * x0
            scale = abs(v0) + R * abs(x0)
            if abs(n1) < scale * mpf(10) ** -100:
                n1 = mpf(0)
            if abs(n2) < scale * mpf(10) ** -100:
                n2 = mpf(0)
            a, b = exp(-r * h) * n1 / (2 * w), exp(-R * h) * n2 / (2 * w)
            return a - b, R * b - r * a
        B, N = v0 + g * x0, self.w2 * x0 + g * v0
        return E * (C * x0 + S * B), E * (C * v0 - S * N)

    def slow_rate(self):
        return self.w2 / (self.g + self.w) if self.D < 0 else self.g


def random_spring(kind):
    m = log_uniform(-3, 3)
    w0 = log_uniform(-1, 2)
    if kind == "extreme":
        m = log_uniform(-250, 250)
        while True:
            w0 = log_uniform(-139, 139)
            zeta = rng.choice((0.0, 0.5, 1.0, log_uniform(-8, 12)))
            k = m * w0 * w0
            c = 2 * zeta * w0 * m
            if 1e-300 < k < 1e300 and (c == 0 or 1e-300 < c < 1e300 and 1e-280 < (c / m / 2) ** 2 < 1e280):
                return m, k, c
    if kind == "undamped":
        zeta = 0.0
    elif kind == "under":
        zeta = log_uniform(-6, -0.01)
    elif kind == "near":
        zeta = 1 + sign() * log_uniform(-15.6, -1)
    elif kind == "hard":  # w·h of order 1 where ω0·h is hundreds: the largest cancellation possible
        zeta = 1 + sign() * log_uniform(-8, -4)
    elif kind == "over":
        zeta = rng.uniform(1.01, 3)
    elif kind == "stiff":
        zeta = log_uniform(0.4, 4)
    elif kind == "critical":
        m = rng.randint(1, 2**20) / 2**10
        g = rng.randint(1, 2**13) / 2**7
        return m, m * g * g, 2 * m * g
    elif kind == "rational":  # both rates are exact: eigen-directions are doubles
        m = float(rng.randint(1, 64))
        r, R = rng.randint(1, 40), rng.randint(41, 4000)
        return m, m * r * R, m * (r + R)
    k = m * w0 * w0 * rng.uniform(0.5, 2)
    c = float(2 * mpf(zeta) * sqrt(mpf(m) * mpf(k)))
    return m, k, c


def random_time(t):
    """Up to ω0·t = 1e4, mostly before the motion has decayed."""
    slow = t.slow_rate()
    h = float(mpf(log_uniform(-6, 4)) / t.w0)
    if slow > 0 and slow * h > 690:
        h = float(mpf(rng.uniform(0.1, 690)) / slow) if rng.random() < 0.9 else h
    h = min(h, float(mpf(10**4) / t.w0))
    if rng.random() < 0.08:
        fast = t.g + t.w if t.D < 0 else t.g
        h = -h
        if fast > 0 and -fast * h > 600:
            h = -float(mpf(rng.uniform(0.1, 600)) / fast)
    return h


def perturbed(x):
    kind = rng.random()
    if kind < 0.4:
        return float(x)
    return float(x * (1 + mpf(sign() * log_uniform(-17, -1))))


def hard_time(t):
    """Late, just before the envelope underflows, with w·h from 1/16 on where the spring allows it."""
    least, most = mpf(1) / 16 / t.w, mpf(690) / (t.g + t.w)
    return float(least * (most / least) ** mpf(rng.random())) if least < most else float(most)


def random_state(t, h, kinds=None):
    w0 = t.w0
    kind = rng.choice(("any", "any", "any", "rest", "swing", "fast", "slow", "decay", "crossing", "turning", "size") if kinds is None else kinds)
    x0 = sign() * log_uniform(-2, 3)
    v0 = float(mpf(rng.gauss(0, 1)) * mpf(abs(x0)) * w0)
    if kind == "rest":
        v0 = 0.0
    elif kind == "swing":
        x0, v0 = 0.0, float(mpf(x0) * w0)
    elif kind == "fast":
        v0 = perturbed(-(t.g + (t.w if t.D < 0 else 0)) * mpf(x0))
    elif kind == "slow":
        v0 = perturbed(-(t.slow_rate()) * mpf(x0))
    elif kind == "decay":
        v0 = perturbed(-t.g * mpf(x0))
    elif kind == "crossing":  # x(h) is nearly 0
        xx, xv = t.state(1, 0, h)[0], t.state(0, 1, h)[0]
        if xv != 0:
            v0 = perturbed(-mpf(x0) * xx / xv)
    elif kind == "turning":
        vx, vv = t.state(1, 0, h)[1], t.state(0, 1, h)[1]
        if vv != 0:
            v0 = perturbed(-mpf(x0) * vx / vv)
    elif kind == "size":
        s = 2.0 ** rng.randint(-400, 400)
        x0, v0 = x0 * s, v0 * s
    if not (abs(v0) < 1e280):
        v0 = 0.0
    return x0, v0


def rounded(x):
    """The nearest double and the rounding error in 1/1024 of its ulp."""
    if abs(x) < mpf(2) ** -1021:
        y = float(x)
        return y, 0
    y = float(x)
    if y in (float("inf"), float("-inf")):
        return y, 0
    e = int(frexp(mpf(y))[1])
    return y, int(mp.nint((x - mpf(y)) / ldexp(mpf(1), e - 53) * 1024))


def write_springs():
    lines = ["# Written by springs.py; see there."]
    plan = (
        ("undamped", 130), ("under", 300), ("near", 480), ("critical", 110), ("over", 200), ("stiff", 240),
        ("rational", 130), ("extreme", 130), ("hard", 60),
    )
    count = 0
    for kind, springs in plan:
        for _ in range(springs):
            m, k, c = random_spring(kind)
            t = Truth(m, k, c)
            lines.append(f"S {bits(m)} {bits(k)} {bits(c)}")
            for _ in range(6):
                h = hard_time(t) if kind == "hard" else random_time(t)
                x0, v0 = random_state(t, h, ("crossing", "turning", "decay") if kind == "hard" else None)
                x, v = t.state(x0, v0, h)
                if abs(x) > mpf(10) ** 300 or abs(v) > mpf(10) ** 300:
                    continue
                (x, dx), (v, dv) = rounded(x), rounded(v)
                lines.append(f"{bits(h)} {bits(x0)} {bits(v0)} {bits(x)} {bits(v)} {dx} {dv}")
                count += 1
    (HERE / "springs.txt").write_text("\n".join(lines) + "\n")
    print("springs", count)


def settling(t, states, limit, speed):
    """The last time with norm > limit (of positions; of velocities if `speed`), by steps backwards."""

    def value(h):
        both = [t.state(x, v, h) for x, v in states]
        x2 = sum(s[1 if speed else 0] ** 2 for s in both)
        if speed:
            slope = sum(s[1] * (-t.w2 * s[0] - 2 * t.g * s[1]) for s in both)
        else:
            slope = sum(s[0] * s[1] for s in both)
        return x2 - limit**2, slope

    slow = t.slow_rate()
    fast = t.g + t.w if t.D <= 0 else t.w0
    # Envelope: |x| ≤ (1 + (ω0 + fast)·t)·size·e^(−slow·t).
    size = sum(abs(mpf(x)) + abs(mpf(v)) / t.w0 for x, v in states) * (t.w0 if speed else 1)
    end = mpf(1) / slow
    while (1 + (t.w0 + fast) * end) * 4 * size * exp(-slow * end) > limit:
        end = end * mpf("1.05")
    step = min(pi / t.w / 24 if t.D > 0 else mpf(1) / t.w0 / 8, end / 50)
    if t.D <= 0:
        step = max(step, end / 4000)
    hi = end
    f_hi, s_hi = value(hi)
    while hi > 0:
        lo = max(hi - step, mpf(0))
        f_lo, s_lo = value(lo)
        if s_lo > 0 and s_hi < 0 and f_lo <= 0:  # a peak between: find it
            a, b = lo, hi
            for _ in range(120):
                mid = (a + b) / 2
                if value(mid)[1] > 0:
                    a = mid
                else:
                    b = mid
            if value(a)[0] > 0:
                lo, (f_lo, s_lo) = a, value(a)
        if f_lo > 0:
            a, b = lo, hi
            for _ in range(150):
                mid = (a + b) / 2
                if value(mid)[0] > 0:
                    a = mid
                else:
                    b = mid
            return a
        hi, s_hi = lo, s_lo
    return mpf(0)


def write_settling():
    lines = ["# Written by springs.py; see there."]
    mp.dps = 50
    for index in range(900):
        kind = rng.choice(("under", "under", "near", "critical", "over", "stiff"))
        m, k, c = random_spring(kind)
        if kind == "under":
            c = float(2 * mpf(rng.uniform(0.03, 0.99)) * sqrt(mpf(m) * mpf(k)))
        if kind == "stiff":
            c = float(2 * mpf(log_uniform(0.4, 2)) * sqrt(mpf(m) * mpf(k)))
        t = Truth(m, k, c)
        planar = rng.random() < 0.4
        states = []
        for _ in range(2 if planar else 1):
            x0 = sign() * log_uniform(-1, 3)
            v0 = float(mpf(rng.gauss(0, 2)) * mpf(abs(x0)) * t.w0) if rng.random() < 0.8 else 0.0
            if rng.random() < 0.1:
                x0 = 0.0
            if rng.random() < 0.1:
                v0 = perturbed(-(t.g + (t.w if t.D < 0 else 0)) * mpf(x0))
            states.append((x0, v0))
        distance = log_uniform(-6, 1)
        speed = float(log_uniform(-5, 2) * float(t.w0)) if rng.random() < 0.3 else None
        time = settling(t, states, mpf(distance), False)
        if speed is not None:
            time = max(time, settling(t, states, mpf(speed), True))
        if not planar:
            states.append((0.0, 0.0))
        numbers = [m, k, c] + [y for s in states for y in s] + [distance, -1.0 if speed is None else speed, float(time)]
        lines.append(" ".join(bits(y) for y in numbers))
    (HERE / "springs_settling.txt").write_text("\n".join(lines) + "\n")
    mp.dps = 130


def write_ties():
    lines = ["# Written by springs.py; see there."]
    mp.dps = 60
    own = random.Random(1759)
    while len(lines) <= 300:
        zeta = own.uniform(0.01, 0.97)
        m, w0 = 10 ** own.uniform(-2, 2), 10 ** own.uniform(-1, 2)
        k, c = m * w0 * w0, 2 * zeta * m * w0
        t = Truth(m, k, c)
        x0, v0 = own.uniform(-9, 9), own.choice((0.0, own.uniform(-30, 30) * w0))
        n = t.w2 * x0 + t.g * v0
        turn = mp.atan2(t.w * v0, n) / t.w
        half = pi / t.w
        turn += half * (own.randint(1, 6) - floor(turn / half))
        peak = abs(t.state(x0, v0, turn)[0])
        units = own.choice((-1, 1)) * own.choice((9, 12, 20, 100, 10**4, 10**7, 10**10))
        distance = float(peak / (1 + units * mpf(2) ** -53))
        units = int(mp.nint((peak / mpf(distance) - 1) * mpf(2) ** 53))
        if abs(units) < 9 or peak < mpf(10) ** -20:
            continue
        if units < 0:  # the peak is within; the one before it decides, or the start
            turn -= half
        # It falls from a peak to the target.
        lo = max(turn, mpf(0))
        hi = turn + (pi / 2 + mp.asin(t.g / t.w0)) / t.w
        if abs(t.state(x0, v0, lo)[0]) <= distance:
            continue
        for _ in range(160):
            mid = (lo + hi) / 2
            if abs(t.state(x0, v0, mid)[0]) > distance:
                lo = mid
            else:
                hi = mid
        lines.append(" ".join(bits(y) for y in (m, k, c, x0, v0, distance, float(units), float(lo))))
    (HERE / "springs_ties.txt").write_text("\n".join(lines) + "\n")
    mp.dps = 130


def write_extended():
    lines = ["# Written by springs.py; see there."]

    def pair(x):
        hi = float(x)
        return f"{bits(hi)} {bits(float(x - mpf(hi)))}"

    def words(hi):
        return hi, hi * rng.uniform(-1, 1) * 2.0**-53

    for _ in range(400):
        hi, lo = words(sign() * log_uniform(-8, 2.84))
        lines.append(f"E {bits(hi)} {bits(lo)} {pair(exp(mpf(hi) + mpf(lo)))}")
    for _ in range(800):
        near = rng.random() < 0.3
        hi, lo = words(sign() * log_uniform(-8, 13))
        if near:  # a zero of the sine or the cosine
            exact = pi / 2 * rng.randint(1, 10 ** rng.randint(1, 12))
            hi, lo = float(exact), float(exact - mpf(float(exact)))
            if rng.random() < 0.5:
                lo = 0.0
        a = mpf(hi) + mpf(lo)
        lines.append(f"A {bits(hi)} {bits(lo)} {pair(sin(a))} {pair(cos(a))}")
    (HERE / "springs_extended.txt").write_text("\n".join(lines) + "\n")


write_springs()
write_extended()
write_settling()
write_ties()
