#!/usr/bin/env python3
"""Compares what the compiler says about names of UIKit that have no equal with Tests/MissingNames/errors.txt.

    scripts/check-missing-names.py [--write] [--modules FOLDER]

Reads the modules of the last debug build (FOLDER is .build/debug/Modules), so build first: swift build. `--write` writes
errors.txt again: look at the difference.
"""

import argparse
import difflib
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts/lib"))
from symbol_graphs import MODULES, clang_arguments  # noqa: E402

FOLDER = ROOT / "Tests/MissingNames"
ERROR = re.compile(r"Names\.swift:(\d+):\d+: error: (.*)")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--write", action="store_true", help="write the errors; compare nothing")
    parser.add_argument("--modules", type=pathlib.Path, default=MODULES)
    options = parser.parse_args()
    modules = options.modules.resolve()
    if not modules.is_dir():
        sys.exit(f"{modules} does not exist; build first: swift build")
    command = ["swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-parse-as-library", "-diagnostic-style=llvm"]
    command += ["-module-name", "MissingNames", "-I", str(modules), *clang_arguments(modules), str(FOLDER / "Names.swift")]
    said = subprocess.run(command, capture_output=True, text=True).stderr
    source = (FOLDER / "Names.swift").read_text(encoding="utf-8").splitlines()
    lines = [f"{source[int(line) - 1].strip()}\n    {text}\n" for line, text in ERROR.findall(said)]
    golden = FOLDER / "errors.txt"
    if options.write:
        golden.write_text("".join(lines), encoding="utf-8")
        return
    before = golden.read_text(encoding="utf-8")
    if "".join(lines) != before:
        sys.stderr.writelines(difflib.unified_diff(before.splitlines(True), "".join(lines).splitlines(True)))
        sys.exit(f"the errors of {FOLDER.relative_to(ROOT)}/Names.swift differ; --write writes them again\n{said[-2000:]}")
    print(f"{len(lines)} errors about missing names, as written")


if __name__ == "__main__":
    main()
