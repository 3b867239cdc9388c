"""The environment's choice of random cases, as in Tests/TestSupport/RandomCases.swift.

>>> random_cases(60, None), random_cases(60, "6000"), random_cases(60, "20x"), random_cases(60, "0.001x")
(60, 6000, 1200, 1)
>>> for text in "", "0", "0x", "-3", "1e3", "nanx":
...     try:
...         print(random_cases(60, text))
...     except ValueError as fault:
...         print(fault)
HOOKE_CASES: expected a number like 6000 or a factor like 20x, got ''
HOOKE_CASES: expected a number like 6000 or a factor like 20x, got '0'
HOOKE_CASES: expected a number like 6000 or a factor like 20x, got '0x'
HOOKE_CASES: expected a number like 6000 or a factor like 20x, got '-3'
HOOKE_CASES: expected a number like 6000 or a factor like 20x, got '1e3'
HOOKE_CASES: expected a number like 6000 or a factor like 20x, got 'nanx'
>>> generator(7, None).random() == random.Random(7).random()
True
>>> len({generator(own, text).random() for own in (7, 11) for text in (None, "0", "7", "1795000000")})
8
"""

import os
import random
import re


def random_cases(own, text=os.environ.get("HOOKE_CASES")):
    """The number of random cases in place of a test's own: HOOKE_CASES=6000, or HOOKE_CASES=20x for 20 times its own."""
    if text is None:
        return own
    match = re.fullmatch(r"(\d+)|(\d+(?:\.\d+)?)x", text)
    if match and match[1] and int(match[1]) > 0:
        return int(match[1])
    if match and match[2] and float(match[2]) > 0:
        return max(1, round(own * float(match[2])))
    raise ValueError(f"HOOKE_CASES: expected a number like 6000 or a factor like 20x, got {text!r}")


def generator(own, text=os.environ.get("HOOKE_SEED")):
    """Random numbers from a test's own seed, or from one that HOOKE_SEED and it determine."""
    if text is not None and not text.isdigit():
        raise ValueError(f"HOOKE_SEED: expected a non-negative integer, got {text!r}")
    return random.Random(own if text is None else f"{text} {own}")
