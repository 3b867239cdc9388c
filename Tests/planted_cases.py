"""Copies the conformance cases with a planted fault, for the tests of their runners.

    planted_cases.py FOLDER COPY digit     # the tenth digit of one result of each family is another
    planted_cases.py FOLDER COPY speed     # the springs are four times too fast
"""

import json
import pathlib
import re
import sys

NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e[+-]?\d+)?")


def other_digit(line):
    """The line with the tenth digit of its first result changed; None where that is within a tolerance."""
    case = json.loads(line.rstrip(",\n"))
    name, value = next(iter(case["out"].items()))
    number, condition = (value[0], case["condition"][name][0]) if isinstance(value, list) else (value, case["condition"][name])
    begin = line.index('"out":')
    found = NUMBER.search(line, line.index(":", begin + 6))
    digits = [i for i, c in enumerate(line[:found.end()]) if i >= found.start() and c.isdigit()]
    while digits and line[digits[0]] == "0":
        del digits[0]
    if len(digits) < 20 or condition > 1000 * abs(number) or "e" in found.group():
        return None
    at = digits[9]
    return line[:at] + str((int(line[at]) + 5) % 10) + line[at + 1:]


def four_times_too_fast(line):
    return re.sub(r'"time":([^},]*)', lambda found: f'"time":{4 * float(found.group(1))!r}', line)


def plant(folder, copy, fault):
    for path in sorted(pathlib.Path(folder).glob("*.json")):
        lines = path.read_text().splitlines(keepends=True)
        if fault == "digit":
            at, line = next((i, changed) for i, changed in enumerate(map(other_digit, lines[1:-1]), 1) if changed)
            lines[at] = line
        elif path.stem == "springs":
            lines = list(map(four_times_too_fast, lines))
        (pathlib.Path(copy) / path.name).write_text("".join(lines))


if __name__ == "__main__":
    plant(*sys.argv[1:])
