#!/usr/bin/env python3
"""Writes profiles.txt: the shortest motions within limits, with 40 digits.

    python3 profiles.py > profiles.txt

A line is `p0 v0 a0 p1 v1 a1 speed reverseSpeed acceleration reverseAcceleration jerk duration t p v a`: start, end, limits,
and the state at the time t. The starts are within the limits. docs/internals/motion-profiles.md has the formulas; here every root is
found by bisection of the displacement.
"""
import random
from mpmath import mp, mpf, sqrt

mp.dps = 40
random.seed(62)


class Family:
    """Motions that end as far forwards as possible; the jerk is 1."""

    def __init__(self, d, v0, a0, v1, a1, most, least, top):
        z0, z1 = v0 - a0**2 / 2, v1 - a1**2 / 2
        self.target = d + a0 * (z0 + a0**2 / 6) - a1 * (z1 + a1**2 / 6)
        self.reversed = z1 < z0
        self.rise = abs(z1 - z0)
        self.v00, self.v11 = (z1, z0) if self.reversed else (z0, z1)
        self.a0, self.a1 = (-a1, -a0) if self.reversed else (a0, a1)
        self.most, self.least = (least, most) if self.reversed else (most, least)
        self.top = top
        square = self.a0**2 - self.rise
        r = sqrt(square) if self.a0 > 0 and square > 0 else mpf(0)
        fastest = -self.a1
        self.lens = (fastest, -r) if r > 0 and fastest < -r else None
        self.start = self.half(r**2) if self.lens or r > max(0, fastest) else fastest

    def half(self, gain):
        return sqrt(gain) if gain <= self.least**2 else (gain / self.least + self.least) / 2

    def shape(self, s):
        down = min(s, self.least)
        gain = s * s if s <= self.least else self.least * (2 * s - self.least)
        root = sqrt(max(0, self.rise + gain))
        sigma = (root**2 / self.most + self.most) / 2 if root > self.most else root
        return self.v11 + gain, sigma, min(root, self.most), down

    def excess(self, s):
        peak, sigma, _, _ = self.shape(s)
        return (self.v00 + peak) * sigma + (self.v11 + peak) * s - self.target

    def speed(self, s):
        peak, _, up, down = self.shape(s)
        return peak + up * down / 2

    def bisect(self, low, high, is_low):
        for _ in range(150):
            middle = (low + high) / 2
            low, high = (middle, high) if is_low(middle) else (low, middle)
        return low

    def turns(self):
        square = self.most**2 - self.rise
        held = -sqrt(square) if square > 0 else mpf(0)
        free = -(2 - sqrt(3)) / sqrt(1 - (2 - sqrt(3)) ** 2) * sqrt(self.rise)
        return sorted((-self.most / 4, held, max(free, held), mpf(0)))

    def first_root(self, low, high):
        left = low
        for right in [s for s in self.turns() if low < s < high] + [high]:
            if self.excess(right) >= 0:
                return self.bisect(left, right, lambda s: self.excess(s) < 0)
            if self.speed(left) > 0 > self.speed(right):
                turn = self.bisect(left, right, lambda s: self.speed(s) > 0)
                if self.excess(turn) >= 0:
                    return self.bisect(left, turn, lambda s: self.excess(s) < 0)
            left = right
        return None

    def arcs(self, s, cruise=mpf(0)):
        _, sigma, up, down = self.shape(s)
        last = [down, 2 * (s - down)] if s >= 0 else [mpf(0), mpf(0)]
        times = [up - self.a0, 2 * (sigma - up), up if s >= 0 else up + down, cruise, *last, self.a1 + down]
        times = times[::-1] if self.reversed else times
        return list(zip(times, (1, 0, -1, 0, -1, 0, 1)))


def search(families, starts, is_lens):
    forwards = families[0].excess(starts[0]) < 0
    family = families[0 if forwards else 1]
    sign, low = (1, starts[0]) if forwards else (-1, starts[1])
    high = family.lens[1] if is_lens else max(low, family.half(max(0, family.top - family.v11)))
    root = family.first_root(low, high)
    if root is None and not is_lens:
        return sign, family.arcs(high, -family.excess(high) / family.top)
    return root if root is None else (sign, family.arcs(root))


def solve(p0, v0, a0, p1, v1, a1, speed, reverse_speed, most, least, jerk):
    state = [n / jerk for n in (p1 - p0, v0, a0, v1, a1)]
    up, down, top, bottom = (n / jerk for n in (most, least, speed, reverse_speed))
    families = Family(*state, up, down, top), Family(*(-n for n in state), down, up, bottom)
    found = None
    if families[0].lens:
        found = search(families, [family.lens[0] for family in families], True)
    sign, arcs = found or search(families, [family.start for family in families], False)
    return [(time, sign * jerk * kind) for time, kind in arcs]


def state(arcs, p, v, a, time):
    for length, jerk in arcs:
        t = min(length, time)
        p, v, a = p + t * (v + t * (a / 2 + t * jerk / 6)), v + t * (a + t * jerk / 2), a + t * jerk
        time -= t
    return p, v, a


def size(low, high):
    return 10 ** random.uniform(low, high)


def is_within(v, a, speed, reverse_speed, jerk):
    change = a * abs(a) / 2 / jerk
    return all(-reverse_speed < n < speed for n in (v, v + change, v - change))


def near(row, must_turn):
    """The same case with an end that a motion without a cruise or a peak reaches, or None."""
    p0, v0, a0, _, v1, a1, speed, reverse_speed, most, least, jerk = row
    state = [mpf(n) / mpf(jerk) for n in (0, v0, a0, v1, a1)]
    family = Family(*state, *(mpf(n) / mpf(jerk) for n in (most, least, speed)))
    low, high = family.lens or (family.start, mpf(0))
    turns = [s for s in family.turns() if low < s < high and family.speed(s) < 0 < family.speed(low)]
    if low >= 0 or must_turn and not turns:
        return None
    if turns:
        # The motion turns back: the end is before that.
        high = family.bisect(low, turns[0], lambda s: family.speed(s) > 0)
    s = low + (high - low) * random.uniform(0.1, 1)
    if abs(family.excess(s) - family.excess(low)) * jerk < 1e-9:
        return None
    return *row[:3], float(p0 + mpf(jerk) * family.excess(s)), *row[4:]


count = 0
while count < 400:
    speed, most, jerk = size(-1, 2), size(-1, 2), size(-1, 3)
    reverse_speed, least = (speed, most) if count % 2 else (size(-1, 2), size(-1, 2))
    p0, p1 = random.uniform(-10, 10), random.uniform(-10, 10)
    if count % 3 == 0:
        p1 = p0 + random.uniform(-1, 1) * size(-4, 0)
    (v0, v1), (a0, a1) = ([random.uniform(-n, m) for _ in "01"] for n, m in ((reverse_speed, speed), (least, most)))
    if count % 4 == 1:
        v1 = a1 = 0.0
    if count >= 300 and random.random() < 0.5:
        v1 = v0 + random.uniform(-0.5, 0.5) * a0 * a0 / jerk
    if count >= 350:
        # Between velocities at which the motion turns back.
        a1 = random.uniform(0, most)
        rise = random.uniform(0.1, 3) * a1 * a1 / jerk
        v1 = random.uniform(-0.06, 0.06) * rise + a1 * a1 / 2 / jerk
        a0 = random.uniform(-1, 0.5) * (jerk * rise) ** 0.5
        v0 = v1 - a1 * a1 / 2 / jerk - rise + a0 * a0 / 2 / jerk
        if not -least < a0 < most:
            continue
    if not is_within(v0, a0, speed, reverse_speed, jerk) or not is_within(v1, a1, speed, reverse_speed, jerk):
        continue
    row = (p0, v0, a0, p1, v1, a1, speed, reverse_speed, most, least, jerk)
    row = row if count < 300 else near(row, count >= 350)
    if row is None:
        continue
    numbers = [mpf(n) for n in row]
    arcs = solve(*numbers)
    duration = sum(time for time, _ in arcs)
    end = state(arcs, *numbers[:3], duration)
    assert max(abs(a - b) for a, b in zip(end, numbers[3:6])) < mpf(10) ** -25
    time = mpf(float(duration * random.random()))
    print(*(n.hex() for n in row), *(mp.nstr(n, 25) for n in (duration, time, *state(arcs, *numbers[:3], time))))
    count += 1
