#!/usr/bin/env python3
"""Writes the public interface of each library as text to docs/api, or checks it with --check.

    scripts/list-api.py [--check] [-- ARGUMENTS OF SWIFT PACKAGE]

A line is a declaration with its full name, or a conformance. Commit a changed text together with the change of the
interface. List a removed or changed line in the CHANGELOG.
"""

import argparse
import difflib
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts/lib"))
from manifest import libraries  # noqa: E402

FOLDER = ROOT / "docs/api"
# Conformances that the compiler adds to every type.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def symbol_graphs(arguments):
    """The folder of the symbol graphs, freshly written."""
    command = ["swift", "package", *arguments, "dump-symbol-graph", "--minimum-access-level", "public",
               "--skip-synthesized-members"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    said = (done.stdout + done.stderr).rsplit("Files written to ", 1)
    return pathlib.Path(said[1].split("\n")[0].strip())


def interface(folder, library):
    """The sorted lines of a library, including extensions of other modules' types."""
    lines, names = set(), {}
    graphs = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.symbols.json"))]
    for graph in graphs:
        for symbol in graph["symbols"]:
            names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
    for path in sorted(folder.glob(f"{library}*.symbols.json")):
        if path.name.split(".")[0].split("@")[0] != library:
            continue
        graph = json.loads(path.read_text(encoding="utf-8"))
        for symbol in graph["symbols"]:
            declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
            lines.add(f"{'.'.join(symbol['pathComponents'])}: {' '.join(declaration.split())}")
        for relation in graph["relationships"]:
            if relation["kind"] not in ("conformsTo", "inheritsFrom"):
                continue
            source = names.get(relation["source"])
            target = names.get(relation["target"]) or relation.get("targetFallback", "?").split(".")[-1]
            if source and target not in IMPLIED:
                verb = "conforms to" if relation["kind"] == "conformsTo" else "inherits from"
                lines.add(f"{source} {verb} {target}")
    return sorted(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the text is not current")
    parser.add_argument("arguments", nargs="*", help="options of swift package")
    options = parser.parse_args()
    graphs = symbol_graphs(options.arguments)
    stale = False
    FOLDER.mkdir(exist_ok=True)
    for library in sorted(libraries()):
        lines = interface(graphs, library)
        if not lines:
            sys.exit(f"{library} has no symbol graph in {graphs}")
        path = FOLDER / f"{library}.txt"
        after = "\n".join(lines) + "\n"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        print(f"{library}: {len(lines)} lines")
        if after == before:
            continue
        if options.check:
            stale = True
            sys.stderr.writelines(difflib.unified_diff(
                before.splitlines(keepends=True), after.splitlines(keepends=True), f"docs/api/{path.name}", "the sources", n=0))
        else:
            path.write_text(after, encoding="utf-8")
    if stale:
        sys.exit("docs/api is not current: run scripts/list-api.py, and list the changes in CHANGELOG.md")


if __name__ == "__main__":
    main()
