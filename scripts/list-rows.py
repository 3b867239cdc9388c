#!/usr/bin/env python3
"""Writes the tests of each row into docs/internals/transition-rows.md, or checks them with --check.

    scripts/list-rows.py [--check]

The name of a row's test begins with the row: `A8, D8: the state at p is the timeline at p·D`. With --check nothing is
written; the status is 1 if the page is not current, a row has no test, or a test names an unknown row.
"""

import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/internals/transition-rows.md"
ROW = re.compile(r"^\| ([A-Z]\d+) \| (.*?) \|(.*)\|$")
NAME = re.compile(r"func `((?:[A-FKSU]\d+)(?:, [A-FKSU]\d+)*): ([^`]*)`")


def named_tests():
    """For each row the tests named after it, as (suite, name), in the order of files and lines."""
    found = {}
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        for rows, name in NAME.findall(path.read_text(encoding="utf-8")):
            for row in rows.split(", "):
                found.setdefault(row, []).append((path.stem, name))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is not current")
    check = parser.parse_args().check
    tests = named_tests()
    lines, rows, faults = [], set(), []
    before = PAGE.read_text(encoding="utf-8")
    for line in before.splitlines():
        match = ROW.match(line)
        if match:
            row, what, _ = match.groups()
            rows.add(row)
            if row not in tests:
                faults.append(f"no test is named after {row}: {what}")
            listed = "; ".join(f"{name} ({suite})" for suite, name in tests.get(row, []))
            listed = listed and listed + " "
            line = f"| {row} | {what} | {listed}|"
        lines.append(line)
    for row in sorted(tests.keys() - rows):
        faults.append(f"{tests[row][0]} names {row}, which is no row of {PAGE.relative_to(ROOT)}")
    after = "\n".join(lines) + "\n"
    if check and after != before:
        faults.append(f"{PAGE.relative_to(ROOT)} is not current: run scripts/list-rows.py")
    if not check and after != before:
        PAGE.write_text(after, encoding="utf-8")
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(rows)} rows, {len(rows & tests.keys())} of them with a test, {sum(map(len, tests.values()))} entries")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
