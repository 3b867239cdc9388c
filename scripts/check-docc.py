#!/usr/bin/env python3
"""Builds the DocC documentation of the libraries; a warning is an error.

    scripts/check-docc.py [--modules FOLDER] [LIBRARY…]

Reads the modules of the last debug build (FOLDER is .build/debug/Modules). It gives docc what
`swift package generate-documentation` gives it, without planning a build for every library.
"""

import argparse
import concurrent.futures
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts/lib"))
from manifest import libraries  # noqa: E402
from symbol_graphs import MODULES, extract  # noqa: E402


def convert(library, graphs, output):
    """Runs docc for a library."""
    catalogs = [str(path) for path in sorted((ROOT / "Sources" / library).glob("*.docc"))]
    return subprocess.run(
        ["docc", "convert", *catalogs, "--warnings-as-errors", "--fallback-display-name", library,
         "--fallback-bundle-identifier", library, "--additional-symbol-graph-dir", str(graphs / library),
         "--output-path", str(output / f"{library}.doccarchive")],
        capture_output=True, text=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--modules", type=pathlib.Path, default=MODULES)
    parser.add_argument("libraries", nargs="*", metavar="LIBRARY")
    options = parser.parse_args()
    names = options.libraries or libraries()
    wrong = 0
    with tempfile.TemporaryDirectory() as home, concurrent.futures.ThreadPoolExecutor() as pool:
        graphs, output = pathlib.Path(home, "graphs"), pathlib.Path(home, "archives")
        output.mkdir()
        extract(names, graphs, ["-emit-extension-block-symbols"], options.modules.resolve())
        for name, done in zip(names, pool.map(lambda name: convert(name, graphs, output), names)):
            if done.returncode != 0:
                wrong += 1
                print(f"{name}:\n{done.stdout}{done.stderr}", file=sys.stderr)
    print(f"{len(names)} libraries, {wrong} with faults in their documentation")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
