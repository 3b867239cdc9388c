#!/usr/bin/env python3
"""Writes the tables of docs/internals/performance.md from one run of the benchmarks.

    swift run -c release --package-path Benchmarks hooke-benchmarks --json > out/run.json
    scripts/list-performance.py out/run.json
    swift run -c release --package-path Benchmarks hooke-benchmarks --list | scripts/list-performance.py --check

With --check nothing is written: the status is 1 if standard input, the list of all jobs, lacks a job or a size that the page
names, or if the page does not have the rows of this script.
"""

import argparse
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/internals/performance.md"
BEGIN, END = "<!-- Written by scripts/list-performance.py: -->", "<!-- End of the tables. -->"
BATCH = [1_000, 100_000, 10_000_000]
VALUES = 1_000

# The tables: a title, and each row's job and sizes. A row shows the job's first variant of Hooke.
TABLES = [
    ("The life of an animation: made, and read 60 times", [
        ("spring made and read 60 times, underdamped", [16]),
        ("spring made and read 60 times, critical", [16]),
        ("spring made and read 60 times, overdamped", [16]),
        ("cubic Bézier made and read 60 times, presets", [4]),
        ("cubic Bézier made and read 60 times, random", [16]),
        ("cubic Bézier made and read 60 times, steep", [4]),
        ("keyframe track of 4 keys made and read 60 times", [4]),
    ]),
    ("One value", [
        ("spring at a time, underdamped", [VALUES]),
        ("spring at a time, critical", [VALUES]),
        ("spring at a time, overdamped", [VALUES]),
        ("settling duration, underdamped", [VALUES]),
        ("cubic Bézier, presets", [VALUES]),
        ("cubic Bézier, random", [VALUES]),
        ("cubic Bézier, steep", [VALUES]),
        ("keyframe track, times sorted", [10, 1_000]),
        ("keyframe track, times at random", [10, 1_000]),
        ("transform between two", [VALUES]),
        ("rectangle on the screen", [VALUES]),
        ("4x4 product, f64", [100]),
        ("4x4 inverse, f64", [100]),
    ]),
    ("Many values", [
        ("shared step, f64", BATCH),
        ("shared step, f32", BATCH),
        ("own parameters, step, f64", BATCH),
        ("exact at a time, underdamped, f64", BATCH),
        ("integration, Runge–Kutta, 1 substeps, f64", BATCH),
        ("network frames, 60 at once", [1_000]),
        ("keyframe track, made", [4, 1_000, 100_000]),
    ]),
    ("Scenes", [
        ("scrub of a transition", [10]),
        ("timeline of mixed tracks", [10]),
        ("frame of 8 transitions, 10 tracks a view", [1_000]),
        ("advance(to:) past animations", [10_000]),
        ("a change of layout, 60 items seen", [10_000]),
    ]),
]


def digits(value):
    """About three significant digits, the accuracy of a timing."""
    if value is None:
        return ""
    places = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3
    return f"{value:,.{places}f}"


def row(job, size, timings):
    """The line of a job in a size."""
    own = next(t for t in timings if t["role"] == "hooke")
    naive = next((t for t in timings if t["role"] == "naive"), None)
    cells = [
        job, f"{size:,}", own["variant"], digits(own["medianNanoseconds"]), digits(own.get("shareOfLimit")),
        digits(own.get("timesNaive")), naive["variant"] if naive else "",
    ]
    return "| " + " | ".join(cells) + " |"


def tables(run):
    """The text between the marks."""
    found = {}
    for timing in run["jobs"]:
        found.setdefault((timing["job"], timing["size"]), []).append(timing)
    lines = ["", *machine(run), ""]
    for title, rows in TABLES:
        lines += [f"## {title}", "", "| job | items | Hooke | ns an item | of the limit | × naive | the naive version |"]
        lines += ["| --- | --- | --- | --- | --- | --- | --- |"]
        for job, sizes in rows:
            for size in sizes:
                if (job, size) not in found:
                    sys.exit(f"the run has no job '{job}' of size {size}")
                lines.append(row(job, size, found[job, size]))
        lines.append("")
    return lines


def machine(run):
    """The machine and its limits."""
    facts = run["machine"]
    caches = ", ".join(f"{cache['bytes'] >> 10} KB of L{cache['level']}" for cache in facts["caches"])
    lines = [f"The machine: {facts['processor']}, {facts['cores']} cores, {caches}; {facts['system']}; Swift {facts['swift']}; "
             f"{facts['blas']}, threads: {facts['threads']}.", ""]
    lines += ["| limit | size | ns an item | GB/s or GFLOP/s |", "| --- | --- | --- | --- |"]
    for limit in run["limits"]:
        cells = [limit["limit"], f"{limit['size']:,}", digits(limit["medianNanoseconds"]), digits(limit.get("rate"))]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def faults(listed, page):
    """What is missing in the list of all jobs and in the page."""
    for _, rows in TABLES:
        for job, sizes in rows:
            for size in sizes:
                if f"{job}, {size}" not in listed:
                    yield f"hooke-benchmarks has no job '{job}' of size {size}"
                if not any(line.startswith(f"| {job} | {size:,} |") for line in page):
                    yield f"{PAGE.relative_to(ROOT)} has no row for '{job}' of size {size}: run scripts/list-performance.py"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("run", nargs="?", type=pathlib.Path, help="the JSON of hooke-benchmarks")
    parser.add_argument("--check", action="store_true", help="check the page against the list on standard input")
    options = parser.parse_args()
    page = PAGE.read_text(encoding="utf-8").splitlines()
    if options.check:
        found = list(faults(set(sys.stdin.read().splitlines()), page))
        for fault in found:
            print(fault, file=sys.stderr)
        return 1 if found else 0
    if options.run is None:
        parser.error("name the JSON of a run")
    run = json.loads(options.run.read_text(encoding="utf-8"))
    lines = page[: page.index(BEGIN) + 1] + tables(run) + page[page.index(END):]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
