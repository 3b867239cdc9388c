#!/usr/bin/env python3
"""Compiles and runs every Swift sample of the documentation.

    scripts/check-samples.py [--modules FOLDER] [DOCUMENT…]

Samples are the blocks marked ```swift in the project's Markdown and in the doc comments of Sources/, or only those of the
named documents. Each is compiled as a program against the modules of the last debug build (FOLDER is
.build/debug/Modules), linked with that build's objects, and run. A sample of a doc comment imports its own module; any
other imports what it uses. A block with a second word, as in ```swift manifest, is not a program and is skipped. Errors
refer to lines of the document. A warning is an error, and so is a program that fails.
"""

import argparse
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts/lib"))
from manifest import libraries, reach, targets  # noqa: E402
from symbol_graphs import MODULES, clang_arguments  # noqa: E402

SOURCES = ROOT / "Sources"
FENCE = re.compile(r"^(\s*)```(.*)$")
COMMENT = re.compile(r"^\s*/// ?(.*)$")


def documents():
    yield from sorted(ROOT.glob("*.md"))
    yield from sorted((ROOT / "docs").rglob("*.md"))
    yield from sorted(SOURCES.rglob("*.md"))
    yield from sorted(SOURCES.rglob("*.swift"))


def prose(path):
    """The lines of a document, or of a source's doc comments; None for lines of code."""
    for line in path.read_text(encoding="utf-8").split("\n"):
        if path.suffix == ".md":
            yield line
        else:
            comment = COMMENT.match(line)
            yield comment.group(1) if comment else None


def samples(path):
    """Each sample with the number of its first line."""
    inside, block, indent, start = None, [], 0, 0
    for number, line in enumerate(prose(path), 1):
        fence = FENCE.match(line) if line is not None else None
        if line is None:
            inside = None
        elif fence and inside is None:
            inside, block, indent, start = fence.group(2).strip(), [], len(fence.group(1)), number + 1
        elif fence:
            if inside == "swift":
                yield start, "\n".join(block)
            inside = None
        elif inside is not None:
            block.append(line[indent:] if line[:indent].isspace() else line)


def link(build, folder):
    """Links the package's libraries into one shared library, so that a sample links in a tenth of a second."""
    library = folder / "libSamples.so"
    command = ["swiftc", "-emit-library", "-module-name", "Samples", "-o", str(library), *objects(build)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"the libraries do not link\n{result.stderr}")
    return library


def objects(build):
    """The objects of the package's libraries, and OpenBLAS if the build uses it."""
    depends = {name: needs for name, (_, needs) in targets().items()}
    names = set(libraries()).union(*(reach(name, depends) for name in libraries()))
    objects = []
    for name in sorted(names):
        objects += sorted(str(path) for path in (build / f"{name}.build").rglob("*.o"))
    return objects + (["-lopenblas"] if uses_openblas(build) else [])


def uses_openblas(build):
    backend = (build / "HookeLinearAlgebra.build").rglob("OpenBLAS*.o")
    return any(b"cblas_" in path.read_bytes() for path in backend)


def check(job, modules, library):
    index, path, start, text = job
    where = path.relative_to(ROOT)
    prelude = ""
    if path.suffix == ".swift":
        prelude = f"import {path.relative_to(SOURCES).parts[0]}\n"
    # One folder per sample, because only a file called main.swift is a program.
    file = library.parent / str(index) / "main.swift"
    file.parent.mkdir()
    file.write_text(f'{prelude}#sourceLocation(file: "{where}", line: {start})\n{text}\n', encoding="utf-8")
    program = file.parent / "sample"
    command = ["swiftc", "-swift-version", "6", "-I", str(modules), "-o", str(program)]
    command += [*clang_arguments(modules), str(file), str(library), "-lm"]
    command += ["-Xlinker", "-rpath", "-Xlinker", str(library.parent)]
    result = subprocess.run(command, capture_output=True, text=True)
    # Samples show a result as an unused value on its own line, with a comment.
    warnings = [line for line in result.stderr.splitlines() if "warning:" in line and "#no-usage" not in line]
    if result.returncode != 0 or warnings:
        return f"{where}:{start}: this sample does not compile without warnings\n{result.stderr}"
    run = subprocess.run([str(program)], capture_output=True, text=True, timeout=60)
    if run.returncode != 0:
        return f"{where}:{start}: this sample fails when it runs\n{run.stderr}"
    return ""


def main():
    parser = argparse.ArgumentParser(description="Compiles every Swift sample of the documentation.")
    parser.add_argument("--modules", type=pathlib.Path, default=MODULES)
    parser.add_argument("documents", type=pathlib.Path, nargs="*", metavar="DOCUMENT")
    options = parser.parse_args()
    modules = options.modules.resolve()
    if not modules.is_dir():
        sys.exit(f"{modules} does not exist; build first: swift build")
    chosen = [path.resolve() for path in options.documents] or documents()
    jobs = [(path, start, text) for path in chosen for start, text in samples(path)]
    if not jobs:
        sys.exit("no samples found in these documents")
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor() as pool:
        library = link(modules.parent, pathlib.Path(folder))
        run = lambda job: check(job, modules, library)
        faults = [fault for fault in pool.map(run, ((i, *job) for i, job in enumerate(jobs))) if fault]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(jobs)} samples, {len(faults)} of them wrong")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
