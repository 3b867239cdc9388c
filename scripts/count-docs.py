#!/usr/bin/env python3
"""Counts the documentation, and checks that its pages begin with code.

    scripts/count-docs.py

Prints a line for each page of docs/ and docs/internals/: its words, the line of its first code, and its links; then the
sums. Words are those of `wc -w`, code included. Code is a fenced block, or an indented one after an empty line.

The status is 1 if a page for users has no code in its first 20 lines, or if there are more than PAGES of these pages or more
than WORDS words in them. Pages for users are those of docs/ but its index.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
FIRST_CODE = 20
WORDS = 45_000
PAGES = 35
LINK = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\])*\]\([^()\s]+\)")


def first_code(lines):
    """The number of the first line of code, or 0."""
    for number, line in enumerate(lines, 1):
        if line.startswith("```"):
            return number + 1
        if line.startswith("    ") and number > 1 and not lines[number - 2].strip():
            return number
    return 0


def measure(path):
    """The words, the line of the first code and the links of a page."""
    text = path.read_text(encoding="utf-8")
    return len(text.split()), first_code(text.split("\n")), len(LINK.findall(text))


def main():
    faults = []
    for title, folder in (("for users", DOCS), ("internals", DOCS / "internals")):
        pages = [path for path in sorted(folder.glob("*.md")) if path.name != "README.md"]
        total = 0
        print(f"{'words':>6} {'code':>5} {'links':>6}  {title}")
        for path in pages:
            words, code, links = measure(path)
            total += words
            print(f"{words:6} {code or '–':>5} {links:6}  {path.relative_to(ROOT)}")
            if folder == DOCS and not 0 < code <= FIRST_CODE:
                faults.append(f"{path.relative_to(ROOT)} has no code in its first {FIRST_CODE} lines")
        print(f"{total:6}               {len(pages)} pages\n")
        if folder == DOCS and total > WORDS:
            faults.append(f"the pages for users have {total} words; accepted: up to {WORDS}")
        if folder == DOCS and len(pages) > PAGES:
            faults.append(f"there are {len(pages)} pages for users; accepted: up to {PAGES}")
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
